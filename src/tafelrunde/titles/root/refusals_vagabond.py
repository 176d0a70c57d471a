"""Why a Vagabond cannot do something: where he stands, and which items are face up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.events import Arg
from tafelrunde.kernel.reasons import Reason
from tafelrunde.titles.root import battle
from tafelrunde.titles.root.board import SPOTS
from tafelrunde.titles.root.catalogue import (
    BOOT,
    CROSSBOW,
    HAMMER,
    ITEMS,
    QUESTS,
    SUITS,
    SWORD,
    TORCH,
    Card,
)
from tafelrunde.titles.root.factions import vagabond_actions as actions
from tafelrunde.titles.root.factions import vagabond_characters as characters
from tafelrunde.titles.root.factions.base import Faction
from tafelrunde.titles.root.factions.vagabond import Vagabond
from tafelrunde.titles.root.factions.vagabond_items import READY
from tafelrunde.titles.root.refusals import at_clearing, no_card
from tafelrunde.titles.root.vocabulary import AID, BATTLE, EXPLORE, NAMES, SLIP, STRIKE, TO

if TYPE_CHECKING:
    from tafelrunde.titles.root.table import Root

TASKS: Final = {card.id: card for card in QUESTS}


def of_vagabond(g: Root, me: Vagabond, ask: Ask, verb: int, place: int) -> Reason | None:
    """What he does somewhere; a place may be a forest."""
    if verb in (TO, SLIP):
        return no_walk(g, me, verb, place)
    if me.pawn != place:
        return Reason("root-why-elsewhere", "root:9.5", {"place": NAMES[place]})
    if not me.in_clearing():
        return Reason("root-why-in-forest", "root:9.5")
    if verb == BATTLE:
        return no_item(me, SWORD, "root:9.5.2") or nobody(g, me, verb)
    if verb == EXPLORE:
        if not actions.items_under(g, place):
            return at_clearing("root-why-no-ruin", "root:9.5.3", place)
        return no_item(me, TORCH, "root:9.5.3")
    if verb == AID:
        return no_aid(g, me) or nobody(g, me, verb)
    return no_item(me, CROSSBOW, "root:9.5.6") or nobody(g, me, verb)


def no_walk(g: Root, me: Vagabond, verb: int, place: int) -> Reason | None:
    """Why the pawn cannot go to a clearing or forest."""
    rule = "root:9.4.2" if verb == SLIP else "root:9.5.1"
    if me.pawn == place:
        return Reason("root-why-pawn-here", rule, {"place": NAMES[place]})
    if verb == TO and place >= SPOTS:
        return Reason("root-why-forest", rule)
    near = [*g.board.through_woods[me.pawn]]
    if me.in_clearing():
        near.extend(me.reach(g, me.pawn))
    if place not in near:
        return Reason("root-why-far", rule, {"place": NAMES[place]})
    if place < SPOTS and g.is_closed(place):
        return at_clearing("root-why-closed", characters.RULES[characters.SCOUNDREL], place)
    if verb == SLIP:
        return None
    boots = me.pack.ready(BOOT)
    if boots and boots < 1 + actions.extra_boots(g, me, place):
        return at_clearing("root-why-hostile", "root:9.2.9.IIIb", place)
    return None if boots else no_item(me, BOOT, rule)


def no_item(me: Vagabond, item: int, rule: str) -> Reason | None:
    """Why an item cannot be exhausted."""
    return None if me.pack.ready(item) else Reason("root-why-item", rule, {"item": ITEMS[item]})


def no_aid(g: Root, me: Vagabond) -> Reason | None:
    """Why he cannot aid anybody in his clearing."""
    if not me.pack.on_side(READY):
        return Reason("root-why-no-items", "root:9.5.4")
    return no_card(g, me, me.pawn, "root:9.5.4")


def nobody(g: Root, me: Vagabond, verb: int) -> Reason | None:
    """Nobody is there to be fought, aided or struck."""
    c = me.pawn
    if verb == BATTLE:
        found = len(battle.opponents_in(g, me, c)) > 0
        return None if found else at_clearing("root-why-no-enemy", "root:4.3", c)
    for other in g.factions:
        if other is not me and is_target(other, verb, c):
            return None
    rule = "root:9.5.6" if verb == STRIKE else "root:9.5.4"
    return at_clearing("root-why-nobody", rule, c)


def is_target(other: Faction, verb: int, c: int) -> bool:
    """Whether somebody could be aided or struck in a clearing."""
    if verb == AID:
        return other.is_present(c)
    return other.warriors[c] > 0 or other.built[c] > 0 or other.tokens[c] > 0


def of_other(g: Root, me: Vagabond, ask: Ask, other: Faction) -> Reason | None:
    """Why another faction can be neither aided nor struck."""
    if ask.prompt != "vagabond-daylight" or other is me:
        return None
    if not me.in_clearing():
        return Reason("root-why-in-forest", "root:9.5")
    if not other.is_present(me.pawn):
        args: dict[str, Arg] = {"faction": other.id, "clearing": NAMES[me.pawn]}
        return Reason("root-why-not-present", "root:9.5.4", args)
    return no_aid(g, me)


def of_pack(g: Root, me: Vagabond, ask: Ask, part: str) -> Reason | None:
    """Why a damaged item is not repaired, or the special action not taken."""
    if ask.prompt != "vagabond-daylight":
        return None
    if part.startswith("damaged_"):
        return no_item(me, HAMMER, "root:9.5.7")
    if me.character < 0 or part != characters.CHARACTERS[me.character]:
        return None
    rule = characters.RULES[me.character]
    if me.character == characters.ARBITER:
        return Reason("root-why-arbiter", rule)
    lacking = no_item(me, TORCH, rule)
    return Reason("root-why-special", rule) if lacking is None else lacking


def of_quest(g: Root, me: Vagabond, ask: Ask, name: str) -> Reason | None:
    """Why a quest cannot be completed."""
    if ask.prompt != "vagabond-daylight":
        return None
    quest: Card = TASKS[name]
    if not me.in_clearing() or g.suits[me.pawn] != quest.suit:
        return Reason("root-why-quest-suit", "root:9.5.5", {"suit": SUITS[quest.suit]})
    args: dict[str, Arg] = {"items": [ITEMS[quest.item], ITEMS[quest.item2]]}
    return Reason("root-why-quest-items", "root:9.5.5", args)
