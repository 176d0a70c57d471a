"""The file of an arena: goes on after a kill, counts nothing twice, refuses what is not its own."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tafelrunde.arena.journal import BadJournal
from tafelrunde.arena.run import ArenaResult, run_arena
from tafelrunde.cli.frame import complain
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import decode
from tafelrunde.texts import Texts
from tafelrunde.titles import registry

BOTS = ["bigmoney", "random", "tests.arena.broken_bots:Stumbles"]


def play(file: Path, games: int = 24, seed: str = "j", workers: int = 1, **more) -> ArenaResult:
    failures = file.parent / "failures"
    return run_arena(
        "dominion", BOTS, games, seed, workers, journal=file, failures_dir=failures, **more
    )


def numbers(file: Path) -> list[int]:
    return [json.loads(line)["game"] for line in file.read_text().splitlines()[1:]]


def test_every_game_is_a_line_of_json(tmp_path):
    file = tmp_path / "deep" / "games.jsonl"
    result = play(file)
    head, *lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert (head["title"], head["bots"], head["seed"]) == ("dominion", BOTS, "j")
    assert [line["game"] for line in lines] == list(range(24))
    broken = [line for line in lines if "error" in line]
    assert len(broken) == result.errors > 0
    whole = [line for line in lines if "error" not in line]
    for entry in range(3):
        won = [1 / len(one["winners"]) for one in whole if entry in winners_of(one)]
        assert sum(won) == pytest.approx(result.bots[entry].wins)
        points = [one["scores"][one["seats"].index(entry)] for one in whole]
        assert sum(points) / len(points) == pytest.approx(result.bots[entry].points)
    for one in whole:
        assert len(one["notes"]["bought"]) == 3
        assert one["first"] == 0 and one["rounds"] > 3 and one["end"]
    assert any("seconds" in one for one in whole)


@pytest.mark.parametrize("title", registry.TITLES)
def test_games_of_every_title_are_lines_that_an_arena_goes_on_from(title, tmp_path):
    file, seats = tmp_path / "games.jsonl", max(2, registry.find(title).min_seats)
    bots = ["easy", *["random"] * (seats - 1)]
    expected = run_arena(title, bots, 2 * seats, "t", 1, journal=file, setups=0)
    head, *lines = file.read_bytes().splitlines(keepends=True)
    aspects = {aspect.id for aspect in registry.load(title).aspects()}
    for line in lines:
        told = json.loads(line)
        assert len(told["scores"]) == seats and told["winners"] and told["end"]
        assert told["turns"] > 0
        assert set(told["notes"]) <= aspects and told["notes"]
    file.write_bytes(head + lines[-1] + lines[0][:30])
    again = run_arena(title, bots, 2 * seats, "t", 1, journal=file, setups=0)
    assert (again.bots, again.rounds) == (expected.bots, expected.rounds)
    assert sorted(numbers(file)) == list(range(2 * seats))


def winners_of(line: dict[str, list[int]]) -> list[int]:
    return [line["seats"][seat] for seat in line["winners"]]


@pytest.mark.parametrize("cut", [0, 1, 40])
def test_an_arena_that_was_cut_off_goes_on_and_counts_nothing_twice(tmp_path, cut):
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    expected = play(whole)
    lines = whole.read_bytes().splitlines(keepends=True)
    some = lines[:1] + lines[4:8] + lines[11:15]  # games may end in any order
    parts.write_bytes(b"".join(some) + (lines[2][:cut]))  # and the last line is not finished
    assert play(parts, workers=2 if cut == 40 else 1) == expected
    assert sorted(numbers(parts)) == list(range(24))
    before = parts.read_bytes()
    assert play(parts).bots == expected.bots, "everything is there already"
    assert parts.read_bytes() == before


KILLED = """
import sys
from tafelrunde.arena.run import run_arena

def progress(now, of):
    print(now, flush=True)

if __name__ == "__main__":
    bots, workers = ["bigmoney", "random"], int(sys.argv[2])
    run_arena("dominion", bots, 10**7, "k", workers, journal=sys.argv[1], progress=progress)
"""


@pytest.mark.parametrize("workers", [1, 2])
def test_a_killed_arena_goes_on_and_leaves_nobody_behind(tmp_path, workers):
    file, program = tmp_path / "killed.jsonl", tmp_path / "program.py"
    program.write_text(KILLED)
    command = [sys.executable, str(program), str(file), str(workers)]
    child = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    child.stdout.readline()
    os.kill(child.pid, signal.SIGKILL)
    # Its workers hold the other end, too: there is no end of it before the last one is gone.
    child.communicate(timeout=60)
    whole = file.read_bytes().rpartition(b"\n")[0].splitlines()[1:]  # the last may be cut off
    assert whole
    games = max(json.loads(line)["game"] for line in whole) + 7  # each worker is somewhere else
    told = run_arena("dominion", ["bigmoney", "random"], games, "k", 1, journal=file)
    assert told.games == games
    assert sorted(numbers(file)) == list(range(games))
    fresh = run_arena("dominion", ["bigmoney", "random"], games, "k", 1)
    assert told.bots == fresh.bots


def test_a_line_that_is_there_twice_counts_once(tmp_path):
    file = tmp_path / "twice.jsonl"
    expected = play(file, 6)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines, lines[3]]))
    assert play(file, 6).bots == expected.bots


@pytest.mark.parametrize("lang", ["de", "en"])
def test_other_settings_are_refused_and_nothing_is_lost(tmp_path, lang):
    file = tmp_path / "games.jsonl"
    play(file, 3)
    before = file.read_bytes()
    with pytest.raises(BadJournal) as caught:
        play(file, 3, "other")
    assert "seed" in complain(Texts(lang), caught.value)
    with pytest.raises(BadJournal, match=r"options, setups"):
        play(file, 3, options={"draw": {"sets": ["base"]}}, setups=2)
    assert file.read_bytes() == before
    told = play(file, 6)
    assert told.games + told.errors == 6, "more games are no other setting"


@pytest.mark.parametrize("text", ["my diary\n", "my diary", '{"arena": 1}\n'])
def test_a_file_of_something_else_is_left_alone(tmp_path, text):
    file = tmp_path / "diary.txt"
    file.write_text(text)
    with pytest.raises(BadJournal, match="no file of an arena"):
        play(file, 3)
    assert file.read_text() == text


@pytest.mark.parametrize("line", ["{}", "nonsense", '{"game":5,"seats":[0,1,2],"scores":[1]}'])
def test_a_damaged_line_is_named(tmp_path, line):
    file = tmp_path / "games.jsonl"
    play(file, 3)
    file.write_text(file.read_text() + line + "\n")
    with pytest.raises(BadJournal, match="line 5"):
        play(file, 6)


@pytest.mark.skipif(os.name != "posix", reason="locks of files")
def test_two_arenas_do_not_write_into_one_file(tmp_path):
    file = tmp_path / "games.jsonl"

    def second(now: int, of: int) -> None:
        with pytest.raises(BadJournal, match="another arena"):
            play(file, 3)

    assert play(file, 3, progress=second).games


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk that is always full")
def test_a_full_disk_ends_the_arena_with_what_was_played(tmp_path, monkeypatch):
    with pytest.raises(OSError, match="No space left") as caught:
        play(Path("/dev/full"), 3)
    assert caught.value.filename == "/dev/full"

    file = tmp_path / "games.jsonl"

    def filled(now: int, of: int) -> None:  # from now on the disk is full
        if now == 6:
            os.dup2(os.open("/dev/full", os.O_WRONLY), files[0])

    files: list[int] = []
    opened = Path.open

    def noted(self, *args, **more):
        found = opened(self, *args, **more)
        if self == file and not files:
            files.append(found.fileno())
        return found

    monkeypatch.setattr(Path, "open", noted)
    monkeypatch.setattr("tafelrunde.arena.run.LARGEST_SHARE", 1)
    told = play(file, 12, progress=filled)
    assert told.stopped and isinstance(told.trouble, OSError)
    assert told.games + told.errors == 6 == len(numbers(file))
    assert "games.jsonl" in complain(Texts("de"), told.trouble)
    monkeypatch.undo()
    assert play(file, 12).bots == play(tmp_path / "whole.jsonl", 12).bots


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk that is always full")
def test_records_that_find_no_room_end_the_arena_with_what_was_played(tmp_path, monkeypatch):
    file, folder = tmp_path / "games.jsonl", tmp_path / "records"
    folder.mkdir()
    full = folder / "dominion-r-4.json"  # of the fifth game
    full.symlink_to("/dev/full")
    monkeypatch.setattr("tafelrunde.arena.run.LARGEST_SHARE", 1)

    def played(journal: Path) -> ArenaResult:
        bots = ["bigmoney", "auto"]
        where = {"journal": journal, "records_dir": folder}
        return run_arena("dominion", bots, 8, "r", 1, keep="all", **where)

    told = played(file)
    assert told.stopped and isinstance(told.trouble, OSError)
    assert told.trouble.filename == str(full)
    assert told.games == 4 == len(numbers(file))
    full.unlink()
    assert played(file).bots == played(tmp_path / "whole.jsonl").bots
    assert len(list(folder.iterdir())) == 8


@pytest.mark.parametrize(("keep", "games"), [("all", 6), ("lost", -1), ("3", 3), ("none", 0)])
def test_records_that_are_wanted_are_kept_and_replay(tmp_path, keep, games):
    folder = tmp_path / "records"
    told = run_arena(
        "dominion", ["bigmoney", "auto"], 6, "r", 1, setups=0, keep=keep, records_dir=folder
    )
    if keep == "lost":
        games = told.games - round(told.bots[0].wins)
        assert 0 < games < 6
    kept = sorted(folder.iterdir()) if folder.exists() else []
    assert len(kept) == games
    for path in kept:
        record = decode(path.read_bytes())
        match = Match.load(registry.load("dominion"), record)
        assert not match.pending and record.result is not None
        assert record.options["draw"]
        if keep == "lost":
            assert record.names.index("bigmoney") not in record.result.winners
