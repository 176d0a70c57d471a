"""Throne of Allegoria at the terminal: the table, whole games, hidden bids, an owner's cards."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from tafelrunde.cli.generic import display
from tafelrunde.cli.play import shown_names
from tafelrunde.kernel.bots import RandomBot
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import Rng
from tafelrunde.texts import LANGUAGES, Texts
from tafelrunde.titles import registry
from tafelrunde.titles.allegoria.data import shipped, template
from tafelrunde.titles.allegoria.meta import META
from tafelrunde.titles.allegoria.scoring import LINES
from tafelrunde.titles.allegoria.terminal.display import AllegoriaDisplay
from tests.cli.conftest import Sitting, data, refused


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
    for word in ["The queen", "Trader:", "Decree:", "Face-up worker cards:", "Alms bonuses"]:
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
    assert {"en": "of House Antares", "de": "von Haus Antares"}[lang] in text


def test_a_task_to_be_chosen_says_what_it_asks_for():
    match = played(2, "end_tasks", 0)
    drawn, ask = drawn_for(match), match.pending[0]
    for option in ask.options:
        assert "Worth 5" in drawn.texts.remark(match.table.mark(ask, option))


def own_tasks() -> dict[str, object]:
    """All tasks renamed; E01 and E02 changed, and E02 says so in words."""
    rows = [dict(row) for row in shipped("tasks")]
    for row in rows:
        row["name_en"] = f'My "{row["id"]}" {{x}}'
        if row["id"] in ("E01", "E02"):
            row["condition"] = "trade >= 7"
    rows[49] |= {"text_en": "Trade a lot.", "text_de": "Handle viel."}
    return {"tasks": rows}


@pytest.fixture
def own_file(tmp_path):
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(own_tasks()), "utf-8")
    return path


def test_cards_of_an_owner_are_played_from_a_file_and_called_by_their_own_names(
    run, own_file, tmp_path
):
    save = tmp_path / "game.json"
    command = ["play", "allegoria", "-o", f"cards=@{own_file}", "--seed", "1", "--save", str(save)]
    said = 'card E01\ncard my "e02\nrule card/E03\ncard absolutist\n1\n'
    out = " ".join(run(*command, input=said).stdout.split())
    assert 'Keep My "E' in out
    assert "Condition: trade >= 7. Points: 5." in out
    assert "Trade a lot." in out, "found by its own name, and told in the owner's words"
    assert 'My "E03" {x}' in out
    assert "at least two soldiers in opponents' regions" in out, "only the name of E03 is new"
    assert "The Absolutist" not in out
    own_file.unlink()  # the saved game holds the tables
    assert 'My "E' in run("play", "allegoria", "--load", str(save), input="1\n").stdout


def test_the_catalogue_calls_cards_by_the_names_of_an_owners_file(run, own_file):
    found = run("cards", "allegoria", 'my "e02', "--cards", str(own_file)).stdout
    assert 'My "E02" {x}' in found
    assert "Trade a lot." in found
    told = data(run("cards", "allegoria", "E02", "--cards", str(own_file), "--json"))
    assert told[0]["name"] == {"en": 'My "E02" {x}', "de": "Der Entschlossene"}
    assert told[0]["text"] == {"en": "Trade a lot.", "de": "Handle viel."}
    assert "The Determined" in run("cards", "allegoria", "E02").stdout
    assert run("cards", "allegoria", "--template").stdout == template()
    assert "template" in refused(run("cards", "root", "--template"))
    assert "cards" in refused(run("cards", "dominion", "--cards", str(own_file)))
    assert "'nothing.json' is no file" in refused(
        run("cards", "allegoria", "--cards", str(own_file.parent / "nothing.json"))
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("table", "change", "words"),
    [
        ("nobles", {"id": "N4", "wealth": 5, "spy": 1}, ["5", "1", "N4"]),
        ("decrees", {"id": "D06", "upper_effect": "track(wealth,+2)"}, ["track(wealth,+2)"]),
        ("traders", {"id": "trader_b", "trade_gain": 11}, ["11"]),
    ],
)
def test_a_changed_card_without_a_text_says_what_its_row_says(lang, table, change, words):
    rows = [dict(row) for row in shipped(table)]
    next(row for row in rows if row["id"] == change["id"]).update(change)
    drawn = drawn_for(played(2, "end_tasks", 0, cards={table: rows}), lang)
    told = drawn.texts.card_text(change["id"])
    ours = Texts(lang, "allegoria").card_text(change["id"])
    assert told != ours
    assert all(word in told for word in words if word != change["id"])


def test_actions_are_explained_in_the_first_week():
    match = played(3, "action")
    ask, drawn = match.pending[0], drawn_for(match)
    view = match.view(ask.seat)
    action = next(option for option in ask.options if option)
    assert drawn.remark(ask, action, view).startswith("– ")
    facts = view["facts"]
    assert isinstance(facts, dict)
    facts["week"] = 2
    assert drawn.remark(ask, action, view) == ""


def test_a_new_decree_and_trader_say_what_they_do_when_they_are_turned_over():
    match = played(3, "planning")
    drawn = drawn_for(match)
    lines = " ".join("".join(printed(line) for line in drawn.log(match.events(0), 0)).split())
    for name in ("trader", "decree"):
        event = next(face for face in match.events(0) if face["id"] == name)
        assert drawn.texts.card_text(str(event["card"])) in lines


def test_a_card_file_that_cannot_be_read_is_refused_in_one_line(run, tmp_path):
    assert "missing.toml" in refused(
        run("play", "allegoria", "-o", f"cards=@{tmp_path / 'missing.toml'}")
    )
    bad = Path(tmp_path / "bad.json")
    bad.write_text(json.dumps({"tasks": []}), "utf-8")
    line = refused(run("play", "allegoria", "-o", f"cards=@{bad}"))
    assert "bad.json: tasks for the game: there are 48 cards (T01 to T48), not 0" in line


def test_the_catalogue_knows_every_card_and_no_bid_token(run):
    cards = registry.load("allegoria").catalogue()
    counts = {type: sum(card.types == [type] for card in cards) for type in ("noble", "guild")}
    assert counts == {"noble": 8, "guild": 5}
    assert len(cards) == 18 + 48 + 24 + 8 + 12 + 12 + 4 + 5
    assert "Recruiter" in run("cards", "allegoria", "T01").stdout
