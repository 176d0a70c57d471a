"""Web push: a local push service gets what only the browser can read, signed by the server."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import http_ece  # type: ignore[import-untyped]
import msgspec
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from tafelrunde.server import digest as writing
from tafelrunde.server import vapid
from tafelrunde.server.calling import wishes_of
from tafelrunde.store import games, people, pushes, users
from tafelrunde.store.engine import Store, migrate, now, read_url
from tafelrunde.store.pushes import Push
from tafelrunde.store.users import User
from tests.server.backends import serving
from tests.server.client import PATIENCE, Person, Refused
from tests.server.test_tables import table, worker

pytestmark = pytest.mark.anyio
__all__ = ["worker"]


class Service:
    """A push service, and one browser behind it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(vapid.CURVE)
        self.auth = os.urandom(16)
        self.status = 201
        self.heads: list[dict[str, str]] = []
        self.got: list[dict[str, Any]] = []
        self.port = 0

    @property
    def wish(self) -> dict[str, str]:
        return {
            "endpoint": f"http://127.0.0.1:{self.port}/push/abc",
            "p256dh": vapid.encode(vapid.public_bytes(self.key)),
            "auth": vapid.encode(self.auth),
        }

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        pairs = [line.split(": ", 1) for line in lines[1:-2]]
        head = {name.lower(): value for name, value in pairs}
        body = await reader.readexactly(int(head["content-length"]))
        if head["content-encoding"] == "aes128gcm":
            data = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth)
            self.heads.append(head)
            self.got.append(msgspec.json.decode(data))
        writer.write(f"HTTP/1.1 {self.status} X\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    async def until(self, count: int) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            while len(self.got) < count:
                await asyncio.sleep(0.02)
        return self.got[count - 1]


@asynccontextmanager
async def service() -> AsyncIterator[Service]:
    one = Service()
    server = await asyncio.start_server(one.serve, "127.0.0.1", 0)
    one.port = server.sockets[0].getsockname()[1]
    async with server:
        yield one


def check_signature(head: dict[str, str], key: str) -> dict[str, Any]:
    """The claims of a VAPID header that is signed with the key."""
    token, said = head["authorization"].removeprefix("vapid t=").split(", k=")
    assert said == key
    start, _, signature = token.rpartition(".")
    raw = vapid.decode(signature)
    dss = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(vapid.CURVE, vapid.decode(key))
    public.verify(dss, start.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = msgspec.json.decode(vapid.decode(start.split(".")[1]))
    return claims


async def code(work) -> str:
    with pytest.raises(Refused) as info:
        await work
    return info.value.error


async def test_a_browser_proves_itself_and_is_called_when_it_is_somebodys_turn(database, tmp_path):
    with serving(database, tmp_path / "log", private_webhooks=True) as process:
        async with service() as box:
            ann = await Person(process.url).come_in("Ann")
            bob = await Person(process.url).come_in("Bob")
            await ann.ask("PUT", "/api/settings", {"lang": "de"})
            info = await ann.get("/api/calls")
            assert info["browsers"] == 0 and vapid.is_point(vapid.decode(info["key"]))
            assert (await ann.post("/api/push", box.wish))["browsers"] == 0  # not proved yet
            first = await box.until(1)
            claims = check_signature(box.heads[0], info["key"])
            assert claims["aud"] == f"http://127.0.0.1:{box.port}"
            assert 0 < claims["exp"] - time.time() <= 24 * 3600 and ":" in claims["sub"]
            assert int(box.heads[0]["ttl"]) > 0
            assert await code(bob.post("/api/push/confirm", {"token": first["token"]})) == (
                "not-found"
            )
            assert await code(ann.post("/api/push/confirm", {"token": "x"})) == "not-found"
            told = await ann.post("/api/push/confirm", {"token": first["token"]})
            assert told["browsers"] == 1

            tables = []
            for _ in range(2):
                made = await ann.new_table("me", "open", turn_seconds=86_400)
                await bob.post(f"/api/invitations/{made.invite}/join", {})
                tables.append(made.id)
                await ann.post(f"/api/tables/{made.id}/start")
                got = await box.until(1 + len(tables))
                assert got["url"] == f"/table/{made.id}" and got["title"] == "Du bist am Zug"
            assert box.got[1]["body"] == "Dominion mit Ann, Bob"
            assert box.got[2]["body"].startswith("2 Partien warten")

            wishes = {"push": {"speeds": ["live"], "muted": []}}
            await ann.ask("PUT", "/api/calls", wishes)
            made = await ann.new_table("me", "bigmoney", turn_seconds=86_400)
            await ann.ask("PUT", "/api/calls", {"push": {"speeds": ["days"]}})
            box.status = 410  # the browser is gone
            await ann.new_table("me", "bigmoney", turn_seconds=86_400)
            await box.until(4)
            assert all(made.id not in one["url"] for one in box.got)  # not wanted
            async with asyncio.timeout(PATIENCE):
                while (await ann.get("/api/calls"))["browsers"]:
                    await asyncio.sleep(0.05)
            key = info["key"]
            process.kill()
            process.start()
            assert (await ann.get("/api/calls"))["key"] == key  # made once
            for person in (ann, bob):
                await person.close()


async def test_push_goes_nowhere_but_to_the_open_internet(server, guest):
    ann = await guest("Ann")
    key = vapid.encode(vapid.public_bytes(ec.generate_private_key(vapid.CURVE)))
    good = {"p256dh": key, "auth": vapid.encode(os.urandom(16))}
    for endpoint in (
        "http://example.org/push",
        "https://127.0.0.1/push",
        "https://[::1]/push",
        "https://10.0.0.7/push",
        "https://user@example.org/push",
        "ftp://example.org/push",
        "https://192.168.1.1:8443/x",
    ):
        assert await code(ann.post("/api/push", {"endpoint": endpoint, **good})) == "bad-webhook"
    for keys in (
        {"p256dh": "xyz", "auth": good["auth"]},
        {"p256dh": vapid.encode(b"\x04" + bytes(64)), "auth": good["auth"]},
        {"p256dh": key, "auth": "c2hvcnQ"},
        {"p256dh": key, "auth": "*" * 22},
    ):
        wish = {"endpoint": "https://1.1.1.1/push", **keys}
        assert await code(ann.post("/api/push", wish)) == "bad-message"
    for odd in ({"push": {"speeds": ["fast"]}}, {"minutes": 5}, {"mail": {"muted": ["x"] * 99}}):
        assert await code(ann.ask("PUT", "/api/calls", odd)) == "bad-message"
    assert (await ann.get("/api/calls"))["browsers"] == 0


async def test_browsers_have_one_owner_and_are_not_too_many(tmp_path):
    url = read_url(str(tmp_path / "games.db"))
    migrate(url)
    store = Store(url, "test")
    for number in range(4):
        push = Push(f"p{number}", "u", f"https://push/{number}", "k", "a", "en")
        assert await pushes.confirm(store, "u", await pushes.add(store, push, 3))
        await asyncio.sleep(0.002)
    assert {one.id for one in await pushes.of_user(store, "u")} == {"p1", "p2", "p3"}
    token = await pushes.add(store, Push("q", "v", "https://push/2", "k", "a", "en"), 3)
    assert {one.id for one in await pushes.of_user(store, "u")} == {"p1", "p3"}
    assert await pushes.of_user(store, "v") == [] and not await pushes.confirm(store, "u", token)
    await store.close()


# -- letters


class Post:
    """A mail server."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, str, str]] = []

    def send(self, to: str, subject: str, text: str) -> bool:
        self.sent.append((to, subject, text))
        return True

    async def close(self) -> None:
        """Nothing waits."""


async def test_one_letter_tells_of_all_games_that_wait_and_not_twice(worker, monkeypatch):
    monkeypatch.setattr(writing, "address_of", lambda user: f"{user.name}@example.org")
    worker.mail = post = Post()
    first = await table(worker, "", "bigmoney")
    user = (await games.find(worker.store, first)).owner
    await games.change(worker.store, first, waiting_for=[0], turn_seconds=86_400)
    second = await table(worker, "", "bigmoney")
    quick = await table(worker, "", "bigmoney")
    for id, seconds in ((second, 0), (quick, 60)):  # letters tell nothing of fast games
        await games.change(worker.store, id, waiting_for=[0], turn_seconds=seconds, owner=user)
        await give(worker.store, id, user)
    assert await worker.digest.send(user)
    ((to, subject, text),) = post.sent
    assert to == "Ann@example.org" and subject == "2 games are waiting for you"
    assert text.index(first) < text.index(second) and quick not in text
    assert not await worker.digest.send(user)  # nothing is new, and it was just told
    assert len(post.sent) == 1
    await people.set_profile(worker.store, user, told=now() - 11 * 60_000)
    await games.change(worker.store, first, changed=now() - 3_600_000)
    await games.change(worker.store, second, changed=now() - 3_600_000)
    assert not await worker.digest.send(user)  # nothing is new
    await games.change(worker.store, second, changed=now())
    assert await worker.digest.send(user) and len(post.sent) == 2
    await people.set_profile(worker.store, user, calls={"minutes": 720}, told=now() - 3_600_000)
    await games.change(worker.store, second, changed=now())
    assert not await worker.digest.send(user)
    assert worker.digest.due[user] > now()  # later
    await people.set_profile(worker.store, user, told=0, calls={"mail": {"muted": ["dominion"]}})
    worker.digest.due.clear()
    assert not await worker.digest.send(user)


async def give(store: Store, id: str, user: str) -> None:
    async with store.write() as connection:
        await connection.exec_driver_sql(
            f"UPDATE seats SET user_id = '{user}' WHERE table_id = '{id}' AND seat = 0"
        )


def test_a_letter_speaks_the_language_of_its_reader_and_odd_wishes_are_the_usual_ones():
    user = User("u", "Änne", None, None, 0, "de", "", {}, 0)
    turns = [writing.Turn("abc", "root", 1, "days")]
    subject, text = writing.letter(user, turns, "https://games.example")
    assert subject == "Eine Partie wartet auf dich"
    assert "Hallo Änne" in text and "https://games.example/table/abc" in text and "Root" in text
    assert writing.address_of(user) == ""
    assert wishes_of({"push": 3}) == wishes_of(None) == wishes_of({})
    assert "live" not in wishes_of({}).mail.speeds and "live" in wishes_of({}).push.speeds


async def test_two_workers_do_not_send_the_same_letter(worker):
    user = (await users.add(worker.store, "Ann", "en")).id
    done = await asyncio.gather(*(pushes.take_told(worker.store, user, 0) for _ in range(3)))
    assert sorted(done) == [False, False, True]
    told = (await people.profile(worker.store, user)).told
    done = await asyncio.gather(*(pushes.take_told(worker.store, user, told) for _ in range(3)))
    assert True in done
