"""Nocturne: what each Boon gives, and where it goes afterwards."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion.cards.nocturne.boons import receive_boon

KEPT = ["the_fields_gift", "the_forests_gift", "the_rivers_gift"]


def blessed(table, gift, hand="", **more):
    """Seat 0 has played a Bard (2 coins) and receives this Boon."""
    t = table(hands=[f"bard {hand}"], boons=f"{gift} the_seas_gift", **more)
    t.play("bard")
    return t


PLAIN = [
    # Boon: hand, actions, buys and coins after Bard, with five Coppers in the deck
    ("the_fields_gift", (0, 1, 1, 3)),
    ("the_forests_gift", (0, 0, 2, 3)),
    ("the_rivers_gift", (0, 0, 1, 2)),
    ("the_seas_gift", (1, 0, 1, 2)),
]


@pytest.mark.rule(
    "D58",
    "card/bard",
    "card/the_fields_gift",
    "card/the_forests_gift",
    "card/the_rivers_gift",
    "card/the_seas_gift",
)
@pytest.mark.ruling("R256")
@pytest.mark.parametrize(("gift", "given"), PLAIN)
def test_a_boon_gives_its_bonus_and_is_kept_or_discarded(table, gift, given):
    t = blessed(table, gift, decks=["copper*5"])
    assert (len(t.g.players[0].hand), t.actions, t.buys, t.coins) == given
    assert t.mat(0, "boons_kept") == (gift if gift in KEPT else "")
    t.end_turn()
    assert t.mat(0, "boons_kept") == ""
    assert t.g.names(t.g.decks["boons"].discard) == [gift]


@pytest.mark.rule("card/the_rivers_gift", "D18")
@pytest.mark.ruling("card/the_rivers_gift#1")
def test_the_rivers_gift_draws_after_the_new_hand(table):
    t = blessed(table, "the_rivers_gift", decks=["copper*5 gold"])
    t.end_turn()
    assert t.hand() == "copper copper copper copper copper gold"
    assert t.in_play() == ""  # Bard does not wait for it


GAINS = [("the_mountains_gift", "silver"), ("the_swamps_gift", "will_o_wisp")]


@pytest.mark.rule("card/the_mountains_gift", "card/the_swamps_gift")
@pytest.mark.parametrize(("gift", "gained"), GAINS)
def test_some_boons_gain_a_card(table, gift, gained):
    t = blessed(table, gift)
    assert t.discard() == gained


@pytest.mark.rule("card/the_earths_gift")
def test_the_earths_gift_turns_a_treasure_into_a_card_costing_up_to_four(table):
    t = blessed(table, "the_earths_gift", "copper estate", kingdom="smithy market")
    t.expect(0, "the-earths-gift", "discard copper", "pass")
    t.answer("discard copper")
    assert "gain market" not in t.names()
    t.answer("gain smithy")
    assert t.discard() == "copper smithy"


@pytest.mark.rule("card/the_earths_gift")
def test_the_earths_gift_may_be_declined_and_asks_nobody_without_a_hand(table):
    t = blessed(table, "the_earths_gift", "copper")
    t.answer("pass")
    assert t.hand() == "copper"
    blessed(table, "the_earths_gift").expect_no_question()


@pytest.mark.rule("card/the_flames_gift")
def test_the_flames_gift_may_trash_a_card(table):
    t = blessed(table, "the_flames_gift", "curse copper")
    t.answer("trash curse")
    assert (t.trash(), t.hand()) == ("curse", "copper")
    t = blessed(table, "the_flames_gift", "copper")
    t.answer("pass")
    assert t.trash() == ""


@pytest.mark.rule("card/the_moons_gift")
def test_the_moons_gift_takes_a_card_out_of_the_discard_pile(table):
    t = blessed(table, "the_moons_gift", discards=["gold copper"], decks=["estate"])
    t.expect(0, "the-moons-gift", "topdeck gold", "topdeck copper", "pass")
    assert (len(t.known(0, "discard")), len(t.known(1, "discard"))) == (2, 1)
    t.answer("topdeck gold")
    assert (t.deck(), t.discard()) == ("gold estate", "copper")
    assert t.known(1, "deck") == []


@pytest.mark.rule("card/the_moons_gift")
@pytest.mark.ruling("card/the_moons_gift#1")
def test_the_moons_gift_does_nothing_with_an_empty_discard_pile(table):
    t = blessed(table, "the_moons_gift", decks=["estate"])
    t.expect_no_question()
    assert t.deck() == "estate"


@pytest.mark.rule("card/the_skys_gift")
@pytest.mark.ruling("card/the_skys_gift#1")
def test_the_skys_gift_takes_exactly_three_cards_or_none(table):
    t = blessed(table, "the_skys_gift", "copper*4")
    t.answer("discard copper")
    assert t.discard() == "copper copper copper gold"
    t = blessed(table, "the_skys_gift", "copper*4")
    t.answer("pass")
    assert t.discard() == ""


@pytest.mark.rule("card/the_skys_gift")
@pytest.mark.ruling("card/the_skys_gift#2")
def test_the_skys_gift_may_take_fewer_than_three_for_nothing(table):
    t = blessed(table, "the_skys_gift", "copper estate")
    t.answer("discard copper")
    assert t.discard() == "copper estate"


@pytest.mark.rule("card/the_suns_gift")
def test_the_suns_gift_sorts_the_top_four_cards(table):
    t = blessed(table, "the_suns_gift", decks=["curse gold estate silver copper"])
    t.answer("discard curse", "discard estate", "pass")
    t.answer("topdeck silver")
    assert (t.deck(), t.discard()) == ("gold silver copper", "curse estate")


@pytest.mark.rule("card/the_winds_gift")
def test_the_winds_gift_draws_two_and_discards_two(table):
    t = blessed(table, "the_winds_gift", "estate", decks=["gold silver copper"])
    t.answer("discard estate", "discard silver")
    assert (t.hand(), t.discard()) == ("gold", "estate silver")


@pytest.mark.rule("D58")
@pytest.mark.ruling("R257")
@pytest.mark.by_hand
def test_if_all_boons_lie_in_front_of_players_nothing_is_received(table):
    g = table(hands=["copper"], kingdom="bard", decks=["gold"]).g
    g.decks["boons"].cards.clear()
    receive_boon(g, g.players[0])
    assert (g.coins, len(g.players[0].hand), g.decks["boons"].shown) == (0, 1, [])


@pytest.mark.rule("D58")
def test_the_boon_discard_pile_is_shuffled_when_a_boon_is_needed_and_none_is_left(table):
    t = table(hands=["bard*20"], actions=20)
    for _ in range(12):
        t.play("bard")
        while t.open_questions():
            t.answer("pass" if "pass" in t.names() else t.names()[0])
    deck = t.g.decks["boons"]
    assert (len(deck.cards), len(deck.discard), len(t.mat(0, "boons_kept").split())) == (0, 9, 3)
    t.play("bard")
    while t.open_questions():
        t.answer("pass" if "pass" in t.names() else t.names()[0])
    deck = t.g.decks["boons"]
    assert (len(deck.cards), len(deck.discard)) == (8, 1)
