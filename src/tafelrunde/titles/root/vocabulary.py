"""Root's answers: verbs here, objects (clearings, suits, factions, cards ...) in `objects.txt`.

Both lists only grow; a test compares them with a frozen copy.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tafelrunde.kernel.vocabulary import Vocabulary, read_objects

STRIDE: Final = 512

VERBS: Final = [
    "pass",
    "battle",  # in a clearing
    "move",  # from a clearing
    "to",  # a clearing or forest
    "count",
    "against",  # a faction, as its attacker
    "craft",
    "activate",  # a dominance card, or a crafting piece of a suit
    "take",  # a card or an item
    "use",  # a card in the play area
    "spend",  # a card
    "discard",
    "ambush",
    "lose",  # a piece to a hit
    "resolve",  # which of several things comes next
    "recruit",
    "build",
    "at",  # a clearing, as the place of what was chosen before
    "wood",  # of a clearing
    "overwork",
    "keep",
    "lead",  # the new leader
    "add",  # a card to the Decree
    "column",
    "revolt",
    "spread",
    "mobilize",
    "train",
    "organize",
    "give",
    "choose",  # a faction, a suit, a mode
    "remove",  # a warrior from a clearing or box
    "slip",
    "explore",
    "aid",
    "quest",
    "strike",
    "repair",
    "special",
    "exhaust",
    "refresh",
    "damage",
    "character",
    "buy",
    "price",
    "reveal",
    "score",
    "sacrifice",
    "crusade",
    "convert",
    "sanctify",
    "outcast",
    "export",
    "draw",
    "establish",
]

BATTLE: Final = 1 * STRIDE
MOVE: Final = 2 * STRIDE
TO: Final = 3 * STRIDE
COUNT: Final = 4 * STRIDE
AGAINST: Final = 5 * STRIDE
CRAFT: Final = 6 * STRIDE
ACTIVATE: Final = 7 * STRIDE
TAKE: Final = 8 * STRIDE
USE: Final = 9 * STRIDE
SPEND: Final = 10 * STRIDE
DISCARD: Final = 11 * STRIDE
AMBUSH: Final = 12 * STRIDE
LOSE: Final = 13 * STRIDE
RESOLVE: Final = 14 * STRIDE
RECRUIT: Final = 15 * STRIDE
BUILD: Final = 16 * STRIDE
AT: Final = 17 * STRIDE
WOOD: Final = 18 * STRIDE
OVERWORK: Final = 19 * STRIDE
KEEP: Final = 20 * STRIDE
LEAD: Final = 21 * STRIDE
ADD: Final = 22 * STRIDE
COLUMN: Final = 23 * STRIDE
REVOLT: Final = 24 * STRIDE
SPREAD: Final = 25 * STRIDE
MOBILIZE: Final = 26 * STRIDE
TRAIN: Final = 27 * STRIDE
ORGANIZE: Final = 28 * STRIDE
GIVE: Final = 29 * STRIDE
CHOOSE: Final = 30 * STRIDE
REMOVE: Final = 31 * STRIDE
SLIP: Final = 32 * STRIDE
EXPLORE: Final = 33 * STRIDE
AID: Final = 34 * STRIDE
QUEST: Final = 35 * STRIDE
STRIKE: Final = 36 * STRIDE
REPAIR: Final = 37 * STRIDE
SPECIAL: Final = 38 * STRIDE
EXHAUST: Final = 39 * STRIDE
REFRESH: Final = 40 * STRIDE
DAMAGE: Final = 41 * STRIDE
CHARACTER: Final = 42 * STRIDE
BUY: Final = 43 * STRIDE
PRICE: Final = 44 * STRIDE
REVEAL: Final = 45 * STRIDE
SCORE: Final = 46 * STRIDE
SACRIFICE: Final = 47 * STRIDE
CRUSADE: Final = 48 * STRIDE
CONVERT: Final = 49 * STRIDE
SANCTIFY: Final = 50 * STRIDE
OUTCAST: Final = 51 * STRIDE
EXPORT: Final = 52 * STRIDE
DRAW: Final = 53 * STRIDE
ESTABLISH: Final = 54 * STRIDE

# Objects: a clearing is its own number (1 to 12), a forest 13 to 20.
FIRST_FOREST: Final = 13
SUIT: Final = 21  # + bird 0, fox 1, rabbit 2, mouse 3
FACTION: Final = 25  # + marquise 0 ... riverfolk 6
ITEM: Final = 32  # + boot 0 ... torch 7
NUMBER: Final = 40  # + 0 to 40

WARRIOR_PIECE: Final = 90
PAWN_PIECE: Final = 91
RUIN_PIECE: Final = 92
SAWMILL_PIECE: Final = 93
WORKSHOP_PIECE: Final = 94
RECRUITER_PIECE: Final = 95
KEEP_PIECE: Final = 96
WOOD_PIECE: Final = 97
ROOST_PIECE: Final = 98
BASE_PIECE: Final = 98  # + suit 1 to 3
SYMPATHY_PIECE: Final = 102
GARDEN_PIECE: Final = 102  # + suit 1 to 3
TRADE_POST_PIECE: Final = 105  # + suit 1 to 3

LEADER: Final = 120  # + builder, charismatic, commander, despot
COLUMN_OF: Final = 124  # + recruit, move, battle, build
CHARACTER_OF: Final = 128  # + thief, tinker, ranger, vagrant, arbiter, scoundrel
SERVICE: Final = 134  # + hand card, riverboats, mercenaries

# Effects that can wait for each other (1.1.3).
FIELD_HOSPITALS: Final = 140
OUTRAGE: Final = 141
BASE_LOST: Final = 142
FEAR_OF_THE_FAITHFUL: Final = 143
TRADE_DISRUPTION: Final = 144
SERVICES: Final = 145
REFRESHING: Final = 146

OFFICERS_BOX: Final = 150
ACOLYTES_BOX: Final = 151
FUNDS_BOX: Final = 152
PAYMENTS_BOX: Final = 153
COMMITMENTS_BOX: Final = 154

YES: Final = CHOOSE + 160
DRAW_CARDS: Final = CHOOSE + 161
SCORE_POINTS: Final = CHOOSE + 162

ITEM_SIDES: Final = 272  # + 8 * side (exhausted 1, damaged 2, both 3) + item


VOCABULARY: Final = Vocabulary(VERBS, read_objects(Path(__file__).with_name("objects.txt")), STRIDE)
NAMES: Final[list[str]] = [VOCABULARY.objects.get(at, "") for at in range(STRIDE)]
