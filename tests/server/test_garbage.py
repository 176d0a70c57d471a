"""What nobody needs any more goes, although nobody stops for it."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any
from weakref import WeakSet, ref

import pytest
import uvicorn
from starlette.applications import Starlette

from tafelrunde.server import garbage as garbage_module
from tafelrunde.server import housekeeping
from tafelrunde.server.app import create_app, prepare
from tafelrunde.server.garbage import YOUNG, Garbage
from tafelrunde.server.lines import GRACE, SOCKETS, Line
from tafelrunde.server.settings import Settings
from tafelrunde.server.wire import Wire
from tests.server.backends import free_port
from tests.server.client import Person


class Ring:
    """Holds itself: only a search finds that nobody needs it."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def garbage() -> Iterator[Garbage]:
    before = gc.get_threshold()
    found = Garbage()
    found.calm()
    yield found
    gc.unfreeze()
    gc.set_threshold(*before)


def test_what_has_come_lately_is_found_soon(garbage):
    ring = Ring()
    seen = ref(ring)
    del ring
    garbage.look(alone=False)
    assert seen() is None


@pytest.mark.parametrize("visits", [0, 1])
def test_where_as_much_goes_as_comes_what_is_new_is_never_much(garbage, visits):
    played: Any = SimpleNamespace(hub=SimpleNamespace(users={"ann"}), visits=0)
    games = [[number] for number in range(50_000)]
    gc.freeze()

    async def play_on() -> int:
        looking = asyncio.ensure_future(housekeeping.garbage(played))
        most = 0
        for first in range(0, len(games), 5_000):
            for at in range(first, first + 5_000):
                games[at] = [at + 1]  # the one before is gone: Python counts as many as it did
            played.visits += visits
            await asyncio.sleep(2 * housekeeping.GLANCE_SECONDS)
            most = max(most, len(gc.get_objects(0)))
        looking.cancel()
        return most

    assert asyncio.run(play_on()) < 5_000


def test_circles_that_a_request_leaves_are_found_while_everybody_plays(garbage):
    busy: Any = SimpleNamespace(hub=SimpleNamespace(users={"ann"}), visits=0)

    async def visit() -> bool:
        looking = asyncio.ensure_future(housekeeping.garbage(busy))
        await asyncio.sleep(housekeeping.GLANCE_SECONDS)
        busy.visits += 1
        ring = Ring()
        seen = ref(ring)
        del ring
        await asyncio.sleep(3 * housekeeping.GLANCE_SECONDS)
        looking.cancel()
        return seen() is None

    assert asyncio.run(visit())


def test_what_is_old_is_looked_through_when_nobody_is_here(garbage):
    ring = Ring()
    seen = ref(ring)
    garbage.look(alone=False)  # it is needed, and old from now on
    del ring
    garbage.look(alone=False)
    assert seen() is not None
    garbage.look(alone=True)
    assert seen() is None


def test_what_is_old_is_looked_through_when_it_has_become_much_more(garbage, monkeypatch):
    monkeypatch.setattr(garbage_module, "FEW", 1)
    ring = Ring()
    seen = ref(ring)
    garbage.look(alone=False)
    del ring
    more = [[number] for number in range(2 * garbage.kept)]
    garbage.look(alone=False)
    assert seen() is None and len(more) > YOUNG


async def served(app: Starlette, port: int, visits: Callable[[str], Awaitable[None]]) -> None:
    """Serve an application on a port of this process while somebody visits it."""
    config = uvicorn.Config(app, port=port, http=Wire, log_config=None, **SOCKETS)
    server = uvicorn.Server(config)
    serving = asyncio.ensure_future(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        await visits(f"http://127.0.0.1:{port}")
    finally:
        server.should_exit = True
        await serving


@pytest.mark.anyio
async def test_a_closed_connection_leaves_no_circle(tmp_path, monkeypatch):
    settings = Settings(db=str(tmp_path / "games.db"), limit_factor=0, bot_delay=(9, 9))
    prepare(settings)
    there: WeakSet[Line | Wire] = WeakSet()
    for kind in (Line, Wire):

        def come(self: Any, transport: object, made: Any = kind.connection_made) -> None:
            there.add(self)
            made(self, transport)

        monkeypatch.setattr(kind, "connection_made", come)
    for name in ("calm", "glance", "look"):  # nobody looks for circles
        monkeypatch.setattr(Garbage, name, lambda *_, **__: None)
    left: list[int] = []

    async def visits(url: str) -> None:
        ann = await Person(url).come_in("Ann")
        table = await ann.new_table("me", "auto")
        for _ in range(3):
            async with ann.at(table.id) as page:
                await page.until(partial(getattr, page, "state"))
        await ann.close()
        left.append(len(there))
        await asyncio.sleep(GRACE + 1)
        left.append(len(there))

    gc.disable()
    try:
        await served(create_app(settings), free_port(), visits)
    finally:
        gc.enable()
    assert left[0] >= 1 and left[1] == 0
