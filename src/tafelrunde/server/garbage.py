"""Python's search for circular garbage: with many games in memory it would stop everybody.

Matches hold no circles, so counting references frees nearly everything at once. What is left is
looked for among what has come lately, often, so that it is never much: Python itself would wait
until there are more objects than before, which on a busy server, where as many go as come, is when
all tables have been played on, and everybody would stop for a while. Older things are looked
through when nobody waits, or when they have become many more.
"""

from __future__ import annotations

import gc
import sys
import time

YOUNG = 10_000  # objects more than before: looking through them takes a millisecond
LITTLE = 0.02  # seconds that it took to look through what has come since the last time
NEVER = 1_000_000_000  # by itself
MANY_MORE = 3  # times what was left when everything was looked through
FEW = 5_000_000  # pieces of memory, two or three for an object: less is never many


class Garbage:
    """When to look for garbage, and how far back."""

    def __init__(self) -> None:
        self.kept = 0
        self.spent = 0.0  # seconds, since the last look

    def calm(self) -> None:
        """Look through young objects only, unless told to; modules and texts stay for good."""
        gc.set_threshold(YOUNG, NEVER, NEVER)
        self.look_everywhere()

    def glance(self, *, circles: bool = True) -> None:
        """Look through what has come in the last moment, if there can be circles among it."""
        if not circles:
            gc.freeze()
            return
        begun = time.thread_time()
        gc.collect(0)
        self.spent += time.thread_time() - begun

    def look(self, *, alone: bool) -> None:
        """Look through what has come since the last time, if it is little; through all if nobody
        is here. On a busy server it is much, and nearly all of it is needed.
        """
        if self.spent <= LITTLE:
            gc.collect(1)
        gc.freeze()
        self.spent = 0.0
        if alone or in_use() > MANY_MORE * max(self.kept, FEW):
            self.look_everywhere()

    def look_everywhere(self) -> None:
        """With a thousand games it takes seconds."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self.kept = in_use()


def in_use() -> int:
    """How many pieces of memory are in use; counting the objects would take as long as a look."""
    return sys.getallocatedblocks()
