"""Intrigue: the cards that cost 5 or 6."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion.catalog import CARDS, INTRIGUE

# -- the box


@pytest.mark.rule("D80")
def test_each_edition_of_intrigue_has_its_cards():
    box = [card for card in CARDS.values() if card.set == "intrigue"]
    per_year = {year: {c.id for c in box if year in c.printings} for year in INTRIGUE.printings}
    dropped = {"coppersmith", "great_hall", "saboteur", "scout", "secret_chamber", "tribute"}
    brought = {"courtier", "diplomat", "lurker", "mill", "patrol", "replace", "secret_passage"}
    assert len(box) == 32
    assert per_year[2009] == per_year[2014]
    assert per_year[2009] - per_year[2017] == dropped
    assert per_year[2017] - per_year[2009] == brought


# -- Upgrade


@pytest.mark.rule("card/upgrade")
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
def test_upgrade_must_trash_even_if_nothing_fits(table):
    t = table(hands=["upgrade copper"])
    t.play("upgrade")
    t.expect_no_question()
    assert (t.trash(), t.discard(), t.hand()) == ("copper", "", "")
    t.ends_clean()


@pytest.mark.rule("card/upgrade")
def test_upgrade_does_nothing_without_cards(table):
    t = table(hands=["upgrade"])
    t.play("upgrade")
    t.expect_no_question()
    assert (t.trash(), t.discard(), t.actions) == ("", "", 1)
    t.ends_clean()


# -- Trading Post


@pytest.mark.rule("card/trading_post")
def test_trading_post_turns_two_cards_into_a_silver_in_hand(table):
    t = table(hands=["trading_post estate curse copper"])
    t.play("trading_post")
    t.answer("trash estate", "trash curse")
    assert (t.trash(), t.hand(), t.left("silver")) == ("curse estate", "copper silver", 39)
    assert t.known(1, "hand", 0) == ["silver"]
    t.play_treasures()
    assert t.coins == 3  # usable at once
    t.ends_clean()


@pytest.mark.rule("card/trading_post")
def test_trading_post_trashes_a_single_card_for_nothing(table):
    for hand, trash in (("estate", "estate"), ("", "")):
        t = table(hands=[f"trading_post {hand}"])
        t.play("trading_post")
        t.expect_no_question()
        assert (t.trash(), t.hand()) == (trash, "")
        t.ends_clean()


@pytest.mark.rule("card/trading_post")
def test_trading_post_trashes_two_even_if_no_silver_is_left(table):
    t = table(hands=["trading_post estate*2"], supply={"silver": 0})
    t.play("trading_post")
    assert (t.trash(), t.hand()) == ("estate estate", "")
    t.ends_clean()


# -- Duke


@pytest.mark.rule("card/duke", "D22")
def test_duke_scores_one_point_for_each_duchy_wherever_it_is(table):
    t = table(hands=["duke duchy"], decks=["duke duchy", "duke"], discards=["duchy", "province"])
    assert t.match.table.outcome().scores == [3 * 3 + 2 * 3, 6]
    t.ends_clean()


# -- Torturer


@pytest.mark.rule("card/torturer", "D41")
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
def test_minion_may_be_answered_before_the_choice_is_known(table):
    t = table(hands=["minion", "moat copper*4", "copper*5"], decks=["", "gold*4", "gold*4"])
    t.play("minion")
    t.expect(1, "react", "react moat", "pass")
    t.answer("react moat", "choose +discard")
    assert t.hand(1) == "copper copper copper copper moat"  # neither discards nor draws
    assert t.hand(2) == "gold gold gold gold"
    t.ends_clean()


@pytest.mark.rule("card/minion", "card/secret_chamber", "D40")
def test_minion_allows_secret_chamber_with_fewer_than_five_cards(table):
    t = table(hands=["minion", "secret_chamber"], decks=["", "gold silver"])
    t.play("minion")
    t.answer("react secret_chamber", "topdeck silver", "topdeck gold")
    t.answer("pass", "choose +coins")
    assert (t.hand(1), t.deck(1), t.coins) == ("secret_chamber", "gold silver", 2)
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
def test_saboteur_shuffles_without_the_revealed_cards(table):
    t = table(hands=["saboteur"], decks=["", "copper"], discards=["", "estate"])
    t.play("saboteur")  # nothing found: everything is discarded
    t.expect_no_question()
    assert (t.trash(), t.discard(1), t.deck(1)) == ("", "copper estate", "")
    t.ends_clean()


@pytest.mark.rule("card/saboteur", "D35")
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
def test_tribute_pays_for_each_type_of_two_different_cards(table):
    t = table(hands=["tribute", "", ""], decks=["gold*2", "copper harem duchy", "village"])
    t.play("tribute")
    assert (t.coins, t.actions, t.hand()) == (4, 0, "gold gold")
    assert (t.discard(1), t.deck(1), t.deck(2)) == ("copper harem", "duchy", "village")
    t.ends_clean()


@pytest.mark.rule("card/tribute")
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
def test_tribute_is_no_attack_and_takes_what_there_is(table):
    t = table(hands=["tribute", "moat"], decks=["", "copper"])
    t.play("tribute")
    t.expect_no_question()
    assert (t.coins, t.discard(1), t.forced) == (2, "copper", [])
    t.ends_clean()
    t = table(hands=["tribute"], decks=["", "village"], discards=["", "copper"])
    t.play("tribute")
    assert (t.actions, t.coins, t.discard(1)) == (2, 2, "copper village")
    t.ends_clean()


# -- Replace


@pytest.mark.rule("card/replace")
def test_replace_puts_an_action_or_treasure_on_the_deck(table):
    t = table(hands=["replace estate copper"], decks=["duchy"], kingdom="smithy")
    t.play("replace")
    t.answer("trash estate")
    cards = ["copper", "silver", "estate", "curse", "smithy"]
    t.expect(0, "gain", *[f"gain {id}" for id in cards])
    t.answer("gain smithy")
    assert (t.trash(), t.deck(), t.discard(), t.discard(1)) == ("estate", "smithy duchy", "", "")
    assert t.known(1, "deck", 0) == ["smithy"]
    t.ends_clean()


@pytest.mark.rule("card/replace", "D40")
def test_replace_hands_out_curses_for_a_victory_card(table):
    t = table(hands=["replace gold", "", "moat", ""])
    t.play("replace")
    t.answer("react moat", "gain province")
    assert (t.discard(), t.deck()) == ("province", "")
    assert [t.discard(seat) for seat in (1, 2, 3)] == ["curse", "", "curse"]
    t.ends_clean()


@pytest.mark.rule("card/replace", "D24", "D41")
def test_replace_does_both_for_a_mixed_card_while_curses_last(table):
    t = table(hands=["replace estate", "", ""], kingdom="mill", supply={"curse": 1})
    t.play("replace")
    t.answer("gain mill")
    assert (t.deck(), t.discard(1), t.discard(2)) == ("mill", "curse", "")
    t.ends_clean()


@pytest.mark.rule("card/replace")
def test_replace_needs_a_card_to_trash(table):
    t = table(hands=["replace", "copper"])
    t.play("replace")
    t.expect_no_question()
    assert (t.trash(), t.discard(), t.discard(1)) == ("", "", "")
    t.ends_clean()


@pytest.mark.rule("card/replace")
def test_replace_may_gain_a_curse_which_is_discarded(table):
    t = table(hands=["replace copper"])
    t.play("replace")
    t.expect(0, "gain", "gain copper", "gain curse", "gain estate")
    t.answer("gain curse")
    assert (t.discard(), t.deck(), t.discard(1)) == ("curse", "", "")
    t.ends_clean()


# -- Courtier


@pytest.mark.rule("card/courtier")
def test_courtier_gives_one_bonus_for_a_card_of_one_type(table):
    for card in ("copper", "curse"):
        t = table(hands=[f"courtier estate {card}"])
        t.play("courtier")
        t.expect(0, "courtier-reveal", "reveal estate", f"reveal {card}")
        t.answer(f"reveal {card}")
        options = ["choose +actions", "choose +buys", "choose +coins", "choose +gold"]
        t.expect(0, "courtier", *options)
        t.answer("choose +coins")
        assert (t.coins, t.actions, t.buys, t.discard()) == (3, 0, 1, "")
        assert t.known(1, "hand", 0) == [card]
        t.ends_clean()


@pytest.mark.rule("card/courtier", "D24", "D25")
def test_courtier_gives_different_bonuses_for_several_types(table):
    t = table(hands=["courtier nobles"])
    t.play("courtier")
    t.answer("choose +gold")
    t.expect(0, "courtier", "choose +actions", "choose +buys", "choose +coins")
    assert t.discard() == ""  # everything is chosen before anything is done
    t.answer("choose +actions")
    assert (t.discard(), t.actions, t.hand()) == ("gold", 1, "nobles")
    t.ends_clean()
    t = table(hands=["courtier militia"])  # Action and Attack
    t.play("courtier")
    t.answer("choose +buys", "choose +coins")
    assert (t.buys, t.coins) == (2, 3)
    t.ends_clean()


@pytest.mark.rule("card/courtier")
def test_courtier_gives_nothing_without_a_card_to_reveal(table):
    t = table(hands=["courtier"])
    t.play("courtier")
    t.expect_no_question()
    assert (t.actions, t.buys, t.coins, t.discard()) == (0, 1, 0, "")
    t.ends_clean()


@pytest.mark.rule("card/courtier", "D25")
def test_courtier_may_choose_a_gold_that_is_not_there(table):
    t = table(hands=["courtier copper"], supply={"gold": 0})
    t.play("courtier")
    t.answer("choose +gold")
    assert t.discard() == ""
    t.ends_clean()


# -- Patrol


@pytest.mark.rule("card/patrol")
def test_patrol_draws_three_and_takes_victory_cards_and_curses(table):
    t = table(hands=["patrol"], decks=["copper*3 curse gold harem silver duchy"])
    t.play("patrol")
    t.expect(0, "topdeck-order", "topdeck gold", "topdeck silver")
    assert t.known(1, "revealed", 0) == ["gold", "silver"]
    t.answer("topdeck gold")
    assert (t.hand(), t.deck()) == ("copper copper copper curse harem", "silver gold duchy")
    assert t.known(1, "hand", 0) == ["curse", "harem"]
    assert t.known(1, "deck", 0) == []
    t.ends_clean()


@pytest.mark.rule("card/patrol", "D27")
def test_patrol_reveals_what_there_is(table):
    t = table(hands=["patrol"], decks=["copper*2"], discards=["copper curse copper"])
    t.play("patrol")
    t.expect_no_question()
    assert len(t.hand().split() + t.deck().split()) == 5
    assert "curse" in t.hand() and t.discard() == ""
    t.ends_clean()


# -- Nobles


@pytest.mark.rule("card/nobles")
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


# -- Harem


@pytest.mark.rule("card/harem", "D24")
def test_harem_is_a_treasure_of_two_coins_and_two_points(table):
    t = table(hands=["harem copper"])
    t.play_treasures()
    assert (t.coins, t.in_play()) == (3, "copper harem")
    assert t.match.table.outcome().scores[0] == 2
    assert t.left("harem") == 8
    t.ends_clean()
