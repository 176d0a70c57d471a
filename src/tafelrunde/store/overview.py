"""What whoever runs a server wants to know of its database, and what a user may ask for."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.store.engine import Store, now
from tafelrunde.store.people import kept_about
from tafelrunde.store.schema import (
    bans,
    chats,
    doings,
    moves,
    reports,
    seats,
    standing,
    tables,
    users,
)
from tafelrunde.store.users import User

DAY = 24 * 3600 * 1000
PIECE = 500  # rows that are read before others may go on
SECRET = ("password", "epoch", "look", "login")  # columns of a user that are of use to nobody else


def time_of(milliseconds: int) -> str:
    """A moment, to the minute."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")


async def counts(store: Store) -> dict[str, int]:
    """How much there is of everything, and how much of it is new."""

    async def number(query: sa.Select[Any]) -> int:
        return await connection.scalar(query) or 0

    def all_of(table: sa.Table, *where: sa.ColumnElement[bool]) -> sa.Select[Any]:
        return sa.select(sa.func.count()).select_from(table).where(*where)

    recently = now() - DAY
    found: dict[str, int] = {}
    async with store.read() as connection:
        found["accounts"] = await number(all_of(users, users.c.login.is_not(None)))
        found["guests"] = await number(all_of(users, users.c.login.is_(None)))
        found["seen"] = await number(all_of(users, users.c.seen > recently))
        for status in ("waiting", "running", "finished", "stopped", "closed"):
            found[status] = await number(all_of(tables, tables.c.status == status))
        found["answers"] = await number(all_of(moves))
        found["answers-new"] = await number(all_of(moves, moves.c.at > recently))
        found["chats"] = await number(all_of(chats))
    return found


async def tables_by_status(store: Store) -> dict[str, int]:
    """How many tables there are in each state."""
    query = sa.select(tables.c.status, sa.func.count()).group_by(tables.c.status)
    async with store.read() as connection:
        return {row[0]: row[1] for row in await connection.execute(query)}


async def some_users(store: Store, words: str, most: int) -> list[User]:
    """The users whose names hold these words, those who were here last first."""
    query = sa.select(users).where(users.c.name.icontains(words, autoescape=True))
    async with store.read() as connection:
        rows = (await connection.execute(query.order_by(users.c.seen.desc()).limit(most))).all()
    return [User(**row._mapping) for row in rows]


async def tables_like(store: Store, status: str, most: int) -> list[str]:
    """The ids of tables of a status (or all, ''), those that changed last first."""
    query = sa.select(tables.c.id).order_by(tables.c.changed.desc()).limit(most)
    if status:
        query = query.where(tables.c.status == status)
    async with store.read() as connection:
        return list(await connection.scalars(query))


async def everything_of(store: Store, user: User) -> dict[str, Any]:
    """All that is kept about a user as plain data: who they are, where they sat, what they said."""
    about = {name: value for name, value in vars(user).items() if name not in SECRET}
    sat = (
        sa.select(tables.c.id, tables.c.title, tables.c.status, tables.c.result, seats.c.seat)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.user_id == user.id)
    )
    given = (
        sa.select(moves.c.table_id, moves.c.number, moves.c.kind, moves.c.value, moves.c.at)
        .join(seats, sa.and_(seats.c.table_id == moves.c.table_id, seats.c.seat == moves.c.seat))
        .where(seats.c.user_id == user.id)
    )
    said = sa.select(chats.c.table_id, chats.c.text, chats.c.at).where(chats.c.user_id == user.id)
    owned = sa.select(tables.c.id, tables.c.title, tables.c.created).where(
        tables.c.owner == user.id
    )
    stands = sa.select(
        standing.c.table_id, standing.c.prompt, standing.c.answers, standing.c.conditions
    )
    async with store.read() as connection:
        return {
            "user": about,
            "seats": await _rows(connection, sat.order_by(tables.c.created)),
            "owned": await _rows(connection, owned.order_by(tables.c.created)),
            "answers": await _rows(connection, given.order_by(moves.c.at)),
            "chats": await _rows(connection, said.order_by(chats.c.at)),
            "standing": await _rows(connection, stands.where(standing.c.user_id == user.id)),
            **await _kept_order(connection, user.id),
            **await kept_about(connection, user.id),
        }


async def _kept_order(connection: AsyncConnection, id: str) -> dict[str, Any]:
    """Reports, bans and what moderators did, as far as it is theirs to know: not who complained."""
    told = sa.select(reports.c.table_id, reports.c.name, reports.c.words, reports.c.at)
    held = sa.select(bans.c.kind, bans.c.until, bans.c.reason, bans.c.at)
    deeds = sa.select(doings.c.at, doings.c.what, doings.c.name, doings.c.table_id, doings.c.detail)
    suffered = sa.select(doings.c.at, doings.c.what, doings.c.table_id, doings.c.detail)
    about = sa.select(reports.c.table_id, reports.c.line, reports.c.at)
    return {
        "reports": await _rows(
            connection, told.where(reports.c.by_id == id).order_by(reports.c.at)
        ),
        "reported": await _rows(
            connection, about.where(reports.c.user_id == id).order_by(reports.c.at)
        ),
        "bans": await _rows(connection, held.where(bans.c.user_id == id).order_by(bans.c.at)),
        "done": await _rows(connection, deeds.where(doings.c.by_id == id).order_by(doings.c.at)),
        "suffered": await _rows(
            connection, suffered.where(doings.c.user_id == id).order_by(doings.c.at)
        ),
    }


async def _rows(connection: AsyncConnection, query: sa.Select[Any]) -> list[dict[str, Any]]:
    """Rows as plain data, in pieces: somebody's many answers must not keep others waiting."""
    found: list[dict[str, Any]] = []
    async with connection.stream(query) as rows:
        async for piece in rows.partitions(PIECE):
            found += [dict(row._mapping) for row in piece]
            await asyncio.sleep(0)
    return found
