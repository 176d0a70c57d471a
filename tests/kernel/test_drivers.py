"""Re-running from the checkpoint, direct calls and the stepper are three ways to the same game."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.ask import PASS, Ask
from tafelrunde.kernel.bots import Bot, Direct, RandomBot, play_out
from tafelrunde.kernel.errors import IllegalAnswer, MatchOver, NotYourSeat
from tafelrunde.kernel.record import fingerprint
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.stepper import Stepper
from tafelrunde.kernel.table import Sight, Table
from tests.kernel.playing import start, truth
from tests.kernel.toy import MARK, TITLE, ToyTitle


def dealt(seats: int, seed: str = "toy", rounds: int = 6, title: ToyTitle = TITLE) -> Table:
    table = title.deal(title.prepare(seats, {"rounds": rounds}), seed)
    table.loud = True
    return table


def seen(table: Table) -> bytes:
    """Everything everybody sees and heard, as bytes."""
    viewers = range(-1, table.seats)
    views = [table.view(viewer) for viewer in viewers]
    faces = [[event.face(viewer) for event in table.events] for viewer in viewers]
    return repr((views, faces, truth(table))).encode()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", ["a", "b"])
def test_three_drivers_give_identical_views_and_events(seats, seed):
    table = dealt(seats, seed)
    direct = Direct(table, [RandomBot(Rng(f"bot {seat}")) for seat in range(seats)])
    direct.answers = []
    table.driver = direct
    while not table.over:
        table.play()

    match = start(seats, seed=seed, rounds=6)
    for seat, option in direct.answers:
        match.answer(seat, option)
    match.table.events = list(match._events)
    assert seen(match.table) == seen(table)

    stepper = Stepper(dealt(seats, seed))
    for seat, option in direct.answers:
        stepper.answer(seat, option)
    assert seen(stepper.table) == seen(table)
    assert stepper.pending == []


def test_stepper_and_match_ask_the_same_at_every_step():
    match, stepper, rng = start(3, rounds=5), Stepper(dealt(3, rounds=5)), Rng("steps")
    while not match.over:
        assert [repr(ask) for ask in stepper.pending] == [repr(ask) for ask in match.pending]
        views = [fingerprint(stepper.table.view(viewer)) for viewer in range(-1, 3)]
        assert views == [fingerprint(match.view(viewer)) for viewer in range(-1, 3)]
        ask = match.pending[rng.below(len(match.pending))]  # sealed answers in any order
        option = ask.options[rng.below(len(ask.options))]
        match.answer(ask.seat, option)
        stepper.answer(ask.seat, option)
    assert stepper.table.over


def test_the_stepper_refuses_wrong_answers_and_stays_where_it_was():
    stepper = Stepper(dealt(2, rounds=1))
    before = seen(stepper.table)
    with pytest.raises(NotYourSeat, match="seat 1 is not asked"):
        stepper.answer(1, MARK + 1)
    with pytest.raises(IllegalAnswer, match="not among the 5"):
        stepper.answer(0, PASS)
    assert seen(stepper.table) == before
    while stepper.pending:
        stepper.answer(stepper.pending[0].seat, stepper.pending[0].options[0])
    with pytest.raises(MatchOver):
        stepper.answer(0, PASS)


class Cheat(Bot):
    def choose(self, sight: Sight, ask: Ask) -> int:
        return 10**6


def test_an_illegal_answer_of_a_bot_is_refused():
    with pytest.raises(IllegalAnswer, match="option 1000000 is not among"):
        play_out(dealt(2), [Cheat(), Cheat()])


def test_a_question_that_was_answered_still_refuses_what_is_no_answer():
    ask = Ask(0, "mark", [MARK + 1, MARK + 2])
    for wrong in (PASS, -1, MARK, 10**30):
        assert not ask.allows(wrong)
    for right in (MARK + 2, MARK + 1, MARK + 1):
        ask.check(right)
        assert ask.allows(right)
        for wrong in (PASS, -1, MARK, 10**30):
            assert not ask.allows(wrong)
            with pytest.raises(IllegalAnswer, match="is not among the 2"):
                ask.check(wrong)


def test_a_question_without_answers_has_none():
    ask = Ask(0, "mark", [])
    assert not ask.allows(PASS) and not ask.allows(-1)


class Nobody(Bot):
    def choose(self, sight: Sight, ask: Ask) -> int:
        assert len(ask.options) > 1, "forced answers need no bot"
        assert isinstance(sight, Sight)
        return ask.options[0]


def test_bots_are_spared_forced_questions_and_see_only_their_seat():
    outcome = play_out(dealt(4), [Nobody()] * 4)
    assert outcome.reason == "rounds"
    assert len(outcome.scores) == 4
    assert all(outcome.scores[seat] == max(outcome.scores) for seat in outcome.winners)


def test_what_a_bot_sees_is_the_view_of_its_seat():
    table = dealt(3)
    for seat in range(3):
        assert table.sight(seat).view() == table.view(seat)
        imagined = table.sight(seat).imagine(Rng("dream")).table
        assert imagined.view(seat) == table.view(seat)
        assert truth(imagined) != truth(table)


def test_a_game_that_does_not_end_is_stopped():
    bots: list[Bot] = [RandomBot(Rng("x")), RandomBot(Rng("y"))]
    with pytest.raises(RuntimeError, match="no end after 500 decisions"):
        play_out(dealt(2, title=ToyTitle("endless")), bots, max_decisions=500)


def test_events_are_only_made_when_somebody_listens():
    table = dealt(2)
    table.loud = False
    play_out(table, [RandomBot(Rng("x")), RandomBot(Rng("y"))])
    assert table.events == []
