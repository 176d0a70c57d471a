"""Empires: Gathering cards and the tokens on their piles."""

from __future__ import annotations

import pytest


@pytest.mark.rule("card/farmers_market", "D67", "D46")
@pytest.mark.ruling("card/farmers_market#1", "card/farmers_market#2")
def test_farmers_market_pays_more_and_more_until_the_tokens_are_taken(table):
    t = table(
        hands=["farmers_market*3", "village*2 farmers_market*3"],
        decks=["", "copper*5"],
        actions=3,
    )
    coins = 0
    for n in (1, 2, 3):
        t.play("farmers_market")
        coins += n
        assert (t.coins, t.tokens("farmers_market")) == (coins, {"points": n})
    t.end_turn()
    t.play("village", "village", "farmers_market")
    assert (t.coins, t.buys, t.tokens("farmers_market")) == (4, 2, {"points": 4})
    t.play("farmers_market")
    assert (t.coins, t.buys, t.points(1)) == (4, 3, 4)
    assert (t.trash(), t.tokens("farmers_market")) == ("farmers_market", {})
    t.play("farmers_market")
    assert (t.coins, t.tokens("farmers_market")) == (5, {"points": 1})


@pytest.mark.rule("card/farmers_market", "card/throne_room", "D37")
def test_a_trashed_farmers_market_played_again_begins_anew(table):
    t = table(hands=["farmers_market*5 throne_room"], actions=5)
    t.play(*["farmers_market"] * 4)
    assert (t.coins, t.buys) == (10, 5)
    t.play("throne_room")
    t.answer("play farmers_market")
    assert (t.points(0), t.coins, t.buys, t.trash()) == (4, 11, 7, "farmers_market")


@pytest.mark.rule("card/farmers_market", "D67")
@pytest.mark.ruling("card/farmers_market#3")
def test_an_empty_farmers_market_pile_goes_on_collecting(table):
    t = table(hands=["farmers_market"], supply={"farmers_market": 0})
    t.play("farmers_market")
    assert (t.coins, t.tokens("farmers_market")) == (1, {"points": 1})


@pytest.mark.rule("card/temple", "D67")
@pytest.mark.ruling("card/temple#1")
def test_temple_trashes_differently_named_cards(table):
    t = table(hands=["temple copper*2 estate curse"])
    t.play("temple")
    t.expect(0, "temple", "trash copper", "trash estate", "trash curse")
    t.answer("trash copper")
    t.expect(0, "temple", "trash estate", "trash curse", "pass")
    t.answer("trash curse", "trash estate")
    assert (t.trash(), t.hand()) == ("copper curse estate", "copper")
    assert (t.points(0), t.tokens("temple")) == (1, {"points": 1})


@pytest.mark.rule("card/temple")
def test_temple_needs_one_card_only(table):
    t = table(hands=["temple copper estate"])
    t.play("temple")
    t.answer("trash copper", "pass")
    assert (t.trash(), t.hand()) == ("copper", "estate")


@pytest.mark.rule("card/temple")
def test_temple_with_copies_left_in_hand_asks_and_finds_nothing(table):
    t = table(hands=["temple copper*3"])
    t.play("temple")
    assert (t.trash(), t.forced) == ("copper", [(0, "temple"), (0, "temple")])


@pytest.mark.rule("card/temple", "D46")
@pytest.mark.ruling("card/temple#2")
def test_temple_adds_its_token_without_cards_and_to_an_empty_pile(table):
    t = table(hands=["temple"], supply={"temple": 0})
    t.play("temple")
    assert (t.points(0), t.tokens("temple")) == (1, {"points": 1})


@pytest.mark.rule("card/temple", "D46")
def test_a_gained_temple_brings_the_tokens_of_its_pile(table):
    t = table(hands=["temple*2 copper*2"], actions=2, coins=4, buys=2)
    t.play("temple")
    t.answer("trash copper", "pass")
    t.play("temple")
    t.buy("temple")
    assert (t.points(0), t.tokens("temple")) == (2 + 2, {})


@pytest.mark.rule("card/wild_hunt", "D67")
def test_wild_hunt_draws_for_all_or_takes_the_tokens(table):
    t = table(hands=["wild_hunt*3"], decks=["copper*6"], actions=3)
    for n in (1, 2):
        t.play("wild_hunt")
        t.expect(0, "wild-hunt", "choose +cards", "choose +estate")
        t.answer("choose +cards")
        assert t.tokens("wild_hunt") == {"points": n}
    t.play("wild_hunt")
    t.answer("choose +estate")
    assert (t.points(0), t.discard(), t.deck()) == (2, "estate", "")
    assert t.tokens("wild_hunt") == {}


@pytest.mark.rule("card/wild_hunt")
@pytest.mark.ruling("card/wild_hunt#1")
def test_wild_hunt_without_an_estate_takes_no_tokens(table):
    t = table(hands=["wild_hunt*2"], supply={"estate": 0}, actions=2)
    t.play("wild_hunt")
    t.answer("choose +cards")
    t.play("wild_hunt")
    t.answer("choose +estate")
    assert (t.points(0), t.tokens("wild_hunt")) == (0, {"points": 1})


@pytest.mark.rule("card/wild_hunt", "D67")
@pytest.mark.ruling("card/wild_hunt#2")
def test_wild_hunt_works_with_an_empty_pile(table):
    t = table(hands=["wild_hunt*2"], supply={"wild_hunt": 0}, actions=2)
    t.play("wild_hunt")
    t.answer("choose +cards")
    t.play("wild_hunt")
    t.answer("choose +estate")
    assert t.points(0) == 1
