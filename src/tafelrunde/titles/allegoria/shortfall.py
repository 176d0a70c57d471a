"""How far a condition is from being fulfilled: a rough number of action points, 0 when it holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.titles.allegoria import conditions, deeds
from tafelrunde.titles.allegoria.conditions import (
    ANY_KIND,
    AT_CENTRE,
    AT_HOME,
    AT_OPPONENTS,
    Any,
    Both,
    Compare,
    Deeds,
    Either,
    Enemies,
    Figures,
    Node,
    Own,
    Tracks,
    TracksFrom,
)
from tafelrunde.titles.allegoria.player import (
    CENTRE,
    FIGURE_KINDS,
    MERCHANT,
    REGIONS,
    SOLDIER,
    SPY,
    TRACK_COUNT,
    WEALTH,
    Player,
)
from tafelrunde.titles.allegoria.rounds import WEEKS
from tafelrunde.titles.allegoria.vocabulary import JOKER

if TYPE_CHECKING:
    from tafelrunde.titles.allegoria.table import Allegoria

HOPELESS: Final = 50.0
SPACES: Final = [0.85, 0.95, 0.65, 0.65, 0.85]  # of the home tracks: cards raise them by several
IN_HAND: Final = 0.3  # a space that fitting cards in hand will bring
SOON: Final = 0.12  # a point of this very turn
# Deeds of one turn that is still to come: on top, and for each point. Some need only figures to
# place, cards or points, others a high rank and figures that are where they are needed.
WHOLE_TURN: Final = 0.4
A_POINT: Final = 0.5
WHOLE_TURN_AWAY: Final = 0.9
A_POINT_AWAY: Final = 0.9
AWAY: Final = (deeds.RAID, deeds.BATTLE, deeds.RUSE, deeds.REDUCE, deeds.COMMERCE)
AHEAD: Final = 1.2  # what others can undo is never certain
# Steps towards names that are no home tracks, by `conditions.NAMES`.
NAME_STEPS: Final = [0.5] * TRACK_COUNT + [2.0, 0.8, 1.5, 1.7, 0.7, 0.8, 0.8, 1.5]
TURN_STEP: Final = 1.2  # a name about a turn: rank, bid and the like
# Points each type of deed takes, and the area it is done in (0: the area of its kind).
DEED_POINTS: Final = [1, 1, 1, 1, 1, 0.5, 1, 1, 2, 1, 1, 1, 0.5, 1, 0.3]
DEED_AREAS: Final = [0, 0, 3, 3, 4, 4, 5, 6, 6, 7, 7, 7, 7, 7, 7]
KIND: Final = 1  # the field of placing and moving
VIA: Final = 3
WHERE: Final = 1  # of raids, battles, ruses, commerce
OUTNUMBERED: Final = 5
ANYWHERE: Final = -1


def missing(g: Allegoria, node: Node, me: Player, bound: list[int], points: int) -> float:
    """The steps that are missing, while so many points of a turn are left."""
    if isinstance(node, Both):
        left = missing(g, node.left, me, bound, points)
        return left + missing(g, node.right, me, bound, points)
    if isinstance(node, Either):
        left = missing(g, node.left, me, bound, points)
        return min(left, missing(g, node.right, me, bound, points))
    if isinstance(node, Any):
        least = HOPELESS
        for at in range(TRACK_COUNT if node.over_tracks else g.seats):
            if node.over_tracks or at != me.seat:
                bound[node.slot] = at
                least = min(least, missing(g, node.body, me, bound, points))
        return least
    if node.value(g, me, bound):
        if isinstance(node, Compare) and isinstance(node.left, Tracks) and node.left.sign == 0:
            return AHEAD
        return 0.0
    if isinstance(node, Compare):
        return apart(g, node, me, bound, points)
    return 2.0


def apart(g: Allegoria, node: Compare, me: Player, bound: list[int], points: int) -> float:
    """The steps between the two sides of a comparison that does not hold."""
    left = node.left
    wanted = node.right.value(g, me, bound)
    if isinstance(left, Deeds):
        return until_done(g, left, wanted, me, bound, points)
    steps = abs(wanted - left.value(g, me, bound))
    if node.op in (conditions.MORE, conditions.LESS):
        steps += 1
    if isinstance(left, Own):
        return towards(g, left.name, steps, me)
    if isinstance(left, Figures):
        return bring(g, left, wanted, steps, me)
    if isinstance(left, Tracks) and left.sign > 0:
        return sum([raising(g, me, track, wanted) for track in range(TRACK_COUNT)])
    if isinstance(left, Tracks) and left.sign < 0:
        return min([raising(g, me, track, wanted) for track in range(TRACK_COUNT)])
    if isinstance(left, TracksFrom):
        level = left.least.value(g, me, bound)
        each = sorted([raising(g, me, track, level) for track in range(TRACK_COUNT)])
        return sum(each[:wanted])
    return steps * (2.0 if isinstance(left, Enemies) else 1.8)


def visits(g: Allegoria, area: int) -> int:
    """How often an area will still be resolved."""
    return WEEKS - max(1, g.week) + (1 if g.area <= area else 0)


def raising(g: Allegoria, me: Player, track: int, level: int) -> float:
    """Steps to bring a home track to a level."""
    short = level - me.tracks[track]
    if short <= 0:
        return 0.0
    if not visits(g, 3 + track):
        return 10.0 * short
    ready = min(short, in_hand(g, me, track))
    return SPACES[track] * (short - ready) + IN_HAND * ready


def in_hand(g: Allegoria, me: Player, kind: int) -> int:
    """What the player's cards for a track come to; jokers count everywhere."""
    total = 0
    for card in me.hand:
        if card >= 0:
            printed = g.kinds[card]
            if printed.worker in (kind, JOKER):
                total += printed.value
    return total


def towards(g: Allegoria, name: int, steps: int, me: Player) -> float:
    """Steps towards a value of a plain name."""
    if name < TRACK_COUNT:
        return raising(g, me, name, me.tracks[name] + steps)
    if name >= conditions.OF_TURNS:
        return TURN_STEP
    if name == conditions.DIPLOMACY:
        if steps > visits(g, 4):
            return HOPELESS
        spies = away(g, me, SPY, AT_CENTRE | AT_OPPONENTS, 1)
        return spies + steps * NAME_STEPS[name] - 1.0
    if name == conditions.ALMS and not visits(g, 7):
        return HOPELESS
    if name == conditions.GUILDS and not visits(g, 6):
        return HOPELESS
    return steps * NAME_STEPS[name]


def bring(g: Allegoria, node: Figures, wanted: int, steps: int, me: Player) -> float:
    """Steps to have figures where they are wanted."""
    if node.kind == ANY_KIND:
        return 1.3 * steps if visits(g, 6) else HOPELESS
    if node.least > 1:
        return away(g, me, node.kind, node.where, node.least) + 0.7
    if node.least == 1:
        return away(g, me, node.kind, node.where, wanted) + 0.6 * steps
    return away(g, me, node.kind, node.where, wanted)


def away(g: Allegoria, me: Player, kind: int, where: int, count: int) -> float:
    """Points to have so many figures of a kind at home, in the centre or abroad."""
    first = kind * REGIONS
    home = me.figures[first + me.seat]
    centre = me.figures[first + CENTRE]
    abroad = me.on_map(kind) - home - centre
    need = count
    if where & AT_HOME:
        need -= home
    if where & AT_CENTRE:
        need -= centre
    if where & AT_OPPONENTS:
        need -= abroad
    if need <= 0:
        return 0.0
    own = visits(g, 3 + kind) > 0
    if not own and not visits(g, 6):
        return HOPELESS
    group = g.box.group_size[max(me.tracks[kind], me.tracks[WEALTH])]
    total = 0.0
    way = 0 if where & AT_HOME else (1 if where & AT_CENTRE else 2)
    if way == 2:  # those in the centre are nearest
        come = min(centre, need)
        total += (come + group - 1) // group
        need -= come
    if way >= 1:
        come = min(home, need)
        total += way * ((come + group - 1) // group)
        need -= come
    if need > 0:
        if not own or me.supply < need:
            return total + 3.0 * need if own else HOPELESS
        total += need + way * ((need + group - 1) // group)
    return 0.8 * total


# -- deeds, which must all happen in one turn


def until_done(
    g: Allegoria, node: Deeds, wanted: int, me: Player, bound: list[int], points: int
) -> float:
    """Steps until enough was done in one turn: in this one if its points suffice."""
    type = node.type
    single = node.what in (conditions.SUM, conditions.MAX)
    if points > 0:
        rest = wanted - node.value(g, me, bound)
        price = 1.0 if single else DEED_POINTS[type] * rest
        if price <= points and is_done_in(g, node, type):
            lacking = preparation(g, node, rest, me, bound)
            if lacking + price <= points:
                return SOON * (price + lacking)
    area = area_of(node, g, me, bound)
    if area and not visits(g, area):
        return HOPELESS
    price = 1.0 if single else DEED_POINTS[type] * wanted
    lacking = preparation(g, node, wanted, me, bound)
    if type in AWAY:
        return WHOLE_TURN_AWAY + A_POINT_AWAY * price + lacking
    return WHOLE_TURN + A_POINT * price + lacking


def is_done_in(g: Allegoria, node: Deeds, type: int) -> bool:
    """Whether deeds of a type are done in the area that is being resolved."""
    if type in (deeds.EXTRA_AP, deeds.GUILD):
        return True
    if type in (deeds.PLACE, deeds.MOVE):
        return g.area <= 6
    return DEED_AREAS[type] == g.area


def field(node: Deeds, at: int, g: Allegoria, me: Player, bound: list[int]) -> int:
    """What the deeds must have in a field, or ANYWHERE."""
    for i in range(len(node.fields)):
        if node.fields[i] == at:
            return node.wanted[i].value(g, me, bound)
    return ANYWHERE


def meant(node: Deeds, g: Allegoria, me: Player, bound: list[int]) -> int:
    """Whether deeds are meant that are done in the centre, or abroad."""
    where = field(node, WHERE, g, me, bound)
    return AT_CENTRE if where == deeds.AT_CENTRE else AT_OPPONENTS


def area_of(node: Deeds, g: Allegoria, me: Player, bound: list[int]) -> int:
    """The area where deeds are done; 0 if several."""
    if node.type in (deeds.PLACE, deeds.MOVE):
        if node.type == deeds.MOVE and field(node, VIA, g, me, bound) == deeds.BY_WAGES:
            return 6
        kind = field(node, KIND, g, me, bound)
        return 0 if kind == ANYWHERE else 3 + kind
    return DEED_AREAS[node.type]


def preparation(g: Allegoria, node: Deeds, count: int, me: Player, bound: list[int]) -> float:
    """Steps to be able to do so much in one turn."""
    type = node.type
    if type == deeds.PLACE:
        return float(max(0, count - me.supply))
    if type == deeds.MOVE:
        return before_moving(g, node, count, me, bound)
    if type in (deeds.PROFIT, deeds.EDUCATE):
        kind = WEALTH if type == deeds.PROFIT else WEALTH + 1
        return 0.6 * max(0, count - in_hand(g, me, kind))
    if type == deeds.GRANT:
        return 1.7 * (2 - len(me.guilds)) if node.fields and len(me.guilds) < 2 else 0.0
    if type == deeds.GUILD:
        return 0.0 if me.guilds else 2.0
    if type == deeds.RETURN_ANARCHY:
        return 0.7 * max(0, count - me.anarchy)
    if type == deeds.ALMS:
        return 0.0 if me.alms + count < len(g.box.alms) else HOPELESS
    if type == deeds.BATTLE:
        return before_battle(g, node, count, me, bound)
    if type == deeds.RAID:
        soldiers = count if node.what == conditions.SUM else 1
        return 0.8 + away(g, me, SOLDIER, meant(node, g, me, bound), soldiers)
    if type == deeds.RUSE:
        return away(g, me, SPY, meant(node, g, me, bound), count)
    if type == deeds.REDUCE:
        return 0.3 * count + away(g, me, SPY, AT_OPPONENTS, (count + 1) // 2)
    if type == deeds.COMMERCE:
        return before_commerce(g, node, count, me, bound)
    return 0.0


def before_moving(g: Allegoria, node: Deeds, count: int, me: Player, bound: list[int]) -> float:
    """Figures to move, and a track that moves enough at once."""
    kind = field(node, KIND, g, me, bound)
    if node.what != conditions.MAX:
        kinds = 0
        for at in range(FIGURE_KINDS):
            kinds += 1 if me.on_map(at) else 0
        return float(max(0, (count if node.what == conditions.DIFFERENT else 1) - kinds))
    if kind == ANYWHERE:
        kind = SOLDIER
    sizes = g.box.group_size
    space = 0
    while space + 1 < len(sizes) and sizes[space] < count:
        space += 1
    own = raising(g, me, kind, space)
    paid = raising(g, me, WEALTH, space)
    most = 0
    for region in range(REGIONS):
        most = max(most, me.figures[kind * REGIONS + region])
    return min(own, paid) + max(0, count - most)


def before_battle(g: Allegoria, node: Deeds, count: int, me: Player, bound: list[int]) -> float:
    """Soldiers that stand where an enemy does; and luck."""
    where = field(node, WHERE, g, me, bound)
    hard = 1.0
    if field(node, OUTNUMBERED, g, me, bound) == 1 or node.what == conditions.MAX:
        hard = 2.5
    least = HOPELESS if where == deeds.HOME else 4.0
    for region in range(REGIONS):
        mine = me.figures[region]
        if where == deeds.HOME and region != me.seat:
            continue
        theirs = 0
        for foe in g.players:
            if foe.seat != me.seat:
                theirs = max(theirs, foe.figures[region])
        if theirs:
            spot = AT_HOME if region == me.seat else AT_OPPONENTS
            if region == CENTRE:
                spot = AT_CENTRE
            least = min(least, 0.0 if mine else away(g, me, SOLDIER, spot, 1) + 0.5)
    return least + hard * count


def before_commerce(g: Allegoria, node: Deeds, count: int, me: Player, bound: list[int]) -> float:
    """Merchants in the markets that are meant."""
    if node.what == conditions.SUM:
        return away(g, me, MERCHANT, AT_OPPONENTS, 1 if count <= 2 else 2)
    if field(node, WHERE, g, me, bound) == deeds.HOME:
        return away(g, me, MERCHANT, AT_HOME, 1)
    if node.what == conditions.DIFFERENT:
        regions = 0
        for region in range(REGIONS):
            regions += 1 if me.figures[MERCHANT * REGIONS + region] else 0
        return 1.2 * max(0, count - regions)
    return float(max(0, count - me.on_map(MERCHANT)))
