"""Questions that may come in others' turns, listed by a title before anybody asks them.

Titles derive from `OffTurn` in `titles/<title>/offturn.py`; `server/standing.py` lets people answer
these questions beforehand. The list follows from what lies open and from the seat's own role, never
from hidden cards. Texts are messages of the title: 'standing-<prompt>', with an attribute for each
term.
"""

# not compiled: only servers ask, and rarely

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Literal

from tafelrunde.kernel.ask import Ask, Option, Seat
from tafelrunde.kernel.table import Table


@dataclass(frozen=True)
class Term:
    """Something open that a question says, which an answer may depend on.

    A number from 0 to `most`, another seat, or one of some `words`, which are objects of the
    vocabulary. 'count', 'target', 'about' and 'source' are those of the question.
    """

    id: str
    kind: Literal["number", "seat", "word"]
    most: int = 0
    words: list[str] = field(default_factory=list)


# Every answer may depend on whose turn it is.
TURN = Term("turn", "seat")


def count(most: int) -> Term:
    """The number that a question is about."""
    return Term("count", "number", most)


def word(id: str, words: list[str]) -> Term:
    """One of some objects that a question names."""
    return Term(id, "word", words=words)


@dataclass(frozen=True)
class Condition:
    """That a number is at `least` or at `most` a value, that a seat or a word `is` it.

    Or, with `unless`, that it is not so.
    """

    term: str
    test: Literal["least", "most", "is"]
    value: int | str
    unless: bool = False

    def holds(self, value: int | str) -> bool:
        """Whether it is true of a value."""
        return self._is_so(value) != self.unless

    def _is_so(self, value: int | str) -> bool:
        match self.test, value, self.value:
            case "least", int(), int():
                return value >= self.value
            case "most", int(), int():
                return value <= self.value
            case _:
                return self.test == "is" and value == self.value

    @property
    def names_one(self) -> bool:
        """Whether it says which one something is."""
        return self.test == "is" and not self.unless


def all_hold(conditions: Iterable[Condition], value_of: Callable[[str], int | str | None]) -> bool:
    """Whether conditions are true together; a term without a value makes them false.

    Nothing is two things at once: where several say which one a term is, one of them is enough.
    """
    named: dict[str, bool] = {}
    for one in conditions:
        value = value_of(one.term)
        if value is None:
            return False
        if one.names_one:
            named[one.term] = named.get(one.term, False) or one.holds(value)
        elif not one.holds(value):
            return False
    return all(named.values())


@dataclass(frozen=True)
class Question:
    """A question that may come: answers in general, and what they may depend on."""

    prompt: str
    options: list[Option]
    terms: list[Term] = field(default_factory=list)
    source: str = ""  # the card whose words the answers are in


class OffTurn:
    """What a title knows of such questions; by default none."""

    def questions(self, table: Table, seat: Seat) -> list[Question]:
        """What a seat may be asked in others' turns."""
        return []

    def value(self, table: Table, ask: Ask, term: str) -> int | str | None:
        """What a question that is asked now says of a term; None if it says nothing."""
        match term:
            case "count":
                return ask.count
            case "target":
                return ask.target
            case "about":
                return ask.about
            case "source":
                return ask.source
        return None
