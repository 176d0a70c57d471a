"""The examples run, in a shortened form."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from runpy import run_path

import pytest

from tafelrunde.arena.run import run_arena
from tafelrunde.bots.policies import VARIABLE
from tafelrunde.bots.registry import seatable
from tafelrunde.titles import registry

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"


def run(name, *args, folder):
    return subprocess.run(
        [sys.executable, str(EXAMPLES / name), *args], cwd=folder, capture_output=True, text=True
    )


def is_picture(path):
    return path.read_bytes().startswith(b"\x89PNG")


def test_every_example_is_linked_from_the_docs():
    text = (ROOT / "docs" / "research.md").read_text("utf-8")
    assert [
        path.name for path in EXAMPLES.glob("*.py") if f"examples/{path.name}" not in text
    ] == []


def test_a_policy_is_learned_and_plays_in_the_arena(tmp_path, monkeypatch):
    done = run("learn_dominion.py", "--games", "60", "--trials", "8", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1].lstrip().startswith("60 games")
    assert is_picture(tmp_path / "learned.png")
    options: dict[str, object] = {"kingdom": "first-game"}
    bots = [f"policy:{tmp_path / 'learned.json'}", "random"]
    told = run_arena("dominion", bots, 4, "learned", 2, options)  # in processes of their own
    assert (told.games, told.errors) == (4, 0)
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    assert "learned" in seatable(registry.load("dominion")), "browsers list it by its name"


def arena_file(path, lines):
    head = {
        "arena": 1,
        "title": "dominion",
        "bots": ["auto", "bigmoney"],
        "players": 2,
        "seed": "x",
    }
    path.write_text("\n".join([json.dumps(head), *lines]))


def test_an_arena_is_drawn(tmp_path):
    games = [
        {"game": n, "seats": [n % 2, 1 - n % 2], "scores": [30 - n, 20], "winners": [n % 2]}
        | {"first": 0, "rounds": 15 + n, "turns": 30 + n}
        for n in range(8)
    ]
    lines = [json.dumps(game) for game in games]
    lines += [json.dumps({"game": 8, "seats": [0, 1], "error": "broke"}), '{"game": 9, "sea']
    arena_file(tmp_path / "arena.jsonl", lines)
    done = run("plot_arena.py", "arena.jsonl", "plots.png", folder=tmp_path)
    assert (done.stdout, done.stderr) == ("8 games drawn: plots.png\n", "")
    assert is_picture(tmp_path / "plots.png")


@pytest.mark.parametrize("text", ["", "nonsense\n", '{"arena": 1}\n', '{"bots": ["a"]}\n'])
def test_what_is_no_arena_is_refused_in_words(text, tmp_path):
    path = tmp_path / "arena.jsonl"
    path.write_text(text)
    with pytest.raises(SystemExit, match=r"no file of an arena|no finished game"):
        run_path(str(EXAMPLES / "plot_arena.py"))["read"](path)
