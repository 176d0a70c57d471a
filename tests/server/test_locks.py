"""The lock of a table: one at a time, in turn, and nobody keeps it who has gone."""

from __future__ import annotations

import asyncio

import pytest

from tafelrunde.server.locks import Lock

pytestmark = pytest.mark.anyio


async def test_it_is_taken_at_once_only_when_nobody_has_it():
    lock = Lock()
    assert lock.take() and not lock.take() and lock.locked()
    lock.release()
    async with lock:
        assert not lock.take()
    assert not lock.locked()


async def test_those_who_wait_have_it_in_turn_and_nobody_comes_between():
    lock, order = Lock(), []

    async def wait(name: str) -> None:
        async with lock:
            order.append(name)

    assert lock.take()
    waiting = [asyncio.ensure_future(wait(name)) for name in "abc"]
    await asyncio.sleep(0)
    lock.release()
    assert not lock.take()
    await asyncio.gather(*waiting)
    assert order == ["a", "b", "c"] and not lock.locked()


@pytest.mark.parametrize("late", [False, True])
async def test_who_goes_while_waiting_gives_it_on(late):
    lock = Lock()
    assert lock.take()

    async def wait() -> None:
        async with lock:
            raise AssertionError("this one has gone")

    async def last() -> bool:
        async with lock:
            return True

    gone = asyncio.ensure_future(wait())
    other = asyncio.ensure_future(last())
    await asyncio.sleep(0)
    if late:
        lock.release()  # it is theirs already, but they have not noticed
        gone.cancel()
    else:
        gone.cancel()
        lock.release()
    assert await other and not lock.locked()
