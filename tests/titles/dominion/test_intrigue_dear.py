"""Intrigue: the cards that cost 5 or 6."""

from __future__ import annotations

import pytest

# -- Upgrade


@pytest.mark.rule("card/upgrade")
@pytest.mark.ruling("card/upgrade#1")
def test_upgrade_gains_a_card_costing_exactly_one_more(table):
    t = table(hands=["upgrade estate copper"], decks=["gold"], kingdom="village smithy")
    t.play("upgrade")
    t.expect(0, "trash", "trash copper", "trash estate", "trash gold")  # after drawing
    t.answer("trash estate")
    t.expect(0, "gain", "gain silver", "gain village")
    t.answer("gain village")
    assert (t.trash(), t.discard(), t.actions) == ("estate", "village", 1)
    t.ends_clean()


@pytest.mark.rule("card/upgrade")
@pytest.mark.ruling("card/upgrade#2")
def test_upgrade_must_trash_even_if_nothing_fits(table):
    t = table(hands=["upgrade copper"])
    t.play("upgrade")
    t.expect_no_question()
    assert (t.trash(), t.discard(), t.hand()) == ("copper", "", "")
    t.ends_clean()


@pytest.mark.rule("card/upgrade")
@pytest.mark.ruling("card/upgrade#3")
def test_upgrade_does_nothing_without_cards(table):
    t = table(hands=["upgrade"])
    t.play("upgrade")
    t.expect_no_question()
    assert (t.trash(), t.discard(), t.actions) == ("", "", 1)
    t.ends_clean()


# -- Trading Post


@pytest.mark.rule("card/trading_post")
@pytest.mark.ruling("card/trading_post#1", "card/trading_post#3")
def test_trading_post_turns_two_cards_into_a_silver_in_hand(table):
    t = table(hands=["trading_post estate curse copper"])
    t.play("trading_post")
    t.expect(0, "trash", "trash copper", "trash curse", "trash estate")  # no way round it
    t.answer("trash estate")
    t.expect(0, "trash", "trash copper", "trash curse")
    t.answer("trash curse")
    assert (t.trash(), t.hand(), t.left("silver")) == ("curse estate", "copper silver", 39)
    assert t.known(1, "hand", 0) == ["silver"]
    t.play_treasures()
    assert t.coins == 3  # usable at once
    t.ends_clean()


@pytest.mark.rule("card/trading_post")
@pytest.mark.ruling("card/trading_post#1")
def test_trading_post_trashes_a_single_card_for_nothing(table):
    for hand, trash in (("estate", "estate"), ("", "")):
        t = table(hands=[f"trading_post {hand}"])
        t.play("trading_post")
        t.expect_no_question()
        assert (t.trash(), t.hand()) == (trash, "")
        t.ends_clean()


@pytest.mark.rule("card/trading_post")
@pytest.mark.ruling("card/trading_post#2")
def test_trading_post_trashes_two_even_if_no_silver_is_left(table):
    t = table(hands=["trading_post estate*2"], supply={"silver": 0})
    t.play("trading_post")
    assert (t.trash(), t.hand()) == ("estate estate", "")
    t.ends_clean()


# -- Duke


@pytest.mark.rule("card/duke", "D22")
@pytest.mark.ruling("card/duke#1")
def test_duke_scores_one_point_for_each_duchy_wherever_it_is(table):
    t = table(hands=["duke duchy"], decks=["duke duchy", "duke"], discards=["duchy", "province"])
    assert t.match.table.outcome().scores == [3 * 3 + 2 * 3, 6]
    t.ends_clean()


# -- Torturer


@pytest.mark.rule("card/torturer", "D41")
@pytest.mark.ruling("card/torturer#1")
def test_torturer_lets_each_opponent_choose_in_turn(table):
    t = table(hands=["torturer", "copper estate gold", "gold silver"], decks=["copper*3"])
    t.play("torturer")
    assert t.hand() == "copper copper copper"
    t.expect(1, "torturer", "choose +discard", "choose +curse")
    t.answer("choose +discard", "discard copper", "discard estate")
    t.expect(2, "torturer")
    t.answer("choose +curse")
    assert (t.hand(1), t.discard(1), t.hand(2)) == ("gold", "copper estate", "curse gold silver")
    assert t.known(0, "hand", 2) == ["curse"]
    t.ends_clean()


@pytest.mark.rule("card/torturer", "D25")
@pytest.mark.ruling("card/torturer#2", "card/torturer#3")
def test_torturer_options_may_be_chosen_in_vain(table):
    t = table(hands=["torturer", "copper", "", "gold"], supply={"curse": 0})
    t.play("torturer")
    t.answer("choose +discard", "choose +discard", "choose +curse")
    assert (t.discard(1), t.hand(1), t.hand(2), t.hand(3)) == ("copper", "", "", "gold")
    t.ends_clean()


@pytest.mark.rule("card/torturer", "D37", "D40")
def test_torturer_on_throne_room_is_two_attacks(table):
    t = table(hands=["throne_room torturer", "moat gold silver"])
    t.play("throne_room")
    t.answer("play torturer", "react moat")
    t.expect(1, "react", "react moat", "pass")  # the second play
    t.answer("pass", "choose +curse")
    assert t.hand(1) == "curse gold moat silver"
    t.ends_clean()


# -- Minion


@pytest.mark.rule("card/minion")
def test_minion_gives_two_coins(table):
    t = table(hands=["minion copper", "copper*5"])
    t.play("minion")
    t.expect(0, "minion", "choose +coins", "choose +discard")
    t.answer("choose +coins")
    assert (t.coins, t.actions, t.hand(), len(t.g.players[1].hand)) == (2, 1, "copper", 5)
    t.ends_clean()


@pytest.mark.rule("card/minion")
def test_minion_renews_hands_of_five_and_more(table):
    t = table(
        hands=["minion copper", "copper*5", "estate*4", "estate*6"],
        decks=["gold*4", "silver*4", "silver*4", "duchy*4"],
    )
    t.play("minion")
    t.answer("choose +discard")
    assert (t.hand(), t.discard(), t.actions) == ("gold gold gold gold", "copper", 1)
    assert (t.hand(1), t.hand(2)) == ("silver silver silver silver", "estate estate estate estate")
    assert (t.hand(3), len(t.g.players[3].discard)) == ("duchy duchy duchy duchy", 6)
    t.ends_clean()


@pytest.mark.rule("card/minion", "D27")
def test_minion_shuffles_the_discarded_hand_if_needed(table):
    t = table(hands=["minion gold"], discards=["gold*2"])
    t.play("minion")
    t.answer("choose +discard")
    assert (t.hand(), t.discard()) == ("gold gold gold", "")
    t.ends_clean()


@pytest.mark.rule("card/minion", "D40")
@pytest.mark.ruling("card/minion#2")
def test_minion_may_be_answered_before_the_choice_is_known(table):
    t = table(hands=["minion", "moat copper*4", "copper*5"], decks=["", "gold*4", "gold*4"])
    t.play("minion")
    t.expect(1, "react", "react moat", "pass")
    t.answer("react moat", "choose +discard")
    assert t.hand(1) == "copper copper copper copper moat"  # neither discards nor draws
    assert t.hand(2) == "gold gold gold gold"
    t.ends_clean()


@pytest.mark.rule("card/minion", "card/secret_chamber", "D40")
@pytest.mark.ruling("card/minion#1")
@pytest.mark.parametrize(("mode", "coins"), [("choose +coins", 2), ("choose +discard", 0)])
def test_minion_allows_secret_chamber_with_fewer_than_five_cards(table, mode, coins):
    t = table(hands=["minion", "secret_chamber"], decks=["", "gold silver"])
    t.play("minion")
    t.answer("react secret_chamber", "topdeck silver", "topdeck gold")
    t.answer("pass", mode)
    assert (t.hand(1), t.deck(1), t.coins) == ("secret_chamber", "gold silver", coins)
    t.ends_clean()


# -- Saboteur


@pytest.mark.rule("card/saboteur")
def test_saboteur_trashes_the_first_card_costing_three_or_more(table):
    t = table(
        hands=["saboteur"], decks=["", "copper estate gold province"], kingdom="village smithy"
    )
    t.play("saboteur")
    cards = ["copper", "silver", "estate", "curse", "village", "smithy"]
    t.expect(1, "gain", *[f"gain {id}" for id in cards], "pass")  # Gold 6: up to 4
    assert t.known(0, "revealed", 1) == ["copper", "estate"]
    t.answer("gain smithy")
    assert (t.trash(), t.discard(1), t.deck(1)) == ("gold", "copper estate smithy", "province")
    t.ends_clean()


@pytest.mark.rule("card/saboteur")
def test_saboteur_does_not_force_a_gain(table):
    t = table(hands=["saboteur"], decks=["", "silver"])
    t.play("saboteur")
    t.expect(1, "gain", "gain copper", "gain curse", "pass")
    t.answer("pass")
    assert (t.trash(), t.discard(1)) == ("silver", "")
    t.ends_clean()


@pytest.mark.rule("card/saboteur", "D27")
@pytest.mark.ruling("card/saboteur#3")
def test_saboteur_shuffles_without_the_revealed_cards(table):
    t = table(hands=["saboteur"], decks=["", "copper"], discards=["", "estate"])
    t.play("saboteur")  # nothing found: everything is discarded
    t.expect_no_question()
    assert (t.trash(), t.discard(1), t.deck(1)) == ("", "copper estate", "")
    t.ends_clean()


@pytest.mark.rule("card/saboteur", "D27")
@pytest.mark.ruling("card/saboteur#2")
def test_saboteur_shuffles_only_the_cards_not_yet_revealed(table):
    t = table(hands=["saboteur"], decks=["", "copper*4"], discards=["", "gold*2"])
    t.play("saboteur")
    assert (t.trash(), t.deck(1)) == ("gold", "gold")  # no Copper was shuffled in
    assert t.known(0, "revealed", 1) == ["copper"] * 4
    t.answer("pass")
    assert t.discard(1) == "copper copper copper copper"
    t.ends_clean()


@pytest.mark.rule("card/saboteur", "D41")
@pytest.mark.ruling("card/saboteur#4")
def test_saboteur_goes_round_from_the_left(table):
    t = table(hands=["", "saboteur", ""], decks=["gold", "", "silver"], turn=1)
    t.play("saboteur")
    t.expect(2, "gain", "gain copper", "gain curse", "pass")
    assert (t.trash(), t.deck(0)) == ("silver", "gold")
    t.answer("gain curse")
    t.expect(0, "gain")
    t.answer("gain silver")
    assert (t.trash(), t.discard(2), t.discard(0)) == ("gold silver", "curse", "silver")
    t.ends_clean()


@pytest.mark.rule("card/saboteur", "D35")
@pytest.mark.ruling("card/saboteur#1")
def test_saboteur_counts_reduced_costs(table):
    t = table(hands=["bridge saboteur"], decks=["", "silver smithy"], actions=2)
    t.play("bridge", "saboteur")
    t.expect(1, "gain", "gain copper", "gain curse", "gain estate", "pass")  # at most 1
    t.answer("gain estate")
    assert (t.trash(), t.discard(1)) == ("smithy", "estate silver")
    t.ends_clean()


@pytest.mark.rule("card/saboteur", "D40")
def test_saboteur_leaves_moat_alone(table):
    t = table(hands=["saboteur", "moat", ""], decks=["", "gold", ""])
    t.play("saboteur")
    t.answer("react moat")
    t.expect_no_question()  # seat 2 has no cards at all
    assert (t.deck(1), t.trash()) == ("gold", "")
    t.ends_clean()


# -- Tribute


@pytest.mark.rule("card/tribute", "D24")
@pytest.mark.ruling("card/tribute#2")
def test_tribute_pays_for_each_type_of_two_different_cards(table):
    t = table(hands=["tribute", "", ""], decks=["gold*2", "copper harem duchy", "village"])
    t.play("tribute")
    assert (t.coins, t.actions, t.hand()) == (4, 0, "gold gold")
    assert (t.discard(1), t.deck(1), t.deck(2)) == ("copper harem", "duchy", "village")
    t.ends_clean()


@pytest.mark.rule("card/tribute")
@pytest.mark.ruling("card/tribute#1")
def test_tribute_counts_equal_cards_once(table):
    t = table(hands=["tribute"], decks=["", "silver silver"])
    t.play("tribute")
    assert (t.coins, t.discard(1)) == (2, "silver silver")
    t.ends_clean()


@pytest.mark.rule("card/tribute")
def test_tribute_gives_actions_for_an_action_and_nothing_for_a_curse(table):
    t = table(hands=["tribute copper"], decks=["gold", "village curse"])
    t.play("tribute")
    assert (t.actions, t.coins, t.hand()) == (2, 0, "copper")
    t.ends_clean()


@pytest.mark.rule("card/tribute", "D27", "D40")
@pytest.mark.ruling("card/tribute#3", "card/tribute#4")
def test_tribute_is_no_attack_and_takes_what_there_is(table):
    t = table(hands=["tribute", "moat"], decks=["", "copper"])
    t.play("tribute")
    t.expect_no_question()
    assert (t.coins, t.discard(1), t.forced) == (2, "copper", [])
    t.ends_clean()
    t = table(hands=["tribute"], decks=["", "village"], discards=["", "copper*30"])
    t.play("tribute")  # the Village is not shuffled in
    assert (t.actions, t.coins, t.discard(1)) == (2, 2, "copper village")
    t.ends_clean()


# -- Nobles


@pytest.mark.rule("card/nobles")
@pytest.mark.ruling("card/nobles#1", "card/nobles#2")
def test_nobles_draws_three_or_gives_two_actions(table):
    t = table(hands=["nobles*2"], decks=["gold*3"])
    t.play("nobles")
    t.expect(0, "nobles", "choose +cards", "choose +actions")
    t.answer("choose +actions")
    assert (t.actions, t.hand()) == (2, "nobles")
    t.play("nobles")
    t.answer("choose +cards")
    assert (t.actions, t.hand()) == (1, "gold gold gold")
    assert t.match.table.outcome().scores[0] == 4
    assert t.left("nobles") == 8
    t.ends_clean()


@pytest.mark.rule("card/nobles", "D37")
@pytest.mark.ruling("card/nobles#1")
def test_nobles_on_throne_room_chooses_anew(table):
    t = table(hands=["throne_room nobles"], decks=["gold*4"])
    t.play("throne_room")
    t.answer("play nobles", "choose +actions")
    assert (t.actions, t.hand()) == (2, "")
    t.answer("choose +cards")
    assert (t.actions, t.hand()) == (2, "gold gold gold")
    t.ends_clean()


# -- Harem


@pytest.mark.rule("card/harem", "D24")
@pytest.mark.ruling("card/harem#1")
def test_harem_is_a_treasure_of_two_coins_and_two_points(table):
    t = table(hands=["harem copper"])
    t.play_treasures()
    assert (t.coins, t.in_play()) == (3, "copper harem")
    assert t.match.table.outcome().scores[0] == 2
    assert t.left("harem") == 8
    t.ends_clean()
