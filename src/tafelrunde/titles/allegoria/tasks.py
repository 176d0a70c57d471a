"""Fulfilling tasks (A86-A90)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import Ask, CardNo
from tafelrunde.titles.allegoria.catalogue import MOST_BOUND, Args, Task
from tafelrunde.titles.allegoria.player import Player
from tafelrunde.titles.allegoria.prepared import REVEAL_RULE
from tafelrunde.titles.allegoria.vocabulary import REVEAL

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

    He has no choice; he is asked so that nobody learns from a missing question that no task is
    fulfilled.
    """
    while me.tasks:
        card = fulfilled(g, me)
        if card < 0:
            g.ask(g.box.nothing_to_reveal[me.seat])
            return
        g.ask(Ask(me.seat, "reveal-task", [REVEAL + g.kinds[card].number], "", REVEAL_RULE))
        me.tasks.remove(card)
        me.done.append(card)
        if g.loud:
            task = task_of(g, card)
            args: Args = {"card": task.id, "points": task.points}
            args["rule"] = REVEAL_RULE
            g.say("fulfils", me.seat, args)


def fulfilled(g: Allegoria, me: Player) -> int:
    """The first of the player's tasks that is fulfilled, or -1."""
    bound = [0] * MOST_BOUND
    for card in me.tasks:
        if task_of(g, card).condition.value(g, me, bound):
            return card
    return -1
