"""What helps a search in Dominion: games are so quick that worlds are played to their end."""

from __future__ import annotations

from math import tanh
from typing import Final

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.bots import Bot
from tafelrunde.kernel.guide import Guide, ahead
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Sight, Table
from tafelrunde.titles.dominion.bots import strategies
from tafelrunde.titles.dominion.bots.support import SUPPORT
from tafelrunde.titles.dominion.bots.worth import BY_NUMBER, PRICE, is_late
from tafelrunde.titles.dominion.catalogue import CURSE, VICTORY
from tafelrunde.titles.dominion.scoring import scores
from tafelrunde.titles.dominion.sight import DominionSight
from tafelrunde.titles.dominion.vocabulary import BUY, STRIDE

VICTORY_SHARE: Final = 0.5  # of a value; the rest is the lead
LEAD: Final = 12.0  # points
LATE: Final = 0.0003  # that a turn takes from a victory: nobody waits for the end of a won game
LATEST: Final = 200  # turns
FAR: Final = 50  # turns of a player, until which a game should end: some never would


class DominionGuide(Guide):
    """Menus of the kingdom at hand play the worlds on."""

    def __init__(self) -> None:
        super().__init__()
        self.keeps_players = True  # all they remember is their menu
        self.horizon = FAR

    def player(self, rng: Rng) -> Bot:
        """The best fixed strategy there is."""
        return strategies.Strategist(strategies.auto, rng)

    def is_plain(self, sight: Sight, ask: Ask) -> bool:
        """In which order Treasures are played is hardly ever worth a thought."""
        return ask.prompt == "play-treasure"

    def rates(self, player: Bot, sight: Sight, ask: Ask) -> list[float]:
        """What is dear or known to help is looked at first when something is bought."""
        if ask.prompt != "buy":
            return []
        assert isinstance(sight, DominionSight)
        late = is_late(sight, 5)
        return [self.price(option, late) for option in ask.options]

    def price(self, option: int, late: bool) -> float:
        """What a purchase promises; to buy nothing is about as good as a cheap card."""
        if option // STRIDE != BUY // STRIDE:
            return 2.5
        card = BY_NUMBER.get(option % STRIDE)
        if card is None or card.types & CURSE:
            return -1.0
        price = float(PRICE[card.number])
        if card.id in SUPPORT:
            price += 0.04 * SUPPORT[card.id][0]
        if card.types & VICTORY and not late and card.points < 6:
            price -= 3.0
        return price

    def clock(self, table: Table) -> int:
        """Turns of the first player."""
        from tafelrunde.titles.dominion.table import Dominion

        assert isinstance(table, Dominion)
        return int(table.players[0].turns)

    def value(self, table: Table) -> list[float]:
        """Who wins, and how far ahead everybody is."""
        from tafelrunde.titles.dominion.table import Dominion

        assert isinstance(table, Dominion)
        points = [float(score) for score in scores(table)]
        winners = table.outcome().winners if table.over else []
        values = []
        for seat in range(table.seats):
            value = (1.0 - VICTORY_SHARE) * (0.5 + 0.5 * tanh(ahead(points, seat) / LEAD))
            if seat in winners:
                turns = min(LATEST, table.players[seat].turns)
                value += VICTORY_SHARE / len(winners) - LATE * float(turns)
            elif not table.over:
                value /= 1.0 - VICTORY_SHARE
                value = max(0.0, value - LATE * LATEST)
            values.append(value)
        return values
