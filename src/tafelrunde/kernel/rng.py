"""The one source of chance: stable everywhere, cheap to copy, impossible to predict.

Numbers come from SHAKE-128 in counter mode: block *n* is the hash of seed and *n*. Whoever sees
every card of a game still cannot compute the next shuffle, a copy is four fields, and one hash call
yields 252 draws.
"""

from __future__ import annotations

from hashlib import shake_128
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

BLOCK: Final = 504  # bytes made at a time: three times what SHAKE-128 yields in one go


@mypyc_attr(acyclic=True)
class Rng:
    """A deterministic generator: the same seed gives the same numbers on every machine."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.block = 0
        self.buffer = b""
        self.position: i64 = BLOCK

    def copy(self) -> Rng:
        """Return a generator that will give the same numbers as this one."""
        twin = Rng(self.seed)
        twin.block = self.block
        twin.buffer = self.buffer
        twin.position = self.position
        return twin

    def drawn(self) -> int:
        """How much chance was used so far; two equal values mean nothing was drawn between."""
        return self.block * BLOCK + self.position

    def _refill(self) -> None:
        self.buffer = shake_128(f"{self.seed}/{self.block}".encode()).digest(BLOCK)
        self.block += 1
        self.position = 0

    def below(self, n: int) -> int:
        """A uniform number from 0 to n-1, for n up to 65,536."""
        bound: i64 = n
        while True:
            at = self.position
            if at >= BLOCK:
                self._refill()
                at = 0
            self.position = at + 2
            # Lemire's method: the high half of a product is uniform unless the low half is small.
            high: i64 = self.buffer[at]
            product = (high * 256 + self.buffer[at + 1]) * bound
            low = product & 0xFFFF
            if low >= bound or low >= 65536 % bound:
                return product >> 16
            if bound > 65536:
                raise ValueError(f"a draw has at most 65,536 outcomes, not {n}")

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle in place: `below` for each item, written out because simulations live here."""
        buffer = self.buffer
        at = self.position
        i: i64 = len(items) - 1
        while i > 0:
            n = i + 1
            product: i64 = 0
            while True:
                if at >= BLOCK:
                    self._refill()
                    buffer = self.buffer
                    at = 0
                high: i64 = buffer[at]
                product = (high * 256 + buffer[at + 1]) * n
                at += 2
                low = product & 0xFFFF
                if low >= n or low >= 65536 % n:
                    break
            j = product >> 16
            item = items[i]
            items[i] = items[j]
            items[j] = item
            i -= 1
        self.position = at

    def die(self, sides: int) -> int:
        """A number from 1 to sides."""
        return self.below(sides) + 1
