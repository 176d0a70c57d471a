"""People for load runs: as cheap as can be, because they share the processors with the server.

They speak HTTP and WebSocket by themselves, read of a message what a player needs, and think as
long as they are told.
"""

from __future__ import annotations

import asyncio
import base64
import os
import random
import time
from contextlib import suppress
from typing import cast
from urllib.parse import urlsplit

import msgspec

GOOD = ["treasures", "buy province", "buy gold", "buy silver"]
TEXT, CLOSE, PING = 1, 8, 9  # kinds of frames
NO_MASK = b"\0\0\0\0"  # whoever hides nothing need not count


class Trouble(Exception):
    """The server said no, or nothing."""


class Choice(msgspec.Struct):
    """As much of an option as a player needs."""

    number: int
    text: str


class Ask(msgspec.Struct):
    """As much of a question."""

    mine: bool
    options: list[Choice]


class Heard(msgspec.Struct):
    """As much of any message from the server."""

    type: str
    sequence: int = -1
    step: int = 0
    asks: list[Ask] = []
    result: object = None
    error: str = ""


DECODER = msgspec.json.Decoder(Heard)


class Load:
    """What is measured, and the clock everybody plays by."""

    def __init__(self, think: tuple[float, float]) -> None:
        self.think = think
        self.measuring = False
        self.opened = 0  # pages
        self.own: list[float] = []  # seconds from an answer to one's own view
        self.other: list[float] = []  # and to the other person's
        self.finished = 0
        self.steps = 0  # answers of everybody, bots too
        self.wrong: dict[str, int] = {}
        self.bytes = 0
        self.messages = 0

    def note(self, what: str) -> None:
        """Something went wrong."""
        self.wrong[what] = self.wrong.get(what, 0) + 1


class Http:
    """One connection for requests of several people, one after the other."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.host, self.port = parts.hostname or "", parts.port or 80
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: object, cookie: str, csrf: str) -> bytes:
        """The body of the answer to something as JSON."""
        data = b"" if body is None else msgspec.json.encode(body)
        return await self.send(method, path, data, cookie, csrf)

    async def send(self, method: str, path: str, data: bytes, cookie: str, csrf: str) -> bytes:
        """The body of the answer; the cookie it sets is kept in `set_cookie`."""
        if self.streams is None:
            self.streams = await asyncio.open_connection(self.host, self.port)
        reader, writer = self.streams
        writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nCookie: {cookie}\r\n"
            f"X-CSRF-Token: {csrf}\r\nContent-Length: {len(data)}\r\n\r\n".encode()
            + data
        )
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        status, *lines = head.splitlines()
        fields = [line.partition(": ") for line in lines]
        sizes = [int(value) for name, _, value in fields if name.lower() == "content-length"]
        told = await reader.readexactly(sizes[0] if sizes else 0)
        self.set_cookie = next((v for n, _, v in fields if n.lower() == "set-cookie"), "")
        if int(status.split()[1]) >= 400:
            raise Trouble(f"{status.split()[1]} {path.rpartition('/')[2]}")
        return told

    def close(self) -> None:
        """Hang up."""
        if self.streams is not None:
            self.streams[1].close()
            self.streams = None


class Me(msgspec.Struct):
    """As much of oneself as is needed."""

    csrf: str


class Made(msgspec.Struct):
    """As much of a table."""

    id: str
    invite: str


class Guest:
    """Somebody with a cookie."""

    def __init__(self, http: Http) -> None:
        self.http = http
        self.cookie = self.csrf = ""

    async def ask(self, method: str, path: str, body: object = None) -> bytes:
        """A request of this person."""
        told = await self.http.ask(method, path, body, self.cookie, self.csrf)
        if self.http.set_cookie:
            self.cookie = self.http.set_cookie.partition(";")[0]
        return told

    async def come_in(self, name: str) -> None:
        """Get a name."""
        for method, path, body in (
            ("GET", "/api/me", None),
            ("POST", "/api/guest", {"name": name}),
        ):
            told = await self.ask(method, path, body)
            self.csrf = msgspec.json.decode(told, type=Me).csrf


class Pair:
    """Two people at a table; `sent` is when the answer to the open question was sent."""

    def __init__(self, load: Load, url: str, wish: dict[str, object], rng: random.Random) -> None:
        self.load, self.url, self.wish, self.rng = load, url, wish, rng
        self.http = Http(url)
        self.people = [Guest(self.http), Guest(self.http)]
        self.sent: dict[int, tuple[int, float]] = {}  # question -> seat and time
        self.step = 0

    async def come(self, number: int) -> None:
        """Both get a name and a table."""
        for guest, name in zip(self.people, ("Ann", "Bob"), strict=True):
            await guest.come_in(f"{name} {number}")
        await self.new_table()

    async def new_table(self) -> None:
        """A running table of both and a bot."""
        ann, bob = self.people
        made = msgspec.json.decode(await ann.ask("POST", "/api/tables", self.wish), type=Made)
        await bob.ask("POST", f"/api/invitations/{made.invite}/join", {})
        await ann.ask("POST", f"/api/tables/{made.id}/start")
        self.http.close()
        self.table, self.step = made.id, 0

    async def play(self) -> None:
        """Play game after game until cancelled."""
        while True:
            try:
                await asyncio.gather(self.sit(0), self.sit(1))
                self.load.finished += 1
                await self.new_table()
            except (Trouble, OSError, EOFError) as error:
                self.load.note(str(error) or type(error).__name__)
                await asyncio.sleep(1)

    async def sit(self, seat: int) -> None:
        """One person's page, to the end of a game."""
        page = Page(self, seat)
        loop = asyncio.get_running_loop()
        http = self.http
        transport, _ = await loop.create_connection(lambda: page, http.host, http.port)
        try:
            await page.done
        finally:
            page.stop()
            transport.close()

    def choose(self, ask: Ask) -> int:
        """Something that leads on."""
        by_text = {choice.text: choice.number for choice in ask.options}
        for wish in GOOD:
            if wish in by_text and self.rng.random() < 0.8:
                return by_text[wish]
        return self.rng.choice(ask.options).number

    def seen(self, seat: int, heard: Heard, at: float) -> None:
        """A view came: whatever was asked before has been answered."""
        if seat == 0:
            self.load.steps += max(0, heard.step - self.step)
            self.step = heard.step
        for question, (by, sent) in list(self.sent.items()):
            if question >= heard.sequence:
                continue
            if self.load.measuring:
                (self.load.own if by == seat else self.load.other).append(at - sent)
            if by != seat:  # the other one has it as well: both have seen it
                del self.sent[question]


class Page(asyncio.Protocol):
    """An open table of one person."""

    def __init__(self, pair: Pair, seat: int) -> None:
        self.pair, self.seat = pair, seat
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.data = b""
        self.open = False
        self.asked = -1
        self.thinking: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        self.transport = cast(asyncio.Transport, transport)  # uvloop's own has another ancestor
        http, cookie = self.pair.http, self.pair.people[self.seat].cookie
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET /ws/tables/{self.pair.table} HTTP/1.1\r\nHost: {http.host}:{http.port}\r\n"
            f"Origin: http://{http.host}:{http.port}\r\nCookie: {cookie}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            f"Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        """The server has hung up."""
        self.end(Trouble("socket lost"))

    def end(self, error: Exception | None = None) -> None:
        """The page is closed."""
        if not self.done.done():
            if error is None:
                self.done.set_result(None)
            else:
                self.done.set_exception(error)

    def stop(self) -> None:
        """Think no more."""
        if self.thinking is not None:
            self.thinking.cancel()

    def data_received(self, data: bytes) -> None:
        """Take what has come apart into messages."""
        at = time.perf_counter()
        self.data = data = self.data + data if self.data else data
        if not self.open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head[:16]:
                self.end(Trouble("no socket"))
                return
            self.open = True
            self.pair.load.opened += 1
        first, size = 0, len(data)
        while size - first >= 2:
            length, begin = data[first + 1], first + 2
            if length == 126:
                length, begin = int.from_bytes(data[begin : begin + 2], "big"), begin + 2
            elif length == 127:
                length, begin = int.from_bytes(data[begin : begin + 8], "big"), begin + 8
            if size < begin + length:
                break
            self.take(data[first] & 15, data[begin : begin + length], at)
            first = begin + length
        self.data = data[first:]

    def take(self, kind: int, data: bytes, at: float) -> None:
        """One message."""
        load = self.pair.load
        if kind == PING:
            self.send(10, data)
        elif kind == CLOSE:
            self.end(Trouble(f"socket closed: {int.from_bytes(data[:2], 'big')}"))
        if kind != TEXT:
            return
        load.bytes += len(data)
        load.messages += 1
        heard = DECODER.decode(data)
        if heard.type == "refused" and heard.error != "stale":
            load.note(heard.error)
        if heard.sequence < 0:
            return
        self.pair.seen(self.seat, heard, at)
        if heard.result is not None:
            self.end()
            return
        mine = next((ask for ask in heard.asks if ask.mine and len(ask.options) > 1), None)
        if mine is not None and heard.sequence != self.asked:
            self.asked = heard.sequence
            self.stop()
            low, high = load.think
            pause = self.pair.rng.uniform(low, high)
            option = self.pair.choose(mine)
            loop = asyncio.get_running_loop()
            self.thinking = loop.call_later(pause, self.answer, self.asked, option)

    def answer(self, sequence: int, option: int) -> None:
        """Say what was thought of."""
        self.pair.sent[sequence] = (self.seat, time.perf_counter())
        text = f'{{"type":"answer","sequence":{sequence},"option":{option},"ref":1}}'
        self.send(TEXT, text.encode())

    def send(self, kind: int, data: bytes) -> None:
        """A short frame."""
        with suppress(OSError):
            self.transport.write(bytes((128 | kind, 128 | len(data))) + NO_MASK + data)
