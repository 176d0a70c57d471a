"""Answers that people have given to questions yet to come."""

from __future__ import annotations

from dataclasses import dataclass, field

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.store.engine import Store
from tafelrunde.store.schema import standing


@dataclass(frozen=True)
class Standing:
    """One row: how somebody answers a prompt at a table, always or on conditions.

    `asked` is the question as it was put; only the prompt is known if it was not put yet.
    """

    table_id: str
    user_id: str
    prompt: str
    answers: list[int]
    asked: dict[str, object]
    conditions: list[dict[str, object]] = field(default_factory=list)


async def read(store: Store, table: str) -> list[Standing]:
    """All that stand at a table."""
    query = sa.select(standing).where(standing.c.table_id == table).order_by(standing.c.prompt)
    async with store.read() as connection:
        return [Standing(**row._mapping) for row in await connection.execute(query)]


async def write(store: Store, one: Standing) -> None:
    """Set one, or take it back if there are no answers."""
    async with store.write() as connection:
        await connection.execute(sa.delete(standing).where(_is(one)))
        if one.answers:
            await connection.execute(sa.insert(standing).values(**vars(one)))


def _is(one: Standing) -> sa.ColumnElement[bool]:
    here = sa.and_(standing.c.table_id == one.table_id, standing.c.user_id == one.user_id)
    return sa.and_(here, standing.c.prompt == one.prompt)


async def forget(connection: AsyncConnection, user: str) -> None:
    """Take back all of a user."""
    await connection.execute(sa.delete(standing).where(standing.c.user_id == user))


async def hand_over(connection: AsyncConnection, guest: str, account: str) -> None:
    """A guest's are an account's, unless that has some of its own there."""
    own = sa.select(standing.c.table_id).where(standing.c.user_id == account).scalar_subquery()
    await connection.execute(
        sa.update(standing)
        .where(standing.c.user_id == guest, standing.c.table_id.not_in(own))
        .values(user_id=account)
    )
    await forget(connection, guest)
