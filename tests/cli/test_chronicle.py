"""`chronicle`: begin, play, show, export, import, and what is refused."""

from __future__ import annotations

import json

import pytest

from tafelrunde.cli.session import write_record
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import Rng
from tafelrunde.texts import STRICT
from tafelrunde.titles.oath import chronicle_file
from tafelrunde.titles.oath.title import TITLE
from tests.cli.conftest import refused


@pytest.fixture
def file(run, tmp_path):
    path = tmp_path / "realm.json"
    assert run("chronicle", "new", str(path), "--name", "Probe").exit_code == 0
    return path


def test_bots_play_a_chronicle_and_show_tells_it_in_both_languages(run, file):
    shown = run("chronicle", "play", str(file), "--games", "3", "--seats", "3", "--seed", "x")
    assert shown.exit_code == 0 and "3 games" in shown.output
    english = run("chronicle", "show", str(file)).output
    german = run("chronicle", "show", str(file), "--lang", "de").output
    for text, words in (
        (english, ("The chronicle “Probe”", "Game 3", "swears", "Before game 4", "Cradle")),
        (german, ("Die Chronik „Probe“", "Partie 3", "schwört", "Vor Partie 4", "Wiege")),
    ):
        assert all(word in text for word in words)
        assert "[" not in text and "$" not in text


def test_show_tells_nothing_hidden(run, file):
    run("chronicle", "play", str(file), "--games", "2", "--seats", "4", "--seed", "x")
    found = chronicle_file.load(file)
    told = run("chronicle", "show", str(file)).output
    found.world.deck.reverse()
    found.world.relic_deck.reverse()
    for site in found.world.sites:
        if not site.faceup:
            site.site = ""
    chronicle_file.save(found, file)
    assert run("chronicle", "show", str(file)).output == told


def test_the_same_seed_plays_the_same_chronicle(run, tmp_path):
    contents = []
    for name in ("a", "b"):
        path = tmp_path / name
        run("chronicle", "new", str(path))
        run("chronicle", "play", str(path), "--games", "2", "--seed", "s", "--bots", "random")
        contents.append(path.read_bytes())
    assert contents[0] == contents[1]


def test_export_and_import_are_each_others_reverse(run, file, tmp_path):
    run("chronicle", "play", str(file), "--games", "2", "--seats", "4", "--seed", "y")
    seed = run("chronicle", "export", str(file)).output.strip()
    other = tmp_path / "other.json"
    assert run("chronicle", "import", str(other), seed).exit_code == 0
    assert run("chronicle", "export", str(other)).output.strip() == seed
    world = chronicle_file.load(other).world
    assert world.to_data() == chronicle_file.load(file).world.to_data()


def test_a_game_that_is_left_is_kept_and_goes_on(run, file, monkeypatch):
    monkeypatch.delenv(STRICT)
    left = run("chronicle", "play", str(file), "--seats", "3", "--seed", "z", input="")
    going = file.with_name(file.name + ".game")
    assert left.exit_code == 0 and going.exists()
    assert not chronicle_file.load(file).games
    assert "under way" in refused(run("chronicle", "play", str(file), "--games", "1"))
    match = Match.load(TITLE, chronicle_record(going))
    rng = Rng("go on")
    while not match.over:
        ask = match.pending[0]
        match.answer(ask.seat, ask.options[rng.below(len(ask.options))])
    write_record(match, going)
    assert run("chronicle", "play", str(file), input="").exit_code == 0
    assert [played.game for played in chronicle_file.load(file).games] == [1]
    assert not going.exists()


def chronicle_record(path):
    from tafelrunde.cli.play import read_record

    return read_record(path)


@pytest.mark.parametrize(
    ("args", "trouble"),
    [
        (["--games", "1", "--seats", "7"], "players"),
        (["--games", "1", "--seats", "2", "--chancellor", "3"], "a seat from 1 to 2"),
        (["--games", "1", "--bots", "nobody"], "nobody"),
    ],
)
def test_impossible_games_are_refused_and_the_file_stays(run, file, args, trouble):
    before = file.read_bytes()
    assert trouble in refused(run("chronicle", "play", str(file), *args))
    assert file.read_bytes() == before


def test_a_finished_game_that_was_written_already_is_tidied_away(run, file, monkeypatch):
    monkeypatch.delenv(STRICT)
    run("chronicle", "play", str(file), "--seats", "2", "--seed", "z", input="")
    going = file.with_name(file.name + ".game")
    match = Match.load(TITLE, chronicle_record(going))
    rng = Rng("tidy")
    while not match.over:
        ask = match.pending[0]
        match.answer(ask.seat, ask.options[rng.below(len(ask.options))])
    write_record(match, going)
    left = going.read_bytes()
    run("chronicle", "play", str(file), input="")
    written = file.read_bytes()
    going.write_bytes(left)  # as if the program had been killed before it could remove this
    assert run("chronicle", "play", str(file), input="").exit_code == 0
    assert file.read_bytes() == written
    assert Match.load(TITLE, chronicle_record(going)).options["world"]["game"] == 2
    going.write_bytes(left)
    chronicle_file.save(chronicle_file.new_chronicle("other"), file)
    assert "other world" in refused(run("chronicle", "play", str(file), input=""))
    assert going.read_bytes() == left


def test_a_file_that_somebody_else_wrote_meanwhile_is_not_overwritten(run, file, monkeypatch):
    from tafelrunde.titles.oath.terminal import chronicle as command

    play = command.carry

    def slowly(*args):
        play(*args)
        chronicle_file.save(chronicle_file.new_chronicle("somebody else's"), file)

    monkeypatch.setattr(command, "carry", slowly)
    trouble = refused(run("chronicle", "play", str(file), "--games", "1", "--seats", "2"))
    assert "was changed" in trouble
    assert chronicle_file.load(file).world.name == "somebody else's"


def test_players_choose_their_boards(run, file):
    args = ["--games", "1", "--seed", "b", "--bots", "random", "--colours"]
    assert run("chronicle", "play", str(file), *args, "white, purple,black").exit_code == 0
    game = chronicle_file.load(file).games[0]
    assert [player.colour for player in game.players] == ["white", "purple", "black"]
    before = file.read_bytes()
    for wrong in ("white,black", "purple,purple", "purple,pink", "purple," * 7):
        refused(run("chronicle", "play", str(file), *args, wrong))
    assert file.read_bytes() == before


def test_names_the_format_has_no_letters_for_are_refused_or_written_plainly(run, tmp_path):
    path = tmp_path / "muessig.json"
    run("chronicle", "new", str(path), "--name", "Müßiggang")
    before = path.read_bytes()
    assert "plain letters" in refused(run("chronicle", "export", str(path)))
    seed = run("chronicle", "export", str(path), "--plain").output.strip()
    assert "Muessiggang" in seed and path.read_bytes() == before
    assert run("chronicle", "import", str(tmp_path / "b.json"), seed).exit_code == 0


def test_the_introduction_is_for_four_and_nothing_else(run, tmp_path):
    path = tmp_path / "first.json"
    run("chronicle", "new", str(path), "--introduction")
    before = path.read_bytes()
    args = ["chronicle", "play", str(path), "--games", "1", "--bots", "random", "--seats"]
    for seats in ("1", "3", "5", "6", "7", "0", "21"):
        refused(run(*args, seats))
    assert path.read_bytes() == before
    assert run(*args, "4").exit_code == 0 and len(chronicle_file.load(path).games) == 1


@pytest.mark.parametrize("lang", ["en", "de"])
def test_trouble_is_told_in_the_readers_language(run, file, lang):
    data = json.loads(file.read_bytes())
    file.write_text(json.dumps(data | {"version": 9}))
    newer = refused(run("chronicle", "show", str(file), "--lang", lang))
    assert ("knows versions up to 1" if lang == "en" else "kennt Versionen bis 1") in newer
    data["world"]["game"] = 7
    file.write_text(json.dumps(data))
    damaged = refused(run("chronicle", "show", str(file), "--lang", lang))
    assert ("checksum" if lang == "en" else "Prüfsumme") in damaged
    other = file.with_name("other.json")
    seed = refused(run("chronicle", "import", str(other), "03030", "--lang", lang))
    assert ("ends in the middle" if lang == "en" else "endet mitten") in seed


@pytest.mark.parametrize("command", ["show", "play", "export"])
@pytest.mark.parametrize("damage", ["{", "newer", "", "card"])
def test_damaged_and_newer_files_are_refused_and_stay(run, file, command, damage):
    data = json.loads(file.read_bytes())
    if damage == "newer":
        data["version"] = 9
    elif damage == "card":
        data["world"]["deck"][0] = "nobody"
    text = damage if damage in ("{", "") else json.dumps(data)
    file.write_text(text)
    more = ["--games", "1"] if command == "play" else []
    refused(run("chronicle", command, str(file), *more))
    assert file.read_text() == text


def test_nothing_is_overwritten_and_bad_strings_make_no_file(run, file, tmp_path):
    before = file.read_bytes()
    assert "already" in refused(run("chronicle", "new", str(file)))
    other = tmp_path / "none.json"
    assert "ends in the middle" in refused(run("chronicle", "import", str(other), "0303"))
    assert not other.exists() and file.read_bytes() == before
    refused(run("chronicle", "show", str(tmp_path / "absent.json")))
