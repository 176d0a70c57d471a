"""Promo: Black Market, with a deck of its own beside the Supply (D12)."""

from __future__ import annotations

from tafelrunde.kernel.ask import PASS, Ask, CardNo, Option
from tafelrunde.titles.dominion.buying import buy_physical, can_buy
from tafelrunde.titles.dominion.catalogue import ACTION, PROMO
from tafelrunde.titles.dominion.piles import Deck
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.playing import play_from
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.turn import held, play_plain_treasures
from tafelrunde.titles.dominion.vocabulary import BUY, PLAY, RETURN, TREASURES

card = PROMO.card


@card("black_market", cost=3, types=ACTION, coins=2)
def black_market(g: Dominion, me: Player, this: CardNo) -> None:
    # Turn up 3 cards of the Black Market deck, play Treasures, buy one of the three; what is left
    # goes under that deck. Without cards there is nothing to buy.
    deck = g.decks.get("black_market")
    if deck is None:
        return
    shown = _turn_up(g)
    if shown:
        _play_treasures(g, me)
        _buy_one(g, me, shown, deck)
        _put_under(g, me, shown, deck)


def _turn_up(g: Dominion) -> list[CardNo]:
    """The top 3 cards of the deck, or as many as there are, face up."""
    shown: list[CardNo] = []
    while len(shown) < 3:
        this = g.next_of("black_market")
        if this < 0:
            break
        shown.append(this)
        g.known.pop(this, 0)  # what was known about its place is of no use any more
        g.packets.pop(this, 0)
    return shown


def _play_treasures(g: Dominion, me: Player) -> None:
    """Play any Treasures from hand, as in the Buy phase, but spend no Coffers (D47)."""
    while me.hand:
        cards = g.kingdom.treasures
        usual = cards.ask(me, held(g, me, cards))
        prompt, source = "black-market-treasure", black_market
        option = g.ask(
            Ask(me.decider, prompt, usual.options, source.id, source.rule, player=me.seat)
        )
        if option == PASS:
            return
        if option == TREASURES:
            play_plain_treasures(g, me)
        else:
            play_from(g, me, g.copy_of(me.hand, option - PLAY), me.hand)


def _buy_one(g: Dominion, me: Player, shown: list[CardNo], deck: Deck) -> None:
    """Buy one of these cards, or none; that uses up no buy of the turn."""
    options: list[Option] = []
    for this in shown:
        if can_buy(g, me, g.kinds[this]):
            options.append(BUY + g.kinds[this].number)
    if not options:
        return
    options.append(PASS)
    prompt, source = "black-market-buy", black_market
    option = g.ask(Ask(me.decider, prompt, options, source.id, source.rule, player=me.seat))
    if option != PASS:
        this = g.copy_of(shown, option - BUY)
        buy_physical(g, me, this, deck.shown)
        if this not in deck.shown:  # unless another card was gained instead
            shown.remove(this)


def _put_under(g: Dominion, me: Player, rest: list[CardNo], deck: Deck) -> None:
    """Put the others under the deck in an order that is nobody else's business."""
    order: list[CardNo] = []
    while rest:
        this = rest[0]
        if len(rest) > 1:
            this = g.ask_card(
                me,
                verb=RETURN,
                cards=rest,
                by=black_market,
                prompt="black-market-return",
                count=len(rest),
                secret=True,
            )
        rest.remove(this)
        order.append(this)
    for this in order:  # all at once: nobody sees which one went first
        deck.shown.remove(this)
        deck.cards.insert(0, this)
        g.known[this] = me.eyes
        g.packets[this] = order[0]  # what they are is known, only the order is not
    if g.loud and order:
        g.say("black-market-returns", me.seat, {"cards": sorted(g.names(order))})
