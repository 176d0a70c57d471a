"""The cards as lists show them: by set, basic cards first, then by cost."""

from __future__ import annotations

from tafelrunde.kernel.catalogue import NO_COST, CardFace
from tafelrunde.titles.dominion.catalogue import (
    ARTIFACT,
    BOON,
    CARDS,
    HEX,
    LANDMARK,
    SETS,
    STATE,
    Card,
)

WITHOUT_COST = LANDMARK | BOON | HEX | STATE | ARTIFACT


def faces() -> list[CardFace]:
    """Every card."""
    boxes = list(SETS)
    ranked = [(boxes.index(one.set), not one.basic, one.cost, one.id) for one in CARDS.values()]
    return [face(CARDS[id]) for _, _, _, id in sorted(ranked)]


def face(card: Card) -> CardFace:
    """What is printed on one card."""
    facts: dict[str, object] = {
        "cards": card.cards,
        "actions": card.actions,
        "buys": card.buys,
        "coins": card.coins,
        "points": card.points,
        "potion": card.potion,
        "debt": card.debt,
        "overpay": card.overpay,
    }
    return CardFace(
        card.id,
        set=card.set,
        types=card.type_names(),
        cost=NO_COST if card.types & WITHOUT_COST else card.cost,
        printings=list(card.printings),
        basic=card.basic,
        facts=facts,
    )
