"""Help at the table: guides, hints, what happened since, how fast bots play, what they thought."""

from __future__ import annotations

import asyncio
import random
import time
from functools import partial
from types import SimpleNamespace
from typing import cast

import msgspec
import pytest

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import encode
from tafelrunde.kernel.rng import Rng
from tafelrunde.reviews import past
from tafelrunde.server import messages as m
from tafelrunde.server.jobs import Hint, Think, Thought, Worker
from tafelrunde.server.live import Live
from tafelrunde.server.players import SLOWNESS, Players
from tafelrunde.server.since import remembered
from tafelrunde.store.games import Seat, Table
from tafelrunde.titles import registry
from tests.server.client import Page, Person, Refused

pytestmark = pytest.mark.anyio


async def ask_for(page: Page, message: m.Hint | m.Guide) -> m.Advice | m.Lesson | m.Refused:
    """Send a wish and wait for what is said to it."""
    page.ref += 1
    message.ref = page.ref
    await page.send(message)

    def said() -> m.Advice | m.Lesson | m.Refused | None:
        kinds = (m.Advice, m.Lesson, m.Refused)
        found = [one for one in page.messages if isinstance(one, kinds) and one.ref == message.ref]
        return found[0] if found else None

    await page.until(said)
    found = said()
    assert found is not None
    return found


# -- guided games


async def test_a_guided_game_begins_at_once_and_says_what_to_do(guest):
    ann = await guest("Ann")
    table = msgspec.convert(await ann.post("/api/titles/dominion/guide"), m.TableInfo)
    assert (table.kind, table.status, table.your_seat) == ("guide", "running", 0)
    assert not table.public
    assert table.invite == ""
    async with ann.at(table.id) as page:
        ask = await page.until_asked()
        assert ask is not None
        said = await ask_for(page, m.Guide())
        assert isinstance(said, m.Lesson)
        assert said.step == "treasures"
        assert said.option in [choice.number for choice in ask.options]
        await page.answer(said.option)
        await page.until(lambda: page.now.step > 0)
        more = await ask_for(page, m.Guide(done=["treasures"]))
        assert isinstance(more, m.Lesson)
        assert (more.step, more.spots) == ("smithy", ["supply/-1/smithy"])


async def test_a_guided_game_is_for_one_alone(guest):
    ann, bob = await guest("Ann"), await guest("Bob")
    table = msgspec.convert(await ann.post("/api/titles/root/guide"), m.TableInfo)
    for way in (bob.get(f"/api/tables/{table.id}"), bob.post(f"/api/tables/{table.id}/join", {})):
        with pytest.raises(Refused) as no:
            await way
        assert no.value.error == "not-found"
    listed = await bob.get("/api/tables?scope=running")
    assert table.id not in [one["id"] for one in listed["tables"]]


async def test_there_is_a_guide_to_titles_only_and_at_its_tables_only(guest):
    ann = await guest("Ann")
    with pytest.raises(Refused) as no:
        await ann.post("/api/titles/chess/guide")
    assert no.value.status in (400, 404)
    table = await ann.new_table("me", "bigmoney")
    async with ann.at(table.id) as page:
        await page.until_asked()
        said = await ask_for(page, m.Guide())
        assert isinstance(said, m.Lesson)
        assert said.over
        assert said.step == ""
        await page.send({"type": "guide", "done": ["x"] * 101, "ref": 7})
        await page.until(lambda: 0 in page.answers)
        assert cast(m.Refused, page.answers[0]).error == "bad-message"


# -- hints


@pytest.mark.parametrize("title", registry.TITLES)
async def test_a_hint_rates_answers_that_are_legal(guest, title):
    ann = await guest("Ann")
    table = await ann.new_table("me", "easy", title=title)
    async with ann.at(table.id) as page:
        ask = await page.until_asked()
        assert ask is not None
        assert page.room is not None
        assert "hint" in page.room.can
        before = page.now
        said = await ask_for(page, m.Hint())
        assert isinstance(said, m.Advice)
        assert page.mine == ask, "a hint answers nothing"
        legal = {choice.number for choice in ask.options}
        assert said.thoughts.chosen in legal
        assert {one.option for one in said.thoughts.considered} <= legal
        if title != "allegoria":  # where the bot bids at the same time
            assert page.now == before, "a hint changes nothing"


async def test_there_is_no_hint_at_a_table_with_other_people(guest):
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.new_table("me", "open")
    await bob.post(f"/api/invitations/{table.invite}/join", {})
    await ann.post(f"/api/tables/{table.id}/start")
    async with ann.at(table.id) as page:
        await page.until_asked()
        said = await ask_for(page, m.Hint())
        assert isinstance(said, m.Refused)
        assert (said.error, said.reason) == ("not-allowed", "hint")
        await ann.post(f"/api/tables/{table.id}/replace", {"seat": 1, "bot": "bigmoney"})
        again = await ask_for(page, m.Hint())  # a bot plays for Bob, who may come back
        assert isinstance(again, m.Refused)


async def test_whoever_watches_ends_hints_and_gets_none(guest):
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.new_table("me", "bigmoney", public=True)
    async with ann.at(table.id) as page:
        await page.until_asked()
        assert page.room is not None
        assert "hint" in page.room.can
        async with bob.at(table.id) as other:
            await other.until(lambda: other.state)
            await page.until(lambda: page.room and "hint" not in page.room.can)
            said = await ask_for(page, m.Hint())
            assert isinstance(said, m.Refused)
            assert said.error == "not-allowed"
            theirs = await ask_for(other, m.Hint())
            assert isinstance(theirs, m.Refused)
            assert theirs.error == "not-your-seat"


async def asked_what_to_buy(page: Page) -> m.AskInfo:
    """Play on to a question that needs thought."""
    while True:
        ask = await page.until_asked()
        assert ask is not None
        if ask.prompt == "buy":
            return ask
        await page.answer(next(one.number for one in ask.options if one.text == "treasures"))


async def test_whoever_comes_to_watch_ends_a_hint_that_is_being_thought_of(guest):
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.new_table("me", "bigmoney", options={"kingdom": "first-game"}, public=True)
    async with ann.at(table.id) as page:
        await asked_what_to_buy(page)
        page.ref += 1
        ref = page.ref
        await page.send(m.Hint(ref=ref))
        await asyncio.sleep(0.2)
        async with bob.at(table.id):
            await page.until(lambda: ref in page.answers)
            said = page.answers[ref]
            assert isinstance(said, m.Refused) and said.error == "stale"
        await page.until(lambda: page.room and "hint" in page.room.can)
        assert isinstance(await ask_for(page, m.Hint()), m.Advice)


async def test_who_has_left_for_good_minds_no_hints_unless_they_watch(guest):
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.new_table("me", "open", options={"kingdom": "first-game"}, public=True)
    await bob.post(f"/api/invitations/{table.invite}/join", {})
    await ann.post(f"/api/tables/{table.id}/start")
    await bob.post(f"/api/tables/{table.id}/leave")
    with pytest.raises(Refused):  # nor can anybody else come
        await bob.post(f"/api/tables/{table.id}/join", {})
    async with ann.at(table.id) as page:
        await page.until_asked()
        assert page.room is not None and "hint" in page.room.can
        async with bob.at(table.id):
            await page.until(lambda: page.room and "hint" not in page.room.can)
            said = await ask_for(page, m.Hint())
            assert isinstance(said, m.Refused) and said.error == "not-allowed"


async def test_an_answer_ends_the_thinking_about_it(guest):
    ann = await guest("Ann")
    table = await ann.new_table("me", "bigmoney", options={"kingdom": "first-game"})
    async with ann.at(table.id) as page:
        ask = await page.until_asked()
        assert ask is not None
        await page.answer(next(one.number for one in ask.options if one.text == "treasures"))
        ask = await page.until_asked()  # what to buy: that needs thought
        assert ask is not None
        page.ref += 1
        ref = page.ref
        await page.send(m.Hint(ref=ref))
        await asyncio.sleep(0.2)
        await page.answer(ask.options[-1].number)
        await page.until(lambda: ref in page.answers)
        said = page.answers[ref]
        assert isinstance(said, m.Refused)
        assert said.error == "stale"


def test_a_hint_is_thought_of_from_what_the_seat_sees():
    title = registry.load("dominion")
    match = Match.new(title, 2, {"kingdom": "first-game"}, seed="hint", names=["", ""])
    while match.pending[0].prompt != "buy":
        match.answer(match.pending[0].seat, match.pending[0].options[-2])
    seat = match.pending[0].seat
    told = Worker().do(Hint("t", match.record(), seat))
    assert isinstance(told, m.Thoughts)
    assert told.worlds > 0
    values = [one.value for one in told.considered]
    assert values == sorted(values, reverse=True)
    assert len(values) > 1
    assert all(0 <= value <= 1 for value in values)


# -- what bots thought


def thought() -> tuple[Match, Thought]:
    title = registry.load("dominion")
    match = Match.new(title, 2, {"kingdom": "first-game"}, seed="think", names=["", ""])
    while match.pending[0].prompt != "buy":
        match.answer(match.pending[0].seat, match.pending[0].options[-2])
    told = Worker().do(Think("t", match.record(), match.pending[0].seat, "medium"))
    assert isinstance(told, Thought)
    return match, told


def test_what_a_process_needs_to_start_is_part_of_a_bots_time():
    match, _ = thought()
    worker = Worker()
    took = []
    for asked in (time.time() - 5, 0.0):  # as if it had started for five seconds, and at once
        job = Think("t", match.record(), match.pending[0].seat, "medium", asked=asked)
        told = worker.do(job)
        assert isinstance(told, Thought) and told.told is not None
        took.append(told.told.thoughts.playouts)
    assert took[0] == 0 < took[1]


def test_a_bot_that_searches_tells_what_it_thought():
    match, told = thought()
    assert told.told is not None
    assert told.told.thoughts.chosen == told.option
    assert told.told.step == len(match.answers)
    legal = [choice.number for choice in told.told.ask.options]
    assert legal == match.pending[0].options
    plain = Worker().do(Think("t", match.record(), match.pending[0].seat, "bigmoney"))
    assert isinstance(plain, Thought)
    assert plain.told is None


def test_only_thoughts_that_led_to_an_answer_are_told():
    match, told = thought()
    assert told.told is not None
    seat = match.pending[0].seat
    live = cast(Live, SimpleNamespace(match=match, thoughts={seat: told.told}))
    assert remembered(live) == []  # it was not answered so, or that was taken back
    match.answer(seat, told.option)
    assert remembered(live) == [told.told]


async def test_thoughts_of_bots_are_secret_until_the_game_is_over(guest):
    ann = await guest("Ann")
    table = await ann.new_table("me", "bigmoney", options={"kingdom": "first-game"})
    with pytest.raises(Refused) as no:
        await ann.get(f"/api/tables/{table.id}/thoughts")
    assert no.value.error == "still-running"
    alone = await ann.new_table("bigmoney", "bigmoney", options={"kingdom": "first-game"})
    async with ann.at(alone.id) as page:
        await page.until(lambda: page.state and page.state.view.over)
    assert await ann.get(f"/api/tables/{alone.id}/thoughts") == {"bots": []}


def played(title: str, *, over: bool) -> Match:
    """A game of which some answers were given, or all of them."""
    loaded, seats = registry.load(title), registry.find(title).min_seats
    match = Match.new(loaded, seats, {}, seed="read", names=["hard"] * seats)
    bots = [loaded.bots()[loaded.default_bot](Rng(f"{seat}")) for seat in range(seats)]
    while not match.over and (over or len(match.answers) < 60):
        ask = match.pending[0]
        match.answer(ask.seat, bots[ask.seat].choose(match.table.sight(ask.seat), ask))
    return match


def free_answer(match: Match, at: int) -> int:
    """The step of an answer that was a choice, from there on."""
    while True:
        before = past(match, at)
        ask = next(ask for ask in before.pending if ask.seat == match.answers[at][0])
        if not ask.is_forced():
            return at
        at += 1


@pytest.mark.parametrize("title", registry.TITLES)
async def test_every_answer_of_a_finished_game_can_be_thought_over(guest, title):
    ann = await guest("Ann")
    match = played(title, over=title == "dominion")  # a game that was broken off is over, too
    table = (await ann.ask("POST", "/api/records", encode(match.record())))["id"]
    step = free_answer(match, 30)
    told = msgspec.convert(
        await ann.get(f"/api/tables/{table}/thoughts?step={step}"), m.ThoughtsOfBots
    )
    (one,) = told.bots
    assert (one.step, (one.seat, one.given)) == (step, match.answers[step])
    legal = [choice.number for choice in one.ask.options]
    assert one.given in legal
    assert {other.option for other in one.thoughts.considered} | {one.thoughts.chosen} <= {*legal}
    for bad in (len(match.answers), "-1", "x", "9" * 9):
        with pytest.raises(Refused) as no:
            await ann.get(f"/api/tables/{table}/thoughts?step={bad}")
        assert no.value.error == "bad-message"


async def test_in_a_sandbox_of_a_finished_game_bots_tell_at_any_time_what_they_think(guest):
    ann = await guest("Ann")
    match = played("dominion", over=True)
    table = (await ann.ask("POST", "/api/records", encode(match.record())))["id"]
    wish = {"step": 0, "seat": 0, "bot": "medium"}
    told = await ann.post(f"/api/tables/{table}/sandbox", wish)
    async with ann.at(told["id"]) as page:
        thinks: list[m.BotThoughts] = []
        for turn in range(12):
            await page.play(random.Random(turn), answers=1)
            await page.until_asked()
            found = await ann.get(f"/api/tables/{told['id']}/thoughts")
            thinks = msgspec.convert(found, m.ThoughtsOfBots).bots
            if thinks:
                break
        assert [one.seat for one in thinks] == [1]
        assert thinks[0].given == thinks[0].thoughts.chosen
    with pytest.raises(Refused) as no:  # answers of a game that runs are not read
        await ann.get(f"/api/tables/{told['id']}/thoughts?step=0")
    assert no.value.error == "still-running"


async def test_a_sandbox_of_a_running_game_keeps_its_secrets(guest):
    ann = await guest("Ann")
    table = await ann.new_table("me", "medium", options={"kingdom": "first-game"})
    assert "thoughts" not in table.can
    wish = {"step": 0, "seat": 0, "bot": "medium"}
    told = await ann.post(f"/api/tables/{table.id}/sandbox", wish)
    assert "thoughts" not in told["can"]
    for id in (table.id, told["id"]):
        for query in ("", "?step=0"):
            with pytest.raises(Refused) as no:
                await ann.get(f"/api/tables/{id}/thoughts{query}")
            assert no.value.error == "still-running"


# -- since your last turn


async def turn_over(page: Page) -> None:
    """Play Treasures, buy nothing, and wait to be asked again."""
    for wish in ("treasures", "pass"):
        ask = await page.until_asked()
        assert ask is not None
        option = next(one.number for one in ask.options if one.text == wish)
        before = page.now.sequence
        await page.answer(option)
        await page.until(partial(page.is_past, before))
    await page.until_asked()


async def test_what_happened_since_is_what_the_seat_has_seen(guest):
    ann = await guest("Ann")
    table = await ann.new_table("me", "bigmoney", options={"kingdom": "first-game"})
    async with ann.at(table.id) as page:
        await page.until_asked()
        first = page.now.step
        await turn_over(page)
        told = msgspec.convert(await ann.get(f"/api/tables/{table.id}/since"), m.Since)
        shown = {one.step: one for one in page.messages if isinstance(one, m.State)}
        assert told.steps == page.now.step
        assert told.positions[-1].step == page.now.step
        assert first < told.positions[0].step < page.now.step
        for position in told.positions:
            if position.step in shown:
                assert position.view == shown[position.step].view
        others = [event for one in told.positions for event in one.events if event.get("seat") == 1]
        assert others, "the bot has done something"
        whole = await ann.get(f"/api/tables/{table.id}/since?from=0")
        assert len(whole["positions"]) > len(told.positions)


async def test_only_who_plays_can_look_back(guest):
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.new_table("me", "bigmoney", public=True)
    with pytest.raises(Refused) as no:
        await bob.get(f"/api/tables/{table.id}/since")
    assert no.value.error == "not-your-seat"
    for bad in ("-1", "x", "9" * 9):
        with pytest.raises(Refused) as no:
            await ann.get(f"/api/tables/{table.id}/since?from={bad}")
        assert no.value.error == "bad-message"
    hidden = await ann.new_table("me", "bigmoney")
    with pytest.raises(Refused) as no:
        await bob.get(f"/api/tables/{hidden.id}/since")
    assert no.value.error == "not-found"
    waiting = await ann.new_table("me", "open")
    with pytest.raises(Refused) as no:
        await ann.get(f"/api/tables/{waiting.id}/since")
    assert no.value.error == "not-started"


# -- how fast bots play


def bots_at(*paces: str, other: str | None = None) -> float:
    """How slow bots are where Ann has such pages open, and perhaps somebody else sits, too."""
    seats = [Seat(0, "ann", "Ann", ""), Seat(1, other, "", "" if other else "bigmoney")]
    table = cast(Table, SimpleNamespace(seats=seats, owner="ann"))
    watchers = [SimpleNamespace(user="ann", pace=pace) for pace in paces]
    live = cast(Live, SimpleNamespace(table=table, watchers=watchers))
    return Players.slowness(cast(Players, None), live)


def test_bots_are_as_fast_as_their_only_opponent_likes():
    assert bots_at("instant") == 0
    assert bots_at("calm") == SLOWNESS["calm"] > 1
    assert bots_at() == bots_at("brisk") == 1
    assert bots_at("instant", "calm") == SLOWNESS["calm"]  # two pages: the calmer one sees it all
    assert bots_at("instant", other="bob") == 1  # not on others' account


async def test_the_pace_is_set_by_a_message_that_is_checked(guest):
    ann = await guest("Ann")
    table = await ann.new_table("me", "bigmoney")
    async with ann.at(table.id) as page:
        await page.until_asked()
        assert isinstance(await page.do(m.Pace(pace="calm")), m.Accepted)
        await page.send({"type": "pace", "pace": "frantic", "ref": 9})
        await page.until(lambda: 0 in page.answers)
        assert cast(m.Refused, page.answers[0]).error == "bad-message"


# -- levels


async def test_titles_tell_their_levels_and_what_is_good_for_newcomers(guest):
    ann: Person = await guest("Ann")
    for told in await ann.get("/api/titles"):
        info = msgspec.convert(told, m.TitleInfo)
        assert info.levels == ["easy", "medium", "hard"]
        assert info.bots[:3] == info.levels
        assert info.guided
