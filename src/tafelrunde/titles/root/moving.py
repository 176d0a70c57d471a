"""Moves (4.2): any number of warriors to an adjacent clearing, with rule at one end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import PASS, Option
from tafelrunde.titles.root.board import SPOTS
from tafelrunde.titles.root.factions.base import UNKNOWN, Faction
from tafelrunde.titles.root.vocabulary import MOVE, NAMES, TO

if TYPE_CHECKING:
    from tafelrunde.titles.root.table import Root


def destinations(g: Root, me: Faction, a: int) -> list[int]:
    """Where warriors could move from a clearing."""
    found: list[int] = []
    for b in me.reach(g, a):
        if not g.is_closed(b) and me.may_move(g, a, b):
            found.append(b)
    return found


def can_leave(g: Root, me: Faction, a: int) -> bool:
    """Whether warriors could move from a clearing at all."""
    if g.closed == 0 and g.ruler(a) == me.seat:
        return True
    return any(not g.is_closed(b) and me.may_move(g, a, b) for b in me.reach(g, a))


def sources(g: Root, me: Faction) -> list[int]:
    """The clearings from which the faction could move warriors."""
    found: list[int] = []
    for c in range(1, SPOTS):
        if me.warriors[c] and can_leave(g, me, c):
            found.append(c)
    return found


def add_moves(g: Root, me: Faction, options: list[Option]) -> None:
    """Offer to move from each of these clearings."""
    for c in range(1, SPOTS):
        if me.warriors[c] and can_leave(g, me, c):
            options.append(MOVE + c)


def move_from(g: Root, me: Faction, a: int, rule: str) -> int:
    """Choose where to and how many, and move; where to."""
    b = g.ask_clearing(me, TO, destinations(g, me, a), "move-to", rule, about=NAMES[a])
    n = g.ask_count(me, low=1, high=me.warriors[a], prompt="move-count", rule=rule, about=NAMES[a])
    carry(g, me, a, b, n, me)
    return b


def ask_move(g: Root, me: Faction, prompt: str, rule: str, source: str) -> bool:
    """Offer one move, or to pass; whether it was made."""
    options: list[Option] = []
    add_moves(g, me, options)
    if not options:
        return False
    options.append(PASS)
    option = g.ask_of(me, prompt, options, rule, source)
    if option == PASS:
        return False
    move_from(g, me, option - MOVE, rule)
    return True


def carry(g: Root, me: Faction, a: int, b: int, n: int, payer: Faction) -> None:
    """Move n warriors of a faction; `payer` answers for Outrage (8.2.6, 9.2.9.IIe)."""
    me.warriors[a] = me.warriors[a] - n
    me.warriors[b] = me.warriors[b] + n
    g.rulers[a] = UNKNOWN
    g.rulers[b] = UNKNOWN
    if g.loud:
        g.say("moves", me.seat, {"from": a, "to": b, "count": n, "rule": "root:4.2"})
    for other in g.factions:
        if other is not me:
            other.entered(g, me, payer, b)
