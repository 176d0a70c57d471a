"""A bot for people who learn: it plays soundly, and now and then not quite."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import Ask, Option
from tafelrunde.kernel.bots import Bot
from tafelrunde.kernel.guide import Guide
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Sight

SLIPS: Final = 4  # one answer in so many is the second best


class Lenient(Bot):
    """The title's own bot, which sometimes takes what it thinks is only second best."""

    def __init__(self, guide: Guide, rng: Rng) -> None:
        self.guide = guide
        self.rng = rng
        self.usual: Bot = guide.player(rng)

    def choose(self, sight: Sight, ask: Ask) -> int:
        """The usual answer, or the next best."""
        usual = self.usual.choose(sight, ask)
        if self.rng.below(SLIPS) or self.guide.is_plain(sight, ask):
            return usual
        chosen = self.second(ask, usual, self.guide.rates(self.usual, sight, ask))
        if chosen != usual:
            self.usual.follow(sight, ask, chosen)
        return chosen

    def second(self, ask: Ask, usual: Option, rates: list[float]) -> int:
        """The best answer besides the usual one, unless it is much worse than the others."""
        if not rates:
            return usual
        best = -1
        for at in range(len(rates)):
            if ask.options[at] != usual and (best < 0 or rates[at] > rates[best]):
                best = at
        middle = sorted(rates)[len(rates) // 2]
        return ask.options[best] if best >= 0 and rates[best] >= middle else usual
