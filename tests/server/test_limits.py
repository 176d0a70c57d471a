"""Rates, numbers and sizes; logs; webhooks."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tafelrunde.server import calls
from tafelrunde.server import messages as m
from tafelrunde.server.limits import Limiter, Rate
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
        with pytest.raises(Refused, match="too-many"):  # nor by signing in
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
