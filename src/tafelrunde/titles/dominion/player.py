"""One player: cards and counters."""

from __future__ import annotations

from tafelrunde.kernel.ask import CardNo, Seat
from tafelrunde.kernel.asking import Asked
from tafelrunde.kernel.zones import Place
from tafelrunde.titles.dominion.catalogue import Card
from tafelrunde.titles.dominion.zones import (
    ASIDE_DOWN,
    DECK,
    DISCARD_PILE,
    HAND,
    ISLAND_MAT,
    LOOKING,
    PLAY_AREA,
    REVEALED,
    VILLAGE_MAT,
)


class Player(Asked):
    """One player's cards and counters; lists hold physical cards, the last one is on top."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.eyes = self.bit  # who sees what this player sees (bits)
        self.deck: list[CardNo] = []
        self.hand: list[CardNo] = []
        self.discard: list[CardNo] = []
        self.play: list[int] = []
        self.revealed: list[int] = []
        self.looking: list[int] = []
        self.aside: list[int] = []
        self.island: list[int] = []
        self.village: list[int] = []
        self.pirate_coins = 0
        self.turns = 0  # extra turns do not count
        self.types_owned = 0  # types this player publicly may have in hand
        self.hears = 0  # moments for which this player publicly may show a card from hand
        self.gained: list[Card] = []  # in this player's latest own turn

    def copy(self) -> Player:
        """An independent copy."""
        twin = Player(self.seat)
        twin.decider = self.decider
        twin.eyes = self.eyes
        twin.deck = self.deck.copy()
        twin.hand = self.hand.copy()
        twin.discard = self.discard.copy()
        twin.play = self.play.copy()
        twin.revealed = self.revealed.copy()
        twin.looking = self.looking.copy()
        twin.aside = self.aside.copy()
        twin.island = self.island.copy()
        twin.village = self.village.copy()
        twin.pirate_coins = self.pirate_coins
        twin.turns = self.turns
        twin.types_owned = self.types_owned
        twin.hears = self.hears
        twin.gained = self.gained.copy()
        return twin

    def zones(self) -> list[list[int]]:
        """All places where this player's cards can be."""
        return [
            self.deck,
            self.hand,
            self.discard,
            self.play,
            self.revealed,
            self.looking,
            self.aside,
            self.island,
            self.village,
        ]

    def places(self) -> list[Place]:
        """All zones of this player with their declarations."""
        return [
            Place(DECK, self.seat, self.deck, self.eyes),
            Place(HAND, self.seat, self.hand, self.eyes),
            Place(DISCARD_PILE, self.seat, self.discard, self.eyes),
            Place(PLAY_AREA, self.seat, self.play, self.eyes),
            Place(REVEALED, self.seat, self.revealed, self.eyes),
            Place(LOOKING, self.seat, self.looking, self.eyes),
            Place(ASIDE_DOWN, self.seat, self.aside, self.eyes),
            Place(ISLAND_MAT, self.seat, self.island, self.eyes),
            Place(VILLAGE_MAT, self.seat, self.village, self.eyes),
        ]

    def all_cards(self) -> list[int]:
        """Every card this player owns, wherever it is."""
        return [card for zone in self.zones() for card in zone]
