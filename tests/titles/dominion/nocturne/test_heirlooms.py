"""Nocturne: Heirlooms."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.match import Match
from tafelrunde.titles.dominion.catalogue import CARDS
from tafelrunde.titles.dominion.title import TITLE

FILL = ["cellar", "market", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop"]
PAIRS = [
    ("tracker", "pouch"),
    ("pixie", "goat"),
    ("secret_cave", "magic_lamp"),
    ("fool", "lucky_coin"),
    ("cemetery", "haunted_mirror"),
    ("shepherd", "pasture"),
    ("pooka", "cursed_gold"),
]


def dealt(cards):
    """What each player starts with in a kingdom of these cards."""
    g = Match.new(TITLE, seats=2, seed="heirlooms", options={"cards": cards}).table
    return [sorted(g.names(me.all_cards())) for me in g.players]


@pytest.mark.rule("D2", "D60")
@pytest.mark.parametrize(("name", "heirloom"), PAIRS)
def test_an_heirloom_takes_the_place_of_a_copper_in_every_starting_deck(name, heirloom):
    for deck in dealt([name, *FILL]):
        assert deck == sorted(["copper"] * 6 + ["estate"] * 3 + [heirloom])


@pytest.mark.rule("D3", "D60")
@pytest.mark.ruling("R261")
def test_coppers_that_heirlooms_replace_stay_in_the_supply():
    g = Match.new(TITLE, seats=2, seed="coppers", options={"cards": ["pixie", *FILL]}).table
    assert g.left(CARDS["copper"]) == 60 - 2 * 6


@pytest.mark.rule("D60")
def test_two_heirlooms_take_the_place_of_two_coppers():
    for deck in dealt(["pixie", "fool", *FILL[1:]]):
        assert deck == sorted(["copper"] * 5 + ["estate"] * 3 + ["goat", "lucky_coin"])


WORTH = [
    # Heirloom: coins, buys, and what is gained
    ("pouch", (1, 2, "")),
    ("haunted_mirror", (1, 1, "")),
    ("pasture", (1, 1, "")),
    ("cursed_gold", (3, 1, "curse")),
    ("lucky_coin", (1, 1, "silver")),
    ("magic_lamp", (1, 1, "")),
]


@pytest.mark.rule(
    "card/pouch",
    "card/haunted_mirror",
    "card/pasture",
    "card/cursed_gold",
    "card/lucky_coin",
    "card/magic_lamp",
)
@pytest.mark.parametrize(("name", "given"), WORTH)
def test_what_heirlooms_are_worth(table, name, given):
    t = table(hands=[name])
    t.play(name)
    assert (t.coins, t.buys, t.discard()) == given
    assert t.in_play() == name


@pytest.mark.rule("card/goat")
def test_goat_may_trash_a_card(table):
    t = table(hands=["goat curse"])
    t.play("goat")
    t.expect(0, "may-trash", "trash curse", "pass")
    t.answer("trash curse")
    assert (t.coins, t.trash()) == (1, "curse")
    t = table(hands=["goat"])
    t.play("goat")
    t.expect_no_question()


@pytest.mark.rule("card/haunted_mirror")
def test_a_trashed_mirror_turns_an_action_into_a_ghost(table):
    t = table(hands=["chapel haunted_mirror village copper"], kingdom="cemetery")
    t.play("chapel")
    t.answer("trash haunted_mirror", "pass")
    t.expect(0, "haunted-mirror", "discard village", "pass")
    t.answer("discard village")
    assert (t.trash(), t.discard()) == ("haunted_mirror", "ghost village")
    t = table(hands=["chapel haunted_mirror village"], kingdom="cemetery")
    t.play("chapel")
    t.answer("trash haunted_mirror", "pass", "pass")
    assert t.discard() == ""


@pytest.mark.rule("card/pasture")
def test_pasture_is_worth_a_point_for_each_estate(table):
    t = table(hands=["pasture estate"], decks=["estate duchy"], kingdom="shepherd")
    assert t.score(0) == 2 + 2 + 3


LAMPS = [
    ("copper silver gold village moat", True),  # five and the Lamp
    ("copper silver gold village", False),
    ("copper silver gold village moat*2", False),
    ("copper silver gold village moat*2 smithy", True),
]


@pytest.mark.rule("card/magic_lamp")
@pytest.mark.ruling("card/magic_lamp#1", "card/magic_lamp#2")
@pytest.mark.parametrize(("others", "granted"), LAMPS)
def test_magic_lamp_brings_three_wishes_among_six_single_cards(table, others, granted):
    t = table(hands=["magic_lamp"], in_play=[others], kingdom="secret_cave")
    t.play("magic_lamp")
    assert t.coins == 1
    assert t.discard() == ("wish wish wish" if granted else "")
    assert t.trash() == ("magic_lamp" if granted else "")
