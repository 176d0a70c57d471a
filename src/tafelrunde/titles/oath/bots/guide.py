"""What helps a search in Oath."""

from __future__ import annotations

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.bots import Bot
from tafelrunde.kernel.guide import Guide, won
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Sight, Table
from tafelrunde.titles.oath.bots.heuristic import Heuristic
from tafelrunde.titles.oath.bots.outlook import Outlook
from tafelrunde.titles.oath.bots.stands import odds_of
from tafelrunde.titles.oath.sight import OathSight
from tafelrunde.titles.oath.table import turns_taken


class OathGuide(Guide):
    """The heuristic plays some turns on; then the race for oath and Visions is looked at."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 8  # turns of all players

    def player(self, rng: Rng) -> Bot:
        """The heuristic."""
        return Heuristic(rng)

    def rates(self, player: Bot, sight: Sight, ask: Ask) -> list[float]:
        """What the heuristic makes of each option."""
        assert isinstance(player, Heuristic) and isinstance(sight, OathSight)
        if ask.prompt == "declare-target" or player.sight is not sight:
            return []
        mind = player.minds[sight.me.role]
        return [mind.rate(ask, option) for option in ask.options]

    def clock(self, table: Table) -> int:
        """Turns."""
        return turns_taken(table)

    def value(self, table: Table) -> list[float]:
        """The victory, or the odds of winning the race as it stands."""
        if table.over:
            return won(table)
        odds = [0.0] * table.seats
        total = 0.0
        for seat in range(table.seats):
            sight = table.sight(seat)
            assert isinstance(sight, OathSight)
            outlook = Outlook(sight)
            outlook.look()
            outlook.settle()
            odds[seat] = odds_of(outlook, sight.me)
            total += odds[seat]
        return [one / total for one in odds]
