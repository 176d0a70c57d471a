"""Games that were begun by other rules than those of today: they go on, or stop without a loss."""

from __future__ import annotations

from contextlib import suppress

import msgspec
import pytest

from tafelrunde.kernel.match import Match
from tafelrunde.server import live as live_module
from tafelrunde.server import loading
from tafelrunde.server import messages as m
from tafelrunde.server.live import position_of, view_of
from tafelrunde.server.lobby import new_table
from tafelrunde.server.refusals import Refusal
from tafelrunde.store import games, users
from tafelrunde.store.games import Seat
from tafelrunde.titles import registry
from tests.server.test_tables import Eye, until, worker

pytestmark = pytest.mark.anyio
__all__ = ["worker"]

OLD = registry.find("dominion").revision - 1


async def begun(worker, answers: int = 12) -> games.Table:
    """A running game of Ann and a seat of hers, some answers old, not in memory."""
    user = await users.add(worker.store, "Ann", "en")
    made = new_table(user, "dominion", {}, "game")
    made.status = "running"
    made.seats = [Seat(0, user.id, "Ann", ""), Seat(1, user.id, "Ann", "")]
    await games.add(worker.store, made)
    live = await worker.tables.open(made.id)
    while live.number < answers:
        ask = live.match.pending[0]
        with suppress(Refusal):  # it was no choice, and the server was faster
            await worker.tables.answer(live, ask.seat, ask.options[-1], live.sequence)
    await until(lambda: not live.busy)
    await worker.tables.note_positions(rested=0)
    await worker.tables.forget(made.id)
    found = await games.find(worker.store, made.id)
    assert found is not None and found.position
    return found


async def test_a_game_goes_on_when_new_rules_lead_to_the_same_position(worker):
    table = await begun(worker)
    lines = await games.journal(worker.store, table.id)
    await games.change(worker.store, table.id, revision=OLD)
    live = await worker.tables.open(table.id)
    assert live.table.status == "running" and live.match is not None
    assert live.position() == table.position and len(live.match.answers) == table.steps
    stored = await games.find(worker.store, table.id)
    assert stored is not None and stored.revision == registry.find("dominion").revision
    ask = next(ask for ask in live.match.pending if not ask.is_forced())
    await worker.tables.answer(live, ask.seat, ask.options[0], live.sequence)
    assert (await games.journal(worker.store, table.id))[: len(lines)] == lines


@pytest.mark.parametrize("why", ["another position", "an illegal answer", "a title that is gone"])
async def test_a_game_that_new_rules_would_misplay_is_stopped_and_nothing_is_lost(worker, why):
    table = await begun(worker)
    changes: dict[str, dict[str, object]] = {
        "another position": {"position": "0" * 64},
        "an illegal answer": {"seed": "other cards"},
        "a title that is gone": {"title": "chess"},
    }
    await games.change(worker.store, table.id, revision=OLD, **changes[why])
    lines = await games.journal(worker.store, table.id)
    live = await worker.tables.open(table.id)
    eye = Eye(table.owner)
    live.watchers.add(eye)
    live.push_room()
    live.push()
    (room,) = eye.got  # and no state: there is nothing that could be shown truly
    assert isinstance(room, m.Room) and room.room.status == "stopped"
    assert set(room.room.can) == {"watch", "chat", "close"}
    with pytest.raises(Refusal) as info:
        await worker.tables.answer(live, 0, 0, live.sequence)
    assert info.value.code == "not-started"
    assert await games.journal(worker.store, table.id) == lines
    live.watchers.clear()
    await worker.tables.forget(table.id)
    back = {"title": "dominion", "seed": table.seed, "position": table.position}
    await games.change(worker.store, table.id, revision=table.revision, **back)
    live = await worker.tables.open(table.id)  # the rules it was begun with are installed again
    assert live.table.status == "running" and live.position() == table.position


async def test_rules_that_break_on_an_old_game_stop_only_that_game(worker, monkeypatch):
    table, other = await begun(worker), await begun(worker, 4)

    def breaks(*args: object) -> None:
        raise RuntimeError("a hidden card")

    with monkeypatch.context() as broken:
        broken.setattr(live_module, "load_match", breaks)
        live = await worker.tables.open(table.id)
        assert live.table.status == "stopped"
    assert (await worker.tables.open(other.id)).table.status == "running"
    stored = await games.find(worker.store, table.id)
    assert stored is not None and (stored.status, stored.steps) == ("stopped", table.steps)


async def test_every_stopped_game_is_found_at_the_start_and_no_other_suffers(worker):
    good, bad = await begun(worker), await begun(worker)
    await games.change(worker.store, bad.id, revision=OLD, position="x")
    await worker.players.resume()
    assert worker.tables.live[bad.id].table.status == "stopped"
    assert worker.tables.live[good.id].table.status == "running"


async def test_a_finished_game_of_older_rules_is_shown_if_it_ends_the_same(worker):
    table = await begun(worker)
    end = {"scores": [1, 2], "winners": [1], "reason": "provinces"}
    await games.change(worker.store, table.id, status="finished", result=end, revision=OLD)
    found = await games.find(worker.store, table.id)
    assert found is not None
    await loading.adopt(worker.store, found)
    assert found.revision == registry.find("dominion").revision
    await games.change(worker.store, table.id, revision=OLD, position="x")
    found = await games.find(worker.store, table.id)
    assert found is not None
    with pytest.raises(Refusal) as info:
        await loading.adopt(worker.store, found)
    assert info.value.code == "old-record" and "other rules" in info.value.message


def test_the_hash_of_a_position_is_of_views_and_questions():
    match = Match.new(registry.load("dominion"), 2, {}, seed="position")

    def position() -> str:
        return position_of(match, [view_of(match, viewer) for viewer in range(-1, 2)])

    one = position()
    assert one == position() and len(one) == 64
    ask = match.pending[0]
    match.answer(ask.seat, ask.options[0])
    assert position() != one
    match.rewind(0)
    assert position() == one
    assert msgspec.json.decode(view_of(match, 0)) == match.view(0)
