"""Users in the database: guests and accounts."""

from __future__ import annotations

from dataclasses import dataclass, field
from secrets import randbelow, token_urlsafe
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.store import people, standing
from tafelrunde.store.engine import Store, now
from tafelrunde.store.names import folded, look_of
from tafelrunde.store.schema import chats, endings, keys, seats, tables, users

VISIT = 24 * 3600 * 1000  # visits within a day are one
Preferences = dict[str, bool | int | str]
ENDED = sa.select(endings.c.session).where(endings.c.session == sa.bindparam("session"))
# Asked with every request and socket: building it anew would cost more than the answer.
OF_SESSION = sa.select(users).where(users.c.id == sa.bindparam("id"), ~sa.exists(ENDED))


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
    look: str = ""
    email: str = field(default="", repr=False)
    mail_turns: bool = False
    moderator: bool = False

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


async def find_session(store: Store, id: str, session: str) -> User | None:
    """The user of that id, unless this session was ended."""
    return await _read(store, OF_SESSION, {"id": id, "session": session})


async def find_login(store: Store, name: str) -> User | None:
    """The account of that name, as somebody typed it."""
    name = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    exactly = await _one(store, users.c.login == folded(name))  # of an older database
    return exactly or await _one(store, users.c.login == look_of(name))


async def is_taken(store: Store, name: str, by_other_than: str = "") -> bool:
    """Whether another user has an account whose name looks like this one."""
    alike = sa.and_(users.c.look == look_of(name), users.c.login.is_not(None))
    query = sa.select(users.c.id).where(alike, users.c.id != by_other_than)
    async with store.read() as connection:
        return await connection.scalar(query.limit(1)) is not None


async def _one(store: Store, where: sa.ColumnElement[bool]) -> User | None:
    return await _read(store, sa.select(users).where(where), {})


async def _read(store: Store, query: sa.Select[Any], values: dict[str, str]) -> User | None:
    async with store.read() as connection:
        row = (await connection.execute(query, values)).one_or_none()
    if row is None:
        return None
    good = isinstance(row.preferences, dict)
    return User(**{**row._mapping, "preferences": row.preferences if good else {}})


async def add(
    store: Store, name: str, lang: str, *, login: str | None = None, password: str | None = None
) -> User:
    """A new guest, or with a hashed `password` a new account."""
    user = User(
        id=token_urlsafe(9),
        name=name,
        login=login or (look_of(name) if password is not None else None),
        password=password,
        epoch=0,
        lang=lang,
        webhook="",
        preferences={},
        created=now(),
        seen=now(),
        look=look_of(name),
    )
    try:
        async with store.write() as connection:
            await connection.execute(sa.insert(users).values(vars(user)))
            if not user.is_guest:
                await _rename_guests(connection, user.id, user.look)
    except IntegrityError:
        raise NameTaken from None
    return user


async def change(store: Store, id: str, values: dict[str, object]) -> None:
    """Change columns of a user; a new name is also shown where the user sits.

    With a password or a login it is an account's name, which guests have no longer then.
    """
    name = values.get("name")
    try:
        async with store.write() as connection:
            if isinstance(name, str):
                values = {**values, "look": look_of(name)}
                if "login" in values:
                    values["login"] = look_of(name)
                    await _rename_guests(connection, id, look_of(name))
            await connection.execute(sa.update(users).where(users.c.id == id).values(values))
            if isinstance(name, str):
                await _show_name(connection, id, name)
    except IntegrityError:
        raise NameTaken from None


async def _show_name(connection: AsyncConnection, id: str, name: str) -> None:
    shown = sa.update(seats).where(seats.c.user_id == id).values(name=name)
    await connection.execute(shown)
    own = sa.update(tables).where(tables.c.owner == id).values(owner_name=name)
    await connection.execute(own)


async def _rename_guests(connection: AsyncConnection, account: str, look: str) -> None:
    """Guests of a name that becomes an account's get a number behind it."""
    alike = sa.and_(users.c.look == look, users.c.login.is_(None), users.c.id != account)
    found = await connection.execute(sa.select(users.c.id, users.c.name).where(alike))
    for row in found.all():
        name = f"{row.name[:34]} {randbelow(90_000) + 10_000}"
        other = {"name": name, "look": look_of(name)}
        await connection.execute(sa.update(users).where(users.c.id == row.id).values(other))
        await _show_name(connection, row.id, name)


async def end_session(store: Store, session: str, until: int) -> None:
    """Make one session's cookies worthless, and tell other workers."""
    async with store.write() as connection:
        await connection.execute(sa.delete(endings).where(endings.c.until < now()))
        gone = sa.delete(endings).where(endings.c.session == session)
        await connection.execute(gone)
        row = {"session": session, "until": until}
        await connection.execute(sa.insert(endings).values(row))
        await store.tell(connection, "signed-out", "", session)


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


async def merge(store: Store, guest: str, account: User, bots: dict[str, str]) -> list[str]:
    """Give the games of a guest to an account, and end the guest's sessions.

    Where both sit at the same table, a bot of the title plays on for the guest. Returns the
    tables that have changed.
    """
    async with store.write() as connection:
        sits = sa.select(seats.c.table_id).where(seats.c.user_id == guest)
        owns = sa.select(tables.c.id).where(tables.c.owner == guest)
        changed = {*await connection.scalars(sits), *await connection.scalars(owns)}
        await _hand_over(connection, guest, account)
        await people.hand_over(connection, guest, account.id)
        await _stand_up(connection, guest, bots)
        ended = sa.update(users).where(users.c.id == guest).values(epoch=users.c.epoch + 1)
        await connection.execute(ended)
        await store.tell(connection, f"became {account.id}", "", guest)
        for id in changed:
            await store.tell(connection, "table", id)
    return list(changed)


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
    await standing.hand_over(connection, guest, account.id)
    await connection.execute(
        sa.update(tables)
        .where(tables.c.owner == guest)
        .values(owner=account.id, owner_name=account.name)
    )


async def _stand_up(connection: AsyncConnection, guest: str, bots: dict[str, str]) -> None:
    """Nobody sits at a table twice: a bot plays on, and before the start the seat is free."""
    left = seats.c.user_id == guest
    waiting = sa.select(tables.c.id).where(tables.c.status == "waiting")
    freed = sa.update(seats).where(left, seats.c.table_id.in_(waiting))
    await connection.execute(freed.values(user_id=None, name="", bot=""))
    for title, bot in bots.items():
        played = sa.select(tables.c.id).where(tables.c.title == title)
        going = played.where(tables.c.status.in_(["running", "stopped"]))
        taken = sa.update(seats).where(left, seats.c.table_id.in_(going))
        await connection.execute(taken.values(user_id=None, name=bot, bot=bot))
