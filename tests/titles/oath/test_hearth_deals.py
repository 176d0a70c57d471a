"""Tinker's Fair and Deed Writer: binding exchanges."""

import pytest

# -- Tinker's Fair


FAIR = {"sites": {1: "lush_coast tinkers_fair"}, "turn_of": "red"}


@pytest.mark.rule("card/tinkers_fair", "7.6.3", "10.Austausch")
def test_at_the_tinkers_fair_favor_secrets_and_relics_change_hands_with_anybody(table):
    t = table(
        "purple red blue",
        **(FAIR | {"sites": {1: "lush_coast tinkers_fair", 6: "wastes"}}),
        pawns={"blue": 6},
        favor={"red": 3},
        secrets={"red": 2, "blue": 1},
        relics={"blue": "map whistle"},
        banners={"blue": "peoples_favor"},
        advisers={"blue": "wolves"},
    )
    t.use("tinkers_fair", "choose blue")
    assert t.offered("want map") and t.offered("want secrets")
    assert not any(t.offered(f"want {id}") for id in ("peoples_favor", "wolves", "favor"))
    assert not t.offered("offer")  # nothing in it yet
    t.answer("give favor", "count 2", "give secrets", "count 1")
    assert not t.offered("offer")  # an exchange goes both ways
    t.answer("want map", "offer")
    t.expect(2, "accept-deal", "accept", "pass")
    t.answer("accept")
    assert (t.favor("red"), t.favor("blue")) == (1, 2)
    assert (t.secrets("red"), t.secrets("blue")) == (1, 2)
    assert (t.relics("red"), t.relics("blue")) == ("map", "whistle")


@pytest.mark.rule("card/tinkers_fair", "9.6")
def test_an_offer_can_be_refused_dropped_and_made_again(table):
    t = table("purple red", **FAIR, favor={"red": 3}, secrets={"purple": 1})
    t.use("tinkers_fair", "give favor", "count 1", "want secrets", "offer", "pass")
    assert (t.favor("red"), t.secrets("red")) == (3, 0)
    t.use("tinkers_fair", "pass")
    t.use("tinkers_fair", "give favor", "count 3", "want secrets", "offer", "accept")
    assert (t.favor("red"), t.secrets("red"), t.favor("purple")) == (0, 1, 3)


@pytest.mark.rule("card/tinkers_fair")
@pytest.mark.ends_open
def test_who_has_nothing_to_trade_does_not_come_to_the_fair(table):
    relics = {"blue": "the_grand_scepter"}
    t = table("purple red blue", **FAIR, relics=relics, favor={"purple": 2})
    assert not t.offered("use tinkers_fair")  # red has nothing
    t = table("purple red blue", **FAIR, relics=relics, favor={"red": 2})
    t.use("tinkers_fair")
    t.expect(1, "compose-offer")  # only blue has something
    assert t.question().target == 2
    t = table(
        "purple red", **FAIR, relics={"red": "the_grand_scepter"}, facedown_secrets={"purple": 2}
    )
    assert not t.offered("use tinkers_fair")  # facedown secrets are no goods


@pytest.mark.rule("card/tinkers_fair", "card/vow_of_silence")
@pytest.mark.ends_open
def test_a_vow_of_silence_keeps_secrets_out_of_the_exchange(table):
    t = table(
        "purple red",
        **FAIR,
        favor={"red": 2},
        secrets={"red": 1, "purple": 1},
        advisers={"red": "vow_of_silence"},
    )
    t.use("tinkers_fair")
    assert not t.offered("give secrets") and t.offered("want secrets")


# -- Deed Writer


def deeds(table, players="purple red blue", **more):
    """Red with the Deed Writer rules sites 2 and 4, blue site 6, the Chancellor site 1."""
    setup = {
        "sites": {1: "lush_coast", 2: "steppe", 4: "river", 6: "wastes"},
        "at": {1: "purple 3", 2: "red 2", 4: "red 1", 6: "blue 2"},
        "warbands": {"red": 3, "blue": 3, "purple": 2},
        "favor": {"red": 2, "blue": 2},
        "advisers": {"red": "deed_writer"},
        "turn_of": "red",
        "oath": "people",
    }
    return table(players, **(setup | more))


def deal(t, other, *answers):
    """Use the Deed Writer with a player, who may be the only one to deal with."""
    t.use("deed_writer")
    t.maybe(f"choose {other}")
    t.answer(*answers)


@pytest.mark.rule("card/deed_writer")
@pytest.mark.ruling("card/deed_writer#2")
def test_a_deed_hands_over_a_site_and_its_new_ruler_settles_it(table):
    t = deeds(table)
    deal(t, "blue")
    assert t.offered("give s2") and t.offered("give s4") and t.offered("want s6")
    assert not t.offered("give s1") and not t.offered("give deed_writer")
    t.answer("give s2", "want favor", "count 2", "offer", "accept")
    t.expect(2, "settle-site", "count 1", "count 2", "count 3")  # at least one
    t.answer("count 2")
    assert (t.at(2), t.warbands("red"), t.warbands("blue")) == ("blue 2", 5, 1)
    assert (t.favor("red"), t.favor("blue")) == (4, 0)


@pytest.mark.rule("card/deed_writer")
def test_of_several_sites_none_is_left_without_a_warband(table):
    t = deeds(table, warbands={"red": 3, "blue": 3})
    deal(t, "blue")
    t.answer("give s2", "give s4", "want favor", "count 1", "offer", "accept")
    t.expect(2, "settle-site", "count 1", "count 2")  # one stays for the other site
    t.answer("count 2")
    assert (t.at(2), t.at(4), t.warbands("blue"), t.warbands("red")) == ("blue 2", "blue 1", 0, 6)


@pytest.mark.rule("card/deed_writer")
@pytest.mark.ends_open
def test_nobody_gets_more_sites_than_he_can_settle(table):
    t = deeds(table, warbands={"blue": 0}, at={2: "red 2", 4: "red 1"})
    deal(t, "blue")
    assert not t.offered("give s2")  # no warbands at all
    t = deeds(table, warbands={"blue": 1}, at={2: "red 2", 4: "red 1"})
    deal(t, "blue", "give s2")
    assert not t.offered("give s4")


@pytest.mark.rule("card/deed_writer")
def test_warbands_of_a_site_that_is_given_can_settle_the_one_that_is_got(table):
    t = deeds(table, warbands={})
    deal(t, "blue", "give s2")
    assert not t.offered("offer")
    t.answer("want favor", "count 1")
    assert not t.offered("offer")  # blue has nobody to send
    t.answer("want s6")
    t.answer("offer", "accept")
    t.expect(2, "settle-site", "count 1", "count 2")
    t.answer("count 1", "count 2")
    assert (t.at(2), t.at(6)) == ("blue 1", "red 2")
    assert (t.warbands("blue"), t.warbands("red")) == (1, 0)


@pytest.mark.rule("card/deed_writer", "6.6.3")
@pytest.mark.ruling("card/deed_writer#1")
def test_a_citizen_sells_imperial_sites_without_permission_and_takes_the_warbands(table):
    t = deeds(
        table,
        citizens="blue",
        at={1: "purple 3", 2: "red 2"},
        advisers={"blue": "deed_writer"},
        turn_of="blue",
    )
    deal(t, "red", "give s1", "want favor", "count 2", "offer", "accept")
    t.answer("count 1")  # the Chancellor was never asked
    assert (t.at(1), t.warbands("blue"), t.warbands("purple")) == ("red 1", 6, 2)


@pytest.mark.rule("card/deed_writer", "6.6.3")
@pytest.mark.ruling("card/deed_writer#3")
@pytest.mark.ends_open
def test_imperial_players_cannot_exchange_sites_among_themselves(table):
    t = deeds(
        table,
        citizens="blue",
        at={1: "purple 3", 2: "red 2"},
        advisers={"blue": "deed_writer"},
        favor={"blue": 2, "purple": 1},
        secrets={"purple": 1},
        turn_of="blue",
    )
    deal(t, "purple")
    assert t.offered("give favor") and t.offered("want secrets")
    assert not any(t.offered(f"{verb} s1") for verb in ("give", "want"))
    t = deeds(
        table,
        citizens="blue",
        at={1: "purple 3"},
        favor={},
        advisers={"blue": "deed_writer"},
        turn_of="blue",
    )
    assert not t.offered("use deed_writer")


@pytest.mark.rule("card/deed_writer", "2.11")
def test_a_bought_site_counts_for_the_title_at_once(table):
    t = deeds(table, at={2: "red 2", 4: "red 1", 6: "blue 2"}, oath="supremacy", keeper="red")
    deal(t, "blue", "give s2", "want favor", "count 1", "offer", "accept")
    t.answer("count 1")
    assert t.keeper == "blue"


@pytest.mark.rule("card/deed_writer", "card/bandit_crown", "7.6.5")
@pytest.mark.ruling("card/deed_writer#2")
def test_with_the_bandit_crown_a_new_ruler_may_leave_a_site_to_bandits(table):
    t = deeds(table, relics={"blue": "bandit_crown"})
    deal(t, "blue", "give s2", "want favor", "count 1", "offer", "accept")
    t.expect(2, "settle-site", "count 0", "count 1", "count 2", "count 3")
    t.answer("count 0")
    assert t.at(2) == "" and t.warbands("blue") == 3


@pytest.mark.rule("card/deed_writer", "card/bandit_crown", "7.6.5")
def test_who_holds_the_bandit_crown_can_sell_sites_of_bandits(table):
    t = deeds(table, at={6: "blue 2"}, relics={"red": "bandit_crown"})
    deal(t, "blue", "give s4", "want favor", "count 2", "offer", "accept")
    t.answer("count 1")
    assert (t.at(4), t.warbands("red"), t.favor("red")) == ("blue 1", 3, 4)


@pytest.mark.rule("card/deed_writer", "card/ring_of_devotion")
@pytest.mark.ends_open
def test_who_may_not_place_warbands_gets_no_sites(table):
    t = deeds(table, relics={"blue": "ring_of_devotion"})
    deal(t, "blue")
    assert not t.offered("give s2") and t.offered("want s6")
