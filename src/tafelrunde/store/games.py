"""Tables, seats, moves and chat in the database."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.store.engine import Store, Then, now, resolve
from tafelrunde.store.schema import chats, chronicles, moves, presence, seats, tables

ANSWER = 0  # value: the option
REWIND = 1  # value: how many answers are kept
REMOVE = 2  # value: the index of the one answer that is taken back

STATUSES = ("waiting", "running", "finished", "stopped", "closed")
KINDS = ("game", "sandbox", "upload", "guide")
ROWS_AT_ONCE = 1000  # lines of a journal that are read or written before others may go on
HERE_FOR = 60_000  # a worker that has not said so for a minute is gone


class Conflict(Exception):
    """Somebody else has written this line of the journal."""


@dataclass
class Seat:
    """One row of `seats`."""

    seat: int
    user_id: str | None
    name: str
    bot: str


@dataclass
class Table:
    """One row of `tables`, with its seats and who has it open in other workers."""

    id: str
    title: str
    revision: int
    options: dict[str, object]
    seed: str = field(repr=False)
    kind: str
    status: str
    public: bool
    owner: str
    owner_name: str
    invite: str = field(repr=False)
    source: str
    turn_seconds: int
    steps: int
    waiting_for: list[int]
    consent: dict[str, object] | None
    result: dict[str, object] | None
    created: int
    changed: int
    position: str = ""
    patient: bool = False
    exact: bool = False
    total_seconds: int = 0
    expiry: str = "nothing"
    clock: dict[str, object] | None = None
    deadline: int = 0
    rated: bool = False
    lang: str = ""
    level: str = ""
    seats: list[Seat] = field(default_factory=list)
    elsewhere: set[str] = field(default_factory=set)
    damaged: bool = False  # a column holds what it cannot hold
    source_runs: bool = False  # it is a copy of a game that is still going on
    follow: str = ""  # the game that was begun where this one has ended
    realm_runs: bool = False  # another game of its realm goes on

    @property
    def has_clock(self) -> bool:
        """Whether time is counted."""
        return bool(self.turn_seconds or self.total_seconds)

    def seat_of(self, user: str) -> int:
        """Where a user sits; -1: nowhere."""
        return next((seat.seat for seat in self.seats if user and seat.user_id == user), -1)


class Move(NamedTuple):
    """One line of the journal."""

    number: int
    kind: int
    seat: int
    value: int
    at: int


class Line(NamedTuple):
    """One line of chat."""

    number: int
    seat: int
    name: str
    text: str
    at: int


COLUMNS = [column.name for column in tables.columns]


class Chronicle(NamedTuple):
    """The file of a chronicle that a game begins with, and the realm it belongs to."""

    realm: str
    contents: str


async def add(
    store: Store,
    table: Table,
    journal: Iterable[tuple[int, int]] = (),
    chronicle: Chronicle | None = None,
) -> None:
    """Store a new table, with answers (seat, option) if it does not begin at the beginning."""
    row = {name: getattr(table, name) for name in COLUMNS}
    async with store.write() as connection:
        await connection.execute(sa.insert(tables).values(row))
        places = [{"table_id": table.id, **vars(seat)} for seat in table.seats]
        await connection.execute(sa.insert(seats), places)
        answers = list(journal)
        for first in range(0, len(answers), ROWS_AT_ONCE):
            lines = [
                {"table_id": table.id, **Move(n, ANSWER, seat, option, table.created)._asdict()}
                for n, (seat, option) in enumerate(answers[first : first + ROWS_AT_ONCE], first)
            ]
            await connection.execute(sa.insert(moves), lines)
            await asyncio.sleep(0)
        if chronicle is not None:
            kept = {"table_id": table.id, **chronicle._asdict()}
            await connection.execute(sa.insert(chronicles).values(kept))


def could_be_id(id: str) -> bool:
    """Whether somebody sent letters, digits and dashes, and not too many of them."""
    return len(id) <= 40 and id.isascii() and id.replace("-", "").replace("_", "").isalnum()


async def find(store: Store, id: str) -> Table | None:
    """The table of that id."""
    if not could_be_id(id):
        return None
    found = await _load(store, sa.select(tables).where(tables.c.id == id))
    return found[0] if found else None


async def find_invited(store: Store, token: str) -> Table | None:
    """The table of that invitation."""
    if not could_be_id(token):
        return None
    found = await _load(store, sa.select(tables).where(tables.c.invite == token))
    return found[0] if found else None


async def listed(
    store: Store,
    scope: str,
    user: str,
    before: int,
    most: int,
    where: Iterable[sa.ColumnElement[bool]] = (),
) -> list[Table]:
    """Tables for the lobby, the latest first."""
    here = sa.and_(tables.c.changed < before, tables.c.status != "closed", *where)
    query = sa.select(tables).where(here)
    sits = sa.select(seats.c.table_id).where(seats.c.user_id == user).scalar_subquery()
    if scope in ("mine", "playing", "played"):
        query = query.where(sa.or_(tables.c.owner == user, tables.c.id.in_(sits)))
        if scope != "mine":
            is_over = tables.c.status == "finished"
            query = query.where(is_over if scope == "played" else ~is_over)
    else:
        status = {"open": "waiting"}.get(scope, scope)
        query = query.where(tables.c.public, tables.c.status == status, tables.c.kind == "game")
        if scope == "open":  # not where all have come and nobody has begun yet
            here = sa.and_(seats.c.table_id == tables.c.id, seats.c.user_id.is_(None))
            query = query.where(sa.exists().where(here, seats.c.bot == ""))
    return await _load(store, query.order_by(tables.c.changed.desc(), tables.c.id).limit(most))


async def chronicle_of(store: Store, id: str) -> Chronicle | None:
    """The chronicle that a game has begun with."""
    query = sa.select(chronicles.c.realm, chronicles.c.contents).where(chronicles.c.table_id == id)
    async with store.read() as connection:
        row = (await connection.execute(query)).one_or_none()
    return Chronicle(*row) if row is not None else None


async def next_game(store: Store, id: str) -> Table | None:
    """The game of the realm that was begun where this one has ended."""
    here = sa.and_(tables.c.source == id, tables.c.kind == "game", tables.c.status != "closed")
    query = sa.select(tables).where(here)
    found = await _load(store, query.order_by(tables.c.created).limit(1))
    return found[0] if found else None


class Running(NamedTuple):
    """Tables at which a game goes on, the latest first."""

    bots: list[str]  # a bot is asked, so that everybody waits for us
    people: list[str]  # only people are asked


async def running(store: Store) -> Running:
    """The tables where somebody must play on."""
    bots = sa.select(seats.c.table_id, seats.c.seat).where(
        seats.c.table_id == tables.c.id, seats.c.bot != ""
    )
    query = sa.select(tables.c.id, tables.c.waiting_for).where(tables.c.status == "running")
    found = Running([], [])
    async with store.read() as connection:
        known: dict[str, set[int]] = {}
        ours = bots.where(tables.c.status == "running")
        for id, seat in await connection.execute(ours):
            known.setdefault(id, set()).add(seat)
        for id, asked in await connection.execute(query.order_by(tables.c.changed.desc())):
            # A game that has just begun may not say yet who is asked.
            ask = known.get(id, set()).intersection(asked) if asked else known.get(id)
            (found.bots if ask else found.people).append(id)
    return found


async def due(store: Store, at: int, most: int) -> list[str]:
    """The tables where somebody's time is up, those that wait longest first."""
    late = sa.and_(tables.c.deadline > 0, tables.c.deadline <= at, tables.c.status == "running")
    query = sa.select(tables.c.id).where(late).order_by(tables.c.deadline).limit(most)
    async with store.read() as connection:
        return list(await connection.scalars(query))


async def count(store: Store, owner: str, **where: object) -> int:
    """How many tables (waiting or running, or as said) a user owns."""
    query = sa.select(sa.func.count()).select_from(tables).where(tables.c.owner == owner)
    if not where:
        query = query.where(tables.c.status.in_(["waiting", "running"]))
    for name, value in where.items():
        query = query.where(tables.c[name] == value)
    async with store.read() as connection:
        return await connection.scalar(query) or 0


async def oldest_upload(store: Store, owner: str) -> str | None:
    """The upload that makes room for a new one."""
    query = sa.select(tables.c.id).where(
        tables.c.owner == owner, tables.c.kind == "upload", tables.c.status == "finished"
    )
    async with store.read() as connection:
        id: str | None = await connection.scalar(query.order_by(tables.c.created).limit(1))
    return id


async def _load(store: Store, query: sa.Select[tuple[object, ...]]) -> list[Table]:
    async with store.read() as connection:
        rows = (await connection.execute(query)).all()
        found = {row.id: sound(Table(**row._mapping)) for row in rows}
        places = sa.select(seats).where(seats.c.table_id.in_(list(found)))
        for row in await connection.execute(places.order_by(seats.c.table_id, seats.c.seat)):
            seat = Seat(row.seat, row.user_id, row.name, row.bot)
            found[row.table_id].seats.append(seat)
        copies = [table for table in found.values() if table.source]
        if copies:
            going_on = set(await connection.scalars(_still_running(copies)))
            for table in copies:
                table.source_runs = table.source in going_on
        ended = [table.id for table in found.values() if table.status == "finished"]
        if ended:
            for id in await connection.scalars(_realm_runs(ended)):
                found[id].realm_runs = True
            for row in await connection.execute(_following(ended)):
                found[row.source].follow = row.id
        if store.shared and found:
            here = sa.select(presence).where(
                presence.c.table_id.in_(list(found)),
                presence.c.worker != store.worker,
                presence.c.at > now() - HERE_FOR,
            )
            for row in await connection.execute(here):
                found[row.table_id].elsewhere.add(row.user_id)
    return list(found.values())


def sound(table: Table) -> Table:
    """The same table; what cannot be right in it is emptied, and it is marked as damaged."""
    right: dict[str, object] = {"options": {}, "waiting_for": []}
    for name, empty in right.items():
        if type(getattr(table, name)) is not type(empty):
            setattr(table, name, empty)
            table.damaged = True
    for name in ("consent", "result", "clock"):
        if not isinstance(getattr(table, name), dict | None):
            setattr(table, name, None)
            table.damaged = True
    table.damaged |= table.status not in STATUSES or table.kind not in KINDS
    return table


def _still_running(copies: list[Table]) -> sa.Select[Any]:
    sources = [table.source for table in copies]
    return sa.select(tables.c.id).where(
        tables.c.id.in_(sources), tables.c.status.in_(["waiting", "running", "stopped"])
    )


def _realm_runs(ended: list[str]) -> sa.Select[Any]:
    """Those of some finished games in whose realm another game goes on."""
    other = chronicles.alias()
    return (
        sa.select(chronicles.c.table_id)
        .join(other, other.c.realm == chronicles.c.realm)
        .join(tables, tables.c.id == other.c.table_id)
        .where(
            chronicles.c.table_id.in_(ended),
            tables.c.status.in_(["waiting", "running", "stopped"]),
        )
        .distinct()
    )


def _following(ended: list[str]) -> sa.Select[Any]:
    """The games that were begun where some finished ones have ended."""
    here = sa.and_(tables.c.source.in_(ended), tables.c.kind == "game", tables.c.status != "closed")
    return sa.select(tables.c.source, tables.c.id).where(here).order_by(tables.c.created.desc())


# -- changes


async def change(store: Store, id: str, **values: object) -> None:
    """Change columns of a table."""
    async with store.write() as connection:
        await connection.run_sync(_change, store, id, values)


async def start(store: Store, id: str) -> bool:
    """Begin a game, if it still waits and every seat is taken; False if not."""
    open_seat = sa.select(seats.c.seat).where(
        seats.c.table_id == id, seats.c.user_id.is_(None), seats.c.bot == ""
    )
    async with store.write() as connection:
        if (
            await _status(connection, id) != "waiting"
            or await connection.scalar(open_seat) is not None
        ):
            return False
        await connection.run_sync(_change, store, id, {"status": "running", "changed": now()})
    return True


async def change_seat(
    store: Store,
    id: str,
    seat: int,
    values: Mapping[str, object],
    *,
    was: str | None,
    status: str,
    **table: object,
) -> bool:
    """Give a seat to somebody, if it still belongs to the user `was` and the table is still so.

    False if somebody was faster, perhaps they themselves at another seat.
    """
    async with store.write() as connection:
        if await _status(connection, id) != status:
            return False
        if (user := values.get("user_id")) is not None:
            other = sa.and_(seats.c.table_id == id, seats.c.user_id == user, seats.c.seat != seat)
            if await connection.scalar(sa.select(seats.c.seat).where(other)) is not None:
                return False
        here = sa.and_(seats.c.table_id == id, seats.c.seat == seat)
        unchanged = seats.c.user_id.is_(None) if was is None else seats.c.user_id == was
        done = await connection.execute(sa.update(seats).where(here, unchanged).values(**values))
        if done.rowcount != 1:
            return False
        await connection.run_sync(_change, store, id, {"changed": now(), **table})
    return True


async def stand_up(
    store: Store, table: Table, user: str, bot: str, *, counts: bool = False
) -> bool:
    """Free the seat of a user, whose table gets another owner; a bot goes on in a running game.

    If it `counts`, a bot plays on a seat that stays the user's. False if the table has changed
    meanwhile.
    """
    bot = bot if table.status == "running" else ""
    change: dict[str, object] = {}
    if table.owner == user:
        heirs = [seat for seat in table.seats if seat.user_id and seat.user_id != user]
        if heirs:
            change = {"owner": heirs[0].user_id, "owner_name": heirs[0].name}
    values: dict[str, object] = {"user_id": None, "name": bot, "bot": bot}
    if counts and bot:
        values, change = {"bot": bot}, {}
    seat, status = table.seat_of(user), table.status
    return await change_seat(store, table.id, seat, values, was=user, status=status, **change)


async def _status(connection: AsyncConnection, id: str) -> str | None:
    """The status of a table, which nobody else changes until this transaction ends."""
    query = sa.select(tables.c.status).where(tables.c.id == id).with_for_update()
    status: str | None = await connection.scalar(query)
    return status


def _change(connection: sa.Connection, store: Store, id: str, values: Mapping[str, object]) -> None:
    connection.execute(sa.update(tables).where(tables.c.id == id).values(**values))
    store.tell_now(connection, "table", id)


async def journal(store: Store, id: str, since: int = 0) -> list[Move]:
    """The lines of the journal from number `since` on."""
    columns = [moves.c[name] for name in Move._fields]
    found: list[Move] = []
    async with store.read() as connection:
        while True:  # in pieces: a long game must not keep others waiting
            here = sa.and_(moves.c.table_id == id, moves.c.number >= since)
            query = sa.select(*columns).where(here).order_by(moves.c.number).limit(ROWS_AT_ONCE)
            rows = [Move(*row) for row in await connection.execute(query)]
            found += rows
            if len(rows) < ROWS_AT_ONCE:
                return found
            since = rows[-1].number + 1


class After(NamedTuple):
    """What a move makes of the row of its table."""

    steps: int
    waiting_for: list[int]
    status: str
    result: dict[str, object] | None
    revision: int
    clock: dict[str, object] | None
    deadline: int


WRITE_MOVE = "INSERT INTO moves (table_id, number, kind, seat, value, at) VALUES (?, ?, ?, ?, ?, ?)"
WRITE_AFTER = (
    "UPDATE tables SET changed = ?, consent = NULL, steps = ?, waiting_for = ?, status = ?, "
    "result = ?, revision = ?, clock = ?, deadline = ? WHERE id = ?"
)


async def write_move(store: Store, id: str, move: Move, after: After) -> None:
    """Write the next line of the journal and what it changes; raises `Conflict`."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    write_move_then(store, id, move, after, partial(resolve, done))
    await done


def write_move_then(store: Store, id: str, move: Move, after: After, then: Then) -> None:
    """The same without waiting; `then` is told what went wrong, if anything has."""
    row = (
        after.steps,
        _json(after.waiting_for),
        after.status,
        None if after.result is None else _json(after.result),
        after.revision,
        None if after.clock is None else _json(after.clock),
        after.deadline,
    )

    def work(connection: sa.Connection) -> None:
        store.run(connection, WRITE_MOVE, id, *move)
        store.run(connection, WRITE_AFTER, move.at, *row, id)

    def tell(error: Exception | None) -> None:
        taken = isinstance(error, IntegrityError | sqlite3.IntegrityError)
        then(Conflict() if taken else error)

    store.write_then(work, tell)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


async def write_position(store: Store, id: str, position: str) -> None:
    """Note what everybody saw after a move."""

    def work(connection: sa.Connection) -> None:
        store.run(connection, "UPDATE tables SET position = ? WHERE id = ?", position, id)

    await store.write_soon(work)


def answers_of(lines: Iterable[Move]) -> list[tuple[int, int]]:
    """The answers that count, after everything that was taken back."""
    given: list[tuple[int, int]] = []
    for line in lines:
        if line.kind == ANSWER:
            given.append((line.seat, line.value))
        elif line.kind == REWIND:
            del given[line.value :]
        else:
            del given[line.value]
    return given


# -- chat


async def chat(store: Store, id: str, *, since: int = 0, most: int = 100) -> list[Line]:
    """The latest lines of chat, the newest last."""
    query = sa.select(*[chats.c[name] for name in Line._fields]).where(
        chats.c.table_id == id, chats.c.number >= since
    )
    async with store.read() as connection:
        rows = await connection.execute(query.order_by(chats.c.number.desc()).limit(most))
        return [Line(*row) for row in rows][::-1]


async def say(
    store: Store, id: str, seat: int, name: str, text: str, user: str | None = None
) -> Line:
    """Add a line of chat."""
    for _ in range(8):  # another worker may take the number
        try:
            async with store.write() as connection:
                query = sa.select(sa.func.max(chats.c.number)).where(chats.c.table_id == id)
                last: int | None = await connection.scalar(query)
                line = Line(0 if last is None else last + 1, seat, name, text, now())
                row = {"table_id": id, "user_id": user, **line._asdict()}
                await connection.execute(sa.insert(chats).values(row))
                await store.tell(connection, "chat", id)
                return line
        except IntegrityError:
            continue
    raise Conflict


# -- presence, when there are several workers


GONE = "DELETE FROM presence WHERE worker = ? AND table_id = ? AND user_id = ?"
HERE = "INSERT INTO presence (worker, table_id, user_id, at) VALUES (?, ?, ?, ?)"


async def note_presence(store: Store, id: str, user: str, *, here: bool) -> None:
    """Tell the other workers that a user has opened or closed a table."""
    if not store.shared:
        return
    mine = (store.worker, id, user)

    def work(connection: sa.Connection) -> None:
        store.run(connection, GONE, *mine)
        if here:
            store.run(connection, HERE, *mine, now())

    await store.write_soon(work)


async def still_here(store: Store, *, leaving: bool = False) -> None:
    """This worker lives (or ends); whoever has not said so for long is forgotten."""
    if not store.shared:
        return
    mine = presence.c.worker == store.worker
    async with store.write() as connection:
        if leaving:
            await connection.execute(sa.delete(presence).where(mine))
        else:
            await connection.execute(sa.update(presence).where(mine).values(at=now()))
        old = presence.c.at < now() - 10 * HERE_FOR
        await connection.execute(sa.delete(presence).where(old))
