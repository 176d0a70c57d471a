"""The options of a match: plain JSON in, something that can be dealt out."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.errors import BadOptions
from tafelrunde.kernel.title import Options
from tafelrunde.titles.root.board import BOARDS
from tafelrunde.titles.root.boards import NUMBERS
from tafelrunde.titles.root.factions.all_factions import missing_factions
from tafelrunde.titles.root.factions.base import (
    ALLIANCE,
    EYRIE,
    FACTION_IDS,
    MARQUISE,
    RIVERFOLK,
    VAGABOND,
    VAGABOND_2,
)
from tafelrunde.titles.root.prepared import PreparedRoot

PRINTS: Final = ["early", "later"]
KNOWN: Final = ["map", "factions", "any_mix", "cards_print", "first"]

# Items pay the Riverfolk with their own warriors only: these alone can all run out of anything to
# do, and the game would never end.
HARMLESS: Final = frozenset({VAGABOND, VAGABOND_2, RIVERFOLK})

# Mixes the guide names although they reach less than the later table asks for (5.1.1).
GUIDE: Final[list[frozenset[int]]] = [
    frozenset({MARQUISE, ALLIANCE}),
    frozenset({EYRIE, ALLIANCE}),
    frozenset({EYRIE, VAGABOND}),
    frozenset({EYRIE, ALLIANCE, VAGABOND}),
]

# A mix for each number of players when none is chosen: the guide's, then the expansion's factions.
USUAL: Final = ["marquise", "eyrie", "alliance", "vagabond", "riverfolk", "cult"]


def choose(seats: int, options: Options) -> PreparedRoot:
    """Check the options; anything wrong raises `BadOptions`."""
    for key in options:
        if key not in KNOWN:
            raise BadOptions(
                "Root has no option '{key}'; there are: {known}",
                key=key[:40],
                known=", ".join(KNOWN),
            )
    if not 2 <= seats <= 6:
        raise BadOptions("Root is for 2 to 6 players, not {seats}", seats=seats)
    board = options.get("map", "autumn")
    if not isinstance(board, str) or board not in BOARDS:
        raise BadOptions(
            "'{given}' is no map; there are: {known}", given=board, known=", ".join(BOARDS)
        )
    cards = options.get("cards_print", "early")
    if cards not in PRINTS:
        raise BadOptions(
            "'{given}' is no printing of the cards; there are: {known}",
            given=cards,
            known=", ".join(PRINTS),
        )
    any_mix = options.get("any_mix", False)
    if not isinstance(any_mix, bool):
        raise BadOptions("'any_mix' is true or false")
    first = options.get("first", "random")
    if first == "random":
        first = -1
    if not isinstance(first, int) or isinstance(first, bool) or not -1 <= first < seats:
        raise BadOptions("'first' is 'random' or a seat from 0 to {last}", last=seats - 1)
    factions = read_factions(seats, options.get("factions"), any_mix=any_mix)
    return PreparedRoot(BOARDS[board], factions, first, early_print=cards == "early")


def read_factions(seats: int, given: object, *, any_mix: bool) -> list[int]:
    """The faction of each seat, in turn order; the mix must reach far enough unless any will do."""
    if given is None:
        given = USUAL[:seats]
    if not isinstance(given, list) or len(given) != seats:
        raise BadOptions(
            "'factions' must name one faction for each of the {seats} seats", seats=seats
        )
    numbers: list[int] = []
    for id in given:
        if id not in FACTION_IDS:
            raise BadOptions(
                "'{faction}' is no faction; there are: {known}",
                faction=id,
                known=", ".join(FACTION_IDS),
            )
        number = FACTION_IDS.index(id)
        if number in numbers:
            raise BadOptions("the faction {faction} is there twice", faction=id)
        numbers.append(number)
    if VAGABOND_2 in numbers and VAGABOND not in numbers:
        raise BadOptions("a second Vagabond needs a first one")
    if HARMLESS.issuperset(numbers):
        raise BadOptions("Vagabonds and Riverfolk alone run dry; they need a faction to deal with")
    missing = [FACTION_IDS[number] for number in numbers if number in missing_factions()]
    if missing:
        raise BadOptions("not playable yet: {missing}", missing=", ".join(missing))
    if not any_mix and not is_advised(numbers):
        raise BadOptions(
            "{factions} reach {reach} together, {seats} players need {needed}; "
            "'any_mix' allows every mix",
            factions=", ".join(str(id) for id in given),
            reach=reach(numbers),
            seats=seats,
            needed=least_reach(seats),
        )
    return numbers


def is_advised(numbers: list[int]) -> bool:
    """Whether a mix reaches far enough or is one of the guide's."""
    return reach(numbers) >= least_reach(len(numbers)) or frozenset(numbers) in GUIDE


def reach(numbers: list[int]) -> int:
    """How far a mix of factions reaches over the map."""
    values = NUMBERS["reach"]["values"]
    return sum(int(values[FACTION_IDS[number]]) for number in numbers)


def least_reach(seats: int) -> int:
    """How far the factions must reach for an interesting game."""
    return int(NUMBERS["reach"]["minimum_by_players"][str(seats)])
