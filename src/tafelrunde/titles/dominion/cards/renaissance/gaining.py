"""Renaissance: cards that gain others, or that do something when they are gained."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.base import copper
from tafelrunde.titles.dominion.cards.common import gain_one
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    CLEANUP_STARTS,
    DURATION,
    GAINED,
    LATER,
    RENAISSANCE,
    THIS,
    TO_HAND,
    TRASHED,
    TREASURE,
    TURN_STARTS,
)
from tafelrunde.titles.dominion.mats import ASIDE_OPEN
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.vocabulary import TRASH

card = RENAISSANCE.card

ducat = card("ducat", cost=2, types=TREASURE, coffers=1, buys=1)
lackeys = card("lackeys", cost=2, types=ACTION, cards=2)
silk_merchant = card("silk_merchant", cost=4, types=ACTION, cards=2, buys=1)
spices = card("spices", cost=5, types=TREASURE, coins=2, buys=1)


@ducat.on(GAINED, THIS)
def ducat_gained(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # You may trash a Copper from hand.
    if me.hand:
        coppers = [held for held in me.hand if g.kinds[held] is copper]
        chosen = g.ask_card(me, verb=TRASH, cards=coppers, by=ducat, optional=True, prompt="ducat")
        if chosen >= 0:
            g.to_trash(me, chosen, me.hand)


@lackeys.on(GAINED, THIS, at_once=True)
def lackeys_gained(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # +2 Villagers.
    g.add_villagers(me, 2)


def _silk(g: Dominion, me: Player) -> None:
    g.add_coffers(me, 1)
    g.add_villagers(me, 1)


@silk_merchant.on(GAINED, THIS, at_once=True)
def silk_merchant_gained(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # +1 Coffers and +1 Villager, in anybody's turn.
    _silk(g, me)


@silk_merchant.on(TRASHED, THIS, at_once=True)
def silk_merchant_trashed(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # +1 Coffers and +1 Villager, in anybody's turn.
    _silk(g, me)


@spices.on(GAINED, THIS, at_once=True)
def spices_gained(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # +2 Coffers.
    g.add_coffers(me, 2)


@card("cargo_ship", cost=3, types=ACTION | DURATION, coins=2)
def cargo_ship(g: Dominion, me: Player, this: CardNo) -> None:
    # Once this turn a card you gain may be laid on it; only then it stays in play.
    g.this_turn(me, this, cargo_ship_loads, once=True)


def _can_be_loaded(g: Dominion, me: Player, this: CardNo, gained: int) -> bool:
    return g.where(me, gained) is not None


@cargo_ship.on(GAINED, LATER, optional=True, applies=_can_be_loaded, prompt="cargo-ship")
def cargo_ship_loads(g: Dominion, me: Player, this: CardNo, gained: int) -> None:
    # The card lies on the ship until the next turn begins.
    zone = g.where(me, gained)
    if zone is not None:
        g.set_aside(me, [gained], zone, openly=True)
        g.later(me, this, cargo_ship_unloads, subject=gained)


@cargo_ship.on(TURN_STARTS, LATER, simple=True)
def cargo_ship_unloads(g: Dominion, me: Player, this: CardNo, loaded: int) -> None:
    # The card comes into hand.
    g.take(me, loaded, me.mat(ASIDE_OPEN), openly=True)


@card("experiment", cost=3, types=ACTION, cards=2, actions=1)
def experiment(g: Dominion, me: Player, this: CardNo) -> None:
    # The card goes back to its own pile, if it is in play.
    if g.is_in_play(me, this):
        g.return_to_pile(me, this, me.play)


def _comes_alone(g: Dominion, me: Player, this: CardNo, subject: int) -> bool:
    return g.gain_cause is not experiment


@experiment.on(GAINED, THIS, applies=_comes_alone)
def experiment_gained(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Gain another one, to the discard pile; that one brings no third.
    g.gain(me, experiment, by=experiment)


@card("improve", cost=3, types=ACTION, coins=2)
def improve(g: Dominion, me: Player, this: CardNo) -> None:
    # Its other text waits for Clean-up, once for each play.
    g.this_turn(me, this, improve_trashes, once=True)


@improve.on(CLEANUP_STARTS, LATER)
def improve_trashes(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # An Action that would be discarded from play this turn may be trashed for a card that costs
    # exactly 1 more, which must then be gained.
    leaving = [other for other in me.play if not g.will_stay(other)]
    actions = g.of_type(me, leaving, ACTION)
    if not actions:
        return
    chosen = g.ask_card(me, verb=TRASH, cards=actions, by=improve, optional=True, prompt="improve")
    if chosen >= 0:
        g.to_trash(me, chosen, me.play)
        dearer = g.exactly(g.price(g.kinds[chosen]).plus(1))
        gain_one(g, me, dearer, improve)


@card("inventor", cost=4, types=ACTION)
def inventor(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain a card costing up to 4; from then on cards cost 1 less this turn.
    gain_one(g, me, g.affordable(4), inventor)
    g.discount += 1


@card("sculptor", cost=5, types=ACTION)
def sculptor(g: Dominion, me: Player, this: CardNo) -> None:
    # Gain a card costing up to 4 into hand; a Treasure gives +1 Villager.
    gained = gain_one(g, me, g.affordable(4), sculptor, TO_HAND)
    if gained >= 0 and g.types(g.kinds[gained]) & TREASURE:
        g.add_villagers(me, 1)
