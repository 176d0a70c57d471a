"""What can be wrong with a wish to print something."""

from __future__ import annotations

from difflib import get_close_matches

from tafelrunde.kernel.errors import Phrase, TafelrundeError


class BadPrint(TafelrundeError):
    """A wish that cannot be printed; nothing was written."""


def unknown(what: Phrase, name: str, known: list[str]) -> BadPrint:
    """There is no such thing; the nearest name is told."""
    close = get_close_matches(name, known, 1, 0.5)
    if close:
        return BadPrint(
            "there is no {what} '{name}'; did you mean '{close}'?",
            what=what,
            name=name[:40],
            close=close[0],
        )
    return BadPrint("there is no {what} '{name}'", what=what, name=name[:40])
