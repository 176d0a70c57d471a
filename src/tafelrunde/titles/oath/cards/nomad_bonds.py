"""The powers of the Nomad denizens that modify actions, bind or protect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.oath import rule, tokens
from tafelrunde.titles.oath.board import REGION_OF
from tafelrunde.titles.oath.campaign_state import Campaign
from tafelrunde.titles.oath.catalogue import DENIZEN, NOMAD, RELIC
from tafelrunde.titles.oath.contexts import Action, Play, Recover, Travel
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.playing import CONSPIRACY
from tafelrunde.titles.oath.powers import Power, register

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath

LIGHT_BAGGAGE: Final = 3  # warbands that A Fast Steed still carries along


# -- travel


class Tents(Power):
    """Spend no Supply to travel within your region.

    It is declared first: whoever is sent elsewhere from the Shrouded Wood has paid for nothing.
    """

    def use_travel(self, g: Oath, x: Travel, this: CardNo) -> None:
        if REGION_OF[x.to] == REGION_OF[x.site]:
            x.free = True


class SpecialEnvoy(Power):
    """Spend no Supply to travel; then your Act phase ends."""

    def use_travel(self, g: Oath, x: Travel, this: CardNo) -> None:
        x.free = True
        x.ends_act = True


class FastSteed(Power):
    """With 3 or fewer warbands on your board, spend no Supply to travel."""

    def can_use_travel(self, g: Oath, x: Travel, this: CardNo) -> bool:
        return x.me.warbands <= LIGHT_BAGGAGE

    def use_travel(self, g: Oath, x: Travel, this: CardNo) -> None:
        if x.me.warbands <= LIGHT_BAGGAGE:
            x.free = True


class Hospitality(Power):
    """After travelling gain 1 favor of a suit that is at your site and among your advisers."""

    def __init__(self) -> None:
        super().__init__()
        self.automatic = True

    def use_travel(self, g: Oath, x: Travel, this: CardNo) -> None:
        # The trip itself stays as it is.
        pass

    def after_travel(self, g: Oath, x: Travel, this: CardNo) -> None:
        me, card = x.me, g.kinds[this]
        suits = [
            suit
            for suit in range(len(g.banks))
            if g.banks[suit]
            and rule.has_suit_at(g, me.pawn, suit)
            and rule.advisers_of_suit(g, me, suit)
        ]
        if suits:
            suit = g.ask_suit(me, suits, "choose-bank", card.rule, card.id)
            tokens.gain_favor(g, me, suit, 1, card.rule)


class WayStation(Power):
    """Its ruler spends no Supply to travel to this site; others may pay him 1 favor for the same.

    For the Empire the Chancellor is paid, for bandits the favor burns.
    """

    def __init__(self) -> None:
        super().__init__()
        self.eases = True

    def bind_travel(self, g: Oath, x: Travel, this: CardNo) -> None:
        if x.to == g.slot_of(this) and rule.rules_card(g, x.me, this):
            x.free = True

    def is_open_to(self, g: Oath, x: Action, this: CardNo) -> bool:
        return x.site != g.slot_of(this) and not rule.rules_card(g, x.me, this)

    def can_use_travel(self, g: Oath, x: Travel, this: CardNo) -> bool:
        return tokens.purse(g, x.me) > 0

    def use_travel(self, g: Oath, x: Travel, this: CardNo) -> None:
        if x.to == g.slot_of(this):
            x.free = True
            x.tolls.append(rule.toll_taker(g, this))


# -- recover


class RelicWorship(Power):
    """Gain 3 Supply for each relic you recover, also for one you take as if you recovered it."""

    def recovered(self, g: Oath, x: Recover, this: CardNo) -> None:
        if g.kinds[x.thing].kind == RELIC and g.has_access(x.me, this, x.me.pawn):
            tokens.gain_supply(g, x.me, 3, g.kinds[this].rule)


# -- what you have


class VowOfKinship(Power):
    """Put all your favor into the Nomad bank, and all that you get from now on.

    The favor there is yours to use; nobody can take it from you or make you use it.
    """

    def when_played(self, g: Oath, play: Play, this: CardNo) -> None:
        tokens.return_favor(g, play.me, NOMAD, play.me.favor, g.kinds[this].rule)

    def saves_favor(self, g: Oath, me: Player, this: CardNo) -> bool:
        return g.holder(this) is me


class FamilyWagon(Power):
    """Only 1 of your advisers may be other than Nomad; Nomad advisers ignore your limit."""

    def __init__(self) -> None:
        super().__init__()
        self.adviser_limit = 1
        self.nomads_ignore_limit = True


class LostTongue(Power):
    """Others who rule no Nomad card can neither target nor take your relics and banners."""

    def __init__(self) -> None:
        super().__init__()
        self.bars_things = True

    def protects(self, g: Oath, thing: int, owner: Player | None, by: Player, this: CardNo) -> bool:
        if owner is None or owner is by or g.holder(this) is not owner:
            return False
        return not any(g.kinds[card].suit == NOMAD for card in rule.ruled_cards(g, by))

    def bind_targets(self, g: Oath, c: Campaign, this: CardNo) -> None:
        # A Citizen who attacks the Empire rules none of its sites in this campaign (5.5.1).
        owner = g.holder(this)
        if owner is not None and owner is c.defender and c.me is c.outsider:
            if not rule.advisers_of_suit(g, c.me, NOMAD):
                c.no_target.extend([*owner.relics, *owner.banners])


class AncientBloodline(Power):
    """Enemies must treat denizens and relics at your sites as locked, at all times."""

    def locks(self, g: Oath, by: Player | None, card: CardNo, this: CardNo) -> bool:
        owner = g.holder(this)
        if owner is None or rule.is_outsider(g, owner):
            return False
        slot = g.slot_of(card)
        if slot < 0:
            slot = next((site.slot for site in g.sites if card in site.relics), -1)
        if slot < 0 or g.kinds[card].kind not in (DENIZEN, RELIC) or not rule.rules(g, owner, slot):
            return False
        return by is None or rule.are_enemies(g, by, owner)


# -- what nobody, or no enemy, can do


class SpellBreaker(Power):
    """Enemies of this card's ruler cannot use powers that cost secrets.

    So do a secret that Gleaming Armor adds, secrets turned facedown for a site, the Conspiracy.
    Mustering is no power, even where it costs a secret.
    """

    def forbids_power(self, g: Oath, me: Player, card: CardNo, secrets: int, this: CardNo) -> bool:
        return secrets > 0 and rule.is_enemy_of_ruler(g, me, this)


class SacredGround(Power):
    """Nobody plays Visions faceup unless his pawn is at this site; the Conspiracy is exempt."""

    def forbids_vision(self, g: Oath, me: Player, vision: int, this: CardNo) -> bool:
        return g.kinds[vision].id != CONSPIRACY and me.pawn != g.slot_of(this)


register("tents", Tents())
register("special_envoy", SpecialEnvoy())
register("a_fast_steed", FastSteed())
register("hospitality", Hospitality())
register("way_station", WayStation())
register("relic_worship", RelicWorship())
register("vow_of_kinship", VowOfKinship())
register("family_wagon", FamilyWagon())
register("lost_tongue", LostTongue())
register("ancient_bloodline", AncientBloodline())
register("spell_breaker", SpellBreaker())
register("sacred_ground", SacredGround())
