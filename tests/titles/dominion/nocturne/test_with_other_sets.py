"""Nocturne together with cards of other sets."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion.turn import NIGHT

PRICES = [
    # a card, what its price needs, and whether it may be exchanged for a Changeling
    ("transmute", {"potions": 1}, False),
    ("alchemist", {"coins": 3, "potions": 1}, True),
    ("city_quarter", {}, False),
    ("fortune", {"coins": 8}, True),
]


@pytest.mark.rule("card/changeling", "D36")
@pytest.mark.ruling("card/changeling#5")
@pytest.mark.parametrize(("name", "money", "fits"), PRICES)
def test_only_coins_count_for_the_exchange(table, name, money, fits):
    stacks = {"gladiator_fortune": "fortune"} if name == "fortune" else {}
    t = table(kingdom=f"changeling {name}", stacks=stacks, buys=2, **money)
    t.buy(name)
    if fits:
        t.expect(0, "exchange", "use changeling", "pass")
        t.answer("use changeling")
    assert t.discard() == ("changeling" if fits else name)


@pytest.mark.rule("card/idol", "D37")
@pytest.mark.ruling("card/idol#1")
def test_an_idol_played_twice_is_still_one_idol_in_play(table):
    t = table(hands=["counterfeit idol copper", ""], boons="the_mountains_gift the_swamps_gift")
    t.play("counterfeit")
    t.answer("play idol")
    assert (t.discard(), t.discard(1)) == ("silver will_o_wisp", "")
    assert (t.trash(), t.coins) == ("idol", 5)


@pytest.mark.rule("card/wish", "D31")
@pytest.mark.ruling("card/wish#2")
def test_a_wish_brings_even_nomad_camp_into_hand(table):
    t = table(hands=["wish"], kingdom="leprechaun nomad_camp")
    t.play("wish")
    t.answer("gain nomad_camp")
    assert (t.hand(), t.deck()) == ("nomad_camp", "")


@pytest.mark.rule("card/will_o_wisp", "D36")
@pytest.mark.ruling("card/will_o_wisp#1")
@pytest.mark.parametrize("top", ["transmute", "engineer"])
def test_will_o_wisp_leaves_cards_that_cost_a_potion_or_debt(table, top):
    t = table(hands=["will_o_wisp"], decks=[f"gold {top}"])
    t.play("will_o_wisp")
    assert (t.hand(), t.deck()) == ("gold", top)


@pytest.mark.rule("card/leprechaun", "D51", "D23")
def test_called_cards_are_in_play_for_leprechaun(table):
    t = table(
        hands=["moat leprechaun"],
        in_play=["village*4"],
        tavern=["coin_of_the_realm", ""],
        hexes="plague",
    )
    t.play("moat")
    t.answer("call coin_of_the_realm")
    t.play("leprechaun")  # the seventh card
    assert t.discard() == "gold wish"


@pytest.mark.rule("card/vampire", "card/bat", "D34")
def test_exchanged_cards_are_not_gained_for_watchtower(table):
    t = table(hands=["vampire watchtower", ""], hexes="greed", kingdom="village", phase=NIGHT)
    t.play("vampire")
    t.answer("gain village")
    t.answer("pass")  # Watchtower for the Village, not for the Bat
    t.expect_no_question()
    assert t.discard() == "bat village"


@pytest.mark.rule("card/haunted_mirror", "D33")
def test_a_mirror_trashed_in_another_turn_still_brings_a_ghost(table):
    t = table(hands=["bandit", "village"], decks=["", "haunted_mirror copper"], kingdom="cemetery")
    t.play("bandit")
    t.answer("discard village")
    assert (t.trash(), "ghost" in t.discard(1)) == ("haunted_mirror", True)
