"""Beast's Fae Merchant, Pied Piper, and When Played powers."""

import pytest

# -- Fae Merchant


@pytest.mark.rule("card/fae_merchant")
def test_the_merchant_takes_the_top_relic_and_buries_any_but_the_scepter(table):
    t = table(
        "purple red",
        advisers={"purple": "fae_merchant"},
        relics={"purple": "the_grand_scepter map"},
        relic_deck="whistle ivory_eye",
        secrets={"purple": 1},
    )
    t.use("fae_merchant")
    t.expect(0, "choose-relic", "bury map", "bury whistle")
    t.answer("bury map")
    assert t.relics("purple") == "the_grand_scepter whistle"
    assert t.g.names(t.g.relic_deck)[0] == "map" and t.g.names(t.g.relic_deck)[-1] == "ivory_eye"


@pytest.mark.rule("card/fae_merchant", "7.1.3")
def test_who_has_no_other_relic_buries_the_new_one(table):
    setup = {"advisers": {"red": "fae_merchant"}, "secrets": {"red": 1}, "turn_of": "red"}
    t = table("purple red", relic_deck="whistle", **setup)
    t.use("fae_merchant")
    assert t.relics("red") == "" and t.g.names(t.g.relic_deck)[0] == "whistle"


def no_relics_left(g):
    """All relics of the deck lie at a site far away."""
    g.sites[7].relics.extend(g.relic_deck)
    g.relic_deck.clear()


@pytest.mark.rule("card/fae_merchant", "7.1.3", "9.3")
def test_from_an_empty_deck_nothing_is_taken_but_a_relic_is_buried(table):
    setup = {
        "advisers": {"red": "fae_merchant"},
        "secrets": {"red": 1},
        "turn_of": "red",
        "state": no_relics_left,
    }
    t = table("purple red", relics={"red": "map"}, **setup)
    t.use("fae_merchant")
    assert t.relics("red") == "" and t.g.names(t.g.relic_deck) == ["map"]
    t = table("purple red", **setup)
    assert not t.offered("use fae_merchant")
    t = table("purple red", relics={"red": "the_grand_scepter"}, **setup)
    assert not t.offered("use fae_merchant")  # the Scepter is no ware


def market(table, **more):
    """Purple keeps the Oath of Protection with two relics; red has as many."""
    setup = {
        "oath": "protection",
        "keeper": "purple",
        "relics": {"purple": "the_grand_scepter map", "red": "whistle ivory_eye"},
        "relic_deck": "brass_horse",
        "advisers": {"red": "fae_merchant"},
        "secrets": {"red": 1},
        "turn_of": "red",
    }
    return table("purple red blue", **(setup | more))


@pytest.mark.rule("card/fae_merchant", "2.11")
@pytest.mark.ruling("card/fae_merchant#1")
def test_for_the_title_relics_are_counted_after_the_whole_action(table):
    t = market(table)
    t.use("fae_merchant")
    assert t.keeper == "purple"  # three against two, but one will go
    t.answer("bury whistle")
    assert t.keeper == "purple" and "oathkeeper" not in t.events()


@pytest.mark.rule("card/fae_merchant", "card/relic_thief", "2.11")
@pytest.mark.ruling("card/fae_merchant#1")
def test_a_relic_thief_in_the_region_does_not_change_when_they_are_counted(table):
    thief = {"advisers": {"red": "fae_merchant", "blue": "relic_thief"}}
    thief |= {"favor": {"blue": 1}, "secrets": {"red": 1, "blue": 1}}
    t = market(table, **thief)
    t.use("fae_merchant")
    t.expect(2, "use-power", "choose yes", "pass")
    assert t.keeper == "purple"
    t.answer("pass", "bury whistle")
    assert t.keeper == "purple" and "oathkeeper" not in t.events()
    t = market(table, **thief, dice=[0])
    t.use("fae_merchant", "choose yes", "bury whistle")  # stolen: still one must be buried
    assert (t.relics("red"), t.relics("blue")) == ("ivory_eye", "brass_horse")


# -- Pied Piper


@pytest.mark.rule("card/pied_piper")
@pytest.mark.ruling("card/pied_piper#1")
def test_the_piper_moves_to_another_player_and_takes_two_favor_along(table):
    t = table(
        "purple red blue",
        advisers={"red": "pied_piper", "blue": "wolves elders scouts"},
        favor={"purple": 5, "blue": 3},
        secrets={"red": 1},
        turn_of="red",
    )
    t.use("pied_piper")
    t.expect(1, "choose-player", "choose blue", "choose purple")
    t.answer("choose blue")
    assert t.advisers("blue") == "wolves elders scouts pied_piper"  # no limit for him
    assert (t.favor("red"), t.favor("blue"), t.secrets_on("pied_piper")) == (2, 1, 1)
    assert not t.offered("use pied_piper")
    t.rest()
    assert (t.secrets("red"), t.secrets("blue"), t.secrets_on("pied_piper")) == (1, 0, 0)


@pytest.mark.rule("card/pied_piper")
def test_the_piper_takes_what_there_is(table):
    t = table(
        "purple red",
        advisers={"red": "pied_piper"},
        favor={"purple": 1},
        secrets={"red": 1},
        turn_of="red",
    )
    t.use("pied_piper")  # only one other player
    assert (t.advisers("purple"), t.favor("red"), t.favor("purple")) == ("pied_piper", 1, 0)


@pytest.mark.rule("card/pied_piper", "9.2")
def test_the_piper_is_played_as_a_fourth_adviser_without_a_discard(table):
    t = table("purple red", advisers={"purple": "wolves elders scouts"}, deck="pied_piper")
    t.search()
    t.keep("pied_piper", "to advisers")
    assert t.advisers("purple") == "wolves elders scouts pied_piper"


@pytest.mark.rule("card/pied_piper", "5.1.4.II.a")
@pytest.mark.ruling("card/pied_piper#2")
def test_when_other_cards_are_played_the_piper_counts(table):
    t = table("purple red", advisers={"purple": "pied_piper elders scouts"}, deck="longbows")
    t.search()
    t.keep("longbows", "to advisers")
    options = ["discard pied_piper", "discard elders", "discard scouts"]
    t.expect(0, "discard-adviser", *options)
    t.answer("discard elders")
    assert t.advisers("purple") == "pied_piper scouts longbows"
    t = table("purple red", advisers={"purple": "pied_piper elders scouts"}, deck="longbows")
    t.search()
    t.keep("longbows", "to facedown")
    t.expect(0, "discard-adviser", *options)
    t.answer("discard pied_piper")
    assert t.advisers("purple") == "elders scouts -longbows"


@pytest.mark.rule("card/pied_piper", "5.1.4.II")
def test_four_advisers_with_the_piper_become_three_when_another_one_comes(table):
    t = table("purple red", advisers={"purple": "pied_piper elders scouts wolves"}, deck="longbows")
    t.search()
    t.keep("longbows", "to advisers", "discard elders", "discard pied_piper")
    assert t.advisers("purple") == "scouts wolves longbows"


@pytest.mark.rule("card/pied_piper", "card/family_wagon")
def test_a_wagon_that_comes_after_the_piper_has_room_for_one_stranger(table):
    t = table("purple red", advisers={"purple": "pied_piper wolves"}, deck="family_wagon")
    t.search()
    t.keep("family_wagon", "to advisers")
    t.expect(0, "discard-adviser", "discard pied_piper", "discard wolves")
    t.answer("discard wolves")
    assert t.advisers("purple") == "pied_piper family_wagon"


@pytest.mark.rule("card/pied_piper", "card/enchantress")
@pytest.mark.ends_open
def test_who_loses_the_piper_to_the_enchantress_has_one_adviser_too_many(table):
    t = table(
        "purple red",
        advisers={"purple": "enchantress", "red": "pied_piper elders scouts wolves"},
        secrets={"purple": 1},
    )
    t.use("enchantress", "swap pied_piper")
    t.expect(1, "discard-adviser", "discard elders", "discard scouts", "discard wolves")
    t = table(
        "purple red",
        advisers={"purple": "enchantress", "red": "pied_piper elders scouts wolves"},
        secrets={"purple": 1},
    )
    t.use("enchantress", "swap elders")  # the Piper is still beyond the limit
    assert t.advisers("red") == "pied_piper enchantress scouts wolves"


# -- Long-Lost Heir


def heir(table, **more):
    """Red has found the Long-Lost Heir."""
    setup = {
        "deck": "long_lost_heir wolves elders",
        "warbands": {"red": 2},
        "at": {3: "red 1"},
        "sites": {3: "steppe"},
        "supply": {"red": 3, "purple": 1},
        "turn_of": "red",
    }
    t = table("purple red", **(setup | more))
    t.search()
    t.keep("long_lost_heir")
    return t


@pytest.mark.rule("card/long_lost_heir", "7.6.1")
def test_an_exile_may_become_a_citizen_as_the_long_lost_heir(table):
    t = heir(table)
    assert not t.offered("to s1")  # advisers only
    t.answer("to advisers")
    t.expect(1, "use-power", "choose yes", "pass")
    t.answer("choose yes")
    assert t.player("red").is_citizen and t.at(3) == "purple 1" and t.warbands("red") == 2
    assert t.relics("red") == "" and t.phase == "purple act"  # no relic; the Act phase is over
    assert t.supply("red") == 7  # all of it, not what the Chancellor's space is worth


@pytest.mark.rule("card/long_lost_heir")
def test_the_heir_may_stay_in_exile_and_others_are_not_asked(table):
    t = heir(table)
    t.answer("to advisers", "pass")
    assert t.player("red").is_exile and t.advisers("red") == "long_lost_heir"
    assert t.phase == "red act"
    t.ends_clean()
    t = heir(table, citizens="red", at={3: "purple 1"})
    t.answer("to advisers")
    t.expect(1, "act")
    t.ends_clean()


# -- Threatening Roar


@pytest.mark.rule("card/threatening_roar")
def test_the_roar_discards_nomad_and_other_beast_cards_of_the_region(table):
    t = table(
        "purple red",
        sites={1: "lush_coast wolves elders", 2: "river longbows tents", 3: "steppe bracken"},
        advisers={"red": "rangers"},
        deck="threatening_roar",
    )
    t.search()
    t.keep("threatening_roar", "to s1")
    t.expect(0, "discard-order", "discard wolves", "discard elders", "discard tents")
    t.answer("discard wolves", "discard tents")
    assert (t.cards(1), t.cards(2), t.cards(3)) == ("threatening_roar", "longbows", "bracken")
    assert t.pile("provinces").startswith("elders tents wolves")
    assert t.advisers("red") == "rangers"


@pytest.mark.rule("card/threatening_roar", "7.2.2")
def test_the_roar_of_an_adviser_counts_as_well_and_locked_cards_stay(table):
    t = table(
        "purple red",
        sites={1: "lush_coast wolves forest_council forest_temple", 2: "river sacred_ground"},
        deck="threatening_roar",
    )
    t.search()
    t.keep("threatening_roar", "to advisers")
    assert (t.cards(1), t.cards(2)) == ("forest_council forest_temple", "sacred_ground")
    assert t.advisers("purple") == "threatening_roar"


@pytest.mark.rule("card/threatening_roar", "7.4.3")
def test_the_roar_does_not_scare_a_modifier_in_use(table):
    t = table("purple red", sites={1: "lush_coast wild_cry wolves"}, deck="threatening_roar")
    t.search("world", "wild_cry")
    t.keep("threatening_roar", "to s1")
    assert t.cards(1) == "wild_cry threatening_roar" and t.warbands("purple") == 2


# -- Animal Host


@pytest.mark.rule("card/animal_host")
def test_the_host_counts_all_beast_cards_at_sites_and_itself(table):
    setup = {
        "sites": {1: "lush_coast longbows", 3: "steppe wolves bracken", 4: "river forest_temple"},
        "at": {3: "red 1"},
        "advisers": {"purple": "rangers"},
        "deck": "animal_host",
    }
    t = table("purple red", **setup)
    t.search()
    t.keep("animal_host", "to s1")
    assert t.warbands("purple") == 4
    t = table("purple red", **setup)
    t.search()
    t.keep("animal_host", "to advisers")  # an adviser is not at a site
    assert t.warbands("purple") == 3


@pytest.mark.rule("card/animal_host", "9.3")
def test_the_host_is_no_bigger_than_the_bank(table):
    t = table(
        "purple red",
        sites={1: "lush_coast wolves bracken"},
        warbands={"red": 13},
        deck="animal_host",
        turn_of="red",
    )
    t.search()
    t.keep("animal_host", "to s1")
    assert t.warbands("red") == 14
