"""All zones of the table, declared once: who sees what."""

from __future__ import annotations

from tafelrunde.kernel.zones import ALL, COUNT, NOTHING, TOP, Zone

DECK = Zone("deck", owner=COUNT, others=NOTHING, ordered=True)
HAND = Zone("hand", owner=ALL, others=COUNT)
DISCARD_PILE = Zone("discard", owner=TOP, others=TOP, ordered=True)
PLAY_AREA = Zone("play", owner=ALL, others=ALL, ordered=True)
REVEALED = Zone("revealed", owner=ALL, others=ALL, ordered=True)
LOOKING = Zone("looking", owner=ALL, others=COUNT, ordered=True)
ASIDE_DOWN = Zone("aside", owner=ALL, others=COUNT)
ISLAND_MAT = Zone("island", owner=ALL, others=ALL)
VILLAGE_MAT = Zone("native_village", owner=ALL, others=COUNT)
TRASH_PILE = Zone("trash", owner=ALL, others=ALL)
RETURNING = Zone("returning", owner=ALL, others=ALL, ordered=True)
