"""What arenas count victories by: factions and maps."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.aspects import Aspect, Notes
from tafelrunde.titles.root.factions.base import FACTION_IDS
from tafelrunde.titles.root.table import Root

ASPECTS: Final = [Aspect("faction", "faction", across="map"), Aspect("map", "map", whole=True)]


def note(g: Root) -> Notes:
    """The faction of each seat, and the map."""
    return {
        "faction": [[FACTION_IDS[number]] for number in g.prepared.factions],
        "map": [[g.prepared.board.id]] * g.seats,
    }
