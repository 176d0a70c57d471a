"""The Marquise de Cat (6)."""

import pytest

from tests.titles.root.conftest import offers, placed

HOME = {"marquise": {"keep": [1], "sawmill": [5], "workshop": [9], "recruiter": [10]}}


# -- setup


@pytest.mark.rule("6.3.1", "6.3.2", "6.3.3", "6.3.4", "6.3.5")
@pytest.mark.ends_open
def test_setup_places_keep_garrison_and_three_buildings(table):
    t = placed("marquise eyrie")
    t.expect(0, "place-keep", "keep c1", "keep c2", "keep c3", "keep c4")
    t.answer("keep c3")
    t.expect(0, "place-building", "at c3", "at c6", "at c7", "at c11")
    t.answer("at c3")
    t.expect(0, "place-building", "at c6", "at c7", "at c11")  # clearing 3 has one slot
    t.answer("at c11", "at c11")
    cats = t.faction("marquise")
    assert cats.warriors[1] == 0  # the opposite corner
    assert [cats.warriors[c] for c in range(2, 13)] == [1] * 11
    assert cats.supply == 14
    assert cats.stock == [5, 5, 5, 0, 8]
    assert t.pieces("marquise", "keep", 3) == 1


# -- keep and hospitals


@pytest.mark.rule("6.2.2", "3.2.1")
def test_a_removed_keep_scores_and_leaves_the_game(table):
    t = table(
        "eyrie marquise",
        warriors={"eyrie": {1: 2}},
        pieces={"marquise": {"keep": [1]}, "eyrie": {"roost": [3]}},
        hands={"eyrie": "anvil"},
        crafted={"eyrie": "command_warren"},
        dice=[0, 0],
    )
    t.answer("battle c1")
    cats = t.faction("marquise")
    assert (cats.keep, cats.stock[3]) == (0, 0)
    assert t.points("eyrie") == 1
    assert t.g.may_place(t.faction("eyrie"), 1)


@pytest.mark.rule("6.2.3")
@pytest.mark.ruling("R7")
def test_field_hospitals_bring_all_warriors_of_one_removal_back_for_a_matching_card(table):
    t = table(
        "marquise eyrie",
        warriors={"marquise": {5: 3}, "eyrie": {5: 3}},
        pieces=HOME,
        hands={"marquise": "bake_sale anvil armorers"},
        dice=[2, 2],
    )
    t.answer("battle c5")
    t.expect(0, "field-hospitals", "spend bake_sale", "spend armorers", "pass")
    t.answer("spend bake_sale")
    assert t.warriors("marquise", 1) == 2
    assert t.warriors("marquise", 5) == 1


@pytest.mark.rule("6.2.3")
def test_field_hospitals_may_be_declined_and_need_a_keep(table):
    armies = {"marquise": {5: 3}, "eyrie": {5: 3}}
    hands = {"marquise": "bake_sale"}
    t = table("marquise eyrie", warriors=armies, pieces=HOME, hands=hands, dice=[1, 1])
    t.answer("battle c5", "pass")
    assert t.warriors("marquise", 1) == 0
    t.ends_clean()
    t = table("marquise eyrie", warriors=armies, hands=hands, dice=[1, 1])
    t.answer("battle c5")
    t.expect_no_question()
    t.ends_clean()


@pytest.mark.rule("6.2.3", "1.2.1")
@pytest.mark.ruling("R1")
def test_field_hospitals_are_asked_whatever_the_hand_holds(table):
    t = table(
        "marquise eyrie",
        warriors={"marquise": {5: 3}, "eyrie": {5: 3}},
        pieces=HOME,
        hands={"marquise": "anvil"},
        dice=[1, 1],
    )
    t.answer("battle c5")
    assert t.was_asked("marquise", "field-hospitals")


@pytest.mark.rule("6.2.3", "4.3.1")
@pytest.mark.ruling("R7")
def test_cats_back_at_the_keep_go_on_fighting_after_an_ambush_there(table):
    t = table(
        "marquise eyrie",
        warriors={"marquise": {1: 2}, "eyrie": {1: 2}},
        pieces=HOME,
        hands={"marquise": "anvil", "eyrie": "ambush_fox"},
        dice=[2, 0],
    )
    t.answer("battle c1", "ambush ambush_fox", "spend anvil")
    assert "rolls" in t.events()
    assert (t.warriors("marquise", 1), t.warriors("eyrie", 1)) == (2, 0)


@pytest.mark.rule("6.2.3", "2.1.1.I")
@pytest.mark.ruling("R7")
def test_field_hospitals_work_for_a_revolt(table):
    t = table(
        "alliance marquise",
        phase="birdsong",
        warriors={"marquise": {5: 2}},
        pieces={"alliance": {"sympathy": [5]}, "marquise": {"keep": [1]}},
        supporters="bake_sale a_visit_to_friends",
        hands={"marquise": "armorers"},
    )
    t.answer("revolt c5", "spend bake_sale", "spend armorers")
    assert t.warriors("marquise", 1) == 2
    assert t.warriors("alliance", 5) == 1


# -- Birdsong


@pytest.mark.rule("6.4")
def test_birdsong_places_a_wood_at_each_sawmill(table):
    t = table("marquise eyrie", phase="birdsong", pieces={"marquise": {"sawmill": [5, 5, 7]}})
    assert [t.pieces("marquise", "wood", c) for c in (5, 7, 1)] == [2, 1, 0]
    assert t.phase == "marquise daylight"


@pytest.mark.rule("6.4", "2.5")
@pytest.mark.ruling("R16")
def test_with_too_little_wood_she_chooses_the_sawmills(table):
    t = table(
        "marquise eyrie",
        phase="birdsong",
        pieces={"marquise": {"sawmill": [5, 7, 9], "wood": [1] * 6}},
    )
    t.expect(0, "place-wood", "wood c5", "wood c7", "wood c9")
    t.answer("wood c7", "wood c9")
    assert [t.pieces("marquise", "wood", c) for c in (5, 7, 9)] == [0, 1, 1]


# -- Daylight


@pytest.mark.rule("6.5", "6.2.1")
def test_crafting_comes_before_actions(table):
    t = table(
        "marquise eyrie",
        hands={"marquise": "anvil"},
        warriors={"marquise": {1: 1}},
        pieces={"marquise": {"workshop": [1], "recruiter": [5]}},
    )
    assert t.offered("craft anvil")
    t.answer("recruit")
    assert not t.offered("craft anvil")


@pytest.mark.rule("6.5")
def test_three_actions_then_one_more_for_each_bird(table):
    t = table(
        "marquise eyrie",
        hands={"marquise": "armorers sappers anvil"},
        warriors={"marquise": {1: 1}},
    )
    for _ in range(3):
        t.answer("move c1", "to c5", "pass") if t.offered("move c1") else t.answer(
            "move c5", "to c1", "pass"
        )
    t.expect(0, "extra-action", "spend armorers", "spend sappers", "pass")
    t.answer("spend sappers")
    assert t.question().count == 1
    t.answer("move c5", "to c1", "pass")
    t.expect(0, "extra-action", "spend armorers", "pass")
    t.answer("pass")
    assert t.phase == "eyrie birdsong"
    assert t.discard() == "sappers"


@pytest.mark.rule("6.5", "2.1.1.II")
@pytest.mark.ruling("R1")
def test_only_birds_buy_actions_but_she_is_asked_with_any_card(table):
    t = table("marquise eyrie", hands={"marquise": "anvil"}, warriors={"marquise": {1: 1}})
    t.answer("move c1", "to c5", "pass", "move c5", "to c1", "pass", "move c1", "to c5", "pass")
    t.expect(0, "extra-action", "pass")
    t.answer("pass")


@pytest.mark.rule("6.5.1")
def test_a_battle_is_one_action(table):
    t = table("marquise eyrie", warriors={"marquise": {1: 3}, "eyrie": {1: 3}}, dice=[0, 0])
    t.battle(1)
    assert t.question().count == 2


@pytest.mark.rule("6.5.2")
def test_a_march_is_two_moves_and_one_action(table):
    t = table("marquise eyrie", warriors={"marquise": {1: 2, 7: 2}})
    t.move(1, 5, 2)
    t.move(7, 8, 1)
    assert (t.warriors("marquise", 5), t.warriors("marquise", 8)) == (2, 1)
    assert t.question().count == 2


@pytest.mark.rule("6.5.3")
def test_recruit_places_a_warrior_per_recruiter_once_a_turn(table):
    t = table("marquise eyrie", pieces={"marquise": {"recruiter": [5, 5, 7]}})
    t.answer("recruit")
    assert (t.warriors("marquise", 5), t.warriors("marquise", 7)) == (2, 1)
    assert not t.offered("recruit")


@pytest.mark.rule("6.5.3", "2.5")
@pytest.mark.ruling("R16")
def test_with_too_few_warriors_she_chooses_the_recruiters(table):
    t = table("marquise eyrie", pieces={"marquise": {"recruiter": [5, 7]}}, supply={"marquise": 1})
    t.answer("recruit")
    t.expect(0, "recruit-at", "recruit c5", "recruit c7")
    t.answer("recruit c7")
    assert (t.warriors("marquise", 5), t.warriors("marquise", 7)) == (0, 1)


@pytest.mark.rule("6.5.4", "6.5.4.I", "6.5.4.II", "6.5.4.III", "2.5.2")
def test_build_costs_wood_and_scores_what_the_track_uncovers(table):
    t = table(
        "marquise eyrie",
        warriors={"marquise": {9: 1, 7: 1}},
        pieces={"marquise": {"sawmill": [9], "workshop": [7], "wood": [9, 9]}},
    )
    t.answer("build workshop")  # the second workshop: one wood, two points
    assert t.pieces("marquise", "workshop", 9) == 1  # the only linked free slot
    assert t.pieces("marquise", "wood", 9) == 1
    assert t.points("marquise") == 2


@pytest.mark.rule("6.5.4.II")
def test_wood_comes_from_clearings_linked_by_rule(table):
    t = table(
        "marquise eyrie",
        warriors={"marquise": {1: 1, 9: 1, 2: 1}, "eyrie": {10: 1, 5: 1}},
        pieces={"marquise": {"sawmill": [1], "wood": [9, 2]}},
    )
    # Clearing 2 has wood and rule, but no ruled link to clearings 1 and 9.
    t.answer("build sawmill")
    t.expect(0, "build-at", "at c2", "at c9")
    t.answer("at c9")
    assert (t.pieces("marquise", "wood", 9), t.pieces("marquise", "wood", 2)) == (0, 1)


@pytest.mark.rule("6.5.4.II")
def test_she_chooses_the_wood_if_there_is_more_than_needed(table):
    t = table(
        "marquise eyrie",
        warriors={"marquise": {1: 1, 9: 1, 5: 1}},
        pieces={"marquise": {"sawmill": [5], "wood": [1, 9]}},
    )
    t.answer("build sawmill", "at c9")
    t.expect(0, "pay-wood", "wood c1", "wood c9")
    t.answer("wood c1")
    assert (t.pieces("marquise", "wood", 1), t.pieces("marquise", "wood", 9)) == (0, 1)


@pytest.mark.rule("6.5.4.II")
def test_building_needs_rule_and_a_free_slot(table):
    t = table(
        "marquise eyrie",
        warriors={"marquise": {1: 1, 9: 1}, "eyrie": {9: 1}},
        pieces={"marquise": {"wood": [1, 9], "keep": [1]}, "eyrie": {"roost": [1]}},
    )
    assert offers(t, "build") == []


@pytest.mark.rule("6.5.4.III")
@pytest.mark.parametrize(
    ("kind", "points"), [("sawmill", [1, 2, 3, 4, 5]), ("recruiter", [1, 2, 3, 3, 4])]
)
def test_later_buildings_cost_and_score_more(table, kind, points):
    for nth in range(1, 6):
        t = table(
            "marquise eyrie",
            warriors={"marquise": {12: 9, 9: 1}},
            pieces={"marquise": {kind: [5, 5, 7, 7, 11][:nth], "wood": [12] * 5}},
        )
        t.answer(f"build {kind}", "at c12")
        assert t.points("marquise") == points[nth - 1]
        assert 5 - t.pieces("marquise", "wood", 12) == [1, 2, 3, 3, 4][nth - 1]
        t.ends_clean()


@pytest.mark.rule("6.5.5", "2.1.1")
def test_overwork_spends_a_matching_card_for_wood_at_a_sawmill(table):
    t = table(
        "marquise eyrie",
        hands={"marquise": "bake_sale armorers anvil"},
        pieces={"marquise": {"sawmill": [5, 7]}},
    )
    assert offers(t, "overwork") == ["c5", "c7"]
    t.answer("overwork c7")  # only the bird stands for a mouse
    assert t.hand("marquise") == "anvil bake_sale"
    assert t.pieces("marquise", "wood", 7) == 1
    assert offers(t, "overwork") == ["c5"]


# -- Evening


@pytest.mark.rule("6.6")
@pytest.mark.parametrize(("recruiters", "cards"), [(0, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_evening_draws_by_uncovered_bonuses(table, recruiters, cards):
    spots = [5, 5, 7, 7, 9][:recruiters]
    t = table("marquise eyrie", phase="evening", pieces={"marquise": {"recruiter": spots}})
    assert len(t.faction("marquise").hand) == cards


@pytest.mark.rule("6.6")
def test_evening_discards_down_to_five(table):
    hands = {"marquise": "anvil sword armorers sappers cobbler"}
    t = table("marquise eyrie", phase="evening", hands=hands, deck="bake_sale")
    assert t.question().prompt == "hand-limit"
    t.answer("discard sword")
    assert t.hand("marquise") == "anvil armorers bake_sale cobbler sappers"
    assert t.phase == "eyrie birdsong"


@pytest.mark.rule("1.4")
def test_after_evening_the_next_player_begins_birdsong(table):
    t = table("marquise eyrie alliance", hands={"marquise": "anvil"}, warriors={"marquise": {1: 1}})
    t.answer("pass")
    assert t.phase == "eyrie birdsong"
    assert t.question().seat == 1
