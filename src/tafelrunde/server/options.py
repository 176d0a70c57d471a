"""Options that come from a client: nothing in them may name a file of the server."""

from __future__ import annotations

import msgspec

from tafelrunde.server.limits import OPTIONS
from tafelrunde.server.refusals import Refusal
from tafelrunde.titles import registry

FILE_KINDS = ("cards-file",)  # options that may name a file at the terminal
NAMED_KINDS = ("oath-world",)  # may hold hidden cards: chosen by name, or see `realms.py`


def check_options(title: str, options: dict[str, object]) -> None:
    """Refuse options that are too long, or that name a file instead of holding its tables."""
    if len(msgspec.json.encode(options)) > OPTIONS:
        raise Refusal("too-large", "these options are too long")
    for option in registry.find(title).options:
        given = options.get(option.id)
        if option.kind in FILE_KINDS and not isinstance(given, dict | None):
            raise Refusal("bad-options", f"'{option.id}' must hold the tables themselves here")


def check_wishes(title: str, options: dict[str, object]) -> None:
    """The options of a new table: besides, nobody may bring hidden cards along."""
    check_options(title, options)
    for option in registry.find(title).options:
        if option.kind in NAMED_KINDS and not isinstance(options.get(option.id), str | None):
            raise Refusal("bad-options", f"'{option.id}' is chosen by its name here")


def public_options(title: str, options: dict[str, object]) -> dict[str, object]:
    """What everybody may read of a table's options: no world with hidden cards.

    Of a title that is not installed any more nobody knows what it hides: nothing is told.
    """
    if title not in registry.TITLES:
        return {}
    hidden = [one.id for one in registry.find(title).options if one.kind in NAMED_KINDS]
    return {id: it for id, it in options.items() if id not in hidden or isinstance(it, str)}
