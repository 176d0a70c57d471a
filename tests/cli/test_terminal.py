"""Small honesties of the terminal: numbers that exist, folders asked for, narrow windows."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from tafelrunde.cli.numbers import listed, whole
from tafelrunde.cli.session import Session, narrow_window
from tafelrunde.kernel.record import decode
from tests.cli.conftest import Sitting, refused
from tests.cli.test_play import START, typed

OTHER_DIGITS = ["١", "１", "²", "१", "৫", "1１"]


# -- numbers


@pytest.mark.parametrize(
    ("numbers", "text"),
    [
        ([5, 9, 10], "5, 9, 10"),
        ([10, 9, 5], "5, 9, 10"),
        ([0, 1, 2, 3], "0–3"),
        ([0, 5, 6, 7, 8, 10], "0, 5–8, 10"),
        ([4], "4"),
        ([1, 2], "1, 2"),
    ],
)
def test_numbers_are_listed_as_they_are(numbers, text):
    assert listed(numbers) == text


def test_only_the_digits_from_0_to_9_make_a_number():
    assert [whole(text) for text in ("0", "7", "042")] == [0, 7, 42]
    for text in [*OTHER_DIGITS, "", "-1", "+1", "1.0", "1_0", " 1", "9" * 10, "9" * 5000]:
        assert whole(text) is None


@pytest.fixture
def session(tmp_path) -> Session:
    return Sitting("de", "numbers", tmp_path / "x.json", 2, {"kingdom": "first-game"}).session


def test_a_number_that_does_not_exist_is_told_those_that_do(session, monkeypatch):
    ask = session.match.pending[0]
    own = list(zip((5, 9, 10), ask.options, strict=False))
    monkeypatch.setattr(session, "numbered", lambda ask: own)
    for said in ("7", "6", "8", "11", "0", "9" * 5000):
        option, trouble = session.match_option(ask, said)
        assert option is None
        assert trouble.endswith("gibt es hier nicht, nur 5, 9, 10.")
    assert session.match_option(ask, "5") == (ask.options[0], "")
    assert session.match_option(ask, "09") == (ask.options[1], "")


@pytest.mark.parametrize("digit", OTHER_DIGITS)
def test_digits_of_other_scripts_choose_nothing(session, digit):
    ask = session.match.pending[0]
    option, trouble = session.match_option(ask, digit)
    assert option is None
    assert "nicht verstanden" in trouble or digit in trouble
    assert "nur" not in trouble


@pytest.mark.parametrize("digit", OTHER_DIGITS)
def test_digits_of_other_scripts_are_no_numbers_in_options_either(run, digit):
    line = refused(run("arena", "--seats", "random,random", "--games", digit, "--lang", "de"))
    assert f"„{digit}“ ist keine Zahl" in line
    assert "--games" in line
    assert digit in refused(run("odds", "--plan", f"longbows:{digit}"))


# -- folders


def test_saving_makes_no_folders(run, tmp_path):
    wanted = tmp_path / "new" / "deep" / "game.json"
    shown = run(*START, input=typed("t", f"save {wanted}", "quit")).output
    assert f"there is no folder {wanted.parent}; make it first" in shown.replace("\n", "")
    assert not (tmp_path / "new").exists()
    assert "Your game is saved." in shown, "it is still kept where it was before"
    german = run(*START, "--lang", "de", input=typed("t", f"save {wanted}", "ende")).output
    assert f"Den Ordner {wanted.parent} gibt es nicht" in german.replace("\n", "")
    assert "there is no folder" in refused(run(*START, "--save", str(wanted)))
    assert not (tmp_path / "new").exists()
    wanted.parent.mkdir(parents=True)
    run(*START, input=typed("t", f"save {wanted}", "quit"))
    assert decode(wanted.read_bytes()).title == "dominion"


def test_the_folder_where_games_are_kept_is_made(run, tmp_path):
    assert not (tmp_path / "state").exists()
    run(*START, input=typed("t", "silver"))
    assert len(list((tmp_path / "state" / "tafelrunde").iterdir())) == 1


# -- windows


def window(width: int, *, terminal: bool = True) -> Console:
    return Console(file=StringIO(), width=width, force_terminal=terminal, highlight=False)


@pytest.mark.parametrize(("title", "needed"), [("dominion", 80), ("root", 100), ("oath", 80)])
def test_a_window_that_is_too_narrow_is_told_how_wide_it_should_be(tmp_path, title, needed):
    sitting = Sitting("en", "narrow", tmp_path / "x.json", 2, {}, title)
    display = sitting.session.display
    said = narrow_window(window(needed - 1), display)
    assert f"has {needed - 1} columns" in said
    assert f"With {needed} the table fits" in said
    assert narrow_window(window(needed), display) == ""
    assert narrow_window(window(20, terminal=False), display) == ""  # a file has no width


def test_a_narrow_window_is_named_once_and_again_when_it_changes(session):
    session.console = window(60)
    session.draw_table()
    session.draw_table()
    out = session.console.file
    assert isinstance(out, StringIO)
    assert " ".join(out.getvalue().split()).count("Dieses Fenster hat 60 Spalten") == 1
    session.console.width = 50
    session.draw_table()
    assert " ".join(out.getvalue().split()).count("Dieses Fenster hat 50 Spalten") == 1
    session.console.width = 90
    session.draw_table()
    assert out.getvalue().count("Dieses Fenster") == 2
