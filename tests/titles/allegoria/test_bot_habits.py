"""Allegoria's heuristic plays like people: no habit that somebody who reads its games would notice.

`TAFELRUNDE_HABITS=400 pytest tests/titles/allegoria/test_bot_habits.py` plays so many games with
two, three and four players and then asks for victories, too; `python -m tools.allegoria.habits`
prints what is measured here.
"""

from __future__ import annotations

import functools
import os

import pytest

from tafelrunde.arena.rating import wilson
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.allegoria.bots.heuristic import Heuristic
from tafelrunde.titles.allegoria.vocabulary import ACTION_NAMES, HOUSE_NAMES, VOCABULARY
from tools.allegoria.habits import SEATS, Habits, watch

GAMES = int(os.environ.get("TAFELRUNDE_HABITS", "8"))
pytestmark = pytest.mark.timeout(1800)  # of many games


@functools.cache
def seen(seats: int) -> Habits:
    """What was seen in some games with so many players; played once."""
    return watch(seats, GAMES, "habits")


def tasks(h: Habits) -> float:
    return h.tasks()


def end_tasks(h: Habits) -> float:
    return h.each("end tasks fulfilled")


def tasks_missed(h: Habits) -> float:
    return h.each("tasks not fulfilled")


def usual_zero(h: Habits) -> float:
    return h.usual_zero()


def zeros_together(h: Habits) -> float:
    return h.share("weeks with both 0 in one area", "weeks")


def markers(h: Habits) -> float:
    return h.each("markers taken")


def markers_kept(h: Habits) -> float:
    return h.each("markers in the end")


def cards(h: Habits) -> float:
    return h.each("cards used")


def battles(h: Habits) -> float:
    return h.each("battles")


def guilds(h: Habits) -> float:
    return h.each("guilds activated")


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(
    ("habit", "low", "high"),
    [
        (tasks, 2.5, 6.0),  # people: about 4
        (end_tasks, 1.5, 3.0),
        (tasks_missed, 0.0, 2.0),
        (usual_zero, 1 / 7, 0.4),
        (zeros_together, 0.0, 0.25),
        (markers, 0.8, 6.0),
        (markers_kept, 0.0, 3.0),
        (cards, 5.0, 20.0),
        (battles, 0.1, 2.0),
        (guilds, 0.5, 6.0),
    ],
)
def test_habits_stay_within_what_people_do(habit, seats, low, high):
    found = habit(seen(seats))
    assert low <= found <= high, f"{habit.__name__}: {found:.2f}"


def test_no_action_is_forgotten():
    counts = sum((seen(seats).counts for seats in SEATS), start=type(seen(2).counts)())
    assert [name for name in [*ACTION_NAMES, "battles"] if not counts[name]] == []


@pytest.mark.parametrize("seats", SEATS)
def test_a_0_token_lies_in_every_area_now_and_then(seats):
    assert min(seen(seats).zeros) > 0


@pytest.mark.parametrize("seats", SEATS)
def test_openings_vary(seats):
    assert seen(seats).same_opening() <= 0.5


@pytest.mark.skipif(GAMES < 200, reason="TAFELRUNDE_HABITS=400 asks for it")
@pytest.mark.parametrize("seats", SEATS)
def test_every_place_and_every_house_wins_its_share(seats):
    h = seen(seats)
    for wins in h.by_seat:
        low, high = wilson(wins, h.games)
        assert low <= 1.3 / seats and high >= 0.7 / seats, f"{low:.0%} to {high:.0%}"
    for id in HOUSE_NAMES:
        low, high = wilson(h.by_house[id], h.house_games[id])
        assert low <= 1.2 / seats and high >= 0.8 / seats, f"{id}: {low:.0%} to {high:.0%}"


def test_the_same_seed_plays_the_same_game():
    one, two = watch(3, 1, "again"), watch(3, 1, "again")
    assert (one.counts, one.zeros, one.openings) == (two.counts, two.zeros, two.openings)


# -- single decisions


def answer(t, seed: str = "bot") -> str:
    """What the heuristic answers to the open question."""
    ask = t.match.pending[0]
    return VOCABULARY.name(Heuristic(Rng(seed)).choose(t.g.sight(ask.seat), ask))


def test_a_task_of_one_turn_is_done_when_the_points_suffice(table):
    t = table(area=7, bids="roselie 2", roselie={"tasks": "T41", "hand": "scholar_1"})
    for _ in range(3):
        assert answer(t) == "do alms"
        t.do("alms")


@pytest.mark.ends_open
def test_tasks_are_kept_while_there_is_time_for_them(table):
    t = table(area=1, bids="roselie 2", tasks="T22 T16 T01")
    assert answer(t) == "keep T01"
    t = table(area=1, week=6, bids="roselie 2", tasks="T22 T16 T46")
    assert answer(t) == "pass"


@pytest.mark.ends_open
def test_a_ruse_lowers_what_a_task_asks_for_and_more_for_a_marker(table):
    t = table(
        area=4,
        bids="roselie 2",
        roselie={"tasks": "T18", "spy": "umbral"},
        umbral={"trade": 3, "wealth": 4, "knowledge": 4},
    )
    t.do("ruse")
    first = answer(t)
    t.answer(first)
    second = answer(t)
    assert {first, second} == {"lower trade", "lower wealth"}


@pytest.mark.ends_open
def test_a_marker_decides_a_battle_while_there_are_alms_to_give_it_back(table):
    soldiers = {"roselie": {"soldier": "centre*2"}, "umbral": {"soldier": "centre*2"}}
    t = table(area=3, bids="roselie 2", **soldiers)
    t.do("attack")
    assert answer(t) == "choose yes"
    t = table(area=3, week=6, bids="roselie 2", markers=3, **soldiers)
    t.do("attack")
    assert answer(t) == "pass"


def test_tempers_place_their_tokens_differently(table):
    t = table(area=0)
    t.answer("bid-2 area_7")
    assert len({answer(t, f"temper {at}") for at in range(12)}) >= 3
