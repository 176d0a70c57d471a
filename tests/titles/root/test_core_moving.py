"""Rule, movement, slots and placing (2.2-2.8, 4.2)."""

import pytest

from tafelrunde.titles.root.board import BOARDS


def moves(t):
    return [name for name in t.names() if name.startswith("move")]


@pytest.mark.rule("4.2", "2.2.1")
@pytest.mark.ruling("R3")
def test_a_move_takes_any_number_of_warriors_to_an_adjacent_clearing(table):
    t = table("marquise eyrie", warriors={"marquise": {1: 4}})
    t.answer("move c1")
    t.expect(0, "move-to", "to c5", "to c9", "to c10")
    t.answer("to c5")
    t.expect(0, "move-count", "count 1", "count 2", "count 3", "count 4")
    t.answer("count 3", "pass")
    assert (t.warriors("marquise", 1), t.warriors("marquise", 5)) == (1, 3)


@pytest.mark.rule("4.2.1")
def test_moving_needs_rule_of_origin_or_destination(table):
    t = table(
        "marquise eyrie",
        warriors={"marquise": {1: 1, 5: 3}, "eyrie": {1: 3, 9: 3, 10: 3}},
    )
    t.answer("move c1")  # only into clearing 5, which she rules
    assert t.question().prompt == "march"
    assert t.warriors("marquise", 5) == 4
    t.answer("pass")


@pytest.mark.rule("4.2.1")
def test_no_move_between_two_clearings_somebody_else_rules(table):
    t = table(
        "marquise eyrie", warriors={"marquise": {1: 1}, "eyrie": dict.fromkeys(range(1, 11), 2)}
    )
    assert moves(t) == []


@pytest.mark.rule("4.2.2")
def test_the_same_warriors_may_move_again(table):
    t = table("marquise eyrie", warriors={"marquise": {1: 2}})
    t.move(1, 5, 2)
    t.move(5, 2, 2)
    assert t.warriors("marquise", 2) == 2


@pytest.mark.rule("2.3")
@pytest.mark.ends_open
def test_rivers_are_no_paths_for_most_factions(table):
    t = table("marquise eyrie", warriors={"marquise": {4: 1}})
    t.answer("move c4")
    t.expect(0, "move-to", "to c8", "to c9", "to c12")  # not clearing 7 down the river


@pytest.mark.rule("11.2.7.II")
@pytest.mark.ruling("F3")
@pytest.mark.ends_open
def test_boats_make_rivers_paths_but_rule_is_still_needed(table):
    def boats(g):
        g.factions[0].boats = True

    t = table("marquise eyrie", warriors={"marquise": {4: 1}}, state=boats)
    t.answer("move c4")
    t.expect(0, "move-to", "to c7", "to c8", "to c9", "to c12")
    armies = {"marquise": {4: 1}, "eyrie": {4: 2, 7: 2, 8: 2, 9: 2, 12: 2}}
    t = table("marquise eyrie", warriors=armies, state=boats)
    assert moves(t) == []


@pytest.mark.rule("2.8")
def test_the_ruler_has_most_warriors_and_buildings_together(table):
    t = table(
        "marquise alliance",
        warriors={"marquise": {1: 1, 5: 2, 6: 1}, "alliance": {1: 1, 5: 1}},
        pieces={"marquise": {"sawmill": [1]}, "alliance": {"base_fox": [6], "sympathy": [6, 5]}},
    )
    assert t.ruler(1) == "marquise"  # two against one
    assert t.ruler(5) == "marquise"  # tokens do not count
    assert t.ruler(6) == ""  # a tie
    assert t.ruler(7) == ""  # nobody there


@pytest.mark.rule("2.8", "7.2.2")
def test_only_the_eyrie_rule_ties_and_never_empty_clearings(table):
    t = table(
        "marquise alliance eyrie",
        warriors={
            "marquise": {1: 2, 5: 1, 9: 2},
            "alliance": {1: 2, 5: 1, 9: 2},
            "eyrie": {1: 2, 5: 0, 9: 1},
        },
    )
    assert t.ruler(1) == "eyrie"  # three tied
    assert t.ruler(5) == ""
    assert t.ruler(9) == ""  # tied for most are the others
    assert t.ruler(2) == ""


@pytest.mark.rule("2.2", "2.2.1", "2.2.2", "2.2.3", "2.2.4")
@pytest.mark.parametrize(("board", "paths"), [("autumn", 18), ("winter", 16)])
def test_maps_have_twelve_clearings_with_paths_slots_and_four_ruins(board, paths):
    map = BOARDS[board]
    assert sum(len(near) for near in map.paths) == 2 * paths
    assert sum(map.slots) == 22
    assert len(map.ruins) == 4
    for c in range(1, 13):
        for d in map.paths[c]:
            assert c in map.paths[d]
    for c in (1, 2, 3, 4):
        assert map.opposite[map.opposite[c]] == c


@pytest.mark.rule("2.4", "2.4.1")
@pytest.mark.parametrize(("board", "forests"), [("autumn", 7), ("winter", 8)])
def test_forests_touch_clearings_and_forests_across_a_path(board, forests):
    map = BOARDS[board]
    assert len(map.forests) == forests
    for forest in map.forests:
        for near in map.through_woods[forest]:
            assert forest in map.through_woods[near]
    if board == "autumn":
        assert map.through_woods[13] == [1, 2, 5, 10, 14, 15]


@pytest.mark.rule("2.3")
@pytest.mark.ruling("R26")
def test_rivers_divide_forests_on_the_winter_map_only():
    assert 16 not in BOARDS["autumn"].through_woods[13]
    assert BOARDS["winter"].through_woods[13] == [1, 10, 11, 14, 16]  # 16 lies across the river


@pytest.mark.rule("2.2.3", "2.2.4")
def test_a_ruin_fills_a_slot_and_buildings_need_a_free_one(table):
    t = table("marquise eyrie", pieces={"eyrie": {"roost": [1, 6]}})
    assert t.g.free_slots[1] == 0
    assert t.g.free_slots[6] == 0  # two slots, one under the ruin
    assert not t.g.may_build(t.faction("marquise"), 6)
    assert t.g.may_build(t.faction("marquise"), 5)


@pytest.mark.rule("2.5", "2.5.1")
@pytest.mark.by_hand
def test_pieces_are_limited_and_as_many_as_possible_are_placed(table):
    t = table("marquise eyrie", supply={"eyrie": 2})
    assert t.faction("eyrie").add_warriors(t.g, 1, 3) == 2
    assert t.faction("eyrie").supply == 0


@pytest.mark.rule("2.5.1", "2.5.2", "2.5.3")
def test_removed_pieces_return_to_supply_and_board(table):
    t = table(
        "eyrie marquise",
        warriors={"eyrie": {5: 3}, "marquise": {5: 1}},
        pieces={"eyrie": {"roost": [3]}, "marquise": {"sawmill": [5], "wood": [5]}},
        crafted={"eyrie": "command_warren"},
        hands={"eyrie": "anvil"},
        dice=[3, 0],
    )
    t.answer("battle c5")
    cats = t.faction("marquise")
    assert (cats.supply, cats.stock[0], cats.stock[4]) == (25, 6, 8)
    assert t.points("eyrie") == 2


@pytest.mark.rule("6.2.2", "1.1.2")
@pytest.mark.by_hand
def test_only_the_marquise_places_at_the_keep_but_others_may_move_in(table):
    t = table(
        "eyrie marquise",
        warriors={"eyrie": {1: 1, 5: 4}},
        pieces={"marquise": {"keep": [1]}, "eyrie": {"roost": [5]}},
        hands={"eyrie": "anvil"},
    )
    assert not t.g.may_place(t.faction("eyrie"), 1)
    assert t.g.may_place(t.faction("marquise"), 1)
    t.answer("pass", "move c5", "to c1", "count 2")
    assert t.warriors("eyrie", 1) == 3
    t.faction("marquise").set_keep(t.g, 0)
    assert t.g.may_place(t.faction("eyrie"), 1)
