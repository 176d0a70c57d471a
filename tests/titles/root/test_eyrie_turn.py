"""The Eyrie Dynasties' turn: Birdsong (7.4), the Decree (7.5), Evening (7.6)."""

import pytest

from tests.titles.root.conftest import decree

NEST = {"eyrie": {"roost": [1]}}


# -- Birdsong


@pytest.mark.rule("7.4", "7.4.1")
def test_an_empty_hand_draws_one_card_first(table):
    t = table("eyrie marquise", phase="birdsong", pieces=NEST, deck="anvil")
    t.answer("add anvil", "column column_move")
    assert decree(t) == ["", "anvil", "", ""]


@pytest.mark.rule("7.4.1")
@pytest.mark.ends_open
def test_a_hand_with_one_card_draws_nothing(table):
    t = table(
        "eyrie marquise", phase="birdsong", pieces=NEST, hands={"eyrie": "sword"}, deck="anvil"
    )
    t.answer("add sword", "column column_build")
    assert decree(t) == ["", "", "", "sword"]
    assert t.hand("eyrie") == ""


@pytest.mark.rule("7.4.2")
def test_one_or_two_cards_are_added_and_only_one_bird(table):
    t = table(
        "eyrie marquise",
        phase="birdsong",
        pieces=NEST,
        hands={"eyrie": "armorers sappers anvil"},
    )
    t.expect(0, "add-card", "add armorers", "add sappers", "add anvil")  # no pass: a must
    t.answer("add armorers", "column column_recruit")
    t.expect(0, "add-second-card", "add anvil", "pass")
    t.answer("add anvil", "column column_recruit")
    assert decree(t) == ["anvil armorers", "", "", ""]
    assert t.hand("eyrie") == "sappers"
    assert t.phase == "eyrie daylight"


@pytest.mark.rule("7.4.2")
def test_after_a_suit_card_the_second_may_be_a_bird_or_none(table):
    t = table("eyrie marquise", phase="birdsong", pieces=NEST, hands={"eyrie": "armorers anvil"})
    t.answer("add anvil", "column column_move")
    t.expect(0, "add-second-card", "add armorers", "pass")
    t.answer("pass")
    assert decree(t) == ["", "anvil", "", ""]


@pytest.mark.rule("7.4.3")
@pytest.mark.ruling("R19")
def test_without_a_roost_a_new_one_goes_where_the_fewest_warriors_are(table):
    spread = {c: 1 for c in range(1, 13) if c not in (2, 6, 8)}
    t = table(
        "eyrie marquise",
        phase="birdsong",
        warriors={"marquise": spread | {8: 2, 6: 1}},
        pieces={"marquise": {"keep": [2]}},
        hands={"eyrie": "anvil"},
        leader="commander",
    )
    # Clearing 2 has the fewest, but nobody else may place at the keep.
    t.answer("add anvil", "column column_move")
    assert t.question().prompt == "new-roost"
    assert "at c2" not in t.names()
    assert "at c8" not in t.names()
    t.answer("at c6")
    assert t.warriors("eyrie", 6) == 3
    assert t.pieces("eyrie", "roost", 6) == 1


@pytest.mark.rule("7.4.3", "2.5")
@pytest.mark.ruling("R19")
@pytest.mark.ends_open
def test_a_new_roost_needs_a_slot_and_takes_what_warriors_there_are(table):
    t = table(
        "eyrie alliance",
        phase="birdsong",
        warriors={"alliance": dict.fromkeys(range(1, 11), 1)},
        pieces={"alliance": {"base_fox": [12]}},
        hands={"eyrie": "anvil"},
        supply={"eyrie": 2},
    )
    t.answer("add anvil", "column column_move")
    assert t.warriors("eyrie", 11) == 2  # clearing 12 has no free slot
    assert t.pieces("eyrie", "roost", 11) == 1


# -- the Decree


@pytest.mark.rule("7.5.2")
def test_columns_are_resolved_from_left_to_right_and_cards_within_in_any_order(table):
    t = table(
        "eyrie marquise",
        warriors={"eyrie": {1: 2, 5: 2}},
        pieces={"eyrie": {"roost": [1, 5]}},
        decree={"recruit": "anvil bake_sale"},
    )
    t.expect(0, "decree-card", "resolve bird", "resolve fox", "resolve rabbit")
    t.answer("resolve rabbit")
    assert t.warriors("eyrie", 5) == 3
    t.answer("resolve bird")
    t.expect(0, "decree-recruit", "recruit c1", "recruit c5")
    t.answer("recruit c5")
    assert t.question().prompt == "decree-move"  # the fox was forced
    assert t.warriors("eyrie", 1) == 3


@pytest.mark.rule("7.5.2.I")
@pytest.mark.ends_open
def test_recruit_needs_a_matching_roost(table):
    t = table(
        "eyrie marquise",
        pieces={"eyrie": {"roost": [1]}},
        decree={"recruit": "sword"},
        leader="despot",
        points={"eyrie": 5},
    )
    assert "turmoil" in t.events()
    t.expect(0, "choose-leader", "lead builder", "lead charismatic", "lead commander")


@pytest.mark.rule("7.5.2.II")
@pytest.mark.ends_open
def test_move_at_least_one_warrior_from_a_matching_clearing(table):
    t = table(
        "eyrie marquise",
        warriors={"eyrie": {1: 3, 5: 1}},
        pieces=NEST,
        decree={"move": "anvil"},
        leader="charismatic",
    )
    t.expect(0, "move-to", "to c5", "to c9", "to c10")  # the fox card: only from clearing 1
    t.answer("to c9")
    t.expect(0, "move-count", "count 1", "count 2", "count 3", "count 4", "count 5")
    t.answer("count 2")
    assert t.warriors("eyrie", 9) == 2


@pytest.mark.rule("7.5.2.III")
def test_battle_in_a_matching_clearing(table):
    t = table(
        "eyrie marquise",
        warriors={"eyrie": {1: 2, 5: 2}, "marquise": {1: 1, 5: 1}},
        pieces=NEST,
        decree={"battle": "anvil"},
        hands={"eyrie": "sword"},
        leader="builder",
        dice=[1, 0],
    )
    t.answer("pass", "move c5", "to c2", "count 1")
    assert t.warriors("marquise", 1) == 0
    assert t.warriors("marquise", 5) == 1


@pytest.mark.rule("7.5.2.IV")
def test_build_a_roost_where_they_rule_and_have_none(table):
    t = table(
        "eyrie marquise",
        warriors={"eyrie": {1: 2, 6: 1, 8: 1, 12: 1}, "marquise": {12: 2}},
        pieces={"eyrie": {"roost": [1]}},
        decree={"build": "anvil"},
        hands={"eyrie": "sword"},
    )
    t.answer("pass", "move c1", "to c5", "count 1")
    t.expect(0, "decree-build", "build c6", "build c8")
    t.answer("build c8")
    assert t.pieces("eyrie", "roost", 8) == 1


@pytest.mark.rule("7.5.2.IV", "2.2.3", "7.7")
@pytest.mark.ends_open
def test_build_needs_a_free_slot_and_a_roost_left(table):
    def no_viziers(g):
        g.factions[0].viziers = [0, 0, 0, 0]

    t = table(
        "eyrie marquise",
        warriors={"eyrie": {6: 3}},
        pieces={"marquise": {"sawmill": [6]}},
        decree={"build": "anvil"},
        state=no_viziers,
    )
    assert "turmoil" in t.events()
    t = table(
        "eyrie marquise",
        warriors={"eyrie": {6: 3}},
        pieces={"eyrie": {"roost": [1, 2, 3, 4, 5, 7, 8]}},
        decree={"build": "anvil"},
        state=no_viziers,
    )
    assert "turmoil" in t.events()


@pytest.mark.rule("7.5.2")
def test_empty_columns_cause_no_turmoil(table):
    t = table("eyrie marquise", pieces=NEST, warriors={"eyrie": {1: 1}}, hands={"eyrie": "sword"})
    t.answer("pass", "to c5", "count 1")
    assert "turmoil" not in t.events()
    assert t.phase == "marquise daylight"


# -- Evening


@pytest.mark.rule("7.6", "7.6.1", "7.6.2")
@pytest.mark.parametrize(
    ("roosts", "points", "cards"),
    [(0, 0, 1), (1, 0, 1), (2, 1, 1), (3, 2, 2), (4, 3, 2), (5, 4, 2), (6, 4, 3), (7, 5, 3)],
)
def test_evening_scores_and_draws_by_roosts(table, roosts, points, cards):
    spots = [1, 2, 3, 4, 5, 7, 8][:roosts]
    t = table("eyrie marquise", phase="evening", pieces={"eyrie": {"roost": spots}})
    assert t.points("eyrie") == points
    assert len(t.faction("eyrie").hand) == cards


@pytest.mark.rule("7.6.2")
def test_evening_discards_down_to_five(table):
    t = table(
        "eyrie marquise",
        phase="evening",
        hands={"eyrie": "anvil sword armorers sappers cobbler"},
        deck="bake_sale",
    )
    t.answer("discard bake_sale")
    assert t.hand("eyrie") == "anvil armorers cobbler sappers sword"
