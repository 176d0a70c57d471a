"""Base game: Actions costing 2 or 3 that are no Attacks."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion.catalogue import CARDS, PLAYED
from tafelrunde.titles.dominion.playing import play_times

# -- costing 2


@pytest.mark.rule("card/cellar")
@pytest.mark.ruling("card/cellar#1")
def test_cellar_discards_any_number_and_then_draws_as_many(table):
    t = table("dominion", hands=["cellar estate*2 curse"], decks=["gold silver copper"])
    t.play("cellar")
    t.expect(0, "cellar-discard", "discard estate", "discard curse", "pass")
    t.answer("discard estate", "discard curse")
    assert (t.hand(), t.discard()) == ("curse estate estate", "")  # nothing moves before the end
    t.answer("pass")
    assert t.hand() == "estate gold silver"
    assert (t.actions, t.discard(), t.in_play()) == (1, "curse estate", "cellar")
    t.ends_clean()


@pytest.mark.rule("card/cellar")
def test_cellar_may_discard_nothing_or_everything(table):
    t = table("dominion", hands=["cellar estate"], decks=["gold"])
    t.play("cellar")
    t.answer("pass")
    assert (t.hand(), t.deck()) == ("estate", "gold")
    t.ends_clean()
    t = table("dominion", hands=["cellar estate"], decks=["gold"])
    t.play("cellar")
    t.answer("discard estate")  # the hand is empty, so nobody asks on
    assert (t.hand(), t.discard()) == ("gold", "estate")
    t.ends_clean()


@pytest.mark.rule("card/cellar")
@pytest.mark.ruling("card/cellar#2")
def test_cellar_shuffles_what_it_has_just_discarded_when_the_deck_runs_out(table):
    t = table("dominion", hands=["cellar estate*2"], decks=["gold"])
    t.play("cellar")
    t.answer("discard estate", "discard estate")
    assert t.hand() == "estate gold"
    assert t.deck() == "estate"
    assert t.discard() == ""
    t.ends_clean()


@pytest.mark.rule("card/cellar")
@pytest.mark.ruling("card/cellar#3")
def test_cellar_with_an_empty_hand_asks_nothing_and_never_discards_itself(table):
    t = table("dominion", hands=["cellar"], decks=["gold"])
    t.play("cellar")
    t.expect_no_question()
    assert (t.in_play(), t.deck(), t.actions) == ("cellar", "gold", 1)
    t.ends_clean()


@pytest.mark.rule("card/chapel")
@pytest.mark.ruling("card/chapel#2")
def test_chapel_trashes_up_to_four_cards(table):
    t = table("dominion", hands=["chapel estate*3 copper*2 chapel"])
    t.play("chapel")
    assert t.question().count == 4
    t.expect(0, "chapel-trash", "trash estate", "trash copper", "trash chapel", "pass")
    t.answer("trash estate", "trash chapel", "trash copper")  # another Chapel in hand may go
    assert t.question().count == 1
    t.answer("trash estate")
    t.expect_no_question()
    assert t.hand() == "copper estate"
    assert t.trash() == "chapel copper estate estate"
    assert t.in_play() == "chapel"
    t.ends_clean()


@pytest.mark.rule("card/chapel")
@pytest.mark.ruling("card/chapel#1", "card/chapel#2")
def test_chapel_may_trash_nothing_and_stops_with_an_empty_hand(table):
    t = table("dominion", hands=["chapel estate"])
    t.play("chapel")
    t.expect(0, "chapel-trash", "trash estate", "pass")  # the Chapel itself is in play
    t.answer("pass")
    assert (t.hand(), t.trash()) == ("estate", "")
    t.ends_clean()
    t = table("dominion", hands=["chapel estate"])
    t.play("chapel")
    t.answer("trash estate")
    t.expect_no_question()
    assert t.trash() == "estate"
    t.ends_clean()


# -- costing 3


@pytest.mark.rule("card/workshop")
@pytest.mark.ruling("card/workshop#1", "card/workshop#2")
def test_workshop_gains_a_card_costing_up_to_4_whatever_coins_there_are(table):
    t = table("dominion", hands=["workshop"], kingdom="smithy market gardens", coins=5)
    t.play("workshop")
    assert "gain smithy" in t.names()
    assert "gain market" not in t.names()
    assert "gain curse" in t.names()
    assert "pass" not in t.names()
    t.answer("gain gardens")
    assert (t.discard(), t.left("gardens"), t.coins) == ("gardens", 7, 5)
    t.ends_clean()


@pytest.mark.rule("card/workshop")
def test_workshop_does_not_offer_empty_piles_and_gains_nothing_if_all_are_empty(table):
    cheap = {"copper": 0, "silver": 0, "estate": 0, "curse": 0}
    t = table("dominion", hands=["workshop"], supply=cheap)
    t.play("workshop")  # the Workshop pile is the only one left: a forced answer
    assert t.discard() == "workshop"
    t.ends_clean()
    t = table("dominion", hands=["workshop"], supply=cheap | {"workshop": 0})
    t.play("workshop")
    t.expect_no_question()
    assert t.discard() == ""
    t.ends_clean()


@pytest.mark.rule("card/merchant")
@pytest.mark.ruling("R3", "card/merchant#1")
def test_merchant_gives_one_coin_more_for_the_first_silver_only(table):
    t = table("dominion", hands=["merchant copper silver*2"], decks=["gold"])
    t.play("merchant")
    assert (t.actions, t.hand()) == (1, "copper gold silver silver")
    t.play("copper")
    assert t.coins == 1
    t.play("silver")
    assert t.coins == 4
    t.play("silver")
    assert t.coins == 6
    t.ends_clean()


@pytest.mark.rule("card/merchant")
def test_merchant_counts_also_when_all_treasures_are_played_at_once(table):
    t = table("dominion", hands=["merchant copper silver*3 gold"])
    t.play("merchant")
    t.play_treasures()
    assert t.coins == 1 + 6 + 3 + 1
    t.ends_clean()


@pytest.mark.rule("card/merchant")
@pytest.mark.ruling("R3", "card/merchant#1", "card/merchant#2")
def test_every_merchant_adds_its_coin_to_the_one_silver(table):
    t = table("dominion", hands=["merchant*3 silver*2"])
    t.play("merchant", "merchant", "merchant", "silver")
    assert t.coins == 5
    t.play("silver")
    assert t.coins == 7
    t.ends_clean()


@pytest.mark.rule("card/merchant", "card/throne_room")
@pytest.mark.ruling("R3")
def test_a_doubled_merchant_adds_two_coins(table):
    t = table("dominion", hands=["throne_room merchant silver"], decks=["copper*2"])
    t.play("throne_room")
    t.answer("play merchant")
    assert t.actions == 2
    t.play("silver")
    assert t.coins == 4
    t.ends_clean()


@pytest.mark.rule("card/merchant")
@pytest.mark.ruling("R3")
def test_merchant_gives_nothing_when_a_silver_was_played_before_it(table):
    t = table("dominion", hands=["merchant silver"], in_play=["silver"])
    t.play("merchant", "silver")
    assert t.coins == 2
    t.ends_clean()


@pytest.mark.rule("card/merchant")
@pytest.mark.ruling("R3", "card/merchant#4")
def test_a_silver_that_is_played_twice_pays_the_merchant_once(table):
    def play_a_silver_twice(g, me, this, play):
        if g.played[play].card.id == "village":
            play_times(g, me, -1, g.find(me.hand, CARDS["silver"]), 2, me.hand)

    t = table("dominion", hands=["merchant*2 village silver"], actions=3)
    t.listen(PLAYED, play_a_silver_twice)
    t.play("merchant", "merchant", "village")
    while t.question().prompt == "next-effect":  # the Merchants' coins, or the text made up here
        t.answer(t.names()[0])
    assert t.coins == 2 + 2 + 2, "the bonus of both at the first play, nothing at the second"
    t.ends_clean()


@pytest.mark.rule("card/merchant")
def test_merchant_is_forgotten_when_the_turn_ends(table):
    t = table("dominion", hands=["merchant", "silver"], decks=["silver*6"])
    t.play("merchant")
    t.end_turn()
    t.play("silver")
    assert t.coins == 2  # it was not the opponent's Merchant
    t.end_turn()
    t.play("silver")
    assert t.coins == 2
    t.ends_clean()


@pytest.mark.rule("card/harbinger")
def test_harbinger_draws_and_may_put_a_discarded_card_on_the_deck(table):
    t = table(
        "dominion", hands=["harbinger"], decks=["copper estate"], discards=["gold silver curse"]
    )
    t.play("harbinger")
    options = ("topdeck gold", "topdeck silver", "topdeck curse", "pass")
    t.expect(0, "harbinger-topdeck", *options)
    t.answer("topdeck gold")
    assert (t.hand(), t.deck(), t.discard()) == ("copper", "gold estate", "curse silver")
    assert t.actions == 1
    t.ends_clean()


@pytest.mark.rule("card/harbinger")
def test_harbinger_may_leave_the_discard_pile_as_it_is(table):
    t = table("dominion", hands=["harbinger"], decks=["copper"], discards=["gold silver curse"])
    t.play("harbinger")
    t.answer("pass")
    assert t.g.names(t.g.players[0].discard) == ["gold", "silver", "curse"]
    assert t.deck() == ""
    t.ends_clean()


@pytest.mark.rule("card/harbinger")
@pytest.mark.ruling("card/harbinger#1")
def test_harbinger_does_nothing_more_with_an_empty_discard_pile(table):
    t = table("dominion", hands=["harbinger"], decks=["copper"])
    t.play("harbinger")
    t.expect_no_question()
    assert t.hand() == "copper"
    t.ends_clean()
    # Its own draw shuffles the discard pile first; then nothing is left to look through.
    t = table("dominion", hands=["harbinger"], discards=["gold estate"])
    t.play("harbinger")
    t.expect_no_question()
    assert len(t.g.players[0].deck) == len(t.g.players[0].hand) == 1
    t.ends_clean()


@pytest.mark.rule("card/vassal")
@pytest.mark.ruling("card/vassal#1")
def test_vassal_discards_the_top_card_and_may_play_it_for_no_action(table):
    t = table("dominion", hands=["vassal"], decks=["festival copper"])
    t.play("vassal")
    assert (t.coins, t.discard()) == (2, "festival")
    t.expect(0, "vassal-play", "play festival", "pass")
    t.answer("play festival")
    assert (t.actions, t.buys, t.coins) == (2, 2, 4)
    assert (t.in_play(), t.discard()) == ("festival vassal", "")
    t.ends_clean()


@pytest.mark.rule("card/vassal")
def test_vassal_may_leave_the_action_in_the_discard_pile(table):
    t = table("dominion", hands=["vassal"], decks=["festival"])
    t.play("vassal")
    t.answer("pass")
    assert (t.actions, t.coins, t.discard(), t.in_play()) == (0, 2, "festival", "vassal")
    t.ends_clean()


@pytest.mark.rule("card/vassal")
def test_vassal_asks_nothing_about_other_cards_or_without_cards(table):
    t = table("dominion", hands=["vassal"], decks=["gold copper"])
    t.play("vassal")
    t.expect_no_question()
    assert (t.discard(), t.deck(), t.coins) == ("gold", "copper", 2)
    t.ends_clean()
    t = table("dominion", hands=["vassal"])
    t.play("vassal")
    t.expect_no_question()
    assert (t.discard(), t.coins) == ("", 2)
    t.ends_clean()


@pytest.mark.rule("card/vassal")
def test_vassal_shuffles_for_its_card_and_may_play_a_chain_of_vassals(table):
    t = table("dominion", hands=["vassal"], discards=["vassal*2"])
    t.play("vassal")
    t.answer("play vassal", "play vassal")
    assert (t.coins, t.in_play(), t.deck(), t.discard()) == (6, "vassal vassal vassal", "", "")
    t.ends_clean()


@pytest.mark.rule("card/vassal", "card/throne_room")
@pytest.mark.ruling("card/throne_room#2")
def test_a_doubled_vassal_discards_two_cards(table):
    t = table("dominion", hands=["throne_room vassal"], decks=["village gold copper"])
    t.play("throne_room")
    t.answer("play vassal", "play village")  # the Village draws the Gold
    assert (t.coins, t.hand(), t.discard(), t.actions) == (4, "gold", "copper", 2)
    t.ends_clean()


@pytest.mark.rule("card/chancellor", "D28")
@pytest.mark.ruling("R25", "card/chancellor#3")
def test_chancellor_may_turn_the_deck_onto_the_discard_pile(table):
    t = table("dominion", hands=["chancellor"], decks=["gold copper estate"], discards=["curse"])
    t.play("chancellor")
    t.expect(0, "chancellor-deck", "choose yes", "pass")
    t.answer("choose yes")
    assert (t.coins, t.deck()) == (2, "")
    assert t.g.names(t.g.players[0].discard) == ["curse", "gold", "copper", "estate"]
    assert "discards" not in t.events()  # moving the deck is no discarding
    t.ends_clean()


@pytest.mark.rule("card/chancellor")
def test_chancellor_may_leave_the_deck_and_asks_nothing_without_one(table):
    t = table("dominion", hands=["chancellor"], decks=["gold"])
    t.play("chancellor")
    t.answer("pass")
    assert (t.deck(), t.discard(), t.coins) == ("gold", "", 2)
    t.ends_clean()
    t = table("dominion", hands=["chancellor"], discards=["gold"])
    t.play("chancellor")
    t.expect_no_question()
    assert (t.discard(), t.coins) == ("gold", 2)
    t.ends_clean()
