"""Plain Python and the compiled form search alike."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tafelrunde import _form
from tafelrunde.titles import registry

SCRIPT = """
import sys
from tafelrunde.bots.loops import questions
from tafelrunde.bots.search import Budget, Search
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles import registry

title, playouts = registry.load(sys.argv[1]), int(sys.argv[2])
seats = registry.find(title.id).usual_seats
makers = [title.bots()[title.default_bot]] * seats
bot = Search(title.guide(), Budget(playouts), Rng("forms"))
asked = questions(title, title.prepare(seats, {}), makers, "forms", 60)[:60]
for position in asked[::10]:
    ask = position.pending[0]
    option = bot.choose(position.sight(ask.seat), ask)
    told = bot.explanation()
    print(option, [(one.option, one.playouts, one.value, one.error) for one in told.considered])
"""


def answers(title: str, playouts: int, **more: str) -> str:
    env = {**os.environ, **more}
    command = [sys.executable, "-c", SCRIPT, title, str(playouts)]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("title", registry.TITLES)
def test_both_forms_give_the_same_answers_for_the_same_reasons(title):
    playouts = 16 if title == registry.FIRST else 4  # plain Python takes long
    if _form.find_build()[2] is not None:
        pytest.skip("there is no compiled build of these sources")
    plain = answers(title, playouts, TAFELRUNDE_PURE="1")
    assert plain.count("\n") == 6 and "(" in plain
    assert answers(title, playouts, TAFELRUNDE_PURE="") == plain
