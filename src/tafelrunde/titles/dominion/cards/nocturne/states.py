"""Nocturne: States, rules that hold for the player in front of whom they lie (D57)."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.cards.base import gold, silver
from tafelrunde.titles.dominion.cards.common import discard_from_hand
from tafelrunde.titles.dominion.cards.nocturne.boons import receive_boon
from tafelrunde.titles.dominion.cards.nocturne.shared import never
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    BUY_ENDS,
    BUY_STARTS,
    LATER,
    NOCTURNE,
    OWNED,
    PLAYS,
    TURN_STARTS,
    Card,
)
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.table import Dominion

state = NOCTURNE.state

deluded = state("deluded")
envious = state("envious")
lost_in_the_woods = state("lost_in_the_woods")
miserable = state("miserable")
twice_miserable = state("twice_miserable")


@deluded.on(BUY_STARTS, OWNED, simple=True)
def deluded_returns(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Return this; until the turn ends you cannot buy Actions.
    g.return_state(me, deluded)
    g.this_turn(me, -1, no_actions)


@deluded.on(BUY_ENDS, LATER, applies=never)
def no_actions(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # It only has to be there.
    pass


@deluded.forbids
def no_actions_bought(g: Dominion, me: Player, card: Card) -> bool:
    # As long as that text is there.
    return g.types(card) & ACTION != 0 and g.has_lasting(me, no_actions)


@envious.on(BUY_STARTS, OWNED, simple=True)
def envious_returns(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # Return this; until the turn ends Silver and Gold are worth 1 coin.
    g.return_state(me, envious)
    g.this_turn(me, -1, envious_pays)


def _is_silver_or_gold(g: Dominion, me: Player, this: CardNo, play: int) -> bool:
    return g.played[play].card in (silver, gold)


@envious.on(PLAYS, LATER, applies=_is_silver_or_gold, simple=True)
def envious_pays(g: Dominion, me: Player, this: CardNo, play: int) -> None:
    # 1 coin in place of what is printed on the Treasure.
    g.played[play].skips = True
    g.earn(me, 1)


def _has_hand(g: Dominion, me: Player, this: CardNo, subject: int) -> bool:
    return len(me.hand) > 0


@lost_in_the_woods.on(
    TURN_STARTS, OWNED, optional=True, applies=_has_hand, prompt="lost-in-the-woods"
)
def lost_finds_a_boon(g: Dominion, me: Player, this: CardNo, subject: int) -> None:
    # You may discard a card from hand to receive a Boon.
    discard_from_hand(g, me, 1, lost_in_the_woods)
    receive_boon(g, me)


@miserable.scores
def miserable_points(g: Dominion, me: Player) -> int:
    # 2 points less.
    return -2


@twice_miserable.scores
def twice_miserable_points(g: Dominion, me: Player) -> int:
    # 4 points less.
    return -4
