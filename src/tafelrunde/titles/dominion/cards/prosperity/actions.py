"""Prosperity: the Actions that attack nobody.

Above each function: what the card does, in our words.
"""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.base import copper
from tafelrunde.titles.dominion.cards.common import (
    discard_any_number,
    gain_copy,
    gain_one,
    look_through,
)
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    BOUGHT,
    GAINED,
    HAND,
    KINGDOM,
    PROSPERITY,
    REACTION,
    THIS,
    TREASURE,
    VICTORY,
    Card,
)
from tafelrunde.titles.dominion.piles import TRADE_ROUTE
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.playing import play_times
from tafelrunde.titles.dominion.prices import Price
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import (
    DISCARD,
    PLAY,
    REVEAL,
    TOPDECK,
    TRASH,
)

card = PROSPERITY.card

monument = card("monument", cost=4, types=ACTION, coins=2, vp=1)
workers_village = card("workers_village", cost=4, types=ACTION, cards=1, actions=2, buys=1)
grand_market = card("grand_market", cost=6, types=ACTION, cards=1, actions=1, buys=1, coins=2)
peddler = card("peddler", cost=8, types=ACTION, cards=1, actions=1, coins=1)


# -- costing 3 and 4


@card("trade_route", cost=3, types=ACTION, buys=1, says_coins=True)
def trade_route(g: Dominion, me: Player, this: CardNo) -> None:
    # 1 coin for each token on the mat; trash a card from hand.
    g.earn(me, g.counters[TRADE_ROUTE])
    out = g.ask_card(me, verb=TRASH, cards=me.hand, by=trade_route)
    if out >= 0:
        g.to_trash(me, out, me.hand)


@trade_route.sets_up
def trade_route_tokens(g: Dominion) -> None:
    # A token lies on every Victory pile of the Supply, and none on the mat.
    g.counters[TRADE_ROUTE] = 0
    for pile in g.supply():
        if pile.card.types & VICTORY:
            pile.add(TRADE_ROUTE)


def _bears_a_token(g: Dominion, me: Player, this: CardNo, gained: int) -> bool:
    pile = g.gain_now.pile if g.gain_now is not None else None
    return pile is not None and pile.count(TRADE_ROUTE) > 0


@trade_route.on(GAINED, KINGDOM, applies=_bears_a_token, simple=True)
def trade_route_token_moves(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # The first card gained from such a pile sends its token to the mat, for good.
    if g.gain_now is not None and g.gain_now.pile is not None:
        g.counters[TRADE_ROUTE] += g.gain_now.pile.take(TRADE_ROUTE)


@card("watchtower", cost=3, types=ACTION | REACTION)
def watchtower(g: Dominion, me: Player, this: CardNo) -> None:
    # Draw up to 6 cards in hand.
    g.draw_to(me, 6)


def _may_be_moved(g: Dominion, me: Player, this: CardNo, gained: int) -> bool:
    # In the printing of 2010 it is of no use for what a possessed player would have gained.
    if g.gain_now is not None and g.gain_now.diverted and g.printing("prosperity") == 2010:
        return False
    return g.where(me, gained) is not None


@watchtower.on(GAINED, HAND, optional=True, applies=_may_be_moved, public=True)
def watchtower_shown(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # Shown when a card was gained: that card is trashed or put on top of the deck.
    zone = g.where(me, gained)
    if zone is None:
        return
    if g.ask_either(me, gained, [TRASH, TOPDECK], watchtower, "watchtower") == TRASH:
        g.to_trash(me, gained, zone)
    else:
        g.put_on_deck(me, gained, zone, openly=True)


@card("bishop", cost=4, types=ACTION, coins=1, vp=1)
def bishop(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash a card from hand for half its cost in victory tokens, coins only; then each opponent
    # may trash one for nothing.
    out = g.ask_card(me, verb=TRASH, cards=me.hand, by=bishop)
    if out >= 0:
        worth = g.cost(g.kinds[out]) // 2
        g.to_trash(me, out, me.hand)
        g.add_points(me, worth)
    for foe in g.others(me):
        if foe.hand:
            out = g.ask_card(
                foe, verb=TRASH, cards=foe.hand, by=bishop, optional=True, prompt="bishop-other"
            )
            if out >= 0:
                g.to_trash(foe, out, foe.hand)


# -- costing 5


@card("city", cost=5, types=ACTION, cards=1, actions=2, says_coins=True)
def city(g: Dominion, me: Player, this: CardNo) -> None:
    # One empty Supply pile brings a card more, two also a coin and a buy.
    empty = g.empty_piles
    if empty >= 1:
        g.draw(me, 1)
    if empty >= 2:
        g.earn(me, 1)
        g.add_buys(me, 1)


@card("counting_house", cost=5, types=ACTION)
def counting_house(g: Dominion, me: Player, this: CardNo) -> None:
    # Look through the discard pile; any number of its Coppers go into hand, shown to all.
    if not me.discard:
        return
    look_through(g, me)
    coppers = [found for found in me.discard if g.kinds[found] is copper]
    n = g.ask_count(
        me,
        low=0,
        high=len(coppers),
        by=counting_house,
        prompt="counting-house",
        always=True,
    )
    for found in coppers[:n]:
        g.take(me, found, me.discard, openly=True)


@card("mint", cost=5, types=ACTION)
def mint(g: Dominion, me: Player, this: CardNo) -> None:
    # A Treasure shown from hand brings a copy of it from the Supply.
    if not me.hand:
        return
    treasures = g.of_type(me, me.hand, TREASURE)
    shown = g.ask_card(me, verb=REVEAL, cards=treasures, by=mint, optional=True, prompt="mint")
    if shown >= 0:
        g.show(me, [shown])
        gain_copy(g, me, g.kinds[shown])


@mint.on(BOUGHT, THIS)
def mint_bought(g: Dominion, me: Player, this: CardNo, purchase: int) -> None:
    # Whoever buys it trashes all Treasures in play.
    g.trash_all(me, g.of_type(me, me.play, TREASURE), me.play)


@card("vault", cost=5, types=ACTION, cards=2, says_coins=True)
def vault(g: Dominion, me: Player, this: CardNo) -> None:
    # Discard any number of cards for 1 coin each. Then each opponent may discard 2 cards and draw
    # one; a single card may be discarded for nothing.
    g.earn(me, discard_any_number(g, me, vault, "vault"))
    for foe in g.others(me):
        out = g.choose_cards(
            foe, DISCARD, foe.hand, vault, 2, optional=True, all_or_none=True, prompt="vault-other"
        )
        g.discard_all(foe, out, foe.hand)
        if len(out) == 2:
            g.draw(foe, 1)


# -- costing 6 and more


@grand_market.forbids
def grand_market_and_copper(g: Dominion, me: Player, card: Card) -> bool:
    # It cannot be bought with a Copper in play.
    return card is grand_market and any(g.kinds[this] is copper for this in me.play)


@card("expand", cost=7, types=ACTION)
def expand(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash a card from hand; gain a card costing up to 3 more than that one.
    old = g.ask_card(me, verb=TRASH, cards=me.hand, by=expand)
    if old >= 0:
        limit = g.price(g.kinds[old]).plus(3)
        g.to_trash(me, old, me.hand)
        gain_one(g, me, g.up_to(limit), expand)


@card("forge", cost=7, types=ACTION)
def forge(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash any number of cards; gain a card that costs exactly the sum of their coins.
    out = g.choose_cards(me, TRASH, me.hand, forge, optional=True, prompt="forge")
    total = sum([g.cost(g.kinds[old]) for old in out])
    g.trash_all(me, out, me.hand)
    gain_one(g, me, g.exactly(Price(total)), forge)


@card("kings_court", cost=7, types=ACTION)
def kings_court(g: Dominion, me: Player, this: CardNo) -> None:
    # An Action from hand may be played three times.
    if not me.hand:
        return
    actions = g.of_type(me, me.hand, ACTION)
    chosen = g.ask_card(
        me, verb=PLAY, cards=actions, by=kings_court, optional=True, prompt="kings-court"
    )
    if chosen >= 0:
        play_times(g, me, this, chosen, 3, me.hand)


@peddler.cheapens
def peddler_discount(g: Dominion, card: Card) -> int:
    # In the Buy phase it costs 2 less for each Action that whoever is in turn has in play.
    active = g.players[g.turn]
    if card is not peddler or not g.is_buy_phase(active):
        return 0
    return 2 * len(g.of_type(active, active.play, ACTION))
