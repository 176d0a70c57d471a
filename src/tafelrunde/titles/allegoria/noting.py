"""What arenas count victories by: houses, tasks fulfilled, guilds held."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.aspects import Aspect, Notes
from tafelrunde.titles.allegoria.table import Allegoria
from tafelrunde.titles.allegoria.vocabulary import HOUSE_NAMES

ASPECTS: Final = [Aspect("house", "thing"), Aspect("tasks"), Aspect("guilds")]


def note(g: Allegoria) -> Notes:
    """The house of each seat, and how many tasks and guilds it had in the end."""
    return {
        "house": [[HOUSE_NAMES[house]] for house in g.box.houses],
        "tasks": [[str(len(me.done) + len(me.end_done))] for me in g.players],
        "guilds": [[str(len(me.guilds))] for me in g.players],
    }
