"""Matches of records, with what is prepared for them shared by all that have the same options."""

from __future__ import annotations

import time

import msgspec

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import Record
from tafelrunde.kernel.title import Prepared, Title

SHARED = 64  # numbers of seats and options for which is kept what was prepared
PREPARED: dict[tuple[str, int, bytes], Prepared] = {}  # tables with the same options share it
BITE = 20  # steps of a game that are replayed before others may go on


def replayed(title: Title, record: Record) -> Match:
    """The match of a record, loaded in bites: compiled rules would let no other thread work."""
    key = (record.title, record.seats, msgspec.json.encode(record.options, order="sorted"))
    match = Match.opened(title, record, PREPARED.get(key))
    if PREPARED.setdefault(key, match.prepared) is match.prepared and len(PREPARED) > SHARED:
        PREPARED.pop(next(iter(PREPARED)), None)
    while not match.go_on(record, BITE):
        time.sleep(0)
    return match
