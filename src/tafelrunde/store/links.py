"""Links that were mailed: kept as hashes, good for one use and a short while."""

from __future__ import annotations

from hashlib import sha256
from secrets import token_urlsafe
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.store.engine import Store, now
from tafelrunde.store.schema import mail_tokens, users
from tafelrunde.store.users import User

VERIFY, RESET = "verify", "reset"
LIVES = {VERIFY: 24 * 3600 * 1000, RESET: 3600 * 1000}  # milliseconds
SHARED = 5  # accounts that may have the same address and are helped at once


class Link(NamedTuple):
    """What a link stands for."""

    user: str
    email: str
    was: str  # the address until now


def hash_of(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()


async def make(store: Store, kind: str, user: User, email: str) -> str:
    """A new token for a link; an older one of the same kind is worth nothing any more."""
    token = token_urlsafe(32)
    row = {
        "hash": hash_of(token),
        "kind": kind,
        "user_id": user.id,
        "epoch": user.epoch,
        "email": email,
        "until": now() + LIVES[kind],
    }
    old = sa.and_(mail_tokens.c.user_id == user.id, mail_tokens.c.kind == kind)
    async with store.write() as connection:
        gone = sa.delete(mail_tokens).where(sa.or_(old, mail_tokens.c.until < now()))
        await connection.execute(gone)
        await connection.execute(sa.insert(mail_tokens).values(row))
    return token


async def _use(connection: AsyncConnection, kind: str, token: str) -> Any:
    """What a token stands for, which it does only once; its user's row."""
    here = sa.and_(mail_tokens.c.hash == hash_of(token), mail_tokens.c.kind == kind)
    good = sa.and_(here, mail_tokens.c.until > now(), mail_tokens.c.epoch == users.c.epoch)
    both = sa.select(users.c.id, users.c.epoch, users.c.email, mail_tokens.c.email.label("mailed"))
    query = both.join(users, users.c.id == mail_tokens.c.user_id).where(good)
    found = (await connection.execute(query)).one_or_none()
    used = await connection.execute(sa.delete(mail_tokens).where(here))
    return found if used.rowcount == 1 else None


async def verify(store: Store, token: str) -> Link | None:
    """The address is the user's own; None if the link is worth nothing."""
    async with store.write() as connection:
        found = await _use(connection, VERIFY, token)
        if found is None:
            return None
        mine = sa.update(users).where(users.c.id == found.id)
        await connection.execute(mine.values(email=found.mailed))
    return Link(found.id, found.mailed, found.email)


async def reset(store: Store, token: str, password: str) -> str | None:
    """Give the user a new (hashed) password and end all sessions; the id, or None."""
    async with store.write() as connection:
        found = await _use(connection, RESET, token)
        if found is None:
            return None
        fresh = {"password": password, "epoch": found.epoch + 1}
        await connection.execute(sa.update(users).where(users.c.id == found.id).values(fresh))
        await store.tell(connection, "sessions", "", found.id)
    id: str = found.id
    return id


async def pending(store: Store, user: str) -> str:
    """The address that is still to be verified, or ''."""
    here = sa.and_(mail_tokens.c.user_id == user, mail_tokens.c.kind == VERIFY)
    query = sa.select(mail_tokens.c.email).where(here, mail_tokens.c.until > now())
    async with store.read() as connection:
        return await connection.scalar(query.limit(1)) or ""


async def forget_address(store: Store, user: str) -> None:
    """Remove a user's address and the links sent to it."""
    async with store.write() as connection:
        mine = sa.update(users).where(users.c.id == user)
        await connection.execute(mine.values(email="", mail_turns=False))
        gone = sa.delete(mail_tokens).where(mail_tokens.c.user_id == user)
        await connection.execute(gone)


async def accounts_of(store: Store, email: str) -> list[str]:
    """The ids of accounts with this verified address."""
    same = sa.func.lower(users.c.email) == email.lower()
    query = sa.select(users.c.id).where(same, users.c.login.is_not(None)).limit(SHARED)
    async with store.read() as connection:
        return list(await connection.scalars(query))
