"""Prosperity and Alchemy beside cards of later sets: mixed piles, piles beside the Supply, Debt."""

from __future__ import annotations

import pytest

# -- a Black Market deck calls for what its cards need (D11)


@pytest.mark.rule("card/trade_route", "D11", "D70")
@pytest.mark.ruling("card/trade_route#2")
def test_trade_route_in_the_black_market_deck_is_set_up_and_counts_supply_piles_only(table):
    t = table(hands=["copper", ""], kingdom="gardens", black_market="trade_route island harem")
    piles = [pile.card.id for pile in t.g.supply() if pile.count("trade_route")]
    assert sorted(piles) == ["duchy", "estate", "gardens", "province"]
    t.ends_clean()


@pytest.mark.rule("card/potion", "D5", "D11", "D50")
@pytest.mark.ruling("card/potion#1")
def test_a_card_of_the_black_market_deck_brings_potions(table):
    t = table(hands=["copper", ""], kingdom="gardens", black_market="familiar island")
    assert t.left("potion") == 16
    t.ends_clean()


# -- mixed piles


@pytest.mark.rule("card/trade_route", "D70", "D62")
@pytest.mark.ruling("card/trade_route#2")
def test_no_token_lies_on_the_knights_whichever_is_on_top(table):
    t = table(hands=["trade_route"], stacks={"knights": "dame_josephine sir_martin"})
    assert t.tokens("knights") == {}
    assert t.tokens("duchy") == {"trade_route": 1}
    t.ends_clean()


@pytest.mark.rule("card/talisman", "D62")
@pytest.mark.parametrize(
    ("pile", "gained"),
    [
        ("ruined_market*2 ruined_library", "ruined_market ruined_market"),
        ("ruined_market ruined_library", "ruined_market"),
    ],
)
def test_talisman_brings_a_second_ruin_only_if_the_next_has_the_same_name(table, pile, gained):
    t = table(in_play=["talisman"], kingdom="cultist", stacks={"ruins": pile}, buys=2)
    t.buy("ruined_market")
    assert (t.discard(), t.top("ruins")) == (gained, "ruined_library")
    t.ends_clean()


# -- piles beside the Supply


@pytest.mark.rule("card/mint", "D10")
def test_mint_copies_no_treasure_from_beside_the_supply(table):
    t = table(hands=["mint spoils"])
    t.play("mint")
    t.answer("reveal spoils")
    assert (t.discard(), t.hand()) == ("", "spoils")
    t.ends_clean()


# -- Capitalism makes a Treasure of Treasury


@pytest.mark.rule("card/herbalist", "card/treasury", "D43", "D76")
def test_a_card_that_herbalist_has_taken_out_of_play_leaves_it_no_more(table):
    t = table(
        hands=["copper", ""],
        decks=["estate*9"],
        in_play=["herbalist treasury"],
        kingdom="capitalism",
        owned=["capitalism", ""],
    )
    t.end_turn()
    t.answer("use herbalist", "topdeck treasury")
    assert (t.g.turn, t.hand()) == (1, "estate estate estate estate treasury")
    t.ends_clean()


# -- Debt


@pytest.mark.rule("card/talisman", "card/university", "D36", "D48")
def test_limits_of_coins_admit_no_debt(table):
    t = table(hands=["university"], in_play=["talisman"], kingdom="engineer village", buys=2)
    t.play("university")
    t.expect(0, "university", "gain village", "pass")
    t.answer("pass")
    t.buy("engineer")
    assert (t.discard(), t.debt(0)) == ("engineer", 4)
    t.ends_clean()


@pytest.mark.rule("card/forge", "card/bishop", "D48")
def test_forge_and_bishop_ignore_debt(table):
    t = table(hands=["forge engineer", ""], kingdom="engineer")
    t.play("forge")
    t.answer("trash engineer")
    t.expect(0, "gain", "gain copper", "gain curse")
    t.answer("gain copper")
    t.ends_clean()
    t = table(hands=["bishop engineer", ""])
    t.play("bishop")
    assert (t.points(0), t.trash()) == (1, "engineer")
    t.ends_clean()


@pytest.mark.rule("card/possession", "D48", "D74")
@pytest.mark.ruling("card/possession#3", "R110")
def test_the_controller_takes_the_debt_of_a_possessed_turn(table):
    t = table(hands=["", "copper", ""], kingdom="engineer", controller=1, buys=2, coins=3)
    t.buy("engineer")
    assert (t.discard(1), t.debt(0), t.debt(1)) == ("engineer", 0, 4)
    t.buy("silver")  # the player has no Debt
    assert t.discard(1) == "engineer silver"
    t.ends_clean()


@pytest.mark.rule("card/possession", "card/capital", "card/tax", "D48", "D74")
@pytest.mark.ruling("card/possession#3", "R110")
def test_debt_of_capital_and_tax_is_the_controllers_and_is_not_paid_with_the_players_coins(table):
    t = table(hands=["", "", ""], in_play=["capital"], kingdom="tax", controller=1, coins=9)
    t.buy("province")
    assert (t.debt(0), t.debt(1)) == (0, 1 + 6)
    t.ends_clean()


@pytest.mark.rule("card/possession", "D48", "D74")
@pytest.mark.ruling("R110")
def test_by_the_first_printing_debt_stays_with_the_possessed_player(table):
    t = table(hands=["", ""], kingdom="engineer", controller=1, printings={"alchemy": 2010})
    t.buy("engineer")
    assert (t.discard(1), t.debt(0), t.debt(1)) == ("engineer", 4, 0)
    t.ends_clean()
