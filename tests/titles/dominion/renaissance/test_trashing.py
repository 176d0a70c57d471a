"""Renaissance: cards that trash."""

from __future__ import annotations

import pytest


@pytest.mark.rule("card/acting_troupe", "D47")
def test_acting_troupe_is_trashed_for_four_villagers(table):
    t = table(hands=["acting_troupe smithy"], decks=["copper*5"])
    t.play("acting_troupe")
    assert (t.villagers(0), t.trash(), t.actions) == (4, "acting_troupe", 0)
    t.answer("villagers")  # a Villager is an action in the Action phase
    assert (t.villagers(0), t.actions) == (3, 1)
    t.play("smithy")


@pytest.mark.ruling("card/acting_troupe#1")
def test_acting_troupe_played_twice_gives_eight_villagers(table):
    t = table(hands=["throne_room acting_troupe"])
    t.play("throne_room")
    t.answer("play acting_troupe")
    assert (t.villagers(0), t.trash()) == (8, "acting_troupe")


HIDEOUT = [
    # trashed card, Curses gained
    pytest.param("copper", 0),
    pytest.param("estate", 1),
    pytest.param("curse", 0, marks=pytest.mark.ruling("card/hideout#2")),
    pytest.param("nobles", 1, marks=pytest.mark.ruling("card/hideout#3")),
]


@pytest.mark.rule("card/hideout")
@pytest.mark.ruling("card/hideout#1")
@pytest.mark.parametrize(("name", "curses"), HIDEOUT)
def test_hideout_must_trash_and_a_victory_card_brings_a_curse(table, name, curses):
    t = table(hands=[f"hideout {name}"], decks=["gold"])
    t.play("hideout")
    assert t.actions == 2
    t.expect(0, "trash", "trash gold", f"trash {name}")  # passing is no option
    t.answer(f"trash {name}")
    assert (t.trash(), t.discard()) == (name, " ".join(["curse"] * curses))


@pytest.mark.rule("card/hideout")
def test_hideout_with_no_card_does_nothing_more(table):
    t = table(hands=["hideout"])
    t.play("hideout")
    assert (t.trash(), t.discard()) == ("", "")


@pytest.mark.rule("card/priest")
@pytest.mark.ruling("card/priest#1", "card/priest#3")
def test_each_priest_pays_for_what_is_trashed_after_it(table):
    t = table(hands=["village priest*3 estate*3"], decks=["village village"], actions=1)
    t.play("village", "priest")
    t.answer("trash estate")
    assert t.coins == 2
    t.play("village", "priest")
    t.answer("trash estate")
    assert t.coins == 6
    t.play("priest")
    t.answer("trash estate")
    assert t.coins == 12


@pytest.mark.ruling("card/priest#2")
def test_priest_pays_for_cards_trashed_from_play_and_from_the_supply(table):
    t = table(hands=["priest acting_troupe lurker estate"], kingdom="moat", actions=3)
    t.play("priest")
    t.answer("trash estate")
    t.play("acting_troupe")
    assert t.coins == 4
    t.play("lurker")
    t.answer("trash moat")
    assert t.coins == 6


@pytest.mark.rule("card/priest")
def test_priest_pays_in_its_own_turn_only(table):
    t = table(hands=["priest", "chapel estate"], decks=["copper*9"])
    t.play("priest")
    t.end_turn()
    t.play("chapel")
    t.answer("trash estate")
    assert t.coins == 0


@pytest.mark.rule("card/priest")
def test_priest_pays_for_every_card_trashed_at_once(table):
    t = table(hands=["priest chapel estate*3"], actions=2)
    t.play("priest")
    t.answer("trash estate")
    t.play("chapel")
    t.answer("trash estate", "trash estate")
    assert t.coins == 6


@pytest.mark.rule("card/research")
@pytest.mark.ruling("card/research#1")
def test_research_sets_cards_aside_face_down_for_the_next_turn(table):
    t = table(hands=["research silver estate"], decks=["gold moat estate copper*20"])
    t.play("research")
    t.answer("trash silver")
    assert t.actions == 1
    assert sorted(t.known(0, "aside")) == ["estate", "gold", "moat"]
    assert (t.zone(1, "aside")["count"], t.known(1, "aside")) == (3, [])
    t.end_turn()
    assert t.in_play() == "research"
    t.end_turn()
    assert t.hand() == "copper copper copper copper copper estate gold moat"
    t.end_turn()
    assert t.in_play() == ""


@pytest.mark.ruling("card/research#2")
def test_research_sets_aside_what_there_is(table):
    t = table(hands=["research gold"], decks=["moat"], discards=["estate estate"])
    t.play("research")
    assert t.trash() == "gold"
    assert sorted(t.known(0, "aside")) == ["estate", "estate", "moat"]


@pytest.mark.ruling("card/research#3")
@pytest.mark.parametrize("hand", ["research copper", "research"])
def test_research_without_cards_set_aside_is_discarded(table, hand):
    t = table(hands=[hand], decks=["estate*9"])
    t.play("research")
    if t.open_questions():
        t.answer("trash copper")
    t.end_turn()
    assert (t.in_play(), t.discard()) == ("", "research")


@pytest.mark.rule("card/research")
def test_throne_room_on_research_keeps_two_sets(table):
    t = table(hands=["throne_room research estate*2"], decks=["copper*20"])
    t.play("throne_room")
    t.answer("play research")
    assert len(t.known(0, "aside")) == 4
    t.end_turn()
    assert t.in_play() == "research throne_room"
    t.end_turn()
    assert len(t.g.players[0].hand) == 9


@pytest.mark.rule("card/old_witch")
def test_old_witch_curses_and_lets_trash_a_curse(table):
    t = table(hands=["old_witch", "curse gold", "gold"], decks=["copper*5"])
    t.play("old_witch")
    assert t.hand() == "copper copper copper"
    t.expect(1, "old-witch", "trash curse", "pass")
    t.answer("trash curse")
    assert (t.trash(), t.discard(1), t.discard(2)) == ("curse", "curse", "curse")
    assert (2, "old-witch") in t.forced  # asked all the same


@pytest.mark.ruling("card/old_witch#1")
def test_without_curses_left_one_may_still_be_trashed(table):
    t = table(hands=["old_witch", "curse gold"], supply={"curse": 0})
    t.play("old_witch")
    t.answer("trash curse")
    assert (t.trash(), t.discard(1)) == ("curse", "")


@pytest.mark.ruling("card/old_witch#2")
def test_moat_keeps_off_both_parts_of_old_witch(table):
    t = table(hands=["old_witch", "moat curse"])
    t.play("old_witch")
    t.answer("react moat")
    t.expect_no_question()
    assert (t.discard(1), t.trash()) == ("", "")


@pytest.mark.rule("card/recruiter")
@pytest.mark.ruling("card/recruiter#1")
def test_recruiter_draws_then_trashes_for_villagers(table):
    t = table(hands=["recruiter"], decks=["silver copper"])
    t.play("recruiter")
    t.expect(0, "trash", "trash silver", "trash copper")
    t.answer("trash silver")
    assert (t.villagers(0), t.trash(), t.hand()) == (3, "silver", "copper")
