"""What all games with the same options share, and how a game ends."""

from __future__ import annotations

from tafelrunde.titles.root.board import Board
from tafelrunde.titles.root.factions.base import FACTION_IDS


class GameEnds(Exception):
    """Somebody has won: whatever was going on stops at once (3.1)."""


class Plan:
    """What all games with the same options share."""

    def __init__(self, board: Board, factions: list[int], first: int, *, early_print: bool) -> None:
        self.board = board
        self.factions = factions  # by seat
        self.seats = len(factions)
        self.first = first  # the seat that starts, or -1: drawn at random
        self.early_print = early_print
        self.seat_of = [-1] * len(FACTION_IDS)
        for seat in range(self.seats):
            self.seat_of[factions[seat]] = seat
