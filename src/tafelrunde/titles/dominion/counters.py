"""What is counted before each player, declared once: copied, shown and kept from this list."""

from __future__ import annotations

from typing import Final

COFFERS: Final = 0
VILLAGERS: Final = 1
POINTS: Final = 2  # victory tokens
DEBT: Final = 3
PIRATE: Final = 4  # coins on the Pirate Ship mat
MINUS_CARD: Final = 5  # the -1 card token lies on the deck
MINUS_COIN: Final = 6  # the -1 coin token lies before the player
JOURNEY: Final = 7  # the Journey token lies face down
PLOT: Final = 8  # tokens on Sinister Plot

COUNTERS: Final = [
    "coffers",
    "villagers",
    "points",
    "debt",
    "pirate",
    "minus_card",
    "minus_coin",
    "journey",
    "plot",
]

# A player's tokens that lie on a Supply pile, each on one pile at a time (D52).
PLUS_CARD: Final = 0
PLUS_ACTION: Final = 1
PLUS_BUY: Final = 2
PLUS_COIN: Final = 3
MINUS_COST: Final = 4
TRASHING: Final = 5

PILE_TOKENS: Final = [
    "plus_card",
    "plus_action",
    "plus_buy",
    "plus_coin",
    "minus_cost",
    "trashing",
]
