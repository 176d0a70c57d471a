"""Tables: who sits there, how one is opened, and games that go on."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tafelrunde.server import limits
from tafelrunde.server.messages.basics import (
    Count,
    Deed,
    Expiry,
    Kind,
    Level,
    Model,
    Seat,
    SeatKind,
    Speed,
    Status,
    Word,
)


class SeatInfo(Model):
    """Who sits where. `stand-in`: a bot plays for the absent `name`.

    `overdue`: the time of this seat is up. `replaceable`: you may now put a bot here, or take it
    away again.
    """

    seat: int
    kind: SeatKind
    name: str
    bot: str
    present: bool
    you: bool
    overdue: bool
    replaceable: bool


class ResultInfo(Model):
    """How a game ended."""

    scores: list[int]
    winners: list[int]
    reason: str


class RealmTag(Model):
    """The realm a game belongs to, where games go on: its name and the number of the game."""

    name: str
    game: int


class TableInfo(Model):
    """A table as the lobby shows it; nothing secret is in here.

    Of the world of a chronicle only `realm` is told: it holds hidden cards. `can` lists what the
    asking user may do with it now. `invite` is the token of the invitation link, told to those who
    sit at the table while a seat is open.
    """

    id: str
    title: str
    options: dict[str, object]
    kind: Kind
    status: Status
    public: bool
    owner: str  # name
    seats: list[SeatInfo]
    your_seat: int
    invite: str
    turn_seconds: int
    total_seconds: int
    expiry: Expiry
    steps: int  # answers given so far
    waiting_for: list[int]  # seats that are asked something
    created: int
    changed: int
    result: ResultInfo | None
    realm: RealmTag | None
    patient: bool  # it waits for people who are away, even where they have no choice
    discreet: bool  # nobody is told who is here
    lang: str  # in which people want to talk; '' is all the same
    level: Level
    speed: Speed
    rated: bool  # it counts for the ratings of those who play
    rematch: str  # the table of the next game, told to those who played; '' if there is none yet
    exact: bool  # its world was laid out as a file says: whoever has read that knows hidden cards
    can: list[Deed]


class TableList(Model):
    """GET /api/tables?scope=mine|playing|played|open|running|finished&before=<changed>.

    Further: title, lang, speed, level, players (a number) and rated=1.
    """

    tables: list[TableInfo]
    more: bool


class SeatWish(Model):
    """A seat of a new table."""

    kind: Literal["me", "open", "bot"]
    bot: Word = ""


class TableWish(Model):
    """POST /api/tables: a new table; it starts at once when no seat is open.

    Where games go on: `chronicle` is the text of a chronicle to go on from. What is hidden in it is
    drawn anew, unless `exact` asks for the very order it states. `realm` names a new realm.
    """

    title: Word
    seats: Annotated[list[SeatWish], Meta(max_length=limits.SEATS)]
    options: dict[str, object] = {}
    public: bool = False  # listed, anybody may join and watch
    shuffle: bool = False  # seats in random order
    turn_seconds: Annotated[int, Meta(ge=0, le=limits.TURN_SECONDS)] = (
        0  # for one answer; 0: no limit
    )
    total_seconds: Annotated[int, Meta(ge=0, le=limits.TOTAL_SECONDS)] = 0  # for all of a seat's
    expiry: Expiry = "nothing"  # when time is up: nothing (others may let a bot play), bot, pass
    lang: Literal["", "de", "en"] = ""
    level: Level = ""
    rated: bool = False  # it counts: for accounts only, without bots
    patient: bool = False  # wait for people who are away, even where they have no choice
    chronicle: Annotated[str, Meta(max_length=limits.CHRONICLE)] = ""
    exact: bool = False
    realm: Annotated[str, Meta(max_length=limits.NAME)] = ""


class JoinWish(Model):
    """POST /api/invitations/{token}/join and /api/tables/{id}/join: -1 is any open seat."""

    seat: Seat = -1


class ReplaceWish(Model):
    """POST /api/tables/{id}/replace: a bot plays for somebody; '' gives the seat back."""

    seat: Seat
    bot: Word = ""


class SandboxWish(Model):
    """POST /api/tables/{id}/sandbox: play on alone from a position, bots on the other seats."""

    step: Count
    seat: Seat
    bot: Word


class Realm(Model):
    """GET /api/tables/{id}/realm: the history up to this game, and how the realm stands.

    `games` and `world` are the title's own. `written`: the game is over and is the last of `games`.
    `next` is the table of the next game, '' if there is none, or none that you may see.
    """

    table: TableInfo
    games: list[object]
    world: object
    written: bool
    next: str
