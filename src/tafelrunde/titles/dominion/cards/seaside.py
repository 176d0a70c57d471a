"""Seaside. Above each function: what the card does, in our words."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.base import copper, curse, gold, province, silver
from tafelrunde.titles.dominion.cards.common import discard_from_hand, lose_a_treasure
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    ATTACK,
    BOUGHT,
    DURATION,
    KINGDOM,
    LATER,
    LEAVES_PLAY,
    SEASIDE,
    THIS,
    TO_DECK,
    TO_HAND,
    TURN_STARTS,
    VICTORY,
    Card,
)
from tafelrunde.titles.dominion.counters import PIRATE
from tafelrunde.titles.dominion.mats import ASIDE as ASIDE_MAT
from tafelrunde.titles.dominion.mats import ISLAND, VILLAGE
from tafelrunde.titles.dominion.pieces import ExtraTurn
from tafelrunde.titles.dominion.piles import EMBARGO, Pile
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.prices import Price
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import (
    ASIDE,
    DISCARD,
    GAIN,
    MODE_ATTACK,
    MODE_DECK,
    MODE_DISCARD,
    MODE_MAT,
    MODE_PICKUP,
    PLUS_COINS,
    RETURN,
    REVEAL,
    TOKEN,
    TOPDECK,
    TRASH,
)

card = SEASIDE.card

# Cards that say nothing but their bonuses. Durations give the second part when the next turn
# begins and stay in play until then; Lighthouse also keeps Attacks off while it is there.
bazaar = card("bazaar", cost=5, types=ACTION, cards=1, actions=2, coins=1)
caravan = card("caravan", cost=4, types=ACTION | DURATION, cards=1, actions=1, next_cards=1)
fishing_village = card(
    "fishing_village",
    cost=3,
    types=ACTION | DURATION,
    actions=2,
    coins=1,
    next_actions=1,
    next_coins=1,
)
lighthouse = card(
    "lighthouse",
    cost=2,
    types=ACTION | DURATION,
    actions=1,
    coins=1,
    next_coins=1,
    shields=True,
)
merchant_ship = card("merchant_ship", cost=5, types=ACTION | DURATION, coins=2, next_coins=2)
wharf = card("wharf", cost=5, types=ACTION | DURATION, cards=2, buys=1, next_cards=2, next_buys=1)
treasury = card("treasury", cost=5, types=ACTION, cards=1, actions=1, coins=1)


def _has_deck(g: Dominion, me: Player) -> bool:
    """Whether there is a card in the deck, after shuffling if need be (D27)."""
    if not me.deck and me.discard:
        g.shuffle_discard(me)
    return len(me.deck) > 0


# -- cost 2


@card("native_village", cost=2, types=ACTION, actions=2)
def native_village(g: Dominion, me: Player, this: CardNo) -> None:
    # Either look at the top card of your deck and put it face down on your mat, or take every
    # card from the mat into hand; either may be chosen even if there is nothing to move.
    mode = g.ask_mode(me, [MODE_MAT, MODE_PICKUP], native_village, "native-village")
    if mode == MODE_PICKUP:
        for stored in me.mat(VILLAGE).copy():
            g.take(me, stored, me.mat(VILLAGE))
    elif _has_deck(g, me):
        top = me.deck.pop()
        me.mat(VILLAGE).append(top)
        if g.loud:
            g.say("sets-aside", me.seat, {"count": 1}, {"cards": g.names([top])}, me.eyes)


@card("embargo", cost=2, types=ACTION, coins=2)
def embargo(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash this and put a token on a Supply pile; a second play without the card still does.
    if g.is_in_play(me, this):
        g.to_trash(me, this, me.play)
    pile = g.ask_pile(me, TOKEN, g.supply(), embargo, prompt="embargo")
    if pile is not None:
        pile.add(EMBARGO)
        if g.loud:
            g.say("embargoes", me.seat, {"card": pile.card.id, "rule": "dominion:D69"})


def _is_embargoed(g: Dominion, me: Player, this: CardNo, bought: int) -> bool:
    pile = g.bought[bought].pile
    return pile >= 0 and g.piles[pile].count(EMBARGO) > 0


@embargo.on(BOUGHT, KINGDOM, applies=_is_embargoed)
def embargo_curses(g: Dominion, me: Player, this: CardNo, bought: int) -> None:
    # Whoever buys from a pile gains a Curse for each token on it.
    for _ in range(g.piles[g.bought[bought].pile].count(EMBARGO)):
        g.gain(me, curse)


@card("haven", cost=2, types=ACTION | DURATION, cards=1, actions=1)
def haven(g: Dominion, me: Player, this: CardNo) -> None:
    # Set a card from hand aside face down until your next turn begins.
    chosen = g.ask_card(me, verb=ASIDE, cards=me.hand, by=haven, prompt="haven", secret=True)
    if chosen >= 0:
        g.set_aside(me, [chosen], me.hand)
        g.later(me, this, haven_returns, subject=chosen)


@haven.on(TURN_STARTS, LATER, simple=True)
def haven_returns(g: Dominion, me: Player, this: CardNo, kept: int) -> None:
    # Take the card that was set aside into hand.
    g.take(me, kept, me.mat(ASIDE_MAT))


@card("pearl_diver", cost=2, types=ACTION, cards=1, actions=1)
def pearl_diver(g: Dominion, me: Player, this: CardNo) -> None:
    # Look at the bottom card of your deck; you may put it on top.
    if not _has_deck(g, me):
        return
    bottom = me.deck.pop(0)
    me.looking.append(bottom)
    name = g.kinds[bottom].id
    if g.loud:
        g.say("looks-bottom", me.seat, {"count": 1}, {"cards": [name]}, me.eyes)
    if g.ask_yes(me, prompt="pearl-diver", by=pearl_diver, about=name):
        g.put_on_deck(me, bottom, me.looking)
    else:
        me.looking.remove(bottom)
        me.deck.insert(0, bottom)
        g.known[bottom] = g.known.get(bottom, 0) | me.eyes


# -- cost 3


@card("lookout", cost=3, types=ACTION, actions=1)
def lookout(g: Dominion, me: Player, this: CardNo) -> None:
    # Look at the top 3 cards of your deck: trash one, discard one, put one back, in this order.
    cards = g.look_top(me, 3)
    if cards:
        worst = g.ask_card(me, verb=TRASH, cards=cards, by=lookout, prompt="lookout-trash")
        cards.remove(worst)
        g.to_trash(me, worst, me.looking)
    if cards:
        prompt = "lookout-discard" if len(cards) > 1 else ""
        second = g.ask_card(me, verb=DISCARD, cards=cards, by=lookout, prompt=prompt)
        cards.remove(second)
        g.discard(me, second, me.looking)
    if cards:
        g.put_on_deck(me, cards[0], me.looking)


@card("ambassador", cost=3, types=ACTION | ATTACK)
def ambassador(g: Dominion, me: Player, this: CardNo) -> None:
    # Show a card from hand and put up to 2 copies of it from hand back on their Supply pile;
    # then each opponent gains one from there.
    if not me.hand:
        return
    chosen = g.ask_card(me, verb=REVEAL, cards=me.hand, by=ambassador, prompt="ambassador-reveal")
    g.show(me, [chosen])
    kind = g.kinds[chosen]
    pile = g.pile(kind)
    if pile is None or not pile.supply:
        return
    held = len([other for other in me.hand if g.kinds[other] is kind])
    most = held if held < 2 else 2
    returned = g.ask_count(
        me,
        verb=RETURN,
        low=0,
        high=most,
        by=ambassador,
        prompt="ambassador-return",
        about=kind.id,
        always=True,
    )
    for _ in range(returned):
        g.return_to_pile(me, g.find(me.hand, kind), me.hand)
    for foe in g.attacked(me):
        g.gain(foe, kind)


@card("warehouse", cost=3, types=ACTION, cards=3, actions=1)
def warehouse(g: Dominion, me: Player, this: CardNo) -> None:
    # Discard 3 cards from hand, or as many as there are.
    discard_from_hand(g, me, 3, warehouse)


@card("smugglers", cost=3, types=ACTION)
def smugglers(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain a card costing up to 6 that the player to your right gained too, in their last turn. An
    # empty pile may be chosen in vain, unless all of them are empty.
    seen = g.players[(me.seat - 1) % g.seats].gained
    piles = [pile for pile in g.supply() if _is_smuggled(g, pile, seen)]
    if all(pile.left == 0 for pile in piles):
        return
    chosen = g.ask_pile(me, GAIN, piles, smugglers)
    if chosen is not None and g.gain_top(me, chosen) < 0 and g.loud:
        g.say("finds-none", me.seat, {"card": chosen.card.id, "rule": smugglers.rule})


def _is_smuggled(g: Dominion, pile: Pile, seen: tuple[Card, ...]) -> bool:
    """Whether the top card of a pile, or what an empty pile had, was seen and is cheap enough."""
    top = pile.card if pile.top is None else pile.top
    return top in seen and g.price(top).fits(Price(6))


# -- cost 4


@card("cutpurse", cost=4, types=ACTION | ATTACK, coins=2)
def cutpurse(g: Dominion, me: Player, this: CardNo) -> None:
    # Each opponent discards a Copper, or shows a hand without one.
    for foe in g.attacked(me):
        if foe.hand:
            coppers = [held for held in foe.hand if g.kinds[held] is copper]
            lost = g.ask_card(
                foe, verb=DISCARD, cards=coppers, by=cutpurse, or_pass=True, prompt="cutpurse"
            )
            if lost >= 0:
                g.discard(foe, lost, foe.hand)
            else:
                g.show(foe, foe.hand)


@card("island", cost=4, types=ACTION | VICTORY, points=2)
def island(g: Dominion, me: Player, this: CardNo) -> None:
    # Put this and another card from hand on your Island mat, for the rest of the game.
    moved: list[int] = []
    if g.is_in_play(me, this):
        g.lift(me, this, me.play)
        me.mat(ISLAND).append(this)
        moved.append(this)
    chosen = g.ask_card(me, verb=ASIDE, cards=me.hand, by=island, prompt="island")
    if chosen >= 0:
        me.hand.remove(chosen)
        me.mat(ISLAND).append(chosen)
        moved.append(chosen)
    if g.loud and moved:
        g.say("sets-aside", me.seat, {"count": len(moved), "cards": g.names(moved)})


@card("salvager", cost=4, types=ACTION, says_coins=True, buys=1)
def salvager(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash a card from hand for as many coins as it costs.
    chosen = g.ask_card(me, verb=TRASH, cards=me.hand, by=salvager)
    if chosen >= 0:
        worth = g.cost(g.kinds[chosen])
        g.to_trash(me, chosen, me.hand)
        g.earn(me, worth)


@card("navigator", cost=4, types=ACTION, coins=2)
def navigator(g: Dominion, me: Player, this: CardNo) -> None:
    # Look at the top 5 cards of your deck: discard all of them or put all back in any order.
    seen = g.look_top(me, 5)
    if seen:
        if g.ask_mode(me, [MODE_DISCARD, MODE_DECK], navigator, "navigator") == MODE_DISCARD:
            g.discard_all(me, seen, me.looking)
        else:
            g.put_back(me, me.looking, navigator, seen)


@card("pirate_ship", cost=4, types=ACTION | ATTACK, says_coins=True)
def pirate_ship(g: Dominion, me: Player, this: CardNo) -> None:
    # Either +1 coin for each token on your mat, or each opponent reveals 2 cards, trashes a
    # Treasure of your choice and discards the rest; if any was trashed, your mat gets a token.
    if g.ask_mode(me, [MODE_ATTACK, PLUS_COINS], pirate_ship, "pirate-ship") == PLUS_COINS:
        g.earn(me, me.counts[PIRATE])
        return
    looted = False
    for foe in g.attacked(me):
        prompt = "pirate-ship-trash"
        if lose_a_treasure(g, foe, me, pirate_ship, spared=None, prompt=prompt) >= 0:
            looted = True
    if looted:
        g.put_counter(me, PIRATE, me.counts[PIRATE] + 1)
        if g.loud:
            g.say("coin-token", me.seat, {"count": me.counts[PIRATE], "rule": pirate_ship.rule})


@card("treasure_map", cost=4, types=ACTION)
def treasure_map(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash this and another Treasure Map from hand; only for two gain 4 Golds onto the deck.
    trashed: list[int] = []
    if g.is_in_play(me, this):
        g.lay_in_trash(me, this, me.play)
        trashed.append(this)
    other = g.find(me.hand, treasure_map)
    if other >= 0:
        g.lay_in_trash(me, other, me.hand)
        trashed.append(other)
    g.tell_trashed(me, trashed)
    if len(trashed) == 2:
        for _ in range(4):
            g.gain(me, gold, TO_DECK)


@card("sea_hag", cost=4, types=ACTION | ATTACK)
def sea_hag(g: Dominion, me: Player, this: CardNo) -> None:
    # Each opponent discards the top card of the deck and gains a Curse onto it.
    for foe in g.attacked(me):
        if _has_deck(g, foe):
            g.discard(foe, foe.deck[-1], foe.deck)
        g.gain(foe, curse, TO_DECK)


# -- cost 5


@card("outpost", cost=5, types=ACTION | DURATION)
def outpost(g: Dominion, me: Player, this: CardNo) -> None:
    # Draw only 3 cards in this turn's Clean-up, then take an extra turn, before any other extra
    # turn: one however many Outposts were played, and none after a turn that was such a turn.
    again = any(extra.source == outpost.id for extra in g.coming)
    if g.extra_by != outpost.id and not again:
        g.coming.insert(0, ExtraTurn(me.seat, -1, outpost.id))
        g.hand_size = 3
        g.later(me, this, outpost_turn)


@outpost.on(TURN_STARTS, LATER, simple=True)
def outpost_turn(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # The extra turn has come: Outpost has done its work and leaves in its Clean-up.
    pass


@card("explorer", cost=5, types=ACTION)
def explorer(g: Dominion, me: Player, this: CardNo) -> None:
    # You may show a Province from hand. Gain a Gold into hand if you did, otherwise a Silver.
    shown = -1
    if me.hand:
        provinces = [held for held in me.hand if g.kinds[held] is province]
        shown = g.ask_card(
            me, verb=REVEAL, cards=provinces, by=explorer, optional=True, prompt="explorer"
        )
    if shown >= 0:
        g.show(me, [shown])
    g.gain(me, gold if shown >= 0 else silver, TO_HAND)


@card("ghost_ship", cost=5, types=ACTION | ATTACK, cards=2)
def ghost_ship(g: Dominion, me: Player, this: CardNo) -> None:
    # Each opponent puts cards from hand on the deck until 3 are left in hand.
    for foe in g.attacked(me):
        while len(foe.hand) > 3:
            more = len(foe.hand) - 3
            prompt = "topdeck-last-on-top"
            chosen = g.ask_card(
                foe,
                verb=TOPDECK,
                cards=foe.hand,
                by=ghost_ship,
                prompt=prompt,
                count=more,
                secret=True,
            )
            g.put_on_deck(foe, chosen, foe.hand)


def _no_victory_bought(g: Dominion, me: Player, this: CardNo, subject: int) -> bool:
    return not any(g.types(bought.card) & VICTORY for bought in g.bought)


@treasury.on(LEAVES_PLAY, THIS, optional=True, applies=_no_victory_bought, prompt="treasury")
def treasury_returns(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Put on the deck instead of being discarded, if no Victory card was bought this turn.
    g.put_on_deck(me, this, me.play, openly=True)


@card("tactician", cost=5, types=ACTION | DURATION)
def tactician(g: Dominion, me: Player, this: CardNo) -> None:
    # Discard the whole hand; only for at least one card the next turn begins with a bonus.
    if me.hand:
        g.discard_all(me, me.hand, me.hand)
        g.later(me, this, tactician_bonus)


@tactician.on(TURN_STARTS, LATER, simple=True)
def tactician_bonus(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # +5 cards, +1 action, +1 buy.
    g.draw(me, 5)
    g.add_actions(me, 1)
    g.add_buys(me, 1)
