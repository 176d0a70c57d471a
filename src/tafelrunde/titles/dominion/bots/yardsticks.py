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

VILLAGE: Final = PLAY + village.number
MARKET: Final = PLAY + market.number
SMITHY: Final = PLAY + smithy.number


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
            if option in ask.options:  # not so while Debt is to be paid, or where a text forbids it
                return option
        return self.sense.choose(sight, ask)

    def buy(self, sight: DominionSight) -> int:
        """The best of three that the coins pay and the Supply has."""
        coins = sight.coins
        if coins >= 8 and sight.left(province) > 0:
            return BUY + province.number
        if coins >= 6 and sight.left(gold) > 0:
            return BUY + gold.number
        if coins >= 3 and sight.left(silver) > 0:
            return BUY + silver.number
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
            if option in ask.options:
                return option
        return self.sense.choose(sight, ask)

    def act(self, options: list[Option]) -> int:
        """The Action to play, or pass."""
        best = PASS
        for option in options:
            if option == VILLAGE:
                return option
            if option == MARKET or (option == SMITHY and best == PASS):
                best = option
        return best

    def buy(self, sight: DominionSight) -> int:
        """The first line of the list whose conditions hold and whose pile is not empty."""
        coins = sight.coins
        if coins < 3:
            return PASS
        if coins >= 8 and sight.left(province) > 0:
            return BUY + province.number
        if coins >= 5 and sight.left(province) <= 4 and sight.left(duchy) > 0:
            return BUY + duchy.number
        if coins >= 6 and sight.left(gold) > 0:
            return BUY + gold.number
        if coins >= 5 and sight.left(market) > 0:
            return BUY + market.number
        smithies = sight.owned(smithy)
        if coins >= 4 and smithies < 2 and sight.left(smithy) > 0:
            return BUY + smithy.number
        if smithies > sight.owned(village) + 1 and sight.left(village) > 0:
            return BUY + village.number
        if sight.left(silver) > 0:
            return BUY + silver.number
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
