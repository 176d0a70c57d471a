"""Realms, game after game: their history, their files, and the next game where the last ended."""

from __future__ import annotations

import asyncio
from secrets import token_urlsafe

from starlette.responses import Response
from starlette.routing import BaseRoute

from tafelrunde.bots.registry import seatable
from tafelrunde.kernel.sequel import Story
from tafelrunde.kernel.title import Title
from tafelrunde.server import realms, rooms
from tafelrunde.server.http import Call, json, route
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
from tafelrunde.server.titles import title_in
from tafelrunde.store import games
from tafelrunde.store.games import Chronicle as Kept
from tafelrunde.store.games import Seat, Table
from tafelrunde.titles import registry


async def look(call: Call) -> Response:
    """What is in a chronicle that somebody brings along."""
    call.limit("preview", PREVIEWS, call.id or call.address)
    title = title_in(call)
    data = await call.bytes(CHRONICLE)
    return json(realms.read(title, data.decode("utf-8", "replace")).summary())


async def story_in(call: Call, table: Table) -> Story:
    """The story as the table knows it: up to its game if that is over, else before it."""
    sequel = realms.need_sequel(table.title)
    kept = await games.chronicle_of(call.server.store, table.id)
    if table.status != "finished" or not rooms.goes_on(table):
        if kept is None:
            return sequel.of_options(table.options)
        return realms.read(table.title, kept.contents)
    live = await call.server.tables.open(table.id)
    match = live.match
    assert match is not None
    before = kept.contents if kept is not None else ""
    story = await asyncio.to_thread(sequel.after, before, match.table, match.names)
    return realms.cleaned(story)


async def realm(call: Call) -> Response:
    """The history of the realm and how it stands, for everybody who may see the table."""
    call.limit("replay", REPLAYS, call.id or call.address)
    table = await table_in(call)
    rooms.require(table, call.id, "realm")
    story = await story_in(call, table)
    after = await games.next_game(call.server.store, table.id)
    visible = after is not None and "watch" in rooms.deeds(after, call.id)
    told = Realm(
        table=describe(call, table),
        games=story.history(),
        world=story.standing(),
        written=table.status == "finished" and rooms.goes_on(table),
        next=after.id if after is not None and visible else "",
    )
    return json(told)


async def written(call: Call) -> tuple[Table, Story]:
    """The story after a finished game, with everything hidden; for who may have the record."""
    call.limit("replay", REPLAYS, call.id or call.address)
    table = await table_in(call)
    rooms.require(table, call.id, "record")
    if not rooms.goes_on(table):
        raise Refusal("not-found", "this game has left nothing behind")
    return table, await story_in(call, table)


async def file(call: Call) -> Response:
    """The chronicle's file."""
    table, story = await written(call)
    name = f'attachment; filename="chronicle-{table.id}.json"'
    headers = {"Content-Disposition": name, "Cache-Control": "no-store"}
    return Response(story.to_bytes(), headers=headers, media_type="application/json")


async def seed(call: Call) -> Response:
    """The same in one line."""
    table, story = await written(call)
    name = f'attachment; filename="chronicle-{table.id}.txt"'
    headers = {"Content-Disposition": name, "Cache-Control": "no-store"}
    return Response(realms.line_of(story), headers=headers, media_type="text/plain")


async def next_game(call: Call) -> Response:
    """The next game of the realm: the same people and bots, the story carried on.

    Who asks twice gets the same table.
    """
    table = await table_in(call)
    rooms.require(table, call.me.id, "next")
    sequel = realms.need_sequel(table.title)
    live = await call.server.tables.open(table.id)

    async def work() -> str:
        begun = await games.next_game(call.server.store, table.id)
        if begun is not None:
            return begun.id
        await check_room(call)
        await call.server.tables.adopt(table)
        kept = await games.chronicle_of(call.server.store, table.id)
        record = await record_in(call, table)
        own = kept or Kept(table.id, "")
        chance = token_urlsafe(32)
        story = await asyncio.to_thread(sequel.carried_on, own.contents, record, chance)
        realms.cleaned(story)
        made = follow(call, table, story)
        await games.add(call.server.store, made, chronicle=realms.kept_as(own.realm, story))
        game = story.chapter().game
        log("realm", table=made.id, source=table.id, game=game, user=call.me.id)
        return made.id

    id = await call.server.tables.guarded(live, work)
    made = await games.find(call.server.store, id)
    if made is not None and made.status == "running" and not made.steps:
        await begin(call, id)
    return await shown(call, id)


def follow(call: Call, table: Table, story: Story) -> Table:
    """The table of the next game."""
    title = registry.load(table.title)
    options = story.options(len(table.seats))
    title.prepare(len(table.seats), options)
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
