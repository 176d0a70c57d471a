"""Who plays when no person does: bots, and answers that are no choice.

A bot thinks in another process and decides from what its seat may see. Its answer takes the same
way as a person's; if the table has changed meanwhile, it comes too late. How long an answer without
a choice takes is drawn from how long choices took lately: never from the question, its cards or
whether somebody is there.

An answer that somebody gave beforehand looks like one of their own. Where everybody sees who is
here, it waits until they are; where nobody sees it (`rooms.is_discreet`), it comes when they would
have looked in, by how long they took lately with their absence.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import OrderedDict, defaultdict, deque
from typing import TYPE_CHECKING, cast

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from tafelrunde.bots.registry import takes_long
from tafelrunde.kernel.ask import Ask
from tafelrunde.server import metrics, standing
from tafelrunde.server.guides import KIND, bot_chance, guide_of
from tafelrunde.server.jobs import Think, Thought
from tafelrunde.server.limits import BOT_SECONDS, BOT_STEPS
from tafelrunde.server.live import Foreseen, Live, record_of
from tafelrunde.server.logs import log_failure
from tafelrunde.server.owners import Elsewhere
from tafelrunde.server.refusals import Refusal
from tafelrunde.server.rooms import is_against_bots_only, is_discreet, kind_of
from tafelrunde.store import games
from tafelrunde.store.engine import now
from tafelrunde.titles import registry

if TYPE_CHECKING:
    from tafelrunde.server.core import Server

SOON, BY_AND_BY = 0.01, 0.05  # seconds between two games that are resumed after a start
AGAIN = 2.0  # seconds after which a bot tries once more what has failed
LATE = 5.0  # seconds after which a worker plays for another one that has perhaps died
PACES = 50  # latest times of thinking that are remembered of each bot, and of people
HABIT = 10  # times after which people's own say how long an answer takes
PEOPLE = 5_000  # of whom this is remembered, the latest
LONGEST = 45.0  # seconds: nobody waits much longer for an answer without a choice
RETURN = (600.0, 43_200.0)  # seconds after which people look in who have days, until that is known
IN_TIME = 0.95  # of what is left
SLOWNESS = {"instant": 0.0, "brisk": 1.0, "calm": 2.5}  # of bots, times the usual pause
ROUGHLY = (0.9, 1.1)  # no time comes twice


Key = tuple[str, int, int]  # a table, a question and a seat
Expected = asyncio.Task[None] | asyncio.TimerHandle  # which answers it


class Players:
    """Plays for bots and answers what is no choice, on all tables of this worker."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.paces: dict[tuple[str, str], deque[float]] = defaultdict(lambda: deque(maxlen=PACES))
        self.people: OrderedDict[tuple[str, str, bool, bool], deque[float]] = OrderedDict()
        self.resuming: set[asyncio.Task[None]] = set()
        self.closed = False
        self.waiting: dict[Key, Expected] = {}
        self.thinking: dict[str, set[Key]] = {}  # by table

    def schedule(self, live: Live, *, late: bool = False) -> None:
        """Answer what needs no person. `late`: another worker should do so, unless it has died."""
        self.stop_thinking(live)
        self.server.hints.stop(live)
        if live.match is None or live.table.status != "running" or self.closed or live.stale:
            return
        if live.table.steps > BOT_STEPS:  # bots can go round in circles for ever
            return
        sequence = live.sequence
        for ask in live.match.pending:
            key = (live.table.id, sequence, ask.seat)
            if key in self.waiting or not self.is_ours(live, ask):
                continue
            delay = self.delay(live, ask)
            if late or self.must_think(live, ask):
                work = self.play(live, sequence, ask.seat, delay, late=late)
                self._expect(live, key, asyncio.ensure_future(work))
            else:
                loop = asyncio.get_running_loop()
                self._expect(live, key, loop.call_later(delay, self._give, live, key))

    def _expect(self, live: Live, key: Key, answer: Expected) -> None:
        """An answer is on its way."""
        self.waiting[key] = answer
        live.busy.add(answer)
        if isinstance(answer, asyncio.Task):
            answer.add_done_callback(live.busy.discard)
            answer.add_done_callback(lambda _: self.waiting.pop(key, None))

    def must_think(self, live: Live, ask: Ask) -> bool:
        """Whether a bot has to find an answer: there is a choice, and it was not foreseen."""
        return is_bot(live, ask.seat) and not ask.is_forced() and live.foreseen_at(ask.seat) is None

    def _give(self, live: Live, key: Key) -> None:
        """Give the answer that needs no thought, now that its time has come."""
        expected = self.waiting.pop(key, None)
        if expected is not None:
            live.busy.discard(expected)
        _, sequence, seat = key
        ask = live.ask_of(seat)
        if live.stale or live.lock.locked():
            self._expect(live, key, asyncio.ensure_future(self._give_later(live, key)))
            return
        if ask is None or live.sequence != sequence or not self.is_ours(live, ask):
            return
        if ask.is_forced():
            option: int | None = ask.options[0]
        elif is_bot(live, seat):
            option = live.foreseen_at(seat)
        else:
            option = standing.answer_to(live, ask)
        if option is None:  # what was foreseen has not come
            self.schedule(live)
            return
        try:
            done = self.server.tables.answer_now(live, seat, option, sequence)
        except Refusal as refusal:
            self._given(live, key, refusal)
            return
        if done is not None:
            done.add_done_callback(lambda done: self._given(live, key, done.exception()))

    async def _give_later(self, live: Live, key: Key) -> None:
        """The same when nobody changes the table any more."""
        try:
            await self.server.tables.settled(live)
        except Exception:
            log_failure("bot", table=live.table.id, seat=key[2])
            return
        self._give(live, key)

    def _given(self, live: Live, key: Key, error: BaseException | None) -> None:
        """An answer was taken, or not: then it is tried again if nobody else sees to that."""
        if isinstance(error, Refusal) and error.code == "broken":
            again = asyncio.get_running_loop().call_later(AGAIN, self._again, live, key)
            self._expect(live, key, again)
        elif error is not None and not isinstance(error, Refusal):
            log_failure("bot", failure=cast(Exception, error), table=live.table.id, seat=key[2])

    def _again(self, live: Live, key: Key) -> None:
        expected = self.waiting.pop(key, None)
        if expected is not None:
            live.busy.discard(expected)
        self.schedule(live)

    def stop_thinking(self, live: Live) -> None:
        """Nobody needs thoughts about a question that is no longer open, or no longer a bot's."""
        thinking = self.thinking.get(live.table.id, set())
        for key in list(thinking):
            if key[1] != live.sequence or not is_bot(live, key[2]) or live.match is None:
                thinking.discard(key)
                if (task := self.waiting.pop(key, None)) is not None:
                    task.cancel()

    def is_ours(self, live: Live, ask: Ask) -> bool:
        """Whether nobody else answers: a bot's questions, people's without a choice, and theirs to
        which they have answered once for all.

        Where a table waits for people who are away, nothing is answered for them. Nor is a choice
        made for somebody whom everybody sees to be away.
        """
        if is_bot(live, ask.seat):
            return True
        user, table = live.table.seats[ask.seat].user_id, live.table
        away = user not in live.here | table.elsewhere
        if away and (table.patient or not (ask.is_forced() or is_discreet(table))):
            return False
        return ask.is_forced() or standing.answer_to(live, ask) is not None

    def delay(self, live: Live, ask: Ask) -> float:
        """How long an answer takes at least: as long as a person would.

        A bot thinks meanwhile. If it takes longer, so do its answers without a choice, and those
        it has thought of before. For people, present or away, it is how long they took lately for
        choices: nothing is cut, which would make a time of its own; what is too long for anybody
        to wait is drawn again.
        """
        settings = self.server.settings
        if is_bot(live, ask.seat):
            pause = random.uniform(*settings.bot_delay) * self.slowness(live)
            paces = self.paces[live.table.title, live.table.seats[ask.seat].bot]
            thinks = self.must_think(live, ask)
            return pause if thinks or not paces else max(pause, random.choice(paces))
        flows = is_flowing(live, ask.seat)
        least, most = settings.flow_delay if flows else settings.forced_delay
        since = live.asked.get(ask.seat, now())
        end = live.clocks.until(live.table, ask.seat, since)
        left = (end - now()) / 1000 if end else LONGEST
        if is_discreet(live.table) and not ask.is_forced():
            return self.delay_with_days(live, ask, (now() - since) / 1000, left)
        left = min(LONGEST, left)  # no choice takes longer
        waited = [pace for pace in self.habits(live, ask.seat, flows) if pace <= left]
        if len(waited) < HABIT:
            return random.uniform(least, most)
        return random.choice(waited) * random.uniform(*ROUGHLY)

    def delay_with_days(self, live: Live, ask: Ask, gone: float, left: float) -> float:
        """How long a choice still takes that has been open for `gone` seconds, until time is up.

        Drawn from how long people took who had days, whether they were there or not.
        """
        flows = is_flowing(live, ask.seat)
        known = self.habits(live, ask.seat, flows, slow=True)
        later = [pace - gone for pace in known if gone <= pace]
        if len(known) >= HABIT and later:
            waits = random.choice(later) * random.uniform(*ROUGHLY)
        elif flows:
            waits = random.uniform(*self.server.settings.flow_delay)
        else:
            waits = RETURN[0] * (RETURN[1] / RETURN[0]) ** random.random()
        late = 0 < left * IN_TIME < waits
        return left * random.uniform(IN_TIME / 2, IN_TIME) if late else waits

    def slowness(self, live: Live) -> float:
        """How much slower than usual bots are wanted; with other people as they are."""
        if not is_against_bots_only(live.table):
            return 1.0
        paces = {watcher.pace for watcher in live.watchers if watcher.user == live.table.owner}
        return max((SLOWNESS[pace] for pace in paces), default=1.0)

    def habits(self, live: Live, seat: int, flows: bool, *, slow: bool = False) -> list[float]:
        """How long this person took lately; as long as that is unknown, all at this title.

        `slow`: where there are days for an answer.
        """
        title, user = live.table.title, live.table.seats[seat].user_id or ""
        own = self.people.get((title, user, flows, slow), ())
        return list(own if len(own) >= HABIT else self.people.get((title, "", flows, slow), ()))

    def pace(self, live: Live, seat: int) -> tuple[bool, float] | None:
        """How long a person took who makes a choice now, and whether in the flow of answers."""
        ask, since = live.ask_of(seat), live.asked.get(seat)
        if ask is None or since is None or ask.is_forced():
            return None
        return is_flowing(live, seat), max(0, now() - since) / 1000

    def remember(self, live: Live, seat: int, pace: tuple[bool, float] | None) -> None:
        """The answer of a person was taken."""
        if pace is None:
            return
        for user in ("", live.table.seats[seat].user_id or "-"):
            key = (live.table.title, user, pace[0], is_discreet(live.table))
            self.people.setdefault(key, deque(maxlen=PACES)).append(pace[1])
            self.people.move_to_end(key)
        while len(self.people) > PEOPLE:
            self.people.popitem(last=False)

    async def play(
        self, live: Live, sequence: int, seat: int, delay: float, *, late: bool = False
    ) -> None:
        """Answer one question after a while."""
        begun = time.monotonic()
        if late:
            await asyncio.sleep(LATE)
        try:
            option = await self.decide(live, sequence, seat)
            if option is None:
                return
            await asyncio.sleep(max(0.0, begun + delay - time.monotonic()))
            ask = live.ask_of(seat)
            if ask is not None and self.is_ours(live, ask):  # nobody came back, or went
                await self.server.tables.answer(live, seat, option, sequence)
        except Refusal as refusal:
            if refusal.code == "broken":  # the rules or the database: `Tables.doubt` goes on, too
                await asyncio.sleep(AGAIN)
                self.waiting.pop((live.table.id, sequence, seat), None)
                self.schedule(live)
        except Exception:
            log_failure("bot", table=live.table.id, seat=seat)

    async def decide(self, live: Live, sequence: int, seat: int) -> int | None:
        """The answer, or None if the question is no longer open."""

        if live.stale or live.lock.locked():
            await self.server.tables.settled(live)
        ask = live.ask_of(seat)
        if ask is None or live.match is None or live.sequence != sequence:
            return None
        if ask.is_forced():
            return ask.options[0]
        if not is_bot(live, seat):
            return standing.answer_to(live, ask)
        foreseen = live.foreseen_at(seat)
        if foreseen is not None:
            return foreseen
        record = record_of(live.table, list(live.match.answers))
        job = Think(live.table.id, record, seat, live.table.seats[seat].bot)
        guide = guide_of(live.table.title) if live.table.kind == KIND else None
        if guide is not None:
            job.chance = bot_chance(guide, seat)
        key = (live.table.id, sequence, seat)
        thinking = self.thinking.setdefault(live.table.id, set())
        thinking.add(key)
        try:
            return await self.think(live, ask, job)
        finally:
            thinking.discard(key)
            if not thinking:
                self.thinking.pop(live.table.id, None)

    async def think(self, live: Live, ask: Ask, job: Think) -> int:
        """What a bot chooses; one that fails or thinks too long must not stop the game."""
        begun, epoch = time.monotonic(), live.epoch
        job.asked = time.time()
        try:
            slow = takes_long(registry.load(job.record.title), job.bot)
            workshop = self.server.workshop if slow else self.server.quick
            told = await workshop.do(job, BOT_SECONDS, live.table.owner)
            thought = msgspec.json.decode(told, type=Thought)
            option = thought.option
            ask.check(option)
            given, options = len(job.record.answers), [option, *thought.then]
            live.foreseen = Foreseen(job.seat, job.bot, epoch, given, options)
            if thought.told is not None:
                live.thoughts[job.seat] = thought.told
        except Exception:
            log_failure("bot", table=job.table, seat=job.seat, bot=job.bot)
            option = random.choice(ask.options)
        metrics.BOTS.observe(time.monotonic() - begun)
        self.paces[job.record.title, job.bot].append(time.monotonic() - begun)
        return option

    async def resume(self) -> None:
        """After a start: go on wherever nobody but us will.

        Where bots are asked at once; where people are, and have perhaps no choice, by and by.
        Whoever opens a table has it at once in any case.
        """
        while True:
            try:
                found = await games.running(self.server.store)
                break
            except Exception:
                log_failure("resume")
                await asyncio.sleep(AGAIN)  # the database may be away for a while
        for waiting, pause in ((found.bots, SOON), (found.people, BY_AND_BY)):
            while waiting:
                waiting = [id for id in waiting if not await self._resume_one(id, pause)]
                if waiting:
                    await asyncio.sleep(AGAIN)

    def resume_soon(self, tables: list[str]) -> None:
        """Go on at these, one after the other."""

        async def work() -> None:
            for id in tables:
                await self._resume_one(id)

        task = asyncio.ensure_future(work())
        self.resuming.add(task)
        task.add_done_callback(self.resuming.discard)

    async def _resume_one(self, id: str, pause: float = SOON) -> bool:
        """Go on at one table; False if that must be tried again."""
        try:
            await self.server.tables.open(id)
        except Elsewhere:
            return True
        except Exception as error:
            log_failure("resume", table=id)
            return not isinstance(error, OSError | SQLAlchemyError)
        await asyncio.sleep(pause)
        return True

    def leave(self, live: Live) -> None:
        """Another worker plays this table."""
        for answer in list(live.busy):
            answer.cancel()
        for key in [key for key in self.waiting if key[0] == live.table.id]:
            live.busy.discard(self.waiting.pop(key))

    def close(self) -> None:
        """Stop playing."""
        self.closed = True
        for (table, _, _), answer in self.waiting.items():
            answer.cancel()
            live = self.server.tables.live.get(table)
            if live is not None:
                live.busy.discard(answer)
        for task in self.resuming:
            task.cancel()


def is_flowing(live: Live, seat: int) -> bool:
    """Whether the seat gave the last answer, too."""
    answers = live.match.answers if live.match is not None else []
    return bool(answers) and answers[-1][0] == seat


def is_bot(live: Live, seat: int) -> bool:
    """Whether a bot decides for the seat."""
    return kind_of(live.table.seats[seat]) in ("bot", "stand-in")
