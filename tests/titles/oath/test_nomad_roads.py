"""Nomad's travel modifiers, Way Station and Relic Worship."""

import pytest

MAP = {1: "lush_coast", 2: "fertile_valley", 4: "steppe", 6: "wastes"}

# -- Tents


@pytest.mark.rule("card/tents")
def test_tents_cost_a_favor_and_save_all_supply_within_the_region(table):
    t = table("purple red", advisers={"purple": "tents"}, favor={"purple": 2}, sites=MAP)
    t.travel(2, "tents")
    assert (t.supply("purple"), t.pawn("purple"), t.favor_on("tents")) == (7, 2, 1)
    t.answer("travel")  # favor lies on the Tents now
    assert t.question().prompt == "travel-to"
    t.answer("to s1")
    assert t.supply("purple") == 6


@pytest.mark.rule("card/tents")
def test_tents_reach_no_other_region(table):
    t = table(
        "purple red",
        advisers={"purple": "tents"},
        favor={"purple": 1},
        supply={"purple": 0},
        sites=MAP,
    )
    t.travel(2, "tents")  # without any Supply this is the only way
    assert (t.pawn("purple"), t.supply("purple")) == (2, 0)
    t = table("purple red", advisers={"purple": "tents"}, favor={"purple": 1}, sites=MAP)
    t.travel(4, "tents")
    assert (t.supply("purple"), t.favor_on("tents")) == (5, 1)  # paid for nothing
    t = table("purple red", advisers={"purple": "tents"}, sites=MAP)
    t.travel(2)  # no favor, no Tents
    assert t.supply("purple") == 6


@pytest.mark.rule("card/tents", "7.1.1")
def test_tents_at_a_site_are_open_to_whoever_stands_there_or_rules_them(table):
    sites = {1: "lush_coast", 2: "fertile_valley", 4: "steppe tents"}
    setup = {"sites": sites, "favor": {"purple": 1}}
    t = table("purple red", **setup)
    t.travel(2)
    assert t.favor("purple") == 1  # nobody asked about the Tents
    t = table("purple red", **setup, at={4: "purple 1"})
    t.travel(2, "tents")
    assert t.supply("purple") == 7


# -- Special Envoy


@pytest.mark.rule("card/special_envoy")
def test_a_special_envoy_travels_for_nothing_and_then_rests(table):
    t = table("purple red", advisers={"purple": "special_envoy"}, supply={"purple": 0}, sites=MAP)
    t.travel(6, "special_envoy")
    assert (t.pawn("purple"), t.phase) == (6, "red act")


@pytest.mark.rule("card/special_envoy", "7.4.1")
def test_a_special_envoy_may_stay_at_home(table):
    t = table("purple red", advisers={"purple": "special_envoy"}, sites=MAP)
    t.travel(4)
    assert (t.supply("purple"), t.phase) == (5, "purple act")


@pytest.mark.rule("card/special_envoy", "5.5.7.III")
def test_an_envoy_is_of_no_use_to_whoever_is_made_to_travel(table):
    t = table(
        "purple red",
        sites=MAP,
        warbands={"purple": 4},
        advisers={"red": "special_envoy hospitality"},
        dice=[0, 0, 3, 3, 3, 3],
    )
    t.campaign("red", "pawn", dice=4)
    t.answer("to s4")
    assert (t.pawn("red"), t.favor("red"), t.phase) == (4, 0, "purple act")


# -- A Fast Steed


@pytest.mark.rule("card/a_fast_steed")
@pytest.mark.parametrize(("warbands", "carries"), [(0, True), (3, True), (4, False)])
@pytest.mark.ends_open
def test_a_fast_steed_carries_no_more_than_three_warbands(table, warbands, carries):
    t = table(
        "purple red",
        advisers={"purple": "a_fast_steed"},
        favor={"purple": 1},
        warbands={"purple": warbands},
        at={1: "purple 5"},  # those at sites do not ride along
        sites=MAP,
    )
    t.answer("travel")
    assert t.offered("use a_fast_steed") == carries
    if carries:
        t.answer("use a_fast_steed", "to s6")
        assert (t.supply("purple"), t.favor_on("a_fast_steed")) == (7, 1)
        t.ends_clean()


@pytest.mark.rule("card/a_fast_steed", "7.1.2")
def test_a_fast_steed_needs_a_favor_and_an_empty_saddle(table):
    t = table("purple red", advisers={"purple": "a_fast_steed"}, sites=MAP)
    t.travel(4)
    assert t.supply("purple") == 5
    t = table(
        "purple red",
        advisers={"purple": "a_fast_steed"},
        favor={"purple": 1},
        favor_on={"a_fast_steed": 1},
        sites=MAP,
    )
    t.travel(4)
    assert (t.supply("purple"), t.favor("purple")) == (5, 1)


# -- Hospitality


@pytest.mark.rule("card/hospitality")
def test_hospitality_brings_a_favor_of_a_suit_at_the_site_and_among_the_advisers(table):
    t = table(
        "purple red",
        sites=MAP | {4: "steppe wolves elders", 2: "fertile_valley longbows"},
        advisers={"purple": "hospitality bracken -scouts"},
    )
    t.travel(4)
    t.expect(0, "choose-bank", "bank beast", "bank nomad")
    t.answer("bank beast")
    assert (t.favor("purple"), t.bank("beast")) == (1, 2)
    t.travel(2)  # Order is at the site, but only among the hidden advisers
    assert t.favor("purple") == 1


@pytest.mark.rule("card/hospitality", "9.3")
def test_hospitality_of_an_empty_bank_is_nothing(table):
    t = table(
        "purple red",
        sites=MAP | {4: "steppe elders"},
        advisers={"purple": "hospitality"},
        banks={"nomad": 0},
    )
    t.travel(4)
    assert t.favor("purple") == 0


# -- Way Station


@pytest.mark.rule("card/way_station")
def test_the_ruler_of_a_way_station_travels_there_for_nothing(table):
    sites = MAP | {6: "wastes way_station"}
    t = table("purple red", sites=sites, at={6: "purple 1"}, supply={"purple": 0})
    t.travel(6)
    assert (t.pawn("purple"), t.supply("purple")) == (6, 0)
    t.ends_clean()
    t = table(
        "purple red blue",
        sites=sites,
        at={6: "purple 1"},
        citizens="blue",
        supply={"blue": 0},
        turn_of="blue",
    )
    t.travel(6)  # a Citizen rules it, too
    assert t.pawn("blue") == 6


@pytest.mark.rule("card/way_station")
def test_others_may_pay_the_ruler_a_favor_to_come_for_nothing(table):
    setup = {
        "sites": MAP | {6: "wastes way_station"},
        "at": {6: "red 1"},
        "citizens": "blue",
        "favor": {"blue": 1},
        "turn_of": "blue",
    }
    t = table("purple red blue", **setup)
    t.travel(6, "way_station")
    assert (t.supply("blue"), t.favor("blue"), t.favor("red")) == (7, 0, 1)
    t.ends_clean()
    t = table("purple red blue", **setup)
    t.travel(6)  # or pay the usual Supply
    assert (t.supply("blue"), t.favor("blue"), t.favor("red")) == (3, 1, 0)


@pytest.mark.rule("card/way_station")
def test_the_chancellor_is_paid_for_the_empire_and_bandits_burn_it(table):
    setup = {"sites": MAP | {6: "wastes way_station"}, "favor": {"red": 1}, "turn_of": "red"}
    t = table("purple red blue", **setup, at={6: "purple 1"}, citizens="blue")
    t.travel(6, "way_station")
    assert (t.favor("red"), t.favor("purple"), t.favor("blue")) == (0, 1, 0)
    t = table("purple red blue", **setup)
    before = t.g.shared_favor
    t.travel(6, "way_station")
    assert (t.favor("red"), t.g.shared_favor - before, t.supply("red")) == (0, 1, 7)


@pytest.mark.rule("card/way_station")
@pytest.mark.ends_open
def test_a_way_station_is_not_offered_without_favor_or_from_the_station_itself(table):
    setup = {"sites": MAP | {6: "wastes way_station"}, "at": {6: "purple 1"}, "turn_of": "red"}
    t = table("purple red", **setup, supply={"red": 2})
    t.answer("travel")
    assert t.question().prompt == "travel-to" and not t.offered("to s6")
    t = table("purple red", **setup, favor={"red": 1}, pawns={"red": 6})
    t.travel(4)
    assert (t.favor("red"), t.supply("red")) == (1, 5)
    t = table("purple red", **setup, favor={"red": 1})
    t.travel(4, "way_station")  # elsewhere nothing is paid and nothing is free
    assert (t.favor("red"), t.supply("red")) == (1, 5)


# -- Relic Worship


@pytest.mark.rule("card/relic_worship")
def test_relic_worship_brings_three_supply_for_a_recovered_relic(table):
    setup = {
        "sites": {1: "mountain"},
        "relics_at": {1: "whistle"},
        "favor": {"purple": 2},
        "advisers": {"purple": "relic_worship"},
    }
    t = table("purple red", **setup, supply={"purple": 3})
    t.recover("s1.relic1")
    assert "whistle" in t.relics("purple") and t.supply("purple") == 5
    t.ends_clean()
    t = table("purple red", **setup, supply={"purple": 7})
    t.recover("s1.relic1")
    assert t.supply("purple") == 7


@pytest.mark.rule("card/relic_worship")
def test_banners_are_not_worshipped_nor_relics_that_others_recover(table):
    t = table("purple red", advisers={"purple": "relic_worship"}, favor={"purple": 2})
    t.recover("peoples_favor")
    t.maybe("bank discord")
    assert (t.banners("purple"), t.supply("purple")) == ("peoples_favor", 6)
    t = table(
        "purple red",
        sites={1: "mountain"},
        relics_at={1: "whistle"},
        favor={"red": 2},
        supply={"red": 3, "purple": 3},
        advisers={"purple": "relic_worship"},
        turn_of="red",
    )
    t.recover("s1.relic1")
    assert (t.supply("red"), t.supply("purple")) == (2, 3)


@pytest.mark.rule("card/relic_worship", "7.1.1")
def test_whoever_stands_beside_relic_worship_may_use_it(table):
    t = table(
        "purple red",
        sites={1: "mountain relic_worship"},
        at={1: "purple 1"},
        relics_at={1: "whistle"},
        favor={"red": 2},
        supply={"red": 3},
        turn_of="red",
    )
    t.recover("s1.relic1")
    assert t.supply("red") == 5
