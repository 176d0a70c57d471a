"""Standalone powers and modifiers (7.3, 7.4), promises (7.6.3), shown by plain cards."""

from __future__ import annotations

import pytest

from tafelrunde.titles.oath import majors
from tafelrunde.titles.oath.contexts import SEARCHING, Search


@pytest.mark.rule("6.2", "7.3.2", "7.1.2")
def test_an_action_power_is_used_for_its_cost_as_often_as_it_can_be_paid(table):
    t = table(
        "purple red",
        sites={1: "lush_coast siege_engines"},
        at={1: "red 5"},
        favor={"purple": 3},
        supply={"purple": 0},
    )
    t.use("siege_engines")
    t.maybe("lose s1", "lose s1")
    assert t.favor_on("siege_engines") == 1 and t.favor("purple") == 2
    assert not t.offered("use siege_engines")  # favor lies on it now


@pytest.mark.rule("4.3.5", "7.3.4")
def test_rest_powers_are_offered_once_each_in_any_order_after_supply(table):
    t = table(
        "purple red",
        advisers={"purple": "insomnia vow_of_obedience"},
        supply={"purple": 0},
    )
    t.rest()
    t.expect(0, "rest-power", "use insomnia", "use vow_of_obedience", "pass")
    assert t.supply("purple") == 6
    t.answer("use insomnia")
    t.expect(0, "rest-power", "use vow_of_obedience", "pass")
    t.answer("pass")
    assert t.secrets("purple") == 1 and t.favor("purple") == 0 and t.phase == "red act"


@pytest.mark.rule("7.3.1")
def test_the_wake_power_of_the_peoples_favor_is_no_choice(table):
    t = table("purple red", banners={"purple": "peoples_favor"}, favor={"purple": 1}, phase="wake")
    assert t.favor("purple") == 0 and t.favor_on("peoples_favor") == 2


@pytest.mark.rule("7.1.3", "7.3.3")
def test_a_when_played_power_is_carried_out_as_far_as_possible(table):
    t = table(
        "purple red", deck="garrison wolves tents", at={1: "purple 1"}, warbands={"purple": 23}
    )
    t.search()
    t.keep("garrison", "to s1")
    assert t.at(1) == "purple 2" and t.warbands("purple") == 22  # none left to gain, one moved


@pytest.mark.rule("7.4.1", "7.4.2", "7.4")
def test_a_modifier_is_offered_for_every_single_action_and_may_be_left_out(table):
    t = table(
        "purple red",
        sites={1: "lush_coast longbows elders"},
        advisers={"purple": "knights_errant"},
        favor={"purple": 2},
    )
    t.muster("longbows")
    t.expect(0, "campaign-against", "against red", "against bandits", "pass")
    t.answer("pass")
    assert t.supply("purple") == 6 and t.warbands("purple") == 2
    t.muster("elders")
    t.expect(0, "campaign-against", "against red", "against bandits", "pass")
    t.answer("pass")
    assert t.supply("purple") == 5


@pytest.mark.rule("7.4.1", "7.4.2")
def test_an_action_may_need_any_number_of_modifiers_together(table):
    three = ["errand_boy", "land_warden", "news_from_afar"]
    piles = {"cradle": "keep", "provinces": "wolves", "hinterland": "tents"}
    held = {"purple": " ".join(three)}
    t = table("purple red", advisers=held, favor={"purple": 9}, piles=piles)
    x = Search(t.player("purple"), t.player("purple").pawn, [])
    sets = majors.combinations(t.g, SEARCHING, x, [])
    assert sorted(len(used) for used in sets) == [1, 1, 1, 2, 2, 2, 3]
    assert sorted(t.g.names(max(sets, key=len))) == three


@pytest.mark.rule("7.4.3")
def test_a_modifier_in_use_cannot_be_discarded(table):
    t = table(
        "purple red",
        sites={1: "lush_coast hunting_party wolves"},
        banners={"purple": "peoples_favor"},
        deck="scouts keep tents",
    )
    t.search("world", "hunting_party")
    t.keep("scouts", "to s1")
    t.expect(0, "discard-first", "discard wolves", "pass")
    t.answer("pass")
    t.maybe("pass")
    assert t.cards(1) == "hunting_party wolves scouts"


@pytest.mark.rule("9.2.a", "9.2")
def test_must_if_able_is_ignored_without_penalty(table):
    t = table("purple red", sites={2: "river"}, advisers={"purple": "tyrant"})
    t.travel(2)
    assert t.pawn("purple") == 2  # no warband there to kill


@pytest.mark.rule("5.5.3.R")
def test_imperial_allies_use_plans_of_imperial_sites_and_their_own_advisers_each_once(table):
    t = table(
        "red purple blue",
        turn_of="red",
        citizens="blue",
        sites={1: "lush_coast", 2: "river longbows"},
        at={1: "purple 1", 2: "purple 1"},
        pawns={"purple": 2},
        advisers={"blue": "bear_traps", "purple": "shield_wall"},
        favor={"blue": 2, "purple": 1},
        warbands={"red": 2},
        keeper="purple",
    )
    t.campaign("blue")
    t.expect(2, "battle-plan", "use bear_traps", "use longbows", "pass")
    t.answer("use longbows", "pass")
    t.expect(1, "battle-plan", "use shield_wall", "pass")  # longbows were used already
    t.answer("use shield_wall")
    assert t.favor("purple") == 0 and t.favor("blue") == 2


def promised(g) -> None:
    g.promises.append("red purple promise_peace 2")


@pytest.mark.rule("7.6.3", "9.6")
def test_a_promise_may_be_claimed_once_and_is_admitted_or_decided_by_a_coin(table):
    t = table("purple red", favor={"red": 5}, state=promised)
    t.answer("claim red")
    t.expect(1, "admit-breach", "accept", "pass")
    t.answer("accept")
    assert (t.favor("purple"), t.favor("red")) == (2, 3) and not t.offered("claim red")
    outcomes = set()
    for number in range(8):
        t = table("purple red", favor={"red": 1}, state=promised, seed=f"coin {number}")
        t.answer("claim red", "pass")
        assert t.g.promises == [] and "tosses-coin" in t.events()
        outcomes.add(t.favor("purple"))
        t.ends_clean()
    assert outcomes == {0, 1}
