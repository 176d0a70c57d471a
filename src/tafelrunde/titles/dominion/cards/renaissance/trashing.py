"""Renaissance: cards that trash."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.base import curse
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    ATTACK,
    DURATION,
    LATER,
    RENAISSANCE,
    TRASHED,
    TURN_STARTS,
    VICTORY,
)
from tafelrunde.titles.dominion.mats import ASIDE
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import TRASH

card = RENAISSANCE.card


@card("acting_troupe", cost=3, types=ACTION, villagers=4)
def acting_troupe(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash this; the Villagers do not depend on it.
    if g.is_in_play(me, this):
        g.to_trash(me, this, me.play)


@card("hideout", cost=4, types=ACTION, cards=1, actions=2)
def hideout(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash a card from hand; a Victory card brings a Curse.
    chosen = g.ask_card(me, verb=TRASH, cards=me.hand, by=hideout)
    if chosen >= 0:
        types = g.types_of(me, chosen)
        g.to_trash(me, chosen, me.hand)
        if types & VICTORY:
            g.gain(me, curse)


@card("priest", cost=4, types=ACTION, coins=2)
def priest(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash a card from hand; from then on each card trashed this turn gives 2 coins.
    chosen = g.ask_card(me, verb=TRASH, cards=me.hand, by=priest)
    if chosen >= 0:
        g.to_trash(me, chosen, me.hand)
    g.this_turn(me, this, priest_pays)


@priest.on(TRASHED, LATER, simple=True)
def priest_pays(g: Dominion, me: Player, this: CardNo, trashed: int) -> None:
    # +2 coins.
    g.earn(me, 2)


@card("research", cost=4, types=ACTION | DURATION, actions=1)
def research(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash a card from hand; for each coin it costs a card of the deck is set aside face down. Only
    # with such cards there is something to wait for.
    chosen = g.ask_card(me, verb=TRASH, cards=me.hand, by=research)
    if chosen >= 0:
        g.to_trash(me, chosen, me.hand)
        cards = g.look_top(me, g.cost(g.kinds[chosen]))
        if cards:
            g.set_aside(me, cards, me.looking)
            g.later(me, this, research_returns, cards=cards)


@research.on(TURN_STARTS, LATER, simple=True)
def research_returns(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # The cards come into hand.
    if g.lasting_now is not None:
        for kept in g.lasting_now.cards:
            g.take(me, kept, me.mat(ASIDE))


@card("old_witch", cost=5, types=ACTION | ATTACK, cards=3)
def old_witch(g: Dominion, me: Player, this: CardNo) -> None:
    # Each opponent gains a Curse, and may trash one from hand in any case.
    for foe in g.attacked(me):
        g.gain(foe, curse)
        if foe.hand:
            curses = [held for held in foe.hand if g.kinds[held] is curse]
            chosen = g.ask_card(
                foe, verb=TRASH, cards=curses, by=old_witch, optional=True, prompt="old-witch"
            )
            if chosen >= 0:
                g.to_trash(foe, chosen, foe.hand)


@card("recruiter", cost=5, types=ACTION, cards=2)
def recruiter(g: Dominion, me: Player, this: CardNo) -> None:
    # Trash a card from hand for +1 Villager per coin of its cost.
    chosen = g.ask_card(me, verb=TRASH, cards=me.hand, by=recruiter)
    if chosen >= 0:
        g.to_trash(me, chosen, me.hand)
        g.add_villagers(me, g.cost(g.kinds[chosen]))
