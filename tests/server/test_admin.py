"""What whoever runs a server looks up and mends, beside the running server."""

from __future__ import annotations

import json
import random
import sqlite3

import pytest

from tafelrunde.server import messages as m
from tests.cli.conftest import subprocess_run
from tests.server.backends import serving
from tests.server.client import Person, Refused

pytestmark = pytest.mark.anyio
PASSWORD = "correct horse battery"


def admin(db: str, *words: str) -> str:
    done = subprocess_run("admin", *words, "--db", db)
    assert done.returncode == 0, done.stderr
    return done.stdout


async def test_an_administrator_finds_people_and_tables_and_mends_passwords(database, tmp_path):
    with serving(database, tmp_path / "log") as process:
        ann = await Person(process.url).come_in("Ann")
        await ann.post("/api/account", {"name": "Ann", "password": PASSWORD})
        table = await ann.new_table("me", "bigmoney")
        async with ann.at(table.id) as page:
            await page.play(random.Random(1), answers=4)
            await page.do(m.Say(text="hello there"))

        numbers = json.loads(admin(database, "stats", "--json"))
        assert (numbers["accounts"], numbers["running"], numbers["chats"]) == (1, 1, 1)
        assert numbers["answers"] >= 4
        (row,) = json.loads(admin(database, "users", "an", "--json"))
        assert (row["name"], row["account"]) == ("Ann", True)
        assert json.loads(admin(database, "users", "%", "--json")) == []
        (listed,) = json.loads(admin(database, "tables", "--status", "running", "--json"))
        assert listed["id"] == table.id
        shown = json.loads(admin(database, "show", table.id))
        assert shown["seats"][0]["name"] == "Ann"
        assert not {"seed", "invite"} & shown.keys()
        mine = json.loads(admin(database, "export-user", "Ann"))
        assert [line["text"] for line in mine["chats"]] == ["hello there"]
        assert len(mine["answers"]) >= 4 and mine["seats"][0]["id"] == table.id
        assert not {"password", "epoch"} & mine["user"].keys()
        assert json.loads(admin(database, "check-upgrade", "--json")) == {
            "games": 1,
            "stopping": {},
        }

        fresh = admin(database, "reset-password", "Ann").strip()
        assert (await ann.get("/api/me"))["user"] is None  # signed out everywhere
        bob = await Person(process.url).come_in("Bob")
        with pytest.raises(Refused, match="wrong-password"):
            await bob.post("/api/login", {"name": "Ann", "password": PASSWORD})
        await bob.post("/api/login", {"name": "Ann", "password": fresh})
        assert (await bob.get("/api/me"))["user"]["name"] == "Ann"
        await bob.close()
        await ann.close()


def test_what_is_not_there_is_said_in_one_line(tmp_path):
    empty = str(tmp_path / "empty.db")
    (tmp_path / "empty.db").touch()
    with serving(str(tmp_path / "games.db"), tmp_path / "log"):
        pass
    used = str(tmp_path / "games.db")
    for words, says in (
        (("users", "--db", str(tmp_path / "none.db")), "there is no database"),
        (("users", "--db", empty), "another version"),
        (("show", "x" * 99, "--db", used), "there is no table"),
        (("reset-password", "nobody", "--db", used), "there is no user"),
        (("export-user", "nobody", "--db", used), "there is no user"),
        (("tables", "--status", "odd", "--db", used), "--status"),
    ):
        done = subprocess_run("admin", *words)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), words
        assert says in done.stderr
    assert not (tmp_path / "none.db").exists()


async def test_a_game_that_no_rules_can_play_on_goes_on_after_an_undo(tmp_path):
    database = str(tmp_path / "games.db")
    with serving(database, tmp_path / "log") as process:
        ann = await Person(process.url).come_in("Ann")
        table = (await ann.new_table("me", "bigmoney")).id
        async with ann.at(table) as page:
            await page.play(random.Random(2), answers=3)
            await page.until_asked()
            steps = page.now.step
        process.stop()
        with sqlite3.connect(database) as file:  # an answer that nobody could have given
            (lines,) = file.execute("SELECT count(*) FROM moves").fetchone()
            file.execute("INSERT INTO moves VALUES (?, ?, 0, 0, 999999, 1)", (table, lines))
            file.execute("UPDATE tables SET steps = steps + 1")
        file.close()
        process.start()
        async with ann.at(table) as page:
            await page.until(lambda: page.room and page.room.status == "stopped")
            assert str(steps) in admin(database, "undo", table)
            await page.until(lambda: page.room and page.room.status == "running")
            await page.until(lambda: page.state and page.now.step >= steps)
            await page.play(random.Random(3), answers=2)
        await ann.close()
