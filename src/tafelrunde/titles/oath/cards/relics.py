"""The powers of the relics; the battle plans among them are in `relics_plans.py`.

The Grand Scepter has no power of its own here: what its holder may do are minor actions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.oath import (
    citizenship,
    holdings,
    inplay,
    rule,
    search,
    tokens,
    trade,
    travel,
    troops,
)
from tafelrunde.titles.oath.board import REGION_OF
from tafelrunde.titles.oath.campaign_state import Campaign
from tafelrunde.titles.oath.contexts import Muster, Play, Search, Trade, Travel
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import Power, register
from tafelrunde.titles.oath.vocabulary import CHOOSE, PEEK, SLOT, SWAP

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath

FORESIGHT: Final = 3  # cards the Oracular Pig sees


# -- actions: on the road


class BrassHorse(Power):
    """Turn up the top card of your region's pile; travel without Supply to a site with its suit.

    If that is impossible, to any site; also if it would take a toll or a flipped secret, which
    nobody has to pay. A Vision has no suit. The card goes back facedown.
    """

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return bool(g.piles[REGION_OF[me.pawn]] and travel.trips(g, me, [], True, False, True))

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        top = g.piles[REGION_OF[me.pawn]][-1]
        g.learn(g.everyone, top)
        if g.loud:
            g.say("reveals", me.seat, {"cards": g.names([top]), "rule": card.rule})
        travel.free_trip(g, me, card.rule, card.id, matching_trips(g, me, g.kinds[top].suit))


def matching_trips(g: Oath, me: Player, suit: int) -> list[int] | None:
    """The sites with a suit that a player can travel to; None if he may go anywhere."""
    if suit < 0:
        return None
    choices = [x for x in travel.trips(g, me, [], True) if rule.has_suit_at(g, x.to, suit)]
    if all(x.tolls or x.flips for x in choices):
        return None
    return [x.to for x in choices]


class Whistle(Power):
    """Call a pawn from another site: its player must travel to you without Supply, if able.

    He gets the secret on this relic, faceup, unless the caller must not give secrets away. Tolls
    and flipped secrets are his own choice.
    """

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return bool(within_call(g, me))

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        called = g.ask_player(me, CHOOSE, within_call(g, me), "choose-player", card.rule, card.id)
        assert called is not None
        came = travel.free_trip(g, called, card.rule, card.id, [me.pawn], me)
        if came and tokens.may_give_secrets(g, me):
            n = g.secrets_on.get(this, 0)
            tokens.secrets_off_card(g, called, this, facedown=False)
            if n and g.loud:
                g.say("gains-secrets", called.seat, {"count": n, "rule": card.rule})


def within_call(g: Oath, me: Player) -> list[Player]:
    """The players elsewhere who could travel to a player's site."""
    return [
        other
        for other in g.others(me)
        if other.pawn != me.pawn
        and any(x.to == me.pawn for x in travel.trips(g, other, [], True, True))
    ]


class DragonskinDrum(Power):
    """After travelling, even if you were made to, you may gain 1 warband."""

    def travelled(self, g: Oath, x: Travel, this: CardNo) -> None:
        me, card = x.me, g.kinds[this]
        if g.holder(this) is me and g.reserve[me.force_colour]:
            if g.ask_yes(me, prompt="use-power", by=card):
                troops.gain(g, me, 1, card.rule)


class Map(Power):
    """Bury this relic to gain 4 Supply."""

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        cite = g.kinds[this].rule
        holdings.bury_relic(g, me, this, cite)
        tokens.gain_supply(g, me, 4, cite)


# -- actions: looking and taking


class KeepOrBury(Power):
    """Reveal to yourself the top relic of the deck: keep it or bury it."""

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return bool(g.relic_deck)

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        holdings.keep_or_bury(g, me, g.kinds[this].rule, g.kinds[this].id)


class SkeletonKey(Power):
    """If the Chancellor rules your site, look at one relic of the Reliquary; you may take it."""

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return rule.rules(g, g.chancellor, me.pawn) and bool(holdings.reliquary_relics(g))

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        relic = g.reliquary[citizenship.ask_space(g, me, card.rule, card.id)]
        holdings.peek(g, me, relic, card.rule)
        if g.ask_yes(me, prompt="use-power", by=card, about=g.kinds[relic].id):
            holdings.take_relics(g, me, [relic], None, card.rule)


class OracularPig(Power):
    """Look at the top 3 cards of the world deck; they stay there."""

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return any(not g.knows(me, seen) for seen in g.world_deck[-FORESIGHT:])

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        search.stir_deck(g)
        cards = list(reversed(g.world_deck[-FORESIGHT:]))
        for seen in cards:
            g.learn(me.bit, seen)
        if g.loud:
            args: dict[str, int | str | list[str]] = {"rule": g.kinds[this].rule}
            g.say("looks-ahead", me.seat, args, {"cards": g.names(cards)}, me.bit)


class IvoryEye(Power):
    """Look at one facedown site, adviser of somebody else, or relic at a site."""

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return bool(unseen(g, me))

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        hidden = unseen(g, me)
        options = [PEEK + place_of(g, other) for other in hidden]
        option = g.ask_of(me, "choose-card", options, card.rule, card.id)
        holdings.peek(g, me, hidden[options.index(option)], card.rule)


def unseen(g: Oath, me: Player) -> list[int]:
    """The facedown sites, advisers of others and relics at sites that a player does not know."""
    cards = [site.card for site in g.sites if not site.faceup]
    for other in g.others(me):
        cards.extend(this for this in other.advisers if not g.faceup[this])
    for site in g.sites:
        cards.extend(site.relics)
    return [this for this in cards if not g.knows(me, this)]


def place_of(g: Oath, this: CardNo) -> int:
    """A facedown card as an object, by its place."""
    for site in g.sites:
        if site.card == this:
            return SLOT + site.slot
    return g.object_of(this)


class HornedMask(Power):
    """Swap one of your faceup advisers with a card at your site; that is no play.

    Both must be allowed at their new place. If you have too many advisers now, discard some.
    """

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return bool(leaving(g, me) and joining(g, me))

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        mine = g.ask_card(me, verb=SWAP, cards=leaving(g, me), prompt="choose-card", by=card)
        other = g.ask_card(me, verb=SWAP, cards=joining(g, me), prompt="choose-card", by=card)
        inplay.swap(g, mine, other)
        inplay.make_room(g, me, -1, True)


def leaving(g: Oath, me: Player) -> list[int]:
    """The faceup advisers of a player that may go to a site."""
    return [
        this
        for this in me.advisers
        if g.faceup[this] and inplay.may_lie_at_site(g, this) and not inplay.is_locked(g, me, this)
    ]


def joining(g: Oath, me: Player) -> list[int]:
    """The cards at a player's site that may come to his advisers."""
    cards = inplay.discardable_at(g, me, me.pawn)
    return [this for this in cards if inplay.may_be_adviser(g, this)]


# -- modifiers


class TruthfulHarp(Power):
    """Draw 2 cards more, but show everybody what you draw and what you keep."""

    def can_use_search(self, g: Oath, x: Search, this: CardNo) -> bool:
        return x.is_draw

    def use_search(self, g: Oath, x: Search, this: CardNo) -> None:
        x.more += 2
        x.reveals = True


class CrackedHorn(Power):
    """You may put all cards this search discards under the world deck, even Visions."""

    def __init__(self) -> None:
        super().__init__()
        self.automatic = True

    def use_search(self, g: Oath, x: Search, this: CardNo) -> None:
        x.discards_under_deck = True


class BookOfRecords(Power):
    """When you play a card to a site, you must gain a secret instead of the favor."""

    def bind_play(self, g: Oath, play: Play, this: CardNo) -> None:
        if g.holder(this) is play.me:
            play.secret_instead = True


class CupOfPlenty(Power):
    """Spend no Supply to trade with a card that matches any of your advisers.

    It only helps, so nobody is asked; what advisers count as is settled by then.
    """

    def __init__(self) -> None:
        super().__init__()
        self.binds_holder = True
        self.eases = True

    def bind_trade(self, g: Oath, x: Trade, this: CardNo) -> None:
        if g.holder(this) is x.me and trade.matching_advisers(g, x):
            x.free = True


class RingOfDevotion(Power):
    """You cannot put warbands on sites in any way. When you muster, gain 2 warbands more."""

    def __init__(self) -> None:
        super().__init__()
        self.only_shapes = True

    def forbids_placing_warbands(self, g: Oath, me: Player, slot: int, this: CardNo) -> bool:
        return g.holder(this) is me

    def bind_muster(self, g: Oath, x: Muster, this: CardNo) -> None:
        if g.holder(this) is x.me:
            x.gain += 2


# -- what binds others


class GrandMask(Power):
    """In an Exile's own turn he rules the cards at Imperial sites, and the Empire does not.

    He rules neither the sites nor the battle plans there.
    """

    def rules_imperial_cards(self, g: Oath, me: Player, this: CardNo) -> bool:
        return me.is_exile and g.turn == me.seat


class BanditCrown(Power):
    """Bandits are your warbands, but at no site of an enemy; so sites without warbands are yours.

    They can be neither killed nor moved nor sacrificed (7.6.5).
    """

    def is_bandit_crown(self, g: Oath, this: CardNo) -> bool:
        return True


class CircletOfCommand(Power):
    """Others can neither target nor take your banners and your other relics.

    Your pawn and favor as a target add 1 defence die more.
    """

    def protects(self, g: Oath, thing: int, owner: Player | None, by: Player, this: CardNo) -> bool:
        return owner is not None and owner is not by and g.holder(this) is owner and thing != this

    def more_target_dice(self, g: Oath, c: Campaign, this: CardNo) -> int:
        return 1 if c.pawn and c.defender is not None and g.holder(this) is c.defender else 0


register("brass_horse", BrassHorse())
register("whistle", Whistle())
register("dragonskin_drum", DragonskinDrum())
register("map", Map())
register("dowsing_sticks", KeepOrBury())
register("skeleton_key", SkeletonKey())
register("oracular_pig", OracularPig())
register("ivory_eye", IvoryEye())
register("horned_mask", HornedMask())
register("truthful_harp", TruthfulHarp())
register("cracked_horn", CrackedHorn())
register("book_of_records", BookOfRecords())
register("cup_of_plenty", CupOfPlenty())
register("ring_of_devotion", RingOfDevotion())
register("grand_mask", GrandMask())
register("bandit_crown", BanditCrown())
register("circlet_of_command", CircletOfCommand())
