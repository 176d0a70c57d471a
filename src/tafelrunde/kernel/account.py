"""What a title tells about its games when they are over: where points came from, how they grew,
what decided them, and how somebody won.

Titles derive from `Account` in `titles/<title>/account.py`. It looks at a table and at the public
faces of events, and changes nothing; `server/summaries.py` walks through a record with it. Labels
are messages of the title: 'source-<what>', 'curve-<what>', 'stat-<event>' and 'event-way-<how>'.
"""

# not compiled: msgspec builds these classes itself, and only people look at them

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from tafelrunde.kernel.table import Table

Face = Mapping[str, object]  # an event as everybody saw it
Line = dict[str, int | str | list[str]]  # the same, to be told


class Told(msgspec.Struct, kw_only=True):
    """Base of everything that is told about a finished game."""


class Source(Told):
    """Points of one kind: `what` is a card or the message 'source-<what>'.

    `count` says how many there are of it, or how often it scored; 0 if that means nothing. What is
    `held` brings no points: it wins, or loses, in another way.
    """

    what: str
    points: int
    count: int = 0
    card: bool = False
    held: bool = False


class Owned(Told):
    """So many copies of a card."""

    card: str
    count: int


class Account:
    """The plain one: nothing is known about points, only how often things happened.

    `curve` names what `standing` counts. `is_open`: everything told was open to everybody all the
    time, so it may be told even where hidden cards may not. `counted` are events that statistics
    count for each seat.
    """

    curve: str = ""
    is_open: bool = False
    counted: tuple[str, ...] = ()

    def standing(self, table: Table) -> list[int]:
        """A number for every seat: the points if the game ended now, or what comes closest."""
        return []

    def sources(self, table: Table, told: list[Face]) -> list[list[Source]]:
        """For every seat what its standing is made of; `told` are all events so far."""
        return [[] for _ in range(table.seats)]

    def decks(self, table: Table) -> list[list[Owned]]:
        """For every seat the cards it owns, where that is what a game is about."""
        return []

    def moment(self, face: Face) -> tuple[int, str]:
        """How much an event decides (0: it is none of the key moments), and its kind.

        Of the same kind only the first counts; '' is a kind of its own.
        """
        return 0, ""

    def is_decided(self, table: Table) -> bool:
        """Whether it is known who won; what a table does then does not count any more."""
        return table.over

    def ways(self, table: Table) -> list[Line]:
        """How somebody won, at a table that is decided: lines of a log."""
        return []
