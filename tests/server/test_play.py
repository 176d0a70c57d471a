"""Answers, undo, chat, several pages at once: what a game is made of."""

from __future__ import annotations

import asyncio
import random

import pytest

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import MAX_SEED
from tafelrunde.server import messages as m
from tafelrunde.server.lobby import new_table
from tafelrunde.server.undoing import Undo, plan
from tafelrunde.store import games, users
from tafelrunde.store.engine import Store, read_url
from tafelrunde.titles import registry
from tests.server.client import Person

pytestmark = pytest.mark.anyio


async def game(guest, *names: str, **more: object) -> tuple[str, list[Person]]:
    """A running table of people only."""
    people = [await guest(name) for name in names]
    table = await people[0].new_table("me", *["open"] * (len(names) - 1), **more)
    for person in people[1:]:
        await person.post(f"/api/invitations/{table.invite}/join", {})
    await people[0].post(f"/api/tables/{table.id}/start")
    return table.id, people


async def test_only_whoever_is_asked_is_told_why_something_is_no_answer(guest):
    table, (ann, bob) = await game(guest, "Ann", "Bob", public=True)
    carl = await guest("Carl")
    async with ann.at(table) as page, bob.at(table) as other, carl.at(table) as third:
        await page.until_asked()
        await other.until(lambda: other.state)
        told = await page.why("supply/-1/gold")
        assert (told.remark, told.rule) == ("dominion-why-treasures-first", "dominion:D13")
        estate = await page.why("hand/0/estate")
        assert estate.args == {"card": "estate", "types": ["victory"]}
        assert (await page.why("hand/0/copper")).remark == ""  # it is an answer
        assert (await page.why("nonsense")).remark == "why-no-choice"
        assert (await other.why("supply/-1/gold")).remark == ""  # nothing is asked of this seat
        assert (await third.do(m.Why(spot="supply/-1/gold"))).error == "not-your-seat"
        assert page.now.step == 0
        await page.send(m.Why(spot="x" * 81, ref=99))
        await page.until(lambda: 0 in page.answers)
        assert page.answers[0].error == "bad-message"


async def test_a_careful_answer_does_not_end_the_turn_unasked(guest):
    table, (ann, _) = await game(guest, "Ann", "Bob")
    async with ann.at(table) as page:

        async def give(text, *, careful):
            ask = await page.until_asked()
            (option,) = [choice.number for choice in ask.options if choice.text == text]
            before = page.now.sequence
            given = m.Answer(sequence=before, option=option, careful=careful)
            done = await page.do(given)
            if isinstance(done, m.Accepted):
                await page.until(lambda: page.is_past(before))
            return done

        assert isinstance(await give("treasures", careful=True), m.Accepted)
        refused = await give("buy copper", careful=True)
        assert isinstance(refused, m.Refused) and refused.error == "sure"
        assert page.now.step == 1
        wrong = m.Answer(sequence=page.now.sequence, option=3 * 1024 + 6, careful=True)
        assert (await page.do(wrong)).error == "illegal"
        assert isinstance(await give("buy copper", careful=False), m.Accepted)
        assert page.mine is None


async def test_an_answer_must_be_legal_fresh_and_ones_own(guest):
    table, (ann, bob) = await game(guest, "Ann", "Bob")
    async with ann.at(table) as page, bob.at(table) as other:
        ask = await page.until_asked()
        await other.until(lambda: other.state)
        before = page.now
        assert ask.mine and [choice.text for choice in ask.options][:2] == [
            "play copper",
            "treasures",
        ]
        theirs = other.now.asks[0]
        assert (theirs.seat, theirs.prompt, theirs.options, theirs.mine) == (
            0,
            ask.prompt,
            [],
            False,
        )
        illegal = await page.answer(3 * 1024 + 6)
        assert (illegal.error, page.now.sequence) == ("illegal", before.sequence)
        foreign = await other.answer(ask.options[0].number)
        assert foreign.error == "not-your-seat"
        for wrong in (before.sequence + 1, 10**6):
            message = m.Answer(sequence=wrong, option=ask.options[0].number)
            assert (await page.do(message)).error == "stale"
        good = m.Answer(sequence=before.sequence, option=ask.options[0].number)
        assert isinstance(await page.do(good), m.Accepted)
        await page.until(lambda: page.now.step == 1)
        late = m.Answer(sequence=before.sequence, option=ask.options[0].number)
        states = len([one for one in page.messages if isinstance(one, m.State)])
        assert (await page.do(late)).error == "stale"
        await page.until(lambda: len([o for o in page.messages if isinstance(o, m.State)]) > states)
        await other.until(lambda: other.now.step == 1)
        assert page.now.step == 1 and other.closed is None


async def test_all_pages_of_a_person_show_the_same(guest):
    table, (ann, bob) = await game(guest, "Ann", "Bob")
    async with ann.at(table) as desk, ann.at(table) as phone, bob.at(table) as other:
        for n in range(2):
            await desk.until_asked()
            await phone.until(lambda: phone.state and phone.now.sequence == desk.now.sequence)
            await [desk, phone][n].answer(desk.mine.options[0].number)
            await desk.until(lambda n=n: desk.now.step > n)
        await desk.until_asked()
        await phone.until(lambda: phone.now.step == desk.now.step)
        await other.until(lambda: other.state and other.now.step == desk.now.step)
        assert desk.log == phone.log and desk.now.view == phone.now.view
        assert desk.room.seats[0].present


async def test_two_pages_that_answer_at_once_answer_once(guest):
    table, (ann, _) = await game(guest, "Ann", "Bob")
    async with ann.at(table) as desk, ann.at(table) as phone:
        await desk.until_asked()
        await phone.until_asked()
        option = desk.mine.options[0].number
        told = await asyncio.gather(desk.answer(option), phone.answer(option))
        assert sorted(type(one).__name__ for one in told) == ["Accepted", "Refused"]
        await desk.until(lambda: desk.now.step == 1)


async def test_who_comes_back_gets_what_was_missed(guest):
    table, (ann, bob) = await game(guest, "Ann", "Bob")
    rng = random.Random(5)
    async with ann.at(table) as page, bob.at(table) as other:
        await page.play(rng, answers=2)
        known, epoch, log = len(page.log) - 2, page.now.epoch, list(page.log)
        await other.until(lambda: other.state and other.now.step == page.now.step)
    async with ann.at(table, f"?since={known}&epoch={epoch}") as page:
        page.log = log[:known]
        await page.until(lambda: page.state)
        assert page.now.events_from == known and page.log == log
    for query in (
        "",
        f"?since={known}",
        f"?since={known}&epoch=7",
        "?since=-1&epoch=x",
        "?since=9e9",
    ):
        async with ann.at(table, query) as page:
            await page.until(lambda page=page: page.state)
            assert page.now.events_from == 0 and page.log == log
            await page.send({"type": "sync", "since": 2})
            await page.until(lambda page=page: page.now.events_from == 2)


async def test_a_step_is_taken_back_while_nobody_learned_anything(guest):
    table, (ann, bob) = await game(guest, "Ann", "Bob")
    async with ann.at(table) as page, bob.at(table) as other:
        ask = await page.until_asked()
        assert page.now.undo == m.UndoInfo(free=False, ask=False, reason="nothing")
        assert (await page.do(m.Undo())).reason == "nothing"
        first = page.now
        await page.answer(next(c.number for c in ask.options if c.text == "play copper"))
        await page.until(lambda: page.now.step == 1 and page.now.undo.free)
        await other.until(lambda: other.state and other.now.step == 1)
        log = len(other.log)
        assert other.now.undo.reason in ("nothing", "others", "revealed")
        assert (await other.do(m.Undo())).error == "undo-refused"
        assert isinstance(await page.do(m.Undo()), m.Accepted)
        await page.until(lambda: page.now.step == 0)
        assert page.now.view == first.view and page.now.epoch == 1
        assert page.now.sequence > first.sequence  # old answers can never fit again
        await other.until(lambda: other.now.step == 0)
        assert len(other.log) < log
        old = m.Answer(sequence=first.sequence, option=ask.options[0].number)
        assert (await page.do(old)).error == "stale"


async def test_chat_reaches_everybody_and_stays(guest):
    table, (ann, bob) = await game(guest, "Ann", "Bob", public=True)
    eve = await guest("Eve")
    async with ann.at(table) as page, eve.at(table) as watching:
        await watching.until(lambda: watching.room)
        await page.do(m.Say(text="Hello <b>you</b>\u0000\n!"))
        await watching.do(m.Say(text="I only watch"))
        await page.until(lambda: len(page.chat) == 2)
        await watching.until(lambda: len(watching.chat) == 2)
        said = [(line.seat, line.name, line.text) for line in page.chat.values()]
        assert said == [(0, "Ann", "Hello <b>you</b>  !"), (-1, "Eve", "I only watch")]
        assert (await page.do(m.Say(text=" \n"))).error == "bad-message"
        await page.send({"type": "say", "text": "x" * 501})
        await page.until(lambda: isinstance(page.messages[-1], m.State))
    async with bob.at(table) as page:
        await page.until(lambda: len(page.chat) == 2)


async def test_who_is_asked_is_called_at_every_table(guest):
    table, (ann, bob) = await game(guest, "Ann", "Bob")
    elsewhere = await bob.new_table("me", "open")
    async with ann.at(table) as page, bob.at(elsewhere.id) as other:
        await other.until(lambda: other.room)
        while (await page.until_asked()) and page.now.view.facts["turn"] == 0:
            await page.answer(page.mine.options[-1].number)
            await page.until(lambda: page.mine or page.now.asks[0].seat == 1)
            if not page.mine:
                break
        await other.until(lambda: any(isinstance(one, m.YourTurn) for one in other.messages))
        call = next(one for one in other.messages if isinstance(one, m.YourTurn))
        assert (call.table, call.seat, call.title) == (table, 1, "dominion")


async def test_a_question_without_a_choice_is_answered_by_itself(guest):
    table, (ann, bob) = await game(guest, "Ann", "Bob")
    async with ann.at(table) as page, bob.at(table) as other:
        rng = random.Random(1)
        given = await asyncio.gather(page.play(rng, steps=40), other.play(rng, steps=40))
        assert sum(given) < page.now.step


# -- consent


def consent_position() -> tuple[str, list[tuple[int, int]], int]:
    """A position in which somebody else has answered since, but nothing was shown.

    Seat 0 plays Militia; seat 1 holds a Moat, is asked, and does not show it.
    """
    title = registry.load("dominion")
    options: dict[str, object] = {"kingdom": "first-game"}
    for number in range(400):
        seed = f"consent {number}"
        match = Match.new(title, 2, options, seed=seed)
        rng = random.Random(number)
        wanted = ["play militia", "treasures", "buy militia", "buy moat", "pass"]
        for _ in range(120):
            ask = match.pending[0]
            names = {title.vocabulary.name(option): option for option in ask.options}
            if ask.seat == 1 and ask.prompt != "buy" and "react moat" in names:
                match.answer(1, names["pass"])
                assert len(seed) <= MAX_SEED
                return seed, list(match.answers), 0
            mine = [
                name for name in (wanted if ask.seat == 0 else wanted[::-1][1:]) if name in names
            ]
            if ask.seat == 1 and "buy moat" in names:
                mine = ["buy moat"]
            match.answer(ask.seat, names[mine[0]] if mine else rng.choice(ask.options))
            if match.over:
                break
    raise AssertionError("no such position was found")


async def planted(server, people: list[Person], seed: str, answers: list[tuple[int, int]]) -> str:
    """A running table in that position, put into the database."""
    store = Store(read_url(server.db), "planting")
    ids = [(await person.get("/api/me"))["user"]["id"] for person in people]
    owner = await users.find(store, ids[0])
    assert owner is not None
    table = new_table(owner, "dominion", {"kingdom": "first-game"}, "game")
    table.seed, table.status, table.steps = seed, "running", len(answers)
    table.seats = [games.Seat(n, id, f"seat {n}", "") for n, id in enumerate(ids)]
    await games.add(store, table, answers)
    await store.close()
    return table.id


async def test_past_somebody_elses_answer_one_goes_with_their_consent_only(server, guest):
    seed, answers, seat = consent_position()
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await planted(server, [ann, bob], seed, answers)
    async with ann.at(table) as page, bob.at(table) as other:
        await page.until(lambda: page.state)
        await other.until(lambda: other.state)
        assert page.now.undo == m.UndoInfo(free=False, ask=True, reason="")
        assert (await page.do(m.Undo())).reason == "others"
        assert (await other.do(m.Consent(yes=True))).error == "no-request"
        await page.do(m.Undo(ask=True))
        await other.until(lambda: other.now.consent)
        assert other.now.consent == m.ConsentInfo(by=seat, missing=[1])
        assert page.now.undo.reason == "pending"
        await other.do(m.Consent(yes=False))
        await page.until(lambda: page.now.consent is None)
        assert page.now.step == len(answers)
        await page.do(m.Undo(ask=True))
        await page.do(m.Consent(yes=False))  # withdrawn
        assert (await other.do(m.Consent(yes=True))).error == "no-request"
        await page.do(m.Undo(ask=True))
        await other.until(lambda: other.now.consent)
        await other.do(m.Consent(yes=True))
        await page.until(lambda: page.now.step < len(answers))
        assert page.mine and "play militia" in [choice.text for choice in page.mine.options]
        assert page.now.consent is None and page.now.epoch == 1


async def test_an_answer_ends_the_request_for_consent(server, guest):
    seed, answers, _ = consent_position()
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await planted(server, [ann, bob], seed, answers)
    async with ann.at(table) as page, bob.at(table) as other:
        await page.until(lambda: page.state)
        await page.do(m.Undo(ask=True))
        await other.until(lambda: other.state and other.now.consent)
        await other.answer(other.mine.options[0].number)
        await page.until(lambda: page.now.consent is None and page.now.step == len(answers) + 1)
        assert (await other.do(m.Consent(yes=True))).error == "no-request"


def test_what_was_shown_is_never_taken_back():
    title = registry.load("dominion")
    match = Match.new(title, 2, {}, seed="shown")
    rng = random.Random(1)
    reasons = set()
    for _ in range(150):
        ask = match.pending[0]
        match.answer(ask.seat, rng.choice(ask.options))
        if match.over:
            break
        for seat in range(2):
            found = plan(match, seat)
            reasons.add(found.reason)
            if not found.reason and not found.free:
                past = match.copy()
                past.rewind(found.value)
                assert past.table.rng.drawn() == match.table.rng.drawn()
                assert past.pending[0].seat == seat and not past.pending[0].is_forced()
                for viewer in range(-1, 2):
                    hidden = match.table.knowledge(viewer) - past.table.knowledge(viewer)
                    assert hidden <= past.table.knowledge(seat)
    assert {"", "revealed"} <= reasons
    assert plan(match, -1) == Undo("spectator")
