"""Area III: Attack, as a Raid or a Battle (A137-A147)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import Option
from tafelrunde.titles.allegoria import deeds
from tafelrunde.titles.allegoria.catalogue import Args
from tafelrunde.titles.allegoria.player import CENTRE, REGIONS, SOLDIER, Player
from tafelrunde.titles.allegoria.vocabulary import (
    ATTACK,
    FIGHT,
    INFLUENCE,
    REMOVAL,
)

if TYPE_CHECKING:
    from tafelrunde.titles.allegoria.table import Allegoria

DIE: Final = [0, 0, 1, 2, 3, 4]  # A29


def defenders(g: Allegoria, me: Player, region: int) -> list[Player]:
    """The opponents with soldiers on a battlefield."""
    return [foe for foe in g.players if foe is not me and foe.figures[region]]


def can_attack_in(g: Allegoria, me: Player, region: int, markers: int) -> bool:
    """Own soldiers, and an enemy; else it is a Raid: never at home, in the centre with a marker."""
    if not me.figures[region]:
        return False
    for foe in g.players:
        if foe is not me and foe.figures[region]:
            return True
    if region == CENTRE:
        return markers > 0
    return region != me.seat


def can_attack(g: Allegoria, me: Player, markers: int) -> bool:
    """Whether there is a battlefield for an Attack while so many anarchy markers are left."""
    return any(can_attack_in(g, me, region, markers) for region in range(REGIONS))


def attack(g: Allegoria, me: Player) -> None:
    """Name a battlefield; opponents' soldiers make it a Battle (A137, A138)."""
    options: list[Option] = []
    for region in range(REGIONS):
        if can_attack_in(g, me, region, g.markers):
            options.append(ATTACK + g.region_object(region))
    region = g.region_of(g.ask_one(me, "attack-where", options, "allegoria:A137") - ATTACK)
    if g.loud:
        g.say("attacks", me.seat, {"region": g.region_name(region), "rule": "allegoria:A137"})
    foes = defenders(g, me, region)
    if not foes:
        raid(g, me, region)
        return
    options = [FIGHT + g.region_object(foe.seat) for foe in foes]
    about = g.region_name(region)
    option = g.ask_one(me, "attack-whom", options, "allegoria:A142", about=about)
    battle(g, me, g.players[g.region_of(option - FIGHT)], region)


def raid(g: Allegoria, me: Player, region: int) -> None:
    """Remove at least one own soldier for 1 influence each; anarchy in the centre (A140, A141)."""
    if region == CENTRE:
        g.take_anarchy(me, "allegoria:A114")
    count = g.ask_count(
        me,
        low=1,
        high=me.figures[region],
        prompt="raid-size",
        rule="allegoria:A141",
        about=g.region_name(region),
    )
    g.take_back(me, SOLDIER, region, count)
    if g.loud:
        args: Args = {"region": g.region_name(region), "count": count}
        args["rule"] = "allegoria:A141"
        g.say("raids", me.seat, args)
    g.gain_influence(me, count, "allegoria:A141")
    me.deeds.append([deeds.RAID, g.where(me, region), count])


def battle(g: Allegoria, me: Player, foe: Player, region: int) -> None:
    """Dice and soldiers decide; both lose one soldier, the winner has the spoils (A143-A147)."""
    bonus = 0
    if g.markers > 0:
        if g.ask_yes(me, prompt="battle-anarchy", rule="allegoria:A143"):
            g.take_anarchy(me, "allegoria:A115")
            bonus = 1
    outnumbered = me.figures[region] < foe.figures[region]
    mine = DIE[g.rng.below(len(DIE))]
    other = DIE[g.rng.below(len(DIE))]
    diff = me.figures[region] + mine + bonus - foe.figures[region] - other
    if g.loud:
        args: Args = {"region": g.region_name(region), "whom": foe.seat}
        args["soldiers"] = me.figures[region]
        args["die"] = mine
        args["bonus"] = bonus
        args["their_soldiers"] = foe.figures[region]
        args["their_die"] = other
        args["difference"] = diff
        args["rule"] = "allegoria:A144"
        g.say("battle", me.seat, args)
    g.take_back(me, SOLDIER, region)
    g.take_back(foe, SOLDIER, region)
    if diff > 0:
        spoils(g, me, foe, region, diff)
    elif diff < 0:
        spoils(g, foe, me, region, -diff)
    won = 1 if diff > 0 else (-1 if diff < 0 else 0)
    me.deeds.append([deeds.BATTLE, g.where(me, region), foe.seat, won, diff, int(outnumbered)])


def spoils(g: Allegoria, winner: Player, loser: Player, region: int, diff: int) -> None:
    """Influence or soldiers of the loser, as many as the difference (A146)."""
    left = loser.figures[region]
    options = [INFLUENCE, REMOVAL] if left else [INFLUENCE]
    name = g.region_name(region)
    option = g.ask_one(winner, "spoils", options, "allegoria:A146", "", diff, name)
    if option == INFLUENCE:
        g.gain_influence(winner, diff, "allegoria:A146")
        return
    count = min(diff, left)
    g.take_back(loser, SOLDIER, region, count)
    if g.loud:
        args: Args = {"region": name, "count": count}
        args["whom"] = loser.seat
        args["rule"] = "allegoria:A146"
        g.say("routs", winner.seat, args)
