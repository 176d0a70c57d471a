"""Empires: Capital, Charm and Crown."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion.catalogue import PLAYED, THIS, TREASURE
from tafelrunde.titles.dominion.player import Player
from tafelrunde.titles.dominion.playing import play_from
from tafelrunde.titles.dominion.table import Dominion

# -- Capital


@pytest.mark.rule("card/capital", "D16", "D48")
def test_capital_is_not_played_along_with_plain_treasures(table):
    t = table(hands=["capital copper*2"], decks=["copper*9", "copper*9"])
    t.play_treasures()
    assert (t.coins, t.hand()) == (2, "capital")
    t.end_turn()
    assert t.debt(0) == 0


@pytest.mark.rule("card/capital", "D48", "D43")
def test_capital_brings_debt_when_it_is_discarded(table):
    t = table(hands=["capital"], decks=["copper*9", "copper*9"])
    t.play("capital")
    assert (t.coins, t.buys, t.debt(0)) == (6, 2, 0)
    t.buy("gold")
    t.answer("pass")
    t.expect_no_question()  # no coins left to pay with
    assert (t.debt(0), t.discard()) == (6, "capital gold")


@pytest.mark.rule("card/capital", "D48")
@pytest.mark.ruling("card/capital#1")
def test_capital_lets_pay_debt_at_once_and_more_than_its_own(table):
    t = table(hands=["capital"], decks=["copper*9", "copper*9"], kingdom="engineer", coins=3)
    t.play("capital")
    t.buy("engineer")
    t.answer("pass")  # neither pays nor buys
    t.expect(0, "pay-debt", *[f"count {n}" for n in range(10)])
    t.answer("count 9")
    assert t.debt(0) == 1


@pytest.mark.rule("card/capital")
@pytest.mark.ruling("card/capital#2")
def test_a_capital_that_is_not_discarded_brings_no_debt(table):
    t = table(hands=["chapel capital"], decks=["copper*9", "copper*9"])
    t.play("chapel")
    t.answer("trash capital")
    t.end_turn()
    assert t.debt(0) == 0


@pytest.mark.rule("card/capital", "card/herbalist", "D43")
@pytest.mark.ruling("card/capital#2")
@pytest.mark.parametrize(("answers", "debt"), [(["use herbalist"], 0), (["pass", "count 0"], 6)])
def test_a_capital_put_on_the_deck_brings_no_debt(table, answers, debt):
    t = table(hands=["herbalist capital"], decks=["copper*9", "copper*9"])
    t.play("herbalist", "capital")
    t.buy("gold")
    t.answer("pass", *answers)
    assert (t.debt(0), "capital" in t.discard()) == (debt, debt > 0)


@pytest.mark.rule("card/capital", "card/crown", "D37")
@pytest.mark.ruling("card/capital#3")
def test_a_capital_played_twice_brings_its_debt_once(table):
    t = table(hands=["crown capital"], decks=["copper*9", "copper*9"])
    t.answer("pass")
    t.play("crown")
    t.answer("play capital")
    assert (t.coins, t.buys) == (12, 3)
    t.buy("province")
    t.answer("pass", "count 0")
    assert t.debt(0) == 6


# -- Charm


@pytest.mark.rule("card/charm")
def test_charm_gives_a_buy_and_coins(table):
    t = table(hands=["charm"])
    t.play("charm")
    t.expect(0, "charm", "choose +coins", "choose +gain")
    t.answer("choose +coins")
    assert (t.coins, t.buys) == (2, 2)
    t.buy("estate")
    t.expect_no_question()


@pytest.mark.rule("card/charm", "D36")
@pytest.mark.ruling("card/charm#1")
def test_charm_brings_another_card_of_the_same_cost_first(table):
    t = table(hands=["charm"], kingdom="village workshop smithy", coins=6, buys=3)
    t.play("charm")
    t.answer("choose +gain")
    t.buy("silver")
    t.expect(0, "charm-gain", "gain village", "gain workshop", "pass")
    t.answer("gain village")
    assert [event["cards"] for event in t.told(-1, "gains")] == [["village"], ["silver"]]
    t.buy("silver")  # only the next buy
    t.expect_no_question()
    assert t.discard() == "silver silver village"


@pytest.mark.rule("card/charm")
def test_charm_may_be_declined(table):
    t = table(hands=["charm"], kingdom="village", coins=6, buys=3)
    t.play("charm")
    t.answer("choose +gain")
    t.buy("silver")
    t.answer("pass")
    t.buy("silver")
    t.expect_no_question()
    assert t.discard() == "silver silver"


@pytest.mark.rule("card/charm")
@pytest.mark.ruling("card/charm#2")
def test_charms_add_up(table):
    t = table(hands=["charm*2"], kingdom="village workshop", coins=3, buys=2)
    t.play("charm")
    t.answer("choose +gain")
    t.play("charm")
    t.answer("choose +gain")
    t.buy("silver")
    t.answer("gain village")
    t.expect(0, "charm-gain", "gain village", "gain workshop", "pass")
    t.answer("gain village")
    assert t.discard() == "silver village village"


@pytest.mark.rule("card/charm", "D36")
@pytest.mark.ruling("card/charm#3")
def test_charm_compares_debt_too(table):
    t = table(hands=["charm"], kingdom="city_quarter royal_blacksmith engineer", buys=2)
    t.play("charm")
    t.answer("choose +gain")
    t.buy("city_quarter")
    t.expect(0, "charm-gain", "gain royal_blacksmith", "pass")
    t.answer("gain royal_blacksmith")
    assert (t.discard(), t.debt(0)) == ("city_quarter royal_blacksmith", 8)


# -- Crown


@pytest.mark.rule("card/crown", "D37")
def test_crown_doubles_an_action_or_a_treasure(table):
    t = table(hands=["crown smithy gold"], decks=["copper*6"])
    t.play("crown")
    t.expect(0, "crown-action", "play smithy", "pass")
    t.answer("play smithy")
    assert len(t.hand().split()) == 7
    t = table(hands=["crown smithy gold"], decks=["copper*6"])
    t.answer("pass")
    t.play("crown")
    t.expect(0, "crown-treasure", "play gold", "pass")
    t.answer("play gold")
    assert (t.coins, t.in_play()) == (6, "crown gold")


@pytest.mark.rule("card/crown")
def test_crown_is_voluntary_and_asks_whatever_is_in_hand(table):
    t = table(hands=["crown gold"])
    t.play("crown")
    assert t.forced == [(0, "crown-action")]
    t = table(hands=["crown gold"])
    t.answer("pass")
    t.play("crown")
    t.answer("pass")
    assert t.hand() == "gold"


@pytest.mark.rule("card/crown", "D37")
@pytest.mark.ruling("card/crown#1")
def test_a_crown_on_a_crown_doubles_two_cards(table):
    t = table(hands=["crown*2 village festival"], decks=["copper*6"])
    t.play("crown")
    t.answer("play crown", "play festival", "play village")
    assert (t.actions, t.coins, t.hand()) == (8, 4, "copper copper")
    t = table(hands=["crown*2 gold silver"])
    t.answer("pass")
    t.play("crown")
    t.answer("play crown", "play gold", "play silver")
    assert t.coins == 10


def plays_treasures(g: Dominion, me: Player, this: int, subject: int) -> None:
    """A text that no printed card of these sets has: the Treasures in hand are played now."""
    for held in g.of_type(me, me.hand, TREASURE):
        if held in me.hand:
            play_from(g, me, held, me.hand)


@pytest.mark.rule("card/crown")
@pytest.mark.ruling("card/crown#2")
def test_a_crown_played_as_a_treasure_in_the_action_phase_doubles_an_action(table):
    t = table(hands=["moat crown gold village"], decks=["copper*9"])
    t.listen(PLAYED, plays_treasures, card="moat", where=THIS)
    t.play("moat")
    t.expect(0, "crown-action", "play village", "pass")
    t.answer("play village")
    assert (t.actions, t.coins) == (4, 5)  # Gold and the 2 Coppers are played once


@pytest.mark.rule("card/crown", "card/wharf", "D44")
def test_crown_stays_with_a_duration_it_doubled(table):
    t = table(hands=["crown wharf"], decks=["copper*30", "copper*9"])
    t.play("crown")
    t.answer("play wharf")
    t.end_turn()
    assert t.in_play() == "crown wharf"
