"""Rates, numbers and sizes; logs; webhooks."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tafelrunde.server import calls, limits
from tafelrunde.server import messages as m
from tafelrunde.server.limiter import Limiter, net_of
from tafelrunde.server.limits import Rate
from tafelrunde.server.logs import JsonLines
from tafelrunde.server.refusals import Refusal
from tests.server.backends import serving
from tests.server.client import Person, Refused

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    """A server with the usual limits, at a fifth of their size."""
    folder = tmp_path_factory.mktemp("strict")
    with serving(str(folder / "games.db"), folder / "log", limit_factor=0.2) as process:
        yield process


def test_credits_are_used_up_and_come_back(monkeypatch):
    clock = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    limiter, rate = Limiter(most=2), Rate(3, 30)
    assert [limiter.allows("x", rate, "ann") for _ in range(5)] == [True, True, True, False, False]
    assert limiter.allows("x", rate, "bob") and limiter.allows("y", rate, "bob")
    clock[0] += 10
    assert limiter.allows("x", rate, "bob")
    assert limiter.allows("x", rate, "ann")  # forgotten: memory is bounded
    assert all(Limiter(factor=0).allows("x", rate, "ann") for _ in range(99))


def test_an_address_of_the_new_kind_is_the_network_of_its_customer():
    assert net_of("2001:db8:1:2:3::4") == net_of("2001:db8:1:2::ffff") == "2001:db8:1:2::/64"
    assert net_of("2001:db8:1:3::4") != net_of("2001:db8:1:2::4")
    assert net_of("::ffff:192.0.2.1") == net_of("192.0.2.1") == "192.0.2.1"
    assert net_of("fe80::1%eth0") == "fe80::/64" and net_of("unix") == "unix"


def test_what_one_worker_counts_the_others_count_too():
    one, two, rate = Limiter(), Limiter(), Rate(3, 30)
    assert one.allows("x", rate, "ann") and one.allows("x", rate, "ann")
    for spent in one.spent():
        two.told(spent)
    assert two.allows("x", rate, "ann") and not two.allows("x", rate, "ann")
    assert two.allows("x", rate, "bob") and not one.spent()


def test_every_limit_can_be_set_in_a_file_or_by_the_environment(tmp_path):
    file = tmp_path / "limits.toml"
    file.write_text('guests = "40/600"\nbody = 90000\n')
    usual = vars(limits)
    found = limits.chosen(usual, {limits.FILE: str(file), "TAFELRUNDE_LIMIT_BODY": "70000"})
    assert found == {"GUESTS": Rate(40, 600), "BODY": 70000}
    assert limits.chosen(usual, {"HOME": "/"}) == {}
    for name, value in [
        *(("NOTHING", "5"), ("KEPT_DAYS", "5"), ("CHOSEN", "5"), ("BODY", "many")),
        *(("BODY", "0"), ("GUESTS", "5"), ("GUESTS", "0/5"), ("GUESTS", "5/"), ("BODY", "9" * 99)),
    ]:
        with pytest.raises(limits.BadLimit):
            limits.chosen(usual, {f"TAFELRUNDE_LIMIT_{name}": value})
    file.write_text("= 5")
    with pytest.raises(limits.BadLimit):
        limits.chosen(usual, {limits.FILE: str(file)})


def test_a_limit_that_is_none_is_refused_in_one_line(tmp_path):
    env = {**os.environ, "TAFELRUNDE_LIMIT_GESTS": "5", "TAFELRUNDE_LANG": "en"}
    command = [sys.executable, "-m", "tafelrunde.cli.main", "serve", "--db", str(tmp_path / "x.db")]
    done = subprocess.run(command, capture_output=True, text=True, env=env, timeout=60)
    assert done.returncode and "there is no limit 'GESTS'" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


async def test_everybody_together_has_a_limit_as_well(tmp_path, monkeypatch):
    monkeypatch.setenv("TAFELRUNDE_LIMIT_ALL_GUESTS", "2/600")
    with serving(str(tmp_path / "games.db"), tmp_path / "log", limit_factor=1) as process:
        for name in ("Ann", "Bob"):
            await (await Person(process.url).come_in(name)).close()
        with pytest.raises(Refused, match="too-many"):
            await Person(process.url).come_in("Eve")


async def test_who_guesses_passwords_is_slowed_down_and_never_the_owner(tmp_path):
    with serving(
        str(tmp_path / "games.db"), tmp_path / "log", limit_factor=0.5, proxy="127.0.0.1"
    ) as process:
        right = {"name": "Ann", "password": "correct horse"}
        ann = Person(process.url)
        ann.http.headers["X-Forwarded-For"] = "192.0.2.1"
        await ann.get("/api/me")
        await ann.post("/api/account", right)
        await ann.post("/api/logout")
        codes = {"2001:db8::1": [], "2001:db8::2": [], "192.0.2.1": []}
        for address, told in codes.items():
            eve = Person(process.url)
            eve.http.headers["X-Forwarded-For"] = address
            await eve.get("/api/me")
            for _ in range(7):
                with pytest.raises(Refused) as info:
                    await eve.post("/api/login", {**right, "password": "guess guess"})
                told.append(info.value.error)
            await eve.close()
        assert codes["2001:db8::1"] == ["wrong-password"] * 5 + ["too-many"] * 2
        assert codes["2001:db8::2"] == ["too-many"] * 7  # the same house
        assert codes["192.0.2.1"][-1] == "too-many"  # even where the owner lives
        await ann.get("/api/me")
        assert (await ann.post("/api/login", right))["user"]["name"] == "Ann"  # her own browser
        phone = Person(process.url)
        phone.http.headers["X-Forwarded-For"] = "198.51.100.7"
        await phone.get("/api/me")
        assert (await phone.post("/api/login", right))["user"]["name"] == "Ann"
        await ann.close()
        await phone.close()


async def test_nobody_makes_guests_tries_passwords_or_floods_without_end(strict):
    person = Person(strict.url)
    await person.get("/api/me")
    refused = 0
    for _ in range(8):
        try:
            await person.post("/api/login", {"name": "ann", "password": "guess guess"})
        except Refused as error:
            refused += error.status == 429
    assert refused >= 5
    ann = await Person(strict.url).come_in("Ann")
    table = await ann.new_table("me", "bigmoney")
    async with ann.at(table.id) as page:
        await page.until_asked()
        for _ in range(40):
            await page.send({"type": "ping", "ref": 1})
        await page.until(lambda: any(isinstance(one, m.Refused) for one in page.messages))
        refusal = next(one for one in page.messages if isinstance(one, m.Refused))
        assert refusal.error == "too-many"
    for n in range(3):
        await Person(strict.url).come_in(f"guest {n}")
    with pytest.raises(Refused, match="too-many"):
        await Person(strict.url).come_in("one too many")


async def test_nobody_tries_old_passwords_or_ends_sessions_without_end(tmp_path):
    with serving(str(tmp_path / "games.db"), tmp_path / "log", limit_factor=0.2) as process:
        ann = await Person(process.url).come_in("Ann")
        await ann.post("/api/account", {"name": "Ann", "password": "correct horse"})
        wish = {"password": "guess guess", "new": "long enough"}
        codes = []
        for _ in range(4):
            with pytest.raises(Refused) as info:
                await ann.post("/api/password", wish)
            codes.append(info.value.error)
        assert codes == ["wrong-password", "wrong-password", "too-many", "too-many"]
        with pytest.raises(Refused, match="too-many"):  # nor by signing in with this browser
            await ann.post("/api/login", {"name": "ann", "password": "correct horse"})
        await ann.post("/api/logout/everywhere")
        assert (await ann.get("/api/me"))["user"] is None
        await ann.close()


async def test_somebody_who_does_not_read_is_dropped_and_nobody_waits(server, guest):
    ann, eve = await guest("Ann"), await guest("Eve")
    table = await ann.new_table("me", "bigmoney", public=True)
    async with ann.at(table.id) as page:
        await page.until_asked()
        before = (await ann.get("/api/health"))["sockets"]
        async with eve.at(table.id, max_queue=1) as lazy:
            await lazy.until(lambda: lazy.state)
            lazy.ws.transport.pause_reading()
            with suppress(ConnectionClosed, TimeoutError):
                async with asyncio.timeout(10):
                    for _ in range(4000):
                        await lazy.send({"type": "sync"})
            async with asyncio.timeout(20):
                while (await ann.get("/api/health"))["sockets"] > before:
                    await asyncio.sleep(0.1)
            lazy.ws.transport.abort()
            assert isinstance(await page.answer(page.mine.options[0].number), m.Accepted)
            await page.until(lambda: page.now.step > 0)


class Hook:
    """A webhook's receiver."""

    def __init__(self) -> None:
        self.got: list[bytes] = []

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        size = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
        self.got.append(head + await reader.readexactly(size))
        writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        await writer.drain()
        writer.close()


async def test_a_webhook_is_called_when_it_is_the_turn_of_somebody_away(tmp_path):
    hook = Hook()
    receiver = await asyncio.start_server(hook.answer, "127.0.0.1", 0)
    port = receiver.sockets[0].getsockname()[1]
    log = Path(tmp_path) / "log"
    with serving(str(tmp_path / "games.db"), log, private_webhooks=True) as server:
        ann, bob = [await Person(server.url).come_in(name) for name in ("Ann", "Bob")]
        address = f"http://127.0.0.1:{port}/hook?token=quiet-word"
        await bob.ask("PUT", "/api/settings", {"webhook": address})
        table = await ann.new_table("open", "me")
        await bob.post(f"/api/invitations/{table.invite}/join", {})
        for unwanted in ({"speeds": ["live", "days"]}, {"muted": ["dominion"]}):  # it has no clock
            await bob.ask("PUT", "/api/calls", {"hook": unwanted})
            other = await bob.new_table("me", "bigmoney")
            assert other.waiting_for == [0]
        await bob.ask("PUT", "/api/calls", {"hook": {"speeds": ["free"]}})
        await ann.post(f"/api/tables/{table.id}/start")
        async with asyncio.timeout(20):
            while not hook.got:
                await asyncio.sleep(0.05)
        head, _, body = hook.got[0].partition(b"\r\n\r\n")
        assert head.startswith(b"POST /hook?token=quiet-word HTTP/1.1\r\n")
        told = json.loads(body)
        assert (told["event"], told["table"], told["seat"]) == ("turn", table.id, 0)
        assert told["url"] == f"{server.url}/table/{table.id}"
    assert len(hook.got) == 1 and "quiet-word" not in log.read_text()
    receiver.close()


@pytest.mark.parametrize(
    ("address", "is_open"),
    [
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("192.168.0.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:10.0.0.1", False),
        ("::ffff:8.8.8.8", True),
        ("2002:7f00:1::", False),
        ("64:ff9b::7f00:1", False),
        ("64:ff9b::808:808", False),
        ("64:ff9b:1:fffe::1", False),
        ("::10.0.0.1", False),
        ("::127.0.0.1", False),
        ("fec0::1", False),
        ("::ffff:0:10.0.0.1", False),
        ("2001:0:4136:e378:8000:63bf:3fff:fdd2", False),
        ("3fff::1", False),
        ("4000::1", False),
        ("8.8.8.8", True),
        ("2606:4700::1111", True),
    ],
)
def test_only_the_open_internet_is_open(address, is_open):
    assert calls.is_open(address) == is_open


async def test_a_webhook_is_checked_again_when_it_is_called():
    with pytest.raises(Refusal) as info:
        await calls.post("http://localhost:9/", b"{}", private=False)
    assert info.value.code == "bad-webhook"


def test_a_log_line_is_json_and_holds_no_text_of_an_exception():
    try:
        raise ValueError("the seed is 12345")
    except ValueError as error:
        info = (type(error), error, error.__traceback__)
    record = logging.LogRecord("tafelrunde", logging.ERROR, "x.py", 1, "request", None, info)
    record.fields = {"table": "abc"}
    line = json.loads(JsonLines().format(record))
    assert line["event"] == "request" and line["error"] == "ValueError" and line["table"] == "abc"
    assert "12345" not in JsonLines().format(record)
    assert line["where"][0].startswith("test_limits.py:")


async def test_the_log_of_a_server_is_json_without_secrets(server, guest):
    ann = await guest("Ann")
    table = await ann.new_table("me", "open")
    await ann.get(f"/api/invitations/{table.invite}")
    async with ann.at(table.id, f"?invite={table.invite}") as page:
        await page.until(lambda: page.room)
    lines = server.log.read_text().splitlines()
    told = [json.loads(line) for line in lines if line.startswith("{")]
    assert any(line.get("route") == "/api/invitations/{token}" for line in told)
    assert len(lines) - len(told) <= 1  # the greeting
    text = "\n".join(lines)
    assert table.invite not in text and ann.csrf not in text
    assert ann.http.cookies["tafelrunde"] not in text


async def test_health_tells_whether_the_server_can_work(server):
    person = Person(server.url)
    told = await person.get("/api/health")
    assert told["ok"] and told["database"] in ("sqlite", "postgresql") and told["version"]
    await person.close()
