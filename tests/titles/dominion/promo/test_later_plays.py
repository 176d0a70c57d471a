"""Promo cards that play Actions in later turns: Prince, Summon, Captain."""

from __future__ import annotations

import pytest


def to_treasures(t):
    """The player in turn goes to the Buy phase."""
    if t.question().prompt == "play-action":
        t.answer("pass")


def next_turn(t):
    """The first player's next turn begins."""
    t.end_turn()
    t.end_turn()


@pytest.mark.rule("card/prince")
@pytest.mark.ruling("card/prince#5")
def test_prince_plays_its_action_every_turn_without_an_action(table):
    t = table(hands=["prince village smithy festival"], decks=["copper*40"])
    t.play("prince")
    t.answer("choose yes")
    t.expect(0, "prince-action", "aside village", "aside smithy")  # Festival costs 5
    t.answer("aside smithy")
    assert t.in_play() == ""
    assert sorted(t.known(1, "aside_open")) == ["prince", "smithy"]
    for _ in range(2):
        next_turn(t)
        assert (len(t.g.players[0].hand), t.actions, t.in_play()) == (8, 1, "smithy")
    t.end_turn()
    assert t.in_play() == ""
    assert sorted(t.known(1, "aside_open")) == ["prince", "smithy"]


@pytest.mark.ruling("card/prince#5")
def test_two_princes_play_in_the_order_their_player_likes(table):
    t = table(hands=["village prince*2 smithy moat"], decks=["estate copper*40"])
    t.play("village", "prince")
    t.answer("choose yes", "aside smithy")
    t.play("prince")
    t.answer("choose yes")  # only the Moat is left
    next_turn(t)
    t.expect(0, "next-effect", "use smithy", "use moat")
    t.answer("use moat")
    assert t.in_play() == "moat smithy"


@pytest.mark.rule("card/prince")
def test_prince_need_not_be_set_aside(table):
    t = table(hands=["prince smithy"], decks=["copper*20"])
    t.play("prince")
    t.answer("pass")
    assert t.in_play() == "prince"
    t.end_turn()
    assert "prince" in t.discard()


@pytest.mark.ruling("card/prince#1")
def test_an_action_that_leaves_play_is_lost_to_prince(table):
    t = table(hands=["prince acting_troupe"], decks=["copper*20"])
    t.play("prince")
    t.answer("choose yes")
    next_turn(t)
    assert (t.villagers(0), t.trash()) == (4, "acting_troupe")
    next_turn(t)
    assert t.villagers(0) == 4
    assert t.known(1, "aside_open") == ["prince"]


@pytest.mark.ruling("card/prince#1")
def test_a_duration_stays_in_play_and_is_lost_to_prince(table):
    t = table(hands=["prince caravan"], decks=["copper*40"])
    t.play("prince")
    t.answer("choose yes")
    next_turn(t)
    assert t.in_play() == "caravan"
    next_turn(t)
    assert len(t.g.players[0].hand) == 6  # its second part
    t.end_turn()
    assert t.in_play() == ""
    assert t.known(1, "aside_open") == ["prince"]


@pytest.mark.ruling("card/prince#3")
def test_throne_room_on_prince_sets_one_action_aside(table):
    t = table(hands=["throne_room prince smithy moat"], decks=["copper*20"])
    t.play("throne_room")
    t.answer("play prince", "choose yes", "aside smithy")
    t.expect_no_question()
    assert sorted(t.known(1, "aside_open")) == ["prince", "smithy"]


@pytest.mark.ruling("card/prince#4")
def test_cards_set_aside_by_prince_count_at_the_end(table):
    t = table(hands=["prince mill"], decks=["copper*20"])
    t.play("prince")
    t.answer("choose yes")
    assert t.score(0) == 1


@pytest.mark.rule("card/prince")
@pytest.mark.ruling("R293")
def test_prince_without_a_fitting_action_may_still_go(table):
    t = table(hands=["prince copper"])
    t.play("prince")
    t.answer("choose yes")
    assert (0, "prince-action") in t.forced
    assert t.known(1, "aside_open") == ["prince"]


@pytest.mark.rule("card/prince", "card/horn", "D43")
@pytest.mark.parametrize("first", ["prince", "horn"])
def test_what_one_text_has_moved_is_not_moved_by_another(table, first):
    t = table(hands=["prince border_guard"], decks=["copper*40"], owned=["horn"])
    t.play("prince")
    t.answer("choose yes")
    next_turn(t)
    t.end_turn()
    t.expect(0, "next-effect", "use prince", "use horn")
    t.answer(f"use {first}")
    aside = ["border_guard", "prince"] if first == "prince" else ["prince"]
    assert sorted(t.known(1, "aside_open")) == aside


# -- Summon


@pytest.mark.rule("card/summon")
@pytest.mark.ruling("card/summon#1")
def test_summon_plays_its_card_when_the_next_turn_begins(table):
    t = table(kingdom="summon smithy festival", decks=["copper*20"], coins=5, buys=2)
    t.buy("summon")  # Smithy is the only Action that costs 4 or less
    assert t.known(1, "aside_open") == ["smithy"]
    assert t.discard() == ""
    next_turn(t)
    assert (len(t.g.players[0].hand), t.actions, t.in_play()) == (8, 1, "smithy")
    t.end_turn()
    assert "smithy" in t.discard()


@pytest.mark.rule("card/summon")
def test_summon_without_an_action_does_nothing(table):
    t = table(kingdom="summon festival", coins=5)
    t.buy("summon")
    assert (t.discard(), t.coins) == ("", 0)


# -- Captain


@pytest.mark.rule("card/captain", "D45")
def test_captain_plays_supply_cards_now_and_next_turn(table):
    t = table(hands=["captain"], kingdom="smithy village festival", decks=["copper*40"])
    t.play("captain")
    t.expect(0, "captain", "play smithy", "play village")
    t.answer("play smithy")
    assert (t.in_play(), t.left("smithy"), len(t.g.players[0].hand)) == ("captain", 10, 3)
    next_turn(t)
    t.answer("play village")
    assert (t.actions, len(t.g.players[0].hand)) == (3, 6)
    t.end_turn()
    assert t.in_play() == ""


@pytest.mark.ruling("card/captain#2")
def test_captain_tries_again_next_turn(table):
    t = table(hands=["captain"], kingdom="smithy", supply={"smithy": 0}, decks=["copper*20"])
    t.play("captain")
    t.end_turn()
    assert t.in_play() == "captain"
    t.end_turn()
    t.expect_no_question()
    t.end_turn()
    assert t.in_play() == ""


CANNOT_MOVE = [
    # card: coins, Villagers
    pytest.param("mining_village", 0, 0),
    pytest.param("acting_troupe", 0, 4),
    pytest.param("embargo", 2, 0),
    pytest.param("island", 0, 0),
]


@pytest.mark.ruling("card/captain#3")
@pytest.mark.parametrize(("name", "coins", "villagers"), CANNOT_MOVE)
def test_a_card_captain_plays_does_not_move_itself(table, name, coins, villagers):
    t = table(hands=["captain"], kingdom=name, decks=["estate*20"])
    left = t.left(name)
    t.play("captain")
    while t.open_questions():
        t.answer(t.names()[0])
    assert (t.left(name), t.trash(), t.coins, t.villagers(0)) == (left, "", coins, villagers)


@pytest.mark.ruling("card/captain#4")
def test_workshop_played_by_captain_may_gain_itself(table):
    t = table(hands=["captain"], kingdom="workshop")
    t.play("captain")
    t.answer("gain workshop")
    assert (t.discard(), t.left("workshop")) == ("workshop", 9)


@pytest.mark.ruling("card/captain#4")
def test_lurker_played_by_captain_may_trash_itself(table):
    t = table(hands=["captain"], kingdom="lurker")
    t.play("captain")
    t.answer("trash lurker")
    assert (t.trash(), t.left("lurker")) == ("lurker", 9)


@pytest.mark.ruling("card/captain#5")
def test_what_works_in_play_does_not_work_from_the_supply(table):
    t = table(hands=["captain silver estate"], kingdom="sauna_avanto", decks=["copper*9"])
    t.play("captain")
    to_treasures(t)
    t.play("silver")
    t.expect_no_question()
    assert t.trash() == ""


@pytest.mark.rule("card/captain")
def test_captain_attacks_with_a_supply_attack(table):
    t = table(hands=["captain", "moat copper*4"], kingdom="militia")
    t.play("captain")
    t.answer("play militia")
    t.answer("react moat")
    assert (t.coins, len(t.g.players[1].hand)) == (2, 5)


@pytest.mark.rule("card/captain", "card/citadel")
@pytest.mark.ruling("R296")
def test_citadel_repeats_what_captain_plays_first_in_a_turn(table):
    t = table(hands=["captain"], kingdom="smithy", decks=["copper*40"], owned=["citadel"])
    t.play("captain")  # played twice: two Smithies now, two next turn
    assert len(t.g.players[0].hand) == 6
    next_turn(t)
    assert len(t.g.players[0].hand) == 5 + 3 * 3  # the first of them once more
