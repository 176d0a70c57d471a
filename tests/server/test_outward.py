"""Whom the server calls: the open internet only, and exactly the address it has checked."""

from __future__ import annotations

import asyncio
import socket

import pytest

from tafelrunde.server import calls
from tafelrunde.server.refusals import Refusal

pytestmark = pytest.mark.anyio
OPEN, INNER = "203.0.114.7", "10.0.0.7"


def names(monkeypatch, *answers: list[str]) -> list[str]:
    """A name server that answers like this, one after the other; what it was asked."""
    asked: list[str] = []

    def look_up(host: str, port: int, **_more: object) -> list[tuple[object, ...]]:
        asked.append(host)
        found = answers[min(len(asked), len(answers)) - 1]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in found]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    return asked


async def refused(address: str) -> bool:
    try:
        await calls.post(address, b"{}", private=False)
    except Refusal as no:
        return no.code == "bad-webhook"
    return False


async def test_a_name_with_one_inner_address_among_open_ones_is_not_called(monkeypatch):
    names(monkeypatch, [OPEN, INNER])
    assert await refused("http://hook.example/")
    names(monkeypatch, ["::ffff:10.0.0.7"])
    assert await refused("http://hook.example/")


async def test_a_name_that_changes_its_address_after_the_check_leads_nowhere_else(monkeypatch):
    reached: list[str] = []

    async def connect(ip: str, port: int, **_more: object) -> object:
        reached.append(ip)
        raise ConnectionRefusedError

    monkeypatch.setattr(calls.asyncio, "open_connection", connect)
    asked = names(monkeypatch, [OPEN], [INNER])
    with pytest.raises(ConnectionRefusedError):
        await calls.post("https://hook.example/", b"{}", private=False)
    assert reached == [OPEN] and len(asked) == 1  # it was looked up once, and called there
    assert await refused("https://hook.example/")
    assert reached == [OPEN]


async def test_a_redirection_is_not_followed():
    got: list[bytes] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        got.append((await reader.readuntil(b"\r\n")).strip())
        port = writer.get_extra_info("sockname")[1]
        head = f"HTTP/1.1 307 Elsewhere\r\nLocation: http://127.0.0.1:{port}/inner\r\n\r\n"
        writer.write(head.encode())
        await writer.drain()
        writer.close()

    receiver = await asyncio.start_server(answer, "127.0.0.1", 0)
    port = receiver.sockets[0].getsockname()[1]
    status = await calls.post(f"http://127.0.0.1:{port}/outer", b"{}", private=True)
    await asyncio.sleep(0.1)
    receiver.close()
    assert status == 307 and got == [b"POST /outer HTTP/1.1"]


async def test_an_endless_answer_is_not_read_to_its_end():
    async def answer(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                writer.write(b"HTTP/1.1" + 60_000 * b"x")
                await writer.drain()
        except ConnectionError:
            pass

    receiver = await asyncio.start_server(answer, "127.0.0.1", 0)
    port = receiver.sockets[0].getsockname()[1]
    with pytest.raises(ValueError, match="limit"):
        await calls.post(f"http://127.0.0.1:{port}/", b"{}", private=True)
    receiver.close()
