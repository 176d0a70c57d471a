"""The clock of a table: when it runs out others may let a bot play, and nothing else happens."""

from __future__ import annotations

import asyncio
import random
from collections import Counter

import pytest

from tafelrunde.server import messages as m
from tests.server.client import Page, Person, Refused

pytestmark = pytest.mark.anyio

DAY = 24 * 3600


async def game(guest, **clock: object) -> tuple[str, list[Person]]:
    """A running table of Ann (who owns it), Bob and Cem; Bob is asked first."""
    people = [await guest(name) for name in ("Ann", "Bob", "Cem")]
    ann, bob, cem = people
    table = await ann.new_table("open", "me", "open", **clock)
    await bob.post(f"/api/invitations/{table.invite}/join", {"seat": 0})
    await cem.post(f"/api/invitations/{table.invite}/join", {"seat": 2})
    await ann.post(f"/api/tables/{table.id}/start")
    return table.id, people


async def replace(person: Person, table: str, seat: int, bot: str) -> str:
    try:
        told = await person.post(f"/api/tables/{table}/replace", {"seat": seat, "bot": bot})
    except Refused as refused:
        return refused.error
    kind: str = told["seats"][seat]["kind"]
    return kind


def seats(page: Page, field: str) -> list[bool]:
    assert page.room is not None
    return [getattr(seat, field) for seat in page.room.seats]


async def test_the_clock_runs_for_one_answer(guest):
    table, (_, bob, _) = await game(guest, turn_seconds=120)
    async with bob.at(table) as page:
        await page.until_asked()
        (timer,) = page.now.timers
        assert (timer.seat, timer.limit) == (0, 120)
        assert 0 <= page.now.now - timer.since < 60_000
        await page.answer(page.mine.options[0].number)
        await page.until(lambda: page.now.step == 1)
        assert page.now.timers[0].since > timer.since


async def test_when_the_time_is_up_every_player_may_let_a_bot_play(guest):
    table, (ann, bob, cem) = await game(guest, turn_seconds=1)
    eve = await guest("Eve")
    async with ann.at(table) as owner, bob.at(table) as late, cem.at(table) as other:
        for page in (owner, late, other):
            await page.until(lambda page=page: page.room and page.room.seats[0].overdue)
            await page.until(lambda page=page: page.state and page.now.seats[0].overdue)
        assert seats(other, "overdue") == [True, False, False]
        assert seats(other, "replaceable") == [True, False, False]
        assert seats(owner, "replaceable") == [True, True, False]  # and her own
        assert "replace" in other.room.can
        step = other.now.step
        await asyncio.sleep(1.2)
        assert other.now.step == step and other.now.view.over is False  # nobody loses by the clock
        assert await replace(eve, table, 0, "bigmoney") == "not-found"
        assert await replace(cem, table, 1, "bigmoney") == "not-allowed"
        assert await replace(cem, table, 0, "bigmoney") == "stand-in"
        await other.until(lambda: other.now.step > step)
        assert await replace(cem, table, 0, "") == "not-allowed"
        assert await replace(bob, table, 0, "") == "human"  # back again


async def test_with_days_for_an_answer_nobody_sees_who_is_away(guest):
    table, (ann, bob, _) = await game(guest, turn_seconds=3 * DAY)
    async with ann.at(table) as owner:
        await owner.until(lambda: owner.room and owner.state)
        for _ in range(2):
            async with bob.at(table) as page:
                await page.until_asked()
        assert await replace(ann, table, 0, "bigmoney") == "not-allowed"
        kinds = Counter(type(one) for one in owner.messages)
        assert kinds[m.Room] == kinds[m.State] == 1  # not even that something has changed
        assert seats(owner, "present") == [True] * 3
        assert seats(owner, "replaceable") == [False, True, False]  # but her own


async def test_before_the_time_is_up_only_the_owner_replaces_and_only_who_is_away(guest):
    table, (ann, bob, cem) = await game(guest, turn_seconds=3600)
    async with ann.at(table) as owner:
        await owner.until(lambda: owner.room)
        assert seats(owner, "replaceable") == [True, True, True]  # nobody else is here
        async with bob.at(table) as page:
            await page.until_asked()
            await owner.until(lambda: owner.room.seats[0].present)
            assert seats(owner, "replaceable") == [False, True, True]
            assert page.room is not None and "replace" not in page.room.can
            assert await replace(ann, table, 0, "bigmoney") == "not-allowed"
            assert await replace(cem, table, 0, "bigmoney") == "not-allowed"
        await owner.until(lambda: not owner.room.seats[0].present)
        assert await replace(cem, table, 0, "bigmoney") == "not-allowed"
        assert await replace(ann, table, 0, "bigmoney") == "stand-in"


async def test_without_a_clock_nobody_is_ever_late(guest):
    table, (ann, bob, _) = await game(guest, turn_seconds=0)
    async with bob.at(table) as page, ann.at(table) as owner:
        await page.until_asked()
        await owner.until(lambda: owner.room)
        await asyncio.sleep(0.3)
        assert seats(owner, "overdue") == [False] * 3 and page.now.timers[0].limit == 0
        await page.play(random.Random(1), answers=2)
        assert await replace(ann, table, 0, "bigmoney") == "not-allowed"


async def test_a_clock_has_its_limits(guest):
    ann = await guest("Ann")
    for seconds in (-1, 15 * DAY, 1.5, "60"):
        with pytest.raises(Refused, match="bad-message"):
            await ann.new_table("me", "open", turn_seconds=seconds)
