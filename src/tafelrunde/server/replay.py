"""Finished games: download, step through, play on from a position; and records from elsewhere."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.responses import Response
from starlette.routing import BaseRoute

from tafelrunde.kernel.events import Arg
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import Record, Result, encode
from tafelrunde.kernel.table import Table as GameTable
from tafelrunde.server import rooms
from tafelrunde.server.cursors import Cursors
from tafelrunde.server.http import Call, json, route
from tafelrunde.server.limits import NAME, RECORD, REPLAY_PAGE, REPLAYS, UPLOADED, UPLOADS
from tafelrunde.server.live import describe_ask, record_of
from tafelrunde.server.lobby import (
    begin,
    check_bot,
    check_room,
    describe,
    new_table,
    shown,
    table_in,
)
from tafelrunde.server.messages import Position, Replay, SandboxWish, TableInfo, ViewInfo
from tafelrunde.server.refusals import Refusal
from tafelrunde.server.uploads import check_upload
from tafelrunde.store import games
from tafelrunde.store.engine import now
from tafelrunde.store.games import Seat, Table, answers_of
from tafelrunde.titles import registry

ALL_EYES = -2

Faces = list[dict[str, Arg]]


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


async def replay(call: Call) -> Response:
    """Some positions of a finished game, from one seat's or from all eyes."""
    call.limit("replay", REPLAYS, call.id or call.address)
    table = await table_in(call)
    rooms.require(table, call.id, "replay")
    query = call.request.query_params
    eyes = query.get("viewer", "-1")
    viewers = {"all": ALL_EYES, **{str(n): n for n in range(-1, len(table.seats))}}
    if eyes not in viewers:
        raise Refusal("bad-message", "viewer is a seat, -1 or all")
    text = query.get("from", "0")
    if not (text.isascii() and text.isdecimal() and len(text) < 8):
        raise Refusal("bad-message", "from is the number of a position")
    record = await record_in(call, table)
    first = min(int(text), len(record.answers))
    told = await asyncio.to_thread(
        positions, call.server.cursors, describe(call, table), record, viewers[eyes], first
    )
    return json(told)


def positions(
    cursors: Cursors, table: TableInfo, record: Record, viewer: int, first: int
) -> Replay:
    """A page of positions from number `first` on."""
    title = registry.load(record.title)
    steps = len(record.answers)
    match = cursors.take(table.id, first)
    if match is None:
        begun = msgspec.structs.replace(record, answers=record.answers[:first], result=None)
        match = Match.load(title, begun)
    page: list[Position] = []
    told = 0 if first == 0 else events_before(match)
    for step in range(first, min(first + REPLAY_PAGE, steps + 1)):
        by, option = record.answers[step] if step < steps else (-1, -1)
        page.append(
            Position(
                step=step,
                view=msgspec.convert(look(match, viewer), ViewInfo),
                asks=[
                    describe_ask(title.vocabulary, ask, mine=viewer in (ask.seat, ALL_EYES))
                    for ask in match.pending
                ],
                events=hear(match, viewer, told),
                by=by,
                chosen=title.vocabulary.name(option) if step < steps else "",
            )
        )
        told = match.event_count()
        if step < steps:
            match.answer(by, option)
    cursors.keep(table.id, match)
    return Replay(table=table, viewer=viewer, steps=steps, positions=page)


def events_before(match: Match) -> int:
    """How many events there were one answer earlier."""
    past = match.copy()
    past.rewind(len(match.answers) - 1)
    return past.event_count()


def look(match: Match, viewer: int) -> dict[str, object]:
    """The view of a seat, or of somebody who sees every card."""
    if viewer != ALL_EYES:
        return match.view(viewer)
    table: GameTable = match.table
    zones = [
        {
            "name": place.zone.name,
            "owner": place.owner,
            "count": len(place.cards),
            "cards": [table.face(card) for card in place.cards],
        }
        for place in table.places()
    ]
    return {"seat": ALL_EYES, "over": table.over, "zones": zones, "facts": all_facts(table)}


def all_facts(table: GameTable) -> dict[str, object]:
    """The facts everybody may see, and what single seats see besides."""
    facts = table.facts(-1)
    for seat in range(table.seats):
        for name, value in table.facts(seat).items():
            facts.setdefault(name, value)
    return facts


def hear(match: Match, viewer: int, since: int) -> Faces:
    """The events of a seat, or with all their secrets."""
    if viewer != ALL_EYES:
        return match.events(viewer, since)
    faces = match.events(-1, since)
    for seat in range(match.seats):
        for face, more in zip(faces, match.events(seat, since), strict=True):
            face.update(more)
    return faces


async def sandbox(call: Call) -> Response:
    """A copy of a position to play on alone; the chance to come is that of the game."""
    wish = await call.body(SandboxWish)
    source = await table_in(call)
    rooms.require(source, call.me.id, "sandbox")
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
    route("POST", "/api/tables/{id}/sandbox", sandbox),
    route("POST", "/api/records", upload),
]
