"""What lies open and is no card, for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.titles.root import turn
from tafelrunde.titles.root.board import SPOTS
from tafelrunde.titles.root.catalogue import (
    ITEMS,
    SUITS,
)
from tafelrunde.titles.root.factions.base import (
    Faction,
)

if TYPE_CHECKING:
    from tafelrunde.titles.root.table import Root


def facts(g: Root, viewer: int) -> dict[str, object]:
    """Everything that lies open and is no card."""
    return {
        "map": g.board.id,
        "print": "early" if g.prepared.early_print else "later",
        "turn": g.turn,
        "round": g.round,
        "phase": turn.PHASE_NAMES[g.phase],
        "stage": g.stage,
        "actions": g.actions,
        "clearings": [_clearing(g, c) for c in range(1, SPOTS)],
        "items": _items(g.items),
        "factions": [_faction(g, me, viewer) for me in g.factions],
        "winner": g.winner,
        "reason": g.reason,
    }


def _clearing(g: Root, c: int) -> dict[str, object]:
    return {
        "suit": SUITS[g.suits[c]],
        "free_slots": g.free_slots[c],
        "ruin": c in g.ruins,
        "closed": g.is_closed(c),
        "ruler": g.ruler(c),
    }


def _items(counts: list[int]) -> dict[str, int]:
    return {ITEMS[at]: counts[at] for at in range(len(ITEMS)) if counts[at]}


def _faction(g: Root, me: Faction, viewer: int) -> dict[str, object]:
    told: dict[str, object] = {
        "faction": me.id,
        "points": me.points,
        "dominance": g.kinds[me.dominance].id if me.dominance >= 0 else "",
        "partner": me.partner,
        "supply": me.supply,
        "warriors": me.warriors[1:],
        "pieces": {
            me.kinds[k].id: me.pieces[k * SPOTS + 1 : k * SPOTS + SPOTS]
            for k in range(len(me.kinds))
        },
        "stock": {me.kinds[k].id: me.stock[k] for k in range(len(me.kinds))},
        "items": _items(me.items),
        "crafting_used": me.crafting_used[1:],
        "boats": me.boats,
        "mercenaries": me.mercenaries,
    }
    told.update(me.own_facts(g, viewer))
    return told
