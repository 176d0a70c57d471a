"""The cards as lists show them: the deck by suit, then the quests."""

from __future__ import annotations

from tafelrunde.kernel.catalogue import CardFace
from tafelrunde.titles.root.catalogue import FACES, ITEMS, KINDS, QUEST_CARD, QUESTS, SUITS, Card


def faces() -> list[CardFace]:
    """Every card of the deck and every quest, which lies on the table like a card."""
    deck = [face(card) for suit in range(len(SUITS)) for card in FACES if card.suit == suit]
    return deck + [face(card) for card in QUESTS]


def face(card: Card) -> CardFace:
    """What is printed on one card."""
    is_quest = card.kind == QUEST_CARD
    items = [ITEMS[item] for item in (card.item, card.item2) if item >= 0]
    cost: dict[str, int] = {"any": card.cost[0]}
    for suit in range(1, len(SUITS)):
        cost[SUITS[suit]] = card.cost[suit]
    facts: dict[str, object] = {
        "suit": SUITS[card.suit],
        "kind": KINDS[card.kind],
        "cost": cost,
        "item": items[0] if items else "",
        "item2": items[1] if len(items) > 1 else "",
        "points": card.points,
        "copies": card.copies,
    }
    return CardFace(
        card.id,
        set="quests" if is_quest else "deck",
        types=[SUITS[card.suit], KINDS[card.kind]],
        cost=sum(card.cost),
        price=items if is_quest else pieces(card),
        facts=facts,
        rule=card.rule.partition(":")[2],
    )


def pieces(card: Card) -> list[str]:
    """The suits of the crafting pieces a card costs; 'any' is any suit."""
    suits = ["any", *SUITS[1:]]
    return [suits[suit] for suit in (1, 2, 3, 0) for _ in range(card.cost[suit])]
