from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from tests.server.backends import NoPostgres, Postgres, Process, serving
from tests.server.client import Person


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    try:
        cluster = Postgres()
    except NoPostgres as reason:
        pytest.skip(str(reason))
    yield cluster
    cluster.stop()


def new_database(backend: str, request: pytest.FixtureRequest, folder: Path) -> str:
    if backend == "sqlite":
        return str(folder / "games.db")
    cluster: Postgres = request.getfixturevalue("postgres")
    return cluster.database()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Process]:
    """A real server on each database, shared by all tests that do not stop it."""
    folder = tmp_path_factory.mktemp("server")
    with serving(new_database(request.param, request, folder), folder / "log") as process:
        yield process


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a fresh database of each kind."""
    return new_database(request.param, request, tmp_path)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def guest(server: Process) -> AsyncIterator[Callable[..., Awaitable[Person]]]:
    """Makes guests of a name."""
    people: list[Person] = []

    async def come_in(name: str) -> Person:
        people.append(await Person(server.url).come_in(name))
        return people[-1]

    yield come_in
    for person in people:
        await person.close()
