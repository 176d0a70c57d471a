"""What the viewers of a table see, in parts: made once for all who look, compared part by part.

Zones and facts are kept as JSON, each on its own. A part that is as it was one change ago is the
same object, so that what has changed is found by looking at those that are not.
"""

from __future__ import annotations

import msgspec

from tafelrunde.kernel.match import Match
from tafelrunde.server.differences import MOST, compare
from tafelrunde.server.messages import Difference

ENCODE = msgspec.json.Encoder(order="deterministic").encode  # the same for the same view
Facts = dict[str, bytes]


class Seen:
    """What one viewer sees; `open` are the facts that everybody sees, `own` may replace some."""

    __slots__ = ("open", "over", "own", "seat", "zones")

    def __init__(
        self, seat: int, zones: list[bytes], open: Facts, own: Facts, *, over: bool
    ) -> None:
        self.seat = seat
        self.zones = zones
        self.open = open
        self.own = own
        self.over = over

    @property
    def facts(self) -> Facts:
        """All facts."""
        return {**self.open, **self.own} if self.own else self.open

    def whole(self) -> msgspec.Raw:
        """The view as JSON."""
        facts, zones = as_object(self.facts), as_array(self.zones)
        over = b"true" if self.over else b"false"
        return msgspec.Raw(
            b'{"facts":%b,"over":%b,"seat":%d,"zones":%b}' % (facts, over, self.seat, zones)
        )


class Views:
    """The views of a position and, for those who have them, the views one change ago."""

    def __init__(self) -> None:
        self.now: dict[int, Seen] = {}
        self.before: dict[int, Seen] = {}
        self.changes: dict[int, list[Difference]] = {}
        self.open: Facts | None = None  # facts of now, when somebody has looked
        self.open_changes: list[Difference] | None = None  # in them, for all viewers

    def go_on(self) -> None:
        """The position has changed."""
        self.before, self.now, self.changes = self.now, {}, {}
        self.open = self.open_changes = None

    def seen(self, match: Match, viewer: int) -> Seen:
        """What a viewer sees."""
        found = self.now.get(viewer)
        if found is None:
            found = self.now[viewer] = self._look(match, viewer)
        return found

    def _look(self, match: Match, viewer: int) -> Seen:
        table, old = match.table, self.before.get(viewer)
        if self.open is None:
            was = next((one.open for one in self.before.values()), {})
            self.open = kept_facts(was, encoded(table.open_facts()))
        zones, own = list(map(ENCODE, table.zones_seen(viewer))), encoded(table.own_facts(viewer))
        if old is not None:
            zones, own = kept_zones(old.zones, zones), kept_facts(old.own, own)
        return Seen(viewer, zones, self.open, own, over=table.over)

    def changed(self, match: Match, viewer: int) -> list[Difference]:
        """How the view of somebody who has the one before differs from it."""
        found = self.changes.get(viewer)
        if found is None:
            found = self.changes[viewer] = self._compare(self.before[viewer], match)
        return found

    def _compare(self, old: Seen, match: Match) -> list[Difference]:
        new = self.seen(match, old.seat)
        found: list[Difference] = []
        if old.over != new.over:
            found.append((["over"], new.over))
        compare_zones(old.zones, new.zones, found)
        if old.open.keys() != new.open.keys() or old.own.keys() != new.own.keys():
            compare(as_object(old.facts), as_object(new.facts), ["facts"], found)
        else:
            if self.open_changes is None:
                self.open_changes = []
                compare_facts(old.open, new.open, self.open_changes)
            found += [one for one in self.open_changes if one[0][1] not in new.own]
            compare_facts(old.own, new.own, found)
        return found if len(found) <= MOST else [([], new.whole())]


def encoded(facts: dict[str, object]) -> Facts:
    """Facts as JSON, each on its own."""
    return {name: ENCODE(value) for name, value in facts.items()}


def kept_facts(old: Facts, new: Facts) -> Facts:
    """The new facts; those that are as they were are the old ones."""
    for name, value in new.items():
        if old.get(name) == value:
            new[name] = old[name]
    return new


def kept_zones(old: list[bytes], new: list[bytes]) -> list[bytes]:
    """The new zones; those that are as they were are the old ones."""
    if len(old) != len(new):
        return new
    return [was if was == now else now for was, now in zip(old, new, strict=True)]


def compare_zones(old: list[bytes], new: list[bytes], found: list[Difference]) -> None:
    """Find what differs in the zones."""
    if len(old) != len(new):
        found.append((["zones"], msgspec.Raw(as_array(new))))
        return
    for at, zone in enumerate(new):
        if zone is not old[at]:
            compare(old[at], zone, ["zones", at], found)


def compare_facts(old: Facts, new: Facts, found: list[Difference]) -> None:
    """Find what differs in facts that have the same names."""
    for name, value in new.items():
        if value is not old[name]:
            compare(old[name], value, ["facts", name], found)


def as_array(parts: list[bytes]) -> bytes:
    """Parts as one JSON array."""
    return b"[%b]" % b",".join(parts)


def as_object(parts: Facts) -> bytes:
    """Parts as one JSON object, the names in order."""
    return b"{%b}" % b",".join(
        b"%b:%b" % (ENCODE(name), value) for name, value in sorted(parts.items())
    )
