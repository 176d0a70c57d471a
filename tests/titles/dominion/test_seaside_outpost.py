"""Seaside: Outpost and its extra turn."""

from __future__ import annotations

import pytest


def numbers(t):
    return len(t.g.players[0].hand), t.actions, t.buys, t.coins


@pytest.mark.rule("card/outpost", "D18", "D20")
@pytest.mark.ruling("card/outpost#4", "card/outpost#5")
def test_outpost_draws_three_cards_for_an_extra_turn_and_five_after_it(table):
    t = table(hands=["outpost"], decks=["copper*12"])
    t.play("outpost")
    t.end_turn()
    assert (t.g.turn, t.g.extra_turn) == (0, True)
    assert numbers(t) == (3, 1, 1, 0)
    assert t.in_play() == "outpost"
    t.end_turn()
    assert (t.g.turn, t.g.extra_turn) == (1, False)
    assert len(t.g.players[0].hand) == 5
    assert (t.in_play(), "outpost" in t.discard()) == ("", True)
    t.end_turn()
    assert t.g.turn == 0
    t.ends_clean()


@pytest.mark.rule("card/outpost", "D20")
@pytest.mark.ruling("card/outpost#1")
def test_two_outposts_give_one_extra_turn_and_the_second_has_nothing_to_do(table):
    t = table(hands=["outpost*2"], decks=["copper*12"], actions=2)
    t.play("outpost", "outpost")
    t.end_turn()
    assert (t.g.turn, len(t.g.players[0].hand)) == (0, 3)
    assert (t.in_play(), t.discard()) == ("outpost", "outpost")
    t.end_turn()
    assert (t.g.turn, len(t.g.players[0].hand)) == (1, 5)
    t.ends_clean()


@pytest.mark.rule("card/outpost", "card/throne_room", "D20", "D44")
@pytest.mark.ruling("card/outpost#1")
def test_throne_room_on_outpost_gives_one_extra_turn_and_stays_for_it(table):
    t = table(hands=["throne_room outpost"], decks=["copper*12"])
    t.play("throne_room")
    t.answer("play outpost")
    t.end_turn()
    assert (t.g.turn, len(t.g.players[0].hand)) == (0, 3)
    assert t.in_play() == "outpost throne_room"
    t.end_turn()
    assert (t.g.turn, t.in_play()) == (1, "")
    t.ends_clean()


@pytest.mark.rule("card/outpost", "D20", "D44")
@pytest.mark.ruling("card/outpost#2")
def test_outpost_in_the_extra_turn_does_nothing_and_leaves_play(table):
    t = table(hands=["outpost"], decks=["outpost copper*12"])
    t.play("outpost")
    t.end_turn()
    t.play("outpost")
    assert t.in_play() == "outpost outpost"
    t.end_turn()
    assert (t.g.turn, len(t.g.players[0].hand), t.in_play()) == (1, 5, "")
    t.ends_clean()


@pytest.mark.rule("card/outpost", "D20")
def test_outpost_works_again_in_the_next_regular_turn(table):
    t = table(hands=["outpost"], decks=["copper*3 outpost copper*12"])
    t.play("outpost")
    t.end_turn()
    t.end_turn()
    t.end_turn()
    assert (t.g.turn, t.g.extra_turn) == (0, False)
    t.play("outpost")
    t.end_turn()
    assert (t.g.turn, t.g.extra_turn) == (0, True)
    t.ends_clean()


@pytest.mark.rule("card/outpost", "card/merchant_ship", "card/caravan", "card/haven", "D44")
@pytest.mark.ruling("card/outpost#3")
def test_the_extra_turn_is_the_next_turn_of_other_durations(table):
    t = table(hands=["outpost merchant_ship caravan haven gold"], decks=["copper*20"], actions=4)
    t.play("merchant_ship", "caravan", "haven")
    t.answer("aside gold")
    t.play("outpost")
    t.end_turn()
    assert t.hand() == "copper copper copper copper gold"
    assert t.coins == 2
    assert t.in_play() == "caravan haven merchant_ship outpost"
    t.end_turn()
    assert t.in_play() == ""
    t.end_turn()
    assert numbers(t) == (5, 1, 1, 0)
    t.ends_clean()


@pytest.mark.rule("card/outpost", "card/tactician")
def test_tactician_gives_its_bonus_in_the_extra_turn(table):
    t = table(hands=["outpost tactician copper"], decks=["estate*20"], actions=2)
    t.play("outpost", "tactician")
    t.end_turn()
    assert numbers(t) == (8, 2, 2, 0)
    t.end_turn()
    assert t.in_play() == ""
    t.ends_clean()


@pytest.mark.rule("card/outpost", "card/wharf", "D44")
def test_a_duration_played_in_the_extra_turn_waits_for_the_next_regular_turn(table):
    t = table(hands=["outpost"], decks=["wharf copper*20"])
    t.play("outpost")
    t.end_turn()
    t.play("wharf")
    t.end_turn()
    assert t.in_play() == "wharf"
    t.end_turn()
    assert numbers(t) == (7, 1, 2, 0)
    t.ends_clean()


@pytest.mark.rule("card/outpost", "D21")
def test_the_game_ends_before_the_extra_turn(table):
    t = table(hands=["outpost"], supply={"province": 1}, coins=8)
    t.play("outpost")
    t.buy("province")
    assert t.match.over
    assert "turn" not in t.events()
    t.ends_clean()


@pytest.mark.rule("card/outpost", "D20", "D22")
def test_extra_turns_do_not_count_when_a_tie_is_broken(table):
    t = table(
        hands=["outpost", "gold*3"],
        decks=["copper*12"],
        discards=["province"],
        supply={"province": 1},
    )
    t.play("outpost")
    t.end_turn()
    t.end_turn()
    t.play_treasures()
    t.buy("province")
    assert t.match.over
    assert [me.turns for me in t.g.players] == [1, 1]
    assert t.g.outcome().winners == [0, 1]
    t.ends_clean()
