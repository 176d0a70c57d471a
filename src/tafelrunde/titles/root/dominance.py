"""Dominance cards (3.3): taken, activated, and checked when Birdsong starts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import Option
from tafelrunde.titles.root.board import CORNERS, SPOTS
from tafelrunde.titles.root.catalogue import BIRD, DOMINANCE_CARD
from tafelrunde.titles.root.factions.base import Faction
from tafelrunde.titles.root.vocabulary import ACTIVATE, SPEND, TAKE

if TYPE_CHECKING:
    from tafelrunde.titles.root.table import Root


def has_won(g: Root, me: Faction) -> bool:
    """Three clearings of the suit, or two opposite corners for birds (3.3.1.I, 3.3.1.II)."""
    suit = g.kinds[me.dominance].suit
    if suit == BIRD:
        for c in CORNERS:
            if g.ruler(c) == me.seat and g.ruler(g.board.opposite[c]) == me.seat:
                return True
        return False
    ruled = 0
    for c in range(1, SPOTS):
        if g.suits[c] == suit and g.ruler(c) == me.seat:
            ruled += 1
    return ruled >= 3


def may_be_of_use(g: Root, me: Faction) -> bool:
    """Whether, as far as everybody knows, the player could activate or take a dominance card."""
    if not me.hand or g.dominance_cards == 0:
        return False
    return len(g.available) > 0 or me.may_activate(g, -1)


def add_options(g: Root, me: Faction, options: list[Option]) -> None:
    """Offer to activate a dominance card (3.3.1) or to take an available one (3.3.4)."""
    if not may_be_of_use(g, me):
        return
    for this in me.hand:
        card = g.kinds[this]
        if card.kind == DOMINANCE_CARD and me.may_activate(g, this):
            options.append(ACTIVATE + card.number)
    for this in g.available:
        suit = g.kinds[this].suit
        if g.holds_suit(me, suit):
            options.append(TAKE + g.kinds[this].number)


def activate(g: Root, me: Faction, number: int) -> None:
    """Lay a dominance card into the play area; from now on no points count (3.3.1)."""
    this = g.copy_of(me.hand, number)
    me.hand.remove(this)
    if g.loud:
        card = g.kinds[this].id
        g.say("activates-dominance", me.seat, {"card": card, "rule": "root:3.3.1"})
    me.activate(g, this)


def take(g: Root, me: Faction, number: int) -> None:
    """Spend a card of the same suit to take an available dominance card into the hand (3.3.4)."""
    this = g.copy_of(g.available, number)
    suit = g.kinds[this].suit
    g.ask_to_spend(me, SPEND, suit, "spend-for-dominance", "root:3.3.4")
    g.available.remove(this)
    me.hand.append(this)
    g.known[this] = g.everyone
    if g.loud:
        g.say("takes-dominance", me.seat, {"card": g.kinds[this].id, "rule": "root:3.3.4"})
