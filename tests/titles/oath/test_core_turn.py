"""The turn (chapter 4): Wake, Act, Rest, and Supply."""

from __future__ import annotations

import pytest

from tafelrunde.titles.oath import turn


@pytest.mark.rule("4.0", "4.1", "4.2", "4.3", "2.1.4")
def test_turns_go_clockwise_from_the_chancellor_and_a_round_ends_with_the_last(table):
    t = table("red purple blue", turn_of="purple")
    t.rest()
    assert t.phase == "blue act"
    t.rest()
    assert t.phase == "red act" and t.g.round == 1
    t.rest()
    assert t.phase == "purple act" and t.g.round == 2


@pytest.mark.rule("4.1.1", "4.1.1.I", "2.5")
def test_the_holder_of_the_peoples_favor_places_one_or_returns_one_to_the_emptiest_bank(table):
    t = table(
        "purple red",
        banners={"purple": "peoples_favor"},
        favor_on={"peoples_favor": 3},
        favor={"purple": 1},
        banks={"order": 1, "beast": 1},
        phase="wake",
    )
    t.expect(0, "tend-peoples-favor", "bank order", "bank beast", "place")
    t.answer("bank beast")
    assert (t.bank("beast"), t.favor_on("peoples_favor"), t.favor("purple")) == (2, 2, 1)


@pytest.mark.rule("4.1.1.I")
@pytest.mark.parametrize(("favor", "lies_there"), [(2, 2), (0, 1)])
def test_the_last_favor_of_the_banner_stays_and_one_must_be_placed_if_there_is_any(
    table, favor, lies_there
):
    banners = {"purple": "peoples_favor"}
    t = table("purple red", banners=banners, favor={"purple": favor}, phase="wake")
    assert t.favor_on("peoples_favor") == lies_there


@pytest.mark.rule("4.1.1.II", "4.1.1.III")
def test_the_mob_is_tended_twice_and_rises_at_six(table):
    t = table(
        "purple red",
        banners={"purple": "peoples_favor"},
        favor_on={"peoples_favor": 5},
        favor={"purple": 4},
        phase="wake",
    )
    t.answer("place")
    assert t.favor_on("peoples_favor") == 6 and t.g.mob
    t.rest()
    t.rest()
    t.answer("place", "bank order")
    assert t.favor_on("peoples_favor") == 6 and t.g.mob


@pytest.mark.rule("4.1.3", "2.11.e", "4.1.2")
def test_an_exile_with_the_title_becomes_usurper_in_wake(table):
    t = table("purple red", at={1: "red 1"}, turn_of="red", phase="wake")
    assert t.keeper == "red usurper"
    assert t.g.phase == turn.ACT and not t.match.over


@pytest.mark.rule("4.2", "4.2.a")
def test_actions_are_taken_one_after_the_other_as_long_as_supply_lasts(table):
    t = table("purple red", sites={1: "lush_coast longbows elders"}, favor={"purple": 5})
    t.muster("longbows")
    t.muster("elders")
    assert (t.supply("purple"), t.warbands("purple")) == (5, 4)
    assert not t.offered("muster")  # both cards have favor on them now


@pytest.mark.rule("4.3.1", "4.3.2")
def test_rest_returns_favor_to_banks_and_secrets_to_the_board_and_turns_them_up(table):
    t = table(
        "purple red",
        sites={1: "lush_coast longbows elders", 2: "river wolves"},
        favor_on={"longbows": 2, "wolves": 1},
        secrets_on={"elders": 1},
        facedown_secrets={"purple": 2, "red": 1},
        secrets={"purple": 1},
    )
    t.rest()
    assert (t.bank("order"), t.bank("beast")) == (5, 4)
    assert (t.secrets("purple"), t.facedown_secrets("purple")) == (4, 0)
    assert t.facedown_secrets("red") == 1


@pytest.mark.rule("4.3.3", "4.3.4")
@pytest.mark.parametrize(
    ("who", "board", "supply"),
    [
        ("red", 5, 6),
        ("red", 6, 5),
        ("red", 11, 4),
        ("purple", 6, 6),
        ("purple", 7, 5),
        ("purple", 14, 4),
        ("purple", 21, 3),
    ],
)
def test_supply_is_refreshed_by_the_warbands_in_the_personal_bank(table, who, board, supply):
    t = table("purple red", warbands={who: board}, supply={who: 0}, turn_of=who)
    t.rest()
    assert t.supply(who) == supply


@pytest.mark.rule("4.3.4")
def test_unspent_supply_is_kept_up_to_the_leftmost_space(table):
    t = table("purple red", warbands={"purple": 21, "red": 12}, supply={"purple": 2, "red": 6})
    t.rest()
    t.rest()
    assert (t.supply("purple"), t.supply("red")) == (5, 7)


@pytest.mark.rule("4.3.3.R", "6.B.4.3.3")
def test_a_citizen_refreshes_to_the_chancellors_space_and_adds_what_was_left(table):
    t = table("purple red", citizens="red", supply={"purple": 3, "red": 1}, turn_of="red")
    t.rest()
    assert t.supply("red") == 4


@pytest.mark.rule("4.3.3.R", "4.3.4")
@pytest.mark.ruling("O67")
def test_a_citizen_has_what_the_chancellor_saved_and_not_what_his_bank_would_give(table):
    t = table("purple red", citizens="red", warbands={"purple": 21}, supply={"purple": 2, "red": 0})
    t.rest()
    assert t.supply("purple") == 3 + 2
    t.rest()
    assert t.supply("red") == 5
    t.ends_clean()
    t = table("purple red", citizens="red", supply={"purple": 0, "red": 2}, turn_of="red")
    t.rest()  # nothing is left there now, however many warbands are in the bank
    assert t.supply("red") == 2
    t.ends_clean()


@pytest.mark.rule("4.2")
def test_a_turn_cannot_go_on_for_ever(table):
    def tired(g):
        g.steps = turn.MOST_STEPS

    t = table("purple red", favor={"purple": 3}, state=tired)
    t.expect(0, "act", "rest")
    t.rest()
    assert t.phase == "red act"


@pytest.mark.rule("4.1.4", "7.3.1")
@pytest.mark.parametrize(
    ("site", "tokens", "answer", "left"),
    [
        ("mine", (3, 0), "take favor", (2, 0)),
        ("salt_flats", (2, 1), "take secrets", (2, 0)),
        ("drowned_city", (0, 3), "take secrets", (0, 2)),
    ],
)
def test_a_pawn_at_an_opportunity_site_may_take_one_token_in_wake(
    table, site, tokens, answer, left
):
    t = table("purple red", sites={1: site}, tokens_at={1: tokens}, phase="wake")
    assert t.question().prompt != "act" and t.offered("pass")
    t.maybe(answer, "choose yes", "take favor" if "favor" in answer else "take secrets")
    t.expect_no_question()
    assert (t.g.sites[0].favor, t.g.sites[0].secrets) == left
    assert t.favor("purple") + t.secrets("purple") == 1
