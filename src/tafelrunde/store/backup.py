"""Everything in a database as one file, and back, into a database of either kind.

The file is compressed text: a heading, then every table with its rows, one line each, and at the
end how many there are and a checksum. It is read from one moment of the database while the server
goes on, so it holds every answer that was acknowledged before. Whoever has it can read hidden cards
and chats: keep it safe.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import URL

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.store.engine import (
    check_schema,
    connect,
    is_shared,
    migrate,
    now,
    schema_of,
    schemas,
)
from tafelrunde.store.schema import META, PASSING

FORMAT = "tafelrunde-backup"
SOME = 500  # rows read or written at once


class BadBackup(TafelrundeError):
    """A backup cannot be made or restored like this."""


# -- making one


def back_up(url: URL, path: Path) -> int:
    """Write everything into a file, which appears whole or not at all; how many rows it has."""
    if not is_shared(url) and not Path(str(url.database)).is_file():
        raise BadBackup("there is no database at {place}", place=str(url.database))
    check_schema(url)
    part = path.with_name(f".{path.name}.part")
    engine = connect(url)
    try:
        handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as raw:
            with engine.connect() as connection, gzip.open(raw, "wb") as file:
                rows = 0
                digest = hashlib.sha256()
                for line in lines_of(one_moment(connection)):
                    file.write(line)
                    digest.update(line)
                    rows += line.startswith(b"[")
                end = {"end": FORMAT, "rows": rows, "sha256": digest.hexdigest()}
                file.write(json.dumps(end).encode() + b"\n")
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
        engine.dispose()
    return rows


def one_moment(connection: sa.Connection) -> sa.Connection:
    """All that is read from now on is of one moment, whatever others write meanwhile."""
    if connection.dialect.name == "postgresql":
        return connection.execution_options(isolation_level="REPEATABLE READ")
    connection.exec_driver_sql("BEGIN")
    return connection


def lines_of(connection: sa.Connection) -> Iterator[bytes]:
    """The heading, and every table with its rows."""
    yield line({"format": FORMAT, "version": 1, "schema": schema_of(connection), "at": now()})
    for table in META.sorted_tables:
        if table in PASSING:  # who has which page open now
            continue
        yield line({"table": table.name, "columns": list(table.columns.keys())})
        keys = list(table.primary_key.columns)
        for row in connection.execute(sa.select(table).order_by(*keys)).yield_per(SOME):
            yield line(list(row))


def line(data: object) -> bytes:
    """Plain data as one line."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


# -- and back


def restore(path: Path, url: URL) -> int:
    """Fill an empty database from a backup, or change nothing; how many rows there were.

    An older backup is filled into the tables of its time, which are then brought up to date.
    """
    schema = check(path)
    refuse_what_is_used(url)
    migrate(url, schema)
    engine = connect(url)
    try:
        with engine.begin() as connection:
            rows = fill(connection, path)
    finally:
        engine.dispose()
    migrate(url)
    return rows


def check(path: Path) -> str:
    """Read a backup to its end; the version of its tables."""
    digest = hashlib.sha256()
    heading: dict[str, Any] = {}
    last = b""
    rows = 0
    for text in lines_in(path):
        heading = heading or heading_of(text, path)
        digest.update(last)
        rows += last.startswith(b"[")
        last = text
    end = data_of(last)
    whole = isinstance(end, dict) and end.get("sha256") == digest.hexdigest()
    if not whole or end.get("rows") != rows:
        raise damaged(path)
    if heading.get("version") != 1 or heading.get("schema") not in schemas():
        raise BadBackup("{file} was made by a newer version of Tafelrunde", file=path.name)
    return str(heading["schema"])


def lines_in(path: Path) -> Iterator[bytes]:
    """The lines of a compressed file."""
    try:
        with gzip.open(path, "rb") as file:
            yield from file
    except (EOFError, gzip.BadGzipFile, zlib.error):
        raise damaged(path) from None


def heading_of(text: bytes, path: Path) -> dict[str, Any]:
    """The first line of a backup."""
    heading = data_of(text)
    if not isinstance(heading, dict) or heading.get("format") != FORMAT:
        raise damaged(path)
    return heading


def data_of(text: bytes) -> Any:
    """One line as data; None if it cannot be read."""
    try:
        return json.loads(text)
    except ValueError:
        return None


def damaged(path: Path) -> BadBackup:
    """Some other file, or one that was changed or cut off."""
    return BadBackup("{file} is no backup of Tafelrunde, or a damaged one", file=path.name)


def refuse_what_is_used(url: URL) -> None:
    """A backup is restored into an empty database only."""
    if not is_shared(url) and not Path(str(url.database)).exists():
        return
    engine = connect(url)
    try:
        with engine.connect() as connection:
            present = sa.inspect(connection).get_table_names()
            for name in ("users", "tables", "keys"):
                if name in present and connection.scalar(sa.text(f"SELECT count(*) FROM {name}")):
                    raise BadBackup("this database is in use: restore into an empty one")
    finally:
        engine.dispose()


def fill(connection: sa.Connection, path: Path) -> int:
    """Insert all rows of a backup that was checked."""
    known = sa.MetaData()
    known.reflect(connection)
    rows = 0
    waiting: list[dict[str, Any]] = []
    table: sa.Table | None = None
    columns: list[str] = []

    def store() -> None:
        if table is not None and waiting:
            connection.execute(sa.insert(table), waiting)
            waiting.clear()

    for text in lines_in(path):
        data = data_of(text)
        if isinstance(data, list):
            waiting.append(dict(zip(columns, data, strict=True)))
            rows += 1
            if len(waiting) == SOME:
                store()
        elif "table" in data:
            store()
            table, columns = known.tables[data["table"]], data["columns"]
    store()
    return rows
