"""What a search adds to what its title's bot answers: `python -m tools.search_gain dominion`.

Games tell who is stronger, but it takes thousands of them to tell by how little. Here a search
answers questions of the usual bot's games. Where it answers otherwise than that bot, both answers
are played on in many worlds it has not seen. The mean of what it gained, from 0 (lost) to 1 (won),
is many times less noisy, and shows what a rule of the race is worth (`bots/search.py`).
"""

from __future__ import annotations

import argparse
from math import sqrt

from tafelrunde.bots.loops import questions
from tafelrunde.bots.registry import searcher
from tafelrunde.bots.search import Budget, Candidate, Explanation, Search, lead_of
from tafelrunde.bots.tree import Edge
from tafelrunde.kernel.position import Position
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.title import Title
from tafelrunde.titles import registry
from tools.think_time import ALL, set_up


def gain(search: Search, position: Position, worlds: int) -> tuple[float, int]:
    """How much better the search's answer is than the usual one, and after how many play-outs."""
    ask = position.pending[0]
    sight = position.sight(ask.seat)
    chosen = search.choose(sight, ask)
    told = search.explanation()
    if told is None or chosen == told.usual:
        return 0.0, told.playouts if told else 0
    both = [Candidate(Edge(told.usual)), Candidate(Edge(chosen))]
    judged = Explanation(ask, told.usual)
    while judged.worlds < worlds and search.sweep(sight, both, [], judged):
        pass
    return lead_of(both[1], both[0])[0], told.playouts


def asked(title: Title, seats: int, seed: str, most: int) -> list[Position]:
    """Some questions with a choice of one game of the usual bot, in a set-up drawn at random."""
    rng = Rng(seed)
    prepared = title.prepare(seats, set_up(title, seats, rng))
    makers = [title.bots()[title.default_bot]] * seats
    found = questions(title, prepared, makers, seed, ALL)
    rng.shuffle(found)
    return found[:most]


def main() -> int:
    """Print the mean gain, game by game."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("title", choices=list(registry.TITLES))
    parser.add_argument("--bot", default="search", help="which bot that searches")
    parser.add_argument("--playouts", type=int, default=200)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--questions", type=int, default=6, help="of each game")
    parser.add_argument("--worlds", type=int, default=1000, help="to judge an answer by")
    parser.add_argument("--seed", default="gain")
    wanted = parser.parse_args()
    title = registry.load(wanted.title)
    maker = searcher(title, wanted.bot, Budget(wanted.playouts))
    gains: list[float] = []
    playouts = 0
    for game in range(wanted.games):
        seed = f"{wanted.seed}/{game}"
        for at, position in enumerate(asked(title, wanted.players, seed, wanted.questions)):
            search = maker(Rng(f"{seed}/{at}"))
            assert isinstance(search, Search)
            gained, used = gain(search, position, wanted.worlds)
            gains.append(gained)
            playouts += used
        mean = sum(gains) / len(gains)
        error = sqrt(sum((one - mean) ** 2 for one in gains)) / len(gains)
        print(
            f"{len(gains)} questions: {1000 * mean:.1f} ± {1000 * error:.1f} thousandths,"
            f" {playouts / len(gains):.0f} play-outs",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
