"""A table of Throne of Allegoria as numbers, for learning programs."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tafelrunde.kernel.ask import Seat
from tafelrunde.kernel.cards import CardTable
from tafelrunde.kernel.observing import Observer, put, put_all
from tafelrunde.titles.allegoria import rounds, zones
from tafelrunde.titles.allegoria.catalogue import TILE_CARDS, TOKEN_CARDS, WORKER_CARDS
from tafelrunde.titles.allegoria.player import CENTRE, FIGURE_KINDS, REGIONS
from tafelrunde.titles.allegoria.prepared import AREA_COUNT, Box
from tafelrunde.titles.allegoria.table import Allegoria
from tafelrunde.titles.allegoria.vocabulary import (
    FIGURE_NAMES,
    GUILD_NAMES,
    TRACK_NAMES,
    VOCABULARY,
)

VERSION: Final = 1
PROMPTS: Final = Path(__file__).with_name("prompts.txt").read_text("utf-8").splitlines()
BOARD: Final = ["house", *TRACK_NAMES, "diplomacy", "alms", "anarchy", "influence", "supply"]
BID: Final = ["bid", "rank"]


class AllegoriaObserver(Observer):
    """Writes what lies on tables of one box."""

    def __init__(self, box: Box) -> None:
        super().__init__("allegoria", VERSION, box.seats, VOCABULARY, PROMPTS)
        deck = box.deck
        self.unique_cards("tasks_at", list(deck.tasks.values()))
        self.unique_cards("nobles_at", list(deck.nobles.values()))
        self.unique_cards("decrees_at", list(deck.decrees.values()))
        self.unique_cards("traders_at", list(deck.traders.values()))
        self.unique_cards("tiles_at", TILE_CARDS)
        self._declare_zones()
        self._declare_week()
        self._declare_players()

    def _declare_zones(self) -> None:
        workers = list(WORKER_CARDS.values())
        self.zone(zones.HAND, owned=True, cards=workers)
        self.zone(zones.TOKENS, owned=True, cards=TOKEN_CARDS)
        for zone in zones.BIDS:
            self.zone(zone, owned=True, cards=TOKEN_CARDS)
        for zone in (zones.TASKS, zones.DONE, zones.END_TASKS, zones.END_DONE):
            self.zone(zone, owned=True)
        self.zone(zones.LOOKING, owned=True, cards=workers)
        self.zone(zones.NOBLE, owned=True)
        for zone in (zones.WORKER_DECK, zones.WORKER_DISCARD, zones.ROW, *zones.GROUPS):
            self.zone(zone, owned=False, cards=workers)
        self.zone(zones.OFFER, owned=False, cards=workers)
        for zone in (zones.TASK_DECK, zones.TASK_DISCARD, zones.DECREE_DECK, zones.DECREE):
            self.zone(zone, owned=False)
        for zone in (zones.DECREE_DISCARD, zones.TRADER_DECK, zones.TRADER):
            self.zone(zone, owned=False)
        for zone in (zones.TRADER_DISCARD, zones.TILES, zones.AWAY):
            self.zone(zone, owned=False)

    def _declare_week(self) -> None:
        add = self.layout.one
        self._week_at = add("week", "the week")
        self._stage_at = add("stage", f"0 on: {', '.join(rounds.STAGE_NAMES)}")
        self._queen_at = add("queen_lives", "1 while the queen lives")
        self._start_at = add("start", "the seat with the start player marker, from 1 on")
        self._plus_at = add("plus_tile", "the area beside which the +1 tile lies, 0: aside")
        self._markers_at = add("anarchy_left", "markers left on the anarchy track")
        self._area_at = add("area", "1 to 7 while an area is being resolved")
        self._turn_at = add("turn", "the seat in turn, from 1 on; 0: nobody")
        self._points_at = add("points", "action points left")
        self._mode_at = add("mode", "what the points are for: 0 both, 1 stations, 2 commissions")
        self._crossed_at = add("crossed", "1 if a threshold was crossed for an extra point")
        self._order_at = self.layout.add(
            "order", [f"{at}." for at in range(1, self.seats + 1)], "seats by rank, from 1 on; 0"
        )
        self._spaces_at = self.layout.for_seats(
            "spaces",
            [f"area {area}" for area in range(1, AREA_COUNT + 1)],
            "the space of a seat's tokens in each area, from the left; 0: none",
        )

    def _declare_players(self) -> None:
        seats = self.layout.for_seats
        self._board_at = seats("board", BOARD, "house, home tracks and what else is counted")
        where = [f"+{at}" for at in range(1, self.seats)]
        regions = ["own home", *[f"home of {name}" for name in where], "centre"]
        self._figures_at = seats(
            "figures",
            [f"{kind} {region}" for kind in FIGURE_NAMES for region in regions],
            "figures on the map; homes are counted from the owner of the figures on",
        )
        self._guilds_at = seats("guilds", GUILD_NAMES, "how many of each guild are under the board")
        self._bid_at = seats("bidding", BID, "the bid and the rank in the area being resolved")

    def write_facts(self, row: bytearray, table: CardTable[Any], viewer: Seat) -> None:
        """The week, the area, and every board."""
        assert isinstance(table, Allegoria)
        g = table
        first = viewer if viewer >= 0 else 0
        seats = g.seats
        put(row, self._week_at, g.week)
        put(row, self._stage_at, g.stage)
        put(row, self._queen_at, 1 if g.queen_lives else 0)
        put(row, self._start_at, (g.start - first) % seats + 1)
        put(row, self._plus_at, g.plus_tile)
        put(row, self._markers_at, g.markers)
        put(row, self._area_at, g.area)
        acting = g.stage == rounds.ACT
        if acting or g.stage == rounds.TURN:
            put(row, self._turn_at, (g.order[g.at] - first) % seats + 1)
        if acting:
            put(row, self._points_at, g.points)
            put(row, self._mode_at, g.mode)
            put(row, self._crossed_at, 1 if g.crossed else 0)
        for at in range(len(g.order)):
            put(row, self._order_at + at, (g.order[at] - first) % seats + 1)
        for area in range(AREA_COUNT):
            there = g.spaces[area]
            for at in range(len(there)):
                seat = (there[at] - first) % seats
                put(row, self._spaces_at + seat * AREA_COUNT + area, at + 1)
        for at in range(seats):
            self._write_player(row, g, (first + at) % seats, at)

    def _write_player(self, row: bytearray, g: Allegoria, seat: Seat, at: int) -> None:
        """One board; `at` is where the seat sits, seen from the viewer."""
        me = g.players[seat]
        board = self._board_at + at * len(BOARD)
        put(row, board, g.box.houses[seat] + 1)
        put_all(row, board + 1, me.tracks)
        after = board + 1 + len(me.tracks)
        put(row, after, me.diplomacy)
        put(row, after + 1, me.alms)
        put(row, after + 2, me.anarchy)
        put(row, after + 3, me.influence)
        put(row, after + 4, me.supply)
        width = g.seats + 1
        figures = self._figures_at + at * FIGURE_KINDS * width
        for kind in range(FIGURE_KINDS):
            for region in range(g.seats):
                n = me.figures[kind * REGIONS + (seat + region) % g.seats]
                put(row, figures + kind * width + region, n)
            n = me.figures[kind * REGIONS + CENTRE]
            put(row, figures + kind * width + g.seats, n)
        counts = [0] * len(GUILD_NAMES)
        for guild in me.guilds:
            counts[guild] = counts[guild] + 1
        put_all(row, self._guilds_at + at * len(GUILD_NAMES), counts)
        if g.area:
            put(row, self._bid_at + at * len(BID), me.bid)
            put(row, self._bid_at + at * len(BID) + 1, me.rank)
