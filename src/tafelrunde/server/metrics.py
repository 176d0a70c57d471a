"""Figures for whoever hosts: `GET /metrics` in the form Prometheus reads. No names, no ids.

Several workers write into one directory (`counting.py`), and whichever is asked tells of all.
"""

from __future__ import annotations

import asyncio
import os
import re
import time
from contextlib import suppress
from hmac import compare_digest
from pathlib import Path
from typing import TYPE_CHECKING

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tafelrunde.server.counting import FOLDER
from tafelrunde.server.limits import COUNT_SECONDS, GAUGE_SECONDS
from tafelrunde.server.logs import log_failure
from tafelrunde.store.games import STATUSES
from tafelrunde.store.overview import tables_by_status

if TYPE_CHECKING:
    from tafelrunde.server.core import Server

QUICK = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 20)
TICK = 0.1  # seconds between two looks at the clock

ANSWERS = Histogram(
    "tafelrunde_answer_seconds",
    "From a person's answer arriving to its being stored.",
    buckets=QUICK,
)
LAG = Histogram(
    "tafelrunde_loop_lag_seconds",
    "How late the event loop comes to what is due.",
    buckets=QUICK,
)
BOTS = Histogram("tafelrunde_bot_seconds", "How long bots think, queue included.", buckets=SLOW)
REQUESTS = Counter("tafelrunde_requests", "Answers to HTTP requests.", ["status"])
WRITE_ERRORS = Counter("tafelrunde_write_errors", "Answers that could not be stored.")
MAILS = Counter("tafelrunde_mails", "Mails: sent, delayed (tried again later), dropped.", ["fate"])
QUEUES = Gauge(
    "tafelrunde_queue_length", "What waits, by queue.", ["queue"], multiprocess_mode="livesum"
)
SOCKETS = Gauge("tafelrunde_sockets", "Open pages.", multiprocess_mode="livesum")
IN_MEMORY = Gauge("tafelrunde_tables_in_memory", "Tables in memory.", multiprocess_mode="livesum")
TABLES = Gauge("tafelrunde_tables", "Tables, by state.", ["status"], multiprocess_mode="mostrecent")
# The library tells of the process (memory, processor time, files) by itself, with one worker.


async def watch_loop() -> None:
    """Measure how late the loop is, for ever."""
    while True:
        due = time.perf_counter() + TICK
        await asyncio.sleep(TICK)
        LAG.observe(max(0.0, time.perf_counter() - due))


async def watch(server: Server) -> None:
    """Look at queues now and then, and count tables less often, for ever."""
    counted = float("-inf")
    while True:
        for name, waiting in queues(server).items():
            QUEUES.labels(name).set(waiting)
        SOCKETS.set(server.hub.count())
        IN_MEMORY.set(len(server.tables.live))
        if time.monotonic() - counted > COUNT_SECONDS:
            counted = time.monotonic()
            try:
                found = await tables_by_status(server.store)
                for status in STATUSES:
                    TABLES.labels(status).set(found.get(status, 0))
            except Exception:
                log_failure("metrics")
        await asyncio.sleep(GAUGE_SECONDS)


def queues(server: Server) -> dict[str, int]:
    """How much waits where."""
    return {
        "bots": server.workshop.waiting() + server.quick.waiting(),
        "replays": server.replays.waiting(),
        "wishes": server.wishes.waiting(),
        "printers": server.printers.waiting(),
        "writes": server.store.waiting(),
        "mails": len(server.mail.waiting),
    }


def is_alive(pid: int) -> bool:
    """Whether there is such a process."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True


def forget_the_dead(folder: str) -> None:
    """A worker that was killed has no queues and no open pages any more."""
    for file in Path(folder).glob("gauge_live*_*.db"):
        pid = re.search(r"_(\d+)\.db$", file.name)
        if pid is not None and not is_alive(int(pid[1])):
            with suppress(OSError):
                mark_process_dead(int(pid[1]), folder)  # type: ignore[no-untyped-call]


def collected() -> bytes:
    """All figures, of all workers."""
    folder = os.environ.get(FOLDER)
    if not folder:
        return generate_latest(REGISTRY)
    forget_the_dead(folder)
    registry = CollectorRegistry()
    MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


async def show(request: Request) -> Response:
    """`GET /metrics`, for whoever knows the token; for everybody else there is nothing here."""
    token = request.app.state.server.settings.metrics
    said = request.headers.get("authorization", "")
    if not token or not compare_digest(said.encode(), f"Bearer {token}".encode()):
        return Response(status_code=404)
    body = await asyncio.to_thread(collected)
    return Response(body, headers={"Cache-Control": "no-store"}, media_type=CONTENT_TYPE_LATEST)


ROUTES: list[BaseRoute] = [Route("/metrics", show, methods=["GET"])]
