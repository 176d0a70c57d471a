"""Many games in a row, compiled with the rules: what measures speed must not cost any."""

from __future__ import annotations

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.bots import Bot, Direct, Keeping
from tafelrunde.kernel.position import Position
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import NO_DRIVER, Table
from tafelrunde.kernel.title import BotMaker, Prepared, Title


class Tally:
    """What was played so far."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.steps = 0
        self.turns = 0  # steps, where a title does not count turns


def play_games(
    title: Title,
    prepared: Prepared,
    makers: list[BotMaker],
    seed: str,
    games: int,
    tally: Tally,
) -> None:
    """Play whole games, from dealing to the outcome, and add them to the tally."""
    rngs = [Rng(f"{seed}/seat {seat}/{tally.games}") for seat in range(prepared.seats)]
    for _ in range(games):
        table = title.deal(prepared, f"{seed}/{tally.games}")
        bots: list[Bot] = [makers[seat](rngs[seat]) for seat in range(prepared.seats)]
        driver = Direct(table, bots)
        table.driver = driver
        steps = 0
        while not table.over:
            table.play()
            steps += 1
        table.outcome()
        table.driver = NO_DRIVER  # table and driver would keep each other alive
        tally.games += 1
        tally.decisions += driver.decisions
        tally.steps += steps
        turns = title.turns(table)
        tally.turns += turns if turns >= 0 else steps


def positions(
    title: Title, prepared: Prepared, makers: list[BotMaker], seed: str, most: int
) -> list[Table]:
    """Copies of the table at the checkpoints of one game, in the middle of turns."""
    table = title.deal(prepared, seed)
    bots = [makers[seat](Rng(f"{seed}/seat {seat}")) for seat in range(prepared.seats)]
    driver = Direct(table, bots)
    table.driver = driver
    seen: list[Table] = []
    while not table.over and len(seen) < most:
        before = driver.decisions
        table.play()
        if driver.decisions > before:  # a step without a decision only passes the turn on
            seen.append(table.copy())
    table.driver = NO_DRIVER
    return seen


class Collecting(Keeping):
    """Keeps the positions in which somebody had a choice."""

    def __init__(self, table: Table, bots: list[Bot]) -> None:
        super().__init__(table, bots)
        self.found: list[Position] = []

    def answer(self, table: Table, ask: Ask) -> int:
        """What the bot chooses."""
        if len(ask.options) > 1:
            self.found.append(Position(self.start, self.since))
        return super().answer(table, ask)


def questions(
    title: Title, prepared: Prepared, makers: list[BotMaker], seed: str, most: int
) -> list[Position]:
    """The questions with a choice of one game."""
    table = title.deal(prepared, seed)
    bots = [makers[seat](Rng(f"{seed}/seat {seat}")) for seat in range(prepared.seats)]
    driver = Collecting(table, bots)
    table.driver = driver
    while not table.over and len(driver.found) < most:
        driver.begin(table)
        table.play()
    table.driver = NO_DRIVER
    return driver.found


def imagine_all(places: list[Position], rng: Rng, times: int) -> int:
    """Imagine every position so many times, each time with a table; how many that were."""
    worlds = 0
    for position in places:
        seat = position.pending[0].seat
        for _ in range(times):
            if position.imagine(seat, rng).table.seats:
                worlds += 1
    return worlds


def copy_all(tables: list[Table], times: int) -> int:
    """Copy every table so many times, and say how many copies were made."""
    for _ in range(times):
        for table in tables:
            table.copy()
    return len(tables) * times
