"""What is told about a finished game of Oath: what everybody held, and how somebody won.

There are no points. Oaths and Visions ask for sites, relics and banners, so the curve counts those.
All of it lies open, and so it can be told while another game of the realm goes on.
"""

# not compiled: only people look at it, once a game

from __future__ import annotations

from tafelrunde.kernel.account import Account, Face, Line, Source
from tafelrunde.kernel.table import Table
from tafelrunde.titles.oath import rule
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.table import Oath

WEIGHTS = {"wins": 100, "usurper": 9, "reveals-vision": 8, "becomes-citizen": 7}
WEIGHTS |= {"becomes-exile": 7, "oathkeeper": 6, "recovers-banner": 4, "takes-banner": 4}
WEIGHTS |= {"rolls-end-die": 3}


class OathAccount(Account):
    """Sites, relics and banners, which goals ask for."""

    curve = "holdings"
    is_open = True
    counted = ("travels", "campaigns", "campaign-won", "musters", "trades")

    def standing(self, table: Table) -> list[int]:
        """How many of them everybody has; the Empire's sites are the Chancellor's."""
        assert isinstance(table, Oath)
        return [sum([one.points for one in held(table, me)]) for me in table.players]

    def sources(self, table: Table, told: list[Face]) -> list[list[Source]]:
        """The same, each for itself."""
        assert isinstance(table, Oath)
        return [held(table, me) for me in table.players]

    def moment(self, face: Face) -> tuple[int, str]:
        """What brought somebody closer to one of the ways to win."""
        return WEIGHTS.get(str(face["id"]), 0), ""

    def is_decided(self, table: Table) -> bool:
        """Before chapter 8 changes the realm."""
        assert isinstance(table, Oath)
        return table.winner >= 0

    def ways(self, table: Table) -> list[Line]:
        """Which of the ways it was, and under which oath or by which Vision."""
        assert isinstance(table, Oath)
        way: Line = {"id": f"way-{table.reason}", "seat": table.winner, "round": int(table.round)}
        if table.reason == "visionary":
            way["vision"] = table.winning_vision
        else:
            way["oath"] = table.oath.id
        return [way]


def held(g: Oath, me: Player) -> list[Source]:
    """What a player holds of what goals ask for."""
    sites = 0 if me.is_citizen else len(rule.sites_ruled(g, me))
    counts = {"sites": sites, "relics": len(me.relics), "banners": len(me.banners)}
    return [Source(what=what, points=n, count=n) for what, n in counts.items() if n]


ACCOUNT = OathAccount()
