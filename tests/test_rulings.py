"""Every ruling we have written down is shown by a test that names it.

Rulings are the numbered ones of `docs/rulings/TITLE.md` and the notes on cards in the catalogues.
Tests name both in `@pytest.mark.ruling("R12", "card/moat#1")`.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tafelrunde.kernel import rules
from tafelrunde.texts import Texts
from tafelrunde.titles import registry

RULINGS = Path(__file__).parents[1] / "docs" / "rulings"
NUMBERED = re.compile(r"^- \*\*([A-Z]+\d+)\. ", re.MULTILINE)


def numbered_rulings(title: str) -> set[str]:
    """The numbers in the document of a title."""
    return set(NUMBERED.findall((RULINGS / f"{title}.md").read_text("utf-8")))


def notes_on_cards(title: str) -> set[str]:
    """`card/moat#1` for the first note on the Moat, and so on."""
    texts = Texts("en", title)
    return {
        f"{rule.id}#{number}"
        for rule in rules.rule_book(registry.load(title)).in_force()
        if rule.id.startswith("card/")
        for number, _ in enumerate(texts.card_notes(rule.id.removeprefix("card/")), 1)
    }


@pytest.mark.parametrize("title", sorted(registry.TITLES))
def test_every_ruling_has_a_test_that_names_it(title: str) -> None:
    written = numbered_rulings(title) | notes_on_cards(title)
    shown = rules.tested_ids(rules.tests_of(registry.load(title)), "ruling")
    assert len(written) > 20
    assert sorted(written - shown) == [], "rulings that no test names"
    assert sorted(shown - written) == [], "tests name rulings that are not written down"
