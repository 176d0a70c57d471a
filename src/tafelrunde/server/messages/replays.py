"""Replays, and what is told about a finished game."""

from __future__ import annotations

from typing import Literal

from tafelrunde.kernel.account import Owned, Source
from tafelrunde.server.messages.basics import Event, Model
from tafelrunde.server.messages.shown import AskInfo, ViewInfo
from tafelrunde.server.messages.tables import TableInfo


class Position(Model):
    """One position of a finished game; `events` are new since the position before.

    `chosen` is the answer that is given here ('' after the last one) and `by` its seat.
    """

    step: int
    view: ViewInfo
    asks: list[AskInfo]
    events: list[Event]
    by: int
    chosen: str


class Since(Model):
    """GET /api/tables/{id}/since?from=<step>: what your own seat has seen since your last turn.

    The first position is the last one of your turn. At most 50 are told at once; `steps` is the
    number of the newest, and `from` asks for those that follow.
    """

    seat: int
    steps: int
    positions: list[Position]


class Replay(Model):
    """GET /api/tables/{id}/replay?viewer=<seat|-1|all>&from=<step>: up to 50 positions.

    GET /api/shared/{token}/replay: the same by a link that somebody has shared. `eyes` are the
    viewers that may be asked for.
    """

    table: TableInfo
    viewer: int  # -2: all eyes
    steps: int  # positions 0 to `steps`
    positions: list[Position]
    eyes: list[int]


class Sample(Model):
    """How everybody stood at a position, which lasts until the next sample."""

    step: int
    values: list[int]


class Moment(Model):
    """A position worth looking at: `event` tells why, or somebody took the lead, or leapt ahead.

    `points` are those of who leads now, or those gained at once.
    """

    kind: Literal["event", "lead", "leap"]
    step: int
    seat: int = -1
    points: int = 0
    event: Event = {}


class SeatFigures(Model):
    """Of one seat: how many answers and turns, and how often it did what the title counts."""

    answers: int
    turns: int
    done: dict[str, int]


class Summary(Model):
    """GET /api/tables/{id}/summary, /api/shared/{token}/summary: what is told when a game is over.

    By seat: `sources` of points and `decks` ([] where there are none), `figures`. `curve` are the
    points, or whatever the message 'curve-<unit>' of the title calls them; it ends where the game
    was decided. `ways` say how somebody won, as lines of the log.
    """

    steps: int
    unit: str
    sources: list[list[Source]]
    decks: list[list[Owned]]
    ways: list[Event]
    curve: list[Sample]
    moments: list[Moment]
    figures: list[SeatFigures]


class Share(Model):
    """GET, POST and DELETE /api/tables/{id}/share: my link to the replay, '' if there is none."""

    token: str
