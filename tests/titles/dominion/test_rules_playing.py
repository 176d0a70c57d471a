"""Playing: repeated plays, lost cards, Durations, leaving play, tokens (D37, D38, D43-D47)."""

import pytest

from tafelrunde.titles.dominion.counters import PIRATE
from tafelrunde.titles.dominion.mats import ASIDE, ISLAND

# -- D37: playing a card repeatedly


@pytest.mark.rule("D37")
def test_throne_room_carries_a_card_out_completely_and_then_again(table):
    t = table(hands=["throne_room militia", "copper*5", "copper*5"])
    t.play("throne_room")
    t.answer("play militia")
    for seat in (1, 2):
        assert t.hand(seat) == "copper copper copper"
    assert (t.coins, t.actions, t.in_play()) == (4, 0, "militia throne_room")
    assert t.deeds(0, "plays") == [("plays", 0)] * 3
    t.ends_clean()


@pytest.mark.rule("D37")
@pytest.mark.ruling("card/throne_room#2")
def test_no_other_card_comes_in_between(table):
    t = table(hands=["throne_room village smithy"], decks=["copper silver gold"])
    t.play("throne_room")
    t.answer("play village")
    t.expect(0, "play-action", "play smithy", "pass")  # both plays are over
    assert (t.actions, t.hand()) == (4, "copper silver smithy")
    t.ends_clean()


@pytest.mark.rule("D37", "D38")
@pytest.mark.ruling("R26", "card/throne_room#3")
def test_the_second_play_happens_even_if_the_card_has_left_play(table):
    t = table(hands=["throne_room feast"], kingdom="witch")
    t.play("throne_room")
    t.answer("play feast", "gain witch", "gain duchy")
    assert (t.trash(), t.discard(), t.in_play()) == ("feast", "duchy witch", "throne_room")
    t.ends_clean()


@pytest.mark.rule("D37")
def test_throne_room_on_throne_room_doubles_two_different_cards(table):
    t = table(hands=["throne_room*2 smithy festival"], decks=["copper*6"])
    t.play("throne_room")
    t.answer("play throne_room", "play smithy")
    assert t.hand().count("copper") == 6
    t.answer("play festival")
    assert (t.actions, t.buys, t.coins) == (4, 3, 4)
    assert t.in_play() == "festival smithy throne_room throne_room"
    t.ends_clean()


@pytest.mark.rule("D37")
def test_what_counts_plays_counts_each_play(table):
    # Throne Room is the first Action played, Conspirator the second and, again, the third.
    t = table(hands=["throne_room conspirator"], decks=["gold silver"])
    t.play("throne_room")
    t.answer("play conspirator")
    assert (t.coins, t.actions, t.hand()) == (4, 1, "gold")
    t = table(hands=["throne_room merchant silver"], decks=["copper*2"])
    t.play("throne_room")
    t.answer("play merchant")
    t.play("silver")
    assert t.coins == 4
    t.ends_clean()


# -- D38: losing track


@pytest.mark.rule("D38")
@pytest.mark.ruling("R26")
def test_what_depends_on_a_move_that_failed_does_not_happen(table):
    # Mining Village can be trashed once only: coins once, cards and actions twice.
    t = table(hands=["throne_room mining_village"], decks=["copper*2"])
    t.play("throne_room")
    t.answer("play mining_village", "choose yes")
    t.expect_no_question()
    assert (t.coins, t.actions, t.hand()) == (2, 4, "copper copper")
    t.ends_clean()


@pytest.mark.rule("D38")
@pytest.mark.ruling("R26")
def test_the_other_instructions_are_still_carried_out(table):
    t = table(hands=["throne_room embargo"])
    t.play("throne_room")
    t.answer("play embargo", "token gold", "token silver")
    assert (t.trash(), t.coins) == ("embargo", 4)
    t = table(hands=["throne_room island gold estate"])
    t.play("throne_room")
    t.answer("play island", "aside estate")  # then the Gold, by itself
    assert sorted(t.g.names(t.g.players[0].mat(ISLAND))) == ["estate", "gold", "island"]
    t.ends_clean()


@pytest.mark.rule("D38")
@pytest.mark.ruling("R26")
def test_treasure_map_needs_two_maps_really_trashed(table):
    t = table(hands=["throne_room treasure_map*3"])
    t.play("throne_room")
    t.answer("play treasure_map")  # the second play finds only one more map to trash
    assert t.trash() == "treasure_map treasure_map treasure_map"
    assert t.deck() == "gold gold gold gold"
    t.ends_clean()


# -- D43: leaving play


@pytest.mark.rule("D43")
def test_treasury_may_return_to_the_deck_and_is_drawn_again(table):
    t = table(hands=["treasury", "copper"], decks=["copper gold*5"])
    t.play("treasury")
    t.end_turn()
    assert t.names() == ["use treasury", "pass"]
    t.answer("use treasury")
    assert "treasury" in t.hand()
    t.ends_clean()


@pytest.mark.rule("D43")
@pytest.mark.ruling("R31")
def test_each_treasury_is_decided_about_and_a_return_passed_up_is_lost(table):
    t = table(hands=["treasury*2", "copper"], decks=["copper*2 gold*6"])
    t.play("treasury", "treasury")
    t.end_turn()
    t.answer("use treasury", "pass")
    assert t.hand() == "gold gold gold gold treasury"
    assert "treasury" in t.discard()
    t.ends_clean()


@pytest.mark.rule("D43")
@pytest.mark.ruling("R31")
def test_after_buying_a_victory_card_treasury_stays_but_a_gain_does_not_matter(table):
    t = table(hands=["treasury", "copper"], decks=["copper gold*5"], coins=1)
    t.play("treasury")
    t.buy("estate")
    assert t.g.turn == 1
    assert "treasury" in t.discard()
    t = table(hands=["treasury workshop", "copper"], decks=["copper gold*5"])
    t.play("treasury", "workshop")
    t.answer("gain estate")
    t.end_turn()
    t.answer("use treasury")
    assert "treasury" in t.hand()
    t.ends_clean()


# -- D44: Durations


@pytest.mark.rule("D44")
def test_a_duration_stays_until_the_clean_up_of_its_last_turn(table):
    t = table(hands=["wharf", "copper"], decks=["copper*20"])
    t.play("wharf")
    assert (t.buys, len(t.hand().split())) == (2, 2)
    t.end_turn()
    assert t.in_play() == "wharf"
    t.end_turn()
    assert (t.buys, len(t.hand().split()), t.in_play()) == (2, 7, "wharf")
    t.end_turn()
    assert t.in_play() == ""
    assert "wharf" in t.discard()
    t.end_turn()
    assert (t.buys, len(t.hand().split())) == (1, 5)  # once only
    t.ends_clean()


@pytest.mark.rule("D44")
@pytest.mark.ruling("R14")
def test_a_duration_with_nothing_left_to_do_is_discarded_at_once(table):
    t = table(hands=["tactician", "copper"], decks=["copper*6"])
    t.play("tactician")  # no card to discard, so no bonus
    t.end_turn()
    assert (t.in_play(), t.discard()) == ("", "tactician")
    t = table(hands=["tactician estate", "copper"], decks=["copper*20"])
    t.play("tactician")
    t.end_turn()
    assert (t.in_play(), t.discard()) == ("tactician", "estate")
    t.end_turn()
    assert (t.actions, t.buys, len(t.hand().split())) == (2, 2, 10)
    t.ends_clean()


@pytest.mark.rule("D44")
@pytest.mark.ruling("R13")
def test_a_throne_room_stays_with_the_duration_it_played(table):
    t = table(hands=["throne_room merchant_ship", "copper"], decks=["copper*20"])
    t.play("throne_room")
    t.answer("play merchant_ship")
    assert t.coins == 4
    t.end_turn()
    assert t.in_play() == "merchant_ship throne_room"
    t.end_turn()
    assert t.coins == 4
    t.end_turn()
    assert t.in_play() == ""
    t.ends_clean()


@pytest.mark.rule("D44")
def test_a_throne_room_is_tied_to_a_duration_only_for_that_play(table):
    t = table(hands=["throne_room merchant_ship", "copper"])
    t.play("throne_room")
    t.answer("play merchant_ship")
    for _ in range(4):
        t.end_turn()
    assert t.hand() == "merchant_ship throne_room"  # both are back
    t.play("throne_room")
    t.answer("pass")
    t = table(hands=["village*2 throne_room merchant_ship", "copper"], decks=["smithy"])
    t.play("village", "village", "throne_room")
    t.answer("play merchant_ship")
    for _ in range(4):
        t.end_turn()
    t.play("village", "throne_room")
    t.answer("play smithy")
    t.play("merchant_ship")
    t.end_turn()
    assert t.in_play() == "merchant_ship"
    t.ends_clean()


@pytest.mark.rule("D44")
def test_a_card_set_aside_belongs_to_the_duration_that_did_it(table):
    t = table(hands=["haven*2 gold", "copper"], decks=["silver estate copper*10"])
    t.play("haven")
    t.answer("aside gold")
    t.play("haven")
    t.answer("aside silver")
    assert sorted(t.g.names(t.g.players[0].mat(ASIDE))) == ["gold", "silver"]
    t.end_turn()
    t.end_turn()
    assert t.g.players[0].mat(ASIDE) == []
    assert t.hand() == "copper copper copper copper copper gold silver"
    t.ends_clean()


@pytest.mark.rule("D44")
def test_a_haven_with_no_card_to_set_aside_is_discarded_at_once(table):
    t = table(hands=["haven", "copper"])
    t.play("haven")
    t.end_turn()
    assert (t.in_play(), t.hand()) == ("", "haven")
    t.ends_clean()


# -- D47: tokens


@pytest.mark.rule("D47")
@pytest.mark.ruling("R29")
def test_pirate_ship_tokens_only_count_and_are_never_spent(table):
    t = table(hands=["pirate_ship*4", "", ""], decks=["", "gold*2", "copper*2"], actions=4)
    t.play("pirate_ship")
    t.answer("choose +attack")
    assert t.match.view(1)["facts"]["players"][0]["counters"] == [
        {"name": "pirate", "count": 1}
    ]  # one for two Treasures
    assert t.coins == 0
    t.play("pirate_ship")
    t.answer("choose +coins")
    t.play("pirate_ship")
    t.answer("choose +coins")
    assert (t.coins, t.g.players[0].counts[PIRATE]) == (2, 1)
    t.ends_clean()


@pytest.mark.rule("D47")
def test_without_a_trashed_treasure_there_is_no_token(table):
    t = table(hands=["pirate_ship", ""], decks=["", "estate curse"])
    t.play("pirate_ship")
    t.answer("choose +attack")
    assert t.g.players[0].counts[PIRATE] == 0
    assert t.discard(1) == "curse estate"
    t.ends_clean()
