"""Options that come from a client: bounded, and nobody brings hidden cards along."""

from __future__ import annotations

import msgspec

from tafelrunde.server.limits import OPTIONS
from tafelrunde.server.refusals import Refusal
from tafelrunde.titles import registry


def check_size(options: dict[str, object]) -> None:
    """Refuse options that are too long; what is wrong with them otherwise, the title says."""
    if len(msgspec.json.encode(options)) > OPTIONS:
        raise Refusal("too-large", "these options are too long")


def check_wishes(title: str, options: dict[str, object]) -> None:
    """The options of a new table: what may hold hidden cards is chosen by name here."""
    check_size(options)
    for option in registry.find(title).options:
        option.check_name(options.get(option.id))


def public_options(title: str, options: dict[str, object]) -> dict[str, object]:
    """What everybody may read of a table's options: no world with hidden cards.

    Of a title that is not installed any more nobody knows what it hides: nothing is told.
    """
    if title not in registry.TITLES:
        return {}
    hidden = [one.id for one in registry.find(title).options if one.secret]
    return {id: it for id, it in options.items() if id not in hidden or isinstance(it, str)}
