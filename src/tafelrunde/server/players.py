"""Who plays when no person does: bots, and answers that are no choice.

A bot thinks in a thread, on a copy of the match, and decides from what its seat may see. Its
answer takes the same way as a person's; if the table has changed meanwhile, it comes too late.
"""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from secrets import token_hex
from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.bots import Bot, RandomBot
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import Rng
from tafelrunde.server.limits import BOT_SECONDS, BOT_STEPS
from tafelrunde.server.live import Live, title_of
from tafelrunde.server.logs import log_failure
from tafelrunde.server.refusals import Refusal
from tafelrunde.server.rooms import kind_of
from tafelrunde.store import games

if TYPE_CHECKING:
    from tafelrunde.server.core import Server

LATE = 5.0  # seconds after which a worker plays for another one that has perhaps died


class Players:
    """Plays for bots and answers what is no choice, on all tables of this worker."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.threads = ThreadPoolExecutor(server.settings.bot_threads, "bot")
        self.waiting: dict[tuple[str, int, int], asyncio.Task[None]] = {}

    def schedule(self, live: Live, *, late: bool = False) -> None:
        """Answer what needs no person. `late`: another worker should do so, unless it has died."""
        if live.match is None or live.table.status != "running":
            return
        if live.table.steps > BOT_STEPS:  # bots can go round in circles for ever
            return
        sequence = live.sequence
        for ask in live.match.pending:
            key = (live.table.id, sequence, ask.seat)
            if key in self.waiting or not (ask.is_forced() or is_bot(live, ask.seat)):
                continue
            delay = self.delay(live, ask) + (LATE if late else 0.0)
            task = asyncio.ensure_future(self.play(live, sequence, ask.seat, delay))
            self.waiting[key] = task
            live.busy.add(task)
            task.add_done_callback(live.busy.discard)
            task.add_done_callback(lambda _, key=key: self.waiting.pop(key, None))  # type: ignore[misc]

    def delay(self, live: Live, ask: Ask) -> float:
        """How long an answer takes: as long as a person would, so that a pause tells nothing."""
        settings = self.server.settings
        assert live.match is not None
        answers = live.match.answers
        if is_bot(live, ask.seat):
            between = settings.bot_delay
        elif answers and answers[-1][0] == ask.seat:
            between = settings.flow_delay
        else:
            between = settings.forced_delay
        return random.uniform(*between)

    async def play(self, live: Live, sequence: int, seat: int, delay: float) -> None:
        """Answer one question after a while."""
        if delay:
            await asyncio.sleep(delay)
        try:
            option = await self.decide(live, sequence, seat)
            if option is not None:
                await self.server.tables.answer(live, seat, option, sequence)
        except Refusal as refusal:
            if refusal.code == "broken":  # the database may be away for a while
                await asyncio.sleep(2)
                self.waiting.pop((live.table.id, sequence, seat), None)
                self.schedule(live)
        except Exception:
            log_failure("bot", table=live.table.id, seat=seat)

    async def decide(self, live: Live, sequence: int, seat: int) -> int | None:
        """The answer, or None if the question is no longer open."""

        async def look() -> tuple[Ask, Match | None] | None:
            ask = live.ask_of(seat)
            if ask is None or live.match is None or live.sequence != sequence:
                return None
            if ask.is_forced():
                return ask, None
            return (ask, live.match.copy()) if is_bot(live, seat) else None

        found = await self.server.tables.guarded(live, look)
        if found is None:
            return None
        ask, twin = found
        if twin is None:
            return ask.options[0]
        if seat not in live.bots:
            live.bots[seat] = make_bot(live, seat)
        bot = live.bots[seat]
        loop = asyncio.get_running_loop()
        thinking = loop.run_in_executor(self.threads, think, bot, twin, seat)
        try:
            option = await asyncio.wait_for(thinking, BOT_SECONDS)
            ask.check(option)
        except Exception:  # a bot that fails must not stop the game
            log_failure("bot", table=live.table.id, seat=seat, bot=live.table.seats[seat].bot)
            live.bots.pop(seat, None)
            return random.choice(ask.options)
        return option

    async def resume(self) -> None:
        """After a start: go on wherever nobody but us will."""
        for id in await games.running(self.server.store):
            try:
                await self.server.tables.open(id)
            except Refusal:
                log_failure("resume", table=id)
            await asyncio.sleep(0.01)

    def close(self) -> None:
        """Stop playing."""
        for task in list(self.waiting.values()):
            task.cancel()
        self.threads.shutdown(wait=False, cancel_futures=True)


def is_bot(live: Live, seat: int) -> bool:
    """Whether a bot decides for the seat."""
    return kind_of(live.table.seats[seat]) in ("bot", "stand-in")


def think(bot: Bot, match: Match, seat: int) -> int:
    """Let a bot choose, from its seat's sight alone."""
    ask = next(ask for ask in match.pending if ask.seat == seat)
    return bot.choose(match.table.sight(seat), ask)


def make_bot(live: Live, seat: int) -> Bot:
    """The bot of a seat; its chance has nothing to do with the game's."""
    makers = title_of(live.table).bots()
    return makers.get(live.table.seats[seat].bot, RandomBot)(Rng(token_hex(16)))
