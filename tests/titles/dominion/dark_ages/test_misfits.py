"""Dark Ages: Band of Misfits, a Command by the errata of 2019, before that an imitator."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion.catalogue import CARDS

OLD = {"dark_ages": 2012}
TRASHED = ("band_of_misfits", "throne_room")
YEARS = pytest.mark.parametrize("year", [2012, 2019])


@pytest.mark.rule("card/band_of_misfits", "D45")
@pytest.mark.ruling("card/band_of_misfits#1", "R150")
@YEARS
def test_band_of_misfits_plays_a_cheaper_action_of_the_supply(table, year):
    stacks = {"knights": "sir_martin dame_anna"}
    t = table(
        hands=["band_of_misfits"],
        decks=["gold*3"],
        kingdom="smithy market village hermit knights gardens",
        stacks=stacks,
        supply={"village": 0},
        printings={"dark_ages": year},
    )
    t.play("band_of_misfits")
    t.expect(0, "band-of-misfits", "play hermit", "play sir_martin", "play smithy")
    t.answer("play smithy")
    assert (t.hand(), t.left("smithy"), t.actions) == ("gold gold gold", 10, 0)


@pytest.mark.rule("card/band_of_misfits")
@YEARS
def test_band_of_misfits_finds_nothing_in_an_empty_supply(table, year):
    t = table(hands=["band_of_misfits"], printings={"dark_ages": year})
    t.play("band_of_misfits")
    t.expect_no_question()


@pytest.mark.rule("card/band_of_misfits", "D40")
@pytest.mark.ruling("R151")
@YEARS
def test_band_of_misfits_can_attack(table, year):
    hands = ["band_of_misfits", "moat estate", "copper*5"]
    t = table(hands=hands, kingdom="militia", printings={"dark_ages": year})
    t.play("band_of_misfits")
    t.answer("play militia")
    t.expect(1, "react", "react moat", "pass")
    t.answer("react moat")
    assert (t.coins, t.hand(2)) == (2, "copper copper copper")


@pytest.mark.rule("card/band_of_misfits", "D37")
@pytest.mark.ruling("card/band_of_misfits#2")
@YEARS
def test_played_twice_it_chooses_twice_or_once(table, year):
    t = table(
        hands=["throne_room band_of_misfits"],
        decks=["copper*8"],
        kingdom="smithy village",
        printings={"dark_ages": year},
    )
    t.play("throne_room")
    t.answer("play band_of_misfits", "play smithy")
    if year == 2019:
        t.answer("play village")
    assert (len(t.hand().split()), t.actions) == ((4, 2) if year == 2019 else (6, 0))


@pytest.mark.rule("card/band_of_misfits", "D45")
@pytest.mark.ruling("card/band_of_misfits#3")
@YEARS
def test_a_card_that_moves_itself_moves_the_imitator_only(table, year):
    t = table(
        hands=["band_of_misfits copper"],
        kingdom="island",
        printings={"dark_ages": year},
    )
    t.play("band_of_misfits")
    old = year == 2012
    assert t.in_play() == ("" if old else "band_of_misfits")
    assert t.mat(0, "island") == ("band_of_misfits copper" if old else "copper")
    assert t.left("island") == 8


@pytest.mark.rule("card/band_of_misfits", "D44")
@pytest.mark.ruling("card/band_of_misfits#4")
@YEARS
@pytest.mark.parametrize("doubled", [False, True])
def test_as_a_duration_it_stays_in_play(table, year, doubled):
    hand = "merchant_ship band_of_misfits" if doubled else "band_of_misfits"
    t = table(
        hands=[hand],
        decks=["copper*9"],
        kingdom="throne_room fishing_village",
        printings={"dark_ages": year},
    )
    t.play("band_of_misfits")
    if doubled:
        t.answer("play throne_room", "play merchant_ship")
    else:
        t.answer("play fishing_village")
    t.end_turn()
    assert "band_of_misfits" in [t.g.original(this).id for this in t.g.players[0].play]
    t.end_turn()
    assert (t.g.turn, t.coins) == (0, 4 if doubled else 1)
    t.end_turn()
    assert t.in_play() == ""


@pytest.mark.rule("card/band_of_misfits", "D45")
@pytest.mark.ruling("card/band_of_misfits#5")
def test_in_2012_it_is_the_other_card_for_everything(table):
    t = table(
        hands=["band_of_misfits"],
        decks=["copper*9"],
        kingdom="hermit",
        printings=OLD,
    )
    t.play("band_of_misfits")
    this = t.g.players[0].play[0]
    assert (t.in_play(), t.g.cost(t.g.kinds[this])) == ("hermit", 3)
    t.answer("gain silver")
    t.end_turn()  # nothing was bought
    assert (t.trash(), t.left("madman")) == ("band_of_misfits", 9)


@pytest.mark.rule("card/band_of_misfits", "D37", "D45")
@pytest.mark.ruling("R151")
@pytest.mark.parametrize(("before", "drawn"), [("festival", ""), ("festival festival", "gold")])
def test_in_2012_imitating_is_one_play(table, before, drawn):
    t = table(
        hands=[f"{before} band_of_misfits"],
        decks=["gold copper"],
        kingdom="conspirator smithy",
        printings=OLD,
    )
    t.play(*before.split(), "band_of_misfits")
    t.answer("play conspirator")
    assert t.hand() == drawn  # from the third play of the turn on
    assert [play.card.id for play in t.g.played] == [*before.split(), "conspirator"]


@pytest.mark.rule("card/band_of_misfits", "D38", "D45")
@pytest.mark.ruling("R151")
def test_in_2012_it_chooses_anew_once_it_has_left_play(table):
    t = table(
        hands=["throne_room band_of_misfits"],
        decks=["copper*3"],
        kingdom="feast smithy",
        printings=OLD | {"base": 2013},
    )
    t.play("throne_room")
    t.answer("play band_of_misfits", "play feast", "gain duchy")
    assert t.trash() == "band_of_misfits"
    t.expect(0, "band-of-misfits", "play feast", "play smithy", "play throne_room")
    t.answer("play smithy")
    assert (t.hand(), t.trash(), t.in_play()) == ("copper copper copper", *TRASHED)


@pytest.mark.rule("card/band_of_misfits", "card/urchin")
@pytest.mark.ruling("R151")
@YEARS
def test_urchin_answers_an_imitated_attack(table, year):
    t = table(
        hands=["band_of_misfits", "copper"],
        in_play=["urchin"],
        kingdom="militia",
        printings={"dark_ages": year},
    )
    t.play("band_of_misfits")
    t.answer("play militia", "use urchin")
    assert (t.trash(), t.discard(), t.coins) == ("urchin", "mercenary", 2)


@pytest.mark.rule("card/band_of_misfits", "D45")
def test_since_2019_it_stays_itself(table):
    t = table(hands=["band_of_misfits"], kingdom="hermit")
    t.play("band_of_misfits")
    t.answer("gain silver")
    assert t.in_play() == "band_of_misfits"
    t.end_turn()
    assert (t.trash(), t.left("madman")) == ("", 10)


@pytest.mark.rule("card/band_of_misfits", "D45")
@pytest.mark.ruling("card/band_of_misfits#6", "R151")
def test_in_2012_a_fortress_under_procession_is_band_of_misfits_again(table):
    t = table(
        hands=["procession band_of_misfits"],
        decks=["copper*4"],
        kingdom="fortress adventurer market artisan",
        printings=OLD,
    )
    t.play("procession")
    t.answer("play band_of_misfits", "play fortress")
    t.expect(0, "gain", "gain adventurer", "gain artisan")  # Actions for 6
    assert (t.hand(), t.actions) == ("band_of_misfits copper copper", 4)
    t.answer("gain artisan")
    assert (t.trash(), t.discard()) == ("", "artisan")


@pytest.mark.rule("card/band_of_misfits", "D45")
def test_a_command_does_not_play_commands(table):
    t = table(hands=["bridge band_of_misfits"], kingdom="smithy", actions=2)
    assert CARDS["band_of_misfits"].type_names()[-1] == "command"
    t.play("bridge", "band_of_misfits")
    assert "play band_of_misfits" not in t.names()
    t.answer("play smithy")
