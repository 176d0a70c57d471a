"""Prices: coins, Potions and Debt, compared part by part (D36)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True)
class Price:
    """What a card costs now."""

    def __init__(self, coins: int, potion: int = 0, debt: int = 0) -> None:
        self.coins = coins
        self.potion = potion
        self.debt = debt

    def plus(self, coins: int) -> Price:
        """So many coins more, or less, but never less than none."""
        more = self.coins + coins
        return Price(more if more > 0 else 0, self.potion, self.debt)

    def fits(self, limit: Price) -> bool:
        """Whether it is "up to" the limit: no part is larger."""
        return self.coins <= limit.coins and self.potion <= limit.potion and self.debt <= limit.debt

    def is_less(self, than: Price) -> bool:
        """Whether it is cheaper: no part is larger, and one is smaller."""
        return self.fits(than) and not self.equals(than)

    def equals(self, other: Price) -> bool:
        """Whether all parts are the same."""
        return self.coins == other.coins and self.potion == other.potion and self.debt == other.debt

    def __repr__(self) -> str:
        return f"{self.coins}{'P' * self.potion}" + (f"+{self.debt}D" if self.debt else "")
