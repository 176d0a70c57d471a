"""What taking back an answer would mean: free, with the others' consent, or not at all."""

from __future__ import annotations

from typing import NamedTuple

from tafelrunde.kernel.errors import UndoRefused
from tafelrunde.kernel.match import Match, check_unshown
from tafelrunde.server.messages import Reason
from tafelrunde.store.games import REMOVE, REWIND

FARTHEST = 40  # answers one may ask to go back over


class Undo(NamedTuple):
    """How an answer would be taken back: `kind` and `value` are the line of the journal."""

    reason: Reason  # '' if it is possible
    free: bool = False
    kind: int = REWIND
    value: int = 0


def plan(match: Match, seat: int) -> Undo:
    """How the last real choice of a seat can be taken back.

    Answers without a choice are given by the server, so they are taken back together with the
    choice before them.
    """
    if seat < 0:
        return Undo("spectator")
    if match.over:
        return Undo("over")
    trial = match.copy()
    while True:
        given = list(trial.answers)
        try:
            trial.undo(seat)
        except UndoRefused as refused:
            reason = refused.reason
            break
        kept = len(trial.answers)
        at = next((n for n in range(kept) if given[n] != trial.answers[n]), kept)
        if not _has_choice(trial, seat):
            continue
        if at < kept:
            return Undo("", free=True, kind=REMOVE, value=at)
        return Undo("", free=True, value=kept)
    if reason == "others":
        return _with_consent(match, seat)
    return Undo(
        "chance" if reason == "chance" else "revealed" if reason == "revealed" else "nothing"
    )


def _with_consent(match: Match, seat: int) -> Undo:
    """Go back step by step to the last real choice of the seat; stop at what was shown."""
    after = match
    for kept in range(len(match.answers) - 1, max(-1, len(match.answers) - FARTHEST - 1), -1):
        before = match.copy()
        before.rewind(kept)
        try:
            check_unshown(before.table, after.table, seat)
        except UndoRefused as refused:
            return Undo("chance" if refused.reason == "chance" else "revealed")
        if before.sequence != kept or len(before.pending) > 1:  # it opened sealed answers
            return Undo("revealed")
        if match.answers[kept][0] == seat and _has_choice(before, seat):
            return Undo("", value=kept)
        after = before
    return Undo("nothing" if len(match.answers) <= FARTHEST else "others")


def _has_choice(match: Match, seat: int) -> bool:
    return any(ask.seat == seat and not ask.is_forced() for ask in match.pending)
