"""Whose turn it is and who decides in it: extra turns, and turns that another player controls.

In a controlled turn (D74) the player whose turn it is stays "you" on all cards, but another one
decides and sees whatever that player may see. The controller gains what the player would gain, and
the player's trashed cards come back when the turn has ended.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.titles.dominion.mats import ASIDE, VILLAGE

if TYPE_CHECKING:
    from tafelrunde.titles.dominion.player import Player
    from tafelrunde.titles.dominion.table import Dominion


def take_over(g: Dominion, me: Player) -> None:
    """The turn begins: the controller decides for the player and sees with the player's eyes."""
    me.decider = g.controller
    me.eyes |= g.players[g.controller].bit
    if g.loud:
        g.say("controls", g.controller, {"rule": "dominion:D74"})


def let_go(g: Dominion, me: Player) -> None:
    """The turn is over: trashed cards come back, and the controller remembers what was seen."""
    if g.returning:
        # They are put there, not discarded, so that no text speaks up.
        if g.loud:
            g.say("gets-back", me.seat, {"cards": g.names(g.returning), "rule": "dominion:D74"})
        for this in g.returning:
            g.lay_on_discard(me, this)
        g.returning = []
    seen = me.eyes & ~me.bit
    for this in me.hand + me.mats.get(ASIDE, []) + me.mats.get(VILLAGE, []):
        g.known[this] = g.known.get(this, 0) | seen
    me.decider = me.seat
    me.eyes = me.bit
    g.controller = -1
