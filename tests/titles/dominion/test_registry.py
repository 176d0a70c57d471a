"""Every element of the fourteen boxes is there, with box, types and price, and does something."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.titles.dominion.cards import all_sets  # noqa: F401  (registers every card)
from tafelrunde.titles.dominion.catalogue import CARDS, Card

FIXTURE = Path(__file__).parents[2] / "fixtures" / "dominion_elements.tsv"
ROWS = [line.split("\t") for line in FIXTURE.read_text("utf-8").splitlines()[1:]]
NO_CARDS = ("event", "landmark", "project", "boon", "hex", "state", "artifact")
# Others look whether a player has these: Border Guard, and the types of all cards.
LOOKED_AT = {"lantern", "capitalism"}


def price(card: Card) -> str:
    """The price as the list writes it."""
    coins = str(card.cost) if card.cost or not (card.potion or card.debt) else ""
    parts = coins + "P" * card.potion
    if card.debt:
        parts = f"{parts}+{card.debt}D" if coins else f"{card.debt}D"
    return parts + ("+" if card.overpay else "")


def test_all_525_elements_are_there_and_no_other():
    listed = [row[0] for row in ROWS]
    assert len(listed) == len(set(listed)) == 525
    assert sorted(set(listed) - set(CARDS)) == []
    assert sorted(set(CARDS) - set(listed)) == []


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_box_types_and_price_are_those_of_the_list(row):
    id, box, kind, types, cost = row
    card = CARDS[id]
    named = (
        kind
        if kind in ("event", "landmark", "project", "boon", "hex", "state", "artifact")
        else types
    )
    assert card.set == box
    assert sorted(card.type_names()) == sorted(named.split(","))
    if cost != "-":
        assert price(card) == cost.rstrip("*")


@pytest.mark.parametrize("id", [row[0] for row in ROWS])
def test_every_element_does_something(id):
    card = CARDS[id]
    numbers = card.cards + card.actions + card.buys + card.coins + card.potions + card.points
    texts = [card.effect, card.score, card.discount, card.ban, card.stack, card.next_turn]
    does = numbers != 0 or card.more or card.abilities or any(text is not None for text in texts)
    assert does or id in LOOKED_AT, f"{id} lacks an effect"
