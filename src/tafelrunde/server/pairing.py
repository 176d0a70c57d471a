"""Who plays whom in a tournament, and how it stands: plain functions.

Swiss: people with like results meet, as few as possible twice. Round robin: everybody meets
everybody once, at tables of two. Nobody has a second bye while somebody has had none.

Points: 1 for the first of a table, 0 for the last, evenly between; whoever ties shares. A bye is a
victory. Ties in the standings are broken by the sum of the points of all opponents, then by the
number of victories; whoever is still level shares the place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from typing import NamedTuple

PASSES = 30  # times that the tables of a round are looked through for people who should swap


class Game(NamedTuple):
    """One person's part of one round. A bye has no others."""

    round: int
    user: str
    others: tuple[str, ...]
    points: float | None = None  # once it is over
    won: bool = False


class Standing(NamedTuple):
    """Where somebody stands."""

    user: str
    place: int
    points: float
    opponents: float
    wins: int


def points_of(places: list[int]) -> list[float]:
    """What each place at one table is worth; 1 is the best place, and ties share."""
    most = len(places) - 1
    found = []
    for place in places:
        level = places.count(place)
        found.append(1 - (place - 1 + (level - 1) / 2) / most)
    return found


def standings(people: list[str], games: list[Game]) -> list[Standing]:
    """The table, the best first; of those who are level in the order they have come."""
    points: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for game in games:
        points[game.user] += game.points or 0  # type: ignore[assignment]
        wins[game.user] += game.won
    against = dict.fromkeys(people, 0.0)
    for game in games:
        if game.points is not None and game.user in against:
            against[game.user] += sum(points[other] for other in game.others)
    keys = {one: (float(points[one]), round(against[one], 6), wins[one]) for one in people}
    order = sorted(people, key=lambda one: keys[one], reverse=True)
    return [
        Standing(one, 1 + sum(key > keys[one] for key in keys.values()), *keys[one])
        for one in order
    ]


def seating(people: int, size: int, least: int) -> tuple[list[int], int]:
    """The seats of each table and the number of byes, as few as there can be."""
    for playing in range(people, 0, -1):
        tables = -(-playing // size)
        small, more = divmod(playing, tables)
        if small >= least:
            return [small + 1] * more + [small] * (tables - more), people - playing
    return [], people


def swiss(
    order: list[str], games: list[Game], size: int, least: int
) -> tuple[list[list[str]], list[str]]:
    """The tables of the next round and who has a bye; `order` are those who play, best first."""
    met = meetings(games)
    had = Counter(game.user for game in games if not game.others)
    seats, byes = seating(len(order), size, least)
    rank = {one: at for at, one in enumerate(order)}
    resting = sorted(order, key=lambda one: (had[one], -rank[one]))[:byes]  # the last first
    left = [one for one in order if one not in resting]
    tables: list[list[str]] = []
    for count in seats:
        table = [left.pop(0)]
        while len(table) < count:
            best = min(left, key=lambda one: sum(met[pair(one, other)] for other in table))
            left.remove(best)
            table.append(best)
        tables.append(table)
    mend(tables, met, rank)
    return tables, resting


def mend(tables: list[list[str]], met: Mapping[tuple[str, str], int], rank: dict[str, int]) -> None:
    """Swap people between tables as long as fewer meet again, or those who meet are more alike."""

    def cost(table: list[str]) -> tuple[int, int]:
        pairs = list(combinations(table, 2))
        again = sum(met[pair(a, b)] ** 2 for a, b in pairs)
        return again, sum((rank[a] - rank[b]) ** 2 for a, b in pairs)

    def both(one: list[str], other: list[str]) -> tuple[int, int]:
        (a, b), (c, d) = cost(one), cost(other)
        return a + c, b + d

    for _ in range(PASSES):
        better = False
        for one, other in combinations(tables, 2):
            for i in range(len(one)):
                for j in range(len(other)):
                    before = both(one, other)
                    one[i], other[j] = other[j], one[i]
                    if both(one, other) < before:
                        better = True
                    else:
                        one[i], other[j] = other[j], one[i]
        if not better:
            return


def pair(one: str, other: str) -> tuple[str, str]:
    """Two people in one order."""
    return (one, other) if one < other else (other, one)


def meetings(games: list[Game]) -> Counter[tuple[str, str]]:
    """How often two have met."""
    return Counter(
        pair(game.user, other) for game in games for other in game.others if game.user < other
    )


def robin(people: list[str], round: int) -> tuple[list[list[str]], list[str]]:
    """The pairs of one round (from 1 on) in which everybody meets everybody, and who has a bye."""
    ring: list[str | None] = [*people, *([None] if len(people) % 2 else [])]
    turn = (round - 1) % (len(ring) - 1)
    turned = [ring[0], *ring[len(ring) - turn :], *ring[1 : len(ring) - turn]]
    pairs = [(turned[at], turned[-1 - at]) for at in range(len(ring) // 2)]
    tables = [[a, b] for a, b in pairs if a is not None and b is not None]
    byes = [one for a, b in pairs if a is None or b is None for one in (a, b) if one is not None]
    return tables, byes


def robin_rounds(people: int) -> int:
    """How many rounds that takes."""
    return people - 1 + people % 2
