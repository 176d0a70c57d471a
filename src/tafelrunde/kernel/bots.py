"""Bots answer directly: a question is a plain call, which is what makes simulation fast."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import NO_DRIVER, Driver, Outcome, Sight, Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Something that decides for a seat, from what that seat may see."""

    def choose(self, sight: Sight, ask: Ask) -> int:
        """One of `ask.options`."""
        raise NotImplementedError


class RandomBot(Bot):
    """Every legal answer with the same probability."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, sight: Sight, ask: Ask) -> int:
        """Any option."""
        return ask.options[self.rng.below(len(ask.options))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Direct(Driver):
    """Calls the bot of the seat that is asked; forced answers need no bot."""

    def __init__(self, table: Table, bots: list[Bot]) -> None:
        self.bots = bots
        self.sights = [table.sight(seat) for seat in range(table.seats)]
        self.decisions = 0
        self.limit = 1_000_000  # decisions; bots may answer one step in circles for ever
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
            option = self.bots[seat].choose(self.sights[seat], ask)
        if self.answers is not None:
            self.answers.append((seat, option))
        return option

    def answer_each(self, table: Table, asks: list[Ask]) -> list[int]:
        """Ask the bots one after the other; none sees another's answer."""
        return [self.answer(table, ask) for ask in asks]


def play_out(table: Table, bots: list[Bot], *, max_decisions: int = 1_000_000) -> Outcome:
    """Play a table to its end with bots and return the outcome."""
    driver = Direct(table, bots)
    driver.limit = max_decisions
    table.driver = driver
    while not table.over:
        table.play()
    table.driver = NO_DRIVER  # driver and table refer to each other: let both go at once
    return table.outcome()
