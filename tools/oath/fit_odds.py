"""Fit the odds by which a search in Oath values a table: `python tools/oath/fit_odds.py`.

The heuristic plays games of all kinds; at the beginning of every turn each player's stand is noted,
and the weights are sought (a softmax over the players, by gradient descent) that make the winner
most likely. Every fourth game is left out and says how good they are. What is printed belongs into
`WEIGHTS` of `titles/oath/bots/stands.py`.
"""

from __future__ import annotations

import argparse
from math import exp, log

from tafelrunde.kernel.bots import Bot, Direct
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.oath.bots.outlook import Outlook
from tafelrunde.titles.oath.bots.stands import WEIGHTS, stand_of
from tafelrunde.titles.oath.sight import OathSight
from tafelrunde.titles.oath.table import Oath
from tafelrunde.titles.oath.title import TITLE
from tafelrunde.titles.oath.turn import ACT

SEATS = [4, 3, 4, 5, 4, 6]
STEPS = 200
RATE = 0.5
SHRINK = 0.0002  # keeps weights small that few games speak of

Stands = tuple[list[list[float]], int]  # of all players, and who won


def stands_of(seed: str, game: int) -> list[Stands]:
    """How everybody stood at the beginning of every turn of a game."""
    seats = SEATS[game % len(SEATS)]
    options = TITLE.vary(seats, {}, Rng(f"{seed} {game}"))
    table = TITLE.deal(TITLE.prepare(seats, options), f"{seed} {game}")
    assert isinstance(table, Oath)
    bots: list[Bot] = [
        TITLE.bots()["heuristic"](Rng(f"{seed} {game} {seat}")) for seat in range(seats)
    ]
    table.driver = Direct(table, bots)
    sights = [table.sight(seat) for seat in range(seats)]
    seen: list[list[list[float]]] = []
    last = (0, 0)
    while not table.over:
        table.play()
        if table.phase == ACT and last != (table.round, table.turn):
            last = (table.round, table.turn)
            everybody = []
            for sight in sights:
                assert isinstance(sight, OathSight)
                now = Outlook(sight)
                now.look()
                now.settle()
                everybody.append(stand_of(now, sight.me))
            seen.append(everybody)
    return [(everybody, table.winner) for everybody in seen]


def chances(weights: list[float], stands: list[list[float]]) -> list[float]:
    """The players' chances."""
    odds = [exp(sum(w * x for w, x in zip(weights, one, strict=True))) for one in stands]
    return [one / sum(odds) for one in odds]


def fitted(rows: list[Stands]) -> list[float]:
    """The weights that make the winners most likely."""
    weights = [0.0] * len(WEIGHTS)
    speed = [0.0] * len(WEIGHTS)
    for _ in range(STEPS):
        slope = [SHRINK * weight for weight in weights]
        for stands, winner in rows:
            for seat, chance in enumerate(chances(weights, stands)):
                miss = (chance - (seat == winner)) / len(rows)
                for at, x in enumerate(stands[seat]):
                    if x:
                        slope[at] += miss * x
        for at in range(len(weights)):
            speed[at] = 0.9 * speed[at] - RATE * slope[at]
            weights[at] += speed[at]
    return weights


def loss(weights: list[float], rows: list[Stands]) -> float:
    """How surprised one is by the winners; smaller is better."""
    return sum(-log(chances(weights, stands)[winner]) for stands, winner in rows) / len(rows)


def main() -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="fit")
    chosen = parser.parse_args()
    known: list[Stands] = []
    left_out: list[Stands] = []
    for game in range(chosen.games):
        (known if game % 4 else left_out).extend(stands_of(chosen.seed, game))
    weights = fitted(known)
    for name, weight in zip(WEIGHTS, weights, strict=True):
        print(f'    "{name}": {weight:.2f},')
    nothing = [0.0] * len(WEIGHTS)
    for name, these in (("as printed", weights), ("as before", list(WEIGHTS.values()))):
        print(f"{name}: {loss(these, left_out):.3f}, knowing nothing {loss(nothing, left_out):.3f}")


if __name__ == "__main__":
    main()
