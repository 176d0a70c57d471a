"""The two maps: clearings 1 to 12, forests by their objects, paths and rivers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from tafelrunde.titles.root.catalogue import BIRD, SUITS
from tafelrunde.titles.root.vocabulary import FORESTS, STRIDE, Group

SPOTS: Final = 13  # lists over clearings have this length; index 0 is not used
CORNERS: Final = [1, 2, 3, 4]
MAPS: Final = ["autumn", "winter"]


class Board:
    """One map; shared by all games on it and never changed.

    Lists are indexed by clearing. `suits` is 0 everywhere if suits are dealt at random.
    """

    def __init__(self, data: dict[str, Any], woods: Group = FORESTS) -> None:
        self.id: str = data["id"]
        self.suits_fixed: bool = data["suits_fixed"]
        self.suits = [BIRD] * SPOTS
        self.slots = [0] * SPOTS
        self.ruins: list[int] = []  # clearings with a ruin
        self.opposite = [0] * SPOTS  # the corner across, for corners
        self.paths: list[list[int]] = [[] for _ in range(SPOTS)]
        self.rivers: list[list[int]] = [[] for _ in range(SPOTS)]
        self.places: list[tuple[float, float]] = [(0.0, 0.0)] * SPOTS  # for drawing
        for clearing in data["clearings"]:
            at: int = clearing["id"]
            if clearing["suit"] is not None:
                self.suits[at] = SUITS.index(clearing["suit"])
            self.slots[at] = clearing["slots"]
            if clearing["ruin"]:
                self.ruins.append(at)
            self.places[at] = (clearing["pos"][0], clearing["pos"][1])
        for a, b in data["opposite_corners"]:
            self.opposite[a], self.opposite[b] = b, a
        for a, b in data["paths"]:
            self.paths[a].append(b)
            self.paths[b].append(a)
        for a, b in data["rivers"]:
            self.rivers[a].append(b)
            self.rivers[b].append(a)
        for spots in (*self.paths, *self.rivers):
            spots.sort()
        # Paths and rivers together, for whoever may swim or sail.
        self.waterways = [sorted({*self.paths[c], *self.rivers[c]}) for c in range(SPOTS)]
        self.forests = woods.objects[: len(data["forests"])]
        # What a pawn reaches from a clearing or forest without a path: forests touch clearings
        # and, across a path, other forests (2.4.1).
        self.through_woods: list[list[int]] = [[] for _ in range(STRIDE)]
        for forest in data["forests"]:
            here = woods.objects[int(forest["id"]) - 1]
            for clearing in forest["clearings"]:
                self.through_woods[here].append(clearing)
                self.through_woods[clearing].append(here)
            for other in forest["adjacent"]:
                self.through_woods[here].append(woods.objects[int(other) - 1])

    def is_on_river(self, clearing: int) -> bool:
        """Whether a river touches the clearing."""
        return len(self.rivers[clearing]) > 0


def _load(id: str) -> Board:
    path = Path(__file__).with_name("data") / f"map_{id}.json"
    return Board(json.loads(path.read_text(encoding="utf-8")))


BOARDS: Final[dict[str, Board]] = {id: _load(id) for id in MAPS}
