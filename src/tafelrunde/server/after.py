"""What follows when a game is over: it is counted, and a tournament goes on."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tafelrunde.server import ratings
from tafelrunde.server.logs import log, log_failure
from tafelrunde.store.games import Table

if TYPE_CHECKING:
    from tafelrunde.server.core import Server

WORKING: set[asyncio.Task[None]] = set()  # so that none is forgotten before its end


def finished(server: Server, table: Table) -> None:
    """See to everything soon; nobody waits for it, and what fails is done again later."""
    task = asyncio.ensure_future(_see_to(server, table))
    WORKING.add(task)
    task.add_done_callback(WORKING.discard)


async def _see_to(server: Server, table: Table) -> None:
    from tafelrunde.server import rounds  # it makes tables, which need all the rest

    try:
        if table.rated and await ratings.count(server.store, table.id):
            log("rated", table=table.id)
        await rounds.table_over(server, table.id)
    except Exception:
        log_failure("after", table=table.id)
