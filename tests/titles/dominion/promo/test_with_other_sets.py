"""Renaissance and promo cards beside other sets: Potions, Debt, other places of gaining."""

from __future__ import annotations

import pytest


def next_turn(t):
    """The first player's next turn begins."""
    t.end_turn()
    t.end_turn()


@pytest.mark.ruling("card/sculptor#1")
def test_sculptor_beats_the_place_a_card_names_itself(table):
    t = table(hands=["sculptor"], kingdom="nomad_camp")
    t.play("sculptor")
    t.answer("gain nomad_camp")
    assert (t.hand(), t.deck()) == ("nomad_camp", "")


@pytest.mark.ruling("card/recruiter#2")
@pytest.mark.parametrize(("name", "villagers"), [("familiar", 3), ("engineer", 0), ("copper", 0)])
def test_recruiter_counts_coins_only(table, name, villagers):
    t = table(hands=[f"recruiter {name}"])
    t.play("recruiter")
    assert (t.villagers(0), t.trash()) == (villagers, name)


@pytest.mark.ruling("card/seer#1")
@pytest.mark.parametrize("name", ["familiar", "engineer"])
def test_potion_and_debt_keep_a_card_from_seer(table, name):
    t = table(hands=["seer"], decks=[f"copper moat {name} silver"])
    t.play("seer")
    assert (t.hand(), t.deck()) == ("copper moat silver", name)


@pytest.mark.ruling("card/dismantle#3")
@pytest.mark.parametrize("name", ["transmute", "engineer"])
def test_potion_or_debt_alone_is_no_coin_for_dismantle(table, name):
    t = table(hands=[f"dismantle {name}"])
    t.play("dismantle")
    assert (t.trash(), t.discard()) == (name, "")


@pytest.mark.ruling("card/prince#2")
def test_prince_takes_no_potion_but_an_asterisk(table):
    t = table(hands=["prince familiar madman bag_of_gold"], decks=["copper*9"], kingdom="moat")
    t.play("prince")
    t.answer("choose yes")
    t.expect(0, "prince-action", "aside madman", "aside bag_of_gold")
    t.answer("aside madman")


@pytest.mark.ruling("card/summon#2")
def test_summon_loses_a_card_that_was_moved(table):
    t = table(hands=["watchtower"], kingdom="summon smithy", decks=["copper*20"], coins=5, buys=2)
    t.buy("summon")
    t.answer("gain smithy")
    t.answer("react watchtower")
    t.answer("topdeck smithy")
    assert t.known(1, "aside_open") == []
    t.end_turn()
    assert "smithy" in t.hand()
    t.end_turn()
    assert t.in_play() == ""


@pytest.mark.ruling("card/summon#3")
def test_summon_finds_nomad_camp_on_the_deck(table):
    t = table(kingdom="summon nomad_camp", decks=["copper*20"], coins=5, buys=2)
    t.buy("summon")
    assert t.known(1, "aside_open") == ["nomad_camp"]
    next_turn(t)
    assert t.in_play() == "nomad_camp"


@pytest.mark.ruling("card/captain#1")
def test_captain_plays_top_cards_only(table):
    t = table(
        hands=["captain"],
        kingdom="sauna_avanto moat smithy village caravan",
        supply={"village": 0},
        stacks={"knights": "sir_martin dame_anna"},
        decks=["copper*9"],
    )
    t.play("captain")
    names = ["sauna", "moat", "smithy", "sir_martin"]
    t.expect(0, "captain", *[f"play {name}" for name in names])  # no Duration, nothing covered
    t.answer("play smithy")


@pytest.mark.ruling("R297")
def test_royal_seal_does_not_find_what_lies_on_cargo_ship(table):
    t = table(hands=["cargo_ship royal_seal"], buys=2, decks=["copper*20"])
    t.play("cargo_ship", "royal_seal")
    t.buy("copper")
    t.expect(0, "next-effect", "use cargo_ship", "use royal_seal", "pass")
    t.answer("use cargo_ship")
    t.expect_no_question()
    next_turn(t)
    assert len(t.g.players[0].hand) == 6


@pytest.mark.rule("card/black_market", "card/trader", "D12")
@pytest.mark.ruling("R294")
def test_a_black_market_card_that_trader_replaced_goes_under_the_deck(table):
    t = table(hands=["black_market trader gold"], black_market="smithy market festival moat")
    t.play("black_market")
    t.answer("treasures", "buy smithy", "react trader")
    t.answer("return festival", "return market")
    deck = t.g.decks["black_market"]
    assert (t.discard(), t.g.names(deck.shown)) == ("silver", [])
    assert t.g.names(deck.cards[:3]) == ["smithy", "market", "festival"]
    t.ends_clean()


@pytest.mark.rule("card/summon", "card/trader")
@pytest.mark.ruling("R297")
def test_summon_does_not_set_a_silver_of_trader_aside(table):
    t = table(hands=["trader"], kingdom="summon village", coins=5, buys=2)
    t.buy("summon")
    t.answer("gain village", "react trader")
    assert (t.discard(), t.mat(0, "aside_open")) == ("silver", "")
    t.ends_clean()
