"""Python's search for circular garbage: with many games in memory it would stop everybody."""

from __future__ import annotations

import gc


def calm() -> None:
    """Look through young objects only; `gc.collect` is called from time to time instead.

    Matches hold no circles, so counting references frees nearly everything at once.
    """
    gc.collect()
    gc.freeze()  # modules, texts and catalogues stay for good
    gc.set_threshold(10_000, 1_000_000, 1_000_000)
