"""Which worker plays which table, on a database that several share.

A worker says every second that it lives, and holds a lock as long as its connection does. Whoever
has not said so for a while and holds no lock is dead, and the others take its tables; one that is
only slow keeps them. Two that believe to own a table do no harm: a line of the journal is written
once. By the database's clock, because the workers' own may differ.
"""

from __future__ import annotations

import sqlalchemy as sa

from tafelrunde.store.engine import Store

DEAD = 3_500  # milliseconds without a sign of life
NOW = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
LOCKS = 0x7AFE  # the first half of our locks' names; the second is made of the worker's
HELD = (
    "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND database = "
    "(SELECT oid FROM pg_database "
    f"WHERE datname = current_database()) AND CAST(classid AS BIGINT) = {LOCKS} AND "
    "CAST(objid AS BIGINT) = (CAST(hashtext(workers.id) AS BIGINT) & 4294967295)"
)
ALIVE = f"SELECT id FROM workers WHERE at > {NOW} - {DEAD} OR EXISTS ({HELD})"
HOLD = f"SELECT pg_try_advisory_lock({LOCKS}, hashtext(%s))"  # for the length of a connection

BEAT = sa.text(
    f"INSERT INTO workers (id, address, at) VALUES (:me, :address, {NOW}) "
    "ON CONFLICT (id) DO UPDATE SET at = excluded.at"
)
CLAIM = sa.text(
    "INSERT INTO owners (table_id, worker) VALUES (:table, :me) ON CONFLICT (table_id) "
    f"DO UPDATE SET worker = :me WHERE :steady AND owners.worker NOT IN ({ALIVE})"
)
OWNER = sa.text(
    "SELECT owners.worker, COALESCE(workers.address, '') FROM owners "
    "LEFT JOIN workers ON workers.id = owners.worker WHERE owners.table_id = :table"
)
RUNNING = "SELECT id FROM tables WHERE status = 'running'"
INHERIT = sa.text(
    "UPDATE owners SET worker = :me WHERE table_id IN (SELECT table_id FROM owners WHERE worker "
    f"NOT IN ({ALIVE}) AND table_id IN ({RUNNING}) LIMIT :most FOR UPDATE SKIP LOCKED) "
    "RETURNING table_id"
)
FORGET = sa.text(
    f"DELETE FROM owners WHERE worker NOT IN ({ALIVE}) AND table_id NOT IN ({RUNNING})"
)
LEAVE = sa.text("DELETE FROM workers WHERE id = :me")
MINE = sa.text("SELECT table_id FROM owners WHERE worker = :me")


async def beat(store: Store, address: str) -> None:
    """This worker lives, and is reached there."""
    async with store.write() as connection:
        await connection.execute(BEAT, {"me": store.worker, "address": address})


async def claim(store: Store, table: str, *, steady: bool) -> tuple[str, str]:
    """Own a table unless another worker that lives does; who owns it now, and where that is.

    Who is not `steady` takes none from the dead: perhaps the database was away from all of them.
    """
    async with store.write() as connection:
        row = (await connection.execute(OWNER, {"table": table})).one_or_none()
        if row is None or row[0] != store.worker:
            values = {"table": table, "me": store.worker, "steady": steady}
            await connection.execute(CLAIM, values)
            row = (await connection.execute(OWNER, {"table": table})).one()
        return row[0], row[1]


async def inherit(store: Store, most: int) -> list[str]:
    """Own some of the running tables whose workers are dead."""
    async with store.write() as connection:
        found = await connection.scalars(INHERIT, {"me": store.worker, "most": most})
        tables = list(found)
        for table in tables:
            await store.tell(connection, "taken", table)
        return tables


async def mine(store: Store) -> set[str]:
    """The tables this worker owns."""
    async with store.read() as connection:
        return set(await connection.scalars(MINE, {"me": store.worker}))


async def leave(store: Store) -> None:
    """This worker ends: whoever wants its tables may have them."""
    async with store.write() as connection:
        await connection.execute(LEAVE, {"me": store.worker})


async def bury(store: Store) -> None:
    """Forget workers that are long dead, and their tables at which nobody plays."""
    async with store.write() as connection:
        await connection.execute(FORGET)
        await connection.execute(sa.text(f"DELETE FROM workers WHERE at < {NOW} - 60 * {DEAD}"))
