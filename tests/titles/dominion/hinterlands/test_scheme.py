"""Hinterlands: Scheme, as both printings have it."""

from __future__ import annotations

import pytest

YEARS = [2011, 2020]


@pytest.mark.rule("card/scheme", "D43", "D18")
@pytest.mark.ruling("card/scheme#1", "card/scheme#2")
@pytest.mark.parametrize("year", YEARS)
def test_scheme_puts_an_action_on_the_deck_before_drawing(table, year):
    t = table(
        hands=["scheme market"],
        decks=["copper*9"],
        printings={"hinterlands": year},
    )
    t.play("scheme", "market")
    t.end_turn()
    t.expect(0, "scheme", "topdeck market", "topdeck scheme", "pass")
    t.answer("topdeck scheme")
    assert t.hand() == "copper copper copper copper scheme"
    assert "market" in t.discard()


@pytest.mark.rule("card/scheme", "D43")
@pytest.mark.ruling("card/scheme#1")
@pytest.mark.parametrize("year", YEARS)
def test_each_play_of_scheme_chooses_one_card(table, year):
    t = table(
        hands=["throne_room scheme"],
        decks=["copper*9"],
        printings={"hinterlands": year},
    )
    t.play("throne_room")
    t.answer("play scheme")
    t.end_turn()
    t.answer("topdeck scheme")
    t.expect(0, "scheme", "topdeck throne_room", "pass")
    t.answer("topdeck throne_room")
    assert t.hand() == "copper copper copper scheme throne_room"
    t = table(hands=["scheme"], decks=["copper*9"], printings={"hinterlands": year})
    t.play("scheme")
    t.end_turn()
    t.answer("pass")
    assert "scheme" in t.discard()


@pytest.mark.rule("card/scheme", "D44")
@pytest.mark.ruling("card/scheme#3")
@pytest.mark.parametrize("year", YEARS)
def test_scheme_leaves_durations_that_stay(table, year):
    t = table(
        hands=["scheme caravan"],
        decks=["copper*12"],
        printings={"hinterlands": year},
    )
    t.play("scheme", "caravan")
    t.end_turn()
    t.expect(0, "scheme", "topdeck scheme", "pass")
    t.answer("pass")
    assert t.in_play() == "caravan"


@pytest.mark.rule("card/scheme", "card/treasury", "D43", "D83")
@pytest.mark.ruling("card/scheme#4", "R122")
@pytest.mark.parametrize(("year", "asked"), [(2011, True), (2020, False)])
def test_a_schemed_card_is_discarded_only_in_2011(table, year, asked):
    t = table(
        hands=["scheme treasury"],
        decks=["copper*9"],
        printings={"hinterlands": year},
    )
    t.play("scheme", "treasury")
    t.end_turn()
    t.answer("topdeck treasury")
    if asked:
        t.expect(0, "treasury")
        t.answer("pass")  # discarded, and then put on the deck all the same
    t.expect_no_question()
    assert "treasury" in t.hand()


@pytest.mark.rule("card/scheme")
def test_scheme_speaks_up_only_in_the_turn_it_was_played(table):
    t = table(hands=["scheme", ""], decks=["copper*20", "copper*9"])
    t.play("scheme")
    t.end_turn()
    t.answer("pass")
    t.end_turn()
    t.end_turn()
    t.expect_no_question()
