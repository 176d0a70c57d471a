"""Oath's answers: verbs here, objects (sites, suits, players, cards ...) in `objects.txt`.

Both lists only grow; a test compares them with a frozen copy.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tafelrunde.kernel.ask import Option
from tafelrunde.kernel.vocabulary import Vocabulary, read_objects

STRIDE: Final = 512

VERBS: Final = [
    "pass",
    # the Act phase: the first word of a turn's action
    "search",
    "muster",
    "trade",
    "recover",
    "campaign",
    "travel",
    "adviser",  # play or discard the facedown adviser at that place
    "use",  # a power; also a modifier or battle plan
    "peek",  # at a facedown relic, or a space of the Reliquary
    "warbands",  # move them between board and site, or to an ally
    "citizenship",  # offer it to a player
    "exile",  # a Citizen, or oneself
    "rest",  # end the Act phase
    # parts of an action
    "draw",  # from the world deck or the pile of a region
    "on",  # the card that is mustered on or traded with
    "for",  # favor or secrets
    "to",  # a site, the advisers, a board
    "from",  # a site, a board, a bank, a player
    "against",  # a defender
    "target",
    "choose",  # a player, card, suit, thing or way
    "count",
    "keep",
    "discard",
    "lose",  # a warband of a site or board
    "place",  # warbands on a site
    "bank",  # gain or return favor there
    "suit",
    "take",
    "give",
    "want",  # ask for something in an exchange
    "accept",
    "offer",
    "join",
    "reroll",
    "pay",
    "sacrifice",
    "name",  # a new Oathkeeper, a destination of somebody else
    "swap",
    "burn",
    "bury",
    "claim",  # the penalty of a promise
    "show",  # a facedown adviser to another player
]

SEARCH: Final = 1 * STRIDE
MUSTER: Final = 2 * STRIDE
TRADE: Final = 3 * STRIDE
RECOVER: Final = 4 * STRIDE
CAMPAIGN: Final = 5 * STRIDE
TRAVEL: Final = 6 * STRIDE
ADVISER: Final = 7 * STRIDE
USE: Final = 8 * STRIDE
PEEK: Final = 9 * STRIDE
WARBANDS: Final = 10 * STRIDE
CITIZENSHIP: Final = 11 * STRIDE
EXILE: Final = 12 * STRIDE
REST: Final = 13 * STRIDE
DRAW: Final = 14 * STRIDE
ON: Final = 15 * STRIDE
FOR: Final = 16 * STRIDE
TO: Final = 17 * STRIDE
FROM: Final = 18 * STRIDE
AGAINST: Final = 19 * STRIDE
TARGET: Final = 20 * STRIDE
CHOOSE: Final = 21 * STRIDE
COUNT: Final = 22 * STRIDE
KEEP: Final = 23 * STRIDE
DISCARD: Final = 24 * STRIDE
LOSE: Final = 25 * STRIDE
PLACE: Final = 26 * STRIDE
BANK: Final = 27 * STRIDE
SUIT: Final = 28 * STRIDE
TAKE: Final = 29 * STRIDE
GIVE: Final = 30 * STRIDE
WANT: Final = 31 * STRIDE
ACCEPT: Final = 32 * STRIDE
OFFER: Final = 33 * STRIDE
JOIN: Final = 34 * STRIDE
REROLL: Final = 35 * STRIDE
PAY: Final = 36 * STRIDE
SACRIFICE: Final = 37 * STRIDE
NAME: Final = 38 * STRIDE
SWAP: Final = 39 * STRIDE
BURN: Final = 40 * STRIDE
BURY: Final = 41 * STRIDE
CLAIM: Final = 42 * STRIDE
SHOW: Final = 43 * STRIDE

# Objects.
SLOT: Final = 1  # + slot 0 to 7
REGION: Final = 9  # + cradle 0, provinces 1, hinterland 2
WORLD: Final = 12
PLAYER: Final = 13  # + colour 0 to 5
BANDITS_OBJECT: Final = 19
SUIT_OF: Final = 20  # + suit 0 to 5
RELIQUARY: Final = 30  # + space 0 to 3
NUMBER: Final = 70  # + 0 to 40
ADVISER_PLACE: Final = 115  # + 10 * colour + place
ADVISER_PLACES: Final = 10  # a player can have no more advisers than there are places
RELIC_PLACE: Final = 176  # + 3 * slot + place
RELIC_PLACES: Final = 3
CARD: Final = 199  # + the printed number of a card
PROMISE: Final = 470  # + 0 to 10: what a promise says
PROMISE_KINDS: Final = 11

YES_OBJECT: Final = 40
NO_OBJECT: Final = 41
BOARD_OBJECT: Final = 42
FAVOR_OBJECT: Final = 43
SECRETS_OBJECT: Final = 44
PAWN_OBJECT: Final = 45
TITLE_OBJECT: Final = 46
SITE_OBJECT: Final = 47
ADVISERS_OBJECT: Final = 48
FACEDOWN_OBJECT: Final = 49
BOX_OBJECT: Final = 50
TOP_OBJECT: Final = 51
BOTTOM_OBJECT: Final = 52
SHARED_BANK_OBJECT: Final = 53
ONE_OBJECT: Final = 54
ALL_OBJECT: Final = 55
ADD_OBJECT: Final = 56
REMOVE_OBJECT: Final = 57
WARBANDS_OBJECT: Final = 58
ATTACK_OBJECT: Final = 59
DEFENCE_OBJECT: Final = 60
PLAY_OBJECT: Final = 61
DISCARD_OBJECT: Final = 62
PROMISE_OBJECT: Final = 63
RETAIN_OBJECT: Final = 64
BURY_OBJECT: Final = 65
RAISE_OBJECT: Final = 66
LOWER_OBJECT: Final = 67

YES: Final = CHOOSE + YES_OBJECT


def verb_of(option: Option) -> int:
    """The verb of an option, for comparisons: `verb_of(option) == WANT`."""
    return option - option % STRIDE


VOCABULARY: Final = Vocabulary(VERBS, read_objects(Path(__file__).with_name("objects.txt")), STRIDE)
NAMES: Final[list[str]] = [VOCABULARY.objects.get(at, "") for at in range(STRIDE)]
