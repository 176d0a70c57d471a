"""`replay`: looking at a recorded game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import decode
from tafelrunde.titles import registry
from tests.cli.conftest import Run, data, refused
from tools.make_fixtures import FIXTURES


@pytest.fixture
def game(run: Run, tmp_path: Path) -> Path:
    """A finished game against Big Money."""
    path = tmp_path / "game.json"
    args = ("play", "--option", "kingdom=first-game", "--seed", "abc", "--save", str(path))
    result = run(*args, "--name", "Ada", input="t\nprovince\ngold\nsilver\n0\n" * 60)
    assert "The game is over" in result.output
    return path


def test_the_log_is_told_from_the_chosen_eyes(run, game):
    everything = run("replay", str(game), "--log").output
    assert "Ada's turn 1" in everything
    assert "Ada draws Copper" in everything
    assert "has won" in everything
    mine = run("replay", str(game), "--log", "--seat", "0").output
    assert "You draw Copper" in mine
    other = run("replay", str(game), "--log", "--seat", "1", "--lang", "de").output
    assert "Du spielst" in other
    assert "Du ziehst" in other
    assert "Ada zieht" not in other  # what Ada draws in Clean-up is her own business


def test_one_step_shows_the_position_and_the_answer(run, game):
    shown = run("replay", str(game), "--step", "1").output
    assert "Step 1 of" in shown
    assert "> Ada: Play all Treasures" in shown
    assert "Ada plays Copper" in shown
    assert "dominion:D1" in shown
    other = run("replay", str(game), "--step", "1", "--seat", "1").output
    assert "> Ada: Play all Treasures" in other, "everybody sees that"


@pytest.mark.parametrize(("title", "prompt"), [("allegoria", "bid"), ("dominion", "give")])
def test_hidden_answers_stay_hidden_from_other_eyes(run, title, prompt):
    path, step, seat = first_answer(title, prompt)
    for eyes in range(2):
        shown = run("replay", str(path), "--step", str(step), "--seat", str(eyes)).output
        line = next(line for line in shown.splitlines() if line.startswith("> "))
        assert (": …" in line) == (eyes != seat), line
    assert "> " in (everything := run("replay", str(path), "--step", str(step)).output)
    assert ": …" not in everything


def first_answer(title: str, prompt: str) -> tuple[Path, int, int]:
    """A recorded game, the step after the first answer to a question, and whose answer it was."""
    loaded = registry.load(title)
    for path in sorted((FIXTURES / title).glob("*.json")):
        record = decode(path.read_bytes())
        match = Match.new(loaded, record.seats, record.options, seed=record.seed)
        for step, (seat, option) in enumerate(record.answers, 1):
            asked = next(ask for ask in match.pending if ask.seat == seat)
            if asked.prompt == prompt:
                return path, step, seat
            match.answer(seat, option)
    raise AssertionError(f"nobody is asked {prompt}")


def test_one_walks_through_the_game_by_keys(run, game):
    shown = run("replay", str(game), input="n\n\np\n5\n99999\nq\n").output
    steps = [line for line in shown.splitlines() if "Step" in line]
    assert [line.partition("Step ")[2].split()[0] for line in steps] == ["0", "1", "2", "1", "5"]
    assert "Type n (or Enter)" in shown


def test_the_last_step_shows_the_result(run, game):
    steps = data(run("replay", str(game), "--json"))["steps"]
    shown = run("replay", str(game), "--step", str(steps)).output
    assert "has won." in shown
    assert "Points" in shown


def test_a_replay_for_machines(run, game):
    told = data(run("replay", str(game), "--json", "--log"))
    assert told["over"]
    assert len(told["result"]["scores"]) == 2
    assert told["log"][0]["id"] == "turn"
    step = data(run("replay", str(game), "--json", "--step", "0", "--seat", "0"))
    assert (step["step"], step["over"], step["result"]) == (0, False, None)
    assert "treasures" in step["questions"][0]["options"]
    assert data(run("replay", str(game), "--json", "--step", "0", "--seat", "1"))["questions"] == []


def test_steps_and_seats_that_do_not_exist_are_refused(run, game):
    refused(run("replay", str(game), "--step", "99999"))
    refused(run("replay", str(game), "--seat", "2"))
    refused(run("replay", str(game), "--step", "-1"))


@pytest.mark.parametrize("content", [b"", b"{}", b"[1]", b"\xff\xfe", b'{"a": 1}', b"[" * 9999])
def test_what_is_no_record_is_refused(run, tmp_path, content):
    path = tmp_path / "bad"
    path.write_bytes(content)
    assert "record" in refused(run("replay", str(path)))
    assert "Mitschnitt" in refused(run("replay", str(path), "--lang", "de"))


def test_a_record_that_does_not_replay_is_refused(run, game):
    record = json.loads(game.read_text())
    for change in (
        {"answers": [*record["answers"][:9], [0, 1]]},
        {"answers": [*record["answers"], [0, 0]]},
        {"result": {"scores": [9, 9], "winners": [0], "reason": "piles"}},
        {"seed": "another"},
    ):
        game.write_text(json.dumps(record | change))
        refused(run("replay", str(game)))
