"""Order's modifiers, and Tyrant, Vow of Obedience and Council Seat."""

import pytest

# -- Pressgangs


@pytest.mark.rule("card/pressgangs", "5.2.1")
def test_pressgangs_muster_on_cards_with_favor_or_secrets(table):
    t = table(
        "purple red",
        sites={1: "lush_coast longbows elders wolves"},
        advisers={"purple": "pressgangs"},
        favor={"purple": 3},
        favor_on={"longbows": 1},
        secrets_on={"elders": 1},
    )
    t.answer("muster")
    t.expect(0, "muster-on", "on longbows", "on elders", "on wolves")
    t.answer("on longbows")
    t.muster("elders")
    assert (t.favor_on("longbows"), t.favor_on("elders"), t.secrets_on("elders")) == (2, 1, 1)
    assert t.warbands("purple") == 4


@pytest.mark.rule("card/pressgangs")
def test_pressgangs_at_the_own_site_help_everybody_there_but_not_from_afar(table):
    t = table(
        "purple red",
        sites={1: "lush_coast pressgangs"},
        at={1: "red 1"},
        favor={"purple": 2},
        favor_on={"pressgangs": 1},
    )
    t.muster("pressgangs")
    assert t.favor_on("pressgangs") == 2
    t = table(
        "purple red",
        sites={1: "lush_coast longbows", 2: "fertile_valley pressgangs"},
        favor={"purple": 2},
        favor_on={"longbows": 1},
    )
    assert not t.offered("muster")


# -- Knights Errant and Hunting Party


@pytest.mark.rule("card/knights_errant")
@pytest.mark.ends_open
def test_after_mustering_knights_errant_may_campaign_without_supply(table):
    t = table(
        "purple red",
        sites={1: "lush_coast longbows", 2: "fertile_valley"},
        pawns={"red": 2},
        advisers={"purple": "knights_errant"},
        favor={"purple": 1},
        supply={"purple": 1},
        dice=[0, 3, 3],
    )
    t.muster("longbows")
    t.expect(0, "campaign-against", "against bandits", "pass")
    t.campaign("bandits", dice=2)
    t.maybe("count 1")
    assert t.supply("purple") == 0
    assert t.dice_rolled()[1] == 1


@pytest.mark.rule("card/knights_errant")
def test_knights_errant_may_stay_at_home_and_need_an_enemy(table):
    setup = {
        "sites": {1: "lush_coast longbows"},
        "pawns": {"red": 1},
        "advisers": {"purple": "knights_errant"},
        "favor": {"purple": 1},
    }
    t = table("purple red", **setup)
    t.muster("longbows")
    t.answer("pass")
    assert (t.warbands("purple"), t.supply("purple")) == (2, 6)
    t.ends_clean()
    t = table("purple red", **(setup | {"pawns": {"red": 2}, "at": {1: "purple 1"}}))
    t.muster("longbows")
    assert t.warbands("purple") == 2
    t.ends_clean()  # nobody to fight: no question


@pytest.mark.rule("card/hunting_party")
def test_a_search_of_the_world_deck_may_end_in_a_free_campaign(table):
    t = table(
        "purple red",
        advisers={"red": "hunting_party"},
        deck="wolves elders bracken",
        supply={"red": 2},
        warbands={"red": 2},
        turn_of="red",
        dice=[0, 0],
    )
    t.search("world", "hunting_party")
    t.keep("wolves", "discard")
    t.expect(1, "campaign-against", "against purple", "against bandits", "pass")
    t.campaign("bandits", dice=1)
    t.maybe("pass")
    assert (t.supply("red"), t.dice_rolled()) == (0, (1, 1))


@pytest.mark.rule("card/hunting_party")
def test_no_hunt_follows_a_search_of_the_discards_or_a_play_as_if_searched(table):
    t = table(
        "purple red",
        advisers={"red": "hunting_party -wolves"},
        piles={"cradle": "elders bracken scouts"},
        turn_of="red",
    )
    t.search("cradle", "hunting_party")
    t.keep("elders", "discard")
    t.expect(1, "act")
    t.answer("adviser red.2")
    t.expect(1, "play-card")  # no modifier was offered
    t.answer("discard")
    t.expect(1, "act")


@pytest.mark.rule("card/hunting_party")
def test_the_hunt_is_optional(table):
    t = table("purple red", advisers={"red": "hunting_party"}, deck="wolves", turn_of="red")
    t.search("world", "hunting_party")
    t.keep("wolves", "discard", "pass")
    t.ends_clean()
    assert t.dice_rolled() == (0, 0)


# -- Tyrant


@pytest.mark.rule("card/tyrant", "9.2")
@pytest.mark.ruling("card/tyrant#1")
def test_the_tyrant_must_kill_a_warband_where_he_arrives(table):
    t = table(
        "purple red",
        sites={2: "fertile_valley", 4: "steppe"},
        at={2: "red 2", 4: "purple 1"},
        advisers={"purple": "tyrant"},
    )
    t.travel(2)
    assert t.at(2) == "red 1"
    t.travel(4)  # his own, even the last one
    assert t.at(4) == ""


@pytest.mark.rule("card/tyrant", "9.2")
@pytest.mark.ruling("card/tyrant#1")
def test_the_tyrant_spares_boards_bandits_and_the_sites_others_travel_to(table):
    t = table(
        "purple red",
        sites={2: "fertile_valley", 4: "steppe"},
        at={4: "purple 1"},
        pawns={"red": 2},
        warbands={"red": 2, "purple": 2},
        advisers={"purple": "tyrant"},
    )
    t.travel(2)  # nobody there: nothing happens
    assert (t.warbands("red"), t.warbands("purple")) == (2, 2)
    t.ends_clean()
    t = table(
        "purple red",
        sites={4: "steppe"},
        at={4: "purple 1"},
        advisers={"purple": "tyrant"},
        turn_of="red",
    )
    t.travel(4)
    assert t.at(4) == "purple 1"


@pytest.mark.rule("card/tyrant")
def test_a_banished_tyrant_kills_where_he_is_sent(table):
    t = table(
        "purple red",
        sites={2: "fertile_valley"},
        at={2: "purple 2"},
        warbands={"red": 5},
        advisers={"purple": "tyrant"},
        turn_of="red",
        dice=[0, 0, 0, 3, 3, 3],
    )
    t.campaign("purple", "pawn", dice=3)
    t.answer("to s2")
    assert t.at(2) == "purple 1"


# -- Vow of Obedience


@pytest.mark.rule("card/vow_of_obedience")
@pytest.mark.ruling("card/vow_of_obedience#2")
@pytest.mark.ends_open
def test_the_vow_of_obedience_bars_visions_and_the_conspiracy(table):
    for vision in ("vision_faith", "conspiracy"):
        t = table("purple red", advisers={"red": "vow_of_obedience"}, deck=vision, turn_of="red")
        t.search()
        t.keep(vision)
        t.expect(1, "play-card", "to facedown", "discard")
    t = table(
        "purple red", advisers={"purple": "vow_of_obedience"}, deck="vision_faith", turn_of="red"
    )
    t.search()
    assert t.offered("to play")  # others may
    t.answer("to play")
    assert t.vision("red") == "vision_faith"
    t.ends_clean()


@pytest.mark.rule("card/vow_of_obedience")
@pytest.mark.ruling("card/vow_of_obedience#1")
def test_a_vision_revealed_before_the_vow_stays(table):
    t = table(
        "purple red",
        visions={"red": "vision_faith"},
        deck="vow_of_obedience wolves elders",
        turn_of="red",
    )
    t.search()
    t.keep("vow_of_obedience")
    assert not t.offered("to s1")  # advisers only
    t.answer("to advisers")
    assert t.vision("red") == "vision_faith"


@pytest.mark.rule("card/vow_of_obedience")
def test_at_rest_the_vow_brings_a_favor_from_any_bank(table):
    t = table("purple red", advisers={"red": "vow_of_obedience"}, banks={"beast": 0}, turn_of="red")
    t.rest()
    t.expect(1, "rest-power", "use vow_of_obedience", "pass")
    t.answer("use vow_of_obedience")
    assert t.question().prompt == "choose-bank" and not t.offered("bank beast")
    t.answer("bank nomad")
    assert (t.favor("red"), t.bank("nomad")) == (1, 2)
    t = table(
        "purple red",
        advisers={"red": "vow_of_obedience"},
        banks=dict.fromkeys(("discord", "arcane", "order", "hearth", "beast", "nomad"), 0),
        turn_of="red",
    )
    t.rest()
    assert t.phase.startswith("purple")  # all banks are empty: nothing to gain


# -- Council Seat


@pytest.mark.rule("card/council_seat", "6.7")
def test_a_citizen_with_a_council_seat_cannot_be_exiled_not_even_by_himself(table):
    t = table(
        "purple red blue",
        citizens="red blue",
        favor={"purple": 9},
        advisers={"red": "council_seat"},
        banks={"beast": 0, "nomad": 0},
    )
    assert t.offered("exile blue") and not t.offered("exile red")
    t = table(
        "purple red",
        citizens="red",
        favor={"red": 9},
        advisers={"red": "council_seat"},
        turn_of="red",
    )
    assert not t.offered("exile red")
    t = table("purple red", citizens="red", favor={"red": 9}, turn_of="red")
    assert t.offered("exile red")
