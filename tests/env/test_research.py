"""The snippets for researchers run as they stand."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "docs" / "research.md").read_text("utf-8")
SNIPPETS = re.findall(r"## ([^\n]+)\n(?:(?!\n## ).)*?```python\n(.*?)```", TEXT, re.DOTALL)
SAYS = {
    "What is observed": "hand me copper",
    "PettingZoo: every seat an agent": "player_0 ",
    "Gymnasium: one seat learns, bots play the others": "scores [",
    "OpenSpiel: games for its algorithms": "player 1: ",
}


def test_every_interface_has_a_snippet():
    assert [name for name, _ in SNIPPETS] == list(SAYS)


@pytest.mark.parametrize(("name", "code"), SNIPPETS, ids=[name[:10] for name, _ in SNIPPETS])
def test_a_snippet_runs_as_it_stands(name, code, tmp_path):
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code], cwd=tmp_path, capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert SAYS[name] in done.stdout
    assert not list(tmp_path.iterdir())
