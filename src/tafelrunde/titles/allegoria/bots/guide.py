"""What helps a search in Throne of Allegoria."""

from __future__ import annotations

from math import tanh
from typing import Final

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.bots import Bot
from tafelrunde.kernel.guide import Guide, ahead
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Sight, Table
from tafelrunde.titles.allegoria.bots import bidding
from tafelrunde.titles.allegoria.bots.heuristic import Heuristic
from tafelrunde.titles.allegoria.bots.worth import Judge
from tafelrunde.titles.allegoria.sight import AllegoriaSight
from tafelrunde.titles.allegoria.table import Allegoria

AREAS: Final = 8  # of a week, bidding included
LEAD: Final = 12.0  # influence
VICTORY_SHARE: Final = 0.3  # of the value of a finished game; the rest is the lead


class AllegoriaGuide(Guide):
    """The heuristic plays a week on; then everybody's board is weighed."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = AREAS

    def player(self, rng: Rng) -> Bot:
        """The heuristic."""
        return Heuristic(rng)

    def rates(self, player: Bot, sight: Sight, ask: Ask) -> list[float]:
        """What the heuristic makes of each option."""
        assert isinstance(player, Heuristic) and isinstance(sight, AllegoriaSight)
        judge = Judge(sight, player.temper)
        if ask.prompt == "bid":
            return bidding.bid_gains(judge, player.areas, ask.options)
        return [player.score(judge, ask, option) for option in ask.options]

    def clock(self, table: Table) -> int:
        """Areas."""
        assert isinstance(table, Allegoria)
        return table.week * AREAS + table.area

    def value(self, table: Table) -> list[float]:
        """How far everybody is ahead in influence, roughly, or how it ended."""
        if table.over:
            outcome = table.outcome()
            worths = [float(score) for score in outcome.scores]
            values = leads(worths)
            for seat in range(table.seats):
                values[seat] = (1.0 - VICTORY_SHARE) * values[seat]
                if seat in outcome.winners:
                    values[seat] += VICTORY_SHARE / len(outcome.winners)
            return values
        worths = []
        for seat in range(table.seats):
            sight = table.sight(seat)
            assert isinstance(sight, AllegoriaSight)
            judge = Judge(sight, 0)
            worths.append(judge.worth(judge.now()))
        return leads(worths)


def leads(worths: list[float]) -> list[float]:
    """Leads as values from 0 to 1."""
    return [0.5 + 0.5 * tanh(ahead(worths, seat) / LEAD) for seat in range(len(worths))]
