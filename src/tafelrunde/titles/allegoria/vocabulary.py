"""Allegoria's answers: verbs and objects with stable numbers.

Both lists only grow; a test compares them with a frozen copy.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.vocabulary import Vocabulary

STRIDE: Final = 512

VERBS: Final = [
    "pass",
    "bid-0",  # put a token of this value into an area
    "bid-1",
    "bid-2",
    "bid-star",
    "keep",
    "discard",
    "reveal",  # a fulfilled task; nobody is asked any more
    "do",  # an action
    "choose",  # one of several modes
    "activate",  # a guild
    "place",
    "replace",  # a guild card under the home board
    "move",  # which kind of figures
    "leave",  # a home region for the central region
    "enter",  # a home region from the central region
    "count",
    "attack",  # on which battlefield
    "fight",  # whom
    "trick",  # in which tavern
    "lower",  # a home track
    "raise",  # a home track
    "trade",  # in which market
    "pay",  # with which home track
    "single",  # the card that lies alone
    "pair",  # the card that lies with the first one
    "take",
    "buy",
    "remove",  # a figure
    "from",  # a region
    "take-one",  # only one card of a group
]

BID: Final = 1 * STRIDE  # and the next three
KEEP: Final = 5 * STRIDE
DISCARD: Final = 6 * STRIDE
REVEAL: Final = 7 * STRIDE
DO: Final = 8 * STRIDE
CHOOSE: Final = 9 * STRIDE
ACTIVATE: Final = 10 * STRIDE
PLACE: Final = 11 * STRIDE
REPLACE: Final = 12 * STRIDE
MOVE: Final = 13 * STRIDE
LEAVE: Final = 14 * STRIDE
ENTER: Final = 15 * STRIDE
COUNT: Final = 16 * STRIDE
ATTACK: Final = 17 * STRIDE
FIGHT: Final = 18 * STRIDE
TRICK: Final = 19 * STRIDE
LOWER: Final = 20 * STRIDE
RAISE: Final = 21 * STRIDE
TRADE: Final = 22 * STRIDE
PAY: Final = 23 * STRIDE
SINGLE: Final = 24 * STRIDE
PAIR: Final = 25 * STRIDE
TAKE: Final = 26 * STRIDE
BUY: Final = 27 * STRIDE
REMOVE: Final = 28 * STRIDE
FROM: Final = 29 * STRIDE
TAKE_ONE: Final = 30 * STRIDE

# Where the numbers of each sort of object begin.
WORKERS: Final = 1  # of each kind the values 1 to 3
DURING: Final = 20
END: Final = 70
NOBLES: Final = 100
DECREES: Final = 110
TRADERS: Final = 130
TOKENS: Final = 150  # 0, 1, 2, *
TILES: Final = 155
GUILDS: Final = 160
AREAS: Final = 170
HOUSES: Final = 180
CENTRE_OBJECT: Final = 184
TRACKS: Final = 190
FIGURES: Final = 195
ACTIONS: Final = 200
GROUPS: Final = 220
MODES: Final = 230
NUMBERS: Final = 250

WORKER_KINDS: Final = ["soldier", "spy", "merchant", "banker", "scholar", "joker"]
JOKER: Final = 5
TRACK_NAMES: Final = ["strength", "intrigue", "trade", "wealth", "knowledge"]
FIGURE_NAMES: Final = ["soldier", "spy", "merchant"]
HOUSE_NAMES: Final = ["roselie", "culver_lux", "antares", "umbral"]
GUILD_NAMES: Final = ["soldiers", "spies", "merchants", "bankers", "scholars"]
TILE_NAMES: Final = ["card", "influence", "diplomacy", "home"]
ACTION_NAMES: Final = [
    "recruit",
    "advance",
    "attack",
    "infiltrate",
    "sneak",
    "ruse",
    "business",
    "caravan",
    "commerce",
    "profits",
    "wages",
    "grant_guild",
    "grant_task",
    "education",
    "training",
    "alms",
]
MODE_NAMES: Final = [
    "star_2",
    "star_1",
    "station",
    "commission",
    "influence",
    "removal",
    "track",
    "anarchy",
    "yes",
]
MOST_COUNTED: Final = 24

RECRUIT: Final = ACTIONS + 0
ADVANCE: Final = ACTIONS + 1
FIGHT_ACTION: Final = ACTIONS + 2
INFILTRATE: Final = ACTIONS + 3
SNEAK: Final = ACTIONS + 4
RUSE: Final = ACTIONS + 5
BUSINESS: Final = ACTIONS + 6
CARAVAN: Final = ACTIONS + 7
COMMERCE: Final = ACTIONS + 8
PROFITS: Final = ACTIONS + 9
WAGES: Final = ACTIONS + 10
GRANT_GUILD: Final = ACTIONS + 11
GRANT_TASK: Final = ACTIONS + 12
EDUCATION: Final = ACTIONS + 13
TRAINING: Final = ACTIONS + 14
ALMS: Final = ACTIONS + 15

STAR_2: Final = CHOOSE + MODES
STAR_1: Final = CHOOSE + MODES + 1
STATION: Final = CHOOSE + MODES + 2
COMMISSION: Final = CHOOSE + MODES + 3
INFLUENCE: Final = CHOOSE + MODES + 4
REMOVAL: Final = CHOOSE + MODES + 5
TRACK: Final = CHOOSE + MODES + 6
ANARCHY: Final = CHOOSE + MODES + 7
YES: Final = CHOOSE + MODES + 8

QUEEN: Final = DECREES  # "The Queen is dead!"
HARD_TIMES: Final = DECREES + 1
STAR_TOKEN: Final = TOKENS + 3


# The sorts of objects: where each begins, and its names.
SORTS: Final[list[tuple[int, list[str]]]] = [
    (WORKERS, [f"{kind}_{value}" for kind in WORKER_KINDS for value in (1, 2, 3)]),
    (DURING, [f"T{n:02}" for n in range(1, 49)]),
    (END, [f"E{n:02}" for n in range(1, 25)]),
    (NOBLES, [f"N{n}" for n in range(1, 9)]),
    (DECREES, [f"D{n:02}" for n in range(1, 13)]),
    (TRADERS, [f"trader_{letter}" for letter in "abcdefghijkl"]),
    (TOKENS, ["bid_0", "bid_1", "bid_2", "bid_star"]),
    (TILES, [f"tile_{name}" for name in TILE_NAMES]),
    (GUILDS, [f"guild_{name}" for name in GUILD_NAMES]),
    (AREAS, [f"area_{n}" for n in range(1, 8)]),
    (HOUSES, HOUSE_NAMES),
    (TRACKS, TRACK_NAMES),
    (FIGURES, FIGURE_NAMES),
    (ACTIONS, ACTION_NAMES),
    (GROUPS, ["group_1", "group_2", "group_3"]),
    (MODES, MODE_NAMES),
    (NUMBERS, [str(n) for n in range(MOST_COUNTED + 1)]),
]


def objects_of(first: int) -> list[int]:
    """The numbers of the sort of objects that begins there."""
    names = next(names for start, names in SORTS if start == first)
    return list(range(first, first + len(names)))


def _objects() -> dict[int, str]:
    objects = {0: "", CENTRE_OBJECT: "centre"}
    for first, names in SORTS:
        for at, name in enumerate(names):
            if first + at in objects:
                raise ValueError(f"{name} takes a number that is in use")
            objects[first + at] = name
    return objects


VOCABULARY: Final = Vocabulary(VERBS, _objects(), STRIDE)
OBJECT_NAMES: Final = [VOCABULARY.objects.get(number, "") for number in range(STRIDE)]
