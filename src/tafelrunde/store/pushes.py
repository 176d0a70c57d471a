"""Browsers that want to be called."""

from __future__ import annotations

from hashlib import sha256
from secrets import token_urlsafe
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from tafelrunde.store.engine import Store, now
from tafelrunde.store.schema import keys, profiles, pushes

UNCONFIRMED = 24 * 3600 * 1000  # milliseconds a browser has to answer


class Push(NamedTuple):
    """Where a browser is called, and its keys."""

    id: str
    user_id: str
    endpoint: str
    p256dh: str
    auth: str
    lang: str


def hashed(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()


async def add(store: Store, push: Push, most: int) -> str:
    """Remember a browser; returns the token that it must send back. The oldest make room."""
    token = token_urlsafe(24)
    mine = pushes.c.user_id == push.user_id
    async with store.write() as connection:
        old = sa.and_(pushes.c.token != "", pushes.c.created < now() - UNCONFIRMED)
        same = pushes.c.endpoint == push.endpoint  # perhaps of somebody else at this browser
        await connection.execute(sa.delete(pushes).where(sa.or_(old, same)))
        query = sa.select(pushes.c.id).where(mine).order_by(pushes.c.created.desc())
        spare = list(await connection.scalars(query.offset(most - 1)))
        await connection.execute(sa.delete(pushes).where(pushes.c.id.in_(spare)))
        row = {**push._asdict(), "token": hashed(token), "created": now()}
        await connection.execute(sa.insert(pushes).values(row))
    return token


async def confirm(store: Store, user: str, token: str) -> bool:
    """A browser has got what was sent to it; False if nobody waits for that."""
    here = sa.and_(pushes.c.user_id == user, pushes.c.token == hashed(token))
    async with store.write() as connection:
        done = await connection.execute(sa.update(pushes).where(here).values(token=""))
    return done.rowcount == 1


async def of_user(store: Store, user: str) -> list[Push]:
    """The browsers of somebody that have answered."""
    columns = [pushes.c[name] for name in Push._fields]
    query = sa.select(*columns).where(pushes.c.user_id == user, pushes.c.token == "")
    async with store.read() as connection:
        return [Push(*row) for row in await connection.execute(query)]


async def remove(store: Store, user: str, endpoint: str) -> None:
    """A browser is not called any more."""
    here = sa.and_(pushes.c.user_id == user, pushes.c.endpoint == endpoint)
    async with store.write() as connection:
        await connection.execute(sa.delete(pushes).where(here))


async def take_told(store: Store, user: str, was: int) -> bool:
    """Note that somebody is told now; False if another worker has just done so."""
    async with store.write() as connection:
        here = sa.and_(profiles.c.user_id == user, profiles.c.told == was)
        done = await connection.execute(sa.update(profiles).where(here).values(told=now()))
        if done.rowcount:
            return True
        if was:
            return False
    try:
        async with store.write() as connection:
            row = {"user_id": user, "shown": False, "told": now()}
            await connection.execute(sa.insert(profiles).values(row))
    except IntegrityError:
        return False
    return True


async def kept_key(store: Store, name: str, fresh: str) -> str:
    """A key of this server, which is `fresh` if there was none yet."""
    query = sa.select(keys.c.value).where(keys.c.name == name)
    async with store.read() as connection:
        found: str | None = await connection.scalar(query)
    if found is None:
        try:
            async with store.write() as connection:
                await connection.execute(sa.insert(keys).values(name=name, value=fresh))
        except IntegrityError:
            pass  # another worker was faster
        async with store.read() as connection:
            found = await connection.scalar(query)
    assert found is not None
    return found
