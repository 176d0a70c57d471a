"""What happens to servers: killed, stopped, locked, no room on the disk, no database, rubbish from
strangers. For `soak.py`."""

from __future__ import annotations

import asyncio
import json
import os
import random
import resource
import signal
import sqlite3
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime
from urllib.parse import urlsplit

import httpx

from tests.server.backends import Postgres, Process
from tools.load import children

PAUSE = (6.0, 20.0)  # seconds between two troubles
AFTER = 15.0  # seconds after a trouble in which its traces may still appear
HEALTHY = 60.0  # seconds in which a server must be well again


class House:
    """A server, and when it was troubled."""

    def __init__(
        self, name: str, process: Process, *, troubled: bool, cluster: Postgres | None = None
    ) -> None:
        self.name, self.process, self.cluster = name, process, cluster
        self.troubled = troubled
        self.times: list[tuple[float, float]] = []  # from, until: seconds since 1970
        self.now_in_trouble = False

    def is_troubled(self, at: float | None = None) -> bool:
        """Whether something may go wrong at that moment, or now."""
        moment = time.time() if at is None else at
        return (at is None and self.now_in_trouble) or any(
            begin - 1 <= moment <= end + AFTER for begin, end in self.times
        )

    def unexpected(self) -> list[str]:
        """The errors in its log that nobody has caused."""
        found = []
        for line in self.process.log.read_text("utf-8", "replace").splitlines():
            try:
                told = json.loads(line)
                at = datetime.fromisoformat(told["at"].replace("Z", "+00:00")).astimezone(UTC)
                if told["level"] == "error" and not self.is_troubled(at.timestamp()):
                    found.append(f"{self.name}: {line}")
            except (ValueError, KeyError, TypeError):
                if "Traceback" in line:
                    found.append(f"{self.name}: {line}")
        return found


# -- troubles


async def be_killed(house: House, rng: random.Random) -> None:
    """kill -9, and a start."""
    house.process.kill()
    await asyncio.to_thread(house.process.start)


async def be_stopped(house: House, rng: random.Random) -> None:
    """An end in good order, and a start."""
    await asyncio.to_thread(house.process.stop)
    await asyncio.to_thread(house.process.start)


async def have_no_room(house: House, rng: random.Random) -> None:
    """No file can be written: what a full disk is to the server."""
    pid = house.process.process.pid
    _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, hard))
    try:
        await asyncio.sleep(rng.uniform(2, 6))
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard, hard))


async def be_locked(house: House, rng: random.Random) -> None:
    """Another program holds the database."""
    with sqlite3.connect(house.process.db, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(rng.uniform(1, 13))  # longer than a writer waits, now and then
        other.execute("ROLLBACK")
    other.close()


async def lose_a_worker(house: House, rng: random.Random) -> None:
    """kill -9 for one worker; the supervisor starts another."""
    workers = [pid for pid in children(house.process.process.pid) if is_worker(pid)]
    if workers:
        os.kill(rng.choice(workers), signal.SIGKILL)


def is_worker(pid: int) -> bool:
    """Whether a child of the supervisor serves people."""
    try:
        with open(f"/proc/{pid}/cmdline", "rb") as file:
            return b"spawn_main" in file.read()
    except OSError:
        return False


async def restart_database(house: House, rng: random.Random) -> None:
    """The database is away for a moment, in good order or not."""
    assert house.cluster is not None
    way = rng.choice(["fast", "immediate"])
    await asyncio.to_thread(house.cluster.restart, way=way)


Trouble = Callable[[House, random.Random], Awaitable[None]]
ALWAYS: dict[str, Trouble] = {"kills": be_killed, "stops": be_stopped}
SQLITE: dict[str, Trouble] = {"full disks": have_no_room, "locked databases": be_locked}
SHARED: dict[str, Trouble] = {
    "killed workers": lose_a_worker,
    "database restarts": restart_database,
}


async def make_trouble(house: House, end: float, seen: Counter[str], rng: random.Random) -> None:
    """One trouble after the other, each followed by a time in which all must be well."""
    troubles = {**ALWAYS, **(SHARED if house.cluster is not None else SQLITE)}
    names: list[str] = []
    while True:
        await asyncio.sleep(rng.uniform(*PAUSE))
        if time.monotonic() > end - 10:
            return
        if not names:  # all of them, in another order each time
            names = rng.sample(list(troubles), len(troubles))
        name, began = names.pop(), time.time()
        house.now_in_trouble = True
        try:
            await troubles[name](house, rng)
            await until_well(house)
        finally:
            house.times.append((began, time.time()))
            house.now_in_trouble = False
        seen[name] += 1


async def until_well(house: House) -> None:
    """Wait until the server says that it can write."""
    deadline = time.monotonic() + HEALTHY
    async with httpx.AsyncClient(timeout=5) as http:
        while True:
            with suppress(httpx.HTTPError):
                if (await http.get(f"{house.process.url}/api/health")).status_code == 200:
                    return
            if time.monotonic() > deadline:
                raise RuntimeError(f"{house.name} does not get well")
            await asyncio.sleep(0.3)


# -- rubbish

PATHS = [
    "/api/me",
    "/api/login",
    "/api/guest",
    "/api/tables",
    "/api/tables/x/join",
    "/api/password/reset",
    "/api/email/verify",
    "/api/moderation",
    "/api/titles/x/preview",
    "/ws/tables/x",
    "/metrics",
    "/../../etc/passwd",
    "/assets/%00",
    "/" + "a" * 3000,
]


async def send_rubbish(house: House, end: float, seen: Counter[str], rng: random.Random) -> None:
    """Strangers who send what nobody can read, and some who send nothing for long."""
    parts = urlsplit(house.process.url)
    while time.monotonic() < end:
        await asyncio.sleep(rng.uniform(0.05, 0.4))
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(8):
                reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
                try:
                    writer.write(rubbish(rng))
                    await writer.drain()
                    if rng.random() < 0.1:
                        await asyncio.sleep(5)  # a slow one
                    await reader.read(2000)
                    seen["rubbish requests"] += 1
                finally:
                    writer.close()


def rubbish(rng: random.Random) -> bytes:
    """Bytes that are no good request."""
    noise = rng.randbytes(rng.choice([10, 300, 5000]))
    if rng.random() < 0.25:
        return noise
    method = rng.choice(["GET", "POST", "PUT", "DELETE", "X" * 50])
    body = rng.choice([noise, b"[" * 3000, b'{"name": 1}', b"null", b'{"token": "x", "new": 5}'])
    length = rng.choice([len(body), 10**9, -1, len(body) + 50])
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\n" if rng.random() < 0.2 else ""
    head = f"{method} {rng.choice(PATHS)} HTTP/1.1\r\nHost: x\r\n{upgrade}"
    cookie = f"Cookie: tafelrunde={noise.hex()[:200]}\r\n" if rng.random() < 0.3 else ""
    return f"{head}{cookie}Content-Length: {length}\r\n\r\n".encode() + body
