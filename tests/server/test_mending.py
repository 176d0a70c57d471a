"""A disk that is full, a database that is locked: afterwards memory is what is stored, and every
game goes on by itself."""

from __future__ import annotations

import asyncio
import sqlite3

import httpx
import pytest
import sqlalchemy as sa

from tafelrunde.server import live as live_tables
from tafelrunde.server import players
from tafelrunde.server.app import create_app, prepare
from tafelrunde.server.core import Server
from tafelrunde.server.live import Live
from tafelrunde.server.refusals import Refusal
from tafelrunde.server.settings import Settings
from tafelrunde.store import engine, games
from tafelrunde.store.games import answers_of
from tafelrunde.store.schema import moves, tables
from tests.server.inside import inside
from tests.server.test_tables import Eye, table, until, worker

pytestmark = pytest.mark.anyio
__all__ = ["worker"]


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    monkeypatch.setattr(engine, "BUSY", 50)
    monkeypatch.setattr(players, "AGAIN", 0.2)


def fill_disk(worker: Server, pages: int) -> None:
    """No room for more than so many pages; a large number makes room again.

    A limit belongs to a connection, and the writer may be using its own: each transaction sets it.
    """

    def limit(connection: sa.Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")

    sa.event.listen(worker.store._writer, "begin", limit)


async def stored(worker: Server, live: Live) -> list[tuple[int, int]]:
    return answers_of(await games.journal(worker.store, live.table.id))


@pytest.mark.parametrize("trouble", ["full", "locked"])
async def test_after_a_failed_write_memory_is_the_database_and_bots_go_on(
    worker, caplog, tmp_path, trouble
):
    lives = [await worker.tables.open(await table(worker, "bigmoney", "bigmoney")) for _ in "abcd"]
    await until(lambda: all(live.number >= 3 for live in lives))
    other = sqlite3.connect(tmp_path / "games.db", timeout=30)
    if trouble == "full":
        fill_disk(worker, 1)
    else:
        other.execute("BEGIN IMMEDIATE")
    # A full disk still has room within its pages, so a quick game may end before it fails.
    await until(lambda: all(live.table.id in failed(caplog) or is_over(live) for live in lives))
    assert failed(caplog)
    fill_disk(worker, 10**6)
    other.rollback()
    other.close()
    for live in lives:
        await until(lambda live=live: not live.stale)
    before = [live.number for live in lives]
    for live, number in zip(lives, before, strict=True):
        await until(lambda live=live, number=number: live.number >= number + 5 or is_over(live))
    worker.players.close()
    for live in lives:
        await until(lambda live=live: not live.lock.locked() and not live.stale)
        assert await stored(worker, live) == live.match.answers


def is_over(live: Live) -> bool:
    return live.match is not None and live.match.over


def failed(caplog) -> set[str]:
    """The tables with an answer that was not stored."""
    return {one.fields["table"] for one in caplog.records if one.msg == "database"}


async def test_a_person_whose_answer_was_not_stored_sees_the_stored_game_by_itself(
    worker, tmp_path
):
    live = await worker.tables.open(await table(worker, "", "bigmoney"))
    eye = Eye(live.table.owner)
    live.watchers.add(eye)
    ask, sequence = live.ask_of(0), live.sequence
    other = sqlite3.connect(tmp_path / "games.db", timeout=30)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Refusal, match="could not be stored"):
        await worker.tables.answer(live, 0, ask.options[0], sequence)
    other.rollback()
    other.close()
    await until(lambda: not live.stale and eye.got)
    assert live.sequence == sequence and live.ask_of(0).options == ask.options
    assert live.match.answers == await stored(worker, live) == []
    await worker.tables.answer(live, 0, ask.options[0], sequence)
    live.watchers.discard(eye)


async def test_games_are_resumed_when_the_database_comes_back(worker, monkeypatch):
    id = await table(worker, "bigmoney", "bigmoney")
    journal, failed = games.journal, []

    async def fails(*args):
        failed.append(1)
        if len(failed) < 3:
            raise sa.exc.OperationalError("", {}, Exception("away"))
        return await journal(*args)

    monkeypatch.setattr(games, "journal", fails)
    await worker.players.resume()
    assert len(failed) >= 3
    await until(lambda: worker.tables.live[id].number >= 2)


async def until_well(client: httpx.AsyncClient) -> None:
    """While the server begins, it may be writing itself, and nobody here waits for long."""
    async with asyncio.timeout(20):
        while not (await client.get("/api/health")).json()["ok"]:
            await asyncio.sleep(0.05)


async def test_health_tells_whether_writing_works(tmp_path):
    settings = Settings(db=str(tmp_path / "games.db"))
    prepare(settings)
    async with inside(create_app(settings)) as (client, server):
        await until_well(client)
        other = sqlite3.connect(tmp_path / "games.db")
        other.execute("BEGIN IMMEDIATE")
        server.pulse._felt = float("-inf")
        ill = await client.get("/api/health")
        assert ill.status_code == 503 and not ill.json()["ok"]
        other.rollback()
        other.close()
        await until_well(client)


@pytest.mark.parametrize("missing", ["last", "first", "middle"])
async def test_a_line_that_is_missing_is_noticed_and_the_game_stopped(worker, caplog, missing):
    id = await table(worker, "bigmoney", "bigmoney")
    live = await worker.tables.open(id)
    await until(lambda: live.number >= 6)
    worker.players.close()
    await until(lambda: not live.lock.locked() and not live.busy)
    del worker.tables.live[id]
    number = {"last": live.number - 1, "first": 0, "middle": 3}[missing]
    async with worker.store.write() as connection:
        gone = sa.delete(moves).where(moves.c.table_id == id, moves.c.number == number)
        await connection.execute(gone)
    again = await worker.tables.open(id)
    assert again.table.status == "stopped" and again.match is None
    assert any(record.msg == "stopped" for record in caplog.records)
    async with worker.store.read() as connection:
        status = await connection.scalar(sa.select(tables.c.status).where(tables.c.id == id))
    assert status == "stopped"
    with pytest.raises(live_tables.MalformedRecord, match="missing"):
        live_tables.check_whole(again.table, await games.journal(worker.store, id))
