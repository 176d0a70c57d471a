"""The Lizard Cult's Evening (10.6): revealed cards return, crafting, drawing."""

import pytest

from tests.titles.root.conftest import offers
from tests.titles.root.expansion import cult, lizards, seen_hand, souls


@pytest.mark.rule("10.6", "10.6.1")
@pytest.mark.ruling("C6")
def test_revealed_cards_return_to_the_hand_before_crafting_and_drawing(table):
    t = table(
        "cult marquise",
        hands={"cult": "anvil royal_claim sword"},
        pieces={"cult": {"garden_fox": [1]}},
        deck="bake_sale",
        state=cult(),
    )
    t.answer("reveal royal_claim")
    t.answer("reveal anvil", "recruit c1")
    t.answer("pass")
    t.expect(0, "cult-craft", "craft anvil", "pass")  # the revealed card is back
    assert lizards(t).revealed == []
    assert t.hand("cult") == "anvil royal_claim sword"
    assert seen_hand(t, "marquise", "cult") == ["anvil", "royal_claim"]  # but not the sword
    t.answer("craft anvil")
    assert t.hand("cult") == "bake_sale royal_claim sword"


@pytest.mark.rule("10.6.2", "4.1.1")
def test_each_garden_crafts_once_a_turn(table):
    t = table(
        "cult marquise",
        hands={"cult": "anvil sword crossbow_bird brutal_tactics"},
        pieces={"cult": {"garden_fox": [1, 6]}},
        phase="evening",
        state=cult(),
    )
    assert offers(t, "craft") == ["anvil", "sword", "crossbow_bird", "brutal_tactics"]
    t.answer("craft anvil")
    assert offers(t, "craft") == ["crossbow_bird"]  # one fox garden is left
    t.answer("craft crossbow_bird")
    assert t.points("cult") == 3
    assert t.phase == "marquise daylight"


@pytest.mark.rule("10.6.2", "1.2.1")
@pytest.mark.ruling("R1")
def test_crafting_is_asked_whatever_the_hand(table):
    t = table(
        "cult marquise",
        hands={"cult": "cobbler"},
        pieces={"cult": {"garden_fox": [1]}},
        phase="evening",
        state=cult(),
    )
    assert t.was_asked("cult", "cult-craft")
    t.ends_clean()
    t = table("cult marquise", hands={"cult": "cobbler"}, phase="evening", state=cult())
    assert not t.was_asked("cult", "cult-craft")  # everybody sees that no garden can craft
    t.ends_clean()


@pytest.mark.rule("10.6.3")
@pytest.mark.parametrize(
    ("gardens", "cards"),
    [
        ({}, 1),
        ({"garden_fox": [1], "garden_rabbit": [5], "garden_mouse": [2]}, 1),
        ({"garden_fox": [1, 6]}, 2),
        ({"garden_fox": [1, 6, 8, 8], "garden_mouse": [2, 2, 7]}, 3),
        ({"garden_fox": [1, 6], "garden_mouse": [2, 2], "garden_rabbit": [5, 5]}, 4),
    ],
)
def test_draw_one_card_and_one_more_per_suit_with_two_gardens(table, gardens, cards):
    t = table("cult marquise", pieces={"cult": gardens}, phase="evening", state=cult())
    assert len(t.faction("cult").hand) == cards


@pytest.mark.rule("10.6.3", "10.2.6")
@pytest.mark.ruling("C1")
def test_the_cult_discards_down_to_five_into_the_lost_souls(table):
    t = table(
        "cult marquise",
        hands={"cult": "cobbler armorers royal_claim sappers bake_sale"},
        phase="evening",
        deck="sword",
        state=cult(),
    )
    t.expect(0, "hand-limit")
    t.answer("discard bake_sale")
    assert len(t.faction("cult").hand) == 5
    assert souls(t) == "bake_sale"


@pytest.mark.rule("10.6.1", "10.5", "8.2.6")
@pytest.mark.ruling("C6")
def test_revealed_cards_pay_no_outrage_for_a_cobblers_move(table):
    t = table(
        "cult alliance marquise",
        hands={"cult": "bake_sale sword"},
        crafted={"cult": "cobbler"},
        warriors={"cult": {1: 1}},
        pieces={"alliance": {"sympathy": [5]}},
        deck="anvil",
        state=cult(),
    )
    t.answer("reveal bake_sale", "recruit c10", "pass")
    t.expect(0, "cobbler")
    t.move(1, 5)
    assert t.text(t.faction("alliance").supporters) == "anvil"  # drawn: no rabbit in the hand
    assert "bake_sale" in t.hand("cult")
