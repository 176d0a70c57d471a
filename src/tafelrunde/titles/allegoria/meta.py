"""Throne of Allegoria in numbers and names; imports nothing of its rules."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.kinds import Choice, EachSeat, SeatChoice, Table
from tafelrunde.kernel.meta import Meta
from tafelrunde.kernel.options import MatchOption

TRACKS: Final = ["sections_of_2", "sections_of_3"]
LOWEST: Final = ["last_row", "own_row"]
GAINS: Final = ["paid", "trade"]
PLAYERS: Final = ["2", "3", "4"]


def houses() -> list[str]:
    """The houses of the realm."""
    from tafelrunde.titles.allegoria.vocabulary import HOUSE_NAMES

    return list(HOUSE_NAMES)


def tables() -> list[str]:
    """What an owner's file may hold."""
    from tafelrunde.titles.allegoria.data import TABLES

    return [*TABLES, "tracks"]


def own_tables(file: str) -> dict[str, object]:
    """The tables of an owner's file, which are the option themselves: a saved game is complete."""
    from tafelrunde.titles.allegoria.data import own_tables

    return own_tables(file)[0]


META = Meta(
    "allegoria",
    module="tafelrunde.titles.allegoria.title",
    revision=2,
    min_seats=2,
    max_seats=4,
    usual_seats=3,
    authors=["Robin Lees", "Steve Mackenzie"],
    publishers=["Spielworxx"],
    sources=["Throne of Allegoria: 2019"],
    options=[
        MatchOption("houses", EachSeat(Choice(houses, words="thing"), usual=houses)),
        MatchOption("start", SeatChoice(chance=True), default="random"),
        MatchOption("track", Choice(TRACKS), default=TRACKS[0]),
        MatchOption("lowest", Choice(LOWEST), default=LOWEST[0], advanced=True),
        MatchOption("opponent_gains", Choice(GAINS), default=GAINS[0], advanced=True),
        MatchOption("action_points", Table(PLAYERS), advanced=True, form=False),
        MatchOption("task_draws", Table(PLAYERS), advanced=True, form=False),
        MatchOption("cards", Table(tables, own_tables), advanced=True, form=False),
    ],
)
