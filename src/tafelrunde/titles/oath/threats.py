"""Who is about to win, and what would have to stay as it is: told before it happens.

Only what lies open is looked at: the title, the oath, revealed Visions, the round. A threat is made
for people; nothing in the rules depends on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.titles.oath import oathkeeper, turn
from tafelrunde.titles.oath.board import END_ROLL, LAST_ROUND, VISIONS_TO_WIN
from tafelrunde.titles.oath.catalogue import (
    HOLDS_DARKEST_SECRET,
    HOLDS_PEOPLES_FAVOR,
    MOST_SITES,
)
from tafelrunde.titles.oath.player import Player

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath

# Ways; each has a sentence 'oath-threat-<way>'.
USURPER: Final = "usurper"  # wins when waking
TITLE: Final = "title"  # becomes Usurper when waking
VISIONARY: Final = "visionary"  # wins when waking
VISION: Final = "vision"  # would, but too few Visions have been drawn
ROLL: Final = "roll"  # the end die after this round
LAST: Final = "last-round"  # the game ends after this round


class Threat:
    """Somebody wins if something stays as it is; `seat` is who that would be."""

    def __init__(self, way: str, seat: int, rule: str) -> None:
        self.way = way
        self.seat = seat
        self.rule = rule
        self.goal = ""  # what has to last: 'sites', 'things', 'peoples_favor', 'darkest_secret'
        self.card = ""  # the Vision
        self.number = 0  # Visions still to be drawn, or the lowest roll that ends the game


def threats(g: Oath) -> list[Threat]:
    """Everybody who is about to win, those first whose turn comes first."""
    found: list[Threat] = []
    if g.phase == turn.SETUP or g.winner >= 0:
        return found
    for me in g.in_order((g.turn + 1) % g.seats):
        if me.is_exile:
            add_title(g, me, found)
            add_visions(g, me, found)
    if g.round == LAST_ROUND:
        found.append(at_the_end(g))
    elif g.round in END_ROLL and oathkeeper.empire_keeps(g):
        threat = Threat(ROLL, heir(g).seat, "oath:3.3")
        threat.number = END_ROLL[g.round]
        found.append(threat)
    return found


def add_title(g: Oath, me: Player, found: list[Threat]) -> None:
    """An Exile with the title: it is turned over at one Wake and wins at the next (3.1)."""
    if g.keeper != me.seat:
        return
    threat = Threat(USURPER if g.usurper else TITLE, me.seat, "oath:3.1")
    threat.goal = goal_name(g.oath.goal)
    found.append(threat)


def add_visions(g: Oath, me: Player, found: list[Threat]) -> None:
    """Revealed Visions whose goal is met now (3.2)."""
    missing = VISIONS_TO_WIN - g.visions_drawn
    for this in oathkeeper.visions_of(g, me):
        goal = g.kinds[this].goal
        if goal < 0 or not oathkeeper.meets_alone(g, goal, me):
            continue
        threat = Threat(VISION if missing > 0 else VISIONARY, me.seat, "oath:3.2")
        threat.goal = goal_name(goal)
        threat.card = g.kinds[this].id
        threat.number = max(0, missing)
        found.append(threat)


def at_the_end(g: Oath) -> Threat:
    """Who wins by war weariness as things stand, in the order of 3.4."""
    if oathkeeper.empire_keeps(g):
        return Threat(LAST, heir(g).seat, "oath:3.4")
    if g.keeper >= 0 and g.usurper:
        return Threat(LAST, g.keeper, "oath:3.4")
    best: tuple[int, int] | None = None
    for me in g.players:
        if me.is_exile:
            for this in oathkeeper.fulfilled(g, me):
                one = (g.kinds[this].rank, me.seat)
                if best is None or one < best:
                    best = one
    return Threat(LAST, heir(g).seat if best is None else best[1], "oath:3.4")


def heir(g: Oath) -> Player:
    """Who wins if the Empire does: the Chancellor, or his Successor (3.3.1)."""
    for player in g.in_order(g.prepared.chancellor):
        if oathkeeper.is_successor(g, player):
            return player
    return g.chancellor


def goal_name(goal: int) -> str:
    """What a goal asks for, as sentences tell it apart."""
    if goal == HOLDS_PEOPLES_FAVOR:
        return "peoples_favor"
    if goal == HOLDS_DARKEST_SECRET:
        return "darkest_secret"
    return "sites" if goal == MOST_SITES else "things"
