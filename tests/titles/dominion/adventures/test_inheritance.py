"""Adventures: Inheritance, by which Estates become another card as well (D78)."""

from __future__ import annotations

import pytest


def inherited(table, name, deck, *, foe="copper*20"):
    """Seat 0 inherits a card and begins the next turn with these cards in hand."""
    t = table(
        hands=["", ""],
        decks=[f"{deck} copper*20", foe],
        kingdom=f"inheritance {name}",
        coins=7,
        buys=2,
    )
    t.buy("inheritance")
    if f"aside {name}" in t.names():  # if there is a choice
        t.answer(f"aside {name}")
    t.end_turn()
    t.end_turn()
    return t


@pytest.mark.rule("card/inheritance", "D78")
@pytest.mark.ruling("card/inheritance#1")
def test_estates_play_as_the_inherited_card_and_stay_estates(table):
    t = inherited(table, "smithy", "estate*2 gold")
    assert t.left("smithy") == 9
    t.play("estate")
    assert len(t.g.players[0].hand) == 4 + 3
    assert t.in_play() == "estate"
    assert t.g.cost(t.g.kinds[t.g.players[0].play[0]]) == 2
    assert t.score() == 2


@pytest.mark.rule("card/inheritance", "D78")
def test_before_anybody_inherits_cards_are_played_as_printed(table):
    t = table(hands=["estate smithy copper gold"], kingdom="inheritance smithy")
    assert sorted(t.names()) == ["pass", "play smithy"]
    t.answer("pass")
    assert sorted(t.names()) == ["pass", "play copper", "play gold", "treasures"]


@pytest.mark.rule("card/inheritance", "D78")
def test_only_fitting_cards_can_be_inherited(table):
    t = table(
        hands=[""],
        kingdom="inheritance moat smithy laboratory island gardens peasant",
        coins=7,
        buys=2,
    )
    t.buy("inheritance")
    t.expect(0, "inheritance", "aside moat", "aside smithy", "aside peasant")
    t.answer("aside smithy")
    assert t.mat(0, "inherited") == "smithy"


@pytest.mark.rule("card/inheritance", "D53")
def test_inheritance_is_bought_once_per_game_and_player(table):
    t = inherited(table, "smithy", "gold*3")
    t.play_treasures()
    t.to_buys()
    assert "buy inheritance" not in t.names()
    t = table(hands=["", "gold*3"], kingdom="inheritance smithy", coins=7)
    t.buy("inheritance")
    t.play_treasures()
    t.to_buys()
    assert "buy inheritance" in t.names()


@pytest.mark.rule("card/inheritance", "D52", "D78")
@pytest.mark.ruling("card/inheritance#2")
def test_tokens_on_the_inherited_pile_do_not_reach_estates(table):
    t = table(
        hands=[""],
        decks=["estate smithy copper*20"],
        kingdom="inheritance training smithy",
        coins=13,
        buys=3,
    )
    t.buy("inheritance")
    t.buy("training")  # on Smithy, the only Action
    t.end_turn()
    t.end_turn()
    t.play("estate")
    assert t.coins == 0


@pytest.mark.rule("card/inheritance", "D44", "D78")
@pytest.mark.ruling("card/inheritance#3")
def test_an_estate_may_be_a_duration(table):
    t = inherited(table, "caravan", "estate")
    t.play("estate")
    t.end_turn()
    assert t.in_play() == "estate"
    t.end_turn()
    assert len(t.g.players[0].hand) == 6
    t.end_turn()
    assert t.in_play() == ""


@pytest.mark.rule("card/inheritance", "D51", "D78")
@pytest.mark.ruling("card/inheritance#3")
def test_an_estate_may_be_a_reserve_card(table):
    t = inherited(table, "guide", "estate")
    t.play("estate")
    assert t.tavern() == "estate"
    t.end_turn()
    t.end_turn()
    t.answer("call guide")
    assert t.in_play() == "estate"


@pytest.mark.rule("card/inheritance", "D40", "D78")
@pytest.mark.ruling("card/inheritance#3")
def test_an_estate_may_be_a_reaction(table):
    t = inherited(table, "moat", "copper*5 estate copper*4", foe="militia copper*9")
    t.end_turn()
    t.play("militia")
    t.expect(0, "react", "react moat", "pass")
    t.answer("react moat")
    assert t.hand() == "copper copper copper copper estate"


@pytest.mark.rule("card/inheritance", "D40", "D78")
@pytest.mark.ruling("card/inheritance#3")
def test_an_estate_may_be_an_attack(table):
    t = inherited(table, "militia", "estate", foe="moat copper*9")
    t.play("estate")
    t.expect(1, "react", "react moat", "pass")
    t.answer("react moat")
    assert (t.coins, len(t.g.players[1].hand)) == (2, 5)


@pytest.mark.rule("card/inheritance", "D66", "D78")
def test_an_estate_may_travel(table):
    t = inherited(table, "peasant", "estate")
    t.play("estate")
    t.end_turn()
    t.answer("use peasant")
    assert (t.left("soldier"), t.left("estate")) == (4, 9)


@pytest.mark.rule("card/inheritance", "D78")
@pytest.mark.ruling("card/inheritance#4")
def test_estates_of_others_stay_estates(table):
    t = table(hands=["", "estate"], kingdom="inheritance smithy", coins=7)
    t.buy("inheritance")
    t.to_buys()
    assert t.hand(1) == "estate"
    assert "play estate" not in t.names()


@pytest.mark.rule("card/inheritance", "D22", "D78")
@pytest.mark.ruling("R182")
def test_the_card_set_aside_is_not_gained_and_not_owned(table):
    t = table(hands=["gardens"], kingdom="inheritance smithy", coins=7, buys=2)
    t.buy("inheritance")
    assert len(t.g.players[0].all_cards()) == 1
    assert t.g.players[0].gained == ()


@pytest.mark.rule("card/inheritance", "card/lurker", "D78")
def test_an_estate_in_the_trash_is_nobodys_and_no_action(table):
    t = table(
        hands=["", ""],
        decks=["lurker copper*20", "copper*20"],
        trash="estate smithy",
        kingdom="inheritance",
        coins=7,
        buys=2,
    )
    t.buy("inheritance")
    t.answer("aside smithy")
    t.end_turn()
    t.end_turn()
    t.play("lurker")
    t.expect(0, "lurker", "trash lurker", "trash smithy", "gain smithy")
    t.answer("gain smithy")


@pytest.mark.rule("card/inheritance", "card/ironworks", "D78")
def test_a_gained_estate_is_the_inherited_card_for_ironworks(table):
    t = inherited(table, "ironworks", "estate")
    t.play("estate")
    t.answer("gain estate")
    assert (t.actions, len(t.g.players[0].hand)) == (1, 4 + 1)
