"""The powers of the Order denizens; their battle plans are in `order_plans.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.oath import campaign, rule, tokens, travel, troops
from tafelrunde.titles.oath.board import REGION_OF, SLOTS_OF
from tafelrunde.titles.oath.campaign_state import Campaign
from tafelrunde.titles.oath.catalogue import DARKEST_SECRET
from tafelrunde.titles.oath.contexts import WORLD_DECK, Action, Muster, Play, Search, Trade, Travel
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import Power, register
from tafelrunde.titles.oath.vocabulary import CHOOSE, PLACE

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


# -- actions


class Messenger(Power):
    """Shift warbands at will among your board and your sites, each keeping at least one.

    A Citizen needs no permission for it.
    """

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return troops.can_regroup(g, me, rule.sites_ruled(g, me))

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        troops.regroup(g, me, g.kinds[this].rule, g.kinds[this].id)


class Palanquin(Power):
    """Put your pawn on a site that a neighbour can travel to, and make him travel there.

    He spends no Supply; tolls are his own choice, and the Shrouded Wood's ruler still names where
    he goes.
    """

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return bool(passengers(g, me))

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        cite = card.rule
        guest = g.ask_player(me, CHOOSE, passengers(g, me), "choose-player", cite, card.id)
        assert guest is not None
        choices = travel.trips(g, guest, [], True, True)
        x = travel.choose_trip(g, guest, choices, me, "travel-to", cite, card.id)
        if x is not None:
            travel.move_pawn(g, me, x.to, cite)
            travel.go(g, x, cite)


def passengers(g: Oath, me: Player) -> list[Player]:
    """The neighbours that could be made to travel somewhere."""
    return [other for other in rule.neighbours(g, me) if travel.trips(g, other, [], True, True)]


class Captains(Power):
    """Campaign without Supply at any site you rule, as if your pawn were there.

    Your warbands at that site join the attack. A Citizen may so attack an Imperial player; then
    the site need not be a target.
    """

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return bool(battlefields(g, me))

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        slot = g.ask_slot(me, CHOOSE, battlefields(g, me), "choose-site", card.rule, card.id)
        campaign.fight(g, me, slot, card.rule, card.id, free=True, join=True)


def battlefields(g: Oath, me: Player) -> list[int]:
    """The sites a player rules where somebody could be attacked."""
    return [slot for slot in rule.sites_ruled(g, me) if campaign.campaigns(g, me, slot, True, None)]


class SiegeEngines(Power):
    """Kill 2 warbands, even your own, at one site of your region."""

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return bool(garrisons(g, me))

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        slot = g.ask_slot(me, CHOOSE, garrisons(g, me), "choose-site", card.rule, card.id)
        troops.kill_at(g, slot, 2, card.rule)


def garrisons(g: Oath, me: Player) -> list[int]:
    """The sites of a player's region with warbands."""
    return [slot for slot in SLOTS_OF[REGION_OF[me.pawn]] if g.sites[slot].warbands]


# -- when played


class Garrison(Power):
    """Gain 1 warband for each site you rule, then move 1 from your board to each of them."""

    def when_played(self, g: Oath, play: Play, this: CardNo) -> None:
        me, card = play.me, g.kinds[this]
        slots = rule.sites_ruled(g, me)
        troops.gain(g, me, len(slots), card.rule)
        slots = [slot for slot in slots if troops.may_place_at(g, me, slot)]
        while slots and me.warbands:
            slot = slots[0]
            if me.warbands < len(slots):
                slot = g.ask_slot(me, PLACE, slots, "choose-site", card.rule, card.id)
            slots.remove(slot)
            troops.board_to_site(g, me, slot, 1, card.rule)


class RoyalTax(Power):
    """Take 2 favor from every player at a site you rule in your region."""

    def when_played(self, g: Oath, play: Play, this: CardNo) -> None:
        me = play.me
        for other in g.others(me):
            if REGION_OF[other.pawn] == REGION_OF[me.pawn] and rule.rules(g, me, other.pawn):
                tokens.take_favor(g, me, other, 2, g.kinds[this].rule)


# -- modifiers


class Pressgangs(Power):
    """You may muster on a card even if favor or secrets lie on it."""

    def __init__(self) -> None:
        super().__init__()
        self.automatic = True

    def use_muster(self, g: Oath, x: Muster, this: CardNo) -> None:
        x.ignores_tokens = True


class KnightsErrant(Power):
    """After mustering you may campaign without spending Supply."""

    def __init__(self) -> None:
        super().__init__()
        self.automatic = True

    def use_muster(self, g: Oath, x: Muster, this: CardNo) -> None:
        # The muster itself stays as it is.
        pass

    def after_muster(self, g: Oath, x: Muster, this: CardNo) -> None:
        card = g.kinds[this]
        campaign.fight(g, x.me, x.me.pawn, card.rule, card.id, free=True, optional=True)


class HuntingParty(Power):
    """After searching the world deck you may campaign without spending Supply."""

    def can_use_search(self, g: Oath, x: Search, this: CardNo) -> bool:
        return x.is_draw

    def use_search(self, g: Oath, x: Search, this: CardNo) -> None:
        # The search itself stays as it is.
        pass

    def after_search(self, g: Oath, x: Search, this: CardNo) -> None:
        if x.deck == WORLD_DECK:
            card = g.kinds[this]
            campaign.fight(g, x.me, x.me.pawn, card.rule, card.id, free=True, optional=True)


class Tyrant(Power):
    """Where you arrive by travel, you must kill 1 warband, even your own last one, if able."""

    def travelled(self, g: Oath, x: Travel, this: CardNo) -> None:
        if g.holder(this) is x.me:
            troops.kill_at(g, x.to, 1, g.kinds[this].rule)


# -- tolls: 1 favor for the ruler, who is the Chancellor for the Empire; for bandits it burns


def demand_toll(g: Oath, x: Action, this: CardNo) -> None:
    """An enemy of the card's ruler pays 1 favor, or the action is not possible."""
    if rule.is_enemy_of_ruler(g, x.me, this):
        x.tolls.append(rule.toll_taker(g, this))


class ForcedLabor(Power):
    """Enemies pay a toll to search while at any site of this card's ruler.

    So do those who play or discard a card as if they had searched for it.
    """

    def bind_search(self, g: Oath, x: Search, this: CardNo) -> None:
        if rule.ruler_has_site(g, this, x.me.pawn):
            demand_toll(g, x, this)


class TollRoads(Power):
    """Enemies pay a toll to travel to any site of this card's ruler, never to a facedown one."""

    def bind_travel(self, g: Oath, x: Travel, this: CardNo) -> None:
        if rule.ruler_has_site(g, this, x.to):
            demand_toll(g, x, this)


class Curfew(Power):
    """Enemies pay a toll to trade with any card of this card's ruler."""

    def bind_trade(self, g: Oath, x: Trade, this: CardNo) -> None:
        if rule.ruler_has_card(g, this, x.card):
            demand_toll(g, x, this)


# -- other powers that bind


class SecretPolice(Power):
    """Enemies cannot play Visions faceup while at any site of this card's ruler."""

    def forbids_vision(self, g: Oath, me: Player, vision: int, this: CardNo) -> bool:
        return rule.is_enemy_of_ruler(g, me, this) and rule.ruler_has_site(g, this, me.pawn)


class TomeGuardians(Power):
    """Enemies of this card's ruler cannot target or take the Darkest Secret in any way."""

    def __init__(self) -> None:
        super().__init__()
        self.bars_things = True

    def protects(self, g: Oath, thing: int, owner: Player | None, by: Player, this: CardNo) -> bool:
        return thing == DARKEST_SECRET and rule.is_enemy_of_ruler(g, by, this)

    def bind_targets(self, g: Oath, c: Campaign, this: CardNo) -> None:
        # A Citizen who attacks the Empire is its enemy in this campaign (5.5.1).
        if c.me is c.outsider and rule.toll_taker(g, this) == g.chancellor.seat:
            c.no_target.append(DARKEST_SECRET)


class VowOfObedience(Power):
    """You cannot play Visions faceup, the Conspiracy included. Rest: gain 1 favor from any bank."""

    def forbids_vision(self, g: Oath, me: Player, vision: int, this: CardNo) -> bool:
        return g.holder(this) is me

    def can_rest(self, g: Oath, me: Player, this: CardNo) -> bool:
        return sum(g.banks) > 0

    def rest(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        suit = g.ask_bank(me, "choose-bank", card.rule, card.id)
        tokens.gain_favor(g, me, suit, 1, card.rule)


class CouncilSeat(Power):
    """As a Citizen you cannot be exiled, not even by yourself."""

    def forbids_exile(self, g: Oath, citizen: Player, this: CardNo) -> bool:
        return g.holder(this) is citizen


register("messenger", Messenger())
register("palanquin", Palanquin())
register("captains", Captains())
register("siege_engines", SiegeEngines())
register("garrison", Garrison())
register("royal_tax", RoyalTax())
register("pressgangs", Pressgangs())
register("knights_errant", KnightsErrant())
register("hunting_party", HuntingParty())
register("tyrant", Tyrant())
register("forced_labor", ForcedLabor())
register("toll_roads", TollRoads())
register("curfew", Curfew())
register("secret_police", SecretPolice())
register("tome_guardians", TomeGuardians())
register("vow_of_obedience", VowOfObedience())
register("council_seat", CouncilSeat())
