"""Dark Ages: Counterfeit and Procession, which play other cards twice."""

from __future__ import annotations

import pytest

# -- Counterfeit


@pytest.mark.rule("card/counterfeit", "D37")
def test_counterfeit_plays_a_treasure_twice_and_trashes_it(table):
    t = table(hands=["counterfeit gold copper"])
    t.play("counterfeit")
    t.expect(0, "counterfeit", "play copper", "play gold", "pass")
    t.answer("play gold")
    assert (t.coins, t.buys, t.trash(), t.in_play()) == (7, 2, "gold", "counterfeit")


@pytest.mark.rule("card/counterfeit")
def test_counterfeit_may_be_played_alone(table):
    t = table(hands=["counterfeit gold"])
    t.play("counterfeit")
    t.answer("pass")
    assert (t.coins, t.hand()) == (1, "gold")
    t = table(hands=["counterfeit estate"])
    t.play("counterfeit")
    assert (t.coins, t.forced) == (1, [(0, "counterfeit")])


@pytest.mark.rule("card/counterfeit", "card/spoils", "D38")
@pytest.mark.ruling("card/counterfeit#1")
def test_counterfeit_plays_spoils_twice_but_cannot_trash_them(table):
    t = table(hands=["counterfeit spoils"], supply={"spoils": 3})
    t.play("counterfeit")
    t.answer("play spoils")
    assert (t.coins, t.trash(), t.left("spoils")) == (7, "", 4)


@pytest.mark.rule("card/counterfeit")
@pytest.mark.ruling("card/counterfeit#2")
def test_counterfeit_on_counterfeit(table):
    t = table(hands=["counterfeit*2 gold harem"])
    t.play("counterfeit")
    t.answer("play counterfeit", "play gold", "play harem")
    assert (t.coins, t.buys) == (1 + 2 * 1 + 2 * 3 + 2 * 2, 4)
    assert (t.trash(), t.in_play()) == ("counterfeit gold harem", "counterfeit")


# -- Procession


@pytest.mark.rule("card/procession", "D37", "D81")
def test_procession_plays_twice_trashes_and_gains_an_action(table):
    t = table(hands=["procession village copper"], decks=["gold*2"], kingdom="smithy gardens")
    t.play("procession")
    t.expect(0, "procession", "play village", "pass")
    t.answer("play village")
    t.expect(0, "gain", "gain procession", "gain smithy")  # Actions for 4
    t.answer("gain smithy")
    assert (t.hand(), t.actions) == ("copper gold gold", 4)
    assert (t.trash(), t.discard(), t.in_play()) == ("village", "smithy", "procession")


@pytest.mark.rule("card/procession")
def test_procession_is_optional_and_may_gain_nothing(table):
    t = table(hands=["procession village"])
    t.play("procession")
    t.answer("pass")
    assert (t.hand(), t.trash()) == ("village", "")
    t = table(hands=["procession adventurer"])
    t.play("procession")
    t.answer("play adventurer")
    t.expect_no_question()
    assert (t.trash(), t.discard()) == ("adventurer", "")


@pytest.mark.rule("card/procession", "D33")
@pytest.mark.ruling("card/procession#1")
def test_what_trashing_brings_comes_before_the_gain(table):
    t = table(hands=["procession fortress"], decks=["copper*2"], kingdom="market mine")
    t.play("procession")
    t.answer("play fortress")
    t.expect(0, "gain", "gain market", "gain mine")
    assert t.hand() == "copper copper fortress"
    t.answer("gain market")
    assert (t.trash(), t.discard()) == ("", "market")


@pytest.mark.rule("card/procession", "D38")
@pytest.mark.ruling("card/procession#2")
def test_procession_gains_although_the_madman_is_gone(table):
    t = table(hands=["procession madman"], kingdom="poor_house")
    t.play("procession")
    t.answer("play madman")
    assert (t.actions, t.trash(), t.discard()) == (4, "", "poor_house")


@pytest.mark.rule("card/procession", "D37")
@pytest.mark.ruling("card/procession#3")
def test_procession_on_procession(table):
    t = table(
        hands=["procession*2 village moat"],
        decks=["copper*6"],
        kingdom="market cellar village smithy",
    )
    t.play("procession")
    t.answer("play procession", "play village", "gain smithy", "play moat")
    assert t.trash() == "moat procession village"
    assert t.discard() == "market smithy village"
    assert t.in_play() == "procession"


@pytest.mark.rule("card/procession", "D44", "D83")
@pytest.mark.ruling("card/procession#4", "R156")
@pytest.mark.parametrize(("year", "in_play"), [(2012, "procession"), (2019, "")])
def test_a_trashed_duration_still_works_twice(table, year, in_play):
    t = table(
        hands=["procession merchant_ship"],
        decks=["copper*5 estate*5"],
        printings={"dark_ages": year},
    )
    t.play("procession")
    t.answer("play merchant_ship")
    assert (t.trash(), t.coins) == ("merchant_ship", 4)
    t.end_turn()
    assert t.in_play() == in_play
    t.end_turn()
    assert (t.g.turn, t.coins, t.in_play()) == (0, 4, in_play)
    t.end_turn()
    assert t.in_play() == ""
