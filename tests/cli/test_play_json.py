"""`play --json`: whole games through a pipe, and lines that are refused."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import decode
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles import registry

Line = dict[str, Any]
START = ("play", "dominion", "--json", "-o", "kingdom=first-game", "--seed", "abc")


class Program:
    """A program at the other end of the pipe."""

    def __init__(self, *args: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tafelrunde.cli.main", *args],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env=dict(os.environ),
        )
        self.heard: list[Line] = []

    def read(self) -> Line:
        """The next line, which must be JSON with a type."""
        assert self.process.stdout is not None
        line: Line = json.loads(self.process.stdout.readline())
        assert line["type"]
        self.heard.append(line)
        return line

    def write(self, said: object) -> None:
        """One line of JSON."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(said) + "\n")
        self.process.stdin.flush()

    def play(self, choose: Callable[[Line], int]) -> Line:
        """Answer every question; the last line is the outcome."""
        while (line := self.read())["type"] != "outcome":
            assert line["type"] in ("start", "event", "question"), line
            if line["type"] == "question":
                self.write({"seq": line["seq"], "option": choose(line)})
        assert self.process.stdout is not None
        assert self.process.stdout.read() == ""
        assert self.process.wait(60) == 0
        return line


def money(question: Line) -> int:
    """All Treasures, then the dearest of three."""
    numbers = {f"{o['verb']} {o['object']}".strip(): o["number"] for o in question["options"]}
    wishes = ("treasures", "buy province", "buy gold", "buy silver", "pass")
    found = [numbers[wish] for wish in wishes if wish in numbers]
    return int((found or list(numbers.values()))[0])


def anything(seed: str) -> Callable[[Line], int]:
    """Any option."""
    rng = Rng(seed)
    return lambda question: int(
        question["options"][rng.below(len(question["options"]))]["number"],
    )


# -- whole games


@pytest.mark.parametrize(
    ("title", "args", "choose"),
    [
        ("dominion", ["-o", "kingdom=first-game"], money),
        ("root", ["--bots", "random"], anything("root")),
        ("allegoria", ["--bots", "random", "--lang", "de"], anything("allegoria")),
    ],
)
def test_a_program_plays_a_whole_game(title, args, choose, tmp_path):
    path = tmp_path / "game.json"
    program = Program("play", title, "--json", "--seed", "pipe", "--save", str(path), *args)
    end = program.play(choose)
    start = program.heard[0]
    assert (start["type"], start["title"], start["seat"]) == ("start", title, 0)
    assert len(end["scores"]) == start["seats"] == len(start["names"])
    assert end["winners"]
    assert end["reason"]
    questions = [line for line in program.heard if line["type"] == "question"]
    for question in questions:
        assert question["seat"] == 0
        assert question["prompt"]
        assert question["text"]
        assert question["citations"][0].startswith(f"{title}:")
        assert question["forced"] == (len(question["options"]) == 1)
        assert all(option["label"] and option["verb"] for option in question["options"])
    events = [line for line in program.heard if line["type"] == "event"]
    assert [event["number"] for event in events] == list(range(len(events)))
    assert all(event["text"] and "id" in event["event"] for event in events)
    match = Match.load(registry.load(title), decode(path.read_bytes()))
    assert match.over
    assert [event["event"] for event in events] == match.events(0)
    seqs = [question["seq"] for question in questions]
    assert seqs == sorted(set(seqs))  # never the same number twice
    assert len(seqs) == sum(seat == 0 for seat, _ in match.answers)
    assert "pipe" not in json.dumps([line for line in program.heard if "file" not in line])


# -- single lines


def talk(run: Callable[..., Any], *lines: str, args: tuple[str, ...] = START) -> list[Line]:
    """What a program hears that says these lines and then nothing more."""
    result = run(*args, input="\n".join(lines) + "\n")
    assert result.exit_code == 0, result.output
    return [json.loads(line) for line in result.stdout.splitlines()]


def only(heard: list[Line], type: str) -> list[Line]:
    return [line for line in heard if line["type"] == type]


def test_a_bare_number_or_an_object_is_an_answer(run):
    for said in ("2048", '{"option": 2048}', '{"seq": 0, "option": 2048}'):
        questions = only(talk(run, said), "question")
        assert [question["prompt"] for question in questions] == ["play-treasure", "buy"]
    labels = [option["label"] for option in questions[0]["options"]]
    assert "Play all Treasures" in labels


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("5", "illegal"),
        ("-1", "illegal"),
        ("99999999999999999999999", "illegal"),
        ("true", "bad-line"),
        ("null", "bad-line"),
        ("1.5", "bad-line"),
        ("nonsense", "bad-line"),
        ('"nonsense"', "bad-line"),
        ("[2048]", "bad-line"),
        ('{"option": "2048"}', "bad-line"),
        ('{"seq": 0}', "bad-line"),
        ('{"option": 2048, "more": 1}', "bad-line"),
        ('{"seq": 7, "option": 2048}', "stale"),
        ("[" * 3000, "bad-line"),
        ("9" * 9000, "bad-line"),
        ('"undo"', "undo-refused-nothing"),
    ],
)
def test_a_bad_line_gets_an_error_and_changes_nothing(run, line, code):
    heard = talk(run, line, "", "view", "2048")
    (error,) = only(heard, "error")
    assert (error["error"], error["seq"]) == (code, 0)
    assert error["message"]
    assert len(only(heard, "view")) == 1
    assert [question["seq"] for question in only(heard, "question")] == [0, 1]


def test_an_answer_is_taken_back_and_the_events_after_it_are_void(run):
    heard = talk(run, "2048", '"undo"', "view")
    (undone,) = only(heard, "undone")
    assert undone["events"] == 1
    assert [question["undo"] for question in only(heard, "question")] == [False, True, False]
    view = only(heard, "view")[0]["view"]
    assert view["facts"]["coins"] == 0
    assert [line["number"] for line in only(heard, "event")] == [0, 1]


def test_leaving_says_why_and_where_the_game_is_kept(run, tmp_path):
    assert talk(run, '"quit"')[-1] == {"type": "left", "reason": "quit", "answers": 0, "file": None}
    end = talk(run, "2048")[-1]
    assert (end["type"], end["reason"], end["answers"]) == ("left", "end-of-input", 1)
    path = Path(end["file"])
    assert path.parent == tmp_path / "state" / "tafelrunde"
    again = talk(run, "0", "quit", args=("play", "dominion", "--json", "--load", str(path)))
    assert only(again, "question")[0]["seq"] == 1
    assert again[-1]["file"] == str(path)
    assert len(decode(path.read_bytes()).answers) > 1


def test_a_place_that_cannot_be_written_to_is_an_error_line(run, tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    *_, error, left = talk(run, "2048")
    assert (error["error"], left["file"]) == ("not-saved", None)


def test_the_texts_are_in_the_language_that_is_asked_for(run):
    (question, *_) = only(talk(run, args=(*START, "--lang", "de")), "question")
    assert question["text"] == "Welche Geldkarten spielst du aus?"
    assert "docs/protocol.md" in run("play", "--help").output
