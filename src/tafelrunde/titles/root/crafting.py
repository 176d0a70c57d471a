"""Crafting (4.1): activate crafting pieces, then an immediate or a persistent effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import Option
from tafelrunde.titles.root import removal
from tafelrunde.titles.root.board import SPOTS
from tafelrunde.titles.root.catalogue import (
    FAVOR_CARD,
    ITEM_CARD,
    PERSISTENT_CARD,
    SUIT_OBJECTS,
    SUITS,
    Card,
)
from tafelrunde.titles.root.factions.base import Faction
from tafelrunde.titles.root.vocabulary import ACTIVATE, CRAFT

if TYPE_CHECKING:
    from tafelrunde.titles.root.table import Root


def can_craft(g: Root, me: Faction, card: Card, left: list[int]) -> bool:
    """Whether a card could be crafted now with the pieces left (4.1.1, 4.1.2, 4.1.4)."""
    kind = card.kind
    if kind == ITEM_CARD:
        if g.items[card.item] == 0:
            return False
    elif kind == PERSISTENT_CARD:
        if me.has_effect(card.effect):
            return False
    elif kind != FAVOR_CARD:
        return False
    return me.can_pay(g, card, left)


def add_craft_options(g: Root, me: Faction, options: list[Option]) -> None:
    """Offer every card of the hand that could be crafted."""
    if not me.hand:
        return
    left = pieces_left(g, me)
    if left[1] + left[2] + left[3] == 0:
        return
    for card in g.faces_held(me):
        if can_craft(g, me, card, left):
            options.append(CRAFT + card.number)


def craft(g: Root, me: Faction, number: int) -> None:
    """Craft a card of the hand, named by its object."""
    this = g.copy_of(me.hand, number)
    card = g.kinds[this]
    if g.loud:
        g.say("crafts", me.seat, {"card": card.id, "rule": "root:4.1"})
    me.pay_craft(g, card)
    me.hand.remove(this)
    if card.kind == PERSISTENT_CARD:
        me.crafted.append(this)
        me.effects |= 1 << card.effect
        return
    me.played.append(this)
    if card.kind == ITEM_CARD:
        g.items[card.item] -= 1
        me.gain_item(g, card.item)
        g.score(me, me.item_points(g, card), "root:3.2.2")
    else:
        clearings = [c for c in range(1, SPOTS) if g.suits[c] == card.suit]
        removal.remove_enemies_in(g, me, clearings)
    g.discard_from(me, this, me.played)


def pieces_left(g: Root, me: Faction) -> list[int]:
    """Crafting pieces by suit that were not activated this turn."""
    left = me.crafting_pieces(g)
    for suit in range(1, 4):
        used = me.crafting_used[suit]
        if used:
            left[suit] = left[suit] - used
    return left


def activate_pieces(g: Root, me: Faction, card: Card) -> None:
    """Activate the pieces a card costs; those of any suit are chosen by the player."""
    for suit in range(1, 4):
        me.crafting_used[suit] += card.cost[suit]
    for due in range(card.cost[0], 0, -1):
        left = pieces_left(g, me)
        suits = [suit for suit in range(1, 4) if left[suit] > 0]
        options = [ACTIVATE + SUIT_OBJECTS.objects[suit] for suit in suits]
        option = options[0]
        if len(options) > 1 and left[1] + left[2] + left[3] > due:
            option = g.ask_of(me, "activate-pieces", options, "root:4.1.1", card.id, due)
        me.crafting_used[SUIT_OBJECTS.which(option - ACTIVATE)] += 1


def pieces_by_suit(g: Root, me: Faction, k: int) -> list[int]:
    """Pieces of a kind by the suit of their clearings, which is their own, too (4.1.1)."""
    if not me.by_suit:
        count = [0] * len(SUITS)
        start = k * SPOTS
        for c in range(1, SPOTS):
            n = me.pieces[start + c]
            if n:
                suit = g.suits[c]
                count[suit] = count[suit] + n
        me.by_suit = count
    return me.by_suit.copy()
