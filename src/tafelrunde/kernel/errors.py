"""Everything that can be wrong with what somebody sent us, one small class per reason.

An error holds an English template and what goes into it, so that a reader gets the sentence in
their own language (`tafelrunde.texts.error_text`); `str(error)` is the English one.
"""

from __future__ import annotations


class Phrase:
    """Words inside an error's sentence that have a translation of their own."""

    def __init__(self, template: str, **given: object) -> None:
        self.template = template
        self.given = given

    def __str__(self) -> str:
        return filled(self.template, self.given)

    def __reduce__(self) -> tuple[object, ...]:
        return _phrase, (self.template, self.given)


class TafelrundeError(ValueError):
    """Base of all errors a caller can cause; the message is meant for people."""

    def __init__(self, template: str, **given: object) -> None:
        super().__init__(filled(template, given))
        self.template = template
        self.given = given

    def __reduce__(self) -> tuple[object, ...]:
        return _error, (type(self), self.template, self.given)


class BadOptions(TafelrundeError):
    """The options of a new match contradict the title's rules."""


class NotYourSeat(TafelrundeError):
    """An answer came from a seat that is not asked anything now."""


class IllegalAnswer(TafelrundeError):
    """The answer is not among the options of the question."""


class StaleAnswer(TafelrundeError):
    """The answer belongs to a question that is no longer open."""


class MatchOver(TafelrundeError):
    """The match has ended; nothing can be answered any more."""


class UndoRefused(TafelrundeError):
    """The last answer cannot be taken back; `reason` is a message id for the interface."""

    def __init__(self, reason: str, template: str, **given: object) -> None:
        super().__init__(template, **given)
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return _refused, (self.reason, self.template, self.given)


class MalformedRecord(TafelrundeError):
    """A record is damaged, incomplete or does not replay."""


class UnknownRevision(MalformedRecord):
    """A record was made by other rules than the ones installed."""


class UnknownTitle(TafelrundeError):
    """No title of that name is installed."""


def filled(template: str, given: dict[str, object]) -> str:
    """A template with its values; one that has none may contain braces."""
    return template.format(**given) if given else template


# -- the way back from a pickle: templates and values, so that nothing is lost for the reader


def _phrase(template: str, given: dict[str, object]) -> Phrase:
    return Phrase(template, **given)


def _error(kind: type[TafelrundeError], template: str, given: dict[str, object]) -> TafelrundeError:
    return kind(template, **given)


def _refused(reason: str, template: str, given: dict[str, object]) -> UndoRefused:
    return UndoRefused(reason, template, **given)
