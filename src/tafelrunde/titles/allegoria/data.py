"""The cards and tracks beside this file, or an owner's own, checked and made into objects.

What the rulebook does not print is reconstructed and marked so in the files. Whoever owns the
printed game can replace any table by a TOML or JSON file of the same columns:

    [[tasks]]
    id = "T01"
    type = "during"
    name_de = "..."
    name_en = "..."
    points = 1
    condition = "turn('place', kind='soldier') >= 3"

`workers` (kind, value, count), `tasks`, `nobles`, `decrees` and `traders` are lists of rows,
`tracks` has the parts of `data/tracks.json`. A table is replaced as a whole; others stay.
"""

# not compiled: reads files once, when a match is prepared

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path

from tafelrunde.titles.allegoria import parsing, tracks
from tafelrunde.titles.allegoria.catalog import QUEEN_DIES, Deck, Decree, Noble, Task, Trader
from tafelrunde.titles.allegoria.tracks import BadCards
from tafelrunde.titles.allegoria.vocabulary import (
    DECREES,
    DURING,
    END,
    FIGURE_NAMES,
    NOBLES,
    TRACK_NAMES,
    TRADERS,
    VOCABULARY,
    WORKER_KINDS,
    WORKERS,
)

TABLES = ["workers", "tasks", "nobles", "decrees", "traders"]
COLUMNS = {
    "workers": ["kind", "value", "count"],
    "tasks": ["id", "type", "name_de", "name_en", "points", "condition"],
    "nobles": ["id", "name_de", "name_en", *TRACK_NAMES, *FIGURE_NAMES],
    "decrees": [
        "id",
        "name_de",
        "name_en",
        "upper_mode",
        "upper_effect",
        "lower_mode",
        "lower_effect",
    ],
    "traders": [
        "id",
        "name_de",
        "name_en",
        "wealth_cost",
        "wealth_gain",
        "trade_cost",
        "trade_gain",
    ],
}
LARGEST = 1_000_000  # bytes of an owner's file
LONGEST_NAME = 80

Table = list[Mapping[str, object]]


# -- reading


@cache
def shipped(name: str) -> Table:
    """A table of the package."""
    text = files("tafelrunde.titles.allegoria").joinpath(f"data/{name}.tsv").read_text("utf-8")
    lines = [line.split("\t") for line in text.splitlines()]
    return [dict(zip(lines[0], line, strict=True)) for line in lines[1:]]


@cache
def default_deck(track: str) -> Deck:
    """The cards of the package with one of the layouts of the home tracks."""
    return make_deck({}, track)


def read_file(name: str) -> Mapping[str, object]:
    """An owner's file as plain tables."""
    path = Path(name)
    if path.suffix not in (".toml", ".json"):
        raise BadCards("a card file is called something.toml or something.json")
    try:
        if not path.is_file() or path.stat().st_size > LARGEST:
            raise BadCards(f"'{path.name}' is no file of at most {LARGEST} bytes")
        data = path.read_bytes()
        text = data.decode("utf-8")
        given: object = tomllib.loads(text) if path.suffix == ".toml" else json.loads(text)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, json.JSONDecodeError) as error:
        raise BadCards(f"'{path.name}' cannot be read: {type(error).__name__}") from None
    except RecursionError:
        raise BadCards(f"'{path.name}' is nested too deeply") from None
    if not isinstance(given, dict):
        raise BadCards(f"'{path.name}' holds no tables")
    return given


def own_deck(given: object, track: str) -> Deck:
    """The cards an option names: a file or the tables themselves."""
    if isinstance(given, str):
        given = read_file(given)
    if not isinstance(given, dict):
        raise BadCards(f"'cards' is a file name or a table of {', '.join([*TABLES, 'tracks'])}")
    for key in given:
        if key not in TABLES and key != "tracks":
            known = ", ".join([*TABLES, "tracks"])
            raise BadCards(f"'cards' has no table '{str(key)[:40]}'; known are: {known}")
    return make_deck(given, track)


# -- checking


class RowOf:
    """One row of a table, with messages that name it."""

    def __init__(self, table: str, number: int, given: object) -> None:
        self.where = f"{table}, row {number + 1}"
        if not isinstance(given, dict):
            raise BadCards(f"{self.where}: a row has the columns {', '.join(COLUMNS[table])}")
        for column in COLUMNS[table]:
            if column not in given:
                raise BadCards(f"{self.where}: the column '{column}' is missing")
        self.given = given
        if "id" in given:
            self.where = f"{table}, {str(given['id'])[:20]}"

    def text(self, column: str) -> str:
        """A short text."""
        value = self.given[column]
        if not isinstance(value, str) or not value.strip():
            raise BadCards(f"{self.where}: '{column}' must be a text")
        return value.strip()

    def name(self, column: str) -> str:
        """A name."""
        value = self.text(column)
        if len(value) > LONGEST_NAME or not value.isprintable():
            raise BadCards(f"{self.where}: '{column}' has 1 to {LONGEST_NAME} printable characters")
        return value

    def number(self, column: str, least: int, most: int) -> int:
        """A number in a range."""
        value = self.given[column]
        if isinstance(value, str) and value.isascii() and value.lstrip("-").isdigit():
            value = int(value)
        if type(value) is not int or not least <= value <= most:
            raise BadCards(f"{self.where}: '{column}' must be a number from {least} to {most}")
        return value

    def fail(self, error: object) -> BadCards:
        """The error with the place where it is."""
        return BadCards(f"{self.where}: {error}")


def rows_of(given: Mapping[str, object], table: str) -> list[RowOf]:
    """The rows of a table, the owner's or ours."""
    rows = given.get(table, shipped(table))
    if not isinstance(rows, list):
        raise BadCards(f"'{table}' is a list of rows")
    return [RowOf(table, number, row) for number, row in enumerate(rows)]


def check_ids(rows: list[RowOf], table: str, first: int, count: int) -> None:
    """Every card of a kind is there once, and no two have the same name."""
    wanted = [VOCABULARY.objects[number] for number in range(first, first + count)]
    ids = [row.text("id") for row in rows]
    if len(ids) != count:
        named = f"{wanted[0]} to {wanted[-1]}"
        raise BadCards(f"{table}: there are {count} cards ({named}), not {len(ids)}")
    for id in ids:
        if id not in wanted or ids.count(id) > 1:
            raise BadCards(f"{table}: '{id[:20]}' is unknown or there twice")
    check_names(rows, table)


def check_names(rows: list[RowOf], table: str) -> None:
    """No two cards have the same name."""
    for column in ("name_de", "name_en"):
        names = [row.name(column) for row in rows]
        for name in names:
            if names.count(name) > 1:
                raise BadCards(f"{table}: two cards are called '{name}'")


def make_deck(given: Mapping[str, object], track: str) -> Deck:
    """Everything checked and made into objects."""
    deck = Deck()
    read_workers(deck, rows_of(given, "workers"))
    read_tasks(deck, rows_of(given, "tasks"))
    read_nobles(deck, rows_of(given, "nobles"))
    read_decrees(deck, rows_of(given, "decrees"))
    read_traders(deck, rows_of(given, "traders"))
    tracks.read(deck, given.get("tracks", {}), track)
    return deck


def read_workers(deck: Deck, rows: list[RowOf]) -> None:
    """72 worker cards of six kinds and three values (A5, A26)."""
    for row in rows:
        kind = row.text("kind")
        if kind not in WORKER_KINDS:
            raise row.fail(f"'{kind[:20]}' is none of {', '.join(WORKER_KINDS)}")
        number = WORKERS + WORKER_KINDS.index(kind) * 3 + row.number("value", 1, 3) - 1
        deck.workers.extend([number] * row.number("count", 0, 72))
    deck.workers.sort()
    if len(deck.workers) != 72:
        raise BadCards(f"workers: there are 72 cards, not {len(deck.workers)}")


def read_tasks(deck: Deck, rows: list[RowOf]) -> None:
    """48 tasks for the game and 24 for its end (A5, A25)."""
    during = [row for row in rows if row.text("type") == "during"]
    end = [row for row in rows if row.text("type") == "end"]
    if len(during) + len(end) != len(rows):
        raise BadCards("tasks: the type of a task is 'during' or 'end'")
    check_ids(during, "tasks for the game", DURING, 48)
    check_ids(end, "tasks for its end", END, 24)
    check_names(rows, "tasks")
    for row in rows:
        points = row.number("points", 1, 3) if row in during else row.number("points", 5, 5)
        text = row.text("condition")
        try:
            condition = parsing.condition(text, at_end=row in end)
        except parsing.Nonsense as error:
            raise row.fail(error) from None
        id = row.text("id")
        task = Task(id, row.name("name_de"), row.name("name_en"), points, text, condition)
        deck.tasks[VOCABULARY.object_number(id)] = task


def read_nobles(deck: Deck, rows: list[RowOf]) -> None:
    """8 nobles (A5, A22)."""
    check_ids(rows, "nobles", NOBLES, 8)
    for row in rows:
        steps = [row.number(track, 0, 12) for track in TRACK_NAMES]
        figures = [row.number(kind, 0, 3) for kind in FIGURE_NAMES]
        id = row.text("id")
        noble = Noble(id, row.name("name_de"), row.name("name_en"), steps, figures)
        deck.nobles[VOCABULARY.object_number(id)] = noble


def read_decrees(deck: Deck, rows: list[RowOf]) -> None:
    """12 decrees; only the first one tells of the queen's death (A5, A23)."""
    check_ids(rows, "decrees", DECREES, 12)
    for row in rows:
        id = row.text("id")
        try:
            upper = parsing.edict(row.text("upper_effect"), row.text("upper_mode"))
            lower = None
            if id != "D01":
                lower = parsing.edict(row.text("lower_effect"), row.text("lower_mode"))
        except parsing.Nonsense as error:
            raise row.fail(error) from None
        if (upper.op == QUEEN_DIES) != (id == "D01"):
            raise row.fail("D01, and no other decree, is the death of the queen")
        if lower is not None and lower.op == QUEEN_DIES:
            raise row.fail("D01, and no other decree, is the death of the queen")
        decree = Decree(id, row.name("name_de"), row.name("name_en"), upper, lower)
        deck.decrees[VOCABULARY.object_number(id)] = decree


def read_traders(deck: Deck, rows: list[RowOf]) -> None:
    """12 travelling traders (A5, A24)."""
    check_ids(rows, "traders", TRADERS, 12)
    for row in rows:
        wealth = (row.number("wealth_cost", 1, 12), row.number("wealth_gain", 1, 12))
        trade = (row.number("trade_cost", 1, 12), row.number("trade_gain", 1, 12))
        id = row.text("id")
        trader = Trader(id, row.name("name_de"), row.name("name_en"), wealth, trade)
        deck.traders[VOCABULARY.object_number(id)] = trader
