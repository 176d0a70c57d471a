"""The powers of the Arcane denizens that shape major actions, bind, or lie in wait."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.oath import inplay, majors, recover, rule, tokens, trade, travel
from tafelrunde.titles.oath.board import REGION_OF, REGIONS
from tafelrunde.titles.oath.campaign_state import Campaign
from tafelrunde.titles.oath.catalogue import BEAST, DARKEST_SECRET, ORDER, RELIC
from tafelrunde.titles.oath.contexts import Muster, Recover, Search, Trade, Travel
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import SECRET_MORE, Power, register

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


# -- search


class Augury(Power):
    """Draw 1 card more."""

    def can_use_search(self, g: Oath, x: Search, this: CardNo) -> bool:
        return x.is_draw

    def use_search(self, g: Oath, x: Search, this: CardNo) -> None:
        x.more += 1


class Observatory(Power):
    """With your pawn at this site you may draw from any discard pile."""

    def can_use_search(self, g: Oath, x: Search, this: CardNo) -> bool:
        if not x.is_draw or x.site != g.slot_of(this):
            return False
        own = REGION_OF[x.site]
        return any(g.piles[region] for region in range(len(REGIONS)) if region != own)

    def use_search(self, g: Oath, x: Search, this: CardNo) -> None:
        x.piles.extend(range(len(REGIONS)))


# -- trade


class ActingTroupe(Power):
    """For a trade this adviser may be a Beast or an Order card instead of an Arcane one."""

    def __init__(self) -> None:
        super().__init__()
        self.automatic = True

    def use_trade(self, g: Oath, x: Trade, this: CardNo) -> None:
        suit = g.kinds[x.card].suit
        if suit in (BEAST, ORDER):
            x.suit_of_adviser[this] = suit


class SecretSignal(Power):
    """If the trade gives you exactly 1 favor, gain 1 more from the same bank."""

    def __init__(self) -> None:
        super().__init__()
        self.automatic = True

    def use_trade(self, g: Oath, x: Trade, this: CardNo) -> None:
        # What the trade gives is known in the end.
        pass

    def after_trade(self, g: Oath, x: Trade, this: CardNo) -> None:
        if trade.favor_gained(g, x) == 1:
            card = g.kinds[this]
            tokens.gain_favor(g, x.me, g.kinds[x.card].suit, 1, card.rule)


class MapLibrary(Power):
    """With your pawn at this site you may trade with any card at the sites of your region."""

    def __init__(self) -> None:
        super().__init__()
        self.automatic = True

    def can_use_trade(self, g: Oath, x: Trade, this: CardNo) -> bool:
        return x.site == g.slot_of(this)

    def use_trade(self, g: Oath, x: Trade, this: CardNo) -> None:
        # The trade itself stays as it is.
        pass

    def trade_cards(self, g: Oath, me: Player, this: CardNo) -> list[int]:
        # Whoever uses it is here, or acts as if he were.
        return inplay.cards_of_region(g, REGION_OF[g.slot_of(this)])


class MasterOfDisguise(Power):
    """For a trade another player's advisers replace yours: their modifiers, their vows."""

    def can_use_trade(self, g: Oath, x: Trade, this: CardNo) -> bool:
        return g.seats > 1

    def use_trade(self, g: Oath, x: Trade, this: CardNo) -> None:
        # Whose advisers count was chosen before.
        pass

    def trade_guises(self, g: Oath, me: Player, this: CardNo) -> list[Player]:
        return g.others(me)


# -- muster, recover, travel


class InitiationRite(Power):
    """To muster you must place a secret instead of a favor."""

    def __init__(self) -> None:
        super().__init__()
        self.binds_holder = True
        self.eases = True

    def bind_muster(self, g: Oath, x: Muster, this: CardNo) -> None:
        if g.holder(this) is x.me:
            x.secrets += x.favor
            x.favor = 0


class MagiciansCode(Power):
    """When you recover the Darkest Secret, 2 new secrets are part of your payment."""

    def can_use_recover(self, g: Oath, x: Recover, this: CardNo) -> bool:
        attempt = recover.shape(g, x.me, [*x.used, this], DARKEST_SECRET)
        return majors.affordable(g, attempt)

    def use_recover(self, g: Oath, x: Recover, this: CardNo) -> None:
        if x.thing == DARKEST_SECRET:
            x.extra_tokens += 2
        else:
            x.forbidden = True  # it is of use for the Darkest Secret alone


class Portal(Power):
    """Travel from or to this site without Supply and without regard to site powers.

    Whoever names your destination at another site may send you elsewhere.
    """

    def use_travel(self, g: Oath, x: Travel, this: CardNo) -> None:
        slot = g.slot_of(this)
        if slot in (x.site, x.to):
            x.free = True
            x.ignores_sites = True
            x.chooses_freely = x.site == slot
        elif travel.namer(g, x.me) is None:
            x.forbidden = True  # it is of use for other trips only


# -- what binds


class VowOfSilence(Power):
    """You can neither recover the Darkest Secret nor give secrets away.

    Whenever somebody recovers it, you gain as many secrets as he puts on it.
    """

    def bind_recover(self, g: Oath, x: Recover, this: CardNo) -> None:
        if x.thing == DARKEST_SECRET and g.holder(this) is x.me:
            x.forbidden = True

    def forbids_giving_secrets(self, g: Oath, me: Player, this: CardNo) -> bool:
        return g.holder(this) is me

    def recovered(self, g: Oath, x: Recover, this: CardNo) -> None:
        owner = g.holder(this)
        if x.thing == DARKEST_SECRET and owner is not None:
            tokens.gain_secrets(g, owner, x.paid, g.kinds[this].rule)


class GleamingArmor(Power):
    """In a campaign in which you have a part, each plan of your enemies costs 1 secret more."""

    def plan_surcharge(self, g: Oath, c: Campaign, side: int, this: CardNo) -> int:
        owner = g.holder(this)
        if owner is not None and c.side_of(owner) == 1 - side:
            return SECRET_MORE
        return 0


class SealingWard(Power):
    """Each of your relics that is a target adds 1 defence die more."""

    def more_target_dice(self, g: Oath, c: Campaign, this: CardNo) -> int:
        if c.defender is None or g.holder(this) is not c.defender:
            return 0
        return sum(g.kinds[thing].kind == RELIC for thing in c.things)


class Jinx(Power):
    """After you roll attack or defence dice, you may pay to roll them all again, once."""

    def rolled(self, g: Oath, roller: Player, faces: list[int], attack: bool, this: CardNo) -> bool:
        card = g.kinds[this]
        if not rules_now(g, roller, this) or not tokens.can_pay(g, roller, this):
            return False
        if not g.ask_yes(roller, prompt="use-power", by=card):
            return False
        tokens.pay(g, roller, this)
        if g.loud:
            g.say("uses", roller.seat, {"card": card.id, "rule": card.rule})
        return True


def rules_now(g: Oath, me: Player, this: CardNo) -> bool:
    """Whether a player rules a card; whoever fights the Empire rules none at its sites (5.5.1)."""
    c = g.campaign
    if c is not None and me is c.outsider and g.slot_of(this) >= 0:
        return False
    return rule.rules_card(g, me, this)


register("augury", Augury())
register("observatory", Observatory())
register("acting_troupe", ActingTroupe())
register("secret_signal", SecretSignal())
register("map_library", MapLibrary())
register("master_of_disguise", MasterOfDisguise())
register("initiation_rite", InitiationRite())
register("magicians_code", MagiciansCode())
register("portal", Portal())
register("vow_of_silence", VowOfSilence())
register("gleaming_armor", GleamingArmor())
register("sealing_ward", SealingWard())
register("jinx", Jinx())
