"""Nomad's battle plans: dice, the roll, and what they leave behind."""

import pytest

WIN = [0, 0, 0, 3, 3, 3, 3, 3, 3]  # blanks first, then swords


def battle(table, **more):
    """Red attacks with 4 warbands the 2 of blue at site 2; both pawns are there."""
    setup = {
        "sites": {2: "fertile_valley"},
        "pawns": {"red": 2, "blue": 2},
        "warbands": {"red": 4},
        "at": {2: "blue 2"},
        "turn_of": "red",
        "oath": "people",  # so that purple keeps the title
    }
    return table("purple red blue", **(setup | more))


def raid(table, cards, **more):
    """Red attacks bandits at site 2, where these cards lie."""
    setup = {"sites": {2: f"fertile_valley {cards}"}, "at": {}, "pawns": {"red": 2}}
    return battle(table, **(setup | more))


# -- Horse Archers


@pytest.mark.rule("card/horse_archers")
def test_horse_archers_add_three_dice_or_remove_three_and_ride_away(table):
    t = battle(table, advisers={"red": "horse_archers"}, dice=[0] * 6)
    t.campaign("blue", dice=2)
    t.plans("horse_archers")
    assert t.dice_rolled() == (5, 1)
    t.maybe("pass", "count 0")
    assert (t.advisers("red"), t.pile("provinces")) == ("", "horse_archers")
    t.ends_clean()
    t = battle(table, advisers={"blue": "horse_archers"}, dice=[0] * 6)
    t.campaign("blue", dice=4)
    t.plans("horse_archers")
    assert t.dice_rolled() == (1, 1)
    t.maybe("pass", "count 0")
    assert (t.advisers("blue"), t.pile("provinces")) == ("", "horse_archers")


@pytest.mark.rule("card/horse_archers", "5.5.3")
def test_bandits_use_horse_archers_and_lose_them_too(table):
    t = raid(table, "horse_archers", dice=[2, 2, 2])
    t.campaign("bandits", dice=1)
    assert t.dice_rolled() == (0, 3)  # one die to remove, two defence dice for the others
    t.maybe("pass")
    assert (t.cards(2), t.pile("provinces")) == ("", "horse_archers")


@pytest.mark.rule("card/horse_archers", "7.5.1")
def test_unused_archers_stay_and_those_of_others_cannot_be_used(table):
    t = battle(table, advisers={"red": "horse_archers"})
    t.campaign("blue", dice=0)
    t.plans()
    assert t.advisers("red") == "horse_archers"
    t = battle(table, advisers={"purple": "horse_archers"})
    t.campaign("blue", dice=0)
    assert t.dice_rolled() == (0, 1)  # nobody was asked


# -- Mountain Giant


@pytest.mark.rule("card/mountain_giant")
@pytest.mark.parametrize(("n", "left"), [(1, "mountain_giant"), (3, "")])
@pytest.mark.ruling("card/mountain_giant#1")
def test_only_a_mountain_giant_that_adds_three_dice_is_discarded(table, n, left):
    t = battle(table, advisers={"red": "mountain_giant"}, secrets={"red": 1}, dice=[0] * 6)
    t.campaign("blue", dice=1)
    t.answer("use mountain_giant")
    t.expect(1, "choose-count", "count 1", "count 3")
    t.answer(f"count {n}")
    assert t.dice_rolled() == (1 + n, 1)
    t.maybe("pass", "count 0")
    assert t.advisers("red") == left
    assert t.secrets_on("mountain_giant") == (1 if left else 0)
    assert t.facedown_secrets("red") == (0 if left else 1)  # it comes back with the discard


@pytest.mark.rule("card/mountain_giant")
@pytest.mark.ends_open
def test_a_defending_giant_removes_dice_and_costs_a_secret_that_bandits_do_not_have(table):
    t = battle(table, advisers={"blue": "mountain_giant"}, secrets={"blue": 1})
    t.campaign("blue", dice=4)
    t.answer("use mountain_giant", "count 3")
    assert t.dice_rolled() == (1, 1)
    assert (t.secrets("blue"), t.facedown_secrets("blue")) == (0, 1)  # outside his turn
    t = battle(table, advisers={"blue": "mountain_giant"})
    t.campaign("blue", dice=4)
    assert t.dice_rolled() == (4, 1)
    t = raid(table, "mountain_giant")
    t.campaign("bandits", dice=4)
    assert t.dice_rolled() == (4, 1)


# -- Rival Khan


@pytest.mark.rule("card/rival_khan")
@pytest.mark.ends_open
def test_the_rival_khan_needs_a_nomad_adviser_of_the_enemy(table):
    t = battle(table, advisers={"red": "rival_khan", "blue": "elders"}, dice=[0] * 6)
    t.campaign("blue", dice=1)
    t.plans("rival_khan")
    assert t.dice_rolled() == (5, 1)
    t.maybe("pass", "count 0")
    assert (t.advisers("red"), t.pile("provinces")) == ("", "rival_khan")
    for adviser in ("-elders", "wolves"):  # facedown advisers have no suit
        t = battle(table, advisers={"red": "rival_khan", "blue": adviser})
        t.campaign("blue", dice=1)
        assert (t.dice_rolled(), t.advisers("red")) == ((1, 1), "rival_khan")


@pytest.mark.rule("card/rival_khan")
@pytest.mark.ends_open
def test_the_khan_of_a_defender_looks_at_the_attacker_and_bandits_have_one_too(table):
    t = battle(table, advisers={"blue": "rival_khan", "red": "elders"})
    t.campaign("blue", dice=4)
    t.plans("rival_khan")
    assert t.dice_rolled() == (0, 1)
    t = raid(table, "rival_khan", advisers={"red": "elders"})
    t.campaign("bandits", dice=4)
    t.maybe("pass")
    assert (t.dice_rolled(), t.cards(2)) == ((0, 1), "")
    t = raid(table, "rival_khan")
    t.campaign("bandits", dice=0)
    assert (t.dice_rolled(), t.cards(2)) == ((0, 1), "rival_khan")


@pytest.mark.rule("card/rival_khan")
def test_an_imperial_ally_of_the_defender_is_an_enemy_too(table):
    t = battle(
        table,
        citizens="blue",
        at={2: "purple 2"},
        advisers={"red": "rival_khan", "purple": "elders"},
    )
    t.campaign("blue", dice=1)
    t.plans("rival_khan")
    assert t.dice_rolled() == (5, 2)  # site and title


# -- Great Crusade


@pytest.mark.rule("card/great_crusade")
@pytest.mark.ruling("card/great_crusade#1")
def test_a_great_crusade_counts_all_nomad_cards_of_its_user_and_itself(table):
    t = battle(
        table,
        sites={2: "fertile_valley", 3: "steppe elders wolves", 4: "river tents"},
        at={2: "blue 2", 3: "red 1", 4: "purple 1"},
        advisers={"red": "great_crusade resettle -convoys"},
        dice=[0] * 8,
    )
    t.campaign("blue", dice=0)
    t.plans("great_crusade")
    assert t.dice_rolled() == (3, 1)  # itself, Resettle and the Elders
    t.maybe("pass", "count 0")
    assert t.advisers("red") == "resettle -convoys"


@pytest.mark.rule("card/great_crusade", "5.5.3.R")
@pytest.mark.ruling("O68")
@pytest.mark.parametrize(("user", "count"), [("blue", 3), ("purple", 3)])
@pytest.mark.ends_open
def test_an_imperial_crusade_counts_imperial_sites_but_no_advisers_of_allies(table, user, count):
    t = table(
        "red purple blue",
        citizens="blue",
        sites={1: "lush_coast great_crusade", 3: "steppe elders"},
        at={1: "purple 1", 3: "purple 1"},
        pawns={"purple": 3},
        advisers={"purple": "resettle", "blue": "tents"},
        warbands={"red": 5},
        oath="people",
        dice=[0] * 8,
    )
    t.campaign("blue", dice=5)
    if user == "purple":
        t.answer("pass")
    t.plans("great_crusade")
    assert t.dice_rolled()[0] == 5 - count  # both sites and one adviser of his own


@pytest.mark.rule("card/great_crusade")
def test_a_crusade_of_bandits_counts_what_lies_at_all_their_sites(table):
    sites = {2: "fertile_valley great_crusade", 3: "steppe elders", 4: "river tents"}
    t = raid(table, "", sites=sites, at={4: "purple 1"}, dice=[2, 0, 0])
    t.campaign("bandits", dice=4)
    t.maybe("pass")
    assert (t.dice_rolled(), t.cards(2)) == ((2, 1), "")


@pytest.mark.rule("card/great_crusade", "5.5.1")
def test_a_citizen_who_attacks_the_empire_counts_no_cards_at_its_sites(table):
    t = table(
        "purple red blue",
        sites={2: "fertile_valley", 3: "steppe elders"},
        citizens="red blue",
        pawns={"red": 2, "blue": 2},
        warbands={"red": 1},
        at={2: "purple 1", 3: "purple 1"},
        advisers={"red": "great_crusade"},
        turn_of="red",
    )
    t.campaign("blue", "pawn", dice=0)
    t.plans("great_crusade")
    assert t.dice_rolled()[0] == 1


# -- Storm Caller


@pytest.mark.rule("card/storm_caller")
def test_the_storm_caller_adds_two_defence_dice_for_a_defender_only(table):
    t = battle(table, advisers={"blue": "storm_caller"})
    t.campaign("blue", dice=0)
    t.plans("storm_caller")
    assert t.dice_rolled() == (0, 3)
    assert (t.advisers("blue"), t.pile("provinces")) == ("", "storm_caller")
    t = battle(table, advisers={"red": "storm_caller"})
    t.campaign("blue", dice=0)
    assert (t.dice_rolled(), t.advisers("red")) == ((0, 1), "storm_caller")
    t = raid(table, "storm_caller")
    t.campaign("bandits", dice=0)
    assert (t.dice_rolled(), t.cards(2)) == ((0, 3), "")


# -- Rain Boots


@pytest.mark.rule("card/rain_boots")
@pytest.mark.ends_open
def test_in_rain_boots_single_shields_count_for_nothing_but_double_ones_do(table):
    things = {"relics": {"blue": "truthful_harp"}, "at": {2: "blue 1"}}
    setup = {**things, "advisers": {"red": "rain_boots"}}
    t = battle(table, **setup, dice=[2, 3, 4, 3, 3, 3, 3])
    t.campaign("blue", "truthful_harp", dice=4)
    t.plans("rain_boots")
    t.expect(1, "occupy")  # 4 swords against 2 shields and 1 warband
    t.answer("count 1")
    assert (t.advisers("red"), t.pile("provinces")) == ("", "rain_boots")
    assert t.relics("red") == "truthful_harp"
    t.ends_clean()
    t = battle(table, **setup, dice=[2, 3, 4, 3, 3, 3, 3])
    t.campaign("blue", "truthful_harp", dice=4)
    t.plans()
    t.expect(1, "sacrifice")  # 4 shields and a warband are more


@pytest.mark.rule("card/rain_boots")
def test_a_defender_has_no_use_for_rain_boots(table):
    t = battle(table, advisers={"blue": "rain_boots"})
    t.campaign("blue", dice=0)
    assert (t.dice_rolled(), t.advisers("blue")) == ((0, 1), "rain_boots")


# -- Lancers


@pytest.mark.rule("card/lancers")
@pytest.mark.ruling("card/lancers#1")
def test_lancers_double_swords_and_skulls(table):
    t = battle(table, advisers={"red": "lancers"}, dice=[0, 5, 3])
    t.campaign("blue", dice=2)
    t.plans("lancers")
    t.expect(1, "occupy")  # 6 swords against 2 warbands
    assert t.warbands("red") == 2  # one skull, two dead
    t.answer("count 1")
    assert (t.advisers("red"), t.at(2)) == ("", "red 1")


@pytest.mark.rule("card/lancers")
@pytest.mark.ends_open
def test_lancers_double_what_the_hollow_swords_are_worth_together(table):
    t = battle(table, advisers={"red": "lancers"}, at={2: "blue 1"}, dice=[0, 0, 0, 0])
    t.campaign("blue", dice=3)
    t.plans("lancers")
    t.expect(1, "occupy")  # three hollow swords: one, doubled two, against one
    t = battle(table, advisers={"blue": "lancers"})
    t.campaign("blue", dice=0)
    assert t.advisers("blue") == "lancers"  # not for defenders


# -- Mounted Patrol


@pytest.mark.rule("card/mounted_patrol")
@pytest.mark.ruling("card/mounted_patrol#1")
def test_the_mounted_patrol_halves_the_final_pool_rounded_down(table):
    t = battle(
        table, advisers={"blue": "mounted_patrol longbows", "red": "horse_archers"}, dice=[0] * 9
    )
    t.campaign("blue", dice=4)
    t.answer("use horse_archers", "use mounted_patrol", "use longbows")
    assert t.dice_rolled() == (3, 1)  # 4 + 3 - 1, though the Longbows came later
    t.maybe("pass", "count 0")
    assert t.advisers("blue") == "longbows"
    t = battle(table, advisers={"blue": "mounted_patrol"})
    t.campaign("blue", dice=1)
    t.plans("mounted_patrol")
    assert t.dice_rolled() == (0, 1)  # no die is removed, so none is added


@pytest.mark.rule("card/mounted_patrol")
def test_bandits_patrol_too(table):
    t = raid(table, "mounted_patrol", dice=[0] * 5)
    t.campaign("bandits", dice=4)
    assert t.dice_rolled() == (2, 1)
    t.maybe("pass", "count 0")
    assert "mounted_patrol" not in t.cards(2)
