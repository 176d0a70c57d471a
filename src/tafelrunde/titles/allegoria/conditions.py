"""Conditions of tasks, ready to be looked up on a table; `parsing.py` makes them from text.

Every node has a value, a number; a condition is fulfilled when its value is not 0. `bound` holds
the values of the names that `any(... for name in ...)` binds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.titles.allegoria.player import (
    CENTRE,
    FIGURE_KINDS,
    REGIONS,
    TRACK_COUNT,
    Player,
)
from tafelrunde.titles.allegoria.vocabulary import TRACK_NAMES

if TYPE_CHECKING:
    from tafelrunde.titles.allegoria.table import Allegoria

# Plain names, by number: the five home tracks first.
DIPLOMACY: Final = 5
ALMS: Final = 6
ANARCHY: Final = 7
GUILDS: Final = 8
INFLUENCE: Final = 9
HAND: Final = 10
SUPPLY: Final = 11
TASKS_DONE: Final = 12
OPPONENTS: Final = 13
AREA: Final = 14
RANK: Final = 15
BID: Final = 16
BIDDERS: Final = 17
NAMES: Final = [
    *TRACK_NAMES,
    "diplomacy",
    "alms",
    "anarchy",
    "guilds",
    "influence",
    "hand",
    "supply",
    "tasks_done",
    "opponents",
    "area",
    "rank",
    "bid",
    "bidders",
]
OF_PLAYERS: Final = OPPONENTS  # the names before this one have a value for each player
OF_TURNS: Final = AREA  # this one and those behind it are about a turn

# Where figures are counted: a set of bits.
AT_HOME: Final = 1
AT_CENTRE: Final = 2
AT_OPPONENTS: Final = 4
PLACES: Final = {"home": 1, "centre": 2, "opp": 4, "away": 6, "map": 7}
ANY_KIND: Final = FIGURE_KINDS  # behind the kinds there are

LESS: Final = 0
AT_MOST: Final = 1
EQUAL: Final = 2
OTHER: Final = 3
AT_LEAST: Final = 4
MORE: Final = 5


def own(g: Allegoria, me: Player, name: int) -> int:
    """The value of a plain name for a player."""
    if name < TRACK_COUNT:
        return me.tracks[name]
    if name == DIPLOMACY:
        return g.box.diplomacy[me.diplomacy]
    if name == ALMS:
        return me.alms
    if name == ANARCHY:
        return me.anarchy
    if name == GUILDS:
        return len(me.guilds)
    if name == INFLUENCE:
        return me.influence
    if name == HAND:
        return len(me.hand)
    if name == SUPPLY:
        return me.supply
    if name == TASKS_DONE:
        return len(me.done)
    if name == OPPONENTS:
        return g.seats - 1
    if name == AREA:
        return g.area
    if name == RANK:
        return me.rank
    if name == BID:
        return me.bid
    return len(g.order)


def figures_in(me: Player, region: int) -> int:
    """A player's figures of all kinds in a region."""
    total = 0
    for kind in range(FIGURE_KINDS):
        total += me.figures[kind * REGIONS + region]
    return total


class Node:
    """Part of a condition."""

    def value(self, g: Allegoria, me: Player, bound: list[int]) -> int:
        """What it comes to for the owner of the task."""
        raise NotImplementedError


class Number(Node):
    """A plain number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, g: Allegoria, me: Player, bound: list[int]) -> int:
        """The number."""
        return self.number


class Bound(Node):
    """A name bound by `any`."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def value(self, g: Allegoria, me: Player, bound: list[int]) -> int:
        """What it stands for now."""
        return bound[self.slot]


class Own(Node):
    """A plain name such as `wealth`."""

    def __init__(self, name: int) -> None:
        self.name = name

    def value(self, g: Allegoria, me: Player, bound: list[int]) -> int:
        """Its value for the owner."""
        return own(g, me, self.name)


class Compare(Node):
    """`left >= right` and the like."""

    def __init__(self, left: Node, op: int, right: Node) -> None:
        self.left = left
        self.op = op
        self.right = right

    def value(self, g: Allegoria, me: Player, bound: list[int]) -> int:
        """1 if it holds."""
        left = self.left.value(g, me, bound)
        right = self.right.value(g, me, bound)
        if self.op == AT_LEAST:
            return int(left >= right)
        if self.op == EQUAL:
            return int(left == right)
        if self.op == MORE:
            return int(left > right)
        if self.op == AT_MOST:
            return int(left <= right)
        if self.op == LESS:
            return int(left < right)
        return int(left != right)


class Both(Node):
    """`left and right`."""

    def __init__(self, left: Node, right: Node) -> None:
        self.left = left
        self.right = right

    def value(self, g: Allegoria, me: Player, bound: list[int]) -> int:
        """1 if both hold."""
        return int(self.left.value(g, me, bound) != 0 and self.right.value(g, me, bound) != 0)


class Either(Node):
    """`left or right`."""

    def __init__(self, left: Node, right: Node) -> None:
        self.left = left
        self.right = right

    def value(self, g: Allegoria, me: Player, bound: list[int]) -> int:
        """1 if one of them holds."""
        return int(self.left.value(g, me, bound) != 0 or self.right.value(g, me, bound) != 0)


class Plus(Node):
    """`left + right` or `left - right`."""

    def __init__(self, left: Node, sign: int, right: Node) -> None:
        self.left = left
        self.sign = sign
        self.right = right

    def value(self, g: Allegoria, me: Player, bound: list[int]) -> int:
        """Sum or difference."""
        return self.left.value(g, me, bound) + self.sign * self.right.value(g, me, bound)


class Extreme(Node):
    """`min(left, right)` (sign 1) or `max(left, right)` (sign -1)."""

    def __init__(self, left: Node, sign: int, right: Node) -> None:
        self.left = left
        self.sign = sign
        self.right = right

    def value(self, g: Allegoria, me: Player, bound: list[int]) -> int:
        """The smaller or the larger one."""
        left = self.left.value(g, me, bound)
        right = self.right.value(g, me, bound)
        return left if left * self.sign < right * self.sign else right


class Pick(Node):
    """`then if test else other`."""

    def __init__(self, test: Node, then: Node, other: Node) -> None:
        self.test = test
        self.then = then
        self.other = other

    def value(self, g: Allegoria, me: Player, bound: list[int]) -> int:
        """One of the two."""
        chosen = self.then if self.test.value(g, me, bound) else self.other
        return chosen.value(g, me, bound)


class Any(Node):
    """`any(body for name in opps)` or `... in TRACKS`."""

    def __init__(self, slot: int, over_tracks: bool, body: Node) -> None:
        self.slot = slot
        self.over_tracks = over_tracks
        self.body = body

    def value(self, g: Allegoria, me: Player, bound: list[int]) -> int:
        """1 if the body holds for one of them."""
        for at in range(TRACK_COUNT if self.over_tracks else g.seats):
            if self.over_tracks or at != me.seat:
                bound[self.slot] = at
                if self.body.value(g, me, bound):
                    return 1
        return 0


class Figures(Node):
    """`n(kind, where)`: own figures; `regions(kind, where, k)`: regions with at least k of them."""

    def __init__(self, kind: int, where: int, least: int) -> None:
        self.kind = kind
        self.where = where
        self.least = least  # 0: count the figures, otherwise the regions

    def value(self, g: Allegoria, me: Player, bound: list[int]) -> int:
        """How many."""
        total = 0
        for region in range(REGIONS):
            if region == CENTRE:
                bit = AT_CENTRE
            else:
                bit = AT_HOME if region == me.seat else AT_OPPONENTS
            if not self.where & bit:
                continue
            if self.kind == ANY_KIND:
                here = figures_in(me, region)
            else:
                here = me.figures[self.kind * REGIONS + region]
            if self.least == 0:
                total += here
            elif here >= self.least:
                total += 1
        return total


class Enemies(Node):
    """`enemy(kind, where)`: opponents' figures in the owner's home region or in the centre."""

    def __init__(self, kind: int, where: int) -> None:
        self.kind = kind
        self.where = where

    def value(self, g: Allegoria, me: Player, bound: list[int]) -> int:
        """How many."""
        region = CENTRE if self.where == AT_CENTRE else me.seat
        total = 0
        for foe in g.players:
            if foe.seat != me.seat:
                for kind in range(FIGURE_KINDS):
                    if self.kind in (kind, ANY_KIND):
                        total += foe.figures[kind * REGIONS + region]
        return total


class TracksFrom(Node):
    """`count_ge(x)`: own home tracks at x or more."""

    def __init__(self, least: Node) -> None:
        self.least = least

    def value(self, g: Allegoria, me: Player, bound: list[int]) -> int:
        """How many."""
        least = self.least.value(g, me, bound)
        total = 0
        for track in me.tracks:
            if track >= least:
                total += 1
        return total


class Tracks(Node):
    """`min_track()` (sign 1), `max_track()` (sign -1), `leads()` (sign 0)."""

    def __init__(self, sign: int) -> None:
        self.sign = sign

    def value(self, g: Allegoria, me: Player, bound: list[int]) -> int:
        """Lowest or highest own track, or how many are ahead of every opponent's."""
        if self.sign > 0:
            return min(me.tracks)
        if self.sign < 0:
            return max(me.tracks)
        total = 0
        for track in range(TRACK_COUNT):
            ahead = 1
            for foe in g.players:
                if foe.seat != me.seat and foe.tracks[track] >= me.tracks[track]:
                    ahead = 0
            total += ahead
        return total


class OpponentMax(Node):
    """`opp_max('anarchy')`: the highest value among the opponents."""

    def __init__(self, name: int) -> None:
        self.name = name

    def value(self, g: Allegoria, me: Player, bound: list[int]) -> int:
        """The highest."""
        highest = -100
        for foe in g.players:
            if foe.seat != me.seat:
                highest = max(highest, own(g, foe, self.name))
        return highest


class AlmsSpace(Node):
    """`alms_tile(n)`: the space of the n-th bonus tile from the left; `alms_end()`: the last."""

    def __init__(self, tile: int) -> None:
        self.tile = tile  # 0: the end of the track

    def value(self, g: Allegoria, me: Player, bound: list[int]) -> int:
        """Its number on the alms track."""
        last = len(g.box.alms) - 1
        if self.tile == 0:
            return last
        left = self.tile
        for space in range(last):
            if g.box.tiles[space] >= 0:
                left -= 1
                if left == 0:
                    return space
        return last


COUNT: Final = 0
SUM: Final = 1
MAX: Final = 2
DIFFERENT: Final = 3


class Deeds(Node):
    """`turn`, `tsum`, `tmax`, `tset`: the deeds of this turn that fit, or one of their fields."""

    def __init__(self, what: int, type: int, field: int, where: list[tuple[int, Node]]) -> None:
        self.what = what
        self.type = type
        self.field = field
        self.fields = [field for field, _ in where]
        self.wanted = [node for _, node in where]

    def value(self, g: Allegoria, me: Player, bound: list[int]) -> int:
        """Number, sum, maximum (0 if there is none), or number of different values."""
        total = 0
        seen: list[int] | None = None
        for deed in me.deeds:
            if deed[0] != self.type:
                continue
            fits = True
            for at in range(len(self.fields)):
                if deed[self.fields[at]] != self.wanted[at].value(g, me, bound):
                    fits = False
                    break
            if not fits:
                continue
            if self.what == COUNT:
                total += 1
            elif self.what == SUM:
                total += deed[self.field]
            elif self.what == MAX:
                total = max(total, deed[self.field])
            elif seen is None:
                seen = [deed[self.field]]
                total = 1
            elif deed[self.field] not in seen:
                seen.append(deed[self.field])
                total += 1
        return total
