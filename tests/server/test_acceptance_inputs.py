"""Nothing that a client sends is without bounds: fields, heads of requests, numbers of things."""

from __future__ import annotations

import ast
import asyncio
import random
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import encode
from tafelrunde.server import hub, limits
from tafelrunde.server import messages as m
from tafelrunde.store import users
from tafelrunde.store.engine import Store, read_url
from tafelrunde.titles import registry
from tests.server.backends import serving
from tests.server.client import Person, Refused

pytestmark = pytest.mark.anyio

SERVER = Path(limits.__file__).parent
BY_SIZE = {"options", "preferences", "settings"}  # as JSON: OPTIONS, PREFERENCES, PRINT_BODY


def wishes() -> list[type[msgspec.Struct]]:
    """Every body that a client sends by HTTP."""
    return [one for name, one in vars(m).items() if name.endswith("Wish")]


def unbounded(kind: inspect.Type, path: str) -> list[str]:
    """The places in a type that may be of any size."""
    match kind:
        case inspect.StructType(fields=fields):
            inner = [(one.type, f"{path}.{one.name}") for one in fields if one.name not in BY_SIZE]
            return [place for one, where in inner for place in unbounded(one, where)]
        case inspect.UnionType(types=types):
            return [place for one in types for place in unbounded(one, path)]
        case inspect.StrType(max_length=None):
            return [path]
        case inspect.IntType(ge=low, le=high) if low is None or high is None:
            return [path]
        case inspect.ListType(max_length=most, item_type=item):
            return [*([path] if most is None else []), *unbounded(item, f"{path}[]")]
        case (
            inspect.StrType()
            | inspect.IntType()
            | inspect.BoolType()
            | inspect.NoneType()
            | inspect.LiteralType()
        ):
            return []
        case _:
            return [path]  # a kind of which nobody has thought yet


def test_every_field_that_a_client_sends_has_bounds():
    messages = [inspect.type_info(one) for one in [*wishes(), m.FromClient]]
    assert len(wishes()) >= 11
    assert [place for one in messages for place in unbounded(one, "")] == []


def test_all_rates_and_numbers_per_address_and_user_stand_in_one_file():
    used: set[str] = set()
    for path in sorted(SERVER.glob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        for call in ast.walk(tree):
            if not isinstance(call, ast.Call) or path.name == "limits.py":
                continue
            name = getattr(call.func, "attr", getattr(call.func, "id", ""))
            assert name != "Rate", f"{path.name}:{call.lineno} makes a rate of its own"
            if name in ("allows", "limit", "has", "take") and len(call.args) == 3:
                rate = call.args[1]
                assert isinstance(rate, ast.Name), f"{path.name}:{call.lineno}"
                used.add(rate.id)
    rates = {name for name, value in vars(limits).items() if isinstance(value, limits.Rate)}
    assert used - {"rate"} == rates  # each is used, and nothing else is


def head(port: int, first: bytes, more: bytes = b"", times: int = 0) -> Any:
    """Send a piece of a request and tell what comes back, b'' if the server hangs up."""

    async def talk() -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(first)
        try:
            for _ in range(times):
                writer.write(more)
                await writer.drain()
            return await asyncio.wait_for(reader.read(200), 30)
        except ConnectionError:
            return b""
        finally:
            writer.close()

    return talk()


async def test_the_head_of_a_request_has_an_end(server, guest):
    ann = await guest("Ann")
    table = await ann.new_table("me", "bigmoney")
    async with ann.at(table.id) as page:
        await page.until_asked()
        start = b"GET /api/health HTTP/1.1\r\nHost: x\r\n"
        for first in (start + b"X-Long: ", start + b"Cookie: tafelrunde=", b"GET /"):
            told = await head(server.port, first, b"a" * 10_000, 300)
            assert told == b"" or told.startswith(b"HTTP/1.1 431 ")
        many = b"".join(b"X-%d: y\r\n" % n for n in range(1000))
        told = await head(server.port, start, many, 100)
        assert told == b"" or told.startswith(b"HTTP/1.1 431 ")
        usual = start + b"X-Some: " + b"a" * 7000 + b"\r\nConnection: close\r\n\r\n"
        assert (await head(server.port, usual)).startswith(b"HTTP/1.1 200 ")
        again = usual.replace(b"Connection: close\r\n", b"") + usual  # two requests, one connection
        assert (await head(server.port, again)).startswith(b"HTTP/1.1 200 ")
        assert isinstance(await page.answer(page.mine.options[0].number), m.Accepted)


async def test_who_does_not_finish_a_request_is_not_waited_for(server):
    begun = time.monotonic()
    half = [head(server.port, start) for start in (b"", b"GET /api/he", b"GET / HTTP/1.1\r\nX: ")]
    async with asyncio.timeout(limits.HEAD_SECONDS + 20):
        assert await asyncio.gather(*half) == [b""] * 3
    assert time.monotonic() - begun > limits.HEAD_SECONDS / 2


async def test_nobody_has_more_than_so_many_tables_or_uploads(guest):
    ann = await guest("Ann")
    for _ in range(limits.TABLES_OPEN):
        table = await ann.new_table("me", "open")
    with pytest.raises(Refused, match="too-many"):
        await ann.new_table("me", "open")
    await ann.post(f"/api/tables/{table.id}/close")
    assert (await ann.new_table("me", "open")).status == "waiting"
    bob = await guest("Bob")
    records = []
    for n in range(limits.UPLOADS + 1):
        record = encode(Match.new(registry.load("dominion"), 2, {}, seed=f"upload {n}").record())
        records.append((await bob.ask("POST", "/api/records", record))["id"])
    with pytest.raises(Refused, match="not-found"):  # the oldest made room
        await bob.get(f"/api/tables/{records[0]}")
    assert (await bob.table(records[1])).kind == "upload"


class Plug:
    """What the hub knows of a socket."""

    def __init__(self, user: str, address: str) -> None:
        self.user, self.address = user, address


def test_sockets_are_counted_by_user_and_by_address():
    here: Any = hub.Hub()
    for _ in range(limits.SOCKETS_PER_USER):
        assert here.has_room("ann", "1.2.3.4", limited=True)
        here.add(Plug("ann", "1.2.3.4"))
    assert not here.has_room("ann", "5.6.7.8", limited=True)
    assert here.has_room("bob", "1.2.3.4", limited=True)
    for n in range(limits.SOCKETS_PER_ADDRESS - limits.SOCKETS_PER_USER):
        here.add(Plug(f"guest {n}", "1.2.3.4"))
    assert not here.has_room("bob", "1.2.3.4", limited=True)
    assert here.has_room("bob", "5.6.7.8", limited=True)


async def test_too_many_sockets_chat_lines_tables_and_uploads_are_refused(tmp_path):
    factor = 0.2  # a fifth of the usual rates
    with serving(str(tmp_path / "games.db"), tmp_path / "log", limit_factor=factor) as process:
        ann = await Person(process.url).come_in("Ann")
        table = await ann.new_table("me", "bigmoney")
        async with ann.at(table.id) as page:
            await page.until_asked()
            said = [await page.do(m.Say(text=f"line {n}")) for n in range(5)]
            assert [getattr(one, "error", "") for one in said] == ["", "", "", *["too-many"] * 2]
            assert page.closed is None
        codes = []
        for _ in range(int(limits.TABLES.credits * factor) + 1):
            try:
                codes.append((await ann.new_table("me", "open")).status)
            except Refused as refused:
                codes.append(refused.error)
        assert codes[0] == "waiting" and codes[-1] == "too-many"
        record = encode(Match.new(registry.load("dominion"), 2, {}, seed="x").record())
        codes = []
        for _ in range(3):
            try:
                codes.append((await ann.ask("POST", "/api/records", record))["kind"])
            except Refused as refused:
                codes.append(refused.error)
        assert codes == ["upload", "upload", "too-many"]
        closed = []
        for _ in range(int(limits.CONNECTS.credits * factor) + 2):
            async with ann.at(table.id) as page:
                try:
                    await page.until(lambda page=page: page.room)
                except ConnectionError:
                    closed.append(page.closed)
        assert closed and set(closed) == {4429}
        await ann.close()


async def test_passwords_are_kept_as_argon2_hashes_only(server, guest):
    ann = await guest("Ann")
    word = f"quiet-word {random.random()}"
    me = await ann.post("/api/account", {"name": f"Ann {random.random()}", "password": word})
    store = Store(read_url(server.db), "reading")
    user = await users.find(store, me["user"]["id"])
    await store.close()
    assert user is not None and user.password is not None
    assert user.password.startswith("$argon2id$") and word not in user.password
    assert word not in repr(user) and user.password not in repr(user)
    assert all(word.encode() not in body for body in ann.received)
    assert word not in server.log.read_text() and user.password not in server.log.read_text()


@pytest.mark.parametrize("status", ["waiting", "running"])
async def test_what_holds_the_seed_is_not_given_out_before_the_end(guest, status):
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.new_table("me", "open", public=True)
    if status == "running":
        await bob.post(f"/api/tables/{table.id}/join", {})
        await ann.post(f"/api/tables/{table.id}/start")
    for person in (ann, bob):
        for path in ("record", "replay"):
            with pytest.raises(Refused, match="still-running"):
                await person.get(f"/api/tables/{table.id}/{path}")
        wish = {"step": 0, "seat": 0, "bot": "random"}
        with pytest.raises(Refused, match="still-running"):
            await person.post(f"/api/tables/{table.id}/sandbox", wish)
