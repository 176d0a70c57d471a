"""The powers of the Hearth denizens that modify major actions, bind or lie in wait."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.oath import rule, tokens
from tafelrunde.titles.oath.campaign_state import DEFENDER, Campaign
from tafelrunde.titles.oath.catalogue import DENIZEN, HEARTH, NOMAD, ORDER, SUITS
from tafelrunde.titles.oath.contexts import Muster, Play, Search, Trade
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import Power, register
from tafelrunde.titles.oath.vocabulary import BANK

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


# -- Search modifiers; none is automatic, for one in use cannot be discarded (7.4.3)


class WelcomingParty(Power):
    """For every denizen you play faceup straight from the draw, gain 1 favor of the Hearth bank.

    Not for one that was a facedown adviser, and never for this card itself.
    """

    def can_use_search(self, g: Oath, x: Search, this: CardNo) -> bool:
        return x.is_draw

    def use_search(self, g: Oath, x: Search, this: CardNo) -> None:
        # The search itself stays as it is.
        pass

    def card_played(self, g: Oath, play: Play, this: CardNo) -> None:
        if play.search.uses(this) and play.from_draw and g.kinds[play.this].kind == DENIZEN:
            tokens.gain_favor(g, play.me, HEARTH, 1, g.kinds[this].rule)


class CropRotation(Power):
    """Before you play to a site, you may discard a denizen there; the People's Favor helps, too."""

    def can_use_search(self, g: Oath, x: Search, this: CardNo) -> bool:
        return any(card != this for card in rule.cards_at_sites(g))

    def use_search(self, g: Oath, x: Search, this: CardNo) -> None:
        # The search itself stays as it is.
        pass

    def first_discards(self, g: Oath, play: Play, slot: int, this: CardNo) -> list[int]:
        if not play.search.uses(this):
            return []
        return [card for card in g.sites[slot].cards if g.kinds[card].kind == DENIZEN]


class LandWarden(Power):
    """You may play 2 of the drawn cards if at least one of them is played to a site."""

    def can_use_search(self, g: Oath, x: Search, this: CardNo) -> bool:
        return x.is_draw

    def use_search(self, g: Oath, x: Search, this: CardNo) -> None:
        x.plays = 2


class NewsFromAfar(Power):
    """Spend no Supply for this search."""

    def can_use_search(self, g: Oath, x: Search, this: CardNo) -> bool:
        return x.is_draw

    def use_search(self, g: Oath, x: Search, this: CardNo) -> None:
        x.free = True


# -- other modifiers


class RowdyPub(Power):
    """Gain 1 warband more when you muster on this card."""

    def can_use_muster(self, g: Oath, x: Muster, this: CardNo) -> bool:
        return g.slot_of(this) == x.site

    def use_muster(self, g: Oath, x: Muster, this: CardNo) -> None:
        if x.card == this:
            x.gain += 1


class AwaitedReturn(Power):
    """Spend no Supply for this trade; sacrifice 1 warband of your board for it."""

    def can_use_trade(self, g: Oath, x: Trade, this: CardNo) -> bool:
        return x.me.warbands > 0

    def use_trade(self, g: Oath, x: Trade, this: CardNo) -> None:
        x.free = True
        x.sacrifice += 1


# -- what binds


class VowOfPeace(Power):
    """You cannot campaign. Against you no attacker may sacrifice warbands for more attack.

    Citizens of a Chancellor with this vow may campaign; an Imperial ally brings it along (5.5.2).
    """

    def forbids_campaign(self, g: Oath, me: Player, this: CardNo) -> bool:
        return g.holder(this) is me

    def bind_campaign(self, g: Oath, c: Campaign, this: CardNo) -> None:
        owner = g.holder(this)
        if owner is not None and c.side_of(owner) == DEFENDER:
            c.no_sacrifice = True


class Marriage(Power):
    """Worth two Hearth advisers, yet it takes up a single place."""

    def __init__(self) -> None:
        super().__init__()
        self.counts_as = 2


# -- what lies in wait; nobody must take the favor (7.4.1)


class BookBinders(Power):
    """You may gain 2 favor from one bank for each Vision that another reveals.

    The Conspiracy is a Vision, too.
    """

    def card_played(self, g: Oath, play: Play, this: CardNo) -> None:
        owner = g.holder(this)
        if owner is not None and owner is not play.me and g.kinds[play.this].is_vision:
            offer_favor(g, owner, 2, list(range(len(SUITS))), this)


class SaddleMakers(Power):
    """You may gain 2 favor of its suit for each Nomad or Order card that another plays faceup."""

    def card_played(self, g: Oath, play: Play, this: CardNo) -> None:
        owner, suit = g.holder(this), g.kinds[play.this].suit
        if owner is not None and owner is not play.me and suit in (NOMAD, ORDER):
            offer_favor(g, owner, 2, [suit], this)


class Herald(Power):
    """You may gain 1 favor from any bank after each campaign of another against a player.

    The attacked player may be yourself.
    """

    def campaign_over(self, g: Oath, c: Campaign, this: CardNo) -> None:
        owner = g.holder(this)
        if owner is not None and owner is not c.me and c.defender is not None:
            offer_favor(g, owner, 1, list(range(len(SUITS))), this)


def offer_favor(g: Oath, owner: Player, n: int, suits: list[int], this: CardNo) -> None:
    """Let the owner of a card gain favor from one of these banks, or from none."""
    card = g.kinds[this]
    full = [suit for suit in suits if g.banks[suit]]
    if full:
        suit = g.ask_suit(owner, full, "choose-bank", card.rule, card.id, BANK, True)
        if suit >= 0:
            tokens.gain_favor(g, owner, suit, n, card.rule)


register("welcoming_party", WelcomingParty())
register("crop_rotation", CropRotation())
register("land_warden", LandWarden())
register("news_from_afar", NewsFromAfar())
register("rowdy_pub", RowdyPub())
register("awaited_return", AwaitedReturn())
register("vow_of_peace", VowOfPeace())
register("marriage", Marriage())
register("book_binders", BookBinders())
register("saddle_makers", SaddleMakers())
register("herald", Herald())
