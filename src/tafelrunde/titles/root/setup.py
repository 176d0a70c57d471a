"""From checked options to a dealt table (5.1)."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.root.board import SPOTS
from tafelrunde.titles.root.catalogue import DECK, DECK_FOR_TWO, DOMINANCE_CARD, FOX
from tafelrunde.titles.root.factions.all_factions import make_faction
from tafelrunde.titles.root.factions.base import VAGABOND, VAGABOND_2
from tafelrunde.titles.root.prepared import PreparedRoot
from tafelrunde.titles.root.table import Root

START_HAND: Final = 3


def deal(prepared: PreparedRoot, seed: str) -> Root:
    """Steps 1 to 6 of the setup; the factions set up as the first steps of play (5.1.7)."""
    g = Root(prepared, Rng(seed))
    g.kinds = (DECK_FOR_TWO if prepared.seats == 2 else DECK).copy()  # 5.1.3
    g.dominance_cards = sum(card.kind == DOMINANCE_CARD for card in g.kinds)
    g.deck = list(range(len(g.kinds)))
    g.rng.shuffle(g.deck)
    lay_out_map(g)
    for seat in range(prepared.seats):
        g.factions.append(make_faction(prepared.factions[seat], seat))
    g.setup_order = sorted(range(prepared.seats), key=prepared.factions.__getitem__)
    if two_vagabonds(g) and g.rng.below(2):  # 9.8.2
        a, b = prepared.seat_of[VAGABOND], prepared.seat_of[VAGABOND_2]
        i, j = g.setup_order.index(a), g.setup_order.index(b)
        g.setup_order[i], g.setup_order[j] = b, a
    g.first = prepared.first if prepared.first >= 0 else g.rng.below(prepared.seats)  # 5.1.1
    g.turn = g.first
    for i in range(prepared.seats):
        g.draw(g.factions[(g.first + i) % prepared.seats], START_HAND)
    return g


def lay_out_map(g: Root) -> None:
    """Suits (dealt face down on the Winter map), slots, and a ruin on every R (5.1.4)."""
    board = g.board
    g.suits = board.suits
    if not board.suits_fixed:
        markers = [FOX + at % 3 for at in range(12)]
        g.rng.shuffle(markers)
        g.suits = [0, *markers]
    g.ruins = board.ruins.copy()
    g.free_slots = board.slots.copy()
    for c in range(1, SPOTS):
        if c in g.ruins:
            g.free_slots[c] -= 1


def two_vagabonds(g: Root) -> bool:
    """Whether a second Vagabond plays (9.8)."""
    return g.prepared.seat_of[VAGABOND_2] >= 0
