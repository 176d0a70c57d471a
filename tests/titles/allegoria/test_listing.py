"""The catalogue tells which cards the rulebook shows and which are reconstructed."""

import json

import pytest

from tafelrunde.server.titles import all_cards
from tafelrunde.titles.allegoria.listing import card_types, origin
from tafelrunde.titles.allegoria.title import TITLE


def test_every_card_has_a_type():
    assert [f"card/{id}" for id in card_types()] == TITLE.elements()
    assert card_types()["T13"] == "during_task" and card_types()["guild_spies"] == "guild"


@pytest.mark.parametrize(
    ("id", "told"),
    [
        ("N1", "rulebook"),
        ("D01", "rulebook"),
        ("guild_spies", "rulebook"),
        ("N2", "reconstructed"),
        ("D02", "reconstructed"),  # only its name is told
        ("T13", "reconstructed"),  # but for its points the example would do
        ("soldier_1", "reconstructed"),  # how many there are
        ("trader_a", "reconstructed"),
    ],
)
def test_a_card_is_reconstructed_if_any_part_of_it_is(id, told):
    assert origin(id) == told


def test_the_page_hears_of_type_and_origin_and_of_no_cost():
    told = {card["id"]: card for card in json.loads(all_cards("allegoria"))}
    assert (told["T05"]["set"], told["T05"]["types"]) == ("reconstructed", ["during_task"])
    assert {card["cost"] for card in told.values()} == {-1}
