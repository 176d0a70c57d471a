"""Dealing anew what a seat cannot know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.zones import bit_of

if TYPE_CHECKING:
    from tafelrunde.titles.dominion.player import Player
    from tafelrunde.titles.dominion.table import Dominion


def redeal(g: Dominion, seat: int, rng: Rng) -> None:
    """Give the cards the seat cannot know other faces, consistently with all it has seen.

    Zones stay as they are; only what is printed on the hidden cards in them changes.
    """
    hidden = [hidden_from(g, seat, me) for me in g.players]
    for this, giver, made, seen_by in g.strays:
        # A card passed face down might have been any hidden card the giver had then, except for
        # those who have seen it.
        has_seen = seen_by & bit_of(seat) != 0
        if not has_seen and any(this in cards for cards in hidden):
            others = [other for other in hidden[giver] if other < made]
            at = rng.below(len(others) + 1)
            if at < len(others):
                deal_out(g, [this, others[at]], [1, 0])
    for cards in hidden:
        # Cards that were revealed and put back stay among themselves: only their order is secret.
        for packet in sorted({g.packets.get(this, -1) for this in cards}):
            group = [this for this in cards if g.packets.get(this, -1) == packet]
            order = list(range(len(group)))
            rng.shuffle(order)
            deal_out(g, group, order)


def deal_out(g: Dominion, cards: list[int], order: list[int]) -> None:
    """Give each card the face of the one that the order names."""
    kinds = [g.kinds[cards[i]] for i in order]
    for i in range(len(cards)):
        g.kinds[cards[i]] = kinds[i]


def hidden_from(g: Dominion, seat: int, me: Player) -> list[int]:
    """The player's cards that the seat does not know."""
    known = g.knowledge(seat)
    # Most discards were open when they were made: everybody may remember them.
    known.update([this for this in me.discard if this not in g.unsure])
    return [this for this in me.all_cards() if this not in known]
