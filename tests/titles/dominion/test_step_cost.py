"""What a person waits for: with every answer the step since the last checkpoint runs again.

`TAFELRUNDE_STEPS=300 pytest -s tests/titles/dominion/test_step_cost.py` is the long form and prints
what it found.
"""

from __future__ import annotations

import os
from time import process_time

from tafelrunde import form
from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.bots import Bot, Direct, RandomBot
from tafelrunde.kernel.position import Position
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import NO_DRIVER, Table
from tafelrunde.kernel.title import BotMaker
from tafelrunde.testing.fuzz import daily_seed
from tafelrunde.titles.dominion.title import TITLE

GAMES = int(os.environ.get("TAFELRUNDE_STEPS") or 2)
DECISIONS = 1_500  # of each game: those to come are no longer steps
MOST = 20.0  # milliseconds of processor time, for the longest step of all, in either form


class Steps(Direct):
    """Keeps the dearest question of every step: the last one, after all its other answers."""

    def __init__(self, table: Table, bots: list[Bot]) -> None:
        super().__init__(table, bots)
        self.start = table
        self.since: list[tuple[int, int]] = []
        self.found: list[Position] = []

    def begin(self, table: Table) -> None:
        """A step begins."""
        self.start = table.copy()
        self.since = []

    def answer(self, table: Table, ask: Ask) -> int:
        """What the bot chooses."""
        here = Position(self.start, self.since)
        if self.since:
            self.found[-1] = here
        else:
            self.found.append(here)
        option = super().answer(table, ask)
        self.since.append((ask.seat, option))
        return option


def steps_of(seed: str, maker: BotMaker) -> list[Position]:
    """The steps of a game with any boxes, options and number of players."""
    seats, options = TITLE.sample(Rng(seed))
    table = TITLE.deal(TITLE.prepare(seats, options), seed)
    driver = Steps(table, [maker(Rng(f"{seed}/{seat}")) for seat in range(seats)])
    table.driver = driver
    while not table.over and driver.decisions < DECISIONS:
        driver.begin(table)
        table.play()
    table.driver = NO_DRIVER
    return driver.found


def milliseconds(position: Position) -> float:
    """How long it takes to come to the question again, the better of two times."""
    best = 1e9
    for _ in range(2):
        again = Position(position.start, position.answers)
        started = process_time()
        assert again.pending
        best = min(best, (process_time() - started) * 1000)
    return best


def test_running_a_step_again_is_a_matter_of_milliseconds():
    times: list[float] = []
    answers = 0
    for game in range(GAMES):
        maker = RandomBot if game % 2 else TITLE.bots()["auto"]
        for position in steps_of(f"{daily_seed()} step {game}", maker):
            times.append(milliseconds(position))
            answers = max(answers, len(position.answers))
    times.sort()
    p99, most = times[len(times) * 99 // 100], times[-1]
    print(
        f"{len(times)} steps of {GAMES} games, {form()}: p99 {p99:.2f} ms, most {most:.2f} ms, "
        f"up to {answers} answers in one step"
    )
    assert len(times) > 30 * GAMES
    assert answers > 3, "no step had several answers"
    assert p99 < MOST / 4
    assert most < MOST
