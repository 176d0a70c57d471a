"""Ratings from victories: a Bradley-Terry fit, for tables of any size, on the scale of Elo.

A table is won by a bot with probability proportional to 10 ** (rating / 400); with two players that
is what Elo expects. The most likely ratings are found by Newton's method, and how sure they are
follows from the curvature there. A wide prior keeps the ratings of who never loses finite.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, sqrt

from tafelrunde.arena.tally import WIN, Tally

MIDDLE = 1500.0  # the average of all bots
SCALE = 400 / log(10)
PRIOR = 1000.0 / SCALE  # the standard deviation that is believed before any game
STEPS = 100
Z95 = 1.959964  # the quantile of the normal distribution for 95 %

Matrix = list[list[float]]


@dataclass(frozen=True)
class Rating:
    """A bot's rating, and how far the true one may lie from it with 95 % confidence."""

    bot: str
    rating: float
    margin: float


def ratings(tally: Tally, bots: list[str]) -> list[Rating]:
    """The rating of each bot by its name, however often it takes part; the best one first."""
    names = list(dict.fromkeys(bots))
    of = [names.index(bot) for bot in bots]
    tables: list[tuple[list[int], float, list[float]]] = []  # how many of each, games, victories
    # In one order: which worker was ready first must not change the last digit of a sum.
    for group, counts in sorted(tally.meetings.items()):
        sat, won = [0] * len(names), [0.0] * len(names)
        for entry in group:
            sat[of[entry]] += 1
            won[of[entry]] += counts[entry] / WIN
        tables.append((sat, sum(won), won))
    strength, spread = fit(len(names), tables)
    found = [
        Rating(name, MIDDLE + SCALE * strength[at], Z95 * SCALE * sqrt(max(0.0, spread[at])))
        for at, name in enumerate(names)
    ]
    return sorted(found, key=lambda one: -one.rating)


def fit(
    size: int, tables: list[tuple[list[int], float, list[float]]]
) -> tuple[list[float], list[float]]:
    """The most likely strengths, zero on average, and their variances against each other."""
    strength = [0.0] * size
    curve: Matrix = []
    for _ in range(STEPS):
        slope = [-one / PRIOR**2 for one in strength]
        curve = [[(row == at) / PRIOR**2 for at in range(size)] for row in range(size)]
        for sat, games, won in tables:
            weights = [many * exp(strength[at]) for at, many in enumerate(sat)]
            whole = sum(weights)
            chance = [weight / whole for weight in weights]
            for row in range(size):
                slope[row] += won[row] - games * chance[row]
                for at in range(size):
                    curve[row][at] += games * chance[row] * ((row == at) - chance[at])
        step = solve(curve, slope)
        longest = max(abs(one) for one in step)
        if longest > 1.0:  # far away from the top the curvature says little
            step = [one / longest for one in step]
        strength = [one + more for one, more in zip(strength, step, strict=True)]
        if longest < 1e-9:
            break
    middle = sum(strength) / size
    return [one - middle for one in strength], _variances(curve)


def _variances(curve: Matrix) -> list[float]:
    """The variance of each strength against the others.

    These are weighted by what is known of them: a bot that always loses says nothing about how far
    the best are apart, and its own rating can be almost anything.
    """
    size = len(curve)
    unit = [[float(row == at) for at in range(size)] for row in range(size)]
    inverse = [solve(curve, row) for row in unit]
    known = [curve[at][at] - 1 / PRIOR**2 for at in range(size)]
    whole = sum(known)
    weight = [one / whole if whole > 0 else 1 / size for one in known]
    shared = [sum(w * one for w, one in zip(weight, row, strict=True)) for row in inverse]
    middle = sum(w * one for w, one in zip(weight, shared, strict=True))
    return [inverse[at][at] - 2 * shared[at] + middle for at in range(size)]


def solve(matrix: Matrix, right: list[float]) -> list[float]:
    """The solution of a system of equations, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for row in range(size):
            if row != at and rows[row][at]:
                factor = rows[row][at] / rows[at][at]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[at], strict=True)]
    return [rows[at][size] / rows[at][at] for at in range(size)]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval for a rate of which `wins` of `games` were seen."""
    if games == 0:
        return 0.0, 1.0
    rate, z2 = wins / games, Z95 * Z95
    middle = rate + z2 / (2 * games)
    margin = Z95 * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games))
    scale = 1 + z2 / games
    return max(0.0, (middle - margin) / scale), min(1.0, (middle + margin) / scale)
