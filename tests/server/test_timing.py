"""How long an answer takes tells nobody whether there was a choice; nor does absence, if wished."""

from __future__ import annotations

import random

import pytest

from tafelrunde.kernel.match import Match
from tafelrunde.server.live import Live
from tafelrunde.server.lobby import new_table
from tafelrunde.server.players import Players, is_flowing
from tafelrunde.server.settings import Settings
from tafelrunde.store.games import Seat
from tafelrunde.store.users import User
from tafelrunde.titles import registry
from tests.server.test_tables import Eye, table, until, worker

pytestmark = pytest.mark.anyio
__all__ = ["worker"]

ANSWERS = 4000
WORST = 0.55


class Bare:
    """A server of which players only need the settings."""

    settings = Settings()


def auc(some: list[float], others: list[float]) -> float:
    """How often one of the others takes longer than one of some: 0.5 is no difference."""
    ranked = sorted([(time, 0) for time in some] + [(time, 1) for time in others])
    ranks = sum(rank for rank, (_, which) in enumerate(ranked, 1) if which)
    return (ranks - len(others) * (len(others) + 1) / 2) / (len(some) * len(others))


def a_table(title: str, seats: int) -> Live:
    user = User("u", "Ann", None, None, 0, "en", "", {}, 0)
    made = new_table(user, title, {}, "game")
    made.seats = [Seat(n, f"u{n}", f"P{n}", "") for n in range(seats)]
    return Live(made)


@pytest.mark.parametrize("title", sorted(registry.TITLES))
def test_answers_without_a_choice_take_as_long_as_choices(title):
    """People of different speeds play; whoever watches the clock cannot tell them apart."""
    chance = random.Random(title)
    random.seed(title)
    game, seats = registry.load(title), registry.find(title).usual_seats
    live, players = a_table(title, seats), Players(Bare())
    speeds = [chance.choice([0.4, 0.8, 1.5, 3.0]) for _ in live.table.seats]
    times: dict[tuple[int, bool], tuple[list[float], list[float]]] = {}
    given = 0
    while given < ANSWERS:
        live.match = match = Match.new(game, seats, {}, seed=f"{title} {given}")
        while not match.over and given < ANSWERS:
            ask = chance.choice(match.pending)
            flows = is_flowing(live, ask.seat)
            usual = speeds[ask.seat] * (1 if flows else 3)  # seconds
            forced, free = times.setdefault((ask.seat, flows), ([], []))
            if given > ANSWERS / 4:  # people are known by then
                forced.append(players.delay(live, ask))
            took = chance.lognormvariate(0, 0.6) * usual
            if not ask.is_forced():
                if given > ANSWERS / 4:
                    free.append(took)
                players.remember(live, ask.seat, (flows, took))
            match.answer(ask.seat, chance.choice(ask.options))
            given += 1
    seen = [pair for pair in times.values() if min(map(len, pair)) >= 100]
    pairs = [len(forced) * len(free) for forced, free in seen]
    found = [auc(forced, free) for forced, free in seen]
    whole = sum(one * weight for one, weight in zip(found, pairs, strict=True)) / sum(pairs)
    assert abs(whole - 0.5) < WORST - 0.5
    assert all(abs(one - 0.5) < 0.1 for one in found)  # a few hundred answers each


async def test_a_table_that_waits_for_people_answers_nothing_for_those_who_are_away(worker):
    for patient in (False, True):
        id = await table(worker, "", "bigmoney")
        async with worker.store.write() as connection:
            await connection.exec_driver_sql(f"UPDATE tables SET patient = {patient}")
        live = await worker.tables.open(id)
        assert live.table.patient == patient
        ask = live.ask_of(0)
        assert ask is not None
        del ask.options[1:]  # no choice is left
        worker.players.schedule(live)
        key = (id, live.sequence, 0)
        assert (key in worker.players.waiting) != patient
        eye = Eye(live.table.seats[0].user_id)
        live.watchers.add(eye)
        worker.players.schedule(live)
        assert key in worker.players.waiting  # now that they are here
        await until(lambda live=live: live.number >= 1)
        live.watchers.discard(eye)
        worker.tables.live.pop(id)
