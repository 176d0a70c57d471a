"""Where a card in play lies (`g.where[this]`): a slot, or one of these, most with a seat."""

from __future__ import annotations

from typing import Final

from tafelrunde.titles.oath.board import SLOTS

SEATS_EACH: Final = 8  # numbers for each of the following, more than there are seats
OUT_OF_PLAY: Final = -1
ADVISER_OF: Final = SLOTS
HELD_BY: Final = ADVISER_OF + SEATS_EACH  # relics and banners
UNCOVERED: Final = HELD_BY + SEATS_EACH  # a space of the Reliquary without a relic
VISION_OF: Final = UNCOVERED + SEATS_EACH
