"""Several workers on one PostgreSQL; SQLite has one."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import WebSocketException

from tafelrunde.server import messages as m
from tafelrunde.store import games
from tafelrunde.store.engine import Store, read_url
from tafelrunde.store.schema import owners, workers
from tests.server.backends import ROOT, Process, serving
from tests.server.client import Page, Person, Refused, sensible

pytestmark = pytest.mark.anyio


def test_sqlite_has_one_worker_and_says_so(tmp_path):
    command = [sys.executable, "-m", "tafelrunde.cli.main", "serve", "--lang", "en"]
    command += ["--db", str(tmp_path / "games.db"), "--workers", "2"]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert "SQLite serves one worker" in done.stderr and "postgresql://" in done.stderr
    assert not (tmp_path / "games.db").exists()


@pytest.mark.parametrize("db", ["mysql://x/y", "sqlite://", "://"])
def test_a_bad_database_address_is_one_clear_line(tmp_path, db):
    command = [sys.executable, "-m", "tafelrunde.cli.main", "serve", "--db", db, "--port", "0"]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        command, env=env, capture_output=True, text=True, timeout=60, cwd=tmp_path
    )
    assert done.returncode == 2 and len(done.stderr.strip().splitlines()) == 1


@pytest.fixture(scope="module")
def pair(postgres, tmp_path_factory):
    """Two servers on the same database: two workers that we can choose between."""
    db, folder = postgres.database(), tmp_path_factory.mktemp("pair")
    with serving(db, folder / "log1") as first, serving(db, folder / "log2") as second:
        yield first, second


def moved(person: Person, process: Process) -> Person:
    """The same person at another worker; cookies and tokens hold everywhere."""
    twin = Person(process.url)
    twin.http.cookies.set("tafelrunde", person.http.cookies["tafelrunde"])
    twin.csrf = person.csrf
    return twin


async def test_people_at_different_workers_play_one_game(pair):
    first, second = pair
    ann, bob = await Person(first.url).come_in("Ann"), await Person(second.url).come_in("Bob")
    table = await ann.new_table("me", "open", "bigmoney")
    async with ann.at(table.id) as one:
        await one.until(lambda: one.room)
        await bob.post(f"/api/invitations/{table.invite}/join", {})
        await one.until(lambda: one.room.seats[1].name == "Bob")
        async with bob.at(table.id) as two:
            await one.until(lambda: one.room.seats[1].present)
            await two.until(lambda: two.room and two.room.seats[0].present)
            await ann.post(f"/api/tables/{table.id}/start")
            await two.until(lambda: two.state)
            await two.do(m.Say(text="hello"))
            await one.until(lambda: [line.text for line in one.chat.values()] == ["hello"])
            rng = random.Random(8)
            await asyncio.gather(one.play(rng), two.play(rng))
            await two.until(lambda: two.now.view.over and two.room.status == "finished")
            assert one.now.result == two.now.result and one.now.step == two.now.step
            shared = [event["id"] for event in one.log]
            assert shared == [event["id"] for event in two.log]
        await one.until(lambda: not one.room.seats[1].present)
    for person in (ann, bob):
        await person.close()


async def test_the_same_question_answered_at_two_workers_is_answered_once(pair):
    first, second = pair
    ann = await Person(first.url).come_in("Ann")
    twin = moved(ann, second)
    accepted = refused = 0
    table = await ann.new_table("me", "open", public=True)
    await (await Person(first.url).come_in("Bob")).post(f"/api/tables/{table.id}/join", {})
    await ann.post(f"/api/tables/{table.id}/start")
    async with ann.at(table.id) as desk, twin.at(table.id) as phone:
        for _ in range(12):
            await desk.until(lambda: desk.state)
            await phone.until(lambda: phone.state and phone.now.sequence == desk.now.sequence)
            ask = desk.mine
            if ask is None or len(ask.options) < 2:
                break
            choices = [ask.options[0].number, ask.options[-1].number]
            sequence = desk.now.sequence
            told = await asyncio.gather(desk.answer(choices[0]), phone.answer(choices[1]))
            kinds = [isinstance(one, m.Accepted) for one in told]
            accepted += sum(kinds)
            refused += sum(isinstance(one, m.Refused) and one.error == "stale" for one in told)
            assert sum(kinds) == 1
            for page in (desk, phone):
                await page.until(lambda page=page, s=sequence: page.now.sequence > s)
    assert accepted == refused > 0


async def test_a_turn_is_called_at_another_worker(pair):
    first, second = pair
    ann, bob = await Person(first.url).come_in("Ann"), await Person(second.url).come_in("Bob")
    table = await ann.new_table("me", "open")
    await bob.post(f"/api/invitations/{table.invite}/join", {})
    await ann.post(f"/api/tables/{table.id}/start")
    elsewhere = await bob.new_table("me", "open")
    async with ann.at(table.id) as one, bob.at(elsewhere.id) as other:
        await other.until(lambda: other.room)
        while not any(isinstance(message, m.YourTurn) for message in other.messages):
            if one.state and one.mine and len(one.mine.options) > 1:
                await one.answer(one.mine.options[-1].number)
            await asyncio.sleep(0.05)
        call = next(message for message in other.messages if isinstance(message, m.YourTurn))
        assert (call.table, call.seat) == (table.id, 1)


@asynccontextmanager
async def back_at(person: Person, table: str) -> AsyncIterator[Page]:
    """A table again whose worker has died, as soon as another one has taken it."""
    while True:
        try:
            async with person.at(table) as page:
                await page.until(lambda: page.state)
                yield page
                return
        except (ConnectionError, WebSocketException):
            await asyncio.sleep(0.1)


async def test_when_a_worker_dies_another_one_lets_its_bots_play_on(pair):
    first, second = pair
    ann = await Person(first.url).come_in("Ann")
    table = await ann.new_table("bigmoney", "first_game", "random")
    alone = await ann.new_table("bigmoney", "bigmoney")  # nobody looks at it
    twin = moved(ann, second)
    try:
        async with twin.at(table.id) as page:
            await page.until(lambda: page.state and page.now.step > 3)
            first.kill()
            await page.until_closed(1006)
        async with back_at(twin, table.id) as page:
            await page.until(lambda: page.now.view.over)
        async with asyncio.timeout(60):
            while (await twin.table(alone.id)).status != "finished":
                await asyncio.sleep(0.2)
    finally:
        first.start()
    for person in (ann, twin):
        await person.close()


async def test_a_killed_workers_tables_go_on_within_seconds_and_nothing_acknowledged_is_lost(
    postgres, tmp_path
):
    db, rng = postgres.database(), random.Random(4)
    with (
        serving(db, Path(tmp_path) / "one") as first,
        serving(db, Path(tmp_path) / "two") as second,
    ):
        ann = await Person(first.url).come_in("Ann")
        twin = moved(ann, second)
        tables = [await ann.new_table("me", "bigmoney") for _ in range(4)]
        given: dict[str, list[int]] = {table.id: [] for table in tables}

        async def play(table: str) -> None:
            """Answer until the worker dies; note what was acknowledged."""
            with suppress(ConnectionError):
                async with twin.at(table) as page:
                    while await page.until_asked() is not None:
                        option = sensible(page.mine, rng)
                        if isinstance(await page.answer(option), m.Accepted):
                            given[table].append(option)

        playing = [asyncio.ensure_future(play(table.id)) for table in tables]
        async with asyncio.timeout(30):
            while not all(len(answers) > 3 for answers in given.values()):
                await asyncio.sleep(0.05)
        first.kill()
        began = asyncio.get_running_loop().time()
        await asyncio.gather(*playing)
        for table in tables:
            async with back_at(twin, table.id) as page:
                took = asyncio.get_running_loop().time() - began
                assert page.now.step >= len(given[table.id])
        assert took < 5.0
        store = Store(read_url(db), "test")
        for table in tables:
            lines = await games.journal(store, table.id)
            stored = [line.value for line in lines if line.seat == 0]
            chosen = iter(stored)  # forced answers of the server lie between
            assert all(option in chosen for option in given[table.id])
        await store.close()
        for person in (ann, twin):
            await person.close()


async def test_a_table_is_played_by_one_worker_whoever_is_asked(pair):
    first, second = pair
    ann = await Person(first.url).come_in("Ann")
    twin = moved(ann, second)
    table = await ann.new_table("me", "open", public=True)
    bob = await Person(second.url).come_in("Bob")
    await bob.post(f"/api/tables/{table.id}/join", {})  # it belongs to the second from now on
    before = [(await Person(one.url).get("/api/health"))["tables"] for one in pair]
    started = await ann.post(f"/api/tables/{table.id}/start")  # which the first passes on
    assert started["status"] == "running"
    async with ann.at(table.id) as one, twin.at(table.id) as two:
        for page in (one, two):
            await page.until(lambda page=page: page.state)
        after = [(await Person(url.url).get("/api/health"))["tables"] for url in pair]
        assert [now - then for now, then in zip(after, before, strict=True)] == [0, 1]
    with pytest.raises(Refused, match="bad-message"):
        await ann.post(f"/api/tables/{table.id}/replace", {"seat": 9, "bot": "bigmoney"})
    await bob.post(f"/api/tables/{table.id}/leave")
    assert (await ann.table(table.id)).seats[1].kind == "bot"
    for person in (ann, bob, twin):
        await person.close()


async def test_a_worker_that_only_sleeps_for_a_while_keeps_its_tables(pair):
    first, second = pair
    ann = await Person(first.url).come_in("Ann")
    table = await ann.new_table("me", "bigmoney")
    other = await Person(second.url).come_in("Bob")
    mine = await other.new_table("me", "bigmoney")
    store = Store(read_url(first.db), "test")

    async def owner(id: str) -> str:
        async with store.read() as connection:
            found = await connection.scalar(
                sa.select(owners.c.worker).where(owners.c.table_id == id)
            )
        assert found is not None
        return str(found)

    was = await owner(table.id)
    assert was != await owner(mine.id)
    os.kill(first.process.pid, signal.SIGSTOP)
    await asyncio.sleep(5.5)
    os.kill(first.process.pid, signal.SIGCONT)
    async with ann.at(table.id) as page:
        await page.play(random.Random(1), answers=2)
    assert await owner(table.id) == was
    await store.close()
    for person in (ann, other):
        await person.close()


async def test_the_inner_door_lets_in_only_other_workers(pair, postgres):
    store = Store(read_url(pair[0].db), "test")
    async with store.read() as connection:
        rows = (await connection.execute(sa.select(workers))).all()
    await store.close()
    assert len(rows) >= 2
    for row in rows[-2:]:
        host, port = row.address.split(" ")
        with suppress(httpx.ConnectError):  # one that was killed
            for key in ({}, {"x-tafelrunde-key": "guessed"}):
                async with httpx.AsyncClient() as client:
                    told = await client.get(f"http://{host}:{port}/api/health", headers=key)
                assert told.status_code == 403 and not told.content


def relays_of(process: Process) -> int:
    """How many sockets were passed on by the worker that they reached."""
    lines = [json.loads(line) for line in process.log.read_text().splitlines() if line[0] == "{"]
    return sum(line["event"] == "relay" for line in lines)


async def test_one_command_starts_workers_and_people_at_different_ones_play_a_whole_game(
    postgres, tmp_path
):
    with serving(postgres.database(), Path(tmp_path) / "log", workers=2) as process:
        ann, bob = [await Person(process.url).come_in(name) for name in ("Ann", "Bob")]
        table = await ann.new_table("me", "open", "bigmoney")
        await bob.post(f"/api/invitations/{table.invite}/join", {})
        await ann.post(f"/api/tables/{table.id}/start")
        rng = random.Random(3)
        async with ann.at(table.id) as one, AsyncExitStack() as tries:
            await one.until(lambda: one.state)
            for _ in range(60):  # the system gives a connection to any of the two
                passed_on = relays_of(process)
                two = await tries.enter_async_context(bob.at(table.id))
                await two.until(lambda two=two: two.state)
                if relays_of(process) != passed_on:
                    break
            else:
                raise AssertionError("Bob always comes to the worker that plays the table")
            await asyncio.gather(one.play(rng), two.play(rng))
            await two.until(lambda: two.now.view.over)
            assert one.now.result == two.now.result is not None
            assert [event["id"] for event in one.log] == [event["id"] for event in two.log]
        assert process.stop() in (0, -signal.SIGTERM)
        log = process.log.read_text()
        assert log.count('"event": "start"') == 2 and '"level": "error"' not in log
        for person in (ann, bob):
            await person.close()


async def test_sessions_that_are_ended_at_one_worker_end_at_the_others(pair):
    first, second = pair
    ann = await Person(first.url).come_in("Ann")
    id = (await ann.get("/api/me"))["user"]["id"]
    await ann.post("/api/account", {"name": f"Ann {id}", "password": "correct horse"})
    table = await ann.new_table("me", "open")
    there = moved(ann, second)
    async with there.at(table.id) as page:
        await page.until(lambda: page.room)
        await ann.post("/api/logout/everywhere")
        await page.until_closed(1012)
    assert (await there.get("/api/me"))["user"] is None
    await ann.close()
    await there.close()


async def test_a_guest_who_signs_in_keeps_the_seat_at_other_workers_too(pair):
    first, second = pair
    ann = await Person(first.url).come_in("Ann")
    id = (await ann.get("/api/me"))["user"]["id"]
    wish = {"name": f"Ann {id}", "password": "correct horse"}
    await ann.post("/api/account", wish)
    guest = await Person(first.url).come_in("Somebody")
    table = await guest.new_table("me", "bigmoney")
    there = moved(guest, second)
    async with there.at(table.id) as page:
        await page.until(lambda: page.state)
        await guest.post("/api/login", wish)
        await page.until(lambda: page.room.seats[0].name == wish["name"])
        assert page.room.your_seat == 0 and page.closed is None
        signed_in = moved(guest, second)
        async with signed_in.at(table.id) as again:
            await again.until(lambda: again.room)
            await guest.post("/api/logout")
            await again.until_closed(4401)
    for person in (ann, guest, there, signed_in):
        await person.close()


async def test_limits_are_shared_by_all_workers(postgres, tmp_path, monkeypatch):
    monkeypatch.setenv("TAFELRUNDE_LIMIT_ALL_GUESTS", "6/6000")
    db = postgres.database()
    with (
        serving(db, Path(tmp_path) / "one", limit_factor=1) as one,
        serving(db, Path(tmp_path) / "two", limit_factor=1) as two,
    ):
        for number in range(3):
            for process in (one, two):
                await (await Person(process.url).come_in(f"Guest {number}")).close()
        await asyncio.sleep(1.5)  # they tell each other
        for process in (one, two):
            with pytest.raises(Refused, match="too-many"):
                await Person(process.url).come_in("One too many")


async def test_a_killed_supervisor_takes_its_workers_along(postgres, tmp_path):
    process = Process(postgres.database(), Path(tmp_path) / "log", workers=2)
    try:
        group = process.process.pid
        before = members(group)
        assert len(before) >= 3
        os.kill(group, signal.SIGKILL)
        process.process.wait()
        async with asyncio.timeout(30):
            while members(group):
                await asyncio.sleep(0.1)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(group, signal.SIGKILL)


def members(group: int) -> list[int]:
    """The living processes of a group."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError, IndexError):
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            if int(fields[2]) == group and fields[0] != "Z":
                found.append(int(folder.name))
    return found
