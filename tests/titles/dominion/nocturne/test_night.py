"""Nocturne: the Night phase, and Night cards that are done in one turn."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion.turn import NIGHT

# -- the Night phase


@pytest.mark.rule("D13", "D19")
def test_any_number_of_night_cards_follow_the_buy_phase_without_actions(table):
    t = table(hands=["ghost_town*2 den_of_sin village"], decks=["copper*12"], coins=3, actions=0)
    t.buy("silver")
    t.expect(0, "play-night", "play ghost_town", "play den_of_sin", "pass")
    t.play("ghost_town", "den_of_sin", "ghost_town")
    assert t.in_play() == "den_of_sin ghost_town ghost_town"


@pytest.mark.rule("D13")
def test_without_night_cards_in_the_game_there_is_no_night(table):
    t = table(hands=["village"], decks=["copper*5"])
    t.buy("copper")
    assert t.g.turn == 1


@pytest.mark.rule("D19")
@pytest.mark.ruling("R2")
def test_whoever_may_hold_a_night_card_is_asked_whatever_the_hand(table):
    t = table(hands=["copper"], decks=["ghost_town"])
    t.buy("copper")
    t.expect(0, "play-night", "pass")


@pytest.mark.rule("D19", "D31")
@pytest.mark.ruling(
    "card/guardian#1", "card/ghost_town#1", "card/night_watchman#1", "card/den_of_sin#1"
)
@pytest.mark.parametrize("name", ["guardian", "ghost_town", "night_watchman", "den_of_sin"])
def test_some_night_cards_are_gained_into_hand_and_played_at_once(table, name):
    t = table(hands=["estate"], kingdom=name, coins=5)
    t.buy(name)
    assert (name in t.hand(), t.discard()) == (True, "")
    t.play(name)
    assert t.in_play() == name


# -- Monastery


@pytest.mark.rule("card/monastery")
@pytest.mark.ruling("card/monastery#1", "R258")
def test_monastery_trashes_cards_in_hand_and_coppers_in_play(table):
    t = table(hands=["monastery estate curse"], in_play=["copper*2 silver"], buys=3)
    t.buy("copper", "copper", "copper")
    t.play("monastery")
    t.expect(0, "monastery-coppers", "count 0", "count 1", "count 2")
    t.answer("count 1")
    t.expect(0, "monastery", "trash estate", "trash curse", "pass")
    t.answer("trash curse", "pass")
    assert (t.trash(), t.in_play(), t.hand()) == (
        "copper curse",
        "copper monastery silver",
        "estate",
    )


@pytest.mark.rule("card/monastery")
def test_monastery_does_nothing_in_a_turn_without_gains(table):
    t = table(hands=["monastery estate"], in_play=["copper"], phase=NIGHT)
    t.play("monastery")
    t.expect_no_question()
    assert t.trash() == ""


@pytest.mark.rule("card/monastery", "D34")
@pytest.mark.ruling("card/monastery#2", "card/devils_workshop#2")
def test_gains_of_the_night_count_and_exchanges_do_not(table):
    t = table(
        hands=["vampire monastery*2 devils_workshop estate*3", ""],
        hexes="greed*3",
        kingdom="village",
        phase=NIGHT,
    )
    t.play("vampire")
    t.answer("gain silver")  # one gain; the Bat was exchanged
    t.play("monastery")
    t.answer("trash estate")
    assert t.hand() == "devils_workshop estate estate monastery"
    t.play("devils_workshop")
    t.answer("gain village")  # exactly one card was gained before
    t.play("monastery")
    t.answer("trash estate", "trash estate")
    assert t.trash() == "estate estate estate"


# -- Changeling


@pytest.mark.rule("card/changeling")
@pytest.mark.ruling("card/changeling#4", "R250")
def test_changeling_becomes_a_copy_of_a_card_in_play(table):
    t = table(hands=["changeling*2"], in_play=["village gold imp"], phase=NIGHT)
    t.play("changeling")
    t.expect(0, "changeling", "gain village", "gain gold")  # neither itself nor a Spirit
    t.answer("gain gold", "pass")
    assert (t.trash(), t.discard(), t.hand()) == ("changeling", "gold", "changeling")


@pytest.mark.rule("card/changeling")
@pytest.mark.ruling("R253")
def test_changeling_may_name_a_card_whose_pile_is_empty_in_vain(table):
    t = table(hands=["changeling"], in_play=["copper village"], supply={"village": 0}, phase=NIGHT)
    t.play("changeling")
    t.answer("gain village")
    assert (t.trash(), t.discard()) == ("changeling", "")
    t = table(hands=["changeling"], in_play=["village"], supply={"village": 0}, phase=NIGHT)
    t.play("changeling")
    assert (t.trash(), t.discard()) == ("changeling", "")


@pytest.mark.rule("card/changeling", "D34", "D72")
@pytest.mark.ruling("card/changeling#1")
def test_a_gained_card_may_be_exchanged_after_its_own_text(table):
    t = table(kingdom="changeling skulk", coins=4, buys=2)
    t.buy("skulk")
    t.expect(0, "next-effect", "use skulk", "use changeling")
    t.answer("use skulk")
    t.expect(0, "exchange", "use changeling", "pass")  # the Gold
    t.answer("pass")
    t.expect_no_question()  # Skulk is covered by the Gold
    assert t.discard() == "gold skulk"
    t = table(kingdom="changeling skulk", coins=4, buys=2)
    t.buy("skulk")
    t.answer("use changeling", "pass")
    assert (t.discard(), t.left("skulk"), t.left("changeling")) == ("changeling gold", 10, 9)


@pytest.mark.rule("card/changeling")
@pytest.mark.ruling("R259")
def test_a_gained_changeling_is_not_exchanged(table):
    t = table(kingdom="changeling", coins=3, buys=2)
    t.buy("changeling")
    t.expect_no_question()
    assert (t.discard(), t.left("changeling")) == ("changeling", 9)


@pytest.mark.rule("card/changeling")
@pytest.mark.ruling("card/changeling#2")
def test_without_a_changeling_in_the_supply_nothing_is_exchanged(table):
    t = table(kingdom="changeling", supply={"changeling": 0}, coins=3, buys=2)
    t.buy("silver")
    t.expect_no_question()
    assert t.discard() == "silver"


@pytest.mark.rule("card/changeling", "D35")
@pytest.mark.ruling("card/changeling#3")
def test_what_the_card_costs_now_decides_about_the_exchange(table):
    t = table(hands=["bridge"], kingdom="changeling", coins=1)
    t.play("bridge")
    t.buy("silver")
    t.expect_no_question()
    assert t.discard() == "silver"


# -- Night Watchman, Devil's Workshop, Exorcist


@pytest.mark.rule("card/night_watchman")
def test_night_watchman_sorts_the_top_five_cards(table):
    t = table(
        hands=["night_watchman estate"],
        decks=["curse gold estate silver copper province"],
        phase=NIGHT,
    )
    t.play("night_watchman")
    t.answer("discard curse", "discard estate", "discard copper", "pass")
    t.answer("topdeck silver")
    assert (t.deck(), t.discard()) == ("gold silver province", "copper curse estate")


@pytest.mark.rule("card/night_watchman", "D27")
def test_night_watchman_shuffles_for_five_cards_and_finds_what_there_is(table):
    t = table(hands=["night_watchman estate"], decks=["gold"], discards=["copper*2"], phase=NIGHT)
    t.play("night_watchman")
    t.answer("discard copper", "discard copper", "pass")
    assert (t.deck(), t.discard()) == ("gold", "copper copper")
    t = table(hands=["night_watchman estate"], phase=NIGHT)
    t.play("night_watchman")
    t.expect_no_question()


@pytest.mark.rule("card/devils_workshop")
@pytest.mark.ruling("card/devils_workshop#1")
@pytest.mark.parametrize(("bought", "brings"), [(0, "gold"), (2, "imp"), (3, "imp")])
def test_devils_workshop_pays_by_what_was_gained(table, bought, brings):
    t = table(hands=["devils_workshop estate"], buys=4)
    t.buy(*["copper"] * bought)
    t.to_buys()
    t.answer("pass")
    t.play("devils_workshop")
    t.expect_no_question()
    assert t.discard() == " ".join(["copper"] * bought + [brings])


@pytest.mark.rule("card/devils_workshop")
def test_devils_workshop_is_a_workshop_after_one_gain(table):
    t = table(hands=["devils_workshop estate"], kingdom="smithy market")
    t.buy("copper")
    t.play("devils_workshop")
    assert "gain market" not in t.names()
    t.answer("gain smithy")
    assert t.discard() == "copper smithy"


SPIRITS = [
    ("copper", []),
    ("estate", ["will_o_wisp"]),
    ("silver", ["will_o_wisp", "imp"]),
    ("smithy", ["will_o_wisp", "imp"]),
    ("market", ["will_o_wisp", "imp", "ghost"]),
]


@pytest.mark.rule("card/exorcist")
@pytest.mark.ruling("card/exorcist#1", "card/exorcist#2")
@pytest.mark.parametrize(("trashed", "spirits"), SPIRITS)
def test_exorcist_turns_a_card_into_a_cheaper_spirit(table, trashed, spirits):
    t = table(hands=[f"exorcist {trashed} province"], phase=NIGHT)
    t.play("exorcist")
    t.answer(f"trash {trashed}")
    if len(spirits) > 1:
        t.expect(0, "gain", *[f"gain {spirit}" for spirit in spirits])
        t.answer(f"gain {spirits[-1]}")
    assert (t.trash(), t.discard()) == (trashed, spirits[-1] if spirits else "")


@pytest.mark.rule("card/exorcist")
def test_exorcist_without_a_hand_or_without_the_spirit_brings_nothing(table):
    t = table(hands=["exorcist"], phase=NIGHT)
    t.play("exorcist")
    assert t.trash() == ""
    t = table(hands=["exorcist estate"], supply={"will_o_wisp": 0}, phase=NIGHT)
    t.play("exorcist")
    assert (t.trash(), t.discard()) == ("estate", "")
