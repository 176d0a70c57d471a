"""Piles, in the Supply and beside it, and the small decks that are turned up card by card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.kernel.ask import CardNo
from tafelrunde.titles.dominion.catalogue import Card

# Tokens of nobody in particular that lie on piles.
EMBARGO: Final = "embargo"
DEBT_TOKENS: Final = "debt"
POINT_TOKENS: Final = "points"
TRADE_ROUTE: Final = "trade_route"


@mypyc_attr(acyclic=True)
class Slot:
    """What never changes about a pile: its place on the table, its card, how many, and where."""

    def __init__(self, card: Card, size: int, supply: bool) -> None:
        self.card = card
        self.size = size
        self.supply = supply


@mypyc_attr(acyclic=True)
class Pile:
    """A pile: a number of copies of one card, or a stack of different physical cards.

    `top` is the card that can be gained next, None if the pile is empty.
    """

    def __init__(self, card: Card, left: int, supply: bool = True) -> None:
        self.card = card
        self.left: i64 = left
        self.supply = supply
        self.top: Card | None = card if left > 0 else None
        self.stack: list[CardNo] | None = None  # the last one is on top
        self.tokens: dict[str, int] | None = None

    def copy(self) -> Pile:
        """An independent copy."""
        twin = Pile(self.card, self.left, self.supply)
        twin.top = self.top
        if self.stack is not None:
            twin.stack = self.stack.copy()
        if self.tokens is not None:
            twin.tokens = self.tokens.copy()
        return twin

    @property
    def is_empty(self) -> bool:
        """Whether no card is left."""
        return self.left == 0

    def count(self, token: str) -> int:
        """How many of these tokens lie on it."""
        return 0 if self.tokens is None else self.tokens.get(token, 0)

    def add(self, token: str, n: int = 1) -> None:
        """Put tokens on it."""
        if n > 0:
            if self.tokens is None:
                self.tokens = {}
            self.tokens[token] = self.tokens.get(token, 0) + n

    def take(self, token: str, n: int = -1) -> int:
        """Take so many of these tokens off it, or all; returns how many there were to take."""
        there = self.count(token)
        taken = there if n < 0 or n > there else n
        if taken and self.tokens is not None:
            self.tokens[token] = there - taken
        return taken


@mypyc_attr(acyclic=True)
class Deck:
    """A small deck beside the Supply: Boons, Hexes, the Black Market.

    `cards` lie face down, the last one on top; `shown` are turned up and being dealt with;
    `discard` and `laid_out` lie open.
    """

    def __init__(self) -> None:
        self.cards: list[CardNo] = []
        self.shown: list[CardNo] = []
        self.discard: list[CardNo] = []
        self.laid_out: list[CardNo] = []

    def copy(self) -> Deck:
        """An independent copy."""
        twin = Deck()
        twin.cards = self.cards.copy()
        twin.shown = self.shown.copy()
        twin.discard = self.discard.copy()
        twin.laid_out = self.laid_out.copy()
        return twin
