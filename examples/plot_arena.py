"""Draw plots from the file of an arena.

    tafelrunde arena dominion --seats auto,bigmoney,search:50 --games 300 --out arena.jsonl
    python examples/plot_arena.py arena.jsonl plots.png

The file's first line says what was played, every other line is a game (JSON): who sat where,
scores, winners, who began, rounds and turns, seconds of thought.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
import numpy as np


def read(path: Path) -> tuple[dict, list[dict]]:
    """What was played, and the games that ended; a line that was not finished is left out."""
    with path.open(encoding="utf-8") as file:
        try:
            head = json.loads(file.readline())
            bots = head["bots"]
        except (ValueError, KeyError, TypeError):
            raise SystemExit(f"{path} is no file of an arena") from None
        games = []
        for line in file:
            if line.endswith("\n"):
                game = json.loads(line)
                if game.get("winners") and not game.get("error"):
                    games.append(game)
    if not games or not isinstance(bots, list):
        raise SystemExit(f"{path} holds no finished game")
    return head, games


def interval(rate: float, n: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate."""
    z = 1.96
    middle = (rate + z * z / (2 * n)) / (1 + z * z / n)
    half = z * np.sqrt(rate * (1 - rate) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return middle - half, middle + half


def by_bot(games: list[dict], bots: int) -> list[list[tuple[float, float, bool]]]:
    """For every bot a (share of the victory, points, began) of each game it played."""
    found: list[list[tuple[float, float, bool]]] = [[] for _ in range(bots)]
    for game in games:
        winners = game["winners"]
        for seat, bot in enumerate(game["seats"]):
            share = 1 / len(winners) if seat in winners else 0.0
            found[bot].append((share, game["scores"][seat], game.get("first", -1) == seat))
    return found


def draw(head: dict, games: list[dict], path: Path) -> None:
    """Four plots: wins, points, length, and what it is worth to begin."""
    names, played = head["bots"], by_bot(games, len(head["bots"]))
    figure, axes = plt.subplots(2, 2, figsize=(10, 7), layout="constrained")
    figure.suptitle(f"{head['title']}: {len(games)} games, seed {head['seed']}")
    rates = [np.mean([one[0] for one in each]) if each else 0.0 for each in played]
    bounds = [interval(rate, max(1, len(each))) for rate, each in zip(rates, played, strict=True)]
    errors = [
        [max(0.0, rate - low) for rate, (low, _) in zip(rates, bounds, strict=True)],
        [max(0.0, high - rate) for rate, (_, high) in zip(rates, bounds, strict=True)],
    ]
    axes[0, 0].barh(names, rates, xerr=errors, color="tab:blue", alpha=0.7)
    axes[0, 0].axvline(1 / head["players"], color="0.6", lw=1)
    axes[0, 0].set(title="wins, with 95 % intervals", xlim=(0, 1))
    points = [[one[1] for one in each] or [0] for each in played]
    axes[0, 1].boxplot(points, orientation="horizontal", tick_labels=names)
    axes[0, 1].set(title="points")
    unit = "rounds" if any(game.get("rounds", -1) > 0 for game in games) else "turns"
    lengths = [game.get(unit, -1) for game in games]
    step = max(1, (max(lengths) - min(lengths)) // 20)  # whole numbers, so that no bar is missing
    bins = np.arange(min(lengths), max(lengths) + step + 1, step) - 0.5
    axes[1, 0].hist(lengths, bins=bins, color="tab:green", alpha=0.7)
    axes[1, 0].set(title=f"length in {unit}")
    begun = [[np.mean([one[0] for one in each if one[2] == first] or [0.0]) for each in played]
             for first in (True, False)]  # fmt: skip
    at = np.arange(len(names))
    axes[1, 1].barh(at - 0.2, begun[0], height=0.38, label="began")
    axes[1, 1].barh(at + 0.2, begun[1], height=0.38, label="did not")
    axes[1, 1].set(title="wins of who began", xlim=(0, 1), yticks=at, yticklabels=names)
    axes[1, 1].legend()
    figure.savefig(path, dpi=120)
    plt.close(figure)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("out", type=Path)
    said = parser.parse_args()
    head, games = read(said.file)
    draw(head, games, said.out)
    print(f"{len(games)} games drawn: {said.out}")


if __name__ == "__main__":
    main()
