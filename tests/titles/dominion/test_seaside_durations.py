"""Seaside: cards that reach into the next turn."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion import scoring
from tafelrunde.titles.dominion.mats import ASIDE

PLAIN = [
    # card: hand, actions, buys and coins after playing it, then when the next turn has begun
    pytest.param("caravan", (1, 1, 1, 0), (6, 1, 1, 0), marks=pytest.mark.rule("card/caravan")),
    pytest.param(
        "fishing_village",
        (0, 2, 1, 1),
        (5, 2, 1, 1),
        marks=pytest.mark.rule("card/fishing_village"),
    ),
    pytest.param(
        "lighthouse", (0, 1, 1, 1), (5, 1, 1, 1), marks=pytest.mark.rule("card/lighthouse")
    ),
    pytest.param(
        "merchant_ship", (0, 0, 1, 2), (5, 1, 1, 2), marks=pytest.mark.rule("card/merchant_ship")
    ),
    pytest.param("wharf", (2, 0, 2, 0), (7, 1, 2, 0), marks=pytest.mark.rule("card/wharf")),
]


def numbers(t):
    return len(t.g.players[0].hand), t.actions, t.buys, t.coins


def own_turn_again(t):
    """Everybody ends a turn, the first player first."""
    for _ in range(t.g.seats):
        t.end_turn()


@pytest.mark.rule("D44", "D14")
@pytest.mark.ruling(
    "card/caravan#1",
    "card/fishing_village#1",
    "card/lighthouse#4",
    "card/merchant_ship#1",
    "card/wharf#1",
    "card/wharf#2",
)
@pytest.mark.parametrize(("name", "now", "then"), PLAIN)
def test_a_duration_gives_its_bonus_now_and_when_the_next_turn_begins(table, name, now, then):
    t = table(hands=[name], decks=["copper*20"])
    t.play(name)
    assert numbers(t) == now
    t.end_turn()
    assert len(t.g.players[0].hand) == 5  # nothing is given before the next turn begins
    assert t.in_play() == name
    t.end_turn()
    assert numbers(t) == then
    assert t.in_play() == name
    own_turn_again(t)
    assert numbers(t) == (5, 1, 1, 0)
    assert t.in_play() == ""
    t.ends_clean()


@pytest.mark.rule("D44")
@pytest.mark.parametrize(("name", "now", "then"), PLAIN)
def test_two_copies_of_a_duration_give_both_bonuses(table, name, now, then):
    t = table(hands=[f"{name}*2"], decks=["copper*20"], actions=2)
    t.play(name, name)
    own_turn_again(t)
    hand, actions, buys, coins = then
    assert numbers(t) == (5 + 2 * (hand - 5), 1 + 2 * (actions - 1), 1 + 2 * (buys - 1), 2 * coins)
    assert t.in_play() == f"{name} {name}"
    t.ends_clean()


@pytest.mark.rule("D44", "card/throne_room")
@pytest.mark.parametrize(("name", "now", "then"), PLAIN)
def test_throne_room_doubles_both_parts_and_stays_with_the_duration(table, name, now, then):
    t = table(hands=[f"throne_room {name}"], decks=["copper*20"])
    t.play("throne_room")
    t.answer(f"play {name}")
    t.end_turn()
    assert t.in_play() == " ".join(sorted([name, "throne_room"]))
    t.end_turn()
    hand, actions, buys, coins = then
    assert numbers(t) == (5 + 2 * (hand - 5), 1 + 2 * (actions - 1), 1 + 2 * (buys - 1), 2 * coins)
    assert t.in_play() == " ".join(sorted([name, "throne_room"]))
    t.end_turn()
    assert t.in_play() == ""
    t.ends_clean()


@pytest.mark.rule("D44", "card/throne_room")
def test_a_throne_room_on_another_card_is_discarded_beside_a_duration(table):
    t = table(hands=["throne_room caravan smithy"], decks=["copper*20"], actions=2)
    t.play("caravan", "throne_room")
    t.answer("play smithy")
    t.end_turn()
    assert t.in_play() == "caravan"
    assert "throne_room" in t.discard()
    t.ends_clean()


@pytest.mark.rule("D44", "D37", "card/throne_room")
def test_of_two_throne_rooms_only_the_one_that_played_the_duration_stays(table):
    t = table(hands=["throne_room*2 caravan smithy"], decks=["copper*20"])
    t.play("throne_room")
    t.answer("play throne_room", "play caravan", "play smithy")
    t.end_turn()
    assert t.in_play() == "caravan throne_room"
    t.end_turn()
    assert len(t.g.players[0].hand) == 7
    t.ends_clean()


@pytest.mark.rule("D44", "card/throne_room")
def test_a_throne_room_is_tied_to_a_duration_only_while_that_play_lasts(table):
    t = table(hands=["throne_room caravan"])
    t.play("throne_room")
    t.answer("play caravan")
    own_turn_again(t)
    own_turn_again(t)
    assert t.hand() == "caravan throne_room"
    t.play("caravan", "throne_room")
    t.end_turn()
    assert t.in_play() == "caravan"
    t.ends_clean()


@pytest.mark.rule("card/caravan", "card/wharf", "D27")
def test_a_bonus_of_the_next_turn_shuffles_the_discard_pile_if_need_be(table):
    t = table(hands=["wharf"], decks=["copper*7"])
    t.play("wharf")
    t.end_turn()
    assert t.deck() == ""
    t.end_turn()
    assert len(t.g.players[0].hand) == 7  # the two cards discarded last turn
    assert t.discard() == ""
    t.ends_clean()


@pytest.mark.rule("D44", "D39")
def test_durations_of_both_players_wait_for_their_own_turns(table):
    t = table(hands=["merchant_ship", "caravan"], decks=["copper*20", "estate*20"])
    t.play("merchant_ship")
    t.end_turn()
    assert t.coins == 0
    t.play("caravan")
    t.end_turn()
    assert t.coins == 2
    assert (t.in_play(0), t.in_play(1)) == ("merchant_ship", "caravan")
    t.end_turn()
    assert (t.in_play(0), t.in_play(1)) == ("", "caravan")
    assert len(t.g.players[1].hand) == 6
    t.ends_clean()


# -- Haven


@pytest.mark.rule("card/haven", "D44")
@pytest.mark.ruling("card/haven#1", "card/haven#3")
def test_haven_keeps_a_hand_card_for_the_next_turn(table):
    t = table(hands=["haven copper"], decks=["gold estate*12"])
    t.play("haven")
    t.expect(0, "haven", "aside copper", "aside gold")
    t.answer("aside gold")
    assert (t.hand(), t.actions) == ("copper", 1)
    t.end_turn()
    assert t.in_play() == "haven"
    assert t.hand() == "estate estate estate estate estate"
    t.end_turn()
    assert t.hand() == "estate estate estate estate estate gold"
    assert t.in_play() == "haven"
    t.end_turn()
    assert t.in_play() == ""
    assert "haven" in t.discard()
    t.ends_clean()


@pytest.mark.rule("card/haven")
@pytest.mark.ruling("card/haven#1")
def test_haven_draws_first_and_must_set_a_card_aside(table):
    t = table(hands=["haven"], decks=["gold"])
    t.play("haven")
    assert t.forced == [(0, "haven")]
    assert t.g.names(t.g.players[0].mat(ASIDE)) == ["gold"]
    t.ends_clean()


@pytest.mark.rule("card/haven", "D44")
def test_haven_without_a_card_to_set_aside_leaves_play_at_once(table):
    t = table(hands=["haven"])
    t.play("haven")
    t.expect_no_question()
    t.end_turn()
    assert t.in_play() == ""
    assert t.hand() == "haven"
    t.ends_clean()


@pytest.mark.rule("card/haven", "card/throne_room", "D44")
def test_throne_room_on_haven_keeps_two_cards(table):
    t = table(hands=["throne_room haven copper silver"], decks=["gold estate*12"])
    t.play("throne_room")
    t.answer("play haven", "aside silver", "aside gold")
    own_turn_again(t)
    assert t.hand() == "estate estate estate estate estate gold silver"
    assert t.in_play() == "haven throne_room"
    t.ends_clean()


@pytest.mark.rule("card/haven")
def test_two_havens_return_their_own_cards(table):
    t = table(hands=["haven*2 copper silver"], decks=["gold estate*12"])
    t.play("haven")
    t.answer("aside silver")
    t.play("haven")
    t.answer("aside gold")
    own_turn_again(t)
    assert t.hand() == "estate estate estate estate estate gold silver"
    assert t.g.players[0].mat(ASIDE) == []
    t.ends_clean()


@pytest.mark.rule("card/haven", "D22")
def test_a_card_under_haven_still_counts_for_its_owner(table):
    t = table(hands=["haven province"], decks=["copper"])
    t.play("haven")
    t.answer("aside province")
    assert scoring.scores(t.g) == [6, 0]
    t.ends_clean()


# -- Tactician


@pytest.mark.rule("card/tactician", "D44")
@pytest.mark.ruling("card/tactician#1", "card/tactician#3")
def test_tactician_trades_the_hand_for_five_cards_an_action_and_a_buy(table):
    t = table(hands=["tactician gold copper"], decks=["estate*20"])
    t.play("tactician")
    assert (t.hand(), t.discard()) == ("", "copper gold")
    t.end_turn()
    assert len(t.g.players[0].hand) == 5  # the five cards come later, not in Clean-up
    assert t.in_play() == "tactician"
    t.end_turn()
    assert numbers(t) == (10, 2, 2, 0)
    assert t.in_play() == "tactician"
    t.end_turn()
    assert t.in_play() == ""
    t.ends_clean()


@pytest.mark.rule("card/tactician", "D44")
def test_tactician_with_an_empty_hand_earns_nothing_and_leaves_play(table):
    t = table(hands=["tactician"], decks=["estate*20"])
    t.play("tactician")
    t.end_turn()
    assert (t.in_play(), t.discard()) == ("", "tactician")
    t.end_turn()
    assert numbers(t) == (5, 1, 1, 0)
    t.ends_clean()


@pytest.mark.rule("card/tactician", "card/throne_room", "D44")
@pytest.mark.ruling("card/tactician#2")
def test_throne_room_on_tactician_gives_the_bonus_once_and_stays_with_it(table):
    t = table(hands=["throne_room tactician copper"], decks=["estate*20"])
    t.play("throne_room")
    t.answer("play tactician")
    t.end_turn()
    assert t.in_play() == "tactician throne_room"
    t.end_turn()
    assert numbers(t) == (10, 2, 2, 0)
    t.end_turn()
    assert t.in_play() == ""
    t.ends_clean()


@pytest.mark.rule("card/tactician", "card/throne_room", "D44")
def test_throne_room_leaves_with_a_tactician_that_discarded_nothing(table):
    t = table(hands=["throne_room tactician"], decks=["estate*20"])
    t.play("throne_room")
    t.answer("play tactician")
    t.end_turn()
    assert (t.in_play(), t.discard()) == ("", "tactician throne_room")
    t.ends_clean()


@pytest.mark.rule("card/tactician")
def test_tactician_draws_what_there_is_after_shuffling(table):
    t = table(hands=["tactician gold"], decks=["estate*6"])
    t.play("tactician")
    own_turn_again(t)
    assert t.hand() == "estate estate estate estate estate estate gold"
    assert (t.deck(), t.discard()) == ("", "")
    t.ends_clean()
