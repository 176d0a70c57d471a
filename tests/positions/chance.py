"""How likely it is that counts came about by chance."""

from __future__ import annotations

from collections.abc import Mapping


def chi_square(seen: Mapping[str, int], expected: Mapping[str, float]) -> float:
    """How far counts are from what was expected."""
    return sum((seen.get(key, 0) - want) ** 2 / want for key, want in expected.items())


def critical(freedom: int) -> float:
    """What chi square exceeds once in ten thousand times (Wilson and Hilferty)."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + 3.719 * part**0.5) ** 3)
