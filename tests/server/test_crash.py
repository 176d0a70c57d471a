"""kill -9 at random moments: whatever was acknowledged is there afterwards.

A few times by default, at other moments every day; TAFELRUNDE_SOAK=1 does it in fifty
games. TAFELRUNDE_SEED repeats a run.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from tafelrunde.kernel.match import Match
from tafelrunde.server import messages as m
from tafelrunde.server.live import load_match
from tafelrunde.store import games
from tafelrunde.store.engine import Store, read_url
from tests.server.backends import serving
from tests.server.client import Page, Person

pytestmark = pytest.mark.anyio

SOAK = bool(os.environ.get("TAFELRUNDE_SOAK"))
SEED = os.environ.get("TAFELRUNDE_SEED") or str(int(time.time()) // 86_400)
GAMES = 50 if SOAK else 1
KILLS = 5 if SOAK else 2

Acknowledged = dict[int, tuple[int, int]]  # line of the journal -> seat and option


async def play_until_killed(page: Page, seat: int, rng: random.Random, told: Acknowledged) -> int:
    """Play on, note what was acknowledged, and now and then take something back."""
    undone = 0
    try:
        while (ask := await page.until_asked()) is not None:
            if page.now.undo.free and rng.random() < 0.1:
                undone += isinstance(await page.do(m.Undo()), m.Accepted)
                continue
            sequence, option = page.now.sequence, rng.choice(ask.options).number
            if isinstance(await page.answer(option), m.Accepted):
                told[sequence] = (seat, option)
                await page.until(partial(page.is_past, sequence))
    except ConnectionError:
        pass
    except Exception as error:
        if "ConnectionClosed" not in type(error).__name__:
            raise
    return undone


async def stored(db: str, table: str) -> tuple[list[games.Move], Match]:
    """The journal, and the match it leads to, read without the server."""
    store = Store(read_url(db), "reading")
    row = await games.find(store, table)
    lines = await games.journal(store, table)
    await store.close()
    assert row is not None
    return lines, load_match(row, lines)


@asynccontextmanager
async def back_at(person: Person, table: str) -> AsyncIterator[Page]:
    """Open a table as a page does: again, while its owner has not been missed for long enough."""
    end = time.monotonic() + 6
    while True:
        async with AsyncExitStack() as stack:
            try:
                page = await stack.enter_async_context(person.at(table))
            except InvalidStatus as refused:
                if refused.response.status_code != 503 or time.monotonic() > end:
                    raise
                await asyncio.sleep(0.3)
                continue
            yield page
            return


@pytest.mark.parametrize("number", range(GAMES))
async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(database, tmp_path, number):
    rng = random.Random(f"{SEED} {number}")
    with serving(database, Path(tmp_path) / "log") as process:
        ann, bob = [await Person(process.url).come_in(name) for name in ("Ann", "Bob")]
        table = await ann.new_table("me", "open", "first_game")
        await bob.post(f"/api/invitations/{table.invite}/join", {})
        await ann.post(f"/api/tables/{table.id}/start")
        told: Acknowledged = {}
        undone = 0
        for _ in range(KILLS):
            async with ann.at(table.id) as one, bob.at(table.id) as two:
                playing = asyncio.gather(
                    play_until_killed(one, 0, rng, told), play_until_killed(two, 1, rng, told)
                )
                await asyncio.sleep(rng.uniform(0.2, 1.5))
                process.kill()
                undone += sum(await playing)
            lines, match = await stored(database, table.id)
            assert [line.number for line in lines] == list(range(len(lines)))
            for line, (seat, option) in told.items():
                assert lines[line][1:4] == (games.ANSWER, seat, option)
            assert sum(line.kind != games.ANSWER for line in lines) >= undone
            process.start()
            async with back_at(ann, table.id) as one:
                await one.until(lambda one=one: one.state)
                lines, match = await stored(database, table.id)
                if one.now.step == len(match.answers):  # the bot may have played on meanwhile
                    assert msgspec.to_builtins(one.now.view) == match.view(0)
                assert one.now.step + 2 * one.now.epoch >= len(told)
        assert len(told) > 5
        async with ann.at(table.id) as one, bob.at(table.id) as two:  # and the game goes on
            await one.until(lambda: one.state)
            goal = one.now.step + 8
            await asyncio.gather(one.play(rng, steps=goal), two.play(rng, steps=goal))
            assert one.now.step >= goal or one.now.view.over
        if SOAK:  # to the very end
            async with ann.at(table.id) as one, bob.at(table.id) as two:
                await asyncio.gather(one.play(rng), two.play(rng))
                assert one.now.result is not None
        log = process.log.read_text()
        assert '"level": "error"' not in log, f"seed {SEED}"


async def test_a_server_ends_in_good_order(database, tmp_path):
    with serving(database, Path(tmp_path) / "log") as process:
        ann = await Person(process.url).come_in("Ann")
        table = await ann.new_table("me", "first_game")
        async with ann.at(table.id) as page:
            await page.until_asked()
            loop = asyncio.get_running_loop()
            code = await loop.run_in_executor(None, process.stop)
            with pytest.raises(ConnectionError):
                await page.until(lambda: False)
            assert page.closed == 1012
        assert code in (0, -signal.SIGTERM)
        assert '"event": "stop"' in process.log.read_text()
        process.start()
        async with ann.at(table.id) as page:  # the same cookie, the same seat
            assert await page.until_asked()
