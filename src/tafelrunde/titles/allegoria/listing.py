"""The cards as a catalogue lists them: of what type, and whether the rulebook shows them."""

# not compiled: reads tables for catalogues only

from __future__ import annotations

from functools import cache
from importlib.resources import files

from tafelrunde.kernel.catalogue import CardFace
from tafelrunde.titles.allegoria.vocabulary import (
    AREAS,
    DECREES,
    DURING,
    END,
    GUILDS,
    NOBLES,
    OBJECT_NAMES,
    TILES,
    TOKENS,
    TRADERS,
    WORKERS,
)

# The first object of each type.
TYPES = {
    WORKERS: "worker",
    DURING: "during_task",
    END: "end_task",
    NOBLES: "noble",
    DECREES: "decree",
    TRADERS: "trader",
    TILES: "alms_tile",
    GUILDS: "guild",
}
TABLES = ("decrees", "nobles", "tasks", "traders", "workers")


@cache
def card_types() -> dict[str, str]:
    """Every card, guild and tile in the order of the vocabulary, with its type."""
    found: dict[str, str] = {}
    type = ""
    for number, name in enumerate(OBJECT_NAMES[:AREAS]):
        type = "" if number == TOKENS else TYPES.get(number, type)
        if name and type:
            found[name] = type
    return found


@cache
def reconstructed() -> frozenset[str]:
    """The ids of cards of which a name or a number is reconstructed."""
    found: set[str] = set()
    folder = files("tafelrunde.titles.allegoria").joinpath("data")
    for table in TABLES:
        head, *rows = folder.joinpath(f"{table}.tsv").read_text("utf-8").splitlines()
        columns = head.split("\t")
        for row in rows:
            cells = dict(zip(columns, row.split("\t"), strict=True))
            sources = [cells[column] for column in columns if column.startswith("source")]
            if "reconstructed" in sources:
                found.add(cells["id"] if "id" in cells else f"{cells['kind']}_{cells['value']}")
    return frozenset(found)


def origin(id: str) -> str:
    """The set a card is listed in: what the rulebook shows, or what is reconstructed."""
    return "reconstructed" if id in reconstructed() else "rulebook"


def faces() -> list[CardFace]:
    """Every card, guild and tile, in the order of the vocabulary."""
    return [CardFace(id, set=origin(id), types=[type]) for id, type in card_types().items()]
