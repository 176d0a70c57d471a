"""`play`: a whole game at the terminal, and everything one can type."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tafelrunde.bots import hints
from tafelrunde.bots.search import Budget
from tafelrunde.cli import thoughts
from tafelrunde.cli.generic import Display
from tafelrunde.cli.session import Session
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import decode
from tafelrunde.texts import LANGUAGES, Texts
from tafelrunde.titles import registry
from tests.cli.conftest import Sitting, refused, subprocess_run

START = ("play", "dominion", "--option", "kingdom=first-game", "--seed", "abc")
# Whatever is asked: all Treasures, then the best card there is money for.
BUY = "t\nprovince\ngold\nsilver\n0\n"


def typed(*lines: str) -> str:
    return "\n".join(lines) + "\n"


def only_save(tmp_path: Path) -> Path:
    (path,) = (tmp_path / "state" / "tafelrunde").iterdir()
    return path


# -- whole games


def test_a_newcomer_presses_enter_and_plays(run):
    shown = run("play", "--seed", "abc", input=typed("", "t", "silver")).output
    assert "Enter for First Game" in shown
    for card in ("Cellar", "Market", "Merchant", "Militia", "Moat", "Village", "Province"):
        assert card in shown
    assert "You play Copper" in shown
    assert "Auto Bot's turn 1" in shown


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_scripted_game_is_played_to_its_end(run, tmp_path, lang):
    script = BUY if lang == "en" else "t\nprovinz\ngold\nsilber\n0\n"
    result = run(*START, "--lang", lang, input=script * 60)
    assert result.exit_code == 0
    over, won, points = {
        "en": ("The game is over", "won", "Points"),
        "de": ("Die Partie ist zu Ende", "gewonnen", "Punkte"),
    }[lang]
    assert over in result.output
    end = result.output.partition(over)[2]
    assert won in end
    assert points in end
    record = decode(only_save(tmp_path).read_bytes())
    assert record.result is not None
    assert Match.load(registry.load("dominion"), record).over


def test_the_same_seed_and_answers_give_the_same_game(run, tmp_path):
    pages = [run(*START, "--save", str(tmp_path / "a"), input=BUY * 60).output for _ in range(2)]
    assert pages[0] == pages[1]


@pytest.mark.parametrize(
    ("lang", "seats", "options"),
    [
        ("en", 2, {"draw": {"seed": "a"}}),
        ("de", 3, {"draw": {"seed": "b", "sets": ["intrigue"]}}),
        ("en", 4, {"draw": {"seed": "c", "sets": ["seaside"]}}),
        ("de", 2, {"kingdom": "interaction/2008"}),
        ("en", 3, {"kingdom": "underlings/2009"}),
    ],
)
def test_anything_offered_can_be_typed_and_nothing_is_wider_than_the_screen(
    tmp_path, lang, seats, options
):
    sitting = Sitting(lang, "anything", tmp_path / "game", seats, options)
    assert sitting.session.run()
    shown = sitting.out.getvalue()
    assert [line for line in shown.splitlines() if len(line) > 80 and "game" not in line] == []
    assert len(sitting.person.said) > 20
    assert "[" not in shown.replace("[dominion:", "").replace("[Enter]", "").replace(
        "[Eingabetaste]", ""
    ), "a text is missing"


def test_the_game_needs_no_colour_and_no_clever_terminal():
    environment = {"NO_COLOR": "1", "TERM": "dumb"}
    result = subprocess_run(*START, input="?\nlog\n", env=environment)
    assert result.returncode == 0
    assert "\x1b" not in result.stdout
    assert "Which Treasures do you play?" in result.stdout


# -- what one can type


def test_a_number_a_name_or_a_piece_of_it_is_understood(run):
    for said in ("1", "all", "t", "Play all Treasures", "treasures", ""):
        shown = run(*START, input=typed(said)).output
        assert "You play Copper ×4." in shown, said


def test_illegal_answers_are_explained(run):
    shown = run(*START, input=typed("gold", "77", "t", "gold", "buy", "nonsense", "")).output
    assert "First play your Treasures, then buy. [dominion:D13]" in shown
    assert "There is no choice 77 here, only 0–2." in shown
    assert "Gold costs 6, and you have 4 coins." in shown
    assert "“buy” fits several: " in shown
    assert "“nonsense” is none of the choices" in shown
    assert "Please type the number" in shown


def test_one_may_ask_why_something_is_no_choice(run):
    asked = (
        "why gold",
        "why estate",
        "why copper",
        "why unicorn",
        "w",
        "t",
        "why gold",
        "why copper",
    )
    shown = run(*START, input=typed(*asked)).output
    assert "First play your Treasures, then buy. [dominion:D13]" in shown
    assert "You play Treasures now; Estate is: Victory. [dominion:D16]" in shown
    assert "You see nothing on the table that is called “unicorn”." in shown
    assert "Say what you mean" in shown
    assert "Gold costs 6, and you have 4 coins. [dominion:D17]" in shown
    assert "“copper” is a choice now" in shown


def test_several_answers_may_be_given_at_once(tmp_path):
    sitting = Sitting("en", "s", tmp_path / "game", 2, {"kingdom": "first-game"})
    answers = iter(["copper, copper, copper", "stop"])

    def read(prompt: str) -> str:
        said = next(answers)
        if said == "stop":
            raise EOFError
        return str(said)

    sitting.session.read = read
    assert not sitting.session.run()
    assert "You play Copper" in sitting.out.getvalue()
    assert len([answer for answer in sitting.match.answers if answer[0] == 0]) >= 3


def test_a_hint_tells_what_a_hard_bot_would_answer(run, monkeypatch):
    monkeypatch.setattr(thoughts, "hint", lambda *args: hints.hint(*args, Budget(8)))
    shown = run(*START, input=typed("t", "hint")).output
    assert "I would answer:" in shown and " trial games" in shown
    german = run(*START, "--lang", "de", input=typed("t", "tipp")).output
    assert "Ich würde antworten:" in german and " Probespiele" in german


def test_answers_ahead_that_no_longer_fit_are_dropped_and_said_so(run):
    shown = run(*START, input=typed("copper, copper, copper, copper, copper")).output
    assert "“Play Copper” is not possible here" in shown


def test_cards_and_rules_are_explained_on_request(run):
    shown = run(*START, input=typed("card moat", "c burgg", "rule", "rule D21", "rule X1")).output
    assert shown.count("dominion:card/moat") == 2
    assert "─ dominion:D16 ─" in shown
    assert "─ dominion:D21 ─" in shown
    assert "There is no rule “X1”." in shown
    unclear = run(*START, input=typed("card e", "card", "card nonsense")).output
    assert "“e” fits several" in unclear
    assert "There is no card “nonsense”." in unclear


def test_a_card_is_explained_in_the_wording_of_the_printing_that_is_played(run):
    args = ("play", "-o", "kingdom=first-game/2008", "--seed", "a")
    assert "straight into your hand" in run(*args, input=typed("card mine")).output
    assert "straight into your hand" in run(*args, input=typed("rule card/mine")).output


@pytest.mark.parametrize("title", registry.TITLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_has_examples_of_the_title_that_is_played(run, title, lang):
    texts = Texts(lang, title, strict=False)
    shown = run("play", title, "--seed", "a", "--lang", lang, input="\n\n\n?\nquit\n").output
    one, several = texts.text("play-help-one"), texts.text("play-help-several")
    assert one in shown and several in shown
    objects = registry.load(title).vocabulary.objects.values()
    things = [texts.thing(id).casefold() for id in objects if id]
    for piece in several.split(", "):
        assert piece in things


def test_help_table_and_log_are_there_in_both_languages(run):
    shown = run(*START, input=typed("?", "table", "t", "log")).output
    assert "take back your last answer" in shown
    assert shown.count("Supply (cost") == 2
    german = run(*START, "--lang", "de", input=typed("hilfe", "tisch", "t", "protokoll")).output
    assert "die letzte Antwort zurücknehmen" in german
    assert german.count("Vorrat (Kosten") == 2
    assert german.count("Du spielst Kupfer ×4 aus.") == 2


def test_an_answer_can_be_taken_back_until_something_was_revealed(run):
    shown = run(*START, input=typed("undo", "t", "undo", "t", "smithy", "undo")).output
    assert "There is nothing to take back yet." in shown
    assert shown.count("Taken back.") == 1
    assert shown.count("You play Copper ×4.") == 2
    assert "This cannot be taken back: somebody else has acted since." in shown
    german = run(*START, "--lang", "de", input=typed("t", "zurück")).output
    assert "Zurückgenommen." in german


def test_undo_takes_back_what_followed_by_itself(tmp_path):
    sitting = Sitting("en", "s", tmp_path / "game", 2, {"kingdom": "first-game"})
    session: Session = sitting.session
    while not session.match.pending[0].is_forced():
        session.match.answer(0, sitting.match.title.vocabulary.parse("play copper"))
    played = len(session.match.answers)  # no Treasure is left
    session.go_on()
    assert session.match.pending[0].prompt == "buy"
    assert session.undo()
    assert len(session.match.answers) == played - 1


# -- saving


def test_a_game_is_kept_after_every_answer_and_taken_up_again(run, tmp_path):
    first = run(*START, "--name", "Ada", input=typed("t", "silver", "t")).output
    path = only_save(tmp_path)
    assert f"--load {path}" in first.replace("\n", "")
    again = run("play", "--load", str(path), input=typed("smithy", "silver")).output
    assert "Round 2 · your turn" in again
    assert "In play: Copper" in again
    record = decode(path.read_bytes())
    assert record.names == ["Ada", "auto"]
    last = run("play", "--load", "last", "--lang", "de", input="").output
    assert "Runde 3 · dein Zug" in last


def test_save_and_quit_by_command(run, tmp_path):
    path = tmp_path / "mine.json"
    shown = run(*START, input=typed("t", f"save {path}", "quit")).output
    assert f"Saved in {path}." in shown.replace("\n", "")
    assert "Your game is saved." in shown
    assert json.loads(path.read_text())["title"] == "dominion"
    assert "Goodbye." in run(*START, input=typed("quit")).output


def test_other_files_are_never_overwritten(run, tmp_path):
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada")
    shown = run(*START, input=typed("t", f"save {path}", "save /no/such/folder/x")).output
    assert "is no saved game" in shown
    assert "/no/such" in shown
    assert "is no saved game" in refused(run(*START, "--save", str(path)))
    assert path.read_text() == "Dear Ada"


def test_a_game_that_cannot_be_kept_goes_on_and_says_so_once(run, tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    shown = run(*START, input=typed("t", "silver", "t")).output
    assert shown.count("The game cannot be kept in") == 1
    assert "Round 2 · your turn" in shown
    assert "Your game is saved." not in shown


def test_a_damaged_save_is_refused(run, tmp_path):
    run(*START, "--save", str(tmp_path / "game"), input=typed("t", "silver"))
    record = json.loads((tmp_path / "game").read_text())
    for change in (
        {"answers": [[0, 5]]},
        {"answers": "x"},
        {"revision": 99},
        {"title": "chess"},
        {"seats": 99},
        {"options": {"kingdom": "nonsense"}},
        {"format": 2},
    ):
        (tmp_path / "bad").write_text(json.dumps(record | change))
        refused(run("play", "dominion", "--load", str(tmp_path / "bad")))
        refused(run("replay", str(tmp_path / "bad")))


# -- before the game


def test_a_kingdom_is_chosen_by_name_in_either_way(run):
    for said in ("big money", "Big Money", "big-money"):
        assert "Adventurer" in run("play", input=typed(said)).output
        assert "Adventurer" in run("play", "--option", f"kingdom={said}", input="").output
    assert "Abenteurer" in run("play", "--lang", "de", input=typed("Großes Geld")).output
    shown = run("play", input=typed("?", "nonsense", "deck", "")).output
    assert "Village Square" in shown
    assert "There is no kingdom “nonsense”" in shown


def test_a_kingdom_is_named_card_by_card_or_drawn(run):
    ten = "moat,cellar,village,Smithy,witch,market,mine,remodel,militia,Workshop"
    assert "Witch" in run("play", "--option", f"cards={ten}", input="").output
    some = ("play", "--option", "draw.sets=seaside", "--seed", "x")
    drawn = run(*some, input="").output
    assert drawn == run(*some, input="").output
    assert drawn != run("play", "--option", "draw=yes", "--seed", "x", input="").output
    fresh = {run("play", "-o", "draw=yes", "--json", input="").output for _ in range(3)}
    assert len(fresh) == 3, "without a seed every draw is another"
    assert "Type a number" in run("play", input=typed("random")).output


def test_editions_can_be_chosen(run):
    shown = run("play", "-o", "kingdom=first-game", "-o", "editions.base=first", input="").output
    assert "Woodcutter" in shown
    assert "Woodcutter" in run("play", "-o", "editions=base=2008", input=typed("")).output
    options = '{"kingdom": "first-game/2008"}'
    assert "Woodcutter" in run("play", "--options", options, input="").output


def test_several_bots_sit_at_the_table_and_equal_ones_are_numbered(run):
    shown = run(*START, "--seats", "4", "--bots", "random,bigmoney", input="").output
    assert "You play against Random Bot 1, Big Money, Random Bot 2." in shown
    three = run(*START, "--bots", "random,bigmoney", input="").output
    assert "You play against Random Bot, Big Money." in three


# -- any title


def test_a_title_without_a_drawing_of_its_own_is_drawn_from_its_view(tmp_path):
    sitting = Sitting("en", "plain", tmp_path / "game", 2, {"kingdom": "first-game"})
    plain = Display(sitting.drawn.title, sitting.drawn.texts)
    plain.names = sitting.drawn.names
    sitting.session.display = plain
    assert sitting.session.run()
    shown = sitting.out.getvalue()
    assert "hand: " in shown
    assert "The game is over" in shown


def test_levels_can_be_named_as_bots(run):
    told = run("play", "root", "--bots", "easy,hard", "--seed", "levels", input="\nquit\n")
    assert "Easy Bot" in told.output
    assert "Hard Bot" in told.output
