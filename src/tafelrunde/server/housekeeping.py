"""What a worker does from time to time: forget what is too old, look through its memory."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

from tafelrunde.server.garbage import Garbage
from tafelrunde.server.jobs import load_rules
from tafelrunde.server.limits import CHECKPOINT_SECONDS, GARBAGE_SECONDS, KEPT_DAYS, TIDY_SECONDS
from tafelrunde.server.logs import log, log_failure
from tafelrunde.server.realms import forgotten
from tafelrunde.server.settings import Settings
from tafelrunde.store import tidy as tidying
from tafelrunde.store.engine import Store, read_url
from tafelrunde.store.tidy import Removed

if TYPE_CHECKING:
    from tafelrunde.server.core import Server

GLANCE_SECONDS = 0.1  # between two looks through what has come meanwhile
READY_SECONDS = 3.0  # after a start, which has enough to do, until bots have processes
POSITION_SECONDS = 5.0  # between two looks for tables that rest


async def tidy(server: Server) -> None:
    """Remove old tables and guests, for ever."""
    while True:
        await asyncio.sleep(TIDY_SECONDS * random.uniform(0.9, 1.1))  # not all workers at once
        try:
            await tidy_up(server)
        except Exception:
            log_failure("tidy")


async def tidy_up(server: Server) -> None:
    """Remove old tables and guests, once."""
    removed = await remove_old(server.store, server.settings)
    for id in removed.tables:
        await server.tables.forget(id)
    log("tidy", tables=len(removed.tables), guests=removed.guests)


async def tidy_once(settings: Settings) -> Removed:
    """The same without a server."""
    store = Store(read_url(settings.db), "tidying")
    try:
        return await remove_old(store, settings)
    finally:
        await store.close()


async def remove_old(store: Store, settings: Settings) -> Removed:
    """Remove what is older than it may be, unless everything is kept."""
    if not settings.keep:
        return Removed()
    days = {what: n * settings.keep for what, n in KEPT_DAYS.items()}
    return await tidying.tidy(store, days, forgotten)


async def checkpoints(server: Server) -> None:
    """Keep SQLite's journal short, for ever."""
    while True:
        await asyncio.sleep(CHECKPOINT_SECONDS)
        try:
            await server.store.checkpoint()
        except Exception:
            log_failure("checkpoint")


async def positions(server: Server) -> None:
    """Note how the tables stand that rest, and let finished ones go, for ever."""
    while True:
        await asyncio.sleep(POSITION_SECONDS)
        try:
            await server.tables.note_positions()
            server.tables.let_finished_go()
        except Exception:
            log_failure("positions")


async def warm(server: Server) -> None:
    """Load all rules beside the loop, so that nobody's first table stops the others.

    Soon after it a process stands ready for each kind of bots: the first to be asked answers in
    time, too.
    """
    await asyncio.to_thread(load_rules)
    begin = asyncio.get_running_loop().call_later(READY_SECONDS, server.ready)
    try:
        await garbage(server)
    finally:
        begin.cancel()


async def garbage(server: Server) -> None:
    """Look for what is no longer needed, for ever.

    Requests and sockets leave circles of objects behind, answers do not.
    """
    found = Garbage()
    found.calm()
    visits = server.visits
    while True:
        for _ in range(int(GARBAGE_SECONDS / GLANCE_SECONDS)):
            await asyncio.sleep(GLANCE_SECONDS)
            found.glance(circles=server.visits > visits)
            visits = server.visits
        found.look(alone=not server.hub.users)
