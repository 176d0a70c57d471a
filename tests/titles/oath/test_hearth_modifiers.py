"""Hearth's modifiers of Search, Muster and Trade."""

import pytest

# -- Welcoming Party


PARTY = {"sites": {1: "lush_coast welcoming_party"}, "deck": "wolves bracken scouts"}


@pytest.mark.rule("card/welcoming_party")
@pytest.mark.parametrize(("to", "favor"), [("s1", 2), ("advisers", 1)])
def test_a_party_welcomes_a_denizen_that_is_played_faceup_with_a_hearth_favor(table, to, favor):
    t = table("purple red", **PARTY)
    t.search("world", "welcoming_party")
    t.keep("wolves", f"to {to}")
    assert (t.favor("purple"), t.bank("hearth")) == (favor, 2)  # at a site 1 Beast favor, too


@pytest.mark.rule("card/welcoming_party", "7.4.1")
@pytest.mark.ruling("card/welcoming_party#1")
def test_nobody_is_welcomed_facedown_discarded_or_by_a_party_not_given(table):
    for answer in ("to facedown", "discard"):
        t = table("purple red", **PARTY)
        t.search("world", "welcoming_party")
        t.keep("wolves", answer)
        assert t.favor("purple") == 0
    t = table("purple red", **PARTY)
    t.answer("search")
    t.expect(0, "use-modifier", "use welcoming_party", "pass")
    t.answer("pass")
    t.maybe("draw world")
    t.keep("wolves", "to advisers")
    assert t.favor("purple") == 0


@pytest.mark.rule("card/welcoming_party")
@pytest.mark.ruling("card/welcoming_party#1")
def test_there_is_no_party_for_a_former_facedown_adviser_a_vision_or_itself(table):
    t = table("purple red", sites=PARTY["sites"], advisers={"purple": "-wolves"})
    t.answer("adviser purple.1")
    t.expect(0, "play-card")  # no modifier is offered
    t.answer("to s1")
    assert (t.favor("purple"), t.bank("hearth")) == (1, 3)
    t = table("purple red", sites=PARTY["sites"], deck="vision_faith", turn_of="red")
    t.search("world", "welcoming_party")
    t.keep("vision_faith", "to play")
    assert t.favor("red") == 0 and t.vision("red") == "vision_faith"
    t = table("purple red", deck="welcoming_party wolves keep")
    t.search()
    t.keep("welcoming_party", "to s1")
    assert (t.favor("purple"), t.bank("hearth")) == (1, 2)  # only what the site brings


@pytest.mark.rule("card/welcoming_party", "7.1.1", "9.3")
def test_a_party_elsewhere_is_open_to_its_ruler_alone_and_ends_with_the_bank(table):
    setup = {"sites": {2: "steppe welcoming_party"}, "deck": "wolves bracken scouts"}
    t = table("purple red", **setup, at={2: "red 1"})
    t.search()
    t.keep("wolves", "to advisers")
    assert t.favor("purple") == 0
    t = table("purple red", **setup, at={2: "red 1"}, turn_of="red", banks={"hearth": 0})
    t.search("world", "welcoming_party")
    t.keep("wolves", "to advisers")
    assert t.favor("red") == 0


# -- Crop Rotation


@pytest.mark.rule("card/crop_rotation")
def test_crop_rotation_discards_a_denizen_of_the_site_a_card_is_played_to(table):
    t = table(
        "purple red",
        sites={1: "lush_coast longbows", 2: "steppe elders"},
        advisers={"purple": "crop_rotation"},
        deck="wolves bracken scouts",
        favor_on={"longbows": 1},
    )
    t.search("world", "crop_rotation")
    t.keep("wolves", "to s1")
    t.expect(0, "discard-first", "discard longbows", "pass")  # optional, only at that site
    t.answer("discard longbows")
    assert t.cards(1) == "wolves" and t.pile("provinces").split()[0] == "longbows"
    assert (t.bank("order"), t.favor("purple")) == (4, 1)


@pytest.mark.rule("card/crop_rotation", "2.8.1")
@pytest.mark.ends_open
def test_crop_rotation_makes_room_at_a_full_site_but_not_among_locked_cards(table):
    setup = {"advisers": {"purple": "crop_rotation"}, "deck": "wolves bracken scouts"}
    t = table("purple red", **setup, sites={1: "lush_coast longbows elders keep"})
    t.search("world", "crop_rotation")
    t.keep("wolves", "to s1")
    t.expect(0, "discard-first", "discard longbows", "discard elders")  # must, and no locked one
    t.answer("discard elders")
    assert t.cards(1) == "longbows keep wolves"
    t.ends_clean()
    t = table("purple red", **setup, sites={1: "barren_coast keep"})
    t.search("world", "crop_rotation")
    t.keep("wolves")
    assert not t.offered("to s1")
    t = table("purple red", **setup, sites={1: "barren_coast longbows"})
    t.search("world")
    t.keep("wolves")
    assert not t.offered("to s1")  # not used


@pytest.mark.rule("card/crop_rotation", "6.1")
def test_crops_rotate_for_a_former_facedown_adviser_too(table):
    t = table(
        "purple red",
        sites={1: "barren_coast longbows"},
        advisers={"purple": "crop_rotation -wolves"},
    )
    t.answer("adviser purple.2", "use crop_rotation", "to s1")
    assert t.cards(1) == "wolves"


@pytest.mark.rule("card/crop_rotation", "7.4.3")
@pytest.mark.ends_open
def test_crop_rotation_never_discards_itself(table):
    t = table("purple red", sites={1: "barren_coast crop_rotation"}, deck="wolves bracken scouts")
    t.answer("search")
    assert not t.offered("use crop_rotation")  # it is no use here
    t.maybe("draw world")
    t.keep("wolves")
    assert not t.offered("to s1")
    t = table(
        "purple red", sites={1: "lush_coast crop_rotation longbows"}, deck="wolves bracken scouts"
    )
    t.search("world", "crop_rotation")
    t.keep("wolves", "to s1")
    t.expect(0, "discard-first", "discard longbows", "pass")


@pytest.mark.rule("card/crop_rotation", "card/peoples_favor")
@pytest.mark.ruling("card/crop_rotation#1")
def test_crop_rotation_and_the_peoples_favor_discard_a_card_each(table):
    t = table(
        "purple red",
        sites={1: "lush_coast longbows", 2: "steppe elders scouts"},
        advisers={"purple": "crop_rotation"},
        banners={"purple": "peoples_favor"},
        deck="wolves bracken marriage",
    )
    t.search("world", "crop_rotation")
    t.keep("wolves", "to s2")
    t.expect(0, "discard-first", "discard elders", "discard scouts", "pass")
    t.answer("discard elders")
    t.expect(0, "discard-first", "discard longbows", "discard scouts", "pass")
    t.answer("discard longbows")
    assert (t.cards(1), t.cards(2)) == ("", "scouts wolves")


# -- Land Warden


def warden(table, **more):
    """Purple searches with the Land Warden."""
    setup = {
        "advisers": {"purple": "land_warden"},
        "favor": {"purple": 1},
        "deck": "wolves bracken scouts",
    }
    t = table("purple red", **(setup | more))
    t.search("world", "land_warden")
    return t


@pytest.mark.rule("card/land_warden")
@pytest.mark.ruling("card/land_warden#1")
def test_with_the_land_warden_two_cards_can_be_played_one_of_them_to_a_site(table):
    t = warden(table)
    t.answer("keep wolves", "keep scouts", "to s1", "to facedown")
    assert t.cards(1) == "wolves" and t.advisers("purple") == "land_warden -scouts"
    assert t.pile("provinces") == "bracken" and t.favor_on("land_warden") == 1
    t.ends_clean()
    t = warden(table)
    t.answer("keep wolves", "keep scouts", "to s1", "to s1")
    assert t.cards(1) == "wolves scouts" and t.favor("purple") == 2
    t.ends_clean()


@pytest.mark.rule("card/land_warden")
def test_if_the_first_does_not_go_to_a_site_the_second_must(table):
    t = warden(table)
    t.answer("keep wolves", "keep scouts", "to advisers")
    t.expect(0, "play-card", "to s1", "discard")
    t.answer("to s1")
    assert (t.cards(1), t.advisers("purple")) == ("scouts", "land_warden wolves")
    t.ends_clean()
    t = warden(table, deck="wolves charming_friend scouts")
    t.answer("keep wolves", "keep charming_friend", "to advisers")
    assert t.was_asked("purple", "play-card")  # it cannot lie at a site
    assert t.advisers("purple") == "land_warden wolves" and t.cards(1) == ""
    t.ends_clean()


@pytest.mark.rule("card/land_warden")
def test_one_play_is_still_enough_and_a_discarded_first_card_counts_for_nothing(table):
    t = warden(table)
    t.answer("keep wolves", "pass", "discard bracken", "to advisers")
    assert t.advisers("purple") == "land_warden wolves"
    t.ends_clean()
    t = warden(table)
    t.answer("keep wolves", "keep scouts", "discard", "to advisers")
    assert t.advisers("purple") == "land_warden scouts"
    t.ends_clean()


@pytest.mark.rule("card/land_warden", "6.1")
@pytest.mark.ends_open
def test_the_warden_helps_only_with_a_draw_and_for_favor(table):
    setup = {"advisers": {"purple": "land_warden -wolves"}, "deck": "bracken scouts keep"}
    t = table("purple red", **setup, favor={"purple": 1})
    t.answer("adviser purple.2")
    t.expect(0, "play-card")
    t = table("purple red", **setup)
    t.search()
    t.answer("keep bracken")
    t.expect(0, "discard-order", "discard scouts", "discard keep")  # only one is kept
    t = table("purple red", **setup, favor={"purple": 1}, favor_on={"land_warden": 1})
    t.search()
    t.expect(0, "keep-card")


@pytest.mark.rule("card/land_warden", "card/peoples_favor")
@pytest.mark.ruling("card/land_warden#2")
def test_the_peoples_favor_serves_both_plays_of_the_warden(table):
    t = warden(
        table,
        sites={1: "lush_coast longbows", 2: "steppe elders"},
        banners={"purple": "peoples_favor"},
    )
    t.answer("keep wolves", "keep scouts", "to s2", "discard elders", "to s2", "discard longbows")
    assert (t.cards(1), t.cards(2)) == ("", "wolves scouts")


@pytest.mark.rule("card/land_warden", "card/welcoming_party")
def test_each_of_two_denizens_is_welcomed(table):
    t = table(
        "purple red",
        sites={1: "lush_coast welcoming_party"},
        advisers={"purple": "land_warden"},
        favor={"purple": 1},
        deck="wolves bracken scouts",
    )
    t.search("world", "land_warden", "welcoming_party")
    t.answer("keep wolves", "keep scouts", "to s1", "to advisers")
    assert (t.favor("purple"), t.bank("hearth")) == (3, 1)


@pytest.mark.rule("card/land_warden", "7.4.3")
@pytest.mark.ends_open
def test_a_modifier_in_use_is_not_discarded_to_make_room_for_advisers(table):
    t = warden(table, advisers={"purple": "land_warden elders keep"})
    t.answer("keep wolves", "keep scouts", "to s1", "to advisers")
    assert t.advisers("purple") == "land_warden keep scouts"  # only the elders could go
    t.ends_clean()
    t = warden(table, advisers={"purple": "land_warden insomnia"})
    t.answer("keep wolves", "pass", "discard bracken")
    assert not t.offered("to advisers") and not t.offered("to facedown")
    t = table("purple red", advisers={"purple": "land_warden insomnia"}, deck="wolves keep scouts")
    t.search()
    t.keep("wolves", "to advisers")
    assert t.advisers("purple") == "insomnia wolves"  # not in use


# -- News from Afar


@pytest.mark.rule("card/news_from_afar")
@pytest.mark.parametrize("deck", ["world", "cradle"])
def test_news_from_afar_make_a_search_free_of_supply(table, deck):
    t = table(
        "purple red",
        advisers={"purple": "news_from_afar"},
        favor={"purple": 2},
        supply={"purple": 0},
        visions_drawn=3,
        deck="wolves",
        piles={"cradle": "scouts"},
    )
    t.search(deck, "news_from_afar")
    t.keep(t.hand("purple").split()[0], "discard")
    assert (t.supply("purple"), t.favor_on("news_from_afar")) == (0, 2)
    assert not t.offered("search")  # no Supply, and its favor lies there


@pytest.mark.rule("card/news_from_afar")
@pytest.mark.ends_open
def test_news_cost_two_favor_and_are_no_help_for_facedown_advisers(table):
    advisers = {"purple": "news_from_afar -wolves"}
    t = table("purple red", advisers=advisers, favor={"purple": 1}, supply={"purple": 1})
    assert not t.offered("search")
    t = table("purple red", advisers=advisers, favor={"purple": 2})
    t.answer("adviser purple.2")
    t.expect(0, "play-card")


# -- Rowdy Pub


@pytest.mark.rule("card/rowdy_pub")
def test_the_rowdy_pub_musters_one_more_on_itself_alone(table):
    t = table("purple red", sites={1: "lush_coast rowdy_pub wolves"}, favor={"purple": 2})
    t.muster("rowdy_pub", "rowdy_pub")
    assert (t.warbands("purple"), t.favor_on("rowdy_pub")) == (3, 1)
    t.muster("wolves", "rowdy_pub")
    assert t.warbands("purple") == 5


@pytest.mark.rule("card/rowdy_pub", "7.4.1", "9.3")
def test_the_pub_is_optional_away_from_its_site_useless_and_bound_by_the_bank(table):
    sites = {1: "lush_coast rowdy_pub wolves", 2: "steppe elders"}
    t = table("purple red", sites=sites, favor={"purple": 1})
    t.muster("rowdy_pub")
    assert t.warbands("purple") == 2
    t = table(
        "purple red", sites=sites, favor={"purple": 1}, at={1: "purple 1"}, pawns={"purple": 2}
    )
    t.muster("elders")  # no modifier was offered
    assert t.warbands("purple") == 2
    t = table("purple red", sites=sites, favor={"red": 1}, warbands={"red": 12}, turn_of="red")
    t.muster("rowdy_pub", "rowdy_pub")
    assert t.warbands("red") == 14


# -- Awaited Return


@pytest.mark.rule("card/awaited_return")
def test_an_awaited_return_trades_without_supply_for_a_warband(table):
    t = table(
        "purple red",
        sites={1: "lush_coast wolves longbows"},
        advisers={"purple": "awaited_return"},
        secrets={"purple": 2},
        warbands={"purple": 2},
        supply={"purple": 0},
    )
    t.trade("wolves", "favor", "awaited_return")
    assert (t.supply("purple"), t.warbands("purple"), t.favor("purple")) == (0, 1, 1)
    assert t.g.reserve[0] == 23
    t.trade("longbows", "favor", "awaited_return")  # it costs nothing else, so it can be repeated
    assert (t.warbands("purple"), t.favor("purple")) == (0, 2)


@pytest.mark.rule("card/awaited_return", "7.4.1")
def test_without_a_warband_on_the_board_nobody_returns(table):
    setup = {
        "sites": {1: "lush_coast wolves"},
        "advisers": {"purple": "awaited_return"},
        "secrets": {"purple": 1},
    }
    t = table("purple red", **setup, at={1: "purple 3"}, supply={"purple": 0})
    assert not t.offered("trade")  # those at sites do not count
    t = table("purple red", **setup, warbands={"purple": 1})
    t.trade("wolves")
    assert (t.supply("purple"), t.warbands("purple")) == (6, 1)  # optional


# -- with cards of other groups


@pytest.mark.rule("card/homesteaders", "card/great_slum")
def test_homesteaders_find_room_in_the_great_slum(table):
    t = table(
        "purple red",
        sites={1: "great_slum longbows scouts bracken"},
        advisers={"purple": "homesteaders wolves"},
    )
    t.use("homesteaders", "choose wolves", "discard scouts")
    assert t.cards(1) == "longbows bracken wolves"


@pytest.mark.rule("card/relic_breaker", "card/crop_rotation", "card/ancient_bloodline")
@pytest.mark.ends_open
def test_an_ancient_bloodline_holds_its_relics_and_denizens_against_hearth_enemies(table):
    for at, offered in [({1: "purple 1"}, False), ({1: "red 1"}, True)]:
        t = table(
            "purple red",
            sites={1: "barren_coast longbows"},
            relics_at={1: "map"},
            at=at,
            advisers={"purple": "ancient_bloodline", "red": "relic_breaker crop_rotation"},
            favor={"red": 1},
            deck="wolves scouts bracken",
            turn_of="red",
        )
        assert t.offered("use relic_breaker") == offered
        t.search("world", "crop_rotation")
        t.keep("wolves")
        assert t.offered("to s1") == offered
