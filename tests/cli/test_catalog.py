"""`titles`, `cards` and `rules`."""

from __future__ import annotations

import pytest

from tafelrunde.titles import registry
from tafelrunde.titles.dominion.catalogue import CARDS
from tests.cli.conftest import data, refused


def test_titles_lists_what_can_be_played(run):
    table = run("titles").output
    assert "dominion" in table
    assert "2–6" in table
    told = data(run("titles", "--json"))
    assert [title["id"] for title in told] == list(registry.TITLES)
    assert told[0]["name"] == {"en": "Dominion", "de": "Dominion"}
    assert "random" in told[0]["bots"]


def test_cards_for_machines_have_exactly_the_documented_fields(run):
    told = data(run("cards", "dominion", "--json"))
    assert {card["id"] for card in told} == set(CARDS)
    for card in told:
        assert list(card) == ["id", "name", "set", "types", "cost", "text", "rulings"]
        assert card["name"].keys() == card["text"].keys() == {"en", "de"}
        assert all(ruling.keys() == {"en", "de"} for ruling in card["rulings"])
        assert isinstance(card["cost"], int)
    militia = next(card for card in told if card["id"] == "militia")
    assert militia["name"] == {"en": "Militia", "de": "Miliz"}
    assert militia["types"] == ["action", "attack"]
    assert (militia["cost"], militia["set"]) == (4, "base")
    assert data(run("cards", "--json")) == told


@pytest.mark.parametrize("name", ["moat", "Moat", "burggr", "Burggraben", "MOAT"])
def test_a_card_is_found_by_its_id_or_a_piece_of_its_name_in_either_language(run, name):
    assert [card["id"] for card in data(run("cards", "dominion", name, "--json"))] == ["moat"]


def test_one_card_is_shown_with_its_printings_rulings_and_citation(run):
    shown = run("cards", "dominion", "mine").output
    for piece in ("Mine", "cost 5", "2008, 2013, 2017", "In the printing of 2008", "Rulings"):
        assert piece in shown
    assert "dominion:card/mine" in shown
    german = run("cards", "dominion", "mine", "--lang", "de").output
    assert "Kosten 5" in german
    assert "Regelhinweise" in german


def test_cards_are_filtered_by_set_and_type_named_in_the_readers_language(run):
    told = data(run("cards", "dominion", "--set", "seaside", "--type", "attack", "--json"))
    assert {card["set"] for card in told} == {"seaside"}
    assert all("attack" in card["types"] for card in told)
    again = data(run("cards", "--type", "Angriff", "--set", "seaside", "--json", "--lang", "de"))
    assert again == told
    assert "5 cards" in run("cards", "--set", "seaside", "--type", "attack").output


def test_titles_without_costs_have_no_column_for_them(run):
    assert "Cost" not in run("cards", "allegoria").output
    assert "Cost" in run("cards", "dominion").output


def test_a_piece_of_a_name_that_fits_several_cards_lists_them(run):
    shown = run("cards", "dominion", "villag").output
    for name in ("Village", "Mining Village", "Fishing Village", "Native Village"):
        assert name in shown


def test_unknown_cards_sets_and_types_are_refused(run):
    assert "nonsense" in refused(run("cards", "dominion", "nonsense"))
    assert "seaside" in refused(run("cards", "--set", "nonsense"))
    assert "attack" in refused(run("cards", "--type", "nonsense"))


def test_rules_are_listed_and_shown_in_both_languages(run):
    listed = run("rules", "dominion").output
    assert "D17" in listed
    assert "D85" in listed and "waits for" not in listed
    assert "dominion:D17" in run("rules", "dominion", "D17").output
    assert "Kauf" in run("rules", "dominion", "dominion:D17", "--lang", "de").output
    told = data(run("rules", "dominion", "D17", "--json"))
    assert told["id"] == "D17"
    assert told["title"].keys() == told["text"].keys() == {"en", "de"}
    assert len(data(run("rules", "dominion", "--json"))) > len(CARDS)
    assert "D999" in refused(run("rules", "dominion", "D999"))


def test_untested_rules_are_listed_and_make_the_command_fail(run, tmp_path):
    (tmp_path / "test_some.py").write_text(
        "import pytest\n\n@pytest.mark.rule('D17', 'card/moat')\ndef test_it():\n    assert 1\n"
    )
    result = run("rules", "dominion", "--untested", "--tests", str(tmp_path), "--json")
    assert result.exit_code == 1
    told = data(result)
    untested = {rule["id"] for rule in told["untested"]}
    assert {"D18", "card/militia"} <= untested
    assert not {"D17", "card/moat"} & untested
    assert told["pending"] == []  # every rule waits for nothing but its test
    people = run("rules", "dominion", "--untested", "--tests", str(tmp_path))
    assert people.exit_code == 1
    assert "D18" in people.output


def test_nothing_untested_is_success(run, tmp_path):
    told = data(run("rules", "dominion", "--json"))
    names = ", ".join(repr(rule["id"]) for rule in told if not rule["pending"])
    (tmp_path / "test_all.py").write_text(
        f"import pytest\n\n@pytest.mark.rule({names})\ndef test_it():\n    assert 1\n"
    )
    result = run("rules", "dominion", "--untested", "--tests", str(tmp_path))
    assert result.exit_code == 0
    assert "Every rule and card has a test." in result.output
