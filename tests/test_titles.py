"""What every title answers for itself, so that nobody outside has to know it."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tafelrunde import bench
from tafelrunde.arena.run import run_arena
from tafelrunde.bots.registry import find_bot
from tafelrunde.cli.generic import Display, display
from tafelrunde.kernel.bots import RandomBot, play_out
from tafelrunde.kernel.rng import Rng
from tafelrunde.texts import LANGUAGES, Texts
from tafelrunde.titles import registry

TITLES = list(registry.TITLES)


def test_the_first_title_is_meant_if_nobody_says_which():
    assert TITLES[0] == registry.FIRST


@pytest.mark.parametrize("title", TITLES)
def test_the_default_bot_plays_the_title_and_does_not_play_at_random(title):
    loaded = registry.load(title)
    assert loaded.default_bot in loaded.bots()
    assert loaded.default_bot != "random"
    assert not loaded.bots()[loaded.default_bot](Rng("default")).searches()


@pytest.mark.parametrize("title", TITLES)
def test_a_level_may_be_named_for_a_seat_like_a_bot(title):
    loaded = registry.load(title)
    assert list(loaded.levels()) == ["easy", "medium", "hard"]
    assert not loaded.levels().keys() & loaded.bots().keys()
    for level, bot in loaded.levels().items():
        assert type(find_bot(loaded, level)(Rng("a"))) is type(find_bot(loaded, bot)(Rng("a")))
        assert all(Texts(lang, title, strict=True).text(f"bot-{level}") for lang in LANGUAGES)
    told = run_arena(title, ["easy"] * least_seats(title), 2, workers=1)
    assert told.games == 2


def least_seats(title: str) -> int:
    return max(2, registry.find(title).min_seats)


@pytest.mark.parametrize("title", TITLES)
def test_the_terminal_of_a_title_is_found(title):
    loaded = registry.load(title)
    drawn = display(loaded, Texts("en", title))
    assert isinstance(drawn, Display)
    assert type(drawn) is not Display
    assert type(drawn).__module__ == loaded.terminal


@pytest.mark.parametrize("title", TITLES)
def test_turns_are_counted_from_the_beginning_to_the_end_of_a_game(title):
    loaded = registry.load(title)
    rng = Rng(f"turns of {title}")
    seats, options = loaded.sample(rng)
    table = loaded.deal(loaded.prepare(seats, options), "turns")
    before = loaded.turns(table)
    assert 0 <= before <= 1
    play_out(table, [RandomBot(rng) for _ in range(seats)])
    assert loaded.turns(table) > before


@pytest.mark.parametrize("title", TITLES)
def test_what_is_measured_can_be_played(title):
    loaded = registry.load(title)
    jobs = bench.jobs(title)
    assert len({job.name for job in jobs}) == len(jobs) > 0
    for job in jobs:
        assert job.seats in registry.find(title).seat_counts()
        assert loaded.prepare(job.seats, job.options).seats == job.seats


def test_rules_bots_and_the_arena_import_no_command_line():
    script = f"""
import sys
from tafelrunde.arena import run
from tafelrunde.titles import registry
for title in {TITLES}:
    registry.load(title).catalogue()
print(sorted(name for name in sys.modules if name.partition(".")[0] in ("click", "rich")
             or name.startswith(("tafelrunde.cli", "tafelrunde.server")) or ".terminal" in name))
"""
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert (told.stdout.strip(), told.stderr) == ("[]", "")
