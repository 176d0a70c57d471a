"""Beast's powers of Travel, and the Vow of Union."""

import pytest

# -- Forest Paths


def path(table, **more):
    """Forest Paths lead purple to site 6."""
    setup = {
        "sites": {1: "lush_coast", 4: "steppe elders", 6: "fertile_valley wolves"},
        "advisers": {"purple": "forest_paths"},
        "favor": {"purple": 1},
        "supply": {"purple": 0},
    }
    return table("purple red", **(setup | more))


@pytest.mark.rule("card/forest_paths")
def test_forest_paths_lead_to_beast_cards_without_supply(table):
    t = path(table)
    t.travel(6, "forest_paths")  # the only way without Supply
    assert (t.pawn("purple"), t.supply("purple"), t.favor_on("forest_paths")) == (6, 0, 1)
    assert not t.offered("travel")


@pytest.mark.rule("card/forest_paths")
def test_forest_paths_need_their_favor_and_a_beast_card_elsewhere(table):
    t = path(table, favor={})
    assert not t.offered("travel")
    t = path(table, favor_on={"forest_paths": 1})
    assert not t.offered("travel")
    t = path(table, sites={1: "lush_coast wolves", 4: "steppe elders"})
    assert not t.offered("travel")
    t = path(table, supply={"purple": 7})
    t.answer("travel", "pass")
    assert t.offered("to s4") and t.offered("to s6")
    t.answer("to s6")
    assert (t.supply("purple"), t.favor("purple")) == (3, 1)  # on foot


@pytest.mark.rule("card/forest_paths", "card/toll_roads")
@pytest.mark.ruling("card/forest_paths#1")
def test_toll_roads_are_no_power_of_a_site(table):
    sites = {1: "lush_coast", 6: "fertile_valley wolves toll_roads"}
    t = path(table, sites=sites, at={6: "red 1"}, favor={"purple": 2})
    t.travel(6, "forest_paths")
    assert (t.favor("purple"), t.favor("red"), t.favor_on("forest_paths")) == (0, 1, 1)
    t = path(table, sites=sites, at={6: "red 1"})
    assert not t.offered("travel")


@pytest.mark.rule("card/forest_paths", "9.2")
def test_forest_paths_disregard_the_powers_of_sites(table):
    t = path(table, sites={1: "charming_valley", 6: "fertile_valley wolves", 7: "narrow_pass"})
    t.travel(6, "forest_paths")
    assert (t.pawn("purple"), t.supply("purple")) == (6, 0)
    t = path(table, sites={1: "lush_coast", 6: "the_hidden_place wolves"})
    t.travel(6, "forest_paths")  # without any secret
    assert t.pawn("purple") == 6


@pytest.mark.rule("card/forest_paths", "5.6")
@pytest.mark.ruling("card/forest_paths#2")
def test_from_an_enemys_shrouded_wood_the_paths_lead_where_he_says(table):
    setup = {
        "sites": {1: "shrouded_wood", 4: "steppe elders", 6: "fertile_valley wolves"},
        "at": {1: "red 1"},
        "supply": {"purple": 2},
    }
    t = path(table, **setup)
    t.answer("travel", "use forest_paths")
    t.expect(1, "name-destination")
    t.answer("to s6")
    assert (t.pawn("purple"), t.supply("purple")) == (6, 2)
    t = path(table, **setup)
    t.answer("travel", "use forest_paths", "to s4")
    assert (t.pawn("purple"), t.supply("purple"), t.favor("purple")) == (4, 0, 0)


# -- Grasping Vines


def vines(table, **more):
    """Blue rules sites 1 and 4; the Vines grow at site 4. All pawns are at site 1."""
    setup = {
        "sites": {1: "lush_coast", 3: "steppe", 4: "river grasping_vines"},
        "at": {1: "blue 1", 4: "blue 1"},
        "warbands": {"red": 2, "blue": 2, "purple": 2},
        "turn_of": "red",
        "oath": "people",
    }
    return table("purple red blue", **(setup | more))


@pytest.mark.rule("card/grasping_vines")
def test_enemies_who_leave_any_site_of_the_ruler_lose_a_warband(table):
    t = vines(table)
    t.travel(3)
    assert t.warbands("red") == 1
    t.travel(4)  # from a site of bandits
    assert t.warbands("red") == 1
    t.travel(3)  # from the Vines themselves
    assert t.warbands("red") == 0


@pytest.mark.rule("card/grasping_vines", "9.2")
def test_who_has_no_warband_or_rules_the_vines_leaves_freely(table):
    t = vines(table, warbands={"purple": 1})
    t.travel(3)
    assert (t.pawn("red"), t.warbands("purple")) == (3, 1)
    t = vines(table, turn_of="blue")
    t.travel(3)
    assert t.warbands("blue") == 2
    t = vines(table, at={1: "purple 1", 4: "purple 1"}, citizens="red")
    t.travel(3)
    assert t.warbands("red") == 2  # allies of the Empire


@pytest.mark.rule("card/grasping_vines", "10.Gegner")
def test_vines_of_bandits_grow_at_all_sites_of_bandits(table):
    t = vines(table, at={3: "red 1"})
    t.travel(3)
    assert t.warbands("red") == 1
    t.travel(4)  # from a site of one's own
    assert t.warbands("red") == 1


@pytest.mark.rule("card/grasping_vines", "5.5.7.III")
@pytest.mark.ruling("card/grasping_vines#1")
def test_whoever_is_banished_loses_a_warband_too(table):
    t = vines(
        table,
        turn_of="blue",
        warbands={"red": 3, "blue": 6},
        dice=[0, 0, 3, 3, 3, 3, 3, 3],
    )
    t.campaign("red", "pawn", dice=6)
    assert t.warbands("red") == 2  # half of three died
    t.answer("to s3")
    assert (t.pawn("red"), t.warbands("red")) == (3, 1)


@pytest.mark.rule("card/grasping_vines", "card/tyrant")
def test_the_vines_grasp_before_the_tyrant_arrives(table):
    t = vines(table, advisers={"red": "tyrant"})
    t.travel(4)  # where he kills the ruler's last warband
    assert (t.warbands("red"), t.at(4)) == (1, "")


@pytest.mark.rule("card/grasping_vines", "5.5.1")
def test_a_citizen_whom_the_chancellor_banishes_is_no_ally_of_the_empire(table):
    t = table(
        "purple red",
        sites={1: "lush_coast grasping_vines", 3: "steppe"},
        citizens="red",
        at={1: "purple 1"},
        warbands={"red": 3, "purple": 6},
        dice=[0, 0, 3, 3, 3, 3, 3, 3],
    )
    t.campaign("red", "pawn", dice=6)
    t.answer("to s3")
    assert t.warbands("red") == 1


# -- Vow of Union: travel


@pytest.mark.rule("card/vow_of_union")
@pytest.mark.ruling("card/vow_of_union#1")
def test_united_warbands_do_not_leave_a_site_of_their_own(table):
    setup = {"sites": {1: "lush_coast", 3: "steppe"}, "advisers": {"red": "vow_of_union"}}
    setup |= {"turn_of": "red"}
    t = table("purple red", **setup, at={1: "red 1"}, warbands={"red": 1})
    assert not t.offered("travel")
    t = table("purple red", **setup, at={1: "red 1"})
    t.travel(3)
    assert t.pawn("red") == 3  # without warbands on the board
    t = table("purple red", **setup, at={1: "purple 1"}, warbands={"red": 1})
    t.travel(3)
    assert t.pawn("red") == 3  # from the site of somebody else
    t = table("purple red", **setup, at={1: "purple 1"}, warbands={"red": 1}, citizens="red")
    assert not t.offered("travel")  # which a Citizen rules, too


@pytest.mark.rule("card/vow_of_union", "5.5.7.III", "5.5.1")
def test_whoever_rules_the_site_no_longer_can_be_banished(table):
    setup = {
        "sites": {1: "lush_coast", 3: "steppe"},
        "advisers": {"red": "vow_of_union"},
        "favor": {"red": 4},
        "warbands": {"purple": 9, "red": 4},
        "oath": "people",
        "dice": [0, 0, 0, 3, 3, 3, 3, 3, 3, 3, 3, 3],
    }
    t = table("purple red", **setup, at={1: "red 1"})
    t.campaign("red", "pawn", dice=9)
    t.answer("count 0", "to s3")  # the warbands have retreated
    assert (t.pawn("red"), t.favor("red")) == (3, 2)
    t = table("purple red", **setup, at={1: "purple 1"}, citizens="red")
    t.campaign("red", "pawn", dice=9)
    t.answer("to s3")  # no Imperial ally in this campaign
    assert t.pawn("red") == 3


@pytest.mark.rule("card/vow_of_union", "5.5.7.III", "7.6.5")
@pytest.mark.ruling("card/vow_of_union#2")
def test_banishing_the_united_under_the_bandit_crown_only_burns_favor(table):
    t = table(
        "purple red",
        sites={1: "lush_coast", 3: "steppe"},
        advisers={"red": "vow_of_union"},
        relics={"red": "bandit_crown"},
        favor={"red": 4},
        warbands={"purple": 9, "red": 4},
        oath="people",
        dice=[0, 0, 0, 3, 3, 3, 3, 3, 3, 3, 3, 3],
    )
    t.campaign("red", "pawn", dice=9)
    t.answer("count 0")  # the site is left to bandits, who are red's
    assert (t.pawn("red"), t.favor("red"), t.warbands("red")) == (1, 2, 2)


@pytest.mark.rule("card/vow_of_union", "card/palanquin")
@pytest.mark.ruling("card/vow_of_union#2")
def test_a_palanquin_does_not_carry_the_united_away(table):
    setup = {
        "advisers": {"purple": "palanquin", "red": "vow_of_union"},
        "favor": {"purple": 2},
        "secrets": {"purple": 2},
    }
    t = table("purple red", **setup, at={1: "red 1"}, warbands={"red": 1})
    assert not t.offered("use palanquin")
    t = table("purple red", **setup, at={1: "red 1"})
    assert t.offered("use palanquin")


# -- Vow of Union: campaigns


def union(table, **more):
    """Red at site 1 has warbands at sites 3 and 4 as well; blue's pawn is beside her."""
    setup = {
        "sites": {1: "lush_coast", 3: "steppe", 4: "river", 6: "wastes"},
        "pawns": {"purple": 6},
        "advisers": {"red": "vow_of_union"},
        "at": {3: "red 2", 4: "red 1"},
        "warbands": {"red": 1},
        "oath": "people",
        "turn_of": "red",
    }
    return table("purple red blue", **(setup | more))


@pytest.mark.rule("card/vow_of_union")
@pytest.mark.ruling("card/vow_of_union#1")
@pytest.mark.ends_open
def test_all_warbands_at_ones_sites_join_the_attack(table):
    t = union(table, dice=[0, 0, 3, 3, 5, 5])
    t.campaign("blue", "pawn")
    assert t.dice_rolled() == (4, 2)
    t.expect(1, "lose-to-skulls", "lose red", "lose s3", "lose s4")
    t.answer("lose s4", "lose red")
    assert (t.at(3), t.at(4), t.warbands("red")) == ("red 2", "", 0)  # even the last one there


@pytest.mark.rule("card/vow_of_union", "5.5.6")
@pytest.mark.ruling("card/vow_of_union#1")
def test_a_beaten_union_retreats_from_all_its_sites(table):
    t = union(table, dice=[2, 2, 0])
    t.campaign("blue", "pawn", dice=1)
    t.answer("pass")  # no sacrifice; half of four die, wherever they stood
    assert (t.at(3), t.at(4), t.warbands("red")) == ("", "", 2)


@pytest.mark.rule("card/vow_of_union")
@pytest.mark.ends_open
def test_the_vow_binds_attackers_only_and_only_who_took_it(table):
    t = union(table, advisers={"blue": "vow_of_union"})
    t.campaign("blue", "pawn")
    assert t.dice_rolled()[0] == 1
    t = union(table, advisers={"blue": "vow_of_union"}, at={3: "blue 5"}, dice=[0, 0, 3])
    t.campaign("blue", "pawn")
    t.expect(1, "travel-to")  # the five are far away


@pytest.mark.rule("card/vow_of_union", "5.5.1")
@pytest.mark.ruling("card/vow_of_union#3")
@pytest.mark.ends_open
def test_a_citizen_who_attacks_the_empire_has_no_purple_warbands_at_sites(table):
    setup = {"citizens": "red", "at": {3: "purple 2", 4: "purple 1"}, "pawns": {"purple": 1}}
    t = union(table, **setup)
    t.campaign("purple", "pawn")
    assert t.dice_rolled()[0] == 1
    t = union(table, **setup)
    t.campaign("blue", "pawn")
    assert t.dice_rolled()[0] == 4  # against an Exile they follow


@pytest.mark.rule("card/vow_of_union", "7.6.5")
@pytest.mark.ends_open
def test_bandits_of_the_crown_join_the_union_but_cannot_die(table):
    t = union(table, relics={"red": "bandit_crown"}, at={3: "red 1"}, dice=[0, 0, 5, 5, 3, 3, 3])
    t.campaign("blue", "pawn")
    assert t.dice_rolled()[0] == 6  # board, site 3, and bandits at 1, 3, 4 and 6
    assert (t.warbands("red"), t.at(3)) == (0, "")
