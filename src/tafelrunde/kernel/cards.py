"""A table with cards: what is printed on each, and who knows it."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.ask import CardNo, Seat
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Table

Seats = int  # seats as bits


@mypyc_attr(allow_interpreted_subclasses=True)
class Printed:
    """What is printed on a card: its id, its number as an object of the vocabulary, its rule."""

    def __init__(self, id: str, number: int, rule: str) -> None:
        self.id = id
        self.number = number
        self.rule = rule

    def __call__(self, effect: Any) -> Any:
        """Register what the card does, where a title writes cards as decorators.

        It stands here because compiled objects that can be called have a field more, and one that
        only the derived class has would push the others out of their places.
        """
        raise NotImplementedError


K = TypeVar("K", bound=Printed)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardTable(Table, Generic[K]):
    """A table whose physical cards are numbers; `kinds` says what is printed on each.

    `known` are the seats (bits) that know a card beyond what its zone shows.
    """

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.kinds: list[K] = []
        self.known: dict[CardNo, Seats] = {}

    def face(self, card: CardNo) -> str:
        """The id of what is printed on a card."""
        return self.kinds[card].id

    def names(self, cards: list[CardNo]) -> list[str]:
        """The ids of cards, for events."""
        return [self.kinds[this].id for this in cards]

    def known_to(self, card: CardNo) -> Seats:
        """Who knows a card beyond what its zone shows."""
        return self.known.get(card, 0)

    def knows_like(self, other: Table) -> bool:
        """Whether the same cards are known to the same viewers beyond what zones show."""
        return isinstance(other, CardTable) and self.known == other.known

    def redeal(self, seat: Seat, rng: Rng) -> None:
        """Deal anew which faces the unknown cards have; finer knowledge is a title's own matter."""
        known = self.knowledge(seat)
        hidden = [this for this in range(len(self.kinds)) if this not in known]
        kinds = [self.kinds[this] for this in hidden]
        rng.shuffle(kinds)
        for at in range(len(hidden)):
            self.kinds[hidden[at]] = kinds[at]

    def take_faces(self, other: Table) -> None:
        """Let every card show what it shows on another table."""
        assert isinstance(other, CardTable)
        self.kinds = other.kinds.copy()

    def learn(self, who: Seats, this: CardNo) -> None:
        """Seats come to know a hidden card."""
        self.known[this] = self.known.get(this, 0) | who

    def find(self, zone: list[CardNo], kind: K) -> CardNo:
        """A copy of the card in the zone, or -1."""
        return self.copy_of(zone, kind.number)

    def copy_of(self, zone: list[CardNo], number: int) -> CardNo:
        """A copy of the card with this number in the zone, or -1.

        Copies cannot be told apart: whoever knows of any copy there knows of the one returned, so
        that nobody learns from its leaving that there are others.
        """
        found = -1
        for this in zone:
            if self.kinds[this].number == number:
                if not self.known:
                    return this
                if found < 0:
                    found = this
                    continue
                seen = self.known.get(found, 0)
                more = self.known.get(this, 0) & ~seen
                if more:
                    self.known[found] = seen | more
                    self.known[this] &= ~more
        return found
