"""Numbers of verbs and objects are for ever: records, agents and browsers rely on them.

After an addition, `python -m tests.titles.dominion.test_vocabulary` appends it to the frozen copy.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.titles.dominion.catalog import CARDS
from tafelrunde.titles.dominion.setup import deal  # noqa: F401  (registers every card)
from tafelrunde.titles.dominion.vocabulary import STRIDE, VOCABULARY, number, number_of

FROZEN = Path(__file__).parents[2] / "fixtures" / "dominion_vocabulary.txt"


def lines() -> list[str]:
    """One line per verb and object: kind, number, name."""
    verbs = [f"verb {at} {name}" for at, name in enumerate(VOCABULARY.verbs)]
    objects = [f"object {at} {name}".rstrip() for at, name in sorted(VOCABULARY.objects.items())]
    return [f"stride {STRIDE}", *verbs, *objects]


def test_no_number_has_changed_or_vanished():
    frozen = FROZEN.read_text(encoding="utf-8").splitlines()
    assert [line for line in frozen if line not in lines()] == []
    assert len(frozen) > 100


def test_every_option_has_a_name_that_leads_back_to_it():
    known = [option for option in range(VOCABULARY.size) if VOCABULARY.knows(option)]
    assert len(known) == len(VOCABULARY.verbs) * len(VOCABULARY.objects)
    assert all(VOCABULARY.parse(VOCABULARY.name(option)) == option for option in known)


@pytest.mark.parametrize("n", [0, 1, 99, 100, 223])
def test_plain_numbers_are_objects(n):
    assert VOCABULARY.object(number(n)) == str(n)
    assert number_of(number(n)) == n


def test_every_card_is_an_object():
    assert len(CARDS) > 30
    for card in CARDS.values():
        assert VOCABULARY.object_number(card.id) == card.number


def freeze() -> None:
    """Append what is new; what is there stays as it is."""
    frozen = FROZEN.read_text(encoding="utf-8").splitlines() if FROZEN.exists() else []
    fresh = [line for line in lines() if line not in frozen]
    FROZEN.write_text("\n".join([*frozen, *fresh]) + "\n", encoding="utf-8")
    print(f"{len(fresh)} new lines in {FROZEN.name}")


if __name__ == "__main__":
    freeze()
