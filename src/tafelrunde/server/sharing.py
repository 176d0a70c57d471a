"""Links to replays: whoever sat at a table makes one, anybody may follow it, until it is withdrawn.

A link opens what its maker may share now: a finished game as its replay shows it to everybody, with
all cards unless they may still lie hidden in a game that goes on.
"""

from __future__ import annotations

from starlette.responses import Response
from starlette.routing import BaseRoute

from tafelrunde.server import rooms
from tafelrunde.server.http import Call, json, route
from tafelrunde.server.limits import REPLAYS, SHARES
from tafelrunde.server.lobby import describe, table_in
from tafelrunde.server.messages import Share
from tafelrunde.server.refusals import Refusal
from tafelrunde.server.replay import Showing, show_positions, show_summary
from tafelrunde.store import games, shares


async def mine(call: Call) -> Response:
    """The link I have made."""
    table = await table_in(call)
    rooms.require(table, call.me.id, "share")
    return json(Share(token=await shares.token_of(call.server.store, table.id, call.me.id)))


async def make(call: Call) -> Response:
    """Make a link, or get the one there is."""
    call.limit("share", SHARES, call.me.id)
    table = await table_in(call)
    rooms.require(table, call.me.id, "share")
    return json(Share(token=await shares.make(call.server.store, table.id, call.me.id)))


async def withdraw(call: Call) -> Response:
    """The link leads nowhere any more; also where nothing may be shared now."""
    call.limit("share", SHARES, call.me.id)
    table = await table_in(call)
    rooms.require(table, call.me.id, "watch")
    await shares.withdraw(call.server.store, table.id, call.me.id)
    return json(Share(token=""))


async def shared(call: Call) -> Showing:
    """What a link in the address shows, to whomever it was sent."""
    call.limit("replay", REPLAYS, call.id or call.address)
    found = await shares.find(call.server.store, call.request.path_params["token"])
    table = await games.find(call.server.store, found.table) if found is not None else None
    if table is not None:
        describe(call, table)  # marks it if it is damaged
    if found is None or table is None or "share" not in rooms.deeds(table, found.user):
        raise Refusal("bad-link", "this link leads nowhere, or no longer")
    told = rooms.describe(table, call.id, set(), set())  # who is there now is not shared
    told.can = sorted({*told.can, "replay"})
    return Showing(table, told)


async def shared_replay(call: Call) -> Response:
    """Some positions of a shared game."""
    return await show_positions(call, await shared(call))


async def shared_summary(call: Call) -> Response:
    """What is told about a shared game."""
    return await show_summary(call, await shared(call))


ROUTES: list[BaseRoute] = [
    route("GET", "/api/tables/{id}/share", mine),
    route("POST", "/api/tables/{id}/share", make),
    route("DELETE", "/api/tables/{id}/share", withdraw),
    route("GET", "/api/shared/{token}/replay", shared_replay),
    route("GET", "/api/shared/{token}/summary", shared_summary),
]
