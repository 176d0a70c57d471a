"""Root in numbers and names; imports nothing of its rules."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.kinds import Choice, EachSeat, Flag, SeatChoice, Settling
from tafelrunde.kernel.meta import Meta
from tafelrunde.kernel.options import MatchOption

PRINTS: Final = ["early", "later"]


def maps() -> list[str]:
    """The maps of the box."""
    from tafelrunde.titles.root.board import MAPS

    return list(MAPS)


def factions() -> list[str]:
    """All factions."""
    from tafelrunde.titles.root.factions.base import FACTION_IDS

    return list(FACTION_IDS)


def usual_factions() -> list[str]:
    """Who plays where nobody chooses."""
    from tafelrunde.titles.root.options import USUAL

    return list(USUAL)


def complete_mix(wishes: list[str], about: Settling) -> list[str]:
    """A faction for everybody, so that the mix may be played."""
    from tafelrunde.titles.root import options

    if about.seats not in META.seat_counts():
        return wishes  # refused soon
    any_mix = about.wishes.get("any_mix") is True
    return options.complete_mix(wishes, about.seats, any_mix=any_mix, rng=about.rng)


META = Meta(
    "root",
    module="tafelrunde.titles.root.title",
    revision=3,
    min_seats=2,
    max_seats=6,
    usual_seats=4,
    authors=["Cole Wehrle", "Kyle Ferrin (art)"],
    publishers=["Leder Games", "Quality Beast (German edition)"],
    sources=["The Law of Root, third printing, with the Riverfolk Expansion"],
    options=[
        MatchOption("map", Choice(maps, words="map"), default="autumn"),
        MatchOption(
            "factions",
            EachSeat(
                Choice(factions, words="faction"), usual=usual_factions, complete=complete_mix
            ),
        ),
        MatchOption("any_mix", Flag(), default=False, advanced=True),
        MatchOption("cards_print", Choice(PRINTS), default=PRINTS[0], advanced=True),
        MatchOption("first", SeatChoice(chance=True), default="random"),
    ],
)
