"""Guilds beside Potions, Watchtower and the Black Market."""

from __future__ import annotations

import pytest


@pytest.mark.rule("card/stonemason", "D49", "D50")
@pytest.mark.ruling("card/stonemason#4")
@pytest.mark.parametrize(("potions", "gained"), [(1, "familiar familiar"), (0, "village village")])
def test_a_potion_paid_for_stonemason_counts_too(table, potions, gained):
    t = table(kingdom="stonemason familiar village", coins=5, buys=2, potions=1)
    t.buy("stonemason")
    t.answer("count 3")
    t.expect(0, "overpay-potions", "count 0", "count 1")
    t.answer(f"count {potions}")
    assert t.discard().split() == sorted(["stonemason", *gained.split()])
    assert t.potions == 1 - potions


@pytest.mark.rule("card/stonemason", "D36")
def test_a_card_with_a_potion_in_its_cost_is_cheaper_only_than_another_such(table):
    t = table(hands=["stonemason gold"], kingdom="familiar", supply={"curse": 0})
    t.play("stonemason")
    assert "gain familiar" not in t.names()
    t.answer("gain silver", "gain silver")
    t = table(hands=["stonemason golem"], kingdom="familiar", supply={"curse": 0})
    t.play("stonemason")
    t.answer("gain familiar", "gain familiar")
    assert t.discard() == "familiar familiar"


@pytest.mark.rule("card/soothsayer", "card/watchtower")
@pytest.mark.ruling("card/soothsayer#2")
def test_a_curse_that_watchtower_trashes_was_gained(table):
    t = table(hands=["soothsayer", "watchtower"], decks=["", "silver"])
    t.play("soothsayer")
    t.answer("react watchtower", "trash curse")
    assert (t.trash(), t.discard(1), t.hand(1)) == ("curse", "", "silver watchtower")


@pytest.mark.rule("card/baker", "D11", "D12")
@pytest.mark.ruling("card/baker#1")
@pytest.mark.parametrize(("deck", "coffers"), [("baker island", 1), ("plaza island", 0)])
def test_baker_is_set_up_from_the_black_market_deck(table, deck, coffers):
    t = table(hands=["black_market"], black_market=deck)
    assert [t.coffers(seat) for seat in range(2)] == [coffers, coffers]


@pytest.mark.rule("card/merchant_guild", "card/black_market", "D30")
def test_merchant_guild_pays_for_a_buy_at_the_black_market(table):
    t = table(
        hands=["merchant_guild black_market gold"], black_market="island harem moat", actions=2
    )
    t.play("merchant_guild", "black_market")
    while t.open_questions():
        offered = t.names()
        t.answer("buy moat" if "buy moat" in offered else offered[0])
    assert t.coffers(0) == 1
