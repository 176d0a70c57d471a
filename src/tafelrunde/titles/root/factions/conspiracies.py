"""The conspiracies of the Lizard Cult (10.4.3): crusade, convert, sanctify."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import PASS, Option
from tafelrunde.titles.root import battle, moving, removal
from tafelrunde.titles.root.boards import counted
from tafelrunde.titles.root.factions.base import Faction
from tafelrunde.titles.root.removal import Loss
from tafelrunde.titles.root.vocabulary import (
    BATTLE,
    CHOOSE,
    CONVERT,
    CRUSADE,
    MOVE,
    NAMES,
    REMOVE,
    SANCTIFY,
    verb_of,
)

if TYPE_CHECKING:
    from tafelrunde.titles.root.factions.cult import Cult
    from tafelrunde.titles.root.table import Root

CRUSADE_COST: Final = counted("cult", "conspiracy_cost", "crusade")
CONVERT_COST: Final = counted("cult", "conspiracy_cost", "convert")
SANCTIFY_COST: Final = counted("cult", "conspiracy_cost", "sanctify")
COSTS: Final = {CRUSADE: CRUSADE_COST, CONVERT: CONVERT_COST, SANCTIFY: SANCTIFY_COST}


def add_options(g: Root, me: Cult, c: int, options: list[Option]) -> None:
    """What could be carried out in an outcast clearing; convert and sanctify only in full."""
    if me.acolytes >= me.cost(CRUSADE_COST) and crusades(g, me, c):
        options.append(CRUSADE + c)
    if not g.may_place(me, c):
        return
    if me.acolytes >= me.cost(CONVERT_COST) and converts(g, me, c):
        options.append(CONVERT + c)
    if me.acolytes >= me.cost(SANCTIFY_COST) and me.stock[g.suits[c] - 1]:
        if buildings(g, me, c):
            options.append(SANCTIFY + c)


def crusades(g: Root, me: Cult, c: int) -> list[int]:
    """The ways to crusade: a battle in the clearing, or a move out of it (10.4.3.I)."""
    ways: list[int] = []
    if battle.opponents_in(g, me, c):
        ways.append(BATTLE + c)
    if me.warriors[c] and moving.can_leave(g, me, c):
        ways.append(MOVE + c)
    return ways


def crusade(g: Root, me: Cult, c: int) -> None:
    """Battle, or move and then battle at the destination if you like (10.4.3.I)."""
    rule = "root:10.4.3.I"
    me.spend_acolytes(me.cost(CRUSADE_COST))
    if g.loud:
        g.say("crusades", me.seat, {"clearing": c, "rule": rule})
    option = g.choose(me, "crusade", crusades(g, me, c), rule)
    if verb_of(option) == BATTLE:
        battle.start_battle(g, me, c, rule)
        return
    to = moving.move_from(g, me, c, rule)
    if battle.opponents_in(g, me, to):
        option = g.ask_of(me, "crusade-battle", [BATTLE + to, PASS], rule)
        if option != PASS:
            battle.start_battle(g, me, to, rule)


def converts(g: Root, me: Cult, c: int) -> list[Faction]:
    """Enemies with a warrior in the clearing (10.4.3.II)."""
    return [foe for foe in g.factions if foe.warriors[c] and g.are_enemies(me, foe)]


def convert(g: Root, me: Cult, c: int) -> None:
    """Remove an enemy warrior and place your own (10.4.3.II)."""
    rule = "root:10.4.3.II"
    me.spend_acolytes(me.cost(CONVERT_COST))
    foe = g.ask_faction(me, CHOOSE, converts(g, me, c), "convert", rule)
    if g.loud:
        g.say("converts", me.seat, {"faction": foe.id, "clearing": c, "rule": rule})
    removal.remove(g, [Loss(foe, me, c, 1, [])], None)
    me.add_warriors(g, c, 1)


def buildings(g: Root, me: Cult, c: int) -> list[int]:
    """Enemy buildings in the clearing, as objects (10.4.3.III)."""
    found: list[int] = []
    for foe in g.factions:
        if foe.built[c] and g.are_enemies(me, foe):
            for k in range(len(foe.kinds)):
                if foe.kinds[k].building and foe.count(k, c):
                    found.append(foe.kinds[k].number)
    return found


def sanctify(g: Root, me: Cult, c: int) -> None:
    """Remove an enemy building and place a garden (10.4.3.III)."""
    rule = "root:10.4.3.III"
    me.spend_acolytes(me.cost(SANCTIFY_COST))
    options = [REMOVE + piece for piece in buildings(g, me, c)]
    piece = g.choose(me, "sanctify", options, rule, about=NAMES[c]) - REMOVE
    if g.loud:
        g.say("sanctifies", me.seat, {"clearing": c, "rule": rule})
    for foe in g.factions:
        for k in range(len(foe.kinds)):
            if foe.kinds[k].number == piece:
                removal.remove(g, [Loss(foe, me, c, 0, [k])], None)
    me.place_garden(g, c, rule)
