"""Empires: Enchantress, which replaces the first Action of each opponent (D75)."""

from __future__ import annotations

import pytest


@pytest.mark.rule("card/enchantress", "D75")
def test_enchantress_replaces_the_first_action_of_each_opponent(table):
    t = table(
        hands=["enchantress", "village smithy*2"],
        decks=["copper*12", "copper estate*12"],
    )
    t.play("enchantress")
    t.end_turn()
    t.play("smithy")
    assert (t.actions, t.hand(1)) == (1, "copper smithy village")
    t.play("smithy")
    assert t.hand(1) == "copper estate estate estate village"


@pytest.mark.rule("card/enchantress", "D44", "D75")
def test_enchantress_ends_when_its_players_next_turn_begins(table):
    t = table(
        hands=["enchantress", "copper"],
        decks=["copper*12", "smithy*12"],
    )
    t.play("enchantress")
    t.end_turn()
    assert t.in_play() == "enchantress"
    t.end_turn()
    assert len(t.hand().split()) == 7
    t.end_turn()
    assert t.in_play() == ""
    t.play("smithy")
    assert len(t.hand(1).split()) == 7  # no longer replaced


@pytest.mark.rule("card/enchantress", "card/moat", "D40")
@pytest.mark.ruling("card/enchantress#1")
def test_moat_is_shown_when_enchantress_is_played(table):
    t = table(
        hands=["enchantress", "moat smithy"],
        decks=["copper*9", "copper*9"],
    )
    t.play("enchantress")
    t.expect(1, "react", "react moat", "pass")
    t.answer("react moat")
    t.end_turn()
    t.play("smithy")
    assert t.hand(1) == "copper copper copper moat"


@pytest.mark.rule("card/enchantress", "D75")
@pytest.mark.ruling("card/enchantress#2")
def test_enchantress_leaves_other_texts_alone(table):
    t = table(
        hands=["enchantress", "groundskeeper copper*2"],
        decks=["copper*9", "copper*9"],
    )
    t.play("enchantress")
    t.end_turn()
    t.play("groundskeeper")
    t.play_treasures()
    t.buy("estate")
    assert t.points(1) == 1


@pytest.mark.rule("card/enchantress", "D44", "D75")
@pytest.mark.ruling("card/enchantress#3")
def test_enchantress_does_not_touch_running_durations(table):
    t = table(
        hands=["enchantress", "caravan copper"],
        decks=["copper*20", "copper*20"],
        turn=1,
    )
    t.play("caravan")
    t.end_turn()
    t.play("enchantress")
    t.end_turn()
    assert len(t.hand(1).split()) == 6  # Caravan still draws


@pytest.mark.rule("card/enchantress", "D44")
def test_an_enchanted_duration_has_nothing_left_to_do(table):
    t = table(
        hands=["enchantress", "wharf copper"],
        decks=["copper*20", "copper*20"],
    )
    t.play("enchantress")
    t.end_turn()
    t.play("wharf")
    assert (t.hand(1), t.buys) == ("copper copper", 1)
    t.end_turn()
    assert t.in_play(1) == ""
    assert len(t.hand(1).split()) == 5


@pytest.mark.rule("card/enchantress", "card/crown", "D75")
@pytest.mark.ruling("card/enchantress#4")
def test_a_crown_in_the_buy_phase_may_be_the_first_action(table):
    t = table(
        hands=["enchantress", "crown gold"],
        decks=["copper*9", "estate*9"],
    )
    t.play("enchantress")
    t.end_turn()
    t.answer("pass")
    t.play("crown")
    assert (t.hand(1), t.actions) == ("estate gold", 2)


@pytest.mark.rule("card/enchantress", "D40", "D75")
def test_two_enchantresses_replace_one_action(table):
    t = table(
        hands=["enchantress*2", "smithy*2"],
        decks=["copper*9", "copper*9"],
        actions=2,
    )
    t.play("enchantress", "enchantress")
    t.end_turn()
    t.play("smithy")
    assert (t.hand(1), t.actions) == ("copper smithy", 1)
    t.play("smithy")
    assert t.hand(1) == "copper copper copper copper"
