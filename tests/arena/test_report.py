"""The report of an arena: whole, in both languages, and it asks nobody for anything."""

from __future__ import annotations

import json
import os
import re
from html import escape
from html.parser import HTMLParser
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tafelrunde.arena.plots import histogram
from tafelrunde.arena.report import write_report
from tafelrunde.arena.run import ArenaResult, run_arena
from tafelrunde.arena.wording import duration
from tafelrunde.cli.main import cli
from tafelrunde.languages import LANGUAGES
from tafelrunde.texts import STRICT, Texts
from tafelrunde.titles import registry

OPEN = {"meta", "line", "circle", "rect"}  # need no end


class Pairs(HTMLParser):
    """Everything that is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.inside: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in OPEN:
            self.inside.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        if tag in OPEN:
            return
        assert self.inside.pop() == tag


def run(*args: str) -> Result:
    return CliRunner().invoke(cli, list(args))


def report(result: ArenaResult, folder: Path, lang: str) -> str:
    write_report(result, folder / "r.html", lang)
    text = (folder / "r.html").read_text("utf-8")
    pairs = Pairs()
    pairs.feed(text)
    assert not pairs.inside
    return text


@pytest.mark.parametrize("title", list(registry.TITLES))
def test_a_report_of_every_title_in_both_languages(title, tmp_path, monkeypatch):
    monkeypatch.setenv(STRICT, "1")
    seats = max(2, registry.find(title).min_seats)
    bots = ["lenient", *["random"] * (seats - 1)]
    result = run_arena(title, bots, 2 * seats, "r", 1, setups=0, details=True)
    for lang in LANGUAGES:
        text = report(result, tmp_path, lang)
        texts = Texts(lang, title)
        assert f'lang="{lang}"' in text
        for id in ("ratings", "order", "lengths"):
            assert f"<h2>{texts.text(f'report-{id}')}</h2>" in text
        for aspect in registry.load(title).aspects():
            if not aspect.whole:
                assert texts.text(f"{title}-arena-{aspect.id}") in text
        assert "prefers-color-scheme: dark" in text
        assert not re.search(r"https?:|src=|url\(|@import|<script", text), "it asks for something"


# What a reader of each title looks for first.
KNOWN_FOR = {
    "dominion": ["bought"],
    "root": ["faction", "map"],
    "oath": ["role", "way"],
    "allegoria": ["house", "tasks"],
}


@pytest.mark.parametrize("title", list(registry.TITLES))
def test_a_report_draws_ratings_scores_lengths_turn_order_and_what_the_title_tells(title, tmp_path):
    seats = max(2, registry.find(title).min_seats)
    bots = ["easy", *["random"] * (seats - 1)]
    result = run_arena(title, bots, 8 * seats, "plots", 1, setups=0, details=True)
    text, texts = report(result, tmp_path, "en"), Texts("en", title)
    drawn = {
        re.findall(r"<h2>(.*?)</h2>", part)[0]: part.count("<svg")
        for part in re.findall(r"<section>.*?</section>", text, re.DOTALL)
    }
    heads = [texts.text(f"report-{id}") for id in ("ratings", "order", "lengths")]
    if title != "oath":  # which has no points
        heads.append(texts.text("report-scores"))
    heads += [texts.text(f"{title}-arena-{id}") for id in KNOWN_FOR[title]]
    assert [head for head in heads if not drawn.get(escape(head))] == []


def test_the_numbers_of_a_report_are_those_of_the_arena(tmp_path):
    result = run_arena("dominion", ["bigmoney", "random", "auto"], 12, "r", 1, players=2)
    text = report(result, tmp_path, "en")
    for bot in result.bots:
        assert (
            f"<td>{bot.games}</td><td>{bot.wins:.0f}</td><td>{bot.win_rate:.0%}".replace("%", " %")
            in text
        )
        assert f'aria-label="{bot.bot}: {bot.rating:,.0f} (' in text
    assert "Who beats whom" in text
    german = report(result, tmp_path, "de")
    assert "Wer gegen wen gewinnt" in german and "im Mittel" in german


def test_names_of_bots_cannot_become_markup(tmp_path, monkeypatch):
    result = run_arena("dominion", ["bigmoney", "random"], 2, "<i>&", 1)
    result.setting.bots[0] = "<script>x"
    text = report(result, tmp_path, "en")
    assert "<script" not in text and "<i>" not in text
    assert "&lt;script&gt;x" in text


def test_a_histogram_puts_neighbours_together_when_there_are_many():
    few = histogram({1: 2, 3: 1}, 1, 3, str, label="few")
    assert few.count("<rect") == 2 and "<title>3: 1" in few
    many = histogram(dict.fromkeys(range(1000), 1), 0, 999, str, label="many")
    assert 40 < many.count("<rect") <= 60


@pytest.mark.parametrize(
    ("seconds", "told"),
    [
        (0.0, "0.00 µs"),
        (5.8e-7, "0.58 µs"),
        (2.51e-5, "25.1 µs"),
        (5.7e-4, "570 µs"),
        (9.998e-4, "1.00 ms"),
        (0.0123, "12.3 ms"),
        (0.9996, "1.00 s"),
        (3.2, "3.20 s"),
        (4567.0, "4567 s"),
    ],
)
def test_a_time_has_a_unit_that_fits_it(seconds, told):
    assert duration(seconds) == told


def test_the_command_writes_games_and_report_and_goes_on(tmp_path):
    out, page = str(tmp_path / "g.jsonl"), str(tmp_path / "r.html")
    args = ["arena", "root", "--seats", "random,random,random", "--players", "2", "--games", "5"]
    args += ["--setups", "2", "--workers", "1", "--out", out, "--report", page, "--json"]
    first = run(*args, "--keep-records", "2", "--records", str(tmp_path / "kept"))
    assert first.exit_code == 0, first.stderr
    told = json.loads(first.stdout)
    assert told["games"] == 6, "everybody meets everybody in every seat"
    assert set(told["bots"][0]["by"]) == {"faction", "map"}
    assert len(list((tmp_path / "kept").iterdir())) == 2
    again = run(*args)
    assert json.loads(again.stdout) == told
    assert "<svg" in Path(page).read_text("utf-8")
    other = run(*args, "--seed", "other", "--lang", "de")
    assert other.exit_code == 2 and "anderen Einstellungen (seed)" in other.stderr


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no disk that is always full")
@pytest.mark.parametrize(("lang", "says"), [("de", "Siege"), ("en", "Wins")])
def test_a_report_that_cannot_be_written_does_not_take_the_result_with_it(lang, says):
    args = ["arena", "--seats", "random,random", "--games", "2", "--workers", "1", "--lang", lang]
    done = run(*args, "--report", "/dev/full")
    assert done.exit_code == 2
    assert says in done.stdout and "/dev/full" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("setups", ["0", "-1", "1000001"])
def test_set_ups_that_are_no_number_are_refused(setups):
    done = run("arena", "--seats", "random,random", "--setups", setups, "--lang", "de")
    assert done.exit_code == 2 and done.stderr.startswith("tafelrunde: ")
    assert "each" in done.stderr


def test_the_example_of_the_documentation_runs(tmp_path, monkeypatch, capsys):
    text = (Path(__file__).resolve().parents[2] / "docs" / "arena.md").read_text("utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    monkeypatch.chdir(tmp_path)
    exec(code.replace("games=60", "games=6, workers=1"), {})
    assert len(capsys.readouterr().out.splitlines()) == 3
    assert (tmp_path / "report.html").exists()
