"""Rulings on the Cult (C) and the Riverfolk (F) where no test of a rule shows them."""

import pytest

from tests.titles.root.conftest import offers
from tests.titles.root.expansion import cult, lizards, otters, river, souls


@pytest.mark.rule("10.2.6", "8.2.3", "4.3.1")
@pytest.mark.ruling("C1")
def test_spent_supporters_and_ambushes_join_the_lost_souls(table):
    t = table(
        "alliance cult",
        phase="birdsong",
        hands={"alliance": "sword"},
        supporters="anvil",
        state=cult(),
    )
    t.answer("spread c1")
    assert (souls(t), t.discard()) == ("anvil", "")
    t.ends_clean()
    t = table(
        "marquise eyrie cult",
        hands={"eyrie": "ambush_fox", "marquise": "ambush_bird"},
        warriors={"marquise": {1: 3}, "eyrie": {1: 3}},
        dice=[0, 0],
        state=cult(),
    )
    t.answer("battle c1", "ambush ambush_fox", "ambush ambush_bird")
    assert (souls(t), t.discard()) == ("ambush_bird ambush_fox", "")
    t.ends_clean()


@pytest.mark.rule("10.2.3", "card/tax_collector")
@pytest.mark.ruling("C4")
def test_a_taxed_warrior_of_the_cult_goes_to_the_supply(table):
    t = table(
        "cult marquise",
        crafted={"cult": "tax_collector"},
        warriors={"cult": {1: 2}},
        state=cult(),
    )
    t.answer("use tax_collector")
    assert (t.warriors("cult", 1), lizards(t).acolytes, lizards(t).supply) == (1, 0, 24)


@pytest.mark.rule("11.2.6", "11.2.6.II", "1.1.3")
@pytest.mark.ruling("F1")
def test_services_are_bought_in_one_go_even_if_more_would_be_allowed(table):
    t = table(
        "marquise riverfolk",
        phase="birdsong",
        hands={"riverfolk": "anvil bake_sale"},
        crafted={"marquise": "better_burrow_bank"},
        warriors={"marquise": {1: 1}},
        pieces={"riverfolk": {"trade_post_fox": [1]}},
        deck="cobbler sword",
        state=river(),
    )
    t.answer("resolve services", "buy hand_card", "take anvil")
    t.expect(0, "buy-service")  # a second one would be allowed
    t.answer("pass")
    assert t.phase == "marquise daylight"  # the bank came, no further offer
    assert (t.hand("marquise"), t.hand("riverfolk")) == ("anvil cobbler", "bake_sale sword")


@pytest.mark.rule("11.4.2", "11.5.3")
@pytest.mark.ruling("F8")
def test_funds_on_spaces_bring_no_dividends(table):
    t = table(
        "riverfolk marquise",
        hands={"riverfolk": "anvil"},
        pieces={"riverfolk": {"trade_post_fox": [1]}},
        state=river({"riverfolk": 4}),
    )
    t.answer("craft anvil")
    assert (sum(otters(t).funds), sum(otters(t).tracks), t.points("riverfolk")) == (3, 1, 2)
    t.answer("pass", "price 1", "price 1", "price 1", "pass", "pass")
    assert t.phase == "riverfolk daylight"
    assert t.points("riverfolk") == 3  # a point for three funds, two for four


@pytest.mark.rule("card/tax_collector")
@pytest.mark.ruling("F10")
def test_nobody_taxes_own_warriors_on_the_board_of_the_riverfolk(table):
    t = table(
        "marquise riverfolk",
        crafted={"marquise": "tax_collector"},
        pieces={"marquise": {"recruiter": [5]}},
        state=river({"marquise": 2}, payments={"marquise": 1}, commitments={"marquise": 1}),
    )
    assert offers(t, "use") == []
    t.answer("recruit")
    assert offers(t, "use") == ["tax_collector"]  # a warrior on the map
