"""Why something is no answer: what the player would have to change, and the rule behind it."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.reasons import explain
from tafelrunde.texts import Texts


def why(t, spot):
    """The reason in words and its rule; '' if it is an answer."""
    reason = explain(t.g, t.question(), spot)
    if reason is None:
        return ""
    return f"{Texts('en', 'dominion', strict=True).reason(reason)} [{reason.rule}]"


def test_what_can_be_bought_needs_no_reason(table):
    t = table(coins=3)
    t.to_buys()
    assert why(t, "supply/-1/silver") == ""


# What is on the table, what is pointed at while buying, and what is said.
BUYING = [
    ({"coins": 4}, "gold", "Gold costs 6, and you have 4 coins. [dominion:D17]"),
    ({"coins": 1}, "silver", "Silver costs 3, and you have 1 coin. [dominion:D17]"),
    ({"coins": 6, "discount": 1}, "province", "Province costs 7, and you have 6 coins."),
    ({"supply": {"gold": 0}, "coins": 6}, "gold", "There is no Gold left. [dominion:D31]"),
    (
        {"kingdom": "apothecary", "coins": 9},
        "apothecary",
        "Apothecary costs 2 + Potion, and you have 9 coins. [dominion:D17]",
    ),
    (
        {"coins": 9, "debt": [2]},
        "silver",
        "You cannot buy anything while you have Debt: 2. Pay it off first. [dominion:D48]",
    ),
    (
        {"kingdom": "grand_market", "in_play": ["copper"], "coins": 6},
        "grand_market",
        "Grand Market does not allow you to buy Grand Market now. [dominion:card/grand_market]",
    ),
    (
        {"kingdom": "mission", "coins": 9, "extra_by": "mission"},
        "gold",
        "Mission does not allow you to buy Gold now. [dominion:card/mission]",
    ),
    (
        {"kingdom": "fair", "coins": 9, "owned": ["fair"]},
        "fair",
        "You have bought Fair already; it can be bought only once. [dominion:D55]",
    ),
    (
        {"kingdom": "fair barracks silos", "coins": 9, "owned": ["fair barracks"]},
        "silos",
        "You have 2 Projects already, and no cube for another one. [dominion:D55]",
    ),
    ({"kingdom": "fair", "coins": 3}, "fair", "Fair costs 4, and you have 3 coins."),
    (
        {"kingdom": "arena", "coins": 9},
        "arena",
        "Arena counts for everybody and is never bought. [dominion:D54]",
    ),
    (
        {"kingdom": "hermit", "coins": 9},
        "madman",
        "Madman lies beside the Supply and cannot be bought. [dominion:D10]",
    ),
    (
        {"kingdom": "knights", "stacks": {"knights": "sir_martin sir_bailey"}, "coins": 9},
        "sir_bailey",
        "Sir Bailey is not on top of its pile; only Sir Martin can be taken there. [dominion:D31]",
    ),
]


@pytest.mark.parametrize(("given", "card", "said"), BUYING)
def test_what_cannot_be_bought_says_why(table, given, card, said):
    t = table(**given)
    t.to_buys()
    assert f"buy {card}" not in t.names()
    assert why(t, f"supply/-1/{card}").startswith(said)
    if card in ("fair", "arena", "silos"):
        assert why(t, f"landscape/-1/{card}").startswith(said)


def test_an_event_that_was_bought_in_this_turn_says_so(table):
    t = table(kingdom="alms", buys=2)
    t.buy("alms")
    t.answer("gain copper")
    assert why(t, "landscape/-1/alms") == (
        "You have bought Alms in this turn already. [dominion:card/alms]"
    )


def test_contraband_is_named_as_the_reason(table):
    t = table(hands=["contraband", ""], coins=9)
    t.play("contraband")
    t.answer("name gold")
    t.to_buys()
    assert why(t, "supply/-1/gold") == (
        "Contraband does not allow you to buy Gold now. [dominion:card/contraband]"
    )
    assert why(t, "supply/-1/silver") == ""


def test_deluded_is_named_as_the_reason(table):
    t = table(kingdom="skulk village", owned=["deluded"], coins=9)
    t.to_buys()
    assert "[dominion:card/deluded]" in why(t, "supply/-1/village")
    assert why(t, "supply/-1/gold") == ""


def test_piles_wait_for_the_buy_phase(table):
    t = table(hands=["village copper", ""])
    assert why(t, "supply/-1/gold") == "First come your Actions. You buy after them. [dominion:D13]"
    t.answer("pass")
    assert why(t, "supply/-1/gold") == "First play your Treasures, then buy. [dominion:D13]"


def test_a_card_in_hand_says_what_it_is(table):
    t = table(hands=["village copper estate", ""])
    assert why(t, "hand/0/village") == ""
    assert why(t, "hand/0/copper") == "You play an Action now; Copper is: Treasure. [dominion:D15]"
    t.answer("pass")
    assert why(t, "hand/0/village") == "You play Treasures now; Village is: Action. [dominion:D16]"
    assert why(t, "hand/0/estate") == "You play Treasures now; Estate is: Victory. [dominion:D16]"
    t.answer("pass")
    assert why(t, "hand/0/copper").endswith(
        "Treasures are played before the first buy. [dominion:D16]"
    )


def test_without_an_action_left_that_is_the_reason(table):
    t = table(hands=["village", ""], actions=0, villagers=[1])
    said = "You have no action left to play Village. [dominion:D15]"
    assert why(t, "hand/0/village") == said
    t.answer("villagers")
    assert why(t, "hand/0/village") == ""


def test_a_card_that_lets_one_gain_is_named(table):
    t = table(hands=["workshop", ""], kingdom="village", supply={"village": 0})
    t.play("workshop")
    assert why(t, "supply/-1/silver") == ""
    assert why(t, "supply/-1/gold") == (
        "Workshop does not let you gain Gold now. [dominion:card/workshop]"
    )
    assert why(t, "supply/-1/village") == "There is no Village left. [dominion:D31]"
    assert (
        why(t, "hand/0/copper")
        == "Copper is not an option for “Workshop”. [dominion:card/workshop]"
    )
    t.answer("gain silver")


def test_what_lies_in_somebody_elses_hand_makes_no_difference(table):
    said = []
    for other in ("gold", "curse"):
        t = table(hands=["village", other], decks=["", other])
        said.append([why(t, spot) for spot in ("hand/1/gold", "deck/1/gold", "hand/1/curse")])
    assert said[0] == said[1]
