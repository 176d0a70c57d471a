"""Counting points and naming the winners (D22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tafelrunde.kernel.table import Outcome
from tafelrunde.titles.dominion.catalogue import LANDMARK
from tafelrunde.titles.dominion.counters import POINTS
from tafelrunde.titles.dominion.mats import TAVERN

if TYPE_CHECKING:
    from tafelrunde.titles.dominion.player import Player
    from tafelrunde.titles.dominion.table import Dominion


def score(g: Dominion, me: Player) -> int:
    """The points of all cards a player owns, wherever they are, tokens, Landmarks and States."""
    total = me.counts[POINTS]
    kinds = g.kinds
    printed: i64 = 0
    for zone in me.zones():
        for this in zone:
            card = kinds[this]
            printed += card.points
            if card.score is not None:
                total += card.score(g, me)
    total += printed
    if TAVERN in me.mats:
        for this in me.mats[TAVERN]:
            total += kinds[this].tavern_points
    if g.kingdom.landscapes or me.owned:
        for card in g.kingdom.landscapes + me.owned:
            if card.score is not None and (card.types & LANDMARK or card in me.owned):
                total += card.score(g, me)
    return total


def scores(g: Dominion) -> list[int]:
    """The points of every player."""
    return [score(g, me) for me in g.players]


def outcome(g: Dominion) -> Outcome:
    """Most points win; among equals fewer turns; what is still equal is shared."""
    points = scores(g)
    winners: list[int] = []
    most = 0
    fewest: i64 = 0
    for me in g.players:
        own = points[me.seat]
        if not winners or own > most or (own == most and me.turns < fewest):
            most, fewest = own, me.turns
            winners = [me.seat]
        elif own == most and me.turns == fewest:
            winners.append(me.seat)
    return Outcome(points, winners, g.end_met)
