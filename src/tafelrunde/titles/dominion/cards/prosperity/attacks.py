"""Prosperity: the Attacks. Above each function: what the card does, in our words."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.base import copper, curse
from tafelrunde.titles.dominion.cards.common import discard_down_to, put_back_openly
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    ATTACK,
    BOUGHT,
    IN_PLAY,
    PROSPERITY,
    TREASURE,
)
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import DISCARD

card = PROSPERITY.card


@card("mountebank", cost=5, types=ACTION | ATTACK, coins=2)
def mountebank(g: Dominion, me: Player, this: CardNo) -> None:
    # Each opponent may discard a Curse from hand; whoever does not gains a Curse and a Copper, in
    # the printing of 2010 the Copper first.
    gifts = [copper, curse] if g.printing("prosperity") == 2010 else [curse, copper]
    for foe in g.attacked(me):
        out = -1
        if foe.hand:
            curses = [held for held in foe.hand if g.kinds[held] is curse]
            out = g.ask_card(
                foe, verb=DISCARD, cards=curses, by=mountebank, optional=True, prompt="mountebank"
            )
        if out >= 0:
            g.discard(foe, out, foe.hand)
        else:
            for gift in gifts:
                g.gain(foe, gift, by=mountebank)


@card("rabble", cost=5, types=ACTION | ATTACK, cards=3)
def rabble(g: Dominion, me: Player, this: CardNo) -> None:
    # Each opponent reveals 3 cards, discards Actions and Treasures and puts the rest back.
    for foe in g.attacked(me):
        shown = g.reveal_top(foe, 3)
        out = g.of_type(foe, shown, ACTION | TREASURE)
        g.discard_all(foe, out, foe.revealed)
        put_back_openly(g, foe, [kept for kept in shown if kept not in out], rabble)


@card("goons", cost=6, types=ACTION | ATTACK, buys=1, coins=2)
def goons(g: Dominion, me: Player, this: CardNo) -> None:
    # Each opponent discards down to 3 cards in hand.
    for foe in g.attacked(me):
        discard_down_to(g, foe, 3, goons)


@goons.on(BOUGHT, IN_PLAY, simple=True)
def goons_token(g: Dominion, me: Player, this: CardNo, purchase: int) -> None:
    # While it is in play, every card bought brings a victory token.
    g.add_points(me, 1)
