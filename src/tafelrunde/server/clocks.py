"""Clocks: how long somebody has for an answer and for the whole game, and what happens then.

A table chooses the seconds for one answer, those for all answers of a seat together, both or none,
and what is done when they are over: nothing (others may let a bot play), a bot takes the seat until
its owner is back, or one answer is given: passing where the rules allow it, otherwise a bot's.
Whoever has used up the whole time still has a little for every answer.

Bots have no clock. Every answer of a person's seat is counted alike, whether there was a choice or
not, and whoever gave it: so the clock tells nobody what the question was.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from tafelrunde.server.jobs import Think
from tafelrunde.server.limits import CLOCK_SECONDS, DUE_AT_ONCE
from tafelrunde.server.live import Live, record_of
from tafelrunde.server.logs import log, log_failure
from tafelrunde.server.owners import Elsewhere
from tafelrunde.server.refusals import Refusal
from tafelrunde.store import games
from tafelrunde.store.engine import now
from tafelrunde.titles import registry

if TYPE_CHECKING:
    from tafelrunde.server.core import Server

PASS = "pass"  # an option of every title that has something to pass on
LATER = 600_000  # milliseconds until a table that failed is looked at again


async def watch(server: Server) -> None:
    """See to tables that nobody has open, and to those whose time was up while we were away."""
    while True:
        await asyncio.sleep(CLOCK_SECONDS)
        try:
            for id in await games.due(server.store, now(), DUE_AT_ONCE):
                await look(server, id)
        except Exception:
            log_failure("clocks")


async def look(server: Server, id: str) -> None:
    """Do what is due at one table; one that fails does not keep the others waiting."""
    try:
        await expire(server, await server.tables.open(id))
    except Elsewhere:
        return  # its owner looks after it
    except Exception as error:
        if not isinstance(error, Refusal):
            log_failure("clock", table=id)
        await games.change(server.store, id, deadline=now() + LATER)


async def expire(server: Server, live: Live) -> None:
    """Do what the table has chosen for everybody whose time is up."""
    if time.monotonic() - server.started < server.settings.clock_grace:
        return  # people come back after a restart: nobody loses time by that
    table = live.table
    late = live.clocks.late(table, live.asked)
    for seat in sorted(late) if table.expiry != "nothing" else []:
        log("time-is-up", table=table.id, seat=seat, then=table.expiry)
        if table.expiry == "bot":
            await let_bot_play(server, live, seat)
        else:
            await answer_for(server, live, seat)
    if not late and table.deadline and table.deadline <= now():  # the seats have changed
        await server.tables.store_clock(live)


async def let_bot_play(server: Server, live: Live, seat: int) -> None:
    """A bot takes the seat; its owner takes it back whenever they like."""
    table = live.table
    bot = registry.load(table.title).default_bot
    was = table.seats[seat].user_id
    values = {"bot": bot}
    if await games.change_seat(server.store, table.id, seat, values, was=was, status="running"):
        await server.tables.refresh(table.id)


async def answer_for(server: Server, live: Live, seat: int) -> None:
    """Give one answer: pass if that is possible, otherwise what a bot would do."""
    ask, match, sequence = live.ask_of(seat), live.match, live.sequence
    if ask is None or match is None:
        return
    passing = [option for option in ask.options if match.title.vocabulary.name(option) == PASS]
    if passing or ask.is_forced():
        option = (passing or ask.options)[0]
    else:
        bot = registry.load(live.table.title).default_bot
        job = Think(live.table.id, record_of(live.table, list(match.answers)), seat, bot)
        option = await server.players.think(live, ask, job)
    try:
        await server.tables.answer(live, seat, option, sequence)
    except Refusal as refusal:  # the answer came in the last moment
        if refusal.code not in ("stale", "over", "not-your-seat"):
            raise
