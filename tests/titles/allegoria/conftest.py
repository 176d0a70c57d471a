"""Allegoria's scenario: `t = table(area=3, bids="roselie 2", roselie={"strength": 4})`."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.kernel.rng import Rng
from tafelrunde.testing.scenario import Scenario
from tafelrunde.titles.allegoria import rounds, setup
from tafelrunde.titles.allegoria.catalogue import Decree
from tafelrunde.titles.allegoria.player import CENTRE, Player
from tafelrunde.titles.allegoria.prepared import Box
from tafelrunde.titles.allegoria.soldiers import DIE
from tafelrunde.titles.allegoria.table import Allegoria
from tafelrunde.titles.allegoria.title import TITLE
from tafelrunde.titles.allegoria.turn import AREA_WORDS
from tafelrunde.titles.allegoria.vocabulary import (
    FIGURE_NAMES,
    GUILD_NAMES,
    TRACK_NAMES,
    VOCABULARY,
)

THREE = "roselie culver_lux umbral"  # the houses of the rulebook's examples
TOKENS = {"0": "bid_0", "1": "bid_1", "2": "bid_2", "*": "bid_star"}
QUIET = ["D12", "D11", "D05", "D09", "D02", "D10"]  # decrees that ask nothing when they are read
TRADERS = ["trader_a", "trader_b", "trader_c", "trader_d", "trader_e", "trader_g"]
Home = dict[str, Any]


def words(text: str) -> list[str]:
    """'soldier_1*3 joker_2' -> soldier_1 soldier_1 soldier_1 joker_2."""
    found: list[str] = []
    for word in text.split():
        name, _, times = word.partition("*")
        found.extend([name] * int(times or 1))
    return found


def seed_for(dice: tuple[int, ...]) -> str:
    """A seed whose first throws are these, attacker first."""
    for number in range(100_000):
        rng = Rng(f"dice {number}")
        if all(DIE[rng.below(6)] == die for die in dice):
            return f"dice {number}"
    raise AssertionError(f"no seed throws {dice}")


class AllegoriaScenario(Scenario):
    """A position in week 1 (or any other): an area about to be resolved, or planning."""

    main_prompts = frozenset(
        {"bid"} | {f"{word}-{how}" for word in AREA_WORDS for how in ("act", "extra", "cross")}
    )

    def __init__(
        self,
        *,
        houses: str = THREE,
        area: int = 0,
        bids: str = "",
        homes: dict[str, Home] | None = None,
        decree: str = "",
        lower: bool = False,
        coming: str = "",
        trader: str = "trader_f",
        row: str = "",
        workers: str = "",
        worker_deck: str | None = None,
        worker_discard: str = "",
        tasks: str = "",
        task_deck: str | None = None,
        task_discard: str = "",
        tiles: str = "tile_card tile_influence tile_diplomacy",
        markers: int | None = None,
        week: int = 1,
        start: str = "",
        stage: int | None = None,
        dice: tuple[int, ...] = (),
        options: dict[str, object] | None = None,
    ) -> None:
        seats = houses.split()
        prepared = TITLE.prepare(len(seats), {"houses": seats, **(options or {})})
        assert isinstance(prepared, Box)
        g = Allegoria(prepared, Rng(seed_for(dice) if dice else "scenario"))
        setup.empty(g)
        self.houses = seats
        tokens = {card for me in g.players for card in me.tokens}
        self.spare = [card for card in range(len(g.kinds)) if card not in tokens]
        for house, home in (homes or {}).items():
            self._furnish(g, g.players[seats.index(house)], home)
        g.queen_lives = not lower
        g.week = week
        g.start = seats.index(start) if start else 0
        g.trader = self._cards(g, trader)
        g.decree = self._cards(g, decree)
        if decree:
            text = g.kinds[g.decree[-1]]
            assert isinstance(text, Decree)
            g.edict = text.lower if lower else text.upper
            if decree == "D02":
                g.plus_tile = max(3, area)
        g.row = self._cards(g, row)
        g.tiles = self._cards(g, tiles)
        g.worker_discard = self._cards(g, worker_discard)
        g.task_discard = self._cards(g, task_discard)
        left = [name for name in coming.split() or QUIET if name not in decree.split()]
        g.decree_deck = self._cards(g, " ".join(left))[::-1]
        g.trader_deck = self._cards(g, " ".join(name for name in TRADERS if name != trader))[::-1]
        g.worker_deck = self._deck(g, setup.WORKER_CARDS, workers, worker_deck)
        g.task_deck = self._deck(g, setup.DURING_TASKS, tasks, task_deck)
        g.away = self.spare
        g.markers -= sum(me.anarchy for me in g.players)
        if markers is not None:
            g.markers = markers
        g.stage = rounds.PLAN if area == 0 else rounds.REVEAL
        if stage is not None:
            g.stage = stage
        g.area = area
        for bid in filter(None, (bid.strip() for bid in bids.split(","))):
            house, stack = bid.split()
            me = g.players[seats.index(house)]
            g.spaces[area - 1].append(me.seat)
            for token in stack.split("+"):
                card = next(card for card in me.tokens if g.face(card) == TOKENS[token])
                me.tokens.remove(card)
                me.bids[area - 1].append(card)
        super().__init__(TITLE, prepared, g)

    def _furnish(self, g: Allegoria, me: Player, home: Home) -> None:
        for key, value in home.items():
            if key in TRACK_NAMES:
                me.tracks[TRACK_NAMES.index(key)] = value
            elif key in FIGURE_NAMES:  # "home*2 centre umbral"
                for word in words(value):
                    region = me.seat if word == "home" else CENTRE
                    if word not in ("home", "centre"):
                        region = self.houses.index(word)
                    g.place(me, FIGURE_NAMES.index(key), region)
            elif key == "guilds":
                me.guilds = [GUILD_NAMES.index(word) for word in value.split()]
            elif key in ("hand", "tasks", "done", "end_tasks", "end_done", "noble", "looking"):
                getattr(me, key).extend(self._cards(g, value))
            else:  # supply, anarchy, alms, diplomacy, influence
                assert hasattr(me, key), key
                setattr(me, key, value)

    def _cards(self, g: Allegoria, text: str) -> list[int]:
        cards = []
        for name in words(text):
            card = next(card for card in self.spare if g.face(card) == name)
            self.spare.remove(card)
            cards.append(card)
        return cards

    def _deck(self, g: Allegoria, family: int, top: str, whole: str | None) -> list[int]:
        """The named cards on top and all others below, or exactly the named ones."""
        cards = self._cards(g, top if whole is None else whole)
        if whole is None:
            rest = [card for card in self.spare if g.box.family[card] == family]
            for card in rest:
                self.spare.remove(card)
            cards.extend(rest)
        return cards[::-1]

    # -- acting

    def do(self, *actions: str) -> None:
        """The player in turn carries out actions; every further question is the test's."""
        for action in actions:
            self.answer(f"do {action}")

    # -- looking

    @property
    def g(self) -> Allegoria:
        """The table itself."""
        table = self.match.table
        assert isinstance(table, Allegoria)
        return table

    def __getattr__(self, house: str) -> Player:
        """A player by house: `t.umbral.supply`."""
        if house == "houses" or house not in self.houses:
            raise AttributeError(house)
        return self.g.players[self.houses.index(house)]

    def seat(self, house: str) -> int:
        """The seat of a house."""
        return self.houses.index(house)

    def track(self, house: str, track: str) -> int:
        """A home track."""
        me = self.g.players[self.seat(house)]
        return me.tracks[TRACK_NAMES.index(track)]

    def figures(self, house: str, kind: str, region: str) -> int:
        """Figures of a house: region 'home', 'centre' or a house."""
        me = self.g.players[self.seat(house)]
        at = {"home": me.seat, "centre": CENTRE}.get(region)
        return me.figures[FIGURE_NAMES.index(kind) * 5 + (self.seat(region) if at is None else at)]

    def cards(self, cards: list[int]) -> str:
        """The names of cards, sorted."""
        return " ".join(sorted(self.g.names(cards)))

    def hand(self, house: str) -> str:
        """The hand, sorted."""
        return self.cards(self.g.players[self.seat(house)].hand)

    def asked(self) -> tuple[str, str]:
        """Who is asked what."""
        ask = self.question()
        return self.houses[ask.seat], ask.prompt

    def offers(self) -> set[str]:
        """The answers to the open question."""
        return set(self.names())

    def told(self, id: str, viewer: int = -1) -> list[dict[str, Any]]:
        """The events of one kind, as a viewer heard them."""
        return [event for event in self.match.events(viewer) if event["id"] == id]


class TableMaker:
    """What the `table` fixture returns."""

    def __call__(self, **given: Any) -> AllegoriaScenario:
        """A prepared position; houses are named arguments, see `AllegoriaScenario`."""
        names = ("roselie", "culver_lux", "antares", "umbral")
        homes = {house: given.pop(house) for house in names if house in given}
        return AllegoriaScenario(homes=homes, **given)


@pytest.fixture
def table() -> TableMaker:
    """Make positions."""
    return TableMaker()


@pytest.fixture
def vocabulary():
    """All answers."""
    return VOCABULARY
