"""Which elements and printings are meant: `set:seaside@2014 card:moat -card:island`."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tafelrunde.kernel.errors import Phrase
from tafelrunde.printing.dominion.data import (
    Element,
    Kingdom,
    elements,
    kingdoms,
    printed_sections,
    sections,
    set_ids,
    set_years,
    years,
)
from tafelrunde.printing.dominion.words import Words
from tafelrunde.printing.errors import BadPrint, unknown
from tafelrunde.texts import LANGUAGES

EDITIONS = ["first", "latest", "all", "upgrade"]
LONGEST_LIST = 100_000  # bytes of a file with names


@dataclass
class Picked:
    """Elements with the printing that is wanted (0: all on one divider), and whole boxes."""

    elements: dict[tuple[str, int], None]
    boxes: dict[tuple[str, int], None]

    def take(self, other: Picked) -> None:
        """Add what another part of the selection means."""
        self.elements |= other.elements
        self.boxes |= other.boxes

    def drop(self, other: Picked) -> None:
        """Leave out what another part means, in whatever printing."""
        gone = {id for id, _ in other.elements}
        boxes = {id for id, _ in other.boxes}
        self.elements = {key: None for key in self.elements if key[0] not in gone}
        self.boxes = {key: None for key in self.boxes if key[0] not in boxes}


def pick(words: list[str], edition: str, own: dict[str, Element] | None = None) -> Picked:
    """What a selection means; nothing said means everything."""
    known = elements() | (own or {})
    found = Picked({}, {})
    said = words or ["all"]
    if said[0].startswith("-"):
        said = ["all", *said]
    for word in said:
        if word.startswith("-"):
            found.drop(_part(word[1:], known))
        else:
            found.take(_part(word, known))
    order = {id: at for at, id in enumerate(known)}
    keys = sorted(found.elements, key=lambda key: (order[key[0]], key[1]))
    boxes = dict(found.boxes)
    return _in_edition(Picked(dict.fromkeys(keys), boxes), edition, known)


def _part(word: str, known: dict[str, Element]) -> Picked:
    kind, _, value = word.partition(":")
    if word == "all":
        boxes = dict.fromkeys(element.set for element in known.values())
        return Picked({(id, 0): None for id in known}, {(box, 0): None for box in boxes})
    if kind == "set":
        return _set(value, known)
    if kind == "section":
        return _section(value)
    if kind == "kingdom":
        return Picked({(id, 0): None for id in _kingdom(value)}, {})
    if kind == "card":
        return Picked({(_card(value, known), 0): None}, {})
    if kind == "list":
        return _list_file(value, known)
    return _bare(word, known)


def _bare(word: str, known: dict[str, Element]) -> Picked:
    """A name without its kind: a set, else a card, else a kingdom; the nearest is told with it."""
    name = word.partition("@")[0]
    kinds = {"set": set_names(known), "card": card_names(known), "kingdom": kingdom_names()}
    for kind, names in kinds.items():
        if find(name if kind == "set" else word, names) is not None:
            return _part(f"{kind}:{word}", known)
    full = {"all": "all"}
    for kind, names in kinds.items():
        full = {one: f"{kind}:{one}" for one in names} | full
    ids_first = sorted(full, key=str.islower, reverse=True)
    raise unknown(Phrase("kind of selection"), word, ids_first, full)


def set_names(known: dict[str, Element]) -> dict[str, str]:
    """The sets by their ids and by their names in all languages."""
    boxes = list(dict.fromkeys(element.set for element in known.values()))
    words = [Words(lang) for lang in LANGUAGES]
    named = {one.set(box): box for box in boxes if box in set_ids() for one in words}
    return {box: box for box in boxes} | named


def card_names(known: dict[str, Element]) -> dict[str, str]:
    """The elements by their ids and by their names in all languages."""
    names = {name: one.id for one in known.values() for name in one.names.values()}
    return {id: id for id in known} | names


def kingdom_names() -> dict[str, str]:
    """The recommended kingdoms by their ids and by their names in all languages."""
    names = {name: one.slug for one in kingdoms() for name in one.names.values()}
    return {one.slug: one.slug for one in kingdoms()} | names


def _set(value: str, known: dict[str, Element]) -> Picked:
    box, at, year = value.partition("@")
    box = _named(box, set_names(known), Phrase("set"))
    when = 0
    if at:
        printed = set_years(box)
        if not year.isdecimal() or int(year) not in printed:
            raise BadPrint(
                "the set {set} was printed in {years}, not in {year}",
                set=box,
                years=", ".join(str(one) for one in printed) or "-",
                year=year[:10],
            )
        when = int(year)
    ids = [one for one in known.values() if one.set == box and (not when or when in years(one))]
    return Picked({(one.id, when): None for one in ids}, {(box, when): None})


def _section(value: str) -> Picked:
    if not value.isdecimal() or int(value) not in sections():
        raise unknown(Phrase("section"), value, [str(one) for one in sections()])
    section = sections()[int(value)]
    inside = [one for one in elements().values() if section.number in one.sections]
    own = [one for one in inside if one.set == section.set or not section.set]
    boxes = {(section.set, section.year): None} if section.set else {}
    return Picked({(one.id, section.year): None for one in own}, boxes)


def _kingdom(value: str) -> tuple[str, ...]:
    slugs: dict[str, Kingdom] = {kingdom.slug: kingdom for kingdom in kingdoms()}
    return slugs[_named(value, kingdom_names(), Phrase("kingdom"))].cards


def _card(value: str, known: dict[str, Element]) -> str:
    return _named(value, card_names(known), Phrase("card"))


def find(value: str, known: dict[str, str]) -> str | None:
    """What is meant by an id or a name, however it is written."""
    plain = value.casefold().replace("-", "_").replace(" ", "_")
    for name, id in known.items():
        if plain == name.casefold().replace("-", "_").replace(" ", "_"):
            return id
    return None


def _named(value: str, known: dict[str, str], what: Phrase) -> str:
    """The same, or an error with the nearest name."""
    found = find(value, known)
    if found is None:
        raise unknown(what, value, [*known])
    return found


def _list_file(value: str, known: dict[str, Element]) -> Picked:
    path = Path(value)
    if not path.is_file():
        raise BadPrint("there is no file '{file}'", file=value[:200])
    if path.stat().st_size > LONGEST_LIST:
        raise BadPrint("'{file}' is no file of at most {most} bytes", file=value, most=LONGEST_LIST)
    found = Picked({}, {})
    try:
        lines = path.read_text("utf-8").splitlines()
    except UnicodeDecodeError as error:
        raise BadPrint(
            "'{file}' cannot be read: byte {at} is not UTF-8", file=value, at=error.start
        ) from None
    for line in lines:
        name = line.partition("#")[0].strip()
        if name:
            part = name if ":" in name or name == "all" else f"card:{name}"
            if part.startswith("list:"):
                raise BadPrint("'{file}' names another list; cards and sets only", file=value)
            found.take(_part(part, known))
    return found


def _in_edition(picked: Picked, edition: str, known: dict[str, Element]) -> Picked:
    """Only the elements of a printing; `all` is a divider for each printing."""
    if not edition:
        return picked
    if not edition.isdecimal() and edition not in EDITIONS:
        raise unknown(Phrase("edition"), edition, [*EDITIONS, "2014"])
    found: dict[tuple[str, int], None] = {}
    for id, year in picked.elements:
        element = known[id]
        printed = years(element)
        first, last = set_years(element.set)[:1], set_years(element.set)[-1:]
        if year or not printed:
            found[id, year] = None
        elif edition == "all":
            found |= {(id, one): None for one in printed}
        elif edition == "upgrade":
            lines = [one for one in printed_sections(element) if one.line == "update"]
            found |= {(id, one.year): None for one in lines}
        elif edition == "first" and first[0] in printed:
            found[id, first[0]] = None
        elif edition == "latest" and last[0] in printed:
            found[id, last[0]] = None
        elif edition.isdecimal() and int(edition) in printed:
            found[id, int(edition)] = None
    if not found:
        raise BadPrint(
            "nothing of this selection was printed in the edition '{edition}'", edition=edition
        )
    boxes: dict[tuple[str, int], None] = {}
    for box, _ in picked.boxes:
        when = {year for id, year in found if known[id].set == box}
        boxes |= {(box, year): None for year in sorted(when)}
    return Picked(found, boxes)
