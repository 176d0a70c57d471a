"""The battle plans of the Hearth denizens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.oath import plans
from tafelrunde.titles.oath.campaign_state import ATTACKER, Campaign
from tafelrunde.titles.oath.catalogue import PEOPLES_FAVOR
from tafelrunde.titles.oath.powers import Power, register

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


# -- dice


class ExtraProvisions(Power):
    """Add 1 defence die."""

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.add_defence(1)


class VillageConstable(Power):
    """Unless an enemy holds the People's Favor: add 2 attack dice, or remove 2."""

    def can_plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> bool:
        return not is_people_against(c, side)

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.shift_attack(side, 2)


class GreatLevy(Power):
    """Unless an enemy holds the People's Favor: 3 attack dice more, or less; ignore your skulls.

    The condition covers both; only an attacker rolls skulls.
    """

    def can_plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> bool:
        return not is_people_against(c, side)

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.shift_attack(side, 3)
        if side == ATTACKER:
            c.ignores_skulls = True


def is_people_against(c: Campaign, side: int) -> bool:
    """Whether an enemy of this side, allies included, holds the People's Favor."""
    return any(foe.has_banner(PEOPLES_FAVOR) for foe in c.enemies_of(side))


class HeartsAndMinds(Power):
    """As defender you win at once. Discard this card at the end unless you hold the People's Favor.

    The attacker suffers the losses of the beaten all the same.
    """

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.win(side)

    def victorious(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        me = plans.user(g, c, this)
        if me is None or not me.has_banner(PEOPLES_FAVOR):
            c.discard_at_end(this)


# -- the wounded


class TravelingDoctor(Power):
    """If you are beaten, none of your force is killed, whatever says so; discard this card.

    Skulls and sacrifices come before the defeat. Bandits are never killed, so they do without him.
    """

    def can_plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> bool:
        return c.user is not None

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.spared[side] = True

    def defeated(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.discard_at_end(this)


class Hospital(Power):
    """Killed warbands of yours come to this site instead, if you still rule it at the end.

    Such warbands do not count as killed. Bandits are never killed.
    """

    def can_plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> bool:
        return c.user is not None

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.hospital[side] = g.slot_of(this)


register("extra_provisions", ExtraProvisions())
register("village_constable", VillageConstable())
register("the_great_levy", GreatLevy())
register("hearts_and_minds", HeartsAndMinds())
register("traveling_doctor", TravelingDoctor())
register("hospital", Hospital())
