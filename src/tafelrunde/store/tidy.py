"""Forgetting: tables and guests that are too old, and users who want to go."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.store import people, tournaments
from tafelrunde.store import standing as answers
from tafelrunde.store.engine import Store, now
from tafelrunde.store.schema import (
    bans,
    chats,
    chronicles,
    doings,
    mail_tokens,
    moves,
    owners,
    presence,
    reports,
    seats,
    shares,
    standing,
    tables,
    users,
)

DAY = 24 * 3600 * 1000
SOME = 200  # rows in one transaction: nobody waits long for it
NOBODY = "–"  # the name of somebody who is gone
NO_BOT = "-"  # plays on a seat of a finished game whose player is gone
NO_ID = "-"  # no user has this id

# A title, a chronicle of it, and names: the chronicle without them, as its title writes it.
Forget = Callable[[str, str, set[str]], str]


@dataclass
class Removed:
    """What was removed."""

    tables: list[str] = field(default_factory=list)
    guests: int = 0


@dataclass
class Left:
    """Where a user was who is gone: tables that have changed, and those where they had spoken."""

    tables: list[str] = field(default_factory=list)
    chats: list[str] = field(default_factory=list)


async def tidy(store: Store, days: Mapping[str, float], forget: Forget) -> Removed:
    """Remove what is older than so many days: waiting, running, finished, aside, closed, guest."""
    removed = Removed()
    await _forget_doings(store, days)
    await tournaments.tidy(store, days)
    while True:
        async with store.write() as connection:
            ids = list(await connection.scalars(_old_tables(days)))
            await _remove_tables(connection, ids)
        removed.tables += ids
        if len(ids) < SOME:
            break
    while True:
        async with store.write() as connection:
            guests = list(await connection.scalars(_old_guests(days)))
            for id in guests:
                await _remove_user(store, connection, id, forget)
        removed.guests += len(guests)
        if len(guests) < SOME:
            return removed


async def _forget_doings(store: Store, days: Mapping[str, float]) -> None:
    """What moderators did long ago, reports that were dealt with then, bans that are over."""
    old = now() - int(days["doings"] * DAY)
    async with store.write() as connection:
        await connection.execute(sa.delete(doings).where(doings.c.at < old))
        settled = sa.and_(reports.c.done > 0, reports.c.done < old)
        await connection.execute(sa.delete(reports).where(settled))
        await connection.execute(sa.delete(bans).where(bans.c.until > 0, bans.c.until < old))
        await connection.execute(sa.delete(mail_tokens).where(mail_tokens.c.until < now()))


def _old_tables(days: Mapping[str, float]) -> sa.Select[Any]:
    def older(than: str) -> sa.ColumnElement[bool]:
        return tables.c.changed < now() - int(days[than] * DAY)

    status, game = tables.c.status, tables.c.kind == "game"
    old = sa.or_(
        sa.and_(status == "waiting", older("waiting")),
        sa.and_(status.in_(["running", "stopped"]), game, older("running")),
        sa.and_(status == "finished", game, older("finished")),
        sa.and_(status == "closed", older("closed")),
        sa.and_(sa.not_(game), older("aside")),
    )
    return sa.select(tables.c.id).where(old).order_by(tables.c.changed).limit(SOME)


def _old_guests(days: Mapping[str, float]) -> sa.Select[Any]:
    """Guests who were not here for long and sit at no table that still goes on."""
    busy = (
        sa.select(seats.c.user_id)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(tables.c.status == "running", seats.c.user_id.is_not(None))
    )
    old = users.c.seen < now() - int(days["guest"] * DAY)
    query = sa.select(users.c.id).where(users.c.login.is_(None), old, users.c.id.not_in(busy))
    return query.limit(SOME)


async def _remove_tables(connection: AsyncConnection, ids: list[str]) -> None:
    for table in (moves, chats, seats, presence, chronicles, reports, owners, shares, standing):
        await connection.execute(sa.delete(table).where(table.c.table_id.in_(ids)))
    await connection.execute(sa.delete(tables).where(tables.c.id.in_(ids)))


async def remove_user(store: Store, id: str, bots: dict[str, str], forget: Forget) -> Left:
    """Remove a user: neither name nor words are anywhere, a bot of the title plays their games on.

    What they answered stays in the records of finished games, without a name.
    """
    changed: list[str] = []
    async with store.write() as connection:
        for title, bot in bots.items():
            changed += await _leave_games(store, connection, id, title, bot)
        spoke = sa.select(chats.c.table_id).where(chats.c.user_id == id).distinct()
        spoken = list(await connection.scalars(spoke))
        changed += await _remove_user(store, connection, id, forget)
        await store.tell(connection, "gone", "", id)
    return Left(list(dict.fromkeys(changed)), spoken)


async def _leave_games(
    store: Store, connection: AsyncConnection, id: str, title: str, bot: str
) -> list[str]:
    """A bot plays on where the user sits in a running game."""
    running = sa.select(tables.c.id).where(
        tables.c.title == title, tables.c.status.in_(["running", "stopped"])
    )
    mine = sa.and_(seats.c.user_id == id, seats.c.table_id.in_(running))
    found = list(await connection.scalars(sa.select(seats.c.table_id).where(mine)))
    gone = sa.update(seats).where(mine).values(user_id=None, name=bot, bot=bot)
    await connection.execute(gone)
    return found


async def _remove_user(
    store: Store, connection: AsyncConnection, id: str, forget: Forget
) -> list[str]:
    """Take a user out of everything that stays."""
    waiting = sa.select(tables.c.id).where(tables.c.status == "waiting")
    mine = seats.c.user_id == id
    found = list(await connection.scalars(sa.select(seats.c.table_id).where(mine)))
    owned = sa.select(tables.c.id).where(tables.c.owner == id)
    found += list(await connection.scalars(owned))
    await _forget_in_chronicles(connection, id, found, forget)
    freed = sa.update(seats).where(mine, seats.c.table_id.in_(waiting))
    await connection.execute(freed.values(user_id=None, name="", bot=""))
    await connection.execute(
        sa.update(seats).where(mine).values(user_id=None, name=NOBODY, bot=NO_BOT)
    )
    await _forget_words(store, connection, id)
    for table in set(found):
        await _pass_on(connection, table, id)
        await store.tell(connection, "table", table)
    await connection.execute(sa.delete(presence).where(presence.c.user_id == id))
    await people.forget(connection, id)
    await answers.forget(connection, id)
    await connection.execute(sa.delete(users).where(users.c.id == id))
    return found


async def _forget_words(store: Store, connection: AsyncConnection, id: str) -> None:
    """What a user said and what was said about them; a ban of theirs ends with the account."""
    mine = chats.c.user_id == id
    for spoken in await connection.scalars(sa.select(chats.c.table_id).where(mine).distinct()):
        await store.tell(connection, "unsaid", spoken)
    said = sa.update(chats).where(mine)
    await connection.execute(said.values(user_id=None, name=NOBODY, text=""))
    theirs = sa.or_(reports.c.by_id == id, reports.c.user_id == id)
    await connection.execute(sa.delete(reports).where(theirs))
    for who, name in ((doings.c.by_id, "by_name"), (doings.c.user_id, "name")):
        nobody = {who.name: NO_ID, name: NOBODY}
        await connection.execute(sa.update(doings).where(who == id).values(nobody))
    for table in (bans, mail_tokens):
        await connection.execute(sa.delete(table).where(table.c.user_id == id))


async def _forget_in_chronicles(
    connection: AsyncConnection, id: str, sat_at: list[str], forget: Forget
) -> None:
    """Take a user's names out of the histories of the realms they played in."""
    mine = seats.c.user_id == id
    names = set(await connection.scalars(sa.select(seats.c.name).where(mine)))
    names.update(await connection.scalars(sa.select(users.c.name).where(users.c.id == id)))
    realms = sa.select(chronicles.c.realm).where(chronicles.c.table_id.in_(sat_at))
    kept = sa.select(chronicles, tables.c.title).join(tables, tables.c.id == chronicles.c.table_id)
    for row in (await connection.execute(kept.where(chronicles.c.realm.in_(realms)))).all():
        change = sa.update(chronicles).where(chronicles.c.table_id == row.table_id)
        contents = forget(row.title, row.contents, names)
        await connection.execute(change.values(contents=contents))


async def _pass_on(connection: AsyncConnection, table: str, owner: str) -> None:
    """Give a table of the user to somebody else who sits there; close it if nobody does."""
    here = sa.and_(tables.c.id == table, tables.c.owner == owner)
    heir = sa.select(seats.c.user_id, seats.c.name).where(
        seats.c.table_id == table, seats.c.user_id.is_not(None)
    )
    row = (await connection.execute(heir.order_by(seats.c.seat).limit(1))).one_or_none()
    if row is not None:
        change = {"owner": row.user_id, "owner_name": row.name}
        await connection.execute(sa.update(tables).where(here).values(change))
        return
    public = sa.and_(here, tables.c.public, tables.c.status == "finished")
    await connection.execute(sa.update(tables).where(public).values(owner=NO_ID, owner_name=NOBODY))
    await connection.execute(sa.update(tables).where(here).values(status="closed", changed=now()))
