"""Play many games between bots on all cores, or on a cluster, and count who wins.

A game depends on the setting and its number alone, so the result is the same however many workers
there are. A game that breaks is counted, its record is kept, and the others go on.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tafelrunde.arena.games import Failure, Part
from tafelrunde.arena.hall import KEPT_FAILURES, Hall
from tafelrunde.arena.journal import Journal
from tafelrunde.arena.pool import Shares, in_processes
from tafelrunde.arena.rating import Rating, ratings, wilson
from tafelrunde.arena.setting import NO_RECORDS, Setting
from tafelrunde.arena.tally import WIN, Tally, mean
from tafelrunde.kernel.errors import BadOptions, TafelrundeError
from tafelrunde.kernel.title import Options

Progress = Callable[[int, int], None]  # games played, games in all
Standings = Callable[[list[Rating]], None]

HEAD_START = 0.4  # seconds played in this process before others are started, which takes as long
SHARES = 50  # about so many tasks for each worker, so that progress is smooth
LARGEST_SHARE = 500
STANDINGS_SECONDS = 0.5  # between two looks at the ratings


@dataclass(frozen=True)
class SeatResult:
    """How one entry fared in one seat."""

    games: int
    wins: float


@dataclass(frozen=True)
class BotResult:
    """How one entry fared; a shared victory counts as its part of a win.

    `low` and `high` bound the true rate of wins with 95 % confidence (Wilson). `seats` tells the
    same for each seat. `rating` is on Elo's scale, `margin` how far it may be off (95 %).
    `seconds` is the time for a decision on average; it is no part of what must be the same.
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
    rating: float = 0.0
    margin: float = 0.0
    seconds: float = field(default=0.0, compare=False)


@dataclass(frozen=True)
class ArenaResult:
    """What came of it. `games` were finished, `errors` were not, `stopped` says Ctrl-C.

    `trouble` is why an arena ended early otherwise: nothing could be written, workers died. What
    was played until then counts.
    """

    setting: Setting
    games: int
    errors: int
    bots: list[BotResult]
    rounds: float  # on average; 0 if the title does not count them
    failures: list[Failure] = field(default_factory=list)
    failures_dir: str = ""
    stopped: bool = False
    trouble: TafelrundeError | OSError | None = field(default=None, compare=False)
    tally: Tally = field(default_factory=lambda: Tally(0, 0), compare=False, repr=False)


def run_arena(
    title_id: str,
    bot_names: list[str],
    games: int,
    seed: str = "arena",
    workers: int | None = None,
    options: Options | None = None,
    progress: Progress | None = None,
    *,
    setups: int = 1,
    players: int = 0,
    journal: Path | str | None = None,
    keep: str = NO_RECORDS,
    records_dir: Path | str = "arena-records",
    failures_dir: Path | str = "arena-failures",
    details: bool = False,
    ray: str = "",
    standings: Standings | None = None,
) -> ArenaResult:
    """Play so many games between the named bots and count the wins.

    All bots sit at one table, one per seat, and the seating rotates from game to game; with fewer
    `players` at a table all groups of bots meet in every seating. `workers` are processes; 1 plays
    in this one. By default all cores are used where it is worth while: an arena that is over in a
    moment starts none. With `ray` the workers are those of a cluster: 'HOST:PORT', 'auto', 'local'.

    With `setups` the games differ: so many set-ups, drawn by the seed from what the options leave
    open, are played in turn; 0 draws another one each time. Everybody plays each of them from every
    seat, so the games are rounded up to whole rounds.

    `journal` is a file that gets a line for every game. If it holds games of the same arena, these
    count and are not played again. Records that are to be kept (see `Setting`) go to `records_dir`,
    those of broken games to `failures_dir`; both are made only then. Ctrl-C ends the arena with
    what was played so far. `details` counts victories by everything the title can tell, such as
    every card that was bought; with a journal that is always so.
    """
    if games < 1:
        raise BadOptions("an arena needs at least one game")
    wants_lines = journal is not None
    setting = Setting(
        title=title_id,
        bots=list(bot_names),
        options=dict(options or {}),
        seed=seed,
        setups=setups,
        players=players,
        keep=keep,
        lines=wants_lines,
        details=details or wants_lines,
    )
    hall = Hall(setting)  # everything that can be wrong with the setting is raised here
    games = hall.schedule.rounded(games)
    book = Journal(Path(journal), setting, hall.title.revision) if journal is not None else None
    desk = Desk(hall, games, book, Path(records_dir), Path(failures_dir), progress, standings)
    stopped, trouble = False, None
    with desk.open():
        desk.read()
        try:
            _play(hall, desk, workers, ray)
        except KeyboardInterrupt:
            stopped = True
        except (TafelrundeError, OSError) as error:
            if not desk.tally.games:
                raise
            stopped, trouble = True, error
    return _result(desk, stopped, trouble)


class Desk:
    """Where the parts come together: counted, written down, shown."""

    def __init__(
        self,
        hall: Hall,
        games: int,
        journal: Journal | None,
        records_dir: Path,
        failures_dir: Path,
        progress: Progress | None,
        standings: Standings | None,
    ) -> None:
        self.hall = hall
        self.games = games
        self.journal = journal
        self.records_dir = records_dir
        self.failures_dir = failures_dir
        self.progress = progress
        self.standings = standings
        self.tally = hall.part().tally
        self.failures: list[Failure] = []
        self.done: set[int] = set()  # played in an earlier run
        self.looked = 0.0

    @contextmanager
    def open(self) -> Iterator[None]:
        """The journal is closed in the end."""
        try:
            yield
        finally:
            if self.journal is not None:
                self.journal.close()

    def read(self) -> None:
        """Count what the journal holds."""
        if self.journal is None:
            return
        for game in self.journal.games(self.hall.schedule):
            if game.game < self.games:
                self.done.add(game.game)
                self.tally.count(game, self.hall.aspects)
                if game.error:
                    seed = self.hall.schedule.seed(game.game)
                    path = self.place(self.failures_dir, seed)
                    kept = str(path) if path.exists() else ""
                    self.failures.append(Failure(game.game, seed, game.error, kept))
        if self.done:
            self.show()

    def counted(self, part: Part) -> None:
        """Write a part down, then count it: what is counted is always in the file as well."""
        for game, record in part.records:
            self.write(self.records_dir, self.hall.schedule.seed(game), record)
        failures = [self.keep(*broken) for broken in part.broken]
        if self.journal is not None:
            self.journal.write(part.lines)
        self.failures += failures
        self.tally.add(part.tally)
        self.show()

    def keep(self, failure: Failure, record: bytes, trace: str) -> Failure:
        """Write the record of a broken game, and beside it where it broke."""
        kept = sum(1 for one in self.failures if one.path)
        if not record or kept >= KEPT_FAILURES:
            return failure
        path = self.write(self.failures_dir, failure.seed, record)
        path.with_suffix(".txt").write_text(trace, "utf-8")
        return Failure(failure.game, failure.seed, failure.error, str(path))

    def place(self, folder: Path, seed: str) -> Path:
        """Where a record belongs, named by its title and seed."""
        name = re.sub(r"[^A-Za-z0-9.-]+", "-", f"{self.hall.title.id}-{seed}").strip("-")
        return folder / f"{name}.json"

    def write(self, folder: Path, seed: str, record: bytes) -> Path:
        """Write a record; an error says which file it is about."""
        path = self.place(folder, seed)
        folder.mkdir(parents=True, exist_ok=True)
        try:
            path.write_bytes(record)
        except OSError as error:
            error.filename = str(path)
            raise
        return path

    def show(self) -> None:
        """Tell whoever watches."""
        if self.standings is not None and time.monotonic() > self.looked + STANDINGS_SECONDS:
            self.looked = time.monotonic()
            self.standings(ratings(self.tally, self.hall.setting.bots))
        if self.progress is not None:
            self.progress(self.tally.games + self.tally.errors, self.games)

    def missing(self, first: int, size: int) -> Iterator[range]:
        """The games from a number on that were not played in an earlier run, in shares."""
        start = first
        for game in [*sorted(game for game in self.done if game >= first), self.games]:
            for at in range(start, game, size):
                yield range(at, min(at + size, game))
            start = game + 1


def _play(hall: Hall, desk: Desk, workers: int | None, ray: str) -> None:
    """Play whatever is missing."""
    games = desk.games
    missing = games - len(desk.done)
    count = min(os.cpu_count() or 1 if workers is None else workers, missing)
    size = max(1, min(LARGEST_SHARE, missing // (max(1, count) * SHARES)))
    first = 0
    if not missing:
        return
    if ray:
        from tafelrunde.arena.on_ray import on_ray

        on_ray(hall.setting, Shares(desk.missing(0, size)), workers, desk.counted, ray)
        return
    if workers is None and count > 1:
        until = time.perf_counter() + HEAD_START
        while first < games and time.perf_counter() < until:
            if first not in desk.done:
                _play_here(hall, range(first, first + 1), desk)
            first += 1
    if count <= 1:
        for share in desk.missing(first, size):
            _play_here(hall, share, desk)
    elif first < games:
        shares = Shares(desk.missing(first, size))
        in_processes(hall.setting, shares, min(count, games - first), desk.counted)


def _play_here(hall: Hall, share: range, desk: Desk) -> None:
    while share:
        part = hall.part()
        share = hall.play(share, part, STANDINGS_SECONDS)
        desk.counted(part)


def _result(desk: Desk, stopped: bool, trouble: TafelrundeError | OSError | None) -> ArenaResult:
    setting, tally = desk.hall.setting, desk.tally
    rated = {one.bot: one for one in ratings(tally, setting.bots)}
    bots = []
    for entry, name in enumerate(setting.bots):
        wins, games = tally.wins(entry), tally.played(entry)
        low, high = wilson(wins, games)
        bots.append(
            BotResult(
                entry=entry,
                bot=name,
                games=games,
                wins=wins,
                win_rate=wins / games if games else 0.0,
                low=low,
                high=high,
                points=mean(tally.points[entry]),
                seats=[SeatResult(played, won / WIN) for played, won in tally.seats[entry]],
                rating=rated[name].rating,
                margin=rated[name].margin,
                seconds=tally.seconds[entry] / max(1, tally.decisions[entry]),
            )
        )
    failures = sorted(desk.failures, key=lambda failure: failure.game)
    return ArenaResult(
        setting=setting,
        games=tally.games,
        errors=tally.errors,
        bots=bots,
        rounds=mean(tally.rounds),
        failures=failures,
        failures_dir=str(desk.failures_dir) if failures else "",
        stopped=stopped,
        trouble=trouble,
        tally=tally,
    )
