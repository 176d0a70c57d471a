"""Why something on the table is no answer to a question: told to whoever points at it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.events import Arg
from tafelrunde.kernel.marks import NO_ARGS

if TYPE_CHECKING:
    from tafelrunde.kernel.table import Table

OWNERS: Final = [str(owner) for owner in range(-1, 10)]  # of zones, as spots write them


class Reason:
    """A sentence and the rule behind it.

    `remark` is the id of a message, the title's or a common one, with its arguments as in a `Mark`;
    `rule` is a citation. A reason is made of what the one who is asked sees, and of nothing else.
    """

    def __init__(self, remark: str, rule: str, args: dict[str, Arg] | None = None) -> None:
        self.remark = remark
        self.rule = rule
        self.args = NO_ARGS if args is None else args


def explain(table: Table, ask: Ask, spot: str) -> Reason | None:
    """Why a thing on the table cannot be chosen; None if it can.

    Things are called as in `Mark.spots`: 'hand/0/moat', 'supply/-1/gold', 'c5'.
    """
    for option in ask.options:
        if spot in table.mark(ask, option).spots:
            return None
    return table.why_not(ask, spot)


def no_choice(ask: Ask, thing: str = "") -> Reason:
    """What can be said of anything: it is no choice here, or none that this card gives.

    `thing` must be something that has a name.
    """
    if not thing:
        return Reason("why-no-choice", ask.rule)
    if not ask.source:
        return Reason("why-no-choice-of", ask.rule, {"thing": thing})
    return Reason("why-no-choice-for", ask.rule, {"thing": thing, "source": ask.source})


def parts_of(spot: str) -> tuple[str, int, str]:
    """The zone, its owner and the card of a spot; only the last for a place or piece."""
    parts = spot.split("/")
    if len(parts) != 3 or parts[1] not in OWNERS:
        return ("", -1, spot)
    return (parts[0], int(parts[1]), parts[2])
