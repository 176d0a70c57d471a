"""What all commands share: help, languages, and errors in one line with code 2."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import click
import pytest

from tafelrunde import __version__
from tafelrunde.cli.main import FIRST, LAST, cli, modules
from tafelrunde.languages import chosen_language
from tafelrunde.titles import registry
from tests.cli.conftest import refused, subprocess_run


def commands() -> list[str]:
    return list(modules())


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("command", ["", *commands()])
def test_every_command_and_option_is_explained_in_both_languages(run, lang, command):
    result = run(*filter(None, [command, "--help", "--lang", lang]))
    assert result.exit_code == 0
    assert ("Optionen" if lang == "de" else "Options") in result.output
    found = cli.get_command(click.Context(cli), command) if command else cli
    assert found is not None
    for param in found.params:
        if isinstance(param, click.Option):
            assert param.opts[0] in result.output


def test_without_a_command_the_commands_are_listed(run):
    result = run()
    assert result.exit_code == 0
    for command in commands():
        assert command in result.output
    assert __version__ in run("--version").output


def test_a_command_that_a_title_brings_along_has_a_name_of_its_own():
    own = [name for meta in registry.TITLES.values() for name in meta.commands]
    assert own
    assert sorted(modules()) == sorted([*FIRST, *own, *LAST])


@pytest.mark.parametrize(
    "args",
    [
        ["nonsense"],
        ["--nonsense"],
        ["cards", "nonsense"],
        ["cards", "dominion", "--jso"],
        ["cards", "--lang", "tlh"],
        ["cards", "dominion", "moat", "too", "many"],
        ["rules", "nonsense"],
        ["rules", "dominion", "--untested", "--tests", "/no/such/place"],
        ["arena", "dominion"],
        ["arena", "nonsense", "--seats", "random,random"],
        ["arena", "dominion", "--seats", "random,nonsense"],
        ["arena", "dominion", "--seats", "random"],
        ["arena", "dominion", "--seats", ",".join(["random"] * 9)],
        ["arena", "dominion", "--seats", "random,random", "--games", "0"],
        ["arena", "dominion", "--seats", "random,random", "--games", "many"],
        ["arena", "dominion", "--seats", "random,random", "--workers", "0"],
        ["arena", "dominion", "--seats", "random,random", "--options", "{"],
        ["arena", "dominion", "--seats", "random,random", "--options", "[]"],
        ["arena", "dominion", "--seats", "random,random", "--options", '{"kingdom": "x"}'],
        ["bench", "nonsense"],
        ["bench", "--job", "nonsense"],
        ["bench", "--seconds", "0"],
        ["replay"],
        ["replay", "/no/such/file"],
        ["replay", "/"],
        ["play", "nonsense"],
        ["play", "--seats", "9", "--option", "kingdom=first-game"],
        ["play", "--seats", "1", "--option", "kingdom=first-game"],
        ["play", "--bots", "nonsense"],
        ["play", "--bots", "random,random", "--seats", "2"],
        ["play", "--option", "kingdom=nonsense"],
        ["play", "--option", "kingdom=first-game", "--option", "draw=yes"],
        ["play", "--option", "cards=moat,gold"],
        ["play", "--option", "cards=@/no/such/file"],
        ["play", "--option", "draw.sets=nonsense"],
        ["play", "--option", "editions"],
        ["play", "--option", "editions.base=ninth"],
        ["play", "--options", "nonsense"],
        ["play", "--load", "/no/such/file"],
        ["play", "--load", "last"],
        ["play", "--load", "x", "--option", "draw=yes"],
        ["play", "--save", "/"],
    ],
)
def test_what_is_wrong_is_said_in_one_line_with_code_two(run, args):
    english = refused(run(*args))
    assert len(english) > len("tafelrunde: ...")


def test_errors_are_in_the_readers_language(run):
    assert "gibt es nicht" in refused(run("cards", "--nonsense", "--lang", "de"))
    assert "fehlt" in refused(run("replay", "--lang=de"))
    wrong = refused(run("play", "--option", "kingdom=qqq", "--lang", "de"))
    assert "Diese Optionen passen nicht: „kingdom“: „qqq“ gibt es nicht. Bekannt sind:" in wrong
    german = run("titles", env={"LANG": "de_DE.UTF-8"})
    assert "Spieler" in german.output
    assert "Players" in run("titles", "--lang", "en", env={"LANG": "de_DE.UTF-8"}).output


def test_the_language_is_read_wherever_it_stands(monkeypatch):
    assert chosen_language(["cards", "--lang", "de"], os.environ) == "de"
    assert chosen_language(["--lang=de", "cards"], os.environ) == "de"
    monkeypatch.setenv("LANG", "de_DE")
    assert chosen_language(["cards"], os.environ) == "de"
    assert chosen_language(["cards", "--lang", "tlh"], os.environ) == "de"
    assert chosen_language(["cards", "--lang", "en"], os.environ) == "en"


def test_the_program_itself_answers_and_refuses():
    told = subprocess_run("cards", "dominion", "moat", "--json")
    assert told.returncode == 0
    assert json.loads(told.stdout)[0]["id"] == "moat"
    assert told.stderr == ""
    wrong = subprocess_run("cards", "nonsense")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert wrong.stderr.count("\n") == 1


def test_a_terminal_without_umlauts_gets_question_marks_instead_of_an_error():
    shown = subprocess_run("cards", "dominion", "copper", env={"PYTHONIOENCODING": "ascii"})
    assert shown.returncode == 0
    german = {"PYTHONIOENCODING": "ascii", "LANG": "de_DE"}
    assert "1 M?nze wert" in subprocess_run("cards", "dominion", "copper", env=german).stdout


HEAVY = {"rich", "msgspec", "fluent", "babel", "asyncio", "multiprocessing", "sqlalchemy"}
HEAVY |= {"starlette", "uvicorn", "importlib.resources"}
OWN = {"kernel", "titles", "bots", "arena", "server", "store", "texts", "cli.play", "cli.generic"}


def test_the_version_is_told_without_importing_what_it_does_not_need():
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "tafelrunde", "--version"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == f"tafelrunde {__version__}\n"
    lines = [line for line in done.stderr.splitlines() if line.startswith("import time:")]
    loaded = {line.rpartition("|")[2].strip() for line in lines}
    assert "tafelrunde.cli.main" in loaded
    unneeded = HEAVY | {f"tafelrunde.{name}" for name in OWN}
    assert not [name for name in loaded if unneeded & {name, name.partition(".")[0]}]
    assert not [name for name in loaded if name.startswith(("tafelrunde.kernel", "tafelrunde.t"))]


def test_help_imports_no_command():
    script = (
        "import sys; from tafelrunde.cli.main import cli, modules\n"
        "try: cli(['--help'])\n"
        "except SystemExit: pass\n"
        "print([n for n in modules().values() if n in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout.splitlines()[-1] == "[]", done.stderr


@pytest.mark.parametrize(
    ("args", "en", "de"),
    [
        (["--games", "0"], "0 is not between 1 and", "0 liegt nicht zwischen 1 und"),
        (["--games", "three"], "“three” is not a number", "„three“ ist keine Zahl"),
        (["--workers", "-2"], "-2 is not between 1 and 1024", "-2 liegt nicht zwischen"),
        (["--out", "."], "“.” is a folder", "„.“ ist ein Ordner"),
        (["--records", __file__], "is not a folder", "ist kein Ordner"),
        (["--out", "/dev/full"], "/dev/full: the disk is full.", "kein Platz mehr."),
        (["--out", f"{__file__}/x"], "this exists already.", "das gibt es schon."),
        (["--out", f"{__file__}/x/y"], "this is not a folder.", "das ist kein Ordner."),
        (["--out", "/proc/x/y"], "/proc/x: there is no such", "/proc/x: diese Datei oder"),
    ],
)
def test_values_and_files_that_will_not_do_are_refused_in_both_languages(run, args, en, de):
    if args[1].startswith("/") and not os.path.exists("/dev/full"):
        pytest.skip("no disk that is always full")
    arena = ["arena", "dominion", "--seats", "random,random", *args]
    for lang, says in (("en", en), ("de", de)):
        line = refused(run(*arena, "--lang", lang))
        assert says in line and "range" not in line and "No space" not in line
    assert "less than 0" in refused(run("replay", "x", "--step", "-1", "--lang", "en"))
