"""Order's persistent powers: tolls, Secret Police, Tome Guardians."""

import pytest

# -- Forced Labor


@pytest.mark.rule("card/forced_labor")
@pytest.mark.ruling("card/forced_labor#1")
def test_forced_labor_makes_enemies_pay_for_a_search_at_any_site_of_its_ruler(table):
    t = table(
        "purple red",
        sites={1: "lush_coast", 4: "steppe forced_labor"},
        at={1: "purple 1", 4: "purple 1"},
        favor={"red": 2},
        deck="wolves elders bracken",
        turn_of="red",
    )
    t.search()
    assert (t.favor("red"), t.favor("purple")) == (1, 1)
    t.keep("wolves", "discard")
    t.search()
    assert t.favor("red") == 0  # due again each time
    t.keep(t.hand("red").split()[0], "discard")
    assert not t.offered("search")  # unpaid, it is forbidden


@pytest.mark.rule("card/forced_labor", "6.1")
@pytest.mark.ruling("card/forced_labor#1")
def test_forced_labor_is_due_for_a_facedown_adviser_that_is_played_or_discarded(table):
    setup = {
        "sites": {1: "lush_coast forced_labor"},
        "at": {1: "purple 1"},
        "advisers": {"red": "-wolves"},
        "turn_of": "red",
    }
    t = table("purple red", **setup, favor={"red": 1})
    t.answer("adviser red.1", "discard")
    assert (t.favor("red"), t.favor("purple")) == (0, 1)
    t.ends_clean()
    t = table("purple red", **setup, favor={"red": 1})
    t.answer("adviser red.1", "to advisers")
    assert (t.favor("red"), t.favor("purple"), t.advisers("red")) == (0, 1, "wolves")
    t.ends_clean()
    t = table("purple red", **setup)
    assert not t.offered("adviser red.1")


@pytest.mark.rule("card/forced_labor")
@pytest.mark.ends_open
def test_forced_labor_spares_its_ruler_allies_and_sites_of_others(table):
    t = table(
        "purple red blue",
        citizens="blue",
        sites={1: "lush_coast forced_labor", 2: "fertile_valley"},
        at={1: "purple 1"},
        pawns={"red": 2},
        favor={"blue": 1, "red": 1},
        turn_of="blue",
    )
    t.search()
    assert t.favor("blue") == 1
    t = table(
        "purple red",
        sites={1: "lush_coast forced_labor", 2: "fertile_valley"},
        at={1: "purple 1"},
        pawns={"red": 2},
        favor={"red": 1},
        turn_of="red",
    )
    t.search()
    assert t.favor("red") == 1  # bandits rule the site where red stands


@pytest.mark.rule("card/forced_labor")
@pytest.mark.ends_open
def test_bandits_burn_the_toll_and_take_it_from_everybody(table):
    t = table("purple red", sites={1: "lush_coast forced_labor"}, favor={"purple": 1})
    before = t.g.shared_favor
    t.search()
    assert (t.favor("purple"), t.g.shared_favor - before) == (0, 1)


# -- Toll Roads


@pytest.mark.rule("card/toll_roads")
@pytest.mark.ends_open
def test_toll_roads_cost_enemies_a_favor_for_each_site_of_their_ruler(table):
    t = table(
        "purple red",
        sites={1: "lush_coast", 2: "fertile_valley", 4: "steppe toll_roads"},
        at={2: "purple 1", 4: "purple 1"},
        favor={"red": 1},
        turn_of="red",
    )
    t.travel(2)
    assert (t.favor("red"), t.favor("purple"), t.pawn("red")) == (0, 1, 2)
    t.answer("travel")
    assert t.offered("to s1") and t.offered("to s5") and not t.offered("to s4")


@pytest.mark.rule("card/toll_roads")
def test_an_exiles_toll_is_his_own_and_citizens_pay_it_too(table):
    t = table(
        "purple red blue",
        citizens="blue",
        sites={4: "steppe toll_roads"},
        at={4: "red 1"},
        favor={"blue": 1},
        turn_of="blue",
    )
    t.travel(4)
    assert (t.favor("blue"), t.favor("red")) == (0, 1)


@pytest.mark.rule("card/toll_roads")
def test_of_an_imperial_toll_road_the_chancellor_gets_the_toll_and_citizens_pay_none(table):
    setup = {
        "citizens": "blue",
        "sites": {4: "steppe toll_roads"},
        "at": {4: "purple 1"},
        "pawns": {"blue": 1},
        "favor": {"red": 1, "blue": 1},
    }
    t = table("purple red blue", **setup, turn_of="red")
    t.travel(4)
    assert (t.favor("red"), t.favor("purple"), t.favor("blue")) == (0, 1, 1)
    t = table("purple red blue", **setup, turn_of="blue")
    t.travel(4)
    assert t.favor("blue") == 1


@pytest.mark.rule("card/toll_roads")
@pytest.mark.ruling("card/toll_roads#2")
def test_bandits_ask_for_tolls_at_all_their_sites_but_not_at_facedown_ones(table):
    t = table(
        "purple red",
        sites={2: "fertile_valley", 4: "steppe toll_roads"},
        favor={"red": 1},
        turn_of="red",
    )
    before = t.g.shared_favor
    t.travel(2)
    assert (t.favor("red"), t.g.shared_favor - before) == (0, 1)
    t = table("purple red", sites={4: "steppe toll_roads"}, turn_of="red")
    t.travel(5)
    assert t.pawn("red") == 5


@pytest.mark.rule("card/toll_roads", "5.5.7.III")
@pytest.mark.ruling("card/toll_roads#1")
def test_nobody_is_banished_to_a_toll_road_against_his_will(table):
    t = table(
        "purple red blue",
        sites={2: "fertile_valley", 4: "steppe toll_roads"},
        at={2: "red 1", 4: "red 1"},
        pawns={"red": 2, "blue": 2},
        warbands={"red": 4},
        favor={"blue": 1},
        turn_of="red",
        dice=[0, 0, 3, 3, 3],
    )
    t.campaign("blue", "pawn", dice=3)
    t.answer("to s4")
    t.expect(2, "pay-toll", "choose yes", "pass")
    t.answer("pass", "to s1")
    assert (t.pawn("blue"), t.favor("blue")) == (1, 1)


# -- Curfew


@pytest.mark.rule("card/curfew")
def test_curfew_costs_enemies_a_favor_to_trade_with_cards_of_its_ruler(table):
    t = table(
        "purple red",
        sites={1: "lush_coast longbows", 4: "steppe curfew"},
        at={1: "purple 1", 4: "purple 1"},
        favor={"red": 1},
        secrets={"red": 2},
        turn_of="red",
    )
    t.trade("longbows", "favor")
    assert (t.favor("red"), t.favor("purple"), t.bank("order")) == (1, 1, 2)


@pytest.mark.rule("card/curfew")
def test_without_favor_for_the_curfew_there_is_no_trade(table):
    setup = {"sites": {1: "lush_coast longbows curfew"}, "turn_of": "red"}
    t = table("purple red", **setup, at={1: "purple 1"}, secrets={"red": 1})
    assert not t.offered("trade")
    t = table("purple red", **setup, at={1: "purple 1"}, favor={"red": 2})
    assert not t.offered("trade")  # 2 for the trade and 1 for the curfew
    t = table("purple red", **setup, at={1: "red 1"}, secrets={"red": 1})
    assert t.offered("trade")  # its ruler trades freely
    t = table("purple red", **setup, secrets={"red": 1}, favor={"red": 1})
    before = t.g.shared_favor
    t.trade("longbows", "favor")
    assert t.g.shared_favor - before == 1  # bandits' tolls are burned


@pytest.mark.rule("card/curfew")
def test_cards_of_others_are_not_under_the_curfew(table):
    t = table(
        "purple red",
        sites={1: "lush_coast longbows", 4: "steppe curfew"},
        at={4: "purple 1"},
        secrets={"red": 1},
        turn_of="red",
    )
    t.trade("longbows", "favor")
    assert (t.favor("red"), t.favor("purple")) == (1, 0)


# -- Secret Police


@pytest.mark.rule("card/secret_police")
@pytest.mark.ends_open
def test_under_the_secret_police_enemies_play_no_vision_faceup(table):
    setup = {"deck": "vision_faith", "turn_of": "red"}
    sites = {1: "lush_coast", 4: "steppe secret_police"}
    t = table("purple red", **setup, sites=sites, at={1: "purple 1", 4: "purple 1"})
    t.search()
    t.expect(1, "play-card", "to facedown", "discard")
    t = table("purple red", **setup, sites=sites, at={4: "purple 1"})
    t.search()
    assert t.offered("to play")  # red stands at a site of nobody
    t = table("purple red", **setup, sites=sites, at={1: "red 1", 4: "red 1"})
    t.search()
    assert t.offered("to play")  # red rules the police
    t = table("purple red", **setup, sites=sites)
    t.search()
    assert not t.offered("to play")  # bandits rule both sites


# -- Tome Guardians


@pytest.mark.rule("card/tome_guardians")
@pytest.mark.ruling("card/tome_guardians#1")
def test_tome_guardians_keep_the_darkest_secret_from_recovery_by_enemies(table):
    setup = {"sites": {1: "lush_coast longbows", 4: "steppe tome_guardians"}, "turn_of": "red"}
    t = table("purple red", **setup, at={4: "purple 1"}, secrets={"red": 3})
    assert not t.offered("recover")
    t = table("purple red", **setup, at={4: "red 1"}, secrets={"red": 3})
    assert t.offered("recover")
    for seeker in ("purple", "red"):  # bandits rule the card: nobody can
        t = table("purple red", **(setup | {"turn_of": seeker}), secrets={seeker: 3})
        assert not t.offered("recover")
    t = table("purple red", **setup, at={4: "purple 1"}, secrets={"red": 3}, favor={"red": 3})
    t.recover("peoples_favor")  # the other banner is not guarded
    t.maybe("count 2", "bank discord")
    assert t.banners("red") == "peoples_favor"


@pytest.mark.rule("card/tome_guardians")
@pytest.mark.ends_open
def test_tome_guardians_keep_the_darkest_secret_from_campaigns_of_enemies(table):
    setup = {
        "sites": {4: "steppe tome_guardians"},
        "warbands": {"red": 3},
        "banners": {"purple": "darkest_secret"},
        "turn_of": "red",
    }
    t = table("purple red", **setup, at={4: "purple 1"})
    t.answer("campaign", "against purple")
    assert t.offered("target pawn") and not t.offered("target darkest_secret")
    t = table("purple red", **setup, at={4: "red 1"})
    t.answer("campaign", "against purple")
    assert t.offered("target darkest_secret")


@pytest.mark.rule("card/tome_guardians", "card/conspiracy")
@pytest.mark.ends_open
def test_not_even_a_conspiracy_takes_the_guarded_secret(table):
    for ruler, offered in [("purple", False), ("red", True)]:
        t = table(
            "purple red",
            sites={4: "steppe tome_guardians"},
            at={4: f"{ruler} 1"},
            advisers={"purple": "wolves", "red": "bracken nature_worship"},
            relics={"purple": "map"},
            banners={"purple": "darkest_secret"},
            secrets={"red": 1},
            deck="conspiracy",
            turn_of="red",
        )
        t.search()
        t.keep("conspiracy", "to play")
        assert t.offered("take map") and t.offered("take darkest_secret") == offered


@pytest.mark.rule("card/tome_guardians", "5.5.1")
@pytest.mark.ends_open
def test_a_citizen_who_attacks_the_empire_is_an_enemy_of_its_guardians(table):
    t = table(
        "purple red",
        citizens="red",
        sites={4: "steppe tome_guardians"},
        at={4: "purple 1"},
        warbands={"red": 3},
        banners={"purple": "darkest_secret"},
        turn_of="red",
    )
    t.answer("campaign", "against purple")
    assert t.offered("target the_grand_scepter") and not t.offered("target darkest_secret")
