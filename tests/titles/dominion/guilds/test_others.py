"""Guilds: Advisor, Taxman, Journeyman, Soothsayer."""

from __future__ import annotations

import pytest

# -- Advisor


@pytest.mark.rule("card/advisor")
def test_the_left_neighbour_advises(table):
    t = table(hands=["advisor", "", ""], decks=["gold copper estate silver"])
    t.play("advisor")
    t.expect(1, "advisor", "discard copper", "discard estate", "discard gold")
    assert t.question().target == 0
    t.answer("discard gold")
    assert (t.hand(), t.discard(), t.deck(), t.actions) == ("copper estate", "gold", "silver", 1)


@pytest.mark.rule("card/advisor")
@pytest.mark.ruling("card/advisor#1")
@pytest.mark.parametrize(
    ("deck", "answers", "hand", "discard"),
    [
        ("gold", [], "", "gold"),
        ("gold copper", ["discard gold"], "copper", "gold"),
        ("", [], "", ""),
    ],
)
def test_one_card_is_discarded_even_if_few_are_revealed(table, deck, answers, hand, discard):
    t = table(hands=["advisor"], decks=[deck])
    t.play("advisor")
    t.answer(*answers)
    assert (t.hand(), t.discard()) == (hand, discard)


# -- Taxman


@pytest.mark.rule("card/taxman")
@pytest.mark.ruling("card/taxman#1")
def test_taxman_takes_a_treasure_from_large_hands_and_improves_one(table):
    t = table(
        hands=["taxman copper", "copper*2 estate*3", "estate*5", "copper*4"],
        decks=["estate"],
    )
    t.play("taxman")
    t.answer("trash copper")
    assert (1, "taxman-discard") in t.forced
    assert (2, "taxman-discard") in t.forced  # showing the hand is all seat 2 can do
    assert [t.discard(seat) for seat in (1, 2, 3)] == ["copper", "", ""]
    assert t.known(0, "hand", 2) == ["estate"] * 5
    t.expect(0, "gain", "gain copper", "gain silver")
    t.answer("gain copper")  # as cheap as the one before
    assert (t.trash(), t.deck()) == ("copper", "copper estate")


@pytest.mark.rule("card/taxman")
def test_taxman_gains_onto_an_empty_deck(table):
    t = table(hands=["taxman silver"])
    t.play("taxman")
    t.answer("trash silver", "gain gold")
    assert t.deck() == "gold"


@pytest.mark.rule("card/taxman")
@pytest.mark.ruling("card/taxman#2")
@pytest.mark.parametrize("hand", ["copper", "estate", ""])
def test_taxman_does_nothing_if_nothing_is_trashed(table, hand):
    t = table(hands=[f"taxman {hand}", "copper*5"])
    t.play("taxman")
    if hand == "copper":
        t.answer("pass")
    t.expect_no_question()
    assert ((0, "taxman") in t.forced) == (hand == "estate")
    assert (t.trash(), t.discard(1), t.deck()) == ("", "", "")


@pytest.mark.rule("card/taxman", "card/moat")
def test_moat_keeps_the_taxman_away(table):
    t = table(hands=["taxman copper", "moat copper*4"])
    t.play("taxman")
    t.answer("react moat", "trash copper", "gain silver")
    assert (t.discard(1), t.deck()) == ("", "silver")


# -- Journeyman


@pytest.mark.rule("card/journeyman")
@pytest.mark.ruling("card/journeyman#2")
def test_journeyman_takes_three_cards_of_other_names(table):
    t = table(hands=["journeyman"], decks=["copper estate copper gold silver province"])
    t.play("journeyman")
    t.answer("name copper")
    assert (t.hand(), t.discard(), t.deck()) == ("estate gold silver", "copper copper", "province")
    t = table(hands=["journeyman"], decks=["diadem copper*4"])
    t.play("journeyman")
    t.answer("name diadem")  # never in the Supply
    assert (t.hand(), t.discard()) == ("copper copper copper", "diadem")


@pytest.mark.rule("card/journeyman", "D27")
@pytest.mark.ruling("card/journeyman#1")
@pytest.mark.parametrize(
    ("deck", "pile", "hand", "discard"),
    [("copper gold", "estate", "estate gold", "copper"), ("", "", "", "")],
)
def test_journeyman_takes_what_there_is(table, deck, pile, hand, discard):
    t = table(hands=["journeyman"], decks=[deck], discards=[pile])
    t.play("journeyman")
    t.answer("name copper")
    assert (t.hand(), t.discard()) == (hand, discard)


# -- Soothsayer


@pytest.mark.rule("card/soothsayer", "D41")
@pytest.mark.ruling("card/soothsayer#1")
def test_soothsayer_curses_and_lets_the_cursed_draw(table):
    t = table(
        hands=["soothsayer", "", ""],
        decks=["", "silver", "silver"],
        supply={"curse": 1},
    )
    t.play("soothsayer")
    assert t.discard() == "gold"
    assert [(t.discard(seat), t.hand(seat)) for seat in (1, 2)] == [("curse", "silver"), ("", "")]


@pytest.mark.rule("card/soothsayer", "D39")
@pytest.mark.ruling("R124")
def test_soothsayer_is_finished_for_one_opponent_before_the_next(table):
    t = table(hands=["soothsayer", "", ""], decks=["", "silver", "silver"])
    t.play("soothsayer")
    deeds = t.deeds(-1, "gains", "draws")
    assert deeds == [("gains", 0), ("gains", 1), ("draws", 1), ("gains", 2), ("draws", 2)]


@pytest.mark.rule("card/soothsayer", "card/trader")
@pytest.mark.ruling("card/soothsayer#2")
def test_who_gains_a_silver_instead_draws_nothing(table):
    t = table(hands=["soothsayer", "trader"], decks=["", "silver"])
    t.play("soothsayer")
    t.answer("react trader")
    assert (t.discard(1), t.hand(1)) == ("silver", "trader")


@pytest.mark.rule("card/soothsayer", "card/moat")
def test_moat_stops_curse_and_card(table):
    t = table(hands=["soothsayer", "moat"], decks=["", "silver"], supply={"gold": 0})
    t.play("soothsayer")
    t.answer("react moat")
    assert (t.discard(0), t.discard(1), t.hand(1)) == ("", "", "moat")
