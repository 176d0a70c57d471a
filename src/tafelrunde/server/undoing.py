"""What taking back an answer would mean: free, with the others' consent, or not at all."""

from __future__ import annotations

from typing import NamedTuple

from tafelrunde.kernel.errors import UndoRefused
from tafelrunde.kernel.match import Match, check_unshown
from tafelrunde.server.messages import Reason
from tafelrunde.store.games import REMOVE, REWIND

FARTHEST = 40  # answers one may ask to go back over
SHOWN: dict[str, Reason] = {"chance": "chance", "revealed": "revealed"}


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
    try:
        at = match.undoable(seat)
    except UndoRefused as refused:
        return _refused(match, seat, refused)
    if match.chosen and at == len(match.answers) - 1:  # as nearly always: nothing need be tried
        return Undo("", free=True, value=at)
    trial = match.copy()
    while True:
        given = list(trial.answers)
        try:
            trial.undo(seat)
        except UndoRefused as refused:
            return _refused(match, seat, refused)
        kept = len(trial.answers)
        at = next((n for n in range(kept) if given[n] != trial.answers[n]), kept)
        if not _has_choice(trial, seat):
            continue
        if at < kept:
            return Undo("", free=True, kind=REMOVE, value=at)
        return Undo("", free=True, value=kept)


def lasts(undo: Undo) -> bool:
    """Whether it stays as it is, whatever others answer: what was shown stays shown."""
    return undo.reason in ("chance", "revealed", "nothing")


def _refused(match: Match, seat: int, refused: UndoRefused) -> Undo:
    if refused.reason == "others":
        return _with_consent(match, seat)
    return Undo(SHOWN.get(refused.reason, "nothing"))


def _with_consent(match: Match, seat: int) -> Undo:
    """Go back step by step to the last real choice of the seat; stop at what was shown."""
    after = match
    for kept in range(len(match.answers) - 1, max(-1, len(match.answers) - FARTHEST - 1), -1):
        before = match.copy()
        before.rewind(kept)
        try:
            check_unshown(before.table, after.table, seat)
        except UndoRefused as refused:
            return Undo(SHOWN.get(refused.reason, "revealed"))
        if before.sequence != kept or len(before.pending) > 1:  # it opened sealed answers
            return Undo("revealed")
        if match.answers[kept][0] == seat and _has_choice(before, seat):
            return Undo("", value=kept)
        after = before
    return Undo("nothing" if len(match.answers) <= FARTHEST else "others")


def _has_choice(match: Match, seat: int) -> bool:
    return any(ask.seat == seat and not ask.is_forced() for ask in match.pending)
