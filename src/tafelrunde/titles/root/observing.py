"""A table of Root as numbers, for learning programs."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tafelrunde.kernel.ask import Seat
from tafelrunde.kernel.cards import CardTable
from tafelrunde.kernel.observing import Observer, put, put_all
from tafelrunde.titles.root import zones
from tafelrunde.titles.root.board import SPOTS
from tafelrunde.titles.root.catalogue import FACES, ITEMS, LOOT_FACES, QUESTS, SUITS
from tafelrunde.titles.root.factions import alliance, cult, eyrie, riverfolk, vagabond
from tafelrunde.titles.root.factions.base import (
    ALLIANCE,
    CULT,
    EYRIE,
    FACTION_IDS,
    HAND,
    MARQUISE,
    PLAY_AREA,
    PLAYED,
    RIVERFOLK,
    VAGABOND,
    VAGABOND_2,
    Faction,
)
from tafelrunde.titles.root.factions.marquise import Marquise
from tafelrunde.titles.root.factions.services import SERVICES
from tafelrunde.titles.root.factions.vagabond_items import SIDE_NAMES, SIDES
from tafelrunde.titles.root.prepared import PreparedRoot
from tafelrunde.titles.root.table import Root
from tafelrunde.titles.root.turn import PHASE_NAMES
from tafelrunde.titles.root.vocabulary import VOCABULARY

VERSION: Final = 1
PROMPTS: Final = Path(__file__).with_name("prompts.txt").read_text("utf-8").splitlines()
CLEARINGS: Final = [f"clearing {c}" for c in range(1, SPOTS)]
MAP: Final = ["suit", "free_slots", "ruin", "closed", "ruler"]
BOARD: Final = [
    *["faction", "points", "dominance", "partner", "supply", "boats", "mercenaries"],
    *[f"item {item}" for item in ITEMS],
    *[f"crafting_used {suit}" for suit in SUITS],
]
MOST_KINDS: Final = 5  # of buildings and tokens of one faction
KIND_NAMES: Final = [f"kind {k + 1}" for k in range(MOST_KINDS)]
ITEMS_LYING: Final = [f"{side} {item}" for side in SIDE_NAMES for item in ITEMS]
BOXES: Final = ["funds", "payments", "commitments", "tracks"]


class RootObserver(Observer):
    """Writes what lies on tables with the same factions."""

    def __init__(self, prepared: PreparedRoot) -> None:
        super().__init__("root", VERSION, prepared.seats, VOCABULARY, PROMPTS)
        self._own_at = [-1] * len(FACTION_IDS)
        self._declare_zones(prepared.factions)
        self._declare_map()
        self._declare_factions()
        for number in range(len(FACTION_IDS)):
            if number in prepared.factions:
                self._declare_own(number)

    def _declare_zones(self, factions: list[int]) -> None:
        for zone in (zones.DECK, zones.DISCARD_PILE, zones.AVAILABLE):
            self.zone(zone, owned=False, cards=FACES)
        for zone in (HAND, PLAY_AREA, PLAYED):
            self.zone(zone, owned=True, cards=FACES)
        if ALLIANCE in factions:
            self.zone(alliance.SUPPORTERS, owned=False, cards=FACES)
        if EYRIE in factions:
            for zone in eyrie.DECREE:
                self.zone(zone, owned=False, cards=FACES)
        if CULT in factions:
            for zone in (cult.LOST_SOULS, cult.REVEALED):
                self.zone(zone, owned=False, cards=FACES)
        if VAGABOND in factions:
            self.unique_cards("quests_at", QUESTS)
            for zone in (zones.QUEST_DECK, zones.QUESTS):
                self.zone(zone, owned=False)
            for zone in zones.RUINS[1:]:
                self.zone(zone, owned=False, cards=LOOT_FACES)
            self.zone(vagabond.COMPLETED, owned=True)
            for zone in (vagabond.FOUND, vagabond.DROPPED):
                self.zone(zone, owned=True, cards=LOOT_FACES)

    def _declare_map(self) -> None:
        add = self.layout.one
        self._turn_at = add("turn", "the seat in turn, from 1 on")
        self._round_at = add("round", "the round")
        self._phase_at = add("phase", f"0 on: {', '.join(PHASE_NAMES)}")
        self._stage_at = add("stage", "where the faction is in its phase, in its own counting")
        self._actions_at = add("actions", "actions of this phase, in the faction's own counting")
        self._items_at = self.layout.add("items", ITEMS, "items in the supply")
        self._map_at = self.layout.add(
            "map",
            [f"{place} {what}" for place in CLEARINGS for what in MAP],
            f"each clearing; suits 0 on: {', '.join(SUITS)}; the ruler's seat from 1 on, 0: nobody",
        )

    def _declare_factions(self) -> None:
        seats = self.layout.for_seats
        self._board_at = seats(
            "board",
            BOARD,
            f"each board; factions 1 on: {', '.join(FACTION_IDS)}; dominance is an object of the "
            "vocabulary, the partner a seat from 1 on",
        )
        self._warriors_at = seats("warriors", CLEARINGS, "warriors in each clearing")
        self._stock_at = seats("stock", KIND_NAMES, "buildings and tokens that are not on the map")
        self._pieces_at = seats(
            "pieces",
            [f"{kind} {place}" for kind in KIND_NAMES for place in CLEARINGS],
            "buildings and tokens in each clearing, by kinds in the order of the faction's board",
        )

    def _declare_own(self, number: int) -> None:
        """What only this faction has."""
        labels: list[str] = []
        if number == MARQUISE:
            labels = ["keep", "recruited", "extra_actions"]
        elif number == EYRIE:
            labels = ["leader", *[f"leader {n + 1} down" for n in range(len(eyrie.LEADERS))]]
            labels.extend([f"viziers {column}" for column in eyrie.COLUMNS])
            labels.extend([f"todo {suit}" for suit in SUITS])
        elif number == ALLIANCE:
            labels = ["officers"]
        elif number in (VAGABOND, VAGABOND_2):
            labels = ["character", "pawn", "load", "limit", *ITEMS_LYING]
            labels.extend([f"shelved {item}" for item in ITEMS])
            labels.extend([f"relationship +{at}" for at in range(1, self.seats)])
            labels.extend([f"aids +{at}" for at in range(1, self.seats)])
        elif number == CULT:
            labels = ["outcast", "hated", "acolytes", *[f"scored {suit}" for suit in SUITS]]
        elif number == RIVERFOLK:
            labels = [f"{box} {owner}" for box in BOXES for owner in FACTION_IDS]
            labels.extend([f"lost_posts {kind.id}" for kind in riverfolk.KINDS])
            labels.extend([f"price {service}" for service in SERVICES])
        name = FACTION_IDS[number]
        told = "what only this faction has; names from 1 on, 0: none; seats from its own on"
        self._own_at[number] = self.layout.add(name, labels, told)

    def write_facts(self, row: bytearray, table: CardTable[Any], viewer: Seat) -> None:
        """The turn, the map and every board."""
        assert isinstance(table, Root)
        g = table
        first = viewer if viewer >= 0 else 0
        seats = g.seats
        put(row, self._turn_at, (g.turn - first) % seats + 1)
        put(row, self._round_at, g.round)
        put(row, self._phase_at, g.phase)
        put(row, self._stage_at, g.stage)
        put(row, self._actions_at, g.actions)
        put_all(row, self._items_at, g.items)
        at = self._map_at
        for c in range(1, SPOTS):
            put(row, at, g.suits[c])
            put(row, at + 1, g.free_slots[c])
            if g.closed and g.is_closed(c):
                put(row, at + 3, 1)
            ruler = g.ruler(c)
            if ruler >= 0:
                put(row, at + 4, (ruler - first) % seats + 1)
            at += len(MAP)
        for c in g.ruins:
            put(row, self._map_at + (c - 1) * len(MAP) + 2, 1)
        for at in range(seats):
            me = g.factions[(first + at) % seats]
            self._write_faction(row, g, me, at, first)
            self._write_own(row, g, me)

    def _write_faction(self, row: bytearray, g: Root, me: Faction, at: int, first: int) -> None:
        """What every faction has; `at` is where it sits, seen from the viewer."""
        board = self._board_at + at * len(BOARD)
        put(row, board, me.number + 1)
        put(row, board + 1, me.points)
        if me.dominance >= 0:
            put(row, board + 2, g.kinds[me.dominance].number)
        if me.partner >= 0:
            put(row, board + 3, (me.partner - first) % g.seats + 1)
        put(row, board + 4, me.supply)
        put(row, board + 5, 1 if me.boats else 0)
        put(row, board + 6, 1 if me.lender >= 0 else 0)
        put_all(row, board + 7, me.items)
        put_all(row, board + 7 + len(ITEMS), me.crafting_used)
        width = SPOTS - 1
        start = self._warriors_at + at * width - 1
        for c in range(1, SPOTS):
            put(row, start + c, me.warriors[c])
        put_all(row, self._stock_at + at * MOST_KINDS, me.stock)
        start = self._pieces_at + at * MOST_KINDS * width - 1
        for k in range(len(me.kinds)):
            if me.stock[k] < me.kinds[k].total:
                for c in range(1, SPOTS):
                    put(row, start + k * width + c, me.pieces[k * SPOTS + c])

    def _write_own(self, row: bytearray, g: Root, me: Faction) -> None:
        """What only one faction has."""
        at = self._own_at[me.number]
        if isinstance(me, Marquise):
            put(row, at, me.keep)
            put(row, at + 1, 1 if me.recruited else 0)
            put(row, at + 2, me.extra_actions)
        elif isinstance(me, eyrie.Eyrie):
            put(row, at, me.leader + 1)
            for n in range(len(eyrie.LEADERS)):
                put(row, at + 1 + n, (me.leaders_down >> n) & 1)
            put_all(row, at + 1 + len(eyrie.LEADERS), me.viziers)
            put_all(row, at + 1 + len(eyrie.LEADERS) + len(eyrie.COLUMNS), me.todo)
        elif isinstance(me, alliance.Alliance):
            put(row, at, me.officers)
        elif isinstance(me, vagabond.Vagabond):
            self._write_vagabond(row, g, me, at)
        elif isinstance(me, cult.Cult):
            put(row, at, me.outcast)
            put(row, at + 1, 1 if me.hated else 0)
            put(row, at + 2, me.acolytes)
            for suit in range(len(SUITS)):
                put(row, at + 3 + suit, (me.scored >> suit) & 1)
        elif isinstance(me, riverfolk.Riverfolk):
            owners = len(FACTION_IDS)
            put_all(row, at, me.funds)
            put_all(row, at + owners, me.payments)
            put_all(row, at + 2 * owners, me.commitments)
            put_all(row, at + 3 * owners, me.tracks)
            put_all(row, at + 4 * owners, me.lost_posts)
            put_all(row, at + 4 * owners + len(riverfolk.KINDS), me.prices)

    def _write_vagabond(self, row: bytearray, g: Root, me: vagabond.Vagabond, at: int) -> None:
        put(row, at, me.character + 1)
        put(row, at + 1, me.pawn)
        put(row, at + 2, me.pack.load())
        put(row, at + 3, me.pack.limit())
        at += 4
        for side in range(SIDES):
            for item in range(len(ITEMS)):
                put(row, at, me.pack.count(side, item))
                at += 1
        put_all(row, at, me.pack.shelved)
        at += len(ITEMS)
        for after in range(1, g.seats):
            other = (me.seat + after) % g.seats
            put(row, at + after - 1, me.markers[other])
            put(row, at + g.seats - 1 + after - 1, me.aids[other])
