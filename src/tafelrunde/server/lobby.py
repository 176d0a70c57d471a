"""Making tables, finding them, taking seats, starting, leaving, and bots for absent players."""

from __future__ import annotations

import random
from secrets import token_urlsafe

import msgspec
from starlette.responses import Response
from starlette.routing import BaseRoute

from tafelrunde.bots.registry import seatable
from tafelrunde.kernel.title import Title
from tafelrunde.server import rooms
from tafelrunde.server.core import Server
from tafelrunde.server.finding import number_in, search_of
from tafelrunde.server.http import Call, decoded, json, route
from tafelrunde.server.jobs import Found
from tafelrunde.server.limits import (
    LIST_PAGE,
    OPTIONS,
    TABLE_BODY,
    TABLES,
    TABLES_OPEN,
    TURN_SECONDS,
)
from tafelrunde.server.logs import log, log_failure
from tafelrunde.server.messages import (
    JoinWish,
    ReplaceWish,
    SeatWish,
    TableInfo,
    TableList,
    TableWish,
)
from tafelrunde.server.options import are_small
from tafelrunde.server.refusals import Refusal, no_table
from tafelrunde.server.relay import forwarded
from tafelrunde.server.stories import Founded, found
from tafelrunde.store import games
from tafelrunde.store.engine import now
from tafelrunde.store.games import Chronicle, Seat, Table
from tafelrunde.store.users import User
from tafelrunde.titles import registry

MINE = ("mine", "playing", "played")  # all of one's own, those that go on, those that are over
SCOPES = (*MINE, "open", "running", "finished")
SEED_BYTES = 32


def check_bot(title: Title, name: str) -> str:
    """The name of a bot that plays the title."""
    if name not in seatable(title):
        raise Refusal("bad-options", f"no such bot; known are: {', '.join(seatable(title))}")
    return name


def new_table(user: User, title: str, options: dict[str, object], kind: str) -> Table:
    """A table that is not stored yet and has no seats."""
    return Table(
        id=token_urlsafe(9),
        title=title,
        revision=registry.find(title).revision,
        options=options,
        seed=token_urlsafe(SEED_BYTES),
        kind=kind,
        status="waiting",
        public=False,
        owner=user.id,
        owner_name=user.name,
        invite=token_urlsafe(18),
        source="",
        turn_seconds=0,
        steps=0,
        waiting_for=[],
        consent=None,
        result=None,
        created=now(),
        changed=now(),
    )


def seat_for(title: Title, number: int, wish: SeatWish, user: User) -> Seat:
    """A seat as it was wished for."""
    if wish.kind == "me":
        return Seat(number, user.id, user.name, "")
    if wish.kind == "bot":
        return Seat(number, None, wish.bot, check_bot(title, wish.bot))
    return Seat(number, None, "", "")


async def check_room(call: Call) -> None:
    """Nobody needs more than so many tables at once."""
    call.limit("table", TABLES, call.me.id)
    if await games.count(call.server.store, call.me.id) >= TABLES_OPEN:
        raise Refusal("too-many", f"you have {TABLES_OPEN} tables; finish or close one first")


async def table_in(call: Call) -> Table:
    """The table in the address."""
    table = await games.find(call.server.store, call.request.path_params["id"])
    if table is None:
        raise no_table()
    describe(call, table)  # marks it if it is damaged
    return table


async def shown(call: Call, id: str, *, invited: bool = False) -> Response:
    """A table as the user may see it now."""
    table = await games.find(call.server.store, id)
    assert table is not None
    return json(describe(call, table, invited=invited))


def describe(call: Call, table: Table, *, invited: bool = False) -> TableInfo:
    """The same, for a table that was just read."""
    live = call.server.tables.live.get(table.id)
    here, overdue = (live.here, live.overdue()) if live else (set(), set())
    try:
        if not table.damaged:
            return rooms.describe(table, call.id, here, overdue, invited=invited)
        log("damaged", table=table.id)
    except Exception:
        log_failure("damaged", table=table.id)
        table.damaged = True
    return rooms.damaged(table, call.id)


# -- endpoints


class Sizes(msgspec.Struct):
    """How long the options of a wish are, before they are read."""

    options: msgspec.Raw = msgspec.Raw(b"{}")


async def founded(call: Call, wish: TableWish) -> Founded:
    """What a new table begins with; a chronicle is read elsewhere."""
    seats = len(wish.seats)
    if not wish.chronicle and are_small(wish.options):
        return found(wish.title, seats, wish.options, realm=wish.realm, exact=wish.exact)
    job = Found("", wish.title, seats, wish.options, wish.chronicle, wish.realm, wish.exact)
    return msgspec.json.decode(await call.wish(job), type=Founded)


async def create(call: Call) -> Response:
    """A new table."""
    user, data = call.me, await call.bytes(TABLE_BODY)
    if len(bytes(decoded(data, Sizes).options)) > OPTIONS:
        raise Refusal("too-large", "these options are too long")
    wish = decoded(data, TableWish)
    title = registry.load(wish.title)
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise Refusal("bad-message", "you can sit on one seat only")
    if wish.rated:
        check_rated(user, wish)
    await check_room(call)
    begun = await founded(call, wish)
    if wish.shuffle:
        random.shuffle(wish.seats)
    table = new_table(user, title.id, begun.options, "game")
    table.public = wish.public
    table.turn_seconds = wish.turn_seconds
    table.total_seconds = wish.total_seconds
    if wish.rated and not table.has_clock:  # nobody keeps a defeat from counting by silence
        table.turn_seconds = TURN_SECONDS
    table.expiry = wish.expiry
    table.rated, table.lang, table.level = wish.rated, wish.lang, wish.level
    table.patient = wish.patient
    table.exact = wish.exact and bool(wish.chronicle)
    table.seats = [seat_for(title, n, seat, user) for n, seat in enumerate(wish.seats)]
    if all(rooms.kind_of(seat) != "open" for seat in table.seats):
        table.status = "running"
    kept = Chronicle(table.id, begun.story) if begun.story is not None else None
    await games.add(call.server.store, table, chronicle=kept)
    log("table", table=table.id, title=title.id, seats=len(table.seats), user=user.id)
    if table.status == "running":
        await begin(call, table.id)
    return await shown(call, table.id)


def check_rated(user: User, wish: TableWish) -> None:
    """A game that counts is played by accounts alone, from a beginning nobody knows."""
    if user.is_guest:
        raise Refusal("needs-account", "rated games need accounts")
    people = [seat.kind for seat in wish.seats]
    if "bot" in people or len(people) < 2 or (wish.exact and wish.chronicle):
        raise Refusal("bad-options", "rated games are played by people only")


async def begin(call: Call, id: str) -> None:
    """The first questions of a game."""
    await begin_at(call.server, id)


async def begin_at(server: Server, id: str) -> None:
    """The same where nobody has asked for it."""
    live = await server.tables.open(id)
    if live.match is None:
        return
    changes: dict[str, object] = {"waiting_for": list(live.asked), "position": live.position()}
    changes |= live.clocks.columns(live.table, live.asked)
    await games.change(server.store, id, **changes)
    for name, value in changes.items():
        setattr(live.table, name, value)
    live.fresh = list(live.asked)
    server.calls.your_turn(live)


async def listing(call: Call) -> Response:
    """Tables: mine, open ones to join, running and finished ones to watch."""
    query = call.request.query_params
    scope = query.get("scope", "mine")
    if scope not in SCOPES:
        raise Refusal("bad-message", f"scope is one of {', '.join(SCOPES)}")
    before = number_in(call, "before", 2**53, digits=15)
    if scope in MINE and call.user is None:
        return json(TableList(tables=[], more=False))
    where = search_of(call).where()
    found = await games.listed(call.server.store, scope, call.id, before, LIST_PAGE + 1, where)
    told = [describe(call, table) for table in found[:LIST_PAGE]]
    return json(TableList(tables=told, more=len(found) > LIST_PAGE))


async def get(call: Call) -> Response:
    """One table."""
    table = await table_in(call)
    rooms.require(table, call.id, "watch")
    return json(describe(call, table))


async def invited_table(call: Call) -> Table:
    """The table of the invitation in the address."""
    found = await games.find_invited(call.server.store, call.request.path_params["token"])
    if found is None or found.status == "closed":
        raise no_table()
    return found


async def invitation(call: Call) -> Response:
    """What an invitation is for."""
    return json(describe(call, await invited_table(call), invited=True))


async def join_invited(call: Call) -> Response:
    """Take a seat by invitation."""
    return await take_seat(call, await invited_table(call), invited=True)


async def join(call: Call) -> Response:
    """Take a seat at a public table."""
    return await take_seat(call, await table_in(call), invited=False)


async def take_seat(call: Call, table: Table, *, invited: bool) -> Response:
    """Sit down on an open seat; who sits here already stays."""
    if (told := await forwarded(call, table.id)) is not None:
        return told
    user, wish = call.me, await call.body(JoinWish)
    if table.seat_of(user.id) >= 0:
        return await shown(call, table.id)
    rooms.require(table, user.id, "join", invited=invited)
    if table.rated and user.is_guest:
        raise Refusal("needs-account", "rated games need accounts")
    free = [seat.seat for seat in table.seats if rooms.kind_of(seat) == "open"]
    if wish.seat >= 0 and wish.seat not in free:
        raise Refusal("full", "this seat is taken")
    seat = wish.seat if wish.seat >= 0 else free[0]
    values = {"user_id": user.id, "name": user.name, "bot": ""}
    store = call.server.store
    if not await games.change_seat(store, table.id, seat, values, was=None, status="waiting"):
        after = await games.find(store, table.id)
        if after is None or after.seat_of(user.id) < 0:  # otherwise it was a double click
            raise Refusal("full", "somebody else was faster")
    await call.server.tables.refresh(table.id)
    return await shown(call, table.id)


async def start(call: Call) -> Response:
    """Begin."""
    table = await table_in(call)
    if (told := await forwarded(call, table.id)) is not None:
        return told
    rooms.require(table, call.id, "start")
    if not await games.start(call.server.store, table.id):  # somebody has just left
        raise Refusal("not-allowed", "you may not start here, or not now")
    await call.server.tables.refresh(table.id)
    await begin(call, table.id)
    return await shown(call, table.id)


async def close(call: Call) -> Response:
    """Give up a table that has not begun, or a sandbox or upload."""
    table = await table_in(call)
    if (told := await forwarded(call, table.id)) is not None:
        return told
    rooms.require(table, call.id, "close")
    await games.change(call.server.store, table.id, status="closed", changed=now())
    await call.server.tables.refresh(table.id)
    return await shown(call, table.id)


async def leave(call: Call) -> Response:
    """Stand up. In a running game a bot goes on; a table without its owner gets another one."""
    table = await table_in(call)
    if (told := await forwarded(call, table.id)) is not None:
        return told
    rooms.require(table, call.id, "leave")
    while not await stood_up(call, table):  # it has begun, or somebody has changed the seats
        table = await table_in(call)
        rooms.require(table, call.id, "leave")
    await call.server.tables.refresh(table.id)
    return await shown(call, table.id)


async def stood_up(call: Call, table: Table) -> bool:
    """Leave the table as it is known here; False if it has changed meanwhile."""
    bot = registry.load(table.title).default_bot
    # A rated game counts for whoever leaves, too.
    return await games.stand_up(call.server.store, table, call.id, bot, counts=table.rated)


async def replace(call: Call) -> Response:
    """Put a bot on a seat and take it away again: see `rooms.may_replace`."""
    table = await table_in(call)
    if (told := await forwarded(call, table.id)) is not None:
        return told
    wish = await call.body(ReplaceWish)
    rooms.require(table, call.id, "watch")
    if not 0 <= wish.seat < len(table.seats):
        raise Refusal("bad-message", "there is no such seat")
    seat = table.seats[wish.seat]
    live = await call.server.tables.open(table.id)
    if wish.seat not in rooms.may_replace(table, call.id, live.here, live.overdue()):
        raise Refusal("not-allowed", "this player is here, or it is the owner who may do this")
    if wish.bot and table.rated and table.status == "waiting":
        raise Refusal("not-allowed", "rated games are played by people only")
    if wish.bot:
        check_bot(registry.load(table.title), wish.bot)
    elif not seat.user_id and table.status == "running":
        raise Refusal("not-allowed", "nobody waits for this seat")
    elif seat.user_id not in (None, call.id) and table.owner != call.id:
        raise Refusal("not-allowed", "only the owner of the table may do this")
    values: dict[str, object] = {"bot": wish.bot}
    if not seat.user_id:
        values["name"] = wish.bot
    if not await games.change_seat(
        call.server.store, table.id, wish.seat, values, was=seat.user_id, status=table.status
    ):
        raise Refusal("not-allowed", "somebody else was faster")
    await call.server.tables.refresh(table.id)
    return await shown(call, table.id)


ROUTES: list[BaseRoute] = [
    route("GET", "/api/tables", listing),
    route("POST", "/api/tables", create),
    route("GET", "/api/tables/{id}", get),
    route("POST", "/api/tables/{id}/join", join),
    route("POST", "/api/tables/{id}/start", start),
    route("POST", "/api/tables/{id}/close", close),
    route("POST", "/api/tables/{id}/leave", leave),
    route("POST", "/api/tables/{id}/replace", replace),
    route("GET", "/api/invitations/{token}", invitation),
    route("POST", "/api/invitations/{token}/join", join_invited),
]
