"""Base game: Moat and every Attack."""

from __future__ import annotations

import pytest

# -- Moat


@pytest.mark.rule("card/moat", "D40")
@pytest.mark.ruling("card/moat#1", "card/moat#4")
def test_moat_is_shown_before_anything_of_the_attack_happens_and_stays_in_hand(table):
    t = table("dominion", hands=["witch", "moat copper"], decks=["gold*2"])
    t.play("witch")
    t.expect(1, "react", "react moat", "pass")
    assert (t.hand(0), t.left("curse")) == ("", 10)
    t.answer("react moat")
    assert (t.hand(0), t.hand(1), t.discard(1)) == ("gold gold", "copper moat", "")
    t.ends_clean()


@pytest.mark.rule("card/moat")
def test_moat_need_not_be_shown(table):
    t = table("dominion", hands=["witch", "moat"])
    t.play("witch")
    t.answer("pass")
    assert t.discard(1) == "curse"
    t.ends_clean()


@pytest.mark.rule("card/moat")
@pytest.mark.ruling("R19", "card/moat#2", "card/moat#3")
def test_several_players_may_show_moats_and_the_others_are_hit(table):
    t = table("dominion", hands=["witch", "moat*2", "copper", "moat"])
    t.play("witch")
    t.expect(1, "react")
    t.answer("react moat")  # once protected, nobody is asked for a second Moat
    t.expect(3, "react")
    t.answer("react moat")
    assert [t.discard(seat) for seat in (1, 2, 3)] == ["", "curse", ""]
    t.ends_clean()


@pytest.mark.rule("card/moat", "card/throne_room")
def test_moat_blocks_one_play_of_an_attack_only(table):
    t = table("dominion", hands=["throne_room witch", "moat"])
    t.play("throne_room")
    t.answer("play witch", "react moat")
    t.expect(1, "react", "react moat", "pass")
    t.answer("pass")
    assert t.discard(1) == "curse"
    t.ends_clean()


@pytest.mark.rule("card/moat")
@pytest.mark.ruling("R2")
def test_whoever_may_hold_a_moat_is_asked_even_without_one_in_hand(table):
    t = table("dominion", hands=["witch", "copper"], decks=["", "moat"])
    t.play("witch")
    assert t.forced == [(1, "react")]
    assert t.discard(1) == "curse"
    t.ends_clean()


@pytest.mark.rule("card/moat")
@pytest.mark.ruling("card/moat#4")
@pytest.mark.parametrize(
    ("attack", "mine"),
    [
        ("militia", ""),
        ("bureaucrat", ""),
        ("thief", ""),
        ("bandit", "gold"),
        ("witch", ""),
        ("spy", ""),
    ],
)
def test_moat_protects_against_every_attack_and_its_rest_still_happens(table, attack, mine):
    hands = [attack, "moat estate copper*3"]
    t = table("dominion", hands=hands, decks=["copper*3", "gold silver"])
    t.play(attack)
    t.answer("react moat")
    if attack == "spy":
        t.answer("topdeck copper")
    assert t.hand(1) == "copper copper copper estate moat"
    assert (t.deck(1), t.discard(1), t.trash()) == ("gold silver", "", "")
    assert t.discard(0) == mine
    assert t.coins == (2 if attack == "militia" else 0)
    assert t.deck().startswith("silver" if attack == "bureaucrat" else "copper")
    t.ends_clean()


# -- Militia


@pytest.mark.rule("card/militia")
@pytest.mark.ruling("card/militia#1")
def test_militia_leaves_a_hand_of_three_alone(table):
    t = table("dominion", hands=["militia", "copper copper copper", "copper"])
    t.play("militia")
    t.expect_no_question()
    assert (t.forced, t.coins) == ([], 2)
    t.ends_clean()


@pytest.mark.rule("card/militia", "D41")
def test_militia_lets_every_opponent_discard_down_to_three_in_turn_order(table):
    t = table("dominion", hands=["militia", "copper*3 estate*2", "copper*3 curse gold"])
    t.play("militia")
    assert t.question(1).count == 2
    t.expect(1, "discard", "discard copper", "discard estate")
    t.answer("discard copper", "discard estate")
    t.expect(2, "discard", "discard copper", "discard curse", "discard gold")
    t.answer("discard curse", "discard copper")
    assert (t.hand(1), t.hand(2)) == ("copper copper estate", "copper copper gold")
    assert (t.discard(1), t.discard(2), t.coins) == ("copper estate", "copper curse", 2)
    t.ends_clean()
    t.end_turn()
    assert t.g.turn == 1


@pytest.mark.rule("card/militia", "card/moat")
def test_militia_spares_only_the_player_with_the_moat(table):
    t = table("dominion", hands=["militia", "copper*3 estate*2", "copper*3 moat gold"])
    t.play("militia")
    t.expect(2, "react", "react moat", "pass")  # before anybody discards
    t.answer("react moat", "discard copper", "discard estate")
    assert (t.hand(1), t.hand(2)) == ("copper copper estate", "copper copper copper gold moat")
    t.ends_clean()


@pytest.mark.rule("card/militia", "card/throne_room")
def test_a_doubled_militia_gives_four_coins_and_hurts_once(table):
    t = table("dominion", hands=["throne_room militia", "copper*4"])
    t.play("throne_room")
    t.answer("play militia")
    assert (t.coins, t.hand(1)) == (4, "copper copper copper")
    t.ends_clean()


# -- Bureaucrat


@pytest.mark.rule("card/bureaucrat")
@pytest.mark.ruling("card/bureaucrat#2")
def test_bureaucrat_gains_a_silver_on_the_deck_and_victory_cards_go_on_the_others_decks(table):
    t = table(
        "dominion",
        hands=["bureaucrat", "estate duchy copper", "province gold"],
        decks=["copper", "copper", "copper"],
    )
    t.play("bureaucrat")
    t.expect(1, "topdeck", "topdeck estate", "topdeck duchy")
    t.answer("topdeck duchy")
    assert (t.deck(0), t.left("silver")) == ("silver copper", 39)
    assert (t.deck(1), t.hand(1)) == ("duchy copper", "copper estate")
    assert (t.deck(2), t.hand(2)) == ("province copper", "gold")
    t.ends_clean()


@pytest.mark.rule("card/bureaucrat")
@pytest.mark.ruling("card/bureaucrat#1")
def test_bureaucrat_makes_a_deck_of_one_card_where_there_was_none(table):
    t = table("dominion", hands=["bureaucrat", "estate"], discards=["gold", "gold"])
    t.play("bureaucrat")
    assert (t.deck(0), t.deck(1)) == ("silver", "estate")
    assert (t.discard(0), t.discard(1)) == ("gold", "gold")  # nobody shuffles
    t.ends_clean()


@pytest.mark.rule("card/bureaucrat")
@pytest.mark.ruling("R21")
def test_bureaucrat_makes_a_hand_without_victory_cards_be_shown(table):
    t = table("dominion", hands=["bureaucrat", "gold curse moat", ""])
    t.play("bureaucrat")
    t.answer("pass")  # keeps the Moat
    assert t.forced == [(1, "topdeck")]
    shown = [event for event in t.match.events(0) if event["id"] == "shows"]
    assert [(event["seat"], event["cards"]) for event in shown] == [(1, ["gold", "curse", "moat"])]
    assert (t.hand(1), t.deck(1)) == ("curse gold moat", "")
    t.ends_clean()


@pytest.mark.rule("card/bureaucrat")
def test_bureaucrat_without_silvers_still_attacks(table):
    t = table("dominion", hands=["bureaucrat", "estate"], supply={"silver": 0})
    t.play("bureaucrat")
    assert (t.deck(0), t.deck(1)) == ("", "estate")
    t.ends_clean()


# -- Witch


@pytest.mark.rule("card/witch")
def test_witch_draws_two_cards_and_gives_every_opponent_a_curse(table):
    t = table("dominion", hands=["witch", "", ""], decks=["gold*3"])
    t.play("witch")
    assert (t.hand(), t.discard(0), t.discard(1), t.discard(2)) == (
        "gold gold",
        "",
        "curse",
        "curse",
    )
    t.ends_clean()


@pytest.mark.rule("card/witch", "card/curse", "D41")
@pytest.mark.ruling("card/witch#2", "card/curse#2")
def test_witch_hands_out_the_last_curses_from_the_left(table):
    t = table("dominion", hands=["witch"], seats=4, supply={"curse": 2})
    t.play("witch")
    assert [t.discard(seat) for seat in (1, 2, 3)] == ["curse", "curse", ""]
    t.ends_clean()


@pytest.mark.rule("card/witch", "card/curse")
@pytest.mark.ruling("card/witch#1")
def test_witch_draws_even_without_any_curses(table):
    t = table("dominion", hands=["witch"], decks=["gold*2"], supply={"curse": 0})
    t.play("witch")
    assert (t.hand(), t.discard(1)) == ("gold gold", "")
    t.ends_clean()


# -- Spy (first edition)


@pytest.mark.rule("card/spy")
@pytest.mark.ruling("card/spy#1")
def test_spy_draws_first_then_its_player_decides_about_every_top_card(table):
    t = table(
        "dominion", hands=["spy", "", ""], decks=["copper estate", "gold curse", "curse copper"]
    )
    t.play("spy")
    assert (t.hand(0), t.actions) == ("copper", 1)
    t.expect(0, "spy-own", "discard estate", "topdeck estate")
    t.answer("discard estate")
    t.expect(0, "spy-other", "discard gold", "topdeck gold")
    t.answer("discard gold")
    t.expect(0, "spy-other", "discard curse", "topdeck curse")
    t.answer("topdeck curse")
    assert (t.discard(0), t.deck(0)) == ("estate", "")
    assert (t.discard(1), t.deck(1)) == ("gold", "curse")
    assert (t.discard(2), t.deck(2)) == ("", "curse copper")
    t.ends_clean()


@pytest.mark.rule("card/spy", "D27")
@pytest.mark.ruling("card/spy#3")
def test_spy_shuffles_for_the_top_card_and_skips_whoever_has_none(table):
    t = table("dominion", hands=["spy", "", ""], discards=["", "gold", ""])
    t.play("spy")
    t.expect(0, "spy-other", "discard gold", "topdeck gold")
    t.answer("topdeck gold")
    assert (t.deck(1), t.discard(1)) == ("gold", "")
    t.ends_clean()


@pytest.mark.rule("card/spy", "card/moat")
def test_a_moat_spares_the_top_card_from_the_spy(table):
    t = table("dominion", hands=["spy", "moat", ""], decks=["copper*2", "gold", "silver"])
    t.play("spy")
    t.answer("react moat", "topdeck copper", "discard silver")
    assert (t.deck(1), t.discard(1), t.discard(2)) == ("gold", "", "silver")
    t.ends_clean()


# -- Thief (first edition)


@pytest.mark.rule("card/thief")
@pytest.mark.ruling("card/thief#2")
def test_thief_trashes_one_treasure_of_each_opponent_and_gains_any_of_them(table):
    t = table(
        "dominion",
        hands=["thief", "", "", ""],
        decks=["", "gold copper", "silver estate", "curse moat silver"],
        trash="gold",
    )
    t.play("thief")
    t.expect(0, "thief-trash", "trash gold", "trash copper")
    t.answer("trash gold")
    t.expect(0, "thief-gain", "gain gold", "gain silver", "pass")
    t.answer("gain gold")
    t.expect(0, "thief-gain", "gain silver", "pass")  # the Gold trashed earlier stays
    t.answer("pass")
    assert (t.discard(0), t.trash()) == ("gold", "gold silver")
    assert [t.discard(seat) for seat in (1, 2, 3)] == ["copper", "estate", "curse moat"]
    t.ends_clean()


@pytest.mark.rule("card/thief")
@pytest.mark.ruling("card/thief#1")
def test_thief_may_gain_all_or_nothing(table):
    t = table("dominion", hands=["thief", "", ""], decks=["", "copper*2", "copper estate"])
    t.play("thief")
    t.answer("gain copper", "gain copper")
    assert (t.discard(0), t.trash()) == ("copper copper", "")
    assert (t.discard(1), t.discard(2)) == ("copper", "estate")  # one Treasure per victim
    t.ends_clean()
    t = table("dominion", hands=["thief", ""], decks=["", "copper*2"])
    t.play("thief")
    t.answer("pass")
    assert (t.discard(0), t.trash()) == ("", "copper")
    t.ends_clean()


@pytest.mark.rule("card/thief", "D27")
@pytest.mark.ruling("card/thief#3")
@pytest.mark.parametrize("seed", ["rain", "sun", "snow"])
def test_thief_reveals_the_last_card_before_shuffling_and_only_what_there_is(table, seed):
    decks, discards = ["", "gold", "estate"], ["", "curse*9"]
    t = table(hands=["thief", "", ""], decks=decks, discards=discards, seed=seed)
    t.play("thief")
    t.answer("pass")
    assert [event["cards"] for event in t.told(0, "reveals")] == [["gold", "curse"], ["estate"]]
    assert (t.trash(), t.discard(1), t.deck(1)) == ("gold", "curse", "curse " * 7 + "curse")
    assert (t.discard(2), t.deck(2)) == ("estate", "")
    t.ends_clean()


@pytest.mark.rule("card/thief")
def test_thief_gains_nothing_when_no_treasure_was_revealed(table):
    t = table("dominion", hands=["thief", "", ""], decks=["", "estate curse"], trash="gold")
    t.play("thief")
    t.expect_no_question()
    assert (t.discard(0), t.discard(1), t.trash()) == ("", "curse estate", "gold")
    t.ends_clean()


@pytest.mark.rule("card/thief", "card/throne_room")
@pytest.mark.ruling("card/thief#2")
def test_a_doubled_thief_may_gain_only_what_the_same_play_trashed(table):
    t = table("dominion", hands=["throne_room thief", ""], decks=["", "gold estate silver curse"])
    t.play("throne_room")
    t.answer("play thief", "pass")
    t.expect(0, "thief-gain", "gain silver", "pass")
    t.answer("gain silver")
    assert (t.discard(0), t.trash()) == ("silver", "gold")
    t.ends_clean()


# -- Bandit (second edition)


@pytest.mark.rule("card/bandit")
@pytest.mark.ruling("card/bandit#1")
def test_bandit_gains_a_gold_and_every_opponent_trashes_a_treasure_of_their_choice(table):
    t = table(
        "dominion",
        hands=["bandit", "", "", ""],
        decks=["", "gold silver copper", "silver copper", "copper*2"],
    )
    t.play("bandit")
    t.expect(1, "bandit-trash", "trash gold", "trash silver")
    t.answer("trash silver")
    assert (t.discard(0), t.left("gold"), t.trash()) == ("gold", 29, "silver silver")
    assert [t.discard(seat) for seat in (1, 2, 3)] == ["gold", "copper", "copper copper"]
    assert t.deck(1) == "copper"
    t.ends_clean()


@pytest.mark.rule("card/bandit", "D27")
def test_bandit_shuffles_where_it_must_and_spares_whoever_has_no_cards(table):
    t = table("dominion", hands=["bandit", "", ""], decks=["", "estate"], discards=["", "gold"])
    t.play("bandit")
    assert (t.trash(), t.discard(1), t.deck(1)) == ("gold", "estate", "")
    assert t.discard(2) == ""
    t.ends_clean()


@pytest.mark.rule("card/bandit")
def test_bandit_attacks_even_without_golds_in_the_supply(table):
    t = table("dominion", hands=["bandit", ""], decks=["", "silver*2"], supply={"gold": 0})
    t.play("bandit")
    assert (t.discard(0), t.trash(), t.discard(1)) == ("", "silver", "silver")
    t.ends_clean()


@pytest.mark.rule("card/bandit", "card/throne_room")
def test_a_doubled_bandit_gains_two_golds_and_attacks_twice(table):
    t = table("dominion", hands=["throne_room bandit", ""], decks=["", "gold estate silver curse"])
    t.play("throne_room")
    t.answer("play bandit")
    assert (t.discard(0), t.trash(), t.discard(1)) == ("gold gold", "gold silver", "curse estate")
    t.ends_clean()
