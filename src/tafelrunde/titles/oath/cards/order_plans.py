"""The battle plans of the Order denizens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.oath import (
    campaign,
    citizenship,
    forces,
    holdings,
    inplay,
    plans,
    rule,
    tokens,
    troops,
)
from tafelrunde.titles.oath.board import MOST_SUPPLY
from tafelrunde.titles.oath.campaign_state import DEFENDER, Campaign
from tafelrunde.titles.oath.catalogue import ORDER, RELIC, SCEPTER, SUITS
from tafelrunde.titles.oath.powers import Power, register
from tafelrunde.titles.oath.vocabulary import BURY, TARGET

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


# -- dice


class Longbows(Power):
    """Add 1 attack die, or remove 1."""

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.shift_attack(side, 1)


class Keep(Power):
    """If the site of this card is a target, add 2 defence dice."""

    def can_plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> bool:
        return c.is_target_site(g.slot_of(this))

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.add_defence(2)


class Wrestlers(Power):
    """Sacrifice 1 warband of your defending force to add 1 defence die.

    It may come from the board of an Imperial ally that counts; an emptied site stays a target.
    """

    def can_plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> bool:
        return forces.mortal_size(g, c, side) > 0

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        cite = g.kinds[this].rule
        forces.kill(g, c, side, 1, "sacrifice-from", cite, plans.user(g, c, this))
        c.add_defence(1)


class BearTraps(Power):
    """Remove 1 attack die and kill 1 warband on the attacker's board; it costs no second die."""

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.remove_attack(1)
        forces.kill_on_board(g, c, c.me, 1, g.kinds[this].rule)


class ShieldWall(Power):
    """Add 2 defence dice. If you are beaten, your whole force is killed."""

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.add_defence(2)
        c.destroyed[side] = True


class Encirclement(Power):
    """If your force is the bigger one, add 2 attack dice, or remove 2."""

    def can_plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> bool:
        return forces.size(g, c, side) > forces.size(g, c, 1 - side)

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.shift_attack(side, 2)


class Outriders(Power):
    """Ignore all skulls you roll."""

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.ignores_skulls = True


# -- plans against plans


class Specialist(Power):
    """The defending side cannot use battle plans."""

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.barred[DEFENDER] = True


class CodeOfHonor(Power):
    """Add 2 attack dice, or remove 2; your side uses no other battle plan in this campaign."""

    def __init__(self) -> None:
        super().__init__()
        self.bars_plans = True

    def can_plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> bool:
        return not c.has_used_plans(side)

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.shift_attack(side, 2)


class PeaceEnvoy(Power):
    """Give an opponent at your site 1 favor for each defence die, and you win at once.

    No warbands are killed; your side uses no other battle plan. Of an Imperial side only the
    attacked player counts. Without the favor there is no victory.
    """

    def __init__(self) -> None:
        super().__init__()
        self.bars_plans = True

    def can_plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> bool:
        me, foes = c.user, c.enemies_of(side)
        if me is None or not foes or c.has_used_plans(side):
            return False
        visitor = me if side == DEFENDER else foes[0]  # the attacker is at the campaign's site
        _, burned = plans.surcharge(g, c, side)
        price = g.kinds[this].favor + burned + c.defence
        return visitor.pawn == c.site and tokens.purse(g, me) >= price

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        me = plans.user(g, c, this)
        assert me is not None
        tokens.give_favor(g, me, c.enemies_of(side)[0], c.defence, g.kinds[this].rule)
        c.no_kills = True
        c.win(side)


# -- spoils


class Scouts(Power):
    """Gain 1 Supply, even if the campaign cost none."""

    def can_plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> bool:
        return c.me.supply < MOST_SUPPLY

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        tokens.gain_supply(g, c.me, 1, g.kinds[this].rule)


class BattleHonors(Power):
    """If you win, gain 2 favor from the Order bank."""

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        # Nothing happens before the campaign is won.
        pass

    def victorious(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        plans.gain_favor(g, c, this, ORDER, 2)


class FieldPromotion(Power):
    """If you win, gain 3 warbands."""

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        # Nothing happens before the campaign is won.
        pass

    def victorious(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        me = plans.user(g, c, this)
        assert me is not None
        troops.gain(g, me, 3, g.kinds[this].rule)


class MilitaryParade(Power):
    """If you win, gain 1 favor of its suit for each adviser of your enemies, allies included."""

    def can_plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> bool:
        return any(rule.adviser_suits(g, foe) for foe in c.enemies_of(side))

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        # Nothing happens before the campaign is won.
        pass

    def victorious(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        for suit in range(len(SUITS)):
            n = sum(rule.advisers_of_suit(g, foe, suit) for foe in c.enemies_of(side))
            plans.gain_favor(g, c, this, suit, n)


class MartialCulture(Power):
    """An Exile who beats another Exile may become a Citizen, without a relic (7.6.1)."""

    def can_plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> bool:
        both = [*c.players(side), *c.enemies_of(side)]
        return len(both) == 2 and both[0].is_exile and both[1].is_exile

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        # It is decided after the victory.
        pass

    def victorious(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        card = g.kinds[this]
        me = plans.user(g, c, this)
        if me is not None and g.ask_yes(me, prompt="use-power", by=card):
            citizenship.enlist(g, me, card.rule, card.id)


class RelicHunter(Power):
    """Facedown relics at targeted sites may be targets, too, at 1 defence die each.

    If you win, you may bury any relics that the campaign brought you.
    """

    def can_plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> bool:
        return bool(loose_relics(g, c)) or any(g.kinds[thing].kind == RELIC for thing in c.things)

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        card = g.kinds[this]
        relics = loose_relics(g, c)
        counts = legal_counts(g, c, relics)
        dice = c.target_dice
        while len(c.loose) < counts[-1]:
            left = [relic for relic in relics if relic not in c.loose]
            may_stop = len(c.loose) in counts
            relic = g.ask_card(
                c.me, verb=TARGET, cards=left, prompt="declare-target", by=card, optional=may_stop
            )
            if relic < 0:
                break
            c.loose.append(relic)
        c.target_dice = campaign.target_dice(g, c)
        c.add_defence(c.target_dice - dice)

    def victorious(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        card = g.kinds[this]
        spoils = [*c.things, *c.loose]
        while True:
            relics = [relic for relic in spoils if relic in c.me.relics and relic != SCEPTER]
            if not relics:
                return
            relic = g.ask_card(
                c.me, verb=BURY, cards=relics, prompt="choose-relic", by=card, optional=True
            )
            if relic < 0:
                return
            holdings.bury_relic(g, c.me, relic, card.rule)


def loose_relics(g: Oath, c: Campaign) -> list[int]:
    """The facedown relics at targeted sites that the attacker may take."""
    return [
        relic
        for slot in c.sites
        for relic in g.sites[slot].relics
        if holdings.may_take(g, c.me, relic, None) and not inplay.is_locked(g, c.me, relic)
    ]


def legal_counts(g: Oath, c: Campaign, relics: list[CardNo]) -> list[int]:
    """How many of these relics may be targets beside the others (Giant Python), lowest first."""
    counts = [0]
    for n in range(1, len(relics) + 1):
        c.loose = relics[:n]
        if campaign.allows_targets(g, c):
            counts.append(n)
    c.loose = []
    c.target_dice = campaign.target_dice(g, c)
    return counts


register("longbows", Longbows())
register("keep", Keep())
register("wrestlers", Wrestlers())
register("bear_traps", BearTraps())
register("shield_wall", ShieldWall())
register("encirclement", Encirclement())
register("outriders", Outriders())
register("specialist", Specialist())
register("code_of_honor", CodeOfHonor())
register("peace_envoy", PeaceEnvoy())
register("scouts", Scouts())
register("battle_honors", BattleHonors())
register("field_promotion", FieldPromotion())
register("military_parade", MilitaryParade())
register("martial_culture", MartialCulture())
register("relic_hunter", RelicHunter())
