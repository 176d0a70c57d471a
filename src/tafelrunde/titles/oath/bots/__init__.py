"""Oath's bots by name."""

from tafelrunde.kernel.bots import RandomBot
from tafelrunde.kernel.title import BotMaker
from tafelrunde.titles.oath.bots.heuristic import Heuristic

BOTS: dict[str, BotMaker] = {"random": RandomBot, "heuristic": Heuristic}
