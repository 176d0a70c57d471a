"""Dark Ages: cards that look into the deck, fill the hand, or bring money."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.base import copper, silver
from tafelrunde.titles.dominion.cards.common import (
    bury_deck,
    discard_any_number,
    gain_one,
    look_through,
    put_back_openly,
    reveal_until,
    topdeck_from_discard,
)
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    ATTACKED,
    CURSE,
    DARK_AGES,
    HAND,
    REACTION,
    RUINS,
    SHELTER,
    TO_DECK,
    TO_HAND,
    TREASURE,
    VICTORY,
)
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import DISCARD, TOPDECK

card = DARK_AGES.card


@card("poor_house", cost=1, types=ACTION, coins=4)
def poor_house(g: Dominion, me: Player, this: CardNo) -> None:
    # Show the hand; each Treasure in it takes 1 coin away. In the first printing only the 4 coins
    # this has given are reduced, later all coins of the turn.
    g.show(me, me.hand)
    loss = len(g.of_type(me, me.hand, TREASURE))
    if g.printing("dark_ages") == 2012 and loss > 4:
        loss = 4
    g.lose_coins(loss)


@card("beggar", cost=2, types=ACTION | REACTION)
def beggar(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain 3 Coppers into hand.
    for _ in range(3):
        g.gain(me, copper, TO_HAND)


@beggar.on(ATTACKED, HAND, optional=True, again=True)
def beggar_shown(g: Dominion, me: Player, this: CardNo, attack: int) -> None:
    # Discard this from hand; gain 2 Silvers, the first of them onto the deck.
    g.discard(me, this, me.hand)
    g.gain(me, silver, TO_DECK)
    g.gain(me, silver)


@card("vagrant", cost=2, types=ACTION, cards=1, actions=1)
def vagrant(g: Dominion, me: Player, this: CardNo) -> None:
    # Reveal the top card: a Curse, Ruins, Shelter or Victory card goes into hand.
    for top in g.reveal_top(me, 1):
        if g.types_of(me, top) & (CURSE | RUINS | SHELTER | VICTORY):
            g.take(me, top, me.revealed, openly=True)
        else:
            g.put_on_deck(me, top, me.revealed, openly=True)


def _costs_three(g: Dominion, me: Player, this: CardNo) -> bool:
    return g.cost(g.kinds[this]) >= 3


@card("sage", cost=3, types=ACTION, actions=1)
def sage(g: Dominion, me: Player, this: CardNo) -> None:
    # Reveal cards until one costs 3 or more; that one goes into hand, the others are discarded.
    hits, others = reveal_until(g, me, _costs_three)
    for hit in hits:
        g.take(me, hit, me.revealed, openly=True)
    g.discard_all(me, others, me.revealed)


@card("storeroom", cost=3, types=ACTION, buys=1, says_coins=True)
def storeroom(g: Dominion, me: Player, this: CardNo) -> None:
    # Discard any number of cards and draw as many; then discard any number for 1 coin each.
    g.draw(me, discard_any_number(g, me, storeroom, "storeroom-draw"))
    g.earn(me, discard_any_number(g, me, storeroom, "storeroom-coins"))


@card("armory", cost=4, types=ACTION)
def armory(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain a card costing up to 4 onto your deck.
    gain_one(g, me, g.affordable(4), armory, TO_DECK)


@card("ironmonger", cost=4, types=ACTION, says_coins=True, cards=1, actions=1)
def ironmonger(g: Dominion, me: Player, this: CardNo) -> None:
    # Reveal the top card and discard it or put it back. Only then a bonus for each of its types.
    for top in g.reveal_top(me, 1):
        types = g.types_of(me, top)
        verbs = [DISCARD, TOPDECK]
        if g.ask_either(me, top, verbs, ironmonger, ironmonger.id) == DISCARD:
            g.discard(me, top, me.revealed)
        else:
            g.put_on_deck(me, top, me.revealed, openly=True)
        if types & ACTION:
            g.add_actions(me, 1)
        if types & TREASURE:
            g.earn(me, 1)
        if types & VICTORY:
            g.draw(me, 1)


@card("scavenger", cost=4, types=ACTION, coins=2)
def scavenger(g: Dominion, me: Player, this: CardNo) -> None:
    # You may turn your deck over onto your discard pile; then one card of that pile, which you
    # look through, goes on top of the deck.
    if me.deck and g.ask_yes(me, prompt="scavenger-deck", by=scavenger):
        bury_deck(g, me, scavenger)
    if me.discard:
        look_through(g, me)
        prompt = "scavenger-topdeck"
        chosen = g.ask_card(
            me, verb=TOPDECK, cards=me.discard, by=scavenger, prompt=prompt, secret=True
        )
        topdeck_from_discard(g, me, chosen)


@card("wandering_minstrel", cost=4, types=ACTION, cards=1, actions=2)
def wandering_minstrel(g: Dominion, me: Player, this: CardNo) -> None:
    # Of the top 3 cards the Actions go back in any order, the rest is discarded.
    shown = g.reveal_top(me, 3)
    actions = g.of_type(me, shown, ACTION)
    put_back_openly(g, me, actions, wandering_minstrel)
    g.discard_all(me, [one for one in shown if one not in actions], me.revealed)


@card("mystic", cost=5, types=ACTION, actions=1, coins=2)
def mystic(g: Dominion, me: Player, this: CardNo) -> None:
    # Name a card and reveal the top one: a hit goes into hand, anything else stays on the deck.
    named = g.ask_name(me, mystic, mystic.id)
    for top in g.reveal_top(me, 1):
        if g.kinds[top] is named:
            g.take(me, top, me.revealed, openly=True)
        else:
            g.put_on_deck(me, top, me.revealed, openly=True)
