"""What is told about a finished game of Throne of Allegoria: its score sheet, week by week."""

# not compiled: only people look at it, once a game

from __future__ import annotations

from tafelrunde.kernel.account import Account, Face, Line, Source
from tafelrunde.kernel.table import Table
from tafelrunde.titles.allegoria import scoring, tasks
from tafelrunde.titles.allegoria.player import Player
from tafelrunde.titles.allegoria.table import Allegoria

WEIGHTS = {"wins": 100, "queen-dies": 8, "battle": 2, "places-guild": 2}


class AllegoriaAccount(Account):
    """The lines of the score sheet are the sources."""

    curve = "points"
    counted = ("acts", "fulfils", "places-guild", "raids", "battle")

    def standing(self, table: Table) -> list[int]:
        """The sheet as it would be if the game ended now."""
        assert isinstance(table, Allegoria)
        return [total_now(table, me) for me in table.players]

    def sources(self, table: Table, told: list[Face]) -> list[list[Source]]:
        """Every line but the sums."""
        assert isinstance(table, Allegoria)
        return [sources_of(table, me) for me in table.players]

    def moment(self, face: Face) -> tuple[int, str]:
        """Tasks by what they are worth, guilds, battles, the death of the queen, the end."""
        points = face.get("points")
        if face["id"] == "fulfils" and isinstance(points, int):
            return points, ""
        return WEIGHTS.get(str(face["id"]), 0), ""

    def ways(self, table: Table) -> list[Line]:
        """What decided."""
        assert isinstance(table, Allegoria)
        return [{"id": f"way-{table.outcome().reason}", "seat": -1}]


def total_now(g: Allegoria, me: Player) -> int:
    """The total of the sheet; end-game tasks count as fulfilled if they are now (A200)."""
    total = scoring.sheet(g, me)[scoring.TOTAL]
    if g.over:
        return total
    met = sum([tasks.is_fulfilled(g, me, card) for card in me.end_tasks])
    return total + met * (scoring.END_TASK_POINTS - scoring.UNFULFILLED_POINTS)


def sources_of(g: Allegoria, me: Player) -> list[Source]:
    """The lines of a player's sheet."""
    counts = {
        "guilds": len(me.guilds),
        "during_tasks": len(me.done),
        "end_tasks": len(me.end_done),
        "unfulfilled": len(me.tasks) + len(me.end_tasks),
    }
    sums = (scoring.SUBTOTAL_1, scoring.SUBTOTAL_2, scoring.TOTAL)
    lines = scoring.sheet(g, me)
    return [
        Source(what=name, points=lines[at], count=counts.get(name, 0))
        for at, name in enumerate(scoring.LINES)
        if at not in sums
    ]


ACCOUNT = AllegoriaAccount()
