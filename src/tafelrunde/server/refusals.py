"""Saying no: one exception for everything a client can do wrong, with the code it is told."""

from __future__ import annotations

from tafelrunde.kernel import errors
from tafelrunde.server.messages import Code
from tafelrunde.texts import LANGUAGES, error_text

STATUS: dict[Code, int] = {
    "too-large": 413,
    "too-many": 429,
    "bad-origin": 403,
    "bad-token": 403,
    "not-signed-in": 401,
    "wrong-password": 401,
    "name-taken": 409,
    "has-account": 409,
    "needs-account": 403,
    "not-found": 404,
    "not-allowed": 403,
    "started": 409,
    "full": 409,
    "stale": 409,
    "still-running": 409,
    "banned": 403,
    "muted": 403,
    "broken": 500,
}

KERNEL: list[tuple[type[errors.TafelrundeError], Code]] = [
    (errors.BadOptions, "bad-options"),
    (errors.NotYourSeat, "not-your-seat"),
    (errors.IllegalAnswer, "illegal"),
    (errors.StaleAnswer, "stale"),
    (errors.MatchOver, "over"),
    (errors.UndoRefused, "undo-refused"),
    (errors.UnknownRevision, "old-record"),
    (errors.MalformedRecord, "bad-record"),
    (errors.UnknownTitle, "not-found"),
]


class Refusal(Exception):
    """What a client wanted is refused; nothing was changed."""

    def __init__(
        self, code: Code, message: str, reason: str = "", texts: dict[str, str] | None = None
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.reason = reason
        self.texts = texts or {}  # language -> what is wrong, for people

    @property
    def status(self) -> int:
        """The HTTP status that fits."""
        return STATUS.get(self.code, 400)


def refusal_of(error: errors.TafelrundeError) -> Refusal:
    """What a client is told of an error of the kernel."""
    for kind, code in KERNEL:
        if isinstance(error, kind):
            reason = error.reason if isinstance(error, errors.UndoRefused) else ""
            return Refusal(code, str(error), reason, said(error))
    return Refusal("bad-message", str(error), texts=said(error))


def said(error: errors.TafelrundeError) -> dict[str, str]:
    """An error in all languages."""
    return {lang: error_text(error, lang) for lang in LANGUAGES}


def no_table() -> Refusal:
    """The same words whether there is none or it is not for you."""
    return Refusal("not-found", "there is no such table, or it is not open to you")
