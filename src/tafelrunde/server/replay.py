"""Finished games: download, step through, sum up, play on; and records from elsewhere."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import cast

import msgspec
from starlette.responses import Response
from starlette.routing import BaseRoute

from tafelrunde.kernel.record import Record, Result, encode
from tafelrunde.server import loading, rooms
from tafelrunde.server.http import Call, json, route
from tafelrunde.server.jobs import Page, Sum
from tafelrunde.server.limits import (
    NAME,
    PAGE_SECONDS,
    RECORD,
    REPLAYS,
    SUMMARIES,
    UPLOADED,
    UPLOADS,
)
from tafelrunde.server.live import record_of
from tafelrunde.server.lobby import (
    begin,
    check_bot,
    check_room,
    describe,
    new_table,
    shown,
    table_in,
)
from tafelrunde.server.messages import Position, Replay, SandboxWish, TableInfo
from tafelrunde.server.positions import ALL_EYES
from tafelrunde.server.refusals import Refusal
from tafelrunde.server.uploads import check_upload
from tafelrunde.store import games
from tafelrunde.store.engine import now
from tafelrunde.store.games import Seat, Table, answers_of
from tafelrunde.titles import registry


async def record_in(call: Call, table: Table) -> Record:
    """The record of a stored table."""
    record = record_of(table, answers_of(await games.journal(call.server.store, table.id)))
    if table.result is None:
        return record
    return msgspec.structs.replace(record, result=msgspec.convert(table.result, Result))


async def download(call: Call) -> Response:
    """The record of a finished game, seed and all."""
    table = await table_in(call)
    rooms.require(table, call.id, "record")
    name = f'attachment; filename="{table.title}-{table.id}.json"'
    headers = {"Content-Disposition": name, "Cache-Control": "no-store"}
    body = encode(await record_in(call, table))
    return Response(body, headers=headers, media_type="application/json")


@dataclass
class Showing:
    """A finished game that is shown to somebody, and the table as they may know it."""

    table: Table
    told: TableInfo

    @property
    def eyes(self) -> list[int]:
        """Through whose eyes they may look: where cards are hidden still, through their own."""
        if rooms.may_see_all(self.table):
            return [ALL_EYES, -1, *range(len(self.table.seats))]
        return [-1, self.told.your_seat] if self.told.your_seat >= 0 else [-1]


async def showing(call: Call) -> Showing:
    """The finished game in the address, for somebody who may see it."""
    call.limit("replay", REPLAYS, call.id or call.address)
    table = await table_in(call)
    rooms.require(table, call.id, "replay")
    return Showing(table, describe(call, table))


async def replay(call: Call) -> Response:
    """Some positions of a finished game, from one seat's or from all eyes."""
    return await show_positions(call, await showing(call))


async def summary(call: Call) -> Response:
    """What is told about a finished game."""
    return await show_summary(call, await showing(call))


async def show_positions(call: Call, shown: Showing) -> Response:
    """A page of positions."""
    table, mine = shown.table, shown.told.your_seat
    query = call.request.query_params
    eyes = query.get("viewer", "-1")
    usual = mine if rooms.goes_on(table) else ALL_EYES  # a realm may go on
    viewers = {"all": ALL_EYES, "auto": usual, **{str(n): n for n in range(-1, len(table.seats))}}
    if eyes not in viewers:
        raise Refusal("bad-message", "viewer is a seat, -1, all or auto")
    viewer = viewers[eyes]
    if viewer not in shown.eyes:
        viewer = mine  # their own eyes tell them nothing new
    text = query.get("from", "0")
    if not (text.isascii() and text.isdecimal() and len(text) < 8):
        raise Refusal("bad-message", "from is the number of a position")
    await loading.adopt(call.server.store, table)
    first = min(int(text), table.steps)

    async def job() -> Page:
        return Page(table.id, await record_in(call, table), viewer, first)

    page = await made(call, job)
    told = Replay(
        table=shown.told,
        viewer=viewer,
        steps=table.steps,
        positions=cast(list[Position], msgspec.Raw(page)),  # they are JSON already
        eyes=shown.eyes,
    )
    return json(told)


async def show_summary(call: Call, shown: Showing) -> Response:
    """Points by source, curve and moments: made once, and kept for whoever comes next."""
    table = shown.table
    if not (rooms.may_see_all(table) or registry.load(table.title).account().is_open):
        raise Refusal("not-allowed", "what is hidden here may be hidden elsewhere, too")
    await loading.adopt(call.server.store, table)
    kept = call.server.summaries
    key = (table.id, table.steps, table.revision)
    if key not in kept:

        async def job() -> Sum:
            return Sum(table.id, await record_in(call, table))

        kept[key] = await made(call, job)
        while len(kept) > SUMMARIES:
            kept.popitem(last=False)
    headers = {"Cache-Control": "no-store"}
    return Response(kept[key], headers=headers, media_type="application/json")


async def made(call: Call, job: Callable[[], Awaitable[Page | Sum]]) -> bytes:
    """What a process for replays makes of a job."""
    try:
        return await call.server.replays.do(job, PAGE_SECONDS, call.id or call.address)
    except TimeoutError:
        raise Refusal("too-slow", "this game takes too long to replay") from None


async def sandbox(call: Call) -> Response:
    """A copy of a position to play on alone; the chance to come is that of the game."""
    wish = await call.body(SandboxWish)
    source = await table_in(call)
    rooms.require(source, call.me.id, "sandbox")
    await loading.adopt(call.server.store, source)
    title = registry.load(source.title)
    answers = (await record_in(call, source)).answers
    if wish.step > len(answers):
        raise Refusal("bad-message", f"there are {len(answers)} steps")
    mine = source.seat_of(call.me.id)
    if not 0 <= wish.seat < len(source.seats):
        raise Refusal("bad-message", "there is no such seat")
    if source.status == "running" and mine >= 0 and wish.seat != mine:
        raise Refusal("not-allowed", "while the game runs only your own seat")
    check_bot(title, wish.bot)
    await check_room(call)
    table = new_table(call.me, source.title, source.options, "sandbox")
    table.seed, table.revision = source.seed, source.revision
    table.source = source.source if source.source_runs else source.id
    table.steps = wish.step
    table.seats = [
        Seat(seat.seat, call.me.id, call.me.name, "")
        if seat.seat == wish.seat
        else Seat(seat.seat, None, wish.bot, wish.bot)
        for seat in source.seats
    ]
    over = wish.step == len(answers) and source.status == "finished" and source.result is not None
    table.status = "finished" if over else "running"
    table.result = source.result if over else None
    await games.add(call.server.store, table, answers[: wish.step])
    await begin(call, table.id)
    return await shown(call, table.id)


async def upload(call: Call) -> Response:
    """A record from anywhere, to look at. It is hostile until it has replayed, elsewhere."""
    call.limit("upload", UPLOADED, call.me.id)
    record, steps = await check_upload(await call.bytes(RECORD))
    store = call.server.store
    while await games.count(store, call.me.id, kind="upload", status="finished") >= UPLOADS:
        oldest = await games.oldest_upload(store, call.me.id)
        if oldest is None:
            break
        await games.change(store, oldest, status="closed", changed=now())
    table = new_table(call.me, record.title, record.options, "upload")
    table.seed, table.revision, table.status = record.seed, record.revision, "finished"
    table.steps = steps
    table.result = msgspec.to_builtins(record.result) if record.result is not None else None
    names = [shown_name(name) for name in record.names] + [""] * record.seats
    table.seats = [Seat(n, None, names[n] or f"{n + 1}", "-") for n in range(record.seats)]
    await games.add(store, table, record.answers)
    return await shown(call, table.id)


def shown_name(name: str) -> str:
    """A name from a foreign record."""
    return "".join(c for c in name if c.isprintable())[:NAME].strip()


ROUTES: list[BaseRoute] = [
    route("GET", "/api/tables/{id}/record", download),
    route("GET", "/api/tables/{id}/replay", replay),
    route("GET", "/api/tables/{id}/summary", summary),
    route("POST", "/api/tables/{id}/sandbox", sandbox),
    route("POST", "/api/records", upload),
]
