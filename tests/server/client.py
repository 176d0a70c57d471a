"""People for the tests: they speak HTTP and WebSocket as a browser does, and keep every byte."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tafelrunde.server import messages as m
from tafelrunde.server.differences import applied

PATIENCE = 30.0  # seconds; generous, for a busy machine


class Refused(Exception):
    """The server said no."""

    def __init__(self, status: int, error: str, reason: str) -> None:
        super().__init__(f"{status} {error} {reason}")
        self.status = status
        self.error = error
        self.reason = reason


class Person:
    """Somebody with a browser: cookie, token, and a log of every byte received by HTTP."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE)
        self.csrf = ""
        self.name = ""
        self.received: list[bytes] = []

    async def ask(self, method: str, path: str, body: object = None, **headers: str) -> Any:
        """Send a request; returns the decoded body or raises `Refused`."""
        sent = {"X-CSRF-Token": self.csrf, **{k.replace("_", "-"): v for k, v in headers.items()}}
        data = body if isinstance(body, bytes) else msgspec.json.encode(body)
        content = data if body is not None else None
        answer = await self.http.request(method, path, content=content, headers=sent)
        self.received.append(answer.content)
        told = msgspec.json.decode(answer.content) if answer.content else None
        if answer.status_code >= 400:
            error = msgspec.convert(told, m.ErrorInfo)
            raise Refused(answer.status_code, error.error, error.reason)
        if isinstance(told, dict) and "csrf" in told:
            self.csrf = told["csrf"]
        return told

    async def get(self, path: str) -> Any:
        """GET."""
        return await self.ask("GET", path)

    async def post(self, path: str, body: object = None) -> Any:
        """POST."""
        return await self.ask("POST", path, body)

    async def come_in(self, name: str) -> Person:
        """Become a guest."""
        await self.get("/api/me")
        await self.post("/api/guest", {"name": name})
        return self

    async def new_table(self, *seats: str, **more: object) -> m.TableInfo:
        """A table: 'me', 'open' or the name of a bot for each seat."""
        wishes = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        told = await self.post("/api/tables", {"title": "dominion", "seats": wishes, **more})
        return msgspec.convert(told, m.TableInfo)

    async def table(self, id: str) -> m.TableInfo:
        """A table as this person sees it."""
        return msgspec.convert(await self.get(f"/api/tables/{id}"), m.TableInfo)

    @asynccontextmanager
    async def at(self, table: str, query: str = "", **more: Any) -> AsyncIterator[Page]:
        """Open a table."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}/ws/tables/{table}{query}"
        headers = {"Cookie": cookies, **more.pop("headers", {})}
        more.setdefault("origin", self.url)
        async with connect(
            address, additional_headers=headers, max_size=None, open_timeout=PATIENCE, **more
        ) as ws:
            page = Page(ws)
            reader = asyncio.ensure_future(page.read())
            try:
                yield page
            finally:
                reader.cancel()

    async def close(self) -> None:
        """Close the browser."""
        await self.http.aclose()


class Page:
    """An open table."""

    def __init__(self, ws: ClientConnection) -> None:
        self.ws = ws
        self.received: list[bytes] = []
        self.messages: list[m.FromServer] = []
        self.state: m.State | None = None
        self.room: m.TableInfo | None = None
        self.chat: dict[int, m.ChatLine] = {}
        self.log: list[m.Event] = []
        self.answers: dict[int, m.Accepted | m.Refused] = {}
        self.reasons: dict[int, m.Because] = {}
        self.foreseen: dict[int, m.Foreseen] = {}
        self.closed: int | None = None
        self.news = asyncio.Event()
        self.ref = 0
        self.changes = 0  # states that were told by what has changed

    async def read(self) -> None:
        """Take everything that comes, as the browser does; an unknown field is an error."""
        try:
            async for data in self.ws:
                raw = data.encode() if isinstance(data, str) else data
                self.received.append(raw)
                self.take(msgspec.json.decode(raw, type=m.FromServer))
                self.news.set()
        except ConnectionClosed:
            pass
        self.closed = self.ws.close_code
        self.news.set()

    def take(self, message: m.FromServer) -> None:
        """Keep a message; what has changed makes a whole state, as it does in the browser."""
        if isinstance(message, m.Changed):
            message = self.changed(message)
        self.messages.append(message)
        if isinstance(message, m.State):
            assert message.events_from <= len(self.log), "events are missing"
            del self.log[message.events_from :]
            self.log.extend(message.events)
            self.state = message
        elif isinstance(message, m.Room):
            self.room = message.room
        elif isinstance(message, m.Chats):
            self.chat.update({line.number: line for line in message.lines})
        elif isinstance(message, m.Accepted | m.Refused):
            self.answers[message.ref] = message
        elif isinstance(message, m.Because):
            self.reasons[message.ref] = message
        elif isinstance(message, m.Foreseen):
            self.foreseen[message.ref] = message

    def changed(self, change: m.Changed) -> m.State:
        """The state that follows from the one before."""
        old = self.state
        assert old is not None and change.number == old.number + 1, "a state is missing"
        new = msgspec.structs.asdict(change)
        view = applied(msgspec.to_builtins(old.view), change.view)
        new["view"] = msgspec.convert(view, m.ViewInfo)
        new["seats"] = change.seats if change.seats is not None else old.seats
        self.changes += 1
        return msgspec.structs.replace(old, **new)

    async def until(self, what: Callable[[], object]) -> None:
        """Wait for something; fails when it does not come or the socket is closed before."""
        async with asyncio.timeout(PATIENCE):
            while not what():
                self.news.clear()
                if self.closed is not None:
                    raise ConnectionError(f"closed with {self.closed}")
                await self.news.wait()

    async def until_closed(self, code: int) -> None:
        """Wait until the server closes the socket; fails when it does so with another code."""
        async with asyncio.timeout(PATIENCE):
            await self.ws.wait_closed()
        assert self.ws.close_code == code

    async def send(self, message: object) -> None:
        """Send anything."""
        await self.ws.send(msgspec.json.encode(message).decode())

    async def do(self, message: m.FromClient) -> m.Accepted | m.Refused:
        """Send a message and wait for its answer."""
        self.ref += 1
        ref = message.ref = self.ref
        await self.send(message)
        await self.until(lambda: ref in self.answers)
        return self.answers[ref]

    async def why(self, spot: str) -> m.Because:
        """Ask why a thing on the table is no answer."""
        self.ref += 1
        ref = self.ref
        await self.send(m.Why(spot=spot, ref=ref))
        await self.until(lambda: ref in self.reasons)
        return self.reasons[ref]

    async def foresee(self) -> dict[str, m.ForeseenInfo]:
        """What may be asked in others' turns, by prompt."""
        self.ref += 1
        ref = self.ref
        await self.send(m.Foresee(ref=ref))
        await self.until(lambda: ref in self.foreseen)
        return {one.prompt: one for one in self.foreseen[ref].questions}

    @property
    def mine(self) -> m.AskInfo | None:
        """What is asked of this person."""
        asks = self.state.asks if self.state is not None else []
        return next((ask for ask in asks if ask.mine), None)

    @property
    def has_choice(self) -> bool:
        """Whether this person is asked something with more than one answer."""
        return self.mine is not None and len(self.mine.options) > 1

    @property
    def now(self) -> m.State:
        """The state, which must be there."""
        assert self.state is not None
        return self.state

    def is_past(self, sequence: int) -> bool:
        """Whether that question has been answered."""
        return self.now.sequence > sequence

    async def until_asked(self) -> m.AskInfo | None:
        """Wait for a question with a choice; None when the game is over."""
        await self.until(lambda: self.state and (self.state.view.over or self.has_choice))
        return None if self.now.view.over else self.mine

    async def answer(self, option: int) -> m.Accepted | m.Refused:
        """Answer the open question."""
        return await self.do(m.Answer(sequence=self.now.sequence, option=option))

    async def play(self, rng: random.Random, *, answers: int = 10**9, steps: int = 10**9) -> int:
        """Play until the end, so many own answers, or so many steps of all; returns the answers."""
        given = 0
        while given < answers:
            await self.until(
                lambda: (
                    self.state and (self.now.step >= steps or self.now.view.over or self.has_choice)
                )
            )
            ask = self.mine
            if ask is None or self.now.step >= steps:
                break
            sequence = self.now.sequence
            told = await self.answer(sensible(ask, rng))
            if isinstance(told, m.Accepted):
                given += 1
                await self.until(partial(self.is_past, sequence))
            else:
                assert told.error == "stale", told
        return given


WANTED = ["buy province", "buy gold", "buy duchy", "buy silver"]


def sensible(ask: m.AskInfo, rng: random.Random) -> int:
    """A choice that leads somewhere: money first, otherwise anything."""
    by_text = {choice.text: choice.number for choice in ask.options}
    if "treasures" in by_text:
        return by_text["treasures"]
    if ask.prompt == "buy" and rng.random() < 0.8:
        for wish in WANTED:
            if wish in by_text:
                return by_text[wish]
    return rng.choice(ask.options).number
