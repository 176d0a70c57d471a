"""The battle plans of the Beast denizens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.oath import plans, rule
from tafelrunde.titles.oath.campaign_state import Campaign
from tafelrunde.titles.oath.cards.beast import beasts_on_map
from tafelrunde.titles.oath.catalogue import BEAST
from tafelrunde.titles.oath.powers import Power, register

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath

STRONG_DEFENCE: Final = 4  # dice that call for more of the Rangers


class Rangers(Power):
    """Ignore all skulls you roll. If the defence pool holds 4 dice or more now, add 2 attack dice.

    Dice that are added later do not count.
    """

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.ignores_skulls = True
        if c.defence >= STRONG_DEFENCE:
            c.add_attack(2)


class NatureWorship(Power):
    """Add 1 attack die for each Beast adviser you have, or remove as many."""

    def can_plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> bool:
        return c.user is not None and rule.advisers_of_suit(g, c.user, BEAST) > 0

    def counted(self, g: Oath, c: Campaign, side: int, this: CardNo) -> int:
        me = plans.user(g, c, this)
        assert me is not None  # it has a cost, so bandits never use it
        return rule.advisers_of_suit(g, me, BEAST)

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.shift_attack(side, plans.count(g, c, side, this))


class WarTortoise(Power):
    """Your enemy's faces with two swords or two shields count for nothing; skulls still kill."""

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.no_double_faces[1 - side] = True


class WalledGarden(Power):
    """If the site of this card is a target, add 1 defence die for each Beast card at sites."""

    def can_plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> bool:
        return c.is_target_site(g.slot_of(this))

    def counted(self, g: Oath, c: Campaign, side: int, this: CardNo) -> int:
        return beasts_on_map(g)

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.add_defence(plans.count(g, c, side, this))


register("rangers", Rangers())
register("nature_worship", NatureWorship())
register("war_tortoise", WarTortoise())
register("walled_garden", WalledGarden())
