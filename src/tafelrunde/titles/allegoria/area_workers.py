"""Area II: five open worker cards, divided by one and chosen by the others (A92-A99)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import Ask, CardNo
from tafelrunde.titles.allegoria.catalogue import Args
from tafelrunde.titles.allegoria.player import Player
from tafelrunde.titles.allegoria.vocabulary import (
    GROUPS,
    KEEP,
    OBJECT_NAMES,
    PAIR,
    SINGLE,
    STRIDE,
    TAKE,
    TAKE_ONE,
)

if TYPE_CHECKING:
    from tafelrunde.titles.allegoria.table import Allegoria


# What a rank gives: one of the groups, or the top card of the deck.
GROUP: Final = "group"
BLIND: Final = "blind"


def gives(seats: int, rank: int) -> str:
    """With four players there is no group left for the fourth rank (A96)."""
    return BLIND if seats == 4 and rank == 4 else GROUP


def divide(g: Allegoria) -> None:
    """The lowest bidder makes groups of 2, 2 and 1 of the open cards (A92)."""
    me = g.players[g.order[-1]]
    if len(g.row) % 2:
        alone = g.row[0]
        if len(g.row) > 1:
            alone = g.ask_card(
                me, verb=SINGLE, cards=g.row, prompt="divide-single", rule="allegoria:A92"
            )
        lay(g, me, [alone], 2)
    if len(g.row) == 4:
        first = g.row[0]
        partner = g.ask_card(
            me,
            verb=PAIR,
            cards=g.row[1:],
            prompt="divide-pair",
            rule="allegoria:A92",
            about=g.face(first),
        )
        lay(g, me, [first, partner], 0)
        lay(g, me, g.row.copy(), 1)
    else:
        lay(g, me, g.row.copy(), 0)


def lay(g: Allegoria, me: Player, cards: list[CardNo], at: int) -> None:
    """Lay open cards together as a group."""
    for card in cards:
        g.row.remove(card)
        g.groups[at].append(card)
    if g.loud:
        args: Args = {"group": f"group_{at + 1}", "cards": g.names(cards), "rule": "allegoria:A92"}
        g.say("divides", me.seat, args)


def choose(g: Allegoria, me: Player) -> None:
    """Take a group: with a bid of 2 or more both cards if he likes, else one (A93-A96)."""
    if len(g.order) == g.seats and gives(g.seats, me.rank) == BLIND:
        g.draw_worker(me, "allegoria:A96")
        return
    options = [TAKE + GROUPS + at for at in range(len(g.groups)) if g.groups[at]]
    if not options:
        return
    if me.bid > 1:  # he may keep both, he need not
        for at in range(len(g.groups)):
            if len(g.groups[at]) == 2:
                options.append(TAKE_ONE + GROUPS + at)
    option = g.ask(Ask(me.seat, "take-group", options, "", "allegoria:A93"))
    group = g.groups[option % STRIDE - GROUPS]
    about = OBJECT_NAMES[option % STRIDE]
    taken = group.copy()
    if len(taken) == 2 and (me.bid == 1 or option - option % STRIDE == TAKE_ONE):
        kept = g.ask_card(
            me, verb=KEEP, cards=taken, prompt="take-card", rule="allegoria:A94", about=about
        )
        taken = [kept]
    for card in taken:
        group.remove(card)
        me.hand.append(card)
        g.known[card] = g.everyone
    if g.loud:
        args: Args = {"cards": g.names(taken), "group": about, "rule": "allegoria:A94"}
        g.say("takes", me.seat, args)
    g.clear_away(group, "allegoria:A94")


def discard_rest(g: Allegoria) -> None:
    """Cards nobody took are discarded (A99)."""
    for group in g.groups:
        g.clear_away(group, "allegoria:A99")
    g.clear_away(g.row, "allegoria:A99")
