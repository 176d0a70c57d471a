"""Arcane's battle plans."""

import pytest


def battle(table, **more):
    """Red attacks with 4 warbands the 2 of blue at site 2; both pawns are there."""
    setup = {
        "sites": {2: "fertile_valley"},
        "pawns": {"red": 2, "blue": 2},
        "warbands": {"red": 4},
        "at": {2: "blue 2"},
        "secrets": {"red": 1, "blue": 1},
        "turn_of": "red",
        "oath": "protection",
    }
    return table("purple red blue", **(setup | more))


# -- Fire Talkers


@pytest.mark.rule("card/fire_talkers")
@pytest.mark.ends_open
def test_fire_talkers_are_worth_three_dice_to_the_holder_of_the_darkest_secret(table):
    t = battle(table, advisers={"red": "fire_talkers"}, banners={"red": "darkest_secret"})
    t.campaign("blue", dice=1)
    t.plans("fire_talkers")
    assert (t.dice_rolled(), t.secrets_on("fire_talkers")) == ((4, 1), 1)
    t = battle(table, advisers={"blue": "fire_talkers"}, banners={"blue": "darkest_secret"})
    t.campaign("blue", dice=1)
    t.plans("fire_talkers")
    assert t.dice_rolled() == (0, 3)  # one removed, two more defence dice
    assert t.facedown_secrets("blue") == 1


@pytest.mark.rule("card/fire_talkers")
@pytest.mark.ends_open
def test_without_the_darkest_secret_nobody_talks_to_the_fire(table):
    for banners in ({}, {"blue": "darkest_secret"}, {"red": "peoples_favor"}):
        t = battle(table, advisers={"red": "fire_talkers"}, banners=banners)
        t.campaign("blue", dice=1)
        assert t.dice_rolled() == (1, 1)
    t = battle(
        table, advisers={"red": "fire_talkers"}, banners={"red": "darkest_secret"}, secrets={}
    )
    t.campaign("blue", dice=1)
    assert t.dice_rolled() == (1, 1)  # nor without a secret


def imperial(table, **more):
    """Red attacks blue, a Citizen, whom the Chancellor helps."""
    setup = {"citizens": "blue", "at": {2: "purple 2"}, "keeper": "red", "oath": "people"}
    setup["banners"] = {"red": "peoples_favor"}
    return battle(table, **(setup | more))


@pytest.mark.rule("card/fire_talkers")
@pytest.mark.ruling("card/fire_talkers#1")
@pytest.mark.ends_open
def test_for_a_citizen_it_is_enough_that_the_chancellor_holds_the_banner(table):
    banners = {"red": "peoples_favor", "purple": "darkest_secret"}
    t = imperial(table, advisers={"blue": "fire_talkers"}, banners=banners)
    t.campaign("blue", dice=4)
    t.plans("fire_talkers")
    assert t.dice_rolled() == (1, 1)
    t = battle(
        table,
        citizens="red",
        advisers={"red": "fire_talkers"},
        banners={"purple": "darkest_secret"},
    )
    t.campaign("blue", dice=1)  # as an attacker, too
    t.plans("fire_talkers")
    assert t.dice_rolled() == (4, 1)


@pytest.mark.rule("card/fire_talkers", "5.5.2")
@pytest.mark.ends_open
def test_the_chancellor_counts_the_banner_of_the_citizen_he_helps(table):
    banners = {"red": "peoples_favor", "blue": "darkest_secret"}
    setup = {"advisers": {"purple": "fire_talkers"}, "secrets": {"purple": 1}}
    t = imperial(table, **setup, banners=banners)
    t.campaign("blue", dice=4)
    t.plans("fire_talkers")
    assert t.dice_rolled() == (1, 1)


@pytest.mark.rule("card/fire_talkers", "5.5.1")
@pytest.mark.ends_open
def test_a_citizen_against_the_empire_has_only_his_own_banner(table):
    setup = {
        "citizens": "red",
        "pawns": {"purple": 2, "red": 2},
        "at": {2: "purple 2"},
        "advisers": {"red": "fire_talkers"},
        "keeper": "blue",
    }
    t = battle(table, **setup, banners={"purple": "darkest_secret"})
    t.campaign("purple", dice=1)
    assert t.dice_rolled()[0] == 1
    t = battle(table, **setup, banners={"red": "darkest_secret"})
    t.campaign("purple", dice=1)
    t.plans("fire_talkers")
    assert t.dice_rolled()[0] == 4


# -- Rusting Ray


@pytest.mark.rule("card/rusting_ray")
@pytest.mark.ends_open
def test_the_rusting_ray_makes_hollow_swords_worthless(table):
    setup = {
        "advisers": {"blue": "rusting_ray"},
        "banners": {"blue": "darkest_secret"},
        "dice": [0, 0, 0, 3, 3],
    }
    t = battle(table, **setup)
    t.campaign("blue", dice=4)
    t.plans("rusting_ray")
    t.answer("pass")  # two swords against two; one would have to die
    assert t.at(2) == "blue 2"
    t = battle(table, **setup)
    t.campaign("blue", dice=4)
    t.plans()
    t.expect(1, "occupy")  # two hollow swords are the third


@pytest.mark.rule("card/rusting_ray")
@pytest.mark.ends_open
def test_the_rusting_ray_is_a_defenders_and_needs_the_darkest_secret(table):
    t = battle(table, advisers={"blue": "rusting_ray"})
    t.campaign("blue", dice=1)
    assert t.dice_rolled() == (1, 1)  # nobody was asked
    t = battle(table, advisers={"red": "rusting_ray"}, banners={"red": "darkest_secret"})
    t.campaign("blue", dice=1)
    assert t.dice_rolled() == (1, 1)
    banners = {"red": "peoples_favor", "purple": "darkest_secret"}
    t = imperial(table, advisers={"blue": "rusting_ray"}, banners=banners)
    t.campaign("blue", dice=1)
    t.expect(2, "battle-plan", "use rusting_ray", "pass")  # the Chancellor's banner counts


# -- Billowing Fog


@pytest.mark.rule("card/billowing_fog")
def test_in_billowing_fog_a_beaten_force_loses_nobody(table):
    t = battle(table, advisers={"red": "billowing_fog"}, dice=[0, 0, 0])
    t.campaign("blue", dice=2)
    t.plans("billowing_fog")
    t.answer("pass")
    assert t.warbands("red") == 4
    t.ends_clean()
    t = battle(table, advisers={"blue": "billowing_fog"}, dice=[0, 3, 3, 3])
    t.campaign("blue", dice=3)
    t.plans("billowing_fog")
    t.answer("count 1")
    assert (t.warbands("blue"), t.at(2)) == (2, "red 1")  # they went home
    t.ends_clean()


@pytest.mark.rule("card/billowing_fog", "5.5.5")
def test_skulls_kill_in_the_fog_as_well(table):
    t = battle(table, advisers={"red": "billowing_fog"}, at={2: "blue 9"}, dice=[0, 5, 0])
    t.campaign("blue", dice=2)
    t.plans("billowing_fog")
    assert t.warbands("red") == 3


@pytest.mark.rule("card/billowing_fog", "card/shield_wall", "2.3")
def test_the_fog_hides_from_powers_that_kill_the_whole_force(table):
    t = battle(
        table,
        advisers={"blue": "shield_wall billowing_fog"},
        favor={"blue": 1},
        dice=[0, 0, 0, 3, 3, 3],
    )
    t.campaign("blue", dice=3)
    t.plans("shield_wall", "billowing_fog")
    t.answer("count 1")
    assert t.warbands("blue") == 2
    t = battle(
        table,
        pawns={"purple": 2, "blue": 2},
        warbands={"purple": 4},
        advisers={"blue": "billowing_fog"},
        uncovered="brutal",
        turn_of="purple",
        dice=[0, 3, 3, 3],
    )
    t.campaign("blue", dice=3)
    t.plans("billowing_fog")
    t.answer("count 1")
    assert t.warbands("blue") == 2


# -- Kindred Warriors


@pytest.mark.rule("card/kindred_warriors")
@pytest.mark.ends_open
def test_kindred_warriors_bring_up_to_one_die_for_each_foreign_suit(table):
    t = battle(
        table,
        sites={2: "fertile_valley", 4: "steppe wolves keep"},
        at={2: "blue 2", 4: "red 1"},
        advisers={"red": "kindred_warriors longbows"},
    )
    t.campaign("blue", dice=1)
    t.answer("use kindred_warriors")
    t.expect(1, "choose-count", "count 0", "count 1", "count 2")  # Beast and Order
    t.answer("count 2")
    t.plans()
    assert t.dice_rolled() == (3, 1)


@pytest.mark.rule("card/kindred_warriors")
@pytest.mark.ends_open
def test_kindred_warriors_ignore_all_skulls_of_the_attacker(table):
    t = battle(table, advisers={"red": "kindred_warriors"}, at={2: "blue 1"}, dice=[0, 5, 5])
    t.campaign("blue", dice=2)
    t.plans("kindred_warriors")  # Arcane alone: no die, but no skull either
    t.expect(1, "occupy")
    assert (t.dice_rolled(), t.warbands("red")) == ((2, 1), 4)


@pytest.mark.rule("card/kindred_warriors")
@pytest.mark.ends_open
def test_defending_kindred_warriors_remove_dice_if_they_have_kin(table):
    t = battle(
        table, sites={2: "fertile_valley wolves"}, advisers={"blue": "kindred_warriors -keep"}
    )
    t.campaign("blue", dice=2)
    t.answer("use kindred_warriors", "count 1")
    assert t.dice_rolled() == (1, 1)  # facedown cards have no suit
    t = battle(table, advisers={"blue": "kindred_warriors tutor"})
    t.campaign("blue", dice=2)
    assert t.dice_rolled() == (2, 1)  # nothing to offer to a defender


@pytest.mark.rule("card/kindred_warriors", "5.5.1", "6.6.3")
@pytest.mark.ends_open
def test_a_citizen_counts_the_cards_of_the_empire_unless_he_attacks_it(table):
    setup = {
        "citizens": "red",
        "sites": {2: "fertile_valley", 4: "steppe wolves elders"},
        "pawns": {"purple": 2, "red": 2, "blue": 2},
        "at": {2: "purple 2", 4: "purple 1"},
        "advisers": {"red": "kindred_warriors"},
    }
    t = battle(table, **setup)
    t.campaign("blue", "pawn", dice=1)
    t.answer("use kindred_warriors")
    t.expect(1, "choose-count", "count 0", "count 1", "count 2")
    t = battle(table, **setup)
    t.campaign("purple", dice=1)
    t.plans("kindred_warriors")
    assert t.dice_rolled()[0] == 1


# -- Cracking Ground


@pytest.mark.rule("card/cracking_ground")
def test_cracking_ground_is_worth_a_die_for_each_targeted_site(table):
    setup = {
        "sites": {2: "fertile_valley", 3: "steppe", 4: "river"},
        "at": {2: "blue 1", 3: "blue 1", 4: "blue 1"},
    }
    t = battle(table, **setup, advisers={"red": "cracking_ground"})
    t.campaign("blue", "s3", "pawn", dice=1)
    t.plans("cracking_ground")
    assert t.dice_rolled() == (3, 4)
    assert (t.secrets("red"), t.secrets_on("cracking_ground")) == (0, 0)  # it burns
    t = battle(table, **setup, advisers={"blue": "cracking_ground"})
    t.campaign("blue", "s3", "s4", dice=4)
    t.plans("cracking_ground")
    assert t.dice_rolled() == (1, 3)
    assert (t.secrets("blue"), t.facedown_secrets("blue")) == (0, 0)


@pytest.mark.rule("card/cracking_ground")
@pytest.mark.ends_open
def test_where_no_site_is_a_target_the_ground_holds(table):
    t = battle(table, at={2: "red 1"}, advisers={"red": "cracking_ground"})
    t.campaign("blue", "pawn", dice=1)
    assert (t.dice_rolled(), t.secrets("red")) == ((1, 2), 1)
