"""What can be wrong with a wish to print something."""

from __future__ import annotations

from difflib import get_close_matches

from tafelrunde.kernel.errors import Phrase, TafelrundeError


class BadPrint(TafelrundeError):
    """A wish that cannot be printed; nothing was written."""


def unknown(
    what: Phrase, name: str, known: list[str], full: dict[str, str] | None = None
) -> BadPrint:
    """There is no such thing; the nearest name is told, as `full` writes it."""
    written = {one.casefold(): one for one in reversed(known)}
    close = get_close_matches(name.casefold()[:100], list(written), 1, 0.5)
    if close:
        nearest = written[close[0]]
        return BadPrint(
            "there is no {what} '{name}'; did you mean '{close}'?",
            what=what,
            name=name[:40],
            close=(full or {}).get(nearest, nearest),
        )
    return BadPrint("there is no {what} '{name}'", what=what, name=name[:40])
