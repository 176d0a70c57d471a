"""Cards of one's own, from a TOML or CSV file. Data only: a text is a string, never markup."""

from __future__ import annotations

import csv
import io
import re
import tomllib
from dataclasses import dataclass, field
from typing import Any, Final

from tafelrunde.printing.dominion.data import Element, elements, set_ids
from tafelrunde.printing.dominion.look import look
from tafelrunde.printing.errors import BadPrint
from tafelrunde.printing.model import COST

LONGEST: Final = 1_000_000  # bytes
MOST: Final = 1000  # cards
ID: Final = re.compile(r"[a-z0-9]+(_[a-z0-9]+)*")
AT: Final = re.compile(r"line (\d+), column (\d+)")
LANGS: Final = ("de", "en")
COLUMNS: Final = ["id", "set", "cost", "types", "pile", "name_de", "name_en", "text_de", "text_en"]
COLUMNS_MORE: Final = ["rulings_de", "rulings_en", "edition"]


@dataclass
class OwnCard:
    """A card with its texts; `editions` replaces the text of some years."""

    element: Element
    text: dict[str, str]
    rulings: dict[str, list[str]]
    editions: dict[int, dict[str, str]] = field(default_factory=dict)


@dataclass
class Own:
    """All cards and sets of a file."""

    sets: dict[str, dict[str, str]] = field(default_factory=dict)
    cards: dict[str, OwnCard] = field(default_factory=dict)

    def elements(self) -> dict[str, Element]:
        """The cards as elements."""
        return {id: card.element for id, card in self.cards.items()}


def read_own(text: str, name: str) -> Own:
    """The cards of a file; its name says which kind it is."""
    if not text:
        return Own()
    if len(text.encode()) > LONGEST:
        raise BadPrint("'{file}' is no file of at most {most} bytes", file=name, most=LONGEST)
    if name.lower().endswith(".csv"):
        return _from_rows(name, text)
    if not name.lower().endswith(".toml"):
        raise BadPrint(
            "'{file}': own cards are a file called something.toml or something.csv", file=name
        )
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = AT.search(str(error))
        line, column = place.groups() if place else (text.count("\n") + 1, 1)
        raise BadPrint(
            "'{file}' is no TOML: look at line {line}, column {column}",
            file=name,
            line=line,
            column=column,
        ) from None
    return _from_toml(name, data)


def _from_toml(file: str, data: dict[str, Any]) -> Own:
    own = Own()
    _only(file, "file", data, ["sets", "cards"])
    for id, names in _table(file, "sets", data.get("sets", {})).items():
        _only(file, id, _table(file, id, names), ["de", "en", "years"])
        own.sets[_id(file, id)] = {lang: _text(file, id, names, lang) for lang in LANGS}
    rows = data.get("cards", [])
    if not isinstance(rows, list):
        raise _wrong(file, "cards", "[[cards]]")
    for row in rows:
        row = _table(file, "cards", row)
        known = ["id", "set", "cost", "types", "pile", "de", "en", "text", "rulings", "editions"]
        id = _id(file, str(row.get("id", "")))
        _only(file, id, row, known)
        types = row.get("types", [])
        if not isinstance(types, list):
            raise _wrong(file, id, 'types = ["action"]')
        card = _card(file, own, id, row, [str(type) for type in types])
        texts, rulings = (
            _table(file, id, row.get("text", {})),
            _table(file, id, row.get("rulings", {})),
        )
        for lang in LANGS:
            card.text[lang] = _text(file, id, texts, lang)
            said = rulings.get(lang, [])
            if not isinstance(said, list) or not all(isinstance(one, str) for one in said):
                raise _wrong(file, id, 'rulings.de = ["..."]')
            card.rulings[lang] = said
        for year, part in _table(file, id, row.get("editions", {})).items():
            if not year.isdecimal():
                raise _wrong(file, id, 'editions.2024.de = "..."')
            inside = _table(file, id, part)
            card.editions[int(year)] = {
                lang: _text(file, id, inside, lang) for lang in LANGS if lang in inside
            }
    return own


def _from_rows(file: str, text: str) -> Own:
    """A CSV table with the same columns; a row with an edition words its card differently."""
    own = Own()
    reader = csv.DictReader(io.StringIO(text))
    named = reader.fieldnames or []
    unknown = [name for name in named if name not in COLUMNS + COLUMNS_MORE]
    if unknown or "id" not in named:
        known = ", ".join(COLUMNS + COLUMNS_MORE)
        raise BadPrint("'{file}': the columns are {known}", file=file, known=known)
    for row in reader:
        cells = {key: (value or "").strip() for key, value in row.items() if key}
        id = _id(file, cells["id"])
        texts = {lang: cells.get(f"text_{lang}", "") for lang in LANGS}
        if year := cells.get("edition", ""):
            if not year.isdecimal() or id not in own.cards:
                raise _wrong(file, id, "edition")
            own.cards[id].editions[int(year)] = {lang: one for lang, one in texts.items() if one}
            continue
        if box := cells.get("set", ""):
            own.sets.setdefault(_id(file, box), dict.fromkeys(LANGS, box))
        fields: dict[str, Any] = {
            "set": box,
            "cost": cells.get("cost", ""),
            "pile": cells.get("pile", ""),
        }
        fields |= {lang: cells.get(f"name_{lang}", "") for lang in LANGS}
        types = [one for one in re.split(r"[\s;|]+", cells.get("types", "")) if one]
        card = _card(file, own, id, fields, types)
        card.text = texts
        for lang in LANGS:
            parts = cells.get(f"rulings_{lang}", "").split("|")
            card.rulings[lang] = [one.strip() for one in parts if one.strip()]
    return own


def _card(file: str, own: Own, id: str, row: dict[str, Any], types: list[str]) -> OwnCard:
    if id in own.cards or id in elements():
        raise BadPrint("'{file}': there are two cards '{card}'", file=file, card=id)
    if len(own.cards) >= MOST:
        raise BadPrint("'{file}' has more than {most} cards", file=file, most=MOST)
    cost = str(row.get("cost", "")) or "-"
    if cost != "-" and COST.fullmatch(cost) is None:
        raise _wrong(file, id, 'cost = "4", "0*", "3+", "4D", "3P"')
    for type in types:
        if type not in look().types:
            raise BadPrint(
                "'{file}': '{card}' has no type '{type}'; there are: {known}",
                file=file,
                card=id,
                type=type[:20],
                known=", ".join(look().types),
            )
    box = str(row.get("set", "")) or "own"
    if box not in own.sets and box not in set_ids() and box != "own":
        raise BadPrint(
            "'{file}': '{card}' is in no set of the file: '{set}'", file=file, card=id, set=box[:40]
        )
    names = {lang: _text(file, id, row, lang) for lang in LANGS}
    names = {lang: names[lang] or names["en"] or names["de"] or id for lang in LANGS}
    pile = str(row.get("pile", "") or "10")
    if not pile.isdecimal() and pile != "victory":
        raise _wrong(file, id, "pile = 10")
    element = Element(id, names, box, "kingdom", tuple(types), cost, pile, ())
    card = OwnCard(element, {}, {})
    own.cards[id] = card
    return card


def _id(file: str, id: str) -> str:
    if not ID.fullmatch(id) or len(id) > 60:
        raise BadPrint("'{file}': '{id}' is no id such as old_mill", file=file, id=id[:40])
    return id


def _text(file: str, id: str, table: dict[str, Any], lang: str) -> str:
    said = table.get(lang, "")
    if not isinstance(said, str) or len(said) > 5000:
        raise _wrong(file, id, f'{lang} = "..."')
    return " ".join(said.split())


def _table(file: str, id: str, value: object) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise _wrong(file, id, "[...]")
    return value


def _only(file: str, id: str, table: dict[str, Any], known: list[str]) -> None:
    for key in table:
        if key not in known:
            raise BadPrint(
                "'{file}': '{id}' has no field '{key}'; there are: {known}",
                file=file,
                id=id,
                key=key[:40],
                known=", ".join(known),
            )


def _wrong(file: str, id: str, wanted: str) -> BadPrint:
    return BadPrint("'{file}': '{id}' needs {wanted}", file=file, id=id[:40], wanted=wanted)
