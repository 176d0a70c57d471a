"""What is lost first can be said before a campaign comes."""

from __future__ import annotations

import pytest

from tafelrunde.titles.oath.offturn import OFF_TURN


@pytest.mark.rule("5.5.6")
@pytest.mark.ends_open
def test_the_order_of_losses_is_known_before_they_come(table):
    t = table(
        "red purple blue",
        turn_of="red",
        citizens="blue",
        at={1: "purple 2"},
        pawns={"purple": 4},
        warbands={"red": 9, "blue": 2, "purple": 5},
        keeper="red",
        dice=[0] + [5] * 4,
    )
    listed = {one.prompt: one for one in OFF_TURN.questions(t.match.table, 1)}
    t.campaign("blue", dice=4)
    t.expect(1, "lose-warband", "lose blue", "lose s1")
    (ask,) = t.match.pending
    assert set(ask.options) <= set(listed["lose-warband"].options)
    assert OFF_TURN.value(t.match.table, ask, "count") == 2
    assert OFF_TURN.value(t.match.table, ask, "force") == t.warbands("red") > 0
