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
`docs/allegoria-cards.md` describes all of it for owners.
"""

# not compiled: reads files once, when a match is prepared

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path

from tafelrunde.kernel.errors import Phrase
from tafelrunde.titles.allegoria import parsing, tracks
from tafelrunde.titles.allegoria.catalogue import (
    QUEEN_DIES,
    WORKER_CARDS,
    Deck,
    Decree,
    Noble,
    OwnCard,
    Task,
    Trader,
)
from tafelrunde.titles.allegoria.meta import TRACKS
from tafelrunde.titles.allegoria.tracks import BadCards, said
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
    objects_of,
)

TABLES = ["workers", "tasks", "nobles", "decrees", "traders"]
OWN_TABLES = TABLES[1:]  # with cards that have names
NUMBER = re.compile(r"-?[0-9]{1,9}")
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
TEXTS = ["text_de", "text_en"]  # columns an owner may add: what the card says in words
LANGUAGES = ["de", "en"]
LARGEST = 1_000_000  # bytes of an owner's file
LONGEST_NAME = 80
LONGEST_TEXT = 500

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
    shown = said(path.name, 80)
    if path.suffix not in (".toml", ".json"):
        raise BadCards(
            "'{file}': a card file is called something.toml or something.json", file=shown
        )
    try:
        if not path.is_file() or path.stat().st_size > LARGEST:
            raise BadCards("'{file}' is no file of at most {most} bytes", file=shown, most=LARGEST)
        text = path.read_bytes().decode("utf-8")
        given: object = tomllib.loads(text) if path.suffix == ".toml" else json.loads(text)
    except OSError as error:
        raise BadCards(
            "'{file}' cannot be read: {error}", file=shown, error=error.strerror
        ) from None
    except UnicodeDecodeError as error:
        raise BadCards(
            "'{file}' cannot be read: byte {at} is not UTF-8", file=shown, at=error.start
        ) from None
    except ValueError as error:
        raise BadCards(
            "'{file}' cannot be read: {error}", file=shown, error=said(error, 200)
        ) from None
    except RecursionError:
        raise BadCards("'{file}' is nested too deeply", file=shown) from None
    if not isinstance(given, dict):
        raise BadCards(
            "'{file}' holds no tables; known are: {known}",
            file=shown,
            known=", ".join([*TABLES, "tracks"]),
        )
    return given


def own_deck(given: object, track: str) -> Deck:
    """The cards of an option: tables as a file has them. No file is read here."""
    known = ", ".join([*TABLES, "tracks"])
    if not isinstance(given, dict):
        raise BadCards("'cards' holds the tables of an owner's file: {known}", known=known)
    for key in given:
        if key not in TABLES and key != "tracks":
            raise BadCards(
                "there is no table '{key}'; known are: {known}", key=said(key), known=known
            )
    return make_deck(given, track)


def own_tables(file: str) -> tuple[dict[str, object], Deck]:
    """The tables of an owner's file, and the cards they make; messages name the file."""
    tables = dict(read_file(file))
    try:
        return tables, own_deck(tables, TRACKS[0])
    except BadCards as error:
        raise BadCards("{file}: {error}", file=Path(file).name, error=error) from None


# -- writing


def template() -> str:
    """All our tables as a file that an owner can change row by row."""
    lines: list[str] = []
    for table in TABLES:
        for row in shipped(table):
            lines += ["", f"[[{table}]]"]
            for column in COLUMNS[table]:
                text = str(row[column])
                value = int(text) if NUMBER.fullmatch(text) else text
                lines.append(f"{column} = {toml(value)}")
    shipped_tracks = tracks.shipped_tracks()
    for part in sorted(tracks.PARTS, key=lambda part: isinstance(shipped_tracks[part], dict)):
        rows = shipped_tracks[part]
        if isinstance(rows, dict):
            lines += ["", f"[tracks.{part}]"]
            lines.extend(f'"{players}" = {toml(few)}' for players, few in rows.items())
        else:
            assert isinstance(rows, list)
            lines += ["", "[tracks]"] if "[tracks]" not in lines else []
            lines += [f"{part} = [", *(f"    {toml(row)}," for row in rows), "]"]
    return "\n".join(lines).strip() + "\n"


def toml(value: object) -> str:
    """A value as TOML writes it, on one line."""
    if isinstance(value, dict):
        known = {key: one for key, one in value.items() if key != "source" and one is not None}
        return f"{{ {', '.join(f'{key} = {toml(one)}' for key, one in known.items())} }}"
    if isinstance(value, list):
        return f"[{', '.join(toml(one) for one in value)}]"
    return json.dumps(value, ensure_ascii=False)


# -- checking


class RowOf:
    """One row of a table, with messages that name it."""

    def __init__(self, table: str, number: int, given: object) -> None:
        self.where = Phrase("{table}, row {number}", table=table, number=number + 1)
        if not isinstance(given, dict):
            raise BadCards(
                "{where}: a row has the columns {known}",
                where=self.where,
                known=", ".join(COLUMNS[table]),
            )
        if "id" in given:
            id = said(given["id"], 20)
            self.where = Phrase(
                "{table}, row {number} ({id})", table=table, number=number + 1, id=id
            )
        columns = COLUMNS[table]
        for column in columns:
            if column not in given:
                raise BadCards(
                    "{where}: the column '{column}' is missing", where=self.where, column=column
                )
        for column in given:
            if column not in columns and column not in TEXTS and column[:6] != "source":
                known = ", ".join([*columns, *TEXTS])
                raise BadCards(
                    "{where}: no column '{column}'; known are: {known}",
                    where=self.where,
                    column=said(column),
                    known=known,
                )
        self.table = table
        self.given = given

    def text(self, column: str) -> str:
        """A short text."""
        value = self.given[column]
        if not isinstance(value, str) or not value.strip():
            raise BadCards("{where}: '{column}' must be a text", where=self.where, column=column)
        return value.strip()

    def name(self, column: str) -> str:
        """A name."""
        value = self.text(column)
        return self.short(column, value, LONGEST_NAME)

    def short(self, column: str, value: str, most: int) -> str:
        """A text of one line, not too long."""
        if len(value) > most or not value.isprintable():
            raise BadCards(
                "{where}: '{column}' has 1 to {most} printable characters",
                where=self.where,
                column=column,
                most=most,
            )
        return value

    def texts(self) -> dict[str, str]:
        """What the card says in words, by language; empty where the owner does not tell."""
        words = {}
        for column in TEXTS:
            told = column in self.given
            value = " ".join(self.text(column).split()) if told else ""
            words[column[-2:]] = self.short(column, value, LONGEST_TEXT)
        return words

    def number(self, column: str, least: int, most: int) -> int:
        """A number in a range."""
        value = self.given[column]
        if isinstance(value, str) and NUMBER.fullmatch(value):
            value = int(value)
        if type(value) is not int or not least <= value <= most:
            raise BadCards(
                "{where}: '{column}' must be a number from {least} to {most}",
                where=self.where,
                column=column,
                least=least,
                most=most,
            )
        return value

    def fail(self, error: Phrase | parsing.Nonsense) -> BadCards:
        """The error with the place where it is."""
        return BadCards("{where}: {error}", where=self.where, error=error)

    def differs_from(self, ours: Mapping[str, object]) -> bool:
        """Whether more than names and texts is another."""
        columns = [column for column in COLUMNS[self.table] if column[:5] != "name_"]
        return any(str(self.given[column]).strip() != str(ours[column]) for column in columns)


def rows_of(given: Mapping[str, object], table: str) -> list[RowOf]:
    """The rows of a table, the owner's or ours."""
    rows = given.get(table, shipped(table))
    if not isinstance(rows, list):
        raise BadCards("'{table}' is a list of rows", table=table)
    return [RowOf(table, number, row) for number, row in enumerate(rows)]


def check_ids(rows: list[RowOf], table: object, first: int) -> None:
    """Every card of a kind is there once, and no two have the same name."""
    wanted = [VOCABULARY.objects[number] for number in objects_of(first)]
    ids = [row.text("id") for row in rows]
    count = len(wanted)
    if len(ids) != count:
        named = Phrase("{first} to {last}", first=wanted[0], last=wanted[-1])
        raise BadCards(
            "{table}: there are {count} cards ({named}), not {given}",
            table=table,
            count=count,
            named=named,
            given=len(ids),
        )
    for id in ids:
        if id not in wanted or ids.count(id) > 1:
            raise BadCards(
                "{table}: '{id}' is unknown or there twice", table=table, id=said(id, 20)
            )
    check_names(rows, table)


def check_names(rows: list[RowOf], table: object) -> None:
    """No two cards have the same name."""
    for column in ("name_de", "name_en"):
        names = [row.name(column) for row in rows]
        for name in names:
            if names.count(name) > 1:
                raise BadCards("{table}: two cards are called '{name}'", table=table, name=name)


def make_deck(given: Mapping[str, object], track: str) -> Deck:
    """Everything checked and made into objects."""
    deck = Deck()
    read_workers(deck, rows_of(given, "workers"))
    read_tasks(deck, rows_of(given, "tasks"))
    read_nobles(deck, rows_of(given, "nobles"))
    read_decrees(deck, rows_of(given, "decrees"))
    read_traders(deck, rows_of(given, "traders"))
    tracks.read(deck, given.get("tracks", {}), track)
    for table in OWN_TABLES:
        if table in given:
            find_own_cards(deck, rows_of(given, table), table)
    return deck


def find_own_cards(deck: Deck, rows: list[RowOf], table: str) -> None:
    """Note which cards of an owner have another name, another text or other rules than ours."""
    shipped_rows = {row["id"]: row for row in shipped(table)}
    for row in rows:
        id = row.text("id")
        ours = shipped_rows[id]
        texts = row.texts()
        names = {lang: row.name(f"name_{lang}") for lang in LANGUAGES}
        differs = row.differs_from(ours)
        if not differs and not any(texts.values()):
            if all(names[lang] == ours[f"name_{lang}"] for lang in LANGUAGES):
                continue
        card = OwnCard(id, names, texts)
        if differs and not all(texts.values()):
            card.table = table
            card.values = {column: str(row.given[column]) for column in COLUMNS[table][1:]}
        deck.own[id] = card


def read_workers(deck: Deck, rows: list[RowOf]) -> None:
    """72 worker cards of six kinds and three values (A5, A26)."""
    for row in rows:
        kind = row.text("kind")
        if kind not in WORKER_KINDS:
            raise row.fail(
                Phrase(
                    "'{word}' is none of {known}",
                    word=said(kind, 20),
                    known=", ".join(WORKER_KINDS),
                )
            )
        value = row.number("value", 1, 3)
        card = WORKER_CARDS[VOCABULARY.object_number(f"{kind}_{value}")]
        deck.workers.extend([card] * row.number("count", 0, 72))
    deck.workers.sort(key=lambda card: card.number)
    if len(deck.workers) != 72:
        raise BadCards("workers: there are 72 cards, not {given}", given=len(deck.workers))


def read_tasks(deck: Deck, rows: list[RowOf]) -> None:
    """48 tasks for the game and 24 for its end (A5, A25)."""
    during = [row for row in rows if row.text("type") == "during"]
    end = [row for row in rows if row.text("type") == "end"]
    if len(during) + len(end) != len(rows):
        raise BadCards("tasks: the type of a task is 'during' or 'end'")
    check_ids(during, Phrase("tasks for the game"), DURING)
    check_ids(end, Phrase("tasks for its end"), END)
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
        deck.tasks[task.number] = task


def read_nobles(deck: Deck, rows: list[RowOf]) -> None:
    """8 nobles (A5, A22)."""
    check_ids(rows, "nobles", NOBLES)
    for row in rows:
        steps = [row.number(track, 0, 12) for track in TRACK_NAMES]
        figures = [row.number(kind, 0, 3) for kind in FIGURE_NAMES]
        id = row.text("id")
        noble = Noble(id, row.name("name_de"), row.name("name_en"), steps, figures)
        deck.nobles[noble.number] = noble


def read_decrees(deck: Deck, rows: list[RowOf]) -> None:
    """12 decrees; only the first one tells of the queen's death (A5, A23)."""
    check_ids(rows, "decrees", DECREES)
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
            raise row.fail(Phrase("D01, and no other decree, is the death of the queen"))
        if lower is not None and lower.op == QUEEN_DIES:
            raise row.fail(Phrase("D01, and no other decree, is the death of the queen"))
        decree = Decree(id, row.name("name_de"), row.name("name_en"), upper, lower)
        deck.decrees[decree.number] = decree


def read_traders(deck: Deck, rows: list[RowOf]) -> None:
    """12 travelling traders (A5, A24)."""
    check_ids(rows, "traders", TRADERS)
    for row in rows:
        wealth = (row.number("wealth_cost", 1, 12), row.number("wealth_gain", 1, 12))
        trade = (row.number("trade_cost", 1, 12), row.number("trade_gain", 1, 12))
        id = row.text("id")
        trader = Trader(id, row.name("name_de"), row.name("name_en"), wealth, trade)
        deck.traders[trader.number] = trader
