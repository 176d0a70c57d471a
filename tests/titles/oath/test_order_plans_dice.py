"""Order's battle plans that change dice, skulls and other plans."""

import pytest

WIN = [0, 0, 0, 3, 3, 3, 3, 3, 3]  # blanks first, then swords


@pytest.mark.rule("card/longbows")
@pytest.mark.ends_open
def test_longbows_add_a_die_for_the_attacker_and_remove_one_for_the_defender(table):
    t = table.battle(advisers={"red": "longbows"})
    t.campaign("blue", dice=2)
    t.plans("longbows")
    assert t.dice_rolled() == (3, 1)
    t = table.battle(advisers={"blue": "longbows"})
    t.campaign("blue", dice=2)
    t.plans("longbows")
    assert t.dice_rolled() == (1, 1)


@pytest.mark.rule("card/longbows", "5.5.3")
@pytest.mark.ends_open
def test_longbows_against_an_empty_attack_pool_add_a_defence_die(table):
    t = table.battle(advisers={"blue": "longbows"})
    t.campaign("blue", dice=0)
    t.plans("longbows")
    assert t.dice_rolled() == (0, 2)


@pytest.mark.rule("card/longbows", "7.5.1")
@pytest.mark.ends_open
def test_a_pawn_beside_longbows_does_not_rule_them(table):
    t = table.battle(sites={2: "fertile_valley longbows"})
    t.campaign("blue")
    t.expect(2, "battle-plan", "use longbows", "pass")  # only blue, who rules the site


@pytest.mark.rule("card/keep")
@pytest.mark.ends_open
def test_keep_adds_two_defence_dice_only_if_its_own_site_is_a_target(table):
    t = table.battle(sites={2: "fertile_valley keep"})
    t.campaign("blue", dice=1)
    t.plans("keep")
    assert t.dice_rolled() == (1, 3)
    t = table.battle(
        sites={2: "fertile_valley", 3: "steppe keep"},
        at={2: "blue 2", 3: "blue 1"},
        dice=WIN,
    )
    t.campaign("blue", dice=1)  # s3 is no target: nobody is asked about plans
    assert t.dice_rolled() == (1, 1)


@pytest.mark.rule("card/keep", "5.5.3")
def test_bandits_use_keep_without_being_asked(table):
    t = table.battle(sites={2: "fertile_valley keep"}, at={}, pawns={"red": 2})
    t.campaign("bandits", dice=0)
    assert t.dice_rolled() == (0, 3)
    t.answer("pass")  # no sacrifice


@pytest.mark.rule("card/wrestlers")
@pytest.mark.ruling("card/wrestlers#1")
def test_wrestlers_trade_a_warband_for_a_defence_die_and_the_emptied_site_stays_a_target(table):
    t = table.battle(advisers={"blue": "wrestlers"}, at={2: "blue 1"}, dice=[0, 0, 3, 3])
    t.campaign("blue", dice=2)
    t.plans("wrestlers")
    assert t.dice_rolled() == (2, 2)
    assert t.g.reserve[2] == 14
    t.answer("count 1")  # red occupies the site that was targeted
    assert t.at(2) == "red 1"


@pytest.mark.rule("card/wrestlers")
@pytest.mark.ends_open
def test_wrestlers_are_not_offered_to_an_empty_force_nor_used_by_bandits(table):
    t = table.battle(advisers={"blue": "wrestlers"}, at={}, sites={2: "fertile_valley"})
    t.campaign("blue", "pawn", dice=0)
    assert t.dice_rolled() == (0, 2)
    t = table.battle(sites={2: "fertile_valley wrestlers"}, at={}, pawns={"red": 2})
    t.campaign("bandits", dice=0)
    assert t.dice_rolled() == (0, 1)


@pytest.mark.rule("card/wrestlers")
@pytest.mark.ruling("card/wrestlers#2")
@pytest.mark.ends_open
def test_the_sacrificed_warband_may_come_from_an_allys_board_that_counts(table):
    setup = {
        "citizens": "blue",
        "warbands": {"red": 4, "purple": 3, "blue": 1},
        "at": {2: "purple 1"},
        "advisers": {"blue": "wrestlers"},
    }
    t = table.battle(**setup, pawns={"purple": 2, "red": 2, "blue": 2})
    t.campaign("blue", dice=1)
    t.answer("use wrestlers")
    t.expect(2, "sacrifice-from", "lose purple", "lose blue", "lose s2")
    t.answer("lose purple")
    assert t.warbands("purple") == 2
    assert t.dice_rolled() == (1, 3)  # site, title and wrestlers
    t = table.battle(**setup)  # the Chancellor's pawn is elsewhere
    t.campaign("blue", dice=1)
    t.answer("use wrestlers")
    t.expect(2, "sacrifice-from", "lose blue", "lose s2")


@pytest.mark.rule("card/bear_traps")
@pytest.mark.ruling("card/bear_traps#1")
def test_bear_traps_cost_the_attacker_exactly_one_die_and_one_warband(table):
    t = table.battle(advisers={"blue": "bear_traps"}, dice=[0, 0, 0, 0])
    t.campaign("blue", dice=4)
    t.answer("use bear_traps")
    assert t.dice_rolled() == (3, 1)
    assert t.warbands("red") == 3  # asked for a sacrifice: 3 are left
    t.answer("pass")
    assert t.warbands("red") == 2  # half of the three is lost


@pytest.mark.rule("card/bear_traps")
@pytest.mark.ends_open
def test_bear_traps_of_bandits_kill_too_and_an_empty_board_loses_nothing(table):
    t = table.battle(sites={2: "fertile_valley bear_traps"}, at={}, warbands={"red": 2})
    t.campaign("bandits", dice=2)
    assert t.dice_rolled() == (1, 1)
    assert t.warbands("red") <= 1
    t = table.battle(advisers={"blue": "bear_traps"}, warbands={})
    t.campaign("blue")
    t.plans("bear_traps")
    assert t.dice_rolled() == (0, 2)  # no die to remove: one more defence die
    assert t.warbands("red") == 0


@pytest.mark.rule("card/shield_wall")
def test_shield_wall_adds_two_dice_and_a_beaten_defender_loses_the_whole_force(table):
    t = table.battle(
        advisers={"blue": "shield_wall"},
        favor={"blue": 1},
        warbands={"red": 4, "blue": 3},
        dice=[0, 0, 0, 5, 5, 5, 5],
    )
    t.campaign("blue", dice=4)
    t.plans("shield_wall")
    assert t.dice_rolled() == (4, 3)
    assert t.bank("order") == 4  # paid outside one's turn: straight into the bank
    assert (t.warbands("blue"), t.g.reserve[2]) == (0, 14)


@pytest.mark.rule("card/shield_wall")
@pytest.mark.ends_open
def test_a_shield_wall_that_holds_loses_nobody_and_without_favor_there_is_none(table):
    t = table.battle(advisers={"blue": "shield_wall"}, favor={"blue": 1}, dice=[2, 2, 2, 0])
    t.campaign("blue", dice=1)
    t.plans("shield_wall")
    t.maybe("pass")
    assert t.at(2) == "blue 2"
    t = table.battle(advisers={"blue": "shield_wall"}, dice=[0, 0])
    t.campaign("blue", dice=1)
    assert t.dice_rolled() == (1, 1)


@pytest.mark.rule("card/encirclement")
@pytest.mark.ends_open
def test_encirclement_needs_the_bigger_force(table):
    t = table.battle(advisers={"red": "encirclement"}, favor={"red": 1})
    t.campaign("blue", dice=1)
    t.plans("encirclement")
    assert t.dice_rolled() == (3, 1)
    assert t.favor_on("encirclement") == 1
    t = table.battle(advisers={"red": "encirclement"}, favor={"red": 1}, warbands={"red": 2})
    t.campaign("blue", dice=1)  # two against two
    assert t.dice_rolled() == (1, 1)


@pytest.mark.rule("card/encirclement", "7.5.3")
def test_a_defender_encircles_too_even_with_favor_on_the_card(table):
    t = table.battle(
        advisers={"blue": "encirclement"},
        favor={"blue": 1},
        favor_on={"encirclement": 1},
        at={2: "blue 5"},
        dice=[0, 0],
    )
    t.campaign("blue", dice=3)
    t.plans("encirclement")
    assert t.dice_rolled() == (1, 1)


@pytest.mark.rule("card/outriders")
@pytest.mark.ends_open
def test_outriders_ignore_all_skulls(table):
    t = table.battle(advisers={"red": "outriders"}, dice=[0, 5, 5, 5])
    t.campaign("blue", dice=3)
    t.plans("outriders")
    t.expect(1, "occupy")
    assert t.warbands("red") == 4
    t = table.battle(advisers={"red": "outriders"}, dice=[0, 5, 5, 5])
    t.campaign("blue", dice=3)
    t.plans()
    assert t.warbands("red") == 1


@pytest.mark.rule("card/scouts")
@pytest.mark.ends_open
def test_scouts_give_a_supply_back(table):
    t = table.battle(advisers={"red": "scouts"}, supply={"red": 4})
    t.campaign("blue", dice=0)
    t.plans("scouts")
    assert t.supply("red") == 3


@pytest.mark.rule("card/scouts", "card/knights_errant")
@pytest.mark.ruling("card/scouts#1")
@pytest.mark.ends_open
def test_scouts_work_on_a_free_campaign_but_never_beyond_the_leftmost_space(table):
    t = table.battle(
        sites={2: "fertile_valley scouts knights_errant"},
        at={2: "red 1"},
        favor={"red": 1},
        supply={"red": 6},
    )
    t.muster("scouts")
    assert t.supply("red") == 5
    t.campaign("blue", "pawn", dice=0)
    t.plans("scouts")
    assert t.supply("red") == 6  # more than before the campaign
    t = table.battle(
        sites={2: "fertile_valley captains"},
        at={2: "red 1"},
        advisers={"red": "scouts"},
        favor={"red": 1},
    )
    t.use("captains")
    t.campaign("blue", "pawn", dice=0)  # with 7 Supply nobody is sent to scout
    assert (t.supply("red"), t.dice_rolled()) == (7, (0, 2))


@pytest.mark.rule("card/specialist")
@pytest.mark.ruling("card/specialist#1")
@pytest.mark.ends_open
def test_the_specialist_bars_all_plans_of_the_defending_side(table):
    t = table.battle(
        sites={2: "fertile_valley longbows"},
        citizens="blue",
        warbands={"red": 2},
        at={2: "purple 1"},
        advisers={"red": "specialist", "blue": "bear_traps", "purple": "wrestlers"},
        favor={"red": 2},
    )
    t.campaign("blue", dice=2)
    t.answer("use specialist")
    assert t.dice_rolled() == (2, 2)  # site and title; no plan was offered to anybody
    assert t.favor_on("specialist") == 2


@pytest.mark.rule("card/specialist")
@pytest.mark.ends_open
def test_the_specialist_silences_bandits_and_needs_two_favor(table):
    t = table.battle(
        sites={2: "fertile_valley longbows"},
        at={},
        pawns={"red": 2},
        advisers={"red": "specialist"},
        favor={"red": 2},
    )
    t.campaign("bandits", dice=2)
    t.plans("specialist")
    assert t.dice_rolled() == (2, 1)
    t = table.battle(advisers={"red": "specialist"}, favor={"red": 1})
    t.campaign("blue", dice=2)
    assert t.dice_rolled() == (2, 1)


@pytest.mark.rule("card/code_of_honor")
@pytest.mark.ends_open
def test_code_of_honor_is_the_only_plan_of_its_side(table):
    t = table.battle(advisers={"red": "code_of_honor longbows"})
    t.campaign("blue", dice=1)
    t.expect(1, "battle-plan", "use code_of_honor", "use longbows", "pass")
    t.answer("use code_of_honor")
    assert t.dice_rolled() == (3, 1)
    t = table.battle(advisers={"red": "code_of_honor longbows"})
    t.campaign("blue", dice=1)
    t.answer("use longbows")  # now the Code of Honor cannot be kept any more
    assert t.dice_rolled() == (2, 1)


@pytest.mark.rule("card/code_of_honor")
@pytest.mark.ruling("card/code_of_honor#1")
@pytest.mark.ends_open
def test_code_of_honor_binds_the_whole_defending_side_but_not_the_attacker(table):
    t = table.battle(
        citizens="blue",
        at={2: "purple 1"},
        advisers={"red": "longbows", "blue": "code_of_honor", "purple": "bear_traps"},
    )
    t.campaign("blue", dice=4)
    t.answer("use longbows", "use code_of_honor")
    assert t.dice_rolled() == (3, 2)  # 4 + 1 - 2 against site and title; no Bear Traps


@pytest.mark.rule("card/code_of_honor")
@pytest.mark.ruling("card/code_of_honor#2")
@pytest.mark.ends_open
def test_bandits_with_the_code_of_honor_use_nothing_else(table):
    t = table.battle(sites={2: "fertile_valley bear_traps code_of_honor"}, at={}, pawns={"red": 2})
    t.campaign("bandits", dice=4)
    assert t.dice_rolled() == (2, 1)
    assert t.warbands("red") >= 2  # the Bear Traps have not closed
