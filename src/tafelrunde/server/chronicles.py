"""Realms, game after game: their history, their files, and the next game where the last ended."""

from __future__ import annotations

from secrets import token_urlsafe

import msgspec
from starlette.responses import Response
from starlette.routing import BaseRoute

from tafelrunde.bots.registry import seatable
from tafelrunde.kernel.title import Title
from tafelrunde.server import loading, rooms
from tafelrunde.server.http import Call, json, route
from tafelrunde.server.jobs import Follow, Look, Tell
from tafelrunde.server.limits import CHRONICLE, PREVIEWS, REPLAYS
from tafelrunde.server.lobby import (
    begin,
    check_room,
    describe,
    new_table,
    shown,
    table_in,
)
from tafelrunde.server.logs import log
from tafelrunde.server.messages import Realm
from tafelrunde.server.refusals import Refusal
from tafelrunde.server.replay import record_in
from tafelrunde.server.stories import Founded, Told, need_sequel
from tafelrunde.server.titles import title_in
from tafelrunde.store import games
from tafelrunde.store.games import Chronicle as Kept
from tafelrunde.store.games import Seat, Table
from tafelrunde.titles import registry


async def look(call: Call) -> Response:
    """What is in a chronicle that somebody brings along."""
    call.limit("preview", PREVIEWS, call.id or call.address)
    title = title_in(call)
    need_sequel(title)
    data = await call.bytes(CHRONICLE)
    job = Look("", title, data.decode("utf-8", "replace"))
    return json(msgspec.Raw(await call.wish(job)))


async def story_in(call: Call, table: Table, what: str) -> bytes:
    """The story as the table knows it: up to its game if that is over, else before it."""
    need_sequel(table.title)
    kept = await games.chronicle_of(call.server.store, table.id)
    before = kept.contents if kept is not None else None
    record = None
    if table.status == "finished" and rooms.goes_on(table):
        await loading.adopt(call.server.store, table)
        record = await record_in(call, table)
    job = Tell(table.id, table.title, what, before, table.options, record)
    return await call.wish(job)


async def realm(call: Call) -> Response:
    """The history of the realm and how it stands, for everybody who may see the table."""
    call.limit("replay", REPLAYS, call.id or call.address)
    table = await table_in(call)
    rooms.require(table, call.id, "realm")
    story = msgspec.json.decode(await story_in(call, table, "realm"), type=Told)
    after = await games.next_game(call.server.store, table.id)
    visible = after is not None and "watch" in rooms.deeds(after, call.id)
    told = Realm(
        table=describe(call, table),
        games=story.games,
        world=story.world,
        written=table.status == "finished" and rooms.goes_on(table),
        next=after.id if after is not None and visible else "",
    )
    return json(told)


async def written(call: Call, what: str) -> tuple[Table, str]:
    """The story after a finished game, with everything hidden; for who may have the record."""
    call.limit("replay", REPLAYS, call.id or call.address)
    table = await table_in(call)
    rooms.require(table, call.id, "record")
    if not rooms.goes_on(table):
        raise Refusal("not-found", "this game has left nothing behind")
    return table, msgspec.json.decode(await story_in(call, table, what), type=str)


async def file(call: Call) -> Response:
    """The chronicle's file."""
    table, story = await written(call, "file")
    name = f'attachment; filename="chronicle-{table.id}.json"'
    headers = {"Content-Disposition": name, "Cache-Control": "no-store"}
    return Response(story, headers=headers, media_type="application/json")


async def seed(call: Call) -> Response:
    """The same in one line."""
    table, story = await written(call, "line")
    name = f'attachment; filename="chronicle-{table.id}.txt"'
    headers = {"Content-Disposition": name, "Cache-Control": "no-store"}
    return Response(story, headers=headers, media_type="text/plain")


async def next_game(call: Call) -> Response:
    """The next game of the realm: the same people and bots, the story carried on.

    Who asks twice gets the same table.
    """
    table = await table_in(call)
    rooms.require(table, call.me.id, "next")
    need_sequel(table.title)
    live = await call.server.tables.open(table.id)

    async def work() -> str:
        begun = await games.next_game(call.server.store, table.id)
        if begun is not None:
            return begun.id
        await check_room(call)
        await loading.adopt(call.server.store, table)
        kept = await games.chronicle_of(call.server.store, table.id)
        record = await record_in(call, table)
        own = kept or Kept(table.id, "")
        job = Follow(table.id, table.title, own.contents, record, token_urlsafe(32))
        founded = msgspec.json.decode(await call.wish(job), type=Founded)
        made = follow(call, table, founded.options)
        kept_now = Kept(own.realm, founded.story or "")
        await games.add(call.server.store, made, chronicle=kept_now)
        log("realm", table=made.id, source=table.id, game=founded.game, user=call.me.id)
        return made.id

    id = await call.server.tables.guarded(live, work)
    made = await games.find(call.server.store, id)
    if made is not None and made.status == "running" and not made.steps:
        await begin(call, id)
    return await shown(call, id)


def follow(call: Call, table: Table, options: dict[str, object]) -> Table:
    """The table of the next game."""
    title = registry.load(table.title)
    made = new_table(call.me, table.title, options, "game")
    made.public, made.turn_seconds, made.source = table.public, table.turn_seconds, table.id
    made.patient = table.patient
    made.seats = [seat_again(title, seat) for seat in table.seats]
    if all(rooms.kind_of(seat) != "open" for seat in made.seats):
        made.status = "running"
    return made


def seat_again(title: Title, seat: Seat) -> Seat:
    """The same player; a bot for whoever is gone for good."""
    if seat.bot in ("", *seatable(title)):
        return Seat(seat.seat, seat.user_id, seat.name, seat.bot)
    return Seat(seat.seat, None, title.default_bot, title.default_bot)


ROUTES: list[BaseRoute] = [
    route("POST", "/api/titles/{title}/chronicle", look),
    route("GET", "/api/tables/{id}/realm", realm),
    route("GET", "/api/tables/{id}/chronicle", file),
    route("GET", "/api/tables/{id}/seed", seed),
    route("POST", "/api/tables/{id}/next", next_game),
]
