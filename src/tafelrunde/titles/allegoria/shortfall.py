"""How far a condition is from being fulfilled: a rough number of steps, 0 when it holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.titles.allegoria.conditions import (
    ANY_KIND,
    AT_CENTRE,
    AT_HOME,
    AT_LEAST,
    AT_MOST,
    EQUAL,
    INFLUENCE,
    MORE,
    Any,
    Both,
    Compare,
    Deeds,
    Either,
    Figures,
    Node,
    Own,
    Tracks,
    TracksFrom,
)
from tafelrunde.titles.allegoria.player import CENTRE, REGIONS, TRACK_COUNT, Player

if TYPE_CHECKING:
    from tafelrunde.titles.allegoria.table import Allegoria

TRACK_STEP: Final = 0.5  # cards raise a track by several spaces at once
OTHER_STEP: Final = 1.0
IN_ONE_TURN: Final = 1.6  # on top, for deeds that must all happen in the same turn


def missing(g: Allegoria, node: Node, me: Player, bound: list[int]) -> float:
    """The steps that are missing."""
    if isinstance(node, Both):
        return missing(g, node.left, me, bound) + missing(g, node.right, me, bound)
    if isinstance(node, Either):
        return min(missing(g, node.left, me, bound), missing(g, node.right, me, bound))
    if isinstance(node, Any):
        least = 99.0
        for at in range(TRACK_COUNT if node.over_tracks else g.seats):
            if node.over_tracks or at != me.seat:
                bound[node.slot] = at
                least = min(least, missing(g, node.body, me, bound))
        return least
    if node.value(g, me, bound):
        return 0.0
    if isinstance(node, Compare):
        return apart(g, node, me, bound)
    return 2.0


def apart(g: Allegoria, node: Compare, me: Player, bound: list[int]) -> float:
    """The steps between the two sides of a comparison that does not hold."""
    left = node.left
    wanted = node.right.value(g, me, bound)
    steps = float(abs(wanted - left.value(g, me, bound)))
    if node.op not in (AT_LEAST, AT_MOST, EQUAL):
        steps += 1.0 if node.op == MORE else 0.0
    if isinstance(left, Own):
        near = left.name < TRACK_COUNT or left.name == INFLUENCE
        return steps * (TRACK_STEP if near else OTHER_STEP)
    if isinstance(left, Tracks) and left.sign > 0:
        return TRACK_STEP * sum([max(0, wanted - value) for value in me.tracks])
    if isinstance(left, Tracks):
        return steps * (TRACK_STEP if left.sign < 0 else 1.5)
    if isinstance(left, TracksFrom):
        level = left.least.value(g, me, bound)
        short = sorted([max(0, level - value) for value in me.tracks])
        return TRACK_STEP * sum(short[:wanted])
    if isinstance(left, Figures):
        return max(0.3, steps - under_way(left, me, steps))
    if isinstance(left, Deeds):
        return steps + IN_ONE_TURN
    return steps


def under_way(node: Figures, me: Player, steps: float) -> float:
    """Figures of the kind that are on the map but not yet where they are wanted."""
    if node.where & AT_HOME or node.kind == ANY_KIND:
        return 0.0
    first = node.kind * REGIONS
    near = 0.0 if node.where & AT_CENTRE else 0.6 * me.figures[first + CENTRE]
    return min(0.6 * steps, near + 0.3 * me.figures[first + me.seat])
