"""`chronicle show`: the history of the realm in both languages, what changed and why."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde.texts import LANGUAGES, Texts, message_id
from tafelrunde.titles.oath import chronicle_file
from tafelrunde.titles.oath.chronicle_file import Played, Seated, new_chronicle
from tafelrunde.titles.oath.terminal import chronicle as command

SOURCES = (Path(tafelrunde.__file__).parent / "titles" / "oath").glob("chronicle*.py")
NOTED = re.compile(r'note\(\s*g, "([a-z-]+)"(?: if [^,]+ else "([a-z-]+)")?')
RAW = re.compile(r"[\[\]{}$]|\b[a-z]+_[a-z]+\b")

# One of each thing the Chronicle writes down, and words that say why it happened.
ANNALS = [
    ({"id": "oath", "oath": "people", "before": "supremacy"}, "leaves", "hinter sich"),
    (
        {"id": "vision", "card": "vision_faith", "oath": "devotion", "before": "people"},
        "came true",
        "wahr geworden",
    ),
    (
        {"id": "stays", "card": "vision_faith", "oath": "devotion", "before": "devotion"},
        "keeps the oath",
        "bleibt beim Eid",
    ),
    ({"id": "exiles", "colours": ["red"]}, "In exile again: Red.", "Wieder im Exil: Rot."),
    (
        {"id": "exiles", "colours": ["red", "blue"]},
        "again: Red, Blue.",
        "Wieder im Exil: Rot, Blau.",
    ),
    ({"id": "citizen", "colour": "red"}, "becomes a Citizen", "wird Bürger"),
    ({"id": "refuses", "colour": "red"}, "declines", "lehnt"),
    (
        {"id": "builds", "card": "great_spire", "denizen": "alchemist", "site": "plains"},
        "is built in place of",
        "ersetzt",
    ),
    ({"id": "repairs", "card": "great_spire", "site": "plains"}, "repaired", "instand gesetzt"),
    ({"id": "removes", "sites": ["mine", "river"]}, "None of the victors", "herrscht niemand"),
    (
        {"id": "falls", "card": "great_spire", "site": "plains"},
        "without a protector",
        "keinen Besch",
    ),
    ({"id": "keeps", "sites": ["plains"]}, "holds on to", "hält fest"),
    ({"id": "ruins", "sites": ["plains"]}, "Among ruins", "In Ruinen"),
    ({"id": "reveals", "site": "mine"}, "without a known site", "ohne bekannten Ort"),
    ({"id": "adds", "count": 6, "suit": "order"}, "advisers call", "Ratgeber des Siegers"),
    ({"id": "heals", "count": 6, "suit": "order", "healed": 30}, "too small", "zu klein"),
    ({"id": "dispossesses", "count": 1}, "1 card is", "1 Karte wird"),
    ({"id": "dispossesses", "count": 6}, "6 cards are", "6 Karten werden"),
    ({"id": "scatters", "relics": ["ivory_eye"]}, "of the defeated", "der Besiegten"),
    ({"id": "treasures", "relics": [], "count": 1}, "1 relic", "1 Reliquie"),
    ({"id": "treasures", "relics": ["map"], "count": 5}, "the victor's own", "die des Siegers"),
    ({"id": "ends", "game": 3}, "is written", "ist geschrieben"),
]


def test_everything_the_chronicle_writes_down_is_among_these():
    found = {
        id for path in SOURCES for pair in NOTED.findall(path.read_text()) for id in pair if id
    }
    assert len(found) > 15 and found == {str(annal["id"]) for annal, _, _ in ANNALS}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("annal", "english", "german"), ANNALS)
def test_each_entry_says_what_changed_and_why(lang, annal, english, german):
    texts = Texts(lang, "oath", strict=True)
    line = command.annal_text(texts, annal)
    assert (english if lang == "en" else german) in line and not RAW.search(line), line
    assert line.endswith(".")
    assert texts.has(message_id("event-chronicle", str(annal["id"])))


@pytest.fixture
def told(run, tmp_path):
    """A chronicle with one game in it, as it is shown."""

    def show(chronicle, lang="en"):
        path = tmp_path / "shown.json"
        chronicle_file.save(chronicle, path)
        result = run("chronicle", "show", str(path), "--lang", lang)
        assert result.exit_code == 0
        return result.output

    return show


def realm(**changes):
    """A chronicle after one game."""
    chronicle = new_chronicle("Probe")
    chronicle.world.game = 2
    players = [Seated("heuristic", "purple", "chancellor"), Seated("Ada", "red", "exile")]
    played = Played(1, players, "red", "Ada", "usurper", 6, "supremacy", "people", [])
    for name, value in changes.items():
        setattr(played, name, value)
    chronicle.games = [played]
    return chronicle


def test_players_winners_and_the_way_they_won_are_named(told):
    english, german = told(realm()), told(realm(), "de")
    assert "Ada (Red) won in round 6: as Usurper." in english
    assert "Ada (Rot) gewann in Runde 6: als Thronräuber." in german
    assert "heuristic" not in english + german  # bots have names in each language
    assert "Exile" in english and "Exilant" in german and "Kanzler" in german
    for reason in ("visionary", "empire", "successor", "war-weariness"):
        lines = [told(realm(reason=reason), lang) for lang in LANGUAGES]
        assert lines[0] != lines[1] and not any(reason == line.split()[-1] for line in lines)
    nameless = realm(winner_name="purple", winner="purple")
    assert "Lila (Lila) gewann" in told(nameless, "de")


def test_the_world_as_it_stands_has_sites_citizens_relics_and_numbers(told):
    chronicle = realm()
    world = chronicle.world
    world.citizens = ["blue", "white"]
    world.sites[2].cards = ["taming_charm", "bandit_rampart"]
    world.sites[2].relics = [world.relic_deck.pop()]
    english, german = told(chronicle), told(chronicle, "de")
    for words in ("Citizens: Blue, White", "Bandit Rampart", "(1 relic)", "19 relics", "144 deniz"):
        assert words in english, words
    for words in ("Bürger: Blau, Weiß", "Provinzen", "(1 Reliquie)", "19 Reliquien", "Wiege"):
        assert words in german, words
    assert english.count("an unknown site") == 5


def test_an_imported_chronicle_tells_its_last_winner(run, tmp_path):
    from tests.titles.oath.test_seed_string import CHECK

    path = tmp_path / "other.json"
    assert run("chronicle", "import", str(path), CHECK.replace("07UNKNOWN", "03Ada")).exit_code == 0
    assert "Ada (White) was the last to win" in run("chronicle", "show", str(path)).output
    assert "Ada (Weiß)" in run("chronicle", "show", str(path), "--lang", "de").output


def test_names_and_entries_of_foreign_files_cannot_command_a_terminal(told):
    evil = "\x1b]0;x\x07Ada\n\u202e"
    annal = {"id": evil, "sites": [evil]}
    chronicle = realm(
        winner_name=evil, reason=evil, annals=[annal, {"id": "keeps", "sites": [evil]}]
    )
    chronicle.world.name = evil
    chronicle.games[0].players[1].name = evil
    for lang in LANGUAGES:
        output = told(chronicle, lang)
        assert "\x1b" not in output and "\x07" not in output and "\u202e" not in output
        assert output.count("Ada") >= 4
