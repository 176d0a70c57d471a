"""Numbers that people type and read."""

from __future__ import annotations

from collections.abc import Iterable

LONGEST = 9  # digits; nothing here is counted further


def whole(text: str) -> int | None:
    """The number that was typed, if it is one: digits from 0 to 9, not too many."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= LONGEST else None


def listed(numbers: Iterable[int]) -> str:
    """Numbers in order, three or more in a row as a range: '0, 5–8, 10'."""
    rows: list[list[int]] = []
    for number in sorted(numbers):
        if rows and rows[-1][-1] == number - 1:
            rows[-1].append(number)
        else:
            rows.append([number])
    return ", ".join(
        f"{row[0]}–{row[-1]}" if len(row) > 2 else ", ".join(str(number) for number in row)
        for row in rows
    )
