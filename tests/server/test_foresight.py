"""A quick bot says at once what it answers to the questions that follow; nothing else changes."""

from __future__ import annotations

import random

import pytest

from tafelrunde.bots.registry import house_bot
from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.bots import Bot
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Sight
from tafelrunde.server import jobs
from tafelrunde.server.jobs import Think, Worker, foresee
from tafelrunde.server.live import Foreseen
from tafelrunde.titles import registry
from tests.server.test_differences import opened


class Noting(Bot):
    """Answers the first that comes to its mind, and notes what it saw."""

    def __init__(self) -> None:
        self.seen: list[object] = []

    def choose(self, sight: Sight, ask: Ask) -> int:
        """The last option."""
        self.seen.append((sight.view(), list(ask.options)))
        return ask.options[-1]


@pytest.mark.parametrize("title", list(registry.TITLES))
def test_what_is_foreseen_is_what_the_bot_answers_when_it_is_asked(title):
    loaded = registry.load(title)
    rng = random.Random(title)
    seats, options = loaded.sample(Rng("foresight"))
    match, foreseen = Match.new(loaded, seats, options, seed="foresight"), 0
    for _ in range(40):
        if match.over:
            break
        ask = match.pending[0]
        if len(match.pending) == 1:
            ahead, then = match.copy(), match.copy()
            early, late = Noting(), Noting()
            option = early.choose(ahead.table.sight(ask.seat), ask)
            answers = [option, *foresee(ahead, early, ask.seat, option)]
            for answer in answers:
                (asked,) = then.pending
                assert asked.seat == ask.seat
                if not asked.is_forced() or then.answers == match.answers:
                    assert late.choose(then.table.sight(ask.seat), asked) == answer
                then.answer(ask.seat, answer)
            assert early.seen == late.seen
            foreseen += len(answers) - 1
        match.answer(ask.seat, rng.choice(ask.options))
    assert foreseen


def test_a_job_tells_what_follows_and_the_next_one_begins_where_the_game_is(monkeypatch):
    live = opened("dominion", 4)
    match = live.match
    assert match is not None
    monkeypatch.setattr(jobs, "QUICK", 60.0)
    worker, seat = Worker(), match.pending[0].seat
    record = match.record()
    thought = worker.think(Think("t", record, seat, match.title.default_bot))
    assert thought.then and thought.told is None
    match.answer(seat, thought.option)
    again = worker.think(Think("t", match.record(), seat, match.title.default_bot))
    assert worker.matches["t"].answers[: len(match.answers)] == match.answers
    assert again.option in match.pending[0].options


def test_a_bot_that_takes_its_time_is_asked_one_question_after_the_other(monkeypatch):
    live = opened("dominion", 4)
    match = live.match
    assert match is not None
    monkeypatch.setattr(jobs, "QUICK", -1.0)
    thought = Worker().think(Think("t", match.record(), match.pending[0].seat, "bigmoney"))
    assert thought.then == []


def test_a_search_is_asked_one_question_after_the_other():
    live = opened("dominion", 4)
    match = live.match
    assert match is not None
    maker, worker, seat = house_bot(match.title, "search:2"), Worker(), match.pending[0].seat
    assert maker is not None
    worker.bots["t"] = {(seat, "search:2"): maker(Rng("two"))}
    thought = worker.think(Think("t", match.record(), seat, "search:2"))
    assert thought.then == [] and thought.told is not None


def test_what_was_foreseen_counts_only_where_the_game_went_on_as_foreseen():
    live = opened("dominion", 5)
    match = live.match
    assert match is not None
    ask = match.pending[0]
    seat, options = ask.seat, [ask.options[0]]
    ahead = match.copy()
    ahead.answer(seat, options[0])
    options.append(ahead.pending[0].options[-1])
    live.table.seats[seat].bot = "bigmoney"
    live.foreseen = Foreseen(seat, "bigmoney", live.epoch, 0, options)
    assert live.foreseen_at(seat) == options[0]
    match.answer(seat, options[0])
    assert live.foreseen_at(seat) == options[1]
    live.epoch += 1  # something was taken back
    assert live.foreseen_at(seat) is None
    live.epoch -= 1
    live.table.seats[seat].bot = "auto"  # another bot sits there now
    assert live.foreseen_at(seat) is None
    live.table.seats[seat].bot = "bigmoney"
    match.rewind(0)
    match.answer(seat, ask.options[-1])
    assert ask.options[-1] != options[0] and live.foreseen_at(seat) is None
