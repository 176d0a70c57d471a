"""Arcane's denizens where they meet cards of other groups."""

import pytest

# -- search and muster


@pytest.mark.rule("card/augury", "card/mushrooms")
@pytest.mark.ruling("card/augury#1")
@pytest.mark.ends_open
def test_with_mushrooms_and_augury_two_cards_are_drawn(table):
    t = table(
        "purple red",
        sites={1: "lush_coast mushrooms"},
        advisers={"red": "augury"},
        piles={"cradle": "wolves elders keep"},
        secrets={"red": 1},
        turn_of="red",
    )
    t.search("cradle", "mushrooms", "augury")
    assert (t.hand("red"), t.supply("red")) == ("elders keep", 7)


@pytest.mark.rule("card/initiation_rite", "card/spell_breaker")
@pytest.mark.ruling("card/initiation_rite#1")
def test_the_spell_breaker_does_not_stop_mustering_with_secrets(table):
    t = table(
        "purple red",
        sites={1: "lush_coast longbows", 4: "steppe spell_breaker"},
        at={4: "purple 1"},
        advisers={"red": "initiation_rite blood_pact"},
        warbands={"red": 4},
        secrets={"red": 2},
        turn_of="red",
    )
    assert not t.offered("use blood_pact")
    t.muster("longbows")
    assert (t.secrets_on("longbows"), t.warbands("red")) == (1, 6)


@pytest.mark.rule("card/gleaming_armor", "card/spell_breaker")
def test_the_secret_for_a_gleaming_armor_makes_a_plan_a_spell(table):
    t = table(
        "purple red",
        sites={2: "fertile_valley spell_breaker"},
        pawns={"purple": 2, "red": 2},
        at={2: "purple 2"},
        warbands={"red": 2},
        advisers={"purple": "gleaming_armor", "red": "longbows"},
        secrets={"red": 2},
        turn_of="red",
    )
    t.campaign("purple", dice=1)
    assert t.dice_rolled()[0] == 1


# -- travel


@pytest.mark.rule("card/portal", "card/shrouded_wood")
def test_a_portal_at_the_shrouded_wood_leads_where_the_traveller_wants(table):
    t = table(
        "purple red blue",
        sites={1: "shrouded_wood portal", 4: "steppe", 6: "wastes"},
        at={1: "blue 1"},
        secrets={"red": 1},
        supply={"red": 0},
        turn_of="red",
    )
    t.answer("travel", "use portal")
    assert (t.question().seat, t.question().prompt) == (t.seat("red"), "travel-to")
    t.answer("to s6")
    assert t.pawn("red") == 6


@pytest.mark.rule("card/portal", "card/shrouded_wood")
def test_a_portal_elsewhere_helps_only_if_the_ruler_of_the_wood_sends_one_there(table):
    setup = {
        "sites": {1: "shrouded_wood", 4: "steppe portal", 6: "wastes"},
        "at": {1: "blue 1", 4: "red 1"},
        "secrets": {"red": 1},
        "turn_of": "red",
    }
    for slot, left in ((4, 7), (6, 5)):
        t = table("purple red blue", **setup)
        t.answer("travel", "use portal")
        assert (t.question().seat, t.question().prompt) == (t.seat("blue"), "name-destination")
        t.answer(f"to s{slot}")
        assert (t.pawn("red"), t.supply("red"), t.secrets_on("portal")) == (slot, left, 1)


@pytest.mark.rule("card/portal")
def test_the_portal_disregards_the_powers_of_sites(table):
    t = table(
        "purple red",
        sites={
            1: "charming_valley portal",
            4: "narrow_pass",
            5: "steppe",
            6: "the_hidden_place",
        },
        secrets={"purple": 1},
        supply={"purple": 0},
    )
    t.answer("travel", "use portal")
    assert t.offered("to s5") and t.offered("to s6")  # past the pass, and without a flip
    t.answer("to s6")
    assert (t.pawn("purple"), t.facedown_secrets("purple"), t.supply("purple")) == (6, 0, 0)


# -- trade


@pytest.mark.rule("card/master_of_disguise", "card/vow_of_poverty")
@pytest.mark.ruling("card/master_of_disguise#1")
def test_in_disguise_the_own_vow_does_not_bind_but_the_others_does(table):
    setup = {"sites": {1: "lush_coast longbows"}, "secrets": {"red": 2}, "turn_of": "red"}
    t = table(
        "purple red",
        **setup,
        advisers={"red": "master_of_disguise vow_of_poverty", "purple": "keep"},
    )
    t.answer("trade", "use master_of_disguise")
    assert t.favor("red") == 2
    t = table(
        "purple red", **setup, advisers={"red": "master_of_disguise", "purple": "vow_of_poverty"}
    )
    t.answer("trade", "use master_of_disguise")
    assert t.favor("red") == 0


@pytest.mark.rule("card/secret_signal", "card/vow_of_poverty")
def test_a_trade_without_favor_gives_no_signal(table):
    t = table(
        "purple red",
        sites={1: "lush_coast longbows"},
        advisers={"red": "secret_signal vow_of_poverty"},
        secrets={"red": 1},
        turn_of="red",
    )
    t.trade("longbows")
    assert t.favor("red") == 0


@pytest.mark.rule("card/master_of_disguise", "card/the_old_oak")
def test_in_disguise_the_others_beast_advisers_please_the_old_oak(table):
    t = table(
        "purple red",
        sites={1: "lush_coast the_old_oak"},
        advisers={"red": "master_of_disguise", "purple": "wolves"},
        secrets={"red": 1},
        favor={"red": 2},
        turn_of="red",
    )
    t.trade("the_old_oak", "secrets", "master_of_disguise")
    assert t.secrets("red") == 2


@pytest.mark.rule("card/map_library", "card/small_friends")
def test_the_library_one_stands_in_is_no_hindrance_to_small_friends(table):
    t = table(
        "purple red",
        sites={1: "lush_coast map_library", 7: "steppe wolves"},
        advisers={"red": "small_friends"},
        secrets={"red": 1},
        turn_of="red",
    )
    t.trade("wolves", "favor", "small_friends")
    assert (t.secrets_on("wolves"), t.favor("red")) == (1, 2)  # the friends are beasts


@pytest.mark.rule("card/map_library", "card/small_friends")
def test_as_if_in_the_library_one_trades_with_all_cards_of_its_region(table):
    t = table(
        "purple red",
        sites={1: "lush_coast longbows", 4: "steppe map_library wolves", 5: "wastes elders"},
        advisers={"red": "small_friends"},
        secrets={"red": 1},
        turn_of="red",
    )
    t.answer("trade", "use small_friends")
    t.expect(1, "trade-with", "on map_library", "on wolves", "on elders")
    t.answer("on elders")
    assert (t.secrets_on("elders"), t.favor("red")) == (1, 1)


# -- actions


@pytest.mark.rule("card/plague_engines", "card/vow_of_kinship")
def test_the_plague_does_not_reach_favor_kept_in_the_nomad_bank(table):
    t = table(
        "purple red",
        at={1: "purple 1"},
        advisers={"red": "plague_engines", "purple": "vow_of_kinship"},
        secrets={"red": 2},
        favor={"red": 1},
        turn_of="red",
    )
    assert not t.offered("use plague_engines")


@pytest.mark.rule("card/revelation", "card/vow_of_kinship")
def test_favor_kept_in_the_nomad_bank_may_burn_at_a_revelation(table):
    t = table(
        "purple red",
        advisers={"purple": "vow_of_kinship"},
        deck="revelation bracken naysayers",
    )
    t.search()
    t.keep("revelation", "to advisers", "count 2")
    assert (t.bank("nomad"), t.secrets("purple")) == (1, 2)


@pytest.mark.rule("card/dazzle", "card/taming_charm", "card/ancient_bloodline")
def test_cards_under_an_ancient_bloodline_are_neither_dazzled_nor_tamed(table):
    t = table(
        "purple red",
        sites={1: "lush_coast longbows wolves"},
        at={1: "purple 1"},
        advisers={"purple": "ancient_bloodline", "red": "taming_charm"},
        secrets={"red": 1},
        deck="dazzle bracken naysayers",
        turn_of="red",
    )
    assert not t.offered("use taming_charm")
    t.search()
    t.keep("dazzle", "to advisers")
    assert t.cards(1) == "longbows wolves"


@pytest.mark.rule("card/inquisitor", "card/gossip")
@pytest.mark.ends_open
def test_against_gossip_the_found_conspiracy_cannot_be_kept_facedown(table):
    t = table(
        "purple red",
        sites={4: "steppe gossip"},
        at={4: "purple 1"},
        advisers={"red": "inquisitor", "purple": "-conspiracy"},
        favor={"red": 1},
        turn_of="red",
    )
    t.use("inquisitor", "choose yes")
    t.expect(1, "play-card", "to play", "discard")


@pytest.mark.rule("card/bewitch", "card/spirit_snare")
@pytest.mark.ends_open
def test_secrets_placed_in_this_turn_count_for_bewitch(table):
    t = table(
        "purple red",
        advisers={"red": "spirit_snare"},
        secrets={"red": 1},
        deck="bewitch bracken naysayers",
        turn_of="red",
    )
    t.use("spirit_snare", "bank beast")
    t.search()
    t.keep("bewitch", "to advisers")
    t.expect(1, "use-power", "choose yes", "pass")
