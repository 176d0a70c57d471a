"""Rulings on Arcane cards that need a position of their own."""

import pytest

from tests.titles.oath.test_arcane_bonds import battle

# -- Jinx


@pytest.mark.rule("card/jinx", "card/gleaming_armor")
@pytest.mark.ruling("card/jinx#1")
@pytest.mark.ends_open
def test_the_jinx_is_no_battle_plan_so_an_enemys_armor_does_not_make_it_dearer(table):
    t = battle(
        table,
        advisers={"red": "jinx longbows", "blue": "gleaming_armor"},
        secrets={"red": 2},
        dice=[0, 0, 0, 0, 0, 0, 0],
    )
    t.campaign("blue", dice=1)
    t.expect(1, "battle-plan", "use longbows", "pass")
    t.answer("use longbows")  # with the armor's secret; one is left
    t.expect(1, "use-power", "choose yes", "pass")
    t.answer("choose yes")
    assert (t.secrets_on("longbows"), t.secrets_on("jinx"), t.secrets("red")) == (1, 1, 0)


@pytest.mark.rule("card/jinx", "card/code_of_honor")
@pytest.mark.ruling("card/jinx#1")
@pytest.mark.ends_open
def test_the_jinx_is_left_to_a_side_that_may_use_no_further_plan(table):
    t = battle(
        table,
        advisers={"red": "code_of_honor jinx"},
        secrets={"red": 1},
        dice=[0, 0, 0, 0],
    )
    t.campaign("blue", dice=1)
    t.answer("use code_of_honor")
    t.expect(1, "use-power", "choose yes", "pass")
    assert t.question().source == "jinx"


@pytest.mark.rule("card/jinx")
@pytest.mark.ruling("card/jinx#1")
@pytest.mark.ends_open
def test_a_roll_is_repeated_only_once_even_if_the_card_is_empty_and_secrets_are_left(table):
    t = battle(table, advisers={"blue": "jinx"}, secrets={"blue": 3}, dice=[0, 1, 3, 3, 3])
    t.campaign("blue", dice=3)
    assert t.secrets("blue") == 3  # the dice are on the table, nothing is paid yet
    assert [e["faces"] for e in t.match.events(-1) if e["id"] == "rolls"] == [["defence_0"]]
    t.answer("choose yes")
    assert (t.secrets("blue"), t.facedown_secrets("blue"), t.secrets_on("jinx")) == (2, 1, 0)
    t.expect(1, "occupy")  # blue was not asked again: red's three swords have won
    faces = [e["faces"] for e in t.match.events(-1) if e["id"] == "rolls"]
    assert faces[:2] == [["defence_0"], ["defence_1"]] and len(faces) == 3
