"""Nocturne: States."""

from __future__ import annotations

import pytest


@pytest.mark.rule("card/deluded", "D57", "D73")
@pytest.mark.ruling("card/deluded#1")
def test_deluded_forbids_buying_actions_for_a_turn_but_not_gaining_them(table):
    t = table(hands=["workshop"], kingdom="village", owned=["deluded", ""], coins=8, buys=2)
    t.play("workshop")
    t.answer("gain village")
    t.to_buys()
    assert not t.holds(0, "deluded")
    assert "buy village" not in t.names()
    t.buy("silver")
    assert "buy village" not in t.names()


@pytest.mark.rule("card/deluded")
def test_deluded_lasts_for_one_buy_phase_of_its_holder(table):
    t = table(
        hands=["", "village copper*3"],
        decks=["copper*9", "copper*9"],
        owned=["", "deluded"],
        coins=8,
    )
    t.to_buys()
    assert "buy village" in t.names()
    t.end_turn()
    assert t.holds(1, "deluded")
    t.play_treasures()
    assert "buy village" not in t.names()
    t.end_turn()
    t.end_turn()
    t.play_treasures()
    assert not t.holds(1, "deluded")
    assert "buy village" in t.names()


@pytest.mark.rule("card/deluded", "card/envious", "D57")
@pytest.mark.parametrize(("hex", "state"), [("delusion", "deluded"), ("envy", "envious")])
def test_a_state_taken_in_the_buy_phase_waits_for_the_next_one(table, hex, state):
    t = table(hands=["silver"], kingdom="cursed_village village", hexes=hex, coins=8, buys=3)
    t.buy("cursed_village")
    assert t.holds(0, state)
    t.buy("village")
    assert t.holds(0, state)


WORTH = [("silver", 1), ("gold", 1), ("copper", 1), ("pouch", 1), ("cursed_gold", 3)]


@pytest.mark.rule("card/envious", "D57")
@pytest.mark.ruling("card/envious#1")
@pytest.mark.parametrize(("name", "worth"), WORTH)
def test_envious_makes_silver_and_gold_worth_one_coin(table, name, worth):
    t = table(hands=[f"{name} copper"], owned=["envious", ""])
    t.play(name)
    assert t.coins == worth
    assert not t.holds(0, "envious")


@pytest.mark.rule("card/envious")
def test_envious_also_counts_when_all_treasures_are_played_at_once_and_ends_with_the_turn(table):
    t = table(hands=["silver gold copper"], owned=["envious", ""], decks=["silver*5"])
    t.play_treasures()
    assert t.coins == 3
    t.end_turn()
    t.end_turn()
    t.play_treasures()
    assert t.coins == 10


@pytest.mark.rule("card/lost_in_the_woods")
def test_lost_in_the_woods_may_trade_a_card_for_a_boon_as_each_turn_begins(table):
    t = table(
        hands=["", "estate copper"],
        owned=["", "lost_in_the_woods"],
        kingdom="fool",
        boons="the_mountains_gift the_swamps_gift",
        decks=["", "copper*9"],
    )
    t.end_turn()
    t.expect(1, "lost-in-the-woods", "use lost_in_the_woods", "pass")
    t.answer("use lost_in_the_woods", "discard estate")
    assert (t.discard(1), t.hand(1)) == ("estate silver", "copper")
    t.end_turn()
    t.end_turn()
    t.answer("pass")
    assert t.holds(1, "lost_in_the_woods")
    assert t.discard(1) == "copper estate silver"


@pytest.mark.rule("card/lost_in_the_woods")
def test_without_a_hand_lost_in_the_woods_asks_nothing(table):
    t = table(hands=["", ""], owned=["", "lost_in_the_woods"], kingdom="fool")
    t.end_turn()
    t.expect_no_question()


@pytest.mark.rule("D22")
@pytest.mark.parametrize(
    ("name", "points"),
    [
        pytest.param("miserable", -2, marks=pytest.mark.rule("card/miserable")),
        pytest.param("twice_miserable", -4, marks=pytest.mark.rule("card/twice_miserable")),
    ],
)
def test_misery_costs_points_at_the_end(table, name, points):
    t = table(hands=["estate", "estate"], owned=[name, ""], kingdom="skulk")
    assert (t.score(0), t.score(1)) == (1 + points, 1)


@pytest.mark.rule("card/deluded", "card/envious", "D57")
@pytest.mark.parametrize("state", ["deluded", "envious"])
def test_the_log_says_that_such_a_state_is_laid_back_not_that_it_is_used(table, state):
    t = table(hands=["silver"], owned=[state])
    t.play_treasures()
    told = [event.line(0) for event in t.match._events]
    assert [line["id"] for line in told if line.get("card") == state and "quiet" not in line] == [
        "loses"
    ]
