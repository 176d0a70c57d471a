"""What lies open on a Dominion table and is no card: the Supply, the counters of the turn."""

# not compiled: the structs are built by msgspec, and only people look at them

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.facts import Facts
from tafelrunde.titles.dominion import scoring, turn

if TYPE_CHECKING:
    from tafelrunde.titles.dominion.table import Dominion


class Pile(Facts):
    """A Supply pile: its card, how many are left, what one costs now, and Embargo tokens."""

    card: str
    left: int
    cost: int
    embargo: int


class Player(Facts):
    """The turns a player has begun (extra turns do not count), and coins on the Pirate Ship mat."""

    turns: int
    pirate_coins: int


class DominionFacts(Facts):
    """The whole table.

    `controller` is who decides in this turn for the player whose turn it is, or -1. `chosen` are
    the cards picked so far where several are chosen one after the other, for those who may see it.
    `scores` are told at the end.
    """

    turn: int
    round: int
    extra_turn: bool
    controller: int
    phase: str
    actions: int
    buys: int
    coins: int
    supply: list[Pile]
    bane: str
    players: list[Player]
    chosen: list[str]
    scores: list[int]


def of_table(g: Dominion, viewer: int) -> DominionFacts:
    """The facts that a viewer may know."""
    return DominionFacts(
        turn=g.turn,
        round=g.round,
        extra_turn=g.extra_turn,
        controller=g.controller,
        phase=turn.PHASE_NAMES[g.phase],
        actions=g.actions,
        buys=g.buys,
        coins=g.coins,
        supply=[
            Pile(card=pile.card.id, left=pile.left, cost=g.cost(pile.card), embargo=pile.embargo)
            for pile in g.piles
        ],
        bane="" if g.kingdom.bane is None else g.kingdom.bane.id,
        players=[Player(turns=me.turns, pirate_coins=me.pirate_coins) for me in g.players],
        chosen=chosen_for(g, viewer),
        scores=scoring.scores(g) if g.over else [],
    )


def chosen_for(g: Dominion, viewer: int) -> list[str]:
    """What was chosen so far where several cards are being chosen, for those who may see it."""
    if not g.chosen or viewer < 0 or not (g.players[g.chooser].eyes >> viewer) & 1:
        return []
    return g.names(g.chosen)
