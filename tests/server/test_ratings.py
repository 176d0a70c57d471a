"""Rated games: who may play them, that each counts once, and that ratings can be made anew."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from functools import partial

import pytest
import sqlalchemy as sa

from tafelrunde.server import ratings as counting
from tafelrunde.server.limits import TURN_SECONDS
from tafelrunde.server.lobby import new_table
from tafelrunde.server.realms import forgotten
from tafelrunde.store import games, people, ratings, tidy, users
from tafelrunde.store.engine import Store
from tafelrunde.store.games import Seat
from tafelrunde.store.overview import everything_of
from tafelrunde.store.ratings import Rating
from tafelrunde.store.schema import outcomes
from tafelrunde.store.schema import ratings as kept
from tafelrunde.store.users import User
from tests.server.client import Person, Refused
from tests.server.test_admin import admin
from tests.server.test_store import store

pytestmark = pytest.mark.anyio
__all__ = ["store"]
PASSWORD = "correct horse battery"


async def account(server, name: str) -> Person:
    """Somebody with an account of a name like this."""
    person = await Person(server.url).come_in(name)
    unique = f"{name} {random.getrandbits(40):x}"
    person.name = unique
    await person.post("/api/account", {"name": unique, "password": PASSWORD})
    return person


async def somebody(store: Store, name: str) -> User:
    return await users.add(store, name, "en", login=name, password="x")


async def over(
    store: Store, *players: User, scores: list[int], title: str = "dominion", **more: object
) -> str:
    """A finished rated game."""
    made = new_table(players[0], title, {}, "game")
    made.rated, made.status = True, "finished"
    made.seats = [Seat(n, one.id, one.name, "") for n, one in enumerate(players)]
    best = max(scores)
    winners = [seat for seat, score in enumerate(scores) if score == best]
    made.result = {"scores": scores, "winners": winners, "reason": "provinces"}
    for name, value in more.items():
        setattr(made, name, value)
    await games.add(store, made)
    return made.id


async def all_ratings(store: Store) -> dict[str, tuple[float, float, int]]:
    async with store.read() as connection:
        rows = await connection.execute(sa.select(kept))
        return {row.user_id: (row.mu, row.sigma, row.games) for row in rows}


async def by_kind(store: Store, user: User) -> dict[tuple[str, int], Rating]:
    """Somebody's ratings, by title and number of players."""
    found = await ratings.of_user(store, user.id)
    return {(one.title, one.players): one.rating for one in found}


# -- reckoning


def test_places_follow_from_victory_then_from_points():
    assert counting.places([30, 12, 25], [0]) == [1, 3, 2]
    assert counting.places([20, 20, 3], [0, 1]) == [1, 1, 3]
    assert counting.places([5, 30, 30], [0]) == [1, 2, 2]  # another way to win than by points


def test_the_winner_rises_and_a_tie_between_equals_changes_nobody():
    first, second = counting.rate([None, None], [1, 2])
    assert first.mu > 25 > second.mu and first.games == second.games == 1
    assert first.sigma < 25 / 3
    level = counting.rate([Rating(25, 8, 3), Rating(25, 8, 3)], [1, 1])
    assert level[0].mu == pytest.approx(25) and counting.shown(level[0]) == 1500


# -- counting


async def test_a_game_counts_once_whoever_counts_it(store):
    ann, bob = await somebody(store, "ann"), await somebody(store, "bob")
    id = await over(store, ann, bob, scores=[30, 12])
    assert await ratings.uncounted(store, 9) == [id]
    done = await asyncio.gather(*(counting.count(store, id) for _ in range(4)))
    assert sorted(done) == [False, False, False, True]
    assert await ratings.uncounted(store, 9) == []
    found = await all_ratings(store)
    assert found[ann.id][2] == found[bob.id][2] == 1 and found[ann.id][0] > found[bob.id][0]


async def test_ratings_made_anew_are_the_same_and_players_and_titles_apart(store):
    who = [await somebody(store, name) for name in ("ann", "bob", "cem")]
    chance = random.Random(4)
    kinds = [("dominion", 2), ("dominion", 3), ("root", 2), ("root", 3)]
    played: Counter[tuple[str, str, int]] = Counter()
    for title, players in chance.sample(kinds * 3, 12):
        some = chance.sample(who, players)
        scores = [chance.randint(0, 40) for _ in some]
        known = {one.id: await by_kind(store, one) for one in some}
        id = await over(store, *some, scores=scores, title=title)
        assert await counting.count(store, id)
        played.update((one.id, title, players) for one in some)
        for one in some:  # nothing else has changed
            after = await by_kind(store, one)
            assert after.pop((title, players)).games == played[one.id, title, players]
            known[one.id].pop((title, players), None)
            assert after == known[one.id]
    before = [await ratings.of_user(store, one.id) for one in who]
    assert {(one.title, one.players) for own in before for one in own} == {*kinds}
    assert len({one.rating.mu for one in before[0]}) == 4
    async with store.write() as connection:
        await connection.execute(sa.update(kept).values(mu=1, games=99))
    assert await counting.recompute(store) == 12
    assert [await ratings.of_user(store, one.id) for one in who] == before


async def test_whoever_goes_takes_name_and_rating_along_and_the_others_keep_theirs(store):
    ann, bob, cem = [await somebody(store, name) for name in ("ann", "bob", "cem")]
    for pair in ((ann, bob), (bob, cem), (ann, cem)):
        await counting.count(store, await over(store, *pair, scores=[9, 4]))
    await people.set_profile(store, ann.id, shown=True)
    await people.befriend(store, ann.id, bob.id)
    mine = await everything_of(store, ann)
    assert len(mine["outcomes"]) == 2 and len(mine["friends"]) == 1
    assert mine["profiles"][0]["shown"] and mine["ratings"][0]["games"] == 2
    before = await all_ratings(store)
    await tidy.remove_user(store, ann.id, {"dominion": "auto"}, forgotten)
    assert await people.friends_of(store, bob.id) == []
    async with store.read() as connection:
        left = list(await connection.scalars(sa.select(outcomes.c.user_id)))
    assert ann.id not in left and len({one for one in left if one.startswith("~")}) == 1
    before.pop(ann.id)
    assert await all_ratings(store) == before
    await counting.recompute(store)
    assert await all_ratings(store) == before


@pytest.mark.parametrize("why", ["unrated", "gone", "sandbox", "running"])
async def test_what_does_not_count_is_not_counted(store, why):
    ann, bob = await somebody(store, "ann"), await somebody(store, "bob")
    more = {"unrated": {"rated": False}, "sandbox": {"kind": "sandbox"}}.get(why, {})
    more |= {"status": "running", "result": None} if why == "running" else {}
    more |= {"seats": [Seat(0, ann.id, "a", ""), Seat(1, None, "x", "x")]} if why == "gone" else {}
    id = await over(store, ann, bob, scores=[3, 4], **more)
    assert not await counting.count(store, id)
    assert await all_ratings(store) == {} and await ratings.uncounted(store, 9) == []


# -- at the table


async def test_rated_tables_are_for_accounts_without_bots(server, guest):
    eve, ann = await guest("Eve"), await account(server, "Ann")
    with pytest.raises(Refused, match="needs-account"):
        await eve.new_table("me", "open", rated=True)
    with pytest.raises(Refused, match="bad-options"):
        await ann.new_table("me", "bigmoney", rated=True)
    table = await ann.new_table("me", "open", rated=True)
    assert table.rated and table.turn_seconds == TURN_SECONDS  # silence keeps nothing from counting
    quick = await ann.new_table("me", "open", rated=True, total_seconds=1800)
    assert (quick.turn_seconds, quick.total_seconds) == (0, 1800)
    with pytest.raises(Refused, match="needs-account"):
        await eve.post(f"/api/invitations/{table.invite}/join", {})
    with pytest.raises(Refused, match="not-allowed"):
        await ann.post(f"/api/tables/{table.id}/replace", {"seat": 1, "bot": "bigmoney"})
    await ann.close()


async def test_a_rated_game_counts_at_its_end_for_whoever_has_left_too(server, tmp_path):
    ann, bob = await account(server, "Ann"), await account(server, "Bob")
    clock = {"turn_seconds": 600, "expiry": "bot"}
    table = await ann.new_table("me", "open", rated=True, **clock)
    await bob.post(f"/api/invitations/{table.invite}/join", {})
    await ann.post(f"/api/tables/{table.id}/start")
    async with ann.at(table.id) as page:
        await page.until(lambda: page.room and page.room.status == "running")
        assert not page.room.seats[1].replaceable  # though Bob is away: that is for the clock
        left = await bob.post(f"/api/tables/{table.id}/leave")
        assert left["seats"][1]["kind"] == "stand-in"
        while ask := await page.until_asked():  # Ann buys nothing: Bob's bot wins
            passes = [choice.number for choice in ask.options if choice.text == "pass"]
            sequence = page.now.sequence
            await page.answer(passes[0] if passes else ask.options[0].number)
            await page.until(partial(page.is_past, sequence))
        await page.until(lambda: page.room.status == "finished")
    for _ in range(100):
        mine = await ann.get(f"/api/players/{ann.name}")
        if mine["ratings"]:
            break
        await asyncio.sleep(0.1)
    (rating,) = mine["ratings"]
    assert (rating["title"], rating["players"], rating["games"]) == ("dominion", 2, 1)
    assert mine["stats"][0]["games"] == 1 and not rating["sure"]
    (other,) = (await bob.get(f"/api/players/{bob.name}"))["ratings"]
    assert rating["rating"] + other["rating"] == 3000 and rating["rating"] < 1500
    listed = await ann.get("/api/ratings?title=dominion&players=2")
    assert ann.name not in [one["name"] for one in listed["ratings"]]  # who is not shown
    await ann.ask("PUT", "/api/profile", {"shown": True})
    listed = await bob.get("/api/ratings?title=dominion&players=2")
    assert ann.name in [one["name"] for one in listed["ratings"]]
    said = admin(server.db, "ratings")
    assert "game" in said
    again = (await ann.get(f"/api/players/{ann.name}"))["ratings"]
    assert again == [rating]
    for person in (ann, bob):
        await person.close()
