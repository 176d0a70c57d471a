"""What a build that counts is run with (`tools/compile.py --pgo`): every title, as it is used.

The jobs of the bench come first. Then every bot of a title plays games of all kinds, and matches
are answered, shown and taken back as a server does it. Each part is bounded by the clock.
"""

from __future__ import annotations

import time

from tafelrunde.bench import run_bench
from tafelrunde.bots.loops import Tally, play_games
from tafelrunde.kernel.bots import RandomBot
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.title import Title
from tafelrunde.titles import registry

BENCH_SECONDS = 1.0  # for each job of the bench
BOT_SECONDS = 0.5  # for each bot
MATCH_SECONDS = 1.0  # for each title


def play_bots(title: Title) -> None:
    """Every bot plays against itself, with options drawn at random."""
    rng = Rng("practice")
    for maker in title.bots().values():
        until = time.perf_counter() + BOT_SECONDS
        while time.perf_counter() < until:
            seats, options = title.sample(rng)
            prepared = title.prepare(seats, options)
            seed = f"practice {rng.below(65536)}"
            play_games(title, prepared, [maker] * seats, seed, 1, Tally())


def play_matches(title: Title) -> None:
    """Matches as people play them, with an answer taken back wherever that is free."""
    rng = Rng("practice")
    until = time.perf_counter() + MATCH_SECONDS
    while time.perf_counter() < until:
        seats, options = title.sample(rng)
        match = Match.new(title, seats, options, seed=f"practice {rng.below(65536)}")
        bots = [RandomBot(rng)] * seats
        while not match.over and time.perf_counter() < until:
            ask = match.pending[0]
            match.answer(ask.seat, bots[ask.seat].choose(match.table.sight(ask.seat), ask))
            if match.may_undo(ask.seat) and rng.below(8) == 0:
                match.undo(ask.seat)
            for viewer in range(-1, seats):
                match.view(viewer)
                match.events(viewer, max(0, match.event_count() - 5))


def main() -> None:
    """Play everything for a moment."""
    for id in registry.TITLES:
        run_bench(id, BENCH_SECONDS)
        play_bots(registry.load(id))
        play_matches(registry.load(id))


if __name__ == "__main__":
    main()
