"""What the commands for whoever runs a server share: the database of a server that runs on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from tafelrunde.cli.frame import F, option
from tafelrunde.kernel.errors import TafelrundeError

if TYPE_CHECKING:
    from tafelrunde.store.engine import Store
    from tafelrunde.store.games import Table
    from tafelrunde.store.users import User

Found = TypeVar("Found")


class NotThere(TafelrundeError):
    """There is nobody and nothing of that name."""


def db_option(function: F) -> F:
    """`--db`: which server is meant."""
    usual = "tafelrunde.db"
    return option("--db", envvar="TAFELRUNDE_DB", default=usual, show_default=True, metavar="URL")(
        function
    )


def most_option(function: F) -> F:
    """`--most`: how many lines there may be."""
    number = click.IntRange(1, 100_000)
    return option("--most", type=number, default=50, show_default=True)(function)


def with_store(db: str, work: Callable[[Store], Awaitable[Found]]) -> Found:
    """Do something with the database of a server, which must be there and up to date."""
    from tafelrunde.store.engine import BESIDE, Store, check_schema, is_shared, read_url

    url = read_url(db)
    if not is_shared(url) and not Path(str(url.database)).is_file():
        raise NotThere("there is no database at {place}", place=str(url.database))
    check_schema(url)

    async def run() -> Found:
        store = Store(url, BESIDE)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def account_of(store: Store, name: str) -> User:
    """Who is meant: an id, or the name of an account."""
    from tafelrunde.store import users as kept

    found = await kept.find(store, name) or await kept.find_login(store, name)
    if found is None:
        raise NotThere("there is no user '{name}'", name=name[:40])
    return found


async def table_of(store: Store, id: str) -> Table:
    """The table that is meant."""
    from tafelrunde.store import games

    found = await games.find(store, id)
    if found is None:
        raise NotThere("there is no table '{id}'", id=id[:40])
    return found
