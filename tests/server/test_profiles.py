"""Profiles are seen by others only if their owner wants so; friends agree to it; rematches."""

from __future__ import annotations

import asyncio

import pytest

from tafelrunde.server.limits import FRIENDS
from tafelrunde.server.profiles import has_room
from tafelrunde.store.people import Friend
from tests.server.client import Person, Refused
from tests.server.test_ratings import account

pytestmark = pytest.mark.anyio


async def code(work) -> str:
    with pytest.raises(Refused) as info:
        await work
    return info.value.error


async def test_a_profile_is_shown_if_its_owner_wants_so(server, guest):
    ann, bob, eve = await account(server, "Ann"), await account(server, "Bob"), await guest("Eve")
    address = f"/api/players/{ann.name}"
    assert (await ann.get(address))["you"]
    assert await code(bob.get(address)) == "not-found"
    assert await code(bob.get("/api/players/Nobody of that name")) == "not-found"
    assert await code(eve.ask("PUT", "/api/profile", {"shown": True})) == "needs-account"
    await ann.ask("PUT", "/api/profile", {"shown": True})
    told = await eve.get(address)
    assert told["shown"] and not told["you"] and told["friend"] == "" and told["ratings"] == []
    await ann.ask("PUT", "/api/profile", {"shown": False})
    assert await code(bob.get(address)) == "not-found"
    assert await code(ann.ask("PUT", "/api/profile", {"shown": "yes"})) == "bad-message"
    assert await code(ann.get("/api/ratings?title=chess&players=2")) == "not-found"
    assert (await ann.get("/api/ratings?title=dominion&players=x"))["ratings"] == []


async def test_two_become_friends_when_both_want_so(server, guest):
    ann, bob, eve = await account(server, "Ann"), await account(server, "Bob"), await guest("Eve")
    assert await code(eve.get("/api/friends")) == "needs-account"
    assert await code(ann.post("/api/friends", {"name": ann.name})) == "bad-message"
    assert await code(ann.post("/api/friends", {"name": "Nobody at all"})) == "not-found"
    told = await ann.post("/api/friends", {"name": bob.name})
    assert told["friends"] == [{"name": bob.name, "state": "asked", "here": False}]
    assert await ann.post("/api/friends", {"name": bob.name}) == told  # asking twice is once
    table = await bob.new_table("me", "open", public=True)
    assert (await ann.get("/api/friends"))["tables"] == []
    async with bob.at(table.id) as page:
        await page.until(lambda: page.room)
        assert (await ann.get("/api/friends"))["friends"][0]["here"] is False  # not a friend yet
        (asks,) = (await bob.get("/api/friends"))["friends"]
        assert (asks["name"], asks["state"]) == (ann.name, "asks")
        await bob.post("/api/friends", {"name": ann.name})
        told = await ann.get("/api/friends")
        assert told["friends"] == [{"name": bob.name, "state": "friend", "here": True}]
        assert [one["id"] for one in told["tables"]] == [table.id]
        await bob.new_table("me", "bigmoney", turn_seconds=3 * 86_400)
        (friend,) = (await ann.get("/api/friends"))["friends"]
        assert not friend["here"]  # who has days for an answer comes and goes unseen
    await bob.ask("DELETE", "/api/friends", {"name": ann.name})
    assert (await ann.get("/api/friends"))["friends"] == []


async def finished(*people: Person) -> str:
    """A game that was played to its end by bots for these people."""
    first, *others = people
    table = await first.new_table(
        "me", *["open"] * len(others), "bigmoney", turn_seconds=1, expiry="bot"
    )
    for one in others:
        await one.post(f"/api/invitations/{table.invite}/join", {})
    await first.post(f"/api/tables/{table.id}/start")
    async with first.at(table.id) as page:
        await page.until(lambda: page.room and page.room.status == "finished")
    return table.id


async def test_whoever_was_declined_is_not_told_and_cannot_ask_again(server):
    ann, bob = await account(server, "Ann"), await account(server, "Bob")

    async def states() -> list[list[str]]:
        told = [(await one.get("/api/friends"))["friends"] for one in (ann, bob)]
        return [[one["state"] for one in friends] for friends in told]

    await bob.post("/api/friends", {"name": ann.name})
    assert await states() == [["asks"], ["asked"]]
    await ann.ask("DELETE", "/api/friends", {"name": bob.name})
    assert await states() == [[], ["asked"]]
    await bob.post("/api/friends", {"name": ann.name})
    assert await states() == [[], ["asked"]]
    await bob.ask("DELETE", "/api/friends", {"name": ann.name})
    assert await states() == [[], []] and (await bob.get("/api/me/export"))["friends"] == []
    await bob.post("/api/friends", {"name": ann.name})
    assert await states() == [[], ["asked"]]
    assert b"declined" not in bob.received[-1]
    assert "declined" not in str((await bob.get("/api/me/export"))["friends"])
    await ann.post("/api/friends", {"name": bob.name})  # she may change her mind
    assert await states() == [["friend"], ["friend"]]
    await bob.ask("DELETE", "/api/friends", {"name": ann.name})
    assert await states() == [[], []]
    await ann.post("/api/friends", {"name": bob.name})
    await bob.ask("DELETE", "/api/friends", {"name": ann.name})
    await ann.ask("DELETE", "/api/friends", {"name": bob.name})  # declined, and taken back
    await bob.post("/api/friends", {"name": ann.name})  # then it is a wish like any other
    assert await states() == [["asks"], ["asked"]]
    for one in (ann, bob):
        await one.close()


def test_wishes_of_strangers_fill_nobodys_list_of_friends():
    strangers = [Friend(str(n), str(n), agreed=False, mine=False) for n in range(2 * FRIENDS)]
    assert has_room(strangers)
    friends = [Friend(str(n), str(n), agreed=n % 2 == 0, mine=n % 2 == 1) for n in range(FRIENDS)]
    assert has_room(strangers + friends[1:]) and not has_room(friends)


async def test_a_rematch_seats_the_same_people_one_further_and_starts_by_itself(guest):
    ann, bob, eve = [await guest(name) for name in ("Ann", "Bob", "Eve")]
    id = await finished(ann, bob)
    over = await ann.table(id)
    assert "rematch" in over.can and over.rematch == ""
    assert await code(eve.post(f"/api/tables/{id}/rematch")) == "not-found"
    first, second = await asyncio.gather(
        ann.post(f"/api/tables/{id}/rematch"), ann.post(f"/api/tables/{id}/rematch")
    )
    assert first["id"] == second["id"] and first["status"] == "waiting"
    assert [seat["kind"] for seat in first["seats"]] == ["open", "bot", "human"]
    assert (await bob.table(id)).rematch == first["id"]
    assert await code(eve.post(f"/api/tables/{first['id']}/join", {})) == "not-found"
    joined = await bob.post(f"/api/tables/{id}/rematch")
    assert joined["id"] == first["id"] and joined["status"] == "running"
    assert [seat["name"] for seat in joined["seats"]] == ["Bob", "bigmoney", "Ann"]
    assert (joined["turn_seconds"], joined["expiry"]) == (1, "bot")
    assert joined["options"] == over.options


async def test_a_rematch_that_was_given_up_makes_room_for_another(guest):
    ann, bob = [await guest(name) for name in ("Ann", "Bob")]
    id = await finished(ann, bob)
    first = await ann.post(f"/api/tables/{id}/rematch")
    await ann.post(f"/api/tables/{first['id']}/close")
    second = await bob.post(f"/api/tables/{id}/rematch")
    assert second["id"] != first["id"] and second["status"] == "waiting"
    third = await ann.post(f"/api/tables/{id}/rematch")
    assert third["id"] == second["id"] and third["status"] == "running"
