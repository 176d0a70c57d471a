from __future__ import annotations

import gc
import json
import time

import msgspec
import pytest

from tafelrunde.kernel.errors import MalformedRecord, UnknownRevision
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import MAX_BYTES, Record, decode, encode
from tafelrunde.kernel.rng import Rng
from tafelrunde.titles import registry
from tests.kernel.playing import any_answer, finished, play_to, start, whole
from tests.kernel.toy import TITLE, ToyTitle


def text(**changes: object) -> bytes:
    """A finished record as JSON, with some fields changed; `...` leaves a field out."""
    fields = json.loads(encode(finished().record())) | changes
    return json.dumps({name: value for name, value in fields.items() if value is not ...}).encode()


def load(data: bytes) -> Match:
    return Match.load(TITLE, decode(data))


def test_a_record_says_title_revision_seats_options_seed_answers_result_and_names():
    match = Match.new(TITLE, 2, {"rounds": 1}, seed="s", names=["Ada", "Bo"])
    assert json.loads(encode(match.record())) == {
        "format": 1,
        "title": "toy",
        "revision": 1,
        "seats": 2,
        "options": {"rounds": 1},
        "seed": "s",
        "answers": [],
        "result": None,
        "names": ["Ada", "Bo"],
    }


def test_a_record_replays_to_the_same_match_at_every_point():
    match = start(3, rounds=4)
    rng = Rng("record")
    while True:
        again = load(encode(match.record()))
        assert whole(again) == whole(match)
        assert [repr(ask) for ask in again.pending] == [repr(ask) for ask in match.pending]
        if match.over:
            break
        match.answer(*any_answer(match, rng))
    assert match.record().result is not None
    assert encode(again.record()) == encode(match.record())


def test_a_record_in_the_middle_of_a_sealed_decision_keeps_it_sealed():
    match = start(3)
    play_to(match, "stake")
    match.answer(1, match.pending[1].options[0])
    again = load(encode(match.record()))
    assert [ask.seat for ask in again.pending] == [0, 2]
    assert again.sequence == match.sequence
    assert again.may_undo(1)


def test_the_same_record_is_the_same_bytes():
    assert encode(finished().record()) == encode(finished().record())
    assert encode(decode(text())) == encode(finished().record())


def test_a_finished_record_without_a_stated_result_is_accepted():
    assert load(text(result=None)).over
    assert load(text(result=..., names=...)).over


BROKEN = {
    "truncated": text()[:-20],
    "empty": b"",
    "no JSON": b"\x00\xff\xfe",
    "no UTF-8": text(seed="xxxx").replace(b"xxxx", b"\xff\xff\xff\xff"),
    "half a surrogate": text(seed="xxxx").replace(b"xxxx", b"\\ud800"),
    "no object": b"[]",
    "null": b"null",
    "missing seed": text(seed=...),
    "missing answers": text(answers=...),
    "unknown field": text(cheat=True),
    "unknown field in the result": text(
        result={"scores": [], "winners": [], "reason": "", "by": 1}
    ),
    "seats as text": text(seats="3"),
    "seats as truth": text(seats=True),
    "seats as fraction": text(seats=2.5),
    "seed as number": text(seed=7),
    "empty seed": text(seed=""),
    "long seed": text(seed="x" * 201),
    "options as list": text(options=[]),
    "answers as object": text(answers={}),
    "answer with three parts": text(answers=[[0, 9, 1]]),
    "answer with one part": text(answers=[[0]]),
    "answer as text": text(answers=[["0", "mark"]]),
    "other format": text(format=2),
    "format zero": text(format=0),
    "too many answers": text(answers=[[0, 0]] * 100_001),
    "too large": text() + b" " * MAX_BYTES,
    "nested too deep": text(options={"x": 0}).replace(b": 0}", b": " + b"[" * 100_000),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_damaged_record_is_refused_by_name(case):
    with pytest.raises(MalformedRecord) as refusal:
        decode(BROKEN[case])
    assert str(refusal.value)
    assert len(str(refusal.value)) < 300


def changed(at: int, answer: tuple[int, int]) -> bytes:
    answers = list(finished().answers)
    answers[at] = answer
    return text(answers=answers, result=None)


UNPLAYABLE = {
    "another title": (text(title="chess"), "record of chess, not of toy"),
    "too many seats": (text(seats=9), "options are not playable"),
    "no seats": (text(seats=-(2**70)), "options are not playable"),
    "unknown options": (text(options={"rounds": 4, "x": [{}]}), "options are not playable"),
    "an option of the wrong type": (text(options={"rounds": None}), "options are not playable"),
    "an illegal answer": (changed(1, (0, 0)), "does not replay: option 0 is not among"),
    "an answer no vocabulary has": (changed(0, (0, -(10**30))), "does not replay"),
    "an answer of another seat": (changed(0, (1, 9)), "seat 1 answered, but seat 0 is asked"),
    "an answer of no seat": (changed(0, (-1, 9)), "seat -1 answered"),
    "a winner who did not win": (
        text(result={"scores": [9, 9, 9], "winners": [0], "reason": "rounds"}),
        "another result",
    ),
    "a result before the end": (text(answers=finished().answers[:-1]), "another result"),
    "answers after the end": (text(answers=[*finished().answers, (0, 0)]), "after the end"),
}


@pytest.mark.parametrize("case", UNPLAYABLE)
def test_a_record_that_does_not_replay_is_refused_by_name(case):
    data, message = UNPLAYABLE[case]
    with pytest.raises(MalformedRecord, match=message):
        load(data)


def test_an_illegal_sealed_answer_is_refused_before_the_others_have_answered():
    match = start(3)
    play_to(match, "stake")
    fields = json.loads(encode(match.record()))
    fields["answers"].append([1, 0])
    with pytest.raises(MalformedRecord, match="option 0 is not among"):
        load(json.dumps(fields).encode())


def test_two_sealed_answers_of_one_seat_are_refused():
    match = start(3)
    play_to(match, "stake")
    option = match.pending[1].options[0]
    fields = json.loads(encode(match.record()))
    fields["answers"] += [[1, option], [1, option]]
    with pytest.raises(MalformedRecord, match=r"seat 1 answered, but seats \[0, 2\] are asked"):
        load(json.dumps(fields).encode())


@pytest.mark.parametrize("revision", [0, 2, 99])
def test_a_record_of_another_revision_is_refused_and_says_so(revision):
    with pytest.raises(UnknownRevision, match=f"revision {revision} of toy; revision 1 is install"):
        load(text(revision=revision))
    assert Match.load(ToyTitle(revision=revision), decode(text(revision=revision))).over


def test_a_record_cannot_be_changed_in_place():
    record = finished().record()
    with pytest.raises(AttributeError):
        record.seed = "other"
    assert isinstance(record, Record)


def test_the_true_seed_is_in_the_record_and_nowhere_else():
    match = finished(seed="do-not-tell")
    assert b"do-not-tell" in encode(match.record())
    for viewer in range(-1, 3):
        assert "do-not-tell" not in repr((match.view(viewer), match.events(viewer)))


def seconds_to_load(answers: int) -> float:
    """Processor time for a game of Dominion in which nobody ever buys anything."""
    title = registry.load("dominion")
    start = Match.new(title, 2, {}, seed="long").record()
    passing = [(number // 2 % 2, 0) for number in range(answers)]
    gc.disable()  # how much else there is to look through is not what is measured
    try:
        begun = time.process_time()
        match = Match.load(title, msgspec.structs.replace(start, answers=passing))
        needed = time.process_time() - begun
    finally:
        gc.enable()
    assert len(match.answers) == answers
    return needed


def test_loading_takes_as_long_as_the_record_is():
    short = min(seconds_to_load(1250) for _ in range(3))
    long = min(seconds_to_load(20_000) for _ in range(3))
    assert long < 16 * 1.6 * short  # copying the rest at every step made it 30 and more


def test_a_record_is_replayed_bit_by_bit_as_well_as_at_once():
    record = finished().record()
    whole_match = Match.load(TITLE, record)
    match, bites = Match.opened(TITLE, record), 1
    while not match.go_on(record, 1):
        bites += 1
    assert bites > 3 and match.digest() == whole_match.digest()
    wrong = Match.opened(TITLE, msgspec.structs.replace(record, answers=[*record.answers, (0, 0)]))
    with pytest.raises(MalformedRecord, match="after the end"):
        wrong.go_on(record, 10**6)
