"""How tests of titles end: clean by themselves, and what they say if not."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tafelrunde.testing import scenario
from tafelrunde.testing.scenario import Scenario
from tests.kernel.toy import TITLE

ROOT = Path(__file__).resolve().parents[2]


class ToyScenario(Scenario):
    main_prompts = frozenset({"mark"})


@pytest.fixture
def t():
    scenario.MADE.clear()
    prepared = TITLE.prepare(2, {})
    yield ToyScenario(TITLE, prepared, TITLE.deal(prepared, "scenario"))
    scenario.MADE.clear()


def test_what_the_turn_always_asks_may_stay_open(t):
    assert scenario.end_all(open=False) is False


def test_an_open_question_is_no_clean_end(t):
    t.answer("mark fox", "mark owl")
    with pytest.raises(AssertionError, match="seat 0 is still asked 'look'"):
        scenario.end_all(open=False)


def test_an_open_question_may_be_meant(t):
    t.answer("mark fox", "mark owl")
    assert scenario.end_all(open=True) is True


@pytest.mark.parametrize("open", [True, False])
def test_a_table_that_was_changed_past_the_rules_is_noticed(t, open):
    t.match.table.hands[0].append(t.match.table.deck.pop())
    with pytest.raises(AssertionError, match="differently"):
        scenario.end_all(open=open)


def test_every_scenario_ends_once(t):
    t.answer("mark fox", "mark owl")
    scenario.end_all(open=True)
    assert scenario.end_all(open=False) is False  # nothing was made since


TESTS = """
import pytest
from tafelrunde.testing import scenario

@pytest.fixture(autouse=True)
def t():
    from tests.kernel.test_scenario import ToyScenario
    from tests.kernel.toy import TITLE
    prepared = TITLE.prepare(2, {})
    return ToyScenario(TITLE, prepared, TITLE.deal(prepared, "scenario"))

def test_clean(t):
    t.answer("mark fox")

def test_open_unsaid(t):
    t.answer("mark fox", "mark owl")

@pytest.mark.ends_open
def test_open_said(t):
    t.answer("mark fox", "mark owl")

@pytest.mark.ends_open
def test_open_said_wrongly(t):
    t.answer("mark fox")

@pytest.mark.by_hand
def test_by_hand(t):
    t.match.table.deck.pop()

def test_failing_anyway(t):
    t.answer("mark fox", "mark owl")
    assert "its own reason" == ""
"""


def test_tests_of_titles_fail_if_they_leave_a_question_open(tmp_path: Path) -> None:
    shutil.copy(ROOT / "tests/titles/conftest.py", tmp_path / "conftest.py")
    (tmp_path / "test_ends.py").write_text(TESTS)
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), str(tmp_path)]
    done = subprocess.run([*command, "-rA"], cwd=ROOT, capture_output=True, text=True)
    ends = {
        line.split("::")[1].split(" - ")[0]: line.split()[0]
        for line in done.stdout.splitlines()
        if line.startswith(("PASSED", "FAILED", "ERROR"))
    }
    assert ends == {
        "test_clean": "PASSED",
        "test_open_unsaid": "FAILED",
        "test_open_said": "PASSED",
        "test_open_said_wrongly": "FAILED",
        "test_by_hand": "PASSED",
        "test_failing_anyway": "FAILED",
    }, done.stdout
    assert "its own reason" in done.stdout
