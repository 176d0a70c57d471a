"""Discord's When Played powers that strike boards, banners and relics."""

import pytest


def play(table, card, *answers, **more):
    """Red draws the card in his turn and plays it as told."""
    setup = {"deck": f"{card} keep scouts", "turn_of": "red"}
    t = table(more.pop("players", "purple red blue"), **(setup | more))
    t.search()
    t.keep(card, *answers)
    return t


# -- A Small Favor


@pytest.mark.rule("card/a_small_favor")
def test_a_small_favor_is_four_warbands_or_what_the_bank_has(table):
    t = play(table, "a_small_favor", "to advisers")
    assert (t.warbands("red"), t.g.reserve[1]) == (4, 10)
    t.ends_clean()
    t = play(table, "a_small_favor", "to advisers", warbands={"red": 12})
    assert (t.warbands("red"), t.g.reserve[1]) == (14, 0)
    t = play(table, "a_small_favor", "to advisers", citizens="red")
    assert (t.warbands("red"), t.g.reserve[0]) == (4, 20)  # a Citizen's are purple


@pytest.mark.rule("card/a_small_favor")
def test_a_facedown_small_favor_brings_nothing_yet(table):
    t = play(table, "a_small_favor", "to facedown")
    assert (t.warbands("red"), t.advisers("red")) == (0, "-a_small_favor")
    t.answer("adviser red.1", "to advisers")
    assert (t.warbands("red"), t.advisers("red")) == (4, "a_small_favor")


# -- Key to the City


@pytest.mark.rule("card/key_to_the_city")
def test_the_key_opens_a_city_whose_ruler_is_away(table):
    t = play(
        table,
        "key_to_the_city",
        "to s1",
        sites={1: "lush_coast", 2: "steppe"},
        at={1: "blue 3"},
        pawns={"blue": 2},
    )
    assert (t.at(1), t.warbands("red"), t.g.reserve[2]) == ("red 1", 0, 14)


@pytest.mark.rule("card/key_to_the_city")
def test_the_key_does_not_turn_while_the_ruler_is_at_home(table):
    t = play(table, "key_to_the_city", "to s1", at={1: "blue 3"})
    assert (t.at(1), t.warbands("red")) == ("blue 3", 0)
    t = play(table, "key_to_the_city", "to s1", at={1: "red 3"})
    assert t.at(1) == "red 3"  # nor for the ruler himself
    away = {"sites": {1: "lush_coast", 2: "steppe"}, "at": {1: "purple 3"}, "citizens": "blue"}
    t = play(table, "key_to_the_city", "to s1", **away, pawns={"purple": 2})
    assert t.at(1) == "purple 3"  # blue rules it for the Empire, too
    t = play(table, "key_to_the_city", "to s1", **away, pawns={"purple": 2, "blue": 2})
    assert t.at(1) == "red 1"


@pytest.mark.rule("card/key_to_the_city")
@pytest.mark.ruling("card/key_to_the_city#1")
def test_the_key_works_against_bandits_and_needs_a_warband_in_the_bank(table):
    t = play(table, "key_to_the_city", "to s1")
    assert (t.at(1), t.g.reserve[1]) == ("red 1", 13)
    t.ends_clean()
    t = play(table, "key_to_the_city", "to s1", warbands={"red": 14})
    assert (t.at(1), t.warbands("red")) == ("", 14)


# -- Charlatan


@pytest.mark.rule("card/charlatan")
@pytest.mark.ruling("card/charlatan#1")
def test_the_charlatan_leaves_a_single_secret_on_the_banner_and_spares_boards(table):
    t = play(
        table,
        "charlatan",
        "to advisers",
        banners={"blue": "darkest_secret"},
        secrets_on={"darkest_secret": 4},
        secrets={"blue": 2},
    )
    assert (t.secrets_on("darkest_secret"), t.secrets("blue")) == (1, 2)
    assert t.banners("blue") == "darkest_secret"
    t.ends_clean()
    t = play(table, "charlatan", "to s1")
    assert t.secrets_on("darkest_secret") == 1 and "burns-on-banner" not in t.events()


# -- Blackmail


@pytest.mark.rule("card/blackmail")
def test_blackmail_takes_a_relic_of_a_neighbour_who_cannot_pay(table):
    t = play(
        table,
        "blackmail",
        "to advisers",
        sites={1: "lush_coast", 2: "steppe"},
        pawns={"purple": 2},
        relics={"blue": "brass_horse whistle", "purple": "map"},
        favor={"blue": 2},
    )
    t.expect(1, "choose-relic", "take brass_horse", "take whistle")
    t.answer("take whistle")
    assert (t.relics("red"), t.relics("blue"), t.favor("blue")) == ("whistle", "brass_horse", 2)


@pytest.mark.rule("card/blackmail")
def test_the_owner_may_buy_off_blackmail_for_three_favor(table):
    setup = {
        "sites": {1: "lush_coast", 2: "steppe"},
        "pawns": {"purple": 2},
        "relics": {"blue": "whistle"},
        "favor": {"blue": 4},
    }
    t = play(table, "blackmail", "to advisers", **setup)
    t.expect(2, "pay-power", "choose yes", "pass")
    t.answer("choose yes")
    assert (t.relics("blue"), t.favor("red"), t.favor("blue")) == ("whistle", 3, 1)
    t.ends_clean()
    t = play(table, "blackmail", "to advisers", **setup)
    t.answer("pass")
    assert (t.relics("red"), t.favor("red"), t.favor("blue")) == ("whistle", 0, 4)


@pytest.mark.rule("card/blackmail")
def test_even_the_scepter_can_be_had_by_blackmail_and_without_relics_nothing(table):
    t = play(table, "blackmail", "to advisers")
    assert t.relics("red") == "the_grand_scepter"
    t.ends_clean()
    t = play(
        table,
        "blackmail",
        "to advisers",
        sites={1: "lush_coast", 2: "steppe"},
        pawns={"purple": 2},
    )
    assert t.relics("red") == ""


# -- Dissent


@pytest.mark.rule("card/dissent")
def test_dissent_costs_everybody_a_favor_for_each_suit_among_the_cards_he_rules(table):
    t = play(
        table,
        "dissent",
        "to advisers",
        sites={1: "lush_coast wolves bracken elders", 4: "steppe longbows"},
        at={1: "blue 1", 4: "purple 1"},
        advisers={"blue": "scouts -keep", "purple": "tyrant"},
        favor={"red": 3, "blue": 5, "purple": 4},
        deck="dissent scryer charlatan",
    )
    # red: Discord; blue: Beast twice, Nomad, Order; purple: Order twice
    assert (t.favor("red"), t.favor("blue"), t.favor("purple")) == (2, 2, 3)
    assert t.favor_on("dissent") == 5
    t.ends_clean()
    t.rest()
    assert (t.favor_on("dissent"), t.bank("discord")) == (0, 8)


@pytest.mark.rule("card/dissent")
def test_dissent_spares_the_holder_of_the_peoples_favor_and_takes_no_more_than_there_is(table):
    t = play(
        table,
        "dissent",
        "to s1",
        sites={1: "lush_coast wolves elders"},
        at={1: "blue 1"},
        favor={"purple": 3, "blue": 2, "red": 1},
        banners={"purple": "peoples_favor"},
        advisers={"purple": "tyrant"},
    )
    # red gains 1 for playing and rules nothing; blue rules three suits with Dissent itself
    assert (t.favor("red"), t.favor("blue"), t.favor("purple")) == (2, 0, 3)
    assert t.favor_on("dissent") == 2


@pytest.mark.rule("card/dissent")
@pytest.mark.ruling("card/dissent#1")
def test_in_dissent_each_citizen_counts_all_cards_at_imperial_sites(table):
    t = play(
        table,
        "dissent",
        "to advisers",
        sites={4: "steppe longbows wolves"},
        at={4: "purple 1"},
        citizens="blue",
        advisers={"blue": "elders"},
        favor={"purple": 4, "blue": 4},
    )
    assert (t.favor("purple"), t.favor("blue")) == (2, 1)


# -- Royal Ambitions


@pytest.mark.rule("card/royal_ambitions", "7.6.1")
def test_royal_ambitions_make_an_exile_with_more_sites_a_citizen_with_an_unseen_relic(table):
    t = play(
        table,
        "royal_ambitions",
        "to advisers",
        sites={1: "lush_coast", 4: "steppe", 6: "wastes"},
        at={1: "red 1", 4: "red 2", 6: "purple 1"},
        reliquary="map whistle brass_horse ivory_eye",
        supply={"red": 4, "purple": 0},
        warbands={"red": 1},
    )
    t.expect(1, "use-power", "choose yes", "pass")
    t.answer("choose yes")
    t.expect(1, "choose-reliquary")
    assert len(t.names()) == 4
    t.answer(t.names()[1])
    assert t.player("red").is_citizen and t.relics("red") == "whistle"
    assert (t.at(1), t.at(4)) == ("purple 1", "purple 2") and t.phase == "blue act"
    assert t.supply("red") == 7  # Rest alone would have given a Citizen the Chancellor's 0


@pytest.mark.rule("card/royal_ambitions")
def test_royal_ambitions_are_optional(table):
    t = play(table, "royal_ambitions", "to advisers", at={1: "red 1"})
    t.answer("pass")
    assert t.player("red").is_exile and t.phase == "red act"


@pytest.mark.rule("card/royal_ambitions")
def test_royal_ambitions_need_more_sites_than_the_chancellor_and_an_exile(table):
    t = play(
        table,
        "royal_ambitions",
        "to advisers",
        sites={1: "lush_coast", 4: "steppe"},
        at={1: "red 1", 4: "purple 1"},
    )
    assert t.player("red").is_exile and t.phase == "red act"
    t.ends_clean()
    t = play(table, "royal_ambitions", "to advisers", citizens="red", at={1: "purple 1"})
    t.ends_clean()


@pytest.mark.rule("card/royal_ambitions")
def test_with_an_empty_reliquary_royal_ambitions_bring_no_relic(table):
    t = play(
        table,
        "royal_ambitions",
        "to advisers",
        "choose yes",
        at={1: "red 1"},
        uncovered="brutal decadent careless greedy",
    )
    assert t.player("red").is_citizen and t.relics("red") == ""
