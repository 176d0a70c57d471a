"""What has changed instead of whole views: it leads to the same, and tells nothing else."""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.title import Options
from tafelrunde.server import messages as m
from tafelrunde.server.differences import MOST, applied, differences
from tafelrunde.server.live import Live, Told
from tafelrunde.server.lobby import new_table
from tafelrunde.store.games import Seat
from tafelrunde.store.users import User
from tafelrunde.titles import registry

ANSWERS = 60


class Reader:
    """A watcher that makes whole states of what it is told."""

    invited = False
    waiting = 0

    def __init__(self, user: str) -> None:
        self.user = user
        self.sent = 0
        self.pace = "brisk"
        self.told: Told | None = None
        self.state: m.State | None = None
        self.changes: list[m.Changed] = []

    def send(self, message: m.FromServer) -> None:
        """As a browser does."""
        message = msgspec.json.decode(msgspec.json.encode(message), type=m.FromServer)
        if isinstance(message, m.Changed):
            old = self.state
            assert old is not None and message.number == old.number + 1
            self.changes.append(message)
            fields = msgspec.structs.asdict(message)
            view = applied(msgspec.to_builtins(old.view), message.view)
            fields["view"] = msgspec.convert(view, m.ViewInfo)
            fields["seats"] = old.seats if message.seats is None else message.seats
            message = msgspec.structs.replace(old, **fields)
        assert isinstance(message, m.State)
        self.state = message

    def close(self, code: int) -> None:
        raise AssertionError(code)


def between(old: object, new: object) -> list[m.Difference]:
    """The differences of plain data, as they arrive."""
    found = differences(msgspec.json.encode(old), msgspec.json.encode(new))
    return msgspec.json.decode(msgspec.json.encode(found), type=list[m.Difference])


def opened(title: str, number: int, chosen: tuple[int, Options] | None = None) -> Live:
    """A table in memory at which Ann and Bob sit, with chosen options; nothing is stored."""
    loaded = registry.load(title)
    rng = random.Random(f"{title} {number}")
    seats, options = chosen or loaded.sample(Rng(f"differences {number}"))
    user = User("ann", "Ann", None, None, 0, "en", "", {}, 0, 0, "")
    table = new_table(user, title, options, "game")
    table.status, table.public = "running", True
    table.seats = [Seat(n, ["ann", "bob", None][min(n, 2)], str(n), "") for n in range(seats)]
    live = Live(table)
    live.set_journal([])
    live.match = Match.new(loaded, seats, options, seed=str(rng.random()))
    live.settle(0)
    return live


def in_order(changes: list[m.Difference]) -> list[bytes]:
    """Differences, so that they can be compared."""
    return sorted(msgspec.json.encode(one, order="deterministic") for one in changes)


def step(live: Live, rng: random.Random) -> None:
    """Any answer, sometimes taken back."""
    match = live.match
    assert match is not None
    if match.answers and rng.random() < 0.1:
        match.rewind(rng.randrange(len(match.answers)))
        live.epoch += 1
        for watcher in live.watchers:
            watcher.sent = min(watcher.sent, match.event_count())
    else:
        ask = rng.choice(match.pending)
        match.answer(ask.seat, rng.choice(ask.options))
    live.number += 1
    live.settle(live.number)
    live.push()


@pytest.mark.parametrize("title", list(registry.TITLES))
def test_a_state_made_of_changes_is_the_whole_one_for_every_seat_and_for_spectators(title):
    live = opened(title, 1)
    match = live.match
    assert match is not None
    rng = random.Random(title)
    readers = [Reader(user) for user in ("ann", "bob", "eve")]
    live.watchers.update(readers)
    live.push()
    for _ in range(ANSWERS):
        if match.over:
            break
        before = {reader.user: reader.state for reader in readers}
        step(live, rng)
        for reader, seat in zip(readers, (0, 1, -1), strict=True):
            late = Reader(reader.user)  # somebody who has just come
            live.send_state(late)
            whole, made = late.state, reader.state
            assert whole is not None and made is not None and made.seat == seat
            events = (made.events_from, made.events, made.number, made.now)
            assert made == msgspec.structs.replace(
                whole, events_from=events[0], events=events[1], number=events[2], now=events[3]
            )
            # Nothing but what tells the two views apart.
            old = before[reader.user]
            assert old is not None
            told = reader.changes[-1].view
            views = msgspec.to_builtins(old.view), msgspec.to_builtins(whole.view)
            assert in_order(told) == in_order(between(*views))
    assert all(len(reader.changes) >= min(ANSWERS, len(match.answers)) for reader in readers)


def test_changes_are_much_shorter_than_views():
    live = opened("dominion", 2)
    reader = Reader("ann")
    live.watchers.add(reader)
    live.push()
    rng = random.Random(5)
    for _ in range(ANSWERS):
        step(live, rng)
    size = sum(len(msgspec.json.encode(change.view)) for change in reader.changes)
    assert reader.state is not None
    assert size / len(reader.changes) < len(msgspec.json.encode(reader.state.view)) / 4


def test_whoever_has_another_state_or_another_seat_gets_the_whole():
    live = opened("dominion", 3)
    reader = Reader("ann")
    live.watchers.add(reader)
    live.push()
    rng = random.Random(6)
    step(live, rng)
    assert len(reader.changes) == 1
    live.watchers.clear()
    step(live, rng)
    step(live, rng)
    live.watchers.add(reader)
    live.push()
    assert len(reader.changes) == 1
    live.table.seats[0].user_id, live.table.seats[1].user_id = "bob", "ann"
    step(live, rng)
    assert len(reader.changes) == 1 and reader.state is not None and reader.state.seat == 1


plain = st.recursive(
    st.none() | st.booleans() | st.integers(2, 5) | st.sampled_from(["a", "b"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("xyz"), inner),
    max_leaves=12,
)


@settings(max_examples=150, deadline=None)
@given(plain, plain)
def test_applying_what_differs_gives_the_new_and_leaves_the_old(old, new):
    was = msgspec.json.encode(old)
    assert applied(old, between(old, new)) == new
    assert msgspec.json.encode(old) == was


def test_many_differences_are_told_as_the_whole():
    old, new = {"a": list(range(100))}, {"a": list(range(1, 101))}
    assert between(old, new) == [([], new)]
    assert len(between({"a": [0] * MOST}, {"a": [1] * MOST})) == MOST


@pytest.mark.parametrize("path", [["b"], ["a", 9], ["a", "x"], ["a", 0, "x"]])
def test_what_does_not_fit_is_noticed(path):
    with pytest.raises(LookupError):
        applied({"a": [1]}, [(path, 2)])
