"""Two builds of the rules side by side: how many games a second the one and the other make.

    python tools/bench_builds.py ../older-checkout --job big_money first_game random

Every checkout (this one and those named, each compiled in its own place) gets a process, and all of
them take turns: a short slice of the same games here, then there. Processor time counts, and a
ratio is taken within a round, so that neither a busy machine nor a slow minute favours anybody; the
medians are told. The job `copies:NAME` copies the positions of a game of another job.

`--count` plays a fixed number of games in this checkout alone and tells nothing: that is what
callgrind counts instructions of (docs/architecture.md, "Speed").
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tafelrunde.kernel.table import Table

ROOT = Path(__file__).resolve().parent.parent
SEED = "bench"
COPIES = "copies:"  # before the name of a job: copies of positions instead of games
MOST_POSITIONS = 400


class Player:
    """Plays one job of the checkout it runs in, so many games at a time."""

    def __init__(self, title: str, job: str) -> None:
        from tafelrunde.bench import jobs
        from tafelrunde.bots.loops import Tally, positions
        from tafelrunde.titles import registry

        self.title = registry.load(title)
        own = jobs(title)
        self.copies = job.startswith(COPIES)
        name = job.removeprefix(COPIES)
        chosen = next((one for one in own if one.name == name), None)
        if chosen is None:
            raise SystemExit(f"{title} has no job '{name}': {', '.join(one.name for one in own)}")
        self.prepared = self.title.prepare(chosen.seats, chosen.options)
        self.makers = [chosen.maker] * chosen.seats
        self.tally = Tally()
        self.tables: list[Table] = []
        if self.copies:
            seed = f"{SEED}/copies"
            self.tables = positions(self.title, self.prepared, self.makers, seed, MOST_POSITIONS)

    def play(self, n: int) -> None:
        """Play so many games, always the same ones, or copy all positions so many times."""
        from tafelrunde.bots.loops import copy_all, play_games

        if self.copies:
            copy_all(self.tables, n)
            return
        self.tally.games = 0
        play: Any = play_games
        try:
            play(self.title, self.prepared, self.makers, SEED, n, self.tally)
        except TypeError:  # builds before titles counted their turns themselves
            play(self.title, self.prepared, self.makers, SEED, n, None, self.tally)


def serve() -> None:
    """Play what is asked for on standard input: title, job and number of games; tell the time."""
    from tafelrunde import form

    players: dict[tuple[str, str], Player] = {}
    print(form(), flush=True)
    for line in sys.stdin:
        title, job, n = line.split()
        if (title, job) not in players:
            players[title, job] = Player(title, job)
        player = players[title, job]
        before = time.process_time()
        player.play(int(n))
        took = time.process_time() - before
        print(took, len(player.tables) if player.copies else 1, flush=True)


class Build:
    """A checkout with a process that plays in it."""

    def __init__(self, folder: Path) -> None:
        self.name = folder.name
        env = dict(os.environ, PYTHONPATH=str(folder / "src"), PYTHONHASHSEED="0")
        env.pop("TAFELRUNDE_BUILD", None)
        self.process = subprocess.Popen(
            [sys.executable, str(Path(__file__).resolve()), "--serve"],
            env=env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        if (form := self._hear()) != "compiled":
            print(f"{folder}: the rules run in their {form} form", file=sys.stderr)

    def stop(self) -> None:
        """End the process."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()

    def _hear(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{self.name} has stopped")
        return line.strip()

    def time(self, title: str, job: str, n: int) -> tuple[float, int]:
        """The processor time of n games, and how many things one of them is."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{title} {job} {n}\n")
        self.process.stdin.flush()
        took, each = self._hear().split()
        return float(took), int(each)


def compare(builds: list[Build], title: str, job: str, rounds: int, slice: float) -> None:
    """Let the builds take turns at one job, and print the medians."""
    sizes: list[int] = []
    for build in builds:  # warm, and find out how many games are a slice
        build.time(title, job, 1)
        n = 1
        while (took := build.time(title, job, n)[0]) < slice / 4:
            n *= 4
        sizes.append(max(1, round(n * slice / took)))
    rates: list[list[float]] = [[] for _ in builds]
    for turn in range(rounds):
        order = range(len(builds)) if turn % 2 else reversed(range(len(builds)))
        for at in order:
            took, each = builds[at].time(title, job, sizes[at])
            rates[at].append(sizes[at] * each / took)
    line = f"{title:10} {job:18}"
    for at, build in enumerate(builds):
        line += f" {build.name} {median(rates[at]):9,.0f}"
        if at:
            ratio = median([ours / other for ours, other in zip(rates[0], rates[at], strict=True)])
            line += f" (x {ratio:.3f})"
    print(line, flush=True)


def main() -> None:
    """Compare, or play for somebody who does."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("checkouts", nargs="*", type=Path, help="other checkouts, compiled there")
    parser.add_argument("--title", help="the first one by default")
    parser.add_argument("--job", nargs="+", default=[], help="as `tafelrunde bench` names them")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--slice", type=float, default=0.25, help="seconds of processor time")
    parser.add_argument("--count", type=int, help="play so many games of each job here, no more")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve()
        return
    from tafelrunde.bench import jobs
    from tafelrunde.titles import registry

    title = options.title or next(iter(registry.TITLES))
    chosen = options.job or [job.name for job in jobs(title)]
    if options.count:
        for job in chosen:
            Player(title, job).play(options.count)
    else:
        builds = [Build(folder.resolve()) for folder in [ROOT, *options.checkouts]]
        for job in chosen:
            compare(builds, title, job, options.rounds, options.slice)
        for build in builds:
            build.stop()


if __name__ == "__main__":
    main()
