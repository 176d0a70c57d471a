"""Fulfilling tasks (A86-A90)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.allegoria.catalogue import MOST_BOUND, Args, Task
from tafelrunde.titles.allegoria.player import Player

if TYPE_CHECKING:
    from tafelrunde.titles.allegoria.table import Allegoria


def task_of(g: Allegoria, card: CardNo) -> Task:
    """What is printed on a task card."""
    task = g.kinds[card]
    assert isinstance(task, Task)
    return task


def is_fulfilled(g: Allegoria, me: Player, card: CardNo) -> bool:
    """Whether the condition of a task holds for its owner now."""
    return task_of(g, card).condition.value(g, me, [0] * MOST_BOUND) != 0


def check(g: Allegoria, me: Player) -> None:
    """In his own turn a player reveals every fulfilled task at once (A88).

    He has no choice, so nobody is asked: that a task lies open now, or that none does, is all
    that anybody could learn.
    """
    while me.tasks:
        card = fulfilled(g, me)
        if card < 0:
            return
        me.tasks.remove(card)
        me.done.append(card)
        if g.loud:
            task = task_of(g, card)
            args: Args = {"card": task.id, "points": task.points}
            args["rule"] = "allegoria:A88"
            g.say("fulfils", me.seat, args)


def fulfilled(g: Allegoria, me: Player) -> int:
    """The first of the player's tasks that is fulfilled, or -1."""
    bound = [0] * MOST_BOUND
    for card in me.tasks:
        if task_of(g, card).condition.value(g, me, bound):
            return card
    return -1
