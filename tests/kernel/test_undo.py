from __future__ import annotations

import pytest

from tafelrunde.kernel.errors import UndoRefused
from tafelrunde.kernel.match import Match, check_unshown
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.zones import bit_of
from tafelrunde.titles import registry
from tafelrunde.titles.dominion.table import Dominion
from tests.kernel.playing import (
    any_answer,
    finished,
    hand,
    marks,
    play_on,
    play_to,
    say,
    start,
    toy,
    whole,
)
from tests.kernel.toy import LOOKS, Toy


def refused(match: Match, seat: int) -> str:
    """The reason why a seat may not undo; the match stays as it was."""
    before = whole(match)
    assert not match.may_undo(seat)
    with pytest.raises(UndoRefused) as refusal:
        match.undo(seat)
    assert str(refusal.value)
    assert whole(match) == before
    return refusal.value.reason


def test_own_plain_answers_can_be_taken_back_one_after_the_other():
    match = start()
    positions = [whole(match)]
    for text in ("mark fox", "mark hen", "pass"):
        say(match, text)
        positions.append(whole(match))
    assert [checkpoint.answers for checkpoint in match._checkpoints] == [0, 2, 3]
    for back in (2, 1, 0):  # from the third step across two checkpoints to the start
        assert match.may_undo(0)
        match.undo(0)
        assert whole(match) == positions[back]
    assert refused(match, 0) == "nothing"


def test_after_an_undo_another_answer_can_be_given():
    match = start()
    say(match, "mark fox", "mark hen")
    match.undo(0)
    say(match, "mark owl")
    assert marks(match, 1) == ["fox", "owl"]
    assert [event["face"] for event in match.events(1)] == ["fox", "owl"]


def test_nothing_can_be_undone_before_the_first_answer():
    assert [refused(start(), seat) for seat in (0, 1)] == ["nothing", "nothing"]


def test_nobody_undoes_an_answer_of_somebody_else():
    match = start()
    say(match, "mark fox")
    assert refused(match, 1) == "others"


def test_an_answer_is_final_once_somebody_else_has_answered():
    match = start()
    play_to(match, "guard")
    assert match.may_undo(0)
    say(match, "pass")
    assert refused(match, 0) == "others"


def test_looking_at_a_hidden_card_is_final():
    match = start()
    say(match, "mark fox", "mark hen", "look")
    assert refused(match, 0) == "revealed"


def test_looking_at_a_card_one_already_knows_can_be_undone():
    match = start(2, rounds=5)
    say(match, "mark fox", "mark hen", "look")
    table = match._checkpoints[-1].table
    assert isinstance(table, Toy)
    table.round, table.step = 2, LOOKS  # the same lead may look again
    match.rewind(3)
    say(match, "look")
    assert match.may_undo(0)


def test_drawing_chance_is_final():
    match = start()
    say(match, "mark fox", "mark hen", "roll")
    assert refused(match, 0) == "chance"


def test_a_card_that_was_open_only_on_its_way_is_final():
    match = start()
    say(match, "mark fox", "mark hen", "pass")
    play_to(match, "mark")
    say(match, "mark fox", "mark hen", "mill")  # the milled card lies under the pile's top card
    hidden = toy(match).pile[-2]
    assert all(hidden not in match.table.knowledge(viewer) for viewer in range(-1, 2))
    assert refused(match, 1) == "revealed"


def test_an_answer_after_which_others_draw_is_final():
    match = start()
    play_to(match, "bury")
    say(match, "pass")
    assert refused(match, 0) == "revealed"


def test_showing_a_card_from_ones_own_hand_can_be_taken_back():
    for seed in range(30):
        match = start(3, seed=f"show {seed}")
        play_to(match, "guard")
        if not match.pending[0].is_forced():
            break
    before = whole(match)
    say(match, "show shield")
    assert hand(match, 2, 1) == ["shield"]
    match.undo(1)
    assert whole(match) == before
    assert hand(match, 2, 1) == []


def test_a_sealed_answer_can_be_taken_back_while_others_are_missing():
    match = start(3)
    play_to(match, "stake")
    before = whole(match)
    asks = match.pending
    match.answer(1, asks[1].options[0])
    match.answer(0, asks[0].options[0])
    match.undo(1)  # not the last answer, but nobody has seen it
    assert [ask.seat for ask in match.pending] == [1, 2]
    assert match.answers[-1] == (0, asks[0].options[0])
    assert match.sequence == len(match.answers) - 1
    match.undo(0)
    assert whole(match) == before


def test_a_sealed_answer_of_others_blocks_what_was_answered_before():
    match = start(3)
    play_to(match, "stake")
    assert match.answers[-1][0] == 2  # seat 2 was the last to guard
    assert match.may_undo(2)
    match.answer(1, match.pending[1].options[0])
    assert refused(match, 2) == "others"
    assert refused(match, 0) == "others"


def test_a_completed_simultaneous_decision_is_final_for_all():
    match = start(3)
    play_to(match, "stake")
    for ask in match.pending:
        match.answer(ask.seat, ask.options[0])
    assert [refused(match, seat) for seat in (0, 1, 2)] == ["others"] * 3


def test_may_undo_and_undo_agree_and_an_undone_answer_never_happened():
    match = start(3, rounds=8)
    rng = Rng("undo")
    undone = 0
    while not match.over:
        before = whole(match)
        seat, option = any_answer(match, rng)
        match.answer(seat, option)
        after = whole(match)
        for other in range(3):
            if other != seat and match.may_undo(other):  # an earlier sealed answer
                assert other in [who for who, _ in match.answers[match.sequence :]]
        if match.may_undo(seat):
            match.undo(seat)
            assert whole(match) == before
            match.answer(seat, option)
            undone += 1
        assert whole(match) == after
    assert undone > 20


def test_undo_reaches_back_beyond_the_kept_checkpoints():
    match = start(2, rounds=40)
    play_on(match, Rng("far"), answers=120)
    play_to(match, "mark")
    lead = match.pending[0].seat
    before = whole(match)
    say(match, "mark fox")
    del match._checkpoints[1:]  # as if all of them had been dropped
    del match._events[:]
    match.undo(lead)
    assert whole(match) == before


def test_nothing_is_taken_back_after_the_end():
    match = finished()
    for seat in range(match.seats):
        with pytest.raises(UndoRefused) as refused:
            match.undo(seat)
        assert refused.value.reason == "over"


@pytest.mark.parametrize("copies", [1, 2, 3])
def test_an_undo_does_not_tell_of_copies_that_are_not_known(copies):
    """A seat knows of one Copper in another's hand, which is discarded: taking that back is free,
    whether there are more Coppers or not."""
    before = Match.new(registry.load("dominion"), 2, {}, seed="copies").table.copy()
    assert isinstance(before, Dominion)
    foe = before.players[1]
    coppers = [card for card in foe.hand + foe.deck if before.face(card) == "copper"][:copies]
    estates = [card for card in foe.hand + foe.deck if before.face(card) == "estate"]
    foe.deck = [card for card in foe.hand + foe.deck if card not in (*coppers, *estates)]
    foe.hand = [*coppers, *estates]
    kind = before.kinds[coppers[0]]

    def discarded(known: list[int]) -> str:
        then = before.copy()
        for card in known:
            then.learn(bit_of(0), card)
        now = then.copy()
        card = now.find(now.players[1].hand, kind)
        now.players[1].hand.remove(card)
        now.players[1].discard.append(card)
        try:
            check_unshown(then, now, 0)
        except UndoRefused as refusal:
            return refusal.reason
        return ""

    assert discarded([coppers[-1]]) == ""
    assert discarded([]) == discarded([estates[0]]) == "revealed"
