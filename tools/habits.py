"""What the programs that watch a title's bots share: counts, rates with their intervals, options.

Each title has its own `habits.py` in its folder here, which knows what is worth counting there.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Hashable
from typing import TypeVar

from tafelrunde.arena.rating import wilson
from tafelrunde.kernel.title import Title

MOST_DECISIONS = 20_000  # of one game: bots that go round in circles are stopped

T = TypeVar("T", bound=Hashable)


class Counts:
    """What was seen in some games."""

    def __init__(self) -> None:
        self.games = 0
        self.turns = 0
        self.rounds = 0
        self.decisions = 0
        self.seconds = 0.0
        self.counts: Counter[str] = Counter()

    def per_game(self, what: str) -> float:
        """How often something was seen in a game."""
        return self.counts[what] / self.games if self.games else 0.0

    def share(self, part: str, whole: str) -> float:
        """How often one thing was seen among others; 0 if there were none."""
        return self.counts[part] / self.counts[whole] if self.counts[whole] else 0.0


def most_usual(seen: Counter[T]) -> float:
    """The share of what was seen most often; 0 if nothing was."""
    return max(seen.values()) / seen.total() if seen else 0.0


def rate(wins: float, games: int) -> str:
    """A share of games with its 95 % interval."""
    if not games:
        return "no games"
    low, high = wilson(wins, games)
    return f"{wins / games:.0%} ({low:.0%}-{high:.0%})"


def options(doc: str | None, title: Title, per: str) -> argparse.ArgumentParser:
    """The options all such programs have; `per` says what `--games` counts."""
    parser = argparse.ArgumentParser(description=(doc or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=200, help=per)
    parser.add_argument("--seed", default="habits")
    parser.add_argument("--bot", default="heuristic", choices=list(title.bots()))
    return parser
