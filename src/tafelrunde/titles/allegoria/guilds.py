"""Guilds, activated by a * that counts 1 (A179-A185)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.titles.allegoria import deeds
from tafelrunde.titles.allegoria.catalogue import Args
from tafelrunde.titles.allegoria.player import (
    FIGURE_KINDS,
    INTRIGUE,
    KNOWLEDGE,
    REGIONS,
    STRENGTH,
    TRADE,
    WEALTH,
    Player,
)
from tafelrunde.titles.allegoria.vocabulary import (
    BUY,
    FIGURES,
    FROM,
    GUILDS,
    KEEP,
    OBJECT_NAMES,
    PLACE,
    REMOVE,
)

if TYPE_CHECKING:
    from tafelrunde.titles.allegoria.table import Allegoria

SOLDIERS: Final = 0
SPIES: Final = 1
MERCHANTS: Final = 2
BANKERS: Final = 3
SCHOLARS: Final = 4


def can_activate(g: Allegoria, me: Player, guild: int) -> bool:
    """The Guild of Spies needs a figure on the map, the Guild of Scholars a card to draw."""
    if guild == SPIES:
        return any(me.figures)
    if guild == SCHOLARS:
        return g.can_draw_worker()
    return True


def activate(g: Allegoria, me: Player, guild: int) -> None:
    """Use a guild under the home board once (A179)."""
    card = OBJECT_NAMES[GUILDS + guild]
    if g.loud:
        g.say("activates", me.seat, {"card": card, "rule": f"allegoria:card/{card}"})
    if guild == SOLDIERS:
        g.raise_track(me, STRENGTH, 1)
        g.raise_track(me, INTRIGUE, 1)
    elif guild == SPIES:
        change_kind(g, me)
    elif guild == MERCHANTS:
        g.raise_track(me, TRADE, 1)
        g.raise_track(me, KNOWLEDGE, 1)
    elif guild == BANKERS:
        levy(g, me)
    else:
        teach(g, me)
    me.deeds.append([deeds.GUILD, guild])


def change_kind(g: Allegoria, me: Player) -> None:
    """Return a figure from any region and place one of another kind there (A181)."""
    regions: list[int] = []
    for region in range(REGIONS):
        if any(me.figures[kind * REGIONS + region] for kind in range(FIGURE_KINDS)):
            regions.append(region)
    card, rule = "guild_spies", "allegoria:A181"
    options = [FROM + g.region_object(region) for region in regions]
    region = g.region_of(g.ask_one(me, "guild-region", options, rule, card) - FROM)
    if g.loud:
        g.say("names", me.seat, {"thing": g.region_name(region), "rule": rule})
    options = [
        REMOVE + FIGURES + kind
        for kind in range(FIGURE_KINDS)
        if me.figures[kind * REGIONS + region]
    ]
    old = g.ask_one(me, "guild-remove", options, rule, card) - REMOVE - FIGURES
    options = [PLACE + FIGURES + kind for kind in range(FIGURE_KINDS) if kind != old]
    new = g.ask_one(me, "guild-place", options, rule, card) - PLACE - FIGURES
    g.take_back(me, old, region)
    g.place(me, new, region)
    if g.loud:
        args: Args = {"region": g.region_name(region), "rule": rule}
        args["old"] = OBJECT_NAMES[FIGURES + old]
        args["new"] = OBJECT_NAMES[FIGURES + new]
        g.say("swaps", me.seat, args)


def levy(g: Allegoria, me: Player) -> None:
    """Wealth +2; everybody else loses 1 wealth, or is worth 1 influence at 0 (A183)."""
    g.raise_track(me, WEALTH, 2)
    poor = 0
    for foe in g.others(me):
        if foe.tracks[WEALTH] > 0:
            g.lower_track(foe, WEALTH, 1)
        else:
            poor += 1
    if poor:
        g.gain_influence(me, poor, "allegoria:A183")


def teach(g: Allegoria, me: Player) -> None:
    """Keep one of players + 1 worker cards; the others may buy one of the rest (A184, A185)."""
    card, rule = "guild_scholars", "allegoria:A184"
    for _ in range(g.seats + 1):
        drawn = g.top_worker()
        if drawn >= 0:
            me.looking.append(drawn)
    kept = g.ask_card(
        me,
        verb=KEEP,
        cards=me.looking,
        prompt="guild-keep",
        rule=rule,
        source=card,
        secret=True,
    )
    me.looking.remove(kept)
    me.hand.append(kept)
    g.offer.extend(me.looking)
    me.looking.clear()
    if g.loud:
        args: Args = {"count": 1, "rule": rule}
        g.say("draws", me.seat, args, {"cards": [g.face(kept)]}, me.bit)
        g.say("offers", me.seat, {"cards": g.names(g.offer), "rule": rule})
    for foe in g.others(me):
        if foe.tracks[WEALTH] == 0 or not g.offer:
            continue
        bought = g.ask_card(
            foe,
            verb=BUY,
            cards=g.offer,
            prompt="guild-buy",
            rule="allegoria:A185",
            source=card,
            optional=True,
        )
        if bought >= 0:
            g.offer.remove(bought)
            foe.hand.append(bought)
            g.known[bought] = g.everyone
            g.lower_track(foe, WEALTH, 1)
            g.raise_track(me, WEALTH, 1)
            if g.loud:
                g.say("buys", foe.seat, {"cards": [g.face(bought)], "rule": rule})
    g.clear_away(g.offer, rule)
