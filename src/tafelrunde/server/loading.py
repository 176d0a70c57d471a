"""Reading a table: its row, its journal and its standing answers become a match in memory."""

from __future__ import annotations

import asyncio

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.server.live import Live, is_whole, load_match
from tafelrunde.server.logs import log, log_failure
from tafelrunde.server.refusals import Refusal, refusal_of
from tafelrunde.store import games, standing
from tafelrunde.store.engine import Store
from tafelrunde.store.games import Move, Table
from tafelrunde.titles import registry

READS = 5  # looks at a table that is being changed


async def fill(store: Store, live: Live, table: Table) -> None:
    """Fill a table with its match. A game that cannot be played on today is stopped."""
    table, lines = await _read(store, table)
    await read_standing(store, live)
    was = (table.status, table.revision)
    live.table = table
    if table.status == "stopped":
        table.status = "running"  # perhaps the rules fit again
    try:
        await asyncio.to_thread(live.set_journal, lines)
    except Exception as error:
        if table.status != "running":
            raise _why(error) from None
        log_failure("stopped", table=table.id, title=table.title, revision=table.revision)
        table.status = "stopped"
        live.set_journal(lines)
    if (table.status, table.revision) != was:
        changes = {"status": table.status, "revision": table.revision}
        await games.change(store, table.id, **changes)
        log("rules", table=table.id, title=table.title, was=was[1], **changes)


async def read_standing(store: Store, live: Live) -> None:
    """Read the answers people at a table have given beforehand."""
    found = await standing.read(store, live.table.id)
    live.standing = {(one.user_id, one.prompt): one for one in found}


async def _read(store: Store, table: Table) -> tuple[Table, list[Move]]:
    """A table and its journal as they belong together, while others may write."""
    for _ in range(READS):
        lines = await games.journal(store, table.id)
        if is_whole(table, lines):
            break
        again = await games.find(store, table.id)
        if again is None or again.changed == table.changed:
            break
        table = again
    return table, lines


async def adopt(store: Store, table: Table) -> None:
    """Take a finished game over to the rules of today, if they lead to the same end."""
    if table.revision == registry.find(table.title).revision:
        return
    lines = await games.journal(store, table.id)
    try:
        match = await asyncio.to_thread(load_match, table, lines)
    except Exception as error:
        raise _why(error) from None
    table.revision = match.title.revision
    await games.change(store, table.id, revision=table.revision)


def _why(error: Exception) -> Refusal:
    """What somebody is told whose game the rules of today do not play."""
    if isinstance(error, TafelrundeError):
        return refusal_of(error)
    log_failure("rules")
    return Refusal("old-record", "the rules of today cannot play this game")
