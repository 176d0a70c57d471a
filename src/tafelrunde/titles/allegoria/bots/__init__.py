"""Allegoria's bots by name."""

from __future__ import annotations

from tafelrunde.kernel.bots import RandomBot
from tafelrunde.kernel.title import BotMaker
from tafelrunde.titles.allegoria.bots.heuristic import Heuristic

BOTS: dict[str, BotMaker] = {"random": RandomBot, "heuristic": Heuristic}
