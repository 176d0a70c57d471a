"""Rulings about the title, the Empire and who is whose enemy (docs/rulings/oath.md)."""

import pytest

from tafelrunde.titles.oath import rule


def asked(t, prompt: str) -> bool:
    """Whether the open question is this one."""
    return not t.match.over and t.question().prompt == prompt


# -- the title (2.11)


@pytest.mark.rule("2.11")
@pytest.mark.ruling("O1")
def test_a_goal_that_nobody_meets_leaves_the_title_where_it_is(table):
    position = {"keeper": "red", "favor": {"purple": 2}, "secrets": {"purple": 2}}
    for oath in ("people", "devotion", "supremacy"):
        t = table("purple red", oath=oath, sites={1: "lush_coast longbows"}, **position)
        t.muster("longbows")
        assert t.keeper == "red" and "oathkeeper" not in t.events()
    t = table("purple red", oath="people", **position)
    t.recover("peoples_favor")
    t.maybe("bank discord")
    assert t.keeper == "purple"


@pytest.mark.rule("2.11", "2.11.c", "2.11.j")
@pytest.mark.ruling("O2")
def test_sites_count_for_the_chancellor_but_relics_for_each_player_of_the_empire(table):
    t = table(
        "purple red blue",
        citizens="blue",
        sites={1: "lush_coast", 2: "steppe", 3: "river"},
        at={1: "purple 1", 2: "purple 1", 3: "red 1"},
        turn_of="blue",
    )
    assert t.keeper == "purple"
    relics = {"blue": "map whistle", "red": "ivory_eye"}
    t = table("purple red blue", citizens="blue", oath="protection", relics=relics)
    assert t.keeper == "blue"  # two against the Scepter alone


@pytest.mark.rule("2.11.i", "2.11.j")
@pytest.mark.ruling("O2")
@pytest.mark.parametrize(
    ("keeper", "against", "dice"),
    [("purple", "blue", 2), ("blue", "purple", 1), ("blue", "blue", 2)],
)
def test_the_dice_of_the_title_count_if_its_holder_takes_part(table, keeper, against, dice):
    t = table(
        "red purple blue",
        citizens="blue",
        oath="people",
        banners={keeper: "peoples_favor"},
        sites={1: "lush_coast", 2: "steppe"},
        at={1: "purple 1"},
        pawns={"purple": 2, "blue": 2},
    )
    t.campaign(against, dice=0)
    assert t.dice_rolled() == (0, dice)


@pytest.mark.rule("2.11", "5.5.7.I", "5.5.7.II")
@pytest.mark.ruling("O3")
@pytest.mark.parametrize(("oath", "after", "before"), [
    ("supremacy", "places-warbands", "takes-relics"),
    ("protection", "takes-relics", "travels"),
])  # fmt: skip
def test_within_a_campaign_the_title_is_looked_at_after_sites_and_after_things(
    table, oath, after, before
):
    t = table(
        "red purple",
        oath=oath,
        at={1: "purple 1"},
        relics={"purple": "the_grand_scepter map"},
        warbands={"red": 9},
        dice=[0] * 12 + [3] * 9,
    )
    t.campaign("purple", "the_grand_scepter", "map", "pawn")
    t.answer("count 1", "to s2")
    told = t.events()
    assert told.index(after) < told.index("oathkeeper") < told.index(before)
    assert t.keeper == "red"


@pytest.mark.rule("2.11", "card/fae_merchant")
@pytest.mark.ruling("O3")
def test_what_a_merchant_has_for_a_moment_makes_nobody_oathkeeper(table):
    position = {"oath": "protection", "keeper": "purple", "secrets": {"red": 1}, "turn_of": "red"}
    position |= {"relics": {"purple": "the_grand_scepter map", "red": "whistle ivory_eye"}}
    t = table("purple red", advisers={"red": "fae_merchant"}, **position)
    t.use("fae_merchant", "bury whistle")
    assert t.keeper == "purple" and "oathkeeper" not in t.events()
    t = table("purple red", advisers={"red": "rangers wolves -conspiracy", "purple": "bracken"},
              **position)  # fmt: skip
    t.answer("adviser red.3", "to play", "take map")  # what a power leaves behind counts
    assert t.keeper == "red"


# -- campaigns of the Empire (5.5)


@pytest.mark.rule("5.5.2.R")
@pytest.mark.ruling("O4", "O35")
def test_helpers_stand_where_it_is_fought_and_the_chancellor_helps_unasked(table):
    position = {
        "citizens": "blue yellow",
        "sites": {1: "lush_coast", 2: "steppe", 3: "river"},
        "at": {1: "purple 1", 2: "purple 1"},
        "warbands": {"purple": 2, "blue": 3, "yellow": 4},
        "oath": "people",
        "dice": [0] * 3,
    }
    pawns = {"purple": 3, "blue": 2, "yellow": 1}
    for against, asked_seats, size in (("purple", [2, 3], 2), ("blue", [3], 5), ("yellow", [2], 6)):
        t = table("red purple blue yellow", pawns=pawns, **position)
        t.answer("campaign", f"against {against}", "target s2")
        if asked(t, "declare-target"):
            t.answer("pass")
        seats = []
        while asked(t, "join-defence"):
            seats.append(t.question().seat)
            t.answer("pass")
        t.maybe("count 0")
        values = [e for e in t.match.events(-1) if e["id"] == "campaign-values"]
        assert (seats, values[0]["defence"]) == (asked_seats, size)


@pytest.mark.rule("5.5.7.I", "5.5.1.R")
@pytest.mark.ruling("O5")
@pytest.mark.parametrize(("count", "left"), [(2, "purple 2"), (0, "")])
def test_a_citizen_who_beats_the_empire_keeps_the_site_imperial_or_leaves_it(table, count, left):
    t = table(
        "red purple",
        citizens="red",
        at={1: "purple 2"},
        pawns={"purple": 4},
        warbands={"red": 5},
        oath="people",
        dice=[0, 3, 3, 3, 3, 3],
    )
    t.campaign("purple")
    t.expect(0, "occupy", *[f"count {n}" for n in range(6)])
    t.answer(f"count {count}")
    assert (t.at(1), t.warbands("red"), t.warbands("purple")) == (left, 5 - count, 1)
    assert rule.bandits_rule(t.g, 0) is (count == 0)


# -- the ruler is the Chancellor (6.6.3)


@pytest.mark.rule("6.6.3", "card/toll_roads", "card/shrouded_wood")
@pytest.mark.ruling("O12")
def test_the_chancellor_is_paid_and_decides_for_the_empire(table):
    sites = {1: "shrouded_wood", 2: "steppe toll_roads", 3: "river"}
    t = table(
        "red blue purple",
        citizens="blue",
        sites=sites,
        at={1: "purple 1", 2: "purple 1"},
        pawns={"blue": 2, "purple": 3},
        favor={"red": 1},
    )
    t.answer("travel")
    t.expect(2, "name-destination", *[f"to s{slot}" for slot in range(2, 9)])
    t.answer("to s2")
    t.expect(0, "pay-toll", "choose yes", "pass")
    t.answer("choose yes")
    assert (t.favor("red"), t.favor("blue"), t.favor("purple")) == (0, 0, 1)


@pytest.mark.rule("6.6.3", "card/key_to_the_city")
@pytest.mark.ruling("O49")
@pytest.mark.parametrize(
    ("home", "left"), [("blue", "purple 3"), ("purple", "purple 3"), ("", "red 1")]
)
def test_any_imperial_pawn_keeps_an_imperial_city_shut(table, home, left):
    pawns = {who: 1 if who == home else 2 for who in ("purple", "blue")}
    t = table(
        "purple red blue",
        citizens="blue",
        sites={2: "steppe"},
        at={1: "purple 3"},
        pawns=pawns,
        deck="key_to_the_city keep scouts",
        turn_of="red",
    )
    t.search()
    t.keep("key_to_the_city", "to s1")
    assert t.at(1) == left


@pytest.mark.rule("card/fire_talkers", "card/rusting_ray")
@pytest.mark.ruling("O46")
@pytest.mark.parametrize("plan", ["fire_talkers", "rusting_ray"])
@pytest.mark.ends_open
def test_a_banner_counts_wherever_it_is_held_on_the_users_side(table, plan):
    position = {
        "citizens": "blue yellow",
        "at": {1: "purple 1"},
        "pawns": {"purple": 3, "yellow": 3},
        "advisers": {"blue": plan},
        "secrets": {"blue": 1},
        "favor": {"blue": 1},
        "warbands": {"red": 2},
        "oath": "people",
        "sites": {3: "river"},
    }
    for holder, open in (("blue", True), ("purple", True), ("yellow", False), ("red", False)):
        t = table("red purple blue yellow", banners={holder: "darkest_secret"}, **position)
        t.campaign("blue", dice=2)
        assert t.offered(f"use {plan}") is open


# -- enemies (glossary, 5.5.1)


def divided(table, **more):
    """Red and blue are Citizens; red stands with the Chancellor at an Imperial site."""
    setup = {
        "citizens": "red blue",
        "sites": {1: "lush_coast", 2: "steppe", 3: "river"},
        "at": {1: "purple 1"},
        "pawns": {"blue": 2},
        "warbands": {"red": 3, "purple": 3},
        "oath": "people",
        "dice": [0] * 5 + [3] * 5,
    }
    return table("red purple blue", **(setup | more))


@pytest.mark.rule("10.Gegner", "5.5.1.R")
@pytest.mark.ruling("O55")
@pytest.mark.parametrize(
    ("attacker", "against"), [("red", "purple"), ("red", "blue"), ("purple", "red")]
)
@pytest.mark.ends_open
def test_a_citizen_who_is_no_ally_in_a_campaign_is_everybodys_enemy(table, attacker, against):
    t = divided(table, pawns={}, turn_of=attacker)
    assert not any(rule.are_enemies(t.g, a, b) for a in t.g.players for b in t.g.players)
    t.answer("campaign", f"against {against}")
    assert t.g.campaign is not None
    red, purple, blue = t.g.players
    for other in (purple, blue):
        assert rule.are_enemies(t.g, red, other) and rule.are_enemies(t.g, other, red)
    assert not rule.are_enemies(t.g, purple, blue) and not rule.are_enemies(t.g, red, red)


@pytest.mark.rule("10.Gegner", "card/spell_breaker")
@pytest.mark.ruling("O55")
@pytest.mark.ends_open
def test_what_binds_enemies_of_the_empire_binds_an_attacking_citizen(table):
    sites = {1: "lush_coast", 2: "steppe spell_breaker", 3: "river"}
    position = {"sites": sites, "advisers": {"red": "fire_talkers"}, "secrets": {"red": 1}}
    position |= {"banners": {"red": "darkest_secret"}}
    for ruler, open in (("", False), ("purple 1", False), ("red", True)):
        at = {1: "purple 1"} | ({2: ruler} if ruler.endswith("1") else {})
        relics = {"red": "bandit_crown"} if ruler == "red" else {}
        t = divided(table, at=at, relics=relics, **position)
        t.campaign("purple", dice=2)
        assert t.offered("use fire_talkers") is open  # only under his own Crown he is no enemy
    t = divided(table, at={1: "blue 1", 2: "purple 1"}, citizens="red", **position)
    t.campaign("blue", dice=2)  # against an Exile he remains an ally of the Empire
    assert t.offered("use fire_talkers")


@pytest.mark.rule("10.Gegner", "5.5.7.III", "card/toll_roads", "card/grasping_vines")
@pytest.mark.ruling("O55", "O6")
def test_a_banished_citizen_pays_imperial_tolls_like_an_enemy(table):
    sites = {1: "lush_coast grasping_vines", 2: "steppe toll_roads", 3: "river"}
    position = {"sites": sites, "at": {1: "purple 1", 2: "purple 1"}, "favor": {"red": 3}}
    position |= {
        "turn_of": "purple",
        "warbands": {"purple": 5, "red": 2},
        "dice": [0] * 2 + [5] * 5,
    }
    t = divided(table, **position)
    t.campaign("red", "pawn")
    t.answer("to s2")
    t.expect(0, "pay-toll", "choose yes", "pass")
    t.answer("choose yes")
    # Half of two warbands died; the vines took the other. A toll, then half of what is left.
    assert (t.pawn("red"), t.warbands("red"), t.favor("red"), t.favor("purple")) == (2, 0, 1, 1)
    t.ends_clean()
    t = divided(table, **position)
    t.campaign("red", "pawn")
    t.answer("to s2", "pass", "to s3")  # nobody can be made to pay
    assert (t.pawn("red"), t.favor("red"), t.favor("purple")) == (3, 2, 0)
    t.ends_clean()
