"""Bots that take long, fail or cheat, in a process of the workshop: `python -m ... Slow`."""

from __future__ import annotations

import sys
import time

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.bots import Bot
from tafelrunde.kernel.table import Sight
from tafelrunde.server import jobs


class Slow(Bot):
    """Takes its time, and gives the interpreter to nobody."""

    def choose(self, sight: Sight, ask: Ask) -> int:
        end = time.monotonic() + 0.4
        while time.monotonic() < end:
            sum(range(200_000))
        return ask.options[0]


class Endless(Bot):
    """Never answers."""

    def choose(self, sight: Sight, ask: Ask) -> int:
        time.sleep(3600)
        return 0


class Broken(Bot):
    """Cannot play."""

    def choose(self, sight: Sight, ask: Ask) -> int:
        raise RuntimeError("a hidden card")


class Dying(Bot):
    """Takes the process along."""

    def choose(self, sight: Sight, ask: Ask) -> int:
        sys.exit(3)


class Cheat(Bot):
    """Answers what it likes."""

    def choose(self, sight: Sight, ask: Ask) -> int:
        return 999_999


if __name__ == "__main__":
    bot = {one.__name__: one for one in (Slow, Endless, Broken, Dying, Cheat)}[sys.argv[1]]
    jobs.make_bot = lambda match, name, chance="": bot()
    jobs.main()
