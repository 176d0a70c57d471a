"""The powers of the Hearth denizens: actions and When Played powers.

Modifiers and what binds is in `hearth_bonds.py`, the battle plans are in `hearth_plans.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.oath import (
    citizenship,
    deals,
    holdings,
    inplay,
    playing,
    rule,
    tokens,
    troops,
    turn,
)
from tafelrunde.titles.oath.board import MOST_SUPPLY, REGION_OF, REGIONS
from tafelrunde.titles.oath.catalogue import DARKEST_SECRET, HEARTH, PEOPLES_FAVOR, SUITS
from tafelrunde.titles.oath.contexts import Play
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import Power, register
from tafelrunde.titles.oath.vocabulary import BURY, CHOOSE, DISCARD, FROM, TO

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


# -- actions: exchanges


class Exchange(Power):
    """Agree a binding exchange of the named things with any one player (7.6.3)."""

    def __init__(self, allowed: int) -> None:
        super().__init__()
        self.allowed = allowed

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return deals.has_partner(g, me, self.allowed)

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        others = deals.partners(g, me, self.allowed)
        other = g.ask_player(me, CHOOSE, others, "choose-player", card.rule, card.id)
        assert other is not None
        deals.negotiate(g, me, other, self.allowed, card.rule, card.id)


# -- actions: favor, secrets, Supply


class WaysideInn(Power):
    """Gain 2 Supply."""

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return me.supply < MOST_SUPPLY

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        tokens.gain_supply(g, me, 2, g.kinds[this].rule)


class MemoryOfHome(Power):
    """Move all favor of any one bank to the Hearth bank."""

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return sum(g.banks) > g.banks[HEARTH]

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        suits = [suit for suit in range(len(SUITS)) if g.banks[suit] and suit != HEARTH]
        suit = g.ask_suit(me, suits, "choose-bank", card.rule, card.id, FROM)
        tokens.shift_favor(g, me, suit, HEARTH, g.banks[suit], card.rule)


class Levelers(Power):
    """Shift 2 favor out of the fullest bank into the emptiest; ties are yours to break."""

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return max(g.banks) > 0

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        most, least = max(g.banks), min(g.banks)
        fullest = [suit for suit in range(len(SUITS)) if g.banks[suit] == most]
        source = g.ask_suit(me, fullest, "choose-bank", card.rule, card.id, FROM)
        emptiest = [suit for suit in range(len(SUITS)) if g.banks[suit] == least and suit != source]
        to = g.ask_suit(me, emptiest, "choose-bank", card.rule, card.id, TO)
        tokens.shift_favor(g, me, source, to, 2, card.rule)


class Storyteller(Power):
    """Put 1 secret of the shared bank on the Darkest Secret, whoever holds it, even nobody."""

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        holdings.add_to_darkest_secret(g, 1)
        if g.loud:
            args: dict[str, int | str | list[str]] = {
                "count": 1,
                "card": g.kinds[DARKEST_SECRET].id,
                "rule": g.kinds[this].rule,
            }
            g.say("puts-on-banner", me.seat, args)


class RoundOfAle(Power):
    """Favor and secrets on cards return and your secrets turn up, as in Rest (4.3.1, 4.3.2).

    The favor on this card stays.
    """

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        if me.facedown or any(on != DARKEST_SECRET for on in g.secrets_on):
            return True
        return any(on not in (PEOPLES_FAVOR, this) for on in g.favor_on)

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        turn.return_tokens(g, me, this)


class CharmingFriend(Power):
    """Take 1 favor from a neighbour."""

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return bool(neighbours_with_favor(g, me))

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        victims = neighbours_with_favor(g, me)
        victim = g.ask_player(me, CHOOSE, victims, "choose-player", card.rule, card.id)
        assert victim is not None
        tokens.take_favor(g, me, victim, 1, card.rule)


def neighbours_with_favor(g: Oath, me: Player) -> list[Player]:
    """The neighbours with favor on their board."""
    return [other for other in rule.neighbours(g, me) if other.favor]


# -- actions: cards and relics


class ArmedMob(Power):
    """Discard a faceup adviser of whoever has the Darkest Secret but not the People's Favor.

    That may be yourself; locked advisers stay.
    """

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return bool(unpopular_advisers(g, me))

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        cards = unpopular_advisers(g, me)
        inplay.discard(
            g, me, g.ask_card(me, verb=DISCARD, cards=cards, prompt="choose-card", by=card)
        )


def unpopular_advisers(g: Oath, me: Player) -> list[int]:
    """The advisers within reach of the Armed Mob."""
    victim = g.holder(DARKEST_SECRET)
    if victim is None or victim.has_banner(PEOPLES_FAVOR):
        return []
    return [
        adviser
        for adviser in victim.advisers
        if g.faceup[adviser] and not inplay.is_locked(g, me, adviser)
    ]


class TavernSongs(Power):
    """Peek at the three topmost cards of the local pile."""

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return not all(g.knows(me, seen) for seen in top_of_local_pile(g, me))

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        cards = top_of_local_pile(g, me)
        for seen in cards:
            g.learn(me.bit, seen)
        if g.loud:
            args: dict[str, int | str | list[str]] = {
                "pile": REGIONS[REGION_OF[me.pawn]],
                "count": len(cards),
                "rule": g.kinds[this].rule,
            }
            g.say("looks-at-top", me.seat, args, {"cards": g.names(cards)}, me.bit)


def top_of_local_pile(g: Oath, me: Player) -> list[int]:
    """The three topmost cards of the pile of a player's region, the top first."""
    return list(reversed(g.piles[REGION_OF[me.pawn]][-3:]))


class Homesteaders(Power):
    """Send a faceup adviser of yours, even this one, to your site.

    Room, restriction and lock count; it is moved, not played.
    """

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return bool(settlers(g, me))

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        adviser = g.ask_card(me, verb=CHOOSE, cards=settlers(g, me), prompt="choose-card", by=card)
        playing.move_to_site(g, me, adviser, me.pawn)


def settlers(g: Oath, me: Player) -> list[int]:
    """The faceup advisers a player could move to his site."""
    return [
        adviser
        for adviser in me.advisers
        if g.faceup[adviser]
        and not inplay.is_locked(g, me, adviser)
        and playing.may_move_to(g, me, adviser, me.pawn)
    ]


class RelicBreaker(Power):
    """Bury one facedown relic of your site; gain 3 warbands."""

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return bool(breakable(g, me))

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        relic = g.ask_card(me, verb=BURY, cards=breakable(g, me), prompt="choose-relic", by=card)
        holdings.bury_relic(g, me, relic, card.rule)
        troops.gain(g, me, 3, card.rule)


def breakable(g: Oath, me: Player) -> list[int]:
    """The facedown relics at a player's site that are not locked for him."""
    return [relic for relic in g.sites[me.pawn].relics if not inplay.is_locked(g, me, relic)]


class BallotBox(Power):
    """An Exile who holds the People's Favor becomes a Citizen without a relic (7.6.1)."""

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return me.is_exile and me.has_banner(PEOPLES_FAVOR)

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        citizenship.enlist(g, me, g.kinds[this].rule, g.kinds[this].id)


# -- when played


class FamilyHeirloom(Power):
    """Look at the top relic of the deck: keep it or bury it."""

    def when_played(self, g: Oath, play: Play, this: CardNo) -> None:
        holdings.keep_or_bury(g, play.me, g.kinds[this].rule, g.kinds[this].id)


class FabledFeast(Power):
    """Gain 1 favor from one bank for each Hearth card you rule, this one included.

    At a site that you do not rule this card does not count. Marriage is one card.
    """

    def when_played(self, g: Oath, play: Play, this: CardNo) -> None:
        me, card = play.me, g.kinds[this]
        n = sum(g.kinds[ruled].suit == HEARTH for ruled in rule.ruled_cards(g, me))
        if n and sum(g.banks):
            suit = g.ask_bank(me, "choose-bank", card.rule, card.id)
            tokens.gain_favor(g, me, suit, n, card.rule)


class SaladDays(Power):
    """Gain 3 favor, one from each of three different banks, as far as they have any."""

    def when_played(self, g: Oath, play: Play, this: CardNo) -> None:
        me, card = play.me, g.kinds[this]
        suits = [suit for suit in range(len(SUITS)) if g.banks[suit]]
        for left in (3, 2, 1):
            if not suits:
                return
            suit = suits[0]
            if len(suits) > left:
                suit = g.ask_suit(me, suits, "choose-bank", card.rule, card.id)
            suits.remove(suit)
            tokens.gain_favor(g, me, suit, 1, card.rule)


register("tinkers_fair", Exchange(deals.FAVOR | deals.SECRETS | deals.RELICS))
register("deed_writer", Exchange(deals.FAVOR | deals.SECRETS | deals.SITES))
register("wayside_inn", WaysideInn())
register("memory_of_home", MemoryOfHome())
register("levelers", Levelers())
register("storyteller", Storyteller())
register("a_round_of_ale", RoundOfAle())
register("charming_friend", CharmingFriend())
register("armed_mob", ArmedMob())
register("tavern_songs", TavernSongs())
register("homesteaders", Homesteaders())
register("relic_breaker", RelicBreaker())
register("ballot_box", BallotBox())
register("family_heirloom", FamilyHeirloom())
register("fabled_feast", FabledFeast())
register("salad_days", SaladDays())
