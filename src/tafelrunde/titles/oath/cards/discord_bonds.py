"""The powers of the Discord denizens that rest, bind or lie in wait."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.oath import campaign, dice, holdings, rule, tokens, troops
from tafelrunde.titles.oath.board import REGION_OF
from tafelrunde.titles.oath.campaign_state import Campaign
from tafelrunde.titles.oath.catalogue import BEAST, NOMAD, PEOPLES_FAVOR
from tafelrunde.titles.oath.contexts import Play, Recover, Travel
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import Power, register

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


# -- rest


class Naysayers(Power):
    """Rest: while any Exile, even you, has the title, take 1 favor from the Chancellor."""

    def can_rest(self, g: Oath, me: Player, this: CardNo) -> bool:
        if g.keeper < 0 or not g.players[g.keeper].is_exile:
            return False
        return me is not g.chancellor and g.chancellor.favor > 0

    def rest(self, g: Oath, me: Player, this: CardNo) -> None:
        tokens.take_favor(g, me, g.chancellor, 1, g.kinds[this].rule)


class SilverTongue(Power):
    """Your adviser limit is 2. Rest: gain 1 favor from the bank of a suit at your site."""

    def __init__(self) -> None:
        super().__init__()
        self.adviser_limit = 2

    def can_rest(self, g: Oath, me: Player, this: CardNo) -> bool:
        return bool(local_banks(g, me))

    def rest(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        suit = g.ask_suit(me, local_banks(g, me), "choose-bank", card.rule, card.id)
        tokens.gain_favor(g, me, suit, 1, card.rule)


def local_banks(g: Oath, me: Player) -> list[int]:
    """The suits at a player's site whose bank has favor."""
    return [
        suit for suit in range(len(g.banks)) if g.banks[suit] and rule.has_suit_at(g, me.pawn, suit)
    ]


class Insomnia(Power):
    """Your adviser limit is 2. Rest: gain 1 secret."""

    def __init__(self) -> None:
        super().__init__()
        self.adviser_limit = 2

    def rest(self, g: Oath, me: Player, this: CardNo) -> None:
        tokens.gain_secrets(g, me, 1, g.kinds[this].rule)


# -- what binds


class VowOfRenewal(Power):
    """You cannot recover the People's Favor. All favor that anybody burns comes to you."""

    def bind_recover(self, g: Oath, x: Recover, this: CardNo) -> None:
        if x.thing == PEOPLES_FAVOR and g.holder(this) is x.me:
            x.forbidden = True

    def catches_burned_favor(self, g: Oath, this: CardNo) -> int:
        owner = g.holder(this)
        return owner.seat if owner is not None else -1


class BeastTamer(Power):
    """Enemies cannot use Beast or Nomad battle plans in a campaign against you."""

    def forbids_plan(self, g: Oath, c: Campaign, side: int, plan: int, this: CardNo) -> bool:
        owner = g.holder(this)
        if owner is None or c.side_of(owner) != 1 - side:
            return False
        return g.kinds[plan].suit in (BEAST, NOMAD)


class BoilingLake(Power):
    """Whoever travels here without ruling this card kills 2 warbands of his board, if able.

    So does whoever is made to travel.
    """

    def travelled(self, g: Oath, x: Travel, this: CardNo) -> None:
        if x.to == g.slot_of(this) and not rule.rules_card(g, x.me, this):
            troops.kill_on_board(g, x.me, 2, g.kinds[this].rule)


class Gossip(Power):
    """Enemies of this card's ruler cannot play cards facedown; bandits are everybody's enemies."""

    def bind_play(self, g: Oath, play: Play, this: CardNo) -> None:
        if rule.is_enemy_of_ruler(g, play.me, this):
            play.no_facedown = True


# -- what lies in wait


class ChaosCult(Power):
    """Take 1 favor from every other player who becomes Oathkeeper."""

    def became_oathkeeper(self, g: Oath, keeper: Player, this: CardNo) -> None:
        owner = g.holder(this)
        if owner is not None and owner is not keeper:
            tokens.take_favor(g, owner, keeper, 1, g.kinds[this].rule)


class RelicThief(Power):
    """When another player in your region takes relics, you may try to steal them.

    Roll a defence die for each: if no shield comes up, you take them all. A doubling face is no
    shield. What is given is not taken.
    """

    def relics_taken(
        self, g: Oath, taker: Player, relics: list[CardNo], owner: Player | None, this: CardNo
    ) -> None:
        me, card = g.holder(this), g.kinds[this]
        if me is None or me is taker or REGION_OF[me.pawn] != REGION_OF[taker.pawn]:
            return
        g.settle()  # for a moment the relics are the taker's
        loot = [relic for relic in relics if holdings.may_take(g, me, relic, taker)]
        if not loot or not tokens.can_pay(g, me, this):
            return
        if not g.ask_yes(me, prompt="use-power", by=card, target=taker.seat):
            return
        tokens.pay(g, me, this)
        if g.loud:
            g.say("uses", me.seat, {"card": card.id, "rule": card.rule})
        if dice.shields(dice.roll(g, me, len(relics), False)) == 0:
            holdings.take_relics(g, me, loot, taker, card.rule)


class SneakAttack(Power):
    """Right after a campaign of somebody else you may campaign against him without Supply."""

    def follows_campaign(self, g: Oath, c: Campaign, this: CardNo) -> None:
        me, card = g.holder(this), g.kinds[this]
        if me is not None and me is not c.me:
            campaign.fight(g, me, me.pawn, card.rule, card.id, free=True, only=c.me, optional=True)


register("naysayers", Naysayers())
register("silver_tongue", SilverTongue())
register("insomnia", Insomnia())
register("vow_of_renewal", VowOfRenewal())
register("beast_tamer", BeastTamer())
register("boiling_lake", BoilingLake())
register("gossip", Gossip())
register("chaos_cult", ChaosCult())
register("relic_thief", RelicThief())
register("sneak_attack", SneakAttack())
