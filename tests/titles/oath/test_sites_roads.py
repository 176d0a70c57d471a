"""Sites that make a difference to whoever travels to them, from them, or past them."""

import pytest

# -- Coasts


@pytest.mark.rule("card/lush_coast", "card/rocky_coast", "card/barren_coast", "5.6.1")
@pytest.mark.parametrize(("start", "end"), [("lush_coast", "rocky_coast"),
                                            ("rocky_coast", "barren_coast"),
                                            ("barren_coast", "lush_coast")])  # fmt: skip
def test_from_coast_to_coast_costs_one_supply(table, start, end):
    t = table("purple red", sites={1: start, 6: end, 7: "steppe"})
    t.travel(6)
    assert (t.pawn("purple"), t.supply("purple")) == (6, 6)
    t.travel(7)  # not to other sites
    assert t.supply("purple") == 3


@pytest.mark.rule("card/lush_coast", "2.8.5", "9.4")
def test_a_coast_that_still_lies_facedown_is_as_far_as_any_site(table):
    t = table("purple red", sites={1: "lush_coast"}, facedown={6: "rocky_coast"})
    t.travel(6)
    assert t.supply("purple") == 3


@pytest.mark.rule("card/lush_coast", "card/narrow_pass", "9.2")
def test_the_narrow_pass_does_not_stop_ships(table):
    sites = {1: "lush_coast", 4: "narrow_pass", 5: "rocky_coast", 3: "steppe"}
    t = table("purple red", sites=sites)
    t.answer("travel")
    assert t.offered("to s5") and t.offered("to s4") and not t.offered("to s3")
    t.answer("to s5")
    assert t.supply("purple") == 6


@pytest.mark.rule("card/lush_coast", "card/decadent")
def test_decadence_adds_its_supply_to_a_passage_to_the_hinterland(table):
    t = table("purple red", sites={1: "lush_coast", 6: "rocky_coast"}, uncovered="decadent")
    t.travel(6)
    assert t.supply("purple") == 5


# -- Buried Giant


GIANT = {"sites": {1: "buried_giant", 4: "narrow_pass", 5: "steppe", 6: "wastes"}}


@pytest.mark.rule("card/buried_giant", "9.2")
def test_for_a_secret_the_buried_giant_carries_one_anywhere(table):
    t = table("purple red", **GIANT, secrets={"purple": 1}, supply={"purple": 0})
    t.answer("travel", "use buried_giant")
    assert t.offered("to s5") and t.offered("to s6")  # past the Narrow Pass
    t.answer("to s5")
    assert (t.pawn("purple"), t.supply("purple")) == (5, 0)
    assert (t.secrets("purple"), t.facedown_secrets("purple")) == (0, 1)


@pytest.mark.rule("card/buried_giant", "7.4.1")
def test_nobody_has_to_wake_the_giant(table):
    t = table("purple red", **GIANT, secrets={"purple": 1})
    t.answer("travel", "pass")
    assert t.offered("to s4") and not t.offered("to s5")
    t.answer("to s4")
    assert (t.supply("purple"), t.secrets("purple")) == (5, 1)


@pytest.mark.rule("card/buried_giant", "7.1.2")
@pytest.mark.ends_open
def test_the_giant_wants_a_faceup_secret_and_who_stands_there(table):
    t = table("purple red", **GIANT, facedown_secrets={"purple": 1})
    t.answer("travel")
    assert t.question().prompt == "travel-to"
    t = table("purple red", **GIANT, secrets={"purple": 1}, at={1: "purple 1"}, pawns={"purple": 6})
    t.answer("travel")  # its ruler is elsewhere
    assert t.question().prompt == "travel-to"


@pytest.mark.rule("card/buried_giant", "card/spell_breaker")
@pytest.mark.ruling("card/buried_giant#1")
@pytest.mark.ends_open
def test_the_spell_breaker_keeps_the_giant_asleep(table):
    sites = GIANT["sites"] | {6: "wastes spell_breaker"}
    t = table("purple red", sites=sites, at={6: "red 1"}, secrets={"purple": 1})
    t.answer("travel")
    assert t.question().prompt == "travel-to" and not t.offered("to s5")


@pytest.mark.rule("card/buried_giant", "card/brass_horse", "card/narrow_pass")
@pytest.mark.ends_open
def test_on_a_free_trip_the_giant_still_helps_past_the_narrow_pass(table):
    setup = GIANT | {
        "sites": GIANT["sites"] | {5: "steppe elders"},
        "relics": {"purple": "brass_horse"},
        "piles": {"cradle": "tents"},
    }
    t = table("purple red", **setup, secrets={"purple": 2})
    t.use("brass_horse")
    assert t.offered("to s5") and t.offered("to s6")  # the flip is no duty: any site will do
    t.answer("to s5")
    assert (t.pawn("purple"), t.facedown_secrets("purple")) == (5, 1)
    t = table("purple red", **setup, secrets={"purple": 1})
    t.use("brass_horse")
    assert t.offered("to s4") and not t.offered("to s5")


@pytest.mark.rule("card/buried_giant", "5.5.7.III")
@pytest.mark.ends_open
def test_who_is_banished_from_the_giant_must_respect_the_narrow_pass(table):
    t = table(
        "purple red",
        **GIANT,
        warbands={"purple": 4},
        secrets={"red": 1},
        dice=[0, 0, 3, 3, 3, 3],
    )
    t.campaign("red", "pawn", dice=4)
    t.expect(0, "travel-to")
    assert t.offered("to s4") and not t.offered("to s5")


# -- Charming Valley


@pytest.mark.rule("card/charming_valley", "5.6.1")
def test_it_takes_one_supply_more_to_leave_the_charming_valley(table):
    t = table("purple red", sites={1: "charming_valley", 2: "river", 4: "steppe"})
    t.travel(4)
    assert t.supply("purple") == 4
    t.travel(1)  # to come there costs as always
    assert t.supply("purple") == 2


@pytest.mark.rule("card/charming_valley", "7.6.2")
@pytest.mark.ruling("card/charming_valley#1")
def test_who_travels_for_nothing_leaves_the_charming_valley_for_nothing(table):
    t = table(
        "purple red",
        sites={1: "charming_valley", 2: "river"},
        advisers={"purple": "tents"},
        favor={"purple": 1},
        supply={"purple": 0},
    )
    t.travel(2, "tents")
    assert (t.pawn("purple"), t.supply("purple")) == (2, 0)


# -- Shrouded Wood


WOOD = {"sites": {3: "shrouded_wood", 1: "river", 4: "steppe", 6: "wastes"}}


@pytest.mark.rule("card/shrouded_wood")
@pytest.mark.parametrize("slot", [2, 4, 6])
def test_leaving_the_shrouded_wood_costs_two_supply_whatever_the_distance(table, slot):
    sites = {1: "shrouded_wood", 2: "river", 4: "steppe", 6: "wastes"}
    t = table("purple red", sites=sites, at={1: "purple 1"})
    t.travel(slot)
    assert (t.pawn("purple"), t.supply("purple")) == (slot, 5)


@pytest.mark.rule("card/shrouded_wood")
def test_in_the_shrouded_wood_an_enemy_who_rules_names_the_destination(table):
    t = table("purple red blue", **WOOD, at={3: "blue 1"}, pawns={"red": 3}, turn_of="red")
    t.answer("travel")
    t.expect(2, "name-destination")
    t.answer("to s6")
    assert (t.pawn("red"), t.supply("red")) == (6, 5)


@pytest.mark.rule("card/shrouded_wood", "6.6.3")
@pytest.mark.ends_open
def test_for_the_empire_the_chancellor_names_and_its_own_go_where_they_like(table):
    setup = WOOD | {"at": {3: "purple 1"}, "citizens": "blue", "pawns": {"red": 3, "blue": 3}}
    t = table("purple red blue", **setup, turn_of="red")
    t.answer("travel")
    t.expect(0, "name-destination")
    t = table("purple red blue", **setup, turn_of="blue")
    t.answer("travel")
    t.expect(2, "travel-to")


@pytest.mark.rule("card/shrouded_wood")
@pytest.mark.ruling("card/shrouded_wood#1")
@pytest.mark.ends_open
def test_bandits_of_the_shrouded_wood_name_nothing_but_their_crowned_head_does(table):
    t = table("purple red blue", **WOOD, pawns={"red": 3}, turn_of="red")
    t.answer("travel")
    t.expect(1, "travel-to")
    t = table(
        "purple red blue",
        **WOOD,
        pawns={"red": 3},
        relics={"blue": "bandit_crown"},
        turn_of="red",
    )
    t.answer("travel")
    t.expect(2, "name-destination")


@pytest.mark.rule("card/shrouded_wood", "5.5.7.III")
def test_the_ruler_of_the_wood_says_where_who_is_banished_goes(table):
    t = table(
        "purple red blue yellow",
        **WOOD,
        at={3: "yellow 1"},
        pawns={"red": 3, "blue": 3},
        warbands={"red": 4},
        turn_of="red",
        dice=[0, 0, 3, 3, 3, 3],
    )
    t.campaign("blue", "pawn", dice=4)
    t.expect(3, "name-destination")
    t.answer("to s6")
    assert (t.pawn("blue"), t.supply("blue")) == (6, 7)


@pytest.mark.rule("card/shrouded_wood", "card/decadent")
@pytest.mark.ruling("card/shrouded_wood#2")
def test_decadence_still_adds_a_supply_for_the_hinterland(table):
    t = table("purple red", **WOOD, pawns={"purple": 3}, uncovered="decadent")
    t.travel(6)
    assert t.supply("purple") == 4
    t = table("purple red", **WOOD, pawns={"purple": 3}, uncovered="decadent")
    t.travel(1)
    assert t.supply("purple") == 7  # home to the Cradle is free


@pytest.mark.rule("card/shrouded_wood", "card/narrow_pass", "card/the_hidden_place")
def test_out_of_the_wood_neither_pass_nor_hidden_place_is_in_the_way(table):
    t = table(
        "purple red",
        sites={1: "shrouded_wood", 4: "narrow_pass", 5: "steppe", 6: "the_hidden_place"},
    )
    t.answer("travel")
    assert t.offered("to s5") and t.offered("to s6")
    t.answer("to s6")
    assert (t.pawn("purple"), t.facedown_secrets("purple")) == (6, 0)


@pytest.mark.rule("card/shrouded_wood", "card/toll_roads")
def test_nobody_is_made_to_pay_a_toll_where_the_wood_leads_him(table):
    t = table(
        "purple red blue",
        sites=WOOD["sites"] | {4: "steppe toll_roads"},
        at={3: "blue 1", 4: "blue 1"},
        pawns={"red": 3},
        favor={"red": 1},
        turn_of="red",
    )
    t.answer("travel", "to s4")
    t.expect(1, "pay-toll")
    t.answer("pass")
    t.expect(2, "name-destination")
    assert not t.offered("to s4")
    t.answer("to s6")
    assert (t.pawn("red"), t.favor("red")) == (6, 1)


# -- Narrow Pass


@pytest.mark.rule("card/narrow_pass", "9.2")
@pytest.mark.ends_open
def test_whoever_comes_into_the_region_must_come_to_the_narrow_pass(table):
    sites = {1: "river", 3: "steppe", 4: "narrow_pass", 6: "wastes"}
    t = table("purple red", sites=sites)
    t.answer("travel")
    t.expect(0, "travel-to", "to s2", "to s4", "to s6", "to s7", "to s8")
    t.answer("to s4")
    t.answer("travel")  # from there, and within the region, the way is open
    assert t.offered("to s3") and t.offered("to s5") and t.offered("to s1")
    t = table("purple red", sites=sites, pawns={"purple": 3})
    t.answer("travel")
    assert t.offered("to s5") and t.offered("to s4")


@pytest.mark.rule("card/narrow_pass", "2.8.5")
@pytest.mark.ends_open
def test_a_narrow_pass_that_nobody_has_found_stops_nobody(table):
    t = table("purple red", sites={1: "river"}, facedown={4: "narrow_pass"})
    t.answer("travel")
    assert t.offered("to s3") and t.offered("to s5")


@pytest.mark.rule("card/narrow_pass", "5.5.7.III")
@pytest.mark.ends_open
def test_who_is_banished_into_the_region_is_stopped_at_the_pass(table):
    t = table(
        "purple red",
        sites={1: "river", 3: "steppe", 4: "narrow_pass"},
        warbands={"purple": 4},
        dice=[0, 0, 3, 3, 3, 3],
    )
    t.campaign("red", "pawn", dice=4)
    t.expect(0, "travel-to")
    assert t.offered("to s4") and not t.offered("to s3")


# -- The Hidden Place


HIDDEN = {"sites": {1: "river", 2: "the_hidden_place", 4: "steppe"}}


@pytest.mark.rule("card/the_hidden_place")
@pytest.mark.ends_open
def test_the_way_to_the_hidden_place_costs_a_secret_turned_over(table):
    t = table("purple red", **HIDDEN, secrets={"purple": 1}, at={2: "purple 1"})
    t.travel(2)  # even for its ruler
    assert (t.pawn("purple"), t.supply("purple")) == (2, 6)
    assert (t.secrets("purple"), t.facedown_secrets("purple")) == (0, 1)
    t.travel(4)  # to leave is free of that
    assert t.pawn("purple") == 4
    t.answer("travel")
    assert not t.offered("to s2")  # a facedown secret opens nothing


@pytest.mark.rule("card/the_hidden_place")
@pytest.mark.ruling("card/the_hidden_place#2")
def test_nobody_can_be_made_to_go_to_the_hidden_place(table):
    setup = HIDDEN | {
        "warbands": {"purple": 4},
        "secrets": {"red": 1},
        "dice": [0, 0, 3, 3, 3, 3],
    }
    t = table("purple red", **setup)
    t.campaign("red", "pawn", dice=4)
    t.answer("to s2")
    t.expect(1, "pay-toll", "choose yes", "pass")
    t.answer("pass", "to s4")
    assert (t.pawn("red"), t.secrets("red")) == (4, 1)
    t.ends_clean()
    t = table("purple red", **setup)
    t.campaign("red", "pawn", dice=4)
    t.answer("to s2", "choose yes")
    assert (t.pawn("red"), t.facedown_secrets("red")) == (2, 1)


@pytest.mark.rule("card/the_hidden_place", "2.8.5")
def test_a_hidden_place_that_lies_facedown_asks_for_nothing(table):
    t = table("purple red", sites={1: "river"}, facedown={2: "the_hidden_place"})
    t.travel(2)
    assert t.pawn("purple") == 2
