"""What is kept how long, and how somebody leaves for good."""

from __future__ import annotations

import os
import random
import subprocess
import sys

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from tafelrunde.server import messages as m
from tafelrunde.server.housekeeping import tidy_up
from tafelrunde.server.limits import KEPT_DAYS, SESSION_DAYS
from tafelrunde.server.lobby import new_table
from tafelrunde.server.realms import forgotten
from tafelrunde.store import engine, games, tidy, users
from tafelrunde.store.engine import Store, now
from tafelrunde.store.games import ANSWER, After, Move, Seat
from tafelrunde.store.schema import chats, moves, seats, tables
from tafelrunde.store.schema import users as user_rows
from tests.server.backends import ROOT
from tests.server.client import Person, Refused
from tests.server.test_store import store
from tests.server.test_tables import worker

pytestmark = pytest.mark.anyio
__all__ = ["store", "worker"]

DAY = tidy.DAY
PASSWORD = "correct horse battery"


async def planted(store: Store, status: str, days: float, *, kind: str = "game") -> str:
    """A table that was last changed so many days ago, with everything that belongs to it."""
    user = await users.add(store, "Ann", "en")
    table = new_table(user, "dominion", {}, kind)
    table.status, table.changed = status, now() - int(days * DAY)
    table.seats = [Seat(0, user.id, "Ann", ""), Seat(1, None, "bigmoney", "bigmoney")]
    await games.add(store, table)
    await games.say(store, table.id, 0, "Ann", "hello", user.id)
    line, after = Move(0, ANSWER, 0, 5, table.changed), After(1, [0], status, None, 1, None, 0)
    await games.write_move(store, table.id, line, after)
    return table.id


async def count(store: Store, table: sa.Table) -> int:
    async with store.read() as connection:
        return await connection.scalar(sa.select(sa.func.count()).select_from(table)) or 0


@pytest.mark.parametrize(
    ("status", "kind", "what"),
    [
        ("waiting", "game", "waiting"),
        ("running", "game", "running"),
        ("stopped", "game", "running"),
        ("finished", "game", "finished"),
        ("closed", "game", "closed"),
        ("running", "sandbox", "aside"),
        ("finished", "upload", "aside"),
    ],
)
async def test_a_table_is_removed_with_all_it_has_when_it_is_too_old(store, status, kind, what):
    old = await planted(store, status, KEPT_DAYS[what] + 1, kind=kind)
    young = await planted(store, status, KEPT_DAYS[what] - 1, kind=kind)
    removed = await tidy.tidy(store, KEPT_DAYS, forgotten)
    assert removed.tables == [old]
    assert await games.find(store, old) is None and await games.find(store, young) is not None
    assert [await count(store, table) for table in (tables, seats, moves, chats)] == [1, 2, 1, 1]
    assert (await tidy.tidy(store, KEPT_DAYS, forgotten)).tables == []


async def test_a_guest_is_forgotten_when_the_cookie_has_ended_and_accounts_stay(store):
    assert KEPT_DAYS["guest"] >= SESSION_DAYS
    finished = await planted(store, "finished", 1)
    running = await planted(store, "running", 1)
    account = await users.add(store, "Bob", "en", login="bob", password="x")
    fresh = await users.add(store, "Cem", "en")
    async with store.write() as connection:
        long_ago = now() - int((KEPT_DAYS["guest"] + 1) * DAY)
        old = sa.update(user_rows).where(user_rows.c.id != fresh.id)
        await connection.execute(old.values(seen=long_ago))
    assert (await tidy.tidy(store, KEPT_DAYS, forgotten)).guests == 1
    kept = await games.find(store, finished)
    assert kept is not None and kept.seats[0] == Seat(0, None, tidy.NOBODY, "-")
    assert kept.status == "closed"  # nobody is left who could look at it
    assert (await games.chat(store, finished))[0].name == tidy.NOBODY
    still = await games.find(store, running)
    assert still is not None and still.status == "running" and still.seats[0].name == "Ann"
    assert await users.find(store, account.id) is not None
    assert await users.find(store, fresh.id) is not None


async def test_a_visit_is_noted_once_a_day(store):
    ann = await users.add(store, "Ann", "en")
    assert now() - ann.seen < 60_000
    async with store.write() as connection:
        await connection.execute(sa.update(user_rows).values(seen=now() - 2 * DAY))
    old = await users.find(store, ann.id)
    assert old is not None
    await users.note_visit(store, old)
    again = await users.find(store, ann.id)
    assert again is not None and again.seen > old.seen


async def test_a_worker_tidies_up_and_closes_what_is_gone(worker):
    id = await planted(worker.store, "waiting", 40)
    await worker.tables.open(id)
    worker.settings.keep = 0  # for ever
    await tidy_up(worker)
    assert id in worker.tables.live
    worker.settings.keep = 1
    await tidy_up(worker)
    assert id not in worker.tables.live and await games.find(worker.store, id) is None


async def test_one_command_removes_what_is_old(store):
    await planted(store, "closed", 30)
    address = store.url.render_as_string(hide_password=False)
    command = [sys.executable, "-m", "tafelrunde.cli.main", "serve", "--lang", "en", "--tidy"]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [*command, "--db", address], env=env, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0 and "1 table, 0 guests" in done.stderr, done.stderr
    assert await count(store, tables) == 0


def test_an_older_database_is_brought_up_to_date_with_all_it_holds(database):
    url = engine.read_url(database)
    sync = url if engine.is_shared(url) else url.set(drivername="sqlite")
    made = sa.create_engine(sync)
    config = Config()
    config.set_main_option("script_location", "src/tafelrunde/store/migrations")
    with made.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        text = "INSERT INTO users VALUES ('ann', 'Ann', NULL, NULL, 0, 'en', '', '{}', 77)"
        connection.execute(sa.text(text))
    engine.migrate(url)
    with made.connect() as connection:
        row = connection.execute(sa.select(user_rows)).one()
        assert (row.id, row.created, row.seen) == ("ann", 77, 77)
    made.dispose()


# -- leaving for good


async def refused(person, *request) -> str:
    with pytest.raises(Refused) as info:
        await person.ask(*request)
    return info.value.error


async def test_somebody_leaves_for_good_and_the_games_of_others_go_on(server, guest):
    ann, bob = await guest("Ann"), await guest("Bob")
    id = (await ann.get("/api/me"))["user"]["id"]
    name = f"Ann {id}"
    await ann.post("/api/account", {"name": name, "password": PASSWORD})
    table = await ann.new_table("me", "open", public=True)
    await bob.post(f"/api/invitations/{table.invite}/join", {})
    waiting, alone = await ann.new_table("me", "open"), await ann.new_table("me", "bigmoney")
    await ann.post(f"/api/tables/{table.id}/start")
    async with ann.at(table.id) as page, bob.at(table.id) as other:
        await page.until_asked()
        await page.do(m.Say(text="good bye"))
        await other.until(lambda: other.state)
        assert await refused(ann, "DELETE", "/api/me", {"password": "wrong one"}) == (
            "wrong-password"
        )
        assert await refused(ann, "DELETE", "/api/me") == "wrong-password"
        told = await ann.ask("DELETE", "/api/me", {"password": PASSWORD})
        assert told["user"] is None
        with pytest.raises(ConnectionError):
            await page.until(lambda: False)
        assert page.closed == 4401
        await other.until(lambda: other.room.owner == "Bob")
        assert other.room.seats[0].kind == "bot" and other.room.seats[0].name != name
        await other.until_asked()  # a bot has played on
        await other.play(random.Random(3), answers=2)
    login = {"name": name, "password": PASSWORD}
    assert await refused(ann, "POST", "/api/login", login) == "wrong-password"
    for one in (waiting.id, alone.id):
        assert await refused(bob, "GET", f"/api/tables/{one}") == "not-found"
    async with bob.at(table.id) as other:
        await other.until(lambda: other.chat)
        assert [line.name for line in other.chat.values()] == [tidy.NOBODY]
    everything = "".join(
        [str(await bob.get(f"/api/tables?scope={s}")) for s in ("mine", "running")]
    )
    assert name not in everything


async def test_a_guest_leaves_without_a_password_and_an_old_cookie_is_nobodys(server, guest):
    ann = await guest("Ann")
    cookie = ann.http.cookies["tafelrunde"]
    await ann.ask("DELETE", "/api/me")
    thief = Person(server.url)
    thief.http.cookies.set("tafelrunde", cookie)
    assert (await thief.get("/api/me"))["user"] is None
    assert await refused(thief, "DELETE", "/api/me") == "not-signed-in"
    await thief.close()


async def test_a_visit_renews_the_cookie(server, guest):
    ann = await guest("Ann")
    answer = await ann.http.get("/api/me")
    assert f"Max-Age={SESSION_DAYS * 24 * 3600}" in answer.headers["set-cookie"]
    stranger = Person(server.url)
    assert "set-cookie" not in (await stranger.http.get("/api/me")).headers
    await stranger.close()
