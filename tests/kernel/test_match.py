from __future__ import annotations

import pytest

from tafelrunde.kernel.ask import PASS, Ask, Waiting
from tafelrunde.kernel.errors import (
    BadOptions,
    IllegalAnswer,
    MatchOver,
    NotYourSeat,
    StaleAnswer,
    TafelrundeError,
)
from tafelrunde.kernel.events import Arg
from tafelrunde.kernel.match import KEPT_CHECKPOINTS, Match
from tafelrunde.kernel.record import decode, encode
from tafelrunde.kernel.rng import Rng
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
from tests.kernel.toy import MARK, SHOW, TITLE, VOCABULARY, Toy, ToyTitle


def test_a_new_match_asks_its_first_question():
    match = start(3)
    (ask,) = match.pending
    assert (ask.seat, ask.player, ask.prompt, ask.rule, ask.count) == (0, 0, "mark", "toy:1", 2)
    assert [VOCABULARY.name(option) for option in ask.options] == [
        "mark corn",
        "mark hen",
        "mark fox",
        "mark owl",
        "mark shield",
    ]
    assert (match.seats, match.over, match.sequence, match.answers) == (3, False, 0, [])


def test_waiting_cannot_be_swallowed_by_a_rule_that_catches_exceptions():
    assert not issubclass(Waiting, Exception)
    table = TITLE.deal(TITLE.prepare(2, {}), "toy")
    with pytest.raises(Waiting) as waiting:
        table.play()
    assert waiting.value.asks[0].prompt == "mark"


def test_an_answer_in_the_middle_of_a_step_shows_in_view_and_events():
    match = start()
    say(match, "mark fox")
    assert match.pending[0].count == 1
    assert marks(match, 1) == ["fox"]
    assert match.events(1) == [{"id": "marks", "seat": 0, "face": "fox", "rule": "toy:1"}]


def test_an_answer_at_the_end_of_a_step_goes_on_to_the_next_question():
    match = start()
    say(match, "mark fox", "mark hen")
    assert match.pending[0].prompt == "look"
    assert marks(match, -1) == ["fox", "hen"]


def test_steps_without_questions_are_played_through():
    match = start(2, rounds=1)
    play_to(match, "bury")
    say(match, "pass")
    assert match.over  # the refill asked nothing and ended the game
    assert [event["id"] for event in match.events(-1)][-3:] == ["draws", "draws", "ends"]


def test_an_ended_match_asks_nothing_and_takes_no_answer():
    match = finished()
    before = whole(match)
    assert match.pending == []
    with pytest.raises(MatchOver, match="over"):
        match.answer(0, PASS)
    assert whole(match) == before


# -- wrong answers


@pytest.mark.parametrize("seat", [1, 2, -1, 99])
def test_a_seat_that_is_not_asked_cannot_answer(seat):
    match = start(3)
    before = whole(match)
    with pytest.raises(NotYourSeat, match=f"seat {seat} is not asked anything; waiting for seat 0"):
        match.answer(seat, MARK + 1)
    assert whole(match) == before


@pytest.mark.parametrize("option", [PASS, -1, MARK, MARK + 6, SHOW + 5, 10**30])
def test_an_option_that_is_not_offered_is_refused(option):
    match = start()
    before = whole(match)
    with pytest.raises(IllegalAnswer, match=f"option {option} is not among the 5 legal answers"):
        match.answer(0, option)
    assert whole(match) == before


def test_offered_options_cannot_be_forged_by_changing_the_question():
    match = start()
    before = whole(match)
    match.pending[0].options.append(SHOW)
    with pytest.raises(IllegalAnswer):
        match.answer(0, SHOW)
    assert whole(match) == before


def test_an_answer_to_another_question_is_stale():
    match = start()
    say(match, "mark fox")
    before = whole(match)
    for sequence in (0, 2, -1):
        with pytest.raises(StaleAnswer, match=f"for question {sequence}, but question 1 is open"):
            match.answer(0, MARK + 1, sequence)
    assert whole(match) == before
    match.answer(0, MARK + 1, 1)
    assert match.sequence == 2


def test_all_errors_are_one_kind_of_value_error():
    for error in (NotYourSeat, IllegalAnswer, StaleAnswer, MatchOver, BadOptions):
        assert issubclass(error, TafelrundeError)
    assert issubclass(TafelrundeError, ValueError)


def test_a_rule_that_raises_in_the_middle_of_a_step_leaves_the_match_as_it_was():
    match = start(title=ToyTitle("raises"))
    say(match, "mark owl")
    before = whole(match)
    for _ in range(3):
        with pytest.raises(ZeroDivisionError):
            say(match, "mark owl")
        assert whole(match) == before
    say(match, "mark hen")
    assert match.pending[0].prompt == "look"


def test_a_rule_that_raises_in_a_later_step_leaves_the_match_as_it_was(monkeypatch):
    match = start()
    say(match, "mark owl")
    before = whole(match)
    with monkeypatch.context() as patch:
        patch.setattr(Toy, "play_look", lambda self: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            say(match, "mark hen")
    assert whole(match) == before
    say(match, "mark hen")
    assert match.pending[0].prompt == "look"


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {}), (5, {}), (2, {"rounds": 0}), (2, {"rounds": "3"}), (2, {"colour": "red"})],
)
def test_bad_options_are_refused(seats, options):
    with pytest.raises(BadOptions, match="the "):
        Match.new(TITLE, seats, options, seed="toy")


@pytest.mark.parametrize("seed", ["", "x" * 201])
def test_a_seed_that_no_record_could_hold_is_refused(seed):
    with pytest.raises(BadOptions, match="1 to 200 characters"):
        Match.new(TITLE, 2, seed=seed)


# -- several at once


def at_stake(seats: int = 3) -> Match:
    match = start(seats)
    play_to(match, "stake")
    return match


def test_a_simultaneous_question_is_open_for_all_seats_at_once():
    match = at_stake()
    assert [ask.seat for ask in match.pending] == [0, 1, 2]


def test_simultaneous_answers_come_in_any_order_with_the_same_result():
    digests = set()
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        match = at_stake()
        options = {ask.seat: ask.options[0] for ask in match.pending}
        for seat in order:
            match.answer(seat, options[seat])
        digests.add(match.digest())
    assert len(digests) == 1


def test_simultaneous_answers_carry_the_same_number_until_all_are_in():
    match = at_stake()
    number = match.sequence
    asks = match.pending
    match.answer(2, asks[2].options[0], number)
    assert match.sequence == number
    assert [ask.seat for ask in match.pending] == [0, 1]
    match.answer(0, asks[0].options[0], number)
    match.answer(1, asks[1].options[0], number)
    assert match.sequence == number + 3
    with pytest.raises(StaleAnswer):
        match.answer(0, asks[0].options[0], number)


def test_a_sealed_answer_is_seen_by_nobody():
    match = at_stake()
    seen = [(match.view(viewer), match.events(viewer)) for viewer in range(-1, 3)]
    match.answer(1, match.pending[1].options[0])
    assert [(match.view(viewer), match.events(viewer)) for viewer in range(-1, 3)] == seen


def test_nobody_answers_a_simultaneous_question_twice():
    match = at_stake()
    ask = match.pending[1]
    match.answer(1, ask.options[0])
    before = whole(match)
    with pytest.raises(NotYourSeat, match="waiting for seat 0, 2"):
        match.answer(1, ask.options[-1])
    assert whole(match) == before


def test_an_illegal_sealed_answer_is_refused_at_once():
    match = at_stake()
    before = whole(match)
    with pytest.raises(IllegalAnswer):
        match.answer(1, PASS)
    assert whole(match) == before


class TwoFor1(Toy):
    """Seat 0 decides for itself and for seat 1 at the same time."""

    def play(self) -> None:
        asks = [Ask(0, "mark", [MARK + n, PASS], player=n - 1) for n in (1, 2)]
        self.marks = [VOCABULARY.name(option) for option in self.ask_each(asks)]
        self.over = True


class TwoFor1Title(ToyTitle):
    def deal(self, prepared, seed):
        return TwoFor1(2, Rng(seed), 1)


def test_one_seat_may_decide_for_two_players_at_the_same_time():
    match = Match.new(TwoFor1Title(), 2, seed="toy")
    assert [(ask.seat, ask.player) for ask in match.pending] == [(0, 0), (0, 1)]
    say(match, "mark corn")
    assert [(ask.seat, ask.player) for ask in match.pending] == [(0, 1)]
    match.undo(0)
    say(match, "pass", "mark hen")
    assert match.over
    assert toy(match).marks == ["pass", "mark hen"]


# -- forced questions


def test_a_question_is_asked_even_if_only_passing_is_legal():
    forced = free = 0
    for seed in range(20):
        match = start(2, seed=f"guard {seed}")
        play_to(match, "guard")
        (ask,) = match.pending
        holds = "shield" in str(hand(match, 1, 1))
        assert ask.is_forced() == (not holds)
        forced += ask.is_forced()
        free += not ask.is_forced()
    assert forced
    assert free


# -- events


def test_events_can_be_read_from_a_number_on():
    match = start(3)
    rng = Rng("events")
    while not match.over:
        for viewer in range(-1, 3):
            everything = match.events(viewer)
            assert len(everything) == match.event_count()
            for since in (0, 1, match.event_count() - 1, match.event_count(), 10**6):
                since = max(0, since)
                assert match.events(viewer, since) == everything[since:]
            assert match.events(viewer, -3) == everything
        match.answer(*any_answer(match, rng))


def test_event_numbers_never_change_as_the_match_goes_on():
    match = start(2)
    rng = Rng("numbers")
    told: list[dict[str, Arg]] = []
    while not match.over:
        told.extend(match.events(0, len(told)))
        match.answer(*any_answer(match, rng))
    assert told == match.events(0)[: len(told)]


# -- going back and copying


def test_a_match_can_be_rewound_to_any_number_of_answers():
    match = start(2, rounds=6)
    rng = Rng("rewind")
    positions = [whole(match)]
    while not match.over:
        match.answer(*any_answer(match, rng))
        positions.append(whole(match))
    answers = list(match.answers)
    for n in (len(answers), len(answers) - 1, 20, 19, 7, 1, 0):
        match.rewind(n)
        assert whole(match) == positions[n]
        assert match.answers == answers[:n]
    for seat, option in answers:
        match.answer(seat, option)
    assert whole(match) == positions[-1]


def test_a_match_cannot_be_rewound_to_more_answers_than_there_are():
    match = start()
    say(match, "mark fox")
    before = whole(match)
    for n in (2, -1):
        with pytest.raises(StaleAnswer, match="only 1 answers"):
            match.rewind(n)
    assert whole(match) == before


def test_a_long_match_keeps_few_checkpoints_and_still_goes_back_to_the_start():
    match = start(2, rounds=40)
    first = whole(match)
    play_on(match, Rng("long"))
    assert len(match._checkpoints) == KEPT_CHECKPOINTS
    assert len(match.answers) > 2 * KEPT_CHECKPOINTS
    last, answers = whole(match), list(match.answers)
    match.rewind(0)
    assert whole(match) == first
    for seat, option in answers:
        match.answer(seat, option)
    assert whole(match) == last


def test_a_copy_is_in_the_same_position_and_goes_its_own_way():
    match = start(3, rounds=4)
    rng = Rng("copy")
    while not match.over:
        before = whole(match)
        twin = match.copy()
        assert whole(twin) == before
        play_on(twin, rng.copy(), answers=9)
        assert whole(match) == before
        twin.rewind(0)
        twin.names.append("nobody")
        assert match.names == []
        match.answer(*any_answer(match, rng))
    assert whole(match.copy()) == whole(match)


def test_a_copied_match_plays_on_exactly_like_the_original():
    match = start(4, rounds=5)
    play_on(match, Rng("a"), answers=17)
    twin = match.copy()
    play_on(match, Rng("b"))
    play_on(twin, Rng("b"))
    assert whole(twin) == whole(match)


def test_the_digest_is_stable_across_versions_for_the_same_match():
    assert Match.load(TITLE, decode(encode(finished().record()))).digest() == finished().digest()


def test_options_given_by_the_caller_are_not_shared_with_the_match():
    options: dict[str, object] = {"rounds": 2}
    match = Match.new(TITLE, 2, options, seed="toy")
    options["rounds"] = 9
    match.record().options["rounds"] = 9
    assert match.record().options == {"rounds": 2}
