"""Dark Ages beside cards of other sets: Potions, would-be gains, marks on piles, other turns."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion.catalogue import CARDS
from tafelrunde.titles.dominion.title import TITLE

NINE = ["moat", "cellar", "chapel", "village", "smithy", "mine", "market", "witch", "gardens"]

# -- Potions in the cost


@pytest.mark.rule("card/knights", "card/rogue", "D36", "D50")
@pytest.mark.parametrize("attacker", ["dame_molly", "rogue"])
def test_a_card_with_a_potion_in_its_cost_never_costs_three_to_six(table, attacker):
    t = table(hands=[attacker, ""], decks=["", "alchemist golem"])  # 3 and 4 coins, and a Potion
    t.play(attacker)
    assert (t.trash(), t.discard(1)) == ("", "alchemist golem")


@pytest.mark.rule("card/rogue", "card/graverobber", "D36")
def test_nobody_takes_a_card_with_a_potion_in_its_cost_from_the_trash(table):
    t = table(hands=["rogue", ""], trash="alchemist", decks=["", "copper"])
    t.play("rogue")
    assert (t.trash(), t.discard(1)) == ("alchemist", "copper")  # the attack instead
    t = table(hands=["graverobber"], trash="alchemist")
    t.play("graverobber")
    t.answer("choose +from_trash")
    t.expect_no_question()
    assert t.trash() == "alchemist"


@pytest.mark.rule("card/armory", "card/altar", "card/hermit", "card/dame_natalie", "D36")
@pytest.mark.parametrize("gainer", ["armory", "altar", "hermit", "dame_natalie"])
def test_a_card_with_a_potion_in_its_cost_is_not_gained(table, gainer):
    t = table(hands=[gainer], kingdom="transmute herbalist")  # a Potion; 2 coins
    t.play(gainer)
    assert "gain herbalist" in t.names() and "gain transmute" not in t.names()
    t.answer("gain herbalist")


@pytest.mark.rule("card/graverobber", "card/procession", "D36")
def test_a_trashed_card_with_a_potion_can_become_another_one(table):
    t = table(hands=["graverobber apothecary"], kingdom="golem market")
    t.play("graverobber")
    t.answer("choose +trash")  # 2 coins and a Potion: up to 5 coins and a Potion
    assert {"gain golem", "gain market", "gain apothecary"} <= set(t.names())
    t.answer("gain golem")
    t = table(hands=["procession alchemist"], decks=["copper*4"], kingdom="golem market")
    t.play("procession")
    t.answer("play alchemist")
    assert (t.trash(), t.discard()) == ("alchemist", "golem")  # exactly 4 coins and a Potion


# -- gaining


@pytest.mark.rule("card/death_cart", "card/trader")
def test_a_death_cart_replaced_by_trader_brings_no_ruins(table):
    t = table(hands=["trader"], kingdom="death_cart", coins=4, buys=2)
    t.buy("death_cart")
    t.answer("react trader")
    assert t.discard() == "silver"


@pytest.mark.rule("card/ruins", "card/talisman", "D62")
@pytest.mark.parametrize(("below", "copies"), [("ruined_market", 2), ("survivors", 1)])
def test_talisman_copies_a_ruins_only_if_the_same_lies_below(table, below, copies):
    t = table(
        hands=[""],
        in_play=["talisman"],
        kingdom="marauder",
        stacks={"ruins": f"ruined_market {below}"},
        buys=2,
    )
    t.buy("ruined_market")
    assert t.discard() == " ".join(["ruined_market"] * copies)


@pytest.mark.rule("card/knights", "card/dame_josephine", "D62", "D70")
@pytest.mark.ruling("card/knights#4")
def test_trade_route_puts_no_token_on_the_knights():
    prepared = TITLE.prepare(2, {"cards": ["knights", "trade_route", *NINE[1:]]})
    for n in range(40):
        g = TITLE.deal(prepared, str(n))
        pile = g.pile(CARDS["knights"])
        assert pile is not None and pile.count("trade_route") == 0
        if pile.top is CARDS["dame_josephine"]:
            return
    raise AssertionError("she never lay on top")


# -- discarding


@pytest.mark.rule("card/scavenger", "card/tunnel", "D28")
@pytest.mark.ruling("card/scavenger#1")
def test_a_tunnel_in_the_buried_deck_is_not_discarded(table):
    t = table(hands=["scavenger"], decks=["tunnel copper"])
    t.play("scavenger")
    t.answer("choose yes", "topdeck copper")
    assert (t.deck(), t.discard()) == ("copper", "tunnel")


@pytest.mark.rule("card/pillage", "card/tunnel")
def test_a_tunnel_discarded_by_pillage_brings_its_owner_a_gold(table):
    t = table(hands=["pillage", "tunnel copper*4"])
    t.play("pillage")
    t.answer("discard tunnel", "use tunnel")
    assert t.discard(1) == "gold tunnel"


# -- playing again


@pytest.mark.rule("card/band_of_misfits", "card/horn_of_plenty", "D45")
@pytest.mark.ruling("card/band_of_misfits#5")
@pytest.mark.parametrize(("year", "names"), [(2012, 3), (2019, 2)])
def test_horn_of_plenty_counts_what_the_misfits_are(table, year, names):
    t = table(
        hands=["band_of_misfits*2 horn_of_plenty"],
        decks=["copper*2", ""],
        kingdom="fortress scavenger",
        printings={"dark_ages": year},
    )
    t.play("band_of_misfits")
    t.answer("play fortress")
    t.play("band_of_misfits")
    t.answer("play scavenger", "pass")
    t.play("horn_of_plenty")
    assert max(CARDS[name.removeprefix("gain ")].cost for name in t.names()) == names
    t.answer("gain estate")


@pytest.mark.rule("card/counterfeit", "card/bank", "D37")
def test_counterfeit_carries_out_a_treasure_twice(table):
    t = table(hands=["counterfeit bank"])
    t.play("counterfeit")
    t.answer("play bank")
    assert (t.coins, t.trash()) == (1 + 2 + 2, "bank")


@pytest.mark.rule("card/procession", "card/kings_court", "D37")
def test_kings_court_on_procession_plays_three_actions_twice(table):
    t = table(
        hands=["kings_court procession village*3"],
        decks=["copper*9"],
        kingdom="militia market smithy",
        supply={"smithy": 0, "procession": 0},
    )
    t.play("kings_court")
    t.answer("play procession", "play village", "play village", "play village")
    assert t.trash() == "village village village"
    assert t.discard() == "militia militia militia"
    assert t.in_play() == "kings_court procession"


# -- trashing


@pytest.mark.rule("card/market_square", "card/watchtower")
def test_market_square_answers_a_card_that_watchtower_trashes(table):
    t = table(hands=["market_square watchtower", ""], coins=0, buys=2)
    t.buy("copper")
    t.answer("react watchtower", "trash copper", "react market_square", "pass")
    assert (t.trash(), t.discard()) == ("copper", "gold market_square")


@pytest.mark.rule("card/overgrown_estate", "card/bishop")
def test_overgrown_estate_draws_for_whoever_trashes_it(table):
    t = table(hands=["bishop estate", "overgrown_estate"], decks=["", "gold"])
    t.play("bishop")
    t.answer("trash overgrown_estate")
    assert t.hand(1) == "gold"


@pytest.mark.rule("card/band_of_misfits", "card/enchantress", "D75")
@pytest.mark.parametrize("year", [2012, 2019])
def test_an_enchanted_band_of_misfits_chooses_nothing(table, year):
    t = table(
        hands=["enchantress", "band_of_misfits"],
        decks=["copper*9", "gold"],
        kingdom="smithy",
        printings={"dark_ages": year},
    )
    t.play("enchantress")
    t.end_turn()
    t.play("band_of_misfits")
    t.expect_no_question()
    assert (t.hand(1), t.in_play(1), t.actions) == ("gold", "band_of_misfits", 1)


@pytest.mark.rule("card/market_square", "card/lurker", "D33")
@pytest.mark.ruling("R161")
@pytest.mark.parametrize(("printing", "discard"), [(2019, ""), (2012, "gold market_square")])
def test_market_square_does_not_answer_what_is_trashed_from_the_supply(table, printing, discard):
    t = table(hands=["lurker market_square"], kingdom="village", printings={"dark_ages": printing})
    t.play("lurker")
    t.answer("trash village")
    if printing == 2012:
        t.answer("react market_square")
    assert (t.discard(), t.trash()) == (discard, "village")
    t.ends_clean()
