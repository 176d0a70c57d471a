"""What lies on the table: zones with their declarations, players, piles, waiting texts."""

from __future__ import annotations

from tafelrunde.kernel.zones import ALL, COUNT, NOTHING, TOP, Place, Zone
from tafelrunde.titles.dominion.catalog import Ability, Card

DECK = Zone("deck", owner=COUNT, others=NOTHING, ordered=True)
HAND = Zone("hand", owner=ALL, others=COUNT)
DISCARD_PILE = Zone("discard", owner=TOP, others=TOP, ordered=True)
PLAY_AREA = Zone("play", owner=ALL, others=ALL, ordered=True)
REVEALED = Zone("revealed", owner=ALL, others=ALL, ordered=True)
LOOKING = Zone("looking", owner=ALL, others=COUNT, ordered=True)
ASIDE_DOWN = Zone("aside", owner=ALL, others=COUNT)
ISLAND_MAT = Zone("island", owner=ALL, others=ALL)
VILLAGE_MAT = Zone("native_village", owner=ALL, others=COUNT)
TRASH_PILE = Zone("trash", owner=ALL, others=ALL)
RETURNING = Zone("returning", owner=ALL, others=ALL, ordered=True)


class Player:
    """One player's cards and counters; lists hold physical cards, the last one is on top."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.bit = 1 << seat
        self.decider = seat  # who decides for this player
        self.eyes = self.bit  # who sees what this player sees (bits)
        self.deck: list[int] = []
        self.hand: list[int] = []
        self.discard: list[int] = []
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


class Pile:
    """A Supply pile: how many copies are left and the tokens on it."""

    def __init__(self, card: Card, left: int) -> None:
        self.card = card
        self.left = left
        self.embargo = 0

    def copy(self) -> Pile:
        """An independent copy."""
        twin = Pile(self.card, self.left)
        twin.embargo = self.embargo
        return twin


class Lasting:
    """A text set up by an earlier play that still waits for its moment; never changed once made."""

    def __init__(
        self, ability: Ability, seat: int, this: int, subject: int, *, this_turn: bool
    ) -> None:
        self.ability = ability
        self.seat = seat
        self.this = this
        self.subject = subject
        self.this_turn = this_turn  # forgotten when the turn ends; otherwise used up once


class ExtraTurn:
    """A turn beyond the regular order: whose, who controls it (-1: nobody), and by which card."""

    def __init__(self, seat: int, controller: int, source: str) -> None:
        self.seat = seat
        self.controller = controller
        self.source = source


class Gain:
    """A gain that is about to happen; a text that replaces it changes who gains what, and where."""

    def __init__(self, seat: int, card: Card, to: int) -> None:
        self.seat = seat
        self.card = card
        self.to = to

    def copy(self) -> Gain:
        """An independent copy."""
        return Gain(self.seat, self.card, self.to)
