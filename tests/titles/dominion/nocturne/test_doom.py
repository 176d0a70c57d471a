"""Nocturne: Doom cards, and the Bat."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion.turn import NIGHT


@pytest.mark.rule("card/leprechaun")
def test_leprechaun_brings_gold_and_a_hex(table):
    t = table(hands=["leprechaun"], hexes="plague")
    t.play("leprechaun")
    assert (t.discard(), t.hand()) == ("gold", "curse")


@pytest.mark.rule("card/leprechaun", "D23")
@pytest.mark.ruling("card/leprechaun#1")
@pytest.mark.parametrize(("in_play", "lucky"), [(5, False), (6, True), (7, False)])
def test_exactly_seven_cards_in_play_bring_a_wish(table, in_play, lucky):
    cards = f"caravan {'village ' * (in_play - 1)}"  # the Duration counts as well
    t = table(hands=["leprechaun"], in_play=[cards], hexes="plague", trash="village")
    t.play("leprechaun")
    assert t.discard() == ("gold wish" if lucky else "gold")
    assert t.hand() == ("" if lucky else "curse")


@pytest.mark.rule("card/skulk", "D59", "D40", "D41")
@pytest.mark.ruling("card/skulk#1")
def test_skulk_gives_all_opponents_the_same_hex_in_turn_order(table):
    t = table(hands=["skulk", "moat", "", ""], hexes="plague greed", seats=4, supply={"curse": 1})
    t.play("skulk")
    t.answer("react moat")
    assert (t.hand(1), t.hand(2), t.hand(3)) == ("moat", "curse", "")
    assert t.buys == 2
    assert t.g.names(t.g.decks["hexes"].discard) == ["plague"]
    assert t.deeds(0, "receives") == [("receives", 2), ("receives", 3)]


@pytest.mark.rule("card/skulk")
@pytest.mark.ruling("R252")
def test_the_hex_is_turned_up_even_if_nobody_is_affected(table):
    t = table(hands=["skulk", "moat"], hexes="plague greed")
    t.play("skulk")
    t.answer("react moat")
    assert t.hand(1) == "moat"
    assert t.g.names(t.g.decks["hexes"].discard) == ["plague"]


@pytest.mark.rule("card/skulk")
def test_gaining_skulk_brings_a_gold(table):
    t = table(kingdom="skulk", coins=4, buys=2)
    t.buy("skulk")
    assert t.discard() == "gold skulk"


@pytest.mark.rule("card/cursed_village", "D42")
@pytest.mark.ruling("card/cursed_village#1")
@pytest.mark.parametrize(("held", "then"), [(0, 6), (4, 6), (6, 6), (7, 7)])
def test_cursed_village_fills_the_hand_to_six(table, held, then):
    t = table(hands=[f"cursed_village {'copper ' * held}"], decks=["estate*9"])
    t.play("cursed_village")
    assert (len(t.g.players[0].hand), t.actions) == (then, 2)


@pytest.mark.rule("card/cursed_village")
def test_gaining_cursed_village_brings_a_hex(table):
    t = table(kingdom="cursed_village", coins=5, buys=2, hexes="greed")
    t.buy("cursed_village")
    assert (t.discard(), t.deck()) == ("cursed_village", "copper")


@pytest.mark.rule("card/tormentor")
def test_a_lonely_tormentor_gains_an_imp(table):
    t = table(hands=["tormentor", ""], hexes="plague")
    t.play("tormentor")
    assert (t.coins, t.discard(), t.hand(1)) == (2, "imp", "")


@pytest.mark.rule("card/tormentor", "D40")
@pytest.mark.ruling("card/tormentor#1")
def test_tormentor_in_company_hexes_the_opponents(table):
    t = table(hands=["tormentor", "moat", ""], in_play=["caravan"], hexes="plague", seats=3)
    t.play("tormentor")
    t.answer("react moat")
    assert (t.discard(), t.hand(1), t.hand(2)) == ("", "moat", "curse")


@pytest.mark.rule("card/vampire", "D34", "D19")
@pytest.mark.ruling("card/vampire#2")
def test_vampire_hexes_gains_and_turns_into_a_bat_which_is_no_gain(table):
    t = table(hands=["vampire estate", ""], hexes="plague", kingdom="market gold", phase=NIGHT)
    t.play("vampire")
    assert t.hand(1) == "curse"
    assert "gain vampire" not in t.names()
    assert "gain gold" not in t.names()
    t.answer("gain market")
    assert (t.in_play(), t.discard()) == ("", "bat market")
    assert (t.left("vampire"), t.left("bat")) == (11, 9)
    assert [card.id for card in t.g.players[0].gained] == ["market"]


@pytest.mark.rule("card/vampire", "D34")
@pytest.mark.ruling("card/vampire#1")
def test_without_a_bat_vampire_stays_in_play(table):
    t = table(hands=["vampire estate", "moat"], hexes="plague", supply={"bat": 0}, phase=NIGHT)
    t.play("vampire")
    t.answer("react moat", "gain silver")
    assert (t.in_play(), t.discard()) == ("vampire", "silver")


@pytest.mark.rule("card/bat", "D34")
def test_bat_trashes_up_to_two_cards_and_turns_into_a_vampire(table):
    t = table(hands=["bat curse copper estate"], kingdom="vampire", phase=NIGHT)
    t.play("bat")
    t.answer("trash curse", "trash estate")
    assert (t.trash(), t.in_play(), t.discard()) == ("curse estate", "", "vampire")
    t = table(hands=["bat curse copper"], kingdom="vampire", phase=NIGHT)
    t.play("bat")
    t.answer("trash curse", "pass")
    assert (t.trash(), t.discard()) == ("curse", "vampire")


@pytest.mark.rule("card/bat")
@pytest.mark.ruling("card/bat#1", "card/bat#2")
@pytest.mark.parametrize(("answers", "vampires"), [(["pass"], 10), (["trash curse", "pass"], 0)])
def test_bat_stays_a_bat_without_trashing_or_without_a_vampire(table, answers, vampires):
    t = table(
        hands=["bat curse estate"],
        decks=["copper*5"],
        kingdom="vampire",
        supply={"vampire": vampires},
        phase=NIGHT,
    )
    t.play("bat")
    t.answer(*answers)
    assert t.in_play() == "bat"
    t.end_turn()
    assert "bat" in t.discard()


@pytest.mark.rule("card/werewolf", "D19", "D40")
@pytest.mark.ruling("card/werewolf#1")
def test_werewolf_draws_by_day_and_opponents_may_react_all_the_same(table):
    t = table(
        hands=["werewolf", "secret_chamber"],
        decks=["gold*3 copper"],
        hexes="plague",
        printings={"intrigue": 2009},
    )
    t.play("werewolf")
    t.expect(1, "react", "react secret_chamber", "pass")
    t.answer("pass")
    assert (t.hand(), t.hand(1)) == ("gold gold gold", "secret_chamber")


@pytest.mark.rule("card/werewolf", "D19")
def test_werewolf_hexes_by_night(table):
    t = table(hands=["werewolf estate", ""], decks=["gold*3 copper"], hexes="plague", phase=NIGHT)
    t.play("werewolf")
    assert (t.hand(), t.hand(1)) == ("estate", "curse")
