"""The facts of every element of the game, whether its rules are written already or not.

Names and texts come from the catalogues that the game reads, and tests compare costs, types and
years with the game's own: what is printed and what is played cannot differ.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Final

from tafelrunde.kernel.catalogue import CardFace

FOLDER: Final = "tafelrunde.printing.dominion"


@dataclass(frozen=True)
class Section:
    """A printing of a set, one chapter of the book of dividers."""

    number: int
    set: str
    line: str  # 'edition:I', 'expansion:IV', 'update', ...
    publisher: str
    year: int


@dataclass(frozen=True)
class Element:
    """A card, an event or another thing with a text of its own."""

    id: str
    names: dict[str, str]
    set: str
    kind: str
    types: tuple[str, ...]
    cost: str
    pile: str
    sections: tuple[int, ...]

    def __hash__(self) -> int:
        return hash(self.id)


@dataclass(frozen=True)
class Kingdom:
    """A recommended kingdom as one section prints it."""

    slug: str
    set: str
    section: int
    names: dict[str, str]
    cards: tuple[str, ...]
    extras: dict[str, tuple[str, ...]]


@dataclass(frozen=True)
class Entry:
    """One divider of the book: its section, its number there, and what it holds."""

    section: int
    number: int
    kind: str
    title: str
    holds: tuple[str, ...]


@dataclass(frozen=True)
class RulePage:
    """A divider with rules of a set."""

    set: str
    title: str
    rules: tuple[str, ...]


def _rows(name: str) -> list[list[str]]:
    text = files(FOLDER).joinpath("data", name).read_text("utf-8")
    return [line.split("\t") for line in text.splitlines()[1:]]


def _list(cell: str) -> tuple[str, ...]:
    return () if cell == "-" else tuple(cell.split(","))


@lru_cache(maxsize=1)
def sections() -> dict[int, Section]:
    """The 29 sections by number."""
    found: dict[int, Section] = {}
    for number, set_, line, publisher, year in _rows("sections.tsv"):
        box = "" if set_ == "-" else set_
        when = 0 if year == "-" else int(year)
        maker = "" if publisher == "-" else publisher
        found[int(number)] = Section(int(number), box, "" if line == "-" else line, maker, when)
    return found


@lru_cache(maxsize=1)
def elements() -> dict[str, Element]:
    """Every element by id, in the order of the boxes. A test compares them with the game's own."""
    found: dict[str, Element] = {}
    for id, en, de, set_, kind, types, cost, pile, printed in _rows("elements.tsv"):
        numbers = tuple(int(number) for number in printed.split(","))
        names = {"en": en, "de": de}
        found[id] = Element(id, names, set_, kind, _list(types), cost, pile, numbers)
    return found


@lru_cache(maxsize=1)
def _played() -> dict[str, CardFace]:
    """The cards whose rules are written."""
    from tafelrunde.titles import registry

    return {face.id: face for face in registry.load("dominion").catalogue()}


def years(element: Element) -> list[int]:
    """The years in which an element was printed, as the game knows them or as the book shows."""
    face = _played().get(element.id)
    if face is not None and face.printings:
        return list(face.printings)
    shown = [sections()[number] for number in element.sections]
    own = {one.year for one in shown if one.set == element.set and one.year}
    return sorted(own)


def set_years(box: str) -> list[int]:
    """The years in which a set was printed."""
    shown = {one.year for one in sections().values() if one.set == box and one.year}
    return sorted(shown.union(*(face.printings for face in _played().values() if face.set == box)))


def printed_sections(element: Element) -> list[Section]:
    """The sections of its own set that show an element, the oldest first."""
    shown = [sections()[number] for number in element.sections]
    own = [one for one in shown if one.set == element.set]
    return sorted(own, key=lambda one: (one.year, one.number))


@lru_cache(maxsize=1)
def set_ids() -> list[str]:
    """The sets in the order of their boxes."""
    return list(dict.fromkeys(element.set for element in elements().values()))


@lru_cache(maxsize=1)
def kingdoms() -> list[Kingdom]:
    """The recommended kingdoms of all sections, with the cards that the game plays them with."""
    from tafelrunde.titles.dominion.kingdoms import RECOMMENDED

    played = {(one.slug, year): one.cards for one in RECOMMENDED for year in one.printings}
    found: list[Kingdom] = []
    for slug, set_, section, en, de, cards, extras in _rows("kingdoms.tsv"):
        more: dict[str, tuple[str, ...]] = {}
        for part in _list(extras.replace(",", "&").replace(";", ",")):
            key, _, value = part.partition(":")
            more[key] = tuple(value.split("&"))
        ten = played.get((slug, sections()[int(section)].year))
        names = {"en": en, "de": de}
        found.append(
            Kingdom(slug, set_, int(section), names, tuple(ten) if ten else _list(cards), more)
        )
    return found


@lru_cache(maxsize=1)
def entries() -> list[Entry]:
    """The 734 entries of the book."""
    return [
        Entry(int(section), int(number), kind, "" if title == "-" else title, _list(holds))
        for section, number, kind, title, holds in _rows("entries.tsv")
    ]


@lru_cache(maxsize=1)
def rule_pages() -> list[RulePage]:
    """The dividers with rules, set by set."""
    return [RulePage(set_, title, _list(rules)) for set_, title, rules in _rows("rules.tsv")]


def halves(pile: Element) -> list[Element]:
    """The cards that share a mixed or split pile."""
    if pile.pile == "split":
        return [
            one
            for one in elements().values()
            if one.pile.startswith("split-")
            and (pile.id.startswith(f"{one.id}_") or pile.id.endswith(f"_{one.id}"))
        ]
    return [one for one in elements().values() if one.pile == f"in:{pile.id}"]
