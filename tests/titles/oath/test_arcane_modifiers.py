"""Arcane's modifiers of Search, Muster, Recover and Travel."""

import pytest

# -- Augury


@pytest.mark.rule("card/augury")
@pytest.mark.ends_open
def test_augury_draws_one_card_more(table):
    t = table(
        "purple red", advisers={"red": "augury"}, deck="wolves elders keep scouts", turn_of="red"
    )
    t.search("world", "augury")
    assert t.hand("red") == "elders keep scouts wolves"
    t = table("purple red", advisers={"red": "augury"}, deck="wolves elders keep", turn_of="red")
    t.search("world")
    assert t.hand("red") == "elders keep wolves"  # it is optional


@pytest.mark.rule("card/augury", "5.1.2")
@pytest.mark.ends_open
def test_a_vision_still_stops_the_draw_and_a_small_pile_gives_what_it_has(table):
    t = table(
        "purple red", advisers={"red": "augury"}, deck="wolves vision_faith keep", turn_of="red"
    )
    t.search("world", "augury")
    assert t.hand("red") == "vision_faith wolves"
    t = table("purple red", advisers={"red": "augury"}, piles={"cradle": "keep"}, turn_of="red")
    t.search("cradle", "augury")
    assert t.hand("red") == "keep"


@pytest.mark.rule("card/augury", "6.1")
@pytest.mark.ends_open
def test_augury_is_not_offered_for_a_card_played_as_if_searched(table):
    t = table("purple red", advisers={"red": "augury -wolves"}, turn_of="red")
    t.answer("adviser red.2")
    t.expect(1, "play-card")


# -- Observatory


@pytest.mark.rule("card/observatory")
def test_at_the_observatory_any_discard_pile_may_be_searched(table):
    t = table(
        "purple red",
        sites={1: "lush_coast observatory"},
        piles={"cradle": "wolves", "hinterland": "elders keep"},
    )
    t.answer("search", "use observatory")
    t.expect(0, "search-deck", "draw world", "draw cradle", "draw hinterland")
    t.answer("draw hinterland")
    assert (t.hand("purple"), t.supply("purple")) == ("elders keep", 5)
    t.keep("elders", "discard")
    assert t.pile("provinces") == "elders keep"  # discards go where they always go


@pytest.mark.rule("card/observatory")
@pytest.mark.ends_open
def test_ruling_the_observatory_from_afar_is_not_enough(table):
    t = table(
        "purple red",
        sites={4: "steppe observatory"},
        at={4: "purple 1"},
        piles={"cradle": "wolves", "hinterland": "elders"},
    )
    t.answer("search")
    t.expect(0, "search-deck", "draw world", "draw cradle")


@pytest.mark.rule("card/observatory", "7.1.1")
@pytest.mark.ends_open
def test_the_observatory_is_open_to_every_pawn_there_but_only_if_other_piles_have_cards(table):
    t = table(
        "purple red",
        sites={1: "lush_coast observatory"},
        at={1: "red 1"},
        piles={"provinces": "elders"},
        supply={"purple": 2},
        visions_drawn=3,
    )
    t.search("provinces", "observatory")  # the world deck is too expensive
    assert t.hand("purple") == "elders"
    t = table("purple red", sites={1: "lush_coast observatory"}, piles={"cradle": "wolves"})
    t.answer("search")
    t.expect(0, "search-deck", "draw world", "draw cradle")  # nothing to observe: not offered


# -- Initiation Rite


@pytest.mark.rule("card/initiation_rite")
def test_under_the_initiation_rite_mustering_takes_a_secret_and_no_favor(table):
    t = table(
        "purple red",
        sites={1: "lush_coast longbows"},
        advisers={"red": "initiation_rite"},
        favor={"red": 1},
        secrets={"red": 1},
        turn_of="red",
    )
    t.muster("longbows")
    assert (t.favor("red"), t.secrets("red"), t.warbands("red")) == (1, 0, 2)
    assert (t.secrets_on("longbows"), t.favor_on("longbows")) == (1, 0)
    t.rest()
    assert t.secrets("red") == 1
    t = table(
        "purple red",
        sites={1: "lush_coast longbows"},
        advisers={"red": "initiation_rite"},
        favor={"red": 3},
        turn_of="red",
    )
    assert not t.offered("muster")  # favor will not do


@pytest.mark.rule("card/initiation_rite")
def test_the_rite_binds_its_owner_alone_and_a_chain_holds_it(table):
    t = table(
        "purple red",
        sites={1: "lush_coast longbows"},
        advisers={"red": "initiation_rite"},
        favor={"purple": 1},
    )
    t.muster("longbows")
    assert (t.favor("purple"), t.favor_on("longbows")) == (0, 1)
    t = table(
        "purple red",
        advisers={"red": "initiation_rite longbows keep"},
        deck="wolves bracken elders",
        turn_of="red",
    )
    t.search()
    t.keep("wolves", "to advisers")
    assert not t.offered("discard initiation_rite")


# -- Magician's Code


def code(table, **more):
    """Red may recover the Darkest Secret from purple, at whose site there is an Order card."""
    setup = {
        "sites": {1: "lush_coast longbows"},
        "advisers": {"red": "magicians_code"},
        "banners": {"purple": "darkest_secret"},
        "secrets_on": {"darkest_secret": 2},
        "favor": {"red": 2},
        "turn_of": "red",
    }
    return table("purple red", **(setup | more))


@pytest.mark.rule("card/magicians_code")
def test_the_magicians_code_adds_two_secrets_to_the_payment(table):
    t = code(table, secrets={"red": 3})
    t.recover("darkest_secret", "magicians_code")
    t.expect(1, "banner-payment", "count 1", "count 2", "count 3")
    t.answer("count 2")
    assert (t.banners("red"), t.secrets_on("darkest_secret")) == ("darkest_secret", 4)
    assert (t.secrets("red"), t.secrets("purple")) == (2, 1)  # one of the old ones each
    assert (t.favor("red"), t.favor_on("magicians_code"), t.supply("red")) == (0, 2, 6)


@pytest.mark.rule("card/magicians_code")
def test_the_own_share_may_be_nothing_at_all(table):
    t = code(table, secrets_on={"darkest_secret": 1})
    t.recover("darkest_secret", "magicians_code")
    assert (t.banners("red"), t.secrets_on("darkest_secret")) == ("darkest_secret", 2)
    assert t.secrets("red") == 1  # the old one


@pytest.mark.rule("card/magicians_code", "5.4.1")
def test_the_code_does_not_open_a_closed_banner_nor_replace_missing_secrets(table):
    dear = {"favor_on": {"peoples_favor": 4}}  # too dear to be recovered
    t = code(table, **dear, sites={1: "lush_coast"}, secrets={"red": 3})
    assert not t.offered("recover")
    t = code(table, **dear, secrets_on={"darkest_secret": 3}, secrets={"red": 1})
    assert not t.offered("recover")
    t = code(table, **dear, favor={"red": 1}, secrets={"red": 3})
    t.answer("recover")  # too little favor for the Code: all three of one's own
    assert (t.secrets_on("darkest_secret"), t.secrets("red")) == (3, 1)


@pytest.mark.rule("card/magicians_code")
@pytest.mark.ends_open
def test_with_the_code_nothing_but_the_darkest_secret_is_recovered(table):
    t = code(table, favor={"red": 4}, secrets={"red": 3})
    t.answer("recover", "use magicians_code")
    assert (t.question().prompt, t.question().about) == ("banner-payment", "darkest_secret")
    t = code(table, favor={"red": 4})
    t.answer("recover")  # too few secrets even with the Code, which is not offered
    assert (t.question().prompt, t.question().about) == ("banner-payment", "peoples_favor")


# -- Portal


@pytest.mark.rule("card/portal")
def test_the_portal_opens_trips_from_its_site_without_supply(table):
    t = table(
        "purple red",
        sites={1: "lush_coast portal", 7: "steppe"},
        secrets={"purple": 1},
        supply={"purple": 0},
    )
    t.travel(7, "portal")
    assert (t.pawn("purple"), t.supply("purple"), t.secrets_on("portal")) == (7, 0, 1)
    assert not t.offered("travel")  # neither Supply nor portal


@pytest.mark.rule("card/portal", "7.1.1")
@pytest.mark.ruling("card/portal#1")
def test_to_come_to_the_portal_one_must_rule_it(table):
    setup = {"sites": {7: "steppe portal"}, "secrets": {"purple": 1}, "supply": {"purple": 0}}
    t = table("purple red", **setup, at={7: "purple 1"})
    t.answer("travel", "use portal")  # and so only to the portal
    assert t.pawn("purple") == 7
    assert not table("purple red", **setup, at={7: "red 1"}).offered("travel")
    assert not table("purple red", **setup).offered("travel")  # bandits rule it


@pytest.mark.rule("card/portal", "7.1.2")
def test_without_a_secret_or_with_one_on_the_card_the_portal_is_shut(table):
    setup = {"sites": {1: "lush_coast portal"}, "supply": {"purple": 0}}
    assert not table("purple red", **setup).offered("travel")
    t = table("purple red", **setup, secrets={"purple": 1}, secrets_on={"portal": 1})
    assert not t.offered("travel")


@pytest.mark.rule("card/portal", "card/toll_roads")
@pytest.mark.ruling("card/portal#2")
@pytest.mark.ends_open
def test_toll_roads_are_paid_through_the_portal_too(table):
    setup = {
        "sites": {1: "lush_coast portal", 4: "steppe toll_roads"},
        "at": {4: "red 1"},
        "secrets": {"purple": 1},
    }
    t = table("purple red", **setup, favor={"purple": 1})
    t.travel(4, "portal")
    assert (t.pawn("purple"), t.favor("purple"), t.favor("red")) == (4, 0, 1)
    t = table("purple red", **setup)
    t.answer("travel", "use portal")
    assert t.question().prompt == "travel-to" and not t.offered("to s4")
