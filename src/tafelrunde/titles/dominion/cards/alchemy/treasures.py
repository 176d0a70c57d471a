"""Alchemy: the Potion, what lives on Potions in play, Philosopher's Stone and Vineyard.

Above each function: what the card does, in our words.
"""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.common import look_through
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    ALCHEMY,
    LEAVES_PLAY,
    THIS,
    TREASURE,
    VICTORY,
)
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import TOPDECK

card = ALCHEMY.card

potion = card("potion", cost=4, types=TREASURE, potions=1, pile=16, basic=True)
vineyard = card("vineyard", cost=0, potion=1, types=VICTORY)
herbalist = card("herbalist", cost=2, types=ACTION, buys=1, coins=1)
alchemist = card("alchemist", cost=3, potion=1, types=ACTION, cards=2, actions=1)


@vineyard.scores
def vineyard_points(g: Dominion, me: Player) -> int:
    # 1 point for every 3 Actions you own, rounded down.
    return len(g.of_type(me, me.all_cards(), ACTION)) // 3


def _has_treasure_in_play(g: Dominion, me: Player, this: CardNo, leaving: int) -> bool:
    return len(g.of_type(me, me.play, TREASURE)) > 0


@herbalist.on(LEAVES_PLAY, THIS, optional=True, applies=_has_treasure_in_play, prompt="herbalist")
def herbalist_leaves(g: Dominion, me: Player, this: CardNo, leaving: int) -> None:
    # A Treasure in play may go on top of the deck.
    treasures = g.of_type(me, me.play, TREASURE)
    chosen = g.ask_card(
        me, verb=TOPDECK, cards=treasures, by=herbalist, prompt="herbalist-treasure"
    )
    if chosen >= 0:
        g.put_on_deck(me, chosen, me.play, openly=True)


def _has_potion_in_play(g: Dominion, me: Player, this: CardNo, leaving: int) -> bool:
    return g.find(me.play, potion) >= 0


@alchemist.on(LEAVES_PLAY, THIS, optional=True, applies=_has_potion_in_play, prompt="alchemist")
def alchemist_returns(g: Dominion, me: Player, this: CardNo, leaving: int) -> None:
    # With a Potion in play it may go on top of the deck.
    g.put_on_deck(me, this, me.play, openly=True)


@card("philosophers_stone", cost=3, potion=1, types=TREASURE)
def philosophers_stone(g: Dominion, me: Player, this: CardNo) -> None:
    # 1 coin for every 5 cards in deck and discard pile. In the first printing the discard pile is
    # looked through while counting.
    if g.printing("alchemy") == 2010:
        look_through(g, me)
    g.earn(me, (len(me.deck) + len(me.discard)) // 5)
