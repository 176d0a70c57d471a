"""The cards as lists show them: denizens by suit, then everything else by kind."""

from __future__ import annotations

from tafelrunde.kernel.catalogue import CardFace
from tafelrunde.titles.oath.catalogue import (
    DENIZEN,
    FACES,
    KINDS,
    NO_RECOVERY,
    NO_SUIT,
    RECOVERIES,
    RESTRICTIONS,
    RUIN,
    SUITS,
    Card,
)


def faces() -> list[CardFace]:
    """Every face; an edifice has two."""
    ranked = sorted((card.kind, card.suit, at) for at, card in enumerate(FACES))
    return [face(FACES[at]) for _, _, at in ranked]


def face(card: Card) -> CardFace:
    """What is printed on one face."""
    kind, suit = KINDS[card.kind], SUITS[card.suit] if card.suit != NO_SUIT else ""
    types = [suit] if suit else []
    if card.kind != DENIZEN or not suit:
        types.append(kind)
    facts: dict[str, object] = {
        "favor": card.favor,
        "burn_favor": card.burn_favor,
        "secrets": card.secrets,
        "burn_secrets": card.burn_secrets,
        "capacity": card.capacity,
        "dice": card.dice,
        "kind": kind,
        "suit": suit,
        "restriction": RESTRICTIONS[card.restriction],
        "locked": card.locked,
        "powers": card.power_types,
    }
    if card.recovery != NO_RECOVERY:  # what a relic at this site costs
        facts["recovery"] = RECOVERIES[card.recovery]
        facts["recovery_cost"] = card.recovery_cost
        paid_to = card.recovery_suit
        facts["recovery_suit"] = SUITS[paid_to] if paid_to != NO_SUIT else ""
    return CardFace(
        card.id,
        set=suit if card.kind == DENIZEN else "edifices" if card.kind <= RUIN else f"{kind}s",
        types=types,
        cost=card.favor + card.burn_favor + card.secrets + card.burn_secrets,
        facts=facts,
    )
