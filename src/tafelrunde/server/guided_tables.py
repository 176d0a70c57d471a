"""Sitting down at a guided first game: the table is prepared, and begins at once."""

from __future__ import annotations

from starlette.responses import Response
from starlette.routing import BaseRoute

from tafelrunde.server.guides import KIND, guide_of
from tafelrunde.server.http import Call, route
from tafelrunde.server.limits import WORD
from tafelrunde.server.lobby import begin, check_room, new_table, shown
from tafelrunde.server.logs import log
from tafelrunde.server.refusals import Refusal
from tafelrunde.store import games
from tafelrunde.store.games import Seat
from tafelrunde.titles import registry


async def start(call: Call) -> Response:
    """A new guided game."""
    user = call.me
    title = registry.load(call.request.path_params["title"][:WORD])
    guide = guide_of(title.id)
    if guide is None:
        raise Refusal("not-found", "there is no guide to this title")
    await check_room(call)
    table = new_table(user, title.id, dict(guide.options), KIND)
    table.seed, table.status = guide.seed, "running"
    for number in range(guide.seats):
        bot = guide.bot_on(number)
        table.seats.append(Seat(number, None if bot else user.id, bot or user.name, bot))
    await games.add(call.server.store, table)
    log("table", table=table.id, title=title.id, guide=True, user=user.id)
    await begin(call, table.id)
    return await shown(call, table.id)


ROUTES: list[BaseRoute] = [route("POST", "/api/titles/{title}/guide", start)]
