"""The battle plans of the Nomad denizens; most of them ride away when the campaign is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.oath import forces, inplay, plans, rule, troops
from tafelrunde.titles.oath.campaign_state import Campaign
from tafelrunde.titles.oath.catalogue import BEAST, NOMAD
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import ON_PLAN, Power, register
from tafelrunde.titles.oath.vocabulary import COUNT, DISCARD, NUMBER

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


# -- dice


class HorseArchers(Power):
    """Add 3 attack dice, or remove 3. Discard this card at the end."""

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.shift_attack(side, 3)
        c.discard_at_end(this)


class MountainGiant(Power):
    """Add 1 attack die, or remove 1; or 3 of them, and discard this card at the end."""

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        card = g.kinds[this]
        me = plans.user(g, c, this)
        assert me is not None  # it has a cost, so bandits never use it
        one, three = COUNT + NUMBER + 1, COUNT + NUMBER + 3
        if g.ask_of(me, "choose-count", [one, three], card.rule, card.id) == one:
            c.shift_attack(side, 1)
        else:
            c.shift_attack(side, 3)
            c.discard_at_end(this)


class RivalKhan(Power):
    """If an enemy, allies included, has a Nomad adviser, add 4 attack dice, or remove 4.

    Discard this card at the end.
    """

    def can_plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> bool:
        return any(rule.advisers_of_suit(g, foe, NOMAD) for foe in c.enemies_of(side))

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.shift_attack(side, 4)
        c.discard_at_end(this)


class GreatCrusade(Power):
    """Add 1 attack die for each Nomad card you rule, or remove as many; this card counts, too.

    Discard this card at the end.
    """

    def counted(self, g: Oath, c: Campaign, side: int, this: CardNo) -> int:
        ruled = plans.ruled_by(g, c, plans.user(g, c, this))
        return sum(g.kinds[card].suit == NOMAD for card in ruled)

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.shift_attack(side, plans.count(g, c, side, this))
        c.discard_at_end(this)


class StormCaller(Power):
    """Add 2 defence dice. Discard this card at the end."""

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.add_defence(2)
        c.discard_at_end(this)


# -- the roll


class RainBoots(Power):
    """Single shields on the defence dice count for nothing. Discard this card at the end."""

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.no_single_shields = True
        c.discard_at_end(this)


class Lancers(Power):
    """Double your whole attack roll, skulls included. Discard this card at the end."""

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.attack_factor = 2
        c.discard_at_end(this)


class MountedPatrol(Power):
    """The attacker rolls only half of his pool, as all other plans leave it, rounded down.

    Discard this card at the end.
    """

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.halved = True
        c.discard_at_end(this)


# -- warbands and horses


class WarningSignals(Power):
    """Shift warbands at will among your board and your sites, each keeping at least one.

    A Citizen needs no permission for it. Discard this card at the end.
    """

    def can_plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> bool:
        me = c.user
        return me is not None and troops.can_regroup(g, me, sites_in(g, c, me))

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        card = g.kinds[this]
        me = plans.user(g, c, this)
        assert me is not None
        troops.regroup(g, me, card.rule, card.id, sites_in(g, c, me))
        c.discard_at_end(this)


class WildMounts(Power):
    """Instead of all your Nomad battle plans that say so you may discard one Beast card you rule.

    A plan in use cannot be that card (7.4.3). Bandits do so for two plans or more; they discard
    their first Beast card, from the top of the Cradle downward.
    """

    def can_plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> bool:
        return any(
            other != this and g.kinds[other].suit == NOMAD and plans.fits_side(g, other, side)
            for other in plans.ruled_by(g, c, c.user)
            if ON_PLAN in g.power(other).hooks
        )

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        # It matters at the end, when cards are discarded.
        pass

    def replaces_discards(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        card = g.kinds[this]
        me = plans.user(g, c, this)
        owed = [plan for plan in c.end_discards if is_owed_by(g, c, plan, me)]
        beasts = [
            beast
            for beast in plans.ruled_by(g, c, me)
            if g.kinds[beast].suit == BEAST
            and beast not in c.plans
            and not inplay.is_locked(g, me, beast)
        ]
        if not beasts or len(owed) < (1 if me is not None else 2):
            return
        beast = beasts[0]
        if me is not None:
            beast = g.ask_card(
                me, verb=DISCARD, cards=beasts, prompt="choose-card", by=card, optional=True
            )
        if beast >= 0:
            inplay.discard(g, me if me is not None else c.me, beast)
            c.end_discards = [plan for plan in c.end_discards if plan not in owed]


def is_owed_by(g: Oath, c: Campaign, plan: int, me: Player | None) -> bool:
    """Whether a player (None: bandits) is about to discard this Nomad plan."""
    if g.kinds[plan].suit != NOMAD or plans.user(g, c, plan) is not me:
        return False
    return g.where[plan] >= 0 and not inplay.is_locked(g, me, plan)


def sites_in(g: Oath, c: Campaign, me: Player) -> list[int]:
    """The sites a player rules during this campaign."""
    return [slot for slot in range(len(g.sites)) if forces.rules_in(g, c, me, slot)]


register("horse_archers", HorseArchers())
register("mountain_giant", MountainGiant())
register("rival_khan", RivalKhan())
register("great_crusade", GreatCrusade())
register("storm_caller", StormCaller())
register("rain_boots", RainBoots())
register("lancers", Lancers())
register("mounted_patrol", MountedPatrol())
register("warning_signals", WarningSignals())
register("wild_mounts", WildMounts())
