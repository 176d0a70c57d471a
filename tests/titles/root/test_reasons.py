"""Why a clearing or a card is no answer, with the paragraph of the Law behind it."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.reasons import explain
from tafelrunde.texts import Texts
from tests.titles.root.wanderers import vagabond

TEXTS = Texts("en", "root", strict=True)


def why(t, spot):
    """The reason in words and its rule; '' if it is an answer."""
    reason = explain(t.g, t.question(), spot)
    return f"{TEXTS.reason(reason)} [{reason.rule}]" if reason is not None else ""


@pytest.mark.rule("4.2", "4.2.1")
@pytest.mark.ends_open
def test_where_warriors_cannot_go_says_why(table):
    t = table(
        "marquise eyrie", warriors={"marquise": {1: 1, 5: 3, 10: 3}, "eyrie": {1: 3, 9: 3, 7: 1}}
    )
    assert why(t, "c1") == ""
    assert why(t, "c7").startswith("You have no warriors in clearing 7.")
    t.answer("move c1")
    assert why(t, "c5") == ""
    assert why(t, "c1") == "Your warriors are in clearing 1 already. [root:4.2]"
    assert why(t, "c12") == "No path leads from clearing 1 to clearing 12. [root:4.2]"
    assert why(t, "c9") == (
        "You must rule where a move starts or ends: you rule neither clearing 1 nor clearing 9. "
        "[root:4.2.1]"
    )


@pytest.mark.rule("2.1.4", "3.3.1", "4.1.1", "4.1.2", "4.1.4")
def test_a_card_in_hand_says_why_it_is_not_crafted(table):
    t = table(
        "marquise eyrie",
        hands={"marquise": "ambush_fox dominance_fox anvil sword cobbler"},
        crafted={"marquise": "cobbler"},
        items={"eyrie": "sword*2"},
        pieces={"marquise": {"workshop": [1]}},
    )
    assert why(t, "hand/0/anvil") == ""
    assert why(t, "hand/0/ambush_fox").endswith("played in a battle. [root:2.1.4]")
    assert why(t, "hand/0/dominance_fox").endswith("enough points. [root:3.3.1]")
    assert why(t, "hand/0/sword") == "This item is no longer to be had: Sword. [root:4.1.2]"
    assert why(t, "hand/0/cobbler") == (
        "You already have Cobbler (Rabbit) in front of you. [root:4.1.4]"
    )
    assert "not have enough crafting pieces" in why(t, "hand/0/command_warren")


def test_what_others_hold_makes_no_difference(table):
    said = []
    for held in ("anvil", "sword"):
        t = table("marquise eyrie", hands={"eyrie": held})
        said.append([why(t, f"hand/1/{card}") for card in ("anvil", "sword", "cobbler")])
    assert said[0] == said[1]


def test_a_vagabond_has_no_warriors_to_miss(table):
    t = table("vagabond marquise", state=vagabond("c1", items="boot sword"))
    assert "warriors" not in why(t, "c12")
