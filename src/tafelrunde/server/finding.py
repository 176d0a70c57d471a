"""Finding people and one's own next turn."""

from __future__ import annotations

from starlette.responses import Response
from starlette.routing import BaseRoute

from tafelrunde.server.http import Call, json, route
from tafelrunde.server.limits import TURNS_LISTED, WORD
from tafelrunde.server.messages import LEVELS, TurnInfo, TurnList
from tafelrunde.server.refusals import Refusal
from tafelrunde.store import finding
from tafelrunde.store.finding import SPEEDS, Search
from tafelrunde.texts import LANGUAGES
from tafelrunde.titles import registry


def search_of(call: Call) -> Search:
    """What the address asks for, checked."""
    query = call.request.query_params
    allowed = {"title": registry.TITLES, "lang": LANGUAGES, "speed": SPEEDS, "level": LEVELS}
    wishes = {name: query.get(name, "")[:WORD] for name in allowed}
    for name, wish in wishes.items():
        if wish and wish not in allowed[name]:
            raise Refusal("bad-message", f"{name} is one of {', '.join(allowed[name])}")
    if query.get("rated", "") not in ("", "1"):
        raise Refusal("bad-message", "rated is 1 or nothing")
    players = number_in(call, "players", 0, digits=2)
    return Search(**wishes, players=players, rated=query.get("rated") == "1")


def number_in(call: Call, name: str, usual: int, *, digits: int) -> int:
    """A number of the address; the usual one if it is not there."""
    text = call.request.query_params.get(name, "")
    if text and not (text.isascii() and text.isdecimal() and len(text) <= digits):
        raise Refusal("bad-message", f"{name} is a number")
    return int(text) if text else usual


async def turns(call: Call) -> Response:
    """Where it is my turn, the longest first."""
    found = await finding.turns(call.server.store, call.id, TURNS_LISTED) if call.id else []
    return json(
        TurnList(
            turns=[TurnInfo(table=one.table, title=one.title, since=one.since) for one in found]
        )
    )


ROUTES: list[BaseRoute] = [route("GET", "/api/turns", turns)]
