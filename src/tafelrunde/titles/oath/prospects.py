"""The odds of campaigns at a table, as far as everybody can know: pools, forces, plans in sight.

What a battle plan does is not told a second time: it is used on a copy of the table, by the rules,
and the numbers are read off there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import PASS, Ask, CardNo
from tafelrunde.kernel.table import Driver, Table
from tafelrunde.titles.oath import campaign, forces, plans, rule
from tafelrunde.titles.oath.campaign_state import ATTACKER, DEFENDER, UNDECIDED, Campaign
from tafelrunde.titles.oath.odds import Battle, chance
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import BIND_CAMPAIGN

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath

ALMOST: Final = 1e-9  # a chance as close to 0 or 1 as this is certain; sums are not exact


class Supposed(Driver):
    """What players would answer to battle plans: as many dice as they may, nothing else changes."""

    def answer(self, table: Table, ask: Ask) -> int:
        """The highest number, else no, else the first."""
        if ask.prompt == "choose-count":
            return ask.options[-1]
        return PASS if PASS in ask.options else ask.options[0]


SUPPOSED: Final = Supposed()


# -- a campaign in numbers


def draft(g: Oath, c: Campaign, dice: int = -1, helped: bool = False) -> Campaign:
    """The same campaign with its pools as the declared targets would make them.

    `dice` is how many attack dice the attacker takes; by default as many as he may. With `helped`
    all Citizens join the defence who could be allowed to (5.5.2.R).
    """
    twin = c.copy_for(g.players)
    set_pools(g, twin, dice, helped)
    return twin


def set_pools(g: Oath, c: Campaign, dice: int = -1, helped: bool = False) -> None:
    """Set the pools of a campaign that is only thought of; see `draft`."""
    c.bandit_sites = forces.bandit_targets(g, c)
    foe = c.defender
    if foe is not None and foe.is_imperial and foe is not c.outsider and not c.allies:
        if foe.is_citizen and c.me is not g.chancellor:
            c.allies.append(g.chancellor)
        if helped:
            for other in g.others(c.me):
                if campaign.may_help(c, foe, other):
                    c.allies.append(other)
    c.target_dice = campaign.target_dice(g, c)
    c.defence = c.target_dice + campaign.title_dice(g, c)
    c.attack = dice if dice >= 0 else forces.size(g, c, ATTACKER)
    for this in g.in_trigger_order(BIND_CAMPAIGN, c.me):
        g.power(this).bind_campaign(g, c, this)
    c.is_set = True


def battle_of(g: Oath, c: Campaign) -> Battle:
    """A campaign in numbers, as it stands; its pools must be set."""
    force = forces.mortal_size(g, c, ATTACKER)
    battle = Battle(c.attack, c.defence, force, forces.size(g, c, DEFENDER))
    battle.halved = c.halved
    battle.attack_factor = c.attack_factor
    battle.ignores_skulls = c.ignores_skulls
    battle.no_hollow = c.no_hollow
    battle.no_single_shields = c.no_single_shields
    battle.no_double_swords = c.no_double_faces[ATTACKER]
    battle.no_double_shields = c.no_double_faces[DEFENDER]
    battle.sacrifice_worth = c.sacrifice_worth
    battle.no_sacrifice = c.no_sacrifice
    if c.decided != UNDECIDED:
        battle.attacker_wins = c.decided == ATTACKER
        battle.defender_wins = c.decided == DEFENDER
    return battle


# -- plans, used on a copy


def rehearsal(g: Oath, c: Campaign) -> Oath:
    """A copy of the table in the middle of this campaign, which is its `campaign`."""
    twin = g.copy()
    twin.driver = SUPPOSED
    twin.campaign = c.copy_for(twin.players)
    return twin


def with_plan(g: Oath, c: Campaign, player: Player, this: CardNo) -> Battle:
    """The numbers after a player has used one more plan."""
    twin = rehearsal(g, c)
    c = rehearsed(twin)
    plans.use(twin, c, twin.players[player.seat], c.side_of(twin.players[player.seat]), this)
    return battle_of(twin, c)


def rehearsed(twin: Oath) -> Campaign:
    """The campaign of a rehearsal."""
    assert twin.campaign is not None
    return twin.campaign


def fated(g: Oath, c: Campaign) -> Battle:
    """A campaign in numbers with the plans that bandits will use: they have no choice (5.5.3)."""
    if c.defender is not None or c.decided != UNDECIDED or not plans.plans_of_bandits(g, c):
        return battle_of(g, c)
    twin = rehearsal(g, c)
    plans.use_of_bandits(twin, rehearsed(twin))
    return battle_of(twin, rehearsed(twin))


def at_worst(g: Oath, c: Campaign, own: bool = False) -> Battle:
    """The numbers if the defending side uses all plans it can.

    One that stands alone (Code of Honor) is used in place of all others if that is better. With
    `own` the table is a rehearsal already and may be changed.
    """
    if c.defender is None or c.decided != UNDECIDED:
        return fated(g, c)
    if not own and is_unheard_of(g, c):
        g, own = rehearsal(g, c), True
        c = rehearsed(g)
    alone: list[Battle] = []
    has_others = False
    for player in c.players(DEFENDER):
        for this in plans.usable(g, c, player, DEFENDER):
            if g.power(this).bars_plans:
                alone.append(with_plan(g, c, player, this))
            else:
                has_others = True
    if has_others:
        if not own:
            g = rehearsal(g, c)
            c = rehearsed(g)
        use_all(g, c, DEFENDER, False)
    worst = battle_of(g, c)
    for battle in alone:
        if chance(battle) < chance(worst):
            worst = battle
    return worst


def is_unheard_of(g: Oath, c: Campaign) -> bool:
    """Whether the campaign makes somebody an outsider, but is not under way at the table yet."""
    return c.outsider is not None and not rule.is_outsider(g, c.outsider)


def foreseen(g: Oath, c: Campaign) -> Battle:
    """What to reckon with: the attacker's free plans and everything the defender can use."""
    own = False
    if is_unheard_of(g, c) or (c.decided == UNDECIDED and choices(g, c, c.me, ATTACKER, True)):
        g, own = rehearsal(g, c), True
        c = rehearsed(g)
        use_all(g, c, ATTACKER, True)
    return at_worst(g, c, own)


def use_all(g: Oath, c: Campaign, side: int, free: bool) -> None:
    """Every player of a side uses what he can, in the order in which the cards lie."""
    for player in c.players(side):
        while c.decided == UNDECIDED:
            cards = choices(g, c, player, side, free)
            if not cards:
                break
            plans.use(g, c, player, side, cards[0])


def choices(g: Oath, c: Campaign, player: Player, side: int, free: bool) -> list[int]:
    """The plans a player could use beside others; with `free` those that cost nothing."""
    cards = [this for this in plans.usable(g, c, player, side) if not g.power(this).bars_plans]
    if free and cards:
        if plans.surcharge(g, c, side) != (0, 0):
            return []
        cards = [this for this in cards if not g.kinds[this].has_cost]
    return cards


# -- telling


def facts_of(g: Oath, c: Campaign) -> dict[str, object]:
    """A campaign for everybody to see: sides, targets, pools, and the odds before the roll."""
    twin = c.copy_for(g.players) if c.is_set else draft(g, c)
    battle = battle_of(g, twin)
    told: dict[str, object] = {
        "attacker": c.me.seat,
        "defender": c.defender.seat if c.defender is not None else -1,
        "site": c.site,
        "sites": c.sites.copy(),
        "things": g.names(c.things),
        "pawn": c.pawn,
        "attack": battle.rolled_attack(),
        "defence": battle.defence,
        "force": battle.force,
        "defenders": battle.defenders,
    }
    if c.winner == UNDECIDED and not c.is_rolled:
        battle = fated(g, twin)
        told["odds"] = _percent(battle)
        told["odds_unsacrificed"] = _percent(battle, sacrifices=False)
        if not c.is_set:
            told["odds_by_dice"] = odds_by_dice(g, c)
        if c.defender is not None:
            battle = at_worst(g, twin if c.is_set else draft(g, c, helped=True))
        told["odds_at_worst"] = _percent(battle)
    return told


def odds_by_dice(g: Oath, c: Campaign) -> list[float]:
    """The odds with 0, 1, 2 ... attack dice, as long as their number is not chosen."""
    most = forces.size(g, c, ATTACKER)
    return [_percent(fated(g, draft(g, c, dice))) for dice in range(most + 1)]


def previews(g: Oath) -> list[dict[str, object]]:
    """The campaigns the player in turn could begin, each with the least he must target."""
    me = g.active_player
    found: list[dict[str, object]] = []
    if g.campaign is not None or me.supply < campaign.COST:
        return found
    for c in campaign.campaigns(g, me, me.pawn, False, None):
        found.append(preview(g, c))
    return found


def preview(g: Oath, c: Campaign) -> dict[str, object]:
    """A campaign that has no targets yet, with the least that must be targeted."""
    if c.site in campaign.target_sites(g, c):
        c.sites.append(c.site)
    elif campaign.may_target_pawn(c):
        c.pawn = True
    else:
        c.things.append(campaign.target_things(g, c)[0])
    return facts_of(g, c)


def _percent(battle: Battle, *, sacrifices: bool = True) -> float:
    """The chance of victory in percent, with one decimal; only what is certain is 0 or 100."""
    exact = chance(battle, sacrifices=sacrifices)
    if ALMOST < exact < 1 - ALMOST:
        return min(99.9, max(0.1, round(100 * exact, 1)))
    return round(100 * exact, 1)
