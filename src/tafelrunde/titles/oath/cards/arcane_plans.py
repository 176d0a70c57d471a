"""The battle plans of the Arcane denizens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.oath import plans
from tafelrunde.titles.oath.campaign_state import ATTACKER, Campaign
from tafelrunde.titles.oath.catalogue import ARCANE, DARKEST_SECRET
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import Power, register

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


def has_darkest_secret(g: Oath, c: Campaign, side: int) -> bool:
    """Whether the user of a plan holds the Darkest Secret, or the Empire for him.

    An Imperial player counts the Chancellor's banner and that of allies in the campaign, but not
    if he fights against the Empire himself.
    """
    me, holder = c.user, g.holder(DARKEST_SECRET)
    if me is None or holder is None:
        return False
    if holder is me:
        return True
    if not me.is_imperial or me is c.outsider:
        return False
    return holder.is_chancellor or holder in c.players(side)


class FireTalkers(Power):
    """If you hold the Darkest Secret, add 3 attack dice, or remove 3."""

    def can_plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> bool:
        return has_darkest_secret(g, c, side)

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.shift_attack(side, 3)


class RustingRay(Power):
    """If you hold the Darkest Secret, hollow swords of the attacker count for nothing."""

    def can_plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> bool:
        return has_darkest_secret(g, c, side)

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.no_hollow = True


class BillowingFog(Power):
    """If you are beaten, nobody of your force is killed, not even if a power says so."""

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.spared[side] = True


class KindredWarriors(Power):
    """Ignore all skulls you roll. Add up to X attack dice, or remove up to X.

    X is the number of suits other than Arcane among the cards you rule.
    """

    def can_plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> bool:
        return side == ATTACKER or (c.user is not None and foreign_suits(g, c, c.user) > 0)

    def counted(self, g: Oath, c: Campaign, side: int, this: CardNo) -> int:
        me = plans.user(g, c, this)
        assert me is not None  # it has a cost, so bandits never use it
        return foreign_suits(g, c, me)

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        me, card = plans.user(g, c, this), g.kinds[this]
        assert me is not None
        if side == ATTACKER:
            c.ignores_skulls = True
        most = plans.count(g, c, side, this)
        c.shift_attack(side, g.ask_count(me, low=0, high=most, prompt="choose-count", by=card))


def foreign_suits(g: Oath, c: Campaign, me: Player) -> int:
    """How many suits but Arcane a player rules."""
    suits = {g.kinds[this].suit for this in plans.ruled_by(g, c, me)}
    return sum(suit >= 0 and suit != ARCANE for suit in suits)


class CrackingGround(Power):
    """Add 1 attack die for each targeted site, or remove as many."""

    def can_plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> bool:
        return bool(c.sites)

    def counted(self, g: Oath, c: Campaign, side: int, this: CardNo) -> int:
        return len(c.sites)

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.shift_attack(side, plans.count(g, c, side, this))


register("fire_talkers", FireTalkers())
register("rusting_ray", RustingRay())
register("billowing_fog", BillowingFog())
register("kindred_warriors", KindredWarriors())
register("cracking_ground", CrackingGround())
