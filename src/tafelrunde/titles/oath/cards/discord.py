"""The powers of the Discord denizens: actions, When Played powers and a modifier.

What rests or binds is in `discord_bonds.py`, the battle plans are in `discord_plans.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.oath import citizenship, dice, holdings, inplay, rule, search, tokens, troops
from tafelrunde.titles.oath.board import COLOURS, REGIONS, SLOTS
from tafelrunde.titles.oath.catalogue import DARKEST_SECRET, DENIZEN, PEOPLES_FAVOR, SUITS
from tafelrunde.titles.oath.contexts import Muster, Play
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import Power, register
from tafelrunde.titles.oath.vocabulary import CHOOSE, DISCARD, REGION, SUIT, SWAP, TAKE

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


# -- actions


class SleightOfHand(Power):
    """Take 1 secret from a neighbour who has at least 2 on the board."""

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return bool(rich_in_secrets(g, me))

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        victims = rich_in_secrets(g, me)
        victim = g.ask_player(me, CHOOSE, victims, "choose-player", card.rule, card.id)
        if victim is not None:
            tokens.take_secrets(g, me, victim, 1, card.rule)


def rich_in_secrets(g: Oath, me: Player) -> list[Player]:
    """The neighbours with at least two secrets."""
    return [other for other in rule.neighbours(g, me) if other.all_secrets >= 2]


class Scryer(Power):
    """Look through any one discard pile, all of it."""

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return any(g.piles)

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        regions = [REGION + at for at in range(len(REGIONS)) if g.piles[at]]
        at = g.ask_thing(me, regions, "choose-thing", card.rule, card.id) - REGION
        for seen in g.piles[at]:
            g.learn(me.bit, seen)
        if g.loud:
            args: dict[str, int | str | list[str]] = {"pile": REGIONS[at], "rule": card.rule}
            g.say("looks-through", me.seat, args, {"cards": g.names(g.piles[at])}, me.bit)


class Assassin(Power):
    """Your adviser limit is 2. Discard a faceup adviser of a neighbour, but no locked one."""

    def __init__(self) -> None:
        super().__init__()
        self.adviser_limit = 2

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return bool(within_reach(g, me))

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        cards = within_reach(g, me)
        inplay.discard(
            g, me, g.ask_card(me, verb=DISCARD, cards=cards, prompt="choose-card", by=card)
        )


def within_reach(g: Oath, me: Player) -> list[int]:
    """The faceup advisers of neighbours that can be discarded."""
    return [
        adviser
        for other in rule.neighbours(g, me)
        for adviser in other.advisers
        if g.faceup[adviser] and not inplay.is_locked(g, me, adviser)
    ]


class GamblingHall(Power):
    """Roll 4 defence dice, then gain as much favor from one bank as you rolled shields."""

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return sum(g.banks) > 0

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        shields = dice.shields(dice.roll(g, me, 4, False))
        if shields:
            suit = g.ask_bank(me, "choose-bank", card.rule, card.id)
            tokens.gain_favor(g, me, suit, shields, card.rule)


class Enchantress(Power):
    """Swap this card with any faceup adviser of somebody else.

    Whoever has too many advisers now discards some, but never the Enchantress.
    """

    def can_act(self, g: Oath, me: Player, this: CardNo) -> bool:
        return bool(enchantable(g, me))

    def act(self, g: Oath, me: Player, this: CardNo) -> None:
        card = g.kinds[this]
        cards = enchantable(g, me)
        adviser = g.ask_card(me, verb=SWAP, cards=cards, prompt="choose-card", by=card)
        other = g.holder(adviser)
        assert other is not None
        inplay.swap(g, this, adviser)
        inplay.make_room(g, me, -1, True, this)
        inplay.make_room(g, other, -1, True, this)


def enchantable(g: Oath, me: Player) -> list[int]:
    """The faceup advisers of others that are not locked."""
    return [
        adviser
        for other in g.others(me)
        for adviser in other.advisers
        if g.faceup[adviser] and not inplay.is_locked(g, me, adviser)
    ]


# -- a modifier


class Downtrodden(Power):
    """Muster 2 warbands more on a card whose bank holds less favor than every other bank."""

    def can_use_muster(self, g: Oath, x: Muster, this: CardNo) -> bool:
        return rule.has_suit_at(g, x.site, poorest_bank(g))

    def use_muster(self, g: Oath, x: Muster, this: CardNo) -> None:
        if x.card >= 0 and g.kinds[x.card].suit == poorest_bank(g):
            x.gain += 2


NO_BANK: Final = -2  # no card has this suit, not even a ruin


def poorest_bank(g: Oath) -> int:
    """The suit of the one bank with the least favor; a tie is none."""
    least = min(g.banks)
    return g.banks.index(least) if g.banks.count(least) == 1 else NO_BANK


# -- when played


class SmallFavor(Power):
    """Gain 4 warbands."""

    def when_played(self, g: Oath, play: Play, this: CardNo) -> None:
        troops.gain(g, play.me, 4, g.kinds[this].rule)


class KeyToTheCity(Power):
    """Kill all warbands at this site, unless a pawn of its ruler is there; put 1 of yours here.

    Every Imperial player rules the Empire's sites. Bandits never have a pawn.
    """

    def when_played(self, g: Oath, play: Play, this: CardNo) -> None:
        me, slot, cite = play.me, g.slot_of(this), g.kinds[this].rule
        if any(rule.rules(g, player, slot) and player.pawn == slot for player in g.players):
            return
        troops.kill_at(g, slot, g.sites[slot].warbands, cite)
        if troops.gain(g, me, 1, cite) and troops.may_place_at(g, me, slot):
            troops.board_to_site(g, me, slot, 1, cite)


class Charlatan(Power):
    """Burn all secrets on the Darkest Secret but one."""

    def when_played(self, g: Oath, play: Play, this: CardNo) -> None:
        n = g.secrets_on[DARKEST_SECRET] - 1
        if n > 0:
            holdings.burn_on_darkest_secret(g, n)
            if g.loud:
                args: dict[str, int | str | list[str]] = {
                    "count": n,
                    "card": g.kinds[DARKEST_SECRET].id,
                    "rule": g.kinds[this].rule,
                }
                g.say("burns-on-banner", play.me.seat, args)


class Blackmail(Power):
    """Take a relic of a neighbour, unless he gives you 3 favor."""

    def when_played(self, g: Oath, play: Play, this: CardNo) -> None:
        me, card = play.me, g.kinds[this]
        relics = [
            relic
            for other in rule.neighbours(g, me)
            for relic in other.relics
            if holdings.may_take(g, me, relic, other)
        ]
        if not relics:
            return
        relic = g.ask_card(me, verb=TAKE, cards=relics, prompt="choose-relic", by=card)
        owner = g.holder(relic)
        assert owner is not None
        if tokens.purse(g, owner) >= 3:
            if g.ask_yes(owner, prompt="pay-power", by=card, about=g.kinds[relic].id):
                tokens.give_favor(g, owner, me, 3, card.rule)
                return
        holdings.take_relics(g, me, [relic], owner, card.rule)


class Dissent(Power):
    """Everybody but the holder of the People's Favor places favor here, 1 per suit he rules.

    Whoever has too little favor on his board places what there is.
    """

    def when_played(self, g: Oath, play: Play, this: CardNo) -> None:
        card = g.kinds[this]
        for player in g.in_order(play.me.seat):
            if player.has_banner(PEOPLES_FAVOR):
                continue
            suits = {g.kinds[ruled].suit for ruled in rule.ruled_cards(g, player)}
            n = min(player.favor, sum(suit >= 0 for suit in suits))
            tokens.place_favor(g, player, this, n)
            if n and g.loud:
                g.say("places-favor", player.seat, {"count": n, "card": card.id, "rule": card.rule})


class FalseProphet(Power):
    """As an Exile, put a new warband on any revealed Vision, which counts as yours, too.

    When that Vision is discarded, the warband is killed, and you play the Vision or discard it
    as if you had searched it. A Citizen's warband stays, but only an Exile wins with it.
    """

    def when_played(self, g: Oath, play: Play, this: CardNo) -> None:
        me, card = play.me, g.kinds[this]
        visions = [player.vision for player in g.in_order(me.seat) if player.vision >= 0]
        if not me.is_exile or not troops.gain(g, me, 1, card.rule) or not visions:
            return
        vision = g.ask_card(me, verb=CHOOSE, cards=visions, prompt="choose-card", by=card)
        me.warbands -= 1
        on = [0] * len(COLOURS)
        on[me.colour] = 1
        g.warbands_on[vision] = on
        if g.loud:
            args: dict[str, int | str | list[str]] = {
                "count": 1,
                "card": g.kinds[vision].id,
                "rule": card.rule,
            }
            g.say("puts-on-card", me.seat, args)

    def card_left(self, g: Oath, card: CardNo, this: CardNo) -> None:
        me, cite = g.holder(this), g.kinds[this].rule
        if me is None or card not in g.warbands_on or not g.kinds[card].is_vision:
            return
        n = g.warbands_on.pop(card)[me.colour]
        g.reserve[me.colour] += n
        if g.loud:
            g.say("loses-warbands", me.seat, {"count": n, "rule": cite})
        if not search.may_play_as_if(g, me):
            return  # it stays discarded
        deck = "world"
        if card in g.world_deck:  # a Cracked Horn has put it there
            search.take_from_deck(g, g.world_deck.index(card))
        else:
            at = next(region for region in range(len(REGIONS)) if card in g.piles[region])
            g.piles[at].remove(card)
            deck = REGIONS[at]
        me.hand.append(card)
        if g.loud:
            args: dict[str, int | str | list[str]] = {"deck": deck, "count": 1}
            g.say("draws", me.seat, args, {"cards": g.names([card])}, g.everyone)
        search.as_if_searched(g, me, card, True, cite)


class RoyalAmbitions(Power):
    """An Exile who rules more sites than the Chancellor may become a Citizen.

    He takes a relic of the Reliquary without looking; his Act phase is over.
    """

    def when_played(self, g: Oath, play: Play, this: CardNo) -> None:
        me, card = play.me, g.kinds[this]
        if not me.is_exile or not surpasses_chancellor(g, me):
            return
        if g.ask_yes(me, prompt="use-power", by=card):
            citizenship.enlist(g, me, card.rule, card.id, relic=True)


def surpasses_chancellor(g: Oath, me: Player) -> bool:
    """Whether a player rules more sites than the Chancellor."""
    return len(rule.sites_ruled(g, me)) > len(rule.sites_ruled(g, g.chancellor))


class SaltTheEarth(Power):
    """Discard all other denizens here; the capacity of this site is 1 while this card is here.

    It needs no room, but cannot be played where a locked card is. Modifiers in use stay (7.4.3).
    """

    def __init__(self) -> None:
        super().__init__()
        self.capacity = 1
        self.ignores_capacity = True

    def may_play_at(self, g: Oath, play: Play, slot: int) -> bool:
        return not any(inplay.is_locked(g, play.me, other) for other in g.sites[slot].cards)

    def when_played(self, g: Oath, play: Play, this: CardNo) -> None:
        card = g.kinds[this]
        others = [
            other
            for other in inplay.discardable_at(g, play.me, g.slot_of(this))
            if other != this and other not in play.search.used and g.kinds[other].kind == DENIZEN
        ]
        inplay.discard_all(g, play.me, others, card.rule, card.id)


class Riots(Power):
    """If the Mob is out, discard all cards of the most common suit at sites, but not Riots.

    Modifiers in use stay (7.4.3).
    """

    def when_played(self, g: Oath, play: Play, this: CardNo) -> None:
        me, card = play.me, g.kinds[this]
        cards = rule.cards_at_sites(g)
        counts = [sum(g.kinds[at].suit == suit for at in cards) for suit in range(len(SUITS))]
        if not g.mob or max(counts) == 0:
            return
        most = [suit for suit in range(len(SUITS)) if counts[suit] == max(counts)]
        suit = g.ask_suit(me, most, "choose-suit", card.rule, card.id, SUIT)
        gone = [
            at
            for at in cards
            if g.kinds[at].suit == suit
            and at != this
            and at not in play.search.used
            and not inplay.is_locked(g, me, at)
        ]
        inplay.discard_all(g, me, gone, card.rule, card.id)


class BanditChief(Power):
    """Kill 1 warband at each site. There are 2 more bandits at every site."""

    def __init__(self) -> None:
        super().__init__()
        self.more_bandits = 2

    def when_played(self, g: Oath, play: Play, this: CardNo) -> None:
        for slot in range(SLOTS):
            troops.kill_at(g, slot, 1, g.kinds[this].rule)


register("sleight_of_hand", SleightOfHand())
register("scryer", Scryer())
register("assassin", Assassin())
register("gambling_hall", GamblingHall())
register("enchantress", Enchantress())
register("downtrodden", Downtrodden())
register("a_small_favor", SmallFavor())
register("key_to_the_city", KeyToTheCity())
register("charlatan", Charlatan())
register("blackmail", Blackmail())
register("dissent", Dissent())
register("false_prophet", FalseProphet())
register("royal_ambitions", RoyalAmbitions())
register("salt_the_earth", SaltTheEarth())
register("riots", Riots())
register("bandit_chief", BanditChief())
