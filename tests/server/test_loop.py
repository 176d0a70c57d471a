"""Nothing a client sends occupies the loop; work has its shares, and everybody a turn."""

from __future__ import annotations

import asyncio
import json
import time

import msgspec
import pytest

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import encode
from tafelrunde.server import workshop
from tafelrunde.server.app import create_app, prepare
from tafelrunde.server.jobs import Settle, load_rules
from tafelrunde.server.limits import CHRONICLE, JOBS_WAITING, OPTIONS
from tafelrunde.server.refusals import Refusal
from tafelrunde.server.settings import Settings
from tafelrunde.server.workshop import Workshop
from tafelrunde.titles import registry
from tafelrunde.titles.oath import chronicle_file
from tafelrunde.titles.oath.chronicle_file import Played, Seated
from tests.server.inside import inside, occupied_by
from tests.server.test_tables import Eye

pytestmark = pytest.mark.anyio

MOST = 0.020  # seconds of processor time in one piece


@pytest.fixture
async def house(tmp_path):
    """A server in this process, and a guest with the headers of a page."""
    quick = {"bot_delay": (0, 0), "forced_delay": (0, 0), "flow_delay": (0, 0)}
    settings = Settings(db=str(tmp_path / "games.db"), limit_factor=0, **quick)
    prepare(settings)
    async with inside(create_app(settings)) as (client, server):
        await asyncio.to_thread(load_rules)  # what is done once at the start is nobody's doing
        await asyncio.sleep(0.1)
        me = (await client.get("/api/me")).json()
        token = {"X-CSRF-Token": me["csrf"]}
        me = (await client.post("/api/guest", json={"name": "Ann"}, headers=token)).json()
        client.headers["X-CSRF-Token"] = me["csrf"]
        yield client, server


def many_games(count: int) -> bytes:
    """A chronicle of tiny games, as large as may be sent."""
    chronicle = chronicle_file.new_chronicle("Tiny")
    seated = [Seated("a", "purple", "exile"), Seated("b", "red", "exile")]
    chronicle.world.game = count + 1
    chronicle.games = [Played(n + 1, seated, "red", "b", "", 1, "", "", []) for n in range(count)]
    data = msgspec.json.format(chronicle.to_bytes(), indent=-1)
    return data if len(data) <= CHRONICLE else many_games(count * 9 // 10)


def long_record(answers: int) -> bytes:
    """A game of Dominion in which nobody ever buys anything."""
    start = Match.new(registry.load("dominion"), 2, {}, seed="long").record()
    passing = [(number // 2 % 2, 0) for number in range(answers)]
    return encode(msgspec.structs.replace(start, answers=passing))


async def test_nothing_a_client_sends_occupies_the_loop(house):
    client, server = house
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    tiny = many_games(2600)
    names = [f"card{n}" for n in range(5000)]
    oath = {"title": "oath", "seats": seats, "options": {"chronicle": True}}
    cards = sorted(face.id for face in registry.load("dominion").catalogue())
    dominion = "/api/titles/dominion/preview"
    draw = {"sets": ["base"], "exclude": cards}
    sent: list[tuple[str, bytes, set[int]]] = [
        ("/api/titles/oath/chronicle", tiny, {200}),
        ("/api/titles/oath/chronicle", b'{"games":[' + b"{}," * 130_000, {400}),
        (dominion, as_json({"seats": 2, "options": {"cards": names}}), {400}),
        (dominion, as_json({"seats": 2, "options": {"draw": draw}}), {200, 400}),
        ("/api/tables", as_json({**oath, "chronicle": tiny.decode()}), {200}),
        ("/api/tables", as_json({**oath, "options": {"x": [[]] * 100_000}}), {413}),
        ("/api/tables", as_json({**oath, "options": {"x": "y" * OPTIONS}}), {413}),
        ("/api/records", b'{"answers":[' + b"[0,0]," * 150_000, {400}),
        ("/api/records", long_record(8_000), {200}),
    ]
    slowest: dict[str, float] = {}
    for path, body, statuses in sent:
        answer, found = await occupied_by(client.post(path, content=body))
        assert answer.status_code in statuses, (path, body[:60], answer.text[:200])
        slowest[f"{path} {len(body)}"] = found.longest
    id = answer.json()["id"]
    wish = as_json({"step": 7_990, "seat": 0, "bot": "random"})
    sandbox, found = await occupied_by(client.post(f"/api/tables/{id}/sandbox", content=wish))
    slowest["sandbox"] = found.longest
    for path in (f"/api/tables/{id}/replay?from=7000&viewer=0", f"/api/tables/{id}/record"):
        answer, found = await occupied_by(client.get(path))
        assert answer.status_code == 200
        slowest[path] = found.longest
    live = server.tables.live[sandbox.json()["id"]]
    eye = Eye(live.table.owner)
    live.watchers.add(eye)
    _, found = await occupied_by(server.tables.follow(live, eye))
    slowest["a long log"] = found.longest
    told = [event for message in eye.got for event in message.events]
    assert len(told) == eye.sent == live.match.event_count() > 8_000
    live.watchers.discard(eye)
    for title in registry.TITLES:
        parts = [f"titles/{title}/{part}" for part in ("cards", "words", "rules")]
        for path in (*parts, f"print/{title}/aid"):
            answer, found = await occupied_by(client.get(f"/api/{path}"))
            assert answer.status_code == 200
            slowest[path] = found.longest
    assert {path: time for path, time in slowest.items() if time > MOST} == {}


def as_json(data: object) -> bytes:
    return json.dumps(data).encode()


class FakeBench(workshop.Bench):
    """Does everything in a hundredth of a second."""

    done: list[str] = []

    async def do(self, job, seconds):
        self.table = job.table
        await asyncio.sleep(0.01)
        self.done.append(job.table)
        return b"null"


async def test_whoever_asks_for_much_waits_behind_others(monkeypatch):
    monkeypatch.setattr(workshop, "Bench", FakeBench)
    shop = Workshop(1, JOBS_WAITING)
    FakeBench.done = []

    def job(user: str) -> Settle:
        return Settle(user, "dominion", 2, {}, "")

    greedy = [asyncio.ensure_future(shop.do(job("eve"), 1, "eve")) for _ in range(JOBS_WAITING)]
    await asyncio.sleep(0)
    await shop.do(job("ann"), 1, "ann")
    assert FakeBench.done.index("ann") <= 2
    more = [asyncio.ensure_future(shop.do(job("eve"), 1, "eve")) for _ in range(50)]
    greedy[-1].cancel()  # who goes away loses only the own turn
    told = await asyncio.gather(*greedy, *more, return_exceptions=True)
    refused = [one for one in told if isinstance(one, Refusal)]
    assert refused and all(one.code == "too-many" for one in refused)
    assert sum(one == b"null" for one in told) >= JOBS_WAITING - 1
    await shop.do(job("ann"), 1, "ann")  # nothing is stuck


async def test_a_hundred_replays_do_not_keep_anothers_bot_waiting(house):
    client, server = house
    uploaded = (await client.post("/api/records", content=long_record(3000))).json()
    await client.get(f"/api/tables/{uploaded['id']}/replay?viewer=0")  # the process runs now
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    wish = as_json({"title": "dominion", "seats": seats})
    table = (await client.post("/api/tables", content=wish)).json()
    live = server.tables.live[table["id"]]
    async with asyncio.timeout(60):
        while live.number < 3:
            await asyncio.sleep(0.01)
    waited: list[float] = []
    turn = server.quick._turn

    async def measured(user: str) -> None:
        begun = time.monotonic()
        await turn(user)
        waited.append(time.monotonic() - begun)

    server.quick._turn = measured
    path = f"/api/tables/{uploaded['id']}/replay?viewer=all&from="
    asked = [asyncio.ensure_future(client.get(f"{path}{n * 25}")) for n in range(100)]
    statuses = [(await one).status_code for one in asked]
    assert set(statuses) <= {200, 429} and 200 in statuses
    assert waited and max(waited) < 2
    assert not {*server.workshop.benches, *server.quick.benches} & {*server.replays.benches}
