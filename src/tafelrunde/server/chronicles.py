"""The realms of Oath: their history, their files, and the next game in the world of the last."""

from __future__ import annotations

import asyncio

from starlette.responses import Response
from starlette.routing import BaseRoute

from tafelrunde.kernel.title import Title
from tafelrunde.server import rooms, worlds
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
from tafelrunde.store import games
from tafelrunde.store.games import Chronicle as Kept
from tafelrunde.store.games import Seat, Table
from tafelrunde.titles import registry
from tafelrunde.titles.oath.chronicle_file import Chronicle
from tafelrunde.titles.oath.table import Oath
from tafelrunde.titles.oath.world import World


async def look(call: Call) -> Response:
    """What is in a chronicle's file or a seed string."""
    call.limit("preview", PREVIEWS, call.id or call.address)
    data = await call.bytes(CHRONICLE)
    return json(worlds.told(worlds.read(data.decode("utf-8", "replace"))))


async def chronicle_in(call: Call, table: Table) -> Chronicle:
    """The chronicle as the table knows it: up to its game if that is over, else before it."""
    kept = await games.chronicle_of(call.server.store, table.id)
    if table.status != "finished" or not rooms.writes_chronicle(table):
        return worlds.read(kept.contents) if kept is not None else from_options(table)
    live = await call.server.tables.open(table.id)
    match = live.match
    assert match is not None and isinstance(match.table, Oath)
    return await asyncio.to_thread(worlds.after, kept, match.table, match.names)


def from_options(table: Table) -> Chronicle:
    """A world without a history, from a record or an older game."""
    return Chronicle(World.from_data(table.options["world"]))


async def realm(call: Call) -> Response:
    """The history of the realm and how it stands, for everybody who may see the table."""
    call.limit("replay", REPLAYS, call.id or call.address)
    table = await table_in(call)
    rooms.require(table, call.id, "realm")
    chronicle = await chronicle_in(call, table)
    after = await games.next_game(call.server.store, table.id)
    visible = after is not None and "watch" in rooms.deeds(after, call.id)
    told = Realm(
        table=describe(call, table),
        games=[worlds.told_game(played) for played in chronicle.games],
        world=worlds.told_world(chronicle.world),
        written=table.status == "finished" and rooms.writes_chronicle(table),
        next=after.id if after is not None and visible else "",
    )
    return json(told)


async def written(call: Call) -> tuple[Table, Chronicle]:
    """The chronicle of a finished game, with everything hidden; for who may have the record."""
    call.limit("replay", REPLAYS, call.id or call.address)
    table = await table_in(call)
    rooms.require(table, call.id, "record")
    if not rooms.writes_chronicle(table):
        raise Refusal("not-found", "this game has written no Chronicle")
    return table, await chronicle_in(call, table)


async def file(call: Call) -> Response:
    """The chronicle's file."""
    table, chronicle = await written(call)
    name = f'attachment; filename="chronicle-{table.id}.json"'
    headers = {"Content-Disposition": name, "Cache-Control": "no-store"}
    return Response(chronicle.to_bytes(), headers=headers, media_type="application/json")


async def seed(call: Call) -> Response:
    """The seed string."""
    table, chronicle = await written(call)
    name = f'attachment; filename="chronicle-{table.id}.txt"'
    headers = {"Content-Disposition": name, "Cache-Control": "no-store"}
    return Response(worlds.export(chronicle), headers=headers, media_type="text/plain")


async def next_game(call: Call) -> Response:
    """The next game of the realm: the same people and bots, the world carried on.

    Who asks twice gets the same table.
    """
    table = await table_in(call)
    rooms.require(table, call.me.id, "next")
    live = await call.server.tables.open(table.id)

    async def work() -> str:
        begun = await games.next_game(call.server.store, table.id)
        if begun is not None:
            return begun.id
        await check_room(call)
        await call.server.tables.adopt(table)
        kept = await games.chronicle_of(call.server.store, table.id)
        record = await record_in(call, table)
        chronicle = await asyncio.to_thread(worlds.carried_on, kept, record)
        made = follow(call, table, chronicle)
        own = kept or Kept(table.id, "")
        await games.add(call.server.store, made, chronicle=worlds.kept_as(own.realm, chronicle))
        log("realm", table=made.id, source=table.id, game=chronicle.world.game, user=call.me.id)
        return made.id

    id = await call.server.tables.guarded(live, work)
    made = await games.find(call.server.store, id)
    if made is not None and made.status == "running" and not made.steps:
        await begin(call, id)
    return await shown(call, id)


def follow(call: Call, table: Table, chronicle: Chronicle) -> Table:
    """The table of the next game; the last winner is Chancellor, colours stay (ruling C10)."""
    title = registry.load(table.title)
    options = chronicle.options(len(table.seats))
    title.prepare(len(table.seats), options)
    made = new_table(call.me, table.title, options, "game")
    made.public, made.turn_seconds, made.source = table.public, table.turn_seconds, table.id
    made.seats = [seat_again(title, seat) for seat in table.seats]
    if all(rooms.kind_of(seat) != "open" for seat in made.seats):
        made.status = "running"
    return made


def seat_again(title: Title, seat: Seat) -> Seat:
    """The same player; a bot for whoever is gone for good."""
    if seat.bot in ("", *title.bots()):
        return Seat(seat.seat, seat.user_id, seat.name, seat.bot)
    return Seat(seat.seat, None, title.default_bot, title.default_bot)


ROUTES: list[BaseRoute] = [
    route("POST", "/api/titles/oath/chronicle", look),
    route("GET", "/api/tables/{id}/realm", realm),
    route("GET", "/api/tables/{id}/chronicle", file),
    route("GET", "/api/tables/{id}/seed", seed),
    route("POST", "/api/tables/{id}/next", next_game),
]
