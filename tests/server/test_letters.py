"""Mail at one's turn, from the page that asks for it to the mail server that takes it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from tafelrunde.server import digest, players
from tafelrunde.server.app import create_app, prepare
from tafelrunde.server.core import Server
from tafelrunde.server.settings import Settings, Smtp
from tafelrunde.store.engine import now
from tests.server.client import Person
from tests.server.inside import inside
from tests.server.postbox import Postbox, postbox, token_in
from tests.server.test_mail import ANN, PASSWORD

pytestmark = pytest.mark.anyio
DAYS = 3 * 86_400
LOOK = 0.05  # seconds between two looks for letters that are due


class House:
    """A server here, a real mail server, Ann who wants letters of games over days, and Bob."""

    def __init__(self, server: Server, box: Postbox, ann: Person, bob: Person) -> None:
        self.server, self.box, self.ann, self.bob = server, box, ann, bob
        self.later = 0  # milliseconds that the clock of letters is ahead

    async def ask(self, **more: object) -> str:
        """A game in which it is Ann's turn, whom nobody sees at the table."""
        table = await self.ann.new_table("me", "open", **more)
        await self.bob.post(f"/api/invitations/{table.invite}/join", {})
        await self.ann.post(f"/api/tables/{table.id}/start")
        await asyncio.gather(*self.server.calls.calling)
        return table.id

    async def letters(self, after: int, *, at_least: int = 0) -> list[str]:
        """What Ann has got when so many minutes have passed: heads and words."""
        self.later += after * 60_000
        async with asyncio.timeout(30):
            while len(self.box.to(ANN)) < at_least:
                await asyncio.sleep(LOOK)
        await asyncio.sleep(6 * LOOK)  # what should not come would have
        return [f"{mail['Subject']}\n{mail.get_content()}" for mail in self.box.to(ANN)]


async def come(app: object, name: str) -> Person:
    person = Person("http://test")
    await person.http.aclose()
    way = httpx.ASGITransport(app=app)  # type: ignore[arg-type]
    person.http = httpx.AsyncClient(transport=way, base_url="http://test", timeout=60)
    return await person.come_in(name)


@asynccontextmanager
async def house(folder: str, monkeypatch) -> AsyncIterator[House]:
    monkeypatch.setattr(digest, "DIGEST_SECONDS", LOOK)
    quick: dict[str, Any] = dict.fromkeys(("bot_delay", "forced_delay", "flow_delay"), (0, 0))
    with postbox() as (box, more):
        smtp = Smtp(**more["smtp"])
        settings = Settings(db=f"{folder}/games.db", limit_factor=0, smtp=smtp, **quick)
        prepare(settings)
        app = create_app(settings)
        async with inside(app) as (_, server):
            ann, bob = await come(app, "Ann"), await come(app, "Bob")
            await ann.post("/api/account", {"name": "Ann", "password": PASSWORD})
            await ann.post("/api/email", {"email": ANN, "password": PASSWORD})
            mail = await asyncio.to_thread(box.next, ANN)
            await ann.post("/api/email/verify", {"token": token_in(mail)})
            box.mails.clear()
            await ann.ask("PUT", "/api/settings", {"mail_turns": True})
            await ann.ask("PUT", "/api/calls", {"mail": {"speeds": ["days"]}, "minutes": 10})
            made = House(server, box, ann, bob)
            monkeypatch.setattr(digest, "now", lambda: now() + made.later)
            yield made
            await ann.close()
            await bob.close()


async def play(server: Server, id: str) -> None:
    """Ann plays her turn, wherever she is."""
    live = await server.tables.open(id)
    while (ask := live.ask_of(0)) is not None:
        await server.tables.answer(live, 0, ask.options[-1], live.sequence)
        await server.tables.settled(live)
    assert not players.is_bot(live, 0)


async def test_a_letter_comes_when_it_is_somebodys_turn_and_one_for_all_games(
    tmp_path, monkeypatch
):
    async with house(str(tmp_path), monkeypatch) as here:
        first = await here.ask(turn_seconds=DAYS)
        assert await here.letters(9) == []  # not yet
        (letter,) = await here.letters(2, at_least=1)
        assert letter.startswith("A game is waiting for you") and f"/table/{first}" in letter
        assert len(await here.letters(60)) == 1  # it is told once

        more = [await here.ask(turn_seconds=DAYS), await here.ask(total_seconds=7 * 86_400)]
        _, letter = await here.letters(60, at_least=2)
        assert letter.startswith("3 games are waiting for you")
        assert all(f"/table/{id}" in letter for id in (first, *more))


async def test_no_letter_comes_to_whoever_has_answered_or_does_not_want_one(tmp_path, monkeypatch):
    async with house(str(tmp_path), monkeypatch) as here:
        played = await here.ask(turn_seconds=DAYS)
        assert here.server.digest.due
        await play(here.server, played)
        assert await here.letters(60) == [] and not here.server.digest.due
        for clock in ({"turn_seconds": 60}, {}):  # other speeds
            await here.ask(**clock)
        await here.ann.ask("PUT", "/api/calls", {"mail": {"speeds": ["days"], "muted": ["root"]}})
        await here.ask(title="root", turn_seconds=DAYS)
        assert not here.server.digest.due and await here.letters(60) == []
        await here.ann.ask("PUT", "/api/settings", {"mail_turns": False})
        await here.ask(turn_seconds=DAYS)
        assert not here.server.digest.due and await here.letters(60) == []
