"""A tournament goes on by itself: tables are made, results noted, the next round drawn."""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from secrets import token_urlsafe
from typing import TYPE_CHECKING

from sqlalchemy.exc import IntegrityError

from tafelrunde.server import pairing, ratings
from tafelrunde.server.limits import ROUND_SECONDS
from tafelrunde.server.lobby import begin_at, new_table
from tafelrunde.server.logs import log, log_failure
from tafelrunde.server.pairing import Game
from tafelrunde.server.stories import found as founded
from tafelrunde.store import games, tournaments, users
from tafelrunde.store.games import Seat, Table
from tafelrunde.store.tidy import NO_ID, NOBODY
from tafelrunde.store.tournaments import Entrant, Pairing, Tournament
from tafelrunde.store.users import User
from tafelrunde.titles import registry

if TYPE_CHECKING:
    from tafelrunde.server.core import Server

Draw = tuple[list[list[str]], list[str]]  # tables, and who has a bye


def played(rows: list[Pairing]) -> list[Game]:
    """The rounds as pairing reckons with them."""
    at: dict[tuple[int, str], list[str]] = defaultdict(list)
    for row in rows:
        if row.table_id:
            at[row.round, row.table_id].append(row.user_id)
    return [
        Game(
            row.round,
            row.user_id,
            tuple(one for one in at[row.round, row.table_id] if one != row.user_id),
            row.points,
            row.won,
        )
        for row in rows
    ]


def draw(one: Tournament, people: list[Entrant], rows: list[Pairing], round: int) -> Draw:
    """Who plays whom in a round. Whoever has withdrawn does not; who would have met them rests."""
    gone = {entrant.user_id for entrant in people if entrant.withdrawn}
    everybody = [entrant.user_id for entrant in people]
    if one.kind == "swiss":
        order = [stand.user for stand in pairing.standings(everybody, played(rows))]
        least = registry.find(one.title).min_seats
        staying = [user for user in order if user not in gone]
        return pairing.swiss(staying, played(rows), one.players, max(2, least))
    tables, byes = pairing.robin(everybody, round)
    left = [[user for user in table if user not in gone] for table in tables]
    resting = [user for user in byes if user not in gone]
    resting += [table[0] for table in left if len(table) == 1]
    return [table for table in left if len(table) == 2], resting


def rows_of(drawn: Draw, round: int) -> list[Pairing]:
    """A round as it is stored."""
    tables, byes = drawn
    made = [
        Pairing(round, user, number, id)
        for number, (table, id) in enumerate((table, token_urlsafe(9)) for table in tables)
        for user in table
    ]
    return made + [Pairing(round, user, -1, "", 1.0, True) for user in byes]


async def start(server: Server, one: Tournament) -> bool:
    """Draw the first round, of a league all of them; False if it has begun already."""
    people = await tournaments.entrants_of(server.store, one.id)
    rounds = one.rounds if one.kind == "swiss" else pairing.robin_rounds(len(people))
    last = rounds if one.kind == "league" else 1
    made = [row for n in range(1, last + 1) for row in rows_of(draw(one, people, [], n), n)]
    values = {"status": "running", "round": last, "rounds": rounds}
    if not await tournaments.begin_round(server.store, one, made, **values):
        return False
    await advance(server, one.id)
    return True


async def advance(server: Server, id: str) -> None:
    """Do whatever is next; doing it twice, or after a crash, changes nothing."""
    store = server.store
    while True:
        one = await tournaments.find(store, id)
        if one is None or one.status != "running":
            return
        rows = await tournaments.pairings_of(store, id)
        open_tables = {row.table_id for row in rows if row.table_id and row.points is None}
        waiting = [id for id in sorted(open_tables) if not await see_to(server, one, rows, id)]
        if waiting:
            return
        rows = await tournaments.pairings_of(store, id)
        people = await tournaments.entrants_of(store, id)
        staying = [entrant for entrant in people if not entrant.withdrawn]
        if one.round >= one.rounds or len(staying) < 2:
            await tournaments.change(store, id, "running", status="finished")
            log("tournament", tournament=id, finished=True)
            return
        made = rows_of(draw(one, people, rows, one.round + 1), one.round + 1)
        await tournaments.begin_round(store, one, made, round=one.round + 1)


async def see_to(server: Server, one: Tournament, rows: list[Pairing], id: str) -> bool:
    """Make a table that is not there, or note what came of it; True if it is over."""
    table = await games.find(server.store, id)
    people = [row.user_id for row in rows if row.table_id == id]
    if table is None:
        await make_table(server, one, id, people)
        return False
    if table.status != "finished" or table.result is None:
        return False
    scores, winners = table.result["scores"], table.result["winners"]
    assert isinstance(scores, list) and isinstance(winners, list)
    points = pairing.points_of(ratings.places(scores, winners))
    sat = {seat.user_id: seat.seat for seat in table.seats if seat.user_id}
    # Whoever was removed meanwhile has played to the end by a bot, for nothing.
    found = {
        user: (points[sat[user]], sat[user] in winners) if user in sat else (0.0, False)
        for user in people
    }
    await tournaments.note(server.store, one.id, id, found)
    return True


async def make_table(server: Server, one: Tournament, id: str, people: list[str]) -> None:
    """A table of a round, which begins at once. Nobody owns it."""
    nobody = User(NO_ID, one.name, None, None, 0, "", "", {}, 0)
    order = random.sample(people, len(people))
    begun = founded(one.title, len(order), one.options, realm="", exact=False)
    table: Table = new_table(nobody, one.title, begun.options, "game")
    table.id, table.public, table.status = id, True, "running"
    table.turn_seconds, table.expiry, table.rated = one.turn_seconds, one.expiry, one.rated
    bot = registry.load(one.title).default_bot
    for number, user in enumerate(order):
        found = await users.find(server.store, user)
        here = Seat(number, user, found.name, "") if found else Seat(number, None, NOBODY, bot)
        table.seats.append(here)
    try:
        await games.add(server.store, table)
    except IntegrityError:
        return  # another worker was faster
    await begin_at(server, id)
    log("tournament", tournament=one.id, table=id)


async def table_over(server: Server, table: str) -> None:
    """A game is over: perhaps it was one of a tournament."""
    id = await tournaments.of_table(server.store, table)
    if id is not None:
        await advance(server, id)


async def watch(server: Server) -> None:
    """Go on wherever something was left undone."""
    while True:
        await asyncio.sleep(ROUND_SECONDS)
        try:
            for one in await tournaments.running(server.store):
                await advance(server, one.id)
        except Exception:
            log_failure("tournaments")
