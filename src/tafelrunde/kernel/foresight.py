"""What an answer will lead to, as far as the seat that gives it can know."""

from __future__ import annotations

from tafelrunde.kernel.ask import Option, Seat
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import Rng


def ends_turn(match: Match, seat: Seat, option: Option) -> bool:
    """Whether the next turn begins with this answer.

    It is tried in a world that the seat imagines, so that asking tells nothing hidden.
    """
    turns = match.title.turns(match.table)
    pending = match.pending
    if turns < 0 or len(pending) != 1:
        return False
    if pending[0].seat != seat or option not in pending[0].options:
        return False
    world = match.position.imagine(seat, Rng("foresight"))
    world.answer(seat, option)
    return world.over or match.title.turns(world.table) > turns
