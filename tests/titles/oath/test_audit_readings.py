"""Doubtful readings that docs/rulings/oath.md decides, and modifiers in use (7.4.3)."""

import pytest

from tafelrunde.titles.oath.cards.nomad import MOST_ROUNDS


def battle(table, **more):
    """Red attacks at a site of blue or of bandits."""
    setup = {
        "sites": {2: "fertile_valley"},
        "pawns": {"red": 2, "blue": 2},
        "turn_of": "red",
        "oath": "protection",
    }
    return table("purple red blue", **(setup | more))


# -- battle plans


@pytest.mark.rule("card/encirclement", "2.8.3")
@pytest.mark.ruling("O39")
@pytest.mark.ends_open
def test_bandits_count_as_a_force_that_can_be_encircled(table):
    for own, open in ((2, True), (1, False)):
        t = battle(table, warbands={"red": own}, advisers={"red": "encirclement"}, favor={"red": 1})
        t.campaign("bandits", dice=1)
        assert t.offered("use encirclement") is open


@pytest.mark.rule("card/peace_envoy", "card/code_of_honor")
@pytest.mark.ruling("O38")
@pytest.mark.ends_open
def test_after_another_plan_neither_envoy_nor_code_of_honor_is_left(table):
    t = battle(
        table,
        at={2: "blue 1"},
        warbands={"red": 3},
        advisers={"red": "peace_envoy code_of_honor longbows"},
        favor={"red": 9},
    )
    t.campaign("blue", dice=1)
    t.expect(1, "battle-plan", "use peace_envoy", "use code_of_honor", "use longbows", "pass")
    t.answer("use longbows")
    assert not t.offered("use peace_envoy") and not t.offered("use code_of_honor")


@pytest.mark.rule("card/rusting_ray")
@pytest.mark.ruling("O46")
@pytest.mark.ends_open
def test_the_rusting_ray_of_a_citizen_shines_with_the_chancellors_banner(table):
    t = battle(
        table,
        citizens="blue",
        at={2: "purple 2"},
        warbands={"red": 4},
        advisers={"blue": "rusting_ray"},
        secrets={"blue": 1},
        banners={"purple": "darkest_secret"},
    )
    t.campaign("blue", dice=4)
    assert t.offered("use rusting_ray")


# -- modifiers


@pytest.mark.rule("7.4.3", "card/riots")
@pytest.mark.ruling("O53")
def test_riots_spare_a_modifier_in_use(table):
    sites = {1: "lush_coast wild_cry wolves", 3: "river rangers"}
    for used, left in (((), ""), (("wild_cry",), "wild_cry")):
        t = table("purple red", sites=sites, mob=True, deck="riots keep longbows")
        t.search("world", *used)
        t.keep("riots", "to advisers")
        while t.question().prompt == "discard-order":
            t.answer(t.names()[0])
        assert (t.cards(1), t.cards(3)) == (left, "")
        t.ends_clean()


@pytest.mark.rule("7.4.3", "card/salt_the_earth")
@pytest.mark.ruling("O53")
def test_salt_the_earth_spares_a_modifier_in_use(table):
    sites = {1: "lush_coast wild_cry wolves"}
    for used, left in (((), "salt_the_earth"), (("wild_cry",), "wild_cry salt_the_earth")):
        t = table("purple red", sites=sites, deck="salt_the_earth keep longbows")
        t.search("world", *used)
        t.keep("salt_the_earth", "to s1")
        while t.question().prompt == "discard-order":
            t.answer(t.names()[0])
        assert t.cards(1) == left
        t.ends_clean()


@pytest.mark.rule("card/crop_rotation", "card/land_warden", "7.4.2")
@pytest.mark.ruling("O48")
def test_crops_rotate_before_each_of_two_plays(table):
    t = table(
        "purple red",
        sites={1: "lush_coast elders longbows"},
        advisers={"purple": "land_warden crop_rotation"},
        favor={"purple": 1},
        deck="wolves bracken scouts",
    )
    t.search("world", "land_warden", "crop_rotation")
    t.answer("keep wolves", "keep scouts", "to s1", "discard elders", "to s1", "discard longbows")
    assert t.cards(1) == "wolves scouts"


# -- other cards


@pytest.mark.rule("card/the_gathering")
@pytest.mark.ruling("O43")
def test_a_gathering_ends_even_if_somebody_never_stops_offering(table):
    t = table(
        "purple red",
        deck="the_gathering keep longbows",
        favor={"purple": 1, "red": 1},
        secrets={"purple": 1, "red": 1},
    )
    t.search()
    t.keep("the_gathering", "to s1")
    offers = 0
    while t.question().prompt != "act":
        if t.offered("choose red") and t.question().seat == 0:
            t.answer("choose red", "give favor")
            t.maybe("count 1")
            t.answer("want secrets", "offer", "pass")
            offers += 1
        else:
            t.answer("pass")
    assert offers == MOST_ROUNDS


@pytest.mark.rule("card/witchs_bargain")
@pytest.mark.ruling("O44")
def test_a_bargain_never_turns_around_with_the_same_neighbour(table):
    t = table(
        "purple red",
        advisers={"purple": "witchs_bargain"},
        secrets={"purple": 3, "red": 1},
        favor={"purple": 2, "red": 4},
    )
    t.use("witchs_bargain", "choose red", "for favor", "count 1")
    assert (t.favor("purple"), t.favor("red"), t.secrets("red")) == (4, 2, 2)
    t.answer("choose red")  # again the same way, nobody asks which
    assert (t.favor("purple"), t.favor("red"), t.secrets("red")) == (6, 0, 3)


@pytest.mark.rule("card/vow_of_poverty", "card/vow_of_kinship")
@pytest.mark.ruling("O52")
def test_favor_in_the_nomad_bank_leaves_the_board_poor(table):
    t = table("purple red", advisers={"purple": "vow_of_poverty vow_of_kinship"})
    t.rest()
    t.answer("use vow_of_poverty", "bank order")
    assert (t.favor("purple"), t.bank("order"), t.bank("nomad")) == (0, 1, 5)


@pytest.mark.rule("card/master_of_disguise")
@pytest.mark.ends_open
def test_nobody_disguises_where_there_is_nobody_else(table):
    t = table(
        "purple",
        sites={1: "lush_coast wolves"},
        advisers={"purple": "master_of_disguise"},
        favor={"purple": 3},
        secrets={"purple": 3},
    )
    t.answer("trade")
    t.expect(0, "trade-for", "for favor", "for secrets")  # no disguise is offered
