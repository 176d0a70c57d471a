"""Who hears an answer: replays from one seat's eyes show no more than that seat was told."""

from __future__ import annotations

from tafelrunde.kernel.ask import Option, Seat
from tafelrunde.kernel.asking import OpenTable
from tafelrunde.kernel.match import Match


class Answer:
    """An answer that is about to be given in a match."""

    def __init__(self, match: Match, seat: Seat, option: Option) -> None:
        self.ask = next(ask for ask in match.pending if ask.seat == seat)
        self.option = option
        self.name = match.title.vocabulary.name(option)
        self.since = match.event_count()
        # Several decide at the same time, or one of them has yet to.
        self.sealed = len(match.pending) > 1 or match.sequence < len(match.answers)

    def is_heard(self, after: Match, viewer: Seat) -> bool:
        """Whether a viewer (-1: a spectator) heard it; `after` is the match with the answer."""
        if viewer >= 0 and viewer in (self.ask.seat, self.ask.player):
            return True
        if self.sealed:
            return False
        if not isinstance(after.table, OpenTable):
            return not self.ask.secret
        heard = after.events(viewer, self.since)
        return any(face["id"] == "decides" and face["answer"] == self.name for face in heard)
