"""Discord's powers that bind others or lie in wait."""

import pytest

# -- Vow of Renewal


@pytest.mark.rule("card/vow_of_renewal")
def test_the_vow_of_renewal_forbids_recovering_the_peoples_favor(table):
    t = table("purple red", advisers={"red": "vow_of_renewal"}, favor={"red": 5}, turn_of="red")
    assert not t.offered("recover")
    t = table("purple red", advisers={"purple": "vow_of_renewal"}, favor={"red": 5}, turn_of="red")
    assert t.offered("recover")  # others may


@pytest.mark.rule("card/vow_of_renewal", "5.4.2")
@pytest.mark.ruling("card/vow_of_renewal#1")
def test_favor_burned_for_a_relic_comes_to_the_vow_even_if_its_own(table):
    setup = {
        "sites": {1: "drowned_city"},
        "relics_at": {1: "map whistle"},
        "favor": {"red": 2, "purple": 2},
    }
    t = table("purple red", **setup, advisers={"red": "vow_of_renewal"})
    before = t.g.shared_favor
    t.recover("s1.relic1")
    assert (t.favor("purple"), t.favor("red"), t.g.shared_favor) == (0, 4, before)
    t.ends_clean()
    t = table("purple red", **setup, advisers={"red": "vow_of_renewal"}, turn_of="red")
    t.recover("s1.relic1")
    assert (t.favor("red"), t.relics("red")) == (2, "map")
    t.ends_clean()


@pytest.mark.rule("card/vow_of_renewal", "5.5.7.III", "2.5.3")
def test_the_vow_gets_what_a_campaign_burns(table):
    t = table(
        "purple red blue",
        sites={2: "steppe"},
        pawns={"purple": 2},
        warbands={"red": 5},
        favor={"blue": 4},
        favor_on={"peoples_favor": 3},
        banners={"blue": "peoples_favor"},
        advisers={"purple": "vow_of_renewal"},
        turn_of="red",
        dice=[0] * 5 + [3] * 5,
    )
    t.campaign("blue", "pawn", "peoples_favor")
    t.answer("to s2")
    assert (t.favor("purple"), t.favor("blue"), t.favor_on("peoples_favor")) == (4, 2, 1)


@pytest.mark.rule("card/vow_of_renewal")
def test_a_facedown_vow_catches_nothing(table):
    t = table(
        "purple red",
        sites={1: "drowned_city"},
        relics_at={1: "map whistle"},
        favor={"purple": 2},
        advisers={"red": "-vow_of_renewal"},
    )
    t.recover("s1.relic1")
    assert t.favor("red") == 0


# -- Boiling Lake


@pytest.mark.rule("card/boiling_lake")
def test_the_boiling_lake_kills_two_warbands_of_whoever_travels_there(table):
    sites = {2: "steppe boiling_lake"}
    t = table("purple red", sites=sites, warbands={"red": 3}, turn_of="red")
    t.travel(2)
    assert (t.warbands("red"), t.g.reserve[1]) == (1, 13)
    t.ends_clean()
    t = table("purple red", sites=sites, warbands={"red": 1}, turn_of="red")
    t.travel(2)
    assert t.warbands("red") == 0  # as many as there are
    t = table("purple red", sites=sites, turn_of="red")
    t.travel(2)
    assert t.pawn("red") == 2


@pytest.mark.rule("card/boiling_lake")
def test_the_boiling_lake_spares_its_rulers_and_other_roads(table):
    sites = {2: "steppe boiling_lake", 4: "wastes"}
    setup = {"sites": sites, "warbands": {"red": 3}, "turn_of": "red"}
    t = table("purple red", **setup, at={2: "red 1"})
    t.travel(2)
    assert t.warbands("red") == 3
    t = table("purple red", **setup, at={2: "purple 1"}, citizens="red")
    t.travel(2)
    assert t.warbands("red") == 3  # an Imperial ally rules it, too
    t = table("purple red", **setup)
    t.travel(4)
    assert t.warbands("red") == 3


@pytest.mark.rule("card/boiling_lake", "5.5.7.III")
@pytest.mark.ruling("card/boiling_lake#1")
def test_who_is_banished_to_the_boiling_lake_suffers_too(table):
    t = table(
        "purple red blue",
        sites={2: "steppe boiling_lake"},
        warbands={"red": 5, "blue": 3},
        turn_of="red",
        dice=[0, 0, 3, 3, 3, 3, 3],
    )
    t.campaign("blue", "pawn", dice=5)
    t.answer("to s2")
    assert (t.pawn("blue"), t.warbands("blue")) == (2, 0)  # one lost, two boiled


# -- Gossip


@pytest.mark.rule("card/gossip")
@pytest.mark.ends_open
def test_gossip_forbids_enemies_of_its_ruler_to_play_facedown(table):
    setup = {"sites": {4: "steppe gossip"}, "deck": "wolves keep scouts", "citizens": "blue"}
    for seat, ruler, allowed in [
        ("red", "purple 1", False),
        ("blue", "purple 1", True),
        ("purple", "red 1", False),
        ("red", "red 1", True),
    ]:
        t = table("purple red blue", **setup, at={4: ruler}, turn_of=seat)
        t.search()
        t.keep("wolves")
        assert t.offered("to advisers") and t.offered("to facedown") == allowed


@pytest.mark.rule("card/gossip")
@pytest.mark.ruling("card/gossip#1", "card/gossip#2")
def test_gossip_of_bandits_binds_everybody_but_leaves_facedown_advisers_alone(table):
    for seat in ("purple", "red"):
        t = table(
            "purple red",
            sites={4: "steppe gossip"},
            advisers={seat: "-elders"},
            deck="vision_faith",
            turn_of=seat,
        )
        t.search()
        assert not t.offered("to facedown")
        t.maybe("discard")
        assert t.advisers(seat) == "-elders" and t.offered(f"adviser {seat}.1")


# -- Chaos Cult


@pytest.mark.rule("card/chaos_cult")
def test_the_chaos_cult_takes_a_favor_of_every_new_oathkeeper(table):
    setup = {"sites": {2: "steppe"}, "warbands": {"red": 2}, "turn_of": "red", "dice": [0, 3, 3]}
    setup |= {"pawns": {"red": 2}, "favor": {"red": 2}}
    t = table("purple red blue", **setup, advisers={"blue": "chaos_cult"})
    t.campaign("bandits")
    t.answer("count 1")
    assert (t.keeper, t.favor("red"), t.favor("blue")) == ("red", 1, 1)
    t.ends_clean()
    t = table("purple red blue", **setup, advisers={"red": "chaos_cult"})
    t.campaign("bandits")
    t.answer("count 1")
    assert (t.keeper, t.favor("red")) == ("red", 2)  # not from himself


@pytest.mark.rule("card/chaos_cult")
def test_the_chaos_cult_takes_nothing_of_a_poor_or_unchanged_oathkeeper(table):
    setup = {"sites": {2: "steppe"}, "warbands": {"red": 2}, "turn_of": "red", "dice": [0, 3, 3]}
    setup |= {"pawns": {"red": 2}, "advisers": {"blue": "chaos_cult"}}
    t = table("purple red blue", **setup)
    t.campaign("bandits")
    t.answer("count 1")
    assert (t.keeper, t.favor("blue")) == ("red", 0)
    t = table("purple red blue", **setup, favor={"red": 2}, oath="people", keeper="red")
    t.campaign("bandits")
    t.answer("count 1")
    assert (t.keeper, t.favor("red")) == ("red", 2)


# -- Relic Thief


def theft(table, **more):
    """Red recovers one of two relics in the Cradle, where blue's Relic Thief lurks."""
    setup = {
        "sites": {1: "drowned_city", 2: "steppe", 4: "wastes"},
        "relics_at": {1: "map whistle"},
        "pawns": {"blue": 2},
        "advisers": {"blue": "relic_thief"},
        "favor": {"red": 2, "blue": 1},
        "secrets": {"blue": 1},
        "turn_of": "red",
    }
    t = table("purple red blue", **(setup | more))
    t.recover("s1.relic1")
    return t


@pytest.mark.rule("card/relic_thief")
@pytest.mark.ruling("card/relic_thief#3")
def test_the_relic_thief_steals_a_relic_taken_in_his_region_if_no_shield_comes_up(table):
    t = theft(table, dice=[5])  # the doubling face is no shield
    t.expect(2, "use-power", "choose yes", "pass")
    t.answer("choose yes")
    assert (t.relics("blue"), t.relics("red")) == ("map", "")
    assert (t.favor("blue"), t.bank("discord")) == (0, 4)  # paid outside his turn
    assert (t.secrets("blue"), t.facedown_secrets("blue")) == (0, 1)


@pytest.mark.rule("card/relic_thief")
@pytest.mark.parametrize("face", [2, 3, 4])
@pytest.mark.ruling("card/relic_thief#1")
def test_a_shield_saves_the_relic_and_the_thief_has_paid(table, face):
    t = theft(table, dice=[face])
    t.answer("choose yes")
    assert (t.relics("blue"), t.relics("red"), t.favor("blue")) == ("", "map", 0)


@pytest.mark.rule("card/relic_thief")
@pytest.mark.ruling("card/relic_thief#1")
def test_the_relic_thief_may_wait_and_pays_nothing_then(table):
    t = theft(table)
    t.answer("pass")
    assert (t.relics("red"), t.favor("blue"), t.secrets("blue")) == ("map", 1, 1)


@pytest.mark.rule("card/relic_thief")
def test_a_relic_thief_in_another_region_or_without_money_gets_no_chance(table):
    assert theft(table, pawns={"blue": 4}).relics("red") == "map"
    assert theft(table, favor={"red": 2}).relics("red") == "map"
    assert theft(table, secrets={}).relics("red") == "map"
    t = theft(table, advisers={"red": "relic_thief"}, secrets={"red": 1}, favor={"red": 3})
    assert t.relics("red") == "map"  # nobody steals from himself
    t.expect_no_question()


@pytest.mark.rule("card/relic_thief", "5.5.7.II")
@pytest.mark.ruling("card/relic_thief#2", "card/relic_thief#3")
def test_the_thief_rolls_for_all_relics_seized_from_himself_in_a_campaign(table):
    setup = {
        "warbands": {"red": 8},
        "relics": {"blue": "map whistle"},
        "advisers": {"blue": "relic_thief"},
        "favor": {"blue": 1},
        "secrets": {"blue": 1},
        "turn_of": "red",
        "oath": "people",
    }
    for roll, winner in [([0, 5], "blue"), ([0, 2], "red")]:
        t = table("purple red blue", **setup, dice=[0] * 5 + [3] * 6 + roll)
        t.campaign("blue", "map", "whistle", dice=6)
        assert t.dice_rolled() == (6, 5)
        t.answer("choose yes")
        assert t.relics(winner).split() == ["map", "whistle"]
        t.ends_clean()


@pytest.mark.rule("card/relic_thief", "6.6.2")
@pytest.mark.ruling("card/relic_thief#2")
def test_a_relic_that_is_given_with_citizenship_is_not_taken(table):
    t = table(
        "purple red blue",
        advisers={"blue": "relic_thief"},
        favor={"blue": 1},
        secrets={"blue": 1},
        reliquary="map whistle brass_horse ivory_eye",
    )
    t.answer("citizenship red", "choose reliquary_1", "pass", "offer", "accept")
    assert t.relics("red") == "map" and t.secrets("blue") == 1


@pytest.mark.rule("card/relic_thief", "2.11")
def test_the_title_goes_to_the_taker_before_the_thief_has_it(table):
    t = theft(
        table,
        oath="protection",
        keeper="blue",
        banners={"red": "darkest_secret", "blue": "peoples_favor"},
        relics={"yellow": ""},
        dice=[0],
    )
    assert t.keeper == "red"
    t.answer("choose yes")
    assert t.keeper == "blue" and t.events().count("oathkeeper") == 2
