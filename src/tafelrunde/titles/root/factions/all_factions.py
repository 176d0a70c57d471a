"""The only list of factions: a new one is a new file and a line here."""

from __future__ import annotations

from tafelrunde.titles.root.factions.alliance import Alliance
from tafelrunde.titles.root.factions.base import (
    ALLIANCE,
    CULT,
    EYRIE,
    MARQUISE,
    RIVERFOLK,
    VAGABOND,
    VAGABOND_2,
    Faction,
)
from tafelrunde.titles.root.factions.eyrie import Eyrie
from tafelrunde.titles.root.factions.marquise import Marquise


def make_faction(number: int, seat: int) -> Faction:
    """A faction with all its pieces in the supply."""
    if number == MARQUISE:
        return Marquise(seat)
    if number == EYRIE:
        return Eyrie(seat)
    if number == ALLIANCE:
        return Alliance(seat)
    raise ValueError(f"there is no faction {number}")


def missing_factions() -> list[int]:
    """Factions that have a name but no rules yet."""
    return [VAGABOND, VAGABOND_2, CULT, RIVERFOLK]
