"""Opening a database: SQLite in WAL mode or PostgreSQL, brought up to the newest schema."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, cast

import sqlalchemy as sa
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from tafelrunde.extras import needs
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.store.schema import errands

if TYPE_CHECKING:
    from alembic.config import Config

Work = Callable[[sa.Connection], None]
Then = Callable[[Exception | None], None]  # what is done when it is stored, or could not be
Batch = list[tuple[Work, Then]]
Errors = list[Exception | None]

CHANNEL = "tafelrunde"  # of LISTEN and NOTIFY
CHECKPOINT = 20_000  # pages in SQLite's journal after which a writer tidies up itself
BUSY = 10_000  # milliseconds a writer waits for another program's lock on SQLite
BATCH = 64  # writes that share a transaction at most
GATHER = 0.003  # seconds between two transactions: what comes meanwhile shares the next one
BESIDE = "admin"  # the worker of commands, which run beside the server
MIGRATION_LOCK = 0x7AFE1  # any number that nobody else uses in this database


class BadDatabase(TafelrundeError):
    """The database address is no good."""


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
            raise needs("postgres", "psycopg")
        return url.set(drivername="postgresql+psycopg")
    raise BadDatabase("'{kind}' is no database we know: use sqlite or postgresql", kind=kind[:20])


def is_shared(url: URL) -> bool:
    """Whether several workers may use the database at once."""
    return url.get_backend_name() == "postgresql"


def migrations() -> Config:
    """Where Alembic finds our migrations."""
    from alembic.config import Config  # slow to load, and only needed here

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    return config


def schemas() -> list[str]:
    """All versions of the tables, the newest first."""
    from alembic.script import ScriptDirectory

    script = ScriptDirectory.from_config(migrations())
    return [one.revision for one in script.walk_revisions()]


def migrate(url: URL, schema: str = "head") -> None:
    """Create the schema, or bring an older one up to date."""
    from alembic import command

    if not is_shared(url):
        assert url.database is not None
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    config = migrations()
    engine = connect(url)
    try:
        with engine.begin() as connection:
            if is_shared(url):  # two servers may start at the same moment
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            config.attributes["connection"] = connection
            _refuse_newer(connection)
            command.upgrade(config, schema)
    finally:
        engine.dispose()


def schema_of(connection: sa.Connection) -> str:
    """The version of the tables of a database; '' if there are none."""
    from alembic.migration import MigrationContext

    return MigrationContext.configure(connection).get_current_revision() or ""


def check_schema(url: URL) -> None:
    """Refuse a database that another version has used last."""
    engine = connect(url)
    try:
        with engine.connect() as connection:
            if schema_of(connection) != schemas()[0]:
                raise BadDatabase(
                    "this database was last used by another version: start the server once"
                )
    finally:
        engine.dispose()


def connect(url: URL) -> sa.Engine:
    """A plain connection, for commands and migrations."""
    plain = url if is_shared(url) else url.set(drivername="sqlite")
    return sa.create_engine(plain, hide_parameters=True)


def _refuse_newer(connection: sa.Connection) -> None:
    """Nobody works with a database that a newer program has changed."""
    revision, known = schema_of(connection), schemas()
    if revision and revision not in known:
        raise BadDatabase(
            "this database belongs to a newer Tafelrunde (its revision is {revision}, this program "
            "knows {newest}): start that one, or restore an older copy",
            revision=revision[:20],
            newest=known[0],
        )


def read_json(text: str) -> object:
    """What a column of JSON holds; a damaged one is a text, which nothing takes for what it was."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return "damaged"


class Store:
    """An open database. `read` and `write` give a connection; a write is one transaction."""

    def __init__(self, url: URL, worker: str) -> None:
        self.url = url
        self.worker = worker
        self.shared = is_shared(url)
        size = {"pool_size": 8, "max_overflow": 8}
        self.engine = create_async_engine(
            url, hide_parameters=True, json_deserializer=read_json, **size
        )
        self._one_writer = asyncio.Lock()
        self._waiting: Batch = []
        self._batching: asyncio.Task[None] | None = None
        self._written_at = 0.0
        plain = url if self.shared else url.set(drivername="sqlite")
        self._writer = sa.create_engine(plain, hide_parameters=True, pool_size=1)
        self._batches: SimpleQueue[tuple[Batch, asyncio.Future[Errors]] | None] = SimpleQueue()
        self._writing: Thread | None = None
        if not self.shared:
            for engine in (self.engine.sync_engine, self._writer):
                sa.event.listen(engine, "connect", _prepare_sqlite)

    async def close(self) -> None:
        """Close all connections."""
        if self._writing is not None:
            self._batches.put(None)
            await asyncio.to_thread(self._writing.join)
            self._writing = None
        await self.engine.dispose()

    async def checkpoint(self) -> None:
        """Move SQLite's journal into the file while others go on writing."""
        if not self.shared:
            async with self.engine.connect() as connection:
                await connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

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

    async def write_soon(self, work: Work) -> None:
        """Write as soon as may be, and return when it is stored for good; or raise, unstored."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.write_then(work, partial(resolve, done))
        await done

    def write_then(self, work: Work, then: Then) -> None:
        """Write as soon as may be; then something is done, with the error if it is unstored.

        Every transaction waits for the disk, so whatever comes meanwhile shares the next one; on a
        busy server there are few of them, on a quiet one nobody waits. If one write is to blame,
        each has its own.
        """
        self._waiting.append((work, then))
        if self._batching is None:
            self._batching = asyncio.ensure_future(self._write_batches())

    def waiting(self) -> int:
        """How many writes wait for the one writer."""
        return len(self._waiting)

    async def _write_batches(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                pause = self._written_at + GATHER - loop.time()
                if pause > 0 and len(self._waiting) < BATCH:
                    await asyncio.sleep(pause)
                self._written_at = loop.time()
                batch = self._waiting[:BATCH]
                del self._waiting[:BATCH]
                if self.shared:
                    errors = await self._written(batch)
                else:
                    async with self._one_writer:
                        errors = await self._written(batch)
                for (_, then), error in zip(batch, errors, strict=True):
                    try:
                        then(error)
                    except Exception as wrong:  # the others must hear of theirs
                        context = {"message": "failed after a write", "exception": wrong}
                        loop.call_exception_handler(context)
        finally:
            self._batching = None

    def _written(self, batch: Batch) -> asyncio.Future[Errors]:
        """Have the writer's thread store a batch."""
        if self._writing is None:
            self._writing = Thread(target=self._write_for_ever, name="writer", daemon=True)
            self._writing.start()
        done: asyncio.Future[Errors] = asyncio.get_running_loop().create_future()
        self._batches.put((batch, done))
        return done

    def _write_for_ever(self) -> None:
        while (job := self._batches.get()) is not None:
            batch, done = job
            errors = self._write_all([work for work, _ in batch])
            done.get_loop().call_soon_threadsafe(_settle, done, errors)
        self._writer.dispose()

    def _write_all(self, jobs: list[Work]) -> Errors:
        """Store everything in one transaction, or if that fails each in its own (in a thread)."""
        try:
            with self._writer.begin() as connection:
                for work in jobs:
                    work(connection)
        except Exception as error:
            # A lock or a full disk is not the fault of one of them, and takes long to notice.
            if len(jobs) == 1 or isinstance(error, OperationalError | sqlite3.OperationalError):
                return [error] * len(jobs)
            return [self._write_all([work])[0] for work in jobs]
        return [None] * len(jobs)

    def run(self, connection: sa.Connection, text: str, *values: object) -> None:
        """A statement with `?` for its values, as it is: building one costs ten times as much."""
        if self.shared:
            connection.exec_driver_sql(text.replace("?", "%s"), values)
        else:
            cast(sqlite3.Connection, connection.connection.driver_connection).execute(text, values)

    async def tell(
        self, connection: AsyncConnection, kind: str, table: str, user: str = "", **more: object
    ) -> None:
        """Tell the other workers, if there are any, when this transaction is stored."""
        await connection.run_sync(self.tell_now, kind, table, user, **more)

    def tell_now(
        self, connection: sa.Connection, /, kind: str, table: str, user: str = "", **more: object
    ) -> None:
        """The same on a plain connection."""
        if self.shared:
            told = {"worker": self.worker, "kind": kind, "table": table, "user": user, **more}
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, json.dumps(told))))
        elif self.worker == BESIDE:
            row = {"kind": kind, "table_id": table, "user_id": user, "at": now()}
            connection.execute(sa.insert(errands).values(row))


def resolve(done: asyncio.Future[None], error: Exception | None) -> None:
    """Tell whoever waits for a write, if anybody does, how it went."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _settle(done: asyncio.Future[Errors], errors: Errors) -> None:
    if not done.done():
        done.set_result(errors)


def _prepare_sqlite(connection: object, record: object) -> None:
    cursor = connection.cursor()  # type: ignore[attr-defined]
    # FULL: what was acknowledged survives a power cut as well as a crash. The journal is written
    # back by `checkpoint`, beside the writer; if nobody does so, by the writer when it is large.
    wanted = ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY}", "foreign_keys=ON")
    for pragma in (*wanted, f"wal_autocheckpoint={CHECKPOINT}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
