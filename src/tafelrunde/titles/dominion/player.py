"""One player: cards and counters."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.kernel.ask import CardNo, Seat
from tafelrunde.kernel.asking import Asked
from tafelrunde.kernel.zones import Place
from tafelrunde.titles.dominion.catalogue import Card
from tafelrunde.titles.dominion.counters import COUNTERS
from tafelrunde.titles.dominion.mats import MATS, NOT_OWNED
from tafelrunde.titles.dominion.zones import (
    DECK,
    DISCARD_PILE,
    HAND,
    LOOKING,
    PLAY_AREA,
    REVEALED,
)

NO_COUNTS: Final = [0] * len(COUNTERS)  # of everybody who never had anything


class Player(Asked):
    """One player's cards and counters; lists hold physical cards, the last one is on top."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.eyes = self.bit  # who sees what this player sees (bits)
        self.deck: list[CardNo] = []
        self.hand: list[CardNo] = []
        self.discard: list[CardNo] = []
        self.play: list[CardNo] = []
        self.revealed: list[CardNo] = []
        self.looking: list[CardNo] = []
        self.mats: dict[int, list[CardNo]] = {}  # those in use; see `mats.py`
        self.counts: list[int] = NO_COUNTS  # see `counters.py`; never changed in place
        self.tokens: dict[int, int] = {}  # tokens on piles: which, and the pile's index
        self.owned: list[Card] = []  # Projects, States and Artifacts
        self.inherits: Card | None = None  # what this player's Estates are as well
        self.turns: i64 = 0  # extra turns do not count
        self.types_owned: i64 = 0  # types this player publicly may have in hand
        self.hears: i64 = 0  # moments for which this player publicly may show a card from hand
        self.gained: tuple[Card, ...] = ()  # in this player's latest own turn

    def copy(self) -> Player:
        """An independent copy."""
        twin = Player(self.seat)
        twin.decider = self.decider
        twin.eyes = self.eyes
        twin.deck.extend(self.deck)
        twin.hand.extend(self.hand)
        twin.discard.extend(self.discard)
        if self.play:
            twin.play.extend(self.play)
        if self.revealed:
            twin.revealed.extend(self.revealed)
        if self.looking:
            twin.looking.extend(self.looking)
        if self.mats:
            twin.mats = {which: cards.copy() for which, cards in self.mats.items()}
        twin.counts = self.counts
        if self.tokens:
            twin.tokens = self.tokens.copy()
        if self.owned:
            twin.owned = self.owned.copy()
        twin.inherits = self.inherits
        twin.turns = self.turns
        twin.types_owned = self.types_owned
        twin.hears = self.hears
        twin.gained = self.gained
        return twin

    def mat(self, which: int) -> list[CardNo]:
        """The cards on a mat, or in another place of `mats.py`."""
        cards = self.mats.get(which)
        if cards is None:
            cards = []
            self.mats[which] = cards
        return cards

    def has(self, card: Card) -> bool:
        """Whether this player has a Project, State or Artifact."""
        return card in self.owned

    def zones(self) -> list[list[CardNo]]:
        """All places where this player's cards can be."""
        zones = [self.deck, self.hand, self.discard, self.play, self.revealed, self.looking]
        if self.mats:
            zones.extend([cards for which, cards in self.mats.items() if which not in NOT_OWNED])
        return zones

    def places(self) -> list[Place]:
        """All zones of this player with their declarations."""
        places = [
            Place(DECK, self.seat, self.deck, self.eyes),
            Place(HAND, self.seat, self.hand, self.eyes),
            Place(DISCARD_PILE, self.seat, self.discard, self.eyes),
            Place(PLAY_AREA, self.seat, self.play, self.eyes),
            Place(REVEALED, self.seat, self.revealed, self.eyes),
            Place(LOOKING, self.seat, self.looking, self.eyes),
        ]
        for which in sorted(self.mats):
            if self.mats[which]:
                places.append(Place(MATS[which], self.seat, self.mats[which], self.eyes))
        return places

    def all_cards(self) -> list[CardNo]:
        """Every card this player owns, wherever it is."""
        return [card for zone in self.zones() for card in zone]
