"""Root's answers: verbs here, objects (clearings, suits, factions, cards ...) in `objects.txt`.

Both lists only grow; a test compares them with a frozen copy. Nothing relies on how the numbers of
objects lie: whoever needs one looks it up by name, or in the `Group` of its kind. Only clearings
are their own objects, 1 to 12.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tafelrunde.kernel.ask import Option
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

VOCABULARY: Final = Vocabulary(VERBS, read_objects(Path(__file__).with_name("objects.txt")), STRIDE)
NAMES: Final[list[str]] = [VOCABULARY.objects.get(at, "") for at in range(STRIDE)]


def verb_of(option: Option) -> int:
    """The verb of an option, as the number that its options begin with."""
    return option - option % STRIDE


def _verb(name: str) -> int:
    return VERBS.index(name) * STRIDE


def _thing(name: str) -> int:
    return VOCABULARY.object_number(name)


class Group:
    """Things of one kind, counted from 0: the object of each, and which one an object is."""

    def __init__(self, names: list[str], vocabulary: Vocabulary = VOCABULARY) -> None:
        self.objects: list[int] = [vocabulary.object_number(name) for name in names]
        self._which = [-1] * vocabulary.stride
        for at in range(len(names)):
            self._which[self.objects[at]] = at

    def which(self, object: int) -> int:
        """Which of the things an object is; -1 if it is none of them."""
        return self._which[object]


BATTLE: Final = _verb("battle")
MOVE: Final = _verb("move")
TO: Final = _verb("to")
COUNT: Final = _verb("count")
AGAINST: Final = _verb("against")
CRAFT: Final = _verb("craft")
ACTIVATE: Final = _verb("activate")
TAKE: Final = _verb("take")
USE: Final = _verb("use")
SPEND: Final = _verb("spend")
DISCARD: Final = _verb("discard")
AMBUSH: Final = _verb("ambush")
LOSE: Final = _verb("lose")
RESOLVE: Final = _verb("resolve")
RECRUIT: Final = _verb("recruit")
BUILD: Final = _verb("build")
AT: Final = _verb("at")
WOOD: Final = _verb("wood")
OVERWORK: Final = _verb("overwork")
KEEP: Final = _verb("keep")
LEAD: Final = _verb("lead")
ADD: Final = _verb("add")
COLUMN: Final = _verb("column")
REVOLT: Final = _verb("revolt")
SPREAD: Final = _verb("spread")
MOBILIZE: Final = _verb("mobilize")
TRAIN: Final = _verb("train")
ORGANIZE: Final = _verb("organize")
GIVE: Final = _verb("give")
CHOOSE: Final = _verb("choose")
REMOVE: Final = _verb("remove")
SLIP: Final = _verb("slip")
EXPLORE: Final = _verb("explore")
AID: Final = _verb("aid")
QUEST: Final = _verb("quest")
STRIKE: Final = _verb("strike")
REPAIR: Final = _verb("repair")
SPECIAL: Final = _verb("special")
EXHAUST: Final = _verb("exhaust")
REFRESH: Final = _verb("refresh")
DAMAGE: Final = _verb("damage")
CHARACTER: Final = _verb("character")
BUY: Final = _verb("buy")
PRICE: Final = _verb("price")
REVEAL: Final = _verb("reveal")
SCORE: Final = _verb("score")
SACRIFICE: Final = _verb("sacrifice")
CRUSADE: Final = _verb("crusade")
CONVERT: Final = _verb("convert")
SANCTIFY: Final = _verb("sanctify")
OUTCAST: Final = _verb("outcast")
EXPORT: Final = _verb("export")
DRAW: Final = _verb("draw")
ESTABLISH: Final = _verb("establish")

# Objects that stand for themselves.
WARRIOR_PIECE: Final = _thing("warrior")
SYMPATHY_PIECE: Final = _thing("sympathy")

# Effects that can wait for each other (1.1.3).
FIELD_HOSPITALS: Final = _thing("field_hospitals")
OUTRAGE: Final = _thing("outrage")
BASE_LOST: Final = _thing("base_lost")
FEAR_OF_THE_FAITHFUL: Final = _thing("fear_of_the_faithful")
TRADE_DISRUPTION: Final = _thing("trade_disruption")
SERVICES: Final = _thing("services")
REFRESHING: Final = _thing("refresh")

OFFICERS_BOX: Final = _thing("officers")
ACOLYTES_BOX: Final = _thing("acolytes")
FUNDS_BOX: Final = _thing("funds")
PAYMENTS_BOX: Final = _thing("payments")
COMMITMENTS_BOX: Final = _thing("commitments")

YES: Final = CHOOSE + _thing("yes")
DRAW_CARDS: Final = CHOOSE + _thing("draw_cards")
SCORE_POINTS: Final = CHOOSE + _thing("score_points")


def _numbered(letter: str) -> list[str]:
    """'f1', 'f2' ... as far as there are such objects."""
    names: list[str] = []
    while f"{letter}{len(names) + 1}" in NAMES:
        names.append(f"{letter}{len(names) + 1}")
    return names


NUMBER_OBJECTS: Final = Group([str(n) for n in range(len(VOCABULARY.numbers))])
CLEARINGS: Final = Group(_numbered("c"))
FORESTS: Final = Group(_numbered("f"))
BOXES: Final = Group(["officers", "acolytes", "funds", "payments", "commitments"])


def is_place(object: int) -> bool:
    """Whether an object is a clearing or a forest."""
    return CLEARINGS.which(object) >= 0 or FORESTS.which(object) >= 0
