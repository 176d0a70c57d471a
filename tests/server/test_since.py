"""What happened since one's last turn: from its end on, whatever one was asked meanwhile."""

from __future__ import annotations

import random

import msgspec
import pytest

from tafelrunde.kernel.match import Match
from tafelrunde.server import messages as m
from tafelrunde.server.limits import REPLAY_PAGE
from tafelrunde.server.turns import last_of
from tafelrunde.titles import registry
from tests.server.backends import serving
from tests.server.client import Person
from tests.server.test_standing import SEATS, person, stored

pytestmark = pytest.mark.anyio
WANTED = ("play militia", "buy militia", "treasures")
ANN = 0


@pytest.mark.parametrize(
    ("turns", "answered", "found"),
    [
        ([0], [], 0),  # nothing has happened
        ([0, 0, 1, 1], [0, 0, 1], 1),
        ([0, 0, 1, 1, 1, 2, 0], [0, 0, 1, 0, 1, 2], 1),  # asked in another's turn
        ([0, 0, 1, 0, 0, 0], [0, 0, 1, 0, 1], 1),  # others are asked in the turn that goes on
        ([0, 1, -1, -1, 1, 2], [0, 1, 0, 1, 1], 0),  # all are asked in nobody's turn
        ([0, 1, 0, 1, 0], [0, 1, 1, 1], 0),  # somebody else has decided in a turn of one's own
        ([1, 1, 2, 0], [1, 1, 2], 0),  # the first turn
    ],
)
def test_it_begins_where_the_last_own_turn_ended(turns, answered, found):
    assert last_of(turns, answered, 0) == found


def after_a_militia() -> Match:
    """Ann has discarded in Bob's turn; now she is in turn again."""
    title = registry.load("dominion")
    for seed in range(50):
        match = Match.new(title, SEATS, {"kingdom": "first-game"}, seed=str(seed))
        discarded = -1
        while len(match.answers) < 300 and not match.over:
            ask, turn = match.pending[0], title.on_turn(match.table)
            if ask.seat == turn == ANN and discarded > 0 and ask.prompt in ("action", "buy"):
                return match
            if ask.seat == ANN != turn and ask.prompt == "discard":
                discarded = len(match.answers)
            by_name = {title.vocabulary.name(option): option for option in ask.options}
            wishes = [by_name[wish] for wish in WANTED if wish in by_name]
            mine = ask.seat == turn == 1
            match.answer(ask.seat, wishes[0] if mine and wishes else ask.options[-1])
    raise AssertionError("nobody has played a Militia")


def after_many_steps() -> Match:
    """More has happened since Ann's turn than a page holds."""
    title = registry.load("oath")
    for seed in range(50):
        match, rng, last = Match.new(title, SEATS, {}, seed=str(seed)), random.Random(seed), 0
        while not match.over:
            ask = match.pending[0]
            turn = title.on_turn(match.table)
            if turn == ANN and len(match.answers) - last > REPLAY_PAGE + 1:
                return match
            last = len(match.answers) if turn == ANN else last
            match.answer(ask.seat, rng.choice(ask.options))
    raise AssertionError("the turns were short")


def left_turn(match: Match) -> int:
    """The last position of Ann's turn before the others', found from the end."""
    past = match.copy()
    steps = []
    while past.answers:
        past.rewind(len(past.answers) - 1)
        steps.append((len(past.answers), past.title.on_turn(past.table) == ANN))
    theirs = next(step for step, hers in steps if not hers)
    return next(step for step, hers in steps if hers and step < theirs)


async def all_since(ann: Person, id: str) -> list[m.Since]:
    pages = [msgspec.convert(await ann.get(f"/api/tables/{id}/since"), m.Since)]
    while pages[-1].positions[-1].step < pages[-1].steps:
        then = pages[-1].positions[-1].step + 1
        told = await ann.get(f"/api/tables/{id}/since?from={then}")
        pages.append(msgspec.convert(told, m.Since))
    return pages


@pytest.mark.parametrize("make", [after_a_militia, after_many_steps])
async def test_nothing_since_the_own_turn_is_left_out(tmp_path, make):
    match, database = make(), str(tmp_path / "games.db")
    id, cookies = await stored(database, match)
    with serving(database, tmp_path / "log") as server:
        ann = person(server.url, cookies["Ann"])
        pages = await all_since(ann, id)
        await ann.close()
    assert all(len(page.positions) <= REPLAY_PAGE for page in pages)
    told = [one for page in pages for one in page.positions]
    assert [one.step for one in told] == [*range(left_turn(match), len(match.answers) + 1)]
    past = match.copy()
    for one in reversed(told):
        past.rewind(one.step)
        assert one.view == msgspec.convert(past.view(ANN), m.ViewInfo)
    turns = [one.view.facts["turn"] for one in told]
    assert turns[0] == ANN and {1, 2} < {*turns}
    if make is after_many_steps:
        assert len(pages) > 1
    else:
        kept = [one for one in told if one.by == ANN and one.view.facts["turn"] == 1]
        assert {ask.prompt for one in kept for ask in one.asks} == {"discard"}
        played = [event for one in told for event in one.events if event.get("card") == "militia"]
        assert played, "what came before the discard is told as well"
