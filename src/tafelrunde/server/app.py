"""The application: every address, and the life of a worker."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from threading import Thread

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.routing import WebSocketRoute

from tafelrunde import __version__
from tafelrunde.server import (
    addresses,
    auth,
    chronicles,
    finding,
    guided_tables,
    lobby,
    metrics,
    moderation,
    pages,
    printing,
    privacy,
    profiles,
    push,
    rematch,
    replay,
    sharing,
    since,
    titles,
    tournaments,
)
from tafelrunde.server.core import Server
from tafelrunde.server.http import Call, SecurityHeaders, json, route
from tafelrunde.server.logs import set_up
from tafelrunde.server.messages import Health
from tafelrunde.server.settings import Settings, from_environment
from tafelrunde.server.sockets import table_socket
from tafelrunde.store.engine import migrate, read_url


async def health(call: Call) -> Response:
    """Whether this worker can work."""
    server = call.server
    ok = await server.pulse.is_well()
    told = Health(
        ok=ok,
        version=__version__,
        database=server.store.url.get_backend_name(),
        tables=len(server.tables.live),
        sockets=server.hub.count(),
    )
    return json(told, status=200 if ok else 503)


def create_app(settings: Settings) -> Starlette:
    """A worker's application. The schema of its database must be there: see `migrate`."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        server = Server(settings)
        app.state.server = server
        await server.start(app)
        try:
            yield
        finally:
            await server.stop()

    return Starlette(
        lifespan=life,
        middleware=[Middleware(SecurityHeaders), Middleware(GZipMiddleware, minimum_size=800)],
        routes=[
            route("GET", "/api/health", health),
            *metrics.ROUTES,
            *auth.ROUTES,
            *addresses.ROUTES,
            *privacy.ROUTES,
            *moderation.ROUTES,
            *chronicles.ROUTES,
            *titles.ROUTES,
            *lobby.ROUTES,
            *replay.ROUTES,
            *sharing.ROUTES,
            *guided_tables.ROUTES,
            *since.ROUTES,
            *printing.ROUTES,
            *finding.ROUTES,
            *profiles.ROUTES,
            *push.ROUTES,
            *tournaments.ROUTES,
            *rematch.ROUTES,
            WebSocketRoute("/ws/tables/{id}", table_socket),
            *pages.ROUTES,
            *pages.PAGES,
        ],
    )


def worker() -> Starlette:
    """What uvicorn starts in each worker process."""
    set_up()
    end_with_parent()
    return create_app(from_environment())


def end_with_parent() -> None:
    """End in good order when the process that started this worker is gone."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    Thread(target=wait, daemon=True).start()


def prepare(settings: Settings) -> None:
    """Bring the database up to date, once, before any worker starts."""
    migrate(read_url(settings.db))
