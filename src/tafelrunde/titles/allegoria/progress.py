"""How far a task has come, in numbers for its owner: 3 of 4 soldiers."""

# not compiled: only people look at it

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tafelrunde.titles.allegoria import conditions
from tafelrunde.titles.allegoria.catalogue import MOST_BOUND, Task
from tafelrunde.titles.allegoria.conditions import Node
from tafelrunde.titles.allegoria.deeds import TYPES
from tafelrunde.titles.allegoria.facts import Part
from tafelrunde.titles.allegoria.player import TRACK_COUNT, Player
from tafelrunde.titles.allegoria.vocabulary import FIGURE_NAMES

if TYPE_CHECKING:
    from tafelrunde.kernel.ask import CardNo
    from tafelrunde.titles.allegoria.table import Allegoria


STEP = {conditions.MORE: 1, conditions.LESS: -1}  # to the number that is just enough
PLACE_NAMES = {bits: name for name, bits in conditions.PLACES.items()}
KIND_NAMES = [*FIGURE_NAMES, "figure"]
TRACK_WORDS = {1: "min_track", -1: "max_track", 0: "leads"}


def told(g: Allegoria, viewer: int) -> dict[str, object]:
    """How far the tasks of a viewer have come, as plain data; a spectator has none."""
    return {"progress": msgspec.to_builtins(of_tasks(g, g.players[viewer])) if viewer >= 0 else {}}


def of_tasks(g: Allegoria, me: Player) -> dict[str, list[Part]]:
    """The tasks a player holds or looks at, by card."""
    held = [*me.tasks, *me.end_tasks, *me.looking]
    return {g.face(card): parts for card in held if (parts := of_card(g, me, card))}


def of_card(g: Allegoria, me: Player, card: CardNo) -> list[Part]:
    """The parts of a task card; none for other cards."""
    task = g.kinds[card]
    if not isinstance(task, Task):
        return []
    parts = of_node(g, me, task.condition, [0] * MOST_BOUND)
    plain = [part for part in parts if not part.what]
    if len(plain) > 1:
        met = sum(part.have for part in plain)
        parts = [part for part in parts if part.what]
        parts.append(condition(met, len(plain)))
    return parts


def condition(met: int, all: int) -> Part:
    """So many of some conditions are met."""
    return Part(what="", where="", have=met, need=all, at_most=False, holds=met == all)


def of_node(g: Allegoria, me: Player, node: Node, bound: list[int]) -> list[Part]:
    """The parts of a condition; of several ways the one that has come furthest."""
    if isinstance(node, conditions.Both):
        return of_node(g, me, node.left, bound) + of_node(g, me, node.right, bound)
    if isinstance(node, conditions.Either):
        return furthest([of_node(g, me, one, bound) for one in (node.left, node.right)])
    if isinstance(node, conditions.Any):
        ways: list[list[Part]] = []
        for at in range(TRACK_COUNT if node.over_tracks else g.seats):
            if node.over_tracks or at != me.seat:
                bound[node.slot] = at
                ways.append(of_node(g, me, node.body, bound))
        return furthest(ways)
    if isinstance(node, conditions.Compare):
        return [of_comparison(g, me, node, bound)]
    return [condition(int(node.value(g, me, bound) != 0), 1)]


def of_comparison(g: Allegoria, me: Player, node: conditions.Compare, bound: list[int]) -> Part:
    """A comparison: what there is, and how much of it is wanted."""
    what, where = subject(node.left)
    holds = node.value(g, me, bound) != 0
    if not what or node.op == conditions.OTHER:
        return condition(int(holds), 1)
    need = node.right.value(g, me, bound)
    none_at_all = node.op == conditions.EQUAL and need == 0
    return Part(
        what=what,
        where=where,
        have=node.left.value(g, me, bound),
        need=need + STEP.get(node.op, 0),
        at_most=none_at_all or node.op in (conditions.AT_MOST, conditions.LESS),
        holds=holds,
    )


def furthest(ways: list[list[Part]]) -> list[Part]:
    """The way of which the greatest share is done."""
    return max(ways, key=lambda parts: sum(share(part) for part in parts) / len(parts), default=[])


def share(part: Part) -> float:
    """How much of a part is done, from 0 to 1."""
    if part.holds or part.at_most or part.need <= 0:
        return float(part.holds)
    return max(0, min(part.have, part.need)) / part.need


def subject(node: Node) -> tuple[str, str]:
    """What a side of a comparison counts, and in which regions; '' if it is nothing to count."""
    if isinstance(node, conditions.Own):
        return (conditions.NAMES[node.name] if node.name < conditions.OF_TURNS else ""), ""
    if isinstance(node, conditions.Figures):
        kind = KIND_NAMES[node.kind]
        return (f"{kind}-regions" if node.least else kind), PLACE_NAMES[node.where]
    if isinstance(node, conditions.Enemies):
        return f"enemy-{KIND_NAMES[node.kind]}", PLACE_NAMES[node.where]
    if isinstance(node, conditions.TracksFrom):
        return "tracks", ""
    if isinstance(node, conditions.Tracks):
        return TRACK_WORDS[node.sign], ""
    if isinstance(node, conditions.Deeds):
        type, fields = TYPES[node.type]
        field = "" if node.what == conditions.COUNT else f"-{fields[node.field - 1]}"
        return f"turn-{type}{field}", ""
    return "", ""
