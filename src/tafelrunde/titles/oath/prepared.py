"""What all games with the same options share."""

from __future__ import annotations

from tafelrunde.kernel.title import Prepared
from tafelrunde.titles.oath.board import COLOURS
from tafelrunde.titles.oath.world import World


class PreparedOath(Prepared):
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
        super().__init__(seats)
        self.colours = colours  # by seat; the Chancellor is purple
        self.citizens = citizens  # by seat, at the start
        self.chancellor = chancellor  # the Chancellor's seat, who has the first turn
        self.world = world
        self.chronicle = chronicle  # whether chapter 8 is played after the victory
        self.seat_of = [-1] * len(COLOURS)  # by colour
        for seat in range(seats):
            self.seat_of[colours[seat]] = seat
        self.turn_order = [(chancellor + i) % seats for i in range(seats)]
