"""Users in the database: guests and accounts."""

from __future__ import annotations

from dataclasses import dataclass, field
from secrets import token_urlsafe

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.store.engine import Store, now
from tafelrunde.store.schema import chats, keys, seats, tables, users

VISIT = 24 * 3600 * 1000  # visits within a day are one
Preferences = dict[str, bool | int | str]


class NameTaken(Exception):
    """Another account has this name."""


@dataclass(frozen=True)
class User:
    """One row of `users`."""

    id: str
    name: str
    login: str | None
    password: str | None = field(repr=False)
    epoch: int
    lang: str
    webhook: str = field(repr=False)  # may hold a token
    preferences: Preferences
    created: int
    seen: int = 0

    @property
    def is_guest(self) -> bool:
        """Whether the user has no account."""
        return self.login is None


async def secret(store: Store) -> str:
    """The secret that signs cookies, made when it is first wanted."""
    query = sa.select(keys.c.value).where(keys.c.name == "cookies")
    async with store.read() as connection:
        found: str | None = await connection.scalar(query)
    if found is not None:
        return found
    try:
        async with store.write() as connection:
            fresh = {"name": "cookies", "value": token_urlsafe(32)}
            await connection.execute(sa.insert(keys).values(fresh))
    except IntegrityError:
        pass  # another worker was faster
    async with store.read() as connection:
        made: str | None = await connection.scalar(query)
    assert made is not None
    return made


async def note_pulse(store: Store) -> None:
    """Read and write something, to see that it works."""

    def work(connection: sa.Connection) -> None:
        mine = {"name": f"pulse {store.worker}"[:40], "value": str(now())}
        here = keys.c.name == mine["name"]
        if not connection.execute(sa.update(keys).where(here).values(mine)).rowcount:
            old = sa.and_(keys.c.name.like("pulse %"), keys.c.value < str(now() - VISIT))
            connection.execute(sa.delete(keys).where(old))
            connection.execute(sa.insert(keys).values(mine))

    await store.write_soon(work)


async def find(store: Store, id: str) -> User | None:
    """The user of that id."""
    return await _one(store, users.c.id == id)


async def find_login(store: Store, login: str) -> User | None:
    """The account of that folded name."""
    return await _one(store, users.c.login == login)


async def _one(store: Store, where: sa.ColumnElement[bool]) -> User | None:
    async with store.read() as connection:
        row = (await connection.execute(sa.select(users).where(where))).one_or_none()
    return User(**row._mapping) if row is not None else None


async def add(
    store: Store, name: str, lang: str, *, login: str | None = None, password: str | None = None
) -> User:
    """A new guest, or with `login` and a hashed `password` a new account."""
    user = User(
        id=token_urlsafe(9),
        name=name,
        login=login,
        password=password,
        epoch=0,
        lang=lang,
        webhook="",
        preferences={},
        created=now(),
        seen=now(),
    )
    try:
        async with store.write() as connection:
            await connection.execute(sa.insert(users).values(vars(user)))
    except IntegrityError:
        raise NameTaken from None
    return user


async def change(store: Store, id: str, values: dict[str, object]) -> None:
    """Change columns of a user; a new name is also shown where the user sits."""
    try:
        async with store.write() as connection:
            await connection.execute(sa.update(users).where(users.c.id == id).values(values))
            if "name" in values:
                name = {"name": values["name"]}
                await connection.execute(sa.update(seats).where(seats.c.user_id == id).values(name))
                own = {"owner_name": values["name"]}
                await connection.execute(sa.update(tables).where(tables.c.owner == id).values(own))
    except IntegrityError:
        raise NameTaken from None


async def end_sessions(store: Store, user: User, values: dict[str, object]) -> bool:
    """Make all cookies of a user worthless, and tell other workers; False if somebody just did."""
    fresh = {**values, "epoch": user.epoch + 1}
    same = sa.and_(users.c.id == user.id, users.c.epoch == user.epoch)
    async with store.write() as connection:
        done = await connection.execute(sa.update(users).where(same).values(fresh))
        await store.tell(connection, "sessions", "", user.id)
    return done.rowcount == 1


async def note_visit(store: Store, user: User) -> None:
    """Remember, once a day, that the user was here."""
    if now() - user.seen > VISIT:
        async with store.write() as connection:
            query = sa.update(users).where(users.c.id == user.id).values(seen=now())
            await connection.execute(query)


async def merge(store: Store, guest: str, account: User) -> None:
    """Give the games of a guest to an account, except where both sit at the same table."""
    async with store.write() as connection:
        await _hand_over(connection, guest, account)


async def _hand_over(connection: AsyncConnection, guest: str, account: User) -> None:
    both = sa.select(seats.c.table_id).where(seats.c.user_id == account.id).scalar_subquery()
    await connection.execute(
        sa.update(seats)
        .where(seats.c.user_id == guest, seats.c.table_id.not_in(both))
        .values(user_id=account.id, name=account.name)
    )
    await connection.execute(
        sa.update(chats).where(chats.c.user_id == guest).values(user_id=account.id)
    )
    await connection.execute(
        sa.update(tables)
        .where(tables.c.owner == guest)
        .values(owner=account.id, owner_name=account.name)
    )
