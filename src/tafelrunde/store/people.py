"""Profiles and friends; and what becomes of all this when somebody goes."""

from __future__ import annotations

from secrets import token_hex
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.store.engine import Store, now
from tafelrunde.store.ratings import GONE
from tafelrunde.store.schema import (
    entrants,
    friends,
    outcomes,
    pairings,
    profiles,
    pushes,
    ratings,
    shares,
    tournaments,
    users,
)
from tafelrunde.store.tournaments import pass_on


class Profile(NamedTuple):
    """What somebody has set for others to see, and for being called."""

    shown: bool = False
    calls: dict[str, Any] | None = None
    told: int = 0


async def profile(store: Store, user: str) -> Profile:
    """The profile of somebody; the usual one if nothing was ever set."""
    columns = [profiles.c[name] for name in Profile._fields]
    query = sa.select(*columns).where(profiles.c.user_id == user)
    async with store.read() as connection:
        row = (await connection.execute(query)).one_or_none()
    if row is None:
        return Profile()
    return Profile(row.shown, row.calls if isinstance(row.calls, dict) else None, row.told)


async def set_profile(store: Store, user: str, **values: object) -> None:
    """Change something about a profile."""
    async with store.write() as connection:
        change = sa.update(profiles).where(profiles.c.user_id == user).values(**values)
        if not (await connection.execute(change)).rowcount:
            await connection.execute(sa.insert(profiles).values(user_id=user, **values))


# -- friends

DECLINED, TAKEN_BACK = 1, 2  # a wish, and whether its owner still has it


class Friend(NamedTuple):
    """Somebody as seen by somebody else."""

    id: str
    name: str
    agreed: bool
    mine: bool  # it was I who asked


async def friends_of(store: Store, user: str) -> list[Friend]:
    """Friends, people who were asked, and people who ask."""
    asked = sa.select(
        users.c.id, users.c.name, friends.c.agreed, sa.literal(True).label("mine")
    ).join_from(friends, users, users.c.id == friends.c.friend_id)
    ask = sa.select(
        users.c.id, users.c.name, friends.c.agreed, sa.literal(False).label("mine")
    ).join_from(friends, users, users.c.id == friends.c.user_id)
    both = sa.union_all(
        asked.where(friends.c.user_id == user, friends.c.declined != TAKEN_BACK),
        ask.where(friends.c.friend_id == user, friends.c.declined == 0),
    )
    async with store.read() as connection:
        rows = (await connection.execute(both)).all()
    found = [Friend(row.id, row.name, bool(row.agreed), bool(row.mine)) for row in rows]
    return sorted(found, key=lambda one: one.name.casefold())


async def befriend(store: Store, user: str, other: str) -> None:
    """Ask somebody, or agree if they have asked, also if that was declined before."""
    theirs = sa.and_(friends.c.user_id == other, friends.c.friend_id == user)
    mine = sa.and_(friends.c.user_id == user, friends.c.friend_id == other)
    gone = friends.c.declined == TAKEN_BACK
    try:
        async with store.write() as connection:
            agree = sa.update(friends).where(theirs, ~gone).values(agreed=True, declined=0)
            if not (await connection.execute(agree)).rowcount:
                await connection.execute(sa.delete(friends).where(theirs))
                again = sa.update(friends).where(mine, gone).values(declined=DECLINED)
                if not (await connection.execute(again)).rowcount:
                    row = {"user_id": user, "friend_id": other, "agreed": False, "at": now()}
                    await connection.execute(sa.insert(friends).values(row))
    except IntegrityError:
        pass  # asked before


async def unfriend(store: Store, user: str, other: str) -> None:
    """Friends no longer; or a wish is withdrawn, or declined for good, of which nobody is told."""
    mine = sa.and_(friends.c.user_id == user, friends.c.friend_id == other)
    theirs = sa.and_(friends.c.user_id == other, friends.c.friend_id == user)
    declined = friends.c.declined > 0
    async with store.write() as connection:
        over = sa.or_(sa.and_(mine, ~declined), sa.and_(theirs, friends.c.agreed))
        await connection.execute(sa.delete(friends).where(over))
        back = sa.update(friends).where(mine, declined).values(declined=TAKEN_BACK)
        await connection.execute(back)
        no = sa.update(friends).where(theirs, ~declined).values(declined=DECLINED)
        await connection.execute(no)


# -- going


async def forget(connection: AsyncConnection, user: str) -> None:
    """Remove what is only somebody's own; games that count for others keep a number for them."""
    nobody = GONE + token_hex(8)
    for table in (outcomes, entrants, pairings):
        change = sa.update(table).where(table.c.user_id == user)
        await connection.execute(change.values(user_id=nobody))
    left = sa.update(entrants).where(entrants.c.user_id == nobody)
    await connection.execute(left.values(withdrawn=True))
    await pass_on(connection, user)
    owned = sa.update(tournaments).where(tournaments.c.owner == user)
    await connection.execute(owned.values(owner=nobody))
    for table in (ratings, profiles, pushes, shares):
        await connection.execute(sa.delete(table).where(table.c.user_id == user))
    mine = sa.or_(friends.c.user_id == user, friends.c.friend_id == user)
    await connection.execute(sa.delete(friends).where(mine))


async def hand_over(connection: AsyncConnection, guest: str, account: str) -> None:
    """A guest has become an account that was there before: browsers call it, links are its."""
    for table in (pushes, shares):
        moved = sa.update(table).where(table.c.user_id == guest).values(user_id=account)
        await connection.execute(moved)


async def kept_about(connection: AsyncConnection, user: str) -> dict[str, list[dict[str, Any]]]:
    """All that is kept here about somebody, for their own eyes."""
    secret = {"token", "p256dh", "auth"}
    found: dict[str, list[dict[str, Any]]] = {}
    for table in (profiles, outcomes, ratings, pushes, entrants, pairings, shares):
        columns = [column for column in table.c if column.name not in secret]
        rows = await connection.execute(sa.select(*columns).where(table.c.user_id == user))
        found[table.name] = [dict(row._mapping) for row in rows]
    mine = sa.or_(friends.c.user_id == user, friends.c.friend_id == user)
    told = [column for column in friends.c if column.name != "declined"]  # nobody is told of that
    seen = sa.or_(friends.c.friend_id == user, friends.c.declined != TAKEN_BACK)
    rows = await connection.execute(sa.select(*told).where(mine, seen))
    found["friends"] = [dict(row._mapping) for row in rows]
    return found
