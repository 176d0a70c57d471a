"""What is chosen for a game before it is laid out: kingdom, landscapes, printings, and extras."""

from __future__ import annotations

from tafelrunde.titles.dominion.catalogue import Card


class Layout:
    """The elements of a game; `set-up` adds whatever they call for."""

    def __init__(self, cards: list[Card], printings: dict[str, int]) -> None:
        self.cards = cards  # the kingdom piles
        self.printings = printings  # the year whose wording is used, by set
        self.landscapes: list[Card] = []
        self.settled = False  # whether Platinum, Colony and Shelters are decided
        self.bane: Card | None = None  # an eleventh pile (D71)
        self.colonies = False  # Platinum and Colony (D8)
        self.shelters = False  # instead of Estates (D9)
        self.black_market: list[Card] = []  # the cards of that deck (D12)
        self.extras: list[Card] = []  # further elements that take part, with or without a pile
        self.druid_boons: list[Card] = []  # laid out for the Druid; drawn if there are none
        self.obelisk: Card | None = None  # the pile that Obelisk counts; drawn if there is none

    def piles(self) -> list[Card]:
        """The kingdom piles with the Bane."""
        return self.cards if self.bane is None else [*self.cards, self.bane]

    def elements(self) -> list[Card]:
        """Whatever was chosen by name."""
        return [*self.piles(), *self.landscapes, *self.black_market, *self.extras]
