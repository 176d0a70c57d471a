"""What bots thought, at the terminal: after a game, and at every answer of a record."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console

from tafelrunde import reviews
from tafelrunde.bots.registry import find_bot
from tafelrunde.bots.search import Search
from tafelrunde.cli import thoughts
from tafelrunde.cli.session import write_record
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import Rng
from tafelrunde.languages import LANGUAGES
from tafelrunde.reviews import last_choice, past, review, thinker
from tafelrunde.texts import Texts
from tafelrunde.titles import registry
from tests.cli.conftest import Sitting, data, refused

FIRST_GAME: dict[str, object] = {"kingdom": "first-game"}


def begun(title: str, answers: int = 80, bot: str = "search:6") -> Match:
    """A match some random answers after its beginning; the last one was a choice."""
    loaded, seats = registry.load(title), registry.find(title).usual_seats
    match = Match.new(loaded, seats, {}, seed="thoughts", names=[bot] * seats)
    rng, free = Rng("thoughts"), False
    while len(match.answers) < answers or not free:
        ask = match.pending[rng.below(len(match.pending))]
        free = not ask.is_forced()
        match.answer(ask.seat, ask.options[rng.below(len(ask.options))])
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", registry.TITLES)
def test_a_replay_tells_what_could_be_thought_before_an_answer(run, tmp_path, title, lang):
    match, path = begun(title), tmp_path / "game"
    write_record(match, path)
    seat, given = match.answers[-1]
    last = str(len(match.answers))
    args = ("replay", str(path), "--step", last, "--why", "--lang", lang)
    shown = run(*args, env={"COLUMNS": "200"}).output
    texts, words = Texts(lang, title), match.title.vocabulary
    told = review(past(match, len(match.answers) - 1), seat, "search:6")
    assert texts.text("review-answered", option=texts.option(words, given, told.ask)) in shown
    for one in told.considered:
        assert texts.option(words, one.option, told.ask) in shown
    asked_again = run(*args, env={"COLUMNS": "200"}).output
    assert asked_again == shown, "the same play-outs, the same thoughts"
    other = run(*args, "--seat", str((seat + 1) % match.seats)).output
    assert texts.text("replay-not-told") in other
    assert texts.text("review-answered", option="").strip() not in other


def test_thoughts_for_machines_are_those_of_the_bot(run, tmp_path):
    match, path = begun("dominion", 40), tmp_path / "game"
    write_record(match, path)
    step = len(match.answers)
    told = data(run("replay", str(path), "--step", str(step), "--why", "--json"))["thoughts"]
    seat, given = match.answers[-1]
    found = review(past(match, step - 1), seat, "search:6")
    name = match.title.vocabulary.name
    assert (told["seat"], told["given"]) == (seat, name(given))
    assert (told["chosen"], told["playouts"]) == (name(found.chosen), found.playouts)
    assert [one["value"] for one in told["considered"]] == sorted(
        (one.value for one in found.considered), reverse=True
    )
    args = ("replay", str(path), "--why", "--json", "--step", str(step))
    assert data(run(*args, "--seat", str(1 - seat)))["thoughts"] is None
    refused(run("replay", str(path), "--why"))
    assert "--step" in refused(run("replay", str(path), "--why", "--step", "0", "--lang", "de"))


def test_one_may_ask_at_every_step_by_a_key(run, tmp_path):
    match, path = begun("dominion", 30), tmp_path / "game"
    write_record(match, path)
    shown = run("replay", str(path), input="w\n30\nw\nq\n").output
    assert "Nobody has answered anything yet." in shown
    assert "was asked:" in shown


@pytest.mark.parametrize(
    ("name", "thinks"),
    [
        ("search:6", True),
        ("medium", True),
        ("search:3600s", False),
        ("search:1000000", False),
        ("planner:200", False),
        ("search:nonsense", False),
        ("os:system", False),
        ("bigmoney", False),
        ("Ada", False),
    ],
)
def test_a_record_cannot_make_its_reader_wait_or_run_code(name, thinks):
    found = thinker(registry.load("dominion"), name, Rng("a"))
    assert isinstance(found, Search) == thinks


def test_thinking_it_over_leaves_the_match_as_it_was():
    match = begun("root")
    before = match.record()
    step = last_choice(match, match.answers[-1][0])
    review(past(match, step), match.answers[step][0], "search:6")
    assert match.record() == before


# -- after a game


class Afterwards(Sitting):
    """Somebody who plays at a real terminal, and has something to say when the game is over."""

    def __init__(self, lang: str, path: Path, bot: str, lines: list[str]) -> None:
        super().__init__(lang, "after", path, 2, FIRST_GAME, width=200)
        self.session.console = Console(
            file=self.out, width=200, highlight=False, markup=False, force_terminal=True
        )
        self.session.bots[1] = find_bot(self.match.title, bot)(Rng("bot"))
        self.lines, plays = lines, self.person.read
        self.session.read = lambda prompt: self.lines.pop(0) if self.match.over else plays(prompt)


@pytest.mark.parametrize(("lang", "why"), [("en", "why"), ("de", "warum")])
def test_after_a_game_the_bots_tell_what_they_thought(tmp_path, lang, why):
    sitting = Afterwards(lang, tmp_path / "game", "search:6", ["hm?", why, ""])
    assert sitting.session.run()
    assert sitting.lines == []
    bot, texts = sitting.session.bots[1], sitting.session.texts
    assert isinstance(bot, Search)
    told = bot.explanation()
    assert told is not None
    shown = sitting.out.getvalue()
    offered = texts.text("play-afterwards")
    assert shown.count(offered) == 2, "at first, and where something else was said"
    after = shown.rpartition(offered)[2]
    for line in thoughts.review_lines(
        texts, sitting.match.title.vocabulary, sitting.drawn.names, told, told.chosen
    ):
        assert line in after


def test_bots_tell_nothing_while_another_game_follows(tmp_path):
    sitting = Afterwards("en", tmp_path / "game", "search:6", ["why"])
    sitting.session.goes_on = True
    assert sitting.session.run()
    assert sitting.lines == ["why"], "nobody was asked"
    assert sitting.session.texts.text("play-afterwards") not in sitting.out.getvalue()


def test_a_hard_bot_speaks_for_those_that_do_not_search(tmp_path, monkeypatch):
    asked: list[int] = []

    def rethink(before: Match, seat: int, name: str = "") -> object:
        asked.append(len(before.answers))
        return review(before, seat, "search:4")

    monkeypatch.setattr(thoughts, "review", rethink)
    sitting = Afterwards("en", tmp_path / "game", "bigmoney", ["why", "q"])
    assert sitting.session.run()
    assert asked == [reviews.last_choice(sitting.match, 1)]
    assert "The answer was: " in sitting.out.getvalue()


def test_during_a_game_no_bot_tells_its_cards(run):
    args = ("play", "dominion", "--option", "kingdom=first-game", "--seed", "abc")
    shown = run(*args, "--bots", "search:2", input="t\nsilver\nwhy\nw\nq\n").output
    assert shown.count("would give their cards away") == 2
    assert "was asked" not in shown
