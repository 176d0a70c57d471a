"""Dealing anew what a seat cannot know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import CardNo, Seat
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.zones import bit_of

if TYPE_CHECKING:
    from tafelrunde.titles.dominion.player import Player
    from tafelrunde.titles.dominion.table import Dominion


def redeal(g: Dominion, seat: Seat, rng: Rng) -> None:
    """Give the cards the seat cannot know other faces, consistently with all it has seen.

    Zones stay as they are; only what is printed on the hidden cards in them changes.
    """
    known = g.knowledge(seat)
    hidden = [hidden_from(g, known, me) for me in g.players]
    for this, giver, made, seen_by in g.strays:
        # A card passed face down might have been any hidden card the giver had then, except for
        # those who have seen it.
        has_seen = seen_by & bit_of(seat) != 0
        if not has_seen and any(this in cards for cards in hidden):
            others = [other for other in hidden[giver] if other < made]
            at = rng.below(len(others) + 1)
            if at < len(others):
                g.kinds[this], g.kinds[others[at]] = g.kinds[others[at]], g.kinds[this]
    if g.kingdom.has_stacks or g.decks:
        hidden.extend(hidden_piles(g, known))
    for cards in hidden:
        if not g.packets:
            deal_faces(g, cards, rng)
            continue
        # Cards that were revealed and put back stay among themselves: only their order is secret.
        for packet in sorted({g.packets.get(this, -1) for this in cards}):
            group = [this for this in cards if g.packets.get(this, -1) == packet]
            deal_faces(g, group, rng)
    if g.kingdom.has_stacks:
        turn_up(g)


def hidden_piles(g: Dominion, known: set[int]) -> list[list[CardNo]]:
    """The cards of mixed piles and small decks that somebody who knows these does not know."""
    hidden: list[list[CardNo]] = []
    for pile in g.piles:
        if pile.stack is not None and pile.card.stack_hidden:
            hidden.append([this for this in pile.stack if this not in known])
    for deck in g.decks.values():
        hidden.append([this for this in deck.cards if this not in known])
    return hidden


def turn_up(g: Dominion) -> None:
    """Let the top card of every mixed pile be what lies there."""
    for pile in g.piles:
        if pile.stack:
            pile.top = g.kinds[pile.stack[-1]]


def deal_faces(g: Dominion, cards: list[CardNo], rng: Rng) -> None:
    """Shuffle the faces of these cards."""
    kinds = [g.kinds[this] for this in cards]
    rng.shuffle(kinds)
    for i in range(len(cards)):
        g.kinds[cards[i]] = kinds[i]


def hidden_from(g: Dominion, known: set[int], me: Player) -> list[int]:
    """The player's cards that somebody who knows these does not know."""
    # Most discards were open when they were made: everybody may remember them.
    unsure = g.unsure
    hidden: list[int] = []
    for zone in me.zones():
        remembered = zone is me.discard
        for this in zone:
            if this not in known and (not remembered or this in unsure):
                hidden.append(this)
    return hidden
