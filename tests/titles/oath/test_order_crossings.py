"""Order's denizens where they meet cards of other groups."""

import pytest


@pytest.mark.rule("card/bear_traps", "card/cursed_cauldron")
@pytest.mark.ruling("card/bear_traps#2")
def test_the_warband_in_the_bear_trap_counts_for_the_cursed_cauldron(table):
    t = table.battle(
        advisers={"blue": "bear_traps"},
        relics={"blue": "cursed_cauldron"},
        dice=[0, 0, 0, 0, 0],
    )
    t.campaign("blue", dice=4)
    t.plans("bear_traps", "cursed_cauldron")
    t.maybe("pass")
    assert (t.warbands("red"), t.warbands("blue")) == (2, 2)  # one in the trap, one of three lost


@pytest.mark.rule("card/martial_culture", "card/second_wind")
@pytest.mark.ruling("card/martial_culture#1")
def test_whoever_becomes_a_citizen_has_no_second_wind_any_more(table):
    t = table.battle(
        sites={2: "fertile_valley", 3: "steppe martial_culture"},
        at={2: "blue 2", 3: "red 1"},
        advisers={"red": "second_wind"},
        favor={"red": 2},
        secrets={"red": 2},
    )
    t.campaign("blue", dice=3)
    t.plans("second_wind", "martial_culture")
    t.answer("count 1", "choose yes")
    assert t.player("red").is_citizen
    assert t.phase != "red act" and (t.pawn("red"), t.pawn("blue")) == (2, 2)


@pytest.mark.rule("card/palanquin")
@pytest.mark.ruling("card/palanquin#2")
def test_at_the_shrouded_wood_its_ruler_names_where_the_palanquin_goes(table):
    t = table(
        "purple red blue",
        sites={1: "shrouded_wood", 4: "steppe", 6: "wastes"},
        at={1: "blue 1"},
        pawns={"blue": 4},
        advisers={"purple": "palanquin"},
        favor={"purple": 1},
    )
    t.use("palanquin")
    assert (t.question().seat, t.question().prompt) == (t.seat("blue"), "name-destination")
    t.answer("to s6")
    assert (t.pawn("purple"), t.pawn("red")) == (6, 6)


@pytest.mark.rule("card/forced_labor", "card/oracle")
@pytest.mark.ruling("card/forced_labor#1")
@pytest.mark.ends_open
def test_forced_labor_must_be_paid_for_the_oracle(table):
    setup = {
        "sites": {1: "lush_coast forced_labor oracle"},
        "at": {1: "purple 1"},
        "secrets": {"red": 2},
        "deck": "wolves vision_faith",
        "turn_of": "red",
    }
    t = table("purple red", **setup)
    assert not t.offered("use oracle")
    t = table("purple red", **setup, favor={"red": 1})
    t.use("oracle")
    assert (t.favor("red"), t.favor("purple")) == (0, 1)


@pytest.mark.rule("card/relic_hunter", "card/giant_python")
def test_against_a_giant_python_relics_are_hunted_in_even_numbers(table):
    setup = {
        "sites": {2: "deep_woods", 3: "wastes"},
        "pawns": {"red": 2, "blue": 3},
        "warbands": {"red": 4},
        "at": {2: "blue 1", 3: "blue 1"},
        "advisers": {"red": "relic_hunter", "blue": "giant_python"},
        "oath": "people",
        "turn_of": "red",
    }
    t = table("purple red blue", **setup, relics_at={2: "map", 3: "whistle"})
    t.campaign("blue", "s3", dice=1)
    t.answer("use relic_hunter", "target s2.relic1")  # then the other one must follow
    assert t.dice_rolled() == (1, 4)
    t = table("purple red blue", **setup, relics_at={2: "map"})
    t.campaign("blue", "s3", dice=1)
    t.answer("use relic_hunter")  # a single one would be odd
    assert t.dice_rolled() == (1, 2)


@pytest.mark.rule("card/toll_roads", "card/grand_mask")
def test_an_exile_under_the_grand_mask_rules_the_toll_roads_of_the_empire(table):
    t = table(
        "purple red",
        sites={4: "steppe toll_roads"},
        at={4: "purple 1"},
        relics={"red": "grand_mask"},
        turn_of="red",
    )
    t.travel(4)  # without any favor
    assert t.pawn("red") == 4
