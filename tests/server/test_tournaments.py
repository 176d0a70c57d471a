"""Tournaments and leagues: who meets whom, how it stands, and that they go on by themselves."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from tafelrunde.server import pairing
from tafelrunde.server.limits import KEPT_DAYS
from tafelrunde.server.pairing import Game
from tafelrunde.server.realms import forgotten
from tafelrunde.store import tidy, tournaments
from tafelrunde.store.engine import now
from tafelrunde.store.tournaments import DAY, Tournament
from tests.server.client import PATIENCE, Person, Refused
from tests.server.test_ratings import PASSWORD, account
from tests.server.test_store import store

pytestmark = pytest.mark.anyio
__all__ = ["store"]


# -- drawing


def test_points_go_from_one_to_nothing_and_ties_share():
    assert pairing.points_of([1, 2]) == [1, 0]
    assert pairing.points_of([1, 1]) == [0.5, 0.5]
    assert pairing.points_of([3, 1, 2]) == [0, 1, 0.5]
    assert pairing.points_of([1, 2, 2, 4]) == pytest.approx([1, 0.5, 0.5, 0])
    assert all(sum(pairing.points_of(p)) == len(p) / 2 for p in ([1, 1, 1], [1, 2, 3, 3]))


@pytest.mark.parametrize(
    ("people", "size", "least", "tables", "byes"),
    [
        (8, 2, 2, [2, 2, 2, 2], 0),
        (7, 2, 2, [2, 2, 2], 1),
        (7, 4, 2, [4, 3], 0),
        (9, 4, 3, [3, 3, 3], 0),
        (5, 4, 3, [4], 1),
        (5, 3, 2, [3, 2], 0),
        (2, 4, 2, [2], 0),
        (1, 2, 2, [], 1),
    ],
)
def test_as_few_as_possible_rest(people, size, least, tables, byes):
    assert pairing.seating(people, size, least) == (tables, byes)


@pytest.mark.parametrize("people", range(2, 11))
def test_in_a_round_robin_everybody_meets_everybody_once(people):
    names = [f"p{n}" for n in range(people)]
    met: Counter[tuple[str, str]] = Counter()
    for n in range(1, pairing.robin_rounds(people) + 1):
        tables, byes = pairing.robin(names, n)
        assert sorted([*byes, *(one for table in tables for one in table)]) == sorted(names)
        met.update(pairing.pair(*table) for table in tables)
    assert met == Counter({pairing.pair(a, b): 1 for a, b in combinations(names, 2)})


@pytest.mark.parametrize(
    ("people", "size", "rounds"), [(8, 2, 3), (9, 2, 4), (16, 4, 3), (11, 3, 3)]
)
def test_in_a_swiss_tournament_like_meets_like_and_hardly_anybody_twice(people, size, rounds):
    for seed in range(15):
        chance = random.Random(seed)
        names = [f"p{n:02}" for n in range(people)]
        games: list[Game] = []
        for n in range(1, rounds + 1):
            order = [stand.user for stand in pairing.standings(names, games)]
            tables, byes = pairing.swiss(order, games, size, 2)
            assert sorted([*byes, *(one for table in tables for one in table)]) == names
            for table in tables:
                places = list(range(1, len(table) + 1))
                chance.shuffle(places)
                for one, points in zip(table, pairing.points_of(places), strict=True):
                    others = tuple(other for other in table if other != one)
                    games.append(Game(n, one, others, points, points == 1))
            games += [Game(n, one, (), 1.0, True) for one in byes]
        again = [pair for pair, times in pairing.meetings(games).items() if times > 1]
        assert len(again) <= (0 if size == 2 else 2), (seed, again)
        rested = Counter(game.user for game in games if not game.others)
        assert not rested or max(rested.values()) == 1


def test_ties_are_broken_by_the_opponents_then_by_victories():
    games = [
        Game(1, "a", ("c",), 1.0, True),
        Game(1, "c", ("a",), 0.0),
        Game(1, "b", ("d",), 1.0, True),
        Game(1, "d", ("b",), 0.0),
        Game(2, "c", (), 1.0, True),  # so a has beaten somebody with a point
    ]
    table = pairing.standings(["a", "b", "c", "d"], games)
    by_name = {stand.user: stand for stand in table}
    assert [by_name[name].place for name in "abcd"] == [1, 3, 1, 4]
    assert by_name["a"].opponents == 1 and by_name["b"].opponents == 0
    level = pairing.standings(["x", "y"], [])
    assert [stand.place for stand in level] == [1, 1]


# -- playing


async def until_over(person: Person, id: str) -> Any:
    async with asyncio.timeout(3 * PATIENCE):
        while True:
            told = await person.get(f"/api/tournaments/{id}")
            if told["about"]["status"] == "finished":
                return told
            await asyncio.sleep(0.2)


async def code(work) -> str:
    with pytest.raises(Refused) as info:
        await work
    return info.value.error


async def test_a_swiss_tournament_plays_itself_to_its_end(server, guest):
    people = [await account(server, name) for name in ("Ann", "Bob", "Cem")]
    ann, bob, _cem = people
    eve = await guest("Eve")
    wish = {"name": " Cup \n of  Ann", "title": "dominion", "rounds": 2, "turn_seconds": 1}
    assert await code(eve.post("/api/tournaments", wish)) == "needs-account"
    made = await ann.post("/api/tournaments", wish)
    id = made["about"]["id"]
    assert made["about"]["name"] == "Cup of Ann" and set(made["can"]) == {"join", "close"}
    assert await code(bob.post(f"/api/tournaments/{id}/start")) == "not-allowed"
    for one in people:
        told = await one.post(f"/api/tournaments/{id}/join")
    assert await code(bob.post(f"/api/tournaments/{id}/join")) == "not-allowed"
    assert [one["place"] for one in told["entrants"]] == [1, 1, 1]
    assert id in [one["id"] for one in (await eve.get("/api/tournaments"))["tournaments"]]
    told = await ann.post(f"/api/tournaments/{id}/start")
    assert told["about"]["status"] == "running" and told["about"]["round"] == 1
    assert sorted(len(group["names"]) for group in told["groups"]) == [1, 2]
    playing = next(group for group in told["groups"] if group["table"])
    table = await eve.table(playing["table"])  # everybody may watch
    assert table.turn_seconds == 1 and table.expiry == "bot" and table.can == ["chat", "watch"]
    assert await code(ann.post(f"/api/tournaments/{id}/start")) == "not-allowed"
    over = await until_over(ann, id)
    assert over["about"]["round"] == 2 and len(over["groups"]) == 4
    assert sum(one["points"] for one in over["entrants"]) == 4  # two games, two byes
    rested = [group["names"][0] for group in over["groups"] if not group["table"]]
    assert len(set(rested)) == 2
    places = [one["place"] for one in over["entrants"]]
    assert places == sorted(places) and places[0] == 1
    assert over["can"] == [] and not any(one["withdrawn"] for one in over["entrants"])
    for one in people:
        await one.close()


async def test_a_league_begins_all_at_once_and_whoever_withdraws_hinders_nobody(server):
    people = [await account(server, name) for name in ("Ann", "Bob", "Cem", "Dan")]
    wish = {"name": "League", "title": "dominion", "kind": "league", "turn_seconds": 1}
    made = await people[0].post("/api/tournaments", {**wish, "rated": True})
    id = made["about"]["id"]
    for one in people:
        await one.post(f"/api/tournaments/{id}/join")
    told = await people[3].post(f"/api/tournaments/{id}/withdraw")
    assert len(told["entrants"]) == 3
    told = await people[0].post(f"/api/tournaments/{id}/start")
    assert told["about"]["rounds"] == 3 and len([g for g in told["groups"] if g["table"]]) == 3
    told = await people[2].post(f"/api/tournaments/{id}/withdraw")
    assert [one["withdrawn"] for one in told["entrants"] if one["you"]] == [True]
    over = await until_over(people[0], id)
    assert sum(one["points"] for one in over["entrants"]) == 6  # three games, three byes
    mine = await people[0].get(f"/api/players/{people[0].name}")
    assert mine["ratings"][0]["games"] == 2  # rated tables count
    for one in people:
        await one.close()


async def test_a_tournament_goes_on_after_a_crash_and_its_tables_are_made_once(database, tmp_path):
    from tests.server.backends import serving

    with serving(database, tmp_path / "log") as process:
        people = [await account(process, name) for name in ("Ann", "Bob", "Cem", "Dan")]
        wish = {"name": "Cup", "title": "dominion", "kind": "robin", "turn_seconds": 2}
        id = (await people[0].post("/api/tournaments", wish))["about"]["id"]
        for one in people:
            await one.post(f"/api/tournaments/{id}/join")
        await people[0].post(f"/api/tournaments/{id}/start")
        process.kill()
        process.start()
        over = await until_over(people[0], id)
        assert over["about"]["round"] == 3
        tables = [group["table"] for group in over["groups"]]
        assert len(tables) == len(set(tables)) == 6
        assert sum(one["points"] for one in over["entrants"]) == 6
        await people[1].ask("DELETE", "/api/me", {"password": "correct horse battery"})
        told = await people[0].get(f"/api/tournaments/{id}")
        assert people[1].name not in str(told)
        assert sum(one["points"] for one in told["entrants"]) == 6
        for one in people:
            await one.close()


async def test_who_opens_one_and_goes_leaves_it_to_who_came_first(server):
    ann, bob, cem = [await account(server, name) for name in ("Ann", "Bob", "Cem")]
    wish = {"name": "Cup", "title": "dominion", "turn_seconds": 60}
    id, alone = [(await ann.post("/api/tournaments", wish))["about"]["id"] for _ in range(2)]
    for one in (ann, bob, cem):
        await one.post(f"/api/tournaments/{id}/join")
    await ann.post(f"/api/tournaments/{alone}/join")
    await ann.ask("DELETE", "/api/me", {"password": PASSWORD})
    told = await bob.get(f"/api/tournaments/{id}")
    assert told["owner"] == bob.name and "start" in told["can"]
    assert "start" not in (await cem.get(f"/api/tournaments/{id}"))["can"]
    assert await code(bob.get(f"/api/tournaments/{alone}")) == "not-found"  # nobody is left there
    for one in (bob, cem):
        await one.close()


def one_of(status: str, days: float) -> Tournament:
    """A tournament that was last changed so many days ago."""
    at = now() - int(days * DAY)
    return Tournament(
        id=f"{status}-{days}",
        name="Cup",
        owner="ann",
        title="dominion",
        options={},
        kind="swiss",
        players=2,
        rounds=1,
        round=0,
        status=status,
        turn_seconds=60,
        expiry="bot",
        rated=False,
        created=at,
        changed=at,
    )


async def test_those_that_can_be_joined_come_first_and_old_ones_go(store):
    young = [one_of("finished", 1), one_of("open", 3), one_of("running", 2)]
    old = {"open": KEPT_DAYS["waiting"] + 1, "closed": KEPT_DAYS["closed"] + 1}
    for one in [*young, *(one_of(*about) for about in old.items()), one_of("finished", 5_000)]:
        await tournaments.add(store, one)
    await tournaments.join(store, "open-3", "bob", 9)
    await tidy.tidy(store, KEPT_DAYS, forgotten)
    listed = [one.id for one in await tournaments.listed(store, 9)]
    assert listed == ["open-3", "running-2", "finished-1"]
    assert [one.id for one in await tournaments.listed(store, 1)] == ["open-3"]
    closed = await tournaments.find(store, f"open-{old['open']}")
    assert closed is not None and closed.status == "closed"
    for id in (f"closed-{old['closed']}", "finished-5000"):
        assert await tournaments.find(store, id) is None
    assert len(await tournaments.entrants_of(store, "open-3")) == 1


async def test_what_cannot_be_is_refused(server):
    ann = await account(server, "Ann")
    good = {"name": "Cup", "title": "dominion", "turn_seconds": 60}
    for odd, expected in (
        ({"title": "chess"}, "not-found"),
        ({"players": 9}, "bad-options"),
        ({"players": 3, "kind": "robin"}, "bad-options"),
        ({"kind": "knockout"}, "bad-message"),
        ({"turn_seconds": 0}, "bad-message"),
        ({"expiry": "nothing"}, "bad-message"),
        ({"rounds": 99}, "bad-message"),
        ({"name": " \n "}, "bad-message"),
        ({"options": {"no": "such"}}, "bad-options"),
        ({"title": "root", "players": 2, "options": {"map": "nowhere"}}, "bad-options"),
    ):
        assert await code(ann.post("/api/tournaments", {**good, **odd})) == expected, odd
    assert await code(ann.get("/api/tournaments/nothing")) == "not-found"
    for _ in range(5):
        made = await ann.post("/api/tournaments", good)
    assert await code(ann.post("/api/tournaments", good)) == "too-many"
    id = made["about"]["id"]
    await ann.post(f"/api/tournaments/{id}/close")
    assert await code(ann.get(f"/api/tournaments/{id}")) == "not-found"
    await ann.close()
