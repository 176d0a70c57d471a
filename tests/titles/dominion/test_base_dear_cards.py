"""Base game: Gardens and every Action costing 4 or more that is no Attack."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion.scoring import score

OLD = {"base": 2008}  # trashing and doubling are mandatory

# -- costing 4


@pytest.mark.rule("card/feast", "D82")
@pytest.mark.parametrize("year", [2008, 2013])
def test_feast_is_trashed_for_a_card_costing_up_to_5(table, year):
    t = table("dominion", hands=["feast"], coins=9, kingdom="market", printings={"base": year})
    t.play("feast")
    assert {"gain duchy", "gain market", "gain curse"} <= set(t.names())
    assert not {"gain gold", "pass"} & set(t.names())
    t.answer("gain duchy")
    assert (t.discard(), t.trash(), t.in_play(), t.coins) == ("duchy", "feast", "", 9)
    t.ends_clean()


@pytest.mark.rule("card/feast", "card/throne_room", "D37", "D38")
def test_a_doubled_feast_gains_two_cards_though_it_is_trashed_once(table):
    t = table("dominion", hands=["throne_room feast"])
    t.play("throne_room")
    t.answer("play feast", "gain duchy", "gain silver")
    assert (t.discard(), t.trash(), t.in_play()) == ("duchy silver", "feast", "throne_room")
    t.ends_clean()


@pytest.mark.rule("card/gardens")
@pytest.mark.parametrize(("cards", "points"), [(9, 0), (10, 1), (31, 3), (39, 3), (40, 4)])
def test_gardens_score_one_point_for_every_full_ten_cards_including_itself(table, cards, points):
    t = table("dominion", hands=["gardens"], decks=[f"copper*{cards - 1}"])
    assert score(t.g, t.g.players[0]) == points


@pytest.mark.rule("card/gardens")
def test_each_of_several_gardens_scores_and_none_can_be_played(table):
    t = table("dominion", hands=["gardens*2 moat"], discards=["copper*10"], in_play=["copper*7"])
    assert score(t.g, t.g.players[0]) == 2 * 2
    t.expect(0, "play-action", "play moat", "pass")


@pytest.mark.rule("card/moneylender", "D81")
@pytest.mark.parametrize("year", [2013, 2017])
def test_moneylender_may_trash_a_copper_for_three_coins(table, year):
    t = table("dominion", hands=["moneylender copper*2"], printings={"base": year})
    t.play("moneylender")
    t.expect(0, "moneylender-trash", "trash copper", "pass")
    t.answer("trash copper")
    assert (t.coins, t.trash(), t.hand()) == (3, "copper", "copper")
    t.ends_clean()
    t = table("dominion", hands=["moneylender copper*2"], printings={"base": year})
    t.play("moneylender")
    t.answer("pass")
    assert (t.coins, t.trash()) == (0, "")
    t.ends_clean()


@pytest.mark.rule("card/moneylender", "D81")
def test_moneylender_must_trash_a_copper_in_the_first_printing(table):
    t = table("dominion", hands=["moneylender copper silver"], printings=OLD)
    t.play("moneylender")
    assert (0, "moneylender-trash") in t.forced
    assert (t.coins, t.trash(), t.hand()) == (3, "copper", "silver")
    t.ends_clean()


@pytest.mark.rule("card/moneylender")
@pytest.mark.parametrize("year", [2008, 2017])
def test_moneylender_without_a_copper_asks_all_the_same_and_gives_nothing(table, year):
    t = table("dominion", hands=["moneylender silver"], printings={"base": year})
    t.play("moneylender")
    assert (0, "moneylender-trash") in t.forced
    assert (t.coins, t.trash()) == (0, "")
    t.ends_clean()
    t = table("dominion", hands=["moneylender"], printings={"base": year})
    t.play("moneylender")
    assert (t.forced, t.coins) == ([], 0)  # an empty hand is public
    t.ends_clean()


@pytest.mark.rule("card/moneylender", "card/throne_room")
def test_a_doubled_moneylender_needs_two_coppers(table):
    t = table("dominion", hands=["throne_room moneylender copper"], printings=OLD)
    t.play("throne_room")
    assert (t.coins, t.trash()) == (3, "copper")
    t.ends_clean()
    t = table("dominion", hands=["throne_room moneylender copper*2"], printings=OLD)
    t.play("throne_room")
    assert (t.coins, t.trash()) == (6, "copper copper")
    t.ends_clean()


@pytest.mark.rule("card/poacher")
def test_poacher_discards_nothing_while_no_pile_is_empty(table):
    t = table("dominion", hands=["poacher estate"], decks=["gold"])
    t.play("poacher")
    t.expect_no_question()
    assert (t.hand(), t.actions, t.coins) == ("estate gold", 1, 1)
    t.ends_clean()


@pytest.mark.rule("card/poacher")
def test_poacher_discards_one_card_for_each_empty_pile_of_any_kind(table):
    t = table(
        "dominion",
        hands=["poacher estate copper"],
        decks=["gold"],
        kingdom="village",
        supply={"curse": 0, "village": 0},
    )
    t.play("poacher")
    assert t.question().count == 2
    t.expect(0, "discard", "discard estate", "discard copper", "discard gold")
    t.answer("discard estate", "discard copper")
    assert (t.hand(), t.discard()) == ("gold", "copper estate")
    t.ends_clean()


@pytest.mark.rule("card/poacher")
def test_poacher_discards_only_what_is_in_hand(table):
    empty = {"curse": 0, "estate": 0, "silver": 0}
    t = table("dominion", hands=["poacher copper"], decks=["copper"], supply=empty)
    t.play("poacher")
    assert (t.hand(), t.discard()) == ("", "copper copper")
    t.ends_clean()
    t = table("dominion", hands=["poacher"], supply=empty)
    t.play("poacher")
    assert (t.forced, t.coins) == ([], 1)
    t.ends_clean()


@pytest.mark.rule("card/remodel")
def test_remodel_turns_a_card_into_one_costing_up_to_2_more(table):
    t = table("dominion", hands=["remodel estate gold"], kingdom="smithy market", coins=7)
    t.play("remodel")
    t.expect(0, "trash", "trash estate", "trash gold")
    t.answer("trash estate")
    assert {"gain estate", "gain silver", "gain smithy", "gain curse"} <= set(t.names())
    assert not {"gain market", "gain duchy", "pass"} & set(t.names())
    t.answer("gain smithy")
    assert (t.trash(), t.discard(), t.coins) == ("estate", "smithy", 7)
    t.ends_clean()


@pytest.mark.rule("card/remodel")
def test_remodel_may_gain_the_same_card_again_or_trash_another_remodel(table):
    t = table("dominion", hands=["remodel gold"])
    t.play("remodel")
    t.answer("gain gold")
    assert (t.trash(), t.discard()) == ("gold", "gold")
    t.ends_clean()
    t = table("dominion", hands=["remodel remodel"])
    t.play("remodel")
    t.answer("gain gold")
    assert (t.trash(), t.discard(), t.in_play()) == ("remodel", "gold", "remodel")
    t.ends_clean()


@pytest.mark.rule("card/remodel")
def test_remodel_with_an_empty_hand_gains_nothing(table):
    t = table("dominion", hands=["remodel"])
    t.play("remodel")
    t.expect_no_question()
    assert (t.forced, t.trash(), t.discard()) == ([], "", "")
    t.ends_clean()


@pytest.mark.rule("card/remodel")
def test_remodel_trashes_even_if_no_pile_has_a_card_to_gain(table):
    none = {"copper": 0, "estate": 0, "curse": 0}
    t = table("dominion", hands=["remodel copper"], supply=none)
    t.play("remodel")
    assert (t.trash(), t.discard()) == ("copper", "")
    t.ends_clean()


@pytest.mark.rule("card/throne_room", "D37")
def test_throne_room_plays_an_action_twice_for_no_further_action(table):
    t = table("dominion", hands=["throne_room market estate"], decks=["copper*3"])
    t.play("throne_room")
    t.expect(0, "throne-room-play", "play market", "pass")
    t.answer("play market")
    assert (t.actions, t.buys, t.coins) == (2, 3, 2)
    assert (t.hand(), t.in_play()) == ("copper copper estate", "market throne_room")
    t.ends_clean()


@pytest.mark.rule("card/throne_room", "D81")
@pytest.mark.parametrize("year", [2013, 2017])
def test_throne_room_may_be_played_for_nothing_since_the_correction(table, year):
    t = table("dominion", hands=["throne_room smithy"], printings={"base": year})
    t.play("throne_room")
    t.answer("pass")
    assert (t.hand(), t.in_play(), t.actions) == ("smithy", "throne_room", 0)
    t.ends_clean()


@pytest.mark.rule("card/throne_room", "D81")
def test_throne_room_must_double_an_action_in_the_first_printing(table):
    t = table("dominion", hands=["throne_room smithy moat"], decks=["copper*6"], printings=OLD)
    t.play("throne_room")
    t.expect(0, "throne-room-play", "play smithy", "play moat")
    t.answer("play smithy")
    assert t.hand() == "copper copper copper copper copper copper moat"
    t.ends_clean()


@pytest.mark.rule("card/throne_room")
@pytest.mark.parametrize("year", [2008, 2017])
def test_throne_room_without_an_action_asks_all_the_same(table, year):
    t = table("dominion", hands=["throne_room copper"], printings={"base": year})
    t.play("throne_room")
    assert (t.forced, t.hand()) == ([(0, "throne-room-play")], "copper")
    t.ends_clean()
    t = table("dominion", hands=["throne_room"], printings={"base": year})
    t.play("throne_room")
    assert (t.forced, t.in_play()) == ([], "throne_room")
    t.ends_clean()


@pytest.mark.rule("card/throne_room", "D37")
def test_throne_room_on_throne_room_doubles_two_different_cards(table):
    t = table("dominion", hands=["throne_room*2 festival market"], decks=["copper*3"])
    t.play("throne_room")
    t.answer("play throne_room")
    t.expect(0, "throne-room-play", "play festival", "play market", "pass")
    t.answer("play festival")
    t.expect(0, "throne-room-play", "play market", "pass")  # never one card four times
    assert (t.actions, t.coins) == (4, 4)
    t.answer("play market")
    assert (t.actions, t.buys, t.coins) == (6, 5, 6)
    assert t.in_play() == "festival market throne_room throne_room"
    t.ends_clean()


@pytest.mark.rule("card/throne_room", "card/cellar")
def test_throne_room_finishes_the_first_play_before_the_second(table):
    t = table("dominion", hands=["throne_room cellar estate"], decks=["copper gold"])
    t.play("throne_room")
    t.answer("play cellar", "discard estate", "discard copper")
    assert (t.hand(), t.discard(), t.actions) == ("gold", "copper estate", 2)
    t.ends_clean()


# -- costing 5


@pytest.mark.rule("card/council_room")
def test_council_room_lets_every_opponent_draw_a_card(table):
    t = table(
        "dominion", hands=["council_room", "estate", ""], decks=["copper*5", "gold", "silver"]
    )
    t.play("council_room")
    t.expect_no_question()  # drawing is mandatory
    assert (t.hand(0), t.buys, t.actions) == ("copper copper copper copper", 2, 0)
    assert (t.hand(1), t.hand(2)) == ("estate gold", "silver")
    t.ends_clean()


@pytest.mark.rule("card/council_room")
def test_council_room_is_no_attack_and_shuffles_for_opponents_where_it_can(table):
    t = table("dominion", hands=["council_room", "moat", ""], discards=["", "gold"])
    t.play("council_room")
    t.expect_no_question()
    assert (t.hand(1), t.hand(2)) == ("gold moat", "")
    t.ends_clean()


@pytest.mark.rule("card/library")
def test_library_draws_up_to_seven_cards_and_may_set_actions_aside(table):
    t = table(
        "dominion", hands=["library estate*3"], decks=["copper moat village gold silver smithy"]
    )
    t.play("library")
    assert t.hand() == "copper estate estate estate moat"
    t.expect(0, "library-aside", "keep moat", "aside moat")
    t.answer("keep moat")
    t.expect(0, "library-aside", "keep village", "aside village")
    t.answer("aside village")
    assert t.hand() == "copper estate estate estate gold moat silver"
    assert (t.discard(), t.deck()) == ("village", "smithy")
    t.ends_clean()


@pytest.mark.rule("card/library")
@pytest.mark.parametrize("held", [7, 8])
def test_library_draws_nothing_with_seven_or_more_cards_in_hand(table, held):
    t = table("dominion", hands=[f"library estate*{held}"], decks=["gold"])
    t.play("library")
    assert (t.forced, t.deck(), len(t.g.players[0].hand)) == ([], "gold", held)
    t.ends_clean()


@pytest.mark.rule("card/library", "D27")
def test_library_does_not_shuffle_in_what_was_set_aside(table):
    t = table("dominion", hands=["library estate*5"], decks=["moat"], discards=["gold copper"])
    t.play("library")
    t.answer("aside moat")
    assert t.hand() == "copper estate estate estate estate estate gold"
    assert (t.discard(), t.deck()) == ("moat", "")
    t.ends_clean()


@pytest.mark.rule("card/library")
def test_library_draws_only_as_many_cards_as_there_are(table):
    t = table("dominion", hands=["library"], decks=["moat copper"], discards=["village"])
    t.play("library")
    t.answer("aside moat", "aside village")
    assert (t.hand(), t.discard(), t.deck()) == ("copper", "moat village", "")
    t.ends_clean()


@pytest.mark.rule("card/library", "card/throne_room")
def test_a_doubled_library_draws_nothing_the_second_time_if_the_hand_is_full(table):
    t = table("dominion", hands=["throne_room library"], decks=["copper*9"])
    t.play("throne_room")
    t.answer("play library")
    assert len(t.g.players[0].hand) == 7
    t.ends_clean()


@pytest.mark.rule("card/mine", "D81")
@pytest.mark.parametrize("year", [2013, 2017])
def test_mine_may_turn_a_treasure_into_a_better_one_in_hand(table, year):
    t = table("dominion", hands=["mine copper silver estate"], coins=9, printings={"base": year})
    t.play("mine")
    t.expect(0, "mine-trash", "trash copper", "trash silver", "pass")
    t.answer("trash silver")
    t.expect(0, "gain", "gain copper", "gain silver", "gain gold")
    t.answer("gain gold")
    assert (t.hand(), t.trash(), t.discard()) == ("copper estate gold", "silver", "")
    t.play("gold")  # it may be used at once
    assert t.coins == 12
    t.ends_clean()
    t = table("dominion", hands=["mine copper"], printings={"base": year})
    t.play("mine")
    t.answer("pass")
    assert (t.hand(), t.trash()) == ("copper", "")
    t.ends_clean()


@pytest.mark.rule("card/mine", "D81")
def test_mine_must_trash_a_treasure_in_the_first_printing(table):
    t = table("dominion", hands=["mine copper estate"], printings=OLD)
    t.play("mine")
    assert (0, "trash") in t.forced
    t.expect(0, "gain", "gain copper", "gain silver")  # an equal or cheaper one will do
    t.answer("gain copper")
    assert (t.hand(), t.trash()) == ("copper estate", "copper")
    t.ends_clean()


@pytest.mark.rule("card/mine")
@pytest.mark.parametrize("year", [2008, 2017])
def test_mine_without_a_treasure_gains_nothing(table, year):
    t = table("dominion", hands=["mine estate"], printings={"base": year})
    t.play("mine")
    asked = "trash" if year == 2008 else "mine-trash"
    assert (t.forced, t.hand(), t.trash()) == ([(0, asked)], "estate", "")
    t.ends_clean()
    t = table("dominion", hands=["mine"], printings={"base": year})
    t.play("mine")
    assert t.forced == []
    t.ends_clean()


@pytest.mark.rule("card/mine")
def test_mine_trashes_even_if_no_treasure_is_left_to_gain(table):
    t = table("dominion", hands=["mine copper"], supply={"copper": 0, "silver": 0})
    t.play("mine")
    t.answer("trash copper")
    assert (t.hand(), t.trash()) == ("", "copper")
    t.ends_clean()


@pytest.mark.rule("card/sentry")
@pytest.mark.parametrize(
    ("answers", "trash", "discard", "deck"),
    [
        (("trash curse", "trash gold"), "curse gold", "", "copper"),
        (("discard curse", "discard gold"), "", "curse gold", "copper"),
        (("pass", "topdeck curse"), "", "", "gold curse copper"),
        (("pass", "topdeck gold"), "", "", "curse gold copper"),
        (("trash curse", "discard gold"), "curse", "gold", "copper"),
        (("trash curse", "pass"), "curse", "", "gold copper"),
        (("discard curse", "pass"), "", "curse", "gold copper"),
    ],
)
def test_sentry_trashes_discards_or_returns_each_card(table, answers, trash, discard, deck):
    t = table("dominion", hands=["sentry"], decks=["estate curse gold copper"])
    t.play("sentry")
    assert (t.hand(), t.actions) == ("estate", 1)
    options = ("trash curse", "trash gold", "discard curse", "discard gold", "pass")
    t.expect(0, "sentry-sort", *options)
    t.answer(*answers)
    assert (t.trash(), t.discard(), t.deck()) == (trash, discard, deck)
    t.ends_clean()


@pytest.mark.rule("card/sentry", "D27")
def test_sentry_shuffles_for_the_second_card_and_takes_what_there_is(table):
    t = table("dominion", hands=["sentry"], decks=["estate gold"], discards=["curse"])
    t.play("sentry")
    t.answer("trash curse", "pass")
    assert (t.deck(), t.trash(), t.discard()) == ("gold", "curse", "")
    t.ends_clean()
    t = table("dominion", hands=["sentry"], decks=["estate gold"])
    t.play("sentry")
    t.answer("pass")
    assert (t.deck(), t.forced) == ("gold", [])
    t.ends_clean()
    t = table("dominion", hands=["sentry"], decks=["estate"])
    t.play("sentry")
    t.expect_no_question()
    assert (t.hand(), t.deck()) == ("estate", "")
    t.ends_clean()


# -- costing 6


@pytest.mark.rule("card/adventurer")
def test_adventurer_takes_the_next_two_treasures_and_discards_the_rest(table):
    t = table("dominion", hands=["adventurer"], decks=["estate gold moat curse copper silver"])
    t.play("adventurer")
    assert (t.hand(), t.discard(), t.deck()) == ("copper gold", "curse estate moat", "silver")
    t.ends_clean()


@pytest.mark.rule("card/adventurer", "D27")
def test_adventurer_does_not_shuffle_in_what_it_has_revealed(table):
    t = table("dominion", hands=["adventurer"], decks=["estate gold"], discards=["moat silver"])
    t.play("adventurer")
    assert t.hand() == "gold silver"
    assert t.g.names(t.g.players[0].discard)[0] == "estate"
    assert sorted((t.discard() + " " + t.deck()).split()) == ["estate", "moat"]
    t.ends_clean()


@pytest.mark.rule("card/adventurer")
def test_adventurer_takes_one_treasure_if_there_is_no_second(table):
    t = table("dominion", hands=["adventurer"], decks=["estate gold"], discards=["moat"])
    t.play("adventurer")
    assert (t.hand(), t.discard(), t.deck()) == ("gold", "estate moat", "")
    t.ends_clean()
    t = table("dominion", hands=["adventurer"])
    t.play("adventurer")
    assert (t.hand(), t.discard()) == ("", "")
    t.ends_clean()


@pytest.mark.rule("card/adventurer", "card/throne_room")
def test_a_doubled_adventurer_shuffles_the_first_search_for_the_second(table):
    t = table("dominion", hands=["throne_room adventurer"], decks=["estate copper silver gold"])
    t.play("throne_room")
    t.answer("play adventurer")
    assert (t.hand(), t.discard(), t.deck()) == ("copper gold silver", "estate", "")
    t.ends_clean()


@pytest.mark.rule("card/artisan", "D82")
def test_artisan_gains_a_card_up_to_5_into_hand_and_puts_any_hand_card_on_the_deck(table):
    t = table("dominion", hands=["artisan estate"], kingdom="market", coins=8)
    t.play("artisan")
    assert {"gain market", "gain duchy"} <= set(t.names())
    assert not {"gain gold", "gain artisan", "pass"} & set(t.names())
    t.answer("gain market")
    t.expect(0, "topdeck", "topdeck estate", "topdeck market")
    t.answer("topdeck estate")
    assert (t.hand(), t.deck(), t.discard()) == ("market", "estate", "")
    t.ends_clean()


@pytest.mark.rule("card/artisan")
def test_artisan_may_put_the_gained_card_itself_on_the_deck(table):
    t = table("dominion", hands=["artisan"], decks=["copper"])
    t.play("artisan")
    t.answer("gain duchy")
    assert (t.hand(), t.deck()) == ("", "duchy copper")
    t.ends_clean()


@pytest.mark.rule("card/artisan")
def test_artisan_puts_a_hand_card_on_the_deck_even_if_nothing_was_gained(table):
    none = {"copper": 0, "silver": 0, "estate": 0, "duchy": 0, "curse": 0}
    t = table("dominion", hands=["artisan gold"], supply=none)
    t.play("artisan")
    assert (t.hand(), t.deck()) == ("", "gold")
    t.ends_clean()
    t = table("dominion", hands=["artisan"], supply=none)
    t.play("artisan")
    t.expect_no_question()
    assert t.deck() == ""
    t.ends_clean()
