"""The battle plans of the Discord denizens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.oath import campaign, forces, rule, tokens, travel
from tafelrunde.titles.oath.campaign_state import Campaign
from tafelrunde.titles.oath.catalogue import ARCANE, ORDER
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import Power, register

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


# -- dice


class Mercenaries(Power):
    """Add 3 attack dice, or remove 3. If you are beaten, discard this card."""

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.shift_attack(side, 3)

    def defeated(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.discard_at_end(this)


class DisgracedCaptain(Power):
    """If an Order card is at a site that is itself a target, add 4 attack dice."""

    def can_plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> bool:
        return any(rule.has_suit_at(g, slot, ORDER) for slot in c.sites)

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.add_attack(4)


class CrackedSage(Power):
    """If an enemy, allies included, has an Arcane adviser, add 4 attack dice, or remove 4."""

    def can_plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> bool:
        return any(rule.advisers_of_suit(g, foe, ARCANE) for foe in c.enemies_of(side))

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.shift_attack(side, 4)


class Zealots(Power):
    """If the defending force is bigger than yours now, each sacrificed warband is worth 3."""

    def can_plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> bool:
        return forces.size(g, c, 1 - side) > forces.size(g, c, side)

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.sacrifice_worth = 3


# -- against a beaten defender whose pawn was a target


class BookBurning(Power):
    """The beaten defender burns all secrets on his board but one, facedown ones first."""

    def can_plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> bool:
        return c.pawn

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        # Nothing happens before the campaign is won.
        pass

    def seizes(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        foe = c.defender
        assert foe is not None
        tokens.burn_secrets(g, foe, foe.all_secrets - 1, g.kinds[this].rule, facedown_first=True)


class Slander(Power):
    """The beaten defender burns all favor on his board instead of half."""

    def can_plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> bool:
        return c.pawn

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        c.burns_all_favor = True


# -- after the campaign


class SecondWind(Power):
    """If you win, you may travel and then may campaign, both without spending Supply.

    Everything else of the campaign comes first, a Sneak Attack, too. Whoever has become a Citizen
    in his turn does nothing any more.
    """

    def plan(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        # Nothing happens before the campaign is over.
        pass

    def comes_last(self, g: Oath, c: Campaign, side: int, this: CardNo) -> None:
        me, card = c.me, g.kinds[this]
        if may_go_on(g, me):
            travel.free_trip(g, me, card.rule, card.id, optional=True)
        if may_go_on(g, me):
            campaign.fight(g, me, me.pawn, card.rule, card.id, free=True, optional=True)


def may_go_on(g: Oath, me: Player) -> bool:
    """Whether this is not the end of the player's own Act phase."""
    return not (g.act_over and g.turn == me.seat)


register("mercenaries", Mercenaries())
register("disgraced_captain", DisgracedCaptain())
register("cracked_sage", CrackedSage())
register("zealots", Zealots())
register("book_burning", BookBurning())
register("slander", Slander())
register("second_wind", SecondWind())
