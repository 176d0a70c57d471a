"""Renaissance: cards that gain, and cards that do something when they are gained."""

from __future__ import annotations

import pytest

WHEN_GAINED = [
    # card, Coffers, Villagers
    pytest.param("lackeys", 0, 2, marks=pytest.mark.rule("card/lackeys")),
    pytest.param("silk_merchant", 1, 1, marks=pytest.mark.rule("card/silk_merchant")),
    pytest.param("spices", 2, 0, marks=pytest.mark.rule("card/spices")),
]


@pytest.mark.ruling("card/silk_merchant#1")
@pytest.mark.parametrize(("name", "coffers", "villagers"), WHEN_GAINED)
def test_tokens_come_with_gaining_in_any_way_and_turn(table, name, coffers, villagers):
    t = table(hands=["", "swindler"], decks=[name], turn=1)
    t.play("swindler")  # the second player trashes a copy and gives another one
    if t.open_questions():
        t.answer(f"gain {name}")
    tokens = 2 if name == "silk_merchant" else 1  # that one counts when trashed, too
    assert (t.coffers(0), t.villagers(0)) == (coffers * tokens, villagers * tokens)
    assert (t.coffers(1), t.villagers(1)) == (0, 0)


PLAIN = [
    # card: cards, actions, buys, coins when played; Coffers, Villagers
    pytest.param("lackeys", (2, 0, 1, 0), (0, 0), marks=pytest.mark.ruling("card/lackeys#1")),
    pytest.param("silk_merchant", (2, 0, 2, 0), (0, 0)),
    pytest.param("spices", (0, 1, 2, 2), (0, 0)),
    pytest.param("ducat", (0, 1, 2, 0), (1, 0), marks=pytest.mark.rule("card/ducat")),
]


@pytest.mark.rule("card/lackeys", "card/silk_merchant", "card/spices", "card/ducat")
@pytest.mark.parametrize(("name", "bonus", "tokens"), PLAIN)
def test_what_playing_them_gives(table, name, bonus, tokens):
    t = table(hands=[name], decks=["estate*9"])
    t.play(name)
    assert (len(t.g.players[0].hand), t.actions, t.buys, t.coins) == bonus
    assert (t.coffers(0), t.villagers(0)) == tokens


@pytest.mark.ruling("card/ducat#1")
@pytest.mark.rule("D47")
def test_a_coffers_token_of_ducat_may_be_spent_at_once(table):
    t = table(hands=["ducat"])
    t.play("ducat")
    assert t.coins == 0
    t.answer("coffers")
    assert (t.coins, t.coffers(0)) == (1, 0)


@pytest.mark.rule("card/ducat")
@pytest.mark.ruling("card/ducat#2")
@pytest.mark.parametrize("trashed", [True, False])
def test_ducat_may_trash_a_copper_when_it_is_gained(table, trashed):
    t = table(hands=["workshop copper gold"], kingdom="ducat")
    t.play("workshop")
    t.answer("gain ducat")
    t.expect(0, "ducat", "trash copper", "pass")
    t.answer("trash copper" if trashed else "pass")
    assert t.trash() == ("copper" if trashed else "")


@pytest.mark.rule("card/ducat")
def test_ducat_asks_whoever_has_cards_in_hand(table):
    t = table(hands=["workshop gold"], kingdom="ducat")
    t.play("workshop")
    t.answer("gain ducat")
    assert (0, "ducat") in t.forced  # without a Copper, too: nobody learns of it


@pytest.mark.ruling("card/spices#1")
@pytest.mark.rule("D47")
def test_coffers_gained_with_a_buy_wait_for_the_next_buy_phase(table):
    t = table(hands=["gold gold"], decks=["estate*9"], kingdom="spices", buys=2)
    t.play_treasures()
    t.buy("spices")
    assert t.coffers(0) == 2
    assert "coffers" not in t.names()
    t.end_turn()
    t.end_turn()
    t.to_buys()
    t.answer("coffers 2")
    assert t.coins == 2


@pytest.mark.rule("card/cargo_ship")
@pytest.mark.ruling("card/cargo_ship#1")
def test_cargo_ship_carries_a_later_gain_into_the_next_hand(table):
    t = table(hands=["cargo_ship copper*6"], decks=["copper*20"], buys=4)
    t.play("cargo_ship")
    assert t.coins == 2
    t.play_treasures()
    t.buy("copper")
    t.expect(0, "cargo-ship", "use cargo_ship", "pass")
    t.answer("pass")
    t.buy("silver")
    t.answer("use cargo_ship")
    t.buy("silver")  # once only
    t.expect_no_question()
    assert t.known(1, "aside_open") == ["silver"]
    t.end_turn()
    assert t.in_play() == "cargo_ship"
    t.end_turn()
    assert t.hand() == "copper copper copper copper copper silver"
    t.end_turn()
    assert "cargo_ship" in t.discard()


@pytest.mark.ruling("card/cargo_ship#2")
def test_an_empty_cargo_ship_is_discarded(table):
    t = table(hands=["cargo_ship"], decks=["copper*20"])
    t.play("cargo_ship")
    t.buy("copper")
    t.answer("pass")
    t.end_turn()
    assert t.in_play() == ""
    assert "cargo_ship" in t.discard()


@pytest.mark.ruling("card/cargo_ship#3")
def test_cargo_ship_played_twice_takes_two_cards(table):
    t = table(hands=["throne_room cargo_ship"], decks=["estate*20"], buys=3)
    t.play("throne_room")
    t.answer("play cargo_ship")
    t.buy("copper")
    t.answer("use cargo_ship")
    t.expect_no_question()  # one card cannot lie on both
    t.buy("copper")
    t.answer("use cargo_ship")
    t.end_turn()
    assert t.in_play() == "cargo_ship throne_room"
    t.end_turn()
    assert t.hand().count("copper") == 2


@pytest.mark.rule("card/experiment")
@pytest.mark.ruling("card/experiment#1")
@pytest.mark.parametrize(("left", "gained"), [(10, 2), (2, 2), (1, 1)])
def test_experiment_brings_a_second_one_but_no_third(table, left, gained):
    t = table(hands=["copper*3"], supply={"experiment": left}, buys=2)
    t.play_treasures()
    t.buy("experiment")
    assert t.discard() == " ".join(["experiment"] * gained)
    assert t.left("experiment") == left - gained


@pytest.mark.ruling("card/experiment#1", "card/experiment#2")
def test_the_second_experiment_goes_to_the_discard_pile(table):
    t = table(hands=["sculptor"], kingdom="experiment")
    t.play("sculptor")
    t.answer("gain experiment")
    assert (t.hand(), t.discard()) == ("experiment", "experiment")


@pytest.mark.rule("card/experiment")
@pytest.mark.ruling("card/experiment#3")
def test_experiment_returns_to_its_pile(table):
    t = table(hands=["throne_room experiment"], decks=["copper*9"], supply={"experiment": 3})
    t.play("throne_room")
    t.answer("play experiment")
    assert (len(t.g.players[0].hand), t.actions) == (4, 2)
    assert (t.in_play(), t.left("experiment")) == ("throne_room", 4)


@pytest.mark.rule("card/improve")
@pytest.mark.ruling("card/improve#1", "card/improve#3")
def test_improve_may_trash_itself_for_a_card_of_any_type(table):
    t = table(hands=["improve"], decks=["copper*9"], kingdom="gardens moat village")
    t.play("improve")
    assert t.coins == 2
    t.end_turn()
    t.expect(0, "improve", "trash improve", "pass")
    t.answer("trash improve")
    assert t.trash() == "improve"
    assert t.discard() == "gardens"  # the only one that costs 4


@pytest.mark.rule("card/improve")
def test_improve_may_be_declined(table):
    t = table(hands=["improve"], decks=["copper*9"], kingdom="gardens")
    t.play("improve")
    t.end_turn()
    t.answer("pass")
    assert (t.trash(), t.discard()) == ("", "improve")


@pytest.mark.ruling("card/improve#2")
def test_improve_leaves_treasures_and_staying_durations_alone(table):
    t = table(
        hands=["village improve wharf silver"], decks=["copper*20"], kingdom="smithy", actions=1
    )
    t.play("village", "improve", "wharf", "silver")
    t.end_turn()
    t.expect(0, "improve", "trash village", "trash improve", "pass")
    t.answer("trash village")
    assert "smithy" in t.discard()
    assert t.in_play() == "wharf"


@pytest.mark.ruling("card/improve#3")
def test_improve_gains_nothing_if_nothing_costs_that(table):
    t = table(hands=["improve"], decks=["copper*9"])
    t.play("improve")
    t.end_turn()
    t.answer("trash improve")
    assert (t.trash(), t.discard()) == ("improve", "")


@pytest.mark.ruling("R292")
def test_improve_played_twice_trashes_two_cards(table):
    t = table(hands=["throne_room improve"], decks=["copper*9"], kingdom="smithy festival")
    t.play("throne_room")
    t.answer("play improve")
    assert t.coins == 4
    t.end_turn()
    t.answer("trash improve", "gain smithy", "trash throne_room", "gain festival")
    assert t.trash() == "improve throne_room"
    assert t.discard() == "festival smithy"


@pytest.mark.rule("card/inventor")
@pytest.mark.ruling("card/inventor#1")
def test_the_second_inventor_gains_a_card_costing_five(table):
    t = table(hands=["village inventor*2"], decks=["copper"], kingdom="festival")
    t.play("village", "inventor")
    assert "gain festival" not in t.names()
    t.answer("gain silver")
    t.play("inventor")
    assert "gain festival" in t.names()
    t.answer("gain festival")
    t.to_buys()
    assert (t.g.discount, t.names()) == (2, ["buy copper", "buy estate", "buy curse", "pass"])


@pytest.mark.ruling("card/inventor#2")
def test_inventor_cheapens_cards_in_hands_too(table):
    t = table(hands=["village inventor salvager estate"], decks=["copper"])
    t.play("village", "inventor")
    t.answer("gain silver")
    t.play("salvager")
    t.answer("trash estate")
    assert t.coins == 1


@pytest.mark.ruling("card/inventor#3")
@pytest.mark.rule("D55")
def test_inventor_does_not_cheapen_projects(table):
    t = table(hands=["inventor copper*2"], kingdom="cathedral")
    t.play("inventor")
    t.answer("gain silver")
    t.play_treasures()
    assert "buy silver" in t.names()
    assert "buy cathedral" not in t.names()


@pytest.mark.rule("card/sculptor")
@pytest.mark.parametrize(("name", "villagers"), [("silver", 1), ("estate", 0), ("ducat", 1)])
def test_sculptor_gains_into_hand_and_a_treasure_brings_a_villager(table, name, villagers):
    t = table(hands=["sculptor"], kingdom="ducat smithy festival")
    t.play("sculptor")
    assert "gain festival" not in t.names()
    t.answer(f"gain {name}")
    if name == "ducat":
        t.expect_no_question()  # it asks, but there is no Copper in hand
    assert (t.hand(), t.villagers(0)) == (name, villagers)


@pytest.mark.ruling("R297")
@pytest.mark.parametrize("first", ["innovation", "cargo_ship"])
def test_a_gained_card_is_set_aside_by_one_text_only(table, first):
    t = table(
        hands=["cargo_ship"], owned=["innovation"], kingdom="moat", decks=["copper*9"], buys=2
    )
    t.play("cargo_ship")
    t.buy("moat")
    t.expect(0, "next-effect", "use innovation", "use cargo_ship", "pass")
    t.answer(f"use {first}")
    t.expect_no_question()
    assert ("moat" in t.in_play()) == (first == "innovation")


@pytest.mark.ruling("R297")
def test_a_covered_card_is_not_found(table):
    t = table(kingdom="experiment summon", coins=5, buys=2)
    t.buy("summon")
    assert t.known(1, "aside_open") == []
    assert t.discard() == "experiment experiment"
