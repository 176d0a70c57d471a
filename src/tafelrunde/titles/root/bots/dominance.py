"""When to stop counting points: dominance cards and coalitions."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import Seat
from tafelrunde.titles.root.bots.judge import Judge
from tafelrunde.titles.root.catalogue import BIRD
from tafelrunde.titles.root.factions.base import CULT, VAGABOND, VAGABOND_2

HELD: Final = 0.92  # the chance to keep a clearing nobody is near
PRESSED: Final = 0.45  # how much of it as many enemies as defenders take away
NEEDED: Final = 0.06  # how much better than by points the chance has to be
SWORDS: Final = 2  # what a Vagabond may bring against a clearing


def is_better(judge: Judge, suit: int) -> float:
    """How much better a dominance would win than points, more than 0 if it is time."""
    if has_it(judge, judge.seat, suit) < 0:
        return -1.0
    chance = dominance_chance(judge, suit)
    return 10 * (chance - points_chance(judge, judge.seat) - NEEDED)


def points_chance(judge: Judge, seat: Seat) -> float:
    """A guess how likely a player still wins with points."""
    sight = judge.sight
    points = sight.points(seat)
    best = 0
    for other in range(sight.seats):
        if other != seat:
            best = max(best, sight.points(other))
    lead = points - best
    if lead >= 0:
        return min(0.9, 0.35 + 0.03 * lead + (0.3 if points >= 24 else 0.0))
    share = 0.3 + 0.035 * lead
    if best >= 24:
        share -= 0.05
    return max(0.02, share)


def has_it(judge: Judge, seat: Seat, suit: int) -> int:
    """How many clearings more than needed a player rules for a dominance; less than 0: too few."""
    sight = judge.sight
    ruled = 0
    for c in judge.dominance_clearings(seat, suit):
        ruled += sight.ruler(c) == seat
    return ruled - (2 if suit == BIRD else 3)


def dominance_chance(judge: Judge, suit: int) -> float:
    """A guess how likely a dominance activated now would be kept until the next Birdsong."""
    chances: list[float] = []
    for c in judge.dominance_clearings(judge.seat, suit):
        if judge.sight.ruler(c) == judge.seat:
            chances.append(hold_chance(judge, c))
        else:
            chances.append(0.05)
    chances.sort()
    chances.reverse()
    chance = 1.0
    for value in chances[: 2 if suit == BIRD else 3]:
        chance *= value
    return chance


def hold_chance(judge: Judge, c: int) -> float:
    """How likely this player still rules a clearing after everybody has had a turn."""
    sight = judge.sight
    enemies = 0
    for foe in judge.foes:
        if sight.number(foe) in (VAGABOND, VAGABOND_2):
            near = sight.pawn(foe) == c or sight.pawn(foe) in sight.paths(c)
            enemies += SWORDS if near else 1
            continue
        enemies += sight.warriors(foe, c)
        for d in sight.paths(c):
            enemies += sight.warriors(foe, d)
    mine = sight.warriors(judge.seat, c) + sight.built(judge.seat, c)
    if judge.number == CULT and sight.built(judge.seat, c):
        mine += 2 * sight.built(judge.seat, c)  # the last garden rules alone
    return max(0.03, HELD - PRESSED * enemies / (mine + 0.5))
