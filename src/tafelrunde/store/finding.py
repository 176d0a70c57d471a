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
    if not table.turn_seconds and not table.total_seconds:
        return "free"
    quick_turns = 0 < table.turn_seconds <= LIVE_TURN
    return "live" if quick_turns or 0 < table.total_seconds <= LIVE_TOTAL else "days"


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


async def turns(store: Store, user: str, most: int) -> list[Turn]:
    """The running games that wait for a user, those that wait longest first."""
    query = (
        sa.select(tables.c.id, tables.c.title, tables.c.changed, tables.c.waiting_for, seats.c.seat)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.user_id == user, seats.c.bot == "", tables.c.status == "running")
        .order_by(tables.c.changed)
        .limit(most)
    )
    async with store.read() as connection:
        rows = (await connection.execute(query)).all()
    return [
        Turn(row.id, row.title, row.changed)
        for row in rows
        if isinstance(row.waiting_for, list) and row.seat in row.waiting_for
    ]
