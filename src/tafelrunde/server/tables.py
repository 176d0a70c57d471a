"""Playing: every change of a table goes through here. First the database, then everybody's eyes."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

import msgspec

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.server import after, clocks, loading, metrics, rooms
from tafelrunde.server.asks import result_of
from tafelrunde.server.limits import FINISHED_SECONDS, QUEUE
from tafelrunde.server.live import Live, Watcher
from tafelrunde.server.logs import log, log_failure
from tafelrunde.server.owners import Elsewhere
from tafelrunde.server.refusals import Refusal, no_table, refusal_of
from tafelrunde.store import games
from tafelrunde.store.engine import now, resolve
from tafelrunde.store.games import ANSWER, REMOVE, REWIND, After, Move, Table

if TYPE_CHECKING:
    from tafelrunde.server.core import Server

T = TypeVar("T")

READ_SECONDS, READ_LOOK = 10.0, 0.02  # how long one may take to read a piece of a long log
WRITE_SECONDS, WRITE_LOOK = 5.0, 0.01  # how long the end waits for what is being stored
REST = 20.0  # seconds without an answer after which a position is noted
MEND_SOON, MEND_LATER = 0.1, 5.0  # seconds until a table is read again after a failure


def nothing() -> None:
    """What is done when nobody waits for the confirmation."""


async def _leave_it() -> None:
    """Nothing to do but what `guarded` does by itself."""


class Tables:
    """The tables in memory, the least recently used first."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.store = server.store
        self.live: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._working: set[asyncio.Task[object]] = set()
        self._writing = 0  # answers that are being stored, without a task
        self._closed = False
        self.unnoted: OrderedDict[str, Live] = OrderedDict()  # whose position is not stored yet

    # -- in memory or not

    async def open(self, id: str) -> Live:
        """A table, loaded if it is not in memory; raises `Refusal` if there is none."""
        if id in self.live:
            self.live.move_to_end(id)
            return self.live[id]
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Live:
        await self.server.owners.require(id)
        table = await games.find(self.store, id)
        if table is None or table.status == "closed":
            raise no_table()
        if table.damaged:
            log("damaged", table=id)
            raise Refusal("broken", "this table is damaged")
        live = Live(table)
        await loading.fill(self.store, live, table)
        live.lagging = self._follow_soon
        self.live[id] = live
        self._set_clock(live)
        self._make_room()
        self.server.players.schedule(live)
        return live

    def _make_room(self) -> None:
        spare = len(self.live) - self.server.settings.live_tables
        for id in list(self.live)[: max(0, spare)]:
            if self.live[id].is_left_alone():
                self._forget(id)

    def let_finished_go(self, after: float = FINISHED_SECONDS) -> None:
        """Games that were over so many seconds ago need no memory: replays read the journal."""
        until = now() - 1000 * after
        for id, live in list(self.live.items()):
            if live.table.status == "finished" and live.table.changed <= until:
                if live.is_left_alone():
                    self._forget(id)

    def _forget(self, id: str) -> None:
        live = self.live.pop(id)
        if live.clock is not None:
            live.clock.cancel()

    def let_go(self, id: str) -> None:
        """Another worker plays the table now: whoever looks at it here finds the way there."""
        live = self.live.pop(id, None)
        self.unnoted.pop(id, None)
        if live is not None:
            log("let-go", table=id)
            if live.clock is not None:
                live.clock.cancel()
            self.server.players.leave(live)
            for watcher in list(live.watchers):
                watcher.close(1012)

    async def forget(self, id: str) -> None:
        """A table is no longer in the database."""
        live = self.live.pop(id, None)
        for watcher in list(live.watchers) if live is not None else []:
            watcher.close(4404)

    async def guarded(self, live: Live, work: Callable[[], Awaitable[T]]) -> T:
        """Do something while nobody else changes the table; to its end, even if the caller goes."""

        async def run() -> T:
            async with live.lock:
                if live.stale:
                    await self._reload(live)
                try:
                    return await work()
                except Refusal:
                    raise
                except Exception:
                    self.doubt(live)
                    raise

        task = asyncio.ensure_future(run())
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        return await asyncio.shield(task)

    async def settled(self, live: Live) -> None:
        """Wait until nobody changes the table, and memory is what the database is."""
        await self.guarded(live, _leave_it)

    def doubt(self, live: Live) -> None:
        """Memory and database may differ: read the table again as soon as that works."""
        live.stale = True
        if live.mending is None or live.mending.done():
            live.mending = asyncio.ensure_future(self._mend(live))
            live.busy.add(live.mending)
            live.mending.add_done_callback(live.busy.discard)

    async def _mend(self, live: Live) -> None:
        pause = MEND_SOON
        while live.stale and not self._closed:
            await asyncio.sleep(pause)
            pause = min(2 * pause, MEND_LATER)
            try:
                await self.guarded(live, _leave_it)
            except Refusal:  # it is no longer there
                return
            except Exception:
                log_failure("mend", table=live.table.id)

    async def close(self) -> None:
        """Let everything that is being stored come to its end."""
        self._closed = True
        for _ in range(int(WRITE_SECONDS / WRITE_LOOK)):
            if not self._writing:
                break
            await asyncio.sleep(WRITE_LOOK)
        if self._working:
            await asyncio.wait(self._working, timeout=WRITE_SECONDS)
        try:
            await self.note_positions(rested=0)
        except Exception:
            log_failure("positions")

    async def note_positions(self, rested: float = REST) -> None:
        """Store what everybody sees at tables where nobody has answered for so many seconds.

        Other rules must lead there, too. While people play it would be made in vain: a server that
        ends in good order, or whose tables rest, has stored it.
        """
        while self.unnoted:
            id, live = next(iter(self.unnoted.items()))
            if live.table.changed > now() - 1000 * rested or (rested and live.lock.locked()):
                return
            del self.unnoted[id]
            if live.match is not None and not live.stale:
                await games.write_position(self.store, id, live.position())

    # -- moves

    async def answer(
        self,
        live: Live,
        seat: int,
        option: int,
        sequence: int,
        stored: Callable[[], None] = nothing,
    ) -> None:
        """Answer for a seat. `stored` is called when the answer is safe, before anybody sees it."""
        done = self.answer_now(live, seat, option, sequence, stored)
        if done is not None:
            await done
            return

        async def work() -> None:
            self._play(live, seat, option, sequence)
            await self._commit(live, ANSWER, seat, option)
            stored()
            self._tell(live)

        await self.guarded(live, work)

    def answer_now(
        self,
        live: Live,
        seat: int,
        option: int,
        sequence: int,
        stored: Callable[[], None] = nothing,
    ) -> asyncio.Future[None] | None:
        """The same without a task, as nearly always; None while somebody else changes the table.

        What is begun is brought to its end, whether or not anybody waits for it.
        """
        if live.stale or not live.lock.take():
            return None
        try:
            self._play(live, seat, option, sequence)
            move, row = self._move(live, ANSWER, seat, option)
        except BaseException:
            live.lock.release()
            raise
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def then(error: Exception | None) -> None:
            self._writing -= 1
            if error is not None:
                task = asyncio.ensure_future(self._refuse_unstored(live, error, done))
                self._working.add(task)
                task.add_done_callback(self._working.discard)
                return
            try:
                self._stored(live, move, row)
                stored()
                self._tell(live)
            except Exception as wrong:
                self.doubt(live)
                error = wrong
            live.lock.release()
            resolve(done, error)

        live.stale = True
        self._writing += 1
        try:
            games.write_move_then(self.store, live.table.id, move, row, then)
        except Exception as error:
            then(error)
        return done

    async def _refuse_unstored(
        self, live: Live, error: Exception, done: asyncio.Future[None]
    ) -> None:
        """See to a table whose last answer was not stored, and tell who waits for it."""
        try:
            refusal: Exception = await self._why_unstored(live, error)
        except Exception as wrong:
            self.doubt(live)
            refusal = wrong
        finally:
            live.lock.release()
        resolve(done, refusal)

    def _play(self, live: Live, seat: int, option: int, sequence: int) -> None:
        """Let the match go on, or refuse."""
        match = live.match
        if match is None:
            raise Refusal("not-started", "the game has not begun")
        if live.table.status != "running":
            raise Refusal("over", "the game is over")
        if sequence != live.sequence:
            raise Refusal(
                "stale", f"the answer is for question {sequence}, not for {live.sequence}"
            )
        try:
            match.answer(seat, option)
        except TafelrundeError as error:
            raise refusal_of(error) from None
        except Exception:
            log_failure("rules", table=live.table.id, step=len(match.answers))
            raise Refusal("broken", "the rules failed here; nothing was changed") from None

    async def undo(
        self, live: Live, seat: int, *, ask: bool, stored: Callable[[], None] = nothing
    ) -> None:
        """Take back the seat's last choice, or ask the others for it."""

        async def work() -> None:
            if live.match is None:
                raise Refusal("not-started", "the game has not begun")
            info, plan = live.undo_info(seat), live.plan(seat)
            if info.free:
                await self._take_back(live, seat, plan.kind, plan.value, stored)
            elif info.ask and ask:
                request = {"by": seat, "to": plan.value, "number": live.number, "yes": []}
                await self._set_consent(live, request)
                stored()
                live.push()
            else:
                reason = info.reason or "others"
                raise Refusal("undo-refused", "the last answer cannot be taken back", reason)

        await self.guarded(live, work)

    async def consent(
        self, live: Live, seat: int, *, yes: bool, stored: Callable[[], None] = nothing
    ) -> None:
        """Agree to an undo, or not."""

        async def work() -> None:
            request, open = live.table.consent, live.consent()
            if request is None or open is None or seat not in [*open.missing, open.by]:
                raise Refusal("no-request", "nobody asks for your consent")
            if not yes:
                await self._set_consent(live, None)
            elif open.missing == [seat]:
                to = request["to"]
                assert isinstance(to, int)
                await self._take_back(live, open.by, REWIND, to, stored)
                return
            elif seat in open.missing:
                given = request["yes"]
                assert isinstance(given, list)
                await self._set_consent(live, {**request, "yes": [*given, seat]})
            stored()
            live.push()

        await self.guarded(live, work)

    async def _set_consent(self, live: Live, request: dict[str, object] | None) -> None:
        await games.change(self.store, live.table.id, consent=request)
        live.table.consent = request

    async def _take_back(
        self, live: Live, seat: int, kind: int, value: int, stored: Callable[[], None]
    ) -> None:
        _go_back(live, seat, kind, value)
        assert live.match is not None
        live.reopened = (seat, len(live.match.answers))
        await self._commit(live, kind, seat, value)
        stored()
        self._tell(live)

    async def _commit(self, live: Live, kind: int, seat: int, value: int) -> None:
        """Store what the match has just done; if that fails, the match is loaded anew."""
        move, row = self._move(live, kind, seat, value)
        live.stale = True
        try:
            await games.write_move(self.store, live.table.id, move, row)
        except Exception as error:
            raise await self._why_unstored(live, error) from None
        self._stored(live, move, row)

    def _move(self, live: Live, kind: int, seat: int, value: int) -> tuple[Move, After]:
        """What is to be stored of what the match has just done."""
        match = live.match
        assert match is not None
        end = result_of(match)
        move = Move(live.number, kind, seat, value, now())
        clock, deadline = live.clock_then(move.at, seat)
        row = After(
            steps=len(match.answers),
            waiting_for=[ask.seat for ask in match.pending],
            status="running" if end is None else "finished",
            result=None if end is None else msgspec.to_builtins(end),
            revision=match.title.revision,
            clock=clock,
            deadline=deadline,
        )
        return move, row

    async def _why_unstored(self, live: Live, error: Exception) -> Refusal:
        """What somebody is told whose answer was not stored; memory becomes what is stored."""
        if isinstance(error, games.Conflict):
            await self._reload(live, late=True)  # the faster worker lets its bots play
            await self._check_ours(live)
            return Refusal("stale", "somebody else was faster")
        log_failure("database", failure=error, table=live.table.id)
        metrics.WRITE_ERRORS.inc()
        self.doubt(live)
        return Refusal("broken", "the answer could not be stored")

    def _stored(self, live: Live, move: Move, row: After) -> None:
        """The database has it: so does the table from now on."""
        table = live.table
        live.stale = False
        self._note(live, move)
        table.steps, table.waiting_for, table.status = row.steps, row.waiting_for, row.status
        table.result, table.revision = row.result, row.revision
        table.clock, table.deadline = row.clock, row.deadline
        self.unnoted[table.id] = live
        self.unnoted.move_to_end(table.id)

    async def _check_ours(self, live: Live) -> None:
        """Somebody else has written at our table: perhaps it is no longer ours."""
        try:
            await self.server.owners.require(live.table.id)
        except Elsewhere:
            self.let_go(live.table.id)
            raise

    def _note(self, live: Live, move: Move) -> None:
        """The match has made a move that is stored."""
        live.number = move.number + 1
        live.table.consent = None
        live.table.changed = move.at
        if move.kind != ANSWER:
            live.epoch += 1
            assert live.match is not None
            for watcher in live.watchers:
                watcher.sent = min(watcher.sent, live.match.event_count())
        live.fresh = live.settle(move.at, move.seat)
        self._set_clock(live)

    def _tell(self, live: Live) -> None:
        """Everybody sees what was stored, and whoever is asked now is called."""
        live.push()
        if live.table.status == "finished":
            live.push_room()
            log("finished", table=live.table.id, title=live.table.title, steps=live.table.steps)
            after.finished(self.server, live.table)
        self.server.players.schedule(live)
        self.server.calls.your_turn(live)

    def _set_clock(self, live: Live) -> None:
        """Tell everybody when somebody's time is up, and do what the table has chosen for that."""
        if live.clock is not None:
            live.clock.cancel()
        left, live.clock = live.time_left(), None
        if left and self.live.get(live.table.id) is live:
            loop = asyncio.get_running_loop()
            live.clock = loop.call_later(left + 0.02, self._time_is_up, live)

    def _time_is_up(self, live: Live) -> None:
        async def work() -> None:
            self._set_clock(live)
            live.push_room()
            live.push()

        async def tell_and_act() -> None:
            await self.guarded(live, work)
            await clocks.look(self.server, live.table.id)

        task = asyncio.ensure_future(tell_and_act())
        live.busy.add(task)
        task.add_done_callback(live.busy.discard)

    async def note_presence(self, live: Live, user: str) -> None:
        """Somebody has come or gone: whoever may see it is told."""

        async def work() -> None:
            await games.note_presence(self.store, live.table.id, user, here=user in live.here)
            live.push_room()
            self.server.players.schedule(live)  # perhaps it has waited for them

        await self.guarded(live, work)

    async def follow(self, live: Live, watcher: Watcher) -> None:
        """Tell one the state, piece by piece where the log is long, as fast as they read."""

        async def work() -> bool:
            return live.send_state(watcher)

        while watcher in live.watchers and await self.guarded(live, work):
            patience = READ_SECONDS
            while watcher.waiting > QUEUE // 4 and patience > 0:
                await asyncio.sleep(READ_LOOK)
                patience -= READ_LOOK

    def _follow_soon(self, live: Live, watcher: Watcher) -> None:
        task = asyncio.ensure_future(self.follow(live, watcher))
        live.busy.add(task)
        task.add_done_callback(live.busy.discard)

    # -- catching up

    async def refresh(self, id: str) -> None:
        """Something was changed in the database: read it, and tell whoever looks."""
        live = self.live.get(id)
        if live is None:
            return

        async def work() -> None:
            await self._catch_up(live)

        await self.guarded(live, work)

    async def _catch_up(self, live: Live) -> None:
        begun, kinds = live.has_begun, rooms.kinds(live.table)
        table = await games.find(self.store, live.table.id)
        if table is None:
            return
        before, live.table, consent = live.table, table, table.consent
        lines = await games.journal(self.store, table.id, live.number)
        if not begun and live.has_begun:
            await asyncio.to_thread(live.set_journal, lines)
        elif live.match is not None:
            for line in lines:
                if line.kind == ANSWER:
                    live.match.answer(line.seat, line.value)
                else:
                    _go_back(live, line.seat, line.kind, line.value)
                self._note(live, line)
            table.consent = consent
        live.plans = {}
        if live.standing:  # perhaps of a guest who has an account now
            await loading.read_standing(self.store, live)
        live.read_clock()
        await self._turn_hourglass(live, kinds)
        self._set_clock(live)
        live.push_room()
        if lines or not is_same(before, table):
            live.push()
        self.server.players.schedule(live, late=bool(lines) and begun)

    async def _turn_hourglass(self, live: Live, before: list[str]) -> None:
        """Somebody who takes a seat has the whole time for the question that is open."""
        after = rooms.kinds(live.table)
        if before == after or live.match is None:
            return
        for seat in live.asked:
            if after[seat] == "human" and before[seat] != "human":
                live.asked[seat] = now()
        await self.store_clock(live)

    async def store_clock(self, live: Live) -> None:
        """Store how the clock stands, where there is one."""
        columns = live.clocks.columns(live.table, live.asked)
        if columns:
            await games.change(self.store, live.table.id, **columns)
            for name, value in columns.items():
                setattr(live.table, name, value)

    async def _reload(self, live: Live, *, late: bool = False) -> None:
        """Make memory what the database is; whoever is asked is asked again."""
        table = await games.find(self.store, live.table.id)
        if table is None:
            raise no_table()
        epoch = live.epoch
        await loading.fill(self.store, live, table)
        live.stale = False
        known = live.match.event_count() if live.match is not None else 0
        for watcher in live.watchers:
            watcher.sent = min(watcher.sent, known) if live.epoch == epoch else 0
        self._set_clock(live)
        live.push_room()
        live.push()
        self.server.players.schedule(live, late=late)


def is_same(before: Table, after: Table) -> bool:
    """Whether nothing has changed that anybody is told of."""
    told = [(one.status, one.seats, one.consent, one.result) for one in (before, after)]
    moved = before.elsewhere != after.elsewhere and not rooms.is_discreet(after)
    return told[0] == told[1] and not moved


def _go_back(live: Live, seat: int, kind: int, value: int) -> None:
    """Take back answers in the match."""
    assert live.match is not None
    if kind == REMOVE:
        live.match.undo(seat)
    else:
        live.match.rewind(value)
