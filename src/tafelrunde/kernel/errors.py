"""Everything that can be wrong with what somebody sent us, one small class per reason."""


class TafelrundeError(ValueError):
    """Base of all errors a caller can cause; the message is meant for people."""


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

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


class MalformedRecord(TafelrundeError):
    """A record is damaged, incomplete or does not replay."""


class UnknownRevision(MalformedRecord):
    """A record was made by other rules than the ones installed."""


class UnknownTitle(TafelrundeError):
    """No title of that name is installed."""
