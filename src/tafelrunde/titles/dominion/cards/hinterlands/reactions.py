"""Hinterlands: the Reactions Fool's Gold, Tunnel and Trader."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.base import gold, province, silver
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    DISCARDED,
    HAND,
    HINTERLANDS,
    OTHER_GAINED,
    REACTION,
    THIS,
    TO_DECK,
    TO_DISCARD,
    TREASURE,
    VICTORY,
    WOULD_GAIN,
)
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import TRASH

card = HINTERLANDS.card


@card("fools_gold", cost=2, types=TREASURE | REACTION, says_coins=True)
def fools_gold(g: Dominion, me: Player, this: CardNo) -> None:
    # 1 coin for the first play of a Fool's Gold in a turn, 4 coins for each further one.
    g.earn(me, 1 if g.plays_of(me, fools_gold) == 1 else 4)


def _is_province(g: Dominion, me: Player, this: CardNo, gained: int) -> bool:
    return g.kinds[gained] is province


@fools_gold.on(OTHER_GAINED, HAND, optional=True, again=True, applies=_is_province, public=True)
def fools_gold_trashed(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # When an opponent gains a Province: trash this from hand for a Gold onto your deck.
    g.to_trash(me, this, me.hand)
    g.gain(me, gold, TO_DECK)


tunnel = card("tunnel", cost=3, types=VICTORY | REACTION, points=2)


@tunnel.on(DISCARDED, THIS, optional=True, prompt="tunnel")
def tunnel_shown(g: Dominion, me: Player, this: CardNo, discarded: int) -> None:
    # Shown when it is discarded outside Clean-up: gain a Gold.
    g.gain(me, gold)


@card("trader", cost=4, types=ACTION | REACTION)
def trader(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash a card from hand and gain a Silver for each coin it costs now.
    old = g.ask_card(me, verb=TRASH, cards=me.hand, by=trader)
    if old >= 0:
        coins = g.cost(g.kinds[old])
        g.to_trash(me, old, me.hand)
        for _ in range(coins):
            g.gain(me, silver)


@trader.on(WOULD_GAIN, HAND, optional=True)
def trader_shown(g: Dominion, me: Player, this: CardNo, gain: int) -> None:
    # Shown when a card would be gained: gain a Silver instead, into the discard pile.
    g.gains[gain].replace(silver, TO_DISCARD)
