"""Hints: what a hard bot would answer in somebody's place, where nobody else could mind.

They are thought of where bots think, each person's after the other, and nobody thinks on when the
question is answered, the page is closed or another hint is asked for. The same goes for thoughts
about the answers of a finished game.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from tafelrunde.server import rooms
from tafelrunde.server.jobs import Hint, Review
from tafelrunde.server.limits import BOT_SECONDS, HINTS
from tafelrunde.server.live import Live, record_of
from tafelrunde.server.messages import BotThoughts, Thoughts
from tafelrunde.server.refusals import Refusal

if TYPE_CHECKING:
    from tafelrunde.server.core import Server

Running = tuple[Live | None, int, asyncio.Future[bytes]]


class Hints:
    """The hints that are being thought of on this worker, one for each person at most."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.running: dict[str, Running] = {}

    async def advise(self, live: Live, seat: int, user: str) -> Thoughts:
        """Thoughts about the question a seat is asked now."""
        self.limit(user)

        async def look() -> Hint:
            check(live, user)
            ask = live.ask_of(seat)
            if ask is None or live.match is None:
                raise Refusal("stale", "nothing is asked of you now")
            record = record_of(live.table, list(live.match.answers))
            return Hint(live.table.id, record, seat)

        job = await self.server.tables.guarded(live, look)
        told = await self.think(job, live, live.sequence, user)
        return msgspec.json.decode(told, type=Thoughts)

    async def review(self, job: Review, user: str) -> BotThoughts:
        """Thoughts about an answer of a finished game."""
        self.limit(user)
        return msgspec.json.decode(await self.think(job, None, 0, user), type=BotThoughts)

    def limit(self, user: str) -> None:
        """Refuse whoever asks for too many."""
        if not self.server.limiter.allows("hint", HINTS, user):
            raise Refusal("too-many", "slower, please")

    async def think(self, job: Hint | Review, live: Live | None, sequence: int, user: str) -> bytes:
        """Let a process think, and nobody any longer about what this person wanted before."""
        self.forget(user)
        work = asyncio.ensure_future(self.server.workshop.do(job, BOT_SECONDS, user))
        running = (live, sequence, work)
        self.running[user] = running
        try:
            return await work
        except asyncio.CancelledError:
            work.cancel()
            raise Refusal("stale", "nobody waits for this hint any more") from None
        except TimeoutError:
            raise Refusal("too-slow", "this took too long") from None
        finally:
            if self.running.get(user) is running:
                del self.running[user]

    def forget(self, user: str) -> None:
        """Nobody waits for this hint any more."""
        running = self.running.pop(user, None)
        if running is not None:
            running[2].cancel()

    def stop(self, live: Live) -> None:
        """A table has changed: stop what is thought about a question that is no longer open."""
        for user, (where, sequence, _) in list(self.running.items()):
            if where is live and (sequence != live.sequence or not may_have(live, user)):
                self.forget(user)


def may_have(live: Live, user: str) -> bool:
    """Whether hints are fair here: nobody else plays or watches."""
    return "hint" in rooms.deeds(live.table, user, live.here)


def check(live: Live, user: str) -> None:
    """Refuse hints at a table with other people."""
    if not may_have(live, user):
        raise Refusal("not-allowed", "there are no hints at a table with other people", "hint")
