"""Numbers that the code derives, and constants that must agree with lists of names."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tafelrunde.titles.oath import powers, rule, vocabulary, where
from tafelrunde.titles.oath.board import COLOURS, REGION_OF, REGIONS, SLOTS, SLOTS_OF
from tafelrunde.titles.oath.catalogue import BOX, CARD_COUNT, SUITS
from tafelrunde.titles.oath.meta import META
from tafelrunde.titles.oath.powers import HOOKS, Power
from tafelrunde.titles.oath.vocabulary import NAMES, STRIDE, VERBS, VOCABULARY

WORDS = {name: value for name, value in vars(vocabulary).items() if isinstance(value, int)}


def test_every_verb_has_its_number():
    verbs = {name: value for name, value in WORDS.items() if value >= STRIDE and name != "STRIDE"}
    for name, value in verbs.items():
        if value % STRIDE == 0:
            assert VERBS[value // STRIDE] == name.lower()
    assert {VERBS[value // STRIDE] for value in verbs.values()} == set(VERBS) - {"pass"}


def test_every_object_has_its_number():
    objects = {name: value for name, value in WORDS.items() if name.endswith("_OBJECT")}
    for name, value in objects.items():
        assert NAMES[value] == name.removesuffix("_OBJECT").lower()
    assert [NAMES[vocabulary.SLOT + slot] for slot in range(SLOTS)] == [
        f"s{n}" for n in range(1, 9)
    ]
    assert [NAMES[vocabulary.REGION + at] for at in range(len(REGIONS))] == REGIONS
    assert [NAMES[vocabulary.PLAYER + at] for at in range(len(COLOURS))] == COLOURS
    assert [NAMES[vocabulary.SUIT_OF + at] for at in range(len(SUITS))] == SUITS
    assert [NAMES[vocabulary.NUMBER + n] for n in range(41)] == [str(n) for n in range(41)]
    assert VOCABULARY.name(vocabulary.YES) == "choose yes"
    for card in BOX:
        assert NAMES[card.number] == card.id


def test_every_hook_is_declared_once_and_every_power_knows_its_own():
    declared = [value for value in vars(powers).values() if isinstance(value, int)]
    assert sorted(set(declared) & set(range(len(HOOKS)))) == list(range(len(HOOKS)))
    assert len(set(HOOKS)) == len(HOOKS) and all(callable(getattr(Power, name)) for name in HOOKS)
    for card in BOX:
        own = {
            name for name in HOOKS if getattr(type(card.power), name) is not getattr(Power, name)
        }
        assert {HOOKS[at] for at in card.power.hooks} == own
    with pytest.raises(LookupError):
        powers.hook("plan")
    with pytest.raises(LookupError):
        powers.hook("no_such_method")


def test_places_of_cards_do_not_overlap():
    names = ("ADVISER_OF", "HELD_BY", "UNCOVERED", "VISION_OF")
    starts = [getattr(where, name) for name in names]
    assert starts[0] == SLOTS and META.max_seats < where.SEATS_EACH
    assert [b - a for a, b in pairwise(starts)] == [where.SEATS_EACH] * 3
    assert [slot for slots in SLOTS_OF for slot in slots] == list(range(SLOTS))
    assert all(REGION_OF[slot] == at for at, slots in enumerate(SLOTS_OF) for slot in slots)
    assert len(BOX) == CARD_COUNT and rule.AT_ONE_PLACE > vocabulary.ADVISER_PLACES
