"""A bot whose thinking is timed; compiled, because fast bots answer within a microsecond."""

from __future__ import annotations

from time import perf_counter

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.bots import Bot
from tafelrunde.kernel.table import Sight


class Timed(Bot):
    """Plays like another bot and adds up how long that takes; forced answers reach no bot."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, sight: Sight, ask: Ask) -> int:
        """What the bot chooses."""
        begun = perf_counter()
        chosen = self.bot.choose(sight, ask)
        self.seconds += perf_counter() - begun
        self.decisions += 1
        return chosen

    def searches(self) -> bool:
        """As the bot does."""
        return self.bot.searches()
