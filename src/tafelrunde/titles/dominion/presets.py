"""What a kingdom can be chosen from, for the form in the browser."""

# not compiled: msgspec builds these classes itself

from __future__ import annotations

from tafelrunde.kernel.facts import Facts
from tafelrunde.titles.dominion.catalogue import SETS
from tafelrunde.titles.dominion.kingdoms import NEEDS, RECOMMENDED


class SetInfo(Facts):
    """A box and the years of its printings."""

    id: str
    printings: list[int]


class KingdomInfo(Facts):
    """A recommended kingdom; the option is 'slug' or 'slug/year'."""

    slug: str
    name: str  # message id
    set: str
    printings: list[int]
    sets: list[str]
    cards: list[str]


class Kingdoms(Facts):
    """All of it."""

    sets: list[SetInfo]
    needs: list[str]  # what a draw may ask for: 'village', 'trash', ...
    recommended: list[KingdomInfo]


def kingdoms() -> Kingdoms:
    """The boxes and the recommended kingdoms."""
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
    sets = [SetInfo(id=box.id, printings=list(box.printings)) for box in SETS.values()]
    return Kingdoms(sets=sets, needs=list(NEEDS), recommended=recommended)
