"""Throne of Allegoria at the terminal: the table, whole games, hidden bids, an owner's cards."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from tafelrunde.cli.allegoria import AllegoriaDisplay
from tafelrunde.cli.generic import display
from tafelrunde.cli.play import shown_names
from tafelrunde.kernel.bots import RandomBot
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import Rng
from tafelrunde.texts import LANGUAGES, Texts
from tafelrunde.titles import registry
from tafelrunde.titles.allegoria.data import shipped
from tafelrunde.titles.allegoria.meta import META
from tafelrunde.titles.allegoria.scoring import LINES
from tests.cli.conftest import Sitting, refused


@pytest.fixture(autouse=True)
def allegoria_is_listed(monkeypatch):
    monkeypatch.setitem(registry.TITLES, "allegoria", META)


def played(seats: int, until: str = "", week: int = 1, **options: object) -> Match:
    """A random game up to a stage of a week, or to its end."""
    title = registry.load("allegoria")
    names = ["Ada", *["random"] * (seats - 1)]
    match = Match.new(title, seats, {"start": 0, **options}, seed="allegoria", names=names)
    bot = RandomBot(Rng("allegoria"))
    while not match.over:
        facts = match.view(-1)["facts"]
        assert isinstance(facts, dict)
        if facts["stage"] == until and facts["week"] == week:
            break
        ask = match.pending[0]
        match.answer(ask.seat, bot.choose(match.table.sight(ask.seat), ask))
    return match


def drawn_for(match: Match, lang: str = "en") -> AllegoriaDisplay:
    drawn = display(match.title, Texts(lang, "allegoria"))
    assert isinstance(drawn, AllegoriaDisplay)
    marks = drawn.marks(match)
    drawn.names = shown_names(drawn.texts, match.names, match.title.bots(), marks)
    return drawn


def printed(what: RenderableType) -> str:
    out = StringIO()
    Console(file=out, width=80, highlight=False, markup=False).print(what)
    return out.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_person_can_play_a_whole_game_in_eighty_columns(lang, seats, tmp_path):
    path = tmp_path / "a.json"
    sitting = Sitting(lang, f"a{seats}", path, seats, {}, "allegoria")
    assert sitting.session.run()
    out = sitting.out.getvalue()
    assert max(len(line) for line in out.splitlines() if str(path) not in line) <= 80
    assert sitting.drawn.texts.text("score-during-tasks") in out  # nothing is cut off
    assert "…" not in out.replace(str(path), "")
    assert "[allegoria-" not in out


def test_bids_of_others_are_question_marks_until_they_are_turned_over():
    match = played(3, "planning", 2)
    bot = RandomBot(Rng("bids"))
    while sum(len(me.tokens) for me in match.table.players) > 6:
        ask = match.pending[0]
        match.answer(ask.seat, bot.choose(match.table.sight(ask.seat), ask))
    drawn = drawn_for(match)
    lines = {seat: printed(drawn.bids(match.view(seat))) for seat in range(3)}
    for seat, text in lines.items():
        others = [me for me in match.table.players if me.seat != seat]
        hidden = sum(6 - len(me.tokens) for me in others)
        assert text.count("?") == hidden + 1  # the heading explains the sign
    assert "= " not in lines[0]


def test_the_bids_of_an_area_that_is_resolved_are_added_up_and_ranked():
    match = played(4, "action")
    drawn, view = drawn_for(match), match.view(0)
    now = [line for line in printed(drawn.bids(view)).splitlines() if "(now)" in line]
    assert len(now) == 1
    assert "rank 1" in now[0]
    assert "?" not in now[0]
    assert "Area" in drawn.heading(view)
    assert "turn" in drawn.heading(view)


def test_the_table_shows_the_week_all_boards_the_map_and_the_own_tasks_in_full():
    match = played(4, "planning", 3)
    drawn = drawn_for(match)
    text = printed(drawn.table(match.view(0), 0))
    assert drawn.heading(match.view(0)) == "Week 3 of 6 · planning"
    for word in ["The queen", "Trader:", "Decree:", "Open worker cards:", "Alms bonuses"]:
        assert word in text
    for word in ["Strength", "Diplomacy", "Anarchy markers", "Culver-Lux", "Centre", "Supply"]:
        assert word in text
    end_tasks = match.table.names(match.table.players[0].end_tasks)
    for card in end_tasks:
        assert drawn.texts.card_name(card) in text
        assert drawn.texts.card_text(card)[:30] in " ".join(text.split())
    others = [card for me in match.table.players[1:] for card in me.end_tasks + me.tasks]
    for card in match.table.names(others):
        assert drawn.texts.card_name(card) not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_shows_every_line_of_the_score_sheet_the_winner_and_the_titles(lang):
    match = played(4)
    drawn = drawn_for(match, lang)
    text = printed(drawn.final(match))
    for line in LINES:
        assert drawn.texts.text(f"score-{line}".replace("_", "-")) in text
    total = drawn.texts.text("score-total")
    sums = next(line.split() for line in text.splitlines() if line.startswith(f"{total} "))
    assert sums == [total, *(str(score) for score in match.table.outcome().scores)]
    assert drawn.texts.text("final-won") in text
    assert "House Umbral" in text


def test_a_task_to_be_chosen_says_what_it_asks_for():
    match = played(2, "end_tasks", 0)
    drawn, ask = drawn_for(match), match.pending[0]
    for option in ask.options:
        assert "Worth 5" in drawn.remark(ask, option, match.view(ask.seat))


def own_tasks() -> dict[str, object]:
    rows = [dict(row) for row in shipped("tasks")]
    for row in rows:
        row["name_en"] = f'My "{row["id"]}" {{x}}'
    return {"tasks": rows}


def test_cards_of_an_owner_are_played_from_a_file_and_called_by_their_own_names(run, tmp_path):
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(own_tasks()), "utf-8")
    save = tmp_path / "game.json"
    command = ["play", "allegoria", "--cards", str(path), "--seed", "1", "--save", str(save)]
    result = run(*command, input="1\n")
    assert 'My "E' in result.stdout
    assert "Condition: " in result.stdout
    path.unlink()  # the saved game holds the tables
    assert 'My "E' in run("play", "allegoria", "--load", str(save), input="1\n").stdout


def test_a_card_file_that_cannot_be_read_is_refused_in_one_line(run, tmp_path):
    assert "missing.toml" in refused(
        run("play", "allegoria", "--cards", str(tmp_path / "missing.toml"))
    )
    bad = Path(tmp_path / "bad.json")
    bad.write_text(json.dumps({"tasks": []}), "utf-8")
    assert "tasks" in refused(run("play", "allegoria", "--cards", str(bad)))


def test_the_catalogue_knows_every_card_and_no_bid_token(run):
    cards = drawn_for(played(2, "end_tasks", 0)).cards()
    counts = {type: sum(card.types == [type] for card in cards) for type in ("noble", "guild")}
    assert counts == {"noble": 8, "guild": 5}
    assert len(cards) == 18 + 48 + 24 + 8 + 12 + 12 + 4 + 5
    assert "Recruiter" in run("cards", "allegoria", "T01").stdout
