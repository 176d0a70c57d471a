"""Area V: Commerce with the travelling trader (A164-A168)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import Option
from tafelrunde.titles.allegoria import catalogue, deeds
from tafelrunde.titles.allegoria.catalogue import Args, Trader
from tafelrunde.titles.allegoria.player import CENTRE, MERCHANT, REGIONS, TRADE, WEALTH, Player
from tafelrunde.titles.allegoria.vocabulary import (
    INFLUENCE,
    PAY,
    TRACK,
    TRACK_NAMES,
    TRACKS,
)
from tafelrunde.titles.allegoria.vocabulary import TRADE as TRADE_VERB

if TYPE_CHECKING:
    from tafelrunde.titles.allegoria.table import Allegoria

# At home, in the centre, abroad.
RULES: Final = ["allegoria:A167", "allegoria:A165", "allegoria:A166"]


def costs_anarchy(g: Allegoria, me: Player, region: int) -> bool:
    """Commerce at home takes a marker, unless the decree of the week waives it (A167)."""
    return region == me.seat and (g.edict is None or g.edict.op != catalogue.WAIVE)


def can_trade_in(g: Allegoria, me: Player, region: int, markers: int) -> bool:
    """A merchant, and at home a marker to take."""
    if not me.figures[MERCHANT * REGIONS + region]:
        return False
    return markers > 0 or not costs_anarchy(g, me, region)


def can_trade(g: Allegoria, me: Player, markers: int) -> bool:
    """Whether there is a market for Commerce while so many anarchy markers are left."""
    return any(can_trade_in(g, me, region, markers) for region in range(REGIONS))


def trade(g: Allegoria, me: Player) -> None:
    """Use a merchant to exchange wealth and trade, abroad also for influence (A164-A167)."""
    options: list[Option] = []
    for region in range(REGIONS):
        if can_trade_in(g, me, region, g.markers):
            options.append(TRADE_VERB + g.region_object(region))
    option = g.ask_one(me, "commerce-where", options, "allegoria:A164")
    region = g.region_of(option - TRADE_VERB)
    if costs_anarchy(g, me, region):
        g.take_anarchy(me, "allegoria:A118")
    g.take_back(me, MERCHANT, region)
    abroad = region != me.seat and region != CENTRE
    name = g.region_name(region)
    rule = RULES[g.where(me, region)]
    if g.loud:
        g.say("commerce", me.seat, {"region": name, "rule": rule})
    card = g.face(g.trader[-1])
    options = [PAY + TRACKS + WEALTH, PAY + TRACKS + TRADE]
    paying = g.ask_one(me, "commerce-pay", options, rule, card, about=name) - PAY - TRACKS
    price, gain = exchange(g, paying)
    toll = toll_of(g)
    paid = g.lower_track(me, paying, price + toll)  # what is missing at 0 is not paid (A111)
    if g.loud and paid < price + toll:
        args: Args = {"track": TRACK_NAMES[paying], "paid": paid, "count": price + toll}
        args["rule"] = "allegoria:A111"
        g.say("pays-less", me.seat, args)
    given = 0
    if abroad:
        theirs = TRADE if g.box.opponent_gains_trade else paying
        given = g.raise_track(g.players[region], theirs, price)
    other = TRADE if paying == WEALTH else WEALTH
    influence = 0
    if abroad:
        about = TRACK_NAMES[other]
        option = g.ask_one(me, "commerce-gain", [TRACK, INFLUENCE], rule, card, gain, about)
        if option == INFLUENCE:
            influence = gain
    if influence:
        g.gain_influence(me, influence, rule)
    else:
        g.raise_track(me, other, gain)
    me.deeds.append([deeds.COMMERCE, g.where(me, region), region, paid, influence, given])


def exchange(g: Allegoria, paying: int) -> tuple[int, int]:
    """What the trader of the week asks on a track, and gives for it (A24)."""
    trader = g.kinds[g.trader[-1]]
    assert isinstance(trader, Trader)
    if paying == WEALTH:
        return trader.wealth_cost, trader.wealth_gain
    return trader.trade_cost, trader.trade_gain


def toll_of(g: Allegoria) -> int:
    """What the decree of the week adds to every price."""
    edict = g.edict
    return edict.amount if edict is not None and edict.op == catalogue.MOD_PAY else 0
