"""Hinterlands: cards whose text is carried out when they are played, and Silk Road."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.base import silver
from tafelrunde.titles.dominion.cards.common import (
    copies_in_play,
    discard_down_to,
    discard_from_hand,
    gain_one,
    look_at_top,
    may_discard,
    put_back_openly,
)
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    ATTACK,
    CLEANUP_STARTS,
    HINTERLANDS,
    LATER,
    LEFT_PLAY,
    TO_DECK,
    TREASURE,
    VICTORY,
    Card,
)
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.prices import Price
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import (
    DISCARD,
    GAIN,
    MODE_DECK,
    MODE_DISCARD,
    PLUS_CARDS,
    PLUS_COINS,
    TOPDECK,
    TRASH,
)

card = HINTERLANDS.card

silk_road = card("silk_road", cost=4, types=VICTORY)
highway = card("highway", cost=5, types=ACTION, cards=1, actions=1)


@silk_road.scores
def silk_road_points(g: Dominion, me: Player) -> int:
    # 1 point for every 4 Victory cards the owner has, rounded down.
    return len(g.of_type(me, me.all_cards(), VICTORY)) // 4


@highway.cheapens
def highway_lowers(g: Dominion, card: Card) -> int:
    # While it is in play, everything costs 1 less.
    return copies_in_play(g, highway)


# -- cost 2 and 3


@card("crossroads", cost=2, types=ACTION)
def crossroads(g: Dominion, me: Player, this: CardNo) -> None:
    # Show the hand and draw a card for each Victory card in it. 3 actions for the first play of
    # a Crossroads in a turn; for later ones none, in the printing of 2011 one.
    g.show(me, me.hand)
    g.draw(me, len(g.of_type(me, me.hand, VICTORY)))
    if g.plays_of(me, crossroads) == 1:
        g.add_actions(me, 3)
    elif g.printing("hinterlands") == 2011:
        g.add_actions(me, 1)


@card("develop", cost=3, types=ACTION)
def develop(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash a card from hand. Gain a card costing exactly 1 more and one costing exactly 1 less,
    # in either order, both onto your deck.
    old = g.ask_card(me, verb=TRASH, cards=me.hand, by=develop)
    if old < 0:
        return
    price = g.price(g.kinds[old])
    g.to_trash(me, old, me.hand)
    more = price.plus(1)
    less = Price(price.coins - 1, price.potion, price.debt)  # for a card costing 0 there is none
    dearer = g.exactly(more)
    first = g.ask_pile(me, GAIN, dearer + g.exactly(less), develop)
    if first is not None:
        g.gain_top(me, first, TO_DECK, by=develop)
        gain_one(g, me, g.exactly(less if first in dearer else more), develop, TO_DECK)


@card("oasis", cost=3, types=ACTION, cards=1, actions=1, coins=1)
def oasis(g: Dominion, me: Player, this: CardNo) -> None:
    # Discard a card from hand.
    discard_from_hand(g, me, 1, oasis)


@card("oracle", cost=3, types=ACTION | ATTACK)
def oracle(g: Dominion, me: Player, this: CardNo) -> None:
    # Everybody reveals the top 2 cards of their deck; for each you say whether they are discarded
    # or put back by their owner. Then draw 2 cards. In the printing of 2011 you come last.
    foes = g.attacked(me)
    for one in [*foes, me] if g.printing("hinterlands") == 2011 else [me, *foes]:
        shown = g.reveal_top(one, 2)
        if not shown:
            continue
        prompt = "oracle-own" if one is me else "oracle-other"
        mode = g.ask_mode(me, [MODE_DISCARD, MODE_DECK], oracle, prompt, target=one.seat)
        if mode == MODE_DISCARD:
            g.discard_all(one, shown, one.revealed)
        else:
            put_back_openly(g, one, shown, oracle)
    g.draw(me, 2)


@card("scheme", cost=3, types=ACTION, cards=1, actions=1)
def scheme(g: Dominion, me: Player, this: CardNo) -> None:
    # Its text waits for Clean-up, once for each play.
    g.this_turn(me, this, scheme_chooses, once=True)


@scheme.on(CLEANUP_STARTS, LATER)
def scheme_chooses(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # You may choose an Action in play that will be discarded: it goes on your deck instead. In
    # the printing of 2011 it is discarded first, with all that follows from it.
    taken = [one.subject for one in g.lasting if one.ability is scheme_returns]
    fits = [
        played
        for played in g.of_type(me, me.play, ACTION)
        if not g.will_stay(played) and played not in taken
    ]
    chosen = g.ask_card(me, verb=TOPDECK, cards=fits, by=scheme, optional=True, prompt="scheme")
    if chosen < 0:
        return
    if g.printing("hinterlands") == 2011:
        g.this_turn(me, this, scheme_returns, once=True, subject=chosen)
    else:
        g.put_on_deck(me, chosen, me.play, openly=True)


def _was_discarded(g: Dominion, me: Player, this: CardNo, chosen: int) -> bool:
    return chosen in me.discard


@scheme.on(LEFT_PLAY, LATER, applies=_was_discarded, simple=True)
def scheme_returns(g: Dominion, me: Player, this: CardNo, chosen: int) -> None:
    # Put the chosen card, which was discarded from play, on your deck.
    g.put_on_deck(me, chosen, me.discard, openly=True)


# -- cost 4


@card("jack_of_all_trades", cost=4, types=ACTION)
def jack_of_all_trades(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain a Silver; discard or put back the top card of your deck; draw up to 5 cards in hand;
    # you may trash a card from hand that is no Treasure.
    g.gain(me, silver)
    look_at_top(g, me, [DISCARD, TOPDECK], jack_of_all_trades, "jack-of-all-trades-top")
    g.draw_to(me, 5)
    if me.hand:
        treasures = g.of_type(me, me.hand, TREASURE)
        old = g.ask_card(
            me,
            verb=TRASH,
            cards=[held for held in me.hand if held not in treasures],
            by=jack_of_all_trades,
            optional=True,
            prompt="jack-of-all-trades-trash",
        )
        if old >= 0:
            g.to_trash(me, old, me.hand)


@card("spice_merchant", cost=4, types=ACTION, says_coins=True)
def spice_merchant(g: Dominion, me: Player, this: CardNo) -> None:
    # You may trash a Treasure from hand, in the printing of 2011 any card, for 2 cards and
    # 1 action or for 2 coins and 1 buy.
    if not me.hand:
        return
    any_card = g.printing("hinterlands") == 2011
    fits = me.hand if any_card else g.of_type(me, me.hand, TREASURE)
    old = g.ask_card(
        me, verb=TRASH, cards=fits, by=spice_merchant, optional=True, prompt="spice-merchant-trash"
    )
    if old < 0:
        return
    g.to_trash(me, old, me.hand)
    if g.ask_mode(me, [PLUS_CARDS, PLUS_COINS], spice_merchant, "spice-merchant") == PLUS_CARDS:
        g.draw(me, 2)
        g.add_actions(me, 1)
    else:
        g.earn(me, 2)
        g.add_buys(me, 1)


# -- cost 5


@card("cartographer", cost=5, types=ACTION, cards=1, actions=1)
def cartographer(g: Dominion, me: Player, this: CardNo) -> None:
    # Look at the top 4 cards of your deck, discard any of them, put the rest back in any order.
    seen = g.look_top(me, 4)
    out = g.choose_cards(me, DISCARD, seen, cartographer, optional=True, prompt="cartographer")
    g.discard_all(me, out, me.looking)
    rest = [top for top in seen if top not in out]
    g.put_back(me, me.looking, cartographer, cards=rest)


@card("margrave", cost=5, types=ACTION | ATTACK, cards=3, buys=1)
def margrave(g: Dominion, me: Player, this: CardNo) -> None:
    # Each opponent draws a card and discards down to 3 cards in hand.
    for foe in g.attacked(me):
        g.draw(foe, 1)
        discard_down_to(g, foe, 3, margrave)


@card("stables", cost=5, types=ACTION)
def stables(g: Dominion, me: Player, this: CardNo) -> None:
    # You may discard a Treasure, in the printing of 2011 any card, for 3 cards and 1 action.
    any_card = g.printing("hinterlands") == 2011
    fits = me.hand if any_card else g.of_type(me, me.hand, TREASURE)
    if may_discard(g, me, fits, stables, "stables"):
        g.draw(me, 3)
        g.add_actions(me, 1)
