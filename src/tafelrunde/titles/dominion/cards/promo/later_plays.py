"""Promo cards that play Actions when later turns begin: Prince, Summon, Captain."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.common import gain_one
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    COMMAND,
    DURATION,
    LATER,
    LEAVES_PLAY,
    PROMO,
    TURN_STARTS,
)
from tafelrunde.titles.dominion.mats import ASIDE_OPEN
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.playing import play_from, play_in_place
from tafelrunde.titles.dominion.prices import Price
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import ASIDE, PLAY

card = PROMO.card
event = PROMO.event


@card("prince", cost=8, types=ACTION)
def prince(g: Dominion, me: Player, this: CardNo) -> None:
    # You may set this aside, and then an Action from hand costing up to 4 with it.
    if not g.is_in_play(me, this) or not g.ask_yes(me, prompt="prince", by=prince):
        return
    g.set_aside(me, [this], me.play, openly=True)
    if not me.hand:
        return
    actions = g.of_type(me, me.hand, ACTION)
    fitting = [held for held in actions if g.price(g.kinds[held]).fits(Price(4))]
    chosen = g.ask_card(
        me, verb=ASIDE, cards=fitting, by=prince, or_pass=True, prompt="prince-action"
    )
    if chosen >= 0:
        g.set_aside(me, [chosen], me.hand, openly=True)
        g.later(me, -1, prince_plays, subject=chosen, stays=False)


@prince.on(TURN_STARTS, LATER, by_subject=True)
def prince_plays(g: Dominion, me: Player, this: CardNo, served: int) -> None:
    # Play the Action; it is set aside again if it would be discarded from play this turn.
    play_from(g, me, served, me.mat(ASIDE_OPEN))
    g.this_turn(me, served, prince_keeps)


def _is_served(g: Dominion, me: Player, served: CardNo, leaving: int) -> bool:
    return served == leaving and g.is_in_play(me, leaving)


@prince.on(LEAVES_PLAY, LATER, applies=_is_served)
def prince_keeps(g: Dominion, me: Player, served: CardNo, leaving: int) -> None:
    # Set it aside instead of discarding it, until the next turn begins.
    g.set_aside(me, [served], me.play, openly=True)
    g.later(me, -1, prince_plays, subject=served, stays=False)


@event("summon", cost=5)
def summon(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain an Action costing up to 4 and set it aside, if it still lies where it was gained to and
    # no other card was gained instead.
    gained = gain_one(g, me, g.affordable(4, ACTION), summon)
    if gained < 0 or not g.types(g.kinds[gained]) & ACTION:
        return
    home = g.where_gained(me, gained, g.kinds[gained].gained_to)
    if home is not None:
        g.set_aside(me, [gained], home, openly=True)
        g.later(me, -1, summon_plays, subject=gained, stays=False)


@summon.on(TURN_STARTS, LATER, by_subject=True)
def summon_plays(g: Dominion, me: Player, this: CardNo, summoned: int) -> None:
    # Play it; that uses no action.
    play_from(g, me, summoned, me.mat(ASIDE_OPEN))


@card("captain", cost=6, types=ACTION | DURATION | COMMAND)
def captain(g: Dominion, me: Player, this: CardNo) -> None:
    # Play a card of the Supply now, and one when the next turn begins, even if there is none now.
    _command(g, me)
    g.later(me, this, captain_again)


@captain.on(TURN_STARTS, LATER)
def captain_again(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # The same card or another one.
    _command(g, me)


def _command(g: Dominion, me: Player) -> None:
    """Play an Action of the Supply costing up to 4, no Duration or Command, where it lies."""
    fitting = [
        pile
        for pile in g.affordable(4, ACTION)
        if pile.top is not None and not g.types(pile.top) & (DURATION | COMMAND)
    ]
    pile = g.ask_pile(me, PLAY, fitting, captain, prompt="captain")
    if pile is not None and pile.top is not None:
        play_in_place(g, me, pile.top)
