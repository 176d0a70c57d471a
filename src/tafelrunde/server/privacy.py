"""What is kept about somebody: told to them as a file, and forgotten when they want to go."""

from __future__ import annotations

import asyncio

from starlette.responses import Response
from starlette.routing import BaseRoute

from tafelrunde.server import chats
from tafelrunde.server.auth import check_password, default_bots, forgotten_by_browser
from tafelrunde.server.core import Server
from tafelrunde.server.http import Call, json, route
from tafelrunde.server.limits import EXPORTED
from tafelrunde.server.logs import log
from tafelrunde.server.messages import FarewellWish
from tafelrunde.server.realms import forgotten
from tafelrunde.store import tidy
from tafelrunde.store.overview import everything_of


async def export(call: Call) -> Response:
    """Everything that is kept about whoever asks."""
    user = call.me
    call.limit("export", EXPORTED, user.id)
    told = await asyncio.to_thread(json, await everything_of(call.server.store, user))
    told.headers["Content-Disposition"] = 'attachment; filename="tafelrunde.json"'
    log("export", user=user.id)
    return told


async def farewell(call: Call) -> Response:
    """Remove the user who asks. Bots play on where they sat; finished games stay without a name."""
    wish, user = await call.body(FarewellWish), call.me
    if user.password is not None:
        await check_password(call, user.password, wish.password)
    left = await tidy.remove_user(call.server.store, user.id, default_bots(), forgotten)
    await gone(call.server, user.id, left)
    log("farewell", user=user.id)
    return await forgotten_by_browser(call)


async def gone(server: Server, user: str, left: tidy.Left) -> None:
    """A user was removed: close their pages, and tell the tables they sat or spoke at."""
    for socket in server.hub.of_user(user):
        socket.close(4401)
    for id in left.tables:
        await server.tables.refresh(id)
    for id in left.chats:
        await chats.tell_again(server, id)


ROUTES: list[BaseRoute] = [
    route("GET", "/api/me/export", export),
    route("DELETE", "/api/me", farewell),
]
