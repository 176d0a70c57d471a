"""Relics with an action: travelling, looking, taking, swapping."""

import pytest

# -- Brass Horse


HORSE = {
    "sites": {1: "river", 2: "ancient_city wolves", 4: "steppe elders", 6: "wastes tents"},
    "relics": {"red": "brass_horse"},
    "secrets": {"red": 1},
    "supply": {"red": 0},
    "turn_of": "red",
}


@pytest.mark.rule("card/brass_horse", "7.6.2")
@pytest.mark.ruling("card/brass_horse#1")
def test_the_brass_horse_goes_where_the_top_card_of_the_pile_is_at_home(table):
    t = table("purple red", **HORSE, piles={"cradle": "great_herd keep"})
    t.use("brass_horse")
    t.expect(1, "travel-to", "to s4", "to s6")
    t.answer("to s6")
    assert (t.pawn("red"), t.supply("red"), t.secrets_on("brass_horse")) == (6, 0, 1)
    assert t.pile("cradle") == "great_herd keep"  # it goes back
    assert all(t.g.known[t.this("great_herd")] >> seat & 1 for seat in (0, 1))


@pytest.mark.rule("card/brass_horse")
@pytest.mark.ruling("card/brass_horse#2")
@pytest.mark.parametrize("top", ["vision_faith", "scryer"])
def test_for_a_vision_or_a_suit_that_is_nowhere_the_horse_goes_anywhere(table, top):
    t = table("purple red", **HORSE, piles={"cradle": top})
    t.use("brass_horse")
    assert len(t.names()) == 7
    t.answer("to s8")
    assert t.pawn("red") == 8


@pytest.mark.rule("card/brass_horse")
@pytest.mark.ends_open
def test_a_suit_only_at_ones_own_site_is_no_way_to_go(table):
    t = table(
        "purple red",
        **(HORSE | {"sites": {1: "river scryer", 4: "steppe"}}),
        piles={"cradle": "charlatan"},
    )
    t.use("brass_horse")
    assert t.offered("to s4") and len(t.names()) == 7


@pytest.mark.rule("card/brass_horse", "7.1.2")
@pytest.mark.ruling("card/brass_horse#1")
def test_the_horse_needs_a_pile_a_secret_and_an_empty_saddle(table):
    t = table("purple red", **HORSE, piles={"provinces": "keep"})
    assert not t.offered("use brass_horse")
    t = table("purple red", **(HORSE | {"secrets": {}}), piles={"cradle": "keep"})
    assert not t.offered("use brass_horse")
    t = table("purple red", **HORSE, piles={"cradle": "keep"}, secrets_on={"brass_horse": 1})
    assert not t.offered("use brass_horse")


@pytest.mark.rule("card/brass_horse", "card/shrouded_wood")
@pytest.mark.ruling("card/brass_horse#3")
@pytest.mark.ends_open
def test_at_the_shrouded_wood_its_ruler_picks_among_the_possible_sites(table):
    t = table(
        "purple red",
        **(HORSE | {"sites": HORSE["sites"] | {1: "shrouded_wood"}}),
        at={1: "purple 1"},
        piles={"cradle": "great_herd"},
    )
    t.use("brass_horse")
    t.expect(0, "name-destination", "to s4", "to s6")


@pytest.mark.rule("card/brass_horse", "card/the_hidden_place")
@pytest.mark.ends_open
def test_the_horse_makes_nobody_turn_a_secret_over(table):
    sites = {1: "river", 2: "the_hidden_place wolves", 4: "steppe"}
    t = table("purple red", **(HORSE | {"sites": sites, "secrets": {"red": 2}}),
              piles={"cradle": "bracken"})  # fmt: skip
    t.use("brass_horse")
    assert t.offered("to s2") and t.offered("to s4")


# -- Whistle


WHISTLE = {
    "sites": {1: "river", 4: "steppe", 6: "wastes"},
    "relics": {"red": "whistle"},
    "secrets": {"red": 1},
    "turn_of": "red",
}


@pytest.mark.rule("card/whistle")
@pytest.mark.ruling("card/whistle#1")
def test_whoever_hears_the_whistle_comes_and_gets_its_secret(table):
    t = table("purple red blue", **WHISTLE, pawns={"purple": 4, "blue": 6}, supply={"blue": 0})
    t.use("whistle")
    t.expect(1, "choose-player", "choose purple", "choose blue")
    t.answer("choose blue")
    assert (t.pawn("blue"), t.supply("blue"), t.secrets("blue")) == (1, 0, 1)
    assert (t.secrets("red"), t.secrets_on("whistle")) == (0, 0)
    t.ends_clean()
    t.rest()
    assert t.secrets("red") == 0  # it does not come back


@pytest.mark.rule("card/whistle")
def test_nobody_hears_the_whistle_who_is_there_already_or_cannot_come(table):
    t = table("purple red", **WHISTLE)
    assert not t.offered("use whistle")
    sites = {1: "river", 2: "narrow_pass", 6: "wastes"}
    t = table("purple red blue", **(WHISTLE | {"sites": sites}), pawns={"blue": 6})
    assert not t.offered("use whistle")  # the pass is in blue's way


@pytest.mark.rule("card/whistle", "card/the_hidden_place")
@pytest.mark.ruling("card/whistle#2")
def test_nobody_has_to_turn_a_secret_over_for_the_whistle(table):
    sites = {1: "the_hidden_place", 4: "steppe"}
    t = table("purple red", **(WHISTLE | {"sites": sites, "secrets": {"red": 1, "purple": 1}}),
              pawns={"purple": 4})  # fmt: skip
    t.use("whistle")
    t.expect(0, "pay-toll", "choose yes", "pass")
    t.answer("pass")
    assert (t.pawn("purple"), t.secrets_on("whistle")) == (4, 1)
    t.ends_clean()
    t.rest()
    assert t.secrets("red") == 1  # the secret stayed and returns


@pytest.mark.rule("card/whistle", "card/toll_roads")
@pytest.mark.ruling("card/whistle#2")
@pytest.mark.parametrize("pays", [True, False])
def test_nobody_has_to_pay_a_toll_for_the_whistle(table, pays):
    sites = {1: "river toll_roads", 4: "steppe"}
    t = table("purple red", **(WHISTLE | {"sites": sites}), at={1: "red 1"},
              pawns={"purple": 4}, favor={"purple": 1})  # fmt: skip
    t.use("whistle")
    t.expect(0, "pay-toll", "choose yes", "pass")
    t.answer("choose yes" if pays else "pass")
    assert (t.pawn("purple"), t.favor("red"), t.secrets("purple")) == (
        (1, 1, 1) if pays else (4, 0, 0)
    )


@pytest.mark.rule("card/whistle", "card/vow_of_silence")
@pytest.mark.ruling("card/whistle#3")
def test_the_silent_keep_the_secret_of_their_whistle(table):
    t = table("purple red", **WHISTLE, pawns={"purple": 4}, advisers={"red": "vow_of_silence"})
    t.use("whistle")
    assert (t.pawn("purple"), t.secrets("purple"), t.secrets_on("whistle")) == (1, 0, 1)
    t.ends_clean()
    t.rest()
    assert t.secrets("red") == 1


# -- Map, Dowsing Sticks


@pytest.mark.rule("card/map")
@pytest.mark.parametrize(("supply", "after"), [(0, 4), (5, 7)])
def test_the_map_is_buried_for_four_supply(table, supply, after):
    t = table("purple red", relics={"red": "map"}, supply={"red": supply}, turn_of="red")
    t.use("map")
    assert (t.supply("red"), t.relics("red")) == (after, "")
    assert t.g.kinds[t.g.relic_deck[0]].id == "map"


@pytest.mark.rule("card/dowsing_sticks")
def test_with_dowsing_sticks_the_top_relic_is_kept_or_buried(table):
    setup = {
        "relics": {"red": "dowsing_sticks"},
        "favor": {"red": 2},
        "secrets": {"red": 1},
        "relic_deck": "whistle map",
        "turn_of": "red",
    }
    t = table("purple red", **setup)
    before = t.g.shared_favor
    t.use("dowsing_sticks", "choose retain")
    assert t.relics("red") == "dowsing_sticks whistle"
    assert (t.favor("red"), t.g.shared_favor - before, t.secrets_on("dowsing_sticks")) == (0, 2, 1)
    t.ends_clean()
    t = table("purple red", **setup)
    t.use("dowsing_sticks", "choose bury")
    assert t.relics("red") == "dowsing_sticks"
    assert t.g.kinds[t.g.relic_deck[0]].id == "whistle"
    assert t.g.kinds[t.g.relic_deck[-1]].id == "map"
    t.ends_clean()


@pytest.mark.rule("card/dowsing_sticks")
def test_an_empty_relic_deck_leaves_nothing_to_find(table):
    t = table(
        "purple red",
        relics={"red": "dowsing_sticks"},
        favor={"red": 2},
        secrets={"red": 1},
        turn_of="red",
        state=lambda g: g.relic_deck.clear(),
    )
    assert not t.offered("use dowsing_sticks")


# -- Skeleton Key


KEY = {
    "relics": {"red": "skeleton_key"},
    "secrets": {"red": 2},
    "reliquary": "map whistle ivory_eye brass_horse",
    "turn_of": "red",
}


@pytest.mark.rule("card/skeleton_key", "2.3")
def test_the_skeleton_key_opens_one_space_of_the_reliquary(table):
    t = table("purple red", **KEY, at={1: "purple 1"})
    t.use("skeleton_key", "choose reliquary_2")
    assert t.question().about == "whistle"
    t.answer("choose yes")
    assert t.relics("red") == "skeleton_key whistle" and t.g.reliquary[1] == -1
    assert (t.secrets("red"), t.secrets_on("skeleton_key")) == (0, 1)
    t.ends_clean()
    t = table("purple red", **KEY, at={1: "purple 1"})
    t.use("skeleton_key", "choose reliquary_2", "pass")
    assert t.relics("red") == "skeleton_key" and t.g.knows(t.player("red"), t.this("whistle"))
    assert not t.g.knows(t.player("purple"), t.this("whistle"))
    t.ends_clean()


@pytest.mark.rule("card/skeleton_key")
@pytest.mark.ruling("card/skeleton_key#1")
def test_the_key_fits_only_where_the_chancellor_rules_for_him_and_citizens_too(table):
    for at in ({1: "red 1"}, {}, {2: "purple 1"}):
        t = table("purple red", **KEY, sites={1: "river", 2: "steppe"}, at=at)
        assert not t.offered("use skeleton_key")
    t = table("purple red", **KEY, at={1: "purple 1"}, citizens="red")
    assert t.offered("use skeleton_key")
    setup = KEY | {"relics": {"purple": "skeleton_key"}, "turn_of": "purple"}
    t = table("purple red", **(setup | {"secrets": {"purple": 2}}), at={1: "purple 1"})
    t.use("skeleton_key", "choose reliquary_4", "choose yes")
    assert "brass_horse" in t.relics("purple")


@pytest.mark.rule("card/skeleton_key")
def test_an_empty_reliquary_needs_no_key(table):
    t = table(
        "purple red",
        relics={"red": "skeleton_key"},
        secrets={"red": 2},
        at={1: "purple 1"},
        uncovered="brutal decadent careless greedy",
        turn_of="red",
    )
    assert not t.offered("use skeleton_key")


# -- Oracular Pig


@pytest.mark.rule("card/oracular_pig", "9.4")
def test_the_oracular_pig_sees_three_cards_ahead(table):
    t = table(
        "purple red",
        relics={"red": "oracular_pig"},
        deck="keep vision_faith wolves tents",
        turn_of="red",
    )
    t.use("oracular_pig")
    red, purple = t.player("red"), t.player("purple")
    seen = [id for id in ("keep", "vision_faith", "wolves", "tents") if t.g.knows(red, t.this(id))]
    assert seen == ["keep", "vision_faith", "wolves"]
    assert not any(t.g.knows(purple, t.this(id)) for id in seen)
    assert t.g.visions_drawn == 0 and t.g.kinds[t.g.world_deck[-1]].id == "keep"
    told = [e for e in t.match.events(t.seat("red")) if e["id"] == "looks-ahead"]
    assert told[0]["cards"] == seen
    assert all("cards" not in e for e in t.match.events(0) if e["id"] == "looks-ahead")
    assert not t.offered("use oracular_pig")  # there is nothing new to see


# -- Ivory Eye


@pytest.mark.rule("card/ivory_eye")
def test_the_ivory_eye_sees_a_facedown_site_adviser_or_relic(table):
    setup = {
        "sites": {1: "river", 2: "steppe", 3: "wastes", 4: "mine", 6: "deep_woods", 7: "plains"},
        "facedown": {5: "mountain", 8: "marshes"},
        "relics_at": {3: "map"},
        "relics": {"red": "ivory_eye"},
        "secrets": {"red": 1},
        "advisers": {"purple": "keep -wolves", "red": "-tents"},
        "turn_of": "red",
    }
    places = {"s5": "mountain", "purple.2": "wolves", "s3.relic1": "map"}
    for place, id in places.items():
        t = table("purple red blue", **setup)
        t.use("ivory_eye")
        t.expect(1, "choose-card", "peek s5", "peek s8", "peek purple.2", "peek s3.relic1")
        t.answer(f"peek {place}")
        assert t.g.knows(t.player("red"), t.this(id))
        assert not t.g.knows(t.player("blue"), t.this(id)) and t.secrets_on("ivory_eye") == 1
        told = [e for e in t.match.events(1) if e["id"] == "peeks"]
        assert (told[0]["at"], told[0]["card"]) == (place, id)
        t.ends_clean()


@pytest.mark.rule("card/ivory_eye")
def test_the_ivory_eye_rests_when_everything_is_known(table):
    names = "river steppe wastes mine deep_woods plains mountain marshes"
    sites = dict(enumerate(names.split(), 1))
    setup = {"sites": sites, "relics": {"red": "ivory_eye"}, "secrets": {"red": 1}}
    t = table("purple red", **setup, advisers={"red": "-tents", "purple": "keep"}, turn_of="red")
    assert not t.offered("use ivory_eye")


# -- Horned Mask


MASK = {
    "sites": {1: "lush_coast wolves keep"},
    "relics": {"red": "horned_mask"},
    "secrets": {"red": 1},
    "turn_of": "red",
}


@pytest.mark.rule("card/horned_mask", "10.Austausch")
@pytest.mark.ruling("card/horned_mask#1")
def test_the_horned_mask_swaps_an_adviser_with_a_card_at_the_site(table):
    t = table("purple red", **MASK, advisers={"red": "tents scouts -bracken"})
    t.use("horned_mask")
    t.expect(1, "choose-card", "swap tents", "swap scouts")
    t.answer("swap tents")  # the Keep is bound to its site
    assert (t.cards(1), t.advisers("red")) == ("tents keep", "wolves scouts -bracken")
    assert (t.favor("red"), t.secrets_on("horned_mask")) == (0, 1)


@pytest.mark.rule("card/horned_mask", "7.2.1", "7.2.2")
def test_the_mask_respects_restrictions_and_locks(table):
    t = table("purple red", **MASK, advisers={"red": "vow_of_silence"})
    assert not t.offered("use horned_mask")
    t = table("purple red", **MASK, advisers={"red": "-tents"})
    assert not t.offered("use horned_mask")
    setup = MASK | {"sites": {1: "lush_coast keep great_spire"}}
    t = table("purple red", **setup, advisers={"red": "tents"})
    assert not t.offered("use horned_mask")


@pytest.mark.rule("card/horned_mask", "card/great_slum", "2.8.1")
def test_a_swap_needs_no_room_and_is_no_move_to_the_slum(table):
    t = table(
        "purple red",
        **(MASK | {"sites": {1: "great_slum wolves elders keep"}}),
        advisers={"red": "tents"},
    )
    t.use("horned_mask", "swap wolves")
    assert t.cards(1) == "tents elders keep" and t.advisers("red") == "wolves"
