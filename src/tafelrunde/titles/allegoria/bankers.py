"""Area VI: Profits, Wages and Grant; Education of area VII is Profits with scholars (A169-A178)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.titles.allegoria import deeds, figures
from tafelrunde.titles.allegoria.catalogue import Args
from tafelrunde.titles.allegoria.player import FIGURE_KINDS, WEALTH, Player
from tafelrunde.titles.allegoria.vocabulary import (
    DISCARD,
    FIGURES,
    GUILD_NAMES,
    GUILDS,
    JOKER,
    KEEP,
    MOVE,
    OBJECT_NAMES,
    PLACE,
    REPLACE,
)

if TYPE_CHECKING:
    from tafelrunde.titles.allegoria.table import Allegoria

SLOTS: Final = 2


def has_card_for(g: Allegoria, me: Player, kind: int) -> bool:
    """Whether the hand holds a card of the kind or a joker."""
    for card in me.hand:
        worker = g.kinds[card].worker
        if worker in (kind, JOKER):
            return True
    return False


def profit(g: Allegoria, me: Player, kind: int) -> None:
    """Discard at least one fitting card to raise the track; no figure is placed (A169, A186)."""
    cards, value = figures.spend_cards(g, me, kind, must=True)
    me.deeds.append([deeds.PROFIT if kind == WEALTH else deeds.EDUCATE, cards, value])


def pay_wages(g: Allegoria, me: Player) -> None:
    """Move any group; wealth limits its size (A170)."""
    options = [MOVE + FIGURES + kind for kind in range(FIGURE_KINDS) if me.on_map(kind)]
    kind = g.ask_one(me, "wages-kind", options, "allegoria:A170") - MOVE - FIGURES
    if g.loud:
        g.say("names", me.seat, {"thing": OBJECT_NAMES[FIGURES + kind], "rule": "allegoria:A170"})
    figures.march(g, me, kind, me.tracks[WEALTH], deeds.BY_WAGES)


def grant_guild(g: Allegoria, me: Player) -> None:
    """Put a guild card under the home board, if need be in place of another (A175, A176)."""
    options = [
        PLACE + GUILDS + guild for guild in range(len(GUILD_NAMES)) if guild not in me.guilds
    ]
    replaced = len(me.guilds) == SLOTS  # then it is told with the one that leaves
    option = g.ask_one(me, "grant-guild", options, "allegoria:A175", secret=replaced)
    guild = option - PLACE - GUILDS
    card = OBJECT_NAMES[GUILDS + guild]
    args: Args = {"card": card, "rule": "allegoria:A175"}
    if replaced:
        options = [REPLACE + GUILDS + old for old in me.guilds]
        old = g.ask_one(me, "grant-replace", options, "allegoria:A176", about=card)
        me.guilds.remove(old - REPLACE - GUILDS)
        args["old"] = OBJECT_NAMES[old - REPLACE]
    me.guilds.append(guild)
    if g.loud:
        g.say("replaces-guild" if replaced else "places-guild", me.seat, args)
    me.deeds.append([deeds.GRANT, 0, int(replaced)])


def grant_task(g: Allegoria, me: Player) -> None:
    """Draw a task; it is kept, or discarded for an anarchy marker (A175, A178)."""
    card = g.top_task()
    me.looking.append(card)
    if g.loud:
        looked: Args = {"cards": [g.face(card)]}
        g.say("draws-tasks", me.seat, {"count": 1, "rule": "allegoria:A175"}, looked, me.bit)
    keep, discard = KEEP + g.kinds[card].number, DISCARD + g.kinds[card].number
    options = [keep, discard] if g.markers > 0 else [keep]
    if g.ask_one(me, "grant-task", options, "allegoria:A178", secret=True) == keep:
        me.looking.remove(card)
        me.tasks.append(card)
        if g.loud:
            told: Args = {"cards": [g.face(card)]}
            g.say("keeps-task", me.seat, {"count": 1, "rule": "allegoria:A178"}, told, me.bit)
    else:
        g.take_anarchy(me, "allegoria:A119")
        g.discard_tasks(me, "allegoria:A178")
    me.deeds.append([deeds.GRANT, 1, 0])
