"""Tables, seats, invitations, spectators, bots in the place of people."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.server.client import Refused

pytestmark = pytest.mark.anyio


async def refused(person, *request) -> str:
    with pytest.raises(Refused) as info:
        await person.ask(*request)
    return info.value.error


async def test_a_friend_comes_by_invitation(guest):
    ann, bob, eve = await guest("Ann"), await guest("Bob"), await guest("Eve")
    table = await ann.new_table("me", "open", "bigmoney")
    assert table.status == "waiting" and table.invite and table.seats[1].kind == "open"
    assert await refused(eve, "GET", f"/api/tables/{table.id}") == "not-found"
    assert await refused(eve, "POST", f"/api/tables/{table.id}/join", {}) == "not-found"
    assert await refused(ann, "POST", f"/api/tables/{table.id}/start") == "not-allowed"
    seen = await bob.get(f"/api/invitations/{table.invite}")
    assert "join" in seen["can"] and seen["invite"] == "" and seen["your_seat"] == -1
    joined = await bob.post(f"/api/invitations/{table.invite}/join", {"seat": 1})
    assert joined["your_seat"] == 1
    assert await refused(eve, "POST", f"/api/invitations/{table.invite}/join", {}) == "full"
    assert await refused(bob, "POST", f"/api/tables/{table.id}/start") == "not-allowed"
    begun = await ann.post(f"/api/tables/{table.id}/start")
    assert begun["status"] == "running" and begun["invite"] == ""
    assert begun["waiting_for"] == [0]
    assert await refused(ann, "POST", f"/api/tables/{table.id}/start") == "started"
    assert await refused(eve, "POST", f"/api/invitations/{table.invite}/join", {}) == "started"
    assert await refused(eve, "GET", "/api/invitations/nonsense") == "not-found"


async def test_nobody_sits_on_two_seats_however_fast_they_click(guest):
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.new_table("me", "open", "open", "open", public=True)

    async def sit(seat: int) -> None:
        await bob.post(f"/api/tables/{table.id}/join", {"seat": seat})

    await asyncio.gather(*(sit(seat) for seat in (1, 2, 3) for _ in range(3)))
    seats = (await ann.table(table.id)).seats
    assert sorted(seat.name for seat in seats) == ["", "", "Ann", "Bob"]


async def test_everybody_in_the_room_sees_who_comes_and_the_start(guest):
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.new_table("open", "me", public=True)
    async with ann.at(table.id) as page:
        await page.until(lambda: page.room)
        assert page.state is None
        await bob.post(f"/api/tables/{table.id}/join", {})
        await page.until(lambda: page.room.seats[0].name == "Bob")
        assert not page.room.seats[0].present and page.room.seats[1].present
        async with bob.at(table.id) as other:
            await page.until(lambda: page.room.seats[0].present)
            await ann.post(f"/api/tables/{table.id}/start")
            await page.until(lambda: page.state)
            await other.until(lambda: other.state)
            assert (page.now.seat, other.now.seat) == (1, 0)
        await page.until(lambda: not page.room.seats[0].present)


async def test_lists_show_what_concerns_one(guest):
    ann, bob = await guest("Ann"), await guest("Bob")
    private = await ann.new_table("me", "open")
    public = await ann.new_table("me", "open", public=True)
    running = await ann.new_table("me", "bigmoney", public=True)

    async def ids(person, scope):
        return [table["id"] for table in (await person.get(f"/api/tables?scope={scope}"))["tables"]]

    mine = await ids(ann, "mine")
    assert mine[:3] == [running.id, public.id, private.id]
    assert await ids(bob, "mine") == []
    assert public.id in await ids(bob, "open") and private.id not in await ids(bob, "open")
    assert running.id in await ids(bob, "running")
    older = await ann.get(f"/api/tables?scope=mine&before={public.changed}")
    assert public.id not in [table["id"] for table in older["tables"]]
    assert await refused(ann, "GET", "/api/tables?scope=all") == "bad-message"


async def test_a_spectator_sees_the_public_view_only(guest):
    ann, eve = await guest("Ann"), await guest("Eve")
    table = await ann.new_table("me", "bigmoney", public=True)
    async with ann.at(table.id) as page, eve.at(table.id) as watching:
        await page.until(lambda: page.state)
        await watching.until(lambda: watching.state)
        assert watching.now.seat == -1 and watching.mine is None
        hands = [zone for zone in watching.now.view.zones if zone.name == "hand"]
        assert all(zone.cards == [] and zone.count == 5 for zone in hands)
        assert page.mine is not None
        told = await watching.answer(page.mine.options[0].number)
        assert told.error == "not-your-seat"
    private = await ann.new_table("me", "bigmoney")
    async with eve.at(private.id) as watching:
        with pytest.raises(ConnectionError):
            await watching.until(lambda: watching.room)
        assert watching.closed == 4404


async def test_the_owner_lets_a_bot_play_for_somebody_absent_and_back(guest):
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.new_table("open", "me")
    await bob.post(f"/api/invitations/{table.invite}/join", {})
    await ann.post(f"/api/tables/{table.id}/start")
    replace = f"/api/tables/{table.id}/replace"
    async with ann.at(table.id) as page:
        async with bob.at(table.id) as other:
            await other.until_asked()
            wish = {"seat": 0, "bot": "bigmoney"}
            assert await refused(ann, "POST", replace, wish) == "not-allowed"  # he is here
            assert await refused(bob, "POST", replace, {"seat": 1, "bot": "bigmoney"}) == (
                "not-allowed"
            )
        await page.until(lambda: page.room and not page.room.seats[0].present)
        assert await refused(ann, "POST", replace, {"seat": 0, "bot": "os:system"}) == "bad-options"
        told = await ann.post(replace, {"seat": 0, "bot": "bigmoney"})
        assert told["seats"][0]["kind"] == "stand-in" and told["seats"][0]["name"] == "Bob"
        await page.until_asked()  # the bot has played Bob's turn
        async with bob.at(table.id) as other:
            await other.until(lambda: other.state)
            assert other.now.seat == 0
            assert (await other.answer(0)).error == "not-your-seat"
            await bob.post(replace, {"seat": 0, "bot": ""})
            await other.until(lambda: other.room.seats[0].kind == "human")
            rng = random.Random(1)
            while page.mine:  # she ends her turn; now Bob himself is asked
                await page.play(rng, answers=1)
            assert await other.until_asked()
            assert (await other.answer(other.mine.options[0].number)).ref
            assert other.now.seats[0].kind == "human"


async def test_who_leaves_a_running_game_is_played_by_a_bot(guest):
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.new_table("me", "open")
    await bob.post(f"/api/invitations/{table.invite}/join", {})
    await ann.post(f"/api/tables/{table.id}/start")
    async with bob.at(table.id) as page:
        await page.until(lambda: page.state)
        left = await ann.post(f"/api/tables/{table.id}/leave")
        assert left["seats"][0]["kind"] == "bot" and left["owner"] == "Bob"
        assert left["your_seat"] == -1
        await page.until_asked()
        assert page.now.step > 0
    assert await refused(ann, "GET", f"/api/tables/{table.id}") == "not-found"


async def test_a_table_that_has_not_begun_can_be_left_and_closed(guest):
    ann, bob = await guest("Ann"), await guest("Bob")
    table = await ann.new_table("me", "open")
    await bob.post(f"/api/invitations/{table.invite}/join", {})
    async with bob.at(table.id) as page:
        await page.until(lambda: page.room)
        await bob.post(f"/api/tables/{table.id}/leave")
        with pytest.raises(ConnectionError):
            await page.until(lambda: False)
        assert page.closed == 4404
    assert (await ann.table(table.id)).seats[1].kind == "open"
    filled = await ann.post(f"/api/tables/{table.id}/replace", {"seat": 1, "bot": "engine"})
    assert filled["seats"][1]["kind"] == "bot" and "start" in filled["can"]
    emptied = await ann.post(f"/api/tables/{table.id}/replace", {"seat": 1, "bot": ""})
    assert emptied["seats"][1]["kind"] == "open"
    assert await refused(bob, "POST", f"/api/tables/{table.id}/close") == "not-found"
    await ann.post(f"/api/tables/{table.id}/close")
    assert await refused(ann, "GET", f"/api/tables/{table.id}") == "not-found"
    assert await refused(bob, "GET", f"/api/invitations/{table.invite}") == "not-found"


@pytest.mark.parametrize(
    "wish",
    [
        {"title": "chess", "seats": [{"kind": "me"}, {"kind": "open"}]},
        {"title": "dominion", "seats": [{"kind": "me"}]},
        {"title": "dominion", "seats": [{"kind": "open"}] * 7},
        {"title": "dominion", "seats": [{"kind": "me"}, {"kind": "me"}]},
        {"title": "dominion", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "os:system"}]},
        {"title": "dominion", "seats": [{"kind": "me"}, {"kind": "bot"}]},
        {"title": "dominion", "seats": [{"kind": "me"}, {"kind": "open"}], "seed": "x"},
        {"title": "dominion", "seats": [{"kind": "me"}, {"kind": "open"}], "turn_seconds": -1},
        {
            "title": "dominion",
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "options": {"seed": "x"},
        },
        {
            "title": "dominion",
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "options": {"x": "y" * 9000},
        },
        {"title": "dominion"},
        [],
        "dominion",
    ],
)
async def test_a_table_that_cannot_be_is_not_made(guest, wish):
    ann = await guest("Ann")
    assert await refused(ann, "POST", "/api/tables", wish) in (
        "bad-message",
        "bad-options",
        "not-found",
        "too-large",
    )
    assert (await ann.get("/api/tables?scope=mine"))["tables"] == []
