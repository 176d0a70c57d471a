"""Order's actions and When Played powers."""

import pytest

# -- Messenger


@pytest.mark.rule("card/messenger")
def test_the_messenger_shifts_warbands_among_board_and_ruled_sites_leaving_one_each(table):
    t = table(
        "purple red",
        sites={1: "lush_coast", 4: "steppe", 6: "wastes"},
        at={1: "red 3", 4: "red 1", 6: "purple 2"},
        warbands={"red": 1},
        advisers={"red": "messenger"},
        favor={"red": 1},
        turn_of="red",
    )
    t.use("messenger")
    t.expect(1, "regroup-take", "count 0", "count 1", "count 2")
    t.answer("count 2", "count 0", "count 3")
    assert (t.at(1), t.at(4), t.at(6), t.warbands("red")) == ("red 1", "red 4", "purple 2", 0)
    assert t.favor_on("messenger") == 1
    assert not t.offered("use messenger")  # favor lies on it


@pytest.mark.rule("card/messenger")
@pytest.mark.ruling("card/messenger#1")
def test_a_citizen_with_a_messenger_asks_nobody(table):
    t = table(
        "purple red",
        citizens="red",
        sites={4: "steppe"},
        at={4: "purple 3"},
        advisers={"red": "messenger"},
        favor={"red": 1},
        turn_of="red",
    )
    t.use("messenger", "count 2", "count 0")
    assert (t.at(4), t.warbands("red")) == ("purple 1", 2)


@pytest.mark.rule("card/messenger")
def test_a_messenger_without_anything_to_shift_or_favor_is_not_offered(table):
    t = table("purple red", advisers={"red": "messenger"}, favor={"red": 1}, turn_of="red")
    assert not t.offered("use messenger")
    t = table(
        "purple red",
        at={1: "red 1"},
        advisers={"red": "messenger"},
        favor={"red": 1},
        turn_of="red",
    )
    assert not t.offered("use messenger")
    t = table("purple red", at={1: "red 2"}, advisers={"red": "messenger"}, turn_of="red")
    assert not t.offered("use messenger")


# -- Palanquin


@pytest.mark.rule("card/palanquin")
def test_the_palanquin_takes_a_neighbour_along_without_supply(table):
    t = table(
        "purple red blue",
        sites={4: "steppe"},
        pawns={"blue": 4},
        advisers={"purple": "palanquin"},
        favor={"purple": 1},
        supply={"purple": 2, "red": 0},
    )
    t.use("palanquin", "to s7")  # red is the only neighbour
    assert (t.pawn("purple"), t.pawn("red"), t.pawn("blue")) == (7, 7, 4)
    assert (t.supply("purple"), t.supply("red")) == (2, 0)
    assert t.g.sites[6].faceup


@pytest.mark.rule("card/palanquin")
def test_without_a_neighbour_the_palanquin_stays(table):
    t = table(
        "purple red",
        sites={4: "steppe"},
        pawns={"red": 4},
        advisers={"purple": "palanquin"},
        favor={"purple": 1},
    )
    assert not t.offered("use palanquin")


@pytest.mark.rule("card/palanquin", "card/toll_roads")
@pytest.mark.ruling("card/palanquin#1", "card/toll_roads#1")
def test_the_passenger_alone_decides_whether_he_pays_a_toll(table):
    setup = {
        "sites": {4: "steppe toll_roads", 5: "wastes"},
        "at": {4: "blue 1"},
        "pawns": {"blue": 4},
        "advisers": {"purple": "palanquin"},
        "favor": {"purple": 1, "red": 1},
    }
    t = table("purple red blue", **setup)
    t.use("palanquin", "to s4")
    t.expect(1, "pay-toll", "choose yes", "pass")
    t.answer("pass", "to s5")  # another destination, then
    assert (t.pawn("purple"), t.pawn("red"), t.favor("red")) == (5, 5, 1)
    t = table("purple red blue", **setup)
    t.use("palanquin", "to s4", "choose yes")
    assert (t.pawn("purple"), t.pawn("red")) == (4, 4)
    assert (t.favor("red"), t.favor("blue"), t.favor("purple")) == (0, 1, 0)  # only red pays


@pytest.mark.rule("card/palanquin")
@pytest.mark.ruling("card/toll_roads#1")
@pytest.mark.ends_open
def test_a_passenger_without_favor_cannot_be_brought_to_a_toll_road(table):
    t = table(
        "purple red blue",
        sites={4: "steppe toll_roads"},
        at={4: "blue 1"},
        pawns={"blue": 4},
        advisers={"purple": "palanquin"},
        favor={"purple": 3},
    )
    t.use("palanquin")
    assert t.question().prompt == "travel-to" and not t.offered("to s4")


# -- Captains


@pytest.mark.rule("card/captains")
def test_captains_fight_at_a_ruled_site_with_the_warbands_that_stand_there(table):
    t = table(
        "purple red blue",
        sites={1: "lush_coast", 4: "steppe captains"},
        pawns={"blue": 4},
        at={4: "red 3"},
        warbands={"red": 1},
        favor={"red": 1},
        supply={"red": 0},
        turn_of="red",
        dice=[0, 0, 3, 3, 3, 3],
    )
    t.use("captains")
    t.campaign("blue", "pawn")
    assert t.dice_rolled() == (4, 2)  # one of the board and three of the site
    t.answer("to s1")  # blue is banished
    assert (t.pawn("blue"), t.pawn("red"), t.at(4), t.supply("red")) == (1, 1, "red 3", 0)


@pytest.mark.rule("card/captains", "5.5.6")
def test_beaten_captains_lose_half_of_all_and_the_survivors_go_home(table):
    t = table(
        "purple red blue",
        sites={4: "steppe captains"},
        pawns={"blue": 4},
        at={4: "red 3"},
        warbands={"red": 1, "blue": 6},
        favor={"red": 1},
        turn_of="red",
        dice=[0, 0, 0],
    )
    t.use("captains")
    t.campaign("blue", "pawn", dice=1)
    assert (t.at(4), t.warbands("red")) == ("", 2)


@pytest.mark.rule("card/captains", "5.5.1")
@pytest.mark.ruling("card/captains#1")
def test_a_citizens_captains_may_attack_the_empire_without_the_site_as_a_target(table):
    t = table(
        "purple red",
        citizens="red",
        sites={4: "steppe captains"},
        pawns={"purple": 4},
        at={1: "purple 1", 4: "purple 2"},
        favor={"red": 1},
        turn_of="red",
        dice=[0, 0, 0, 3, 3],
    )
    t.use("captains", "choose s4")
    assert t.offered("target pawn") and not t.offered("pass")
    t.answer("target pawn", "pass", "count 2")
    assert t.dice_rolled() == (2, 3)  # pawn and title
    t.maybe("to s1")
    assert t.at(4) == "purple 2"


@pytest.mark.rule("card/captains")
def test_captains_need_somebody_to_fight_at_a_ruled_site(table):
    t = table(
        "purple red",
        sites={4: "steppe captains"},
        at={4: "red 3"},
        favor={"red": 1},
        turn_of="red",
    )
    assert not t.offered("use captains")
    t = table(
        "purple red blue",
        sites={4: "steppe captains"},
        at={4: "blue 1"},
        pawns={"red": 4, "blue": 4},
        favor={"red": 1},
        turn_of="red",
    )
    assert not t.offered("use captains")  # red has access, but rules no site


# -- Siege Engines


@pytest.mark.rule("card/siege_engines")
def test_siege_engines_kill_two_warbands_at_one_site_of_the_region(table):
    t = table(
        "purple red",
        sites={1: "lush_coast", 2: "fertile_valley", 4: "steppe"},
        at={1: "purple 3", 2: "red 3", 4: "red 3"},
        advisers={"purple": "siege_engines"},
        favor={"purple": 1},
    )
    t.use("siege_engines")
    t.expect(0, "choose-site", "choose s1", "choose s2")
    t.answer("choose s1")  # even one's own
    assert (t.at(1), t.at(2), t.g.reserve[0]) == ("purple 1", "red 3", 23)


@pytest.mark.rule("card/siege_engines")
def test_siege_engines_take_a_single_warband_and_spare_empty_regions(table):
    t = table(
        "purple red",
        sites={2: "fertile_valley"},
        at={2: "red 1"},
        advisers={"purple": "siege_engines"},
        favor={"purple": 1},
    )
    t.use("siege_engines")
    assert t.at(2) == ""
    t.ends_clean()
    t = table(
        "purple red",
        sites={4: "steppe"},
        at={4: "red 3"},
        advisers={"purple": "siege_engines"},
        favor={"purple": 1},
    )
    assert not t.offered("use siege_engines")


# -- Garrison


@pytest.mark.rule("card/garrison")
def test_garrison_gains_a_warband_for_each_ruled_site_and_moves_one_to_each(table):
    t = table(
        "purple red",
        sites={1: "lush_coast", 4: "steppe", 6: "wastes"},
        at={1: "red 1", 4: "red 1", 6: "purple 1"},
        deck="garrison elders wolves",
        turn_of="red",
    )
    t.search()
    t.keep("garrison", "to s1")
    assert (t.at(1), t.at(4), t.at(6)) == ("red 2", "red 2", "purple 1")
    assert (t.warbands("red"), t.g.reserve[1], t.favor("red")) == (0, 10, 1)


@pytest.mark.rule("card/garrison")
def test_with_an_empty_bank_garrison_moves_what_is_on_the_board(table):
    t = table(
        "purple red",
        sites={1: "lush_coast", 4: "steppe"},
        at={1: "red 8", 4: "red 5"},
        warbands={"red": 1},
        deck="garrison elders wolves",
        turn_of="red",
    )
    t.search()
    t.keep("garrison", "to s1")
    t.expect(1, "choose-site", "place s1", "place s4")
    t.answer("place s4")
    assert (t.at(1), t.at(4), t.warbands("red")) == ("red 8", "red 6", 0)


@pytest.mark.rule("card/garrison")
def test_garrison_goes_to_sites_only_and_gives_the_ruler_of_nothing_nothing(table):
    t = table("purple red", deck="garrison elders wolves", turn_of="red")
    t.search()
    t.keep("garrison")
    assert not t.offered("to advisers")
    t.answer("to s1")
    assert (t.warbands("red"), t.at(1)) == (0, "")


# -- Royal Tax


@pytest.mark.rule("card/royal_tax")
def test_royal_tax_takes_two_favor_of_everybody_at_ruled_sites_of_the_region(table):
    t = table(
        "purple red blue yellow",
        sites={1: "lush_coast", 2: "fertile_valley", 4: "steppe"},
        at={1: "purple 1", 4: "purple 1"},
        pawns={"blue": 2, "yellow": 4},
        favor={"red": 3, "blue": 3, "yellow": 3},
        deck="royal_tax elders wolves",
    )
    t.search()
    t.keep("royal_tax", "to advisers")
    assert (t.favor("red"), t.favor("blue"), t.favor("yellow")) == (1, 3, 3)
    assert t.favor("purple") == 2


@pytest.mark.rule("card/royal_tax")
def test_royal_tax_takes_what_there_is_even_of_allies(table):
    t = table(
        "purple red blue",
        citizens="blue",
        at={1: "purple 1"},
        favor={"red": 1, "blue": 2},
        deck="royal_tax elders wolves",
    )
    t.search()
    t.keep("royal_tax", "to s1")
    assert (t.favor("red"), t.favor("blue"), t.favor("purple")) == (0, 0, 4)  # 1 for playing it
