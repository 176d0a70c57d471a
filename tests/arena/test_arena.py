"""Many games between bots: the same whoever plays them, whatever breaks."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from tafelrunde.arena.hall import Hall
from tafelrunde.arena.rating import Rating, wilson
from tafelrunde.arena.run import run_arena
from tafelrunde.arena.setting import Schedule, Setting
from tafelrunde.bots.registry import UnknownBot, find_bot
from tafelrunde.cli.arena import watching
from tafelrunde.cli.frame import Frame
from tafelrunde.kernel.errors import BadOptions, UnknownTitle
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import decode
from tafelrunde.titles import registry

STUMBLES = "tests.arena.broken_bots:Stumbles"
CHEATS = "tests.arena.broken_bots:Cheats"


def test_the_result_does_not_depend_on_the_number_of_workers(tmp_path):
    bots = ["bigmoney", "random", STUMBLES]
    alone = run_arena("dominion", bots, 30, "w", 1, failures_dir=tmp_path / "one")
    several = run_arena("dominion", bots, 30, "w", 3, failures_dir=tmp_path / "three")
    assert alone.bots == several.bots
    assert alone.errors == several.errors > 0
    assert [f.error for f in alone.failures] == [f.error for f in several.failures]


def test_an_arena_that_is_over_in_a_moment_starts_no_processes(monkeypatch):
    def no_processes(*_):
        raise AssertionError("processes are started")

    monkeypatch.setattr("tafelrunde.arena.run.in_processes", no_processes)
    monkeypatch.setattr("tafelrunde.arena.run.HEAD_START", 60.0)
    monkeypatch.setattr("os.cpu_count", lambda: 4)
    result = run_arena("dominion", ["bigmoney", "bigmoney"], 3, "s")
    assert result == run_arena("dominion", ["bigmoney", "bigmoney"], 3, "s", 1)


def test_a_longer_arena_goes_on_where_its_head_start_ended(monkeypatch):
    handed_out: list[range] = []

    def in_parallel(setting, shares, count, counted):
        assert count == 2
        while (share := shares.next()) is not None:
            handed_out.append(share)
            part = Hall(setting).part()
            assert not Hall(setting).play(share, part)
            counted(part)

    clock = iter(range(10_000))  # a second passes with every look
    monkeypatch.setattr("tafelrunde.arena.run.in_processes", in_parallel)
    monkeypatch.setattr("tafelrunde.arena.run.time.perf_counter", lambda: next(clock))
    monkeypatch.setattr("tafelrunde.arena.run.HEAD_START", 3.5)
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    result = run_arena("dominion", ["bigmoney", "random"], 20, "s")
    assert [game for share in handed_out for game in share] == list(range(3, 20))
    assert result == run_arena("dominion", ["bigmoney", "random"], 20, "s", 1)


def test_workers_load_no_command_line(tmp_path):
    program = tmp_path / "tafelrunde"  # as it is installed
    program.write_text(
        "import sys\nfrom tafelrunde.__main__ import main\n"
        "if __name__ == '__main__':\n    sys.exit(main())\n"
    )
    bots = "tests.arena.broken_bots:Plain,random"
    command = [sys.executable, str(program), "arena", "--seats", bots, "--games", "4", "--json"]
    root = Path(__file__).parents[2]
    paths = os.pathsep.join([str(root), str(root / "src")])
    for workers, errors in (("2", 0), ("1", 4)):
        done = subprocess.run(
            [*command, "--workers", workers],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            env=os.environ | {"PYTHONPATH": paths},
        )
        assert json.loads(done.stdout)["errors"] == errors, done.stdout + done.stderr


def test_the_same_seed_gives_the_same_result_and_another_seed_another():
    def points(seed: str) -> list[float]:
        result = run_arena("dominion", ["random", "random"], 12, seed, 1)
        return [bot.points for bot in result.bots]

    assert points("a") == points("a") != points("b")


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_sits_everywhere_equally_often(seats):
    schedule = Schedule(Setting("dominion", ["bigmoney"] * seats, {}, "s"))
    for entry in range(seats):
        taken = [schedule.entries(n).index(entry) for n in range(seats)]
        assert sorted(taken) == list(range(seats))


def test_two_seats_with_the_same_bot_are_two_entries_and_shared_wins_add_up():
    result = run_arena("dominion", ["bigmoney", "bigmoney", "bigmoney"], 60, "tie", 1)
    assert [bot.entry for bot in result.bots] == [0, 1, 2]
    assert sum(bot.wins for bot in result.bots) == pytest.approx(60)
    assert any(bot.wins % 1 for bot in result.bots), "no shared victory among sixty games"
    for bot in result.bots:
        assert bot.games == 60
        assert bot.win_rate == pytest.approx(bot.wins / 60)
        assert bot.low < bot.win_rate < bot.high
        assert [seat.games for seat in bot.seats] == [20, 20, 20]
        assert sum(seat.wins for seat in bot.seats) == pytest.approx(bot.wins)


def test_a_bot_cannot_learn_the_seed_of_the_game_from_its_generator():
    schedule = Schedule(Setting("dominion", ["random", "random"], {}, "secret"))
    seeds = {schedule.bot_rng(n, entry).seed for n in range(3) for entry in range(2)}
    assert len(seeds) == 6
    assert not any("secret" in seed for seed in seeds)


def test_broken_games_are_counted_and_leave_records_and_the_arena_goes_on(tmp_path):
    folder = tmp_path / "failures"
    result = run_arena("dominion", [STUMBLES, "random"], 40, "f", 1, failures_dir=folder)
    assert 0 < result.errors < 40
    assert result.games + result.errors == 40
    assert result.bots[0].games == result.games
    assert result.failures_dir == str(folder)
    assert len(result.failures) == result.errors
    for failure in result.failures:
        assert failure.error == "RuntimeError: stumbled"
        record = decode(Path(failure.path).read_bytes())
        assert record.seed == failure.seed == f"f/{failure.game}"
        match = Match.load(registry.load("dominion"), record)
        assert record.names[match.pending[0].seat] == STUMBLES
        assert "stumbled" in Path(failure.path).with_suffix(".txt").read_text("utf-8")


def test_the_record_of_an_illegal_answer_ends_at_the_question(tmp_path):
    options = {"kingdom": "big-money"}
    result = run_arena("dominion", [CHEATS, "random"], 2, "c", 1, options, failures_dir=tmp_path)
    assert result.games == 0
    assert result.errors == 2
    assert [bot.win_rate for bot in result.bots] == [0, 0]
    for failure in result.failures:
        assert failure.error.startswith("IllegalAnswer")
        record = decode(Path(failure.path).read_bytes())
        match = Match.load(registry.load("dominion"), record)
        assert record.options == options
        assert record.names[match.pending[0].seat] == CHEATS


def test_a_game_without_end_is_an_error(tmp_path, monkeypatch):
    monkeypatch.setattr("tafelrunde.arena.hall.MAX_DECISIONS", 50)
    monkeypatch.setattr("tafelrunde.arena.hall.MAX_ANSWERS", 50)
    result = run_arena("dominion", ["random", "random"], 2, "e", 1, failures_dir=tmp_path)
    assert [f.error for f in result.failures] == ["RuntimeError: no end after 50 decisions"] * 2
    for failure in result.failures:
        assert len(decode(Path(failure.path).read_bytes()).answers) == 50


def test_without_errors_no_folder_is_made(tmp_path):
    result = run_arena("dominion", ["bigmoney"] * 2, 2, failures_dir=tmp_path / "none", workers=1)
    assert result.errors == 0
    assert result.failures_dir == ""
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize("workers", [1, 2])
def test_progress_counts_up_to_all_games(workers):
    seen: list[tuple[int, int]] = []

    def progress(done: int, games: int) -> None:
        seen.append((done, games))

    run_arena("dominion", ["bigmoney", "bigmoney"], 50, "p", workers, progress=progress)
    assert seen == sorted(seen)
    assert seen[-1] == (50, 50)


@pytest.mark.parametrize("workers", [1, 2])
def test_ratings_are_told_while_games_are_played(workers, monkeypatch):
    monkeypatch.setattr("tafelrunde.arena.run.STANDINGS_SECONDS", 0.0)
    monkeypatch.setattr("tafelrunde.arena.run.LARGEST_SHARE", 4)
    told: list[list[Rating]] = []
    bots = ["random", "bigmoney"]
    result = run_arena("dominion", bots, 24, "p", workers, standings=told.append)
    assert len(told) > 3
    for now in told:
        assert {one.bot for one in now} == set(bots)
        assert now[0].rating >= now[1].rating and now[0].margin > 0
    assert told[0][0].margin > told[-1][0].margin, "the more games, the surer"
    assert told[-1][0].rating == max(bot.rating for bot in result.bots)


def test_a_bar_shows_how_far_the_arena_is_and_who_leads():
    mine, out = Frame("de"), StringIO()
    mine.err = Console(file=out, force_terminal=True, width=120)
    with watching(mine) as (done, standings):
        assert standings is not None
        standings([Rating("bigmoney", 1612.3, 40.2), Rating("random", 1387.7, 40.2)])
        done(3, 10)
    shown = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", out.getvalue())
    assert "3/10" in shown and "bigmoney 1612±40  random 1388±40" in shown
    silent = Frame("de")
    silent.err = Console(file=StringIO())
    with watching(silent) as (_, standings):
        assert standings is None, "nobody looks: nothing is reckoned"


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupted_arena_returns_what_was_played(workers):
    def interrupt(done: int, games: int) -> None:
        if done >= 10:
            raise KeyboardInterrupt

    bots = ["bigmoney", "bigmoney"]
    result = run_arena("dominion", bots, 5000, "i", workers, progress=interrupt)
    assert result.stopped
    assert 10 <= result.games < 5000
    assert sum(bot.wins for bot in result.bots) == pytest.approx(result.games)


@pytest.mark.skipif(os.name != "posix", reason="signals of a terminal")
def test_ctrl_c_in_a_terminal_stops_all_processes_quietly():
    script = (
        "from tafelrunde.arena.run import run_arena\n"
        "say = lambda done, games: print(done, flush=True)\n"
        "bots = ['bigmoney', 'random']\n"
        "print(run_arena('dominion', bots, 10**8, 'x', 2, progress=say).stopped)\n"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", script],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # Whoever runs these tests in the background has it ignored, and it would stay so.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    assert process.stdout is not None
    try:
        assert process.stdout.readline().strip().isdigit()
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the workers as well
        output, errors = process.communicate(timeout=60)
    except BaseException:
        os.killpg(process.pid, signal.SIGKILL)  # it would play for days
        raise
    assert output.splitlines()[-1] == "True"
    assert errors == ""
    assert process.returncode == 0


def test_what_cannot_be_played_is_refused_before_anything_starts():
    with pytest.raises(UnknownTitle):
        run_arena("domino", ["random", "random"], 1)
    with pytest.raises(UnknownBot, match="did you mean 'bigmoney'"):
        run_arena("dominion", ["bigmony", "random"], 1)
    with pytest.raises(BadOptions):
        run_arena("dominion", ["random"], 1)
    with pytest.raises(BadOptions):
        run_arena("dominion", ["random", "random"], 0)
    with pytest.raises(BadOptions):
        run_arena("dominion", ["random", "random"], 1, seed="")
    with pytest.raises(BadOptions):
        run_arena("dominion", ["random", "random"], 1, options={"kingdom": "nowhere"})


@pytest.mark.parametrize(
    "name", ["no_such_module:Bot", "tests.arena.broken_bots:no_bot", ":", "x:"]
)
def test_a_bot_of_ones_own_that_cannot_be_loaded_is_named(name):
    with pytest.raises(UnknownBot):
        find_bot(registry.load("dominion"), name)


def test_wilson_gives_the_known_interval():
    low, high = wilson(60, 100)
    assert (round(low, 4), round(high, 4)) == (0.5020, 0.6906)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == pytest.approx(1.0)


@pytest.mark.parametrize("title", list(registry.TITLES))
def test_every_set_up_is_another_one_and_can_be_played(title):
    seats = max(2, registry.find(title).min_seats)
    hall = Hall(Setting(title, ["random"] * seats, {}, "set-ups", 0))
    seen = {json.dumps(hall.options(at), sort_keys=True) for at in range(20)}
    assert len(seen) > 10
    for at in range(20):
        hall.title.deal(hall.prepare(at), f"{at}")
    assert hall.options(3) == Hall(hall.setting).options(3), "it depends on the seed alone"
    assert hall.options(3) != Hall(Setting(title, ["random"] * seats, {}, "else", 0)).options(3)


@pytest.mark.parametrize("setups", [0, 2])
def test_everybody_plays_every_set_up_from_every_seat(setups):
    schedule = Schedule(Setting("dominion", ["random"] * 3, {}, "s", setups))
    sat: dict[int, list[tuple[int, int]]] = {}
    for game in range(12):
        places = [(entry, seat) for seat, entry in enumerate(schedule.entries(game))]
        sat.setdefault(schedule.setup(game), []).extend(places)
    assert sorted(sat) == list(range(setups or 4))
    times = 12 // (3 * len(sat))
    everywhere = [(entry, seat) for entry in range(3) for seat in range(3)]
    assert all(sorted(places) == sorted(everywhere * times) for places in sat.values())


def test_what_is_wished_stays_the_same_in_every_set_up():
    options: dict[str, object] = {"draw": {"sets": ["base"], "max_attacks": 1}}
    hall = Hall(Setting("dominion", ["random"] * 2, options, "s", 0))
    drawn = [hall.options(at)["draw"] for at in range(5)]
    assert all(isinstance(one, dict) and one["sets"] == ["base"] for one in drawn)
    assert len({str(one) for one in drawn}) == 5
    hall = Hall(Setting("root", ["random"] * 2, {"map": "winter"}, "s", 0))
    assert {hall.options(at)["map"] for at in range(5)} == {"winter"}
    assert len({str(hall.options(at)["factions"]) for at in range(9)}) > 2
    with pytest.raises(BadOptions, match="nothing that could change"):
        run_arena("dominion", ["random"] * 2, 2, options={"kingdom": "first-game"}, setups=0)


def test_set_ups_give_the_same_result_with_any_number_of_workers(tmp_path):
    def played(workers: int, setups: int):
        return run_arena("dominion", ["bigmoney", "random"], 9, "v", workers, setups=setups)

    alone = played(1, 0)
    assert alone.games == 10, "rounded up, so that everybody sits everywhere"
    assert alone == played(2, 0)
    assert alone != played(1, 2)
