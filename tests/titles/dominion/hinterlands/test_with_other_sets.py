"""Hinterlands beside Potions, Counterfeit, Royal Seal, Hermit and Possession."""

from __future__ import annotations

import pytest


@pytest.mark.rule("card/fools_gold", "card/counterfeit", "D37")
@pytest.mark.ruling("card/fools_gold#1")
def test_a_fools_gold_played_twice_counts_twice(table):
    t = table(hands=["counterfeit fools_gold"])
    t.play("counterfeit")
    t.answer("play fools_gold")
    assert (t.coins, t.trash()) == (1 + 1 + 4, "fools_gold")


@pytest.mark.rule("card/trader", "D50")
@pytest.mark.ruling("card/trader#1")
def test_trader_counts_no_potion(table):
    t = table(hands=["trader familiar"])
    t.play("trader")
    assert t.discard() == "silver silver silver"


@pytest.mark.rule("card/trader", "card/royal_seal")
@pytest.mark.ruling("card/trader#4")
def test_royal_seal_may_move_the_silver(table):
    t = table(hands=["trader"], in_play=["royal_seal"], kingdom="nomad_camp", coins=4, buys=2)
    t.buy("nomad_camp")
    t.answer("react trader", "use royal_seal")
    assert (t.deck(), t.discard()) == ("silver", "")


@pytest.mark.rule("card/scheme", "card/hermit", "D43", "D83")
@pytest.mark.ruling("card/scheme#4", "R122")
@pytest.mark.parametrize("year", [2011, 2020])
def test_hermit_goes_mad_only_if_it_is_discarded(table, year):
    t = table(
        hands=["scheme hermit"],
        decks=["copper*9"],
        kingdom="village",
        printings={"hinterlands": year},
    )
    t.play("scheme", "hermit")
    while t.open_questions():
        offered = t.names()
        t.answer("gain copper" if "gain copper" in offered else "pass")
    t.end_turn()
    t.answer("topdeck hermit")
    assert ("hermit" in t.trash()) == (year == 2011)
    assert ("madman" in f"{t.discard()} {t.deck()} {t.hand()}") == (year == 2011)
    assert ("hermit" in t.hand()) == (year == 2020)


@pytest.mark.rule("card/fools_gold", "card/possession", "D74")
def test_fools_gold_answers_a_province_that_a_controller_gains(table):
    t = table(hands=["", "fools_gold"], coins=8, buys=2, controller=1, seats=2)
    t.buy("province")
    t.expect_no_question()  # its holder gains the Province
    assert t.discard(1) == "province"


@pytest.mark.rule("card/noble_brigand", "card/harem", "D24")
def test_noble_brigand_leaves_other_treasures(table):
    t = table(hands=["noble_brigand"], decks=["", "platinum harem"])
    t.play("noble_brigand")
    t.expect_no_question()
    assert (t.discard(0), t.discard(1), t.trash()) == ("", "harem platinum", "")


@pytest.mark.rule("card/trader", "card/possession", "D74")
@pytest.mark.ruling("R37")
def test_the_controller_of_a_turn_may_show_a_trader_for_what_comes_from_it(table):
    t = table(hands=["copper", "trader copper", ""], controller=1, coins=8)
    t.buy("province")
    t.expect(1, "show", "react trader", "pass")
    assert t.question().player == 1
    t.answer("react trader")
    assert (t.discard(0), t.discard(1), t.left("province")) == ("", "silver", 12)
    t.ends_clean()


@pytest.mark.rule("card/trader", "card/possession", "D74")
@pytest.mark.ruling("R37")
def test_the_trader_of_the_possessed_player_comes_first(table):
    t = table(hands=["trader", "trader copper", ""], controller=1, coins=8)
    t.buy("province")
    assert (t.question().seat, t.question().player) == (1, 0)
    t.answer("react trader")  # a Silver would be gained
    assert (t.question().seat, t.question().player) == (1, 1)
    t.answer("pass")
    assert (t.discard(1), t.left("silver")) == ("silver", 39)
    t.ends_clean()
