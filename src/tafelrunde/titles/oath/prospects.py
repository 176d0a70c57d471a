"""The odds of campaigns at a table, as far as everybody can know: pools, forces, plans in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.titles.oath import campaign, forces, plan_effects, plans, rule
from tafelrunde.titles.oath.campaign_state import ATTACKER, DEFENDER, UNDECIDED, Campaign
from tafelrunde.titles.oath.catalogue import ARCANE, BEAST, NOMAD
from tafelrunde.titles.oath.odds import Battle, chance
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import BIND_CAMPAIGN

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath

ALMOST: Final = 1e-9  # a chance as close to 0 or 1 as this is certain; sums are not exact


def draft(g: Oath, c: Campaign, dice: int = -1) -> Campaign:
    """The same campaign with its pools as the declared targets would make them.

    `dice` is how many attack dice the attacker takes; by default as many as he may.
    """
    twin = c.copy_for(g.players)
    twin.bandit_sites = forces.bandit_targets(g, c)
    foe = c.defender
    if foe is not None and foe.is_citizen and foe is not c.outsider and not twin.allies:
        if c.me is not g.chancellor:
            twin.allies.append(g.chancellor)
    twin.target_dice = campaign.target_dice(g, twin)
    twin.defence = twin.target_dice + campaign.title_dice(g, twin)
    twin.attack = dice if dice >= 0 else forces.size(g, twin, ATTACKER)
    for this in g.in_trigger_order(BIND_CAMPAIGN, c.me):
        g.power(this).bind_campaign(g, twin, this)
    twin.is_set = True
    return twin


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


def fated(g: Oath, c: Campaign) -> Battle:
    """The same with the plans that bandits will use: they have no choice (5.5.3)."""
    battle = battle_of(g, c)
    if c.defender is None and c.decided == UNDECIDED:
        use_known_plans(g, c, battle, DEFENDER, False)
    return battle


def use_known_plans(g: Oath, c: Campaign, battle: Battle, side: int, free: bool) -> bool:
    """Apply all plans a side could use now (`free`: without cost); whether the foe is barred."""
    barred = False
    if side == DEFENDER and c.defender is None:
        for this in plans.plans_of_bandits(g, c):
            if g.power(this).can_plan(g, c, side, this):
                _apply(g, c, battle, None, side, this)
        return False
    for player in c.players(side):
        favor, secrets = player.favor, player.secrets
        for this in plans.usable(g, c, player, side):
            card = g.kinds[this]
            favor -= card.favor + card.burn_favor
            secrets -= card.secrets + card.burn_secrets
            if (free and card.has_cost) or favor < 0 or secrets < 0:
                favor += card.favor + card.burn_favor
                secrets += card.secrets + card.burn_secrets
                continue
            barred = _apply(g, c, battle, player, side, this) or barred
    return barred


def _apply(
    g: Oath, c: Campaign, battle: Battle, player: Player | None, side: int, this: int
) -> bool:
    id = g.kinds[this].id
    effect = plan_effects.EFFECTS.get(id)
    if effect is None or (effect.last and side == ATTACKER):
        return False  # a plan that bars all others is the user's own decision
    plan_effects.apply(battle, id, side, counted(g, c, player, id) if effect.each else 1)
    return effect.bars_enemy


def counted(g: Oath, c: Campaign, player: Player | None, id: str) -> int:
    """What a plan counts that does something "for each"."""
    if id == "cracking_ground":
        return len(c.sites)
    if id == "walled_garden":
        return sum(1 for this in rule.cards_at_sites(g) if g.kinds[this].suit == BEAST)
    if player is None:
        slots = [slot for slot in range(len(g.sites)) if rule.bandits_rule(g, slot)]
        ruled = [this for slot in slots for this in g.sites[slot].cards]
    else:
        ruled = rule.ruled_cards(g, player)
    if id == "kindred_warriors":
        return len({g.kinds[this].suit for this in ruled} - {ARCANE, -1})
    if id == "great_crusade":
        return sum(1 for this in ruled if g.kinds[this].suit == NOMAD)
    if id == "nature_worship" and player is not None:
        return rule.advisers_of_suit(g, player, BEAST)
    return 0


def foreseen(g: Oath, c: Campaign) -> Battle:
    """What to reckon with: the attacker's free plans and everything the defender can use."""
    battle = battle_of(g, c)
    if c.decided == UNDECIDED:
        barred = use_known_plans(g, c, battle, ATTACKER, True)
        if not barred:
            use_known_plans(g, c, battle, DEFENDER, False)
    return battle


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
        can_use = c.defender is not None and not twin.barred[DEFENDER]
        if can_use and twin.decided == UNDECIDED:
            use_known_plans(g, twin, battle, DEFENDER, False)
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
