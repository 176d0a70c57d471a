"""Keeping order: bans, mutes, reports, lines taken out, people taken off a table."""

from __future__ import annotations

import asyncio
import json
import random
from types import SimpleNamespace
from typing import cast

import pytest
from click.testing import CliRunner

from tafelrunde.cli.main import cli
from tafelrunde.server import messages as m
from tafelrunde.server.bans import Bans
from tafelrunde.server.core import Server
from tafelrunde.server.hub import Hub
from tafelrunde.store import moderation, users
from tafelrunde.store.engine import Store, migrate, read_url
from tafelrunde.store.moderation import BAN, MUTE, BadNetwork, Whom, read_net
from tests.server.backends import serving
from tests.server.client import Person, Refused

pytestmark = pytest.mark.anyio
PASSWORD = "correct horse battery"


async def admin(db: str, *words: str) -> str:
    """Run a command, in a thread of this process: starting one takes long."""
    command = ["admin", *words, "--db", db, "--lang", "en"]
    done = await asyncio.to_thread(CliRunner().invoke, cli, command)
    assert done.exit_code == 0, done.output
    return done.stdout


async def account(url: str, name: str) -> Person:
    person = await Person(url).come_in(name)
    await person.post("/api/account", {"name": name, "password": PASSWORD})
    return person


async def refused(doing, code: str) -> None:
    with pytest.raises(Refused, match=code):
        await doing


async def test_a_moderator_keeps_order_in_the_browser(database, tmp_path):
    with serving(database, tmp_path / "log") as process:
        url = process.url
        mod, ann, mallory = [await account(url, name) for name in ("Mod", "Ann", "Mallory")]
        table = await ann.new_table("me", "open")
        await mallory.post(f"/api/invitations/{table.invite}/join", {})
        await ann.post(f"/api/tables/{table.id}/start")
        for method, path in (("GET", ""), ("POST", "/bans"), ("POST", f"/tables/{table.id}/kick")):
            await refused(mod.ask(method, f"/api/moderation{path}", {}), "not-allowed")
        await admin(database, "moderator", "Mod")
        assert (await mod.get("/api/me"))["user"]["moderator"] is True

        async with ann.at(table.id) as page, mallory.at(table.id) as other:
            await page.until(lambda: page.state)
            await other.do(m.Say(text="something rude"))
            await page.until(lambda: page.chat)
            assert isinstance(await page.do(m.Report(line=0, words="rude")), m.Accepted)
            for wrong in (m.Report(), m.Report(line=7), m.Report(seat=5)):
                assert isinstance(await page.do(wrong), m.Refused)
            assert isinstance(await page.do(m.Report(seat=1)), m.Accepted)

            told = await mod.get("/api/moderation")
            one, two = told["reports"]
            assert (one["by"], one["name"], one["words"]) == ("Ann", "Mallory", "rude")
            assert [line["text"] for line in one["chat"]] == ["something rude"]
            assert (two["line"], two["seat"], two["sits"], two["user"]) == (
                -1,
                1,
                True,
                one["user"],
            )
            assert not {"seed", "invite"} & one.keys()

            here = f"/api/moderation/tables/{table.id}"
            await mod.post(f"{here}/unsay", {"line": 0})
            await page.until(lambda: page.chat[0].text == "")
            await refused(mod.post(f"{here}/unsay", {"line": 0}), "not-found")

            await mod.post(
                "/api/moderation/bans", {"kind": "mute", "who": "Mallory", "seconds": 60}
            )
            no = await other.do(m.Say(text="again"))
            assert isinstance(no, m.Refused) and no.error == "muted"

            await mod.post(f"{here}/kick", {"seat": 1, "user": two["user"]})
            await page.until(lambda: page.room and page.room.seats[1].kind == "bot")
            await refused(mod.post(f"{here}/kick", {"seat": 1, "user": two["user"]}), "stale")
            await page.play(random.Random(1), answers=2)  # the bot goes on

        async with mallory.at((await mallory.new_table("me", "bigmoney")).id) as page:
            wish = {"kind": "ban", "who": two["user"], "seconds": 3600, "reason": "rude"}
            wish["here"] = True
            await mod.post("/api/moderation/bans", wish)
            await page.until_closed(4410)
        await refused(mallory.new_table("me", "bigmoney"), "banned")
        assert (await mallory.get("/api/me"))["user"]["name"] == "Mallory"
        bans = (await mallory.get("/api/me/export"))["bans"]
        assert [(one["kind"], one["reason"]) for one in bans] == [("mute", ""), ("ban", "rude")]
        await refused(
            mod.post("/api/moderation/bans", {"kind": "ban", "who": "Mod"}), "not-allowed"
        )
        await refused(
            mod.post("/api/moderation/bans", {"kind": "ban", "who": "0/0"}), "bad-message"
        )

        for report in (one, two):
            await mod.post(f"/api/moderation/reports/{report['id']}/settle")
        told = await mod.get("/api/moderation")
        assert told["reports"] == []
        assert [ban["name"] for ban in told["bans"] if ban["net"]] == ["127.0.0.1/32"]
        await refused(Person(url).get("/api/tables"), "banned")
        for ban in told["bans"]:
            await mod.ask("DELETE", f"/api/moderation/bans/{ban['id']}")
        await mallory.new_table("me", "bigmoney")

        done = [(one["what"], one["by"]) for one in (await mod.get("/api/moderation"))["doings"]]
        by_mod = [
            "unban",
            "unban",
            "unmute",
            "ban",
            "settle",
            "settle",
            "ban",
            "kick",
            "mute",
            "unsay",
        ]
        assert sorted(done) == sorted([*((what, "Mod") for what in by_mod), ("appoint", "")])
        assert len(json.loads(await admin(database, "log", "--json"))) == 11
        for person in (mod, ann, mallory):
            await person.close()


async def test_all_of_it_works_by_command_beside_the_running_server(database, tmp_path):
    with serving(database, tmp_path / "log") as process:
        ann, mallory = [await account(process.url, name) for name in ("Ann", "Mallory")]
        table = await ann.new_table("me", "open", public=True)
        await mallory.post(f"/api/tables/{table.id}/join", {})
        await ann.post(f"/api/tables/{table.id}/start")
        async with ann.at(table.id) as page, mallory.at(table.id) as other:
            await other.do(m.Say(text="something rude"))
            await page.until(lambda: page.chat)
            await page.do(m.Report(line=0, words="rude"))
            (report,) = json.loads(await admin(database, "reports", "--json"))
            assert (report["name"], report["line"]) == ("Mallory", 0)
            assert "Mallory" in await admin(database, "reports")
            await admin(database, "unsay", table.id, "0")
            await page.until(lambda: page.chat[0].text == "")
            await admin(database, "settle", report["id"])
            assert json.loads(await admin(database, "reports", "--json")) == []

            await page.until(lambda: page.state)
            await page.play(random.Random(3), answers=2)
            step = page.now.step
            await admin(database, "undo", table.id, "--answers", "2")
            await page.until(lambda: page.now.step == step - 2)
            await page.play(random.Random(4), answers=1)

            await admin(database, "kick", table.id, "Mallory")
            await page.until(lambda: page.room and page.room.seats[1].kind == "bot")
            await admin(database, "mute", "Mallory", "--hours", "1")
            await admin(database, "ban", "Mallory", "--reason", "rude")
            await other.until_closed(4410)
            await admin(database, "stop", table.id)
            await page.until_closed(4404)
        await refused(mallory.get("/api/tables"), "banned")
        assert "rude" in await admin(database, "bans")
        await admin(database, "unban", "Mallory")
        await admin(database, "ban", "127.0.0.0/8")
        await until_refused(mallory, "banned")
        await admin(database, "moderator", "Ann")
        await ann.get("/api/tables")  # a moderator is never locked out by a network
        await admin(database, "unban", "127.0.0.0/8")
        await admin(database, "moderator", "Ann", "--off")
        done = sorted(one["what"] for one in json.loads(await admin(database, "log", "--json")))
        ended = ["unban", "unban", "unmute"]
        begun = ["appoint", "ban", "ban", "dismiss", "kick", "mute", "settle", "stop", "undo"]
        assert done == sorted([*begun, *ended, "unsay"])
        await ann.close()
        await mallory.close()


async def until_refused(person: Person, code: str) -> None:
    """A command reaches a server on SQLite within a second or two."""
    async with asyncio.timeout(10):
        while True:
            try:
                await person.get("/api/tables")
            except Refused as no:
                if no.error == code:
                    return
                raise
            await asyncio.sleep(0.1)


async def test_bans_count_for_networks_of_both_kinds_and_end(tmp_path):
    url = read_url(str(tmp_path / "games.db"))
    migrate(url)
    store = Store(url, "test")
    user = await users.add(store, "Mallory", "en", password="hash")
    whom, by = Whom(user.id, user.name), Whom()

    server = SimpleNamespace(store=store, hub=Hub())
    bans = Bans(cast(Server, server))
    await moderation.add_ban(store, BAN, by, net=str(read_net("203.0.113.9/24")))
    await moderation.add_ban(store, MUTE, by, net=str(read_net("2001:db8:1:2:3::4")))
    await moderation.add_ban(store, BAN, by, whom=whom, seconds=1)
    await moderation.add_ban(store, BAN, by, whom=whom, seconds=1)  # instead of the first one
    await bans.load()
    assert len(await moderation.valid(store)) == 3
    assert bans.find(BAN, "", "203.0.113.200") and bans.find(BAN, "", "::ffff:203.0.113.1")
    assert not bans.find(BAN, "", "203.0.114.1") and not bans.find(MUTE, "", "203.0.113.1")
    assert bans.find(MUTE, "", "2001:db8:1:2:ffff::1") and not bans.find(MUTE, "", "2001:db8:1:3::")
    assert bans.find(BAN, user.id, "") and not bans.find(BAN, "x", "no address")
    await asyncio.sleep(1.1)
    assert not bans.find(BAN, user.id, "") and len(await moderation.valid(store)) == 2
    await store.close()


@pytest.mark.parametrize("text", ["0.0.0.0/0", "::/0", "10.0.0.0/7", "Mallory", "1.2.3", ""])
def test_what_cannot_be_banned(text):
    with pytest.raises(BadNetwork):
        read_net(text)


async def test_reports_are_limited_and_strangers_cannot_make_any(tmp_path):
    with serving(str(tmp_path / "games.db"), tmp_path / "log", limit_factor=1) as process:
        ann = await Person(process.url).come_in("Ann")
        table = await ann.new_table("me", "bigmoney")
        async with ann.at(table.id) as page:
            told = [await page.do(m.Report(seat=1, words="x")) for _ in range(7)]
        assert [isinstance(one, m.Accepted) for one in told] == [True] * 6 + [False]
        bob = await Person(process.url).come_in("Bob")
        with pytest.raises(Exception, match=r"4404|closed"):
            async with bob.at(table.id) as page:  # a private table is not even there
                await page.do(m.Report(seat=0))
        await ann.close()
        await bob.close()
