"""What happened, for logs and animation: a public face for all, private facts for some."""

from __future__ import annotations

from tafelrunde.kernel.ask import Seat
from tafelrunde.kernel.zones import bit_of

Arg = int | str | list[str]
NOTHING: dict[str, Arg] = {}  # shared by all that have nothing to tell; nobody changes it


class Event:
    """Something that happened: an id, typed arguments, and what only some viewers learn.

    `seat` is who did it (-1: the game). `args` everybody sees; `secret` only those whose bit is
    set in `seen_by`. A `quiet` event need not be read: others tell the same better.
    """

    def __init__(
        self,
        id: str,
        seat: Seat,
        args: dict[str, Arg],
        secret: dict[str, Arg],
        seen_by: int,
        quiet: bool = False,
    ) -> None:
        self.id = id
        self.seat = seat
        self.args = args or NOTHING
        self.secret = secret or NOTHING
        self.seen_by = seen_by
        self.quiet = quiet

    def face(self, viewer: Seat) -> dict[str, Arg]:
        """The event as that viewer may see it; -1 is a spectator."""
        told: dict[str, Arg] = {"id": self.id, "seat": self.seat}
        told.update(self.args)
        if self.secret and self.seen_by & bit_of(viewer):
            told.update(self.secret)
        return told

    def line(self, viewer: Seat) -> dict[str, Arg]:
        """The same for a log: a quiet event says so."""
        told = self.face(viewer)
        if self.quiet:
            told["quiet"] = 1
        return told
