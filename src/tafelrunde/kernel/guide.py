"""What a title tells a search: who plays imagined worlds on, and how one stands that is cut off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.bots import Bot, RandomBot
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Sight, Table

USUAL: Final = 200  # play-outs of a decision


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """A title's help for searching; every search has one of its own.

    By itself it plays imagined worlds to their end with `maker`'s bots and counts who wins. A title
    derives from it what it knows better. `horizon` is how many ticks of `clock` a play-out goes on
    (0: to the end); `keeps_players` says that the bots of one play-out can play the next one too.
    `preparation` is how much is done before the first question of a game, in any unit (0: nothing).
    `playouts` is how many a decision gets where nobody says how many.
    """

    def __init__(self, maker: Callable[[Rng], Bot] = RandomBot) -> None:
        self.maker = maker
        self.horizon = 0
        self.keeps_players = False
        self.preparation = 0
        self.playouts = USUAL

    def player(self, rng: Rng) -> Bot:
        """Who plays a seat of an imagined world; its answer is also the one to beat."""
        return self.maker(rng)

    def prepare(self, sight: Sight, until: float) -> None:
        """Get ready for the game at hand, or go on with it, before a question is thought about.

        `until` is when to leave the rest for the next question (`perf_counter`; 0: finish it now).
        """

    def is_plain(self, sight: Sight, ask: Ask) -> bool:
        """Whether the player's answer is good enough, so that nothing is imagined at all."""
        return False

    def rates(self, player: Bot, sight: Sight, ask: Ask) -> list[float]:
        """How promising each option looks, in any unit; [] if there is no telling.

        `player` has just answered this very question.
        """
        return []

    def clock(self, table: Table) -> int:
        """How far a game is, in the unit of `horizon`."""
        return 0

    def value(self, table: Table) -> list[float]:
        """How each seat stands on a table of an imagined world, from 0 (lost) to 1 (won).

        The table is at a checkpoint and perhaps over.
        """
        return won(table) if table.over else [1.0 / table.seats] * table.seats


def won(table: Table) -> list[float]:
    """Each seat's share of the victory on a finished table."""
    winners = table.outcome().winners
    shares = [0.0] * table.seats
    for seat in winners:
        shares[seat] = 1.0 / len(winners)
    return shares


def ahead(worths: list[float], seat: int) -> float:
    """How far a seat is before the others: the best of them counts most."""
    best = -1e9
    total = 0.0
    for other in range(len(worths)):
        if other != seat:
            total += worths[other]
            if worths[other] > best:
                best = worths[other]
    if len(worths) == 1:
        return worths[0]
    return worths[seat] - 0.6 * best - 0.4 * total / (len(worths) - 1)
