"""Conditions of answers that are given beforehand."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.offturn import Condition, all_hold

MANY = Condition("warriors", "least", 3)
FEW = Condition("warriors", "most", 2)
UNLESS_MANY = Condition("warriors", "least", 3, unless=True)
ANN, BOB = Condition("turn", "is", 1), Condition("turn", "is", 2)
NOT_ANN = Condition("turn", "is", 1, unless=True)
NOT_BOB = Condition("turn", "is", 2, unless=True)

# Conditions, and for which warriors and whose turn (1 to 3) they hold.
JOINED = [
    ([], {(2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (3, 3)}),
    ([MANY], {(3, 1), (3, 2), (3, 3)}),
    ([UNLESS_MANY, NOT_ANN], {(2, 2), (2, 3)}),
    ([NOT_ANN, NOT_BOB], {(2, 3), (3, 3)}),
    ([ANN, BOB], {(2, 1), (2, 2), (3, 1), (3, 2)}),  # either of them
    ([ANN, MANY, BOB], {(3, 1), (3, 2)}),
    ([ANN, NOT_ANN], set()),
    ([ANN, BOB, NOT_BOB], {(2, 1), (3, 1)}),
    ([MANY, FEW], set()),
]


@pytest.mark.parametrize(("conditions", "true_for"), JOINED)
def test_all_conditions_hold_and_one_of_those_that_say_which_one_it_is(conditions, true_for):
    for order in (conditions, conditions[::-1]):
        found = {
            (warriors, turn)
            for warriors in (2, 3)
            for turn in (1, 2, 3)
            if all_hold(order, {"warriors": warriors, "turn": turn}.get)
        }
        assert found == true_for


@pytest.mark.parametrize("unless", [False, True])
def test_nothing_holds_of_what_is_not_said(unless):
    assert not all_hold([ANN, Condition("gone", "is", 0, unless=unless)], {"turn": 1}.get)


@pytest.mark.parametrize("test", ["least", "most"])
def test_words_are_not_compared_as_numbers(test):
    assert not all_hold([Condition("about", test, 3)], {"about": "witch"}.get)
