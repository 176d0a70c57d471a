"""Oath's heuristic plays like people: no habit that somebody who reads its games would notice.

`TAFELRUNDE_HABITS=400 pytest tests/titles/oath/test_bot_habits.py` plays so many games of every
number of players and then asks for victories, too; `python -m tools.oath.habits` prints what is
measured here.
"""

from __future__ import annotations

import functools
import os

import pytest

from tafelrunde.arena.rating import wilson
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.oath.bots.heuristic import Heuristic
from tafelrunde.titles.oath.vocabulary import VOCABULARY
from tests.titles.oath.conftest import OathScenario
from tools.oath.habits import SEATS, Habits, watch

GAMES = int(os.environ.get("TAFELRUNDE_HABITS", "24"))
pytestmark = pytest.mark.timeout(1800)  # of many games


@functools.cache
def seen(seats: int = 4, worlds: str = "first") -> Habits:
    """What was seen in some games; played once."""
    return watch(seats, worlds, GAMES, "habits")


def campaigns(h: Habits) -> float:
    return h.counts["campaign"] / h.turns


def titles(h: Habits) -> float:
    return h.per_game("title taken")


def useless_titles(h: Habits) -> float:
    return h.per_game("titles that win nothing")


def relics(h: Habits) -> float:
    return h.per_game("relics recovered")


def secrets(h: Habits) -> float:
    return h.per_game("secrets gained")


def darkest_secrets(h: Habits) -> float:
    return h.per_game("darkest secret taken")


def peeks(h: Habits) -> float:
    return h.per_game("peeks at sites")


def games_with_citizens(h: Habits) -> float:
    return h.per_game("citizens")


def refused_offers(h: Habits) -> float:
    return h.per_game("offers") - h.per_game("accepted")


def crowds(h: Habits) -> float:
    return h.share("Exiles all at one site", "games with Exiles")


@pytest.mark.parametrize(
    ("habit", "low", "high"),
    [
        (campaigns, 0.3, 0.8),
        (titles, 1.5, 6.0),
        (useless_titles, 0.0, 0.25),
        (relics, 0.8, 5.0),
        (secrets, 0.6, 6.0),
        (darkest_secrets, 0.3, 3.0),
        (peeks, 2.0, 15.0),
        (games_with_citizens, 0.2, 0.8),
        (refused_offers, 0.0, 0.5),
        (crowds, 0.0, 0.25),
        (Habits.same_opening, 0.0, 0.5),
    ],
)
def test_habits_stay_within_what_people_do(habit, low, high):
    found = habit(seen())
    assert low <= found <= high, f"{habit.__name__}: {found:.2f}"


def test_the_title_does_not_wander_with_six_players():
    assert titles(seen(6)) <= 7.5


def test_games_are_won_in_several_ways():
    ways = seen().ways
    assert {"empire", "usurper", "visionary"} <= set(ways)
    assert max(ways.values()) <= 0.6 * seen().games, ways


@pytest.mark.skipif(GAMES < 200, reason="TAFELRUNDE_HABITS=400 asks for it")
@pytest.mark.parametrize("seats", SEATS)
def test_the_chancellors_side_wins_about_half_of_first_games(seats):
    h = seen(seats)
    low, high = wilson(h.imperial(), h.games)
    assert high >= 0.4 and low <= 0.55, f"{low:.0%} to {high:.0%}"
    assert games_with_citizens(h) >= 0.2
    assert set(h.ways) >= {"empire", "usurper", "visionary", "successor"}
    assert titles(h) <= 6.5


@pytest.mark.skipif(GAMES < 200, reason="TAFELRUNDE_HABITS=400 asks for it")
@pytest.mark.parametrize("seats", SEATS)
def test_the_chancellors_side_wins_about_half_of_later_worlds(seats):
    h = seen(seats, "later")
    low, high = wilson(h.imperial(), h.games)
    assert high >= 0.4 and low <= 0.55, f"{low:.0%} to {high:.0%}"


def test_the_same_seed_plays_the_same_game():
    one, two = watch(4, "first", 1, "again"), watch(4, "first", 1, "again")
    assert (one.counts, one.openings, one.decisions) == (two.counts, two.openings, two.decisions)


def test_another_seed_opens_another_way():
    table = [watch(4, "first", 1, f"again {seed}").openings for seed in range(4)]
    assert len({tuple(sorted(opening)) for opening in table}) > 1


# -- single decisions


def answer(t: OathScenario, seed: str = "bot") -> str:
    """What the heuristic answers to the open question."""
    ask = t.question()
    return VOCABULARY.name(Heuristic(Rng(seed)).choose(t.g.sight(ask.seat), ask))


def test_who_stands_by_a_facedown_relic_looks_at_it_first(table):
    t = table(
        "purple red", turn_of="red", sites={3: "steppe"}, pawns={"red": 3}, relics_at={3: "map"}
    )
    assert answer(t) == "peek s3.relic1"


def test_an_exile_leaves_the_title_alone_when_it_wins_nothing_any_more(table):
    position = {
        "turn_of": "red",
        "sites": {2: "fertile_valley"},
        "at": {1: "purple 1", 2: "red 1"},
        "pawns": {"red": 1, "purple": 5},
        "warbands": {"red": 6},
        "supply": {"red": 2},
    }
    t = table("purple red", round=7, **position)
    assert answer(t) == "campaign"
    t = table("purple red", round=8, **position)
    assert t.offered("campaign") and answer(t) != "campaign"
