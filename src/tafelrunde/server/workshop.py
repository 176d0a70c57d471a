"""Processes that do slow work: started when they are needed, killed when they take too long."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec

from tafelrunde.server.jobs import HEAD, NICE, Done, Job, Ready
from tafelrunde.server.limits import WORKSHOP_MATCHES
from tafelrunde.server.refusals import Refusal

COMMAND = [sys.executable, "-m", "tafelrunde.server.jobs"]
PEOPLE_FIRST = 5  # how nice processes are to whoever clicks
STARTING = 60.0  # seconds for a process to start on a very busy machine, while nobody waits for it
STOPPING = 0.5  # seconds to stop in good order, and to keep what is known of other tables

MakeJob = Callable[[], Awaitable[Job]]


class JobFailed(Exception):
    """A job could not be done; the text is the kind of the exception."""


class Bench:
    """One process, which does one job after the other."""

    def __init__(self, nice: int = 0) -> None:
        self.nice = nice
        self.process: Process | None = None
        self.tables: OrderedDict[str, None] = (
            OrderedDict()
        )  # whose matches it knows, the latest last
        self.busy = False

    async def do(self, job: Job, seconds: float) -> bytes:
        """The result of a job, as JSON."""
        self.tables[job.table] = None
        self.tables.move_to_end(job.table)
        if len(self.tables) > WORKSHOP_MATCHES:
            self.tables.popitem(last=False)
        try:
            async with asyncio.timeout(seconds):
                if self.process is None:
                    self.process = await start(self.nice)
                await send(self.process, msgspec.json.encode(job))
                told = await heard(self.process)
        except asyncio.CancelledError:
            await self.stop()
            raise
        except BaseException:  # too late or dead: it is not in step with us
            await self.end()
            raise
        if told.refused is not None:
            no = told.refused
            raise Refusal(no.error, no.message, no.reason, no.texts)
        if told.error:
            raise JobFailed(told.error)
        return bytes(told.value)

    async def stop(self) -> None:
        """Have it leave its job; one that does not is killed."""
        if self.process is None:
            return
        try:
            async with asyncio.timeout(STOPPING):
                await send(self.process, b"")
                await heard(self.process)
        except BaseException:
            await self.end()

    async def end(self) -> None:
        """Kill the process; the next job starts another one."""
        process, self.process = self.process, None
        self.tables.clear()
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


async def start(nice: int) -> Process:
    """A new process, which leaves others so much of the machine."""
    path = os.pathsep.join(part for part in sys.path if part)
    env = {**os.environ, "PYTHONPATH": path, NICE: str(nice)}
    return await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, env=env)


async def send(process: Process, data: bytes) -> None:
    """Send a job, or without one that nobody waits for the last one."""
    assert process.stdin is not None
    try:
        process.stdin.write(len(data).to_bytes(HEAD, "big") + data)
        await process.stdin.drain()
    except OSError:
        raise JobFailed("the process has ended") from None


async def heard(process: Process) -> Done:
    """Wait for what came out of a job."""
    assert process.stdout is not None
    try:
        size = int.from_bytes(await process.stdout.readexactly(HEAD), "big")
        return msgspec.json.decode(await process.stdout.readexactly(size), type=Done)
    except (OSError, asyncio.IncompleteReadError, msgspec.MsgspecError):
        raise JobFailed("the process has ended") from None


class Workshop:
    """So many processes at most, for one kind of work; whoever waits has a turn in turn.

    One who asks for a hundred things at once waits behind oneself, not others behind them. A
    workshop that `is_ready` starts the next process before it is needed: that takes a while, which
    bots do not have.
    """

    def __init__(
        self,
        most: int,
        waiting: int = 10**6,
        nice: int = PEOPLE_FIRST,
        *,
        is_ready: bool = False,
    ) -> None:
        self.benches = [Bench(nice) for _ in range(most)]
        self.most_waiting = waiting  # jobs of one user
        self.is_ready = is_ready
        self._starting: asyncio.Task[None] | None = None
        self._lines: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._free = most

    async def do(self, wanted: Job | MakeJob, seconds: float, user: str = "") -> bytes:
        """The result of a job as JSON; raises `JobFailed`, `TimeoutError` or `Refusal`.

        Where already the job takes long to make, that is done when its turn has come.
        """
        await self._turn(user)
        try:
            job = await wanted() if callable(wanted) else wanted
            bench = self.choose(job.table)
            bench.busy = True
            if self.is_ready and bench.process is not None:
                self.get_ready()
            try:
                return await bench.do(job, seconds)
            finally:
                bench.busy = False
        finally:
            self._free += 1
            self._next()

    def waiting(self) -> int:
        """How many jobs wait for a process."""
        return sum(map(len, self._lines.values()))

    async def _turn(self, user: str) -> None:
        """Wait until a process is free and it is this user's turn."""
        if self._free and not self._lines:
            self._free -= 1
            return
        line = self._lines.setdefault(user, deque())
        if len(line) >= self.most_waiting:
            raise Refusal("too-many", "you ask for too much at once; try again later")
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was ours already
                self._free += 1
                self._next()
            raise

    def _next(self) -> None:
        """Let whoever is next begin."""
        while self._free and self._lines:
            user, line = self._lines.popitem(last=False)
            turn = line.popleft()
            if line:
                self._lines[user] = line  # behind all others
            if not turn.done():
                self._free -= 1
                turn.set_result(None)

    def choose(self, table: str) -> Bench:
        """A free one: that which knows the table, one that runs already, or any."""
        free = [bench for bench in self.benches if not bench.busy]
        return min(free, key=lambda bench: (table not in bench.tables, bench.process is None))

    def get_ready(self) -> None:
        """Have a process wait for work, if none does and there may be another one."""
        free = [bench for bench in self.benches if not bench.busy]
        is_starting = self._starting is not None and not self._starting.done()
        if free and not is_starting and all(bench.process is None for bench in free):
            self._starting = asyncio.ensure_future(self._start_one())

    async def _start_one(self) -> None:
        with suppress(Exception):  # then the next job starts one
            await self.do(Ready(), STARTING)

    async def close(self) -> None:
        """End all processes."""
        if self._starting is not None:
            self._starting.cancel()
        for bench in self.benches:
            await bench.end()
