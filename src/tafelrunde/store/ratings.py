"""How rated games ended, and the ratings that follow from them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.store.engine import Store
from tafelrunde.store.schema import outcomes, profiles, ratings, seats, tables, users

RATING_LOCK = 0x7AFE2  # any number that nobody else uses in this database
GONE = "~"  # how the ids of people who are gone begin: their games still count for the others


class Rating(NamedTuple):
    """What is known about somebody's strength."""

    mu: float
    sigma: float
    games: int = 0


class Outcome(NamedTuple):
    """One seat of a rated game."""

    table_id: str
    seat: int
    user_id: str
    title: str
    players: int
    place: int
    at: int


# The ratings of all players of one game (None: the first game) and their places: the new ratings.
Rate = Callable[[list[Rating | None], list[int]], list[Rating]]


async def uncounted(store: Store, most: int) -> list[str]:
    """The rated games that are over and have not been counted yet, the oldest first."""
    counted = sa.select(outcomes.c.table_id).where(outcomes.c.table_id == tables.c.id)
    query = sa.select(tables.c.id).where(
        tables.c.rated, tables.c.status == "finished", tables.c.kind == "game", ~sa.exists(counted)
    )
    async with store.read() as connection:
        return list(await connection.scalars(query.order_by(tables.c.changed).limit(most)))


async def count_game(store: Store, game: list[Outcome], rate: Rate) -> bool:
    """Count a game for the ratings of all who played it; False if that was done before."""
    async with store.write() as connection:
        await _alone(store, connection)
        first = outcomes.c.table_id == game[0].table_id
        if await connection.scalar(sa.select(outcomes.c.seat).where(first).limit(1)) is not None:
            return False
        last = await connection.scalar(sa.select(sa.func.max(outcomes.c.number)))
        number = 0 if last is None else last + 1
        rows = [{"number": number, **one._asdict()} for one in game]
        await connection.execute(sa.insert(outcomes), rows)
        for one, fresh in zip(game, await _rated(connection, game, rate), strict=True):
            await _keep(connection, one, fresh)
    return True


async def not_rated(store: Store, id: str) -> None:
    """A game counts for nothing: somebody who played it is not there any more."""
    async with store.write() as connection:
        await connection.execute(sa.update(tables).where(tables.c.id == id).values(rated=False))


async def recompute(store: Store, rate: Rate) -> int:
    """Make all ratings anew from what is known of the games; how many games there are."""
    async with store.write() as connection:
        await _alone(store, connection)
        query = sa.select(outcomes).order_by(outcomes.c.number, outcomes.c.seat)
        games: dict[int, list[Outcome]] = {}
        for row in await connection.execute(query):
            found = {name: row._mapping[name] for name in Outcome._fields}
            games.setdefault(row.number, []).append(Outcome(**found))
        known: dict[tuple[str, str, int], Rating] = {}
        for game in games.values():
            keys = [(one.user_id, one.title, one.players) for one in game]
            fresh = rate([known.get(key) for key in keys], [one.place for one in game])
            known.update(zip(keys, fresh, strict=True))
        await connection.execute(sa.delete(ratings))
        names = ("user_id", "title", "players")
        rows = [
            {**dict(zip(names, key, strict=True)), **rating._asdict()}
            for key, rating in known.items()
            if not key[0].startswith(GONE)
        ]
        if rows:
            await connection.execute(sa.insert(ratings), rows)
    return len(games)


async def _alone(store: Store, connection: AsyncConnection) -> None:
    """Nobody else counts a game until this transaction ends; SQLite has one writer anyway."""
    if store.shared:
        await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(RATING_LOCK)))


async def _rated(connection: AsyncConnection, game: list[Outcome], rate: Rate) -> list[Rating]:
    people = sa.and_(
        ratings.c.user_id.in_([one.user_id for one in game]),
        ratings.c.title == game[0].title,
        ratings.c.players == game[0].players,
    )
    columns = [ratings.c[name] for name in Rating._fields]
    found = await connection.execute(sa.select(ratings.c.user_id, *columns).where(people))
    known = {row.user_id: Rating(row.mu, row.sigma, row.games) for row in found}
    return rate([known.get(one.user_id) for one in game], [one.place for one in game])


async def _keep(connection: AsyncConnection, one: Outcome, fresh: Rating) -> None:
    key = {"user_id": one.user_id, "title": one.title, "players": one.players}
    here = [ratings.c[name] == value for name, value in key.items()]
    done = await connection.execute(sa.update(ratings).where(*here).values(fresh._asdict()))
    if not done.rowcount:
        await connection.execute(sa.insert(ratings).values(**key, **fresh._asdict()))


# -- reading


class Standing(NamedTuple):
    """Somebody's rating at a title with so many players."""

    name: str
    title: str
    players: int
    rating: Rating


async def of_user(store: Store, user: str) -> list[Standing]:
    """All ratings of somebody."""
    return await _standings(store, ratings.c.user_id == user, 100)


async def best(store: Store, title: str, players: int, most: int) -> list[Standing]:
    """The best of those who show their profile."""
    where = sa.and_(ratings.c.title == title, ratings.c.players == players, profiles.c.shown)
    return await _standings(store, where, most)


async def _standings(store: Store, where: sa.ColumnElement[bool], most: int) -> list[Standing]:
    query = (
        sa.select(users.c.name, ratings)
        .join(users, users.c.id == ratings.c.user_id)
        .outerjoin(profiles, profiles.c.user_id == users.c.id)
        .where(where)
        .order_by((ratings.c.mu - 2 * ratings.c.sigma).desc())
        .limit(most)
    )
    async with store.read() as connection:
        rows = await connection.execute(query)
        return [
            Standing(row.name, row.title, row.players, Rating(row.mu, row.sigma, row.games))
            for row in rows
        ]


class Played(NamedTuple):
    """One finished game of somebody."""

    title: str
    players: int
    seat: int
    result: dict[str, object] | None


async def played(store: Store, user: str, most: int) -> list[Played]:
    """The latest finished games of somebody that were not only against bots."""
    other = seats.alias()
    people = sa.select(other.c.seat).where(
        other.c.table_id == tables.c.id, other.c.user_id.is_not(None), other.c.user_id != user
    )
    count = (
        sa.select(sa.func.count()).select_from(other).where(other.c.table_id == tables.c.id)
    ).scalar_subquery()
    query = (
        sa.select(tables.c.title, count.label("players"), seats.c.seat, tables.c.result)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(
            seats.c.user_id == user,
            tables.c.status == "finished",
            tables.c.kind == "game",
            sa.exists(people),
        )
        .order_by(tables.c.changed.desc())
        .limit(most)
    )
    async with store.read() as connection:
        return [Played(*row) for row in await connection.execute(query)]
