"""Empires: kingdom cards that cost Debt and nothing else (D48)."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.base import copper
from tafelrunde.titles.dominion.catalogue import ACTION, COMMAND, EMPIRES
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.playing import play_as, play_in_place
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import GAIN, PLAY

card = EMPIRES.card


@card("engineer", cost=0, debt=4, types=ACTION)
def engineer(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain a card costing up to 4. You may trash this to gain another one.
    _gain_up_to_four(g, me)
    if g.is_in_play(me, this) and g.ask_yes(me, prompt="engineer", by=engineer):
        g.to_trash(me, this, me.play)
        _gain_up_to_four(g, me)


def _gain_up_to_four(g: Dominion, me: Player) -> None:
    pile = g.ask_pile(me, GAIN, g.affordable(4), engineer)
    if pile is not None:
        g.gain_top(me, pile)


@card("city_quarter", cost=0, debt=8, types=ACTION, actions=2)
def city_quarter(g: Dominion, me: Player, this: CardNo) -> None:
    # Show your hand and draw a card for each Action in it.
    g.show(me, me.hand)
    g.draw(me, len(g.of_type(me, me.hand, ACTION)))


@card("overlord", cost=0, debt=8, types=ACTION | COMMAND)
def overlord(g: Dominion, me: Player, this: CardNo) -> None:
    # Play an Action from the Supply costing up to 5 that is no Command, and leave it there. In the
    # printing of 2016 this is played as such an Action, a Command or not, and is it until it
    # leaves play.
    imitates = g.printing(EMPIRES.id) == 2016
    piles = g.affordable(5, ACTION)
    if not imitates:
        piles = [pile for pile in piles if pile.top is None or not g.types(pile.top) & COMMAND]
    pile = g.ask_pile(me, PLAY, piles, overlord, prompt="overlord")
    if pile is None or pile.top is None:
        return
    if imitates and g.is_in_play(me, this):
        play_as(g, me, this, pile.top)
    else:
        play_in_place(g, me, pile.top, this)


@card("royal_blacksmith", cost=0, debt=8, types=ACTION, cards=5)
def royal_blacksmith(g: Dominion, me: Player, this: CardNo) -> None:
    # Show your hand and discard the Coppers in it.
    g.show(me, me.hand)
    g.discard_all(me, [held for held in me.hand if g.kinds[held] is copper], me.hand)
