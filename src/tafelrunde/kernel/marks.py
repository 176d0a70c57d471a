"""What people are shown beside the words of an option: where to click, a remark, a caution."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import Seat
from tafelrunde.kernel.events import Arg

if TYPE_CHECKING:
    from tafelrunde.kernel.table import Table

NO_ARGS: dict[str, Arg] = {}


class Mark:
    """One option as a board and a list show it; made for people only, never in simulations.

    `spots` are the things on the table that mean this answer: 'zone/owner/card' for a card that
    lies somewhere (owner -1 for shared zones), otherwise a place, piece or part of a board by the
    title's own ids. `remark` is the id of a message of the title, with its arguments: a price, the
    odds. `caution` is the id of a message that asks whether the answer is really meant. A `habit`
    is the answer that fast players want given by itself. What `ends` the turn by its very name
    needs no warning that it does.
    """

    def __init__(
        self,
        spots: list[str],
        *,
        remark: str = "",
        args: dict[str, Arg] | None = None,
        caution: str = "",
        habit: bool = False,
        ends: bool = False,
    ) -> None:
        self.spots = spots
        self.remark = remark
        self.args = NO_ARGS if args is None else args
        self.caution = caution
        self.habit = habit
        self.ends = ends


def card_spot(zone: str, owner: Seat, card: str) -> str:
    """The spot of a card that lies in a zone."""
    return f"{zone}/{owner}/{card}"


def spots_of_card(table: Table, seat: Seat, card: str) -> list[str]:
    """The spots of a card wherever that seat sees it lie."""
    seen = table.knowledge(seat)
    found: list[str] = []
    for place in table.places():
        if any(this in seen and table.face(this) == card for this in place.cards):
            found.append(card_spot(place.zone.name, place.owner, card))
    return found
