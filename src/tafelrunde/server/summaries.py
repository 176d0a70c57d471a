"""What is told about a finished game: points by source, a curve, key moments, statistics.

Made in the processes of the workshop, which walk through the whole record once.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise

import msgspec

from tafelrunde.kernel.account import Account, Face
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.position import Position, Replay
from tafelrunde.kernel.record import Record
from tafelrunde.kernel.table import Table
from tafelrunde.server.limits import CURVE_POINTS, MOMENTS
from tafelrunde.server.messages import Event, Moment, Sample, SeatFigures, Summary
from tafelrunde.titles import registry

LEAD, LEAP = 5, 6  # what they weigh among the moments that titles mark
LEADS = 4  # the last ones are told
ALIKE = 4  # moments of the same kind
MUCH = 3  # a lead counts from the third part of what somebody has in the end


@dataclass
class Walk:
    """What is seen on the way through a game."""

    curve: list[Sample] = field(default_factory=list)  # where the standing has changed
    turns: list[int] = field(default_factory=list)  # positions where a turn began
    told: list[Face] = field(default_factory=list)  # all events
    marked: list[tuple[int, str, Moment]] = field(default_factory=list)  # weight and kind

    def look(self, step: int, account: Account, table: Table, faces: list[Event]) -> None:
        """A position and what happened since the one before."""
        self.told += faces
        if any(face["id"] == "turn" for face in faces):
            self.turns.append(step)
        for face in faces:
            weight, kind = account.moment(face)
            if weight > 0:
                self.marked.append((weight, kind, Moment(kind="event", step=step, event=face)))
        values = account.standing(table)
        if values and (not self.curve or self.curve[-1].values != values):
            self.curve.append(Sample(step=step, values=values))


def summarise(record: Record) -> Summary:
    """Walk through a record."""
    title = registry.load(record.title)
    account = title.account()
    begun = msgspec.structs.replace(record, answers=[], result=None)
    match, walk, heard, step = Match.load(title, begun), Walk(), 0, 0
    table = match.table
    while True:
        faces = match.events(-1, heard)
        heard += len(faces)
        walk.look(step, account, table, faces)
        if account.is_decided(table) or step == len(record.answers):
            break
        before = match.position
        match.answer(*record.answers[step])
        step += 1
        table = match.table
        if account.is_decided(table):
            table = when_decided(before, record.answers[step - 1], account)
    if walk.curve and walk.curve[-1].step < step:
        walk.curve.append(Sample(step=step, values=walk.curve[-1].values))
    decided = account.is_decided(table)
    return Summary(
        steps=len(record.answers),
        unit=account.curve,
        sources=account.sources(table, walk.told),
        decks=account.decks(table),
        ways=account.ways(table) if decided else [],
        curve=thinned(walk.curve, walk.turns),
        moments=moments(walk, match.seats),
        figures=figures(record, account, walk.told),
    )


def when_decided(before: Position, answer: tuple[int, int], account: Account) -> Table:
    """The table at the end of the very step that decided it; more may have followed unasked."""
    table = before.start.copy()
    table.driver = Replay(before.start, [*before.answers, answer])
    while not account.is_decided(table):
        table.play()
    return table


def thinned(curve: list[Sample], turns: list[int]) -> list[Sample]:
    """A curve of bounded length: how turns began if every change is too much; the end stays."""
    if len(curve) <= CURVE_POINTS:
        return curve
    begun = [at(curve, step) for step in dict.fromkeys([0, *turns, curve[-1].step])]
    every = -(-len(begun) // (CURVE_POINTS - 1))
    return [*begun[:-1:every], begun[-1]]


def at(curve: list[Sample], step: int) -> Sample:
    """The standing at a position."""
    last = next(sample for sample in reversed(curve) if sample.step <= step)
    return Sample(step=step, values=last.values)


def moments(walk: Walk, seats: int) -> list[Moment]:
    """The moments that weigh most, in their order; late ones before early ones."""
    found = walk.marked.copy()
    if walk.curve:
        end = walk.curve[-1].step
        steps = [*walk.turns, end] if walk.turns else [sample.step for sample in walk.curve]
        stands = [at(walk.curve, step) for step in dict.fromkeys(steps)]
        found += [(LEAD, "", moment) for moment in leads(stands)[-LEADS:]]
        found += [(LEAP, "", moment) for moment in leap(stands, seats)]
    first = {kind: n for n, (_, kind, _) in reversed(list(enumerate(found))) if kind}
    found = [one for n, one in enumerate(found) if first.get(one[1], n) == n]
    found.sort(key=lambda one: (-one[0], -one[2].step))
    chosen: dict[int, Moment] = {}  # one at each position
    alike: Counter[object] = Counter()
    for _, _, moment in found:
        same = moment.event.get("id", moment.kind)
        if moment.step not in chosen and alike[same] < ALIKE and len(chosen) < MOMENTS:
            alike[same] += 1
            chosen[moment.step] = moment
    return [chosen[step] for step in sorted(chosen)]


def leads(stands: list[Sample]) -> list[Moment]:
    """Where somebody came to have more than everybody else, and no longer next to nothing."""
    found: list[Moment] = []
    first, most = leader(stands[0]), max(stands[-1].values)
    for stand in stands[1:]:
        now = leader(stand)
        if now >= 0 and now != first:
            first = now
            if MUCH * stand.values[now] >= most:
                lead = Moment(kind="lead", step=stand.step, seat=now, points=stand.values[now])
                found.append(lead)
    return found


def leader(stand: Sample) -> int:
    """Who has more than everybody else; -1 if nobody has."""
    most = max(stand.values)
    return stand.values.index(most) if stand.values.count(most) == 1 else -1


def leap(stands: list[Sample], seats: int) -> list[Moment]:
    """The most anybody has gained between two turns."""
    best: Moment | None = None
    for before, after in pairwise(stands):
        for seat in range(seats):
            gained = after.values[seat] - before.values[seat]
            if gained > (best.points if best is not None else 1):
                best = Moment(kind="leap", step=after.step, seat=seat, points=gained)
    return [best] if best is not None else []


def figures(record: Record, account: Account, told: list[Face]) -> list[SeatFigures]:
    """How often everybody answered, was in turn, and did what the title counts."""
    answers = Counter(seat for seat, _ in record.answers)
    done: list[Counter[str]] = [Counter() for _ in range(record.seats)]
    for face in told:
        seat = face.get("seat")
        if isinstance(seat, int) and 0 <= seat < record.seats:
            cards = face.get("cards")
            done[seat][str(face["id"])] += len(cards) if isinstance(cards, list) else 1
    return [
        SeatFigures(
            answers=answers[seat],
            turns=done[seat]["turn"],
            done={id: done[seat][id] for id in account.counted},
        )
        for seat in range(record.seats)
    ]
