"""Base game: Gardens and every Action costing 4 that is no Attack."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion.scoring import score

OLD = {"base": 2008}  # trashing and doubling are mandatory


@pytest.mark.rule("card/feast", "D82")
@pytest.mark.ruling("R7", "card/feast#1")
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
@pytest.mark.ruling("R26", "card/feast#2", "card/throne_room#3")
def test_a_doubled_feast_gains_two_cards_though_it_is_trashed_once(table):
    t = table("dominion", hands=["throne_room feast"])
    t.play("throne_room")
    t.answer("play feast", "gain duchy", "gain silver")
    assert (t.discard(), t.trash(), t.in_play()) == ("duchy silver", "feast", "throne_room")
    t.ends_clean()


@pytest.mark.rule("card/gardens")
@pytest.mark.ruling("card/gardens#1")
@pytest.mark.parametrize(("cards", "points"), [(9, 0), (10, 1), (31, 3), (39, 3), (40, 4)])
def test_gardens_score_one_point_for_every_full_ten_cards_including_itself(table, cards, points):
    t = table("dominion", hands=["gardens"], decks=[f"copper*{cards - 1}"])
    assert score(t.g, t.g.players[0]) == points


@pytest.mark.rule("card/gardens")
@pytest.mark.ruling("card/gardens#2")
def test_each_of_several_gardens_scores_and_none_can_be_played(table):
    t = table("dominion", hands=["gardens*2 moat"], discards=["copper*10"], in_play=["copper*7"])
    assert score(t.g, t.g.players[0]) == 2 * 2
    t.expect(0, "play-action", "play moat", "pass")


@pytest.mark.rule("card/moneylender", "D81")
@pytest.mark.ruling("R22", "card/moneylender#1", "card/moneylender#2")
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
@pytest.mark.ruling("R22", "card/moneylender#2")
def test_moneylender_must_trash_a_copper_in_the_first_printing(table):
    t = table("dominion", hands=["moneylender copper silver"], printings=OLD)
    t.play("moneylender")
    assert (0, "moneylender-trash") in t.forced
    assert (t.coins, t.trash(), t.hand()) == (3, "copper", "silver")
    t.ends_clean()


@pytest.mark.rule("card/moneylender")
@pytest.mark.ruling("R2", "card/moneylender#1")
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
@pytest.mark.ruling("card/poacher#2")
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
@pytest.mark.ruling("card/remodel#2", "card/remodel#3")
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
@pytest.mark.ruling("card/remodel#2", "card/remodel#4")
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
@pytest.mark.ruling("card/remodel#1", "card/remodel#4")
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
@pytest.mark.ruling("card/throne_room#1")
def test_throne_room_plays_an_action_twice_for_no_further_action(table):
    t = table("dominion", hands=["throne_room market estate"], decks=["copper*3"])
    t.play("throne_room")
    t.expect(0, "throne-room-play", "play market", "pass")
    t.answer("play market")
    assert (t.actions, t.buys, t.coins) == (2, 3, 2)
    assert (t.hand(), t.in_play()) == ("copper copper estate", "market throne_room")
    t.ends_clean()


@pytest.mark.rule("card/throne_room", "D81")
@pytest.mark.ruling("R6", "card/throne_room#5")
@pytest.mark.parametrize("year", [2013, 2017])
def test_throne_room_may_be_played_for_nothing_since_the_correction(table, year):
    t = table("dominion", hands=["throne_room smithy"], printings={"base": year})
    t.play("throne_room")
    t.answer("pass")
    assert (t.hand(), t.in_play(), t.actions) == ("smithy", "throne_room", 0)
    t.ends_clean()


@pytest.mark.rule("card/throne_room", "D81")
@pytest.mark.ruling("R6", "card/throne_room#5")
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
@pytest.mark.ruling("card/throne_room#4")
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
@pytest.mark.ruling("card/throne_room#2")
def test_throne_room_finishes_the_first_play_before_the_second(table):
    t = table("dominion", hands=["throne_room cellar estate"], decks=["copper gold"])
    t.play("throne_room")
    t.answer("play cellar", "discard estate", "discard copper")
    assert (t.hand(), t.discard(), t.actions) == ("gold", "copper estate", 2)
    t.ends_clean()
