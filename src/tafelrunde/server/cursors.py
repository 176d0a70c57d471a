"""Matches in the middle of a replay."""

from __future__ import annotations

from collections import OrderedDict

from tafelrunde.kernel.match import Match
from tafelrunde.server.limits import REPLAYS_OPEN


class Cursors:
    """Keeps matches, so that the next page of a replay need not begin at the beginning."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], Match] = OrderedDict()

    def take(self, table: str, step: int) -> Match | None:
        """A match at that step, if one is kept; it is the taker's now."""
        return self._kept.pop((table, step), None)

    def keep(self, table: str, match: Match) -> None:
        """Keep a match for the next page."""
        self._kept[(table, len(match.answers))] = match
        while len(self._kept) > REPLAYS_OPEN:
            self._kept.popitem(last=False)
