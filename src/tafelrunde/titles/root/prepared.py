"""What all games with the same options share."""

from __future__ import annotations

from tafelrunde.kernel.title import Prepared
from tafelrunde.titles.root.board import Board
from tafelrunde.titles.root.factions.base import FACTION_IDS


class PreparedRoot(Prepared):
    """What all games with the same options share."""

    def __init__(self, board: Board, factions: list[int], first: int, *, early_print: bool) -> None:
        super().__init__(len(factions))
        self.board = board
        self.factions = factions  # by seat
        self.first = first  # the seat that starts, or -1: drawn at random
        self.early_print = early_print
        self.seat_of = [-1] * len(FACTION_IDS)
        for seat in range(self.seats):
            self.seat_of[factions[seat]] = seat
