"""Nocturne: Doom cards, which bring Hexes, and the Bat that a Vampire turns into."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.base import gold
from tafelrunde.titles.dominion.cards.common import gain_one
from tafelrunde.titles.dominion.cards.nocturne.beside import imp, wish
from tafelrunde.titles.dominion.cards.nocturne.hexes import hex_everybody, receive_hex
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    ATTACK,
    DOOM,
    GAINED,
    NIGHT,
    NOCTURNE,
    THIS,
)
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import TRASH

card = NOCTURNE.card


@card("leprechaun", cost=3, types=ACTION | DOOM, brings=("wish",))
def leprechaun(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain a Gold; then a Wish if exactly 7 cards are in play, otherwise receive a Hex.
    g.gain(me, gold)
    if len(me.play) == 7:
        g.gain(me, wish)
    else:
        receive_hex(g, me)


@card("skulk", cost=4, types=ACTION | ATTACK | DOOM, buys=1)
def skulk(g: Dominion, me: Player, this: CardNo) -> None:
    # Each opponent receives the next Hex.
    hex_everybody(g, g.attacked(me))


@skulk.on(GAINED, THIS)
def skulk_pays(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # When you gain this, gain a Gold.
    g.gain(me, gold)


@card("cursed_village", cost=5, types=ACTION | DOOM, actions=2)
def cursed_village(g: Dominion, me: Player, this: CardNo) -> None:
    # Draw until 6 cards are in hand.
    g.draw_to(me, 6)


@cursed_village.on(GAINED, THIS)
def village_is_cursed(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # When you gain this, receive a Hex.
    receive_hex(g, me)


@card("tormentor", cost=5, types=ACTION | ATTACK | DOOM, coins=2, brings=("imp",))
def tormentor(g: Dominion, me: Player, this: CardNo) -> None:
    # With no other card in play gain an Imp, otherwise each opponent receives the next Hex.
    if all(other == this for other in me.play):
        g.gain(me, imp)
    else:
        hex_everybody(g, g.attacked(me))


@card("vampire", cost=5, types=NIGHT | ATTACK | DOOM, brings=("bat",))
def vampire(g: Dominion, me: Player, this: CardNo) -> None:
    # Each opponent receives the next Hex. Gain a card costing up to 5, but no Vampire. Exchange
    # this for a Bat.
    hex_everybody(g, g.attacked(me))
    prey = [pile for pile in g.affordable(5) if pile.top is not vampire]
    gain_one(g, me, prey, vampire)
    if g.is_in_play(me, this):
        g.exchange(me, this, me.play, bat)


@card("bat", cost=2, types=NIGHT, supply=False, pile=10)
def bat(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash up to 2 cards from hand; if any was trashed, exchange this for a Vampire.
    chosen = g.choose_cards(me, TRASH, me.hand, bat, 2, optional=True, prompt="bat")
    g.trash_all(me, chosen, me.hand)
    if chosen and g.is_in_play(me, this):
        g.exchange(me, this, me.play, vampire)


@card("werewolf", cost=5, types=ACTION | NIGHT | ATTACK | DOOM)
def werewolf(g: Dominion, me: Player, this: CardNo) -> None:
    # In your Night phase each opponent receives the next Hex, otherwise draw 3 cards.
    if g.is_night:
        hex_everybody(g, g.attacked(me))
    else:
        g.draw(me, 3)
