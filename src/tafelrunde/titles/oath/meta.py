"""Oath in numbers and names; imports nothing of its rules."""

from __future__ import annotations

from tafelrunde.kernel.kinds import Choice, EachSeat, Flag, ListOf, SeatChoice
from tafelrunde.kernel.meta import Meta
from tafelrunde.kernel.options import MatchOption


def oaths() -> list[str]:
    """The oaths of the realm."""
    from tafelrunde.titles.oath.catalogue import OATH_IDS

    return list(OATH_IDS)


def worlds() -> list[str]:
    """Where a game can begin without a chronicle."""
    from tafelrunde.titles.oath.options import INTRODUCTIONS

    return ["new", *INTRODUCTIONS]


def colours() -> list[str]:
    """The colours of the players; the first is the Chancellor's."""
    from tafelrunde.titles.oath.board import COLOURS

    return list(COLOURS)


def citizens() -> list[str]:
    """The colours that can be Citizens."""
    return colours()[1:]


META = Meta(
    "oath",
    module="tafelrunde.titles.oath.title",
    revision=3,
    min_seats=1,
    max_seats=6,
    usual_seats=4,
    authors=["Cole Wehrle", "Kyle Ferrin (art)"],
    publishers=["Leder Games", "Spielworxx (German edition)"],
    sources=["The Law of Oath, January 2022", "A player aid for Oath"],
    options=[
        MatchOption("world", Choice(worlds, or_table=True), default="new", secret=True),
        MatchOption("oath", Choice(oaths)),
        MatchOption("colours", EachSeat(Choice(colours, words="thing"), usual=colours)),
        MatchOption(
            "citizens", ListOf(Choice(citizens, words="thing"), most=6, repeats=True), advanced=True
        ),
        MatchOption("chancellor", SeatChoice(), default=0),
        MatchOption("chronicle", Flag(), default=False),
    ],
    commands={
        "chronicle": "tafelrunde.titles.oath.terminal.chronicle",
        "odds": "tafelrunde.titles.oath.terminal.odds",
    },
)
