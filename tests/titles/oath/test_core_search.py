"""Search and playing cards (5.1), facedown advisers (6.1), restrictions (7.2), discards."""

from __future__ import annotations

import pytest


@pytest.mark.rule("5.1.1", "2.1.6", "2.1.5")
@pytest.mark.parametrize(("drawn", "cost"), [(0, 2), (1, 3), (2, 3), (3, 4), (4, 4), (5, 4)])
def test_the_world_deck_costs_what_the_visions_drawn_say(table, drawn, cost):
    t = table("purple red", deck="wolves keep scouts", visions_drawn=drawn)
    t.search("world")
    assert t.supply("purple") == 7 - cost
    t.keep("wolves", "discard")


@pytest.mark.rule("5.1.1", "5.1.2", "2.1.2")
def test_a_discard_pile_costs_two_and_only_the_own_regions_can_be_searched(table):
    piles = {"cradle": "wolves keep scouts elders", "provinces": "wrestlers"}
    t = table("purple red", piles=piles, visions_drawn=3)
    t.answer("search")
    t.expect(0, "search-deck", "draw world", "draw cradle")
    t.answer("draw cradle")
    assert t.supply("purple") == 5 and t.hand("purple") == "keep scouts wolves"
    t.keep("keep", "to facedown")
    assert t.pile("cradle") == "elders"


@pytest.mark.rule("5.1.2", "9.3")
def test_a_pile_with_fewer_cards_gives_what_it_has(table):
    t = table("purple red", piles={"cradle": "wolves"})
    t.search("cradle")
    t.keep("wolves", "to advisers")
    assert t.advisers("purple") == "wolves" and t.pile("provinces") == ""


@pytest.mark.rule("5.1.2.a", "2.7.1", "5.1.2")
def test_a_vision_from_the_world_deck_stops_the_draw_and_moves_the_marker(table):
    t = table("purple red", deck="wolves vision_faith keep", visions_drawn=1)
    t.search("world")
    assert t.hand("purple") == "vision_faith wolves" and t.g.visions_drawn == 2
    assert "draws-vision" in t.events(1)
    t.keep("wolves", "to advisers")


@pytest.mark.rule("5.1.2.a")
def test_a_vision_from_a_discard_pile_stops_nothing(table):
    t = table("purple red", piles={"cradle": "vision_faith keep wolves"})
    t.search("cradle")
    assert t.hand("purple") == "keep vision_faith wolves" and t.g.visions_drawn == 0
    t.keep("keep", "discard")


@pytest.mark.rule("5.1.3", "10.Abwerfen", "10.Ziehen")
@pytest.mark.parametrize(
    ("slot", "region", "goes_to"),
    [(1, "cradle", "provinces"), (3, "provinces", "hinterland"), (6, "hinterland", "cradle")],
)
def test_discards_go_to_the_next_region_in_an_order_of_ones_choice(table, slot, region, goes_to):
    sites = {1: "lush_coast", 3: "river", 6: "rocky_coast"}
    piles = {region: "wolves keep scouts"}
    t = table("purple red", sites=sites, pawns={"purple": slot}, piles=piles)
    t.search(region)
    t.answer("keep keep", "discard wolves")
    t.answer("discard")
    assert t.pile(goes_to) == "keep scouts wolves"


@pytest.mark.rule("5.1.4", "5.1.4.I", "5.1.4.I.b", "2.1.3", "10.Spielen")
def test_a_card_played_to_the_own_site_brings_a_favor_of_its_suit(table):
    t = table("purple red", deck="scouts keep wolves")
    t.search()
    t.keep("scouts", "to s1")
    assert t.cards(1) == "scouts" and t.favor("purple") == 1 and t.bank("order") == 2


@pytest.mark.rule("5.1.4.I.b", "9.3")
def test_an_empty_bank_gives_no_favor(table):
    t = table("purple red", deck="scouts keep wolves", banks={"order": 0})
    t.search()
    t.keep("scouts", "to s1")
    assert t.favor("purple") == 0


@pytest.mark.rule("5.1.4.I", "2.8.1")
def test_a_full_site_takes_no_more_cards(table):
    t = table("purple red", sites={1: "mine wolves"}, deck="scouts elders longbows")
    t.search()
    t.keep("scouts")
    t.expect(0, "play-card", "to advisers", "to facedown", "discard")
    t.answer("discard")


@pytest.mark.rule("5.1.4.I.a", "5.1.4.I", "card/peoples_favor")
def test_the_peoples_favor_discards_first_and_plays_anywhere_in_the_region(table):
    t = table(
        "purple red",
        sites={1: "lush_coast", 2: "mine wolves"},
        banners={"purple": "peoples_favor"},
        deck="scouts elders longbows",
    )
    t.search()
    t.keep("scouts", "to s2")
    assert t.cards(2) == "scouts"  # the mine was full, so its only card had to go
    assert t.pile("provinces").startswith("wolves")


@pytest.mark.rule("5.1.4.I.a")
def test_the_discard_of_the_peoples_favor_may_be_left_out_if_there_is_room(table):
    t = table(
        "purple red",
        sites={1: "lush_coast elders", 2: "river wolves"},
        banners={"purple": "peoples_favor"},
        deck="scouts keep longbows",
    )
    t.search()
    t.keep("scouts", "to s2")
    t.expect(0, "discard-first", "discard elders", "discard wolves", "pass")
    t.answer("pass")
    assert t.cards(2) == "wolves scouts" and t.cards(1) == "elders"


@pytest.mark.rule("5.1.4.II", "2.2.2", "5.1.4.II.a")
def test_a_fourth_adviser_needs_another_one_to_go(table):
    t = table(
        "purple red", advisers={"purple": "wolves elders -keep"}, deck="scouts tents longbows"
    )
    t.search()
    t.keep("scouts", "to advisers")
    t.expect(0, "discard-adviser", "discard wolves", "discard elders", "discard purple.3")
    t.answer("discard purple.3")
    assert t.advisers("purple") == "wolves elders scouts"


@pytest.mark.rule("5.1.4.II.a", "7.2.2", "10.Gesperrt")
def test_locked_advisers_cannot_make_room(table):
    advisers = {"purple": "vow_of_poverty vow_of_peace marriage"}
    t = table("purple red", advisers=advisers, deck="scouts tents longbows")
    t.search()
    t.keep("scouts")
    t.expect(0, "play-card", "to s1", "discard")
    t.answer("discard")


@pytest.mark.rule("7.2", "7.2.1", "2.6.2")
def test_trees_go_to_sites_and_persons_to_advisers(table):
    t = table("purple red", deck="keep tents longbows")
    t.search()
    t.keep("keep")
    t.expect(0, "play-card", "to s1", "to facedown", "discard")
    t.answer("to s1")
    t = table("purple red", deck="naysayers tents longbows")
    t.search()
    t.keep("naysayers")
    t.expect(0, "play-card", "to advisers", "to facedown", "discard")
    t.answer("to facedown")
    assert t.advisers("purple") == "-naysayers"


@pytest.mark.rule("5.1.4.III", "5.1.4.III.a", "2.2.1", "2.7.2")
def test_an_exile_reveals_a_vision_which_replaces_an_older_one(table):
    t = table("purple red", turn_of="red", visions={"red": "vision_conquest"}, deck="vision_faith")
    t.search()
    t.keep("vision_faith")
    t.expect(1, "play-card", "to facedown", "to play", "discard")
    t.answer("to play")
    assert t.vision("red") == "vision_faith" and t.pile("provinces") == "vision_conquest"
    assert t.advisers("red") == ""


@pytest.mark.rule("5.1.4.III")
@pytest.mark.parametrize("who", ["purple", "blue"])
def test_chancellor_and_citizens_keep_visions_facedown_only(table, who):
    t = table("purple blue", citizens="blue", turn_of=who, deck="vision_faith")
    t.search()
    t.keep("vision_faith")
    t.expect(t.seat(who), "play-card", "to facedown", "discard")
    t.answer("to facedown")
    assert t.advisers(who) == "-vision_faith"


@pytest.mark.rule("5.1.4.IV", "5.1.4.IV.a", "5.1.4.IV.b", "2.5.3", "10.Erobern", "card/conspiracy")
def test_the_conspiracy_takes_a_banner_for_a_secret_if_two_advisers_match(table):
    t = table(
        "purple red",
        advisers={"purple": "scouts longbows", "red": "wrestlers"},
        banners={"red": "darkest_secret"},
        secrets_on={"darkest_secret": 4},
        secrets={"purple": 1},
        deck="conspiracy",
    )
    t.search()
    t.keep("conspiracy", "to play", "take darkest_secret")
    assert t.banners("purple") == "darkest_secret" and t.secrets_on("darkest_secret") == 2
    assert t.secrets("purple") == 0 and t.text(t.g.box) == "conspiracy"


@pytest.mark.rule("5.1.4.IV", "5.1.4.IV.a")
@pytest.mark.parametrize(
    ("own", "theirs", "pawn", "secrets"),
    [
        ("scouts wolves", "wrestlers", 1, 1),
        ("scouts longbows", "-wrestlers", 1, 1),
        ("scouts -longbows", "wrestlers", 1, 1),
        ("scouts longbows", "wrestlers", 2, 1),
        ("scouts longbows", "wrestlers", 1, 0),
    ],
)
def test_the_conspiracy_does_nothing_without_matches_neighbour_or_secret(
    table, own, theirs, pawn, secrets
):
    t = table(
        "red purple",
        sites={1: "lush_coast", 2: "river"},
        turn_of="red",
        pawns={"purple": pawn},
        visions={"red": "vision_faith"},
        advisers={"red": own, "purple": theirs},
        secrets={"red": secrets},
        deck="conspiracy",
    )
    t.search()
    t.keep("conspiracy", "to play")
    assert t.relics("red") == "" and t.text(t.g.box) == "conspiracy"
    assert t.vision("red") == "vision_faith"  # a revealed Vision stays


@pytest.mark.rule("6.1", "6.0", "6.1.a")
def test_a_facedown_adviser_is_played_as_if_searched_or_discarded(table):
    t = table("purple red", advisers={"purple": "-scouts -keep"}, supply={"purple": 0})
    t.answer("adviser purple.1")
    t.expect(0, "play-card", "to s1", "to advisers", "discard")
    t.answer("to s1")
    assert t.cards(1) == "scouts" and t.favor("purple") == 1 and t.advisers("purple") == "-keep"
    t.answer("adviser purple.1", "discard")
    assert t.pile("provinces") == "keep" and t.supply("purple") == 0


@pytest.mark.rule("10.Abwerfen", "5.1.4.I.a")
def test_tokens_on_a_discarded_card_return_and_its_own_region_decides_the_pile(table):
    t = table(
        "purple red",
        sites={1: "lush_coast", 2: "mine wolves"},
        banners={"purple": "peoples_favor"},
        deck="scouts elders longbows",
        secrets_on={"wolves": 1},
        favor_on={"wolves": 2},
    )
    t.search()
    t.keep("scouts", "to s2")
    assert t.bank("beast") == 5 and t.facedown_secrets("purple") == 1
    assert "wolves" in t.pile("provinces")


@pytest.mark.rule("2.5", "5.1.1", "card/darkest_secret")
def test_the_darkest_secret_lets_its_holder_search_the_world_deck_for_two(table):
    banners = {"purple": "darkest_secret"}
    t = table("purple red", banners=banners, deck="wolves keep scouts", visions_drawn=4)
    t.search()
    assert t.supply("purple") == 5
    t.keep("wolves", "discard")


@pytest.mark.rule("7.3.3", "10.Dann")
def test_when_played_comes_after_the_favor_for_the_site(table):
    t = table("purple red", deck="garrison wolves keep", at={1: "purple 1"})
    t.search()
    t.keep("garrison", "to s1")
    events = t.events()
    assert t.cards(1) == "garrison"
    assert events.index("plays") < events.index("gains-favor")
    if "gains-warbands" in events:
        assert events.index("gains-favor") < events.index("gains-warbands")
