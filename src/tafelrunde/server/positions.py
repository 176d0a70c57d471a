"""The positions of a finished game, as one seat or as everybody together saw them."""

from __future__ import annotations

import msgspec

from tafelrunde.kernel.events import Arg
from tafelrunde.kernel.heard import Answer
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import Record
from tafelrunde.kernel.table import Table as GameTable
from tafelrunde.server.asks import describe_ask
from tafelrunde.server.cursors import Cursors
from tafelrunde.server.limits import REPLAY_PAGE
from tafelrunde.server.messages import Position, ViewInfo
from tafelrunde.titles import registry

ALL_EYES = -2

Faces = list[dict[str, Arg]]


def positions(
    cursors: Cursors, table: str, record: Record, viewer: int, first: int
) -> list[Position]:
    """A page of positions from number `first` on."""
    title = registry.load(record.title)
    steps = len(record.answers)
    first = min(first, steps)
    match = cursors.take(table, first)
    if match is None:
        begun = msgspec.structs.replace(record, answers=record.answers[:first], result=None)
        match = Match.load(title, begun)
    page: list[Position] = []
    told = 0 if first == 0 else events_before(match)
    for step in range(first, min(first + REPLAY_PAGE, steps + 1)):
        by, option = record.answers[step] if step < steps else (-1, -1)
        page.append(
            Position(
                step=step,
                view=msgspec.convert(look(match, viewer), ViewInfo),
                asks=[
                    describe_ask(
                        title.vocabulary, match.table, ask, mine=viewer in (ask.seat, ALL_EYES)
                    )
                    for ask in match.pending
                ],
                events=hear(match, viewer, told),
                by=by,
                chosen=title.vocabulary.name(option) if step < steps else "",
            )
        )
        told = match.event_count()
        if step < steps:
            answer = Answer(match, by, option)
            match.answer(by, option)
            if viewer != ALL_EYES and not answer.is_heard(match, viewer):
                page[-1].chosen = ""
    cursors.keep(table, match)
    return page


def events_before(match: Match) -> int:
    """How many events there were one answer earlier."""
    past = match.copy()
    past.rewind(len(match.answers) - 1)
    return past.event_count()


def look(match: Match, viewer: int) -> dict[str, object]:
    """The view of a seat, or of somebody who sees every card."""
    if viewer != ALL_EYES:
        return match.view(viewer)
    table: GameTable = match.table
    zones = [
        {
            "name": place.zone.name,
            "owner": place.owner,
            "count": len(place.cards),
            "cards": [table.face(card) for card in place.cards],
        }
        for place in table.places()
    ]
    return {"seat": ALL_EYES, "over": table.over, "zones": zones, "facts": all_facts(table)}


def all_facts(table: GameTable) -> dict[str, object]:
    """The facts everybody may see, and what single seats see besides."""
    facts = table.facts(-1)
    for seat in range(table.seats):
        for name, value in table.facts(seat).items():
            facts.setdefault(name, value)
    return facts


def hear(match: Match, viewer: int, since: int) -> Faces:
    """The events of a seat, or with all their secrets."""
    if viewer != ALL_EYES:
        return match.log(viewer, since)
    faces = match.log(-1, since)
    for seat in range(match.seats):
        for face, more in zip(faces, match.log(seat, since), strict=True):
            face.update(more)
    return faces
