"""Reckoning with a table's clock: plain numbers, no waiting. Times are milliseconds."""

from __future__ import annotations

from tafelrunde.server.limits import SPARE_SECONDS
from tafelrunde.server.messages import TimerInfo
from tafelrunde.server.rooms import kind_of
from tafelrunde.store.engine import now
from tafelrunde.store.games import Table

NEVER = 0


class Hourglass:
    """What each seat has used of its time, and how often it was late."""

    def __init__(self, table: Table) -> None:
        seats = len(table.seats)
        self.used = _numbers(table.clock, "used", seats)
        self.lapsed = _numbers(table.clock, "lapsed", seats)
        self.since = _numbers(table.clock, "since", seats)  # as it was stored

    def left(self, table: Table, seat: int) -> int:
        """What is left of a seat's time for the whole game, before the question it has now."""
        return max(0, table.total_seconds * 1000 - self.used[seat])

    def until(self, table: Table, seat: int, since: int) -> int:
        """When the time of a seat is up that is asked since then."""
        if kind_of(table.seats[seat]) != "human":
            return NEVER
        spans = [table.turn_seconds * 1000] if table.turn_seconds else []
        if table.total_seconds:
            spans.append(max(self.left(table, seat), SPARE_SECONDS * 1000))
        return since + min(spans) if spans else NEVER

    def late(self, table: Table, asked: dict[int, int]) -> set[int]:
        """The seats whose time is up."""
        if table.status != "running":
            return set()
        ends = {seat: self.until(table, seat, since) for seat, since in asked.items()}
        return {seat for seat, end in ends.items() if end and end <= now()}

    def next_end(self, table: Table, asked: dict[int, int]) -> int:
        """The next moment at which somebody's time is up, of those that have not come yet."""
        ends = [self.until(table, seat, since) for seat, since in asked.items()]
        return min((end for end in ends if end > now()), default=NEVER)

    def charge(self, table: Table, before: dict[int, int], after: dict[int, int], at: int) -> None:
        """Count what was used: questions of `before` that `after` has no longer, or anew."""
        for seat, since in before.items():
            if kind_of(table.seats[seat]) == "human" and after.get(seat) != since:
                end = self.until(table, seat, since)
                self.used[seat] += max(0, at - since)
                self.lapsed[seat] += bool(end) and at >= end

    def kept(self, table: Table, asked: dict[int, int]) -> tuple[dict[str, object], int]:
        """What is stored of the clock, and when somebody must look after it."""
        self.since = [asked.get(seat, 0) for seat in range(len(table.seats))]
        ends = [self.until(table, seat, since) for seat, since in asked.items()]
        acts = table.expiry != "nothing"  # otherwise nobody need look after it
        clock: dict[str, object] = {"used": self.used, "lapsed": self.lapsed, "since": self.since}
        return clock, min((end for end in ends if end), default=NEVER) if acts else NEVER

    def columns(self, table: Table, asked: dict[int, int]) -> dict[str, object]:
        """The same by name; nothing where there is no clock."""
        if not table.has_clock:
            return {}
        clock, deadline = self.kept(table, asked)
        return {"clock": clock, "deadline": deadline}

    def timers(self, table: Table, asked: dict[int, int]) -> list[TimerInfo]:
        """What everybody may know: who is asked, and what is left of the whole game's time."""
        people = [seat.seat for seat in table.seats if kind_of(seat) == "human"]
        shown = [*asked, *(seat for seat in people if table.total_seconds and seat not in asked)]
        return [
            TimerInfo(
                seat=seat,
                since=asked.get(seat, 0),
                limit=table.turn_seconds if seat in people else 0,
                until=self.until(table, seat, asked[seat]) if seat in asked else NEVER,
                left=self.left(table, seat) if table.total_seconds and seat in people else -1,
                lapsed=self.lapsed[seat],
            )
            for seat in shown
        ]


def _numbers(clock: dict[str, object] | None, name: str, seats: int) -> list[int]:
    """A list of a stored clock; zeros where it says nothing that can be right."""
    found = (clock or {}).get(name)
    if not isinstance(found, list) or len(found) != seats:
        return [0] * seats
    return [number if type(number) is int and number >= 0 else 0 for number in found]
