"""A server inside the test's own process, and how long its event loop was occupied."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import httpx
from starlette.applications import Starlette

from tafelrunde.server.core import Server

T = TypeVar("T")


@asynccontextmanager
async def inside(app: Starlette) -> AsyncIterator[tuple[httpx.AsyncClient, Server]]:
    """A client of an application that runs here."""
    way = httpx.ASGITransport(app=app)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=way, base_url="http://test", timeout=60) as client,
    ):
        yield client, app.state.server


class Occupied:
    """The longest time one callback kept the loop busy; processor time, so others do not count."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.where = ""


async def occupied_by(work: Coroutine[Any, Any, T]) -> tuple[T, Occupied]:
    """Do something, and measure every callback of the loop meanwhile."""
    found = Occupied()
    run = asyncio.Handle._run

    def measured(self: Any) -> None:
        begun = time.thread_time()
        run(self)
        took = time.thread_time() - begun
        if took > found.longest:
            found.longest, found.where = took, repr(self)

    asyncio.Handle._run = measured  # type: ignore[method-assign]
    try:
        return await asyncio.ensure_future(work), found
    finally:
        asyncio.Handle._run = run  # type: ignore[method-assign]
