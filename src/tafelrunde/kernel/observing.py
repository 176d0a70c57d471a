"""What a seat sees as a flat row of numbers: for learning programs, which want no words.

Every title says once what its row holds (`Layout`), field by field; the numbers are then written
straight from the table. Cards come in by the same declarations as views: what a zone shows its
viewer, and who knows a card otherwise. Seats are counted from the viewer on: 0 is oneself, 1 the
next one clockwise.

Numbers are 16 bits with a sign, little-endian; what does not fit is the largest or smallest one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.kernel.ask import Ask, Seat
from tafelrunde.kernel.cards import CardTable, Printed
from tafelrunde.kernel.table import Table
from tafelrunde.kernel.vocabulary import Vocabulary
from tafelrunde.kernel.zones import ALL, NOTHING, TOP, Place, Zone, bit_of

MOST: Final = 32767
LEAST: Final = -32768
HIDDEN: Final = -1  # where a number of cards is not told


def put(row: bytearray, at: i64, value: i64) -> None:
    """Write a number; rows begin with nothing but zeros."""
    if value == 0:
        return
    if 0 < value < 256:
        row[at * 2] = value
        return
    if value > 32767:
        value = 32767
    elif value < -32768:
        value = -32768
    row[at * 2] = value & 255
    row[at * 2 + 1] = (value >> 8) & 255


def put_all(row: bytearray, at: i64, values: list[int]) -> None:
    """Write numbers one after the other."""
    for value in values:
        if value:
            put(row, at, value)
        at += 1


def add_one(row: bytearray, at: i64) -> None:
    """Count one more."""
    low: i64 = row[at * 2]
    if low < 255:
        row[at * 2] = low + 1
    else:
        put(row, at, low + row[at * 2 + 1] * 256 + 1)


class Field:
    """Some numbers of a row that belong together, and what each of them is about."""

    def __init__(self, name: str, start: int, labels: list[str], meaning: str) -> None:
        self.name = name
        self.start = start
        self.size = len(labels)
        self.labels = labels
        self.meaning = meaning

    def __repr__(self) -> str:
        return f"Field({self.name!r}, {self.start}:{self.start + self.size})"


class Layout:
    """What every number of a row means. `version` is raised by every change of its numbers."""

    def __init__(self, title: str, version: int, seats: int) -> None:
        self.title = title
        self.version = version
        self.seats = seats
        self.fields: list[Field] = []
        self.size = 0

    def add(self, name: str, labels: Sequence[str], meaning: str) -> int:
        """Append a field; returns where it begins."""
        start = self.size
        self.fields.append(Field(name, start, list(labels), meaning))
        self.size += len(labels)
        return start

    def one(self, name: str, meaning: str) -> int:
        """Append a field of one number."""
        return self.add(name, [""], meaning)

    def for_seats(self, name: str, labels: Sequence[str], meaning: str) -> int:
        """Append a field with the same numbers for every seat, oneself first."""
        every = [
            f"{seat_label(at)} {label}".rstrip() for at in range(self.seats) for label in labels
        ]
        return self.add(name, every, meaning)

    def field(self, name: str) -> Field:
        """The field of that name."""
        for one in self.fields:
            if one.name == name:
                return one
        known = ", ".join([one.name for one in self.fields])
        raise KeyError(f"no field '{name}'; there are: {known}")

    def label(self, at: int) -> str:
        """What one number is, for example 'hand me copper'."""
        for one in self.fields:
            if one.start <= at < one.start + one.size:
                return f"{one.name} {one.labels[at - one.start]}".rstrip()
        raise IndexError(at)


def seat_label(at: int) -> str:
    """How labels name a seat, counted from the viewer."""
    return "me" if at == 0 else f"+{at}"


class Spot:
    """A zone in a row: where its numbers begin. An owned one has them for every seat."""

    def __init__(self, name: str, owned: bool) -> None:
        self.name = name
        self.owned = owned
        self.number = 0  # of the place, where unique cards say where they are
        self.count_at = 0
        self.top_at = -1
        self.cards_at = -1
        self.width = 0  # cards that are counted
        self.columns: list[int] = []  # by number of the card; -1: not counted here


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes rows for all tables with the same options; titles derive from it.

    They declare zones in `__init__` (`count_cards`, `find_cards`, then `zone` for each), add their
    own fields, and write those in `write_facts`.
    """

    def __init__(
        self, title: str, version: int, seats: int, vocabulary: Vocabulary, prompts: list[str]
    ) -> None:
        self.seats = seats
        self.layout = Layout(title, version, seats)
        self._vocabulary = vocabulary
        self._prompts = {prompts[at]: at + 1 for at in range(len(prompts))}
        self._spots: dict[str, Spot] = {}
        self._where: list[int] = [-1] * vocabulary.stride  # unique cards, by number
        self._places: list[str] = []
        add = self.layout.one
        self._asked_at = add(
            "asked", "the seat that decides, from 1 on (1: me); 0: the game is over"
        )
        self._player_at = add("decides_for", "the seat it decides for, from 1 on")
        self._prompt_at = add(
            "prompt", "which question it is: a line of the title's prompts.txt, 0: unknown"
        )
        self._source_at = add("source", "the object whose text asks (vocabulary), 0: none")
        self._target_at = add("target", "another seat the question is about, from 1 on; 0: none")
        self._about_at = add("about", "an object the question is about, 0: none or not told")
        self._count_at = add(
            "still_to_come", "how many such choices are still to come, 0: not told"
        )

    # -- declaring

    def unique_cards(self, name: str, cards: Sequence[Printed]) -> None:
        """Cards of which there is one each: a number says where it lies, as far as one knows."""
        at = self.layout.add(
            name,
            [card.id for card in cards],
            "the place of each card, a number of `Observer.places` from 1 on; 0: not known",
        )
        for card in cards:
            self._where[card.number] = at
            at += 1

    def zone(self, zone: Zone, *, owned: bool, cards: Sequence[Printed] = ()) -> None:
        """A zone, with the cards that are counted in it by what is printed on them."""
        spot = Spot(zone.name, owned)
        layout = self.layout
        spot.number = len(self._places) + 1
        seats = range(self.seats) if owned else range(1)
        for at in seats:
            self._places.append(f"{zone.name} {seat_label(at)}" if owned else zone.name)
        name, told = zone.name, f"cards in the zone; {HIDDEN}: not told"
        if owned:
            spot.count_at = layout.for_seats(f"{name}.count", [""], told)
        else:
            spot.count_at = layout.one(f"{name}.count", told)
        if zone.ordered:
            told = "the card on top (vocabulary) if one knows it, else 0"
            if owned:
                spot.top_at = layout.for_seats(f"{name}.top", [""], told)
            else:
                spot.top_at = layout.one(f"{name}.top", told)
        if cards:
            told = "how many of each card one sees or knows there"
            labels = [card.id for card in cards]
            if owned:
                spot.cards_at = layout.for_seats(name, labels, told)
            else:
                spot.cards_at = layout.add(name, labels, told)
            spot.width = len(cards)
            spot.columns = [-1] * self._vocabulary.stride
            for at in range(len(cards)):
                spot.columns[cards[at].number] = at
        self._spots[name] = spot

    @property
    def places(self) -> list[str]:
        """The places that unique cards can be in: the first is 1."""
        return list(self._places)

    # -- writing

    def observe(self, table: Table, viewer: Seat, asks: list[Ask]) -> bytearray:
        """What a seat (-1: a spectator, who looks from seat 0) sees now, as bytes."""
        assert isinstance(table, CardTable)
        row = bytearray(self.layout.size * 2)
        if asks:
            self._write_question(row, table, viewer, asks)
        bit = bit_of(viewer) if table.known else 0
        for place in table.places():
            self._write_place(row, table, place, viewer, bit)
        self.write_facts(row, table, viewer)
        return row

    def write_facts(self, row: bytearray, table: CardTable[Any], viewer: Seat) -> None:
        """Write the title's own fields."""
        raise NotImplementedError

    def _write_question(
        self, row: bytearray, table: CardTable[Any], viewer: Seat, asks: list[Ask]
    ) -> None:
        """One's own question, or else the first; of another's only what everybody may know."""
        ask = asks[0]
        for other in asks:
            if other.seat == viewer:
                ask = other
                break
        first = viewer if viewer >= 0 else 0
        seats = self.seats
        put(row, self._asked_at, (ask.seat - first) % seats + 1)
        put(row, self._player_at, (ask.player - first) % seats + 1)
        put(row, self._prompt_at, self._prompts.get(ask.prompt, 0))
        if ask.source:
            put(row, self._source_at, self._vocabulary.number_of(ask.source))
        if ask.target >= 0:
            put(row, self._target_at, (ask.target - first) % seats + 1)
        if (ask.about or ask.count) and (ask.seat == viewer or table.tells(ask)):
            if ask.about:
                put(row, self._about_at, self._vocabulary.number_of(ask.about))
            put(row, self._count_at, ask.count)

    def _write_place(
        self, row: bytearray, table: CardTable[Any], place: Place, viewer: Seat, bit: i64
    ) -> None:
        """The cards of one place, as its zone shows them to the viewer (compare `Table.view`)."""
        spot = self._spots[place.zone.name]
        cards = place.cards
        size: i64 = len(cards)
        sight = place.sight(viewer)
        seat: i64 = 0
        if spot.owned:
            first = viewer if viewer >= 0 else 0
            seat = (place.owner - first) % self.seats
        if sight == NOTHING or sight == TOP:  # noqa: SIM109  (compiled, a tuple would be made)
            put(row, spot.count_at + seat, HIDDEN)
        else:
            put(row, spot.count_at + seat, size)
        if size == 0 or (sight < TOP and bit == 0):
            return
        start = spot.cards_at + seat * spot.width
        for at in range(size):
            card = cards[at]
            if not (sight == ALL or (sight == TOP and at == size - 1)):
                if not bit or table.known_to(card) & bit == 0:
                    continue
            printed: Printed = table.kinds[card]
            where = self._where[printed.number]
            if where >= 0:
                put(row, where, spot.number + seat)
            else:
                column = spot.columns[printed.number] if spot.width else -1
                if column < 0:
                    raise LookupError(f"{printed.id} is not declared in the zone {spot.name}")
                add_one(row, start + column)
            if at == size - 1 and spot.top_at >= 0:
                put(row, spot.top_at + seat, printed.number)


def mask_of(asks: list[Ask], seat: Seat, size: int) -> bytearray:
    """A byte for every option of the vocabulary: 1 for the legal answers of a seat, else 0."""
    mask = bytearray(size)
    for ask in asks:
        if ask.seat == seat:
            for option in ask.options:
                mask[option] = 1
            return mask
    return mask
