"""Empires: Debt, and the cards that cost nothing else."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.dominion.bots import advice
from tafelrunde.titles.dominion.bots.strategies import bigmoney
from tafelrunde.titles.dominion.vocabulary import VOCABULARY

# -- buying with Debt, and paying it off


@pytest.mark.rule("D48", "D17")
def test_a_price_in_debt_is_taken_as_debt_and_forbids_further_buys(table):
    t = table(kingdom="city_quarter wedding", coins=3, buys=3)
    t.buy("city_quarter")
    assert (t.coins, t.debt(0), t.buys) == (3, 8, 2)
    assert not any(name.startswith("buy") for name in t.names())


@pytest.mark.rule("D48")
def test_debt_is_paid_with_coins_one_for_one_and_then_one_may_buy(table):
    t = table(debt=[3, 0], coins=5, buys=2)
    t.to_buys()
    assert not any(name.startswith("buy") for name in t.names())
    t.answer("pay")
    assert (t.coins, t.debt(0)) == (2, 0)
    t.buy("estate")
    assert t.discard() == "estate"


@pytest.mark.rule("D48")
def test_debt_can_be_paid_after_buying_and_stays_otherwise(table):
    t = table(kingdom="engineer", coins=3, decks=["copper*9", "copper*9"])
    t.buy("engineer")
    assert t.debt(0) == 4
    t.answer("pay")
    assert (t.coins, t.debt(0)) == (0, 1)
    t.end_turn()
    assert t.debt(0) == 1
    assert t.debt(1) == 0


@pytest.mark.rule("D48")
def test_bots_pay_off_their_debt_first(table):
    t = table(debt=[3, 0], coins=9)
    t.to_buys()
    assert advised(t) == "pay"
    t = table(hands=["capital"], decks=["copper*9", "copper*9"])
    t.play("capital")
    t.answer("pass")
    assert advised(t) == "count 6"
    t.answer("count 6")


def advised(t) -> str:
    """What common sense answers to the open question."""
    return VOCABULARY.name(advice.answer(t.g.sight(0), t.question(0), bigmoney([])))


# -- Engineer


@pytest.mark.rule("card/engineer", "D36")
@pytest.mark.ruling("card/engineer#1")
def test_engineer_gains_cards_up_to_four_without_debt(table):
    t = table(hands=["engineer"], kingdom="villa market city_quarter")
    t.play("engineer")
    gains = [name for name in t.names() if name.startswith("gain")]
    assert "gain villa" in gains and "gain estate" in gains
    assert not {"gain market", "gain city_quarter", "gain engineer"} & set(gains)
    t.answer("gain silver", "pass")
    assert (t.discard(), t.in_play()) == ("silver", "engineer")


@pytest.mark.rule("card/engineer")
@pytest.mark.ruling("card/engineer#2")
def test_engineer_trashed_gains_another(table):
    t = table(hands=["engineer"])
    t.play("engineer")
    t.answer("gain silver", "choose yes", "gain silver")
    assert (t.discard(), t.trash(), t.in_play()) == ("silver silver", "engineer", "")


@pytest.mark.rule("card/engineer", "card/throne_room", "D38")
def test_a_trashed_engineer_cannot_be_trashed_again(table):
    t = table(hands=["throne_room engineer"])
    t.play("throne_room")
    t.answer("play engineer", "gain silver", "choose yes", "gain silver", "gain estate")
    t.expect_no_question()
    assert t.discard() == "estate silver silver"


# -- City Quarter and Royal Blacksmith


@pytest.mark.rule("card/city_quarter")
@pytest.mark.ruling("card/city_quarter#1")
def test_city_quarter_draws_for_each_action_in_hand(table):
    t = table(hands=["city_quarter smithy nobles crown copper"], decks=["gold*9"])
    t.play("city_quarter")
    assert (t.actions, t.hand().split().count("gold")) == (2, 3)
    assert set(t.known(1, "hand")) == {"smithy", "nobles", "crown", "copper"}


@pytest.mark.rule("card/royal_blacksmith")
@pytest.mark.ruling("card/royal_blacksmith#1")
def test_royal_blacksmith_discards_all_coppers(table):
    t = table(
        hands=["royal_blacksmith copper estate"], decks=["copper gold silver copper duchy gold"]
    )
    t.play("royal_blacksmith")
    assert t.hand() == "duchy estate gold silver"
    assert (t.discard(), t.deck()) == ("copper copper copper", "gold")


# -- Overlord


@pytest.mark.rule("card/overlord", "D45")
@pytest.mark.ruling("card/overlord#1")
def test_overlord_plays_an_action_of_the_supply_up_to_five(table):
    t = table(
        hands=["overlord"],
        decks=["copper*5"],
        kingdom="smithy village market nobles city_quarter",
        supply={"market": 0},
        stacks={"gladiator_fortune": "fortune*2"},
    )
    t.play("overlord")
    t.expect(0, "overlord", "play smithy", "play village")
    t.answer("play smithy")
    assert (t.hand(), t.in_play(), t.left("smithy")) == ("copper copper copper", "overlord", 10)


@pytest.mark.rule("card/overlord", "D45")
@pytest.mark.ruling("card/overlord#4")
def test_a_card_overlord_plays_is_not_in_play(table):
    t = table(hands=["overlord"], decks=["copper*9"], kingdom="groundskeeper village", coins=2)
    t.play("overlord")
    t.answer("play groundskeeper")
    assert t.in_play() == "overlord"
    t.buy("estate")
    assert t.points(0) == 0


@pytest.mark.rule("card/overlord", "D45")
@pytest.mark.ruling("card/overlord#4")
def test_an_overlord_of_2016_is_the_chosen_card(table):
    t = table(
        hands=["overlord"],
        decks=["copper*9"],
        kingdom="groundskeeper village",
        coins=2,
        printings={"empires": 2016},
    )
    t.play("overlord")
    t.answer("play groundskeeper")
    assert t.in_play() == "groundskeeper"
    t.buy("estate")
    assert t.points(0) == 1
    t.end_turn()
    assert "overlord" in t.discard() and "groundskeeper" not in t.discard()


@pytest.mark.rule("card/overlord", "D44", "D45")
@pytest.mark.parametrize(
    ("second", "stays"), [("play wharf", "overlord throne_room"), ("play smithy", "")]
)
def test_throne_room_stays_with_an_overlord_that_stays_for_a_duration(table, second, stays):
    t = table(hands=["throne_room overlord"], decks=["copper*30"], kingdom="wharf smithy")
    t.play("throne_room")
    t.answer("play overlord", "play wharf" if stays else "play smithy", second)
    t.end_turn()
    assert t.in_play() == stays


@pytest.mark.rule("card/overlord", "D44", "D45")
@pytest.mark.ruling("card/overlord#4")
@pytest.mark.parametrize("year", [2016, 2019])
def test_overlord_stays_in_play_for_a_duration(table, year):
    t = table(
        hands=["overlord"],
        decks=["copper*20", "copper*9"],
        kingdom="caravan village",
        printings={"empires": year},
    )
    t.play("overlord")
    t.answer("play caravan")
    t.end_turn()
    assert t.in_play() == ("caravan" if year == 2016 else "overlord")
    t.end_turn()
    assert len(t.hand().split()) == 6


@pytest.mark.rule("card/overlord", "card/throne_room", "D45")
@pytest.mark.ruling("card/overlord#2")
def test_overlord_under_throne_room(table):
    hands, decks = ["throne_room overlord"], ["copper*9"]
    t = table(hands=hands, decks=decks, kingdom="smithy village")
    t.play("throne_room")
    t.answer("play overlord", "play smithy", "play village")
    assert (len(t.hand().split()), t.actions) == (4, 2)
    t = table(hands=hands, decks=decks, kingdom="smithy village", printings={"empires": 2016})
    t.play("throne_room")
    t.answer("play overlord", "play smithy")
    assert len(t.hand().split()) == 6


@pytest.mark.rule("card/overlord", "D45")
@pytest.mark.ruling("card/overlord#3")
@pytest.mark.parametrize("year", [2016, 2019])
def test_overlord_cannot_be_played_in_the_buy_phase(table, year):
    t = table(hands=["overlord gold"], kingdom="crown village", printings={"empires": year})
    t.answer("pass")
    t.expect(0, "play-treasure")
    assert "play overlord" not in t.names()


@pytest.mark.rule("card/overlord", "D45")
def test_overlord_without_an_action_to_choose_does_nothing(table):
    t = table(hands=["overlord"], supply={"village": 0})
    t.play("overlord")
    assert (t.actions, t.in_play()) == (0, "overlord")


@pytest.mark.rule("card/overlord", "card/band_of_misfits", "D45")
def test_an_early_overlord_may_imitate_an_early_imitator(table):
    t = table(
        hands=["overlord"],
        decks=["copper*5"],
        kingdom="band_of_misfits smithy",
        printings={"empires": 2016, "dark_ages": 2012},
    )
    t.play("overlord")
    t.answer("play band_of_misfits")
    assert (t.in_play(), t.hand()) == ("smithy", "copper copper copper")
    t = table(hands=["overlord"], kingdom="band_of_misfits smithy village")
    t.play("overlord")
    t.expect(0, "overlord", "play smithy", "play village")
    t.answer("play village")


@pytest.mark.rule("card/overlord", "card/legionary", "D45")
def test_an_imagined_overlord_is_itself_before_it_is_played(table):
    t = table(
        hands=["overlord gold copper", "copper*3 estate"],
        decks=["silver estate", "curse gold"],
        kingdom="legionary",
        printings={"empires": 2016},
    )
    t.play("overlord")
    t.answer("reveal gold")
    t.expect(1, "discard")
    before = t.g.census()
    rng = Rng("overlord")
    for _ in range(20):
        world = t.match.position.imagine(0, rng)  # told again from the start of the step
        assert (world.table.census(), world.last_resort) == (before, False)
    t.answer("discard estate")


@pytest.mark.rule("card/overlord", "card/enchantress", "D45", "D75")
@pytest.mark.parametrize("year", [2016, 2019])
def test_an_enchanted_overlord_is_nothing_else(table, year):
    t = table(
        hands=["enchantress", "overlord"],
        decks=["copper*9", "copper*9"],
        kingdom="smithy village",
        printings={"empires": year},
    )
    t.play("enchantress")
    t.end_turn()
    t.play("overlord")
    t.expect_no_question()
    assert (t.in_play(1), t.hand(1), t.actions) == ("overlord", "copper", 1)
