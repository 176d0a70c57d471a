"""Dominion's bots by name."""

from tafelrunde.kernel.bots import RandomBot
from tafelrunde.kernel.title import BotMaker
from tafelrunde.titles.dominion.bots import strategies
from tafelrunde.titles.dominion.bots.yardsticks import FirstGame

BOTS: dict[str, BotMaker] = {
    "random": RandomBot,
    "bigmoney": strategies.maker(strategies.bigmoney),
    "first_game": FirstGame,
    "engine": strategies.maker(strategies.engine),
    "chapel": strategies.maker(strategies.chapel),
    "militia": strategies.maker(strategies.militia),
    "witch": strategies.maker(strategies.witch),
    "auto": strategies.maker(strategies.auto),
}
