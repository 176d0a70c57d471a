"""The Eyrie Dynasties: setup (7.3), crafting and leaders (7.2, 7.8), turmoil (7.7)."""

import pytest

from tafelrunde.titles.root.catalogue import FACES
from tests.titles.root.conftest import decree, placed

NEST = {"eyrie": {"roost": [1]}}


# -- setup


@pytest.mark.rule("7.3.1", "7.3.2", "7.3.3", "7.3.4", "7.3.5", "5.1.7")
def test_setup_places_a_roost_and_six_warriors_across_from_the_keep(table):
    t = placed("eyrie marquise")
    t.answer("keep c2", "at c2", "at c2", "at c5")  # the Marquise is A, whoever starts
    t.expect(
        0, "choose-leader", "lead builder", "lead charismatic", "lead commander", "lead despot"
    )
    t.answer("lead commander")
    birds = t.faction("eyrie")
    assert (birds.warriors[4], birds.supply, birds.stock[0]) == (6, 14, 6)
    assert t.pieces("eyrie", "roost", 4) == 1
    assert birds.viziers == [0, 1, 1, 0]
    assert t.phase == "eyrie birdsong"


@pytest.mark.rule("7.3.2")
@pytest.mark.ends_open
def test_without_the_marquise_any_corner_will_do(table):
    t = placed("eyrie alliance")
    t.expect(0, "first-roost", "at c1", "at c2", "at c3", "at c4")


@pytest.mark.rule("7.8", "7.3.4")
@pytest.mark.parametrize(
    ("leader", "viziers"),
    [
        ("builder", [1, 1, 0, 0]),
        ("charismatic", [1, 0, 1, 0]),
        ("commander", [0, 1, 1, 0]),
        ("despot", [0, 1, 0, 1]),
    ],
)
def test_each_leader_has_its_vizier_columns(table, leader, viziers):
    t = table("marquise eyrie", leader=leader)
    assert t.faction("eyrie").viziers == viziers


# -- crafting and leaders


@pytest.mark.rule("7.2.1", "7.5.1", "7.5")
def test_roosts_craft_before_the_decree_only(table):
    t = table(
        "eyrie marquise",
        hands={"eyrie": "anvil armorers"},
        pieces=NEST,
        warriors={"eyrie": {1: 2}},
    )
    t.expect(0, "eyrie-craft", "craft anvil", "craft armorers", "pass")
    t.answer("pass", "to c5")
    t.answer("count 1")
    assert not t.offered("craft anvil")


@pytest.mark.rule("7.2.3", "7.8.1", "1.1.1")
@pytest.mark.ruling("R17")
@pytest.mark.parametrize(
    ("leader", "points"), [("builder", 2), ("charismatic", 1), ("commander", 1), ("despot", 1)]
)
def test_disdain_for_trade_scores_one_point_unless_the_builder_leads(table, leader, points):
    t = table("eyrie marquise", hands={"eyrie": "anvil sword"}, pieces=NEST, leader=leader)
    t.answer("craft anvil")
    assert t.points("eyrie") == points
    assert t.faction("eyrie").items[3] == 1
    assert min(card.points for card in FACES if card.item >= 0) == 1  # never less than Disdain's


@pytest.mark.rule("7.8.3", "4.3.2.II")
def test_the_commander_adds_a_hit_as_attacker_only(table):
    armies = {"eyrie": {1: 1}, "marquise": {1: 4}}
    t = table(
        "eyrie marquise",
        warriors=armies,
        pieces=NEST,
        crafted={"eyrie": "command_warren"},
        hands={"eyrie": "sword"},
        leader="commander",
        dice=[3, 0],
    )
    t.answer("battle c1")
    assert t.warriors("marquise", 1) == 2  # one rolled, capped; one extra
    t.ends_clean()
    t = table("marquise eyrie", warriors=armies, leader="commander", dice=[0, 0])
    t.answer("battle c1")
    assert t.warriors("marquise", 1) == 4
    t.ends_clean()


@pytest.mark.rule("7.8.4")
@pytest.mark.ruling("R21")
def test_the_despot_scores_one_more_per_battle_with_a_building_or_token(table):
    t = table(
        "eyrie marquise",
        warriors={"eyrie": {5: 3}},
        pieces={"eyrie": {"roost": [3]}, "marquise": {"sawmill": [5], "wood": [5, 5]}},
        crafted={"eyrie": "command_warren"},
        hands={"eyrie": "sword"},
        leader="despot",
        dice=[2, 0],
    )
    t.answer("battle c5")
    assert t.points("eyrie") == 4  # three pieces and one, not one each


@pytest.mark.rule("7.8.4")
@pytest.mark.ruling("R21")
def test_the_despot_scores_as_defender_but_not_for_warriors(table):
    t = table(
        "marquise eyrie",
        warriors={"marquise": {5: 1}, "eyrie": {5: 3}},
        pieces={"marquise": {"wood": [5]}},
        leader="despot",
        dice=[2, 2],
    )
    t.answer("battle c5")
    assert t.points("eyrie") == 2
    t.ends_clean()
    t = table(
        "marquise eyrie",
        warriors={"marquise": {5: 2}, "eyrie": {5: 3}},
        leader="despot",
        dice=[1, 1],
    )
    t.answer("battle c5")
    assert t.points("eyrie") == 0
    t.ends_clean()


@pytest.mark.rule("7.8.2")
def test_the_charismatic_places_two_warriors_for_each_recruit(table):
    t = table(
        "eyrie marquise",
        pieces=NEST,
        warriors={"marquise": {1: 1}},
        hands={"eyrie": "sword"},
        leader="charismatic",
        dice=[0, 0],
    )
    t.answer("pass")
    assert t.warriors("eyrie", 1) == 2


@pytest.mark.rule("7.8.2")
@pytest.mark.ruling("R20")
def test_the_charismatic_places_both_warriors_in_one_clearing(table):
    t = table(
        "eyrie marquise",
        pieces={"eyrie": {"roost": [1, 5]}},
        warriors={"marquise": {5: 1}},
        hands={"eyrie": "sword"},
        leader="charismatic",
        dice=[0, 0],
    )
    t.answer("pass")
    t.expect(0, "decree-recruit", "recruit c1", "recruit c5")
    t.answer("recruit c5")
    assert (t.warriors("eyrie", 1), t.warriors("eyrie", 5)) == (0, 2)


@pytest.mark.rule("7.8.2", "7.7")
@pytest.mark.ruling("R20")
@pytest.mark.ends_open
def test_the_charismatic_with_one_warrior_left_places_it_and_falls(table):
    t = table(
        "eyrie marquise",
        pieces=NEST,
        hands={"eyrie": "sword"},
        leader="charismatic",
        supply={"eyrie": 1},
    )
    t.answer("pass")
    assert t.warriors("eyrie", 1) == 1
    assert t.question().prompt == "choose-leader"


# -- turmoil


@pytest.mark.rule("7.7", "7.7.1", "7.7.2", "7.7.3", "7.7.4")
def test_turmoil_humiliates_purges_deposes_and_ends_daylight(table):
    t = table(
        "eyrie marquise",
        pieces={"eyrie": {"roost": [1, 2]}},
        decree={"battle": "armorers anvil", "build": "sword"},
        hands={"eyrie": "cobbler"},
        points={"eyrie": 10},
        leader="commander",
        deck="bake_sale",
    )
    t.answer("pass")  # no warriors: the vizier's move fails
    assert t.points("eyrie") == 7  # two viziers and one bird
    assert t.discard() == "anvil armorers sword"
    t.answer("lead builder")
    birds = t.faction("eyrie")
    assert decree(t) == ["", "", "", ""]
    assert birds.viziers == [1, 1, 0, 0]
    assert t.hand("eyrie") == "bake_sale cobbler"  # Evening came
    assert t.points("eyrie") == 8
    assert t.phase == "marquise daylight"


@pytest.mark.rule("7.7.1")
@pytest.mark.ruling("R9")
@pytest.mark.ends_open
def test_points_do_not_fall_below_zero(table):
    t = table("eyrie marquise", leader="commander", points={"eyrie": 1})
    assert t.question().prompt == "choose-leader"
    assert t.points("eyrie") == 0


@pytest.mark.rule("7.7.3", "7.7.3.I")
@pytest.mark.ends_open
def test_deposed_leaders_come_back_only_when_none_is_left(table):
    def all_but_one(g):
        g.factions[0].leaders_down = 0b1011

    t = table("eyrie marquise", leader="despot")
    t.expect(0, "choose-leader", "lead builder", "lead charismatic", "lead commander")
    t = table("eyrie marquise", leader="commander", state=all_but_one)
    t.expect(
        0, "choose-leader", "lead builder", "lead charismatic", "lead commander", "lead despot"
    )
    t.answer("lead despot")
    assert t.faction("eyrie").leaders_down == 0


@pytest.mark.rule("7.5.2", "7.7")
@pytest.mark.ruling("R20")
@pytest.mark.ends_open
def test_turmoil_part_way_through_a_column_keeps_what_was_done(table):
    t = table(
        "eyrie marquise",
        pieces=NEST,
        decree={"recruit": "anvil sword"},
        hands={"eyrie": "cobbler"},
        leader="builder",
    )
    t.answer("pass", "resolve fox", "resolve mouse")
    assert t.question().prompt == "choose-leader"
    assert t.warriors("eyrie", 1) == 1
    assert t.discard() == "anvil sword"


@pytest.mark.rule("7.5.2", "3.3.1")
@pytest.mark.ruling("R12")
@pytest.mark.ends_open
def test_a_dominance_card_may_be_activated_between_decree_cards(table):
    t = table(
        "eyrie marquise alliance",
        pieces=NEST,
        warriors={"eyrie": {1: 2}},
        hands={"eyrie": "dominance_bird"},
        points={"eyrie": 10},
        leader="commander",
    )
    t.answer("pass")
    t.expect(0, "decree-card", "resolve bird", "activate dominance_bird")
    t.answer("activate dominance_bird")
    assert t.faction("eyrie").dominance >= 0
    assert t.question().prompt == "move-to"
