"""Everything about somebody: told to them, and gone when they want to go, chat text included."""

from __future__ import annotations

import asyncio
import json

import pytest
import sqlalchemy as sa
from click.testing import CliRunner

from tafelrunde.cli.main import cli
from tafelrunde.server import messages as m
from tafelrunde.store import tidy
from tafelrunde.store.engine import connect, read_url
from tafelrunde.store.schema import META
from tests.server.backends import serving
from tests.server.client import Person
from tests.server.postbox import postbox, token_in

pytestmark = pytest.mark.anyio
PASSWORD = "correct horse battery"
NAME, SAID, MAIL = "Ann Wintergreen", "a most unusual remark", "wintergreen@example.org"

# Where a user is named by id. A new table that does so must be told and forgotten, too: add it here
# together with `overview.everything_of` and `tidy._remove_user`.
KNOWN = {
    "users": {"id"},
    "tables": {"owner"},
    "seats": {"user_id"},
    "chats": {"user_id"},
    "presence": {"user_id"},
    "standing": {"user_id"},
    "mail_tokens": {"user_id"},
    "bans": {"user_id"},
    "reports": {"by_id", "user_id"},
    "doings": {"by_id", "user_id"},
    "errands": {"user_id"},
    "profiles": {"user_id"},
    "friends": {"user_id"},
    "outcomes": {"user_id"},
    "ratings": {"user_id"},
    "pushes": {"user_id"},
    "tournaments": {"owner"},
    "entrants": {"user_id"},
    "pairings": {"user_id"},
    "shares": {"user_id"},
}


def test_no_table_names_a_user_that_is_not_thought_of():
    named = {
        table.name: {column.name for column in table.columns} & {"owner", "user_id", "by_id"}
        for table in META.sorted_tables
    }
    assert {name: columns for name, columns in named.items() if columns} == {
        name: columns for name, columns in KNOWN.items() if name != "users"
    }


def whole(db: str) -> str:
    """Everything in a database as text."""
    engine = connect(read_url(db))
    with engine.connect() as connection:
        rows = [
            f"{table.name} {row._mapping}"
            for table in META.sorted_tables
            for row in connection.execute(sa.select(table))
        ]
    engine.dispose()
    return "\n".join(rows)


@pytest.mark.parametrize("way", ["browser", "command"])
async def test_a_user_gets_everything_and_is_then_gone(way, request, tmp_path):
    database = str(tmp_path / "db")
    if way == "command":
        database = request.getfixturevalue("postgres").database()
    with postbox() as (box, smtp), serving(database, tmp_path / "log", **smtp) as process:
        ann = await Person(process.url).come_in(NAME)
        me = await ann.post("/api/account", {"name": NAME, "password": PASSWORD})
        id = me["user"]["id"]
        await ann.post("/api/email", {"email": MAIL, "password": PASSWORD})
        await ann.post("/api/email/verify", {"token": token_in(box.next(MAIL))})
        bob = await Person(process.url).come_in("Bob")
        table = await ann.new_table("me", "open")
        await bob.post(f"/api/invitations/{table.invite}/join", {})
        await ann.post(f"/api/tables/{table.id}/start")
        async with bob.at(table.id) as page:
            async with ann.at(table.id) as hers:
                await hers.do(m.Say(text=SAID))
                await hers.do(m.Report(seat=1, words="a complaint of hers"))
            await page.until(lambda: page.chat and page.chat[0].text == SAID)
            await page.do(m.Report(line=0, words="about her"))

            told = await ann.get("/api/me/export")
            assert told["user"]["email"] == MAIL and told["user"]["name"] == NAME
            assert [line["text"] for line in told["chats"]] == [SAID]
            assert told["reports"][0]["words"] == "a complaint of hers"
            assert len(told["reported"]) == 1 and "Bob" not in json.dumps(told["reported"])
            assert not {"password", "epoch"} & told["user"].keys()

            if way == "browser":
                await ann.ask("DELETE", "/api/me", {"password": PASSWORD})
            else:
                command = ["admin", "delete-user", NAME, "--db", database]
                refused = await asyncio.to_thread(CliRunner().invoke, cli, command)
                assert refused.exit_code == 2 and NAME in whole(database)
                done = await asyncio.to_thread(CliRunner().invoke, cli, [*command, "--yes"])
                assert done.exit_code == 0, done.output
            # Whoever still looks at the table sees it at once.
            await page.until(lambda: page.chat[0].text == "" and page.chat[0].name == tidy.NOBODY)
            await page.until(lambda: page.room and page.room.seats[0].kind == "bot")
        everything = whole(database)
        for trace in (NAME, SAID, MAIL, id, "a complaint of hers", "about her"):
            assert trace not in everything, trace
        assert (await ann.get("/api/me"))["user"] is None
        await ann.close()
        await bob.close()
