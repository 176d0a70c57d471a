"""Objects and verbs of Dominion's vocabulary, and the constants that stand for them."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion import vocabulary
from tafelrunde.titles.dominion.catalogue import CARDS
from tafelrunde.titles.dominion.setup import deal  # noqa: F401  (registers every card)
from tafelrunde.titles.dominion.vocabulary import STRIDE, TRASH, VERBS, VOCABULARY, verb_of


@pytest.mark.parametrize("n", [0, 1, 99, 100, 223])
def test_plain_numbers_are_objects(n):
    assert VOCABULARY.object(VOCABULARY.numbers[n]) == str(n)
    assert verb_of(TRASH + VOCABULARY.numbers[n]) == TRASH


def test_every_card_is_an_object():
    assert len(CARDS) > 30
    for card in CARDS.values():
        assert VOCABULARY.object_number(card.id) == card.number


def test_constants_are_the_numbers_of_their_verbs():
    names = {"coffers": "COFFERS_VERB", "villagers": "VILLAGERS_VERB"}  # tokens have the others
    named = {verb: getattr(vocabulary, names.get(verb, verb.upper())) for verb in VERBS[1:]}
    assert named == {verb: at * STRIDE for at, verb in enumerate(VERBS) if at}
    assert verb_of(vocabulary.TRASH + 17) == vocabulary.TRASH


def test_constants_are_the_numbers_of_their_modes():
    modes = {
        name: VOCABULARY.object(number)
        for name, number in vars(vocabulary).items()
        if name == "YES" or name.startswith(("PLUS_", "MODE_"))
    }
    for name, mode in modes.items():
        word = name.removeprefix("PLUS_").removeprefix("MODE_").lower()
        assert mode.removeprefix("+") == word
    assert len(modes) >= 16
