"""Small tournaments and leagues: opening one, taking part, beginning, looking."""

from __future__ import annotations

from collections import defaultdict
from secrets import token_urlsafe

from starlette.responses import Response
from starlette.routing import BaseRoute

from tafelrunde.server import pairing, rounds
from tafelrunde.server.http import Call, json, route
from tafelrunde.server.limits import (
    ENTRANTS,
    LEAGUE_ENTRANTS,
    LIST_PAGE,
    TOURED,
    TOURNAMENTS_OPEN,
)
from tafelrunde.server.lobby import founded
from tafelrunde.server.logs import log
from tafelrunde.server.messages import (
    EntrantInfo,
    GroupInfo,
    SeatWish,
    TableWish,
    TournamentBrief,
    TournamentDeed,
    TournamentInfo,
    TournamentList,
    TournamentWish,
)
from tafelrunde.server.options import are_small
from tafelrunde.server.profiles import account
from tafelrunde.server.refusals import Refusal
from tafelrunde.store import tournaments, users
from tafelrunde.store.engine import now
from tafelrunde.store.tidy import NOBODY
from tafelrunde.store.tournaments import Entrant, Pairing, Tournament
from tafelrunde.titles import registry


def most_of(one: Tournament) -> int:
    """How many may take part."""
    return LEAGUE_ENTRANTS if one.kind == "league" else ENTRANTS


async def tournament_in(call: Call) -> Tournament:
    """The tournament in the address."""
    found = await tournaments.find(call.server.store, call.request.path_params["id"])
    if found is None or found.status == "closed":
        raise Refusal("not-found", "there is no such tournament")
    return found


def brief(one: Tournament, people: list[Entrant]) -> TournamentBrief:
    """A tournament as lists show it."""
    return TournamentBrief(
        id=one.id,
        name=one.name,
        title=one.title,
        kind=one.kind,  # type: ignore[arg-type]
        players=one.players,
        rounds=one.rounds,
        round=one.round,
        status=one.status,  # type: ignore[arg-type]
        turn_seconds=one.turn_seconds,
        expiry=one.expiry,  # type: ignore[arg-type]
        rated=one.rated,
        entrants=len(people),
        most=most_of(one),
        changed=one.changed,
    )


def may(one: Tournament, people: list[Entrant], user: str) -> list[TournamentDeed]:
    """What somebody may do with a tournament now."""
    mine = next((entrant for entrant in people if entrant.user_id == user), None)
    can: list[TournamentDeed] = []
    if one.status == "open":
        if mine is None and len(people) < most_of(one):
            can.append("join")
        if one.owner == user:
            can.append("close")
            if len(people) >= max(2, registry.find(one.title).min_seats):
                can.append("start")
    if mine is not None and not mine.withdrawn and one.status in ("open", "running"):
        can.append("withdraw")
    return can


async def described(call: Call, one: Tournament) -> TournamentInfo:
    """Everything about a tournament; of people their names alone."""
    store = call.server.store
    people = await tournaments.entrants_of(store, one.id)
    rows = await tournaments.pairings_of(store, one.id)
    owner = await users.find(store, one.owner)
    names = {entrant.user_id: entrant.name or NOBODY for entrant in people}
    gone = {entrant.user_id for entrant in people if entrant.withdrawn}
    table = pairing.standings(list(names), rounds.played(rows))
    return TournamentInfo(
        about=brief(one, people),
        owner=owner.name if owner is not None else NOBODY,
        entrants=[
            EntrantInfo(
                name=names[stand.user],
                you=bool(call.id) and stand.user == call.id,
                withdrawn=stand.user in gone,
                place=stand.place,
                points=stand.points,
                opponents=stand.opponents,
                wins=stand.wins,
            )
            for stand in table
        ],
        groups=groups(rows, names),
        can=may(one, people, call.id) if call.id else [],
    )


def groups(rows: list[Pairing], names: dict[str, str]) -> list[GroupInfo]:
    """The tables of all rounds, the latest round first."""
    found: dict[tuple[int, int, str], list[Pairing]] = defaultdict(list)
    for row in rows:
        found[row.round, row.number, row.table_id or row.user_id].append(row)
    return [
        GroupInfo(
            round=round,
            table=members[0].table_id,
            names=[names.get(row.user_id, NOBODY) for row in members],
            points=[row.points for row in members if row.points is not None],
        )
        for (round, _, _), members in sorted(found.items(), key=lambda one: (-one[0][0], one[0]))
    ]


# -- endpoints


async def listing(call: Call) -> Response:
    """Tournaments to join and to watch."""
    store = call.server.store
    found = await tournaments.listed(store, LIST_PAGE)
    told = [brief(one, await tournaments.entrants_of(store, one.id)) for one in found]
    return json(TournamentList(tournaments=told))


async def create(call: Call) -> Response:
    """Open a tournament; whoever opens it need not play."""
    user, wish = account(call), await call.body(TournamentWish)
    call.limit("tournament", TOURED, user.id)
    title = registry.find(wish.title)
    name = " ".join("".join(c if c.isprintable() else " " for c in wish.name).split())
    if not name:
        raise Refusal("bad-message", "a tournament needs a name")
    least = max(2, title.min_seats)
    if not least <= wish.players <= title.max_seats or (wish.kind != "swiss" and wish.players != 2):
        raise Refusal("bad-options", "this game has no tables of this size, or not for this kind")
    if not are_small(wish.options):
        raise Refusal("too-large", "these options are too long")
    for seats in {wish.players, max(least, wish.players - 1)}:  # tables may lack a player
        places = [SeatWish(kind="open") for _ in range(seats)]
        begun = await founded(call, TableWish(title=title.id, seats=places, options=wish.options))
        if begun.story is not None:
            raise Refusal("bad-options", "games that go on cannot be played in a tournament")
    if await tournaments.count(call.server.store, user.id) >= TOURNAMENTS_OPEN:
        raise Refusal("too-many", f"you have {TOURNAMENTS_OPEN} tournaments already")
    one = Tournament(
        id=token_urlsafe(9),
        name=name,
        owner=user.id,
        title=title.id,
        options=wish.options,
        kind=wish.kind,
        players=wish.players,
        rounds=wish.rounds,
        round=0,
        status="open",
        turn_seconds=wish.turn_seconds,
        expiry=wish.expiry,
        rated=wish.rated,
        created=now(),
        changed=now(),
    )
    await tournaments.add(call.server.store, one)
    log("tournament", tournament=one.id, title=title.id, user=user.id)
    return json(await described(call, one))


async def get(call: Call) -> Response:
    """One tournament."""
    return json(await described(call, await tournament_in(call)))


async def act(call: Call, deed: TournamentDeed) -> Tournament:
    """The tournament in the address, if the user may do this with it."""
    user, one = account(call), await tournament_in(call)
    call.limit("tournament", TOURED, user.id)
    people = await tournaments.entrants_of(call.server.store, one.id)
    if deed not in may(one, people, user.id):
        raise Refusal("not-allowed", f"you may not {deed} here, or not now")
    return one


async def again(call: Call, one: Tournament) -> Response:
    """A tournament after something was done with it."""
    found = await tournaments.find(call.server.store, one.id)
    return json(await described(call, found or one))


async def join(call: Call) -> Response:
    """Take part."""
    one = await act(call, "join")
    if not await tournaments.join(call.server.store, one.id, call.id, most_of(one)):
        raise Refusal("full", "it has begun, or it is full")
    return await again(call, one)


async def withdraw(call: Call) -> Response:
    """Take part no longer."""
    one = await act(call, "withdraw")
    await tournaments.withdraw(call.server.store, one.id, call.id)
    return await again(call, one)


async def start(call: Call) -> Response:
    """Begin."""
    one = await act(call, "start")
    if not await rounds.start(call.server, one):
        raise Refusal("started", "it has begun")
    return await again(call, one)


async def close(call: Call) -> Response:
    """Give it up before it has begun."""
    one = await act(call, "close")
    if not await tournaments.change(call.server.store, one.id, "open", status="closed"):
        raise Refusal("started", "it has begun")
    return json(await described(call, one))


ROUTES: list[BaseRoute] = [
    route("GET", "/api/tournaments", listing),
    route("POST", "/api/tournaments", create),
    route("GET", "/api/tournaments/{id}", get),
    route("POST", "/api/tournaments/{id}/join", join),
    route("POST", "/api/tournaments/{id}/withdraw", withdraw),
    route("POST", "/api/tournaments/{id}/start", start),
    route("POST", "/api/tournaments/{id}/close", close),
]
