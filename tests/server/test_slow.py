"""Whoever is slow, silent or everywhere at once does not keep others waiting."""

from __future__ import annotations

import asyncio
import os
import socket
import struct
from contextlib import suppress

import httpx
import pytest

from tests.server.backends import serving
from tests.server.client import Person

pytestmark = pytest.mark.anyio

QUICK = {
    "BODY_SECONDS": "2",
    "CONNECTIONS": "60",
    "CONNECTIONS_PER_ADDRESS": "20",
    "PING_SECONDS": "1",
    "PONG_SECONDS": "1",
    "QUEUE": "100000",
}


@pytest.fixture(scope="module")
def narrow(tmp_path_factory):
    """A server with little room and little patience."""
    folder = tmp_path_factory.mktemp("narrow")
    before = dict(os.environ)
    os.environ.update({f"TAFELRUNDE_LIMIT_{name}": value for name, value in QUICK.items()})
    try:
        with serving(str(folder / "games.db"), folder / "log") as process:
            yield process
    finally:
        os.environ.clear()
        os.environ.update(before)


def slow_post(ann: Person, port: int, source: str) -> socket.socket:
    """A request whose body never comes, from one of this machine's own addresses."""
    made = socket.create_connection(("127.0.0.1", port), 10, (source, 0))
    head = f"POST /api/guest HTTP/1.1\r\nHost: x\r\nX-CSRF-Token: {ann.csrf}\r\n"
    made.sendall(head.encode() + b"Content-Length: 60000\r\n\r\n{")
    made.setblocking(False)
    return made


async def told(slow: socket.socket) -> bytes:
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(20):
        with suppress(ConnectionError):
            return await loop.sock_recv(slow, 100)
    return b""


async def test_slow_bodies_of_one_address_leave_room_for_others_and_end(narrow):
    ann = Person(narrow.url)
    await ann.get("/api/me")
    slow = [slow_post(ann, narrow.port, "127.0.0.2") for _ in range(40)]
    assert (await ann.http.get("/")).status_code == 200
    heard = await asyncio.gather(*map(told, slow))
    refused = [one for one in heard if one.startswith(b"HTTP/1.1 429 ") or not one]
    late = [one for one in heard if one.startswith(b"HTTP/1.1 408 ")]
    assert len(late) == 20 and len(refused) == 20  # each address has its share, for a while
    for one in slow:
        one.close()
    await ann.close()


async def test_slow_bodies_from_everywhere_make_room_for_whoever_comes(narrow):
    ann = Person(narrow.url)
    await ann.get("/api/me")
    slow = [slow_post(ann, narrow.port, f"127.0.1.{n % 9 + 1}") for n in range(120)]
    for path in ("/", "/api/health", "/api/titles"):
        async with httpx.AsyncClient(base_url=narrow.url, timeout=30) as newcomer:
            assert (await newcomer.get(path)).status_code == 200
    for one in slow:
        one.close()
    await ann.close()


def handshake(ann: Person, port: int, table: str) -> socket.socket:
    """A socket of a table that nobody reads: no ping is answered."""
    made = socket.create_connection(("127.0.0.1", port), 10)
    head = (
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        f"Sec-WebSocket-Version: 13\r\nCookie: tafelrunde={ann.http.cookies['tafelrunde']}\r\n\r\n"
    )
    made.sendall(head.encode())
    return made


async def sockets(ann: Person) -> int:
    return int((await ann.get("/api/health"))["sockets"])


async def until_there(ann: Person, before: int) -> None:
    async with asyncio.timeout(10):
        while await sockets(ann) == before:
            await asyncio.sleep(0.02)


async def until_gone(ann: Person, before: int) -> None:
    async with asyncio.timeout(15):
        while await sockets(ann) > before:
            await asyncio.sleep(0.1)


async def test_a_ping_without_an_answer_closes_the_socket(narrow):
    ann = await Person(narrow.url).come_in("Ann")
    table = await ann.new_table("me", "bigmoney")
    before = await sockets(ann)
    silent = handshake(ann, narrow.port, table.id)
    await until_there(ann, before)
    await until_gone(ann, before)
    async with ann.at(table.id) as page:  # who answers pings stays
        await asyncio.sleep(3)
        assert page.closed is None
    silent.close()
    await ann.close()


async def test_whoever_does_not_read_is_dropped_by_the_bytes_that_wait(narrow):
    ann = await Person(narrow.url).come_in("Ann")
    table = await ann.new_table("me", "bigmoney")
    before = await sockets(ann)
    lazy = handshake(ann, narrow.port, table.id)
    await until_there(ann, before)
    text = b'{"type":"sync","since":0}'
    frame = bytes([0x81, 0x80 | len(text)]) + struct.pack("!I", 0) + text  # a mask of zeros
    with suppress(OSError):
        for _ in range(1500):  # each is answered by some 8 kB
            lazy.sendall(frame)
            await asyncio.sleep(0)
    await until_gone(ann, before)
    log = narrow.log.read_text()
    assert '"slow": true' in log and '"level": "error"' not in log
    lazy.close()
    await ann.close()
