"""The commands, run in this process, with every missing text an error."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from tafelrunde.cli.generic import Display, display
from tafelrunde.cli.main import cli
from tafelrunde.cli.play import shown_names
from tafelrunde.cli.session import Session
from tafelrunde.kernel.bots import Bot, RandomBot
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.title import Options
from tafelrunde.texts import STRICT, Texts
from tafelrunde.titles import registry

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def quiet_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Missing texts are errors; saved games go to a folder of the test; English by default."""
    monkeypatch.setenv(STRICT, "1")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)


@pytest.fixture
def run() -> Run:
    """Run a command: `run("cards", "dominion", input="...")`."""

    def runs(*args: str, **extra: Any) -> Result:
        result = CliRunner().invoke(cli, list(args), **extra)
        trouble = result.exception
        assert trouble is None or isinstance(trouble, SystemExit), trouble
        return result

    return runs


def data(result: Result) -> Any:
    """The JSON a command printed."""
    assert result.exit_code in (0, 1), result.output
    return json.loads(result.stdout)


def refused(result: Result) -> str:
    """The one line of a command that was refused with code 2."""
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    assert lines[0].startswith("tafelrunde: ")
    assert "Traceback" not in result.stderr
    return lines[0]


def subprocess_run(*args: str, **extra: Any) -> subprocess.CompletedProcess[str]:
    """Run the program for real."""
    environment = {**os.environ, **extra.pop("env", {})}
    return subprocess.run(
        [sys.executable, "-m", "tafelrunde", *args],
        capture_output=True,
        text=True,
        timeout=120,
        env=environment,
        **extra,
    )


class Person:
    """Somebody at the keyboard who chooses at random and writes answers in several ways."""

    def __init__(self, seed: str) -> None:
        self.rng = Rng(seed)
        self.session: Session | None = None
        self.said: list[str] = []

    def read(self, prompt: str) -> str:
        """Type the number, the label or the name of a random option."""
        session = self.session
        assert session is not None
        ask = next(ask for ask in session.match.pending if ask.seat == session.me)
        assert not ask.is_forced(), "a person is asked although there is no choice"
        option = ask.options[self.rng.below(len(ask.options))]
        if session.is_number(ask):
            said = session.match.title.vocabulary.object(option)
        elif self.rng.below(2):
            said = next(str(key) for key, other in session.numbered(ask) if other == option)
        else:
            said = session.label(ask, option)
        self.said.append(said)
        return said


class Sitting:
    """A game of one random person against random bots, on a terminal made of text."""

    def __init__(
        self,
        lang: str,
        seed: str,
        path: Path,
        seats: int,
        options: Options,
        title_id: str = "dominion",
        width: int = 80,
    ) -> None:
        title = registry.load(title_id)
        self.person = Person(seed)
        self.match = Match.new(
            title, seats, options, seed=seed, names=["Ada", *["random"] * (seats - 1)]
        )
        self.drawn: Display = display(title, Texts(lang, title.id))
        names = self.match.names[:seats]
        marks = self.drawn.marks(self.match)
        self.drawn.names = shown_names(self.drawn.texts, names, title.bots(), marks)
        self.out = StringIO()
        bots: dict[int, Bot] = {seat: RandomBot(Rng(f"{seed}/{seat}")) for seat in range(1, seats)}
        console = Console(file=self.out, width=width, highlight=False, markup=False)
        self.session = Session(
            console,
            self.match,
            self.drawn,
            me=0,
            bots=bots,
            path=path,
            read=self.person.read,
        )
        self.person.session = self.session
