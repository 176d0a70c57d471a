"""Random games of every title; a failure leaves a record and says how to play it again."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import decode
from tafelrunde.testing.fuzz import Broken, daily_seed, digests_elsewhere, fuzz_title, games_wanted
from tafelrunde.titles import registry
from tests.kernel.playing import finished, whole
from tests.kernel.toy import HASHES, TITLE, ToyTitle

GAMES = {"dominion": 60}  # a day; its games with all boxes take longest to check


@pytest.mark.parametrize("title", registry.TITLES)
def test_random_games_keep_every_promise(title):
    report = fuzz_title(registry.load(title), daily_seed(), games_wanted(GAMES.get(title, 120)))
    assert report.matches > 0
    assert report.undone > 0
    assert report.elsewhere > 0


@pytest.mark.parametrize("title", registry.TITLES)
def test_every_title_has_a_random_bot(title):
    assert "random" in registry.load(title).bots()


def test_the_toy_keeps_every_promise():
    report = fuzz_title(TITLE, daily_seed(), games_wanted(120))
    assert report.games == report.matches * 5
    assert report.seats == {2, 3, 4}
    assert report.undone > 20
    assert report.copies > 50
    assert report.records > 50
    assert report.elsewhere == 3


FLAWS = {
    "loses": "were made or lost",
    "repeats": "repeats an option",
    "stuck": "a dead end",
    "stranger": "unknown option",
    "nameless": "has no prompt",
    "raises": "ZeroDivisionError: two owls; it happens when seat . then answers 'mark owl'",
    "endless": "no end after 900 answers",
    "shares": "were made or lost|a card is in two places|traces|differ|changed|elsewhere|another",
    "listens": "a match goes another way|a match ends|a match leaves",
    "global": "another position|another result|differently|differs",
}


@pytest.mark.parametrize("flaw", FLAWS)
def test_a_broken_title_is_caught_and_its_record_kept(flaw, tmp_path, monkeypatch):
    monkeypatch.setenv("TAFELRUNDE_FAILURES", str(tmp_path))
    title = ToyTitle(flaw)
    with pytest.raises(Broken, match=FLAWS[flaw]) as failure:
        fuzz_title(title, "flaw", 100, limit=900)
    (path,) = tmp_path.iterdir()
    assert f"tafelrunde replay {path}" in str(failure.value)
    assert "TAFELRUNDE_SEED='flaw'" in str(failure.value)
    record = decode(path.read_bytes())
    assert record.title == "toy"
    if flaw in ("raises", "stuck", "repeats", "endless"):
        assert not Match.load(title, record).over


def test_what_depends_on_the_process_is_caught(tmp_path, monkeypatch):
    monkeypatch.setenv("TAFELRUNDE_FAILURES", str(tmp_path))
    with pytest.raises(Broken, match="another process"):
        fuzz_title(HASHES, "flaw", 5)
    assert len(list(tmp_path.iterdir())) <= 1


def test_a_process_of_the_other_form_replays_to_the_same_digest():
    matches = [finished(seats, f"elsewhere {seats}") for seats in (2, 3, 4)]
    digests = digests_elsewhere(TITLE, [match.record() for match in matches])
    assert digests == [whole(match) for match in matches]


def test_the_seed_and_the_number_of_games_come_from_outside(monkeypatch):
    monkeypatch.setenv("TAFELRUNDE_SEED", "x")
    monkeypatch.setenv("TAFELRUNDE_FUZZ_GAMES", "7")
    assert (daily_seed(), games_wanted(60)) == ("x", 7)
    monkeypatch.delenv("TAFELRUNDE_SEED")
    monkeypatch.delenv("TAFELRUNDE_FUZZ_GAMES")
    assert len(daily_seed()) == len("2026-01-31")
    assert games_wanted(60) == 60


def test_failures_go_to_the_build_folder_unless_told_otherwise(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("TAFELRUNDE_FAILURES", raising=False)
    with pytest.raises(Broken):
        fuzz_title(ToyTitle("loses"), "flaw", 9)
    assert len(list(Path("build/failures").glob("toy-flaw-fuzz-*.json"))) == 1
