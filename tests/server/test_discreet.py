"""Nobody learns that an answer was given beforehand: not by what is told, nor when, nor by whom.

Bob sees the same whether Ann looks in and answers herself, or her answer stands.
"""

from __future__ import annotations

import asyncio
import random
from types import SimpleNamespace
from typing import cast

import msgspec
import pytest

from tafelrunde.kernel.match import Match
from tafelrunde.server import players, rooms
from tafelrunde.server.core import Server
from tafelrunde.server.live import Live
from tafelrunde.server.players import HABIT, RETURN, Players
from tafelrunde.server.settings import Settings
from tafelrunde.store import games, users
from tafelrunde.store.engine import now
from tafelrunde.store.games import REWIND, Seat
from tafelrunde.store.standing import Standing
from tests.server.test_standing import (
    asked_in_anothers_turn,
    live_at,
    played,
    standing_of,
    table_of,
)
from tests.server.test_tables import Eye, until, worker
from tests.server.test_timing import auc

pytestmark = pytest.mark.anyio
__all__ = ["worker"]

HOUR, DAY = 3600, 86_400
ANN, BOB = 0, 1
CLOCKS = {"days": 3 * DAY, "live": HOUR, "free": 0}
# What differs between two tables alike, and when something happened: that is compared apart.
OF_ITS_TIME = ("id", "table", "now", "since", "until", "created", "changed", "left", "invite")


def without_times(told: object) -> object:
    if isinstance(told, dict):
        kept = {name: one for name, one in told.items() if name not in OF_ITS_TIME}
        return {name: without_times(one) for name, one in kept.items()}
    return [without_times(one) for one in told] if isinstance(told, list) else told


class Evening:
    """A game in which Bob's next answer asks Ann something; he looks on, and she is away."""

    def __init__(self, worker: Server, live: Live, match: Match, ann: str, bob: str) -> None:
        self.worker, self.live, self.match = worker, live, match
        self.ann, self.bob = Eye(ann), Eye(bob)
        self.ask, (_, self.his) = match.pending[0], match.answers[-1]

    async def begin(self, *, stands: bool) -> None:
        live, bob = self.live, self.bob
        if stands:
            asked, option = self.ask, self.ask.options[0]
            live.set_standing(Standing(live.table.id, self.ann.user, asked.prompt, [option], {}))
        live.watchers.add(bob)
        live.send_room(bob)
        live.send_state(bob)
        bob.got.clear()
        await self.worker.tables.answer(live, BOB, self.his, live.sequence)

    async def come(self) -> None:
        self.live.watchers.add(self.ann)
        await self.worker.tables.note_presence(self.live, self.ann.user)

    async def go(self) -> None:
        self.live.watchers.discard(self.ann)
        await self.worker.tables.note_presence(self.live, self.ann.user)

    async def answer(self) -> None:
        await self.worker.tables.answer(self.live, ANN, self.ask.options[0], self.live.sequence)

    @property
    def expected(self) -> object:
        return self.worker.players.waiting.get((self.live.table.id, self.live.sequence, ANN))

    def seen(self) -> object:
        return without_times(msgspec.json.decode(msgspec.json.encode(self.bob.got)))


async def evening(worker: Server, speed: str, **more: object) -> Evening:
    match = asked_in_anothers_turn("root", by=BOB)
    before = played("root", match.seed, tuple(match.answers[:-1]))
    ann, bob, cem = [await users.add(worker.store, name, "en") for name in ("Ann", "Bob", "Cem")]
    made = table_of(before, ann, bob)
    made.seats[2] = Seat(2, cem.id, "Cem", "")
    made.turn_seconds = CLOCKS[speed]
    for name, value in more.items():
        setattr(made, name, value)
    await games.add(worker.store, made, before.answers)
    return Evening(worker, await worker.tables.open(made.id), match, ann.id, bob.id)


async def test_with_days_bob_sees_the_same_whoever_answers(worker):
    herself = await evening(worker, "days")
    await herself.begin(stands=False)
    assert herself.expected is None
    await herself.come()
    await herself.answer()
    await herself.go()

    stands = await evening(worker, "days")
    await stands.begin(stands=True)
    loop_time = stands.expected.when() - asyncio.get_running_loop().time()
    assert RETURN[0] * 0.9 < loop_time < RETURN[1] * 1.1  # not at once: nobody is that quick
    await stands.come()  # to look only, or not at all
    await stands.go()
    steps = stands.live.table.steps
    key = (stands.live.table.id, stands.live.sequence, ANN)
    stands.expected.cancel()
    worker.players._give(stands.live, key)  # the time has come
    await until(lambda: stands.live.table.steps > steps)

    assert stands.live.match.answers == herself.live.match.answers
    assert stands.seen() == herself.seen()
    assert [type(one).__name__ for one in herself.bob.got] == ["Changed", "Changed"]
    for one in (herself, stands):
        told = rooms.describe(one.live.table, one.bob.user, one.live.here, set())
        assert told.discreet and all(seat.present for seat in told.seats)
        assert not any(seat.replaceable for seat in told.seats)


@pytest.mark.parametrize(("speed", "patient"), [("live", False), ("free", False), ("days", True)])
async def test_where_absence_is_seen_an_answer_waits_for_whoever_gave_it(worker, speed, patient):
    herself = await evening(worker, speed, patient=patient)
    await herself.begin(stands=False)
    await herself.come()
    await herself.answer()
    await herself.go()

    stands = await evening(worker, speed, patient=patient)
    await stands.begin(stands=True)
    assert stands.expected is None  # while everybody sees that she is away
    steps = stands.live.table.steps
    await stands.come()
    if speed == "days":
        key = (stands.live.table.id, stands.live.sequence, ANN)
        stands.expected.cancel()
        worker.players._give(stands.live, key)
    await until(lambda: stands.live.table.steps > steps)
    await stands.go()
    assert stands.seen() == herself.seen()
    shape = [type(one).__name__ for one in herself.bob.got]
    assert shape == (["Changed", "Changed"] if patient else ["Changed", "Room", "Changed", "Room"])


async def test_what_she_takes_back_she_answers_herself_and_the_next_is_answered_again(worker):
    game = await evening(worker, "days")
    await game.begin(stands=True)
    live, before = game.live, len(game.live.match.answers)
    game.expected.cancel()
    worker.players._give(live, (live.table.id, live.sequence, ANN))
    await until(lambda: live.table.steps > before and not live.lock.locked())
    await worker.tables._take_back(live, ANN, REWIND, before, lambda: None)
    assert live.ask_of(ANN).prompt == game.ask.prompt and not live.questions(ANN)[0].soon
    assert game.expected is None
    other = game.ask.options[-1]
    await worker.tables.answer(live, ANN, other, live.sequence)
    assert live.match.answers[before] == (ANN, other)
    await worker.tables._take_back(live, BOB, REWIND, before, lambda: None)  # it was not she
    assert live.ask_of(ANN).prompt == game.ask.prompt and live.questions(ANN)[0].soon
    assert game.expected is not None


async def test_whoever_has_answered_beforehand_is_not_called(worker, monkeypatch):
    called: list[str] = []

    async def call(_live: Live, user: str, _seat: int) -> None:
        called.append(user)

    monkeypatch.setattr(worker.calls, "call", call)
    for stands, speed in ((True, "days"), (False, "days"), (True, "free")):
        called.clear()
        game = await evening(worker, speed)
        await game.begin(stands=stands)
        await asyncio.sleep(0)
        assert called == ([] if stands and speed == "days" else [game.ann.user])


def known_for_days(monkeypatch) -> tuple[Players, Live, list[float]]:
    """A table with days for an answer, at a time that we set; Ann looks in every few hours."""
    match = asked_in_anothers_turn("root", by=BOB)
    live = live_at(match)
    live.table.turn_seconds = CLOCKS["days"]
    live.set_standing(standing_of(live, match.pending[0], [match.pending[0].options[0]]))
    server = SimpleNamespace(settings=Settings(), hints=None)
    made, chance = Players(cast(Server, server)), random.Random(1)
    random.seed(1)
    clock = now()
    monkeypatch.setattr(players, "now", lambda: clock)
    live.asked[ANN] = clock
    took = [chance.lognormvariate(0, 1) * 3 * HOUR for _ in range(400)]
    took = [one for one in took if one < 2 * DAY]
    for pace in took[:50]:
        made.remember(live, ANN, (False, pace))
        made.remember(live, ANN, (True, pace / 1000))
    return made, live, took


def test_with_days_it_comes_when_she_would_have_looked_in(monkeypatch):
    made, live, took = known_for_days(monkeypatch)
    ask = live.match.pending[0]
    assert made.is_ours(live, ask)
    drawn = [made.delay(live, ask) for _ in range(400)]
    assert abs(auc(drawn, took[:50]) - 0.5) < 0.05
    assert abs(auc(drawn, took[50:]) - 0.5) < 0.1  # what she does herself later on
    assert max(drawn) > 6 * HOUR and min(drawn) < HOUR
    free = made.habits(live, ANN, flows=False)
    assert free == []  # games of one evening know nothing of it


def test_a_start_of_the_server_does_not_let_it_wait_anew(monkeypatch):
    made, live, took = known_for_days(monkeypatch)
    ask, gone = live.match.pending[0], 4 * HOUR
    live.asked[ANN] -= gone * 1000
    whole = [gone + made.delay(live, ask) for _ in range(400)]
    later = [pace for pace in took[:50] if pace >= gone]
    assert abs(auc(whole, later) - 0.5) < 0.07


def test_it_comes_before_time_is_up_and_with_strangers_within_hours(monkeypatch):
    made, live, _ = known_for_days(monkeypatch)
    ask = live.match.pending[0]
    live.table.turn_seconds = 2 * DAY
    live.asked[ANN] -= (2 * DAY - 100) * 1000
    soon = [made.delay(live, ask) for _ in range(200)]
    assert min(soon) >= 0 and max(soon) < 100 and len(set(soon)) > 100
    live.asked[ANN] = players.now()
    made.people.clear()
    drawn = sorted(made.delay(live, ask) for _ in range(400))
    assert RETURN[0] <= drawn[0] < HOUR < drawn[200] < 6 * HOUR < drawn[-1] <= RETURN[1]
    for _ in range(HABIT):
        made.remember(live, BOB, (False, 5.0 * HOUR))
    drawn = [made.delay(live, ask) for _ in range(100)]
    assert 4.4 * HOUR < min(drawn) < max(drawn) < 5.6 * HOUR  # as others at this title
