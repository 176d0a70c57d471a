"""Adventures: Actions and Treasures without a mat."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion.catalogue import DISCARDED

# -- Lost City, Port


@pytest.mark.rule("card/lost_city", "card/port")
@pytest.mark.parametrize(("name", "cards"), [("lost_city", 2), ("port", 1)])
def test_villages_of_adventures(table, name, cards):
    t = table(hands=[name], decks=["copper*5"])
    t.play(name)
    assert (len(t.g.players[0].hand), t.actions) == (cards, 2)


@pytest.mark.rule("card/lost_city", "D30")
@pytest.mark.ruling("card/lost_city#1")
@pytest.mark.parametrize("how", ["buy", "artisan"])
def test_each_opponent_draws_when_a_lost_city_is_gained(table, how):
    t = table(
        hands=["artisan", "", "copper"],
        decks=["", "gold*2", "gold"],
        kingdom="lost_city",
        coins=5,
    )
    if how == "buy":
        t.buy("lost_city")
    else:
        t.play("artisan")
        t.answer("gain lost_city")
    assert (t.hand(1)[:4], t.hand(2)) == ("gold", "copper gold")


@pytest.mark.rule("card/port", "D30", "D4")
@pytest.mark.ruling("card/port#1", "card/port#2")
def test_buying_a_port_brings_another_but_gaining_does_not(table):
    t = table(hands=["workshop"], kingdom="port", coins=4)
    assert t.left("port") == 12
    t.play("workshop")
    t.answer("gain port")
    assert t.left("port") == 11
    t.buy("port")
    assert t.left("port") == 9


@pytest.mark.rule("card/port")
def test_the_last_port_comes_alone(table):
    t = table(hands=[""], supply={"port": 1}, coins=4)
    t.buy("port")
    assert t.left("port") == 0


# -- Raze


@pytest.mark.rule("card/raze", "D26")
def test_raze_trades_a_card_for_the_best_of_as_many_as_it_costs(table):
    t = table(hands=["raze silver"], decks=["copper gold estate duchy"])
    t.play("raze")
    t.answer("pass")  # the Silver, then, is the only card in hand
    t.expect(0, "take", "take copper", "take gold", "take estate")
    t.answer("take gold")
    assert (t.hand(), t.trash(), t.discard(), t.deck()) == (
        "gold",
        "silver",
        "copper estate",
        "duchy",
    )
    assert t.actions == 1


@pytest.mark.rule("card/raze")
def test_raze_may_trash_itself(table):
    t = table(hands=["raze raze"], decks=["copper gold estate"])
    t.play("raze")
    t.answer("choose yes", "take gold")
    assert (t.hand(), t.trash(), t.in_play()) == ("gold raze", "raze", "")


@pytest.mark.rule("card/raze")
@pytest.mark.ruling("card/raze#2")
def test_raze_looks_at_nothing_for_a_card_without_cost(table):
    t = table(hands=["raze copper"], decks=["gold"])
    t.play("raze")
    t.answer("pass")
    assert (t.hand(), t.trash(), t.deck()) == ("", "copper", "gold")


@pytest.mark.rule("card/raze", "D52")
@pytest.mark.ruling("card/raze#1")
def test_raze_leaves_the_minus_card_token_on_the_deck(table):
    t = table(hands=["relic", "raze"], decks=["", "copper gold copper*9"])
    t.play("relic")
    t.end_turn()
    t.play("raze")
    t.answer("take gold")
    assert t.hand(1) == "gold"
    t.end_turn()
    assert len(t.g.players[1].hand) == 4


@pytest.mark.rule("card/raze", "card/throne_room", "D37", "D38")
@pytest.mark.ruling("card/raze#3")
def test_raze_played_twice_trashes_a_card_from_hand_the_second_time(table):
    t = table(hands=["throne_room raze estate"], decks=["gold copper silver duchy"])
    t.play("throne_room")
    t.answer("play raze", "choose yes", "take gold", "trash estate")
    t.answer("take silver")
    assert (t.trash(), t.hand(), t.discard()) == ("estate raze", "gold silver", "copper duchy")


@pytest.mark.rule("card/raze", "D27")
def test_raze_looks_at_as_many_as_there_are(table):
    t = table(hands=["raze gold"], decks=["copper"], discards=["silver"])
    t.play("raze")
    t.answer("pass")
    t.answer("take silver")
    assert (t.hand(), t.discard(), t.deck()) == ("silver", "copper", "")


# -- Magpie

REVEALED = [
    # top card: hand, gained, deck
    ("gold", "copper gold", "", "silver"),
    ("village", "copper", "magpie", "village silver"),
    ("estate", "copper", "magpie", "estate silver"),
    ("harem", "copper harem", "magpie", "silver"),
    ("curse", "copper", "", "curse silver"),
]


@pytest.mark.rule("card/magpie")
@pytest.mark.ruling("card/magpie#1", "card/magpie#2")
@pytest.mark.parametrize(("top", "hand", "gained", "deck"), REVEALED)
def test_magpie_takes_treasures_and_calls_magpies(table, top, hand, gained, deck):
    t = table(hands=["magpie"], decks=[f"copper {top} silver"])
    t.play("magpie")
    assert (t.hand(), t.discard(), t.deck(), t.actions) == (hand, gained, deck, 1)


@pytest.mark.rule("card/magpie")
@pytest.mark.ruling("card/magpie#3")
def test_magpie_gains_nothing_when_its_pile_is_empty(table):
    t = table(hands=["magpie"], decks=["copper village"], supply={"magpie": 0})
    t.play("magpie")
    assert (t.discard(), t.deck()) == ("", "village")


@pytest.mark.rule("card/magpie")
def test_magpie_with_nothing_to_reveal(table):
    t = table(hands=["magpie"], decks=["copper"])
    t.play("magpie")
    assert (t.hand(), t.discard()) == ("copper", "")


# -- Messenger


@pytest.mark.rule("card/messenger", "D28")
@pytest.mark.ruling("card/messenger#1")
def test_messenger_may_move_the_deck_without_discarding_it(table):
    t = table(hands=["messenger"], decks=["gold silver"])
    t.listen(DISCARDED, fail)
    t.play("messenger")
    t.answer("choose yes")
    assert (t.deck(), t.discard()) == ("", "gold silver")
    assert (t.buys, t.coins) == (2, 2)


def fail(g, me, this, subject):
    raise AssertionError("nothing was discarded")


@pytest.mark.rule("card/messenger")
def test_messenger_may_leave_the_deck_alone(table):
    t = table(hands=["messenger"], decks=["gold silver"])
    t.play("messenger")
    t.answer("pass")
    assert t.deck() == "gold silver"


@pytest.mark.rule("card/messenger", "D41")
@pytest.mark.ruling("card/messenger#4")
def test_a_messenger_bought_first_hands_out_a_card_to_everybody(table):
    t = table(hands=["", "", "", ""], supply={"silver": 3}, coins=4, kingdom="messenger")
    t.buy("messenger")
    offered = t.names()
    assert "gain silver" in offered
    assert "gain duchy" not in offered
    t.answer("gain silver")
    assert [t.discard(seat) for seat in (1, 2, 3)] == ["silver", "silver", ""]
    assert "silver" in t.discard() + t.hand()


@pytest.mark.rule("card/messenger")
@pytest.mark.ruling("card/messenger#2")
@pytest.mark.parametrize("first", ["copper", "expedition"])
def test_a_messenger_bought_later_hands_out_nothing(table, first):
    t = table(hands=["", ""], kingdom="messenger expedition", coins=9, buys=3)
    t.buy(first, "messenger")
    t.expect_no_question()
    assert t.discard(1) == ""


@pytest.mark.rule("card/messenger", "D30")
@pytest.mark.ruling("card/messenger#3")
def test_a_messenger_gained_otherwise_hands_out_nothing(table):
    t = table(hands=["workshop", ""], kingdom="messenger")
    t.play("workshop")
    t.answer("gain messenger")
    t.expect_no_question()
    assert (t.discard(), t.discard(1)) == ("messenger", "")


# -- Artificer


@pytest.mark.rule("card/artificer")
@pytest.mark.ruling("card/artificer#2")
def test_artificer_gains_a_card_costing_exactly_the_number_of_discards(table):
    t = table(hands=["artificer estate*4"], decks=["estate gold"], kingdom="village smithy")
    t.play("artificer")
    assert (t.actions, t.coins) == (1, 1)
    t.answer("discard estate", "discard estate", "discard estate", "pass")
    t.expect(0, "gain", "gain silver", "gain village", "pass")
    t.answer("gain village")
    assert t.deck() == "village gold"
    assert t.discard() == "estate estate estate"
    t = table(hands=["artificer estate*4"], kingdom="village")
    t.play("artificer")
    t.answer("discard estate", "discard estate", "discard estate", "pass", "pass")
    assert (t.deck(), t.discard()) == ("", "estate estate estate")


@pytest.mark.rule("card/artificer")
@pytest.mark.ruling("card/artificer#1")
def test_artificer_without_a_discard_may_gain_a_card_costing_nothing(table):
    t = table(hands=["artificer"], decks=["estate gold"])
    t.play("artificer")
    t.answer("pass")
    t.expect(0, "gain", "gain copper", "gain curse", "pass")
    t.answer("gain copper")
    assert t.deck() == "copper gold"


# -- Storyteller


@pytest.mark.rule("card/storyteller")
@pytest.mark.ruling("card/storyteller#1")
def test_storyteller_turns_all_coins_into_cards(table):
    t = table(hands=["storyteller silver copper*3"], decks=["estate*20"], coins=2)
    t.play("storyteller")
    t.answer("play silver", "play copper", "play copper")
    assert t.coins == 0
    assert t.hand().count("estate") == 2 + 1 + 2 + 1 + 1
    assert "copper" in t.hand()
    assert t.actions == 1


@pytest.mark.rule("card/storyteller")
@pytest.mark.ruling("card/storyteller#2")
def test_storyteller_pays_without_treasures_too(table):
    t = table(hands=["storyteller gold"], decks=["estate*5"], coins=1)
    t.play("storyteller")
    t.answer("pass")
    assert (t.coins, t.hand()) == (0, "estate estate gold")


@pytest.mark.rule("card/storyteller", "D50")
@pytest.mark.ruling("card/storyteller#3")
def test_storyteller_does_not_pay_potions(table):
    t = table(hands=["storyteller potion"], decks=["estate*5"])
    t.play("storyteller")
    t.answer("play potion")
    assert (t.potions, t.coins, t.hand()) == (1, 0, "estate")


@pytest.mark.rule("card/raze", "D50")
def test_raze_counts_the_coins_of_a_cost_only(table):
    t = table(hands=["raze familiar"], decks=["copper gold estate duchy"])
    t.play("raze")
    t.answer("pass")
    t.expect(0, "take", "take copper", "take gold", "take estate")
    t.answer("take gold")
    assert t.deck() == "duchy"


# -- Treasure Trove


@pytest.mark.rule("card/treasure_trove")
def test_treasure_trove_gains_a_gold_and_a_copper(table):
    t = table(hands=["treasure_trove"])
    t.play("treasure_trove")
    assert (t.coins, t.discard()) == (2, "copper gold")


@pytest.mark.rule("card/treasure_trove")
@pytest.mark.ruling("card/treasure_trove#1")
@pytest.mark.parametrize(("empty", "left"), [("gold", "copper"), ("copper", "gold")])
def test_treasure_trove_gains_what_is_left(table, empty, left):
    t = table(hands=["treasure_trove"], supply={empty: 0})
    t.play("treasure_trove")
    assert t.discard() == left


@pytest.mark.rule("card/treasure_trove", "card/duplicate", "D32")
@pytest.mark.ruling("R181")
def test_the_order_of_treasure_trove_is_asked_for_if_a_text_may_care(table):
    t = table(hands=["treasure_trove"], tavern=["duplicate"])
    t.play("treasure_trove")
    t.answer("gain copper", "pass")
    t.answer("call duplicate")
    assert t.discard() == "copper gold gold"


# -- Relic


@pytest.mark.rule("card/relic", "D40", "D52")
@pytest.mark.ruling("card/relic#1", "card/relic#4")
def test_relic_costs_each_opponent_one_card_of_the_next_draw(table):
    t = table(
        hands=["relic*2", "moat smithy", "smithy"],
        decks=["", "copper*20", "copper*20"],
    )
    for _ in range(2):
        t.play("relic")
        t.answer("react moat")
    assert t.coins == 4
    t.end_turn()
    t.play("smithy")
    assert len(t.g.players[1].hand) == 4
    t.end_turn()
    t.play("smithy")
    assert len(t.g.players[2].hand) == 2  # one less, not two
    t.end_turn()
    assert len(t.g.players[2].hand) == 5


@pytest.mark.rule("card/relic", "D42", "D52")
@pytest.mark.ruling("card/relic#2")
def test_drawing_up_to_a_number_removes_the_token_and_fills_the_hand(table):
    t = table(hands=["relic", "library"], decks=["", "copper*20"])
    t.play("relic")
    t.end_turn()
    t.play("library")
    assert len(t.g.players[1].hand) == 7
    t.end_turn()
    assert len(t.g.players[1].hand) == 5


@pytest.mark.rule("card/relic", "D42", "D52")
@pytest.mark.ruling("R189")
def test_filling_a_hand_that_is_full_leaves_the_token_on_the_deck(table):
    t = table(hands=["relic", "library copper*7"], decks=["", "copper*20"])
    t.play("relic")
    t.end_turn()
    t.play("library")
    assert len(t.g.players[1].hand) == 7
    t.end_turn()
    assert len(t.g.players[1].hand) == 4


@pytest.mark.rule("card/relic", "D52")
@pytest.mark.ruling("R189")
def test_drawing_from_nothing_uses_up_the_token(table):
    t = table(hands=["relic", "smithy"], decks=["copper*20", ""])
    t.play("relic")
    t.end_turn()
    t.play("smithy")
    t.end_turn()
    assert t.hand(1) == "smithy"


@pytest.mark.rule("card/relic", "D52")
def test_the_minus_card_token_leaves_a_clean_up_hand_of_four(table):
    t = table(hands=["relic", ""], decks=["", "copper*20"])
    t.play("relic")
    t.end_turn()
    t.end_turn()
    assert len(t.g.players[1].hand) == 4
