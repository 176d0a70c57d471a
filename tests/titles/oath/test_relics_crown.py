"""The Bandit Crown: where bandits are warbands of its holder, and where they are not (7.6.5)."""

import pytest

from tafelrunde.titles.oath.bots import worth
from tafelrunde.titles.oath.bots.judge import Judge
from tafelrunde.titles.oath.sight import OathSight
from tests.titles.oath.test_chronicle_steps import annals, finish, won


def values(t):
    """Attack and defence of the last campaign."""
    told = [e for e in t.match.events(-1) if e["id"] == "campaign-values"]
    return told[-1]["attack"], told[-1]["defence"]


def rulers(t):
    """The seats that rule the sites, by slot; -1 is nobody."""
    return [site["ruler"] for site in t.match.table.facts(-1)["sites"]]


# -- sites of others, own sites, facedown sites


@pytest.mark.rule("card/bandit_crown", "7.6.5")
@pytest.mark.ruling("card/bandit_crown#3")
def test_at_sites_of_enemies_bandits_help_nobody(table):
    setup = {
        "relics": {"red": "bandit_crown"},
        "sites": {1: "lush_coast", 3: "steppe"},
        "at": {1: "blue 2"},
        "pawns": {"red": 3, "blue": 3},
        "oath": "people",
        "dice": [0] * 6,
    }
    t = table("purple red blue", **setup, warbands={"purple": 2})
    assert rulers(t)[0] == 2
    t.campaign("blue", dice=2)
    t.maybe("pass")
    assert values(t)[1] == 2  # neither for blue, who has no Crown, ...
    t = table("purple red blue", **(setup | {"pawns": {"red": 1, "blue": 3}, "turn_of": "red"}),
              warbands={"red": 2})  # fmt: skip
    t.campaign("blue")
    t.maybe("pass")
    assert t.dice_rolled()[0] == 2 and values(t)[1] == 2  # ... nor for red


@pytest.mark.rule("card/bandit_crown", "6.5", "7.6.5")
@pytest.mark.ruling("card/bandit_crown#3")
def test_on_an_empty_site_the_crown_may_set_warbands_down_but_not_beside_enemies(table):
    setup = {"relics": {"red": "bandit_crown"}, "warbands": {"red": 2}, "turn_of": "red"}
    t = table("purple red", **setup)
    t.answer("warbands", "to site", "count 2")
    assert (t.at(1), t.warbands("red")) == ("red 2", 0)
    t.ends_clean()
    t = table("purple red", **setup, at={1: "purple 1"})
    assert not t.offered("warbands")


@pytest.mark.rule("card/bandit_crown", "2.8.5")
@pytest.mark.ruling("card/bandit_crown#3")
def test_there_are_no_bandits_at_facedown_sites_before_they_are_found(table):
    t = table("purple red", relics={"red": "bandit_crown"}, facedown={2: "river"}, turn_of="red")
    assert rulers(t)[:2] == [1, -1]
    t.travel(2)
    assert rulers(t)[:2] == [1, 1] and t.at(2) == ""


@pytest.mark.rule("card/bandit_crown", "5.5.6", "10.Truppen")
@pytest.mark.ruling("card/bandit_crown#4")
@pytest.mark.parametrize(("own", "left"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_bandits_count_for_the_half_that_is_lost_but_own_warbands_die(table, own, left):
    t = table(
        "purple red",
        relics={"red": "bandit_crown"},
        sites={1: "lush_coast", 3: "steppe"},
        at={1: f"red {own}"},
        pawns={"red": 3},
        warbands={"purple": 7},
        oath="people",
        dice=[0] + [3] * 7,
    )
    t.campaign("red", dice=7)
    t.answer("count 0")
    assert (t.warbands("red"), t.g.reserve[1]) == (left, 14 - left)


# -- Citizens


EMPIRE = {
    "sites": {1: "lush_coast", 3: "steppe", 4: "wastes captains"},
    "citizens": "red",
    "oath": "people",
    "dice": [0] * 9,
}


@pytest.mark.rule("card/bandit_crown", "6.6.3", "7.6.5")
@pytest.mark.ruling("card/bandit_crown#5")
@pytest.mark.parametrize("crown", ["red", "purple"])
def test_for_the_empire_bandits_stand_beside_purple_warbands(table, crown):
    t = table(
        "purple red blue",
        **EMPIRE,
        relics={crown: "bandit_crown"},
        at={1: "purple 2"},
        pawns={"purple": 4, "red": 4},
        warbands={"blue": 2},
        turn_of="blue",
    )
    assert rulers(t)[2] == 0 and t.at(3) == ""  # Imperial, though no purple warband is there
    t.campaign("purple", "s3", dice=2)
    t.maybe("pass")
    assert values(t)[1] == 2 + 1 + 1


@pytest.mark.rule("card/bandit_crown", "5.5.1.R")
@pytest.mark.ruling("card/bandit_crown#5")
@pytest.mark.ends_open
def test_a_citizens_bandits_neither_defend_the_empire_against_him_nor_attack_from_its_sites(table):
    setup = EMPIRE | {"relics": {"red": "bandit_crown"}, "warbands": {"red": 3}, "turn_of": "red"}
    t = table("purple red", **setup, at={1: "purple 2"}, pawns={"purple": 4})
    t.answer("campaign")
    assert t.question().prompt == "attack-dice"  # the empty sites are red's, no targets
    t.answer("count 3")
    t.maybe("pass")
    assert values(t)[1] == 2
    t = table("purple red", **setup, at={4: "purple 1", 3: "purple 2"}, pawns={"purple": 3},
              favor={"red": 1}, secrets={"red": 1})  # fmt: skip
    t.use("captains")
    t.maybe("choose s3")
    t.maybe("target pawn", "pass")
    assert t.names()[-1] == "count 5"  # three, and the two at the site; no bandit
    t = table("purple red", **setup, at={4: "purple 1"}, pawns={"purple": 3},
              favor={"red": 1}, secrets={"red": 1})  # fmt: skip
    t.use("captains")
    t.maybe("choose s3")
    t.maybe("target pawn", "pass")
    assert t.names()[-1] == "count 4"  # from an empty site the bandit joins


@pytest.mark.rule("card/bandit_crown", "5.5.1.R")
@pytest.mark.ruling("card/bandit_crown#5")
@pytest.mark.ends_open
def test_the_chancellors_bandits_fight_a_citizen_everywhere(table):
    setup = EMPIRE | {"relics": {"purple": "bandit_crown"}, "turn_of": "red"}
    t = table("purple red", **setup, at={1: "purple 2"}, pawns={"purple": 4}, warbands={"red": 2})
    t.campaign("purple", "s3", dice=2)
    t.maybe("pass")
    assert values(t)[1] == 2 + 1 + 1
    t = table("purple red", **setup, at={4: "purple 1"}, pawns={"purple": 3}, favor={"red": 1},
              secrets={"red": 1}, warbands={"red": 3})  # fmt: skip
    t.use("captains")
    t.maybe("choose s3")
    t.maybe("pass")
    told = [e for e in t.match.events(-1) if e["id"] == "campaigns"]
    assert told[0]["targets"] == ["steppe"]  # he rules it, so it must be a target
    assert t.names()[-1] == "count 3"  # and its bandit is not red's


@pytest.mark.rule("card/bandit_crown", "5.5.1.R")
@pytest.mark.ruling("card/bandit_crown#5")
def test_the_chancellor_can_target_empty_sites_of_a_crowned_citizen(table):
    t = table(
        "purple red",
        **EMPIRE,
        relics={"red": "bandit_crown"},
        at={4: "purple 1"},
        pawns={"red": 1},
        warbands={"purple": 2},
    )
    t.answer("campaign")
    assert t.offered("target s3") and not t.offered("target s4")
    t.answer("target s3", "pass", "count 2")
    t.maybe("pass")
    assert values(t)[1] == 2  # a bandit at each of the two


# -- the Chronicle


@pytest.mark.rule("card/bandit_crown", "8.3.2")
@pytest.mark.ruling("card/bandit_crown#2")
@pytest.mark.parametrize(
    ("winner", "crown", "kept"),
    [
        ("red", "red", True),  # an Exile with the Crown
        ("purple", "purple", True),
        ("purple", "blue", True),  # a Citizen's Crown serves the Empire
        ("blue", "purple", True),  # and its Successor
        ("red", "purple", False),
        ("purple", "red", False),
    ],
)
def test_a_winner_who_rules_empty_sites_through_the_crown_keeps_them(table, winner, crown, kept):
    reason = {"red": "usurper", "purple": "empire", "blue": "successor"}[winner]
    t = table(
        "purple red blue",
        sites={1: "lush_coast", 4: "mountain keep"},
        at={1: "red 1" if winner == "red" else "purple 1"},
        relics={crown: "bandit_crown"},
        citizens="blue",
        state=won(winner, reason),
    )
    t.answer("choose people")
    world = finish(t)
    assert (world.sites[1].site == "mountain" and world.sites[1].cards == ["keep"]) == kept
    assert any("mountain" in entry["sites"] for entry in annals(t, "removes")) != kept


# -- what bots make of it


def judge(t, id):
    """How a player's bot sees the position."""
    found = Judge(OathSight(t.g, t.seat(id)), temper=0)
    found.look()
    return found


RAID = {
    "sites": {1: "lush_coast", 3: "steppe", 4: "river"},
    "at": {1: "blue 1", 3: "blue 2"},
    "pawns": {"red": 1, "blue": 6, "purple": 6},
    "warbands": {"red": 9},
    "turn_of": "red",
}


@pytest.mark.rule("card/bandit_crown")
@pytest.mark.parametrize(("crown", "guards"), [("blue", 3), ("purple", 2), ("red", 2)])
def test_a_bot_counts_the_bandits_of_a_crowned_defender_beside_his_warbands(table, crown, guards):
    t = table("purple red blue", **RAID, relics={crown: "bandit_crown"})
    bot = judge(t, "red")
    c = bot.sight.campaigns_at(0)[0]
    raid = bot.plan_raid(c, 0)
    assert raid.foe is t.player("blue") and bot._guards(raid, 2) == guards
    c.sites = [0]
    one = bot.sight.planned(c).defenders
    c.sites = [0, 2]
    assert bot.sight.planned(c).defenders - one == guards  # as the rules count them


@pytest.mark.rule("card/bandit_crown")
def test_a_bot_knows_who_rules_a_site_that_is_left_empty(table):
    for crown in ("red", "purple", "blue"):
        t = table("purple red blue", **RAID, relics={crown: "bandit_crown"})
        bot = judge(t, "red")
        raid = bot.plan_raid(bot.sight.campaigns_at(0)[0], 0)
        raid.sites, raid.things, raid.pawn = [0, 2], [], False
        empty, occupied = bot.spoils(raid, 0.0), bot.spoils(raid, 9.0)
        assert (empty == occupied) == (crown == "red")  # his bandits will do
        assert (empty == pytest.approx(3 * worth.KILLED)) == (
            crown == "blue"
        )  # only warbands were killed


@pytest.mark.rule("card/bandit_crown")
def test_a_bot_sees_that_the_crown_brings_the_empty_sites_along(table):
    gain = {}
    for relic in ("bandit_crown", "grand_mask"):
        position = RAID | {"at": {1: "red 1"}, "pawns": {"red": 1, "blue": 1, "purple": 6}}
        t = table("purple red blue", **position, relics={"blue": relic})
        bot = judge(t, "red")
        raid = bot.plan_raid(bot.sight.campaigns_at(0)[0], 0)
        raid.sites, raid.things, raid.pawn = [], [t.this(relic)], False
        gain[relic] = bot.spoils(raid, 5.0)
    assert gain["bandit_crown"] > gain["grand_mask"]
