"""Sites that have a say in campaigns."""

import pytest

# -- Plains and Mountain


@pytest.mark.rule("card/plains", "card/mountain", "7.4.1")
@pytest.mark.parametrize(("site", "dice"), [("plains", 4), ("mountain", 2), ("river", 3)])
@pytest.mark.ends_open
def test_on_the_plains_one_die_more_attacks_on_the_mountain_one_less(table, site, dice):
    t = table("purple red", sites={1: site}, at={1: "red 1"}, pawns={"red": 3},
              warbands={"purple": 5}, oath="people", dice=[0] + [3] * 6)  # fmt: skip
    t.campaign("red", dice=3)
    assert t.dice_rolled() == (dice, 1)


@pytest.mark.rule("card/plains", "card/mountain")
@pytest.mark.ruling("card/plains#1", "card/mountain#1")
@pytest.mark.parametrize(("site", "dice"), [("plains", 4), ("mountain", 2)])
@pytest.mark.ends_open
def test_any_target_there_counts_but_only_once_and_even_for_the_ruler(table, site, dice):
    t = table(
        "purple red",
        sites={1: site},
        at={1: "purple 2"},  # the attacker rules it
        warbands={"purple": 5},
        relics={"red": "whistle map"},
        dice=[0] * 7 + [3] * 6,
    )
    t.campaign("red", "pawn", "whistle", "map", dice=3)
    assert t.dice_rolled() == (dice, 7)


@pytest.mark.rule("card/plains", "card/mountain")
@pytest.mark.parametrize(("site", "dice"), [("plains", 3), ("mountain", 1)])
@pytest.mark.ends_open
def test_a_site_far_away_counts_if_it_is_a_target(table, site, dice):
    setup = {
        "sites": {1: "river", 3: site},
        "at": {1: "red 1", 3: "red 1"},
        "pawns": {"red": 3},
        "warbands": {"purple": 5, "red": 0},
        "dice": [0] * 2 + [3] * 6,
        "oath": "people",
    }
    t = table("purple red", **setup)
    t.campaign("red", "s3", dice=2)
    assert t.dice_rolled() == (dice, 2)
    t = table("purple red", **setup)
    t.campaign("red", dice=2)  # not if it is none
    assert t.dice_rolled() == (2, 1)


@pytest.mark.rule("card/mountain", "5.5.3")
def test_without_attack_dice_the_mountain_adds_a_defence_die(table):
    setup = {"sites": {1: "mountain"}, "at": {1: "red 1"}, "pawns": {"red": 3}}
    t = table("purple red", **setup, dice=[0, 0], oath="people")
    t.campaign("red")
    assert t.dice_rolled() == (0, 2)


@pytest.mark.rule("card/plains")
@pytest.mark.ends_open
def test_the_plains_help_against_bandits_too(table):
    t = table("purple red", sites={1: "plains"}, warbands={"purple": 2}, dice=[0, 3, 3, 3])
    t.campaign("bandits", dice=2)
    assert t.dice_rolled() == (3, 1)


# -- Narrow Pass


PASS = {
    "sites": {1: "river", 3: "steppe", 4: "narrow_pass"},
    "pawns": {"red": 5},
    "warbands": {"purple": 6},
}


@pytest.mark.rule("card/narrow_pass", "5.5.2")
@pytest.mark.ends_open
def test_targets_behind_the_narrow_pass_are_reached_only_through_it(table):
    t = table("purple red", **PASS, at={1: "red 1", 3: "red 1", 4: "red 1", 6: "red 1"})
    t.answer("campaign", "target s3")
    t.expect(0, "declare-target", "target s4", "target s6")  # no end without the pass
    t.answer("target s4", "pass")
    assert t.question().prompt == "attack-dice"


@pytest.mark.rule("card/narrow_pass", "5.5.2")
@pytest.mark.ends_open
def test_the_pass_may_be_left_alone_and_may_be_the_only_target_there(table):
    t = table("purple red", **PASS, at={1: "red 1", 3: "red 1", 4: "red 1"})
    t.answer("campaign")
    assert t.offered("pass")
    t.answer("target s4")
    assert t.offered("pass")


@pytest.mark.rule("card/narrow_pass")
@pytest.mark.ends_open
def test_who_rules_the_pass_need_not_target_it(table):
    t = table("purple red", **PASS, at={1: "red 1", 3: "red 1", 4: "purple 1"})
    t.answer("campaign", "target s3")
    assert t.question().prompt == "attack-dice"


@pytest.mark.rule("card/narrow_pass")
@pytest.mark.ends_open
def test_behind_a_pass_that_somebody_else_rules_nothing_can_be_a_target(table):
    setup = PASS | {"pawns": {"red": 5, "blue": 5}}
    t = table("purple red blue", **setup, at={1: "red 1", 3: "red 1", 4: "blue 1"})
    t.answer("campaign")
    assert t.question().prompt == "attack-dice"  # nothing else to target
    t = table("purple red blue", **setup, at={1: "red 1", 3: "red 1"})
    t.answer("campaign")  # bandits are somebody else, too
    assert t.question().prompt == "attack-dice"


@pytest.mark.rule("card/narrow_pass")
@pytest.mark.ends_open
def test_within_its_region_the_pass_is_in_nobodys_way(table):
    setup = PASS | {"pawns": {"purple": 3, "red": 1}}
    t = table("purple red", **setup, at={3: "red 1", 4: "red 1", 1: "red 1"})
    t.answer("campaign")
    assert t.offered("pass")
    t.answer("target s1", "pass")
    assert t.question().prompt == "attack-dice"


@pytest.mark.rule("card/narrow_pass", "5.5.1")
@pytest.mark.ends_open
def test_a_citizen_who_attacks_the_empire_does_not_rule_its_pass(table):
    t = table(
        "purple red",
        sites=PASS["sites"],
        pawns={"purple": 5},
        warbands={"red": 6},
        at={1: "purple 1", 3: "purple 1", 4: "purple 1", 6: "purple 1"},
        citizens="red",
        turn_of="red",
    )
    t.answer("campaign", "target s3")
    t.expect(1, "declare-target", "target s4", "target s6")


@pytest.mark.rule("card/narrow_pass", "card/captains")
@pytest.mark.ends_open
def test_captains_campaign_from_the_site_where_they_stand(table):
    t = table(
        "purple red",
        sites={1: "river captains", 3: "steppe", 4: "narrow_pass", 5: "wastes"},
        at={1: "purple 1", 3: "purple 2", 5: "red 1"},
        pawns={"red": 3},
        favor={"purple": 2},
        secrets={"purple": 2},
        warbands={"purple": 2},
    )
    t.use("captains")
    t.maybe("choose s3")
    t.answer("target pawn", "target s5")
    assert t.question().prompt == "attack-dice"  # without the pass


# -- The Hidden Place


@pytest.mark.rule("card/the_hidden_place")
@pytest.mark.ends_open
def test_targets_at_the_hidden_place_cost_a_secret_turned_over(table):
    t = table(
        "purple red",
        sites={1: "river", 3: "the_hidden_place"},
        at={1: "red 1", 3: "red 1"},
        pawns={"red": 5},
        warbands={"purple": 6},
        secrets={"purple": 1},
        dice=[0] * 2 + [3] * 6,
        oath="people",
    )
    t.campaign("red", "s3", dice=6)
    assert (t.secrets("purple"), t.facedown_secrets("purple")) == (0, 1)
    assert t.dice_rolled() == (6, 2)


@pytest.mark.rule("card/the_hidden_place")
@pytest.mark.ends_open
def test_without_a_secret_the_hidden_place_is_no_target(table):
    setup = {
        "sites": {1: "river", 3: "the_hidden_place"},
        "at": {1: "red 1", 3: "red 1"},
        "warbands": {"purple": 6},
        "facedown_secrets": {"purple": 1},
    }
    t = table("purple red", **setup, pawns={"red": 5})
    t.answer("campaign")
    assert t.question().prompt == "attack-dice"
    t = table("purple red", **setup, pawns={"purple": 3, "red": 3})
    assert not t.offered("campaign")  # standing there, nothing is


@pytest.mark.rule("card/the_hidden_place")
def test_several_targets_at_the_hidden_place_cost_one_secret_together(table):
    t = table(
        "purple red",
        sites={1: "the_hidden_place"},
        at={1: "red 1"},
        warbands={"purple": 6},
        secrets={"purple": 3},
        relics={"red": "whistle"},
    )
    t.campaign("red", "whistle", "pawn", dice=1)
    assert t.facedown_secrets("purple") == 1


@pytest.mark.rule("card/the_hidden_place")
@pytest.mark.ruling("card/the_hidden_place#1")
@pytest.mark.parametrize("secrets", [1, 2])
def test_who_came_to_the_hidden_place_turns_over_another_secret_to_fight_there(table, secrets):
    t = table(
        "purple red",
        sites={1: "river", 2: "the_hidden_place"},
        at={2: "red 1"},
        pawns={"red": 2},
        warbands={"purple": 2},
        secrets={"purple": secrets},
    )
    t.travel(2)
    assert (t.secrets("purple"), t.facedown_secrets("purple")) == (secrets - 1, 1)
    assert t.offered("campaign") == (secrets == 2)
    if secrets == 2:
        t.campaign("red", "pawn", dice=1)
        assert (t.secrets("purple"), t.facedown_secrets("purple")) == (0, 2)
