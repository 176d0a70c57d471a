"""The title of `docs/adding-a-title.md` is a title like all others."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from tafelrunde import bench
from tafelrunde.arena.run import run_arena
from tafelrunde.cli.generic import display
from tafelrunde.kernel.errors import BadOptions
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.meta import Meta
from tafelrunde.kernel.rng import Rng
from tafelrunde.testing.fuzz import daily_seed, fuzz_title, games_wanted
from tafelrunde.testing.leaks import leaks_of
from tafelrunde.texts import Texts
from tafelrunde.titles import registry
from tests.kernel.beasts import NAMES, PLAY, TITLE, Beasts

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "adding-a-title.md"
META = Meta(
    "beasts",
    module="tests.kernel.beasts",
    revision=1,
    min_seats=2,
    max_seats=4,
    usual_seats=2,
    authors=[],
    publishers=[],
    sources=[],
    options=[],
)


@pytest.fixture(autouse=True)
def registered(monkeypatch):
    monkeypatch.setitem(registry.TITLES, "beasts", META)


def test_the_page_shows_the_code_that_is_tested():
    (shown,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert shown == (ROOT / "tests" / "kernel" / "beasts.py").read_text("utf-8")
    code = [line for line in shown.splitlines() if line.strip() and '"""' not in line]
    code = [line for line in code if not line.startswith("from ")]
    assert len(code) <= 50, "it is to be read at one glance"


def test_every_file_the_page_names_a_role_for_is_in_some_title():
    roles = re.findall(
        r"^\| `([\w/]+\.py)`(?:, `([\w/]+\.py)`)? \|", PAGE.read_text(), re.MULTILINE
    )
    folder = ROOT / "src" / "tafelrunde" / "titles"
    named = [name for row in roles for name in row if name]
    assert "table.py" in named
    for name in named:
        assert list(folder.glob(f"*/{name}")), name


def test_it_keeps_every_promise_and_leaks_nothing():
    report = fuzz_title(TITLE, daily_seed(), games_wanted(60))
    assert report.seats == {2, 3, 4}
    assert report.undone > 0
    assert leaks_of(TITLE, daily_seed(), 20) == []


def test_the_strongest_beasts_of_a_round_score():
    match = Match.new(TITLE, 2, {}, seed="beasts")
    table = match.table
    assert isinstance(table, Beasts)
    strengths = [max(table.kinds[card].number for card in hand) for hand in table.hands]
    for seat in (0, 1):
        match.answer(seat, PLAY + strengths[seat])
    scores = match.view(-1)["facts"]["scores"]
    assert scores == [int(mine == max(strengths)) for mine in strengths]
    assert [event["card"] for event in match.events(-1)] == [NAMES[n - 1] for n in strengths]


def test_options_it_does_not_have_are_refused():
    for seats, options, why in (
        (1, {}, "2 to 4 players, not for 1"),
        (5, {}, "2 to 4 players, not for 5"),
        (2, {"rounds": 3}, "'rounds'"),
    ):
        with pytest.raises(BadOptions, match=why):
            TITLE.prepare(seats, options)
    rng = Rng("how many")
    assert {TITLE.sample(rng)[0] for _ in range(50)} == {2, 3, 4}


def test_everything_that_a_plain_title_need_not_answer_has_a_default():
    assert registry.load("beasts") is TITLE
    settled = TITLE.settle(2, {}, "seed")
    assert (settled.options, settled.cards, settled.printings) == ({}, [], {})
    with pytest.raises(BadOptions, match="re-roll"):
        TITLE.settle(2, {}, "seed", "fox")
    assert (TITLE.catalogue(), TITLE.presets(), TITLE.sequel()) == ([], None, None)
    assert TITLE.turns(TITLE.deal(TITLE.prepare(2, {}), "x")) == -1
    assert [job.name for job in bench.jobs("beasts")] == ["random_2", "random_3", "random_4"]
    assert bench.run_bench("beasts", 0.02)[0].games > 0
    assert run_arena("beasts", [TITLE.default_bot] * 3, 20, workers=1).games == 20


def test_the_terminal_draws_it_without_knowing_it():
    drawn = display(TITLE, Texts("en", "beasts"))
    assert drawn.names == []
    drawn.names = ["Ada", "Bo"]
    out = StringIO()
    view = Match.new(TITLE, 2, {}, seed="x").view(0)
    Console(file=out, width=80).print(drawn.table(view, 0))
    assert "Ada" in out.getvalue()
    assert "hand" in out.getvalue()
