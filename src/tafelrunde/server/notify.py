"""What other workers have changed: PostgreSQL's LISTEN. With SQLite there are no other workers."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from tafelrunde.server import chats
from tafelrunde.server.limiter import Spent
from tafelrunde.server.logs import log, log_failure
from tafelrunde.server.refusals import Refusal
from tafelrunde.store.engine import CHANNEL
from tafelrunde.store.games import still_here
from tafelrunde.store.owners import HOLD

if TYPE_CHECKING:
    from tafelrunde.server.core import Server

BEAT = 20  # seconds between two signs of life
SHARE = 0.25  # seconds between two words about used-up credits
SOME = 40  # of them in one notice, which has an end


class Turn(NamedTuple):
    """Somebody is asked something."""

    user: str
    table: str
    title: str
    seat: int


class Note(msgspec.Struct):
    """What `Store.tell` writes."""

    worker: str
    kind: str
    table: str
    user: str
    spent: list[Spent] = []
    turns: list[Turn] = []


async def listen(server: Server) -> None:
    """Hear what other workers tell, for ever; connects again when the database was away."""
    import psycopg

    address = server.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
    again = False
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(
                address, autocommit=True
            ) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await connection.execute(HOLD, (server.store.worker,))
                if again:  # whatever was told meanwhile
                    for id in list(server.tables.live):
                        await hear(server, Note("", "table", id, ""))
                async for notice in connection.notifies():
                    note = msgspec.json.decode(notice.payload, type=Note)
                    if note.worker != server.store.worker:
                        await hear(server, note)
        except (psycopg.Error, OSError, msgspec.MsgspecError):
            log_failure("listen")
        again = True
        await asyncio.sleep(1)


async def hear(server: Server, note: Note) -> None:
    """Another worker has changed something."""
    try:
        live = server.tables.live.get(note.table)
        if note.kind == "table":
            await server.tables.refresh(note.table)
        elif note.kind == "chat" and live is not None:
            await chats.tell_new(server, live)
        elif note.kind == "unsaid":
            await chats.tell_again(server, note.table)
        elif note.kind == "bans":
            await server.bans.load()
        elif note.kind == "gone":
            for socket in server.hub.of_user(note.user):
                socket.close(4401)
        elif note.kind == "sessions":
            server.hub.drop(note.user)
        elif note.kind == "signed-out":
            server.hub.end(note.user)
        elif note.kind.startswith("became "):
            server.hub.become(note.user, note.kind.split(" ")[1])
        elif note.kind == "spent":
            for spent in note.spent:
                server.limiter.told(spent)
        elif note.kind == "turns":
            for turn in note.turns:
                server.calls.ring(*turn)
        elif note.kind == "taken":
            server.tables.let_go(note.table)
    except Refusal as refusal:
        log("refresh", table=note.table, refused=refusal.code)
    except Exception:
        log_failure("refresh", table=note.table)


async def beat(server: Server) -> None:
    """Say from time to time that this worker lives."""
    while True:
        await asyncio.sleep(BEAT)
        try:
            await still_here(server.store)
        except Exception:
            log_failure("beat")


async def share(server: Server) -> None:
    """Tell the other workers from time to time what was used up here, and whose turn it is."""
    while True:
        await asyncio.sleep(SHARE)
        spent, turns = server.limiter.spent(), server.calls.turns
        server.calls.turns = []
        try:
            for first in range(0, max(len(spent), len(turns)), SOME):
                async with server.store.write() as connection:
                    if some := spent[first : first + SOME]:
                        await server.store.tell(connection, "spent", "", spent=some)
                    if called := turns[first : first + SOME]:
                        await server.store.tell(connection, "turns", "", turns=called)
        except Exception:
            log_failure("limits")
