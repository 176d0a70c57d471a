"""Beast's Search modifiers."""

import pytest

# -- Errand Boy


def errand(table, **more):
    """The Errand Boy can choose among two piles."""
    setup = {
        "advisers": {"purple": "errand_boy"},
        "piles": {"cradle": "keep", "provinces": "wolves elders longbows", "hinterland": "tents"},
        "favor": {"purple": 1},
    }
    return table("purple red", **(setup | more))


@pytest.mark.rule("card/errand_boy")
@pytest.mark.ruling("card/errand_boy#2")
def test_the_errand_boy_draws_from_another_regions_pile_but_you_discard_by_your_own(table):
    t = errand(table)
    t.answer("search", "use errand_boy")
    t.expect(0, "search-deck", "draw provinces", "draw hinterland")  # that is what he is paid for
    t.answer("draw provinces")
    assert t.hand("purple") == "elders longbows wolves" and t.supply("purple") == 5
    t.answer("keep wolves", "discard elders", "to advisers")
    assert t.pile("provinces") == "longbows elders" and t.favor_on("errand_boy") == 1
    assert not t.offered("use errand_boy")


@pytest.mark.rule("card/errand_boy", "7.1.2.d")
@pytest.mark.ends_open
def test_without_errand_or_favor_only_the_own_pile_is_open(table):
    t = errand(table)
    t.answer("search", "pass")
    t.expect(0, "search-deck", "draw world", "draw cradle")
    t = errand(table, favor={})
    t.answer("search")
    t.expect(0, "search-deck", "draw world", "draw cradle")
    t = errand(table, favor_on={"errand_boy": 1})
    t.answer("search")
    t.expect(0, "search-deck", "draw world", "draw cradle")
    t = errand(table, piles={"cradle": "keep wolves"})
    t.answer("search")
    t.expect(0, "search-deck", "draw world", "draw cradle")  # no other pile has cards


@pytest.mark.rule("card/errand_boy")
@pytest.mark.ends_open
def test_the_errand_boy_has_no_part_in_a_play_as_if_searched(table):
    t = errand(table, advisers={"purple": "errand_boy -scouts"})
    t.answer("adviser purple.2")
    t.expect(0, "play-card", "to s1", "to advisers", "discard")


# -- Mushrooms


@pytest.mark.rule("card/mushrooms")
def test_mushrooms_are_found_at_the_bottom_of_the_local_pile_without_supply(table):
    t = table(
        "purple red",
        sites={1: "lush_coast mushrooms"},
        piles={"cradle": "keep elders wolves", "provinces": "tents"},
        secrets={"purple": 1},
        supply={"purple": 0},
    )
    t.search("cradle", "mushrooms")
    assert t.hand("purple") == "wolves" and t.pile("cradle") == "keep elders"
    t.keep("wolves", "to advisers")
    assert (t.supply("purple"), t.secrets_on("mushrooms")) == (0, 1)
    assert not t.offered("search")


@pytest.mark.rule("card/mushrooms")
@pytest.mark.ends_open
def test_no_mushrooms_without_a_secret_or_a_local_pile(table):
    setup = {"sites": {1: "lush_coast mushrooms"}, "supply": {"purple": 0}}
    t = table("purple red", **setup, piles={"cradle": "keep"})
    assert not t.offered("search")
    t = table("purple red", **setup, piles={"provinces": "keep"}, secrets={"purple": 1})
    assert not t.offered("search")
    piles = {"cradle": "keep", "provinces": "tents"}
    t = table("purple red", **setup, piles=piles, secrets={"purple": 1})
    t.search("cradle", "mushrooms")  # never from the world deck
    assert t.hand("purple") == "keep"


@pytest.mark.rule("card/mushrooms", "card/errand_boy")
@pytest.mark.ruling("card/errand_boy#1")
@pytest.mark.ends_open
def test_the_errand_boy_knows_where_mushrooms_grow_elsewhere(table):
    t = table(
        "purple red",
        sites={1: "lush_coast mushrooms errand_boy"},
        piles={"cradle": "keep", "provinces": "tents elders wolves", "hinterland": "longbows"},
        secrets={"purple": 1},
        favor={"purple": 1},
        supply={"purple": 0},
    )
    t.answer("search", "use mushrooms", "use errand_boy")
    t.expect(0, "search-deck", "draw provinces", "draw hinterland")
    t.answer("draw provinces")
    assert t.hand("purple") == "wolves"


@pytest.mark.rule("card/mushrooms", "card/augury", "2.3")
@pytest.mark.ruling("card/mushrooms#1")
@pytest.mark.ends_open
def test_powers_that_draw_more_cards_still_add_to_the_mushrooms(table):
    setup = {"piles": {"cradle": "keep elders wolves tents"}, "secrets": {"purple": 1}}
    t = table("purple red", sites={1: "lush_coast mushrooms augury"}, **setup)
    t.search("cradle", "mushrooms", "augury")
    assert t.hand("purple") == "tents wolves"
    t = table("purple red", sites={1: "lush_coast mushrooms"}, uncovered="greedy", **setup)
    t.search("cradle", "mushrooms")
    assert t.hand("purple") == "elders tents wolves" and t.supply("purple") == 7


# -- New Growth


@pytest.mark.rule("card/new_growth")
@pytest.mark.ends_open
def test_beast_and_hearth_cards_grow_at_any_site_with_room(table):
    sites = {1: "lush_coast new_growth", 4: "steppe", 6: "river keep tents", 7: "fertile_valley"}
    t = table("purple red", sites=sites, deck="wolves wayside_inn elders")
    t.search("world", "new_growth")
    t.keep("wolves")
    t.expect(
        0, "play-card", "to s1", "to s4", "to s7", "to advisers", "to facedown", "discard"
    )  # the River is full, the others are facedown
    t.answer("to s4")
    assert (t.cards(4), t.bank("beast")) == ("wolves", 2)
    t.ends_clean()
    t = table("purple red", sites=sites, deck="wayside_inn wolves elders")
    t.search("world", "new_growth")
    t.keep("wayside_inn")
    assert t.offered("to s7")
    t = table("purple red", sites=sites, deck="elders wolves wayside_inn")
    t.search("world", "new_growth")
    t.keep("elders")
    t.expect(0, "play-card", "to s1", "to advisers", "to facedown", "discard")  # a Nomad does not


@pytest.mark.rule("card/new_growth", "6.1")
@pytest.mark.ends_open
def test_a_facedown_adviser_grows_elsewhere_too_but_only_with_access_and_by_choice(table):
    setup = {"advisers": {"purple": "-wolves"}, "at": {3: "red 1"}}
    t = table("purple red", sites={1: "lush_coast new_growth", 3: "steppe"}, **setup)
    t.answer("adviser purple.1", "use new_growth", "to s3")
    assert t.cards(3) == "wolves"
    t.ends_clean()
    t = table("purple red", sites={1: "lush_coast new_growth", 3: "steppe"}, **setup)
    t.answer("adviser purple.1", "pass")
    assert t.offered("to s1") and not t.offered("to s3")
    t = table("purple red", sites={3: "steppe new_growth"}, **setup)
    t.answer("adviser purple.1")
    assert t.offered("to s1") and not t.offered("to s3")  # red rules it


# -- Wild Cry


@pytest.mark.rule("card/wild_cry")
def test_a_wild_cry_answers_a_beast_card_that_is_played_faceup(table):
    for where in ("to s1", "to advisers"):
        t = table("purple red", advisers={"purple": "wild_cry"}, deck="wolves keep elders")
        t.search("world", "wild_cry")
        t.keep("wolves", where)
        assert (t.supply("purple"), t.warbands("purple")) == (6, 2)  # 7 - 2 + 1
        t.ends_clean()


@pytest.mark.rule("card/wild_cry")
def test_no_wild_cry_for_other_suits_facedown_cards_or_discards(table):
    for card, where in [("elders", "to s1"), ("wolves", "to facedown"), ("wolves", "discard")]:
        t = table("purple red", advisers={"purple": "wild_cry"}, deck="wolves keep elders")
        t.search("world", "wild_cry")
        t.keep(card, where)
        assert (t.supply("purple"), t.warbands("purple")) == (5, 0)
    t = table("purple red", advisers={"purple": "wild_cry"}, deck="wolves keep elders")
    t.search("world")
    t.keep("wolves", "to s1")
    assert t.warbands("purple") == 0  # not used
    t = table("purple red", advisers={"red": "wild_cry"}, deck="wolves keep elders")
    t.search("world")
    t.keep("wolves", "to s1")
    assert (t.warbands("purple"), t.warbands("red")) == (0, 0)


@pytest.mark.rule("card/wild_cry", "6.1", "9.3")
def test_a_wild_cry_for_a_former_facedown_adviser_never_exceeds_the_leftmost_space(table):
    t = table("purple red", advisers={"purple": "wild_cry -wolves"}, warbands={"purple": 23})
    t.answer("adviser purple.2", "use wild_cry", "to s1")
    assert (t.supply("purple"), t.warbands("purple")) == (7, 24)


@pytest.mark.rule("card/wild_cry", "7.3.3")
@pytest.mark.ends_open
def test_the_wild_cry_comes_before_the_when_played_power(table):
    t = table("purple red", advisers={"red": "wild_cry"}, deck="long_lost_heir", turn_of="red")
    t.search("world", "wild_cry")
    t.keep("long_lost_heir", "to advisers")
    t.expect(1, "use-power", "choose yes", "pass")
    assert t.warbands("red") == 2


@pytest.mark.rule("card/wild_cry", "card/land_warden")
def test_each_of_two_beast_cards_is_answered(table):
    t = table(
        "purple red",
        advisers={"purple": "wild_cry land_warden"},
        deck="wolves rangers elders",
        favor={"purple": 1},
    )
    t.search("world", "wild_cry", "land_warden")
    t.answer("keep wolves", "keep rangers", "to s1", "to s1")
    assert (t.supply("purple"), t.warbands("purple")) == (7, 4)


# -- Bracken


def thicket(table, **more):
    """Purple searches with Bracken."""
    setup = {
        "advisers": {"purple": "bracken"},
        "deck": "wolves keep elders",
        "piles": {"cradle": "tents", "hinterland": "scouts"},
    }
    t = table("purple red", **(setup | more))
    t.search("world", "bracken")
    return t


@pytest.mark.rule("card/bracken")
def test_bracken_hides_all_discards_on_top_or_at_the_bottom_of_one_pile(table):
    t = thicket(table)
    t.answer("keep wolves", "discard keep")
    t.expect(0, "discard-where", "pass", "to cradle", "to provinces", "to hinterland")
    t.answer("to cradle", "choose bottom")  # even the pile of the own region
    assert t.pile("cradle") == "tents keep elders"
    t.answer("discard")  # the card that was kept follows the others
    assert t.pile("cradle") == "tents keep elders wolves" and t.pile("provinces") == ""
    t.ends_clean()
    t = thicket(table)
    t.answer("keep wolves", "discard keep", "to hinterland", "choose top", "to advisers")
    assert t.pile("hinterland") == "elders keep scouts"
    t.ends_clean()


@pytest.mark.rule("card/bracken", "10.Abwerfen")
def test_bracken_may_leave_the_discards_where_they_belong(table):
    t = thicket(table)
    t.answer("keep wolves", "discard keep", "pass", "to advisers")
    assert t.pile("provinces") == "elders keep"


@pytest.mark.rule("card/bracken", "5.1.4.I.a")
@pytest.mark.ruling("card/bracken#1")
def test_a_card_discarded_with_the_peoples_favor_goes_into_the_bracken(table):
    t = thicket(table, sites={1: "lush_coast longbows"}, banners={"purple": "peoples_favor"})
    t.answer("keep wolves", "discard keep", "to hinterland", "choose top", "to s1")
    t.answer("discard longbows")
    assert t.pile("hinterland") == "longbows elders keep scouts"
    assert t.cards(1) == "wolves"


@pytest.mark.rule("card/bracken", "5.1.4.II.a", "7.4.3")
def test_so_does_an_adviser_who_makes_room_but_never_bracken_itself(table):
    t = thicket(table, advisers={"purple": "bracken longbows scouts"}, piles={})
    t.answer("keep wolves", "discard keep", "to hinterland", "choose top", "to advisers")
    t.expect(0, "discard-adviser", "discard longbows", "discard scouts")
    t.answer("discard scouts")
    assert t.pile("hinterland") == "scouts elders keep"
    assert t.advisers("purple") == "bracken longbows wolves"


@pytest.mark.rule("card/bracken", "5.1.4.III.a")
def test_so_does_a_vision_that_gives_way_to_another_one(table):
    t = table(
        "purple red",
        advisers={"red": "bracken"},
        visions={"red": "vision_faith"},
        deck="vision_conquest",
        turn_of="red",
    )
    t.search("world", "bracken")
    t.answer("to play", "to cradle", "choose top")
    assert (t.vision("red"), t.pile("cradle")) == ("vision_conquest", "vision_faith")


@pytest.mark.rule("card/bracken", "card/threatening_roar")
@pytest.mark.ruling("card/bracken#1")
def test_what_a_when_played_power_discards_is_not_covered(table):
    t = thicket(table, sites={1: "lush_coast rangers"}, deck="threatening_roar keep elders")
    t.answer("keep threatening_roar", "discard keep", "to hinterland", "choose top", "to s1")
    assert t.pile("hinterland") == "elders keep scouts" and t.pile("provinces") == "rangers"


@pytest.mark.rule("card/bracken", "6.1")
def test_bracken_covers_a_facedown_adviser_discarded_as_if_searched(table):
    t = table("purple red", advisers={"purple": "bracken -wolves"})
    t.answer("adviser purple.2", "use bracken", "discard", "to cradle", "choose top")
    assert t.pile("cradle") == "wolves"
