"""What a kingdom can be chosen from, and what it leads to, for the form in the browser."""

# not compiled: msgspec builds these classes itself

from __future__ import annotations

from tafelrunde.kernel.facts import Facts
from tafelrunde.titles.dominion.equipment import Equipment
from tafelrunde.titles.dominion.kingdoms import RECOMMENDED
from tafelrunde.titles.dominion.prepared import Kingdom
from tafelrunde.titles.dominion.sharing import write_code


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


class LayoutInfo(Facts):
    """A kingdom as it will be laid out, and all that is needed besides its piles.

    `code` is what others can paste. `piles` are further piles of the Supply, `beside` those beside
    it, `start` what starting decks have instead of Coppers and Estates.
    """

    code: str
    bane: str
    landscapes: list[str]
    piles: list[str]
    beside: list[str]
    start: list[str]
    decks: list[str]
    states: list[str]
    mats: list[str]
    tokens: list[str]


def layout_info(kingdom: Kingdom) -> LayoutInfo:
    """What a form says about a kingdom."""
    needed = Equipment(kingdom)
    return LayoutInfo(
        code=write_code(kingdom.layout),
        bane="" if kingdom.bane is None else kingdom.bane.id,
        landscapes=[card.id for card in kingdom.landscapes],
        piles=needed.piles,
        beside=needed.beside,
        start=needed.start,
        decks=needed.decks,
        states=needed.states,
        mats=needed.mats,
        tokens=needed.tokens,
    )


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
