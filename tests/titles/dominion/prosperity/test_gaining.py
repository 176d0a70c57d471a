"""Prosperity: Watchtower, Trade Route, and how they look at gains."""

from __future__ import annotations

import pytest

# -- Watchtower


@pytest.mark.rule("card/watchtower", "D42")
@pytest.mark.ruling("card/watchtower#1")
@pytest.mark.parametrize(("held", "after"), [(0, 6), (4, 6), (6, 6), (7, 7)])
def test_watchtower_draws_up_to_six_cards(table, held, after):
    t = table(hands=["watchtower " + "estate " * held], decks=["copper*9"])
    t.play("watchtower")
    assert len(t.g.players[0].hand) == after
    t.ends_clean()


@pytest.mark.rule("card/watchtower")
@pytest.mark.parametrize(
    ("answer", "trash", "deck"), [("trash silver", "silver", ""), ("topdeck silver", "", "silver")]
)
def test_watchtower_trashes_a_gained_card_or_puts_it_on_the_deck(table, answer, trash, deck):
    t = table(hands=["watchtower"], coins=3, buys=2)
    t.buy("silver")
    t.expect(0, "show", "react watchtower", "pass")
    t.answer("react watchtower")
    t.expect(0, "watchtower", "trash silver", "topdeck silver")
    t.answer(answer)
    assert (t.trash(), t.deck(), t.discard(), t.hand()) == (trash, deck, "", "watchtower")
    assert t.seen(1, "hand", 0) == ["watchtower"]
    t.ends_clean()


@pytest.mark.rule("card/watchtower", "card/familiar")
@pytest.mark.ruling("card/watchtower#2")
def test_watchtower_helps_in_other_turns_and_again_in_the_own_one(table):
    t = table(hands=["familiar*2", "watchtower copper*3"], decks=["", "estate*5"])
    t.play("familiar")
    t.answer("react watchtower", "trash curse")
    t.play("familiar")
    t.answer("pass")
    assert (t.trash(), t.discard(1)) == ("curse", "curse")
    t.end_turn()
    t.play_treasures()
    t.buy("silver")
    t.answer("react watchtower", "topdeck silver")
    assert t.hand(1).count("silver") == 1  # drawn at once in Clean-up
    t.ends_clean()


@pytest.mark.rule("card/watchtower", "card/smugglers", "D30")
@pytest.mark.ruling("card/watchtower#3")
def test_a_card_trashed_with_watchtower_was_gained(table):
    t = table(hands=["watchtower", "smugglers"], coins=6)
    t.buy("gold")
    t.answer("react watchtower", "trash gold")
    t.play("smugglers")
    assert (t.trash(), t.discard(1), t.left("gold")) == ("gold", "gold", 28)
    t.ends_clean()


@pytest.mark.rule("card/watchtower", "card/mine")
@pytest.mark.ruling("card/watchtower#4")
def test_watchtower_moves_a_card_gained_to_hand(table):
    t = table(hands=["watchtower mine copper"])
    t.play("mine")
    t.answer("trash copper", "gain silver")
    t.answer("react watchtower", "topdeck silver")
    assert (t.hand(), t.deck()) == ("watchtower", "silver")
    t.ends_clean()


@pytest.mark.rule("card/watchtower", "card/royal_seal", "D38")
def test_what_watchtower_has_trashed_royal_seal_cannot_move(table):
    t = table(hands=["watchtower"], in_play=["royal_seal"], coins=3, buys=2)
    t.buy("silver")
    t.expect(0, "show", "use royal_seal", "react watchtower", "pass")
    t.answer("react watchtower", "trash silver")
    assert (t.trash(), t.question().prompt) == ("silver", "buy")
    t.ends_clean()


@pytest.mark.rule("card/watchtower", "D6")
def test_whoever_may_hold_a_watchtower_is_asked_about_every_gain(table):
    t = table(hands=["copper"], decks=["watchtower"], coins=3, buys=2)
    t.buy("silver")
    assert t.forced[-1:] == [(0, "show")]
    t.ends_clean()


# -- Trade Route


@pytest.mark.rule("card/trade_route", "D70", "D11")
@pytest.mark.ruling("card/trade_route#2")
def test_a_token_lies_on_every_victory_pile(table):
    t = table(hands=["trade_route"], kingdom="gardens nobles harem village colony")
    piles = [pile.card.id for pile in t.g.supply() if pile.count("trade_route")]
    assert sorted(piles) == ["colony", "duchy", "estate", "gardens", "harem", "nobles", "province"]
    assert t.g.counters["trade_route"] == 0
    t.ends_clean()


@pytest.mark.rule("card/trade_route", "D70")
@pytest.mark.ruling("card/trade_route#3")
def test_the_first_card_gained_from_a_pile_moves_its_token_for_everybody(table):
    t = table(hands=["workshop", "trade_route curse"], coins=5, buys=2)
    t.play("workshop")
    t.answer("gain estate")
    assert t.g.counters["trade_route"] == 1
    t.buy("duchy", "copper")
    for viewer in (0, 1, -1):
        shared = t.match.view(viewer)["facts"]["shared"]
        assert shared == [{"name": "trade_route", "count": 2}]
    t.play("trade_route")
    assert (t.coins, t.buys, t.trash()) == (2, 2, "curse")
    t.ends_clean()


@pytest.mark.rule("card/trade_route", "D70")
def test_further_cards_of_a_pile_move_nothing(table):
    t = table(hands=["trade_route"], coins=4, buys=3)
    t.buy("estate", "estate")
    assert (t.g.counters["trade_route"], t.g.piles[3].count("trade_route")) == (1, 0)
    t.ends_clean()


@pytest.mark.rule("card/trade_route", "card/ambassador", "D70")
@pytest.mark.ruling("card/trade_route#4")
def test_a_refilled_pile_gets_no_new_token(table):
    t = table(hands=["ambassador estate*2", ""], kingdom="trade_route", supply={"estate": 0})
    t.play("ambassador")
    t.answer("return 2")
    assert (t.discard(1), t.g.counters["trade_route"]) == ("estate", 1)
    t.ends_clean()


@pytest.mark.rule("card/trade_route")
@pytest.mark.ruling("card/trade_route#1")
def test_trade_route_must_trash_a_card_if_there_is_one(table):
    t = table(hands=["trade_route estate gold"])
    t.play("trade_route")
    t.expect(0, "trash", "trash estate", "trash gold")
    t.answer("trash estate")
    assert (t.buys, t.coins, t.trash()) == (2, 0, "estate")
    t.ends_clean()
    t = table(hands=["trade_route"])
    t.play("trade_route")
    assert (t.buys, t.trash()) == (2, "")
    t.ends_clean()


@pytest.mark.rule("card/trade_route", "card/lurker", "D70", "D33")
@pytest.mark.ruling("R112")
def test_a_card_trashed_from_the_supply_or_gained_from_the_trash_moves_no_token(table):
    t = table(hands=["lurker*2"], kingdom="trade_route nobles")
    t.play("lurker")
    t.answer("trash nobles")
    t.play("lurker")
    t.answer("gain nobles")
    assert (t.discard(), t.g.counters["trade_route"]) == ("nobles", 0)
    t.ends_clean()
