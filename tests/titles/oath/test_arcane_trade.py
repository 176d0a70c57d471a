"""Arcane's Trade modifiers: Acting Troupe, Secret Signal, Map Library, Master of Disguise."""

import pytest


def market(table, **more):
    """Red trades at a site with an Order, a Beast and an Arcane card."""
    setup = {
        "sites": {1: "lush_coast longbows wolves alchemist"},
        "secrets": {"red": 2},
        "turn_of": "red",
    }
    return table("purple red blue", **(setup | more))


# -- Acting Troupe


@pytest.mark.rule("card/acting_troupe")
@pytest.mark.ruling("card/acting_troupe#1")
def test_the_acting_troupe_plays_a_beast_an_order_or_an_arcane_card(table):
    for card, suit in (("longbows", "order"), ("wolves", "beast"), ("alchemist", "arcane")):
        t = market(table, advisers={"red": "acting_troupe"})
        t.trade(card)
        assert (t.favor("red"), t.bank(suit)) == (2, 1)
        t.ends_clean()


@pytest.mark.rule("card/acting_troupe")
def test_the_troupe_counts_once_and_for_secrets_too_but_plays_no_other_suit(table):
    t = market(table, advisers={"red": "acting_troupe bracken"}, favor={"red": 2})
    t.trade("wolves", "secrets")
    assert t.secrets("red") == 4
    t = market(table, sites={1: "lush_coast elders"}, advisers={"red": "acting_troupe"})
    t.trade("elders")
    assert t.favor("red") == 1


@pytest.mark.rule("card/acting_troupe")
@pytest.mark.ruling("card/acting_troupe#2")
def test_outside_a_trade_the_troupe_is_arcane(table):
    t = table(
        "purple red",
        sites={1: "lush_coast longbows"},
        advisers={"purple": "acting_troupe"},
        banners={"purple": "darkest_secret"},
        secrets={"red": 2},
        turn_of="red",
    )
    assert t.offered("recover")  # Order is none of purple's suits
    t = table(
        "purple red",
        sites={1: "lush_coast alchemist"},
        advisers={"purple": "acting_troupe"},
        banners={"purple": "darkest_secret"},
        secrets={"red": 2},
        turn_of="red",
    )
    assert not t.offered("recover")


# -- Secret Signal


@pytest.mark.rule("card/secret_signal")
@pytest.mark.ruling("card/secret_signal#1")
def test_a_secret_signal_doubles_a_single_favor_out_of_the_same_bank(table):
    t = market(table, advisers={"red": "secret_signal"})
    t.trade("longbows")
    assert (t.favor("red"), t.bank("order")) == (2, 1)
    t.ends_clean()
    t = market(table, advisers={"red": "secret_signal keep"})
    t.trade("longbows")
    assert t.favor("red") == 2  # two already: no signal


@pytest.mark.rule("card/secret_signal", "9.3")
def test_an_empty_bank_has_no_second_favor_and_secrets_are_no_favor(table):
    t = market(table, advisers={"red": "secret_signal"}, banks={"order": 1})
    t.trade("longbows")
    assert t.favor("red") == 1
    t = market(table, advisers={"red": "secret_signal"}, favor={"red": 2})
    t.trade("alchemist", "secrets")
    assert (t.favor("red"), t.secrets("red")) == (0, 3)


@pytest.mark.rule("card/secret_signal", "2.3")
@pytest.mark.ruling("card/secret_signal#2")
def test_the_favor_of_a_careless_chancellor_gives_a_signal(table):
    t = market(
        table,
        advisers={"purple": "secret_signal"},
        favor={"purple": 2},
        uncovered="careless",
        turn_of="purple",
    )
    t.trade("longbows", "secrets")
    assert (t.favor("purple"), t.bank("order")) == (2, 1)
    t = market(
        table,
        advisers={"purple": "secret_signal"},
        secrets={"purple": 1},
        uncovered="careless",
        turn_of="purple",
    )
    t.trade("longbows")
    assert t.favor("purple") == 2  # two by carelessness


# -- Map Library


@pytest.mark.rule("card/map_library")
def test_in_the_map_library_all_cards_of_the_region_are_trading_partners(table):
    t = table(
        "purple red",
        sites={1: "lush_coast map_library", 2: "fertile_valley wolves keep", 4: "steppe elders"},
        advisers={"red": "bracken"},
        secrets={"red": 1},
        turn_of="red",
    )
    t.answer("trade")
    t.expect(1, "trade-with", "on map_library", "on wolves", "on keep")
    t.answer("on wolves")
    assert (t.favor("red"), t.secrets_on("wolves"), t.supply("red")) == (2, 1, 6)


@pytest.mark.rule("card/map_library")
def test_the_map_library_needs_the_pawn_not_the_rule(table):
    t = table(
        "purple red",
        sites={1: "lush_coast wolves", 2: "fertile_valley map_library"},
        at={2: "purple 1"},
        secrets={"purple": 1},
    )
    t.answer("trade")  # with the wolves, the only card here
    assert (t.favor("purple"), t.secrets_on("wolves")) == (1, 1)
    t = table(
        "purple red",
        sites={1: "lush_coast map_library", 2: "fertile_valley wolves"},
        at={1: "red 1"},
        secrets={"purple": 1},
        secrets_on={"map_library": 1},
    )
    t.trade("wolves")  # of all who stand there
    assert t.favor("purple") == 1


@pytest.mark.rule("card/map_library", "2.9")
def test_ruins_and_cards_with_tokens_are_no_partners_on_the_maps_either(table):
    t = table(
        "purple red",
        sites={1: "lush_coast map_library", 2: "fertile_valley bandit_rampart wolves"},
        secrets={"purple": 1},
        favor_on={"wolves": 1, "map_library": 1},
    )
    assert not t.offered("trade")


@pytest.mark.rule("card/map_library", "card/curfew")
def test_a_curfew_in_the_region_is_paid_from_the_library_too(table):
    t = table(
        "purple red",
        sites={1: "lush_coast map_library", 2: "fertile_valley curfew wolves"},
        at={2: "red 1"},
        secrets={"purple": 1},
    )
    t.answer("trade")
    assert t.secrets_on("map_library") == 1  # without favor the only partner


# -- Master of Disguise


@pytest.mark.rule("card/master_of_disguise")
def test_the_master_of_disguise_trades_with_the_advisers_of_somebody_else(table):
    t = market(
        table,
        advisers={
            "red": "master_of_disguise wolves",
            "purple": "keep scouts -garrison",
            "blue": "",
        },
        sites={1: "lush_coast longbows", 4: "steppe"},
        pawns={"purple": 4},
    )
    t.answer("trade", "use master_of_disguise")
    t.expect(1, "choose-player", "choose blue", "choose purple")
    t.answer("choose purple")
    assert (t.favor("red"), t.bank("order")) == (3, 0)  # facedown ones have no suit
    assert (t.secrets_on("master_of_disguise"), t.secrets_on("longbows")) == (1, 1)


@pytest.mark.rule("card/master_of_disguise")
def test_the_own_advisers_count_no_more_in_disguise(table):
    t = market(
        table,
        advisers={"red": "master_of_disguise tutor", "blue": "wolves"},
        sites={1: "lush_coast alchemist"},
    )
    t.answer("trade", "use master_of_disguise", "choose blue")
    assert t.favor("red") == 1
    t = market(
        table, advisers={"red": "master_of_disguise tutor"}, sites={1: "lush_coast alchemist"}
    )
    t.trade("alchemist")  # the disguise is optional
    assert t.favor("red") == 3


@pytest.mark.rule("card/master_of_disguise")
@pytest.mark.ruling("card/master_of_disguise#1")
def test_in_disguise_one_uses_the_others_trade_modifiers_and_not_ones_own(table):
    t = market(
        table,
        advisers={"red": "master_of_disguise secret_signal", "blue": "acting_troupe"},
        sites={1: "lush_coast longbows"},
    )
    t.answer("trade", "use master_of_disguise", "choose blue")
    assert t.favor("red") == 2  # the Troupe is of Order, and the signal is not given
    t = market(
        table,
        advisers={"red": "master_of_disguise acting_troupe", "blue": "secret_signal"},
        sites={1: "lush_coast longbows"},
        banks={"order": 5},
    )
    t.answer("trade", "use master_of_disguise", "choose blue")
    assert t.favor("red") == 2  # one, and one for the signal
    t = market(
        table,
        advisers={"red": "master_of_disguise secret_signal", "purple": "keep"},
        sites={1: "lush_coast longbows"},
    )
    t.answer("trade", "use master_of_disguise", "choose blue")
    assert t.favor("red") == 1


@pytest.mark.rule("card/master_of_disguise")
def test_the_disguise_and_the_trade_need_a_secret_each(table):
    t = market(table, advisers={"red": "master_of_disguise"}, secrets={"red": 1})
    t.trade("wolves")
    assert t.secrets_on("master_of_disguise") == 0 and t.favor("red") == 1
    sites = {1: "lush_coast wolves"}
    t = table(
        "purple", sites=sites, advisers={"purple": "master_of_disguise"}, secrets={"purple": 2}
    )
    t.answer("trade")  # alone at the table there is nobody to be
    assert (t.secrets_on("master_of_disguise"), t.favor("purple")) == (0, 1)
    t = market(
        table,
        advisers={"red": "master_of_disguise", "blue": "bracken"},
        secrets={"red": 1},
        favor={"red": 2},
        sites={1: "lush_coast wolves"},
    )
    t.answer("trade", "use master_of_disguise", "choose blue")  # for secrets it pays favor
    assert (t.secrets("red"), t.favor_on("wolves")) == (1, 2)


@pytest.mark.rule("card/master_of_disguise")
def test_the_disguise_lasts_for_one_trade(table):
    t = market(
        table,
        advisers={"red": "master_of_disguise", "blue": "keep scouts"},
        secrets={"red": 3},
    )
    t.answer("trade", "use master_of_disguise", "choose blue", "on longbows")
    assert t.favor("red") == 3
    t.trade("wolves")  # a secret lies on the Master now
    assert t.favor("red") == 4
