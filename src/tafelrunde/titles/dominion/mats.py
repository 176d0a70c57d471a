"""Mats and other places for a player's cards beside deck, hand, discard pile and play area.

Declared once: views, copies, re-dealing and scoring read this list. A new mat is one line more.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.zones import ALL, COUNT, Zone

ASIDE: Final = 0  # face down, for its player's eyes
ASIDE_OPEN: Final = 1
ISLAND: Final = 2
VILLAGE: Final = 3
INHERITED: Final = 4  # the card the Estate token lies on; nobody's
TAVERN: Final = 5  # the same number as the place of texts that can be called from there
BOONS: Final = 6  # Boons kept before a player until Clean-up; no cards
SAVED_BOONS: Final = 7  # Boons that the player has yet to receive

MATS: Final = [
    Zone("aside", owner=ALL, others=COUNT),
    Zone("aside_open", owner=ALL, others=ALL),
    Zone("island", owner=ALL, others=ALL),
    Zone("native_village", owner=ALL, others=COUNT),
    Zone("inherited", owner=ALL, others=ALL),
    Zone("tavern", owner=ALL, others=ALL),
    Zone("boons_kept", owner=ALL, others=ALL),
    Zone("boons_saved", owner=ALL, others=ALL),
]
NOT_OWNED: Final = [INHERITED, BOONS, SAVED_BOONS]
MAT_NAMES: Final = [zone.name for zone in MATS]
