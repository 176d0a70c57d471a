"""Nocturne: Spirits, Wishes and Zombies."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.match import Match
from tafelrunde.titles.dominion.title import TITLE
from tafelrunde.titles.dominion.turn import NIGHT

FILL = ["cellar", "market", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop"]
BROUGHT = [
    ("exorcist", {"will_o_wisp": 12, "imp": 13, "ghost": 6}),
    ("devils_workshop", {"imp": 13}),
    ("tormentor", {"imp": 13}),
    ("cemetery", {"ghost": 6}),
    ("leprechaun", {"wish": 12}),
    ("secret_cave", {"wish": 12}),
    ("vampire", {"bat": 10}),
    ("bard", {"will_o_wisp": 12}),
]


@pytest.mark.rule("D10", "D11")
@pytest.mark.parametrize(("name", "piles"), BROUGHT)
def test_kingdom_cards_call_for_piles_beside_the_supply(name, piles):
    g = Match.new(TITLE, seats=2, seed="piles", options={"cards": [name, *FILL]}).table
    beside = {pile.card.id: pile.left for pile in g.piles if not pile.supply}
    assert beside == piles


@pytest.mark.rule("D10", "card/necromancer")
def test_the_zombies_start_in_the_trash():
    g = Match.new(TITLE, seats=2, seed="dead", options={"cards": ["necromancer", *FILL]}).table
    assert g.names(g.trash) == ["zombie_apprentice", "zombie_mason", "zombie_spy"]


# -- Will-o'-Wisp and Imp


@pytest.mark.rule("card/will_o_wisp")
@pytest.mark.parametrize(("top", "taken"), [("estate", True), ("copper", True), ("silver", False)])
def test_will_o_wisp_takes_a_cheap_card(table, top, taken):
    t = table(hands=["will_o_wisp"], decks=[f"gold {top} province"])
    t.play("will_o_wisp")
    assert t.actions == 1
    assert t.hand() == " ".join(sorted(["gold", top] if taken else ["gold"]))
    assert t.deck() == ("province" if taken else f"{top} province")
    assert t.known(1, "hand" if taken else "deck") == [top]  # it was revealed


@pytest.mark.rule("card/imp")
@pytest.mark.ruling("card/imp#1")
def test_imp_plays_an_action_that_is_not_in_play(table):
    t = table(hands=["imp*2 caravan village"], in_play=["caravan"], decks=["copper*4"])
    t.play("imp")
    t.expect(0, "play-another-kind", "play village", "pass")
    t.answer("play village")
    assert (t.actions, t.hand()) == (2, "caravan copper copper copper imp")
    t = table(hands=["imp"])
    t.play("imp")
    t.expect_no_question()


# -- Ghost


def haunted(table, deck, **more):
    """Seat 0 has played a Ghost, and its next turn begins."""
    t = table(hands=["ghost province"], decks=[deck], phase=NIGHT, **more)
    t.play("ghost")
    t.end_turn()
    t.end_turn()
    return t


@pytest.mark.rule("card/ghost", "D37")
@pytest.mark.ruling("card/ghost#1")
def test_ghost_plays_the_first_action_of_the_deck_twice(table):
    t = haunted(table, "copper estate smithy gold copper*20")
    assert t.discard() == "copper estate province"
    assert t.in_play() == "ghost smithy"
    assert len(t.g.players[0].hand) == 5 + 6
    t.end_turn()
    assert t.in_play() == ""


@pytest.mark.rule("card/ghost", "D44")
@pytest.mark.ruling("card/ghost#2")
def test_ghost_stays_with_a_duration(table):
    t = haunted(table, "caravan copper*30")
    assert t.in_play() == "caravan ghost"
    assert len(t.g.players[0].hand) == 7
    t.end_turn()
    assert t.in_play() == "caravan ghost"
    t.end_turn()
    assert len(t.g.players[0].hand) == 7
    t.end_turn()
    assert t.in_play() == ""


@pytest.mark.rule("card/ghost", "D44", "D27")
@pytest.mark.ruling("card/ghost#3")
def test_a_ghost_without_an_action_is_discarded_at_once(table):
    t = table(hands=["ghost province"], decks=["copper gold"], discards=["estate"], phase=NIGHT)
    t.play("ghost")
    assert t.discard() == "copper estate gold"
    t.end_turn()
    assert t.in_play() == ""


@pytest.mark.rule("card/ghost", "D37", "D38")
@pytest.mark.ruling("card/ghost#4")
def test_ghost_plays_a_card_again_that_has_left_play(table):
    t = haunted(table, "feast copper*20", printings={"base": 2008})
    t.answer("gain silver", "gain duchy")
    assert (t.trash(), t.discard()) == ("feast", "duchy province silver")


@pytest.mark.rule("card/ghost", "D39")
def test_two_ghosts_name_the_card_they_hold(table):
    t = table(hands=["ghost*2 province"], decks=["smithy village copper*30"], phase=NIGHT)
    t.play("ghost", "ghost")
    assert t.seen(1, "aside_open") == ["smithy", "village"]
    t.end_turn()
    t.end_turn()
    t.expect(0, "next-effect", "use smithy", "use village")
    t.answer("use village")
    assert len(t.g.players[0].hand) == 5 + 2 + 6


# -- Wish


@pytest.mark.rule("card/wish")
def test_wish_goes_back_and_brings_a_card_into_hand(table):
    t = table(hands=["wish"], kingdom="leprechaun bank", supply={"wish": 11})
    t.play("wish")
    assert "gain bank" not in t.names()  # it costs 7
    t.answer("gain gold")
    assert (t.hand(), t.in_play(), t.actions, t.left("wish")) == ("gold", "", 1, 12)


@pytest.mark.rule("card/wish", "D38")
@pytest.mark.ruling("card/wish#1")
def test_throne_room_grants_one_wish_only(table):
    t = table(hands=["throne_room wish"], kingdom="leprechaun")
    t.play("throne_room")
    t.answer("play wish", "gain gold")
    t.expect_no_question()
    assert (t.hand(), t.actions) == ("gold", 2)


# -- Zombies


def raised(table, zombie, hand="", deck="", **more):
    """Seat 0 has played this Zombie with a Necromancer."""
    t = table(hands=[f"necromancer {hand}"], decks=[deck], **more)
    t.play("necromancer")
    t.answer(f"play {zombie}")
    return t


def trashed(t):
    """The trash without the Zombies."""
    return " ".join(name for name in t.trash().split() if not name.startswith("zombie"))


@pytest.mark.rule("card/zombie_apprentice")
@pytest.mark.ruling("R260")
def test_zombie_apprentice_trades_an_action_for_three_cards_and_an_action(table):
    t = raised(table, "zombie_apprentice", "village copper", "gold*4")
    t.expect(0, "zombie-apprentice", "trash village", "pass")
    t.answer("trash village")
    assert (t.hand(), t.actions) == ("copper gold gold gold", 1)
    assert trashed(t) == "village"
    t = raised(table, "zombie_apprentice", "village")
    t.answer("pass")
    assert (t.hand(), t.actions) == ("village", 0)


@pytest.mark.rule("card/zombie_mason")
@pytest.mark.ruling("card/zombie_mason#1")
@pytest.mark.parametrize(("answer", "gained"), [("gain duchy", "duchy"), ("gain smithy", "smithy")])
def test_zombie_mason_builds_something_at_most_one_dearer(table, answer, gained):
    t = raised(table, "zombie_mason", deck="smithy estate", kingdom="remodel")
    assert "gain gold" not in t.names()
    t.answer(answer)
    assert (trashed(t), t.discard()) == ("smithy", gained)


@pytest.mark.rule("card/zombie_mason")
def test_zombie_mason_need_not_build_and_needs_a_card(table):
    t = raised(table, "zombie_mason", deck="smithy estate")
    t.answer("pass")
    assert (trashed(t), t.discard()) == ("smithy", "")
    assert trashed(raised(table, "zombie_mason")) == ""


@pytest.mark.rule("card/zombie_spy")
@pytest.mark.ruling("card/zombie_spy#1")
@pytest.mark.parametrize(
    ("answer", "deck", "discarded"),
    [("topdeck curse", "curse copper", ""), ("discard curse", "copper", "curse")],
)
def test_zombie_spy_draws_and_then_looks(table, answer, deck, discarded):
    t = raised(table, "zombie_spy", deck="gold curse copper")
    assert (t.hand(), t.actions) == ("gold", 1)
    t.answer(answer)
    assert (t.deck(), t.discard()) == (deck, discarded)
    assert t.known(1, "deck") == []
