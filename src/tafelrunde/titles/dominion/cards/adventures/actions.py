"""Adventures: Actions and Treasures that need neither mat nor token of their own."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.base import copper, gold
from tafelrunde.titles.dominion.cards.common import (
    bury_deck,
    discard_any_number,
    gain_copy,
    gain_one,
)
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    ADVENTURES,
    BOUGHT,
    GAINED,
    THIS,
    TO_DECK,
    TREASURE,
    VICTORY,
    WOULD_GAIN,
)
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.playing import play_from
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import GAIN, PLAY, TAKE, TRASH

card = ADVENTURES.card

lost_city = card("lost_city", cost=5, types=ACTION, cards=2, actions=2)
port = card("port", cost=4, types=ACTION, cards=1, actions=2, pile=12)


@lost_city.on(GAINED, THIS)
def lost_city_gained(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Each opponent draws a card.
    for foe in g.others(me):
        g.draw(foe, 1)


@port.on(BOUGHT, THIS)
def port_bought(g: Dominion, me: Player, this: CardNo, purchase: int) -> None:
    # Whoever buys a Port gains another one.
    g.gain(me, port)


@card("raze", cost=2, types=ACTION, actions=1)
def raze(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash this or a card from hand; look at as many cards as it cost coins, take one of them and
    # discard the others.
    trashed = -1
    if g.is_in_play(me, this) and (not me.hand or g.ask_yes(me, prompt="raze", by=raze)):
        trashed = this
        g.to_trash(me, this, me.play)
    else:
        trashed = g.ask_card(me, verb=TRASH, cards=me.hand, by=raze)
        if trashed >= 0:
            g.to_trash(me, trashed, me.hand)
    if trashed >= 0:
        seen = g.look_top(me, g.cost(g.kinds[trashed]))
        taken = g.ask_card(me, verb=TAKE, cards=seen, by=raze, secret=True)
        if taken >= 0:
            g.take(me, taken, me.looking)
            seen.remove(taken)
            g.discard_all(me, seen, me.looking)


@card("magpie", cost=4, types=ACTION, cards=1, actions=1)
def magpie(g: Dominion, me: Player, this: CardNo) -> None:
    # Reveal the top card. A Treasure goes into hand, anything else back; for an Action or Victory
    # card gain a Magpie.
    for top in g.reveal_top(me, 1):
        types = g.types_of(me, top)
        if types & TREASURE:
            g.take(me, top, me.revealed, openly=True)
        else:
            g.put_on_deck(me, top, me.revealed, openly=True)
        if types & (ACTION | VICTORY):
            g.gain(me, magpie)


@card("messenger", cost=4, types=ACTION, buys=1, coins=2)
def messenger(g: Dominion, me: Player, this: CardNo) -> None:
    # You may put your deck on your discard pile, which is no discarding.
    if me.deck and g.ask_yes(me, prompt="messenger", by=messenger):
        bury_deck(g, me, messenger)


def _is_first_buy(g: Dominion, me: Player, this: CardNo, purchase: int) -> bool:
    return purchase == 0 and not g.events_bought


@messenger.on(BOUGHT, THIS, applies=_is_first_buy)
def messenger_bought(g: Dominion, me: Player, this: CardNo, purchase: int) -> None:
    # As the first buy of a turn: gain a card costing up to 4, and each opponent a copy of it.
    gained = gain_one(g, me, g.affordable(4), messenger)
    if gained >= 0:
        for foe in g.others(me):
            gain_copy(g, foe, g.kinds[gained])


@card("artificer", cost=5, types=ACTION, cards=1, actions=1, coins=1)
def artificer(g: Dominion, me: Player, this: CardNo) -> None:
    # Discard any number of cards; you may gain a card costing exactly that many onto your deck.
    discarded = discard_any_number(g, me, artificer, "artificer")
    fits = g.affordable(discarded, exactly=True)
    gain_one(g, me, fits, artificer, TO_DECK, optional=True)


@card("storyteller", cost=5, types=ACTION, actions=1, coins=1)
def storyteller(g: Dominion, me: Player, this: CardNo) -> None:
    # Play up to 3 Treasures from hand; then pay all coins of this turn and draw a card for each.
    for left in range(3, 0, -1):
        if not me.hand:
            break
        treasures = g.of_type(me, me.hand, TREASURE)
        chosen = g.ask_card(
            me,
            verb=PLAY,
            cards=treasures,
            by=storyteller,
            optional=True,
            prompt="storyteller",
            count=left,
        )
        if chosen < 0:
            break
        play_from(g, me, chosen, me.hand)
    paid = g.coins
    g.lose_coins(paid)
    g.draw(me, paid)


@card("treasure_trove", cost=5, types=TREASURE, coins=2)
def treasure_trove(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain a Gold and a Copper; the order is asked for only if a text could care.
    first, second = gold, copper
    if g.listens(GAINED) or g.listens(WOULD_GAIN):
        both = [g.pile(gold), g.pile(copper)]
        pile = g.ask_pile(me, GAIN, [p for p in both if p is not None and p.left], treasure_trove)
        if pile is not None and pile.card is copper:
            first, second = copper, gold
    g.gain(me, first)
    g.gain(me, second)
