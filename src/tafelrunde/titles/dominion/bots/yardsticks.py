"""Three bots for measuring speed; `tools/bench_pyminion.py` says what they do, line by line."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import PASS, Ask, Option
from tafelrunde.kernel.bots import Bot
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Sight
from tafelrunde.titles.dominion.bots.strategies import Strategist, bigmoney
from tafelrunde.titles.dominion.cards.base import (
    duchy,
    gold,
    market,
    province,
    silver,
    smithy,
    village,
)
from tafelrunde.titles.dominion.sight import DominionSight
from tafelrunde.titles.dominion.vocabulary import BUY, PLAY, TREASURES

# Compiled code looks up what is not final each time.
PROVINCE: Final = province
DUCHY: Final = duchy
GOLD: Final = gold
SILVER: Final = silver
MARKET: Final = market
SMITHY: Final = smithy
VILLAGE: Final = village
PLAY_VILLAGE: Final = PLAY + village.number
PLAY_MARKET: Final = PLAY + market.number
PLAY_SMITHY: Final = PLAY + smithy.number
BUY_PROVINCE: Final = BUY + province.number
BUY_DUCHY: Final = BUY + duchy.number
BUY_GOLD: Final = BUY + gold.number
BUY_SILVER: Final = BUY + silver.number
BUY_MARKET: Final = BUY + market.number
BUY_SMITHY: Final = BUY + smithy.number
BUY_VILLAGE: Final = BUY + village.number


def all_treasures(options: list[Option]) -> int:
    """Play all plain Treasures at once if there are any."""
    for option in options:
        if option == TREASURES:
            return option
    return options[0]


class PlainMoney(Bot):
    """Province, Gold, Silver, and nothing else."""

    def __init__(self, rng: Rng) -> None:
        self.sense = Strategist(bigmoney, rng)  # for all other questions

    def choose(self, sight: Sight, ask: Ask) -> int:
        """Play all Treasures, buy the best of three."""
        assert isinstance(sight, DominionSight)
        prompt = ask.prompt
        if prompt == "play-treasure":
            return all_treasures(ask.options)
        if prompt == "buy":
            option = self.buy(sight)
            if ask.allows(option):  # not while Debt is to be paid, or if a text forbids
                return option
        return self.sense.choose(sight, ask)

    def buy(self, sight: DominionSight) -> int:
        """The best of three that the coins pay and the Supply has."""
        coins = sight.coins
        if coins >= 8 and sight.left(PROVINCE) > 0:
            return BUY_PROVINCE
        if coins >= 6 and sight.left(GOLD) > 0:
            return BUY_GOLD
        if coins >= 3 and sight.left(SILVER) > 0:
            return BUY_SILVER
        return PASS


class FirstGame(Bot):
    """Villages, Markets and Smithies of the First Game, in a fixed order."""

    def __init__(self, rng: Rng) -> None:
        self.sense = Strategist(bigmoney, rng)  # for all other questions

    def choose(self, sight: Sight, ask: Ask) -> int:
        """Village before Market before Smithy, all Treasures, then the first line that fits."""
        assert isinstance(sight, DominionSight)
        prompt = ask.prompt
        if prompt == "play-action":
            return self.act(ask.options)
        if prompt == "play-treasure":
            return all_treasures(ask.options)
        if prompt == "buy":
            option = self.buy(sight)
            if ask.allows(option):
                return option
        return self.sense.choose(sight, ask)

    def act(self, options: list[Option]) -> int:
        """The Action to play, or pass."""
        best = PASS
        for option in options:
            if option == PLAY_VILLAGE:
                return option
            if option == PLAY_MARKET or (option == PLAY_SMITHY and best == PASS):
                best = option
        return best

    def buy(self, sight: DominionSight) -> int:
        """The first line of the list whose conditions hold and whose pile is not empty."""
        coins = sight.coins
        if coins < 3:
            return PASS
        if coins >= 8 and sight.left(PROVINCE) > 0:
            return BUY_PROVINCE
        if coins >= 5 and sight.left(PROVINCE) <= 4 and sight.left(DUCHY) > 0:
            return BUY_DUCHY
        if coins >= 6 and sight.left(GOLD) > 0:
            return BUY_GOLD
        if coins >= 5 and sight.left(MARKET) > 0:
            return BUY_MARKET
        smithies = sight.owned(SMITHY)
        if coins >= 4 and smithies < 2 and sight.left(SMITHY) > 0:
            return BUY_SMITHY
        if smithies > sight.owned(VILLAGE) + 1 and sight.left(VILLAGE) > 0:
            return BUY_VILLAGE
        if sight.left(SILVER) > 0:
            return BUY_SILVER
        return PASS


class Uniform(Bot):
    """Any answer with the same probability; playing all Treasures at once is no answer of its own.

    That shortcut would make random games shorter than those of engines without it.
    """

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, sight: Sight, ask: Ask) -> int:
        """Any option."""
        options = ask.options
        if ask.prompt != "play-treasure":
            return options[self.rng.below(len(options))]
        option = TREASURES
        while option == TREASURES:
            option = options[self.rng.below(len(options))]
        return option
