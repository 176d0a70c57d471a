"""Area IV: Ruse (A153-A158)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import PASS, Ask, Option
from tafelrunde.titles.allegoria import deeds
from tafelrunde.titles.allegoria.player import CENTRE, REGIONS, SPY, TRACK_COUNT, Player
from tafelrunde.titles.allegoria.vocabulary import LOWER, TRACKS, TRICK

if TYPE_CHECKING:
    from tafelrunde.titles.allegoria.table import Allegoria


def can_ruse_in(me: Player, region: int, markers: int) -> bool:
    """A spy in an opponent's tavern, or in the central one while there is a marker to take."""
    if region == me.seat or not me.figures[SPY * REGIONS + region]:
        return False
    return region != CENTRE or markers > 0


def can_ruse(me: Player, markers: int) -> bool:
    """Whether there is a tavern for a Ruse while so many anarchy markers are left."""
    return any(can_ruse_in(me, region, markers) for region in range(REGIONS))


def ruse(g: Allegoria, me: Player) -> None:
    """A spy comes home; the first Ruse of a turn advances diplomacy (A153, A154, A157)."""
    options: list[Option] = []
    for region in range(REGIONS):
        if can_ruse_in(me, region, g.markers):
            options.append(TRICK + g.region_object(region))
    region = g.region_of(g.ask_one(me, "ruse-where", options, "allegoria:A153") - TRICK)
    if region == CENTRE:
        g.take_anarchy(me, "allegoria:A117")
    g.take_back(me, SPY, region)
    if g.loud:
        g.say("ruse", me.seat, {"region": g.region_name(region), "rule": "allegoria:A154"})
    if g.ruses == 0:
        g.advance_diplomacy(me, "allegoria:A157")
    if region == CENTRE:
        me.deeds.append([deeds.RUSE, deeds.AT_CENTRE, -1])
        return
    me.deeds.append([deeds.RUSE, deeds.OPP, region])
    foe = g.players[region]
    about = g.region_name(region)
    options = [LOWER + TRACKS + track for track in range(TRACK_COUNT)]
    option = g.ask(Ask(me.seat, "ruse-lower", options, "", "allegoria:A155", 0, about))
    reduce(g, me, foe, option - LOWER - TRACKS)
    if g.markers > 0:
        options = [LOWER + TRACKS + track for track in range(TRACK_COUNT)]
        options.append(PASS)
        option = g.ask(Ask(me.seat, "ruse-more", options, "", "allegoria:A156", 0, about))
        if option != PASS:
            g.take_anarchy(me, "allegoria:A116")
            reduce(g, me, foe, option - LOWER - TRACKS)


def reduce(g: Allegoria, me: Player, foe: Player, track: int) -> None:
    """Lower a track of the opponent by 1; at 0 nothing happens, and it does not count (A155)."""
    if g.lower_track(foe, track, 1):
        me.deeds.append([deeds.REDUCE, foe.seat, track])
