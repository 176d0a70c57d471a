"""What all games with the same options share, and how a game ends."""

from __future__ import annotations

from tafelrunde.titles.oath.world import World


class GameEnds(Exception):
    """Somebody has won: whatever was going on stops at once (3)."""


class Plan:
    """What all games with the same options share."""

    def __init__(
        self,
        seats: int,
        colours: list[int],
        citizens: list[bool],
        chancellor: int,
        world: World,
        chronicle: bool = False,
    ) -> None:
        self.seats = seats
        self.colours = colours  # by seat; the Chancellor is purple
        self.citizens = citizens  # by seat, at the start
        self.chancellor = chancellor  # the Chancellor's seat, who has the first turn
        self.world = world
        self.chronicle = chronicle  # whether chapter 8 is played after the victory
        self.seat_of = [-1] * 6  # by colour
        for seat in range(seats):
            self.seat_of[colours[seat]] = seat
        self.turn_order = [(chancellor + i) % seats for i in range(seats)]
