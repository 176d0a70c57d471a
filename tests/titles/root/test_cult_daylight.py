"""The Lizard Cult's Daylight (10.5): rituals of revealed cards."""

import pytest

from tests.titles.root.conftest import both, offers
from tests.titles.root.expansion import cult, lizards, souls


@pytest.mark.rule("10.5")
def test_each_revealed_card_gives_one_ritual_and_serves_nothing_else(table):
    t = table(
        "cult marquise eyrie",
        hands={"cult": "dominance_fox armorers sword"},
        points={"cult": 12},
        warriors={"cult": {1: 1}},
        available="dominance_bird",
        state=cult(),
    )
    assert offers(t, "activate") == ["dominance_fox"]
    assert offers(t, "take") == ["dominance_bird"]
    t.answer("reveal dominance_fox", "recruit c8")
    t.answer("reveal armorers")
    assert offers(t, "activate") == []
    assert offers(t, "take") == []  # the bird is revealed
    assert offers(t, "reveal") == ["sword"]
    zone = [z for z in t.g.view(2)["zones"] if z["name"] == "revealed"]
    assert zone[0]["cards"] == ["dominance_fox", "armorers"]
    assert (t.warriors("cult", 8), lizards(t).acolytes) == (1, 1)


@pytest.mark.rule("10.5")
@pytest.mark.ruling("C6")
def test_the_cult_need_not_reveal(table):
    t = table("cult marquise", hands={"cult": "anvil"}, state=cult())
    t.answer("pass")
    assert t.phase == "marquise daylight"
    assert t.warriors("cult", 1) == 0


@pytest.mark.rule("10.5.1")
def test_build_a_garden_in_a_ruled_clearing_of_the_cards_suit(table):
    t = table(
        "cult marquise",
        hands={"cult": "anvil sword"},
        warriors={"cult": {1: 2, 6: 1, 8: 2, 2: 2, 12: 1}, "marquise": {6: 1, 8: 1}},
        pieces={"cult": {"garden_fox": [12]}, "marquise": {"keep": [8]}},
        state=cult(),
    )
    t.answer("reveal anvil")
    # Clearing 6 is not ruled, 8 has the keep, 12 has only the slot under the ruin left.
    assert offers(t, "build") == ["c1"]
    t.answer("build c1")
    assert t.pieces("cult", "garden_fox", 1) == 1
    assert t.g.free_slots[1] == 0
    assert lizards(t).revealed != []


@pytest.mark.rule("10.5.1", "2.5")
def test_no_garden_is_built_when_none_is_left(table):
    t = table(
        "cult marquise",
        hands={"cult": "anvil sword"},
        warriors={"cult": {8: 3}},
        pieces={"cult": {"garden_fox": [1, 6, 12, 8]}},
        state=cult(),
    )
    t.answer("reveal anvil", "build c8")
    assert lizards(t).stock[0] == 0
    t = table(
        "cult marquise",
        hands={"cult": "anvil sword"},
        pieces={"cult": {"garden_fox": [1, 6, 12, 8, 8]}},
        state=cult(),
    )
    t.answer("reveal anvil")
    assert offers(t, "build") == []
    t.answer("recruit c1")


@pytest.mark.rule("10.5.2", "6.2.2")
def test_recruit_in_any_clearing_of_the_suit_but_the_keeps(table):
    t = table(
        "cult marquise",
        hands={"cult": "anvil sword"},
        warriors={"marquise": {6: 3}},
        pieces={"marquise": {"keep": [1]}},
        state=cult("mouse"),
    )
    t.answer("reveal anvil")
    assert offers(t, "recruit") == ["c6", "c8", "c12"]
    t.answer("recruit c6")
    assert t.warriors("cult", 6) == 1


@pytest.mark.rule("10.5.2", "10.5.4", "2.5.1")
@pytest.mark.ruling("R16", "C6")
def test_without_warriors_or_gardens_rituals_place_nothing(table):
    gardens = [1, 6, 8, 8, 12]

    def explored(g):
        g.ruins.remove(6)
        g.free_slots[6] += 1

    t = table(
        "cult marquise",
        hands={"cult": "anvil armorers foxfolk_steel"},
        pieces={"cult": {"garden_fox": gardens}},
        supply={"cult": 0},
        state=both(cult("mouse"), explored),
    )
    t.answer("reveal armorers")  # a bird is for a sacrifice
    t.answer("reveal anvil", "recruit c6", "reveal foxfolk_steel", "build c6")
    assert t.warriors("cult", 6) == 0 and t.faction("cult").acolytes == 0
    assert sum(t.pieces("cult", "garden_fox", c) for c in (1, 6, 8, 12)) == len(gardens)
    assert souls(t) == "" and t.phase != "cult daylight"  # all are taken back


@pytest.mark.rule("10.5.3")
@pytest.mark.ruling("C7")
@pytest.mark.parametrize(("gardens", "points"), list(enumerate([0, 0, 2, 2, 3, 4])))
def test_score_for_the_gardens_of_the_suit(table, gardens, points):
    t = table(
        "cult marquise",
        hands={"cult": "anvil sword"},
        pieces={"cult": {"garden_fox": [1, 6, 8, 8, 12][:gardens], "garden_mouse": [2, 2]}},
        state=cult(),
    )
    t.answer("reveal anvil", "score fox")
    assert t.points("cult") == points
    assert souls(t) == "anvil"


@pytest.mark.rule("10.5.3")
def test_each_suit_scores_once_a_turn(table):
    t = table(
        "cult marquise",
        hands={"cult": "anvil protection_racket sword"},
        pieces={"cult": {"garden_fox": [1, 6], "garden_mouse": [2, 2]}},
        state=cult(),
    )
    t.answer("reveal anvil", "score fox")
    t.answer("reveal protection_racket")
    assert offers(t, "score") == []
    t.answer("recruit c1")
    t.answer("reveal sword", "score mouse")
    assert t.points("cult") == 4
    t.answer("pass")  # crafting: the only card is not the suit's


@pytest.mark.rule("10.5.3")
def test_a_new_turn_scores_again(table):
    t = table(
        "cult marquise",
        hands={"cult": "anvil"},
        pieces={"cult": {"garden_rabbit": [5, 5]}},
        deck="protection_racket cobbler",
        state=cult("mouse"),
    )
    t.answer("reveal anvil", "score fox")
    assert t.phase == "marquise daylight"
    assert lizards(t).scored == 0b10
    t.answer("pass")
    t.answer("reveal protection_racket")
    assert offers(t, "score") == ["fox"]
    t.answer("score fox")
    t.expect_no_question()


@pytest.mark.rule("10.5.4")
def test_sacrifice_needs_a_bird_and_places_a_warrior_of_the_supply(table):
    t = table(
        "cult marquise",
        hands={"cult": "royal_claim anvil"},
        warriors={"cult": {2: 2}},
        state=cult(acolytes=1),
    )
    t.answer("reveal royal_claim")
    assert lizards(t).acolytes == 2
    assert t.faction("cult").supply == 25 - 2 - 2
    assert t.warriors("cult", 2) == 2
    t.answer("reveal anvil")
    assert offers(t, "sacrifice") == []
    t.answer("recruit c1")
