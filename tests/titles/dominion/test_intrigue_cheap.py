"""Intrigue: the cards that cost 2 or 3."""

from __future__ import annotations

import pytest

# -- Courtyard


@pytest.mark.rule("card/courtyard")
@pytest.mark.ruling("card/courtyard#1")
def test_courtyard_draws_three_and_puts_any_hand_card_on_the_deck(table):
    t = table(hands=["courtyard estate"], decks=["copper gold silver copper"])
    t.play("courtyard")
    t.expect(0, "topdeck", "topdeck copper", "topdeck estate", "topdeck gold", "topdeck silver")
    t.answer("topdeck estate")
    assert t.hand() == "copper gold silver"
    assert t.deck() == "estate copper"
    t.ends_clean()


@pytest.mark.rule("card/courtyard")
def test_courtyard_hides_the_returned_card_from_the_others(table):
    t = table(hands=["shanty_town courtyard estate copper"], decks=["copper gold silver copper"])
    t.play("shanty_town", "courtyard")
    assert t.known(1, "hand", 0) == ["copper", "estate"]  # Shanty Town has shown them
    t.answer("topdeck estate")
    assert t.known(0, "deck", 0) == ["estate"]
    assert t.known(1, "deck", 0) == []
    assert t.known(1, "hand", 0) == []  # any of the shown cards may have left the hand
    assert t.told(0, "topdecks") == [{"id": "topdecks", "seat": 0, "count": 1, "cards": ["estate"]}]
    assert t.told(1, "topdecks") == [{"id": "topdecks", "seat": 0, "count": 1}]
    t.ends_clean()


@pytest.mark.rule("card/courtyard")
def test_courtyard_shuffles_when_the_deck_is_short_and_asks_nothing_with_an_empty_hand(table):
    t = table(hands=["courtyard"], decks=["gold"], discards=["copper*2"])
    t.play("courtyard")
    t.answer("topdeck copper")
    assert (t.hand(), t.deck(), t.discard()) == ("copper gold", "copper", "")
    t.ends_clean()
    t = table(hands=["courtyard"])
    t.play("courtyard")
    t.expect_no_question()
    assert t.hand() == "" and t.deck() == ""
    t.ends_clean()


# -- Secret Chamber


@pytest.mark.rule("card/secret_chamber")
def test_secret_chamber_gives_a_coin_for_each_discarded_card(table):
    t = table(hands=["secret_chamber estate*2 copper"])
    t.play("secret_chamber")
    t.expect(0, "secret-chamber", "discard copper", "discard estate", "pass")
    t.answer("discard estate", "discard estate")
    assert t.coins == 0  # the coins come when all cards are discarded
    t.answer("pass")
    assert (t.coins, t.hand(), t.discard()) == (2, "copper", "estate estate")
    t.ends_clean()


@pytest.mark.rule("card/secret_chamber")
@pytest.mark.ruling("card/secret_chamber#1")
def test_secret_chamber_may_discard_nothing(table):
    t = table(hands=["secret_chamber estate"])
    t.play("secret_chamber")
    t.answer("pass")
    assert (t.coins, t.hand()) == (0, "estate")
    t.ends_clean()


@pytest.mark.rule("card/secret_chamber", "D40")
@pytest.mark.ruling("card/secret_chamber#2", "card/secret_chamber#3")
def test_secret_chamber_shown_draws_two_puts_two_back_and_does_not_block(table):
    t = table(hands=["militia", "secret_chamber estate*4"], decks=["", "gold silver copper"])
    t.play("militia")
    t.expect(1, "react", "react secret_chamber", "pass")
    t.answer("react secret_chamber", "topdeck secret_chamber", "topdeck estate")
    assert t.deck(1) == "estate secret_chamber copper"
    t.expect(1, "discard", "discard estate", "discard gold", "discard silver")
    t.answer("discard estate", "discard estate")
    assert t.hand(1) == "estate gold silver"
    assert t.forced == [(1, "react")]  # asked once more although it is gone: nobody else knows
    t.ends_clean()


@pytest.mark.rule("card/secret_chamber")
def test_secret_chamber_put_back_is_no_longer_known_to_the_attacker(table):
    t = table(hands=["militia", "secret_chamber estate"], decks=["", "gold silver copper"])
    t.play("militia")
    t.answer("react secret_chamber")
    assert t.known(0, "hand", 1) == ["secret_chamber"]
    t.answer("topdeck secret_chamber", "topdeck estate")
    assert t.known(0, "hand", 1) == t.known(0, "deck", 1) == []
    assert t.known(1, "deck", 1) == ["secret_chamber", "estate"]
    t.ends_clean()


@pytest.mark.rule("card/secret_chamber")
@pytest.mark.ruling("card/secret_chamber#4")
@pytest.mark.ruling("R19")
def test_secret_chamber_may_be_shown_again_and_before_a_moat_it_drew(table):
    t = table(hands=["militia", "secret_chamber copper*4"], decks=["", "gold moat silver"])
    t.play("militia")
    t.answer("react secret_chamber", "topdeck gold", "topdeck copper")
    t.answer("react secret_chamber", "topdeck copper", "topdeck gold")
    t.expect(1, "react", "react moat", "react secret_chamber", "pass")
    t.answer("react moat")
    t.expect(1, "react", "react secret_chamber", "pass")  # a second Moat would change nothing
    t.answer("pass")
    assert t.hand(1) == "copper copper copper moat secret_chamber"
    t.ends_clean()


@pytest.mark.rule("card/secret_chamber")
@pytest.mark.ruling("card/secret_chamber#5")
def test_secret_chamber_may_be_shown_to_an_attack_that_does_not_touch(table):
    t = table(hands=["militia", "secret_chamber"], decks=["", "gold silver"])
    t.play("militia")
    t.answer("react secret_chamber", "topdeck silver", "topdeck secret_chamber")
    assert (t.hand(1), t.deck(1)) == ("gold", "secret_chamber silver")
    t.ends_clean()


# -- Pawn


@pytest.mark.rule("card/pawn", "D25")
@pytest.mark.ruling("card/pawn#1")
def test_pawn_chooses_two_different_bonuses_before_drawing(table):
    t = table(hands=["pawn"], decks=["gold"])
    t.play("pawn")
    t.expect(0, "pawn", "choose +cards", "choose +actions", "choose +buys", "choose +coins")
    t.answer("choose +cards")
    t.expect(0, "pawn", "choose +actions", "choose +buys", "choose +coins")
    assert t.hand() == ""
    t.answer("choose +coins")
    assert (t.hand(), t.actions, t.buys, t.coins) == ("gold", 0, 1, 1)
    t.ends_clean()


@pytest.mark.rule("card/pawn")
def test_pawn_gives_one_action_and_one_buy(table):
    t = table(hands=["pawn copper"])
    t.play("pawn")
    t.answer("choose +buys", "choose +actions")
    assert (t.actions, t.buys, t.coins, t.hand()) == (1, 2, 0, "copper")
    t.ends_clean()


@pytest.mark.rule("card/pawn", "D37")
def test_pawn_on_throne_room_chooses_anew(table):
    t = table(hands=["throne_room pawn"])
    t.play("throne_room")
    t.answer("play pawn", "choose +buys", "choose +coins", "choose +buys", "choose +coins")
    assert (t.buys, t.coins) == (3, 2)
    t.ends_clean()


# -- Shanty Town


@pytest.mark.rule("card/shanty_town")
@pytest.mark.ruling("card/shanty_town#2")
def test_shanty_town_draws_two_without_actions_in_hand(table):
    t = table(hands=["shanty_town copper estate"], decks=["village gold silver"])
    t.play("shanty_town")
    assert (t.hand(), t.actions) == ("copper estate gold village", 2)  # both, whatever comes first
    assert t.told(1, "shows")[0]["cards"] == ["copper", "estate"]
    assert t.known(1, "hand", 0) == ["copper", "estate"]
    t.ends_clean()


@pytest.mark.rule("card/shanty_town")
@pytest.mark.ruling("card/shanty_town#1", "card/shanty_town#3")
def test_shanty_town_draws_nothing_with_an_action_victory_card_in_hand(table):
    t = table(hands=["shanty_town nobles copper"], decks=["gold silver"])
    t.play("shanty_town")
    assert (t.hand(), t.actions) == ("copper nobles", 2)
    assert t.known(1, "hand", 0) == ["copper", "nobles"]
    t.ends_clean()


@pytest.mark.rule("card/shanty_town")
def test_shanty_town_draws_two_with_an_empty_hand(table):
    t = table(hands=["shanty_town"], discards=["gold silver"])
    t.play("shanty_town")
    assert t.hand() == "gold silver"
    t.ends_clean()


# -- Great Hall


@pytest.mark.rule("card/great_hall")
@pytest.mark.ruling("card/great_hall#1")
def test_great_hall_gives_a_card_an_action_and_a_point(table):
    t = table(hands=["great_hall"], decks=["gold"])
    t.play("great_hall")
    assert (t.hand(), t.actions) == ("gold", 1)
    assert t.match.table.outcome().scores == [1, 0]
    assert t.left("great_hall") == 8  # a Victory pile
    t.ends_clean()


# -- Swindler


@pytest.mark.rule("card/swindler")
@pytest.mark.ruling("card/swindler#2")
def test_swindler_turns_a_copper_into_a_curse(table):
    t = table(hands=["swindler"], decks=["", "copper gold"])
    t.play("swindler")
    t.expect(0, "swindler", "gain copper", "gain curse")
    assert t.question().about == "copper"
    t.answer("gain curse")
    assert (t.coins, t.trash(), t.discard(1), t.deck(1)) == (2, "copper", "curse", "gold")
    t.ends_clean()


@pytest.mark.rule("card/swindler", "D41")
@pytest.mark.ruling("card/swindler#2", "card/swindler#4")
def test_swindler_goes_round_and_may_give_the_same_card_back(table):
    t = table(hands=["swindler", "", ""], decks=["", "duchy", "silver"], kingdom="village")
    t.play("swindler")
    assert (t.trash(), t.discard(1)) == ("duchy silver", "duchy")  # the only card of that cost
    t.answer("gain silver")
    assert t.discard(2) == "silver"
    t.ends_clean()


@pytest.mark.rule("card/swindler")
@pytest.mark.ruling("card/swindler#1")
def test_swindler_trashes_even_if_nothing_costs_the_same(table):
    t = table(hands=["swindler"], decks=["", "province"], supply={"province": 0})
    t.play("swindler")
    t.expect_no_question()
    assert (t.trash(), t.discard(1)) == ("province", "")
    t.ends_clean()


@pytest.mark.rule("card/swindler")
@pytest.mark.ruling("card/swindler#3")
def test_swindler_gives_nothing_from_an_empty_pile_or_the_trash(table):
    supply = {"village": 0, "great_hall": 8}
    t = table(hands=["swindler"], decks=["", "silver"], supply=supply, trash="village")
    t.play("swindler")
    t.expect(0, "swindler", "gain great_hall", "gain silver", "gain swindler")
    t.answer("gain great_hall")
    assert (t.discard(1), t.trash(), t.left("great_hall")) == ("great_hall", "silver village", 7)
    t.ends_clean()


@pytest.mark.rule("card/swindler", "D35")
def test_swindler_compares_reduced_costs(table):
    t = table(hands=["bridge swindler"], decks=["", "copper"], actions=2, kingdom="village")
    t.play("bridge", "swindler")
    t.expect(0, "swindler", "gain copper", "gain curse")  # Estates cost 1
    t.answer("gain copper")
    assert t.discard(1) == "copper"
    t.ends_clean()


@pytest.mark.rule("card/swindler", "D40")
@pytest.mark.ruling("card/swindler#5")
def test_swindler_leaves_moat_and_empty_decks_alone(table):
    t = table(hands=["swindler", "moat", ""], decks=["", "gold", ""], discards=["", "", "estate"])
    t.play("swindler")
    t.answer("react moat")
    t.expect(0, "swindler", "gain estate", "gain moat")  # seat 2 shuffled its only card
    t.answer("gain estate")
    assert (t.deck(1), t.trash(), t.discard(2)) == ("gold", "estate", "estate")
    t.ends_clean()
    t = table(hands=["swindler"])
    t.play("swindler")
    t.expect_no_question()
    assert t.coins == 2
    t.ends_clean()


# -- Steward


@pytest.mark.rule("card/steward")
@pytest.mark.ruling("card/steward#1")
def test_steward_draws_or_pays(table):
    t = table(hands=["steward*2"], decks=["gold silver"], actions=2)
    t.play("steward")
    t.expect(0, "steward", "choose +cards", "choose +coins", "choose +trash")
    t.answer("choose +cards")
    assert (t.hand(), t.coins) == ("gold silver steward", 0)
    t.play("steward")
    t.answer("choose +coins")
    assert (t.hand(), t.coins, t.trash()) == ("gold silver", 2, "")  # one of the three only
    t.ends_clean()


@pytest.mark.rule("card/steward")
@pytest.mark.ruling("card/steward#1")
def test_steward_trashes_exactly_two(table):
    t = table(hands=["steward estate copper*2"])
    t.play("steward")
    t.answer("choose +trash", "trash estate")
    t.expect_no_question()  # both Coppers are alike: forced
    assert (t.trash(), t.hand(), t.coins) == ("copper estate", "copper", 0)
    t.ends_clean()


@pytest.mark.rule("card/steward", "D25")
@pytest.mark.ruling("card/steward#2")
def test_steward_trashes_the_only_card_or_none(table):
    for hand, trash in (("steward estate", "estate"), ("steward", "")):
        t = table(hands=[hand])
        t.play("steward")
        t.answer("choose +trash")
        assert (t.trash(), t.hand()) == (trash, "")
        t.ends_clean()


# -- Wishing Well


@pytest.mark.rule("card/wishing_well", "D26")
@pytest.mark.ruling("card/wishing_well#1")
def test_wishing_well_takes_the_named_card(table):
    t = table(hands=["wishing_well"], decks=["gold silver copper"])
    t.play("wishing_well")
    assert t.hand() == "gold"  # drawn before naming
    t.answer("name silver")
    assert (t.hand(), t.deck(), t.actions) == ("gold silver", "copper", 1)
    assert t.known(1, "hand", 0) == ["silver"]
    assert t.told(1, "names")[0]["card"] == "silver"
    t.ends_clean()


@pytest.mark.rule("card/wishing_well")
def test_wishing_well_leaves_another_card_openly_on_the_deck(table):
    t = table(hands=["wishing_well"], decks=["gold silver copper"])
    t.play("wishing_well")
    t.answer("name gold")
    assert (t.hand(), t.deck()) == ("gold", "silver copper")
    assert t.known(1, "deck", 0) == ["silver"]
    t.ends_clean()


@pytest.mark.rule("card/wishing_well")
@pytest.mark.ruling("card/wishing_well#2")
def test_wishing_well_names_any_card_of_the_game_even_of_an_empty_pile(table):
    t = table(hands=["wishing_well"], decks=["gold"], discards=["village"], supply={"village": 0})
    t.play("wishing_well")
    basics = ["copper", "silver", "gold", "estate", "duchy", "province", "curse"]
    t.expect(0, "wishing-well", *[f"name {id}" for id in [*basics, "village", "wishing_well"]])
    t.answer("name village")  # the deck is empty: shuffle
    assert t.hand() == "gold village"
    t.ends_clean()


@pytest.mark.rule("card/wishing_well")
def test_wishing_well_without_cards_reveals_nothing(table):
    t = table(hands=["wishing_well"])
    t.play("wishing_well")
    t.answer("name copper")
    assert t.hand() == ""
    t.ends_clean()
