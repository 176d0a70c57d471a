"""Area I: new tasks and the start player marker (A83-A87)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.titles.allegoria import catalogue, tasks
from tafelrunde.titles.allegoria.catalogue import Args
from tafelrunde.titles.allegoria.player import Player
from tafelrunde.titles.allegoria.vocabulary import KEEP

if TYPE_CHECKING:
    from tafelrunde.titles.allegoria.table import Allegoria


def draw(g: Allegoria, me: Player) -> None:
    """Draw as many tasks as the rank says, keep one or none (A83, A84)."""
    for _ in range(draws(g, me)):
        card = g.top_task()
        if card >= 0:
            me.looking.append(card)
    if g.loud:
        looked: Args = {"cards": g.names(me.looking)}
        count = len(me.looking)
        g.say("draws-tasks", me.seat, {"count": count, "rule": "allegoria:A83"}, looked, me.bit)
    if not me.looking:
        return
    kept = g.ask_card(
        me,
        verb=KEEP,
        cards=me.looking,
        prompt="keep-task",
        rule="allegoria:A83",
        optional=True,
        secret=True,
    )
    if kept >= 0:
        me.looking.remove(kept)
        me.tasks.append(kept)
        if g.loud:
            told: Args = {"cards": [g.face(kept)]}
            g.say("keeps-task", me.seat, {"count": 1, "rule": "allegoria:A83"}, told, me.bit)
    elif g.loud:
        g.say("keeps-no-task", me.seat, {"rule": "allegoria:A84"})
    g.discard_tasks(me, "allegoria:A84")
    if kept >= 0:
        tasks.check(g, me)


def draws(g: Allegoria, me: Player) -> int:
    """The table of area I, changed by the decree of the week, at least 1."""
    count = g.box.draws[me.rank - 1]
    if g.edict is not None and g.edict.op == catalogue.MOD_DRAW:
        count += g.edict.amount
    return max(1, count)


def pass_marker(g: Allegoria) -> None:
    """The lowest bidder begins the next week (A85); without bids the marker stays."""
    if g.order:
        g.start = g.order[-1]
        if g.loud:
            g.say("next-start", g.start, {"rule": "allegoria:A85"})
