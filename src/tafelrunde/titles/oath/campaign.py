"""Campaign (5.5), steps 1 to 5: defender, targets, pools, battle plans, dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import PASS, Option
from tafelrunde.titles.oath import (
    aftermath,
    dice,
    forces,
    holdings,
    majors,
    plans,
    rule,
    tokens,
)
from tafelrunde.titles.oath.board import NOBODY, PURPLE, SLOTS
from tafelrunde.titles.oath.campaign_state import (
    ATTACKER,
    DEFENDER,
    PAWN_TARGET,
    SIDES,
    SITE_TARGET,
    UNDECIDED,
    Campaign,
)
from tafelrunde.titles.oath.catalogue import BANNER, DARKEST_SECRET
from tafelrunde.titles.oath.contexts import CAMPAIGNING
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import (
    ALLOWS_TARGETS,
    BEFORE_ROLL,
    BIND_CAMPAIGN,
    BIND_TARGETS,
    FORBIDS_CAMPAIGN,
    JOINS_ATTACK,
    MORE_TARGET_DICE,
    TARGET_FLIPS,
)
from tafelrunde.titles.oath.vocabulary import (
    AGAINST,
    BANDITS_OBJECT,
    PAWN_OBJECT,
    SACRIFICE,
    SLOT,
    TARGET,
    YES_OBJECT,
)

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath

PAWN_DICE: Final = 2
COST: Final = 2


# -- step 1: the defender (5.5.1)


def may_campaign(g: Oath, me: Player) -> bool:
    """Whether nothing forbids a player to campaign (Vow of Peace)."""
    cards = g.active[FORBIDS_CAMPAIGN]
    return not any(g.power(this).forbids_campaign(g, me, this) for this in cards)


def is_possible(g: Oath, me: Player) -> bool:
    """Whether the player could campaign at all."""
    if me.supply < COST or not may_campaign(g, me):
        return False
    if not is_shielded(g, me.pawn):
        ruler = rule.colour_at(g, me.pawn)
        for other in g.players:
            if other is not me and other.pawn == me.pawn:
                return True
        if ruler == NOBODY:
            return g.sites[me.pawn].faceup
        if ruler != PURPLE or not me.is_imperial:
            return ruler != me.force_colour
    return bool(campaigns(g, me, me.pawn, False, None, True))


def is_shielded(g: Oath, slot: int) -> bool:
    """Whether a power may keep an attacker here from targeting this site or pawns at it."""
    for this in g.active[BIND_TARGETS]:
        power = g.power(this)
        if not power.bars_things and not (power.bars_by_place and g.slot_of(this) != slot):
            return True
    return False


def campaigns(
    g: Oath, me: Player, site: int, join: bool, only: Player | None, one: bool = False
) -> list[Campaign]:
    """The campaigns a player could begin (as if) at a site, one for each possible defender.

    With `one` the first that is found will do.
    """
    if not may_campaign(g, me):
        return []
    found: list[Campaign] = []
    for other in g.others(me):
        if only is not None and other is not only:
            continue
        if other.pawn == site or rule.rules(g, other, site):
            c = begin(g, me, site, other, join)
            if has_target(g, c):
                found.append(c)
                if one:
                    return found
    if only is None and rule.bandits_rule(g, site):
        c = begin(g, me, site, None, join)
        if has_target(g, c):
            found.append(c)
    return found


def begin(g: Oath, me: Player, site: int, defender: Player | None, join: bool) -> Campaign:
    """A campaign with its sides; targets are still open."""
    c = Campaign(me, site, [], defender)
    if defender is not None and me.is_imperial and defender.is_imperial:
        c.outsider = defender if me.is_chancellor else me
    if join and g.sites[site].warbands and g.sites[site].colour == me.force_colour:
        c.force_sites.append(site)
    elif join and g.sites[site].warbands == 0 and forces.rules_in(g, c, me, site):
        c.force_sites.append(site)  # bandits of the Crown
    for this in g.active[JOINS_ATTACK]:
        g.power(this).joins_attack(g, c, this)
    for this in g.active[BIND_TARGETS]:
        g.power(this).bind_targets(g, c, this)
    return c


# -- step 2: targets and pools (5.5.2)


def may_target_site(g: Oath, c: Campaign, slot: int) -> bool:
    """Whether the defender rules a site and nothing forbids to target it."""
    return forces.is_of_defender(g, c, slot) and SITE_TARGET + slot not in c.no_target


def target_sites(g: Oath, c: Campaign) -> list[int]:
    """Sites of the defender that may be targeted; not those that fight for the attacker."""
    return [slot for slot in range(len(g.sites)) if may_target_site(g, c, slot)]


def target_things(g: Oath, c: Campaign) -> list[int]:
    """Relics and banners of a defender whose pawn is at the attacker's site."""
    foe = c.defender
    if foe is None or foe.pawn != c.site:
        return []
    return [
        thing
        for thing in [*foe.relics, *foe.banners]
        if thing not in c.no_target and holdings.may_take(g, c.me, thing, foe)
    ]


def may_target_pawn(c: Campaign) -> bool:
    """Pawn and favor together, if the pawn is at the attacker's site."""
    foe = c.defender
    return foe is not None and foe.pawn == c.site and PAWN_TARGET not in c.no_target


def has_target(g: Oath, c: Campaign) -> bool:
    """Whether any target at the attacker's site could be declared."""
    return may_target_site(g, c, c.site) or may_target_pawn(c) or bool(target_things(g, c))


def has_target_here(c: Campaign) -> bool:
    """At least one declared target must be at the attacker's site."""
    return c.site in c.sites or c.pawn or bool(c.things)


def is_legal(g: Oath, c: Campaign) -> bool:
    """Whether the declared targets may stand."""
    n = flips(g, c)
    if not has_target_here(c) or n > c.me.secrets or not tokens.may_use(g, c.me, -1, n):
        return False
    return allows_targets(g, c)


def allows_targets(g: Oath, c: Campaign) -> bool:
    """Whether no power objects to this set of targets (Giant Python)."""
    c.target_dice = target_dice(g, c)
    return all(g.power(this).allows_targets(g, c, this) for this in g.active[ALLOWS_TARGETS])


def flips(g: Oath, c: Campaign) -> int:
    """Secrets that must be flipped for these targets."""
    return sum(g.power(this).target_flips(g, c, this) for this in g.active[TARGET_FLIPS])


def declare(g: Oath, c: Campaign) -> bool:
    """Declare targets one by one; False if no legal set came about."""
    me = c.me
    if c.site in target_sites(g, c) and not forces.is_own(g, c, c.site):
        c.sites.append(c.site)  # if the defender rules your site, it must be a target
    while True:
        options: list[Option] = []
        for slot in target_sites(g, c):
            if slot not in c.sites:
                options.append(TARGET + SLOT + slot)
        for thing in target_things(g, c):
            if thing not in c.things:
                options.append(TARGET + g.kinds[thing].number)
        if may_target_pawn(c) and not c.pawn:
            options.append(TARGET + PAWN_OBJECT)
        legal = is_legal(g, c)
        if legal:
            options.append(PASS)
        if not options or options == [PASS]:
            return legal
        option = g.ask_of(me, "declare-target", options, "oath:5.5.2")
        if option == PASS:
            return True
        thing = option - TARGET
        if thing == PAWN_OBJECT:
            c.pawn = True
        elif thing < SLOT + SLOTS:
            c.sites.append(thing - SLOT)
        else:
            c.things.append(next(t for t in target_things(g, c) if g.kinds[t].number == thing))


def target_dice(g: Oath, c: Campaign) -> int:
    """Defence dice of all targets."""
    n = sum(g.kinds[g.sites[slot].card].dice for slot in c.sites)
    n += sum(thing_dice(g, thing) for thing in c.things)
    n += len(c.loose)  # facedown relics: 1 die each (Relic Hunter)
    n += PAWN_DICE if c.pawn else 0
    n += sum(g.power(this).more_target_dice(g, c, this) for this in g.active[MORE_TARGET_DICE])
    return n


def thing_dice(g: Oath, thing: int) -> int:
    """Dice of a relic as printed, of a banner as many as tokens lie on it (2.5.2)."""
    if g.kinds[thing].kind == BANNER:
        on = g.secrets_on if thing == DARKEST_SECRET else g.favor_on
        return on.get(thing, 0)
    return g.kinds[thing].dice


def ask_allies(g: Oath, c: Campaign) -> None:
    """The Chancellor helps a Citizen; Citizens who could help are asked, then the defender."""
    foe = c.defender
    if foe is None or not foe.is_imperial or foe is c.outsider:
        return
    if foe.is_citizen and c.me is not g.chancellor:
        c.allies.append(g.chancellor)
    for other in g.others(c.me):
        if may_help(c, foe, other):
            if g.ask_yes(
                other, prompt="join-defence", rule="oath:5.5.2.R", target=foe.seat
            ) and g.ask_yes(foe, prompt="allow-ally", rule="oath:5.5.2.R", target=other.seat):
                c.allies.append(other)


def may_help(c: Campaign, foe: Player, other: Player) -> bool:
    """Whether a Citizen stands where warbands on boards count: here or at a target (5.5.4.R)."""
    if not other.is_citizen or other is foe:
        return False
    return other.pawn == c.site or other.pawn in c.sites


def title_dice(g: Oath, c: Campaign) -> int:
    """The Oathkeeper's side adds 1 die, the Usurper's 2 (2.11)."""
    if any(player.seat == g.keeper for player in c.players(DEFENDER)):
        return 2 if g.usurper else 1
    return 0


# -- the whole campaign


def act(g: Oath, me: Player) -> None:
    """The major action."""
    fight(g, me, me.pawn, "oath:5.5.1")


def fight(
    g: Oath,
    me: Player,
    site: int,
    cite: str,
    source: str = "",
    free: bool = False,
    join: bool = False,
    only: Player | None = None,
    optional: bool = False,
) -> bool:
    """Campaign (as if) at a site; `join`: own warbands there join, `only`: the one defender.

    Returns whether a campaign took place.
    """
    choices = campaigns(g, me, site, join, only)
    if not choices or (not free and me.supply < COST):
        return False
    options: list[Option] = []
    for c in choices:
        options.append(AGAINST + (c.defender.object if c.defender is not None else BANDITS_OBJECT))
    if optional:
        options.append(PASS)
    g.candidates = choices
    option = g.choose(me, "campaign-against", options, cite, source)
    if option == PASS:
        return False
    c = choices[options.index(option)]
    c.free = free
    outer = g.campaign
    g.campaign = c
    majors.begin(g, me, CAMPAIGNING)
    if not declare(g, c):
        if g.loud:
            g.say("calls-off", me.seat, {"rule": "oath:5.5.2"})
        g.campaign = outer
        return False
    c.flips = flips(g, c)
    majors.pay(g, c, cite)
    run(g, c)
    g.campaign = outer
    return True


def run(g: Oath, c: Campaign) -> None:
    """From the declared targets to the end."""
    me = c.me
    if g.loud:
        tell_targets(g, c)
    c.bandit_sites = forces.bandit_targets(g, c)
    ask_allies(g, c)
    c.target_dice = target_dice(g, c)
    c.defence = c.target_dice + title_dice(g, c)
    most = forces.size(g, c, ATTACKER)
    c.attack = g.ask_count(me, low=0, high=most, prompt="attack-dice", rule="oath:5.5.2.e")
    for this in g.in_trigger_order(BIND_CAMPAIGN, me):
        g.power(this).bind_campaign(g, c, this)
    c.is_set = True
    plans.use_all(g, c)
    if c.decided == UNDECIDED:
        for this in c.plans:
            if BEFORE_ROLL in g.power(this).hooks:
                g.power(this).before_roll(g, c, c.plan_side[this], this)
        tell_forces(g, c)
        roll(g, c)
    else:
        tell_forces(g, c)
        c.winner = c.decided
    if g.loud:
        g.say("campaign-won", seat_of(c, c.winner), {"side": SIDES[c.winner], "rule": "oath:5.5.5"})
    aftermath.run(g, c)


def seat_of(c: Campaign, side: int) -> int:
    """The seat that stands for a side in events; -1 is bandits."""
    players = c.players(side)
    return players[0].seat if players else -1


def tell_targets(g: Oath, c: Campaign) -> None:
    """Say who fights for what."""
    foe = c.defender.id if c.defender is not None else "bandits"
    targets = [g.kinds[g.sites[slot].card].id for slot in c.sites]
    targets.extend(g.names(c.things))
    if c.pawn:
        targets.append("pawn")
    args: dict[str, int | str | list[str]] = {
        "defender": foe,
        "targets": targets,
        "rule": "oath:5.5.2",
    }
    g.say("campaigns", c.me.seat, args)


def tell_forces(g: Oath, c: Campaign) -> None:
    """Say how many fight on either side, once all plans are used."""
    if g.loud:
        args: dict[str, int | str | list[str]] = {
            "attackers": forces.size(g, c, ATTACKER),
            "defenders": forces.size(g, c, DEFENDER),
            "rule": "oath:5.5.4",
        }
        g.say("campaign-forces", c.me.seat, args)


# -- steps 4 and 5: dice


def roll(g: Oath, c: Campaign) -> None:
    """Defence first, then attack, skulls and sacrifices; the higher attack wins."""
    c.is_rolled = True
    c.defence_roll = dice.roll(g, c.defender, c.defence, False)
    c.shields = dice.shields(c.defence_roll, c.no_single_shields, c.no_double_faces[DEFENDER])
    c.defence_value = c.shields + forces.size(g, c, DEFENDER)
    pool = c.attack // 2 if c.halved else c.attack
    c.attack_roll = dice.roll(g, c.me, pool, True)
    c.swords = dice.swords(c.attack_roll, c.no_hollow, c.no_double_faces[ATTACKER])
    c.swords *= c.attack_factor
    c.skulls = dice.skulls(c.attack_roll) * c.attack_factor
    if c.skulls and not c.ignores_skulls:
        forces.kill(g, c, ATTACKER, c.skulls, "lose-to-skulls", "oath:5.5.5")
    c.attack_value = c.swords
    if not c.no_sacrifice:
        ask_sacrifice(g, c)
    if g.loud:
        args: dict[str, int | str | list[str]] = {
            "attack": c.attack_value,
            "defence": c.defence_value,
            "rule": "oath:5.5.5",
        }
        g.say("campaign-values", c.me.seat, args)
    c.winner = ATTACKER if c.attack_value > c.defence_value else DEFENDER


def sacrifice_needed(c: Campaign) -> int:
    """How many warbands would just make the attack win."""
    gap = c.defence_value + 1 - c.swords
    return (gap + c.sacrifice_worth - 1) // c.sacrifice_worth


def ask_sacrifice(g: Oath, c: Campaign) -> None:
    """Exactly as many as needed to win, or none (5.5.5.a, 9.5)."""
    need = sacrifice_needed(c)
    if need <= 0 or need > forces.mortal_size(g, c, ATTACKER):
        return
    options = [SACRIFICE + YES_OBJECT, PASS]
    if g.ask_of(c.me, "sacrifice", options, "oath:5.5.5.a", "", need) == PASS:
        return
    c.sacrificed = forces.kill(g, c, ATTACKER, need, "sacrifice-from", "oath:5.5.5.a")
    c.attack_value = c.swords + c.sacrificed * c.sacrifice_worth
