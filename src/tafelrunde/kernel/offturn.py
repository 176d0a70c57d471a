"""Questions that may come in others' turns, listed by a title before anybody asks them.

Titles derive from `OffTurn` in `titles/<title>/offturn.py`; `server/standing.py` lets people answer
these questions beforehand. The list follows from what lies open and from the seat's own role, never
from hidden cards. Texts are messages of the title: 'standing-<prompt>', with an attribute for each
term.
"""

# not compiled: only servers ask, and rarely

from __future__ import annotations

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
