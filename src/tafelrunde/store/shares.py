"""Links to replays that somebody has made for others."""

from __future__ import annotations

from secrets import token_urlsafe
from typing import NamedTuple

import sqlalchemy as sa

from tafelrunde.store.engine import Store, now
from tafelrunde.store.games import could_be_id
from tafelrunde.store.schema import shares


class Shared(NamedTuple):
    """What a link leads to, and who made it."""

    table: str
    user: str


async def token_of(store: Store, table: str, user: str) -> str:
    """The link a user has made; '' if there is none."""
    mine = sa.and_(shares.c.table_id == table, shares.c.user_id == user)
    query = sa.select(shares.c.token).where(mine).order_by(shares.c.at).limit(1)
    async with store.read() as connection:
        return await connection.scalar(query) or ""


async def make(store: Store, table: str, user: str) -> str:
    """The link of a user, made if there is none."""
    known = await token_of(store, table, user)
    if known:
        return known
    row = {"token": token_urlsafe(24), "table_id": table, "user_id": user, "at": now()}
    async with store.write() as connection:
        await connection.execute(sa.insert(shares).values(row))
    return await token_of(store, table, user)  # the older one, if two were made at once


async def withdraw(store: Store, table: str, user: str) -> None:
    """A link a user has made leads nowhere any more."""
    mine = sa.and_(shares.c.table_id == table, shares.c.user_id == user)
    async with store.write() as connection:
        await connection.execute(sa.delete(shares).where(mine))


async def find(store: Store, token: str) -> Shared | None:
    """What a link leads to."""
    if not could_be_id(token):
        return None
    query = sa.select(shares.c.table_id, shares.c.user_id).where(shares.c.token == token)
    async with store.read() as connection:
        row = (await connection.execute(query)).one_or_none()
    return Shared(row.table_id, row.user_id) if row is not None else None
