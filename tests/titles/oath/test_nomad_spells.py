"""Nomad's Spell Breaker, and denizens where they meet cards of other groups."""

import pytest

# -- Spell Breaker


@pytest.mark.rule("card/spell_breaker")
def test_enemies_of_a_spell_breaker_cannot_use_powers_that_cost_secrets(table):
    setup = {
        "sites": {1: "lush_coast", 4: "steppe spell_breaker"},
        "advisers": {"red": "scryer elders ancient_binding", "purple": "-keep"},
        "secrets": {"red": 3, "purple": 3},
        "favor": {"red": 2},
        "piles": {"cradle": "wolves"},
        "turn_of": "red",
    }
    t = table("purple red", **setup, at={4: "purple 1"})
    assert not t.offered("use scryer") and not t.offered("use ancient_binding")
    assert t.offered("use elders")  # favor is no spell
    t = table("purple red", **setup, at={4: "red 1"})
    assert t.offered("use scryer") and t.offered("use ancient_binding")
    t = table("purple red", **setup)
    assert not t.offered("use scryer")  # bandits are everybody's enemies


@pytest.mark.rule("card/spell_breaker")
def test_a_spell_breaker_of_the_empire_spares_citizens(table):
    t = table(
        "purple red",
        sites={1: "lush_coast", 4: "steppe spell_breaker"},
        at={4: "purple 1"},
        citizens="red",
        advisers={"red": "scryer"},
        secrets={"red": 1},
        piles={"cradle": "wolves"},
        turn_of="red",
    )
    assert t.offered("use scryer")


@pytest.mark.rule("card/spell_breaker")
def test_trading_and_recovering_with_secrets_are_no_powers(table):
    t = table(
        "purple red",
        sites={1: "lush_coast wolves", 4: "steppe spell_breaker"},
        at={4: "purple 1"},
        secrets={"red": 3},
        turn_of="red",
    )
    t.trade("wolves")
    assert t.secrets_on("wolves") == 1
    t.recover("darkest_secret")
    assert t.banners("red") == "darkest_secret"


@pytest.mark.rule("card/spell_breaker")
def test_battle_plans_with_secrets_are_broken_too(table):
    setup = {
        "sites": {1: "lush_coast", 4: "steppe spell_breaker"},
        "warbands": {"red": 2},
        "advisers": {"red": "mountain_giant"},
        "secrets": {"red": 1},
        "turn_of": "red",
    }
    t = table("purple red", **setup, at={4: "purple 1"})
    t.campaign("purple", "pawn", dice=1)
    assert t.dice_rolled()[0] == 1
    t = table("purple red", **setup, at={4: "red 1"})
    t.campaign("purple", "pawn", dice=1)
    t.answer("use mountain_giant", "count 1")
    assert t.dice_rolled()[0] == 2


@pytest.mark.rule("card/spell_breaker", "5.5.1")
def test_a_citizen_who_attacks_the_empire_meets_its_spell_breaker(table):
    t = table(
        "purple red",
        sites={1: "lush_coast", 4: "steppe spell_breaker"},
        at={4: "purple 1"},
        citizens="red",
        warbands={"red": 2},
        advisers={"red": "mountain_giant"},
        secrets={"red": 1},
        turn_of="red",
    )
    t.campaign("purple", "pawn", dice=1)
    assert t.dice_rolled()[0] == 1


@pytest.mark.rule("card/spell_breaker", "5.1.4.IV.a")
@pytest.mark.ruling("card/spell_breaker#1")
def test_the_conspiracy_is_a_spell_too(table):
    setup = {
        "sites": {1: "lush_coast", 4: "steppe spell_breaker"},
        "advisers": {"red": "-conspiracy wolves nature_worship", "purple": "rangers"},
        "relics": {"purple": "whistle the_grand_scepter"},
        "secrets": {"red": 1},
        "turn_of": "red",
    }
    t = table("purple red", **setup, at={4: "purple 1"})
    t.answer("adviser red.1", "to play")
    assert (t.relics("red"), t.secrets("red"), t.text(t.g.box)) == ("", 1, "conspiracy")
    t.ends_clean()  # red was not even asked
    t = table("purple red", **setup, at={4: "red 1"})
    t.answer("adviser red.1", "to play", "take whistle")
    assert t.relics("red") == "whistle"


@pytest.mark.rule("card/spell_breaker", "card/gleaming_armor")
@pytest.mark.ruling("card/spell_breaker#1")
def test_a_secret_added_by_gleaming_armor_is_broken_by_the_spell_breaker(table):
    setup = {
        "sites": {1: "lush_coast", 4: "steppe spell_breaker"},
        "warbands": {"red": 2},
        "advisers": {"red": "longbows", "purple": "gleaming_armor"},
        "secrets": {"red": 2},
        "turn_of": "red",
    }
    t = table("purple red", **setup, at={4: "purple 1"})
    t.campaign("purple", "pawn", dice=1)
    assert t.dice_rolled()[0] == 1
    t = table("purple red", **setup, at={4: "red 1"})
    t.campaign("purple", "pawn", dice=1)
    t.plans("longbows")
    assert (t.dice_rolled()[0], t.secrets_on("longbows")) == (2, 1)


@pytest.mark.rule("card/spell_breaker", "card/initiation_rite")
@pytest.mark.ruling("card/spell_breaker#2")
def test_mustering_under_the_initiation_rite_is_no_power(table):
    t = table(
        "purple red",
        sites={1: "lush_coast wolves", 4: "steppe spell_breaker"},
        at={4: "purple 1"},
        advisers={"red": "initiation_rite"},
        secrets={"red": 1},
        turn_of="red",
    )
    t.muster("wolves")
    assert (t.warbands("red"), t.secrets_on("wolves")) == (2, 1)


@pytest.mark.rule("card/spell_breaker", "card/the_hidden_place", "card/buried_giant")
@pytest.mark.ruling("card/spell_breaker#1")
@pytest.mark.ends_open
def test_secrets_turned_over_for_sites_count_as_a_cost(table):
    setup = {
        "sites": {1: "buried_giant", 2: "the_hidden_place", 4: "steppe spell_breaker"},
        "secrets": {"red": 2},
        "supply": {"red": 2},
        "turn_of": "red",
    }
    t = table("purple red", **setup, at={4: "purple 1"})
    t.answer("travel")
    t.maybe("use buried_giant")
    assert not t.offered("to s2") and not t.offered("to s6")
    t = table("purple red", **setup, at={4: "red 1"})
    t.travel(2)
    assert (t.pawn("red"), t.facedown_secrets("red")) == (2, 1)


@pytest.mark.rule("card/spell_breaker", "card/the_hidden_place")
def test_the_hidden_place_is_no_target_for_those_whose_spells_are_broken(table):
    setup = {
        "sites": {1: "lush_coast", 2: "the_hidden_place", 4: "steppe spell_breaker"},
        "warbands": {"red": 2},
        "secrets": {"red": 2},
        "pawns": {"red": 2},
        "turn_of": "red",
    }
    t = table("purple red", **setup, at={2: "purple 1", 4: "purple 1"})
    t.campaign("purple", "s2", dice=0)
    assert t.dice_rolled() == (0, 0)
    t = table("purple red", **setup, at={2: "purple 1", 4: "red 1"})
    t.campaign("purple", "s2", dice=0)
    assert t.dice_rolled()[1] >= 1


# -- where Nomads meet others


@pytest.mark.rule("card/tents", "card/shrouded_wood")
@pytest.mark.ruling("card/tents#1")
def test_tents_give_nothing_if_the_shrouded_wood_leads_to_another_region(table):
    t = table(
        "purple red",
        sites={1: "shrouded_wood", 2: "fertile_valley", 6: "wastes"},
        at={1: "purple 1"},
        pawns={"purple": 2},
        advisers={"red": "tents"},
        favor={"red": 1},
        turn_of="red",
    )
    t.answer("travel", "use tents")
    t.expect(0, "name-destination")
    t.answer("to s6")
    assert (t.pawn("red"), t.supply("red"), t.favor_on("tents")) == (6, 5, 1)


@pytest.mark.rule("card/oracle", "card/cracked_horn")
@pytest.mark.ruling("card/oracle#2")
def test_the_cracked_horn_buries_the_vision_of_the_oracle(table):
    t = table(
        "purple red",
        sites={1: "lush_coast oracle"},
        secrets={"red": 2},
        relics={"red": "cracked_horn"},
        deck="wolves vision_faith scouts",
        turn_of="red",
    )
    t.use("oracle")
    t.maybe("use cracked_horn", "pass")
    t.answer("discard", "to world")
    assert t.g.kinds[t.g.world_deck[0]].id == "vision_faith" and t.g.visions_drawn == 1


@pytest.mark.rule("card/oracle", "card/forced_labor")
@pytest.mark.ruling("card/oracle#3")
def test_forced_labor_stands_before_the_oracle(table):
    setup = {
        "sites": {1: "lush_coast oracle forced_labor"},
        "at": {1: "purple 1"},
        "secrets": {"red": 2},
        "deck": "wolves vision_faith scouts",
        "turn_of": "red",
    }
    t = table("purple red", **setup)
    assert not t.offered("use oracle")
    t = table("purple red", **setup, favor={"red": 1})
    t.use("oracle", "discard")
    assert (t.favor("red"), t.favor("purple")) == (0, 1)


@pytest.mark.rule("card/family_wagon", "card/pied_piper")
@pytest.mark.ruling("card/family_wagon#2")
def test_the_pied_piper_always_finds_room_in_the_wagon(table):
    t = table(
        "purple red",
        advisers={"purple": "family_wagon elders wolves"},
        deck="pied_piper keep bracken",
    )
    t.search()
    t.keep("pied_piper", "to advisers")
    assert t.advisers("purple") == "family_wagon elders wolves pied_piper"


@pytest.mark.rule("card/resettle", "card/great_slum")
def test_a_full_great_slum_makes_room_for_whoever_is_resettled(table):
    t = table(
        "purple red",
        sites={1: "lush_coast resettle", 4: "great_slum wolves bracken keep"},
        advisers={"red": "elders"},
    )
    t.use("resettle", "to s4")
    t.expect(0, "discard-first", "discard wolves", "discard bracken")  # the Keep is locked
    t.answer("discard wolves")
    assert t.cards(4) == "bracken keep elders"


@pytest.mark.rule("card/relic_worship", "card/deep_woods")
def test_a_relic_taken_as_if_recovered_is_worshipped_too(table):
    t = table(
        "purple red",
        sites={1: "deep_woods"},
        relics_at={1: "whistle"},
        advisers={"purple": "relic_worship"},
        supply={"purple": 4},
        deck="wolves keep scouts",
    )
    t.search()
    t.keep("wolves", "to s1")
    assert "whistle" in t.relics("purple") and t.supply("purple") == 5


@pytest.mark.rule("card/great_crusade", "card/grand_mask")
def test_the_grand_mask_rules_imperial_nomads_for_a_crusade_but_no_battle_plans(table):
    t = table(
        "purple red blue",
        sites={1: "lush_coast", 4: "steppe elders horse_archers"},
        at={4: "purple 1"},
        warbands={"red": 2},
        relics={"red": "grand_mask"},
        advisers={"red": "great_crusade"},
        turn_of="red",
    )
    t.campaign("blue", "pawn", dice=0)
    t.plans("great_crusade")
    assert t.dice_rolled()[0] == 2
