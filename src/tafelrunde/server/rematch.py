"""A rematch: the same people, the same options, everybody one seat further."""

from __future__ import annotations

from secrets import token_urlsafe

from sqlalchemy.exc import IntegrityError
from starlette.responses import Response
from starlette.routing import BaseRoute

from tafelrunde.server import rooms
from tafelrunde.server.http import Call, route
from tafelrunde.server.lobby import begin, check_room, founded, new_table, shown, table_in
from tafelrunde.server.logs import log
from tafelrunde.server.messages import SeatWish, TableWish
from tafelrunde.server.refusals import Refusal
from tafelrunde.store import games
from tafelrunde.store.games import Seat, Table
from tafelrunde.store.tidy import NO_BOT
from tafelrunde.titles import registry


def seat_after(seat: int, seats: int) -> int:
    """Where somebody sits in the next game: who began plays last."""
    return (seat - 1) % seats


def seats_after(old: Table) -> list[Seat]:
    """The seats of the next game: people take theirs themselves."""
    bot = registry.load(old.title).default_bot
    made = [Seat(number, None, "", "") for number in range(len(old.seats))]
    for was in old.seats:
        now = made[seat_after(was.seat, len(made))]
        if not was.user_id:
            now.bot = now.name = was.bot if was.bot != NO_BOT else bot
    return made


async def rematch(call: Call) -> Response:
    """Sit down for another game; whoever asks first opens the table for all."""
    user, old = call.me, await table_in(call)
    rooms.require(old, user.id, "rematch")
    made = await next_table(call, old)
    store = call.server.store
    if made.seat_of(user.id) < 0:
        seat = seat_after(old.seat_of(user.id), len(old.seats))
        values = {"user_id": user.id, "name": user.name, "bot": ""}
        if not await games.change_seat(store, made.id, seat, values, was=None, status="waiting"):
            now = await games.find(store, made.id)
            if now is None or now.seat_of(user.id) < 0:  # otherwise it was a double click
                raise Refusal("started", "the next game has begun")
        await call.server.tables.refresh(made.id)
    if await games.start(store, made.id):  # the last one has sat down
        await call.server.tables.refresh(made.id)
        await begin(call, made.id)
    return await shown(call, made.id)


async def next_table(call: Call, old: Table) -> Table:
    """The table of the rematch, opened if there is none."""
    store = call.server.store
    invite = call.server.signing.token("rematch", old.id)  # the same for whoever asks at once
    found = await games.find_invited(store, invite)
    if found is not None and found.status == "closed":
        found, invite = await games.next_game(store, old.id), token_urlsafe(18)
    if found is not None:
        return found
    await check_room(call)
    places = [SeatWish(kind="open") for _ in old.seats]
    begun = await founded(call, TableWish(title=old.title, seats=places, options=old.options))
    table = new_table(call.me, old.title, begun.options, "game")
    for name in ("turn_seconds", "total_seconds", "expiry", "patient", "rated", "lang", "level"):
        setattr(table, name, getattr(old, name))
    table.source, table.invite, table.seats = old.id, invite, seats_after(old)
    try:
        await games.add(store, table)
    except IntegrityError:  # somebody else was faster
        found = await games.find_invited(store, invite)
        assert found is not None
        return found
    log("rematch", table=table.id, of=old.id, user=call.id)
    await call.server.tables.refresh(old.id)
    return table


ROUTES: list[BaseRoute] = [route("POST", "/api/tables/{id}/rematch", rematch)]
