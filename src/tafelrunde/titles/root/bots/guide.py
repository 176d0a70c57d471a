"""What helps a search in Root."""

from __future__ import annotations

from math import tanh
from typing import Final

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.bots import Bot
from tafelrunde.kernel.guide import Guide, ahead
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Sight, Table
from tafelrunde.titles.root.bots.heuristic import Heuristic
from tafelrunde.titles.root.table import Root, turns_taken

VICTORY_SHARE: Final = 0.5  # of the value of a finished game; the rest is the lead
LEAD: Final = 10.0  # points


class RootGuide(Guide):
    """The heuristic plays some turns on; then points count."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 10  # turns of all players

    def player(self, rng: Rng) -> Bot:
        """The heuristic."""
        return Heuristic(rng)

    def rates(self, player: Bot, sight: Sight, ask: Ask) -> list[float]:
        """What the heuristic makes of each option."""
        assert isinstance(player, Heuristic)
        mind = player.mind
        if mind is None or mind.sight is not sight:
            return []
        mind.look()
        mind.think_ahead(ask)
        return [mind.rate(ask, option) for option in ask.options]

    def clock(self, table: Table) -> int:
        """Turns."""
        return turns_taken(table)

    def value(self, table: Table) -> list[float]:
        """Leads in points, and the victory."""
        assert isinstance(table, Root)
        points = [float(faction.points) for faction in table.factions]
        values = [0.5 + 0.5 * tanh(ahead(points, seat) / LEAD) for seat in range(table.seats)]
        if not table.over:
            return values
        winners = table.outcome().winners
        for seat in range(table.seats):
            values[seat] = (1.0 - VICTORY_SHARE) * values[seat]
            if seat in winners:
                values[seat] += VICTORY_SHARE / len(winners)
        return values
