"""Whole games, in which every byte that anybody received is read afterwards.

What a viewer was shown must be what they would have been shown if all cards they cannot know had
been dealt differently; and seeds, tokens and foreign secrets are nowhere at all.
"""

from __future__ import annotations

import asyncio
import random
import re
from typing import Any

import msgspec
import pytest

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import decode
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.zones import bit_of
from tafelrunde.server import messages as m
from tafelrunde.store import games, users
from tafelrunde.store.engine import Store, read_url
from tafelrunde.titles import registry

pytestmark = pytest.mark.anyio

KINGDOMS = {
    "sqlite": "militia moat masquerade spy thief bureaucrat wishing_well secret_chamber library "
    "lookout",
    "postgresql": "native_village haven sea_hag tactician ghost_ship explorer navigator island "
    "torturer tribute",
}


OTHERS = {"sqlite": "root", "postgresql": "allegoria"}


def backend(server) -> str:
    kind: str = server.db.partition(":")[0] if "://" in server.db else "sqlite"
    return kind


async def test_nobody_receives_what_they_must_not_know(server, guest):
    options = {"cards": KINGDOMS[backend(server)].split()}
    await play_and_read(server, guest, "bigmoney", title="dominion", options=options)


async def test_nobody_receives_it_at_other_titles(server, guest):
    await play_and_read(server, guest, "heuristic", title=OTHERS[backend(server)])


async def play_and_read(server, guest, bot: str, **game: object) -> None:
    """A whole game of two people and a bot, watched by a third; then everything is read."""
    ann, bob, eve = await guest("Ann"), await guest("Bob"), await guest("Eve")
    table = await ann.new_table("me", "open", bot, public=True, **game)
    await bob.post(f"/api/invitations/{table.invite}/join", {})
    rng = random.Random(str(game))
    async with ann.at(table.id) as one, bob.at(table.id) as two, eve.at(table.id) as three:
        await ann.post(f"/api/tables/{table.id}/start")
        people = [ann, bob, eve]

        async def look_around() -> None:
            while not (one.state and one.now.view.over):
                for person in people:
                    await person.get(f"/api/tables/{table.id}")
                    await person.get("/api/tables?scope=mine")
                    for path in ("record", "replay", "sandbox"):
                        method = "POST" if path == "sandbox" else "GET"
                        wish = {"step": 0, "seat": 0, "bot": "random"}
                        body = wish if path == "sandbox" else None
                        try:
                            await person.ask(method, f"/api/tables/{table.id}/{path}", body)
                        except Exception as error:
                            assert "still-running" in str(error)  # noqa: PT017
                await one.send({"type": "answer", "sequence": 0, "option": rng.randrange(9999)})
                for page in (one, two, three):  # in time, but illegal or foreign
                    if page.state is not None:
                        late = {"sequence": page.now.sequence, "option": 10**6 + rng.randrange(99)}
                        await page.send({"type": "answer", **late})
                await three.send({"type": "undo", "ask": True})  # who only watches
                await asyncio.sleep(0.3)

        watching = asyncio.ensure_future(look_around())
        await asyncio.gather(one.play(rng), two.play(rng))
        await three.until(lambda: three.now.view.over)
        watching.cancel()
        pages = {0: one, 1: two, -1: three}
        before = {id(person): list(person.received) for person in people}
    record = decode(await download(ann, table.id))
    secrets = await secrets_of(server, table.id, ann, bob, eve)
    assert record.seed == secrets.pop("seed")
    for person, page in zip(people, pages.values(), strict=True):
        received = b"\n".join([*before[id(person)], *page.received])
        assert len(received) > 50_000
        assert record.seed.encode() not in received
        for owner, secret in secrets.items():
            if owner != id(person):
                assert secret.encode() not in received
    log = server.log.read_bytes()
    assert record.seed.encode() not in log and table.invite.encode() not in log
    for seat, page in pages.items():
        check_states(record, seat, page.messages)
        check_words(record, page.messages)
    for person in people:
        assert all(b'"zones"' not in body for body in before[id(person)])


def check_words(record, messages: list[m.FromServer]) -> None:
    """Besides states nothing speaks of cards, least of all refusals."""
    match = Match.new(registry.load(record.title), record.seats, record.options, seed=record.seed)
    cards = {match.table.face(card) for place in match.table.places() for card in place.cards}
    refusals = [one for one in messages if isinstance(one, m.Refused)]
    assert {"illegal", "stale", "not-your-seat"} & {one.error for one in refusals}
    for one in messages:
        if not isinstance(one, m.State | m.Room):
            assert not cards & set(re.findall(r"\w+", msgspec.json.encode(one).decode()))


async def download(person, table: str) -> bytes:
    answer = await person.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200
    content: bytes = answer.content
    return content


async def secrets_of(server, table: str, *people) -> dict[object, str]:
    """The seed, the key that signs, and what belongs to one person alone."""
    store = Store(read_url(server.db), "reading")
    found: dict[object, str] = {"key": await users.secret(store)}
    stored = await games.find(store, table)
    assert stored is not None
    found["seed"] = stored.seed
    for person in people:
        found[id(person)] = (await person.get("/api/me"))["user"]["id"]
    await store.close()
    return found


def facts_of(view: dict[str, object]) -> dict[str, object]:
    """The facts of a view."""
    facts = view["facts"]
    assert isinstance(facts, dict)
    return facts


def check_states(record, viewer: int, messages: list[m.FromServer]) -> None:
    """Compare every state with what the viewer may know, told from re-dealt cards."""
    title = registry.load(record.title)
    match = Match.new(title, record.seats, record.options, seed=record.seed)
    chance = Rng("imagining")
    seen = 0
    for message in messages:
        if not isinstance(message, m.State):
            continue
        while len(match.answers) < message.step:
            match.answer(*record.answers[len(match.answers)])
        assert len(match.answers) == message.step and message.seat == viewer
        other = match.table.imagine(viewer, chance)
        seen_view: Any = msgspec.to_builtins(message.view)
        true: Any = match.view(viewer)
        imagined: Any = other.view(viewer)
        if match.over:  # the scores are told to all, and other cards would score otherwise
            scores = [view["facts"].pop("scores", None) for view in (seen_view, true, imagined)]
            assert scores[0] == scores[1]
        assert seen_view == imagined
        hands = [z for z in message.view.zones if z.name == "hand" and z.owner != viewer]
        known = {match.table.face(card) for card in match.table.knowledge(viewer)}
        assert all(set(zone.cards) <= known for zone in hands)
        for told, ask in zip(message.asks, match.pending, strict=True):
            assert told.mine == (ask.seat == viewer)
            if not told.mine:
                open_topic = match.table.tells(ask)
                allowed_topic = (ask.count, ask.about) if open_topic else (0, "")
                assert told.options == [] and told.told == open_topic
                assert (told.count, told.about) == allowed_topic
        events = [*match._events, *match._live_events()][message.events_from :]
        for face, event in zip(message.events, events, strict=True):
            allowed = {"id": event.id, "seat": event.seat, **event.args}
            if event.seen_by & bit_of(viewer):
                allowed |= event.secret
            if event.quiet:  # the same for everybody
                allowed["quiet"] = 1
            assert face == allowed
        seen += 1
    assert seen > 30 and match.over
