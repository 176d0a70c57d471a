"""Dominion in numbers and names; imports nothing of its rules."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.kinds import Choice, ListOf, Number, Seed
from tafelrunde.kernel.meta import Meta
from tafelrunde.kernel.options import MatchOption, Parts

SIZE: Final = 10  # kingdom piles of a game (D4)
DEAREST: Final = 11  # Coins that a card costs


def kingdoms() -> list[str]:
    """The recommended kingdoms, each name once."""
    from tafelrunde.titles.dominion.kingdoms import RECOMMENDED

    return list(dict.fromkeys([row.slug for row in RECOMMENDED]))


def cards() -> list[str]:
    """The kingdom cards of all printings."""
    from tafelrunde.titles.dominion.cards import all_sets  # noqa: F401  (registers every card)
    from tafelrunde.titles.dominion.catalogue import CARDS

    return [card.id for card in CARDS.values() if not card.basic]


def sets() -> list[str]:
    """The boxes."""
    from tafelrunde.titles.dominion.catalogue import SETS

    return list(SETS)


def needs() -> list[str]:
    """What a card can be wanted for."""
    from tafelrunde.titles.dominion.kingdoms import NEEDS

    return list(NEEDS)


def editions() -> list[MatchOption]:
    """For each box which of its printings is used."""
    from tafelrunde.titles.dominion.catalogue import SETS

    return [
        MatchOption(box.id, Choice(["first", "second", "latest", *box.printings], words="edition"))
        for box in SETS.values()
    ]


def no_basic_card(id: str) -> None:
    """A basic card is no kingdom card."""
    from tafelrunde.titles.dominion.kingdoms import check_not_basic

    check_not_basic(id)


KINGDOM_CARD = Choice(cards, words="card", whole=True, explain=no_basic_card)

META = Meta(
    "dominion",
    module="tafelrunde.titles.dominion.title",
    revision=2,
    min_seats=2,
    max_seats=6,
    usual_seats=2,
    authors=["Donald X. Vaccarino"],
    publishers=[
        "Rio Grande Games",
        "Hans im Glück (German editions)",
        "Rio Grande Games / ASS Altenburger (German editions)",
    ],
    sources=[
        "Dominion: 2008, 2013, 2017",
        "Dominion: Intrigue (Die Intrige): 2009, 2014, 2017",
        "Dominion: Seaside: 2009, 2014",
    ],
    options=[
        MatchOption(
            "kingdom", Choice(kingdoms, words="kingdom", variants=True), default="first-game"
        ),
        MatchOption("cards", ListOf(KINGDOM_CARD, least=SIZE, most=SIZE + 1)),
        MatchOption(
            "draw",
            Parts(
                [
                    MatchOption("sets", ListOf(Choice(sets, words="set"), least=1)),
                    MatchOption("seed", Seed(1, 200), required=True, form=False),
                    MatchOption("include", ListOf(KINGDOM_CARD, most=SIZE), advanced=True),
                    MatchOption("exclude", ListOf(KINGDOM_CARD), advanced=True),
                    MatchOption("need", ListOf(Choice(needs, words="need"))),
                    MatchOption(
                        "costs",
                        ListOf(Number(0, DEAREST), most=SIZE, repeats=True),
                        advanced=True,
                    ),
                    MatchOption("max_attacks", Number(0, SIZE), default=SIZE),
                ]
            ),
        ),
        MatchOption("editions", Parts(editions, words="set"), advanced=True),
    ],
)
