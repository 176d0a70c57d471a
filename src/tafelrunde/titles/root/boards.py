"""The numbers printed on the faction boards, read once from `data/boards.json`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

_PATH = Path(__file__).with_name("data") / "boards.json"
NUMBERS: Final[dict[str, dict[str, Any]]] = json.loads(_PATH.read_text(encoding="utf-8"))


TO_WIN: Final = 30  # the last space of the score track (3.1)


def number(faction: str, key: str) -> int:
    """One printed number."""
    return int(NUMBERS[faction][key])


def track(faction: str, key: str) -> list[int]:
    """A printed row of numbers."""
    return [int(n) for n in NUMBERS[faction][key]]


def counted(faction: str, key: str, piece: str) -> int:
    """How many pieces of a kind a faction has."""
    return int(NUMBERS[faction][key][piece])
