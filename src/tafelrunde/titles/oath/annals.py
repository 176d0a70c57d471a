"""What the Chronicle changed and why, as entries that texts are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import Seat
from tafelrunde.kernel.events import Arg

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


def note(g: Oath, id: str, seat: Seat, args: dict[str, Arg]) -> None:
    """Write into the annals what changed and why, and tell it."""
    g.annals = [*g.annals, {"id": id, **args}]
    if g.loud:
        g.say(f"chronicle-{id}", seat, args)
