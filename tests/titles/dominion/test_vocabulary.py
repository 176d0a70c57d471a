"""Objects of Dominion's vocabulary: plain numbers and cards."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion.catalogue import CARDS
from tafelrunde.titles.dominion.setup import deal  # noqa: F401  (registers every card)
from tafelrunde.titles.dominion.vocabulary import TRASH, VOCABULARY, verb_of


@pytest.mark.parametrize("n", [0, 1, 99, 100, 223])
def test_plain_numbers_are_objects(n):
    assert VOCABULARY.object(VOCABULARY.numbers[n]) == str(n)
    assert verb_of(TRASH + VOCABULARY.numbers[n]) == TRASH


def test_every_card_is_an_object():
    assert len(CARDS) > 30
    for card in CARDS.values():
        assert VOCABULARY.object_number(card.id) == card.number
