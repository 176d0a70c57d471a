"""Who stops although something useful is left is asked again, and nobody else is."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.ask import PASS
from tests.titles.root.conftest import both
from tests.titles.root.expansion import cult, river
from tests.titles.root.wanderers import loot, vagabond


def asks_again(t) -> bool:
    """Whether passing is asked twice."""
    ask = t.question()
    assert PASS in ask.options
    told = {option: t.g.mark(ask, option).caution for option in ask.options}
    assert set(told.values()) <= {"", "sure-actions-left"}
    assert not any(told[option] for option in ask.options if option != PASS)
    return bool(told[PASS])


@pytest.mark.parametrize(
    ("items", "board", "expected"),
    [
        ("torch", {"state": loot(c10="bag")}, True),  # a ruin to explore
        ("hammer", {"damaged": "sword"}, True),  # a repair
        ("hammer", {"hands": "anvil"}, True),  # an item to craft in a fox clearing
        ("sword", {"hostile": "marquise"}, True),  # infamy
        ("crossbow", {"hostile": "marquise"}, True),
        ("sword crossbow", {}, False),  # a new enemy is a matter of taste
        ("boot boot", {}, False),  # walking about
        ("tea coin bag", {"hands": "anvil"}, False),  # somebody to aid
    ],
)
def test_a_vagabond_with_items_for_something_useful(table, items, board, expected):
    board = dict(board)
    spot = "c10" if "state" in board else "c1"
    hands = {"vagabond": board.pop("hands", "")}
    more = board.pop("state", None)
    state = vagabond(spot, items=items, **board)
    t = table(
        "vagabond marquise",
        hands=hands,
        warriors={"marquise": {1: 2}},
        state=both(state, more) if more else state,
    )
    assert asks_again(t) == expected


def test_riverfolk_with_a_trade_post_or_an_item_to_pay_for(table):
    armies = {"riverfolk": {1: 3}, "marquise": {2: 1}}
    rich = river({"marquise": 2, "riverfolk": 2})
    assert asks_again(table("riverfolk marquise", warriors=armies, state=rich))
    # Funds bring dividends where a trade post stands: nobody need spend them.
    posts = {
        "riverfolk": {"trade_post_fox": [1], "trade_post_mouse": [2], "trade_post_rabbit": [5]}
    }
    armies = {"riverfolk": {1: 1}}
    poor = river({"riverfolk": 1})
    t = table("riverfolk marquise", warriors=armies, pieces=posts, state=poor)
    assert len(t.names()) > 1
    assert not asks_again(t)
    # Without any they only lie there, and come back when they are committed.
    assert asks_again(table("riverfolk marquise", warriors=armies, state=poor))


def test_a_cult_with_conspiracies_or_rituals_that_cost_nothing(table):
    def acolytes(g):
        g.factions[0].acolytes = 2

    armies = {"cult": {1: 2}, "marquise": {1: 1}}
    state = both(cult("fox"), acolytes)
    t = table("cult marquise", phase="birdsong", warriors=armies, state=state)
    assert t.question().prompt == "cult-birdsong"
    assert asks_again(t)  # convert
    t = table("cult marquise", phase="birdsong", warriors={"cult": {1: 2}}, state=state)
    assert not asks_again(t)  # a crusade without an enemy
    t = table("cult marquise", hands={"cult": "anvil"}, warriors=armies, state=cult("fox"))
    assert t.question().prompt == "cult-daylight"
    assert asks_again(t)  # a warrior for a card that comes back
    t = table("cult marquise", hands={"cult": "sappers"}, warriors=armies, state=cult("fox"))
    assert not asks_again(t)  # a bird would be sacrificed


def test_an_eyrie_with_an_item_to_craft(table):
    roosts = {"eyrie": {"roost": [1]}}
    t = table("eyrie marquise", hands={"eyrie": "anvil"}, pieces=roosts, leader="despot")
    assert t.question().prompt == "eyrie-craft"
    assert asks_again(t)
    for hand in ("armorers", "sword"):  # a card for the Decree; one that cannot be crafted
        t = table("eyrie marquise", hands={"eyrie": hand}, pieces=roosts, leader="despot")
        assert t.question().prompt == "eyrie-craft"
        assert not asks_again(t)
