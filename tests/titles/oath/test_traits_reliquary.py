"""The traits of the Reliquary: each binds the Chancellor once its relic is gone."""

import pytest

# -- when they bind


@pytest.mark.rule("2.3")
@pytest.mark.ends_open
def test_a_trait_binds_as_soon_as_its_relic_is_taken_and_nobody_but_the_chancellor(table):
    t = table(
        "purple red",
        relics={"red": "skeleton_key"},
        secrets={"red": 2},
        at={1: "purple 1"},
        deck="keep wolves tents elders scouts bracken captains longbows",
        turn_of="red",
    )
    t.use("skeleton_key", "choose reliquary_4", "choose yes")  # Greedy
    t.search()
    assert len(t.player("red").hand) == 3
    t.keep("keep", "discard")
    t.rest()
    t.search("world")
    assert len(t.player("purple").hand) == 5


# -- Brutal


BATTLE = {
    "sites": {1: "lush_coast", 3: "steppe"},
    "pawns": {"red": 3},
    "at": {1: "red 4"},
    "warbands": {"purple": 6, "red": 2},
    "oath": "people",
}


@pytest.mark.rule("card/brutal", "5.5.6")
def test_whoever_the_brutal_chancellor_beats_loses_everything(table):
    t = table("purple red", **BATTLE, uncovered="brutal", dice=[0] + [3] * 6)
    t.campaign("red", dice=6)
    t.answer("count 0")
    assert (t.warbands("red"), t.at(1), t.g.reserve[1]) == (2, "", 12)  # not what stood elsewhere


@pytest.mark.rule("card/brutal", "5.5.6")
def test_the_brutal_chancellor_loses_his_whole_force_himself_if_he_fails(table):
    t = table("purple red", **BATTLE, uncovered="brutal", dice=[0, 0, 0])
    t.campaign("red", dice=2)
    t.maybe("pass")
    assert t.warbands("purple") == 0


@pytest.mark.rule("card/brutal")
def test_who_attacks_the_brutal_chancellor_loses_half(table):
    t = table(
        "purple red",
        sites={1: "lush_coast"},
        at={1: "purple 5"},
        warbands={"red": 4},
        pawns={"purple": 2},
        uncovered="brutal",
        oath="people",
        turn_of="red",
        dice=[0] * 8,
    )
    t.campaign("purple", dice=2)
    t.maybe("pass")
    assert t.warbands("red") == 2


# -- Decadent


ROADS = {"sites": {1: "river", 2: "ancient_city", 4: "steppe", 6: "wastes", 7: "deep_woods"}}


@pytest.mark.rule("card/decadent", "5.6.1")
@pytest.mark.parametrize(
    ("start", "end", "cost"),
    [(1, 2, 1), (4, 1, 0), (6, 2, 0), (1, 6, 5), (4, 6, 3), (6, 7, 4), (1, 4, 2), (6, 4, 2)],
)
def test_the_decadent_chancellor_comes_home_free_and_hates_the_hinterland(table, start, end, cost):
    t = table("purple red", **ROADS, pawns={"purple": start}, uncovered="decadent")
    t.travel(end)
    assert (t.pawn("purple"), 7 - t.supply("purple")) == (end, cost)


@pytest.mark.rule("card/decadent")
def test_decadence_is_the_chancellors_alone(table):
    t = table("purple red", **ROADS, pawns={"red": 4}, uncovered="decadent", citizens="red",
              turn_of="red")  # fmt: skip
    t.travel(1)
    assert t.supply("red") == 5


# -- Careless


TRADE = {
    "sites": {1: "lush_coast longbows"},
    "advisers": {"purple": "captains"},
    "secrets": {"purple": 1},
    "favor": {"purple": 2},
}


@pytest.mark.rule("card/careless", "5.3.2")
def test_the_careless_chancellor_gets_more_favor_and_fewer_secrets(table):
    t = table("purple red", **TRADE, uncovered="careless")
    t.trade("longbows", "favor")
    assert t.favor("purple") == 5 and t.bank("order") == 0
    t.ends_clean()
    t = table("purple red", **TRADE, uncovered="careless")
    t.trade("longbows", "secrets")
    assert (t.favor("purple"), t.secrets("purple")) == (1, 1)  # a favor instead of a secret
    t.ends_clean()


@pytest.mark.rule("card/careless")
def test_others_trade_with_care(table):
    setup = TRADE | {"advisers": {"red": "captains"}, "secrets": {"red": 1}, "favor": {}}
    t = table("purple red", **setup, uncovered="careless", turn_of="red")
    t.trade("longbows", "favor")
    assert t.favor("red") == 2


# -- Greedy


@pytest.mark.rule("card/greedy", "5.1.2")
@pytest.mark.ruling("card/greedy#1")
@pytest.mark.ends_open
def test_the_greedy_chancellor_draws_two_more_until_a_vision_comes(table):
    t = table("purple red", uncovered="greedy", deck="keep wolves tents elders scouts bracken")
    t.search()
    assert t.hand("purple") == "elders keep scouts tents wolves"
    t = table("purple red", uncovered="greedy", deck="keep vision_faith tents elders scouts")
    t.search()
    assert t.hand("purple") == "keep vision_faith"
    pile = {"cradle": "keep vision_faith tents elders scouts bracken"}
    t = table("purple red", uncovered="greedy", piles=pile)
    t.search("cradle")  # in a discard pile nothing stops him
    assert t.hand("purple") == "elders keep scouts tents vision_faith"


@pytest.mark.rule("card/greedy", "5.1.1", "card/darkest_secret")
@pytest.mark.ends_open
def test_the_greedy_chancellor_pays_no_more_than_two_supply_for_a_search(table):
    t = table("purple red", uncovered="greedy", visions_drawn=1)
    assert not t.offered("search")
    t = table("purple red", uncovered="greedy", visions_drawn=1, piles={"cradle": "keep wolves"})
    t.search("cradle")
    assert t.hand("purple") == "keep wolves"
    banners = {"purple": "darkest_secret"}
    t = table("purple red", uncovered="greedy", visions_drawn=5, banners=banners,
              deck="keep wolves tents elders scouts")  # fmt: skip
    t.search()
    assert len(t.player("purple").hand) == 5 and t.supply("purple") == 5
