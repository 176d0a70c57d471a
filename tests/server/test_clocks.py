"""Clocks for one answer and for the whole game, and what happens when they have run out."""

from __future__ import annotations

import asyncio

import pytest

from tafelrunde.server import clocks, rooms
from tafelrunde.server.hourglass import Hourglass
from tafelrunde.server.limits import SPARE_SECONDS
from tafelrunde.server.lobby import new_table
from tafelrunde.store import games
from tafelrunde.store.engine import now
from tafelrunde.store.games import Seat, Table
from tafelrunde.store.users import User
from tests.server.client import Refused
from tests.server.test_tables import table, until, worker
from tests.server.test_timer import game

pytestmark = pytest.mark.anyio
__all__ = ["worker"]

SECOND = 1000


def clocked(**more: object) -> Table:
    """A running table of two people and a bot."""
    made = new_table(User("u", "Ann", None, None, 0, "en", "", {}, 0), "dominion", {}, "game")
    made.seats = [Seat(0, "u", "Ann", ""), Seat(1, "v", "Bob", ""), Seat(2, None, "b", "b")]
    made.status = "running"
    for name, value in more.items():
        setattr(made, name, value)
    return made


# -- reckoning


def test_the_shorter_of_two_clocks_counts_and_a_little_is_always_left():
    made = clocked(turn_seconds=60, total_seconds=100)
    glass = Hourglass(made)
    assert glass.until(made, 0, SECOND) == 61 * SECOND
    glass.used[0] = 70 * SECOND
    assert glass.left(made, 0) == 30 * SECOND
    assert glass.until(made, 0, SECOND) == 31 * SECOND
    glass.used[0] = 500 * SECOND
    assert glass.left(made, 0) == 0
    assert glass.until(made, 0, SECOND) == (1 + SPARE_SECONDS) * SECOND
    assert glass.until(made, 2, SECOND) == 0  # a bot has no clock


def test_time_is_counted_for_whoever_was_asked_and_no_longer_is():
    made = clocked(total_seconds=100)
    glass = Hourglass(made)
    glass.charge(made, {0: 0, 1: 0, 2: 0}, {0: 0, 1: 9000, 2: 9000}, 9000)
    assert glass.used == [0, 9000, 0]  # Ann is still asked, Bob anew, and bots are not counted
    glass.charge(made, {0: 0, 1: 9000}, {}, 130_000)
    assert glass.used == [130_000, 130_000, 0] and glass.lapsed == [1, 1, 0]


def test_what_is_stored_is_read_again_and_nonsense_is_nothing():
    made = clocked(turn_seconds=60, total_seconds=100, expiry="bot")
    glass = Hourglass(made)
    glass.used = [5, 6, 0]
    columns = glass.columns(made, {1: now()})
    assert columns["deadline"] == glass.until(made, 1, glass.since[1]) > now()
    made.clock = columns["clock"]
    assert Hourglass(made).used == [5, 6, 0] and Hourglass(made).since[1] == glass.since[1]
    for odd in ({}, {"used": [1]}, {"used": "x"}, {"used": [-1, "2", 3.5]}):
        made.clock = odd
        assert Hourglass(made).used == [0, 0, 0]
    assert Hourglass(made).columns(clocked(), {0: 1}) == {}


def test_where_nothing_happens_by_itself_nobody_looks():
    made = clocked(turn_seconds=60)
    assert Hourglass(made).columns(made, {0: now()})["deadline"] == 0


# -- what happens


async def test_a_bot_takes_over_by_itself_and_whoever_is_back_has_the_whole_time(guest):
    id, (ann, bob, _) = await game(guest, turn_seconds=2, expiry="bot")
    async with ann.at(id) as page:
        await page.until(lambda: page.room and page.room.seats[0].kind == "stand-in")
        assert page.room.expiry == "bot" and page.room.seats[0].name == "Bob"
        step = page.now.step
        await page.until(lambda: page.now.step > step)
    back = await bob.post(f"/api/tables/{id}/replace", {"seat": 0, "bot": ""})
    assert back["seats"][0]["kind"] == "human"
    async with bob.at(id) as page:
        await page.until(lambda: page.state)
        mine = [timer for timer in page.now.timers if timer.seat == 0 and timer.since]
        assert all(timer.until - page.now.now > SECOND for timer in mine)


async def test_passing_answers_one_question_and_the_seat_stays(guest):
    id, (ann, _, _) = await game(guest, turn_seconds=1, expiry="pass")
    async with ann.at(id) as page:
        await page.until(lambda: page.state and page.now.step >= 1)
        assert page.now.seats[0].kind == "human"
        late = [timer.lapsed for timer in page.now.timers if timer.seat == 0]
        assert late == [] or late == [1]
        await page.until(lambda: page.now.step >= 2)


async def test_the_whole_time_of_a_game_is_counted_and_shown(guest):
    id, (_, bob, _) = await game(guest, turn_seconds=0, total_seconds=3600)
    async with bob.at(id) as page:
        await page.until_asked()
        timers = {timer.seat: timer for timer in page.now.timers}
        assert [timers[seat].left for seat in range(3)] == [3600 * SECOND] * 3
        assert timers[0].until - timers[0].since == 3600 * SECOND
        assert timers[1].since == timers[1].until == 0
        await asyncio.sleep(0.3)
        await page.answer(page.mine.options[0].number)
        await page.until(lambda: page.now.step >= 1)
        mine = next(timer for timer in page.now.timers if timer.seat == 0)
        assert 3590 * SECOND < mine.left <= 3600 * SECOND - 300


async def test_answers_without_a_choice_take_time_as_all_others_do(worker):
    """Otherwise the clock would tell that there was no choice."""
    id = await table(worker, "", "")
    await games.change(worker.store, id, total_seconds=3600)
    live = await worker.tables.open(id)
    ask = live.match.pending[0]
    live.asked[ask.seat] = now() - 5000
    del ask.options[1:]  # no choice is left; the worker answers by itself
    worker.players.schedule(live)
    await until(lambda: live.number >= 1)
    assert 5000 <= live.clocks.used[ask.seat] < 60_000
    assert (await games.find(worker.store, id)).clock["used"][ask.seat] >= 5000


async def test_nobody_loses_time_by_a_restart(worker):
    id = await table(worker, "", "bigmoney")
    values = {"turn_seconds": 60, "expiry": "bot", "deadline": 1}
    clock = {"used": [0, 0], "since": [1, 0], "lapsed": [0, 0]}
    await games.change(worker.store, id, clock=clock, **values)
    live = await worker.tables.open(id)
    assert live.overdue() == {0}
    await clocks.look(worker, id)
    assert live.table.seats[0].bot == ""  # people are given a while to come back
    worker.started -= 3600
    assert await games.due(worker.store, now(), 9) == [id]
    await clocks.look(worker, id)
    assert live.table.seats[0].bot != ""
    assert await games.due(worker.store, now(), 9) == []


async def test_where_there_is_nothing_to_pass_a_bot_gives_one_answer(worker):
    id = await table(worker, "", "")
    values = {"turn_seconds": 60, "expiry": "pass", "deadline": 1}
    clock = {"used": [0, 0], "since": [1, 1], "lapsed": [0, 0]}
    await games.change(worker.store, id, clock=clock, **values)
    live = await worker.tables.open(id)
    worker.started -= 3600
    ask = live.match.pending[0]
    names = [live.match.title.vocabulary.name(option) for option in ask.options]
    kept = [option for option, name in zip(ask.options, names, strict=True) if name != "pass"]
    assert len(kept) >= 2
    ask.options[:] = kept
    await clocks.expire(worker, live)
    assert live.number >= 1 and live.table.seats[ask.seat].bot == ""
    assert live.clocks.lapsed[ask.seat] == 1


async def test_a_damaged_table_does_not_keep_other_clocks_waiting(worker):
    id = await table(worker, "", "bigmoney")
    await games.change(worker.store, id, deadline=1, options=["damaged"])
    await clocks.look(worker, id)
    assert await games.due(worker.store, now(), 9) == []


@pytest.mark.parametrize(
    "odd", [{"expiry": "lose"}, {"total_seconds": -1}, {"total_seconds": 10**9}, {"expiry": 1}]
)
async def test_a_clock_that_cannot_be_is_refused(guest, odd):
    ann = await guest("Ann")
    with pytest.raises(Refused, match="bad-message"):
        await ann.new_table("me", "open", **odd)


@pytest.mark.parametrize("expiry", ["bot", "pass", "nothing"])
@pytest.mark.parametrize("clock", ["turn_seconds", "total_seconds"])
async def test_when_any_time_is_up_what_was_chosen_happens(worker, clock, expiry):
    id = await table(worker, "", "")
    seconds = 60
    used = [seconds * SECOND, 0] if clock == "total_seconds" else [0, 0]
    since = now() - (SPARE_SECONDS if clock == "total_seconds" else seconds) * SECOND - 1
    kept = {"used": used, "since": [since, 0], "lapsed": [0, 0]}
    await games.change(worker.store, id, clock=kept, expiry=expiry, deadline=1, **{clock: seconds})
    live = await worker.tables.open(id)
    worker.started -= 3600
    assert live.overdue() == {0}
    await clocks.expire(worker, live)
    user = live.table.seats[1].user_id
    told = rooms.describe(live.table, user, set(), live.overdue()).seats[0]
    assert told.kind == ("stand-in" if expiry == "bot" else "human")
    if expiry == "pass":
        assert live.match.answers[0][0] == 0 and live.clocks.lapsed[0] == 1
        if clock == "total_seconds":  # a little is left for every answer
            left = live.clocks.until(live.table, 0, now()) - now()
            assert live.clocks.left(live.table, 0) == 0
            assert left == pytest.approx(SPARE_SECONDS * SECOND, abs=1000)
    elif expiry == "nothing":
        assert told.overdue and told.replaceable and live.match.answers == []
