"""All zones of the table, declared once: who sees what. Those of mats are in `mats.py`."""

from __future__ import annotations

from tafelrunde.kernel.zones import ALL, COUNT, NOTHING, TOP, Zone

DECK = Zone("deck", owner=COUNT, others=NOTHING, ordered=True)
HAND = Zone("hand", owner=ALL, others=COUNT)
DISCARD_PILE = Zone("discard", owner=TOP, others=TOP, ordered=True)
PLAY_AREA = Zone("play", owner=ALL, others=ALL, ordered=True)
REVEALED = Zone("revealed", owner=ALL, others=ALL, ordered=True)
LOOKING = Zone("looking", owner=ALL, others=COUNT, ordered=True)
TRASH_PILE = Zone("trash", owner=ALL, others=ALL)
RETURNING = Zone("returning", owner=ALL, others=ALL, ordered=True)


class DeckZones:
    """The zones of a small deck: face down, turned up, discarded, laid out."""

    def __init__(self, name: str) -> None:
        self.cards = Zone(name, owner=COUNT, others=COUNT, ordered=True)
        self.shown = Zone(f"{name}_shown", owner=ALL, others=ALL, ordered=True)
        self.discard = Zone(f"{name}_discard", owner=ALL, others=ALL)
        self.laid_out = Zone(f"{name}_laid_out", owner=ALL, others=ALL)


def stack_zone(name: str, *, hidden: bool) -> Zone:
    """The zone of a mixed pile: all of it is known, or only its top card is seen."""
    sight = TOP if hidden else ALL
    return Zone(f"pile_{name}", owner=sight, others=sight, ordered=True)


DECKS = {name: DeckZones(name) for name in ("boons", "hexes", "black_market")}
