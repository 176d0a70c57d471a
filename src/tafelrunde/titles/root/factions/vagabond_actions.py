"""What the Vagabond does in Daylight (9.5): every action exhausts items."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import CardNo, Option
from tafelrunde.kernel.events import Arg
from tafelrunde.titles.root import battle, removal
from tafelrunde.titles.root.board import SPOTS
from tafelrunde.titles.root.boards import number
from tafelrunde.titles.root.catalogue import BOOT, CROSSBOW, HAMMER, ITEMS, SWORD, TORCH
from tafelrunde.titles.root.factions import vagabond_characters as characters
from tafelrunde.titles.root.factions import vagabond_relations as relations
from tafelrunde.titles.root.factions.base import Faction
from tafelrunde.titles.root.factions.vagabond_items import HURT, HURT_SPENT
from tafelrunde.titles.root.removal import Loss
from tafelrunde.titles.root.vocabulary import (
    AID,
    BATTLE,
    DRAW_CARDS,
    EXPLORE,
    NAMES,
    QUEST,
    REPAIR,
    SCORE_POINTS,
    SPECIAL,
    STRIDE,
    STRIKE,
    TAKE,
    TO,
)

if TYPE_CHECKING:
    from tafelrunde.titles.root.factions.vagabond import Vagabond
    from tafelrunde.titles.root.table import Root

EXPLORE_POINTS: Final = number("vagabond", "explore_points")
QUEST_CARDS: Final = 2


def add_actions(g: Root, me: Vagabond, options: list[Option]) -> None:
    """Offer everything he has the items for."""
    boots = me.pack.ready(BOOT)
    if boots:
        for b in destinations(g, me):
            if boots >= 1 + extra_boots(g, me, b):
                options.append(TO + b)
    for damaged in me.pack.objects([HURT, HURT_SPENT]) if me.pack.ready(HAMMER) else []:
        options.append(REPAIR + damaged)
    if characters.is_possible(g, me):
        options.append(SPECIAL + characters.object_of(me.character))
    if me.in_clearing():
        add_clearing_actions(g, me, options)


def add_clearing_actions(g: Root, me: Vagabond, options: list[Option]) -> None:
    """Offer what is done in a clearing."""
    c = me.pawn
    if me.pack.ready(SWORD) and battle.opponents_in(g, me, c):
        options.append(BATTLE + c)
    if me.pack.ready(TORCH) and items_under(g, c):
        options.append(EXPLORE + c)
    for other in relations.whom_to_aid(g, me):
        options.append(AID + other.object)
    for this in g.quests:
        quest = g.kinds[this]
        if quest.suit == g.suits[c] and has_both(me, quest.item, quest.item2):
            options.append(QUEST + quest.number)
    if me.pack.ready(CROSSBOW):
        for other in g.factions:
            if other.warriors[c] or other.built[c] or other.tokens[c]:
                options.append(STRIKE + other.object)


def act(g: Root, me: Vagabond, option: Option) -> None:
    """Carry out an action that was offered."""
    verb = option - option % STRIDE
    what = option - verb
    if verb == TO:
        walk(g, me, what)
    elif verb == BATTLE:
        me.pack.exhaust(SWORD)
        battle.start_battle(g, me, what, "root:9.5.2")
    elif verb == EXPLORE:
        explore(g, me)
    elif verb == AID:
        relations.aid(g, me, g.faction_of(what))
    elif verb == QUEST:
        complete_quest(g, me, g.copy_of(g.quests, what))
    elif verb == STRIKE:
        strike(g, me, g.faction_of(what))
    elif verb == REPAIR:
        me.pack.exhaust(HAMMER)
        me.repair(g, what, "root:9.5.7")
    else:
        characters.use(g, me)


# -- moving (9.5.1)


def destinations(g: Root, me: Vagabond) -> list[int]:
    """Adjacent clearings, whoever rules (9.2.3); from a forest those it touches; never forests."""
    near = me.reach(g, me.pawn) if me.in_clearing() else g.board.through_woods[me.pawn]
    return [b for b in near if b < SPOTS and not g.is_closed(b)]


def extra_boots(g: Root, me: Vagabond, b: int) -> int:
    """One boot more where warriors of a Hostile faction are (9.2.9.IIIb)."""
    return 1 if relations.hostile_warriors_in(g, me, b) else 0


def walk(g: Root, me: Vagabond, b: int) -> None:
    """Exhaust boots and move, perhaps with an ally's warriors."""
    a = me.pawn
    for _ in range(1 + extra_boots(g, me, b)):
        me.pack.exhaust(BOOT)
    move_pawn(g, me, b, "root:9.5.1")
    if a < SPOTS:
        relations.move_with_ally(g, me, a, b)


def move_pawn(g: Root, me: Vagabond, b: int, rule: str) -> None:
    """The pawn goes to a clearing or forest; it causes no Outrage, it is no warrior."""
    if g.loud:
        g.say("moves-pawn", me.seat, {"from": NAMES[me.pawn], "to": NAMES[b], "rule": rule})
    me.pawn = b


# -- exploring (9.5.3, 9.8.1)


def items_under(g: Root, c: int) -> list[int]:
    """The items that lie under the ruin of a clearing."""
    return [this for this in g.loot_at if g.loot_at[this] == c]


def explore(g: Root, me: Vagabond) -> None:
    """Take an item from under the ruin and score; the last one removes the ruin."""
    c = me.pawn
    me.pack.exhaust(TORCH)
    here = items_under(g, c)
    this = choose_loot(g, me, here) if me.has_rival(g) else here[0]
    if this < 0:
        if g.loud:
            g.say("explores", me.seat, {"clearing": c, "item": "", "rule": "root:9.8.1"})
        return
    del g.loot_at[this]
    g.known.pop(this, 0)
    item = g.kinds[this].item
    me.found.append(this)
    me.marked[item] += 1
    me.gain_item(g, item)
    if g.loud:
        g.say("explores", me.seat, {"clearing": c, "item": ITEMS[item], "rule": "root:9.5.3"})
    if len(here) == 1:
        g.ruins.remove(c)
        g.free_slots[c] += 1
    g.score(me, EXPLORE_POINTS, "root:9.5.3")


def choose_loot(g: Root, me: Vagabond, here: list[int]) -> int:
    """With two Vagabonds: look, then take an item he has no twin of; -1 is none (9.8.1)."""
    for this in here:
        g.known[this] = g.known.get(this, 0) | me.bit
    if g.loud:
        args: dict[str, Arg] = {"count": len(here), "rule": "root:9.8.1"}
        g.tell_cards("looks-under-ruin", me.seat, args, here, me.bit, open=False)
    fits = [this for this in here if not me.marked[g.kinds[this].item]]
    may_leave = len(here) > 1
    return g.ask_card(
        me,
        verb=TAKE,
        cards=fits,
        prompt="explore-ruin",
        rule="root:9.8.1",
        optional=may_leave,
        or_pass=True,
    )


# -- quests (9.5.5)


def has_both(me: Vagabond, one: int, two: int) -> bool:
    """Whether the two items of a quest are face up."""
    if one == two:
        return me.pack.ready(one) >= 2
    return me.pack.ready(one) > 0 and me.pack.ready(two) > 0


def complete_quest(g: Root, me: Vagabond, this: CardNo) -> None:
    """Exhaust both items, replace the quest, then draw two cards or score its suit."""
    quest = g.kinds[this]
    rule = "root:9.5.5"
    me.pack.exhaust(quest.item)
    me.pack.exhaust(quest.item2)
    g.quests.remove(this)
    me.completed.append(this)
    if g.loud:
        g.say("completes-quest", me.seat, {"quest": quest.id, "rule": rule})
    if g.quest_deck:
        g.quests.append(g.quest_deck.pop())
        if g.loud:
            g.say("new-quest", me.seat, {"quest": g.kinds[g.quests[-1]].id, "rule": rule})
    reward = g.ask_of(me, "quest-reward", [DRAW_CARDS, SCORE_POINTS], rule, quest.id)
    if reward == DRAW_CARDS:
        g.draw(me, QUEST_CARDS)
    else:
        g.score(me, me.quest_points(g, quest.suit), rule)


# -- striking (9.5.6)


def strike(g: Root, me: Vagabond, other: Faction) -> None:
    """Remove a warrior, or a building or token of a player without warriors there."""
    c = me.pawn
    me.pack.exhaust(CROSSBOW)
    if other.warriors[c]:
        loss = Loss(other, me, c, 1, [])
    else:
        options: list[Option] = []
        for k in range(len(other.kinds)):
            if other.count(k, c):
                options.append(STRIKE + other.kinds[k].number)
        option = g.choose(me, "strike-piece", options, "root:9.5.6", about=other.id)
        pieces: list[int] = []
        for k in range(len(other.kinds)):
            if STRIKE + other.kinds[k].number == option:
                pieces.append(k)
        loss = Loss(other, me, c, 0, pieces)
    removal.remove(g, [loss], None)
