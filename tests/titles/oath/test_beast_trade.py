"""Beast's powers of Muster and Trade."""

import pytest

# -- Animal Playmates


@pytest.mark.rule("card/animal_playmates")
def test_mustering_on_a_beast_card_costs_playmates_no_supply(table):
    t = table(
        "purple red",
        sites={1: "lush_coast wolves longbows"},
        advisers={"purple": "animal_playmates"},
        favor={"purple": 3},
        supply={"purple": 1},
    )
    t.muster("wolves")
    assert (t.supply("purple"), t.favor("purple"), t.warbands("purple")) == (1, 2, 2)
    t.muster("longbows")
    assert t.supply("purple") == 0 and not t.offered("muster")  # favor lies on both cards


@pytest.mark.rule("card/animal_playmates")
def test_without_supply_playmates_muster_on_beast_cards_only(table):
    setup = {"advisers": {"purple": "animal_playmates"}, "favor": {"purple": 2}}
    sites = {1: "lush_coast wolves longbows"}
    t = table("purple red", sites=sites, **setup, supply={"purple": 0})
    t.muster("wolves")  # the only card: no question
    assert t.favor_on("wolves") == 1 and not t.offered("muster")
    t = table("purple red", sites={1: "lush_coast longbows"}, **setup, supply={"purple": 0})
    assert not t.offered("muster")
    t = table("purple red", sites=sites, favor={"purple": 2}, supply={"purple": 0})
    assert not t.offered("muster")


# -- Vow of Beastkin


@pytest.mark.rule("card/vow_of_beastkin")
def test_beastkin_must_muster_on_a_card_that_matches_an_adviser_for_a_warband_more(table):
    t = table(
        "purple red",
        sites={1: "lush_coast wolves longbows elders"},
        advisers={"purple": "vow_of_beastkin scouts -tents"},
        favor={"purple": 2},
    )
    t.answer("muster")
    t.expect(0, "muster-on", "on wolves", "on longbows")  # a facedown Nomad matches nothing
    t.answer("on longbows")
    assert t.warbands("purple") == 3


@pytest.mark.rule("card/vow_of_beastkin", "9.2")
def test_the_vow_is_no_choice_and_binds_its_holder_alone(table):
    setup = {"sites": {1: "lush_coast elders"}, "favor": {"purple": 1}}
    t = table("purple red", **setup, advisers={"purple": "vow_of_beastkin"})
    assert not t.offered("muster")
    t = table("purple red", **setup, advisers={"red": "vow_of_beastkin"})
    t.muster("elders")
    assert t.warbands("purple") == 2


@pytest.mark.rule("card/vow_of_beastkin", "9.3")
def test_beastkin_muster_no_more_than_the_bank_has(table):
    t = table(
        "purple red",
        sites={1: "lush_coast wolves"},
        advisers={"purple": "vow_of_beastkin"},
        favor={"purple": 1},
        warbands={"purple": 22},
    )
    t.muster("wolves")
    assert t.warbands("purple") == 24


# -- The Old Oak


@pytest.mark.rule("card/the_old_oak")
def test_the_oak_tells_whoever_has_a_beast_adviser_one_secret_more(table):
    t = table(
        "purple red",
        sites={1: "lush_coast the_old_oak rangers"},
        advisers={"purple": "wolves bracken"},
        favor={"purple": 4},
        secrets={"purple": 1},
    )
    t.trade("the_old_oak", "secrets")
    assert t.secrets("purple") == 4  # 2 advisers and the Oak
    t.trade("rangers", "secrets")
    assert t.secrets("purple") == 6  # the Oak counts for itself alone


@pytest.mark.rule("card/the_old_oak")
def test_the_oak_has_nothing_more_for_strangers_or_for_favor(table):
    setup = {"sites": {1: "lush_coast the_old_oak"}, "favor": {"purple": 2}}
    t = table("purple red", **setup, advisers={"purple": "longbows -wolves"})
    t.trade("the_old_oak", "secrets")
    assert t.secrets("purple") == 0
    t = table("purple red", **setup, advisers={"purple": "wolves"}, secrets={"purple": 1})
    t.trade("the_old_oak", "favor")
    assert (t.favor("purple"), t.secrets("purple")) == (4, 0)


@pytest.mark.rule("card/the_old_oak", "card/acting_troupe", "card/master_of_disguise")
def test_an_actor_as_a_beast_and_the_advisers_of_ones_guise_count_for_the_oak(table):
    setup = {"sites": {1: "lush_coast the_old_oak"}, "favor": {"purple": 3}}
    t = table("purple red", **setup, advisers={"purple": "acting_troupe"})
    t.trade("the_old_oak", "secrets")
    assert t.secrets("purple") == 2
    advisers = {"purple": "master_of_disguise", "red": "wolves"}
    t = table("purple red", **setup, advisers=advisers, secrets={"purple": 1})
    t.answer("trade", "use master_of_disguise")
    t.maybe("for secrets")
    assert t.secrets("purple") == 2


# -- Birdsong


@pytest.mark.rule("card/birdsong")
def test_birdsong_trades_with_beast_and_nomad_cards_without_supply(table):
    t = table(
        "purple red",
        sites={1: "lush_coast wolves elders longbows"},
        advisers={"purple": "birdsong"},
        secrets={"purple": 3},
        supply={"purple": 1},
    )
    t.trade("wolves")
    t.trade("elders")
    assert (t.supply("purple"), t.favor("purple")) == (1, 3)  # Birdsong is a Beast adviser
    t.trade("longbows")
    assert t.supply("purple") == 0


@pytest.mark.rule("card/birdsong")
def test_without_supply_birdsong_trades_with_nothing_else(table):
    setup = {"advisers": {"purple": "birdsong"}, "secrets": {"purple": 1}, "supply": {"purple": 0}}
    t = table("purple red", sites={1: "lush_coast longbows"}, **setup)
    assert not t.offered("trade")
    t = table("purple red", sites={1: "lush_coast elders"}, **setup, secrets_on={"elders": 1})
    assert not t.offered("trade")


# -- Small Friends


def friends(table, **more):
    """Purple at site 1 has small friends at sites 3 and 6."""
    setup = {
        "sites": {
            1: "lush_coast longbows",
            3: "steppe wolves elders",
            4: "river tents",
            6: "fertile_valley rangers",
        },
        "advisers": {"purple": "small_friends"},
        "secrets": {"purple": 2},
    }
    return table("purple red", **(setup | more))


@pytest.mark.rule("card/small_friends")
def test_small_friends_trade_at_any_site_with_a_beast_card(table):
    t = friends(table)
    t.answer("trade", "use small_friends")
    t.expect(0, "choose-site", "choose s3", "choose s6")
    t.answer("choose s3")
    t.expect(0, "trade-with", "on wolves", "on elders")  # all cards there
    t.answer("on elders")
    assert (t.favor("purple"), t.bank("nomad"), t.secrets_on("elders")) == (1, 2, 1)
    assert (t.pawn("purple"), t.supply("purple")) == (1, 6)


@pytest.mark.rule("card/small_friends")
def test_small_friends_may_stay_at_home_and_need_a_beast_card_elsewhere(table):
    t = friends(table)
    t.trade("longbows")  # passing the modifier
    assert t.secrets_on("longbows") == 1
    t = friends(table, sites={1: "lush_coast wolves", 3: "steppe elders"})
    t.answer("trade")
    assert t.secrets_on("wolves") == 1  # no question at all: one card, no modifier
    t = friends(table, sites={1: "lush_coast", 3: "steppe wolves"})
    t.answer("trade", "use small_friends")
    assert t.secrets_on("wolves") == 1  # nothing at home, one site, one card


@pytest.mark.rule("card/small_friends")
@pytest.mark.ruling("card/small_friends#1")
def test_modifiers_there_can_be_used_but_not_those_of_the_true_site(table):
    sites = {1: "lush_coast awaited_return", 3: "steppe the_old_oak"}
    setup = {"favor": {"purple": 2}, "warbands": {"purple": 1}, "secrets": {}}
    t = friends(table, sites=sites, **setup)
    t.answer("trade", "use small_friends")
    t.expect(0, "use-modifier", "use awaited_return", "pass")
    t.answer("use awaited_return")  # it falls away: there is nobody to await at the Oak
    assert (t.secrets("purple"), t.supply("purple"), t.warbands("purple")) == (2, 6, 1)
    t = friends(table, sites=sites, at={1: "purple 1"}, **setup)
    t.answer("trade", "use small_friends", "use awaited_return")
    assert (t.supply("purple"), t.warbands("purple")) == (7, 0)  # whoever rules it keeps access


@pytest.mark.rule("card/small_friends")
def test_a_modifier_there_can_make_the_trade_possible_at_all(table):
    t = friends(
        table,
        sites={1: "lush_coast", 3: "steppe wolves awaited_return"},
        supply={"purple": 0},
        warbands={"purple": 1},
    )
    t.answer("trade", "use small_friends")
    t.expect(0, "use-modifier", "use awaited_return", "pass")
    t.answer("use awaited_return", "on wolves")
    assert (t.warbands("purple"), t.favor("purple")) == (0, 2)
    t.ends_clean()
    t = friends(table, sites={1: "lush_coast", 3: "steppe wolves"}, supply={"purple": 0})
    assert not t.offered("trade")


@pytest.mark.rule("card/small_friends", "card/map_library")
@pytest.mark.ends_open
def test_as_if_at_the_map_library_its_whole_region_is_open(table):
    t = friends(
        table, sites={1: "lush_coast longbows", 3: "steppe wolves map_library", 4: "river tents"}
    )
    t.answer("trade", "use small_friends")
    t.expect(0, "trade-with", "on wolves", "on map_library", "on tents")


@pytest.mark.rule("card/small_friends", "card/master_of_disguise")
def test_in_disguise_the_small_friends_of_the_other_can_be_used_but_not_the_own(table):
    setup = {
        "sites": {1: "lush_coast longbows", 3: "steppe wolves elders"},
        "secrets": {"purple": 2},
    }
    advisers = {"purple": "master_of_disguise", "red": "small_friends rangers"}
    t = table("purple red", **setup, advisers=advisers)
    t.answer("trade", "use master_of_disguise", "use small_friends", "on wolves")
    assert (t.favor("purple"), t.secrets_on("wolves")) == (3, 1)  # 1 and red's two Beasts
    t = table("purple red", **setup, advisers={"purple": "master_of_disguise small_friends"})
    t.answer("trade", "use master_of_disguise", "use small_friends")
    assert t.secrets_on("longbows") == 1  # the disguise has no friends


# -- Vow of Poverty


@pytest.mark.rule("card/vow_of_poverty", "2.3")
@pytest.mark.ruling("card/vow_of_poverty#1")
def test_trade_never_brings_the_poor_favor_not_even_careless_ones(table):
    setup = {"sites": {1: "lush_coast wolves"}, "advisers": {"purple": "vow_of_poverty bracken"}}
    t = table("purple red", **setup, secrets={"purple": 1})
    t.trade("wolves")
    assert (t.favor("purple"), t.bank("beast"), t.secrets_on("wolves")) == (0, 3, 1)
    t = table("purple red", **setup, favor={"purple": 2}, uncovered="careless")
    t.trade("wolves", "secrets")
    assert (t.favor("purple"), t.secrets("purple")) == (0, 1)  # 2 - 1 secrets, no favor


@pytest.mark.rule("card/vow_of_poverty", "card/master_of_disguise")
def test_a_disguise_hides_the_vow_and_takes_over_that_of_the_other(table):
    for id, favor in [("purple", 2), ("red", 0)]:
        advisers = {"purple": "master_of_disguise", "red": "elders"}
        advisers[id] += " vow_of_poverty"
        t = table(
            "purple red",
            sites={1: "lush_coast tents"},
            advisers=advisers,
            secrets={"purple": 2},
        )
        t.answer("trade", "use master_of_disguise")
        t.maybe("for favor")
        assert t.favor("purple") == favor and t.secrets_on("tents") == 1


@pytest.mark.rule("card/vow_of_poverty")
def test_at_rest_the_poor_take_two_favor_from_one_bank(table):
    setup = {"advisers": {"red": "vow_of_poverty"}, "turn_of": "red"}
    t = table("purple red", **setup, banks={"nomad": 1, "order": 0})
    t.rest()
    t.answer("use vow_of_poverty")
    assert t.question().prompt == "choose-bank" and not t.offered("bank order")
    t.answer("bank hearth")
    assert (t.favor("red"), t.bank("hearth")) == (2, 1)
    t = table("purple red", **setup, banks={"nomad": 1})
    t.rest()
    t.answer("use vow_of_poverty", "bank nomad")
    assert t.favor("red") == 1
    t = table("purple red", **setup)
    t.rest()
    t.answer("pass")  # nobody has to
    assert t.favor("red") == 0 and t.phase == "purple act"


@pytest.mark.rule("card/vow_of_poverty")
def test_who_has_favor_is_not_poor_and_empty_banks_have_nothing(table):
    setup = {"advisers": {"red": "vow_of_poverty"}, "turn_of": "red"}
    t = table("purple red", **setup, favor={"red": 1})
    t.rest()
    assert t.phase == "purple act"
    empty = dict.fromkeys(["discord", "arcane", "order", "hearth", "beast", "nomad"], 0)
    t = table("purple red", **setup, banks=empty)
    t.rest()
    assert t.phase == "purple act"


# -- Forest Council


@pytest.mark.rule("card/forest_council")
@pytest.mark.ends_open
def test_enemies_of_the_council_leave_beast_cards_alone(table):
    setup = {
        "sites": {1: "lush_coast wolves longbows", 3: "steppe forest_council"},
        "secrets": {"red": 1, "purple": 1},
        "favor": {"red": 1, "purple": 1},
    }
    t = table("purple red", **setup, at={3: "purple 1"}, turn_of="red")
    t.muster("longbows")  # the only card left
    assert t.favor_on("longbows") == 1
    t.ends_clean()
    t = table("purple red", **setup, at={3: "purple 1"}, turn_of="red")
    t.trade("longbows")
    assert t.secrets_on("longbows") == 1
    t = table("purple red", **setup, at={3: "purple 1"})
    t.answer("muster")
    assert t.offered("on wolves")
    t = table("purple red", **setup, at={3: "purple 1"}, citizens="red", turn_of="red")
    t.answer("trade")
    assert t.offered("on wolves")  # Citizens rule it, too


@pytest.mark.rule("card/forest_council", "10.Gegner")
def test_a_council_of_bandits_binds_everybody_even_beside_it(table):
    for turn_of in ("purple", "red"):
        t = table(
            "purple red",
            sites={1: "lush_coast wolves forest_council"},
            secrets={"red": 1, "purple": 1},
            favor={"red": 2, "purple": 2},
            turn_of=turn_of,
        )
        assert not t.offered("muster") and not t.offered("trade")
