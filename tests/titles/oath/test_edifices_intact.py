"""The intact edifices."""

import pytest

from tafelrunde.titles.oath.catalogue import CARDS

# -- all of them


@pytest.mark.rule("2.9", "7.2.2")
def test_edifices_are_locked_and_can_be_mustered_on(table):
    t = table("purple red", sites={1: "lush_coast hall_of_debate"}, favor={"purple": 1})
    t.muster("hall_of_debate")
    assert t.warbands("purple") == 2
    assert all(card.locked for card in CARDS.values() if card.other_side)


# -- Sprawling Rampart


RAMPART = {
    "sites": {1: "lush_coast", 3: "steppe", 4: "wastes sprawling_rampart"},
    "pawns": {"red": 4},
    "warbands": {"purple": 6},
    "oath": "people",
}


@pytest.mark.rule("card/sprawling_rampart", "5.5.2")
@pytest.mark.ends_open
def test_every_site_of_the_ramparts_ruler_adds_a_die_more(table):
    t = table("purple red", **RAMPART, at={1: "red 1", 3: "red 1", 4: "red 1"}, dice=[0] * 12)
    t.campaign("red", "s3", dice=1)
    assert t.dice_rolled() == (1, 4)  # two sites, two dice each


@pytest.mark.rule("card/sprawling_rampart")
@pytest.mark.ends_open
def test_the_rampart_guards_only_sites_and_only_of_its_own_ruler(table):
    t = table("purple red", **RAMPART, at={1: "red 1", 4: "purple 1"}, dice=[0] * 12)
    t.campaign("red", dice=1)
    assert t.dice_rolled() == (1, 1)
    t = table("purple red", **(RAMPART | {"pawns": {}}), at={1: "red 1", 4: "red 1"}, dice=[0] * 9)
    t.campaign("red", "pawn", dice=1)
    assert t.dice_rolled() == (1, 4)  # site 2, pawn 2 as ever


@pytest.mark.rule("card/sprawling_rampart", "10.Herrschen")
@pytest.mark.ends_open
def test_bandits_and_the_empire_use_their_rampart_too(table):
    t = table("purple red", **RAMPART, dice=[0] * 9)
    t.campaign("bandits", dice=1)
    assert t.dice_rolled() == (1, 2)
    t = table(
        "purple red blue",
        **(RAMPART | {"warbands": {"red": 3}, "pawns": {"purple": 3, "blue": 3}}),
        citizens="blue",
        at={1: "purple 1", 4: "purple 1"},
        turn_of="red",
        dice=[0] * 9,
    )
    t.campaign("blue", dice=1)
    assert t.dice_rolled()[1] == 2 + 1  # and the Oathkeeper's die


# -- Hall of Debate


@pytest.mark.rule("card/hall_of_debate")
@pytest.mark.ends_open
def test_where_there_is_a_hall_of_debate_nobody_fights_for_the_peoples_favor(table):
    setup = {
        "at": {1: "purple 1"},
        "banners": {"red": "peoples_favor darkest_secret"},
        "warbands": {"purple": 3},
    }
    t = table("purple red", **setup, sites={1: "lush_coast", 4: "steppe hall_of_debate"})
    t.answer("campaign")
    t.expect(0, "declare-target", "target darkest_secret", "target pawn")
    t = table("purple red", **setup)
    t.answer("campaign")
    assert t.offered("target peoples_favor")


@pytest.mark.rule("card/hall_of_debate", "5.4.1")
def test_in_spite_of_the_hall_the_peoples_favor_can_be_recovered(table):
    t = table(
        "purple red",
        sites={4: "steppe hall_of_debate"},
        banners={"red": "peoples_favor"},
        favor={"purple": 2},
    )
    t.recover("peoples_favor")
    t.maybe("bank discord")
    assert t.banners("purple") == "peoples_favor" and not t.g.mob


# -- Forest Temple


@pytest.mark.rule("card/forest_temple")
def test_during_a_game_the_forest_temple_binds_nobody():
    assert CARDS["forest_temple"].power.hooks == []


# -- Festival District


@pytest.mark.rule("card/festival_district", "7.6.3")
def test_in_the_festival_district_even_advisers_change_hands(table):
    t = table(
        "purple red blue",
        sites={1: "lush_coast festival_district", 6: "wastes"},
        pawns={"blue": 6},
        advisers={"red": "tents -bracken", "blue": "wolves vow_of_silence"},
        relics={"blue": "whistle"},
        favor={"red": 2},
        turn_of="red",
    )
    t.use("festival_district")
    t.maybe("choose blue")
    assert t.offered("want wolves") and t.offered("give red.2")
    assert not t.offered("want whistle") and not t.offered("want vow_of_silence")  # locked
    t.answer("give red.2", "give favor", "count 1", "want wolves", "offer", "accept")
    assert t.advisers("red") == "tents wolves" and t.advisers("blue") == "vow_of_silence -bracken"
    assert (t.favor("red"), t.favor("blue")) == (1, 1)


@pytest.mark.rule("card/festival_district", "5.1.4.II")
def test_whoever_has_too_many_advisers_after_the_festival_discards_some(table):
    t = table(
        "purple red",
        sites={1: "lush_coast festival_district"},
        advisers={"red": "tents", "purple": "wolves keep scouts"},
        favor={"purple": 1},
        turn_of="purple",
    )
    t.use("festival_district", "give favor", "want tents", "offer", "accept")
    t.expect(0, "discard-adviser")
    t.answer("discard wolves")
    assert t.advisers("purple") == "keep scouts tents"


# -- Great Spire


SPIRE = {
    "sites": {1: "lush_coast great_spire"},
    "secrets": {"red": 1},
    "deck": "keep wolves tents elders",
    "turn_of": "red",
}


@pytest.mark.rule("card/great_spire")
def test_drawn_denizens_are_replaced_by_dispossessed_ones(table):
    t = table("purple red", **SPIRE, dispossessed="scryer longbows")
    t.search("world", "great_spire")
    t.expect(1, "choose-card", "swap keep", "swap wolves", "swap tents", "pass")
    t.answer("swap keep", "swap tents")  # there are no more
    assert t.hand("red") == "longbows scryer wolves"
    assert sorted(t.g.names(t.g.dispossessed)) == ["keep", "tents"]
    assert t.secrets_on("great_spire") == 1
    t.keep("scryer", "to facedown")
    assert not t.g.knows(t.player("purple"), t.this("scryer"))


@pytest.mark.rule("card/great_spire", "7.4.1")
@pytest.mark.ends_open
def test_any_number_may_be_none_and_the_drawn_ones_do_not_come_back(table):
    t = table("purple red", **SPIRE, dispossessed="scryer")
    t.search("world", "great_spire")
    t.answer("pass")
    assert t.hand("red") == "keep tents wolves" and t.g.names(t.g.dispossessed) == ["scryer"]
    t = table("purple red", **SPIRE, dispossessed="scryer")
    t.search("world", "great_spire")
    t.answer("swap keep")
    assert t.hand("red") == "scryer tents wolves" and t.g.names(t.g.dispossessed) == ["keep"]


@pytest.mark.rule("card/great_spire")
@pytest.mark.ends_open
def test_visions_stay_and_without_dispossessed_the_spire_is_of_no_use(table):
    setup = SPIRE | {"deck": "keep vision_faith tents"}
    t = table("purple red", **setup, dispossessed="scryer longbows")
    t.search("world", "great_spire")
    t.expect(1, "choose-card", "swap keep", "pass")
    t = table("purple red", **SPIRE)
    t.search()
    assert t.hand("red") == "keep tents wolves" and t.secrets("red") == 1


@pytest.mark.rule("card/great_spire", "card/truthful_harp")
@pytest.mark.ruling("card/great_spire#1")
def test_with_the_harp_only_the_draw_and_what_is_kept_is_shown(table):
    t = table(
        "purple red",
        **(SPIRE | {"deck": "keep wolves tents elders scouts"}),
        relics={"red": "truthful_harp"},
        dispossessed="scryer longbows",
    )
    t.search("world", "great_spire", "truthful_harp")
    t.answer("swap keep", "swap tents")
    purple = t.player("purple")
    assert not any(t.g.knows(purple, t.this(id)) for id in ("scryer", "longbows"))
    t.keep("scryer", "to facedown")
    assert t.g.knows(purple, t.this("scryer")) and not t.g.knows(purple, t.this("longbows"))
    shown = [e["cards"] for e in t.match.events(0) if e["id"] == "reveals"]
    assert shown[1] == ["scryer"]


# -- Ancient Forge


@pytest.mark.rule("card/ancient_forge", "7.1.2")
def test_at_the_ancient_forge_a_relic_is_made_or_buried(table):
    setup = {
        "sites": {1: "lush_coast ancient_forge"},
        "favor": {"red": 2},
        "secrets": {"red": 1},
        "relic_deck": "whistle map",
        "turn_of": "red",
    }
    t = table("purple red", **setup)
    t.use("ancient_forge", "choose retain")
    assert (t.relics("red"), t.favor_on("ancient_forge"), t.secrets("red")) == ("whistle", 2, 0)
    assert t.secrets_on("ancient_forge") == 0  # burned
    t.ends_clean()
    t = table("purple red", **setup)
    t.use("ancient_forge", "choose bury")
    assert t.relics("red") == "" and t.g.kinds[t.g.relic_deck[0]].id == "whistle"
    t = table("purple red", **setup, state=lambda g: g.relic_deck.clear())
    assert not t.offered("use ancient_forge")
