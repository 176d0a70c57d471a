"""Tournaments in the database: who takes part, who meets whom, what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.store.engine import Store, now
from tafelrunde.store.games import could_be_id
from tafelrunde.store.schema import entrants, pairings, tournaments, users

DAY = 24 * 3600 * 1000
SOME = 200  # in one transaction


@dataclass
class Tournament:
    """One row of `tournaments`."""

    id: str
    name: str
    owner: str
    title: str
    options: dict[str, Any]
    kind: str
    players: int
    rounds: int
    round: int
    status: str
    turn_seconds: int
    expiry: str
    rated: bool
    created: int
    changed: int


class Entrant(NamedTuple):
    """Somebody who takes part; the name is '' if they are gone."""

    user_id: str
    name: str
    withdrawn: bool


class Pairing(NamedTuple):
    """Somebody's part of a round; without a table it is a bye."""

    round: int
    user_id: str
    number: int
    table_id: str
    points: float | None = None
    won: bool = False


async def add(store: Store, one: Tournament) -> None:
    """A new tournament."""
    async with store.write() as connection:
        await connection.execute(sa.insert(tournaments).values(vars(one)))


async def find(store: Store, id: str) -> Tournament | None:
    """The tournament of that id."""
    found = await _load(store, tournaments.c.id == id, 1) if could_be_id(id) else []
    return found[0] if found else None


async def listed(store: Store, most: int) -> list[Tournament]:
    """Those that can be joined first, then those that go on; of each kind the latest first."""
    found: list[Tournament] = []
    for status in ("open", "running", "finished"):
        found += await _load(store, tournaments.c.status == status, most - len(found))
    return found


async def running(store: Store) -> list[Tournament]:
    """Those that go on."""
    return await _load(store, tournaments.c.status == "running", 10_000)


async def of_table(store: Store, table: str) -> str | None:
    """The tournament that a table belongs to."""
    query = sa.select(pairings.c.tournament).where(pairings.c.table_id == table).limit(1)
    async with store.read() as connection:
        found: str | None = await connection.scalar(query)
    return found


async def count(store: Store, owner: str) -> int:
    """How many tournaments of somebody are not over."""
    here = sa.and_(tournaments.c.owner == owner, tournaments.c.status.in_(["open", "running"]))
    query = sa.select(sa.func.count()).select_from(tournaments).where(here)
    async with store.read() as connection:
        return await connection.scalar(query) or 0


async def _load(store: Store, where: sa.ColumnElement[bool], most: int) -> list[Tournament]:
    query = sa.select(tournaments).where(where).order_by(tournaments.c.changed.desc()).limit(most)
    async with store.read() as connection:
        rows = (await connection.execute(query)).all()
    return [Tournament(**row._mapping) for row in rows if isinstance(row.options, dict)]


async def entrants_of(store: Store, id: str) -> list[Entrant]:
    """Who takes part, in the order they have come."""
    query = (
        sa.select(entrants.c.user_id, users.c.name, entrants.c.withdrawn)
        .outerjoin(users, users.c.id == entrants.c.user_id)
        .where(entrants.c.tournament == id)
        .order_by(entrants.c.joined, entrants.c.user_id)
    )
    async with store.read() as connection:
        rows = await connection.execute(query)
        return [Entrant(row.user_id, row.name or "", bool(row.withdrawn)) for row in rows]


async def pairings_of(store: Store, id: str) -> list[Pairing]:
    """All rounds so far."""
    columns = [pairings.c[name] for name in Pairing._fields]
    query = sa.select(*columns).where(pairings.c.tournament == id)
    order = (pairings.c.round, pairings.c.number, pairings.c.user_id)
    async with store.read() as connection:
        return [Pairing(*row) for row in await connection.execute(query.order_by(*order))]


async def join(store: Store, id: str, user: str, most: int) -> bool:
    """Take part; False if it has begun or is full."""
    here = entrants.c.tournament == id
    try:
        async with store.write() as connection:
            status = sa.select(tournaments.c.status).where(tournaments.c.id == id)
            if await connection.scalar(status.with_for_update()) != "open":
                return False
            number = sa.select(sa.func.count()).select_from(entrants).where(here)
            if (await connection.scalar(number) or 0) >= most:
                return False
            row = {"tournament": id, "user_id": user, "joined": now(), "withdrawn": False}
            await connection.execute(sa.insert(entrants).values(row))
            touched = sa.update(tournaments).where(tournaments.c.id == id)
            await connection.execute(touched.values(changed=now()))
    except IntegrityError:
        pass  # takes part already
    return True


async def withdraw(store: Store, id: str, user: str) -> None:
    """Take part no longer: before the beginning as if never, afterwards without further games."""
    here = sa.and_(entrants.c.tournament == id, entrants.c.user_id == user)
    async with store.write() as connection:
        status = sa.select(tournaments.c.status).where(tournaments.c.id == id)
        if await connection.scalar(status.with_for_update()) == "open":
            await connection.execute(sa.delete(entrants).where(here))
        else:
            await connection.execute(sa.update(entrants).where(here).values(withdrawn=True))


async def change(store: Store, id: str, was: str, **values: object) -> bool:
    """Change a tournament if it still has that status."""
    here = sa.and_(tournaments.c.id == id, tournaments.c.status == was)
    async with store.write() as connection:
        done = await connection.execute(
            sa.update(tournaments).where(here).values(changed=now(), **values)
        )
    return done.rowcount == 1


async def begin_round(store: Store, one: Tournament, made: list[Pairing], **values: object) -> bool:
    """Store the pairings of the next round (or of all), once; False if another worker did so."""
    here = sa.and_(
        tournaments.c.id == one.id,
        tournaments.c.round == one.round,
        tournaments.c.status == one.status,
    )
    async with store.write() as connection:
        change = sa.update(tournaments).where(here).values(changed=now(), **values)
        if (await connection.execute(change)).rowcount != 1:
            return False
        rows = [{"tournament": one.id, **pairing._asdict()} for pairing in made]
        await connection.execute(sa.insert(pairings), rows)
    return True


async def pass_on(connection: AsyncConnection, owner: str) -> None:
    """Give the open tournaments of somebody who goes to whoever came first; close empty ones."""
    mine = sa.and_(tournaments.c.owner == owner, tournaments.c.status == "open")
    for id in list(await connection.scalars(sa.select(tournaments.c.id).where(mine))):
        staying = sa.and_(entrants.c.tournament == id, ~entrants.c.withdrawn)
        query = sa.select(entrants.c.user_id).where(staying, entrants.c.user_id != owner)
        heir = await connection.scalar(query.order_by(entrants.c.joined, entrants.c.user_id))
        change = {"owner": heir} if heir is not None else {"status": "closed"}
        await connection.execute(
            sa.update(tournaments).where(tournaments.c.id == id).values(**change)
        )


async def tidy(store: Store, days: Mapping[str, float]) -> None:
    """Close what nobody has begun for long, and remove what was over long ago."""

    def older(than: str) -> sa.ColumnElement[bool]:
        return tournaments.c.changed < now() - int(days[than] * DAY)

    status = tournaments.c.status
    async with store.write() as connection:
        old = sa.or_(
            sa.and_(status == "closed", older("closed")),
            sa.and_(status == "finished", older("finished")),
        )
        ids = list(await connection.scalars(sa.select(tournaments.c.id).where(old).limit(SOME)))
        for table in (pairings, entrants):
            await connection.execute(sa.delete(table).where(table.c.tournament.in_(ids)))
        await connection.execute(sa.delete(tournaments).where(tournaments.c.id.in_(ids)))
        waits = sa.and_(status == "open", older("waiting"))
        closed = sa.update(tournaments).where(waits)
        await connection.execute(closed.values(status="closed", changed=now()))


async def note(store: Store, id: str, table: str, found: dict[str, tuple[float, bool]]) -> None:
    """What came of one table."""
    async with store.write() as connection:
        for user, (points, won) in found.items():
            here = sa.and_(
                pairings.c.tournament == id,
                pairings.c.table_id == table,
                pairings.c.user_id == user,
            )
            change = sa.update(pairings).where(here).values(points=points, won=won)
            await connection.execute(change)
