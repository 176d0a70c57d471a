"""Why a clearing or a card is no answer, with the paragraph of the Law behind it."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.reasons import explain
from tafelrunde.texts import Texts
from tafelrunde.titles import registry
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


def begun(factions: list[str], prompt: str) -> Match:
    """A game that is set up, as far as this question."""
    options: dict[str, object] = {"factions": factions, "first": 0, "any_mix": True}
    match = Match.new(registry.load("root"), len(factions), options, seed="set-up")
    while match.pending[0].prompt != prompt:
        match.answer(match.pending[0].seat, match.pending[0].options[0])
    return match


@pytest.mark.rule("6.3.2", "6.3.4", "9.3.2", "10.3.2", "11.3.2")
@pytest.mark.parametrize(
    ("factions", "prompt", "spot", "told"),
    [
        (
            "marquise eyrie",
            "place-keep",
            "c7",
            "It has to be a corner of the map, and clearing 7 is none.",
        ),
        (
            "marquise eyrie",
            "place-building",
            "c8",
            "It has to be the clearing of the keep or one next to it",
        ),
        ("vagabond marquise", "place-pawn", "c8", "You begin in a forest, not in a clearing."),
        ("riverfolk marquise", "river-warrior", "c1", "No river touches clearing 1."),
    ],
)
def test_where_no_faction_begins_says_why(factions, prompt, spot, told):
    match = begun(factions.split(), prompt)
    reason = explain(match.table, match.pending[0], spot)
    assert reason is not None and TEXTS.reason(reason).startswith(told)
    assert reason.rule == match.pending[0].rule


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
