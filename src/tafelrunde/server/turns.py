"""Where somebody's last turn ended: what happened since then is news for them."""

from __future__ import annotations

from itertools import pairwise

import msgspec

from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import Record
from tafelrunde.titles import registry


def end_of_turn(record: Record, seat: int) -> int:
    """The last position of a seat's last own turn before now; the first one if there is none.

    Neither an answer in somebody else's turn is one's turn, nor a turn in which somebody else
    decides for the seat. Whoever is in turn now has had the turn before.
    """
    return last_of(whose_turns(record), [by for by, _ in record.answers], seat)


def whose_turns(record: Record) -> list[int]:
    """Whose turn it is in each position, from the first to the one after the last answer."""
    title = registry.load(record.title)
    match = Match.load(title, msgspec.structs.replace(record, answers=[], result=None))
    turns = [title.on_turn(match.table)]
    for by, option in record.answers:
        match.answer(by, option)
        turns.append(title.on_turn(match.table))
    return turns


def last_of(turns: list[int], answered: list[int], seat: int) -> int:
    """The same from whose turn each position is in, and who answers there."""
    begins = [0, *(at for at, (one, next) in enumerate(pairwise(turns), 1) if one != next)]
    for begin, end in reversed(list(pairwise(begins))):  # the turn that goes on is not among them
        if turns[begin] == seat and seat in answered[begin:end]:
            return end - 1
    return 0
