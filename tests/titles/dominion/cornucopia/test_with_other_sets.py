"""Cornucopia beside the Black Market and cards that become others."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion.options import choose

NINE = ["cellar", "village", "workshop", "smithy", "remodel", "militia", "market", "mine", "moat"]
TEN = [*NINE, "black_market"]
MARKET = ["baron", "bridge", "courtyard", "duke", "harem", "ironworks", "minion", "nobles"]
MARKET += ["pawn", "steward", "swindler", "torturer", "upgrade", "bazaar"]


@pytest.mark.rule("card/tournament", "D10", "D11", "D12")
@pytest.mark.ruling("card/tournament#5")
def test_prizes_are_set_up_from_the_black_market_deck(table):
    t = table(hands=["black_market"], black_market="tournament island")
    assert t.left("diadem") == 1
    assert t.left("tournament") == 0  # it has no pile


@pytest.mark.rule("card/young_witch", "D11", "D12", "D71")
@pytest.mark.ruling("card/young_witch#5")
@pytest.mark.parametrize("witch", ["young_witch", "witch"])
def test_young_witch_calls_for_a_bane_from_the_black_market_deck(witch):
    bane = choose({"cards": TEN, "black_market": [*MARKET, witch]}).bane
    if witch == "young_witch":
        assert bane is not None
        assert bane.cost in (2, 3)
        assert bane.id not in [*TEN, *MARKET]
    else:
        assert bane is None


@pytest.mark.rule("card/young_witch", "D62")
def test_every_card_of_a_split_bane_pile_is_a_bane(table):
    t = table(hands=["young_witch", "plunder"], bane="encampment_plunder")
    t.play("young_witch")
    t.answer("reveal plunder")
    assert t.discard(1) == ""


@pytest.mark.rule("card/jester", "D61")
def test_jester_finds_a_copy_only_on_top_of_a_split_pile(table):
    t = table(hands=["jester"], decks=["", "plunder"], kingdom="encampment_plunder")
    t.play("jester")
    t.expect_no_question()
    assert (t.discard(0), t.discard(1)) == ("", "plunder")
