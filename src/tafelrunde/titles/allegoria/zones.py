"""All zones of the table, declared once: who sees what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.zones import ALL, COUNT, Place, Zone
from tafelrunde.titles.allegoria.prepared import AREA_COUNT

if TYPE_CHECKING:
    from tafelrunde.titles.allegoria.table import Allegoria

HAND: Final = Zone("hand", owner=ALL, others=COUNT)
TASKS: Final = Zone("tasks", owner=ALL, others=COUNT)
DONE: Final = Zone("done", owner=ALL, others=ALL, ordered=True)
END_TASKS: Final = Zone("end_tasks", owner=ALL, others=COUNT)
END_DONE: Final = Zone("end_done", owner=ALL, others=ALL, ordered=True)
LOOKING: Final = Zone("looking", owner=ALL, others=COUNT)
NOBLE: Final = Zone("noble", owner=ALL, others=ALL)
TOKENS: Final = Zone("tokens", owner=ALL, others=COUNT)
BIDS: Final = [Zone(f"bids_{area}", owner=ALL, others=COUNT) for area in range(1, AREA_COUNT + 1)]

WORKER_DECK: Final = Zone("worker_deck", owner=COUNT, others=COUNT, ordered=True)
WORKER_DISCARD: Final = Zone("worker_discard", owner=ALL, others=ALL)
ROW: Final = Zone("row", owner=ALL, others=ALL, ordered=True)
GROUPS: Final = [Zone(f"group_{n}", owner=ALL, others=ALL, ordered=True) for n in (1, 2, 3)]
OFFER: Final = Zone("offer", owner=ALL, others=ALL, ordered=True)
TASK_DECK: Final = Zone("task_deck", owner=COUNT, others=COUNT, ordered=True)
TASK_DISCARD: Final = Zone("task_discard", owner=COUNT, others=COUNT)
DECREE_DECK: Final = Zone("decree_deck", owner=COUNT, others=COUNT, ordered=True)
DECREE: Final = Zone("decree", owner=ALL, others=ALL, ordered=True)
DECREE_DISCARD: Final = Zone("decree_discard", owner=ALL, others=ALL, ordered=True)
TRADER_DECK: Final = Zone("trader_deck", owner=COUNT, others=COUNT, ordered=True)
TRADER: Final = Zone("trader", owner=ALL, others=ALL, ordered=True)
TRADER_DISCARD: Final = Zone("trader_discard", owner=ALL, others=ALL, ordered=True)
TILES: Final = Zone("alms_tiles", owner=ALL, others=ALL, ordered=True)
AWAY: Final = Zone("box", owner=COUNT, others=COUNT)


def places(g: Allegoria) -> list[Place]:
    """All zones with the cards that lie in them."""
    places: list[Place] = []
    for me in g.players:
        seat = me.seat
        places.append(Place(HAND, seat, me.hand))
        places.append(Place(TASKS, seat, me.tasks))
        places.append(Place(DONE, seat, me.done))
        places.append(Place(END_TASKS, seat, me.end_tasks))
        places.append(Place(END_DONE, seat, me.end_done))
        places.append(Place(LOOKING, seat, me.looking))
        places.append(Place(NOBLE, seat, me.noble))
        places.append(Place(TOKENS, seat, me.tokens))
        for area in range(len(BIDS)):
            places.append(Place(BIDS[area], seat, me.bids[area]))
    places.append(Place(WORKER_DECK, -1, g.worker_deck))
    places.append(Place(WORKER_DISCARD, -1, g.worker_discard))
    places.append(Place(ROW, -1, g.row))
    for at in range(len(GROUPS)):
        places.append(Place(GROUPS[at], -1, g.groups[at]))
    places.append(Place(OFFER, -1, g.offer))
    places.append(Place(TASK_DECK, -1, g.task_deck))
    places.append(Place(TASK_DISCARD, -1, g.task_discard))
    places.append(Place(DECREE_DECK, -1, g.decree_deck))
    places.append(Place(DECREE, -1, g.decree))
    places.append(Place(DECREE_DISCARD, -1, g.decree_discard))
    places.append(Place(TRADER_DECK, -1, g.trader_deck))
    places.append(Place(TRADER, -1, g.trader))
    places.append(Place(TRADER_DISCARD, -1, g.trader_discard))
    places.append(Place(TILES, -1, g.tiles))
    places.append(Place(AWAY, -1, g.away))
    return places
