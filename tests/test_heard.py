"""Who hears an answer: in replays nobody sees a choice that was not theirs to know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tafelrunde.kernel.heard import Answer
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import Record, decode
from tafelrunde.kernel.rng import Rng
from tafelrunde.server.cursors import Cursors
from tafelrunde.server.limits import REPLAY_PAGE
from tafelrunde.server.messages import Position
from tafelrunde.server.positions import positions
from tafelrunde.testing.fuzz import daily_seed
from tafelrunde.titles import registry
from tools.make_fixtures import FIXTURES

# Questions whose answers lie face down or sealed, for every one of which there is a recorded game.
HIDDEN = {
    "allegoria": ["bid", "keep-end-task", "choose-noble", "keep-task", "grant-task", "guild-keep"],
    "dominion": ["haven", "give", "topdeck-order", "harbinger-topdeck", "secret-passage"],
}
# Questions that others see answered.
OPEN = {
    "allegoria": [
        "take-group",
        "divide-single",
        "grant-replace",
        "discard-bankers",
        "soldiers-act",
    ],
    "dominion": ["buy", "gain", "play-action", "wishing-well", "secret-passage-position"],
}


def records(title: str) -> Iterator[Record]:
    """The recorded games of a title."""
    for path in sorted((FIXTURES / title).glob("*.json")):
        yield decode(path.read_bytes())


def pages(record: Record, viewer: int) -> list[Position]:
    """All positions of a game from somebody's eyes, as a replay shows them."""
    cursors = Cursors()
    found: list[Position] = []
    for first in range(0, len(record.answers) + 1, REPLAY_PAGE):
        found += positions(cursors, "t", record, viewer, first)
    return found


def answers(record: Record) -> Iterator[tuple[Answer, Match]]:
    """Every answer of a game with the match after it."""
    title = registry.load(record.title)
    match = Match.new(title, record.seats, record.options, seed=record.seed)
    for seat, option in record.answers:
        answer = Answer(match, seat, option)
        match.answer(seat, option)
        yield answer, match


def named(face: dict[str, object]) -> set[str]:
    """Everything an event names."""
    words: set[str] = set()
    for value in face.values():
        if isinstance(value, str):
            words.update(value.split())
        elif isinstance(value, list):
            words.update(value)
    return words


@pytest.mark.parametrize("title", HIDDEN)
def test_a_replay_shows_hidden_answers_only_to_whom_they_belong(title):
    met = set()
    rng = Rng(daily_seed())
    for record in records(title):
        viewers = range(-1, record.seats)
        eyes = viewers[rng.below(len(viewers))]  # a replay is slow to make: one a day of each game
        replay = pages(record, eyes)
        for at, (answer, after) in enumerate(answers(record)):
            ask = answer.ask
            if ask.prompt not in HIDDEN[title] + OPEN[title]:
                continue
            met.add(ask.prompt)
            for viewer in viewers:
                knows = ask.prompt in OPEN[title] or viewer in (ask.seat, ask.player)
                assert answer.is_heard(after, viewer) == knows, (ask.prompt, viewer)
                if viewer == eyes:
                    assert bool(replay[at].chosen) == knows, (ask.prompt, viewer)
    assert met == {*HIDDEN[title], *OPEN[title]}


@pytest.mark.parametrize("title", registry.TITLES)
def test_an_answer_about_a_card_that_is_heard_was_told_by_an_event(title):
    """A new card that forgets to say that its question is secret is found here."""
    cards = {name.removeprefix("card/") for name in registry.load(title).elements()}
    told = 0
    for record in records(title):
        for answer, after in answers(record):
            thing = answer.name.partition(" ")[2]
            for viewer in {-1, 0, 1} - {answer.ask.seat, answer.ask.player}:
                if thing in cards and answer.is_heard(after, viewer):
                    events = after.events(viewer, answer.since)
                    assert any(thing in named(face) for face in events), (answer.ask, answer.name)
                    told += 1
    assert told > 100
