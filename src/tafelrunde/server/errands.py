"""What commands have changed beside a server on SQLite. PostgreSQL tells by itself: `notify.py`."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import sqlalchemy as sa

from tafelrunde.server.logs import log_failure
from tafelrunde.server.notify import Note, hear
from tafelrunde.store.engine import now
from tafelrunde.store.schema import errands

if TYPE_CHECKING:
    from tafelrunde.server.core import Server

LOOK = 1.0  # seconds between two looks
KEPT = 60_000  # milliseconds


async def run(server: Server) -> None:
    """Look for them, for ever."""
    last = 0
    while True:
        try:
            last = await run_new(server, last)
        except Exception:
            log_failure("errands")
        await asyncio.sleep(LOOK)


async def run_new(server: Server, last: int) -> int:
    """Do what is new since number `last`; returns the newest number."""
    query = sa.select(errands).where(errands.c.id > last).order_by(errands.c.id)
    async with server.store.read() as connection:
        found = (await connection.execute(query)).all()
    for row in found:
        await hear(server, Note("", row.kind, row.table_id, row.user_id))
    if found:
        async with server.store.write() as connection:
            await connection.execute(sa.delete(errands).where(errands.c.at < now() - KEPT))
        return int(found[-1].id)
    return last
