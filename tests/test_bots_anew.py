"""A host may show a bot the table anew for every question; it then plays the same game."""

from __future__ import annotations

import pytest

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.bots import Direct
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Table
from tafelrunde.titles import registry

BOTS = [(title, bot) for title in registry.TITLES for bot in registry.load(title).bots()]


class ShownAnew(Direct):
    """Gives the bots a new sight of the table for every question, as the server does."""

    def answer(self, table: Table, ask: Ask) -> int:
        self.sights = [table.sight(seat) for seat in range(table.seats)]
        return super().answer(table, ask)


def answers(driver: type[Direct], title: str, bot: str, seed: str) -> list[tuple[int, int]]:
    """What the bots answer in a whole game among themselves."""
    loaded = registry.load(title)
    seats = registry.find(title).usual_seats
    table = loaded.deal(loaded.prepare(seats, {}), seed)
    table.driver = host = driver(
        table, [loaded.bots()[bot](Rng(f"{seat}")) for seat in range(seats)]
    )
    host.limit = 20_000
    host.answers = []
    while not table.over:
        table.play()
    return host.answers


@pytest.mark.parametrize(("title", "bot"), BOTS)
def test_a_bot_that_sees_the_table_anew_for_every_question_plays_the_same_game(title, bot):
    for game in range(2):
        seed = f"anew {game}"
        assert answers(ShownAnew, title, bot, seed) == answers(Direct, title, bot, seed)
