"""What arenas count victories by: roles, who changed sides, the oath, and the way to win."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.aspects import Aspect, Notes
from tafelrunde.titles.oath.player import CHANCELLOR, CITIZEN, EXILE_ROLE, ROLES
from tafelrunde.titles.oath.table import Oath

ASPECTS: Final = [
    Aspect("role", "role", across="way"),
    Aspect("end-role", "role"),
    Aspect("way", "thing", whole=True),
    Aspect("oath", "thing", whole=True),
]


def note(g: Oath) -> Notes:
    """The role of each seat when the game began and ended, the oath sworn then, how it was won."""
    begun: list[list[str]] = []
    for seat in range(g.seats):
        role = CITIZEN if g.prepared.citizens[seat] else EXILE_ROLE
        begun.append([ROLES[CHANCELLOR if seat == g.prepared.chancellor else role]])
    return {
        "role": begun,
        "end-role": [[ROLES[player.role]] for player in g.players],
        "way": [[g.reason]] * g.seats,
        "oath": [[g.prepared.world.oath]] * g.seats,
    }
