"""Promo: Stash, which is placed where its player likes whenever cards are shuffled."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.catalogue import KINGDOM, PROMO, SHUFFLED, TREASURE
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import PLACE

stash = PROMO.card("stash", cost=5, types=TREASURE, coins=2)


def _shuffled_in(g: Dominion, me: Player, this: CardNo, subject: int) -> bool:
    return g.find(me.deck, stash) >= 0


@stash.on(SHUFFLED, KINGDOM, applies=_shuffled_in)
def stash_is_placed(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # All copies are taken out of the shuffled cards, whose order is chance, and put back one by one
    # at any position (1 is the top). Their back is another one, so everybody sees where they lie.
    copies = [held for held in me.deck if g.kinds[held] is stash]
    for one in copies:
        me.deck.remove(one)
        me.revealed.append(one)
    for one in copies:
        size = len(me.deck)
        at = g.ask_count(
            me, verb=PLACE, low=1, high=size + 1, by=stash, prompt="stash", always=True
        )
        me.revealed.remove(one)
        me.deck.insert(size - at + 1, one)
        g.known[one] = g.everyone
        if g.loud:
            g.say("places", me.seat, {"position": at, "cards": [stash.id]})
