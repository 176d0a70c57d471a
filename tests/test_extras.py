"""The rules alone need neither terminal nor server nor database; what needs more says so."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from textwrap import indent

import pytest

from tafelrunde import extras
from tafelrunde.texts import error_text

ROOT = Path(__file__).resolve().parent.parent
ALL = extras.SERVER_ONLY | extras.POSTGRES_ONLY | extras.SHARED
MODULES = {  # where the names differ
    "argon2-cffi": "argon2",
    "fluent.runtime": "fluent",
    "http-ece": "http_ece",
    "prometheus-client": "prometheus_client",
}
FASTER = {"httptools", "uvloop"}  # the server runs without them, too

BLOCK = """
import sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in BLOCKED:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Blocked())
"""

RULES = """
from pathlib import Path
from tafelrunde.arena.run import run_arena
from tafelrunde.bench import run_bench
from tafelrunde.bots.registry import find_bot
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import decode, encode
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.rules import rule_book
from tafelrunde.kernel.stepper import Stepper
from tafelrunde.texts import error_text
from tafelrunde.titles import registry

for id in registry.TITLES:
    title = registry.load(id)
    rng = Rng("alone")
    match = Match.new(title, 2, {}, seed="alone")
    for _ in range(30):
        ask = match.pending[0]
        match.answer(ask.seat, ask.options[rng.below(len(ask.options))])
    match.view(0), match.events(1), match.may_undo(0)
    again = Match.load(title, decode(encode(match.record())))
    assert again.digest() == match.digest()
    Stepper(title.deal(title.prepare(2, {}), "alone"))
    assert rule_book(title).rules
    for name in title.bots():
        find_bot(title, name)(Rng("bot"))
result = run_arena("dominion", ["bigmoney", "random"], 4, "alone", 2)
assert (result.games, result.errors) == (4, 0)
assert run_bench("dominion", 0.01, "random")[0].games
try:
    registry.load("domino")
except Exception as error:
    assert error_text(error, "de").startswith("Es gibt keinen Titel")
assert not BLOCKED & {name.partition(".")[0] for name in sys.modules}
print("played")
"""


class Bare:
    """Runs scripts where some modules cannot be imported, not by their worker processes either."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "script.py"

    def __call__(
        self, script: str, blocked: frozenset[str], *args: str, **env: str
    ) -> subprocess.CompletedProcess[str]:
        main = f"if __name__ == '__main__':\n{indent(script, '    ')}"
        self.file.write_text(f"BLOCKED = {set(blocked)!r}\n{BLOCK}\n{main}\n")
        others = {k: v for k, v in os.environ.items() if k not in ("LANG", "LC_ALL")}
        return subprocess.run(
            [sys.executable, str(self.file), *args],
            capture_output=True,
            text=True,
            env=others | env,
        )


@pytest.fixture
def bare(tmp_path: Path) -> Bare:
    return Bare(tmp_path)


def test_the_rules_the_arena_and_matches_need_nothing_else(bare):
    done = bare(RULES, ALL)
    assert (done.stdout, done.stderr) == ("played\n", "")


COMMAND = "from tafelrunde.__main__ import main\nmain()"
ENGLISH = 'this needs more than the rules: pip install "tafelrunde[{}]" ({} is missing)'
GERMAN = 'Dafür braucht es mehr als die Regeln: pip install "tafelrunde[{}]" ({} fehlt)'


@pytest.mark.parametrize(
    ("blocked", "args", "lang", "says"),
    [
        (ALL, ["titles"], "", ENGLISH.format("cli", "click")),
        (ALL, ["titles", "--lang", "de"], "", GERMAN.format("cli", "click")),
        (ALL, ["titles"], "de_DE.UTF-8", GERMAN.format("cli", "click")),
        (ALL, ["serve"], "", ENGLISH.format("server", "click")),
        ({"rich"}, ["titles", "--lang=de"], "", GERMAN.format("cli", "rich")),
        ({"fluent"}, ["--help"], "", ENGLISH.format("cli", "fluent")),
        (extras.SERVER_ONLY, ["serve", "--lang", "de"], "", GERMAN.format("server", "uvicorn")),
        ({"sqlalchemy"}, ["serve"], "", ENGLISH.format("server", "sqlalchemy")),
    ],
)
def test_a_command_that_needs_more_says_what_to_install(bare, blocked, args, lang, says):
    done = bare(COMMAND, frozenset(blocked), *args, LANG=lang)
    assert (done.stderr, done.stdout, done.returncode) == (f"tafelrunde: {says}\n", "", 2)


def test_the_version_needs_no_terminal_library(bare):
    done = bare(COMMAND, ALL - {"click"}, "--version")
    assert done.stdout.startswith("tafelrunde ")


def test_a_module_of_nobody_is_an_error_like_any_other(bare):
    done = bare(COMMAND, frozenset({"msgspec"}), "titles")
    assert "ModuleNotFoundError" in done.stderr
    assert done.returncode == 1


def test_postgresql_needs_its_driver(monkeypatch):
    from tafelrunde.store import engine

    monkeypatch.setattr(engine, "find_spec", lambda name: None)
    with pytest.raises(extras.MissingExtra) as caught:
        engine.read_url("postgresql://somebody@somewhere/games")
    assert 'pip install "tafelrunde[postgres]"' in error_text(caught.value, "de")


def test_the_extras_bring_what_their_errors_say():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    brought = {
        extra: {re.split(r"[>\[;]", package)[0] for package in packages} - {"tafelrunde"} - FASTER
        for extra, packages in project["optional-dependencies"].items()
    }
    brought = {
        extra: {MODULES.get(name, name) for name in names} for extra, names in brought.items()
    }
    assert brought["cli"] == extras.SHARED
    assert brought["server"] == extras.SERVER_ONLY | (extras.SHARED - {"rich"})
    assert brought["postgres"] == extras.POSTGRES_ONLY
    assert not {"click", "rich", "starlette", "sqlalchemy"} & {
        re.split(r"[>\[;]", package)[0] for package in project["dependencies"]
    }
