"""Opening a database: SQLite in WAL mode or PostgreSQL, brought up to the newest schema."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.util import find_spec
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from tafelrunde.kernel.errors import TafelrundeError

CHANNEL = "tafelrunde"  # of LISTEN and NOTIFY
MIGRATION_LOCK = 0x7AFE1  # any number that nobody else uses in this database


class BadDatabase(TafelrundeError):
    """The database address is no good, or its driver is missing."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def read_url(text: str) -> URL:
    """The address of a database: sqlite:///file or postgresql://user@host/name; or a file."""
    try:
        url = make_url(text if "://" in text else f"sqlite:///{text}")
    except (ArgumentError, ValueError):
        raise BadDatabase("the database address cannot be read") from None
    kind = url.drivername.partition("+")[0]
    if kind == "sqlite":
        if not url.database or url.database == ":memory:":
            raise BadDatabase("SQLite needs a file: sqlite:///tafelrunde.db")
        return url.set(drivername="sqlite+aiosqlite")
    if kind in ("postgresql", "postgres"):
        if find_spec("psycopg") is None:
            raise BadDatabase("PostgreSQL needs psycopg: pip install 'tafelrunde[postgres]'")
        return url.set(drivername="postgresql+psycopg")
    raise BadDatabase(f"'{kind[:20]}' is no database we know: use sqlite or postgresql")


def is_shared(url: URL) -> bool:
    """Whether several workers may use the database at once."""
    return url.get_backend_name() == "postgresql"


def migrate(url: URL) -> None:
    """Create the schema, or bring an older one up to date."""
    from alembic import command  # slow to load, and only needed here
    from alembic.config import Config

    sync = url if is_shared(url) else url.set(drivername="sqlite")
    if not is_shared(url):
        assert url.database is not None
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    engine = sa.create_engine(sync, hide_parameters=True)
    try:
        with engine.begin() as connection:
            if is_shared(url):  # two servers may start at the same moment
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    finally:
        engine.dispose()


class Store:
    """An open database. `read` and `write` give a connection; a write is one transaction."""

    def __init__(self, url: URL, worker: str) -> None:
        self.url = url
        self.worker = worker
        self.shared = is_shared(url)
        size = {"pool_size": 8, "max_overflow": 8}
        self.engine = create_async_engine(url, hide_parameters=True, **size)
        self._one_writer = asyncio.Lock()
        if not self.shared:
            sa.event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to look something up."""
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: stored for good when the block is left, or not at all."""
        if self.shared:
            async with self.engine.begin() as connection:
                yield connection
        else:
            async with self._one_writer, self.engine.begin() as connection:
                yield connection

    async def tell(
        self, connection: AsyncConnection, kind: str, table: str, user: str = ""
    ) -> None:
        """Tell the other workers, if there are any, when this transaction is stored."""
        if self.shared:
            note = json.dumps({"worker": self.worker, "kind": kind, "table": table, "user": user})
            await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, note)))


def _prepare_sqlite(connection: object, record: object) -> None:
    cursor = connection.cursor()  # type: ignore[attr-defined]
    # FULL: what was acknowledged survives a power cut as well as a crash.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
