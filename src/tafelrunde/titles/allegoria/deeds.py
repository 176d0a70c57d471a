"""What a player did in the turn that is going on: the words in which tasks speak of a turn.

A deed is a short list of numbers: its type, then its fields in the order given here. It is never
changed once made.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.titles.allegoria.vocabulary import FIGURE_NAMES, GUILD_NAMES, TRACK_NAMES

PLACE: Final = 0
MOVE: Final = 1
RAID: Final = 2
BATTLE: Final = 3
RUSE: Final = 4
REDUCE: Final = 5
COMMERCE: Final = 6
PROFIT: Final = 7
GRANT: Final = 8
EDUCATE: Final = 9
TRAIN: Final = 10
ALMS: Final = 11
EXTRA_AP: Final = 12
RETURN_ANARCHY: Final = 13
GUILD: Final = 14

# Types by number, and the fields of each, which stand at index 1, 2, ...
TYPES: Final[list[tuple[str, list[str]]]] = [
    ("place", ["kind", "cards", "value"]),
    ("move", ["kind", "size", "via"]),
    ("raid", ["where", "removed"]),
    ("battle", ["where", "target", "won", "diff", "outnumbered"]),
    ("ruse", ["where", "target"]),
    ("reduce", ["target", "track"]),
    ("commerce", ["where", "region", "paid", "ip", "given"]),
    ("profit", ["cards", "value"]),
    ("grant", ["what", "replaced"]),
    ("educate", ["cards", "value"]),
    ("train", []),
    ("alms", ["to"]),
    ("extra_ap", ["track", "crossed"]),
    ("return_anarchy", []),
    ("guild", ["guild"]),
]

HOME: Final = 0
AT_CENTRE: Final = 1
OPP: Final = 2

OWN: Final = 0
BY_WAGES: Final = 1

# Fields that conditions name by words.
WORDS: Final[dict[str, list[str]]] = {
    "kind": FIGURE_NAMES,
    "where": ["home", "centre", "opp"],
    "via": ["own", "wages"],
    "track": TRACK_NAMES,
    "what": ["guild", "task"],
    "guild": GUILD_NAMES,
}
