"""The benchmark measures what it says; how fast is never asserted."""

from __future__ import annotations

import json
from dataclasses import asdict
from importlib.util import find_spec

import pytest

from tafelrunde import bench, form
from tafelrunde.bots.loops import Tally, copy_all, play_games, positions
from tafelrunde.titles import registry

STEPPING = [bench.ENV] if all(map(find_spec, bench.ENV_NEEDS)) else []
FIELDS = {
    *("title", "job", "form", "seats", "games", "seconds", "games_per_s", "turns_per_s"),
    *("decisions_per_s", "turns_per_game", "decisions_per_game", "copies_per_s"),
    "worlds_per_s",
}


def test_every_job_of_dominion_is_measured_with_all_numbers():
    results = bench.run_bench("dominion", 0.1)
    kinds = ["big_money", "first_game", "random", "all_sets", "all_sets_auto", *STEPPING]
    assert [result.job for result in results] == kinds
    for result in results:
        numbers = asdict(result)
        assert numbers.keys() == FIELDS
        assert result.title == "dominion"
        assert result.form == form()
        assert all(value > 0 for value in numbers.values() if not isinstance(value, str))
        assert result.games_per_s == pytest.approx(result.games / result.seconds, rel=0.02)
        per_game = result.decisions_per_s / result.games_per_s
        assert result.decisions_per_game == pytest.approx(per_game, rel=0.02)


def test_one_job_can_be_chosen_and_an_unknown_one_is_named():
    assert [result.job for result in bench.run_bench("dominion", 0.02, "random")] == ["random"]
    with pytest.raises(ValueError, match="big_money, first_game, random"):
        bench.run_bench("dominion", 0.02, "chess")
    with pytest.raises(ValueError, match="more than 0"):
        bench.run_bench("dominion", 0)


@pytest.mark.parametrize("job", bench.jobs("dominion"), ids=lambda job: job.name)
def test_the_games_are_those_the_job_describes(job):
    title = registry.load("dominion")
    prepared = title.prepare(job.seats, job.options)
    tally = Tally()
    play_games(title, prepared, [job.maker] * job.seats, "same", 40, tally)
    assert tally.games == 40
    assert len({str(options) for options in [job.options, *job.others]}) in (1, 40)
    # Turns of both seats together; another engine that plays the same jobs shows the same numbers.
    expected = {"big_money": (33, 36), "first_game": (33, 37), "random": (125, 180)}
    low, high = expected.get(job.name, (10, 400))
    assert low < tally.turns / tally.games < high
    again = Tally()
    play_games(title, prepared, [job.maker] * job.seats, "same", 40, again)
    assert (again.turns, again.decisions, again.steps) == (
        tally.turns,
        tally.decisions,
        tally.steps,
    )


def test_copied_positions_lie_in_the_middle_of_one_game():
    title = registry.load("dominion")
    job = bench.jobs("dominion")[1]
    prepared = title.prepare(2, job.options)
    tables = positions(title, prepared, [job.maker] * 2, "copies", 50)
    assert len(tables) == 50
    views = {str(table.view(-1)) for table in tables}
    assert len(views) > 25
    assert copy_all(tables, 3) == 150
    assert {str(table.view(-1)) for table in tables} == views


def bench_env(monkeypatch, capsys, *args: str) -> str:
    """What the program says that measures environments."""
    for package in ("numpy", "gymnasium", "pettingzoo"):
        pytest.importorskip(package, reason=f"{package} is not installed here")
    from tools import bench_env

    said = ["bench_env.py", "--seconds", "0.01", "--other", "/nowhere", *args]
    monkeypatch.setattr("sys.argv", said)
    bench_env.main()
    return str(capsys.readouterr().out)


def test_the_bench_of_environments_says_where_the_time_goes(monkeypatch, capsys):
    told = json.loads(bench_env(monkeypatch, capsys, "--json"))
    assert [row["title"] for row in told["ours"]] == list(registry.TITLES)
    for row in told["ours"]:
        assert row["rules"] > row["env"] > 0 and row["numbers"] > 100
    assert told["rlcard_gin_rummy"] is None
    monkeypatch.setattr("tools.bench_env.OTHERS_WANTED", 10**9)
    shown = bench_env(monkeypatch, capsys, "root")
    assert "microseconds of a step" in shown and "(below 1,000,000,000)" in shown
    assert "RLCard is not installed here" in shown
