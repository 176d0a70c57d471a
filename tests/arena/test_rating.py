"""Round robins, ratings, and what is counted."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import log10

import pytest

from tafelrunde.arena.rating import MIDDLE, ratings
from tafelrunde.arena.run import run_arena
from tafelrunde.arena.setting import Schedule, Setting
from tafelrunde.arena.tally import WIN, Tally
from tafelrunde.kernel.errors import BadOptions
from tafelrunde.titles import registry


def tally(meetings: dict[tuple[int, ...], list[float]], entries: int) -> Tally:
    """What is left of games with these victories."""
    made = Tally(entries, len(next(iter(meetings))))
    for group, won in meetings.items():
        counts = [0] * (entries + 1)
        for entry, wins in zip(group, won, strict=True):
            counts[entry] = round(wins * WIN)
        counts[-1] = round(sum(won))
        made.meetings[group] = counts
    return made


def rated(
    meetings: dict[tuple[int, ...], list[float]], bots: str
) -> dict[str, tuple[float, float]]:
    found = ratings(tally(meetings, len(bots)), list(bots))
    return {one.bot: (one.rating, one.margin) for one in found}


def test_two_bots_are_rated_as_elo_says():
    found = rated({(0, 1): [750, 250]}, "ab")
    lead = found["a"][0] - found["b"][0]
    assert lead == pytest.approx(400 * log10(3), abs=1)
    assert found["a"][0] + found["b"][0] == pytest.approx(2 * MIDDLE)
    # The lead is log(p / (1 - p)), whose variance is 1 / (n p (1 - p)); each bot has half of it.
    error = 1.96 * 173.7178 / (1000 * 0.75 * 0.25) ** 0.5
    assert found["a"][1] == pytest.approx(error / 2, rel=0.02)


def test_more_games_make_a_rating_surer_and_a_spotless_record_stays_finite():
    few, many = rated({(0, 1): [6, 4]}, "ab"), rated({(0, 1): [600, 400]}, "ab")
    assert few["a"][1] > 9 * many["a"][1]
    spotless = rated({(0, 1): [50, 0]}, "ab")
    assert 1600 < spotless["a"][0] < 3000
    assert spotless["a"][1] > 100


def test_tables_of_four_count_who_wins():
    found = rated({(0, 1, 2, 3): [500, 500 / 3, 500 / 3, 500 / 3]}, "abcd")
    assert found["a"][0] - found["b"][0] == pytest.approx(400 * log10(3), abs=2)
    same = rated({(0, 1, 2, 3): [500, 250, 150, 100]}, "abbb")
    assert same["a"][0] - same["b"][0] == pytest.approx(400 * log10(3), abs=2), "one of four"


def test_who_always_loses_does_not_blur_the_others():
    meetings: dict[tuple[int, ...], list[float]] = {(0, 1): [60, 40], (0, 2): [100, 0]}
    found = rated({**meetings, (1, 2): [100, 0]}, "abz")
    alone = rated({(0, 1): [60, 40]}, "ab")
    assert found["a"][1] < 1.3 * alone["a"][1]
    assert found["z"][1] > 5 * found["a"][1]


@pytest.mark.parametrize(("bots", "players"), [(3, 2), (4, 2), (4, 3), (5, 4), (3, 3)])
def test_in_a_round_robin_everybody_meets_everybody_in_every_seat(bots, players):
    schedule = Schedule(Setting("dominion", ["random"] * bots, {}, "s", players=players))
    games = schedule.rounded(schedule.round - 1) if players < bots else schedule.round
    assert games == schedule.round
    places = Counter(
        (entry, seat) for n in range(games) for seat, entry in enumerate(schedule.entries(n))
    )
    assert set(places) == {(entry, seat) for entry in range(bots) for seat in range(players)}
    assert len(set(places.values())) == 1
    met = Counter(pair for n in range(games) for pair in permutations(schedule.entries(n), 2))
    assert len(met) == bots * (bots - 1) and len(set(met.values())) == 1


def test_a_round_robin_plays_whole_rounds_and_the_same_with_any_number_of_workers():
    def played(workers: int):
        bots = ["bigmoney", "random", "auto"]
        return run_arena("dominion", bots, 7, "rr", workers, players=2, setups=0)

    told = played(1)
    assert told.games == 12
    assert [bot.games for bot in told.bots] == [8, 8, 8]
    assert told == played(2)


@pytest.mark.parametrize(
    "more",
    [{"players": 3}, {"players": -1}, {"setups": -1}, {"keep": "some"}, {"seed": "x" * 151}],
)
def test_what_makes_no_arena_is_refused(more):
    with pytest.raises(BadOptions):
        run_arena("dominion", ["random", "random"], 1, **more)


def test_too_many_meetings_are_refused():
    with pytest.raises(BadOptions, match="meetings"):
        run_arena("dominion", ["random"] * 60, 1, players=6)


@pytest.mark.parametrize("title", list(registry.TITLES))
def test_titles_note_what_they_declare(title):
    loaded = registry.load(title)
    seats = max(2, registry.find(title).min_seats)
    told = run_arena(title, ["random"] * seats, 2, "n", 1, details=True, setups=0)
    assert told.errors == 0
    assert told.rounds > 0
    assert loaded.aspects()
    for aspect in loaded.aspects():
        noted = {
            value: counts for (id, value), counts in told.tally.notes.items() if id == aspect.id
        }
        assert noted
        if not aspect.several:
            assert sum(count[0] for counts in noted.values() for count in counts) == 2 * seats
            assert sum(count[1] for counts in noted.values() for count in counts) == 2 * WIN
        assert not aspect.across or aspect.across in [one.id for one in loaded.aspects()]
    assert sum(count[0] for each in told.tally.order for count in each) == 2 * seats


def test_cards_bought_are_those_that_were_bought():
    told = run_arena(
        "dominion", ["bigmoney"] * 2, 4, "b", 1, {"kingdom": "big-money"}, details=True
    )
    bought = {value for _, value in told.tally.notes}
    assert {"province", "gold", "silver"} <= bought
    assert "estate" not in bought or "moat" not in bought
    assert not {"copper", "curse"} & bought


def test_slow_bots_are_timed_in_every_game_and_fast_ones_now_and_then():
    told = run_arena("dominion", ["search:2", "random"], 2, "t", 1)
    search, chance = told.bots
    assert search.seconds > 20 * chance.seconds > 0
