"""What the things are called that arenas tell apart; only who shows results imports it."""

from __future__ import annotations

from tafelrunde.arena.tally import Tally
from tafelrunde.kernel.aspects import Aspect
from tafelrunde.texts import Texts, message_id


def aspect_name(texts: Texts, aspect: Aspect) -> str:
    """What an aspect is called."""
    return texts.text(message_id(f"{texts.title}-arena", aspect.id))


def value_name(texts: Texts, aspect: Aspect, value: str) -> str:
    """What a value of an aspect is called; a number is itself."""
    if not aspect.words:
        return value
    if aspect.words == "card":
        return texts.card_name(value)
    message = message_id(aspect.words, value)
    return texts.text(message) if texts.has(message) else texts.thing(value)


def values_of(tally: Tally, aspect: Aspect) -> list[str]:
    """The values that were seen: numbers in order, others the most frequent first."""
    seen = {
        value: sum(count[0] for count in counts)
        for (id, value), counts in tally.notes.items()
        if id == aspect.id
    }
    if not aspect.words:
        return sorted(seen, key=int)
    return sorted(seen, key=lambda value: (-seen[value], value))


def duration(seconds: float) -> str:
    """A time in a unit that fits it, in two or three digits."""
    number, unit = seconds, "s"
    for smaller in ("ms", "µs"):
        if number < 0.9995:  # what is rounded up to one is one
            number, unit = number * 1000, smaller
    digits = 0 if number >= 99.95 else 1 if number >= 9.995 else 2
    return f"{number:.{digits}f} {unit}"
