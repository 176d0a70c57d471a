"""Nomad's Warning Signals and Wild Mounts, and what keeps used plans where they are."""

import pytest

LOST = [4, 0, 0, 0, 0, 0]  # two shields, then hollow swords


def battle(table, **more):
    """Red attacks with 4 warbands the 2 of blue at site 2; both pawns are there."""
    setup = {
        "sites": {2: "fertile_valley"},
        "pawns": {"red": 2, "blue": 2},
        "warbands": {"red": 4},
        "at": {2: "blue 2"},
        "turn_of": "red",
        "oath": "people",
    }
    return table("purple red blue", **(setup | more))


# -- Warning Signals


@pytest.mark.rule("card/warning_signals")
def test_warning_signals_bring_warbands_together_before_the_dice_fall(table):
    t = battle(
        table,
        sites={2: "fertile_valley", 5: "steppe"},
        at={2: "blue 1", 5: "blue 4"},
        pawns={"red": 2, "blue": 5},
        advisers={"blue": "warning_signals"},
        dice=[0, 3, 3, 3, 3],
    )
    t.campaign("blue", dice=4)
    t.answer("use warning_signals")
    t.expect(2, "regroup-take", "count 0", "count 1", "count 2", "count 3")
    t.answer("count 3", "count 3")  # from the Steppe to the board, then to the attacked site
    assert (t.at(2), t.at(5), t.warbands("blue")) == ("blue 4", "blue 1", 0)
    t.expect(1, "sacrifice")  # four swords are no longer more than the defence
    t.answer("pass")
    assert (t.at(2), t.advisers("blue"), t.pile("hinterland")) == ("blue 4", "", "warning_signals")


@pytest.mark.rule("card/warning_signals")
@pytest.mark.ends_open
def test_warning_signals_leave_one_warband_at_each_site_and_need_something_to_shift(table):
    t = battle(table, advisers={"blue": "warning_signals"}, at={2: "blue 1"})
    t.campaign("blue", dice=0)
    assert (t.dice_rolled(), t.advisers("blue")) == ((0, 1), "warning_signals")
    t = battle(table, advisers={"blue": "warning_signals"}, at={2: "blue 2"})
    t.campaign("blue", dice=0)
    t.answer("use warning_signals")
    t.expect(2, "regroup-take", "count 0", "count 1")


@pytest.mark.rule("card/warning_signals", "6.5.R1")
@pytest.mark.ruling("card/warning_signals#1")
@pytest.mark.ends_open
def test_a_citizen_signals_without_asking_the_chancellor(table):
    t = battle(
        table,
        citizens="blue",
        at={2: "purple 1", 1: "purple 3"},
        advisers={"blue": "warning_signals"},
    )
    t.campaign("blue", "pawn", dice=0)
    t.answer("use warning_signals", "count 2", "count 0")
    assert (t.at(1), t.warbands("blue")) == ("purple 1", 2)
    assert not t.was_asked("purple", "allow-pick-up")


@pytest.mark.rule("card/warning_signals", "5.5.1")
def test_a_citizen_under_attack_by_the_chancellor_has_no_sites_to_signal_to(table):
    t = table(
        "purple red",
        citizens="red",
        at={1: "purple 3"},
        warbands={"purple": 1, "red": 2},
        advisers={"red": "warning_signals"},
    )
    t.campaign("red", "pawn", dice=0)
    assert t.advisers("red") == "warning_signals"  # it was not offered


@pytest.mark.rule("card/warning_signals")
@pytest.mark.ends_open
def test_bandits_have_nothing_to_shift_and_attackers_cannot_signal(table):
    t = battle(table, sites={2: "fertile_valley warning_signals"}, at={}, pawns={"red": 2})
    t.campaign("bandits", dice=0)
    assert t.cards(2) == "warning_signals"
    t = battle(table, advisers={"red": "warning_signals"})
    t.campaign("blue", dice=0)
    assert t.advisers("red") == "warning_signals"


# -- Wild Mounts


@pytest.mark.rule("card/wild_mounts")
def test_wild_mounts_let_one_beast_go_in_place_of_all_nomad_plans(table):
    t = battle(table, advisers={"red": "wild_mounts horse_archers lancers wolves"}, dice=LOST)
    t.campaign("blue", dice=0)
    t.plans("wild_mounts", "horse_archers", "lancers")
    t.maybe("pass")
    t.expect(1, "choose-card", "discard wolves", "pass")
    t.answer("discard wolves")
    assert t.advisers("red") == "wild_mounts horse_archers lancers"
    assert t.pile("provinces") == "wolves"


@pytest.mark.rule("card/wild_mounts")
def test_wild_mounts_are_a_choice_to_the_end(table):
    t = battle(table, advisers={"red": "wild_mounts horse_archers wolves"}, dice=LOST)
    t.campaign("blue", dice=0)
    t.plans("horse_archers", "wild_mounts")
    t.maybe("pass")
    t.answer("pass")
    assert (t.advisers("red"), t.pile("provinces")) == ("wild_mounts wolves", "horse_archers")


@pytest.mark.rule("card/wild_mounts")
def test_wild_mounts_help_only_nomad_plans_of_their_user(table):
    advisers = {"red": "wild_mounts mercenaries elders -wolves", "blue": "horse_archers"}
    t = battle(table, advisers=advisers, favor={"red": 1}, dice=LOST)
    t.campaign("blue", dice=0)
    t.expect(1, "battle-plan", "use mercenaries", "pass")  # no other Nomad plan of red's
    t.plans("mercenaries", "horse_archers")
    t.maybe("pass")
    assert (t.advisers("red"), t.advisers("blue")) == ("wild_mounts elders -wolves", "")


@pytest.mark.rule("card/wild_mounts", "7.4.3")
@pytest.mark.ends_open
def test_a_beast_that_is_a_plan_in_use_or_not_ruled_cannot_go(table):
    t = battle(
        table,
        sites={2: "fertile_valley", 3: "steppe wolves", 4: "river bracken"},
        at={2: "blue 2", 3: "purple 1", 4: "red 1"},
        advisers={"red": "wild_mounts horse_archers rangers"},
        favor={"red": 1},
        dice=LOST,
    )
    t.campaign("blue", dice=0)
    t.plans("horse_archers", "wild_mounts", "rangers")
    t.maybe("pass")
    t.expect(1, "choose-card", "discard bracken", "pass")


@pytest.mark.rule("card/wild_mounts")
@pytest.mark.ruling("card/wild_mounts#1")
def test_bandits_give_their_first_beast_for_two_nomad_plans_but_not_for_one(table):
    sites = {
        1: "lush_coast bracken",
        2: "fertile_valley wild_mounts horse_archers storm_caller",
        3: "steppe wolves",
    }
    t = battle(table, sites=sites, at={}, pawns={"red": 2}, dice=LOST)
    t.campaign("bandits", dice=0)
    t.maybe("pass")
    assert t.cards(2) == "wild_mounts horse_archers storm_caller"
    assert (t.cards(1), t.cards(3)) == ("", "wolves")
    assert t.pile("provinces") == "bracken"
    sites[2] = "fertile_valley wild_mounts horse_archers"
    t = battle(table, sites=sites, at={}, pawns={"red": 2}, dice=LOST)
    t.campaign("bandits", dice=0)
    t.maybe("pass")
    assert (t.cards(2), t.cards(1)) == ("wild_mounts", "bracken")


@pytest.mark.rule("card/wild_mounts")
def test_bandits_without_a_beast_lose_their_plans(table):
    sites = {2: "fertile_valley wild_mounts horse_archers storm_caller"}
    t = battle(table, sites=sites, at={}, pawns={"red": 2}, dice=LOST)
    t.campaign("bandits", dice=0)
    t.maybe("pass")
    assert t.cards(2) == "wild_mounts"


# -- Ancient Bloodline in a campaign


@pytest.mark.rule("card/ancient_bloodline", "card/storm_caller")
@pytest.mark.ruling("card/ancient_bloodline#2")
def test_a_plan_at_a_site_that_the_bloodline_has_conquered_is_not_discarded(table):
    setup = {
        "sites": {2: "fertile_valley storm_caller"},
        "at": {2: "blue 1"},
        "pawns": {"red": 2},
        "dice": [0, 0, 0, 3, 3, 3, 3],
    }
    t = battle(table, **setup, advisers={"red": "ancient_bloodline"})
    t.campaign("blue", dice=4)
    t.plans("storm_caller")
    t.answer("count 1")
    assert (t.at(2), t.cards(2)) == ("red 1", "storm_caller")
    t = battle(table, **setup)
    t.campaign("blue", dice=4)
    t.plans("storm_caller")
    t.answer("count 1")
    assert t.cards(2) == ""
