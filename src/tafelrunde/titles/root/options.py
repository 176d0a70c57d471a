"""The options of a match: plain JSON in, something that can be dealt out."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final

from tafelrunde.kernel.errors import BadOptions
from tafelrunde.kernel.kinds import RANDOM
from tafelrunde.kernel.rng import Rng
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
from tafelrunde.titles.root.meta import META
from tafelrunde.titles.root.prepared import PreparedRoot

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

OPEN: Final = (RANDOM, "")  # what somebody wishes for a seat that anybody may play
TRIES: Final = 100  # draws before every mix is tried in turn


def choose(seats: int, options: Options) -> PreparedRoot:
    """Check the options; anything wrong raises `BadOptions`."""
    checked = META.check(seats, options)
    ids = checked.names("factions") or USUAL[:seats]
    numbers = [FACTION_IDS.index(id) for id in ids]
    check_mix(seats, numbers, any_mix=checked.flag("any_mix"))
    return PreparedRoot(
        BOARDS[checked.text("map")],
        numbers,
        checked.number("first"),
        early_print=checked.text("cards_print") == "early",
    )


def complete_mix(wishes: list[str], seats: int, *, any_mix: bool, rng: Rng) -> list[str]:
    """A faction for everybody: drawn where somebody left it to chance, else the usual ones first.

    The mix may be played; if there is no such mix, `check_mix` says of the result why.
    """
    slots = wishes + [""] * (seats - len(wishes))
    free = [id for id in dict.fromkeys([*USUAL, *FACTION_IDS]) if id not in wishes]
    for _ in range(TRIES if RANDOM in wishes else 0):
        rng.shuffle(free)
        mix = _filled(slots, free)
        if _is_playable(seats, mix, any_mix=any_mix):
            return mix
    for some in permutations(free, sum([1 for id in slots if id in OPEN])):
        mix = _filled(slots, some)
        if _is_playable(seats, mix, any_mix=any_mix):
            return mix
    return _filled(slots, free)


def _filled(slots: list[str], others: Sequence[str]) -> list[str]:
    rest = list(others)
    return [rest.pop(0) if id in OPEN else id for id in slots]


def _is_playable(seats: int, mix: list[str], *, any_mix: bool) -> bool:
    try:
        check_mix(seats, [FACTION_IDS.index(id) for id in mix], any_mix=any_mix)
    except BadOptions:
        return False
    return True


def check_mix(seats: int, numbers: list[int], *, any_mix: bool) -> None:
    """Refuse factions that cannot be played together, or that reach too little for these seats."""
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
            factions=", ".join([FACTION_IDS[number] for number in numbers]),
            reach=reach(numbers),
            seats=seats,
            needed=least_reach(seats),
        )


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
