"""All zones of the table, declared once: who sees what; and a census of everything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.zones import ALL, COUNT, Place, Zone
from tafelrunde.titles.root.board import SPOTS
from tafelrunde.titles.root.catalogue import (
    ITEMS,
)
from tafelrunde.titles.root.factions.base import (
    HAND,
    OPEN_HAND,
    PLAY_AREA,
    PLAYED,
)

if TYPE_CHECKING:
    from tafelrunde.titles.root.table import Root

DECK = Zone("deck", owner=COUNT, others=COUNT)
DISCARD_PILE = Zone("discard", owner=ALL, others=ALL, ordered=True)
AVAILABLE = Zone("available", owner=ALL, others=ALL)
QUEST_DECK = Zone("quest_deck", owner=COUNT, others=COUNT)
QUESTS = Zone("quests", owner=ALL, others=ALL)
RUINS = [Zone(f"ruin_c{c}", owner=COUNT, others=COUNT) for c in range(SPOTS)]


def places(g: Root) -> list[Place]:
    """All zones with their cards."""
    found = [
        Place(DECK, -1, g.deck),
        Place(DISCARD_PILE, -1, g.discard),
        Place(AVAILABLE, -1, g.available),
    ]
    if g.quests or g.quest_deck:
        found.append(Place(QUEST_DECK, -1, g.quest_deck))
        found.append(Place(QUESTS, -1, g.quests))
    if g.loot_at:
        for c in g.ruins:
            found.append(Place(RUINS[c], -1, [this for this in g.loot_at if g.loot_at[this] == c]))
    for me in g.factions:
        found.append(Place(OPEN_HAND if me.hand_is_open else HAND, me.seat, me.hand))
        area = me.crafted if me.dominance < 0 else [*me.crafted, me.dominance]
        found.append(Place(PLAY_AREA, me.seat, area))
        found.append(Place(PLAYED, me.seat, me.played))
        me.own_places(found)
    return found


def census(g: Root) -> dict[str, int]:
    """Every card, warrior, building, token and item, wherever it is."""
    total: dict[str, int] = {}
    for place in places(g):
        for this in place.cards:
            name = g.kinds[this].id
            total[name] = total.get(name, 0) + 1
    for at in range(len(ITEMS)):
        total[f"supply {ITEMS[at]}"] = g.items[at] + sum(me.items[at] for me in g.factions)
    for me in g.factions:
        total[f"{me.id} warrior"] = me.supply + sum(me.warriors)
        for k in range(len(me.kinds)):
            total[f"{me.id} {me.kinds[k].id}"] = me.stock[k] + me.on_map(k)
    for me in g.factions:
        me.own_census(total)
    slots = sum(g.free_slots) + len(g.ruins)
    total["slots"] = slots + sum(sum(me.built) for me in g.factions)
    return total
