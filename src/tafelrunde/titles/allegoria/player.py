"""One player: home board, figures, cards, bid tokens."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import CardNo, Seat
from tafelrunde.kernel.asking import Asked
from tafelrunde.titles.allegoria.vocabulary import FIGURE_NAMES, TRACK_NAMES

CENTRE: Final = 4  # regions 0 to 3 are the home regions of the seats
REGIONS: Final = 5

SOLDIER: Final = 0
SPY: Final = 1
MERCHANT: Final = 2

STRENGTH: Final = 0
INTRIGUE: Final = 1
TRADE: Final = 2
WEALTH: Final = 3
KNOWLEDGE: Final = 4

TRACK_COUNT: Final = len(TRACK_NAMES)
FIGURE_KINDS: Final = len(FIGURE_NAMES)
LAST_SPACE: Final = 12  # of a home track (A20)
FIGURES_OWNED: Final = 10  # A108


class Player(Asked):
    """What lies before one player, and what he has done in the turn that is going on."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.tracks = [0] * TRACK_COUNT
        self.diplomacy = 0
        self.alms = 0
        self.anarchy = 0
        self.influence = 0
        self.supply = FIGURES_OWNED
        self.figures = [0] * (FIGURE_KINDS * REGIONS)  # kind * REGIONS + region
        self.guilds: list[int] = []
        self.hand: list[CardNo] = []
        self.tasks: list[int] = []  # taken, not yet fulfilled
        self.done: list[int] = []  # fulfilled during the game
        self.end_tasks: list[int] = []
        self.end_done: list[int] = []  # fulfilled at the end
        self.looking: list[int] = []  # cards to choose from
        self.noble: list[int] = []
        self.tokens: list[int] = []
        self.bids: list[list[int]] = [[], [], [], [], [], [], []]
        self.bid = 0  # in the area that is being resolved
        self.rank = 0
        self.deeds: list[list[int]] = []

    def copy(self) -> Player:
        """An independent copy."""
        twin = Player(self.seat)
        twin.tracks = self.tracks.copy()
        twin.diplomacy = self.diplomacy
        twin.alms = self.alms
        twin.anarchy = self.anarchy
        twin.influence = self.influence
        twin.supply = self.supply
        twin.figures = self.figures.copy()
        twin.guilds = self.guilds.copy()
        twin.hand = self.hand.copy()
        twin.tasks = self.tasks.copy()
        twin.done = self.done.copy()
        twin.end_tasks = self.end_tasks.copy()
        twin.end_done = self.end_done.copy()
        twin.looking = self.looking.copy()
        twin.noble = self.noble.copy()
        twin.tokens = self.tokens.copy()
        twin.bids = [stack.copy() for stack in self.bids]
        twin.bid = self.bid
        twin.rank = self.rank
        twin.deeds = self.deeds.copy()
        return twin

    def on_map(self, kind: int) -> int:
        """Figures of a kind anywhere on the map."""
        first = kind * REGIONS
        f = self.figures
        return f[first] + f[first + 1] + f[first + 2] + f[first + 3] + f[first + CENTRE]
