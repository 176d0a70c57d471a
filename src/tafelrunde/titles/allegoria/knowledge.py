"""Dealing anew what a seat cannot know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import CardNo, Seat
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.zones import bit_of
from tafelrunde.titles.allegoria.vocabulary import QUEEN

if TYPE_CHECKING:
    from tafelrunde.titles.allegoria.table import Allegoria


def redeal(g: Allegoria, seat: Seat, rng: Rng) -> None:
    """Give the cards the seat cannot know other faces, consistently with all it has seen."""
    known = g.knowledge(seat)
    bit = bit_of(seat)
    families: dict[int, list[int]] = {}
    pools: dict[int, list[int]] = {}
    for card in range(len(g.kinds)):
        if card not in known:
            if not g.seen[card] & bit:
                families.setdefault(g.box.family[card], []).append(card)
            if g.pools[card]:
                pools.setdefault(g.pools[card], []).append(card)
    # Cards the seat never saw may be anywhere among their kind; where a shuffle put those
    # it did see, it cannot tell.
    for cards in list(families.values()) + list(pools.values()):
        permute(g, cards, rng)
    if g.queen_lives:
        return_queen(g, rng)


def return_queen(g: Allegoria, rng: Rng) -> None:
    """Everybody knows that the queen's death is still in the decree deck (A43)."""
    for card in g.away:
        if g.kinds[card].number == QUEEN:
            other = g.decree_deck[rng.below(len(g.decree_deck))]
            g.kinds[card], g.kinds[other] = g.kinds[other], g.kinds[card]
            return


def permute(g: Allegoria, cards: list[CardNo], rng: Rng) -> None:
    """Deal anew which of these cards shows what."""
    order = cards.copy()
    rng.shuffle(order)
    kinds = [g.kinds[card] for card in order]
    seen = [g.seen[card] for card in order]
    for at in range(len(cards)):
        g.kinds[cards[at]] = kinds[at]
        g.seen[cards[at]] = seen[at]
