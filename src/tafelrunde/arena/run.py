"""Play many games between bots on all cores and count who wins.

A game depends on the seed and its number alone, so the result is the same however many workers
there are. A game that breaks is counted, its record is kept, and the others go on.
"""

from __future__ import annotations

import gc
import os
import re
import signal
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from fractions import Fraction
from hashlib import sha256
from itertools import islice
from math import sqrt
from pathlib import Path
from threading import current_thread, main_thread
from typing import Any

from tafelrunde.bots.registry import find_bot
from tafelrunde.kernel.bots import Direct, play_out
from tafelrunde.kernel.errors import BadOptions, IllegalAnswer
from tafelrunde.kernel.options import settled
from tafelrunde.kernel.record import FORMAT, MAX_ANSWERS, Record, encode
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.title import BotMaker, Options, Prepared, Title
from tafelrunde.titles import registry

Progress = Callable[[int, int], None]  # games played, games in all

Z95 = 1.959964  # the quantile of the normal distribution for 95 %
MAX_DECISIONS = 1_000_000
KEPT_FAILURES = 20  # records written; every further error is only counted
MAX_SEED = 150  # characters; the number of the game is added
HEAD_START = 0.4  # seconds played in this process before others are started, which takes as long
KEPT_SETUPS = 200  # prepared ones that a worker remembers
ALIKE = 8  # set-ups that are compared to see whether anything changes
SHARES = 50  # about so many tasks for each worker, so that progress is smooth


@dataclass(frozen=True)
class Failure:
    """A game that broke: its number, its seed, what went wrong, and where its record is."""

    game: int
    seed: str
    error: str
    path: str = ""


@dataclass(frozen=True)
class SeatResult:
    """How one entry fared in one seat."""

    games: int
    wins: float


@dataclass(frozen=True)
class BotResult:
    """How one entry fared; a shared victory counts as its part of a win.

    `low` and `high` bound the true rate of wins with 95 % confidence (Wilson). `seats` tells the
    same for each seat, the first player's first.
    """

    entry: int
    bot: str
    games: int
    wins: float
    win_rate: float
    low: float
    high: float
    points: float  # on average
    seats: list[SeatResult] = field(default_factory=list)


@dataclass(frozen=True)
class ArenaResult:
    """What came of it. `games` were finished, `errors` were not, `stopped` says Ctrl-C."""

    title: str
    seed: str
    options: Options
    games: int
    errors: int
    bots: list[BotResult]
    failures: list[Failure] = field(default_factory=list)
    failures_dir: str = ""
    stopped: bool = False


@dataclass(frozen=True)
class Setting:
    """What every game of an arena has in common; sent to the workers once."""

    title: str
    bots: list[str]
    options: Options
    seed: str
    setups: int = 1  # so many in turn; 0: another one whenever everybody has sat everywhere


@dataclass
class Part:
    """The tally of some games, by entry and seat; sums do not depend on the order of adding."""

    wins: list[list[Fraction]]
    played: list[list[int]]
    points: list[int]
    games: int = 0
    failures: list[Failure] = field(default_factory=list)

    @classmethod
    def empty(cls, entries: int) -> Part:
        """Nothing played yet."""
        wins = [[Fraction(0)] * entries for _ in range(entries)]
        return cls(wins, [[0] * entries for _ in range(entries)], [0] * entries)

    def add(self, other: Part) -> None:
        """Count another part in."""
        for entry in range(len(self.points)):
            self.points[entry] += other.points[entry]
            for seat in range(len(self.points)):
                self.wins[entry][seat] += other.wins[entry][seat]
                self.played[entry][seat] += other.played[entry][seat]
        self.games += other.games
        self.failures += other.failures


class Hall:
    """One process's share of an arena: plays games by their numbers."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.title: Title = registry.load(setting.title)
        self.seats = len(setting.bots)
        self.makers: list[BotMaker] = [find_bot(self.title, name) for name in setting.bots]
        self.prepared: dict[int, Prepared] = {}  # set-ups that were played lately
        self.prepare(0)
        if setting.setups != 1 and len({str(self.options(at)) for at in range(ALIKE)}) == 1:
            raise BadOptions("these options leave nothing that could change from game to game")

    def setup_of(self, game: int) -> int:
        """Which set-up a game has: the same until everybody has sat everywhere."""
        turn = game // self.seats
        return turn % self.setting.setups if self.setting.setups else turn

    def options(self, setup: int) -> Options:
        """The options of a set-up: they depend on the seed and its number alone."""
        setting = self.setting
        if setting.setups == 1:
            return setting.options
        seed = sha256(f"{setting.seed}/setup/{setup}".encode()).hexdigest()[:32]
        wishes = self.title.vary(self.seats, setting.options, Rng(seed))
        return settled(registry.find(setting.title).options, wishes, self.seats, seed)

    def prepare(self, setup: int) -> Prepared:
        """A set-up, ready to be dealt."""
        found = self.prepared.get(setup)
        if found is None:
            found = self.title.prepare(self.seats, self.options(setup))
            if len(self.prepared) >= KEPT_SETUPS:
                self.prepared.clear()
            self.prepared[setup] = found
        return found

    def seed(self, game: int) -> str:
        """The seed of a game."""
        return f"{self.setting.seed}/{game}"

    def entry_at(self, game: int, seat: int) -> int:
        """Who sits where: everybody moves on by one seat from game to game."""
        return (seat + game) % self.seats

    def bot_rng(self, game: int, entry: int) -> Rng:
        """A bot's own source of chance, from which the game's seed cannot be learned."""
        return Rng(sha256(f"{self.seed(game)}/bot/{entry}".encode()).hexdigest())

    def play(self, games: range) -> Part:
        """Play these games."""
        part = Part.empty(self.seats)
        for game in games:
            self.play_one(game, part)
        return part

    def play_one(self, game: int, part: Part) -> None:
        """Play one game and add it to the part."""
        entries = [self.entry_at(game, seat) for seat in range(self.seats)]
        try:
            table = self.title.deal(self.prepare(self.setup_of(game)), self.seed(game))
            bots = [self.makers[entry](self.bot_rng(game, entry)) for entry in entries]
            outcome = play_out(table, bots, max_decisions=MAX_DECISIONS)
        except Exception as error:
            part.failures.append(Failure(game, self.seed(game), _short(error)))
            return
        part.games += 1
        for seat in outcome.winners:
            part.wins[entries[seat]][seat] += Fraction(1, len(outcome.winners))
        for seat in range(self.seats):
            part.played[entries[seat]][seat] += 1
            part.points[entries[seat]] += outcome.scores[seat]

    def record(self, game: int) -> tuple[Record, str]:
        """Play a broken game again, keep its answers, and say where it broke."""
        entries = [self.entry_at(game, seat) for seat in range(self.seats)]
        trace = ""
        answers: list[tuple[int, int]] = []
        try:
            table = self.title.deal(self.prepare(self.setup_of(game)), self.seed(game))
            bots = [self.makers[entry](self.bot_rng(game, entry)) for entry in entries]
            driver = Direct(table, bots)
            driver.answers = answers
            driver.limit = MAX_ANSWERS
            table.driver = driver
            while not table.over:
                table.play()
        except Exception as error:
            trace = "".join(traceback.format_exception(error))
            if isinstance(error, IllegalAnswer) and answers:
                answers.pop()  # the record ends where the bot was asked
        record = Record(
            format=FORMAT,
            title=self.title.id,
            revision=self.title.revision,
            seats=self.seats,
            options=self.options(self.setup_of(game)),
            seed=self.seed(game),
            answers=answers[:MAX_ANSWERS],
            names=[self.setting.bots[entry] for entry in entries],
        )
        return record, trace


def run_arena(
    title_id: str,
    bot_names: list[str],
    games: int,
    seed: str = "arena",
    workers: int | None = None,
    options: Options | None = None,
    progress: Progress | None = None,
    *,
    failures_dir: Path | str = "arena-failures",
    setups: int = 1,
) -> ArenaResult:
    """Play so many games between the named bots, one per seat, and count the wins.

    The seating rotates from game to game. `workers` are processes; 1 plays in this one. By default
    all cores are used where it is worth while: an arena that is over in a moment starts none.
    Records of broken games are written to `failures_dir`, which is made only then. Ctrl-C ends the
    arena with what was played so far.

    With `setups` the games differ: so many set-ups, drawn by the seed from what the options leave
    open, are played in turn; 0 draws another one each time. Everybody plays each of them from every
    seat, so the games are rounded up to whole rotations.
    """
    if games < 1:
        raise BadOptions("an arena needs at least one game")
    if setups < 0:
        raise BadOptions("an arena has at least one set-up")
    if setups != 1:
        games += -games % max(1, len(bot_names))
    if not 1 <= len(seed) <= MAX_SEED:
        raise BadOptions("the seed must have 1 to {most} characters", most=MAX_SEED)
    setting = Setting(title_id, list(bot_names), dict(options or {}), seed, setups)
    hall = Hall(setting)  # everything that can be wrong with the setting is raised here
    total = Part.empty(hall.seats)
    stopped = False

    def counted(part: Part) -> None:
        total.add(part)
        if progress is not None:
            progress(total.games + len(total.failures), games)

    def shares(first: int, count: int) -> list[range]:
        size = max(1, min(500, (games - first) // (max(1, count) * SHARES)))
        return [range(at, min(at + size, games)) for at in range(first, games, size)]

    try:
        count = min(os.cpu_count() or 1 if workers is None else workers, games)
        first = 0
        if workers is None and count > 1:
            until = time.perf_counter() + HEAD_START
            while first < games and time.perf_counter() < until:
                counted(hall.play(range(first, first + 1)))
                first += 1
        if count <= 1:
            for share in shares(first, 1):
                counted(hall.play(share))
        elif first < games:
            count = min(count, games - first)
            _in_parallel(setting, shares(first, count), count, counted)
    except KeyboardInterrupt:
        stopped = True
    return _result(hall, total, stopped, Path(failures_dir))


# -- workers

_hall: Hall | None = None
_stop: Any = None


def _start_worker(setting: Setting, stop: Any) -> None:
    """Set up a worker process; Ctrl-C is for its parent, which says when to stop."""
    global _hall, _stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _hall, _stop = Hall(setting), stop
    gc.freeze()  # what is loaded now stays; the collector need not look at it again


def _play_share(share: range) -> Part:
    assert _hall is not None
    part = Part.empty(_hall.seats)
    for game in share:
        if _stop.is_set():
            break
        _hall.play_one(game, part)
    return part


def _in_parallel(
    setting: Setting, shares: list[range], count: int, counted: Callable[[Part], None]
) -> None:
    """Hand out the shares to worker processes; fresh ones, so that threads do no harm."""
    from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
    from multiprocessing import get_context

    context = get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(
        count, mp_context=context, initializer=_start_worker, initargs=(setting, stop)
    )
    rest = iter(shares)
    try:
        with _deaf():  # the workers, which start now, inherit it
            waiting = {pool.submit(_play_share, share) for share in islice(rest, 2 * count)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                counted(future.result())
            waiting.update(pool.submit(_play_share, share) for share in islice(rest, len(done)))
    finally:
        stop.set()
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _deaf() -> Iterator[None]:
    """Do not hear Ctrl-C for a moment; only the main thread can choose to."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# -- results


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval for a rate of which `wins` of `games` were seen."""
    if games == 0:
        return 0.0, 1.0
    rate, z2 = wins / games, Z95 * Z95
    middle = rate + z2 / (2 * games)
    margin = Z95 * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games))
    scale = 1 + z2 / games
    return max(0.0, (middle - margin) / scale), min(1.0, (middle + margin) / scale)


def _result(hall: Hall, total: Part, stopped: bool, failures_dir: Path) -> ArenaResult:
    setting, games = hall.setting, total.games
    bots = []
    for entry, name in enumerate(setting.bots):
        wins = float(sum(total.wins[entry]))
        low, high = wilson(wins, games)
        rate, points = (wins / games, total.points[entry] / games) if games else (0.0, 0.0)
        seats = [
            SeatResult(played, float(won))
            for played, won in zip(total.played[entry], total.wins[entry], strict=True)
        ]
        bots.append(BotResult(entry, name, games, wins, rate, low, high, points, seats))
    failures = sorted(total.failures, key=lambda failure: failure.game)
    kept = [_keep(hall, failure, failures_dir) for failure in failures[:KEPT_FAILURES]]
    return ArenaResult(
        title=setting.title,
        seed=setting.seed,
        options=setting.options,
        games=games,
        errors=len(failures),
        bots=bots,
        failures=kept + failures[KEPT_FAILURES:],
        failures_dir=str(failures_dir) if failures else "",
        stopped=stopped,
    )


def _keep(hall: Hall, failure: Failure, folder: Path) -> Failure:
    """Write the record of a broken game, and beside it where it broke."""
    record, trace = hall.record(failure.game)
    name = re.sub(r"[^A-Za-z0-9.-]+", "-", f"{hall.title.id}-{failure.seed}").strip("-")
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.json"
    path.write_bytes(encode(record))
    path.with_suffix(".txt").write_text(trace or failure.error, "utf-8")
    return Failure(failure.game, failure.seed, failure.error, str(path))


def _short(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:300]
