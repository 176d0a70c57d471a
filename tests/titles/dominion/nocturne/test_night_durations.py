"""Nocturne: Night cards that reach into the next turn."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.dominion.mats import ASIDE
from tafelrunde.titles.dominion.turn import NIGHT

PLAIN = [
    # card: hand, actions and coins when the next turn begins
    ("guardian", (5, 1, 1)),
    ("ghost_town", (6, 2, 0)),
    ("den_of_sin", (7, 1, 0)),
    ("raider", (5, 1, 3)),
]


@pytest.mark.rule("D44", "card/guardian", "card/ghost_town", "card/den_of_sin", "card/raider")
@pytest.mark.parametrize(("name", "then"), PLAIN)
def test_a_night_duration_gives_its_bonus_when_the_next_turn_begins(table, name, then):
    t = table(hands=[f"{name} estate"], decks=["copper*20"], phase=NIGHT)
    t.play(name)
    t.end_turn()
    assert (t.in_play(), len(t.g.players[0].hand)) == (name, 5)
    t.end_turn()
    assert (len(t.g.players[0].hand), t.actions, t.coins) == then
    t.end_turn()
    assert t.in_play() == ""


# -- Guardian


@pytest.mark.rule("card/guardian", "D40")
@pytest.mark.ruling("card/guardian#2")
def test_guardian_keeps_attacks_off_until_the_next_turn_whether_one_likes_it_or_not(table):
    t = table(hands=["guardian estate", "militia"], decks=["copper*9", "copper*9"], phase=NIGHT)
    t.play("guardian")
    t.end_turn()
    t.play("militia")
    t.expect_no_question()
    assert len(t.g.players[0].hand) == 5
    t.end_turn()
    assert t.in_play() == "guardian"


@pytest.mark.rule("card/guardian")
def test_guardian_protects_nobody_after_its_turn(table):
    t = table(
        hands=["guardian estate", "estate"], decks=["copper*20", "militia copper*20"], phase=NIGHT
    )
    t.play("guardian")
    t.end_turn()
    t.end_turn()
    t.end_turn()
    t.play("militia")
    assert len(t.g.players[0].hand) == 3


# -- Cobbler


@pytest.mark.rule("card/cobbler")
def test_cobbler_gains_a_card_into_hand_when_the_next_turn_begins(table):
    t = table(hands=["cobbler estate"], decks=["copper*9"], kingdom="smithy market", phase=NIGHT)
    t.play("cobbler")
    t.end_turn()
    t.end_turn()
    assert "gain market" not in t.names()
    t.answer("gain smithy")
    assert "smithy" in t.hand()
    assert t.in_play() == "cobbler"
    t.end_turn()
    assert t.in_play() == ""


# -- Crypt


def crypt_of_three(table):
    """Seat 0 has put a Gold, a Silver and a Copper under a Crypt; a second Copper stays."""
    t = table(
        hands=["crypt province"], in_play=["gold silver copper*2"], decks=["estate*30"], phase=NIGHT
    )
    t.play("crypt")
    t.answer("aside gold", "aside silver", "aside copper", "pass")
    return t


@pytest.mark.rule("card/crypt")
@pytest.mark.ruling("card/crypt#1")
def test_crypt_gives_one_treasure_back_each_turn_and_stays_as_long(table):
    t = crypt_of_three(table)
    assert t.in_play() == "copper crypt"
    for taken, left in (("silver", 2), ("gold", 1), ("copper", 0)):
        t.end_turn()
        assert t.in_play() == "crypt"
        t.end_turn()
        if left:
            t.answer(f"take {taken}")
        assert taken in t.hand()
        assert len(t.mat(0, "aside").split()) == left
    t.end_turn()
    assert t.in_play() == ""


@pytest.mark.rule("card/crypt", "D44")
@pytest.mark.ruling("card/crypt#2")
def test_an_empty_crypt_is_discarded_at_once(table):
    t = table(hands=["crypt province"], in_play=["gold"], decks=["estate*9"], phase=NIGHT)
    t.play("crypt")
    t.answer("pass")
    t.end_turn()
    assert t.in_play() == ""
    assert t.discard() == "crypt gold province"


@pytest.mark.rule("card/crypt")
@pytest.mark.ruling("card/crypt#3", "R254")
def test_only_the_owner_sees_which_treasure_comes_back(table):
    t = crypt_of_three(table)
    assert t.known(0, "aside") == ["copper", "gold", "silver"]
    assert (t.known(1, "aside"), t.zone(1, "aside")["count"]) == ([], 3)
    t.end_turn()
    t.end_turn()
    t.answer("take silver")
    assert t.known(1, "hand") == []
    # the others remember what went under the Crypt, not what has come back
    left = set()
    for i in range(60):
        g = t.g.imagine(1, Rng(f"thought {i}"))
        left.add(" ".join(sorted(g.names(g.players[0].mat(ASIDE)))))
    assert left == {"copper gold", "copper silver", "gold silver"}


# -- Raider


@pytest.mark.rule("card/raider", "D40")
@pytest.mark.ruling("card/raider#1")
def test_raider_takes_a_copy_of_a_card_in_play_from_full_hands(table):
    t = table(
        hands=["raider", "copper silver raider estate*2", "copper*4", "estate*5"],
        in_play=["copper silver"],
        seats=4,
        phase=NIGHT,
    )
    t.play("raider")
    t.expect(1, "raider", "discard copper", "discard silver", "discard raider")
    t.answer("discard raider")
    assert t.hand(1) == "copper estate estate silver"
    assert t.hand(2) == "copper copper copper copper"
    assert t.hand(3) == "estate estate estate estate estate"
    assert t.deeds(0, "shows") == [("shows", 3)]


@pytest.mark.rule("card/raider", "D40")
def test_moat_keeps_raider_off(table):
    t = table(hands=["raider", "moat copper*4"], in_play=["copper"], phase=NIGHT)
    t.play("raider")
    t.answer("react moat")
    assert t.discard(1) == ""
