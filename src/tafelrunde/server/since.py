"""What has happened since somebody's last turn, and what bots thought when a game is over."""

from __future__ import annotations

from typing import cast

import msgspec
from starlette.responses import Response
from starlette.routing import BaseRoute

from tafelrunde.server import loading, rooms
from tafelrunde.server.http import Call, json, route
from tafelrunde.server.jobs import Page, Review
from tafelrunde.server.limits import PAGE_SECONDS, REPLAYS
from tafelrunde.server.live import Live, record_of
from tafelrunde.server.lobby import table_in
from tafelrunde.server.messages import BotThoughts, Position, Since, ThoughtsOfBots
from tafelrunde.server.refusals import Refusal
from tafelrunde.server.replay import record_in
from tafelrunde.titles import registry


async def since(call: Call) -> Response:
    """A page of the positions since one's last turn, as one's own seat has seen them.

    Nothing new is told.
    """
    call.limit("replay", REPLAYS, call.me.id)
    table = await table_in(call)
    rooms.require(table, call.id, "watch")
    seat = table.seat_of(call.id)
    if seat < 0:
        raise Refusal("not-your-seat", "you only watch", "spectator")
    text = call.request.query_params.get("from", "")
    if text and not (text.isascii() and text.isdecimal() and len(text) < 8):
        raise Refusal("bad-message", "from is the number of a position")
    live = await call.server.tables.open(table.id)

    async def look() -> Page:
        if live.match is None:
            raise Refusal("not-started", "the game has not begun")
        answers = list(live.match.answers)
        first = int(text) if text else -1
        # Positions before an undo are others: they are kept under another name.
        return Page(f"{table.id}/{live.epoch}", record_of(live.table, answers), seat, first)

    job = await call.server.tables.guarded(live, look)
    try:
        page = await call.server.replays.do(job, PAGE_SECONDS, call.id)
    except TimeoutError:
        raise Refusal("too-slow", "this game takes too long to replay") from None
    told = Since(
        seat=seat,
        steps=len(job.record.answers),
        positions=cast(list[Position], msgspec.Raw(page)),  # they are JSON already
    )
    return json(told)


async def thoughts(call: Call) -> Response:
    """What bots thought about their last choices; in a game that runs it would tell their cards.

    In a finished one every answer can be thought over anew.
    """
    table = await table_in(call)
    rooms.require(table, call.id, "thoughts")
    step = call.request.query_params.get("step", "")
    if not step:
        live = await call.server.tables.open(table.id)
        return json(ThoughtsOfBots(bots=remembered(live)))
    rooms.require(table, call.me.id, "replay")
    await loading.adopt(call.server.store, table)
    record = await record_in(call, table)
    if not (step.isascii() and step.isdecimal() and len(step) < 8) or (
        int(step) >= len(record.answers)
    ):
        raise Refusal("bad-message", "step is the number of an answer")
    seat, given = record.answers[int(step)]
    before = msgspec.structs.replace(record, answers=record.answers[: int(step)], result=None)
    bot = table.seats[seat].bot
    level = bot if bot in registry.load(table.title).levels() else ""
    job = Review(f"{table.id}/review", before, seat, given, level)
    return json(ThoughtsOfBots(bots=[await call.server.hints.review(job, call.me.id)]))


def remembered(live: Live) -> list[BotThoughts]:
    """The last thoughts of bots that led to an answer which still stands."""
    answers = live.match.answers if live.match is not None else []
    return [
        told
        for seat, told in sorted(live.thoughts.items())
        if told.step < len(answers) and answers[told.step] == (seat, told.thoughts.chosen)
    ]


ROUTES: list[BaseRoute] = [
    route("GET", "/api/tables/{id}/since", since),
    route("GET", "/api/tables/{id}/thoughts", thoughts),
]
