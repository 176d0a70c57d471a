"""Bots answer directly: a question is a plain call, which is what makes simulation fast."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from tafelrunde.kernel.ask import Ask, Option
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import NO_DRIVER, Driver, Outcome, Sight, Table

if TYPE_CHECKING:
    from tafelrunde.kernel.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Something that decides for a seat, from what that seat may see."""

    def choose(self, sight: Sight, ask: Ask) -> int:
        """One of `ask.options`."""
        raise NotImplementedError

    def follow(self, sight: Sight, ask: Ask, option: Option) -> None:
        """Note an answer that somebody else gave in its place, if it remembers its own ones."""

    def searches(self) -> bool:
        """Whether it calls `sight.imagine`: then somebody has to keep the last checkpoint."""
        return False


class RandomBot(Bot):
    """Every legal answer with the same probability."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, sight: Sight, ask: Ask) -> int:
        """Any option."""
        return ask.options[self.rng.below(len(ask.options))]


@mypyc_attr(acyclic=True)
class Chair:
    """Who decides at a seat, and what is seen from there.

    Compiled, two fields of one object are quicker to reach than two lists of many classes.
    """

    def __init__(self, bot: Bot, sight: Sight) -> None:
        self.bot = bot
        self.sight = sight


@mypyc_attr(allow_interpreted_subclasses=True)
class Direct(Driver):
    """Calls the bot of the seat that is asked; forced answers need no bot."""

    def __init__(self, table: Table, bots: list[Bot]) -> None:
        self.bots = bots
        self.sights = [table.sight(seat) for seat in range(table.seats)]
        self.chairs = [Chair(bots[seat], self.sights[seat]) for seat in range(table.seats)]
        self.decisions: i64 = 0
        self.limit: i64 = 1_000_000  # decisions; bots may answer one step in circles for ever
        self.answers: list[tuple[int, int]] | None = None  # set to a list to keep a record

    def answer(self, table: Table, ask: Ask) -> int:
        """The only legal option, or what the bot chooses."""
        self.decisions += 1
        if self.decisions > self.limit:
            raise RuntimeError(f"no end after {self.limit} decisions")
        seat = ask.seat
        if len(ask.options) == 1:
            option = ask.options[0]
        else:
            chair = self.chairs[seat]
            option = chair.bot.choose(chair.sight, ask)
        if self.answers is not None:
            self.answers.append((seat, option))
        return option

    def answer_each(self, table: Table, asks: list[Ask]) -> list[int]:
        """Ask the bots one after the other; none sees another's answer."""
        return [self.answer(table, ask) for ask in asks]

    def position(self, table: Table) -> Position:
        """Nobody has kept the last checkpoint."""
        raise RuntimeError("a bot that imagines says so (`searches`): `play_out` then keeps track")


class Keeping(Direct):
    """Direct calls at a table where somebody searches: keeps the last checkpoint, and what since.

    Whoever plays the table calls `begin` before every step.
    """

    def __init__(self, table: Table, bots: list[Bot]) -> None:
        super().__init__(table, bots)
        self.start = table
        self.since: list[tuple[int, int]] = []

    def begin(self, table: Table) -> None:
        """A step begins."""
        self.start = table.copy()
        self.since = []

    def answer(self, table: Table, ask: Ask) -> int:
        """What the bot chooses, remembered."""
        option = super().answer(table, ask)
        self.since.append((ask.seat, option))
        return option

    def position(self, table: Table) -> Position:
        """Where the table stands, in the middle of a step."""
        from tafelrunde.kernel.position import Position

        return Position(self.start, self.since)


def play_out(
    table: Table,
    bots: list[Bot],
    *,
    max_decisions: int = 1_000_000,
    answers: list[tuple[int, int]] | None = None,
) -> Outcome:
    """Play a table to its end with bots and return the outcome; `answers` takes a record of it."""
    if any(bot.searches() for bot in bots):
        keeping = Keeping(table, bots)
        keeping.limit = max_decisions
        keeping.answers = answers
        table.driver = keeping
        while not table.over:
            keeping.begin(table)
            table.play()
    else:
        driver = Direct(table, bots)
        driver.limit = max_decisions
        driver.answers = answers
        table.driver = driver
        while not table.over:
            table.play()
    table.driver = NO_DRIVER  # driver and table refer to each other: let both go at once
    return table.outcome()
