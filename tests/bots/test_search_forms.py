"""Plain Python and the compiled form search alike."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tafelrunde import _form

SCRIPT = """
from tafelrunde.bots.loops import questions
from tafelrunde.bots.search import Budget, Search
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles import registry

title = registry.load("dominion")
makers = [title.bots()["auto"]] * 2
bot = Search(title.guide(), Budget(16), Rng("forms"))
for position in questions(title, title.prepare(2, {}), makers, "forms", 60)[::10]:
    ask = position.pending[0]
    option = bot.choose(position.sight(ask.seat), ask)
    told = bot.explanation()
    print(option, [(one.option, one.playouts, one.value, one.error) for one in told.considered])
"""


def answers(**more: str) -> str:
    env = {**os.environ, **more}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], env=env, capture_output=True, text=True, check=True
    )
    return done.stdout


def test_both_forms_give_the_same_answers_for_the_same_reasons():
    if _form.find_build()[2] is not None:
        pytest.skip("there is no compiled build of these sources")
    plain = answers(TAFELRUNDE_PURE="1")
    assert plain.count("\n") == 6 and "(" in plain
    assert answers(TAFELRUNDE_PURE="") == plain
