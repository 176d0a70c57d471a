"""When nobody can go on, or will: a game that would last for ever ends (R212, R290)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from tafelrunde.titles.dominion.counters import DEBT
from tafelrunde.titles.dominion.player import NO_COUNTS

if TYPE_CHECKING:
    from tafelrunde.titles.dominion.player import Player
    from tafelrunde.titles.dominion.table import Dominion

IDLE_ROUNDS: Final = 20  # without a card that comes or goes, and without Debt paid
PAYING_ROUNDS: Final = 100  # without a card that comes or goes


@mypyc_attr(acyclic=True)
class Standstill:
    """How long nothing has happened; never changed once made."""

    def __init__(self, cards: int, debt: int, idle: int, paying: int) -> None:
        self.cards = cards  # how many cards are in sight of the rules
        self.debt = debt
        self.idle = idle  # turns in a row in which neither changed
        self.paying = paying  # turns in a row in which only Debt changed, if anything did


START: Final = Standstill(0, 0, 0, 0)


def stalemate(g: Dominion, me: Player) -> str:
    """Why the game does not go on, seen when this player's turn has ended; '' if it does."""
    debt = 0
    all_in_debt = True
    for other in g.players:
        owed = 0 if other.counts is NO_COUNTS else other.counts[DEBT]
        debt += owed
        if not owed:
            all_in_debt = False
    cards = cards_moved(g)
    before = g.standstill
    still = cards == before.cards
    now = Standstill(
        cards,
        debt,
        before.idle + 1 if still and debt == before.debt else 1,
        before.paying + 1 if still else 1,
    )
    g.standstill = now
    if now.idle <= IDLE_ROUNDS * g.seats and now.paying <= PAYING_ROUNDS * g.seats:
        return ""
    return "debt" if all_in_debt else "stuck"


def cards_moved(g: Dominion) -> int:
    """A number that changes when a card is gained, trashed or returned.

    Every card gained from a plain pile is a new one in `kinds`.
    """
    number = 2 * len(g.kinds) + len(g.trash)
    if g.kingdom.has_stacks:
        for pile in g.piles:
            if pile.stack is not None:
                number -= pile.left
    return number
