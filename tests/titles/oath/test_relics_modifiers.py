"""Relics that change what their holder does: searching, trading, mustering, travelling."""

import pytest

from tafelrunde.titles.oath.catalogue import SCEPTER
from tafelrunde.titles.oath.title import TITLE
from tests.titles.oath.test_chronicle_steps import finish, won

# -- Truthful Harp


HARP = {"relics": {"red": "truthful_harp"}, "turn_of": "red"}


@pytest.mark.rule("card/truthful_harp")
def test_with_the_harp_two_more_are_drawn_and_everybody_sees_them(table):
    t = table("purple red", **HARP, deck="keep wolves tents elders scouts bracken")
    t.search("world", "truthful_harp")
    assert t.hand("red") == "elders keep scouts tents wolves"
    shown = [e for e in t.match.events(0) if e["id"] == "reveals"]
    assert sorted(shown[0]["cards"]) == ["elders", "keep", "scouts", "tents", "wolves"]
    t.keep("tents", "to facedown")
    assert t.advisers("red") == "-tents" and t.g.knows(t.player("purple"), t.this("tents"))
    assert [e.get("card") for e in t.match.events(0) if e["id"] == "plays-facedown"] == ["tents"]


@pytest.mark.rule("card/truthful_harp", "7.4.1")
def test_nobody_has_to_play_the_harp(table):
    t = table("purple red", **HARP, deck="keep wolves tents elders scouts")
    t.search()
    assert t.hand("red") == "keep tents wolves" and "reveals" not in t.events()
    t.keep("tents", "to facedown")
    assert not t.g.knows(t.player("purple"), t.this("tents"))


@pytest.mark.rule("card/truthful_harp", "5.1.2")
@pytest.mark.ruling("card/truthful_harp#1")
@pytest.mark.ends_open
def test_a_vision_still_ends_the_draw(table):
    t = table("purple red", **HARP, deck="keep vision_faith tents elders scouts")
    t.search("world", "truthful_harp")
    assert t.hand("red") == "keep vision_faith" and t.g.visions_drawn == 1


@pytest.mark.rule("card/truthful_harp", "7.4.1")
@pytest.mark.ruling("card/truthful_harp#1")
@pytest.mark.ends_open
def test_whether_the_harp_plays_is_decided_before_a_card_is_drawn(table):
    t = table("purple red", **HARP, deck="keep wolves tents elders scouts")
    t.answer("search")
    t.expect(1, "use-modifier", "use truthful_harp", "pass")
    assert t.hand("red") == "" and t.supply("red") == 7
    t.answer("pass")
    assert t.question().prompt == "keep-card" and not t.offered("use truthful_harp")


@pytest.mark.rule("card/truthful_harp", "6.1")
@pytest.mark.ends_open
def test_the_harp_is_silent_when_a_facedown_adviser_is_played(table):
    t = table("purple red", **HARP, advisers={"red": "-tents"})
    t.answer("adviser red.1")
    assert t.question().prompt == "play-card"


# -- Cracked Horn


@pytest.mark.rule("card/cracked_horn")
@pytest.mark.ruling("card/cracked_horn#1")
def test_all_discards_of_a_search_may_go_under_the_world_deck(table):
    setup = {
        "relics": {"red": "cracked_horn"},
        "deck": "keep wolves vision_faith",
        "turn_of": "red",
    }
    t = table("purple red", **setup)
    t.search()
    t.answer("keep wolves", "discard vision_faith", "to world")
    t.answer("to s1")
    assert [t.g.kinds[this].id for this in t.g.world_deck[:2]] == ["keep", "vision_faith"]
    assert t.pile("provinces") == "" and t.g.visions_drawn == 1
    t.ends_clean()
    t = table("purple red", **setup)
    t.search()
    t.answer("keep wolves", "discard vision_faith", "pass", "discard")
    assert t.pile("provinces") == "wolves keep vision_faith"  # as usual, all of them
    t.ends_clean()


@pytest.mark.rule("card/cracked_horn", "6.1")
def test_a_facedown_adviser_is_discarded_under_the_deck_too(table):
    t = table(
        "purple red", relics={"red": "cracked_horn"}, advisers={"red": "-tents"}, turn_of="red"
    )
    t.answer("adviser red.1", "discard", "to world")
    assert t.g.kinds[t.g.world_deck[0]].id == "tents" and t.advisers("red") == ""


@pytest.mark.rule("card/cracked_horn", "card/bracken")
@pytest.mark.ends_open
def test_the_horn_and_bracken_leave_one_choice_for_all_discards(table):
    t = table(
        "purple red",
        relics={"red": "cracked_horn"},
        advisers={"red": "bracken"},
        deck="keep wolves tents",
        turn_of="red",
    )
    t.search("world", "bracken")
    t.answer("keep keep", "discard wolves")
    t.expect(1, "discard-where", "pass", "to world", "to cradle", "to provinces", "to hinterland")


# -- Book of Records


@pytest.mark.rule("card/book_of_records", "7.4.1")
def test_with_the_book_of_records_a_play_to_a_site_gives_a_secret_instead(table):
    t = table("purple red", relics={"red": "book_of_records"}, deck="keep wolves tents",
              turn_of="red")  # fmt: skip
    t.search()
    t.keep("wolves", "to s1")
    assert (t.favor("red"), t.secrets("red"), t.bank("beast")) == (0, 1, 3)


@pytest.mark.rule("card/book_of_records")
def test_the_book_records_only_what_its_holder_plays_to_sites(table):
    setup = {"deck": "keep wolves tents", "banks": {"beast": 0}}
    t = table("purple red", **setup, relics={"red": "book_of_records"}, turn_of="red")
    t.search()
    t.keep("wolves", "to advisers")
    assert t.secrets("red") == 0
    t = table("purple red", **setup, relics={"red": "book_of_records"})
    t.search()
    t.keep("wolves", "to s1")
    assert t.secrets("purple") == 0 and t.secrets("red") == 0
    t = table("purple red", **setup, relics={"red": "book_of_records"}, turn_of="red")
    t.search()
    t.keep("wolves", "to s1")  # an empty bank does not matter
    assert t.secrets("red") == 1


# -- Cup of Plenty


CUP = {
    "sites": {1: "lush_coast longbows wolves"},
    "relics": {"red": "cup_of_plenty"},
    "secrets": {"red": 2},
    "favor": {"red": 2},
    "supply": {"red": 1},
    "turn_of": "red",
}


@pytest.mark.rule("card/cup_of_plenty")
@pytest.mark.parametrize("kind", ["favor", "secrets"])
def test_to_trade_with_a_card_of_an_advisers_suit_costs_no_supply(table, kind):
    t = table("purple red", **CUP, advisers={"red": "captains -bracken"})
    t.trade("longbows", kind)
    assert t.supply("red") == 1
    t.trade("wolves", "favor")  # the Bracken is hidden
    assert t.supply("red") == 0


@pytest.mark.rule("card/cup_of_plenty")
def test_with_the_cup_who_has_no_supply_can_trade_where_an_adviser_matches(table):
    setup = CUP | {"supply": {"red": 0}}
    t = table("purple red", **setup, advisers={"red": "captains"})
    t.answer("trade", "for favor")
    assert t.favor_on("wolves") + t.secrets_on("wolves") == 0 and t.secrets_on("longbows") == 1
    t = table("purple red", **setup, advisers={"red": "elders"})
    assert not t.offered("trade")


@pytest.mark.rule("card/cup_of_plenty", "card/acting_troupe")
def test_an_acting_troupe_fills_the_cup_as_what_it_plays(table):
    t = table("purple red", **(CUP | {"supply": {"red": 0}}), advisers={"red": "acting_troupe"})
    t.trade("longbows", "favor")
    assert (t.supply("red"), t.favor("red")) == (0, 4)


@pytest.mark.rule("card/cup_of_plenty", "card/master_of_disguise")
def test_in_disguise_the_other_ones_advisers_fill_the_cup(table):
    t = table(
        "purple red",
        **CUP,
        advisers={"red": "master_of_disguise", "purple": "captains"},
    )
    t.answer("trade", "use master_of_disguise")
    t.maybe("choose purple")
    t.maybe("pass")
    t.maybe("on longbows", "for favor")
    assert (t.supply("red"), t.secrets_on("longbows")) == (1, 1)


# -- Dragonskin Drum


DRUM = {"sites": {1: "river", 4: "steppe", 6: "wastes"}, "relics": {"red": "dragonskin_drum"}}


@pytest.mark.rule("card/dragonskin_drum", "7.4.1")
def test_after_travelling_the_drum_may_call_a_warband(table):
    t = table("purple red", **DRUM, turn_of="red")
    t.travel(4)
    t.expect(1, "use-power", "choose yes", "pass")
    t.answer("choose yes")
    assert t.warbands("red") == 1
    t.ends_clean()
    t.travel(6)
    t.answer("pass")
    assert t.warbands("red") == 1
    t.ends_clean()


@pytest.mark.rule("card/dragonskin_drum")
@pytest.mark.ruling("card/dragonskin_drum#1")
def test_who_is_made_to_travel_beats_the_drum_too(table):
    t = table("purple red", **DRUM, warbands={"purple": 4}, dice=[0, 0, 3, 3, 3, 3])
    t.campaign("red", "pawn", dice=4)
    t.answer("to s4", "choose yes")
    assert (t.pawn("red"), t.warbands("red")) == (4, 1)


@pytest.mark.rule("card/dragonskin_drum", "9.3")
def test_the_drum_calls_nobody_if_the_bank_is_empty_or_somebody_else_travels(table):
    t = table("purple red", **DRUM, warbands={"red": 14}, turn_of="red")
    t.travel(4)
    assert t.phase == "red act" and t.question().prompt == "act"
    t = table("purple red", **DRUM)
    t.travel(4)
    assert t.question().prompt == "act" and t.warbands("red") == 0


@pytest.mark.rule("card/dragonskin_drum", "5.2.2.R")
def test_the_drum_of_a_citizen_calls_purple_warbands(table):
    t = table("purple red", **DRUM, citizens="red", turn_of="red")
    t.travel(4)
    t.answer("choose yes")
    assert (t.warbands("red"), t.g.reserve[0]) == (1, 23)


# -- Ring of Devotion


RING = {"relics": {"red": "ring_of_devotion"}, "turn_of": "red"}


@pytest.mark.rule("card/ring_of_devotion")
def test_the_devoted_muster_two_warbands_more(table):
    t = table("purple red", **RING, sites={1: "lush_coast wolves"}, favor={"red": 1})
    t.muster("wolves")
    assert t.warbands("red") == 4
    t.ends_clean()
    setup = RING | {"turn_of": "purple"}
    t = table("purple red", **setup, sites={1: "lush_coast wolves"}, favor={"purple": 1})
    t.muster("wolves")
    assert t.warbands("purple") == 2


@pytest.mark.rule("card/ring_of_devotion", "6.5", "5.5.7.I")
@pytest.mark.ruling("card/ring_of_devotion#1")
@pytest.mark.ends_open
def test_the_devoted_put_no_warbands_on_sites(table):
    t = table("purple red", **RING, at={1: "red 2"}, warbands={"red": 3})
    t.answer("warbands")
    assert not t.offered("to site")
    t = table("purple red", **RING, warbands={"red": 4}, dice=[0, 3, 3, 3, 3])
    t.campaign("bandits", dice=4)
    assert t.question().prompt == "act" and t.at(1) == "" and t.warbands("red") == 4
    t.ends_clean()


@pytest.mark.rule("card/ring_of_devotion", "card/key_to_the_city")
@pytest.mark.ruling("card/ring_of_devotion#1")
def test_no_card_puts_warbands_of_the_devoted_on_sites(table):
    t = table(
        "purple red",
        **RING,
        sites={1: "lush_coast", 3: "steppe"},
        at={1: "purple 1"},
        pawns={"purple": 3},
        deck="key_to_the_city wolves tents",
    )
    t.search()
    t.keep("key_to_the_city", "to s1")
    assert (t.at(1), t.warbands("red")) == ("", 1)


@pytest.mark.rule("card/ring_of_devotion", "card/warning_signals")
@pytest.mark.ruling("card/ring_of_devotion#1")
@pytest.mark.parametrize("relic", ["ring_of_devotion", "whistle"])
@pytest.mark.ends_open
def test_warning_signals_call_the_devoted_to_the_board_but_send_nobody_out(table, relic):
    t = table(
        "purple red",
        sites={1: "lush_coast", 3: "steppe"},
        relics={"red": relic},
        advisers={"red": "warning_signals"},
        at={3: "red 3"},
        warbands={"purple": 2, "red": 2},
        oath="people",
        dice=[0] * 4,
    )
    t.campaign("red", "pawn", dice=2)
    t.plans("warning_signals")
    t.answer("count 2")
    placing = t.question().prompt == "regroup-place"
    assert placing == (relic == "whistle")
    if not placing:
        assert (t.warbands("red"), t.at(3)) == (4, "red 1")


# -- The Grand Scepter


@pytest.mark.rule("card/the_grand_scepter", "6.4", "6.6", "6.7")
def test_the_scepter_shows_the_reliquary_makes_citizens_and_exiles_them(table):
    t = table(
        "purple red blue",
        relics={"red": "the_grand_scepter"},
        citizens="blue",
        favor={"red": 6},
        turn_of="red",
    )
    assert t.offered("peek reliquary_1") and t.offered("exile blue")
    assert t.offered("citizenship red")  # even oneself
    t.answer("exile blue")
    assert t.player("blue").is_exile and t.favor("blue") > 0


@pytest.mark.rule("card/the_grand_scepter", "2.4.2")
@pytest.mark.ruling("card/the_grand_scepter#1")
def test_a_scepter_taken_this_turn_is_of_no_use_yet_but_a_given_one_is(table):
    t = table(
        "purple red",
        warbands={"red": 9},
        dice=[0] * 5 + [3] * 9,
        favor={"red": 2},
        turn_of="red",
        sites={1: "lush_coast tinkers_fair"},
    )
    t.campaign("purple", "the_grand_scepter", dice=9)
    assert "the_grand_scepter" in t.relics("red") and not t.offered("peek reliquary_1")
    t = table("purple red", favor={"red": 2}, turn_of="red", sites={1: "lush_coast tinkers_fair"})
    t.use("tinkers_fair")
    t.answer("give favor", "count 1", "want the_grand_scepter", "offer", "accept")
    assert t.relics("red") == "the_grand_scepter" and t.offered("peek reliquary_1")


@pytest.mark.rule("card/the_grand_scepter", "2.4.2", "8.6.1")
@pytest.mark.ruling("card/the_grand_scepter#2")
@pytest.mark.parametrize("world", ["new", "introduction"])
def test_the_chancellor_starts_with_the_scepter_which_is_in_no_relic_deck(world):
    for seed in ("a", "b", "c"):
        g = TITLE.deal(TITLE.prepare(4, {"world": world}), seed)
        assert SCEPTER in g.chancellor.relics
        elsewhere = [*g.relic_deck, *g.reliquary, *(r for site in g.sites for r in site.relics)]
        assert SCEPTER not in elsewhere and len(elsewhere) == 20


@pytest.mark.rule("card/the_grand_scepter", "8.6.1")
@pytest.mark.ruling("card/the_grand_scepter#2")
@pytest.mark.parametrize("holder", ["purple", "red"])
def test_not_even_the_chronicle_mixes_the_scepter_with_other_relics(table, holder):
    relics = {holder: "the_grand_scepter map"}
    t = table("purple red", relics=relics, at={1: "purple 1"}, state=won("purple"))
    t.answer("choose people")
    world = finish(t)
    relics = [*world.relic_deck, *(relic for site in world.sites for relic in site.relics)]
    assert "map" in relics and "the_grand_scepter" not in relics
