"""The constants that stand for verbs, objects and names of conditions are the right numbers."""

from __future__ import annotations

from tafelrunde.titles.allegoria import conditions, vocabulary
from tafelrunde.titles.allegoria.catalogue import TOKEN_CARDS, WORKER_CARDS, bid_option
from tafelrunde.titles.allegoria.vocabulary import (
    ACTION_NAMES,
    BID,
    FIGHT_ACTION,
    SORTS,
    STRIDE,
    VERBS,
    VOCABULARY,
    objects_of,
)


def test_constants_are_the_numbers_of_their_verbs():
    for at, verb in enumerate(VERBS[1:], 1):
        name = verb.upper().replace("-", "_")
        number = BID + (at - 1) * STRIDE if verb.startswith("bid-") else getattr(vocabulary, name)
        assert number == at * STRIDE, verb


def test_constants_are_the_numbers_of_their_actions():
    for action in ACTION_NAMES:
        number = FIGHT_ACTION if action == "attack" else getattr(vocabulary, action.upper())
        assert VOCABULARY.objects[number] == action


def test_a_sort_of_objects_names_all_its_numbers():
    for first, names in SORTS:
        assert [VOCABULARY.objects[number] for number in objects_of(first)] == names


def test_constants_of_conditions_are_the_places_of_their_names():
    for at, name in enumerate(conditions.NAMES):
        if at >= conditions.DIPLOMACY:
            assert getattr(conditions, name.upper()) == at


def test_cards_know_their_kind_and_value():
    kinds = {card.id: (card.worker, card.value) for card in WORKER_CARDS.values()}
    assert kinds["soldier_1"] == (0, 1)
    assert kinds["spy_3"] == (1, 3)
    assert kinds["joker_2"] == (vocabulary.JOKER, 2)
    assert [card.value for card in TOKEN_CARDS] == [0, 1, 2, 0]
    assert VOCABULARY.name(bid_option(3, 7)) == "bid-star area_7"
