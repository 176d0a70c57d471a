"""Nocturne: Hexes, and how they are received (D59)."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.base import copper, curse, estate
from tafelrunde.titles.dominion.cards.common import (
    bury_deck,
    discard_down_to,
    gain_one,
    reveal_until,
)
from tafelrunde.titles.dominion.cards.nocturne.states import (
    deluded,
    envious,
    miserable,
    twice_miserable,
)
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    NOCTURNE,
    TO_DECK,
    TO_HAND,
    TREASURE,
    Card,
)
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import DISCARD, TOPDECK

hex = NOCTURNE.hex

# -- receiving


def receive_hex(g: Dominion, me: Player) -> None:
    """Receive the next Hex."""
    hex_everybody(g, [me])


def hex_everybody(g: Dominion, foes: list[Player]) -> None:
    """Turn up the next Hex; these players receive it one after the other."""
    this = g.next_of("hexes")
    if this < 0:
        return
    turned_up = g.kinds[this]
    assert turned_up.effect is not None
    for foe in foes:
        if g.loud:
            g.say("receives", foe.seat, {"card": turned_up.id, "rule": turned_up.rule})
        turned_up.effect(g, foe, this)
    g.decks["hexes"].shown.remove(this)
    g.decks["hexes"].discard.append(this)


# -- the Hexes


@hex("bad_omens")
def bad_omens(g: Dominion, me: Player, this: CardNo) -> None:
    # Put your deck on your discard pile, then 2 Coppers from there on your deck; whoever has
    # fewer shows the pile.
    bury_deck(g, me, bad_omens)
    coppers = [other for other in me.discard if g.kinds[other] is copper][-2:]
    if len(coppers) < 2 and me.discard:
        g.show(me, me.discard)
        for other in me.discard:  # seen by all, and covered again
            g.known.pop(other, 0)
            g.unsure.discard(other)
    for found in coppers:
        g.put_on_deck(me, found, me.discard, openly=True)
        g.unsure.discard(found)


@hex("delusion", brings=("deluded", "envious"))
def delusion(g: Dominion, me: Player, this: CardNo) -> None:
    # Take Deluded, unless a side of that State lies in front of you.
    _take_unless_either(g, me, deluded)


@hex("envy", brings=("deluded", "envious"))
def envy(g: Dominion, me: Player, this: CardNo) -> None:
    # Take Envious, unless a side of that State lies in front of you.
    _take_unless_either(g, me, envious)


def _take_unless_either(g: Dominion, me: Player, side: Card) -> None:
    if not me.has(deluded) and not me.has(envious):
        g.take_state(me, side)


@hex("famine")
def famine(g: Dominion, me: Player, this: CardNo) -> None:
    # Reveal the top 3 cards: discard the Actions, shuffle the rest into your deck.
    revealed = g.reveal_top(me, 3)
    actions = g.of_type(me, revealed, ACTION)
    g.discard_all(me, actions, me.revealed)
    g.shuffle_into_deck(me, [other for other in revealed if other not in actions], me.revealed)


@hex("fear")
def fear(g: Dominion, me: Player, this: CardNo) -> None:
    # With 5 or more cards in hand discard an Action or Treasure, or show that there is none.
    if len(me.hand) < 5:
        return
    fitting = g.of_type(me, me.hand, ACTION | TREASURE)
    chosen = g.ask_card(me, verb=DISCARD, cards=fitting, by=fear, or_pass=True, prompt="fear")
    if chosen >= 0:
        g.discard(me, chosen, me.hand)
    else:
        g.show(me, me.hand)


@hex("greed")
def greed(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain a Copper onto your deck.
    g.gain(me, copper, TO_DECK)


@hex("haunting")
def haunting(g: Dominion, me: Player, this: CardNo) -> None:
    # With 4 or more cards in hand put one of them on your deck.
    if len(me.hand) >= 4:
        chosen = g.ask_card(me, verb=TOPDECK, cards=me.hand, by=haunting, secret=True)
        g.put_on_deck(me, chosen, me.hand)


@hex("locusts")
def locusts(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash the top card of your deck. For a Copper or Estate gain a Curse, for anything else a
    # cheaper card that has a type in common with it.
    for top in g.off_deck(me, 1):
        me.revealed.append(top)
        eaten, types = g.kinds[top], g.types_of(me, top)
        price = g.price(eaten)
        g.to_trash(me, top, me.revealed)
        if eaten is copper or eaten is estate:
            g.gain(me, curse)
        else:
            gain_one(g, me, g.cheaper(price, types), locusts)


@hex("misery", brings=("miserable", "twice_miserable"))
def misery(g: Dominion, me: Player, this: CardNo) -> None:
    # Take Miserable; if it lies there already, turn it over to Twice Miserable.
    if me.has(miserable):
        g.return_state(me, miserable)
        g.take_state(me, twice_miserable)
    elif not me.has(twice_miserable):
        g.take_state(me, miserable)


@hex("plague")
def plague(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain a Curse into hand.
    g.gain(me, curse, TO_HAND)


@hex("poverty")
def poverty(g: Dominion, me: Player, this: CardNo) -> None:
    # Discard down to 3 cards in hand.
    discard_down_to(g, me, 3, poverty)


@hex("war")
def war(g: Dominion, me: Player, this: CardNo) -> None:
    # Reveal cards until one costs 3 or 4; trash it, discard the others.
    found, others = reveal_until(g, me, _costs_three_or_four)
    g.trash_all(me, found, me.revealed)
    g.discard_all(me, others, me.revealed)


def _costs_three_or_four(g: Dominion, me: Player, this: CardNo) -> bool:
    return g.costs_between(g.kinds[this], 3, 4)
