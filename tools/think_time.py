"""How much longer than allowed bots think: `python tools/think_time.py --games 4 --questions 12`.

People wait at most a second for `medium` and four seconds for `hard`. Both look at the clock while
they think, so what counts is how late they notice: here their searches get next to no time, and
then a little, at questions of all titles, numbers of players and set-ups, and what they take beyond
that is told. It is processor time, so that a busy machine does not matter.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator

from tafelrunde.bots.loops import questions
from tafelrunde.bots.registry import read_budget, searcher
from tafelrunde.bots.search import Budget
from tafelrunde.kernel.position import Position
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.title import Options, Title
from tafelrunde.titles import registry

BUDGETS = (0.001, 0.05)  # seconds
LEVELS = {"medium": 1.0, "hard": 4.0}  # seconds people wait at most
ALL = 1_000_000  # questions of one game


def set_up(title: Title, seats: int, rng: Rng) -> Options:
    """Options for that many players, drawn at random."""
    while True:
        drawn, options = title.sample(rng)
        if drawn == seats:
            return options


def sampled(title: Title, seats: int, games: int, most: int, seed: str) -> Iterator[Position]:
    """Some questions of some games, of the usual bot and of one that answers anything in turn.

    The one with the most answers and the one after the most answers of a step are among them.
    """
    rng = Rng(seed)
    for game in range(games):
        bot = title.default_bot if game % 2 == 0 else "random"
        makers = [title.bots()[bot]] * seats
        prepared = title.prepare(seats, set_up(title, seats, rng))
        found = questions(title, prepared, makers, f"{seed}/{game}", ALL)
        widest = max(found, key=lambda one: len(one.pending[0].options))
        longest = max(found, key=lambda one: len(one.answers))
        rng.shuffle(found)
        yield from [widest, longest, *found[: most - 2]]


def overrun(title: Title, level: str, position: Position) -> float:
    """How many seconds a bot of a level thinks beyond what it may at this question, at most."""
    name, ask = title.levels()[level], position.pending[0]
    found = []
    for seconds in BUDGETS:
        bot = searcher(title, name, Budget(seconds=seconds))(Rng("late"))
        sight = position.sight(ask.seat)
        begun = time.process_time()
        bot.choose(sight, ask)
        found.append(time.process_time() - begun - seconds)
    return max(found)


def spare(title: Title, level: str) -> float:
    """How much longer than its budget a bot of a level may think."""
    return LEVELS[level] - read_budget(title.levels()[level]).seconds


def main() -> int:
    """Print the longest for every title and number of players; 1 if one is too long."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("title", nargs="?", choices=list(registry.TITLES))
    parser.add_argument("--games", type=int, default=4, help="for each number of players")
    parser.add_argument("--questions", type=int, default=12, help="of each game")
    parser.add_argument("--seed", default="late")
    wanted = parser.parse_args()
    late = 0
    for id, meta in registry.TITLES.items():
        if wanted.title not in (None, id):
            continue
        title = registry.load(id)
        for seats in meta.seat_counts():
            seed = f"{wanted.seed}/{id}/{seats}"
            asked = list(sampled(title, seats, wanted.games, wanted.questions, seed))
            for level in LEVELS:
                over = sorted(overrun(title, level, one) for one in asked)
                too_late = sum(one > spare(title, level) for one in over)
                late += too_late
                print(
                    f"{id:10} {seats} {level:7} {len(over):4} questions, beyond the budget: "
                    f"median {1000 * over[len(over) // 2]:4.0f} ms, longest {1000 * over[-1]:4.0f}"
                    f" of {1000 * spare(title, level):.0f} ms, too late {too_late}",
                    flush=True,
                )
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main())
