"""Guilds: cards that may be overpaid."""

from __future__ import annotations

import pytest

# -- overpaying, Masterpiece


@pytest.mark.rule("card/masterpiece", "D49")
@pytest.mark.parametrize("more", [0, 1, 3])
def test_masterpiece_brings_a_silver_for_each_coin_overpaid(table, more):
    t = table(hands=["masterpiece"], coins=6, buys=2)
    t.buy("masterpiece")
    t.expect(0, "overpay", "count 0", "count 1", "count 2", "count 3")
    t.answer(f"count {more}")
    assert t.discard() == " ".join(["masterpiece"] + ["silver"] * more)
    assert (t.coins, t.buys) == (3 - more, 1)


@pytest.mark.rule("card/masterpiece", "D49")
def test_nobody_is_asked_without_coins_to_overpay(table):
    t = table(kingdom="masterpiece", coins=3, buys=2)
    t.buy("masterpiece")
    t.expect_no_question()
    assert t.discard() == "masterpiece"


@pytest.mark.rule("card/masterpiece", "D49", "D35")
@pytest.mark.ruling("card/masterpiece#1")
def test_a_reduced_cost_is_not_overpaid(table):
    t = table(hands=["bridge"], kingdom="masterpiece", coins=2, buys=2)
    t.play("bridge")
    t.buy("masterpiece")  # costs 2 of 3 coins now
    t.expect(0, "overpay", "count 0", "count 1")
    t.answer("count 1")
    assert (t.discard(), t.coins) == ("masterpiece silver", 0)


@pytest.mark.rule("card/masterpiece", "D49", "D30")
@pytest.mark.ruling("card/masterpiece#2")
def test_who_gains_masterpiece_otherwise_cannot_overpay(table):
    t = table(hands=["workshop"], kingdom="masterpiece", coins=5)
    t.play("workshop")
    t.answer("gain masterpiece")
    t.expect_no_question()
    assert (t.discard(), t.coins) == ("masterpiece", 5)


@pytest.mark.rule("card/masterpiece")
def test_masterpiece_is_worth_one_coin(table):
    t = table(hands=["masterpiece"])
    t.play_treasures()
    assert t.coins == 1


# -- Stonemason


@pytest.mark.rule("card/stonemason", "D32")
@pytest.mark.ruling("card/stonemason#1", "card/stonemason#2")
def test_stonemason_turns_a_card_into_two_cheaper_ones(table):
    t = table(hands=["stonemason gold"], supply={"curse": 0, "duchy": 0})
    t.play("stonemason")
    t.expect(0, "gain", "gain copper", "gain estate", "gain silver", "gain stonemason")
    t.answer("gain silver", "gain silver")
    assert (t.trash(), t.discard()) == ("gold", "silver silver")
    t = table(hands=["stonemason estate"], supply={"curse": 0, "copper": 1})
    t.play("stonemason")
    t.expect_no_question()
    assert t.discard() == "copper"  # the only cheaper card left
    t = table(hands=["stonemason copper"])
    t.play("stonemason")
    t.expect_no_question()
    assert (t.trash(), t.discard()) == ("copper", "")


@pytest.mark.rule("card/stonemason")
def test_stonemason_does_nothing_without_cards(table):
    t = table(hands=["stonemason"])
    t.play("stonemason")
    t.expect_no_question()
    assert t.discard() == ""


@pytest.mark.rule("card/stonemason", "D49")
@pytest.mark.ruling("card/stonemason#1")
def test_an_overpaid_stonemason_brings_two_actions(table):
    t = table(kingdom="stonemason smithy great_hall harem remodel village", coins=6, buys=2)
    t.buy("stonemason")
    t.answer("count 4")
    t.expect(0, "gain", "gain remodel", "gain smithy")
    t.answer("gain smithy", "gain remodel")
    assert t.discard() == "remodel smithy stonemason"
    t = table(kingdom="stonemason great_hall", coins=5, buys=2)
    t.buy("stonemason")
    t.answer("count 3")
    assert t.discard() == "great_hall great_hall stonemason"  # an Action among other types


@pytest.mark.rule("card/stonemason", "D49")
@pytest.mark.ruling("card/stonemason#3")
def test_stonemason_brings_nothing_if_it_is_not_overpaid(table):
    t = table(hands=["bridge*3"], kingdom="stonemason smithy village", actions=3, coins=1, buys=2)
    t.play("bridge", "bridge", "bridge")  # Village and Stonemason cost 0 now
    t.buy("stonemason")
    t.answer("count 0")
    t.expect_no_question()
    assert t.discard() == "stonemason"


@pytest.mark.rule("card/stonemason", "D49")
def test_stonemason_brings_nothing_if_no_action_has_that_cost(table):
    t = table(kingdom="stonemason", coins=3, buys=2)
    t.buy("stonemason")
    t.answer("count 1")
    t.expect_no_question()
    assert t.discard() == "stonemason"


# -- Doctor


@pytest.mark.rule("card/doctor")
@pytest.mark.ruling("card/doctor#3")
def test_doctor_trashes_what_was_named(table):
    t = table(hands=["doctor"], decks=["copper estate copper gold"])
    t.play("doctor")
    t.answer("name copper")
    assert (t.trash(), t.deck()) == ("copper copper", "estate gold")
    t = table(hands=["doctor"], decks=["diadem silver gold copper"])
    t.play("doctor")
    t.answer("name diadem")  # never in the Supply
    t.expect(0, "topdeck-order", "topdeck gold", "topdeck silver")
    t.answer("topdeck silver")
    assert (t.trash(), t.deck()) == ("diadem", "gold silver copper")


@pytest.mark.rule("card/doctor", "D27")
@pytest.mark.ruling("card/doctor#2")
@pytest.mark.parametrize(
    ("deck", "discard", "trash", "left"),
    [
        ("copper", "copper", "copper copper", ""),
        ("", "", "", ""),
        ("estate", "copper", "copper", "estate"),
    ],
)
def test_doctor_reveals_what_there_is(table, deck, discard, trash, left):
    t = table(hands=["doctor"], decks=[deck], discards=[discard])
    t.play("doctor")
    t.answer("name copper")
    assert (t.trash(), t.deck(), t.discard()) == (trash, left, "")


@pytest.mark.rule("card/doctor", "D49")
@pytest.mark.ruling("card/doctor#1")
def test_an_overpaid_doctor_treats_one_card_after_the_other(table):
    t = table(kingdom="doctor", decks=["copper estate gold"], coins=7, buys=2)
    t.buy("doctor")
    t.answer("count 4")
    t.expect(0, "doctor-overpaid", "trash copper", "discard copper", "topdeck copper")
    t.answer("trash copper", "discard estate", "topdeck gold")
    t.expect(0, "doctor-overpaid", "trash gold", "discard gold", "topdeck gold")  # seen again
    t.answer("topdeck gold")
    assert (t.trash(), t.discard(), t.deck()) == ("copper", "doctor estate", "gold")
    assert t.known(1, "deck") == []  # only its player has seen the Gold


@pytest.mark.rule("card/doctor")
def test_an_overpaid_doctor_shuffles_and_stops_without_cards(table):
    t = table(kingdom="doctor", discards=["curse"], coins=6, buys=2)
    t.buy("doctor")
    t.answer("count 3", "trash curse")
    t.expect_no_question()
    assert (t.trash(), t.discard()) == ("curse", "doctor")  # the Doctor comes last


# -- Herald


@pytest.mark.rule("card/herald")
@pytest.mark.ruling("card/herald#1")
def test_herald_plays_an_action_from_the_deck(table):
    t = table(hands=["herald"], decks=["copper village gold"])
    t.play("herald")
    t.expect_no_question()
    assert (t.in_play(), t.hand(), t.actions) == ("herald village", "copper gold", 3)
    t = table(hands=["herald"], decks=["copper great_hall gold"])
    t.play("herald")
    assert t.in_play() == "great_hall herald"  # an Action among other types


@pytest.mark.rule("card/herald")
@pytest.mark.parametrize(("deck", "left"), [("copper gold estate", "gold estate"), ("copper", "")])
def test_herald_puts_anything_else_back(table, deck, left):
    t = table(hands=["herald"], decks=[deck])
    t.play("herald")
    assert (t.hand(), t.deck(), t.actions) == ("copper", left, 1)
    assert t.known(1, "deck") == left.split()[:1]


@pytest.mark.rule("card/herald", "D44")
@pytest.mark.ruling("card/herald#3")
def test_herald_leaves_play_before_the_duration_it_played(table):
    t = table(hands=["herald"], decks=["copper caravan copper*9"])
    t.play("herald")
    t.end_turn()
    assert (t.in_play(), t.discard()) == ("caravan", "copper copper herald")


@pytest.mark.rule("card/herald", "D49", "D6")
@pytest.mark.ruling("card/herald#2")
def test_an_overpaid_herald_puts_discarded_cards_back(table):
    t = table(kingdom="herald", decks=["estate"], discards=["copper gold silver"], coins=6, buys=2)
    t.buy("herald")
    t.expect(0, "overpay", "count 0", "count 1", "count 2")
    assert t.known(0, "discard") == t.known(1, "discard")  # not yet looked through
    t.answer("count 2")
    t.expect(0, "herald-overpaid", "topdeck copper", "topdeck gold", "topdeck silver")
    t.answer("topdeck silver", "topdeck gold")
    assert (t.deck(), t.discard()) == ("gold silver estate", "copper herald")
    assert t.known(1, "deck") == []


@pytest.mark.rule("card/herald", "D49")
@pytest.mark.ruling("card/herald#2")
@pytest.mark.parametrize(("discard", "deck"), [("copper", "copper"), ("", "")])
def test_herald_puts_back_as_many_cards_as_there_are(table, discard, deck):
    t = table(kingdom="herald", discards=[discard], coins=9, buys=2)
    t.buy("herald")
    t.answer("count 5")
    t.expect_no_question()
    assert (t.deck(), t.discard()) == (deck, "herald")
