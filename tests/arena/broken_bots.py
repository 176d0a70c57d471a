"""Bots that fail in various ways, for the arena's tests."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.bots import Bot, RandomBot
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Sight


class Stumbles(Bot):
    """Raises an error in about every fourth game."""

    def __init__(self, rng: Rng) -> None:
        self.chance = RandomBot(rng)
        self.bad = rng.below(4) == 0
        self.asked = 0

    def choose(self, sight: Sight, ask: Ask) -> int:
        self.asked += 1
        if self.bad and self.asked == 20:
            raise RuntimeError("stumbled")
        return self.chance.choose(sight, ask)


class Cheats(Bot):
    """Gives an answer that is not offered."""

    def __init__(self, rng: Rng) -> None:
        self.asked = 0

    def choose(self, sight: Sight, ask: Ask) -> int:
        self.asked += 1
        return ask.options[-1] if self.asked < 5 else 20_000


class Plain(Bot):
    """Plays only where nobody has loaded the command line."""

    def __init__(self, rng: Rng) -> None:
        self.chance = RandomBot(rng)
        loaded = {"click", "rich", "tafelrunde.cli", "tafelrunde.texts"} & set(sys.modules)
        if loaded:
            raise RuntimeError(f"{sorted(loaded)} are loaded")

    def choose(self, sight: Sight, ask: Ask) -> int:
        return self.chance.choose(sight, ask)


no_bot = 5


class DiesOnce(Bot):
    """Takes its whole process with it, the first time it is to play a later game."""

    def __init__(self, rng: Rng) -> None:
        self.chance = RandomBot(rng)
        self.doomed = rng.below(5) == 0

    def choose(self, sight: Sight, ask: Ask) -> int:
        if self.doomed:
            try:
                Path(os.environ["DEATH"]).touch(exist_ok=False)
            except FileExistsError:
                self.doomed = False
            else:
                os.kill(os.getpid(), signal.SIGKILL)
        return self.chance.choose(sight, ask)


class DiesAlways(Bot):
    """No process survives it."""

    def __init__(self, rng: Rng) -> None:
        os.kill(os.getpid(), signal.SIGKILL)
