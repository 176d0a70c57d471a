"""Options that come from a client: bounded, and nobody brings hidden cards along."""

from __future__ import annotations

from secrets import token_hex

import msgspec

from tafelrunde.kernel.options import settled
from tafelrunde.server.limits import INLINE, OPTIONS
from tafelrunde.server.messages import Preview
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


def settle(title: str, seats: int, chosen: dict[str, object], reroll: str = "") -> Preview:
    """Check options and settle what they leave to chance; raises `BadOptions`."""
    check_wishes(title, chosen)
    chosen = settled(registry.find(title).options, chosen, seats, token_hex(8))
    found = registry.load(title).settle(seats, chosen, token_hex(8), reroll)
    return Preview(
        options=found.options, cards=found.cards, printings=found.printings, more=found.more
    )


def are_small(options: dict[str, object]) -> bool:
    """Whether options are settled in no time."""
    return len(msgspec.json.encode(options)) <= INLINE
