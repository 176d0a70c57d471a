"""Base game: what the notes on its cards add to their texts."""

from __future__ import annotations

import pytest

from tafelrunde.titles.dominion.catalogue import DISCARDED

# -- bonuses


@pytest.mark.rule("card/smithy", "card/laboratory", "card/market", "D15")
@pytest.mark.ruling("card/smithy#1", "card/laboratory#1", "card/market#1")
@pytest.mark.parametrize(("name", "drawn"), [("smithy", 3), ("laboratory", 2), ("market", 1)])
def test_drawing_is_mandatory_but_actions_buys_and_coins_need_not_be_used(table, name, drawn):
    t = table(hands=[f"{name} village", "copper"], decks=["curse*9", "copper*5"])
    t.play(name)
    assert t.forced == []  # nobody asked whether to draw
    assert t.hand() == " ".join(["curse"] * drawn + ["village"])
    gained = "gains" in t.events()
    t.end_turn()
    assert (t.g.turn, gained, "gains" in t.events()) == (1, False, False)
    assert t.discard() == " ".join(sorted(["curse"] * drawn + ["village", name]))
    t.ends_clean()


# -- costing 3


@pytest.mark.rule("card/chancellor")
@pytest.mark.ruling("card/chancellor#1")
@pytest.mark.parametrize("answer", ["choose yes", "pass"])
def test_chancellor_is_decided_at_once_and_not_again(table, answer):
    t = table(hands=["chancellor village", "copper"], decks=["gold estate*9"], actions=2)
    t.play("chancellor")
    t.expect(0, "chancellor-deck", "choose yes", "pass")  # no other card before that
    t.answer(answer)
    t.play("village")
    t.end_turn()
    assert t.g.turn == 1
    assert t.events().count("buries-deck") == (1 if answer == "choose yes" else 0)
    t.ends_clean()


@pytest.mark.rule("card/chancellor", "D6", "D28")
@pytest.mark.ruling("card/chancellor#2", "card/chancellor#3", "R25")
def test_chancellor_shows_its_player_nothing_before_the_choice_and_discards_nothing_after(table):
    t, heard = table(hands=["chancellor"], decks=["gold copper estate"], discards=["curse"]), []
    t.listen(DISCARDED, lambda g, me, this, subject: heard.append(g.kinds[subject].id))
    t.play("chancellor")
    assert t.seen(0, "deck") == [None, None, None]
    assert t.question().about == ""
    t.answer("choose yes")
    assert t.g.names(t.g.players[0].discard) == ["curse", "gold", "copper", "estate"]
    assert (heard, t.told(0, "discards", "reveals", "looks", "shows")) == ([], [])
    assert t.seen(0, "discard") == t.seen(1, "discard") == ["estate"]
    t.ends_clean()


@pytest.mark.rule("card/vassal", "D24")
@pytest.mark.ruling("card/vassal#2")
@pytest.mark.parametrize("mixed", ["nobles", "militia", "moat", "caravan"])
def test_vassal_may_play_an_action_that_has_other_types_too(table, mixed):
    t = table(hands=["vassal"], decks=[f"{mixed} copper*5"])
    t.play("vassal")
    t.expect(0, "vassal-play", f"play {mixed}", "pass")
    t.answer(f"play {mixed}")
    if mixed == "nobles":
        t.answer("choose +cards")
    assert (t.in_play(), t.discard()) == (" ".join(sorted([mixed, "vassal"])), "")
    t.ends_clean()


@pytest.mark.rule("card/vassal", "D24")
@pytest.mark.ruling("card/vassal#2")
@pytest.mark.parametrize("other", ["harem", "duke", "curse"])
def test_vassal_cannot_play_what_is_no_action(table, other):
    t = table(hands=["vassal"], decks=[f"{other} copper*5"])
    t.play("vassal")
    t.expect_no_question()
    assert (t.in_play(), t.discard(), t.coins) == ("vassal", other, 2)
    t.ends_clean()


# -- costing 4


@pytest.mark.rule("card/poacher")
@pytest.mark.ruling("card/poacher#1")
@pytest.mark.parametrize("pile", ["curse", "copper", "silver", "estate", "province", "poacher"])
def test_poacher_counts_an_empty_pile_of_whatever_kind(table, pile):
    t = table(hands=["poacher gold*2"], decks=["gold"], supply={pile: 0})
    t.play("poacher")
    assert (t.hand(), t.discard()) == ("gold gold", "gold")
    t.ends_clean()


@pytest.mark.rule("card/throne_room", "D81")
@pytest.mark.ruling("R6")
@pytest.mark.parametrize("year", [2008, 2013, 2017])
def test_a_doubled_card_stays_in_play_between_its_plays_in_every_printing(table, year):
    t = table(hands=["throne_room chapel moat curse*3"], printings={"base": year})
    t.play("throne_room")
    t.answer("play chapel")
    for trash in ("", "curse"):  # in the first and in the second play
        assert (t.in_play(), t.trash()) == ("chapel throne_room", trash)
        assert "chapel" not in t.hand()
        t.answer("trash curse", "pass")
    t.ends_clean()


# -- costing 5


@pytest.mark.rule("card/mine", "D24")
@pytest.mark.ruling("card/mine#3")
@pytest.mark.parametrize(("old", "new"), [("harem", "harem"), ("gold", "harem"), ("harem", "gold")])
def test_mine_trashes_and_gains_treasures_of_the_kingdom(table, old, new):
    t = table(hands=[f"mine {old} copper"], kingdom="harem")
    t.play("mine")
    t.answer(f"trash {old}", f"gain {new}")
    assert (t.trash(), t.hand()) == (old, f"copper {new}")
    t.ends_clean()


@pytest.mark.rule("card/bandit", "D41")
@pytest.mark.ruling("card/bandit#2")
def test_bandit_goes_round_from_the_attackers_left(table):
    decks = ["gold silver", "", "gold silver"]
    t = table(hands=["", "bandit", ""], decks=decks, turn=1)
    t.play("bandit")
    t.expect(2, "bandit-trash", "trash gold", "trash silver")
    assert t.deeds(-1, "reveals") == [("reveals", 2)]  # seat 0 has not even revealed
    t.answer("trash silver")
    t.expect(0, "bandit-trash", "trash gold", "trash silver")
    t.answer("trash gold")
    assert t.deeds(-1, "reveals", "trashes") == [
        ("reveals", 2),
        ("trashes", 2),
        ("reveals", 0),
        ("trashes", 0),
    ]
    t.ends_clean()
