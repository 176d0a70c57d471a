"""The powers of the Beast denizens that modify actions or bind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.oath import forces, rule, tokens, travel, troops
from tafelrunde.titles.oath.board import REGION_OF, REGIONS, SLOTS
from tafelrunde.titles.oath.campaign_state import ATTACKER, Campaign
from tafelrunde.titles.oath.catalogue import BEAST, HEARTH, NOMAD
from tafelrunde.titles.oath.contexts import (
    FOR_SECRETS,
    WORLD_DECK,
    Muster,
    Play,
    Search,
    Trade,
    Travel,
)
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import BURNED_FAVOR_MORE, Power, register

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


# -- search


class ErrandBoy(Power):
    """Draw from the discard pile of another region; discards still go by your own."""

    def can_use_search(self, g: Oath, x: Search, this: CardNo) -> bool:
        own = REGION_OF[x.site]
        return x.is_draw and any(g.piles[region] for region in range(len(REGIONS)) if region != own)

    def use_search(self, g: Oath, x: Search, this: CardNo) -> None:
        if x.deck in (WORLD_DECK, REGION_OF[x.site]):
            x.forbidden = True  # it is of use for other piles only
        else:
            x.piles.append(x.deck)


class Mushrooms(Power):
    """Spend no Supply, but draw only the lowest card of your region's discard pile.

    Powers that draw more cards still do; an Errand Boy looks for mushrooms elsewhere.
    """

    def can_use_search(self, g: Oath, x: Search, this: CardNo) -> bool:
        return x.is_draw and any(g.piles)

    def use_search(self, g: Oath, x: Search, this: CardNo) -> None:
        x.free = True
        x.set_cards = 1
        x.from_bottom = True
        if x.deck == WORLD_DECK:
            x.forbidden = True


class NewGrowth(Power):
    """You may play Beast and Hearth cards to any site with room."""

    def use_search(self, g: Oath, x: Search, this: CardNo) -> None:
        # The draw stays as it is.
        pass

    def use_play(self, g: Oath, play: Play, this: CardNo) -> None:
        if g.kinds[play.this].suit in (BEAST, HEARTH):
            play.any_site = True


class WildCry(Power):
    """When you play a Beast card faceup, gain 1 Supply and 2 warbands."""

    def use_search(self, g: Oath, x: Search, this: CardNo) -> None:
        # The draw stays as it is.
        pass

    def card_played(self, g: Oath, play: Play, this: CardNo) -> None:
        if play.search.uses(this) and g.kinds[play.this].suit == BEAST:
            cite = g.kinds[this].rule
            tokens.gain_supply(g, play.me, 1, cite)
            troops.gain(g, play.me, 2, cite)


class Bracken(Power):
    """You may put all cards this search discards on top or at the bottom of any one pile.

    What a When Played power discards is no part of the search.
    """

    def use_search(self, g: Oath, x: Search, this: CardNo) -> None:
        x.discards_anywhere = True


# -- muster


class AnimalPlaymates(Power):
    """Spend no Supply to muster on a Beast card."""

    def __init__(self) -> None:
        super().__init__()
        self.automatic = True

    def use_muster(self, g: Oath, x: Muster, this: CardNo) -> None:
        if g.kinds[x.card].suit == BEAST:
            x.free = True


class VowOfBeastkin(Power):
    """You must muster on a card that matches one of your advisers; gain 1 warband more."""

    def bind_muster(self, g: Oath, x: Muster, this: CardNo) -> None:
        if g.holder(this) is not x.me:
            return
        if g.kinds[x.card].suit in rule.adviser_suits(g, x.me):
            x.gain += 1
        else:
            x.forbidden = True


# -- trade


class TheOldOak(Power):
    """Trading with this card for secrets brings 1 more if you have any Beast adviser."""

    def __init__(self) -> None:
        super().__init__()
        self.automatic = True

    def use_trade(self, g: Oath, x: Trade, this: CardNo) -> None:
        if x.card == this and x.kind == FOR_SECRETS:
            x.secrets_if_matching += 1


class Birdsong(Power):
    """Spend no Supply to trade with a Beast or Nomad card."""

    def __init__(self) -> None:
        super().__init__()
        self.automatic = True

    def use_trade(self, g: Oath, x: Trade, this: CardNo) -> None:
        if g.kinds[x.card].suit in (BEAST, NOMAD):
            x.free = True


class SmallFriends(Power):
    """Trade as if your pawn were at any site with a Beast card, with the modifiers there.

    What you have access to only where your pawn really is cannot be used then.
    """

    def can_use_trade(self, g: Oath, x: Trade, this: CardNo) -> bool:
        return bool(self.trade_sites(g, x.me, this))

    def use_trade(self, g: Oath, x: Trade, this: CardNo) -> None:
        # Where the trade takes place was chosen before.
        pass

    def trade_sites(self, g: Oath, me: Player, this: CardNo) -> list[int]:
        return other_beast_sites(g, me)


def other_beast_sites(g: Oath, me: Player) -> list[int]:
    """The sites with a Beast card other than the own one."""
    return [slot for slot in range(SLOTS) if slot != me.pawn and rule.has_suit_at(g, slot, BEAST)]


class VowOfPoverty(Power):
    """Trade never brings you favor. Rest: if you have no favor, take 2 favor from one bank.

    The vow does not bind whoever trades in disguise, but those who disguise as its holder.
    """

    def bind_trade(self, g: Oath, x: Trade, this: CardNo) -> None:
        if g.holder(this) is x.partner:
            x.no_favor = True

    def can_rest(self, g: Oath, me: Player, this: CardNo) -> bool:
        return me.favor == 0 and sum(g.banks) > 0

    def rest(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        suit = g.ask_bank(me, "choose-bank", card.rule, card.id)
        tokens.gain_favor(g, me, suit, 2, card.rule)


class ForestCouncil(Power):
    """Enemies of this card's ruler can neither trade with Beast cards nor muster on them."""

    def bind_trade(self, g: Oath, x: Trade, this: CardNo) -> None:
        if g.kinds[x.card].suit == BEAST and rule.is_enemy_of_ruler(g, x.me, this):
            x.forbidden = True

    def bind_muster(self, g: Oath, x: Muster, this: CardNo) -> None:
        if g.kinds[x.card].suit == BEAST and rule.is_enemy_of_ruler(g, x.me, this):
            x.forbidden = True


# -- travel


class ForestPaths(Power):
    """Travel to a site with a Beast card without Supply and without regard to site powers.

    Powers of cards remain. Whoever names your destination may send you elsewhere; then you have
    paid for nothing.
    """

    def can_use_travel(self, g: Oath, x: Travel, this: CardNo) -> bool:
        return bool(other_beast_sites(g, x.me))

    def use_travel(self, g: Oath, x: Travel, this: CardNo) -> None:
        if rule.has_suit_at(g, x.to, BEAST):
            x.free = True
            x.ignores_sites = True
        elif travel.namer(g, x.me) is None:
            x.forbidden = True  # it is of use for other trips only


class GraspingVines(Power):
    """Enemies who travel away from any site of this card's ruler kill 1 warband of their board.

    So do those who are made to travel; who has none loses none.
    """

    def departs(self, g: Oath, x: Travel, this: CardNo) -> None:
        if rule.ruler_has_site(g, this, x.site) and rule.is_enemy_of_ruler(g, x.me, this):
            troops.kill_on_board(g, x.me, 1, g.kinds[this].rule)


class VowOfUnion(Power):
    """When you attack, the warbands at all your sites must join, even the last ones.

    With warbands on your board you cannot travel from a site you rule, nor can anybody make you.
    """

    def joins_attack(self, g: Oath, c: Campaign, this: CardNo) -> None:
        if g.holder(this) is c.me:
            for slot in range(SLOTS):
                if forces.rules_in(g, c, c.me, slot) and slot not in c.force_sites:
                    c.force_sites.append(slot)

    def bind_travel(self, g: Oath, x: Travel, this: CardNo) -> None:
        if g.holder(this) is x.me and x.me.warbands and rules_now(g, x.me, x.site):
            x.forbidden = True


def rules_now(g: Oath, me: Player, slot: int) -> bool:
    """Whether a player rules a site; in a campaign an outsider rules none of the Empire's."""
    c = g.campaign
    return forces.rules_in(g, c, me, slot) if c is not None else rule.rules(g, me, slot)


# -- campaigns


class TrueNames(Power):
    """Enemies cannot use battle plans against you that match any of your advisers."""

    def forbids_plan(self, g: Oath, c: Campaign, side: int, plan: int, this: CardNo) -> bool:
        owner = g.holder(this)
        if owner is None or c.side_of(owner) != 1 - side:
            return False
        return g.kinds[plan].suit in rule.adviser_suits(g, owner)


class InsectSwarm(Power):
    """In a campaign in which you have a part, each plan of your enemies costs 1 burned favor."""

    def plan_surcharge(self, g: Oath, c: Campaign, side: int, this: CardNo) -> int:
        owner = g.holder(this)
        if owner is not None and c.side_of(owner) == 1 - side:
            return BURNED_FAVOR_MORE
        return 0


class GiantPython(Power):
    """Whoever attacks you must declare targets with an even number of defence dice in all.

    Dice of the title and of battle plans do not count. Of the allies of a Citizen only the
    Chancellor is sure to help, so only his python does.
    """

    def allows_targets(self, g: Oath, c: Campaign, this: CardNo) -> bool:
        owner, foe = g.holder(this), c.defender
        if owner is None or foe is None:
            return True
        helps = owner is g.chancellor and foe.is_citizen and c.me is not owner
        return c.target_dice % 2 == 0 or not (owner is foe or helps)


class MarshSpirit(Power):
    """Whoever targets this site cannot use battle plans."""

    def forbids_plan(self, g: Oath, c: Campaign, side: int, plan: int, this: CardNo) -> bool:
        return side == ATTACKER and c.is_target_site(g.slot_of(this))


register("errand_boy", ErrandBoy())
register("mushrooms", Mushrooms())
register("new_growth", NewGrowth())
register("wild_cry", WildCry())
register("bracken", Bracken())
register("animal_playmates", AnimalPlaymates())
register("vow_of_beastkin", VowOfBeastkin())
register("the_old_oak", TheOldOak())
register("birdsong", Birdsong())
register("small_friends", SmallFriends())
register("vow_of_poverty", VowOfPoverty())
register("forest_council", ForestCouncil())
register("forest_paths", ForestPaths())
register("grasping_vines", GraspingVines())
register("vow_of_union", VowOfUnion())
register("true_names", TrueNames())
register("insect_swarm", InsectSwarm())
register("giant_python", GiantPython())
register("marsh_spirit", MarshSpirit())
