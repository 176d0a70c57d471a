"""Looking for tables: by game, language, speed, level and number of players."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa

from tafelrunde.store.engine import Store
from tafelrunde.store.games import Table
from tafelrunde.store.schema import seats, tables

LIVE_TURN, LIVE_TOTAL = 3600, 6 * 3600  # seconds up to which a game is played in one go
SPEEDS = ("live", "days", "free")  # in one go, over days, without a clock


def speed_of(table: Table) -> str:
    """How fast a table plays, by its clocks."""
    return speed_by(table.turn_seconds, table.total_seconds)


def speed_by(turn_seconds: int, total_seconds: int) -> str:
    """The same, by numbers."""
    if not turn_seconds and not total_seconds:
        return "free"
    quick = 0 < turn_seconds <= LIVE_TURN or 0 < total_seconds <= LIVE_TOTAL
    return "live" if quick else "days"


class Search(NamedTuple):
    """What somebody looks for; what is empty is all the same to them."""

    title: str = ""
    lang: str = ""
    speed: str = ""
    level: str = ""
    players: int = 0
    rated: bool = False

    def where(self) -> list[sa.ColumnElement[bool]]:
        """The same for the database; a table that says nothing fits every language and level."""
        found: list[sa.ColumnElement[bool]] = []
        if self.title:
            found.append(tables.c.title == self.title)
        if self.lang:
            found.append(tables.c.lang.in_(["", self.lang]))
        if self.level:
            found.append(tables.c.level.in_(["", self.level]))
        if self.rated:
            found.append(tables.c.rated)
        if self.players:
            here = seats.c.table_id == tables.c.id
            count = sa.select(sa.func.count()).select_from(seats).where(here).scalar_subquery()
            found.append(count == self.players)
        if self.speed:
            found.append(_is_of(self.speed))
        return found


def _is_of(speed: str) -> sa.ColumnElement[bool]:
    turn, total = tables.c.turn_seconds, tables.c.total_seconds
    none = sa.and_(turn == 0, total == 0)
    live = sa.or_(sa.and_(turn > 0, turn <= LIVE_TURN), sa.and_(total > 0, total <= LIVE_TOTAL))
    if speed == "free":
        return none
    return live if speed == "live" else sa.and_(~none, ~live)


class Turn(NamedTuple):
    """A table that waits for somebody."""

    table: str
    title: str
    since: int
    speed: str


async def turns(store: Store, user: str, most: int) -> list[Turn]:
    """The running games that wait for a user, those that wait longest first."""
    query = (
        sa.select(tables, seats.c.seat)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.user_id == user, seats.c.bot == "", tables.c.status == "running")
        .order_by(tables.c.changed)
        .limit(most)
    )
    async with store.read() as connection:
        rows = (await connection.execute(query)).all()
    return [
        Turn(row.id, row.title, row.changed, speed_by(row.turn_seconds, row.total_seconds))
        for row in rows
        if isinstance(row.waiting_for, list) and row.seat in row.waiting_for
    ]


async def with_days(store: Store, users: list[str]) -> set[str]:
    """Those who play at a table with days for an answer."""
    query = (
        sa.select(seats.c.user_id)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(tables.c.status == "running", seats.c.user_id.in_(users), _is_of("days"))
    )
    async with store.read() as connection:
        return {row.user_id for row in await connection.execute(query)}


async def awaited(store: Store) -> set[str]:
    """Everybody for whom a running game waits."""
    query = (
        sa.select(seats.c.user_id, seats.c.seat, tables.c.waiting_for)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(tables.c.status == "running", seats.c.user_id.is_not(None), seats.c.bot == "")
    )
    async with store.read() as connection:
        rows = (await connection.execute(query)).all()
    return {row.user_id for row in rows if row.seat in (row.waiting_for or [])}
