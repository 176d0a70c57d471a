"""Guilds: Coffers, and the cards that bring or spend them."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.match import Match
from tafelrunde.titles.dominion.counters import COFFERS
from tafelrunde.titles.dominion.table import Dominion
from tafelrunde.titles.dominion.title import TITLE

# -- Coffers


@pytest.mark.rule("card/candlestick_maker", "D47")
@pytest.mark.ruling("card/candlestick_maker#1")
def test_coffers_are_kept_until_they_are_spent(table):
    t = table(hands=["candlestick_maker", ""], decks=["copper*10", "copper*10"])
    t.play("candlestick_maker")
    assert (t.actions, t.buys, t.coins, t.coffers(0)) == (1, 2, 0, 1)
    t.end_turn()
    t.end_turn()
    assert t.coffers(0) == 1
    t.to_buys()
    t.answer("coffers")
    assert (t.coins, t.coffers(0)) == (1, 0)


@pytest.mark.rule("D47", "D16")
def test_several_coffers_may_be_spent_at_once_before_the_first_buy(table):
    t = table(hands=["copper"], kingdom="plaza", coffers=[3, 0], buys=2)
    t.to_buys()
    t.answer("coffers 3")
    assert (t.coins, t.coffers(0)) == (3, 0)
    t = table(hands=["copper"], kingdom="plaza", coffers=[3, 0], buys=2)
    t.buy("copper")
    assert not any(name.startswith("coffers") for name in t.names())  # too late


@pytest.mark.rule("card/baker", "D11", "D47")
def test_baker_gives_everybody_a_coffers_at_the_start():
    cards = ["baker", "cellar", "moat", "village", "workshop", "smithy", "remodel", "militia"]
    for with_baker in (True, False):
        kingdom = [*cards[0 if with_baker else 1 :], "market", "mine", "festival"][:10]
        match = Match.new(TITLE, seats=2, options={"cards": kingdom}, seed="bread")
        assert isinstance(match.table, Dominion)
        counts = [me.counts[COFFERS] for me in match.table.players]
        assert counts == ([1, 1] if with_baker else [0, 0])


@pytest.mark.rule("card/baker")
def test_baker_draws_and_brings_a_coffers(table):
    t = table(hands=["baker"], decks=["gold"])
    t.play("baker")
    assert (t.hand(), t.actions, t.coins) == ("gold", 1, 0)
    assert t.coffers(0) - t.coffers(1) == 1


# -- Plaza


@pytest.mark.rule("card/plaza")
@pytest.mark.ruling("card/plaza#1")
@pytest.mark.parametrize(
    ("hand", "deck", "answer", "coffers"),
    [
        ("estate", "copper", "discard copper", 1),
        ("estate", "harem", "discard harem", 1),
        ("copper", "estate", "pass", 0),
    ],
)
def test_plaza_turns_a_treasure_into_a_coffers(table, hand, deck, answer, coffers):
    t = table(hands=[f"plaza {hand}"], decks=[deck])
    t.play("plaza")
    t.answer(answer)
    assert (t.actions, t.coffers(0)) == (2, coffers)
    assert t.discard() == answer.removeprefix("pass").removeprefix("discard ")


@pytest.mark.rule("card/plaza")
def test_plaza_asks_even_without_a_treasure(table):
    t = table(hands=["plaza estate"])
    t.play("plaza")
    assert ((0, "plaza") in t.forced, t.coffers(0)) == (True, 0)


# -- Butcher


@pytest.mark.rule("card/butcher", "D47")
@pytest.mark.ruling("card/butcher#2")
def test_butcher_adds_coffers_to_the_cost(table):
    t = table(hands=["butcher estate"], coffers=[4, 0], supply={"curse": 0})
    t.play("butcher")
    assert t.coffers(0) == 6
    t.answer("trash estate", "count 6")
    assert "gain province" in t.names()
    t.answer("gain province")
    assert (t.coffers(0), t.coins, t.discard(), t.trash()) == (0, 0, "province", "estate")


@pytest.mark.rule("card/butcher")
@pytest.mark.ruling("card/butcher#1", "card/butcher#3")
def test_butcher_may_spend_nothing_and_trash_another_butcher(table):
    t = table(hands=["butcher*2"])
    t.play("butcher")
    t.expect(0, "butcher-trash", "trash butcher", "pass")
    t.answer("trash butcher", "count 0")
    assert "gain duchy" in t.names() and "gain gold" not in t.names()
    t.answer("gain duchy")
    assert (t.discard(), t.coffers(0)) == ("duchy", 2)


@pytest.mark.rule("card/butcher")
def test_butcher_need_not_trash(table):
    t = table(hands=["butcher estate"])
    t.play("butcher")
    t.answer("pass")
    assert (t.coffers(0), t.trash(), t.hand()) == (2, "", "estate")
    t = table(hands=["butcher"])
    t.play("butcher")
    t.expect_no_question()
    assert t.coffers(0) == 2


# -- Merchant Guild


@pytest.mark.rule("card/merchant_guild")
@pytest.mark.ruling("card/merchant_guild#1", "card/merchant_guild#2")
@pytest.mark.parametrize(
    ("hand", "plays", "each", "buys"),
    [
        ("merchant_guild", ["merchant_guild"], 1, 2),
        ("merchant_guild*2", ["merchant_guild", "merchant_guild"], 2, 3),
        ("throne_room merchant_guild", ["throne_room"], 1, 3),
    ],
)
def test_merchant_guild_pays_for_each_buy(table, hand, plays, each, buys):
    t = table(hands=[hand], actions=2)
    t.play(*plays)
    if plays == ["throne_room"]:
        t.answer("play merchant_guild")
    assert (t.buys, t.coins) == (buys, buys - 1)
    t.buy("copper")
    assert t.coffers(0) == each
    assert not any(name.startswith("coffers") for name in t.names())
    t.buy("copper")
    assert t.coffers(0) == 2 * each


@pytest.mark.rule("card/merchant_guild", "D30")
def test_merchant_guild_pays_for_buys_only(table):
    t = table(hands=["merchant_guild workshop"], actions=2)
    t.play("merchant_guild", "workshop")
    t.answer("gain silver")
    assert t.coffers(0) == 0
