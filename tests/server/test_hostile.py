"""Bad, stale, foreign, huge and random messages: nothing changes, only the sender may suffer."""

from __future__ import annotations

import asyncio
import random
import re
import socket
import string
from urllib.parse import urlsplit

import msgspec
import pytest
from starlette.routing import Route
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tafelrunde.server import limits
from tafelrunde.server import messages as m
from tafelrunde.server.app import create_app
from tafelrunde.server.settings import Settings
from tests.server.backends import serving
from tests.server.client import Person
from tests.server.test_ratings import account

pytestmark = pytest.mark.anyio

TYPES = ["answer", "undo", "consent", "say", "sync", "ping", "state", "room", "", "join"]
FIELDS = ["sequence", "option", "ref", "yes", "text", "since", "ask", "seat", "table", "type", "x"]


def nonsense(rng: random.Random) -> str | bytes:
    """A message nobody should send."""
    kind = rng.randrange(8)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:
        return "".join(rng.choices(string.printable + "äß€😀\u0000", k=rng.randrange(80)))
    if kind == 2:
        return "[" * rng.randrange(1, 3000)
    if kind == 3:
        return "{" * 500 + "}" * 500
    if kind == 4:
        return msgspec.json.encode({"type": "say", "text": "x" * rng.randrange(501, 3500)})
    return msgspec.json.encode(
        {"type": rng.choice(TYPES), **{rng.choice(FIELDS): value(rng) for _ in range(3)}}
    )


def value(rng: random.Random) -> object:
    """Any JSON value."""
    return rng.choice(
        [
            *(0, -1, 1, 2**31, 2**63 - 1, -(2**63), 1.5, 1e308, True, False, None, "", "0", [], {}),
            *([[]], {"a": []}, "x" * 300, rng.randrange(30_000)),
        ]
    )


async def test_random_messages_change_nothing_and_hurt_nobody_else(guest):
    ann, bob, eve = await guest("Ann"), await guest("Bob"), await guest("Eve")
    table = await ann.new_table("me", "open", public=True)
    await bob.post(f"/api/invitations/{table.invite}/join", {})
    await ann.post(f"/api/tables/{table.id}/start")
    rng = random.Random(7)
    async with ann.at(table.id) as page, bob.at(table.id) as other:
        await page.until_asked()
        await other.until(lambda: other.state)
        before = page.now
        dropped = 0
        for attacker in (eve, bob, ann):
            for _ in range(4):
                async with attacker.at(table.id) as attack:
                    await attack.until(lambda attack=attack: attack.state)
                    try:
                        for _ in range(60):
                            await attack.ws.send(nonsense(rng))
                        async with asyncio.timeout(5):
                            while attack.closed is None:
                                attack.news.clear()
                                await attack.news.wait()
                    except (ConnectionClosed, TimeoutError):
                        pass
                    dropped += attack.closed is not None
        assert dropped == 12  # after fifty senseless messages in a row
        assert page.closed is None and other.closed is None
        await page.send({"type": "sync", "since": 0})
        await page.until(lambda: page.now is not before and page.now.events_from == 0)
        assert page.now.sequence == before.sequence and page.now.view == before.view
        assert isinstance(await page.answer(before.asks[0].options[0].number), m.Accepted)
        await other.until(lambda: other.now.step > 0)


async def test_a_huge_message_is_refused_and_a_gigantic_one_closes_the_socket(guest):
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.new_table("me", "bigmoney", public=True)
    async with ann.at(table.id) as page, bob.at(table.id) as watching:
        await page.until_asked()
        await watching.until(lambda: watching.state)
        await page.send({"type": "say", "text": "x" * 6000})
        await page.until(lambda: any(isinstance(one, m.Refused) for one in page.messages))
        refusal = next(one for one in page.messages if isinstance(one, m.Refused))
        assert refusal.error == "too-large" and page.closed is None
        try:
            await watching.ws.send("x" * 3_000_000)
            await watching.until(lambda: False)
        except (ConnectionError, ConnectionClosed):
            pass
        assert watching.closed in (1009, 1006)
        assert isinstance(await page.answer(page.mine.options[0].number), m.Accepted)


async def test_a_socket_needs_a_name_a_table_and_our_own_page(server, guest):
    ann = await guest("Ann")
    table = await ann.new_table("me", "bigmoney")
    stranger = Person(server.url)
    async with stranger.at(table.id) as page:
        with pytest.raises(ConnectionError):
            await page.until(lambda: page.room)
        assert page.closed == 4401
    for id in ("nothing", "x" * 300, "%00", "a%20b", "ä"):
        async with ann.at(id) as page:
            with pytest.raises(ConnectionError):
                await page.until(lambda page=page: page.room)
            assert page.closed == 4404
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
        with pytest.raises(InvalidStatus) as info:
            async with ann.at(table.id, origin=origin):
                pass
        assert info.value.response.status_code == 403
    await stranger.close()


async def test_random_requests_are_refused_politely(server, guest):
    ann = await guest("Ann")
    table = await ann.new_table("me", "open")
    rng = random.Random(11)
    paths = [
        *(
            "/api/guest",
            "/api/account",
            "/api/login",
            "/api/settings",
            "/api/tables",
            "/api/records",
        ),
        *(f"/api/tables/{table.id}/{deed}" for deed in ("join", "replace", "sandbox", "nothing")),
        *("/api/titles/dominion/preview", "/api/titles/%00/preview", "/api/invitations/x/join"),
        *("/api/tables/%F0%9F/start", "/../../etc/passwd", "/assets/../../secret.py", "/api/"),
    ]
    for _ in range(250):
        path, method = rng.choice(paths), rng.choice(["POST", "PUT", "GET", "DELETE", "PATCH"])
        body = nonsense(rng)
        answer = await ann.http.request(
            method,
            path,
            content=body if isinstance(body, bytes) else body.encode("utf-8", "replace"),
            headers={"X-CSRF-Token": ann.csrf},
        )
        assert answer.status_code < 500, (method, path, body)
    assert (await ann.table(table.id)).status == "waiting"


ODD = ["\0", "x\0y", "", " ", "\u202e", "a" * 1_000, 2**70, -(2**63), 1.5, None, True, [], {}, [[]]]


def filled(fields: list[str], chance: random.Random) -> bytes:
    """A wish of the right names and odd values."""
    return msgspec.json.encode({name: chance.choice(ODD) for name in fields})


ZERO = "no\0thing"
WITH_ZERO = [
    ("DELETE", "/api/push", {"endpoint": ZERO}),
    ("PUT", "/api/settings", {"preferences": {ZERO: ZERO}}),
    ("PUT", "/api/settings", {"webhook": ZERO}),
    ("POST", "/api/friends", {"name": ZERO}),
    ("POST", "/api/login", {"name": ZERO, "password": ZERO}),
    ("POST", "/api/tournaments", {"name": ZERO, "title": "dominion", "options": {ZERO: ZERO}}),
    ("PUT", "/api/calls", {"push": {"muted": [ZERO]}}),
]


async def test_a_character_that_a_database_does_not_take_is_nobodys_fault_but_the_senders(server):
    ann = await account(server, "Ann")
    for method, path, wish in WITH_ZERO:
        headers, body = {"X-CSRF-Token": ann.csrf}, msgspec.json.encode(wish)
        answer = await ann.http.request(method, path, content=body, headers=headers)
        assert answer.status_code < 500, (method, path)
    table = await ann.new_table("me", "bigmoney")
    async with ann.at(table.id) as page:
        await page.until_asked()
        assert isinstance(await page.do(m.Stand(prompt=ZERO, options=[])), m.Accepted)
        assert isinstance(await page.do(m.Stand(prompt=ZERO, options=[1])), m.Refused)
        assert isinstance(await page.answer(page.mine.options[0].number), m.Accepted)
    await ann.close()


async def test_every_address_refuses_odd_wishes_politely(server):
    """Every route, as a guest and as an account; of texts also the character that is none."""
    wishes = [one for one in vars(m).values() if isinstance(one, type)]
    shapes = [
        [field.name for field in msgspec.structs.fields(one)]
        for one in wishes
        if issubclass(one, m.Model) and one.__name__.endswith("Wish")
    ]
    routes = [one for one in create_app(Settings()).routes if isinstance(one, Route)]
    chance, seen = random.Random(3), set()
    for person in (await account(server, "Ann"), await Person(server.url).come_in("Eve")):
        mine = await person.new_table("me", "open")
        for one in routes:
            for odd in ("x%00y", mine.id, "%ff"):
                path = re.sub(r"\{[^}]*\}", odd, one.path)
                for method in (one.methods or {"GET"}) - {"HEAD"}:
                    if path in ("/api/logout", "/api/logout/everywhere"):
                        continue
                    bodies = [filled(chance.choice(shapes), chance) for _ in range(2)]
                    for body in bodies if method != "GET" else [b""]:
                        answer = await person.http.request(
                            method, path, content=body, headers={"X-CSRF-Token": person.csrf}
                        )
                        assert answer.status_code < 500, (method, path, body, answer.text)
                        seen.add((one.path, method))
        other = await person.new_table("me", "open")  # the first one may be closed by now
        async with person.at(other.id) as page:
            await page.until(lambda page=page: page.room)
            for kind in msgspec.inspect.type_info(m.FromClient).types:
                names = [field.name for field in kind.fields if field.name != "ref"]
                odd = {name: chance.choice(ODD) for name in names}
                await page.send({"type": kind.tag, "ref": 1, **odd})
            await page.send({"type": "ping", "ref": 7})
            await page.until(lambda page=page: m.Pong(ref=7) in page.messages)
            told = {one.error for one in page.messages if isinstance(one, m.Refused)}
            assert told and "broken" not in told
        await person.close()
    assert len(seen) > 80


async def test_too_large_bodies_are_not_read(guest):
    ann = await guest("Ann")
    sizes = {
        "/api/guest": limits.BODY,
        "/api/titles/dominion/preview": limits.BODY,
        "/api/tables": limits.TABLE_BODY,
        "/api/records": limits.RECORD,
    }
    for path, most in sizes.items():
        size = most + 1000
        answer = await ann.http.post(path, content=b"x" * size, headers={"X-CSRF-Token": ann.csrf})
        assert answer.status_code == 413 and answer.json()["error"] == "too-large"


async def test_a_file_of_any_name_and_length_is_simply_not_there(server):
    person = Person(server.url)
    for path in [
        "a" * 300 + ".js",
        "a" * 20_000 + ".js",
        "a/" * 3000 + "x.js",
        "%ff%fe.js",
        "...js",
    ]:
        answer = await person.http.get(f"/{path}")
        assert answer.status_code == 404 and not answer.content, path[:20]
    await person.close()


def test_what_is_no_request_for_a_socket_is_hung_up_on(tmp_path):
    with serving(str(tmp_path / "games.db"), tmp_path / "log") as process:
        port = urlsplit(process.url).port
        with socket.create_connection(("127.0.0.1", port or 0), timeout=10) as line:
            # No socket is opened like this, and who tries does not hang up.
            line.sendall(b"POST /ws/tables/x HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n")
            line.sendall(b"Connection: Upgrade\r\nContent-Length: 3\r\n\r\nabc")
            assert line.recv(100) == b""  # we do
            process.stop()
        log = process.log.read_text()
    assert "Traceback" not in log and '"event": "stop"' in log
