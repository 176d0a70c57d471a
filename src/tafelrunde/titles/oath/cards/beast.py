"""The powers of the Beast denizens: actions and When Played powers.

What modifies or binds is in `beast_bonds.py`, the battle plans are in `beast_plans.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.oath import (
    campaign,
    citizenship,
    holdings,
    inplay,
    playing,
    rule,
    tokens,
    troops,
)
from tafelrunde.titles.oath.board import REGION_OF, SLOTS
from tafelrunde.titles.oath.catalogue import BEAST, DENIZEN, DISCORD, NOMAD, ORDER, SCEPTER, SUITS
from tafelrunde.titles.oath.contexts import Play
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import Power, register
from tafelrunde.titles.oath.vocabulary import (
    ADVISER_PLACES,
    BURY,
    CHOOSE,
    DISCARD,
    FROM,
    SUIT_OF,
)

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


def beasts_on_map(g: Oath) -> int:
    """How many Beast cards lie at sites, whoever rules them."""
    return sum(g.kinds[this].suit == BEAST for this in rule.cards_at_sites(g))


# -- actions: warbands


class Wolves(Power):
    """Kill 1 warband on any one board, even on your own."""

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return any(player.warbands for player in g.players)

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        players = g.in_order(me.seat)
        troops.ask_kill(g, me, players, [], 1, "kill-warband", card.rule, card.id)


class SecondChance(Power):
    """Kill 1 warband on the board of a player with an Order or Discord adviser to gain 1."""

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return bool(deserted(g, me))

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        victims = deserted(g, me)
        if troops.ask_kill(g, me, victims, [], 1, "kill-warband", card.rule, card.id):
            troops.gain(g, me, 1, card.rule)


def deserted(g: Oath, me: Player) -> list[Player]:
    """The players, oneself included, with warbands that their advisers scare away."""
    return [
        player
        for player in g.in_order(me.seat)
        if player.warbands and not rule.adviser_suits(g, player).isdisjoint((ORDER, DISCORD))
    ]


class WildAllies(Power):
    """Campaign without Supply at any site with a Beast card, as if your pawn were there.

    Your warbands at that site join the attack.
    """

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return bool(hunting_grounds(g, me))

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        slot = g.ask_slot(me, CHOOSE, hunting_grounds(g, me), "choose-site", card.rule, card.id)
        campaign.fight(g, me, slot, card.rule, card.id, free=True, join=True)


def hunting_grounds(g: Oath, me: Player) -> list[int]:
    """The sites with a Beast card where somebody could be attacked."""
    return [
        slot
        for slot in range(SLOTS)
        if rule.has_suit_at(g, slot, BEAST) and campaign.campaigns(g, me, slot, True, None)
    ]


# -- actions: cards, relics, favor


class RovingTerror(Power):
    """Discard a denizen at another site and move this card there, with the secret on it.

    Without a discard it does not move, and what is locked stays where it is.
    """

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return bool(prey(g, me, this)) and not inplay.is_locked(g, me, this)

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        victim = g.ask_card(
            me, verb=DISCARD, cards=prey(g, me, this), prompt="choose-card", by=card
        )
        slot = g.slot_of(victim)
        inplay.discard(g, me, victim)
        playing.move_to_site(g, me, this, slot)


def prey(g: Oath, me: Player, terror: int) -> list[int]:
    """The denizens at other sites that can be discarded."""
    return [
        this
        for slot in range(SLOTS)
        if slot != g.slot_of(terror)
        for this in inplay.discardable_at(g, me, slot)
        if g.kinds[this].kind == DENIZEN
    ]


class FaeMerchant(Power):
    """Take the top relic of the deck, then bury one of your relics, but not the Grand Scepter.

    The title is looked at when both are done.
    """

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return bool(g.relic_deck) or bool(wares(me))

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        if g.relic_deck:
            holdings.take_relics(g, me, [g.relic_deck[-1]], None, card.rule, settle=False)
        if wares(me):
            relic = g.ask_card(me, verb=BURY, cards=wares(me), prompt="choose-relic", by=card)
            holdings.bury_relic(g, me, relic, card.rule)


def wares(me: Player) -> list[int]:
    """The relics a player could bury."""
    return [relic for relic in me.relics if relic != SCEPTER]


class PiedPiper(Power):
    """Ignores the adviser limit when it comes. Move it to another player's advisers.

    Take 2 favor from that player. The secret goes along and comes back to you when you rest.
    """

    def __init__(self) -> None:
        super().__init__()
        self.ignores_limit = True

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return bool(hosts(g, me))

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        host = g.ask_player(me, CHOOSE, hosts(g, me), "choose-player", card.rule, card.id)
        assert host is not None
        inplay.move_to_adviser(g, this, host)
        tokens.take_favor(g, me, host, 2, card.rule)


def hosts(g: Oath, me: Player) -> list[Player]:
    """The others, as long as there is a place among their advisers."""
    return [other for other in g.others(me) if len(other.advisers) < ADVISER_PLACES]


class MemoryOfNature(Power):
    """Move 1 favor for each Beast card on the map from any other banks to the Beast bank."""

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return beasts_on_map(g) > 0 and sum(g.banks) > g.banks[BEAST]

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        taken = [0] * len(SUITS)
        for left in range(beasts_on_map(g), 0, -1):
            banks = [
                FROM + SUIT_OF + suit
                for suit in range(len(SUITS))
                if suit != BEAST and g.banks[suit] > taken[suit]
            ]
            if not banks:
                break
            option = g.choose(me, "choose-bank", banks, card.rule, card.id, left)
            taken[option - FROM - SUIT_OF] += 1
        for suit in range(len(SUITS)):
            tokens.shift_favor(g, me, suit, BEAST, taken[suit], card.rule)


# -- when played


class LongLostHeir(Power):
    """An Exile may become a Citizen, without a relic; his Act phase is over (7.6.1)."""

    def when_played(self, g: Oath, play: Play, this: CardNo) -> None:
        me, card = play.me, g.kinds[this]
        if me.is_exile and g.ask_yes(me, prompt="use-power", by=card):
            citizenship.enlist(g, me, card.rule, card.id)


class ThreateningRoar(Power):
    """Discard all Nomad and all other Beast cards at the sites of your region.

    Modifiers in use stay (7.4.3).
    """

    def when_played(self, g: Oath, play: Play, this: CardNo) -> None:
        me, card = play.me, g.kinds[this]
        scared = [
            other
            for other in inplay.cards_of_region(g, REGION_OF[me.pawn])
            if g.kinds[other].suit in (NOMAD, BEAST)
            and other != this
            and other not in play.search.used
            and not inplay.is_locked(g, me, other)
        ]
        inplay.discard_all(g, me, scared, card.rule, card.id)


class AnimalHost(Power):
    """Gain 1 warband for each Beast card at sites, whoever rules them; this one counts there."""

    def when_played(self, g: Oath, play: Play, this: CardNo) -> None:
        troops.gain(g, play.me, beasts_on_map(g), g.kinds[this].rule)


register("wolves", Wolves())
register("second_chance", SecondChance())
register("wild_allies", WildAllies())
register("roving_terror", RovingTerror())
register("fae_merchant", FaeMerchant())
register("pied_piper", PiedPiper())
register("memory_of_nature", MemoryOfNature())
register("long_lost_heir", LongLostHeir())
register("threatening_roar", ThreateningRoar())
register("animal_host", AnimalHost())
