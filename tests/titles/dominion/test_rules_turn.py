"""The turn: phases, counters, Actions, Treasures, buying, Clean-up, extra turns (D13-D20)."""

import pytest


def seats_in_turn(t):
    return [event["seat"] for event in t.match.events(-1) if event["id"] == "turn"]


# -- D13


@pytest.mark.rule("D13")
def test_the_action_phase_comes_before_the_buy_phase_and_is_not_returned_to(table):
    t = table(hands=["village smithy copper"], decks=["estate"])
    t.expect(0, "play-action")
    t.answer("pass")
    t.expect(0, "play-treasure")
    assert "play village" not in t.names()
    t.answer("pass")
    t.expect(0, "buy")
    assert not any(name.startswith("play") for name in t.names())


@pytest.mark.rule("D13")
def test_phases_may_be_skipped_but_clean_up_happens_anyway(table):
    t = table(hands=["village copper", "copper"], decks=["estate*5"])
    t.answer("pass", "pass", "pass")
    assert t.hand() == "estate estate estate estate estate"
    assert t.discard() == "copper village"
    t.ends_clean()


@pytest.mark.rule("D13")
def test_turns_go_clockwise(table):
    t = table(hands=["copper"] * 3)
    for _ in range(5):
        t.end_turn()
    assert seats_in_turn(t) == [1, 2, 0, 1, 2]
    t.ends_clean()


@pytest.mark.rule("D13")
def test_a_player_who_can_have_no_action_is_not_asked_for_one(table):
    # Nobody learns anything: all know that this player owns only Coppers.
    t = table(hands=["copper*5"])
    t.expect(0, "play-treasure")
    t.ends_clean()


# -- D14


@pytest.mark.rule("D14")
def test_a_turn_starts_with_one_action_one_buy_and_no_coins(table):
    t = table(hands=["festival gold", "copper"], decks=["copper*5"])
    t.play("festival")
    t.play_treasures()
    assert (t.actions, t.buys, t.coins) == (2, 2, 5)
    t.end_turn()  # unused actions, buys and coins are lost
    assert (t.g.turn, t.actions, t.buys, t.coins) == (1, 1, 1, 0)
    t.end_turn()
    assert (t.g.turn, t.actions, t.buys, t.coins) == (0, 1, 1, 0)
    t.ends_clean()


@pytest.mark.rule("D14")
def test_reduced_costs_end_with_the_turn(table):
    t = table(hands=["bridge", "copper"])
    t.play("bridge")
    assert t.g.discount == 1
    t.end_turn()
    assert t.g.discount == 0
    t.ends_clean()


@pytest.mark.rule("D14")
def test_what_happens_when_a_turn_begins_comes_before_the_action_phase(table):
    t = table(hands=["fishing_village wharf", "copper"], decks=["estate*7 smithy gold copper*3"])
    t.play("fishing_village", "wharf")
    t.end_turn()
    t.end_turn()
    t.expect(0, "play-action", "play smithy", "pass")  # drawn by Wharf in time to be played
    assert (t.actions, t.buys, t.coins) == (2, 2, 1)
    t.ends_clean()


# -- D15


@pytest.mark.rule("D15")
def test_playing_an_action_costs_one_action_and_without_one_none_can_be_played(table):
    t = table(hands=["smithy smithy"], decks=["copper*3"])
    t.play("smithy")
    assert t.actions == 0
    t.expect(0, "play-treasure", "play copper", "treasures", "pass")
    t.ends_clean()


@pytest.mark.rule("D15")
def test_extra_actions_allow_further_actions(table):
    t = table(hands=["village smithy moat"], decks=["copper*6"])
    t.play("village", "smithy", "moat")
    assert t.actions == 0
    assert t.in_play() == "moat smithy village"
    t.ends_clean()


@pytest.mark.rule("D15")
@pytest.mark.parametrize(("hand", "deck"), [("throne_room militia", ""), ("vassal", "militia")])
def test_an_action_played_by_an_effect_costs_no_action(table, hand, deck):
    t = table(hands=[hand, "copper"], decks=[deck])
    t.play(hand.split()[0])
    t.answer("play militia")
    assert t.actions == 0
    assert "militia" in t.in_play()
    t.ends_clean()


@pytest.mark.rule("D15")
def test_a_card_is_carried_out_from_top_to_bottom_as_far_as_possible(table):
    # Courtyard draws before it puts a card back: a card just drawn may go. One of three is there.
    t = table(hands=["courtyard"], decks=["gold"])
    t.play("courtyard")
    assert t.forced[-1] == (0, "topdeck")
    assert (t.hand(), t.deck()) == ("", "gold")
    t.ends_clean()


# -- D16


@pytest.mark.rule("D16")
def test_treasures_are_played_one_at_a_time_and_not_all_need_be_played(table):
    t = table(hands=["copper silver gold"])
    t.play("gold")
    assert t.coins == 3
    t.play("copper")
    assert t.coins == 4
    t.answer("pass")
    t.expect(0, "buy")
    assert (t.hand(), t.in_play()) == ("silver", "copper gold")
    t.ends_clean()


@pytest.mark.rule("D16")
def test_after_the_first_buy_no_treasure_can_be_played(table):
    t = table(hands=["copper*2 silver"], decks=["copper*5"], buys=2)
    t.play("silver")
    t.buy("copper")
    t.expect(0, "buy", "buy copper", "buy curse", "buy estate", "pass")
    assert (t.hand(), t.coins) == ("copper copper", 2)
    t.ends_clean()


@pytest.mark.rule("D16")
def test_all_plain_treasures_can_be_played_together(table):
    t = table(hands=["copper*2 silver gold harem estate"])
    t.play_treasures()
    assert t.coins == 9
    assert t.hand() == "estate"
    t.ends_clean()


@pytest.mark.rule("D16")
def test_each_treasure_is_finished_before_the_next_and_its_order_is_free(table):
    # Merchant pays for the first Silver only, whenever it is played.
    t = table(hands=["merchant gold silver*2"])
    t.play("merchant", "gold")
    assert t.coins == 3
    t.play("silver")
    assert t.coins == 6
    t.play("silver")
    assert t.coins == 8
    t.ends_clean()


# -- D17


@pytest.mark.rule("D17")
def test_a_buy_needs_as_many_coins_as_the_card_costs(table):
    t = table(hands=["copper"], decks=["copper*5"], kingdom="smithy witch", coins=4)
    t.answer("pass")
    affordable = {"copper", "curse", "estate", "silver", "smithy"}
    assert set(t.names()) == {f"buy {name}" for name in affordable} | {"pass"}
    t.buy("smithy")
    assert t.discard() == "copper smithy"
    t.ends_clean()


@pytest.mark.rule("D17")
def test_every_buy_uses_up_a_buy_and_its_coins(table):
    t = table(hands=["copper", "copper"], decks=["copper*5"], coins=7, buys=2)
    t.buy("silver")
    assert (t.coins, t.buys) == (4, 1)
    t.buy("estate")
    assert t.g.turn == 1  # no buy left: Clean-up
    assert t.discard() == "copper estate silver"
    t.ends_clean()


@pytest.mark.rule("D17")
def test_an_empty_pile_cannot_be_bought_from(table):
    t = table(hands=["copper"], coins=9, supply={"gold": 0})
    t.answer("pass")
    assert "buy gold" not in t.names()
    assert "buy province" in t.names()
    t.ends_clean()


@pytest.mark.rule("D17")
def test_first_comes_paying_then_effects_of_buying_then_gaining(table):
    t = table(hands=["embargo", "copper"], coins=6, buys=2)
    t.play("embargo")
    t.answer("token gold")
    t.buy("gold")
    assert (t.coins, t.buys) == (2, 1)
    assert t.g.names(t.g.players[0].discard) == ["curse", "gold"]
    told = [event["id"] for event in t.match.events(0) if event["id"] in ("buys", "gains")]
    assert told == ["buys", "gains", "gains"]
    t.ends_clean()


# -- D18


@pytest.mark.rule("D18")
def test_clean_up_discards_hand_and_play_and_draws_five(table):
    t = table(hands=["village silver estate", "copper"], decks=["copper*7"])
    t.play("village")
    t.play_treasures()
    t.end_turn()
    assert t.discard() == "copper estate silver village"
    assert t.hand() == "copper copper copper copper copper"
    assert (t.deck(), t.in_play()) == ("copper", "")
    t.ends_clean()


@pytest.mark.rule("D18")
def test_the_new_hand_comes_after_discarding_so_old_cards_may_be_reshuffled(table):
    t = table(hands=["gold*3", "copper"], decks=["silver*2"])
    t.end_turn()
    assert t.hand() == "gold gold gold silver silver"
    t.ends_clean()


@pytest.mark.rule("D18")
def test_a_player_with_fewer_than_five_cards_draws_what_there_is(table):
    t = table(hands=["gold", "copper"])
    t.end_turn()
    assert t.hand() == "gold"
    t.ends_clean()


@pytest.mark.rule("D18")
@pytest.mark.ruling("R12")
def test_with_outpost_three_cards_are_drawn_and_five_after_the_extra_turn(table):
    t = table(hands=["outpost", "copper"], decks=["copper*10"])
    t.play("outpost")
    t.end_turn()
    assert t.hand() == "copper copper copper"
    t.end_turn()
    assert len(t.hand().split()) == 5
    t.ends_clean()


# -- D20


@pytest.mark.rule("D20")
def test_outpost_gives_an_extra_turn_at_once(table):
    t = table(hands=["outpost", "copper"], decks=["copper*10"])
    t.play("outpost")
    for _ in range(3):
        t.end_turn()
    assert seats_in_turn(t) == [0, 1, 0]
    t.ends_clean()


@pytest.mark.rule("D20")
@pytest.mark.ruling("R12")
def test_there_is_never_a_third_turn_in_a_row(table):
    t = table(hands=["outpost", "copper"], decks=["outpost copper*9"])
    t.play("outpost")
    t.end_turn()
    t.play("outpost")  # in the extra turn: no further turn, and five cards again
    t.end_turn()
    assert seats_in_turn(t) == [0, 1]
    assert len(t.hand().split()) == 5
    t.ends_clean()


@pytest.mark.rule("D20")
@pytest.mark.ruling("R12")
def test_two_outposts_in_one_turn_give_one_extra_turn(table):
    t = table(hands=["village outpost*2", "copper"], decks=["copper*10"])
    t.play("village", "outpost", "outpost")
    t.end_turn()
    t.end_turn()
    assert seats_in_turn(t) == [0, 1]
    t.ends_clean()


@pytest.mark.rule("D20")
def test_an_extra_turn_is_not_counted_as_a_turn_taken(table):
    t = table(hands=["outpost", "copper"], decks=["copper*10"])
    assert t.g.players[0].turns == 1
    t.play("outpost")
    t.end_turn()
    assert t.g.extra_turn
    assert t.g.players[0].turns == 1
    t.end_turn()
    t.end_turn()
    assert [me.turns for me in t.g.players] == [2, 1]
    t.ends_clean()


@pytest.mark.rule("D20")
@pytest.mark.ruling("R12")
def test_effects_for_the_next_turn_happen_in_the_extra_turn(table):
    t = table(hands=["merchant_ship outpost", "copper"], decks=["copper*10"], actions=2)
    t.play("merchant_ship", "outpost")
    t.end_turn()
    assert (t.g.turn, t.coins) == (0, 2)
    t.end_turn()
    t.end_turn()
    assert (t.g.turn, t.coins) == (0, 0)
    t.ends_clean()
