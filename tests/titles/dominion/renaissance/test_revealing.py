"""Renaissance: Mountain Village, Patron, Scepter, Scholar, Seer, Villain."""

from __future__ import annotations

import pytest


def to_treasures(t):
    """The player in turn goes to the Buy phase."""
    if t.question().prompt == "play-action":
        t.answer("pass")


@pytest.mark.rule("card/mountain_village")
@pytest.mark.ruling("card/mountain_village#1")
def test_mountain_village_takes_from_the_discard_pile(table):
    t = table(hands=["mountain_village"], decks=["gold"], discards=["silver estate"])
    t.play("mountain_village")
    t.expect(0, "mountain-village", "take silver", "take estate")
    t.answer("take silver")
    assert (t.hand(), t.discard(), t.deck(), t.actions) == ("silver", "estate", "gold", 2)
    assert t.known(1, "hand") == []


@pytest.mark.rule("card/mountain_village")
def test_mountain_village_draws_only_without_a_discard_pile(table):
    t = table(hands=["mountain_village"], decks=["gold silver"])
    t.play("mountain_village")
    assert (t.hand(), t.deck()) == ("gold", "silver")


@pytest.mark.rule("card/patron")
def test_patron_gives_a_villager_and_two_coins(table):
    t = table(hands=["patron"])
    t.play("patron")
    assert (t.coins, t.villagers(0), t.coffers(0)) == (2, 1, 0)


@pytest.mark.rule("card/patron")
@pytest.mark.ruling("card/patron#1")
def test_two_revealed_patrons_give_two_coffers(table):
    t = table(hands=["border_guard"], decks=["patron patron"])
    t.play("border_guard")
    t.answer("choose horn")
    assert t.coffers(0) == 2


@pytest.mark.rule("card/patron", "card/villain")
@pytest.mark.ruling("card/patron#2")
def test_a_discarded_patron_gives_nothing(table):
    t = table(hands=["villain", "patron copper*4"])
    t.play("villain")
    assert (t.discard(1), t.coffers(1), t.coffers(0)) == ("patron", 0, 2)


@pytest.mark.rule("card/patron", "card/villain")
@pytest.mark.ruling("card/villain#1")
def test_a_cheap_patron_is_revealed_with_the_hand(table):
    t = table(hands=["villain", "patron copper*4"], discount=3)
    t.play("villain")
    assert (t.discard(1), t.coffers(1)) == ("", 1)
    assert len(t.known(0, "hand", 1)) == 5


@pytest.mark.rule("card/patron")
def test_looking_at_a_patron_is_not_revealing_it(table):
    t = table(hands=["navigator"], decks=["patron*2 copper"])
    t.play("navigator")
    t.answer("choose +discard")
    assert t.coffers(0) == 0


@pytest.mark.rule("card/scepter")
def test_scepter_gives_two_coins(table):
    t = table(hands=["scepter"])
    t.play("scepter")
    t.answer("choose +coins")
    assert t.coins == 2


@pytest.mark.rule("card/scepter")
@pytest.mark.ruling("card/scepter#2")
def test_scepter_plays_an_action_again_and_drawn_treasures_may_follow(table):
    t = table(hands=["laboratory scepter estate"], decks=["estate estate gold silver"])
    t.play("laboratory")
    t.play("scepter")
    t.answer("choose +again")
    t.expect(0, "play-treasure", "play gold", "play silver", "treasures", "pass")
    t.play("gold")
    assert t.coins == 3  # none from the Scepter
    assert t.actions == 2  # of no use in this phase


@pytest.mark.ruling("card/scepter#3")
def test_scepter_finds_nothing_that_has_left_play(table):
    t = table(hands=["acting_troupe scepter"], in_play=["smithy"])
    t.play("acting_troupe")
    t.play("scepter")
    t.answer("choose +again")
    t.expect_no_question()  # the Smithy was not played this turn
    assert (t.villagers(0), t.hand()) == (4, "")


@pytest.mark.ruling("card/scepter#3")
@pytest.mark.rule("card/scepter", "card/duplicate", "D51")
def test_scepter_cannot_repeat_a_reserve_card_that_was_called(table):
    t = table(hands=["inventor duplicate scepter"], kingdom="village", actions=2)
    t.play("duplicate", "inventor")
    t.answer("gain village", "call duplicate")
    assert t.in_play() == "duplicate inventor"
    t.play("scepter")
    t.answer("choose +again")
    assert (0, "scepter-play") in t.forced  # only the Inventor
    t.answer("gain village")


@pytest.mark.ruling("card/scepter#1")
def test_scepter_stays_with_a_duration_of_this_turn(table):
    t = table(hands=["village wharf scepter"], decks=["copper*30"])
    t.play("village", "wharf", "scepter")
    t.answer("choose +again")
    t.answer("play wharf")
    assert t.buys == 3
    t.end_turn()
    assert t.in_play() == "scepter wharf"
    t.end_turn()
    assert len(t.g.players[0].hand) == 9
    t.end_turn()
    assert t.in_play() == ""


@pytest.mark.ruling("card/scepter#1")
def test_scepter_cannot_repeat_a_duration_of_an_earlier_turn(table):
    t = table(hands=["wharf"], decks=["estate*2 scepter estate*20"])
    t.play("wharf")
    t.end_turn()
    t.end_turn()
    to_treasures(t)
    t.play("scepter")
    t.answer("choose +again")
    t.expect_no_question()
    assert t.buys == 2


@pytest.mark.rule("card/scholar")
@pytest.mark.ruling("card/scholar#1")
def test_scholar_discards_the_hand_then_draws_seven(table):
    t = table(hands=["scholar gold silver"], decks=["copper*5"])
    t.play("scholar")
    assert t.hand() == "copper copper copper copper copper gold silver"
    assert t.discard() == ""


@pytest.mark.rule("card/seer")
def test_seer_takes_cards_costing_two_to_four(table):
    t = table(hands=["seer"], decks=["moat gold estate copper smithy"])
    t.play("seer")
    assert (t.hand(), t.actions) == ("estate moat", 1)
    t.expect(0, "topdeck-order", "topdeck gold", "topdeck copper")
    t.answer("topdeck copper")
    assert t.deck() == "gold copper smithy"


@pytest.mark.ruling("card/seer#2")
def test_seer_reveals_what_there_is(table):
    t = table(hands=["seer"], decks=["moat"], discards=["gold estate"])
    t.play("seer")
    assert (t.hand(), t.deck()) == ("estate moat", "gold")


@pytest.mark.rule("card/villain")
def test_villain_makes_hands_of_five_discard_a_card_costing_two(table):
    t = table(hands=["villain", "estate copper*4", "gold*4", "gold moat curse*3"])
    t.play("villain")
    t.answer("pass", seat=3)  # shows no Moat
    assert t.coffers(0) == 2
    t.expect(3, "villain", "discard gold", "discard moat")
    t.answer("discard moat")
    assert (t.discard(1), t.discard(2), t.discard(3)) == ("estate", "", "moat")


@pytest.mark.rule("card/villain")
def test_moat_keeps_villain_off(table):
    t = table(hands=["villain", "moat gold*4"])
    t.play("villain")
    t.answer("react moat")
    assert t.discard(1) == ""
