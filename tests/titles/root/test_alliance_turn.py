"""The Woodland Alliance's setup (8.3) and turn (8.4 to 8.6)."""

import pytest

from tests.titles.root.conftest import offers, placed, supporters

FOXES = "anvil protection_racket travel_gear_fox"


# -- setup


@pytest.mark.rule("8.3.1", "8.3.2", "8.3.3", "8.3.4")
def test_setup_draws_three_supporters(table):
    t = placed("eyrie alliance", "at c1", "lead builder")
    rebels = t.faction("alliance")
    assert len(rebels.supporters) == 3
    assert rebels.supply == 10
    assert rebels.stock == [1, 1, 1, 10]


# -- Birdsong


def at_birdsong(table, supporters, *, sympathy, **position):
    """The Alliance's Birdsong with these supporters and sympathy in these clearings."""
    pieces = {"alliance": {"sympathy": sympathy}}
    return table(
        "alliance marquise", phase="birdsong", pieces=pieces, supporters=supporters, **position
    )


@pytest.mark.rule("8.4", "8.4.1", "8.4.1.I", "8.4.1.II", "8.4.1.III", "3.2.1")
@pytest.mark.ruling("R23")
def test_a_revolt_clears_the_clearing_and_founds_a_base(table):
    t = table(
        "alliance marquise eyrie",
        phase="birdsong",
        warriors={"marquise": {6: 3}, "eyrie": {6: 1}, "alliance": {6: 1}},
        pieces={
            "alliance": {"sympathy": [6, 12, 1, 11]},
            "marquise": {"sawmill": [6], "wood": [6]},
        },
        supporters=FOXES,
    )
    assert offers(t, "revolt") == ["c1", "c6", "c12"]
    t.answer("revolt c6", "spend anvil", "spend travel_gear_fox")
    assert t.warriors("marquise", 6) == 0
    assert t.warriors("eyrie", 6) == 0
    assert t.points("alliance") == 2
    assert t.pieces("alliance", "base_fox", 6) == 1
    assert t.pieces("alliance", "sympathy", 6) == 1
    assert t.warriors("alliance", 6) == 1 + 3  # three sympathetic fox clearings
    assert t.faction("alliance").officers == 1
    assert t.events()[-3:] == ["places", "recruits", "trains"]  # all of it is told
    assert offers(t, "revolt") == []  # the fox base is built


@pytest.mark.rule("8.4.1.II", "8.2.3", "2.1.1")
def test_supporters_are_spent_for_their_suit_and_birds_for_any(table):
    t = at_birdsong(table, "anvil sword", sympathy=[1])
    assert offers(t, "revolt") == []
    t = at_birdsong(table, "anvil armorers", sympathy=[1])
    t.answer("revolt c1", "spend armorers")
    assert t.discard() == "anvil armorers"


@pytest.mark.rule("8.4.1.I", "2.2.3")
@pytest.mark.ruling("R23")
def test_no_revolt_where_the_base_would_find_no_slot(table):
    def full(g):
        g.free_slots[1] = 0

    t = at_birdsong(table, FOXES, sympathy=[1], state=full)
    assert offers(t, "revolt") == []


@pytest.mark.rule("8.4.1.III", "2.5")
def test_a_revolt_places_as_many_warriors_as_there_are(table):
    t = at_birdsong(table, "anvil travel_gear_fox", sympathy=[6, 12, 1], supply={"alliance": 2})
    t.answer("revolt c6", "spend anvil")
    assert t.warriors("alliance", 6) == 2
    assert t.faction("alliance").officers == 0


@pytest.mark.rule("8.4")
def test_no_revolt_after_sympathy_was_spread(table):
    t = at_birdsong(table, f"{FOXES} bake_sale", sympathy=[1])
    assert offers(t, "revolt") == ["c1"]
    t.answer("spread c5")
    assert offers(t, "revolt") == []


@pytest.mark.rule("8.4.2", "8.4.2.I", "8.4.2.III")
def test_the_first_sympathy_goes_anywhere_and_later_ones_next_to_sympathy(table):
    t = table("alliance marquise", phase="birdsong", supporters="armorers sappers")
    assert len(offers(t, "spread")) == 12
    t.answer("spread c1", "spend armorers")
    assert t.points("alliance") == 0
    assert offers(t, "spread") == ["c5", "c9", "c10"]
    t.answer("spread c5")
    assert t.points("alliance") == 1


@pytest.mark.rule("8.4.2.II")
@pytest.mark.parametrize(("tokens", "cost", "points"), [(2, 1, 1), (3, 2, 1), (6, 3, 3), (9, 3, 4)])
def test_further_sympathy_costs_and_scores_what_the_track_says(table, tokens, cost, points):
    spots = [1, 9, 12, 4, 7, 8, 3, 6, 2][:tokens]
    t = at_birdsong(
        table, "bake_sale smugglers_trail root_tea_rabbit a_visit_to_friends", sympathy=spots
    )
    t.answer("spread c10")
    while t.question().prompt == "spend-supporter":
        t.answer(t.names()[0])
    assert 4 - len(t.faction("alliance").supporters) == cost
    assert t.points("alliance") == points


@pytest.mark.rule("8.4.2.IIa")
def test_martial_law_costs_one_more_with_three_warriors_of_one_other_player(table):
    t = table(
        "alliance marquise eyrie",
        phase="birdsong",
        warriors={"marquise": {1: 3, 6: 2, 8: 1}, "eyrie": {6: 2}},
        supporters="anvil",
    )
    assert offers(t, "spread") == ["c6", "c8", "c12"]  # not clearing 1
    t = table(
        "alliance marquise eyrie",
        phase="birdsong",
        warriors={"marquise": {1: 3}},
        supporters="anvil travel_gear_fox",
    )
    t.answer("spread c1", "spend anvil")
    assert supporters(t) == ""


@pytest.mark.rule("6.2.2", "8.4.2.I")
def test_no_sympathy_at_the_keep(table):
    t = table(
        "alliance marquise",
        phase="birdsong",
        pieces={"marquise": {"keep": [1]}},
        supporters="armorers",
    )
    assert "spread c1" not in t.names()


# -- Daylight


@pytest.mark.rule("8.5", "8.5.2")
def test_mobilize_adds_a_hand_card_to_the_supporters_face_down(table):
    t = table("alliance marquise", hands={"alliance": "anvil sword"})
    t.answer("mobilize anvil")
    assert supporters(t) == "anvil"
    assert "cards" not in next(e for e in t.match.events(1) if e["id"] == "mobilizes")
    assert t.hand("alliance") == "sword"


@pytest.mark.rule("8.5.3")
def test_train_spends_a_card_of_a_built_bases_suit(table):
    t = table(
        "alliance marquise",
        hands={"alliance": "anvil sword armorers"},
        pieces={"alliance": {"base_fox": [1]}},
    )
    assert offers(t, "train") == ["anvil", "armorers"]
    t.answer("train anvil")
    assert t.faction("alliance").officers == 1
    assert t.discard() == "anvil"


@pytest.mark.rule("8.5.3", "2.5")
@pytest.mark.ruling("R16")
def test_no_training_without_a_base_and_no_officer_without_a_warrior(table):
    t = table("alliance marquise", hands={"alliance": "anvil armorers"})
    assert offers(t, "train") == []
    t = table(
        "alliance marquise",
        hands={"alliance": "anvil armorers"},
        pieces={"alliance": {"base_fox": [1]}},
        supply={"alliance": 0},
    )
    t.answer("train anvil")
    assert t.faction("alliance").officers == 0 and t.discard() == "anvil"


@pytest.mark.rule("8.6.1.III", "8.6.1.IV", "2.5")
@pytest.mark.ruling("R16")
def test_operations_place_what_is_left_even_nothing(table):
    t = table(
        "alliance marquise",
        phase="evening",
        warriors={"alliance": {11: 2}},
        pieces={"alliance": {"base_mouse": [11], "sympathy": list(range(1, 11))}},
        officers=3,
        supply={"alliance": 0},
    )
    t.answer("recruit c11")
    assert t.warriors("alliance", 11) == 2
    t.answer("organize c11")  # the warrior goes, no token comes, nothing is scored
    assert t.warriors("alliance", 11) == 1 and t.pieces("alliance", "sympathy", 11) == 0
    assert (t.points("alliance"), t.faction("alliance").supply) == (0, 1)


# -- Evening


@pytest.mark.rule("8.6", "8.6.1", "8.6.1.I", "8.6.1.III")
def test_each_officer_allows_one_operation(table):
    t = table(
        "alliance marquise",
        phase="evening",
        warriors={"alliance": {1: 1}},
        pieces={"alliance": {"base_fox": [1]}},
        officers=2,
    )
    assert offers(t, "recruit") == ["c1"]
    t.answer("recruit c1")
    assert t.question().count == 1
    t.move(1, 5, 2)
    assert t.warriors("alliance", 5) == 2
    assert t.g.turn == 1


@pytest.mark.rule("8.6.1.II")
def test_an_officer_may_start_a_battle(table):
    t = table(
        "alliance marquise",
        phase="evening",
        warriors={"alliance": {1: 2}, "marquise": {1: 1}},
        officers=1,
        dice=[1, 0],
    )
    t.battle(1)
    assert t.warriors("marquise", 1) == 0


@pytest.mark.rule("8.6.1.IV")
def test_organize_turns_a_warrior_into_sympathy_and_scores(table):
    t = table(
        "alliance marquise",
        phase="evening",
        warriors={"alliance": {1: 1, 5: 1, 3: 1}},
        pieces={"alliance": {"sympathy": [5]}, "marquise": {"keep": [3]}},
        officers=1,
    )
    assert offers(t, "organize") == ["c1"]  # neither sympathy nor keep
    t.answer("organize c1")
    assert (t.warriors("alliance", 1), t.pieces("alliance", "sympathy", 1)) == (0, 1)
    assert t.points("alliance") == 1
    assert t.faction("alliance").supply == 10 - 1 - 2


@pytest.mark.rule("8.6.2")
@pytest.mark.parametrize(("bases", "cards"), [({}, 1), ({"base_fox": [1], "base_mouse": [2]}, 3)])
def test_evening_draws_one_card_and_one_per_base(table, bases, cards):
    t = table("alliance marquise", phase="evening", pieces={"alliance": bases})
    assert len(t.faction("alliance").hand) == cards


@pytest.mark.rule("8.6.2")
def test_evening_discards_down_to_five(table):
    t = table(
        "alliance marquise",
        phase="evening",
        hands={"alliance": "anvil sword armorers sappers cobbler"},
        deck="bake_sale",
    )
    t.answer("discard sword")
    assert len(t.faction("alliance").hand) == 5
