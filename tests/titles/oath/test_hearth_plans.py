"""Hearth's battle plans, Vow of Peace and Herald."""

import pytest

# -- Extra Provisions


@pytest.mark.rule("card/extra_provisions")
@pytest.mark.ruling("card/extra_provisions#1")
@pytest.mark.ends_open
def test_extra_provisions_add_one_defence_die_for_a_favor(table):
    t = table.battle(advisers={"blue": "extra_provisions"}, favor={"blue": 1})
    t.campaign("blue", dice=3)
    t.plans("extra_provisions")
    assert t.dice_rolled() == (3, 2)
    assert (t.favor("blue"), t.bank("hearth")) == (0, 4)  # outside the own turn to the bank


@pytest.mark.rule("card/extra_provisions", "7.5")
@pytest.mark.ends_open
def test_extra_provisions_are_for_defenders_who_can_pay(table):
    t = table.battle(advisers={"red": "extra_provisions"}, favor={"red": 1})
    t.campaign("blue", dice=3)
    assert not t.offered("use extra_provisions") and t.dice_rolled() == (3, 1)
    t = table.battle(advisers={"blue": "extra_provisions"})
    t.campaign("blue", dice=3)
    assert t.dice_rolled() == (3, 1)
    t = table.battle(sites={2: "fertile_valley extra_provisions"}, at={})
    t.campaign("bandits", dice=3)
    assert t.dice_rolled() == (3, 1)  # bandits pay nothing


# -- Village Constable and The Great Levy


@pytest.mark.rule("card/village_constable")
@pytest.mark.ends_open
def test_the_constable_adds_two_dice_or_removes_two(table):
    sites = {2: "fertile_valley", 4: "steppe village_constable"}
    t = table.battle(sites=sites, at={2: "blue 2", 4: "red 1"})
    t.campaign("blue", dice=1)
    t.plans("village_constable")
    assert t.dice_rolled() == (3, 1)
    t = table.battle(sites=sites, at={2: "blue 2", 4: "blue 1"})
    t.campaign("blue", dice=1)
    t.plans("village_constable")
    assert t.dice_rolled() == (0, 2)
    t = table.battle(sites={2: "fertile_valley village_constable"}, at={})
    t.campaign("bandits", dice=3)
    assert t.dice_rolled() == (1, 1)  # bandits use it, it is free


PLANS = ["village_constable", "the_great_levy"]


@pytest.mark.rule("card/village_constable", "card/the_great_levy")
@pytest.mark.parametrize("plan", PLANS)
@pytest.mark.ends_open
def test_against_the_peoples_favorite_neither_constable_nor_levy_helps(table, plan):
    setup = {
        "sites": {2: "fertile_valley", 4: f"steppe {plan}"},
        "favor": {"red": 2, "blue": 2},
    }
    red, blue = {2: "blue 2", 4: "red 1"}, {2: "blue 2", 4: "blue 1"}
    for at, holder, offered in [
        (red, "blue", False),
        (red, "red", True),
        (red, "purple", True),  # no enemy in this campaign
        (blue, "red", False),
        (blue, "blue", True),
    ]:
        t = table.battle(**setup, at=at, banners={holder: "peoples_favor"})
        t.campaign("blue", dice=3)
        assert t.offered(f"use {plan}") == offered


@pytest.mark.rule("card/the_great_levy")
@pytest.mark.ruling("card/the_great_levy#1")
@pytest.mark.ends_open
def test_against_the_peoples_favorite_the_levy_brings_no_dice_and_ignores_no_skulls(table):
    for holder, dice, left in [("blue", (1, 1), 3), ("purple", (4, 1), 4)]:
        t = table.battle(
            advisers={"red": "the_great_levy"},
            favor={"red": 2},
            banners={holder: "peoples_favor"},
            oath="devotion",
            dice=[0, 5, 5, 5, 5],
        )
        t.campaign("blue", dice=1)
        t.plans(*(["the_great_levy"] if holder == "purple" else []))
        assert (t.dice_rolled(), t.warbands("red")) == (dice, left)


@pytest.mark.rule("card/village_constable", "card/the_great_levy", "10.Euer-Gegner")
@pytest.mark.parametrize("plan", PLANS)
@pytest.mark.ends_open
def test_an_imperial_ally_with_the_peoples_favor_is_an_enemy_who_holds_it(table, plan):
    t = table.battle(
        sites={2: "fertile_valley", 4: f"steppe {plan}"},
        citizens="blue",
        at={2: "purple 2", 4: "red 1"},
        favor={"red": 2},
        banners={"purple": "peoples_favor"},
    )
    t.campaign("blue", dice=3)
    assert not t.offered(f"use {plan}")


@pytest.mark.rule("card/the_great_levy")
def test_the_great_levy_adds_three_dice_and_ignores_skulls(table):
    t = table.battle(advisers={"red": "the_great_levy"}, favor={"red": 2}, dice=[0, 5, 5, 5, 5])
    t.campaign("blue", dice=1)
    t.plans("the_great_levy")
    assert t.dice_rolled() == (4, 1)
    t.answer("count 4")
    assert t.at(2) == "red 4" and t.favor_on("the_great_levy") == 2


@pytest.mark.rule("card/the_great_levy")
@pytest.mark.ends_open
def test_a_defending_levy_removes_three_dice_and_spares_the_attacker_no_skull(table):
    setup = {"advisers": {"blue": "the_great_levy"}, "warbands": {"red": 5}}
    t = table.battle(**setup, favor={"blue": 2}, dice=[2, 5])
    t.campaign("blue", dice=4)
    t.plans("the_great_levy")
    assert t.dice_rolled() == (1, 1)
    t.maybe("pass")
    assert t.warbands("red") == 2  # one to the skull, two of four as the beaten
    t = table.battle(**setup, favor={"blue": 1})
    t.campaign("blue", dice=3)
    assert t.dice_rolled() == (3, 1)  # it costs two


# -- Hearts and Minds


HEARTS = {"sites": {2: "fertile_valley hearts_and_minds", 4: "steppe"}, "favor": {"blue": 3}}


@pytest.mark.rule("card/hearts_and_minds")
def test_hearts_and_minds_win_at_once_and_are_discarded(table):
    t = table.battle(**HEARTS)
    t.campaign("blue", "pawn", dice=4)
    t.plans("hearts_and_minds")
    assert t.dice_rolled() == (0, 0)
    assert (t.at(2), t.warbands("red"), t.pawn("blue")) == ("blue 2", 2, 2)
    assert (t.cards(2), t.pile("provinces"), t.bank("hearth")) == ("", "hearts_and_minds", 6)


@pytest.mark.rule("card/hearts_and_minds")
def test_with_the_peoples_favor_hearts_and_minds_stay(table):
    for holder, cards in [("blue", "hearts_and_minds"), ("red", ""), ("purple", "")]:
        t = table.battle(**HEARTS, banners={holder: "peoples_favor"})
        t.campaign("blue", dice=4)
        t.plans("hearts_and_minds")
        assert t.cards(2) == cards and t.at(2) == "blue 2"
        t.ends_clean()


@pytest.mark.rule("card/hearts_and_minds", "7.5")
@pytest.mark.ends_open
def test_attackers_bandits_and_the_poor_win_no_hearts(table):
    setup = {"sites": {2: "fertile_valley", 4: "steppe hearts_and_minds"}}
    t = table.battle(**setup, at={2: "blue 2", 4: "red 1"}, favor={"red": 3})
    t.campaign("blue", dice=3)
    assert t.dice_rolled() == (3, 1)
    t = table.battle(**setup, at={2: "blue 2", 4: "blue 1"}, favor={"blue": 2})
    t.campaign("blue", dice=3)
    assert t.dice_rolled() == (3, 1)
    t = table.battle(sites=HEARTS["sites"], at={})
    t.campaign("bandits", dice=3)
    assert t.dice_rolled() == (3, 1)


@pytest.mark.rule("card/hearts_and_minds", "5.5.3.R")
def test_an_imperial_ally_can_win_the_hearts_for_the_attacked(table):
    t = table.battle(
        sites=HEARTS["sites"], citizens="blue", at={2: "purple 2"}, favor={"purple": 3}
    )
    t.campaign("blue", dice=4)
    t.expect(0, "battle-plan", "use hearts_and_minds", "pass")
    t.answer("use hearts_and_minds")
    assert (t.at(2), t.warbands("red"), t.cards(2)) == ("purple 2", 2, "")


# -- Traveling Doctor


@pytest.mark.rule("card/traveling_doctor")
def test_the_doctor_saves_a_beaten_force_and_leaves(table):
    t = table.battle(advisers={"blue": "traveling_doctor"})
    t.campaign("blue", dice=4)
    t.plans("traveling_doctor")
    t.answer("count 1")
    assert (t.at(2), t.warbands("blue")) == ("red 1", 2)  # nobody died
    assert t.advisers("blue") == "" and t.pile("provinces") == "traveling_doctor"
    t.ends_clean()
    t = table.battle(advisers={"red": "traveling_doctor"}, dice=[4, 5, 0, 0])
    t.campaign("blue", dice=3)
    t.plans("traveling_doctor")
    t.maybe("pass")
    assert t.warbands("red") == 3 and t.advisers("red") == ""  # the skull came before
    t.ends_clean()


@pytest.mark.rule("card/traveling_doctor")
def test_the_doctor_of_a_winner_stays(table):
    t = table.battle(advisers={"red": "traveling_doctor"})
    t.campaign("blue", dice=4)
    t.plans("traveling_doctor")
    t.answer("count 0")
    assert t.advisers("red") == "traveling_doctor" and t.warbands("blue") == 1


@pytest.mark.rule("card/traveling_doctor", "card/shield_wall")
def test_the_doctor_ignores_powers_that_would_kill_the_whole_force(table):
    t = table.battle(
        advisers={"blue": "traveling_doctor shield_wall"},
        favor={"blue": 1},
        dice=[0] * 3 + [3] * 4,
    )
    t.campaign("blue", dice=4)
    t.plans("traveling_doctor", "shield_wall")
    assert t.dice_rolled() == (4, 3)
    t.answer("count 0")
    assert t.warbands("blue") == 2


@pytest.mark.rule("card/traveling_doctor", "5.5.3")
@pytest.mark.ruling("O40")
def test_bandits_use_every_free_plan_but_a_doctor_who_has_nobody_to_save(table):
    t = table.battle(sites={2: "fertile_valley traveling_doctor longbows"}, at={})
    t.campaign("bandits", dice=4)
    assert t.dice_rolled() == (3, 1)  # the Longbows were used
    t.answer("count 1")
    assert (t.at(2), t.cards(2)) == ("red 1", "traveling_doctor longbows")  # he is not discarded


# -- Hospital


@pytest.mark.rule("card/hospital")
def test_the_hospital_takes_in_all_killed_warbands_of_its_user(table):
    sites = {2: "fertile_valley", 4: "steppe hospital"}
    t = table.battle(sites=sites, at={2: "blue 2", 4: "red 1"}, dice=[5, 5, 5, 5, 5])
    t.campaign("blue", dice=4)
    t.plans("hospital")
    assert (t.warbands("red"), t.at(2)) == (0, "")  # four skulls: nobody is left to occupy
    assert t.at(4) == "red 5" and t.g.reserve[1] == 9
    t.ends_clean()
    t = table.battle(sites=sites, at={2: "blue 4", 4: "blue 1"}, dice=[0] + [5] * 4)
    t.campaign("blue", dice=4)
    t.plans("hospital")
    t.maybe("count 0")
    assert (t.at(4), t.warbands("blue"), t.g.reserve[2]) == ("blue 3", 2, 9)
    t.ends_clean()


@pytest.mark.rule("card/hospital", "card/cursed_cauldron")
@pytest.mark.ruling("card/hospital#1")
def test_warbands_reach_the_hospital_at_the_end_and_do_not_count_as_killed(table):
    for plans, wards, risen in [(["hospital"], "red 3", 0), ([], "red 1", 2)]:
        t = table.battle(
            sites={2: "fertile_valley", 4: "steppe hospital"},
            at={2: "blue 2", 4: "red 1"},
            relics={"blue": "cursed_cauldron"},
            dice=[4, 5, 0, 0, 0],
        )
        t.campaign("blue", dice=4)
        t.plans(*plans, "cursed_cauldron")
        assert t.question().prompt == "sacrifice"
        assert (t.warbands("red"), t.at(4)) == (3, "red 1")  # the skull's victim is on the way
        t.answer("pass")  # another one is lost with the battle
        assert (t.at(4), t.warbands("red"), t.warbands("blue")) == (wards, 2, risen)
        t.ends_clean()


@pytest.mark.rule("card/hospital")
def test_sacrificed_warbands_come_to_the_hospital_too(table):
    t = table.battle(
        sites={2: "fertile_valley", 4: "steppe hospital"},
        at={2: "blue 2", 4: "red 1"},
        dice=[0, 3],
    )
    t.campaign("blue", dice=1)
    t.plans("hospital")
    t.answer("sacrifice yes", "count 1")
    assert (t.at(2), t.at(4), t.warbands("red")) == ("red 1", "red 3", 1)


@pytest.mark.rule("card/hospital")
def test_a_hospital_that_is_lost_saves_nobody(table):
    t = table.battle(sites={2: "fertile_valley hospital"})
    t.campaign("blue", dice=4)
    t.plans("hospital")
    t.answer("count 1")
    assert (t.at(2), t.warbands("blue"), t.g.reserve[2]) == ("red 1", 1, 13)


@pytest.mark.rule("card/hospital", "7.5.1")
@pytest.mark.ends_open
def test_only_who_rules_a_hospital_can_use_it(table):
    sites = {2: "fertile_valley", 4: "steppe hospital"}
    for at in ({2: "blue 2"}, {2: "blue 2", 4: "purple 1"}):
        t = table.battle(sites=sites, at=at)
        t.campaign("blue", dice=3)
        assert t.dice_rolled() == (3, 1)


@pytest.mark.rule("card/hospital", "5.5.3.R")
def test_an_imperial_hospital_takes_in_the_whole_defence(table):
    t = table.battle(
        sites={2: "fertile_valley", 4: "steppe hospital"},
        citizens="blue",
        at={2: "purple 2", 4: "purple 1"},
        warbands={"red": 6, "blue": 2},
        dice=[0] + [3] * 6,
    )
    t.campaign("blue", dice=6)
    t.plans("hospital")
    t.answer("lose blue", "lose s2", "count 0")
    assert (t.at(4), t.warbands("blue"), t.warbands("purple")) == ("purple 3", 1, 1)


# -- Vow of Peace


@pytest.mark.rule("card/vow_of_peace")
@pytest.mark.ruling("card/vow_of_peace#1")
def test_who_has_vowed_peace_cannot_campaign_but_others_can(table):
    t = table.battle(advisers={"red": "vow_of_peace"})
    assert not t.offered("campaign")
    t = table.battle(advisers={"red": "-vow_of_peace"})
    assert t.offered("campaign")
    t = table.battle(citizens="red", at={2: "blue 2"}, advisers={"purple": "vow_of_peace"})
    t.campaign("blue", dice=3)  # a Citizen of a peaceful Chancellor
    t.answer("count 1")
    assert t.at(2) == "purple 1"


@pytest.mark.rule("card/vow_of_peace", "card/knights_errant")
def test_the_vow_forbids_free_campaigns_too(table):
    t = table.battle(
        sites={2: "fertile_valley longbows"},
        advisers={"red": "vow_of_peace knights_errant"},
        favor={"red": 1},
    )
    t.muster("longbows")
    assert t.question().prompt == "act"


@pytest.mark.rule("card/vow_of_peace", "5.5.5.a")
@pytest.mark.ends_open
def test_against_the_peaceful_nobody_sacrifices_warbands(table):
    for advisers, prompt in [({}, "sacrifice"), ({"blue": "vow_of_peace"}, "act")]:
        t = table.battle(advisers=advisers, dice=[0, 3])
        t.campaign("blue", dice=1)
        assert t.question().prompt == prompt
    assert t.at(2) == "blue 2"
    t = table.battle(advisers={"purple": "vow_of_peace"}, dice=[0, 3])
    t.campaign("blue", dice=1)
    assert t.question().prompt == "sacrifice"  # purple has no part in it


@pytest.mark.rule("card/vow_of_peace", "5.5.2.R")
def test_an_imperial_ally_brings_his_vow_of_peace_along(table):
    t = table.battle(
        citizens="blue",
        at={2: "purple 2"},
        advisers={"purple": "vow_of_peace"},
        dice=[0, 3],
    )
    t.campaign("blue", dice=1)
    assert t.question().prompt == "act" and t.at(2) == "purple 2"
