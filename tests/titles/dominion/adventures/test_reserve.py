"""Adventures: Reserve cards, the Tavern mat and Miser."""

from __future__ import annotations

import pytest

TO_THE_MAT = [
    # card: hand, actions, buys and coins after playing it
    pytest.param("ratcatcher", (1, 1, 1, 0), marks=pytest.mark.rule("card/ratcatcher")),
    pytest.param("guide", (1, 1, 1, 0), marks=pytest.mark.rule("card/guide")),
    pytest.param("transmogrify", (0, 1, 1, 0), marks=pytest.mark.rule("card/transmogrify")),
    pytest.param("royal_carriage", (0, 1, 1, 0), marks=pytest.mark.rule("card/royal_carriage")),
    pytest.param("duplicate", (0, 0, 1, 0), marks=pytest.mark.rule("card/duplicate")),
    pytest.param("wine_merchant", (0, 0, 2, 4), marks=pytest.mark.rule("card/wine_merchant")),
    pytest.param("distant_lands", (0, 0, 1, 0), marks=pytest.mark.rule("card/distant_lands")),
]


@pytest.mark.rule("D51")
@pytest.mark.parametrize(("name", "numbers"), TO_THE_MAT)
def test_a_reserve_card_gives_its_bonus_and_moves_to_the_tavern_mat(table, name, numbers):
    t = table(hands=[name], decks=["copper*5"])
    t.play(name)
    assert (len(t.g.players[0].hand), t.actions, t.buys, t.coins) == numbers
    assert t.tavern() == name
    assert t.in_play() == ""
    assert t.seen(1, "tavern") == [name]


@pytest.mark.rule("D51", "card/throne_room", "D37")
def test_a_reserve_card_played_twice_moves_once(table):
    t = table(hands=["throne_room guide"], decks=["copper*5"])
    t.play("throne_room")
    t.answer("play guide")
    assert (t.tavern(), t.in_play(), t.actions) == ("guide", "throne_room", 2)


# -- when a turn begins


@pytest.mark.rule("D51", "card/ratcatcher")
@pytest.mark.ruling("card/ratcatcher#1")
def test_ratcatcher_trashes_once_it_is_called(table):
    t = table(hands=["", "estate copper"], tavern=["", "ratcatcher*2"])
    t.end_turn()
    t.answer("call ratcatcher")
    t.expect(1, "trash", "trash copper", "trash estate")  # no way back
    t.answer("trash estate")
    t.answer("pass")  # the other one stays on the mat
    assert t.trash() == "estate"
    assert (t.in_play(1), t.tavern(1)) == ("ratcatcher", "ratcatcher")
    t.end_turn()
    assert t.in_play(1) == ""
    assert "ratcatcher" in t.discard(1) + t.hand(1)


@pytest.mark.rule("card/ratcatcher")
def test_ratcatcher_called_with_an_empty_hand_trashes_nothing(table):
    t = table(hands=["", ""], tavern=["", "ratcatcher"])
    t.end_turn()
    t.answer("call ratcatcher")
    assert (t.trash(), t.in_play(1)) == ("", "ratcatcher")


@pytest.mark.rule("card/guide")
@pytest.mark.ruling("card/guide#1")
@pytest.mark.parametrize("hand", ["estate*7", "estate", ""])
def test_guide_replaces_the_hand_by_five_cards(table, hand):
    t = table(hands=["", hand], decks=["", "gold*6"], tavern=["", "guide"])
    t.end_turn()
    t.answer("call guide")
    assert t.hand(1) == "gold gold gold gold gold"
    assert "gold" not in t.discard(1)


@pytest.mark.rule("card/transmogrify")
@pytest.mark.ruling("card/transmogrify#1")
def test_transmogrify_gains_a_card_up_to_one_dearer_into_hand(table):
    t = table(hands=["", "silver estate"], tavern=["", "transmogrify"], kingdom="village smithy")
    t.end_turn()
    t.answer("call transmogrify", "trash silver")
    offered = t.names()
    assert {"gain smithy", "gain village", "gain silver", "gain copper"} <= set(offered)
    assert "gain duchy" not in offered
    t.answer("gain smithy")
    assert t.hand(1) == "estate smithy"
    assert t.trash() == "silver"


@pytest.mark.rule("card/transmogrify")
@pytest.mark.ruling("card/transmogrify#2")
def test_transmogrify_gains_nothing_if_nothing_is_trashed(table):
    t = table(hands=["", ""], tavern=["", "transmogrify"])
    t.end_turn()
    t.answer("call transmogrify")
    assert (t.hand(1), t.in_play(1)) == ("", "transmogrify")


# -- after an Action


@pytest.mark.rule("card/coin_of_the_realm")
@pytest.mark.ruling("card/coin_of_the_realm#1", "card/coin_of_the_realm#2")
def test_coin_of_the_realm_is_a_coin_when_played_and_two_actions_when_called(table):
    t = table(hands=["coin_of_the_realm"])
    t.play("coin_of_the_realm")
    assert (t.coins, t.tavern()) == (1, "coin_of_the_realm")
    t = table(hands=["smithy"], decks=["copper*3"], tavern=["coin_of_the_realm"])
    t.play("smithy")
    t.answer("call coin_of_the_realm")
    assert (t.actions, t.coins) == (2, 0)
    assert t.in_play() == "coin_of_the_realm smithy"
    t.end_turn()
    assert (t.tavern(), t.in_play()) == ("", "")


@pytest.mark.rule("card/coin_of_the_realm")
def test_coin_of_the_realm_is_not_called_after_a_treasure(table):
    t = table(hands=["silver", ""], tavern=["coin_of_the_realm"])
    t.play("silver")
    t.expect_no_question()
    assert t.tavern() == "coin_of_the_realm"


@pytest.mark.rule("card/royal_carriage", "D37")
@pytest.mark.ruling("card/royal_carriage#3")
def test_royal_carriages_repeat_the_action_one_after_the_other(table):
    t = table(hands=["woodcutter"], tavern=["royal_carriage*2"], printings={"base": 2013})
    t.play("woodcutter")
    t.answer("call royal_carriage", "call royal_carriage")
    assert (t.coins, t.buys) == (6, 4)
    assert t.in_play() == "royal_carriage royal_carriage woodcutter"


@pytest.mark.rule("card/royal_carriage")
@pytest.mark.ruling("R184")
def test_a_royal_carriage_declined_once_is_not_offered_again_for_the_same_play(table):
    t = table(hands=["woodcutter"], tavern=["royal_carriage*2"], printings={"base": 2013})
    t.play("woodcutter")
    t.answer("call royal_carriage", "pass")
    t.expect_no_question()
    assert (t.coins, t.tavern()) == (4, "royal_carriage")


@pytest.mark.rule("card/royal_carriage", "D38")
@pytest.mark.ruling("card/royal_carriage#1")
@pytest.mark.parametrize("name", ["feast", "embargo", "island", "guide"])
def test_a_royal_carriage_cannot_repeat_a_card_that_has_left_play(table, name):
    t = table(hands=[name], decks=["copper*5"], tavern=["royal_carriage"], printings={"base": 2008})
    t.play(name)
    if name == "feast":
        t.answer("gain silver")
    if name == "embargo":
        t.answer("token curse")
    t.expect_no_question()
    assert "royal_carriage" in t.tavern()


@pytest.mark.rule("card/royal_carriage", "D44")
@pytest.mark.ruling("card/royal_carriage#2")
def test_a_royal_carriage_stays_in_play_with_a_duration(table):
    t = table(hands=["wharf"], decks=["copper*20"], tavern=["royal_carriage"])
    t.play("wharf")
    t.answer("call royal_carriage")
    t.end_turn()
    assert t.in_play() == "royal_carriage wharf"
    t.end_turn()
    assert len(t.g.players[0].hand) == 9
    assert t.buys == 3
    t.end_turn()
    assert t.in_play() == ""


@pytest.mark.rule("card/royal_carriage", "card/throne_room")
@pytest.mark.ruling("R184")
def test_a_royal_carriage_repeats_what_throne_room_plays(table):
    t = table(hands=["throne_room woodcutter"], tavern=["royal_carriage"])
    t.play("throne_room")
    t.answer("play woodcutter")
    t.answer("pass")  # after the first play of Woodcutter
    t.answer("call royal_carriage")  # after the second
    assert t.coins == 6


# -- when a card is gained


@pytest.mark.rule("card/duplicate")
def test_duplicate_gains_a_second_card_of_the_name(table):
    t = table(hands=[""], tavern=["duplicate"], coins=6, buys=2)
    t.buy("gold")
    t.answer("call duplicate")
    assert t.discard() == "gold gold"
    assert t.in_play() == "duplicate"


@pytest.mark.rule("card/duplicate")
def test_duplicate_is_not_offered_for_a_card_costing_more_than_six(table):
    t = table(hands=[""], tavern=["duplicate"], coins=8, buys=2)
    t.buy("province")
    t.expect_no_question()
    assert t.tavern() == "duplicate"


@pytest.mark.rule("card/duplicate", "D51")
@pytest.mark.ruling("card/duplicate#1")
def test_duplicate_called_in_anothers_turn_leaves_in_that_turns_cleanup(table):
    t = table(hands=["witch", ""], decks=["copper*9"], tavern=["", "duplicate"])
    t.play("witch")
    t.expect(1, "call", "call duplicate", "pass")
    t.answer("call duplicate")
    assert t.discard(1) == "curse curse"
    assert t.in_play(1) == "duplicate"
    t.end_turn()
    assert t.in_play(1) == ""
    assert t.discard(1) == "curse curse duplicate"


@pytest.mark.rule("card/duplicate")
@pytest.mark.ruling("card/duplicate#2")
def test_duplicate_copies_no_card_without_a_supply_pile(table):
    t = table(hands=["lurker"], trash="warrior", tavern=["duplicate"])
    t.play("lurker")
    t.answer("gain warrior")
    t.answer("call duplicate")
    assert t.discard() == "warrior"
    assert t.in_play() == "duplicate lurker"


@pytest.mark.rule("card/duplicate")
@pytest.mark.ruling("card/duplicate#3")
def test_duplicate_gains_nothing_from_an_empty_pile(table):
    t = table(hands=[""], tavern=["duplicate"], coins=6, buys=2, supply={"gold": 1})
    t.buy("gold")
    t.answer("call duplicate")
    assert (t.discard(), t.in_play()) == ("gold", "duplicate")


@pytest.mark.rule("card/duplicate")
@pytest.mark.ruling("card/duplicate#4")
def test_several_duplicates_may_follow_one_gain_or_each_other(table):
    t = table(hands=[""], tavern=["duplicate*2"], coins=3, buys=2)
    t.buy("silver")
    t.answer("call duplicate")  # for the Silver bought
    t.answer("call duplicate")  # for the Silver that the first one gained
    assert t.discard() == "silver silver silver"
    t = table(hands=[""], tavern=["duplicate*2"], coins=3, buys=2)
    t.buy("silver")
    t.answer("call duplicate", "pass")  # not for the second Silver ...
    t.answer("call duplicate")  # ... but again for the first one
    assert t.discard() == "silver silver silver"


@pytest.mark.rule("card/duplicate", "card/travelling_fair", "D38", "D39")
def test_duplicate_and_travelling_fair_come_in_the_order_of_choice(table):
    t = table(
        hands=[""], decks=["estate"], tavern=["duplicate"], kingdom="travelling_fair", coins=9
    )
    t.buy("travelling_fair", "gold")
    t.expect(0, "next-effect", "call duplicate", "use travelling_fair", "pass")
    t.answer("use travelling_fair", "call duplicate", "use travelling_fair")
    assert t.deck() == "gold gold estate"
    t = table(
        hands=[""], decks=["estate"], tavern=["duplicate"], kingdom="travelling_fair", coins=9
    )
    t.buy("travelling_fair", "gold")
    t.answer("call duplicate", "use travelling_fair")
    t.answer("use travelling_fair")  # uncovered, the first one can be found again
    assert t.deck() == "gold gold estate"


@pytest.mark.rule("card/duplicate", "D36", "D35")
def test_duplicate_looks_at_the_cost_of_the_moment(table):
    t = table(hands=["bridge*2"], tavern=["duplicate"], actions=2, coins=8)
    t.play("bridge", "bridge")
    t.buy("province")
    t.answer("call duplicate")
    assert t.discard() == "province province"


# -- at the end of the Buy phase


@pytest.mark.rule("card/wine_merchant")
@pytest.mark.ruling("card/wine_merchant#1")
def test_two_coins_left_free_any_number_of_wine_merchants(table):
    t = table(hands=[""], tavern=["wine_merchant*2"], coins=2)
    t.to_buys()
    t.answer("pass")
    t.answer("use wine_merchant", "use wine_merchant")
    assert t.tavern() == ""
    assert t.g.turn == 1


@pytest.mark.rule("card/wine_merchant")
def test_with_one_coin_left_wine_merchant_stays_on_the_mat(table):
    t = table(hands=[""], tavern=["wine_merchant"], coins=4, buys=1)
    t.buy("silver")
    assert t.g.turn == 1
    assert t.tavern() == "wine_merchant"


# -- other cards on the mat


@pytest.mark.rule("card/distant_lands", "D22")
@pytest.mark.ruling("card/distant_lands#1")
def test_distant_lands_score_on_the_mat_only(table):
    t = table(hands=["distant_lands*3"], decks=["distant_lands"], actions=2)
    t.play("distant_lands", "distant_lands")
    assert t.score() == 8
    t.end_turn()
    t.end_turn()
    t.expect_no_question()  # there is nothing to call them for
    assert t.tavern() == "distant_lands distant_lands"


@pytest.mark.rule("card/distant_lands", "D3")
@pytest.mark.ruling("card/distant_lands#2")
@pytest.mark.parametrize(("seats", "cards"), [(2, 8), (3, 12)])
def test_distant_lands_have_the_pile_of_a_victory_card(table, seats, cards):
    t = table(kingdom="distant_lands", seats=seats)
    assert t.left("distant_lands") == cards


@pytest.mark.rule("card/miser")
@pytest.mark.ruling("card/miser#1", "card/miser#2")
def test_miser_stores_coppers_and_pays_for_them(table):
    t = table(hands=["miser*4 copper gardens*1"], tavern=["copper"], actions=4)
    t.play("miser")
    t.answer("choose +mat")
    assert (t.tavern(), t.hand()) == ("copper copper", "gardens miser miser miser")
    t.play("miser")
    t.answer("choose +mat")  # no Copper left in hand
    assert t.tavern() == "copper copper"
    t.play("miser")
    t.answer("choose +coins")
    assert t.coins == 2
    assert t.in_play() == "miser miser miser"
    assert len(t.g.players[0].all_cards()) == 7  # the Coppers among them


@pytest.mark.rule("card/miser")
@pytest.mark.ruling("card/miser#2")
def test_miser_pays_nothing_for_an_empty_mat(table):
    t = table(hands=["miser"], tavern=["guide"])
    t.play("miser")
    t.answer("choose +coins")
    assert t.coins == 0
