"""Discord's battle plans, and Sneak Attack."""

import pytest


def battle(table, **more):
    """Red attacks with 4 warbands the 1 of blue at site 2; both pawns are there."""
    setup = {
        "sites": {2: "fertile_valley"},
        "pawns": {"red": 2, "blue": 2},
        "warbands": {"red": 4},
        "at": {2: "blue 1"},
        "turn_of": "red",
        "oath": "people",  # so that purple keeps the title
        "dice": [0, 3, 3, 3],  # red wins with three dice against one
    }
    return table("purple red blue", **(setup | more))


LOST = [2, 0, 0, 0]  # red is beaten


# -- Mercenaries


@pytest.mark.rule("card/mercenaries")
def test_mercenaries_add_three_dice_and_stay_with_the_winner(table):
    t = battle(table, advisers={"red": "mercenaries"}, favor={"red": 1}, dice=[0, 3, 3, 3, 3])
    t.campaign("blue", dice=1)
    t.plans("mercenaries")
    assert t.dice_rolled() == (4, 1)
    t.answer("count 1")
    assert t.advisers("red") == "mercenaries" and t.favor_on("mercenaries") == 1


@pytest.mark.rule("card/mercenaries", "5.5.8")
def test_mercenaries_leave_the_beaten_and_their_favor_returns(table):
    t = battle(table, advisers={"red": "mercenaries"}, favor={"red": 1}, dice=[4, 0, 0, 0, 0])
    t.campaign("blue", dice=1)
    t.plans("mercenaries")
    t.answer("pass")
    assert t.advisers("red") == "" and t.pile("provinces") == "mercenaries"
    assert t.bank("discord") == 4


@pytest.mark.rule("card/mercenaries", "5.5.3")
def test_defending_mercenaries_remove_three_dice_and_leave_a_beaten_defender(table):
    setup = {"sites": {2: "fertile_valley mercenaries"}, "favor": {"blue": 1}}
    t = battle(table, **setup, dice=[0, 0, 3, 3, 3])
    t.campaign("blue", dice=4)
    t.plans("mercenaries")
    assert t.dice_rolled() == (1, 1) and t.bank("discord") == 4
    t.answer("pass")
    assert t.cards(2) == "mercenaries"  # blue has won
    t = battle(table, **setup, dice=[0, 0, 0])
    t.campaign("blue", dice=2)
    t.plans("mercenaries")
    assert t.dice_rolled() == (0, 2)  # the third die is one for the defence
    t.answer("sacrifice yes", "count 1")
    assert t.cards(2) == "" and t.pile("provinces") == "mercenaries"


@pytest.mark.rule("card/mercenaries", "5.5.3")
@pytest.mark.ends_open
def test_bandits_have_no_favor_for_mercenaries(table):
    t = battle(table, sites={2: "fertile_valley mercenaries"}, at={})
    t.campaign("bandits", dice=3)
    assert t.dice_rolled() == (3, 1)


# -- Disgraced Captain


@pytest.mark.rule("card/disgraced_captain")
@pytest.mark.ends_open
def test_the_disgraced_captain_adds_four_dice_against_a_site_with_order(table):
    t = battle(
        table,
        sites={2: "fertile_valley longbows"},
        advisers={"red": "disgraced_captain"},
        favor={"red": 2},
    )
    before = t.g.shared_favor
    t.campaign("blue", dice=1)
    t.plans("disgraced_captain")
    assert t.dice_rolled() == (5, 1)
    assert (t.favor("red"), t.favor_on("disgraced_captain")) == (0, 1)
    assert t.g.shared_favor - before == 1


@pytest.mark.rule("card/disgraced_captain")
@pytest.mark.ruling("card/disgraced_captain#1")
@pytest.mark.ends_open
def test_for_the_captain_the_site_itself_must_be_a_target(table):
    setup = {"advisers": {"red": "disgraced_captain"}, "favor": {"red": 2}}
    order = {"sites": {2: "fertile_valley longbows"}, "relics": {"blue": "map"}}
    t = battle(table, **setup, **order, at={})
    t.campaign("blue", "pawn", "map", dice=3)
    assert not t.offered("use disgraced_captain")
    t = battle(table, **setup, sites={2: "fertile_valley wolves"})
    t.campaign("blue", dice=3)
    t.expect(1, "occupy")  # no Order card
    t = battle(
        table,
        **setup,
        sites={2: "fertile_valley", 4: "steppe longbows"},
        at={2: "blue 1", 4: "blue 1"},
    )
    t.campaign("blue", "s4", dice=1)
    assert t.offered("use disgraced_captain")  # any target will do
    t = battle(
        table,
        sites={2: "fertile_valley longbows"},
        advisers={"red": "disgraced_captain"},
        favor={"red": 1},
    )
    t.campaign("blue", dice=3)
    assert not t.offered("use disgraced_captain")  # both favor are needed


# -- Cracked Sage


@pytest.mark.rule("card/cracked_sage")
@pytest.mark.ends_open
def test_the_cracked_sage_is_worth_four_dice_against_an_arcane_adviser(table):
    setup = {"favor": {"red": 1, "blue": 1}, "secrets": {"red": 1, "blue": 1}}
    t = battle(table, **setup, advisers={"red": "cracked_sage", "blue": "augury"})
    t.campaign("blue", dice=1)
    t.plans("cracked_sage")
    assert t.dice_rolled() == (5, 1)
    assert (t.favor("red"), t.secrets("red"), t.secrets_on("cracked_sage")) == (0, 0, 1)
    t = battle(table, **setup, advisers={"blue": "cracked_sage", "red": "augury"})
    t.campaign("blue", dice=3)
    t.plans("cracked_sage")
    assert t.dice_rolled() == (0, 2)
    assert (t.favor("blue"), t.secrets("blue"), t.facedown_secrets("blue")) == (0, 0, 1)


@pytest.mark.rule("card/cracked_sage")
@pytest.mark.ends_open
def test_facedown_or_other_advisers_do_not_madden_the_sage(table):
    setup = {"favor": {"red": 1}, "secrets": {"red": 1}}
    t = battle(table, **setup, advisers={"red": "cracked_sage", "blue": "-augury wolves"})
    t.campaign("blue", dice=3)
    t.expect(1, "occupy")
    t = battle(table, **setup, advisers={"red": "cracked_sage augury"}, at={})
    t.campaign("bandits", dice=3)
    t.expect(1, "occupy")


@pytest.mark.rule("card/cracked_sage")
@pytest.mark.ends_open
def test_an_imperial_allys_arcane_adviser_is_an_enemys(table):
    t = battle(
        table,
        citizens="blue",
        at={2: "purple 1"},
        advisers={"red": "cracked_sage", "purple": "augury"},
        favor={"red": 1},
        secrets={"red": 1},
    )
    t.campaign("blue", dice=1)
    assert t.offered("use cracked_sage")


# -- Zealots


@pytest.mark.rule("card/zealots", "5.5.5.a")
def test_against_a_bigger_force_each_zealot_is_worth_three(table):
    t = battle(
        table,
        at={2: "blue 5"},
        warbands={"red": 4},
        advisers={"red": "zealots"},
        favor={"red": 1},
        dice=[0, 3],
    )
    t.campaign("blue", dice=1)
    t.plans("zealots")
    t.expect(1, "sacrifice")
    assert t.question().count == 2  # one sword and twice three against five
    t.answer("sacrifice yes")
    assert t.warbands("red") == 2
    t.answer("count 1")
    assert t.at(2) == "red 1" and t.favor_on("zealots") == 1


@pytest.mark.rule("card/zealots")
@pytest.mark.ends_open
def test_zealots_do_not_fight_an_equal_force(table):
    t = battle(table, at={2: "blue 4"}, advisers={"red": "zealots"}, favor={"red": 1})
    t.campaign("blue", dice=3)
    assert t.question().prompt != "battle-plan"
    t = battle(table, at={}, warbands={}, advisers={"red": "zealots"}, favor={"red": 1}, dice=[0])
    t.campaign("bandits")
    assert t.offered("use zealots")  # one bandit is more than nobody


# -- Book Burning and Slander


@pytest.mark.rule("card/book_burning")
@pytest.mark.ruling("card/book_burning#1")
def test_book_burning_leaves_a_beaten_defender_one_secret(table):
    setup = {"advisers": {"red": "book_burning"}, "dice": [0, 0, 0, 3, 3, 3]}
    for faceup, facedown, left in [(3, 2, (1, 0)), (0, 3, (0, 1)), (1, 0, (1, 0)), (0, 0, (0, 0))]:
        t = battle(table, **setup, secrets={"blue": faceup}, facedown_secrets={"blue": facedown})
        t.campaign("blue", "pawn", dice=3)
        t.plans("book_burning")
        t.answer("count 1", "to s1")
        assert (t.secrets("blue"), t.facedown_secrets("blue")) == left
        t.ends_clean()


@pytest.mark.rule("card/book_burning")
@pytest.mark.ends_open
def test_books_burn_only_after_a_victory_with_the_pawn_as_a_target(table):
    t = battle(table, advisers={"red": "book_burning"}, secrets={"blue": 3})
    t.campaign("blue", dice=3)
    t.expect(1, "occupy")  # the pawn is no target
    t = battle(
        table, advisers={"red": "book_burning"}, secrets={"blue": 3}, dice=[4, 4, 4, 0, 0, 0]
    )
    t.campaign("blue", "pawn", dice=3)
    t.plans("book_burning")
    t.maybe("pass")
    assert t.secrets("blue") == 3


@pytest.mark.rule("card/slander", "5.5.7.III")
def test_slander_burns_all_favor_of_a_beaten_defender(table):
    setup = {
        "advisers": {"red": "slander"},
        "favor": {"red": 1, "blue": 5},
        "dice": [0, 0, 0, 3, 3, 3],
    }
    t = battle(table, **setup)
    before = t.g.shared_favor
    t.campaign("blue", "pawn", dice=3)
    t.plans("slander")
    t.answer("count 1", "to s1")
    assert (t.favor("blue"), t.g.shared_favor - before, t.favor_on("slander")) == (0, 5, 1)
    t.ends_clean()
    t = battle(table, **setup)
    t.campaign("blue", "pawn", dice=3)
    t.plans()
    t.answer("count 1", "to s1")
    assert t.favor("blue") == 3  # half, rounded down


@pytest.mark.rule("card/slander")
@pytest.mark.ends_open
def test_slander_needs_the_pawn_as_a_target_and_a_victory(table):
    t = battle(table, advisers={"red": "slander"}, favor={"red": 1, "blue": 5})
    t.campaign("blue", dice=3)
    t.expect(1, "occupy")
    t = battle(
        table,
        advisers={"red": "slander"},
        favor={"red": 1, "blue": 5},
        dice=[4, 4, 4, 0, 0, 0],
    )
    t.campaign("blue", "pawn", dice=3)
    t.plans("slander")
    t.maybe("pass")
    assert t.favor("blue") == 5


# -- Second Wind


WIND = {"advisers": {"red": "second_wind"}, "favor": {"red": 1}, "secrets": {"red": 1}}


@pytest.mark.rule("card/second_wind")
def test_a_second_wind_carries_the_winner_on_to_another_campaign_without_supply(table):
    t = battle(
        table,
        **WIND,
        sites={2: "fertile_valley", 4: "steppe"},
        supply={"red": 2},
        dice=[0, 3, 3, 3, 0, 3, 3],
    )
    before = t.g.shared_favor
    t.campaign("blue", dice=3)
    t.plans("second_wind")
    assert (t.favor("red"), t.g.shared_favor - before, t.secrets_on("second_wind")) == (0, 1, 1)
    t.answer("count 1")
    t.expect(1, "travel-to")
    t.answer("to s4")
    t.expect(1, "campaign-against", "against bandits", "pass")
    t.campaign("bandits", dice=2)
    t.answer("count 2")
    assert (t.at(2), t.at(4), t.pawn("red"), t.supply("red")) == ("red 1", "red 2", 4, 0)


@pytest.mark.rule("card/second_wind")
def test_travel_and_campaign_of_the_second_wind_are_both_optional(table):
    t = battle(table, **WIND, pawns={"red": 2})
    t.campaign("blue", dice=3)
    t.plans("second_wind")
    t.answer("count 0", "pass")
    t.expect(1, "campaign-against", "against bandits", "pass")  # even without a trip
    t.answer("pass")
    assert t.phase == "red act" and t.pawn("red") == 2


@pytest.mark.rule("card/second_wind")
def test_the_beaten_have_no_second_wind(table):
    t = battle(table, **WIND, dice=LOST)
    t.campaign("blue", dice=3)
    t.plans("second_wind")
    t.answer("pass")
    assert t.question().prompt == "act"


@pytest.mark.rule("card/second_wind", "card/sneak_attack")
@pytest.mark.ruling("card/second_wind#1", "card/sneak_attack#2")
@pytest.mark.ends_open
def test_a_sneak_attack_comes_before_the_second_wind(table):
    t = battle(
        table,
        advisers={"red": "second_wind", "blue": "sneak_attack"},
        favor={"red": 1},
        secrets={"red": 1},
        dice=[0, 3, 3, 3, 3],
    )
    t.campaign("blue", dice=4)
    t.plans("second_wind")
    t.answer("count 4")
    t.expect(2, "campaign-against", "against red", "pass")
    t.answer("pass")
    t.expect(1, "travel-to")


# -- Sneak Attack


@pytest.mark.rule("card/sneak_attack")
def test_a_sneak_attack_follows_anybody_elses_campaign_without_supply(table):
    t = table(
        "purple red blue",
        sites={2: "steppe"},
        pawns={"red": 2, "blue": 2},
        warbands={"red": 2, "blue": 3},
        advisers={"blue": "sneak_attack"},
        supply={"blue": 0},
        turn_of="red",
        oath="people",
        dice=[0, 3, 3, 0, 3, 3, 3],
    )
    t.campaign("bandits", dice=2)
    t.answer("count 2")
    t.expect(2, "campaign-against", "against red", "pass")
    t.answer("against red")  # red rules the site, which must be a target
    t.campaign("red", dice=3)
    t.answer("count 1")
    assert (t.at(2), t.warbands("blue"), t.phase) == ("blue 1", 2, "red act")


@pytest.mark.rule("card/sneak_attack", "5.5.1")
@pytest.mark.ruling("card/sneak_attack#1")
def test_a_sneak_attack_needs_its_victim_within_reach(table):
    t = table(
        "purple red blue",
        sites={2: "steppe"},
        pawns={"red": 2},
        warbands={"red": 2, "blue": 3},
        advisers={"blue": "sneak_attack"},
        turn_of="red",
        oath="people",
        dice=[0, 3, 3],
    )
    t.campaign("bandits", dice=2)
    t.answer("count 2")
    assert t.question().prompt == "act"


@pytest.mark.rule("card/sneak_attack")
def test_nobody_sneaks_after_his_own_campaign_but_also_after_a_lost_one(table):
    setup = {
        "warbands": {"red": 2, "blue": 3},
        "turn_of": "red",
        "oath": "people",
        "dice": [0, 0, 0],
    }
    t = table("purple red blue", **setup, advisers={"red": "sneak_attack"})
    t.campaign("blue", "pawn", dice=1)
    assert t.question().prompt == "act"
    t = table("purple red blue", **setup, advisers={"blue": "sneak_attack"})
    t.campaign("blue", "pawn", dice=1)
    t.expect(2, "campaign-against", "against red", "pass")  # blue was the defender
    t.answer("pass")
    assert t.question().prompt == "act"
