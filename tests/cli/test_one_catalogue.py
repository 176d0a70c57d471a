"""What is printed on a card is told once: the browser's list and the terminal's have one source."""

from __future__ import annotations

import json

import pytest

from tafelrunde.kernel.catalogue import NO_COST, CardFace
from tafelrunde.server.titles import all_cards
from tafelrunde.titles import registry
from tests.cli.conftest import data

TITLES = list(registry.TITLES)


@pytest.mark.parametrize("title", TITLES)
def test_every_card_with_rules_of_its_own_is_in_the_catalogue_once(title):
    loaded = registry.load(title)
    listed = [face.rule for face in loaded.catalogue()]
    assert len(set(listed)) == len(listed)
    assert {rule for rule in loaded.elements() if rule.startswith("card/")} <= set(listed)


@pytest.mark.parametrize("title", TITLES)
def test_the_browser_is_told_what_the_catalogue_says(title):
    told = json.loads(all_cards(title))
    faces = registry.load(title).catalogue()
    for card, face in zip(told, faces, strict=True):
        assert (card["id"], card["rule"]) == (face.id, f"{title}:{face.rule}")
        assert (card["set"], card["types"], card["cost"]) == (face.set, face.types, face.cost)
        assert (card["printings"], card["basic"]) == (face.printings, face.basic)
        assert card["facts"] == json.loads(json.dumps(face.facts))


@pytest.mark.parametrize("title", TITLES)
def test_the_terminal_lists_the_same_cards_in_the_same_order(run, title):
    told = data(run("cards", title, "--json"))
    faces = registry.load(title).catalogue()
    assert [(card["id"], card["set"]) for card in told] == [(face.id, face.set) for face in faces]
    for card, face in zip(told, faces, strict=True):
        assert card["cost"] == (face.cost if face.price is None else face.price)
        assert set(face.types) <= set(card["types"])


def test_a_card_costs_nothing_and_cites_itself_unless_told_otherwise():
    face = CardFace("crumb", set="crumbs", types=["food"])
    assert (face.cost, face.price, face.rule) == (NO_COST, None, "card/crumb")
    assert (face.printings, face.basic, face.facts) == ([], False, {})
