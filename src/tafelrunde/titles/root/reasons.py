"""Why a clearing or a card in hand is no answer now.

The map lies open; of cards only those in the hand of the player who is asked are spoken of.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.reasons import Reason, no_choice, parts_of
from tafelrunde.titles.root.board import SPOTS
from tafelrunde.titles.root.catalogue import (
    AMBUSH_CARD,
    DOMINANCE_CARD,
    FACES,
    FAVOR_CARD,
    ITEM_CARD,
    ITEMS,
    PERSISTENT_CARD,
    Card,
)
from tafelrunde.titles.root.crafting import pieces_left
from tafelrunde.titles.root.factions.base import Faction
from tafelrunde.titles.root.marks import cost_of
from tafelrunde.titles.root.vocabulary import AT, BATTLE, MOVE, NAMES, STRIDE, TO, VOCABULARY

if TYPE_CHECKING:
    from tafelrunde.titles.root.table import Root

BY_ID = {card.id: card for card in FACES}


def why_not(g: Root, ask: Ask, spot: str) -> Reason:
    """Why a place or a card is no answer to this question."""
    me = g.factions[ask.player]
    zone, owner, name = parts_of(spot)
    c = clearing(spot)
    if c:
        return of_clearing(g, me, ask, c) or no_choice(ask)
    if zone == "hand" and owner == me.seat and name in BY_ID:
        return of_hand(g, me, ask, BY_ID[name]) or no_choice(ask, name)
    return no_choice(ask, name if zone and name in BY_ID else "")


def clearing(name: str) -> int:
    """The number of a clearing by its name; 0 if it is none."""
    number = VOCABULARY.object_number(name) if name and VOCABULARY.names(name) else 0
    return number if number < SPOTS else 0


# -- places


def of_clearing(g: Root, me: Faction, ask: Ask, c: int) -> Reason | None:
    """Why nothing can be done in a clearing, where the question makes that plain."""
    verbs = {option - option % STRIDE for option in ask.options}
    start = clearing(ask.about)
    if verbs == {TO} and start and ask.prompt == "move-to":
        return not_reached(g, me, start, c)
    if verbs == {AT} and ask.prompt in ("build-at", "place-building") and not g.free_slots[c]:
        return Reason("root-why-no-slot", ask.rule, {"clearing": NAMES[c]})
    if not verbs & {BATTLE, MOVE} or not any(me.warriors):
        return None
    if not me.warriors[c]:
        return Reason("root-why-no-warriors", ask.rule, {"clearing": NAMES[c]})
    if MOVE not in verbs:
        return Reason("root-why-no-enemy", "root:4.3", {"clearing": NAMES[c]})
    return Reason("root-why-stuck", "root:4.2.1", {"clearing": NAMES[c]})


def not_reached(g: Root, me: Faction, a: int, b: int) -> Reason:
    """Why warriors cannot move from one clearing to another."""
    if a == b:
        return Reason("root-why-here", "root:4.2", {"clearing": NAMES[a]})
    if b not in me.reach(g, a):
        return Reason("root-why-not-adjacent", "root:4.2", {"from": NAMES[a], "to": NAMES[b]})
    if g.is_closed(b):
        return Reason("root-why-closed", "root:4.2", {"clearing": NAMES[b]})
    return Reason("root-why-no-rule", "root:4.2.1", {"from": NAMES[a], "to": NAMES[b]})


# -- the hand


def of_hand(g: Root, me: Faction, ask: Ask, card: Card) -> Reason | None:
    """Why a card of the own hand cannot be used in the own turn."""
    if g.turn != me.seat or ask.about or ask.source:
        return None
    if card.kind == AMBUSH_CARD:
        return Reason("root-why-ambush", "root:2.1.4")
    if card.kind == DOMINANCE_CARD:
        held = me.dominance >= 0
        return Reason("root-why-dominant" if held else "root-why-dominance", "root:3.3.1")
    if card.kind == ITEM_CARD and g.items[card.item] == 0:
        return Reason("root-why-no-item", "root:4.1.2", {"item": ITEMS[card.item]})
    if card.kind == PERSISTENT_CARD and me.has_effect(card.effect):
        return Reason("root-why-crafted", "root:4.1.4", {"card": card.id})
    if card.kind not in (ITEM_CARD, PERSISTENT_CARD, FAVOR_CARD):
        return None
    missing = not me.can_pay(g, card, pieces_left(g, me))
    message = "root-why-too-dear" if missing else "root-why-not-crafting"
    return Reason(message, "root:4.1.1", {"card": card.id, "cost": cost_of(card)})
