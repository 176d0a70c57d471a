"""What cards, pieces and warriors are worth to a bot, in victory points."""

from __future__ import annotations

from typing import Final

from tafelrunde.titles.root.catalogue import EFFECTS, FACES, QUESTS, SUITS, Card
from tafelrunde.titles.root.vocabulary import STRIDE, VOCABULARY

# How often the higher and the lower of two dice show 0, 1, 2, 3.
HIGH: Final = [1 / 16, 3 / 16, 5 / 16, 7 / 16]
LOW: Final = [7 / 16, 5 / 16, 3 / 16, 1 / 16]

# What a warrior (an item of a Vagabond) is worth to its faction, by number.
WARRIOR_WORTH: Final = [0.3, 0.45, 0.7, 0.3, 0.3, 0.3, 0.45]

# What a persistent effect is worth to most factions.
EFFECT_WORTH: Final = {
    "armorers": 0.9,
    "sappers": 0.9,
    "brutal_tactics": 0.6,
    "royal_claim": 3.5,
    "stand_and_deliver": 1.0,
    "tax_collector": 0.9,
    "command_warren": 1.2,
    "better_burrow_bank": 1.5,
    "cobbler": 1.0,
    "scouting_party": 0.8,
    "codebreakers": 0.3,
}
PIECE_WORTHS: Final = {
    "sawmill": 1.4,
    "workshop": 1.2,
    "recruiter": 1.4,
    "keep": 1.5,
    "wood": 0.4,
    "roost": 1.5,
    "sympathy": 1.2,
}
SUITED_WORTHS: Final = {"base": 3.5, "garden": 2.8, "trade_post": 0.8}
EFFECT_WORTHS: Final = [EFFECT_WORTH[effect] for effect in EFFECTS]


def _by_number(cards: list[Card]) -> list[Card]:
    found = [cards[0]] * STRIDE
    for card in cards:
        found[card.number] = card
    return found


def _piece_worths() -> list[float]:
    """What a building or token is worth to its owner, by object of the vocabulary."""
    worths = [0.0] * STRIDE
    for name in PIECE_WORTHS:
        worths[VOCABULARY.object_number(name)] = PIECE_WORTHS[name]
    for suit in SUITS[1:]:
        for name in SUITED_WORTHS:
            worths[VOCABULARY.object_number(f"{name}_{suit}")] = SUITED_WORTHS[name]
    return worths


CARD_OF: Final = _by_number([*FACES, *QUESTS])  # by object of the vocabulary
PIECE_WORTH: Final = _piece_worths()
