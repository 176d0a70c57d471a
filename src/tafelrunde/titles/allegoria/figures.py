"""Placing and moving figures: Recruit, Infiltrate, Business; Advance, Sneak, Caravan, Wages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import Option
from tafelrunde.titles.allegoria import deeds
from tafelrunde.titles.allegoria.catalogue import Args
from tafelrunde.titles.allegoria.player import CENTRE, REGIONS, Player
from tafelrunde.titles.allegoria.vocabulary import (
    DISCARD,
    ENTER,
    FIGURES,
    HOUSES,
    JOKER,
    LEAVE,
    OBJECT_NAMES,
    STRIDE,
    TRACK_NAMES,
)

if TYPE_CHECKING:
    from tafelrunde.titles.allegoria.table import Allegoria

PLACE_RULES: Final = ["allegoria:A130", "allegoria:A149", "allegoria:A160"]
PROFIT_RULES: Final = ["allegoria:A169", "allegoria:A186"]
MOVE_RULES: Final = ["allegoria:A132", "allegoria:A150", "allegoria:A161"]
SIZE_RULES: Final = ["allegoria:A133", "allegoria:A150", "allegoria:A161"]
SPEND_PROMPTS: Final = [
    "discard-soldiers",
    "discard-spies",
    "discard-merchants",
    "discard-bankers",
    "discard-scholars",
]


def fitting(g: Allegoria, me: Player, kind: int) -> list[int]:
    """The worker cards in hand that count as this kind: its own and jokers (A27)."""
    found: list[int] = []
    for card in me.hand:
        worker = g.kinds[card].worker
        if worker in (kind, JOKER):
            found.append(card)
    return found


def spend_cards(g: Allegoria, me: Player, kind: int, must: bool) -> tuple[int, int]:
    """Discard fitting cards one by one and raise the track by their sum: (cards, value).

    Whoever has cards in hand is asked, whether any of them fits or not.
    """
    cards = 0
    value = 0
    while me.hand:
        optional = not must or cards > 0
        rule = PLACE_RULES[kind] if kind < 3 else PROFIT_RULES[kind - 3]
        about = TRACK_NAMES[kind]
        options = fitting(g, me, kind)
        card = g.ask_card(
            me,
            verb=DISCARD,
            cards=options,
            prompt=SPEND_PROMPTS[kind],
            rule=rule,
            optional=optional,
            or_pass=True,
            count=value,
            about=about,
        )
        if card < 0:
            break
        cards += 1
        value += g.kinds[card].value
        g.discard_worker(me, card, rule)
    if value:
        g.raise_track(me, kind, value)
    return cards, value


def enlist(g: Allegoria, me: Player, kind: int) -> None:
    """Place a figure at home; cards discarded with it raise the track (A129, A148, A159)."""
    g.place(me, kind, me.seat)
    if g.loud:
        figure = OBJECT_NAMES[FIGURES + kind]
        g.say("places", me.seat, {"figure": figure, "rule": PLACE_RULES[kind]})
    cards, value = spend_cards(g, me, kind, must=False)
    me.deeds.append([deeds.PLACE, kind, cards, value])


def march(g: Allegoria, me: Player, kind: int, value: int, via: int) -> None:
    """Move one group to an adjacent region; a track value limits its size (A132-A136)."""
    rule = MOVE_RULES[kind] if via == deeds.OWN else "allegoria:A170"
    limit = SIZE_RULES[kind] if via == deeds.OWN else "allegoria:A170"
    about = OBJECT_NAMES[FIGURES + kind]
    option = g.ask_one(me, "move-group", ways(g, me, kind), rule, about=about)
    if option - option % STRIDE == LEAVE:
        old, new = g.region_of(option - LEAVE), CENTRE
    else:
        old, new = CENTRE, g.region_of(option - ENTER)
    most = min(g.box.group_size[value], me.figures[kind * REGIONS + old])
    size = g.ask_count(me, low=1, high=most, prompt="move-size", rule=limit, about=about)
    me.figures[kind * REGIONS + old] -= size
    me.figures[kind * REGIONS + new] += size
    me.deeds.append([deeds.MOVE, kind, size, via])
    if g.loud:
        args: Args = {"figure": about, "count": size, "rule": rule}
        args["from"] = g.region_name(old)
        args["to"] = g.region_name(new)
        g.say("moves", me.seat, args)


def ways(g: Allegoria, me: Player, kind: int) -> list[int]:
    """Out of a home region there is only the centre, out of the centre every home region (A136)."""
    options: list[Option] = []
    for region in range(g.seats):
        if me.figures[kind * REGIONS + region]:
            options.append(LEAVE + HOUSES + g.box.houses[region])
    if me.figures[kind * REGIONS + CENTRE]:
        for region in range(g.seats):
            options.append(ENTER + HOUSES + g.box.houses[region])
    return options
