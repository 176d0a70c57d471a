"""The only list of factions: a new one is a new file and a line here."""

from __future__ import annotations

from tafelrunde.kernel.ask import Seat
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
from tafelrunde.titles.root.factions.cult import Cult
from tafelrunde.titles.root.factions.eyrie import Eyrie
from tafelrunde.titles.root.factions.marquise import Marquise
from tafelrunde.titles.root.factions.riverfolk import Riverfolk
from tafelrunde.titles.root.factions.vagabond import Vagabond


def make_faction(number: int, seat: Seat) -> Faction:
    """A faction with all its pieces in the supply."""
    if number == MARQUISE:
        return Marquise(seat)
    if number == EYRIE:
        return Eyrie(seat)
    if number == ALLIANCE:
        return Alliance(seat)
    if number in (VAGABOND, VAGABOND_2):
        return Vagabond(seat, number)
    if number == CULT:
        return Cult(seat)
    if number == RIVERFOLK:
        return Riverfolk(seat)
    raise ValueError(f"there is no faction {number}")


def missing_factions() -> list[int]:
    """Factions that have a name but no rules yet."""
    return []
