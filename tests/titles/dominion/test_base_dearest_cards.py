"""Base game: Actions costing 5 or 6 that are no Attacks."""

from __future__ import annotations

import pytest

OLD = {"base": 2008}  # trashing is mandatory

# -- costing 5


@pytest.mark.rule("card/council_room")
@pytest.mark.ruling("card/council_room#1")
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
@pytest.mark.ruling("card/library#2")
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
@pytest.mark.ruling("card/library#1")
@pytest.mark.parametrize("held", [7, 8])
def test_library_draws_nothing_with_seven_or_more_cards_in_hand(table, held):
    t = table("dominion", hands=[f"library estate*{held}"], decks=["gold"])
    t.play("library")
    assert (t.forced, t.deck(), len(t.g.players[0].hand)) == ([], "gold", held)
    t.ends_clean()


@pytest.mark.rule("card/library", "D27")
@pytest.mark.ruling("card/library#3")
def test_library_does_not_shuffle_in_what_was_set_aside(table):
    t = table("dominion", hands=["library estate*5"], decks=["moat"], discards=["gold copper"])
    t.play("library")
    t.answer("aside moat")
    assert t.hand() == "copper estate estate estate estate estate gold"
    assert (t.discard(), t.deck()) == ("moat", "")
    t.ends_clean()


@pytest.mark.rule("card/library")
@pytest.mark.ruling("card/library#4")
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
@pytest.mark.ruling("R22", "card/mine#1", "card/mine#2", "card/mine#4")
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
@pytest.mark.ruling("R22", "card/mine#2", "card/mine#4")
def test_mine_must_trash_a_treasure_in_the_first_printing(table):
    t = table("dominion", hands=["mine copper estate"], printings=OLD)
    t.play("mine")
    assert (0, "trash") in t.forced
    t.expect(0, "gain", "gain copper", "gain silver")  # an equal or cheaper one will do
    t.answer("gain copper")
    assert (t.hand(), t.trash()) == ("copper estate", "copper")
    t.ends_clean()


@pytest.mark.rule("card/mine")
@pytest.mark.ruling("R2", "card/mine#1")
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
@pytest.mark.ruling("R11", "card/sentry#1")
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
@pytest.mark.ruling("card/adventurer#1")
def test_adventurer_does_not_shuffle_in_what_it_has_revealed(table):
    t = table("dominion", hands=["adventurer"], decks=["estate gold"], discards=["moat silver"])
    t.play("adventurer")
    assert t.hand() == "gold silver"
    assert t.g.names(t.g.players[0].discard)[0] == "estate"
    revealed = [name for event in t.told(1, "reveals") for name in event["cards"]]
    assert revealed[:2] == ["estate", "gold"]
    assert revealed.count("estate") == 1  # it did not come up again
    assert sorted((t.discard() + " " + t.deck()).split()) == ["estate", "moat"]
    t.ends_clean()


@pytest.mark.rule("card/adventurer")
@pytest.mark.ruling("card/adventurer#2")
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
@pytest.mark.ruling("R7", "card/artisan#1")
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
@pytest.mark.ruling("card/artisan#2")
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
