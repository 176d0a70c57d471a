"""Dominion's answers: verbs here, objects (cards, numbers, modes) in `objects.txt`.

Both lists only grow; a test compares them with a frozen copy.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tafelrunde.kernel.ask import Option
from tafelrunde.kernel.vocabulary import Vocabulary, read_objects

STRIDE: Final = 1024

VERBS = [
    "pass",
    "play",
    "treasures",  # play every plain Treasure in hand
    "buy",
    "gain",
    "discard",
    "trash",
    "topdeck",
    "keep",
    "aside",  # set aside
    "reveal",
    "react",
    "name",
    "give",  # hand to another player
    "place",  # at a position in the deck
    "choose",  # one of several modes
    "return",  # to the Supply
    "take",  # into hand
    "use",  # which of several effects comes next
    "count",
    "token",  # put a token on a pile
    "coffers",  # spend one, or the number that follows
    "villagers",
    "pay",  # off Debt: as much as possible, or the number that follows
    "call",  # from the Tavern mat
    "exchange",
    "bid",
    "look",  # at a card
]

PLAY: Final = 1 * STRIDE
TREASURES: Final = 2 * STRIDE
BUY: Final = 3 * STRIDE
GAIN: Final = 4 * STRIDE
DISCARD: Final = 5 * STRIDE
TRASH: Final = 6 * STRIDE
TOPDECK: Final = 7 * STRIDE
KEEP: Final = 8 * STRIDE
ASIDE: Final = 9 * STRIDE
REVEAL: Final = 10 * STRIDE
REACT: Final = 11 * STRIDE
NAME: Final = 12 * STRIDE
GIVE: Final = 13 * STRIDE
PLACE: Final = 14 * STRIDE
CHOOSE: Final = 15 * STRIDE
RETURN: Final = 16 * STRIDE
TAKE: Final = 17 * STRIDE
USE: Final = 18 * STRIDE
COUNT: Final = 19 * STRIDE
TOKEN: Final = 20 * STRIDE
COFFERS_VERB: Final = 21 * STRIDE
VILLAGERS_VERB: Final = 22 * STRIDE
PAY: Final = 23 * STRIDE
CALL: Final = 24 * STRIDE
EXCHANGE: Final = 25 * STRIDE
BID: Final = 26 * STRIDE
LOOK: Final = 27 * STRIDE

# Modes: the objects of `choose`.
PLUS_CARDS: Final = CHOOSE + 800
PLUS_ACTIONS: Final = CHOOSE + 801
PLUS_BUYS: Final = CHOOSE + 802
PLUS_COINS: Final = CHOOSE + 803
MODE_TRASH: Final = CHOOSE + 804
MODE_DISCARD: Final = CHOOSE + 805
MODE_CURSE: Final = CHOOSE + 806
MODE_GOLD: Final = CHOOSE + 807
MODE_SILVER: Final = CHOOSE + 808
MODE_ESTATE: Final = CHOOSE + 809
MODE_MAT: Final = CHOOSE + 810
MODE_PICKUP: Final = CHOOSE + 811
MODE_ATTACK: Final = CHOOSE + 812
MODE_HAND: Final = CHOOSE + 813
MODE_DECK: Final = CHOOSE + 814
YES: Final = CHOOSE + 815
MODE_AGAIN: Final = CHOOSE + 580
MODE_TOKEN: Final = CHOOSE + 581
MODE_COPPER: Final = CHOOSE + 824
MODE_DUCHY: Final = CHOOSE + 825
MODE_FROM_TRASH: Final = CHOOSE + 826
MODE_GAIN: Final = CHOOSE + 832
MODE_MOVE: Final = CHOOSE + 834
MODE_POINTS: Final = CHOOSE + 835
MODE_NOW: Final = CHOOSE + 836
MODE_LATER: Final = CHOOSE + 837


def verb_of(option: Option) -> int:
    """The verb of an option, for comparisons: `verb_of(option) == TRASH`."""
    return option - option % STRIDE


VOCABULARY = Vocabulary(VERBS, read_objects(Path(__file__).with_name("objects.txt")), STRIDE)
