"""Campaign (5.5), steps 6 to 8: losses, conquest, battle plans that wait for the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.titles.oath import forces, holdings, inplay, rule, tokens, travel, troops
from tafelrunde.titles.oath.campaign_state import ATTACKER, DEFENDER, Campaign
from tafelrunde.titles.oath.catalogue import BANNER
from tafelrunde.titles.oath.powers import (
    BEFORE_LOSSES,
    CAMPAIGN_OVER,
    COMES_LAST,
    DEFEATED,
    FOLLOWS_CAMPAIGN,
    REPLACES_DISCARDS,
    SEIZES,
    TAKES_SURVIVORS,
    VICTORIOUS,
)

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


def run(g: Oath, c: Campaign) -> None:
    """Everything after the winner is known."""
    beaten = 1 - c.winner
    for this in c.plans:
        if BEFORE_LOSSES in g.power(this).hooks:
            g.power(this).before_losses(g, c, c.plan_side[this], this)
    losses(g, c, beaten)
    for this in c.plans:
        if c.plan_side[this] == beaten and DEFEATED in g.power(this).hooks:
            g.power(this).defeated(g, c, beaten, this)
    for this in c.plans:
        if c.plan_side[this] == c.winner and TAKES_SURVIVORS in g.power(this).hooks:
            g.power(this).takes_survivors(g, c, c.winner, this)
    if c.winner == ATTACKER:
        conquer(g, c)
    give_up_hospitals(g, c)
    for this in c.plans:
        if c.plan_side[this] == c.winner and VICTORIOUS in g.power(this).hooks:
            g.power(this).victorious(g, c, c.winner, this)
    discharge_hospitals(g, c)
    end_discards(g, c)
    g.settle()
    for this in g.in_trigger_order(CAMPAIGN_OVER, c.me):
        g.power(this).campaign_over(g, c, this)
    for this in g.in_trigger_order(FOLLOWS_CAMPAIGN, c.me):
        if g.where[this] >= 0:
            g.power(this).follows_campaign(g, c, this)
    for this in c.plans:
        if c.plan_side[this] == c.winner and COMES_LAST in g.power(this).hooks:
            g.power(this).comes_last(g, c, c.winner, this)
    g.settle()


def losses(g: Oath, c: Campaign, beaten: int) -> None:
    """The beaten side kills half of its force, rounded down; the others go to boards (5.5.6)."""
    for player in forces.boards(g, c, beaten):
        c.survivors[player.seat] = 0
    if not (beaten == DEFENDER and c.defender is None):
        n = forces.mortal_size(g, c, beaten)
        kills = min(n, forces.size(g, c, beaten) // 2)  # bandits of the Crown count, but live
        if c.spared[beaten] or c.no_kills:
            kills = 0
        elif c.destroyed[beaten]:
            kills = n
        if kills:
            forces.lose(g, c, beaten, kills)
    for player in forces.boards(g, c, beaten):
        c.survivors[player.seat] = player.warbands
    forces.retreat(g, c, beaten)


def conquer(g: Oath, c: Campaign) -> None:
    """A victorious attacker takes sites, relics and banners, and banishes the pawn (5.5.7)."""
    me = c.me
    for slot in c.sites:
        if me.warbands and troops.may_place_at(g, me, slot):
            site = g.kinds[g.sites[slot].card].id
            n = g.ask_count(
                me, low=0, high=me.warbands, prompt="occupy", rule="oath:5.5.7.I", about=site
            )
            troops.board_to_site(g, me, slot, n, "oath:5.5.7.I")
    g.settle()
    seize(g, c)
    if c.pawn and c.defender is not None:
        foe = c.defender
        travel.free_trip(g, foe, "oath:5.5.7.III", "", None, me)
        n = foe.favor if c.burns_all_favor else foe.favor // 2
        if n:
            foe.favor -= n
            if g.loud:
                g.say("burns-favor", foe.seat, {"count": n, "rule": "oath:5.5.7.III"})
            tokens.burn_loose_favor(g, n)
        for this in c.plans:
            if c.plan_side[this] == ATTACKER and SEIZES in g.power(this).hooks:
                g.power(this).seizes(g, c, ATTACKER, this)


def seize(g: Oath, c: Campaign) -> None:
    """Take all targeted relics and banners; banners suffer (5.5.7.II)."""
    me = c.me
    relics = [thing for thing in c.things if g.kinds[thing].kind != BANNER]
    for thing in c.things:
        if g.kinds[thing].kind == BANNER:
            holdings.seize_banner(g, me, thing, "oath:5.5.7.II")
    holdings.take_relics(g, me, relics, c.defender, "oath:5.5.7.II")
    holdings.take_relics(g, me, c.loose, None, "oath:5.5.7.II")
    g.settle()


def has_hospital(g: Oath, c: Campaign, side: int) -> bool:
    """Whether a side could still put warbands on the site of its Hospital."""
    slot, players = c.hospital[side], c.players(side)
    if slot < 0 or not players:
        return False
    return rule.rules(g, players[0], slot) and troops.may_place_at(g, players[0], slot)


def give_up_hospitals(g: Oath, c: Campaign) -> None:
    """Sites have changed hands: warbands of a Hospital that was lost are dead after all."""
    for side in (ATTACKER, DEFENDER):
        if not has_hospital(g, c, side):
            c.killed[side] += c.in_hospital[side]
            c.in_hospital[side] = 0


def discharge_hospitals(g: Oath, c: Campaign) -> None:
    """Warbands that a Hospital took in stand at its site, if the side still rules it."""
    for side in (ATTACKER, DEFENDER):
        if not c.in_hospital[side] or not has_hospital(g, c, side):
            continue
        slot, me = c.hospital[side], c.players(side)[0]
        n = min(c.in_hospital[side], g.reserve[me.force_colour])
        g.reserve[me.force_colour] -= n
        troops.drop(g, slot, me.force_colour, n)
        if g.loud:
            args: dict[str, int | str | list[str]] = {
                "count": n,
                "site": g.kinds[g.sites[slot].card].id,
                "rule": "oath:card/hospital",
            }
            g.say("places-warbands", me.seat, args)


def end_discards(g: Oath, c: Campaign) -> None:
    """Battle plans that say so are discarded last (5.5.8)."""
    for this in c.plans:
        if REPLACES_DISCARDS in g.power(this).hooks:
            g.power(this).replaces_discards(g, c, c.plan_side[this], this)
    for this in c.end_discards:
        seat = c.planner.get(this, -1)
        user = g.players[seat] if seat >= 0 else None
        if g.where[this] >= 0 and not inplay.is_locked(g, user, this):
            inplay.discard(g, user if user is not None else c.me, this)
