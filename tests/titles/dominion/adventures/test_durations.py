"""Adventures: cards that reach into the next turn."""

from __future__ import annotations

import pytest


def hand_size(t, seat=0):
    return len(t.g.players[seat].hand)


# -- Amulet, Dungeon, Gear

CHOICES = {
    # answers: coins, Estates trashed, Silvers gained
    ("choose +coins",): (1, 0, 0),
    ("choose +trash", "trash estate"): (0, 1, 0),
    ("choose +silver",): (0, 0, 1),
}


@pytest.mark.rule("card/amulet", "D44")
@pytest.mark.ruling("card/amulet#1")
@pytest.mark.parametrize("now", CHOICES)
@pytest.mark.parametrize("then", CHOICES)
def test_amulet_chooses_now_and_when_the_next_turn_begins(table, now, then):
    t = table(hands=["amulet estate copper"], decks=["estate copper*4 estate copper*9"])
    t.play("amulet")
    t.answer(*now)
    assert t.coins == CHOICES[now][0]
    t.end_turn()
    assert t.in_play() == "amulet"
    t.end_turn()
    t.expect(0, "amulet", "choose +coins", "choose +trash", "choose +silver")
    t.answer(*then)
    assert t.coins == CHOICES[then][0]
    assert t.trash().count("estate") == CHOICES[now][1] + CHOICES[then][1]
    assert t.left("silver") == 40 - CHOICES[now][2] - CHOICES[then][2]
    t.end_turn()
    assert t.in_play() == ""


@pytest.mark.rule("card/amulet", "D25")
@pytest.mark.ruling("card/amulet#2")
def test_amulet_may_choose_in_vain(table):
    t = table(hands=["amulet*2"], supply={"silver": 0}, actions=2)
    t.play("amulet")
    t.answer("choose +silver")
    t.play("amulet")
    t.answer("choose +trash")
    assert (t.coins, t.trash(), t.discard()) == (0, "", "")


@pytest.mark.rule("card/dungeon", "D44")
@pytest.mark.ruling("card/dungeon#2")
def test_dungeon_sifts_two_cards_now_and_next_turn(table):
    t = table(hands=["dungeon"], decks=["gold estate copper*5 silver*2 copper*9"])
    t.play("dungeon")
    t.answer("discard estate")
    assert (t.hand(), t.actions) == ("", 1)
    t.end_turn()
    assert t.in_play() == "dungeon"
    t.end_turn()
    assert hand_size(t) == 7
    t.answer("discard copper", "discard copper")
    assert t.hand() == "copper copper copper silver silver"
    t.end_turn()
    assert t.in_play() == ""


@pytest.mark.rule("card/dungeon")
@pytest.mark.ruling("card/dungeon#1")
def test_dungeon_discards_what_there_is(table):
    t = table(hands=["dungeon copper"], decks=["gold"])
    t.play("dungeon")
    t.answer("discard gold")
    assert (t.hand(), t.discard()) == ("", "copper gold")


@pytest.mark.rule("card/gear", "D44", "D26")
@pytest.mark.ruling("card/gear#1")
def test_gear_keeps_up_to_two_cards_for_the_next_turn(table):
    t = table(hands=["gear estate"], decks=["gold duchy copper*9"])
    t.play("gear")
    t.answer("aside gold", "aside estate")
    assert t.hand() == "duchy"
    assert t.known(1, "aside") == []
    assert t.zone(1, "aside")["count"] == 2
    assert t.told(1, "sets-aside")[0].get("cards") is None
    t.end_turn()
    assert t.in_play() == "gear"
    t.end_turn()
    assert t.hand() == "copper copper copper copper copper estate gold"
    t.end_turn()
    assert t.in_play() == ""


@pytest.mark.rule("card/gear")
def test_gear_may_keep_a_single_card(table):
    t = table(hands=["gear"], decks=["gold duchy copper*9"])
    t.play("gear")
    t.answer("aside gold", "pass")
    t.end_turn()
    t.end_turn()
    assert t.hand() == "copper copper copper copper copper gold"


@pytest.mark.rule("card/gear", "D44")
@pytest.mark.ruling("card/gear#2")
def test_gear_with_nothing_set_aside_is_discarded_at_once(table):
    t = table(hands=["gear"], decks=["gold duchy copper*9"])
    t.play("gear")
    t.answer("pass")
    t.end_turn()
    assert t.in_play() == ""
    assert "gear" in t.discard()


@pytest.mark.rule("card/gear", "card/throne_room")
def test_gear_played_twice_keeps_two_pairs(table):
    t = table(hands=["throne_room gear"], decks=["gold duchy silver estate copper*9"])
    t.play("throne_room")
    t.answer("play gear", "aside gold", "aside duchy", "aside silver", "aside estate")
    t.end_turn()
    t.end_turn()
    assert hand_size(t) == 9


# -- Caravan Guard


@pytest.mark.rule("card/caravan_guard", "D44")
def test_caravan_guard_gives_a_card_and_an_action_then_a_coin(table):
    t = table(hands=["caravan_guard"], decks=["copper*20"])
    t.play("caravan_guard")
    assert (hand_size(t), t.actions, t.coins) == (1, 1, 0)
    t.end_turn()
    t.end_turn()
    assert (hand_size(t), t.actions, t.coins) == (5, 1, 1)
    t.end_turn()
    assert t.in_play() == ""


@pytest.mark.rule("card/caravan_guard", "D40", "D14")
@pytest.mark.ruling("card/caravan_guard#1", "card/caravan_guard#2", "card/caravan_guard#3")
def test_caravan_guard_may_be_played_when_an_attack_is_played(table):
    t = table(
        hands=["militia", "caravan_guard copper*4"], decks=["copper*9", "gold copper*9"], actions=1
    )
    t.play("militia")
    t.expect(1, "react", "react caravan_guard", "pass")
    t.answer("react caravan_guard")
    assert t.hand(1) == "copper copper copper copper gold"  # drawn before the Attack
    assert t.actions == 0  # nobody gets the action
    t.answer("discard copper", "discard copper")  # and the Attack goes on
    t.end_turn()
    assert t.coins == 1
    assert t.in_play(1) == "caravan_guard"
    t.end_turn()
    assert t.in_play(1) == ""


@pytest.mark.rule("card/caravan_guard", "D40")
def test_several_caravan_guards_may_be_played_at_one_attack(table):
    t = table(hands=["militia", "caravan_guard*2"], decks=["", "copper*2"])
    t.play("militia")
    t.answer("react caravan_guard", "react caravan_guard")
    assert (t.in_play(1), t.hand(1)) == ("caravan_guard caravan_guard", "copper copper")


@pytest.mark.rule("card/relic", "card/caravan_guard", "D52")
@pytest.mark.ruling("card/relic#1", "card/relic#3")
def test_caravan_guard_draws_before_relic_puts_the_token_on_the_deck(table):
    t = table(hands=["relic", "caravan_guard"], decks=["", "copper*20"])
    t.play("relic")
    t.answer("react caravan_guard")
    assert hand_size(t, 1) == 1
    t.end_turn()
    t.end_turn()
    assert hand_size(t, 1) == 4  # the token cost one card of the new hand


# -- Hireling


@pytest.mark.rule("card/hireling", "D44")
def test_hireling_draws_a_card_each_turn_for_the_rest_of_the_game(table):
    t = table(hands=["hireling"], decks=["copper*40"])
    t.play("hireling")
    assert hand_size(t) == 0
    for _ in range(3):
        t.end_turn()
        t.end_turn()
        assert (hand_size(t), t.in_play()) == (6, "hireling")


@pytest.mark.rule("card/hireling", "card/throne_room", "D44")
@pytest.mark.ruling("card/hireling#1")
def test_hireling_played_twice_draws_two_and_keeps_the_throne_room(table):
    t = table(hands=["throne_room hireling"], decks=["copper*40"])
    t.play("throne_room")
    t.answer("play hireling")
    for _ in range(2):
        t.end_turn()
        t.end_turn()
        assert (hand_size(t), t.in_play()) == (7, "hireling throne_room")
