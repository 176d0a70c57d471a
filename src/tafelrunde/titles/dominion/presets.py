"""What a kingdom can be chosen from, for the form in the browser."""

# not compiled: msgspec builds these classes itself

from __future__ import annotations

from tafelrunde.kernel.facts import Facts
from tafelrunde.titles.dominion.kingdoms import RECOMMENDED


class KingdomInfo(Facts):
    """A recommended kingdom; the option is 'slug' or 'slug/year'."""

    slug: str
    name: str  # message id
    set: str
    printings: list[int]
    sets: list[str]
    cards: list[str]


class Kingdoms(Facts):
    """The recommended ones; sets and needs of a draw are declared with the options."""

    recommended: list[KingdomInfo]


def kingdoms() -> Kingdoms:
    """The recommended kingdoms."""
    recommended = [
        KingdomInfo(
            slug=row.slug,
            name=row.message,
            set=row.set,
            printings=row.printings,
            sets=row.sets(),
            cards=row.cards,
        )
        for row in RECOMMENDED
    ]
    return Kingdoms(recommended=recommended)
