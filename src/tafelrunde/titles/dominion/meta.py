"""Dominion in numbers and names; imports nothing of its rules."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.errors import BadOptions
from tafelrunde.kernel.kinds import Choice, ListOf, Number, Seed, Text
from tafelrunde.kernel.meta import Meta
from tafelrunde.kernel.options import MatchOption, Parts

SIZE: Final = 10  # kingdom piles of a game (D4)
DEAREST: Final = 11  # Coins that a card costs
LANDSCAPES: Final = 6  # Events, Landmarks and Projects of a game, at most
WHETHER: Final = Choice(["auto", "with", "without"], words="whether")


def kingdoms() -> list[str]:
    """The recommended kingdoms, each name once."""
    from tafelrunde.titles.dominion.kingdoms import RECOMMENDED

    return list(dict.fromkeys([row.slug for row in RECOMMENDED]))


def cards() -> list[str]:
    """The kingdom cards of all printings."""
    from tafelrunde.titles.dominion.cards import all_sets  # noqa: F401  (registers every card)
    from tafelrunde.titles.dominion.catalogue import CARDS

    return [card.id for card in CARDS.values() if card.is_kingdom_card]


def sets() -> list[str]:
    """The boxes."""
    from tafelrunde.titles.dominion.catalogue import SETS

    return list(SETS)


def needs() -> list[str]:
    """What a card can be wanted for."""
    from tafelrunde.titles.dominion.roles import NEEDS

    return list(NEEDS)


def action_piles() -> list[str]:
    """The Action piles that can be in the Supply."""
    from tafelrunde.titles.dominion.cards import all_sets  # noqa: F401  (registers every card)
    from tafelrunde.titles.dominion.catalogue import ACTION, CARDS

    piles = [card for card in CARDS.values() if card.is_kingdom_card or card.id == "ruins"]
    return [card.id for card in piles if card.types & ACTION]


def landscapes() -> list[str]:
    """The Events, Landmarks and Projects."""
    from tafelrunde.titles.dominion.cards import all_sets  # noqa: F401  (registers every card)
    from tafelrunde.titles.dominion.catalogue import CARDS

    return [card.id for card in CARDS.values() if card.is_landscape]


def elements() -> list[str]:
    """Everything that can be drawn."""
    return cards() + landscapes()


def boons() -> list[str]:
    """The Boons."""
    from tafelrunde.titles.dominion.cards import all_sets  # noqa: F401  (registers every card)
    from tafelrunde.titles.dominion.catalogue import BOON, CARDS

    return [card.id for card in CARDS.values() if card.types & BOON]


def editions() -> list[MatchOption]:
    """For each box which of its printings is used."""
    from tafelrunde.titles.dominion.catalogue import SETS

    return [
        MatchOption(box.id, Choice(["first", "second", "latest", *box.printings], words="edition"))
        for box in SETS.values()
    ]


def why_no_kingdom_card(id: str) -> None:
    """Say why something is no kingdom card."""
    from tafelrunde.titles.dominion.kingdoms import check_kingdom_card

    check_kingdom_card(id)


def why_no_action_pile(id: str) -> None:
    """Say why something is no Action pile."""
    if id in cards():
        raise BadOptions("'{card}' is no Action pile", card=id)
    why_no_kingdom_card(id)


def why_no_landscape(id: str) -> None:
    """Say why something is no Event, Landmark or Project."""
    from tafelrunde.titles.dominion.cards import all_sets  # noqa: F401  (registers every card)
    from tafelrunde.titles.dominion.catalogue import CARDS

    if id in CARDS:
        raise BadOptions("'{card}' is no Event, Landmark or Project", card=id)


KINGDOM_CARD = Choice(cards, words="card", whole=True, explain=why_no_kingdom_card)
DRAWN = Choice(elements, words="card", whole=True, explain=why_no_kingdom_card)

META = Meta(
    "dominion",
    module="tafelrunde.titles.dominion.title",
    revision=3,
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
        "Dominion: Alchemy (Die Alchemisten): 2010, 2015",
        "Dominion: Prosperity (Blütezeit): 2010, 2016",
        "Dominion: Cornucopia (Reiche Ernte): 2011, 2014",
        "Dominion: Hinterlands (Hinterland): 2011, 2020",
        "Dominion: Dark Ages: 2012, 2019",
        "Dominion: Guilds (Die Gilden): 2013",
        "Dominion: Adventures (Abenteuer): 2015",
        "Dominion: Empires: 2016, 2019",
        "Dominion: Nocturne: 2018",
        "Dominion: Renaissance: 2019",
        "Dominion: promo cards",
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
                    MatchOption("include", ListOf(DRAWN, most=SIZE), advanced=True),
                    MatchOption("exclude", ListOf(DRAWN), advanced=True),
                    MatchOption("need", ListOf(Choice(needs, words="need"))),
                    MatchOption(
                        "costs",
                        ListOf(Number(0, DEAREST), most=SIZE, repeats=True),
                        advanced=True,
                    ),
                    MatchOption("max_attacks", Number(0, SIZE), default=SIZE),
                    MatchOption("events", Number(0, LANDSCAPES), advanced=True),
                    MatchOption("landmarks", Number(0, LANDSCAPES), advanced=True),
                    MatchOption("projects", Number(0, LANDSCAPES), advanced=True),
                    MatchOption(
                        "at_least",
                        ListOf(Choice(sets, words="set"), most=SIZE, repeats=True),
                        advanced=True,
                    ),
                ]
            ),
        ),
        MatchOption("code", Text(4, 400), form=False),
        MatchOption(
            "landscapes",
            ListOf(
                Choice(landscapes, words="card", whole=True, explain=why_no_landscape),
                most=LANDSCAPES,
            ),
            advanced=True,
        ),
        MatchOption("colonies", WHETHER, default="auto", advanced=True),
        MatchOption("shelters", WHETHER, default="auto", advanced=True),
        MatchOption("black_market", ListOf(KINGDOM_CARD, least=15, most=60), advanced=True),
        MatchOption(
            "druid_boons",
            ListOf(Choice(boons, words="card", whole=True), least=3, most=3),
            advanced=True,
        ),
        MatchOption(
            "obelisk",
            Choice(action_piles, words="card", whole=True, explain=why_no_action_pile),
            advanced=True,
        ),
        MatchOption("editions", Parts(editions, words="set"), advanced=True),
    ],
)
