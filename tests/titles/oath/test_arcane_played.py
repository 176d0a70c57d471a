"""Arcane's When Played powers: Dazzle, Revelation, Bewitch."""

import pytest

# -- Dazzle


@pytest.mark.rule("card/dazzle")
def test_dazzle_discards_all_hearth_and_order_cards_of_the_region(table):
    t = table(
        "purple red",
        sites={
            1: "lush_coast longbows wolves",
            2: "fertile_valley levelers scouts elders",
            4: "steppe garrison",
        },
        advisers={"red": "bear_traps"},
        deck="dazzle bracken naysayers",
        turn_of="red",
    )
    t.search()
    t.keep("dazzle", "to s1")
    t.expect(1, "discard-order", "discard longbows", "discard levelers", "discard scouts")
    t.answer("discard scouts", "discard levelers")
    assert (t.cards(1), t.cards(2), t.cards(4)) == ("wolves dazzle", "elders", "garrison")
    assert t.advisers("red") == "bear_traps"
    assert t.pile("provinces").startswith("longbows levelers scouts")


@pytest.mark.rule("card/dazzle", "7.2.2")
def test_locked_cards_are_not_dazzled_and_tokens_on_others_come_back(table):
    t = table(
        "purple red",
        sites={1: "lush_coast longbows keep", 2: "fertile_valley a_round_of_ale hall_of_debate"},
        favor_on={"longbows": 2},
        deck="dazzle bracken naysayers",
    )
    t.search()
    t.keep("dazzle", "to advisers")
    assert (t.cards(1), t.cards(2)) == ("keep", "a_round_of_ale hall_of_debate")
    assert t.bank("order") == 5


@pytest.mark.rule("card/dazzle", "7.4.3")
@pytest.mark.ends_open
def test_a_modifier_in_use_is_not_dazzled(table):
    t = table(
        "purple red",
        sites={1: "lush_coast hunting_party longbows"},
        deck="dazzle bracken naysayers",
    )
    t.search("world", "hunting_party")
    t.keep("dazzle", "to advisers")
    assert t.cards(1) == "hunting_party"


@pytest.mark.rule("card/dazzle")
def test_where_nothing_shines_dazzle_does_nothing(table):
    t = table("purple red", sites={1: "lush_coast wolves"}, deck="dazzle bracken naysayers")
    t.search()
    t.keep("dazzle", "to s1")
    assert t.cards(1) == "wolves dazzle"


# -- Revelation


@pytest.mark.rule("card/revelation")
@pytest.mark.ruling("card/revelation#1")
def test_at_a_revelation_everybody_from_the_chancellor_on_may_burn_favor_for_secrets(table):
    t = table(
        "red purple blue",
        chancellor="purple",
        favor={"purple": 2, "red": 1, "blue": 3},
        deck="revelation bracken naysayers",
        turn_of="red",
    )
    t.search()
    t.keep("revelation", "to advisers")
    t.expect(1, "choose-count", "count 0", "count 1", "count 2")  # seat 1 is purple
    t.answer("count 2")
    assert t.question().seat == t.seat("blue")
    t.answer("count 0")
    assert t.question().seat == t.seat("red")
    shared = t.g.shared_favor
    t.answer("count 1")
    assert (t.secrets("purple"), t.secrets("blue"), t.secrets("red")) == (2, 0, 1)
    assert (t.favor("purple"), t.favor("blue"), t.favor("red")) == (0, 3, 0)
    assert t.g.shared_favor == shared + 1


@pytest.mark.rule("card/revelation")
def test_whoever_has_no_favor_is_not_asked_at_a_revelation(table):
    t = table("purple red", deck="revelation bracken naysayers")
    t.search()
    t.keep("revelation", "to advisers")
    assert (t.secrets("purple"), t.secrets("red")) == (0, 0)


@pytest.mark.rule("card/revelation")
def test_favor_gained_for_playing_the_revelation_may_burn_at_once(table):
    t = table("purple red", deck="revelation bracken naysayers")
    t.search()
    t.keep("revelation", "to s1", "count 1")
    assert (t.favor("purple"), t.secrets("purple")) == (0, 1)


@pytest.mark.rule("card/revelation", "card/vow_of_renewal")
def test_what_burns_at_a_revelation_may_be_caught(table):
    t = table(
        "purple red",
        advisers={"red": "vow_of_renewal"},
        favor={"purple": 2},
        deck="revelation bracken naysayers",
    )
    t.search()
    t.keep("revelation", "to advisers", "count 2", "count 2")
    assert (t.secrets("purple"), t.secrets("red"), t.favor("red")) == (2, 2, 2)


# -- Bewitch


def bewitch(table, **more):
    """Red searches and draws Bewitch."""
    setup = {"deck": "bewitch bracken naysayers", "turn_of": "red", "oath": "people"}
    t = table("purple red", **(setup | more))
    t.search()
    t.keep("bewitch", "to advisers")
    return t


@pytest.mark.rule("card/bewitch", "7.6.1")
def test_an_exile_with_more_secrets_than_the_chancellor_may_bewitch_the_empire(table):
    setup = {"warbands": {"red": 2}, "supply": {"red": 4, "purple": 0}}
    t = bewitch(table, secrets={"red": 2, "purple": 1}, **setup)
    t.expect(1, "use-power", "choose yes", "pass")
    t.answer("choose yes")
    assert t.player("red").is_citizen and not t.phase.startswith("red")
    assert (t.supply("red"), t.relics("red"), t.warbands("red")) == (7, "", 2)
    assert (t.g.reserve[0], t.g.reserve[1]) == (22, 14)


@pytest.mark.rule("card/bewitch")
def test_bewitching_is_optional(table):
    t = bewitch(table, secrets={"red": 2, "purple": 1})
    t.answer("pass")
    assert t.player("red").is_exile and t.phase == "red act"


@pytest.mark.rule("card/bewitch")
@pytest.mark.ends_open
def test_facedown_secrets_and_those_on_cards_count_for_bewitch(table):
    setup = {"sites": {1: "lush_coast wolves"}, "secrets_on": {"wolves": 1}}
    t = bewitch(table, **setup, secrets={"purple": 1}, facedown_secrets={"red": 1})
    assert t.offered("choose yes")
    t = bewitch(table, **setup, secrets={"purple": 1}, facedown_secrets={"red": 1, "purple": 1})
    t.ends_clean()  # two each: not more
    t = bewitch(table, banners={"red": "darkest_secret"}, secrets_on={"darkest_secret": 3})
    t.ends_clean()  # those on the banner are nobody's


@pytest.mark.rule("card/bewitch")
def test_a_citizen_bewitches_nobody(table):
    t = bewitch(table, secrets={"red": 2}, citizens="red")
    assert t.phase == "red act"
