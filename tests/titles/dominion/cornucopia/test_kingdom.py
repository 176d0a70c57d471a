"""Cornucopia: Horse Traders, Remake, Young Witch and her Bane, Horn of Plenty."""

from __future__ import annotations

import pytest

# -- Horse Traders


@pytest.mark.rule("card/horse_traders")
@pytest.mark.ruling("card/horse_traders#1")
@pytest.mark.parametrize(("hand", "left"), [("copper*3", 1), ("copper", 0), ("", 0)])
def test_horse_traders_discard_two_cards(table, hand, left):
    t = table(hands=[f"horse_traders {hand}"])
    t.play("horse_traders")
    t.expect_no_question()  # copies are one option
    assert (t.buys, t.coins, len(t.hand().split())) == (2, 3, left)


@pytest.mark.rule("card/horse_traders")
@pytest.mark.ruling("card/horse_traders#2")
def test_horse_traders_go_aside_and_return_with_a_card(table):
    t = table(
        hands=["militia", "horse_traders copper*4"],
        decks=["copper*5", "gold"],
    )
    t.play("militia")
    t.expect(1, "react", "react horse_traders", "pass")
    t.answer("react horse_traders")
    assert t.mat(1, "aside_open") == "horse_traders"
    assert t.seen(0, "aside_open", 1) == ["horse_traders"]
    assert (t.hand(1), t.discard(1)) == ("copper copper copper", "copper")  # the Attack went on
    t.end_turn()
    assert t.hand(1) == "copper copper copper gold horse_traders"
    assert t.mat(1, "aside_open") == ""


@pytest.mark.rule("card/horse_traders")
@pytest.mark.ruling("card/horse_traders#3", "card/horse_traders#4")
def test_several_horse_traders_may_be_set_aside_once_each(table):
    t = table(
        hands=["militia*2", "horse_traders*2 copper*3"],
        decks=["copper*5", "gold*4"],
        actions=2,
    )
    t.play("militia")
    t.answer("react horse_traders", "react horse_traders")
    assert t.mat(1, "aside_open") == "horse_traders horse_traders"
    t.play("militia")
    t.expect_no_question()  # none is left in hand
    assert (1, "react") in t.forced  # but only its owner knows that
    t.end_turn()
    assert t.hand(1) == "copper copper copper gold gold horse_traders horse_traders"


@pytest.mark.rule("card/horse_traders", "D22")
def test_horse_traders_set_aside_belong_to_their_owner(table):
    t = table(hands=["militia", "horse_traders"], discards=["", "fairgrounds copper silver gold"])
    t.play("militia")
    t.answer("react horse_traders")
    assert t.score(1) == 2


# -- Remake


@pytest.mark.rule("card/remake")
@pytest.mark.ruling("card/remake#1", "card/remake#3")
def test_remake_trashes_and_gains_twice(table):
    t = table(hands=["remake estate*2 village"], kingdom="smithy")
    t.play("remake")
    t.expect(0, "trash", "trash estate", "trash village")
    t.answer("trash estate")
    t.expect(0, "gain", "gain silver", "gain village")
    t.answer("gain silver")
    t.expect(0, "trash", "trash estate", "trash village")  # not the Silver
    t.answer("trash village")
    t.expect(0, "gain", "gain remake", "gain smithy")
    t.answer("gain smithy")
    assert (t.trash(), t.discard(), t.hand()) == ("estate village", "silver smithy", "estate")


@pytest.mark.rule("card/remake")
@pytest.mark.ruling("card/remake#2")
@pytest.mark.parametrize(
    ("hand", "trash"), [("copper copper", "copper copper"), ("copper", "copper"), ("", "")]
)
def test_remake_trashes_even_if_nothing_fits(table, hand, trash):
    t = table(hands=[f"remake {hand}"])
    t.play("remake")
    t.expect_no_question()
    assert (t.trash(), t.discard(), t.hand()) == (trash, "", "")


# -- Young Witch


@pytest.mark.rule("card/young_witch", "D71")
def test_young_witch_curses_whoever_shows_no_bane(table):
    t = table(
        hands=["young_witch copper estate", "cellar copper", "copper"],
        decks=["gold silver"],
        bane="cellar",
    )
    t.play("young_witch")
    assert t.hand() == "copper estate gold silver"
    t.answer("discard copper", "discard estate")
    t.expect(1, "young-witch", "reveal cellar", "pass")
    t.answer("reveal cellar")
    assert (1, "young-witch") not in t.forced
    assert (2, "young-witch") in t.forced  # nobody sees that seat 2 has none
    assert [t.discard(seat) for seat in (1, 2)] == ["", "curse"]
    assert t.known(0, "hand", 1) == ["cellar"]


@pytest.mark.rule("card/young_witch")
def test_a_bane_need_not_be_shown(table):
    t = table(hands=["young_witch", "cellar"], bane="cellar")
    t.play("young_witch")
    t.answer("pass")
    assert t.discard(1) == "curse"


@pytest.mark.rule("card/young_witch", "D71", "D5")
@pytest.mark.ruling("card/young_witch#1")
def test_the_bane_is_an_ordinary_supply_pile(table):
    t = table(
        hands=["young_witch"],
        bane="cellar",
        supply={"cellar": 1, "curse": 0, "estate": 0},
        coins=2,
    )
    t.buy("cellar")
    assert t.match.over


@pytest.mark.rule("card/young_witch", "D71")
@pytest.mark.ruling("card/young_witch#2", "card/young_witch#3")
def test_reactions_come_before_the_bane_and_a_bane_may_serve_for_both(table):
    t = table(
        hands=["young_witch", "secret_chamber copper", ""],
        decks=["", "gold silver"],
        bane="secret_chamber",
    )
    t.play("young_witch")
    t.expect(1, "react", "react secret_chamber", "pass")
    t.answer("react secret_chamber", "topdeck gold", "topdeck silver", "pass")
    t.expect(1, "young-witch", "reveal secret_chamber", "pass")
    t.answer("reveal secret_chamber")
    assert (t.discard(1), t.discard(2)) == ("", "curse")
    t = table(hands=["young_witch", "secret_chamber copper"], decks=["", "gold silver"])
    t.play("young_witch")
    t.answer("react secret_chamber", "topdeck secret_chamber", "topdeck gold")
    assert t.discard(1) == "curse"  # put back: it could not be shown again


@pytest.mark.rule("card/young_witch", "D41", "card/moat")
@pytest.mark.ruling("card/young_witch#4")
def test_young_witch_hands_out_curses_while_they_last(table):
    t = table(
        hands=["young_witch", "moat", "", ""],
        bane="cellar",
        supply={"curse": 1},
    )
    t.play("young_witch")
    t.answer("react moat")
    assert [t.discard(seat) for seat in (1, 2, 3)] == ["", "curse", ""]


# -- Horn of Plenty


@pytest.mark.rule("card/horn_of_plenty")
@pytest.mark.ruling("card/horn_of_plenty#4", "R121")
@pytest.mark.parametrize("year", [2011, 2014])
def test_horn_of_plenty_gains_up_to_the_number_of_names_in_play(table, year):
    t = table(
        hands=["horn_of_plenty copper*2 silver"],
        supply={"curse": 0},
        printings={"cornucopia": year},
    )
    t.play("copper", "copper", "silver", "horn_of_plenty")
    t.expect(0, "gain", "gain copper", "gain estate", "gain silver")  # 3 names; no passing
    t.answer("gain silver")
    assert (t.coins, t.discard(), t.in_play()) == (
        4,
        "silver",
        "copper copper horn_of_plenty silver",
    )


@pytest.mark.rule("card/horn_of_plenty")
@pytest.mark.ruling("card/horn_of_plenty#2", "card/horn_of_plenty#3")
@pytest.mark.parametrize(
    ("gained", "kept"), [("estate", False), ("great_hall", False), ("silver", True)]
)
def test_horn_of_plenty_is_trashed_for_a_victory_card(table, gained, kept):
    t = table(hands=["horn_of_plenty copper silver"], kingdom="great_hall", coins=2, buys=1)
    t.play("copper", "silver", "horn_of_plenty")
    t.answer(f"gain {gained}")
    assert (t.trash(), "horn_of_plenty" in t.in_play()) == ("" if kept else "horn_of_plenty", kept)
    if kept:
        t.buy("estate")
        assert t.trash() == ""  # bought, not gained by the Horn


@pytest.mark.rule("card/horn_of_plenty", "D23")
@pytest.mark.ruling("card/horn_of_plenty#1")
def test_horn_of_plenty_counts_what_is_in_play_now(table):
    t = table(hands=["horn_of_plenty feast"], in_play=["caravan"], supply={"curse": 0})
    t.play("feast")
    t.answer("gain duchy")
    t.play("horn_of_plenty")
    # Caravan and the Horn; Feast lies in the trash.
    t.expect(0, "gain", "gain copper", "gain estate")
    t.answer("gain copper")


@pytest.mark.rule("card/horn_of_plenty", "card/trader")
def test_horn_of_plenty_looks_at_what_was_really_gained(table):
    t = table(hands=["horn_of_plenty copper trader"])
    t.play("copper", "horn_of_plenty")
    t.answer("gain estate", "react trader")
    assert (t.discard(), t.trash()) == ("silver", "")
