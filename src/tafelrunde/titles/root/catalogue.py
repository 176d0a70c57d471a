"""The printed cards of Root: the shared deck, quests, and the items that hide under ruins."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tafelrunde.kernel.cards import Printed
from tafelrunde.titles.root.vocabulary import VOCABULARY, Group

BIRD: Final = 0
FOX: Final = 1
RABBIT: Final = 2
MOUSE: Final = 3
SUITS: Final = ["bird", "fox", "rabbit", "mouse"]
SUIT_OBJECTS: Final = Group(SUITS)

BOOT: Final = 0
SWORD: Final = 1
BAG: Final = 2
HAMMER: Final = 3
CROSSBOW: Final = 4
TEA: Final = 5
COIN: Final = 6
TORCH: Final = 7
ITEMS: Final = ["boot", "sword", "bag", "hammer", "crossbow", "tea", "coin", "torch"]
ITEM_OBJECTS: Final = Group([f"item_{item}" for item in ITEMS])

# Kinds of cards.
AMBUSH_CARD: Final = 0
DOMINANCE_CARD: Final = 1
ITEM_CARD: Final = 2
PERSISTENT_CARD: Final = 3
FAVOR_CARD: Final = 4
QUEST_CARD: Final = 5
LOOT: Final = 6  # an item under a ruin
KINDS: Final = ["ambush", "dominance", "item", "persistent", "favor", "quest", "loot"]

# Persistent effects; a player can have each of them once (4.1.4).
ARMORERS: Final = 0
SAPPERS: Final = 1
BRUTAL_TACTICS: Final = 2
ROYAL_CLAIM: Final = 3
STAND_AND_DELIVER: Final = 4
TAX_COLLECTOR: Final = 5
COMMAND_WARREN: Final = 6
BETTER_BURROW_BANK: Final = 7
COBBLER: Final = 8
SCOUTING_PARTY: Final = 9
CODEBREAKERS: Final = 10
EFFECTS: Final = [
    "armorers",
    "sappers",
    "brutal_tactics",
    "royal_claim",
    "stand_and_deliver",
    "tax_collector",
    "command_warren",
    "better_burrow_bank",
    "cobbler",
    "scouting_party",
    "codebreakers",
]


class Card(Printed):
    """Everything that is printed on a card; one object per face, shared by all games.

    `cost` counts crafting pieces by suit; index 0 is "any suit". Quests use `item` and `item2`.
    """

    def __init__(self, id: str, number: int, suit: int, kind: int) -> None:
        super().__init__(id, number, f"root:card/{id}")
        self.suit = suit
        self.kind = kind
        self.cost = [0, 0, 0, 0]
        self.item = -1
        self.item2 = -1
        self.points = 0
        self.effect = -1
        self.copies = 1

    def matches(self, suit: int) -> bool:
        """Whether the card can stand for the suit: birds are wild (2.1.1), nothing else is."""
        return self.suit == suit or self.suit == BIRD

    def is_paid_by(self, pieces: list[int]) -> bool:
        """Whether crafting pieces, counted by suit, suffice for the cost (4.1.1)."""
        spare = -self.cost[0]
        for suit in range(1, 4):
            more = pieces[suit] - self.cost[suit]
            if more < 0:
                return False
            spare += more
        return spare >= 0


def _rows(name: str) -> list[dict[str, str]]:
    path = Path(__file__).with_name("data") / name
    lines = path.read_text(encoding="utf-8").splitlines()
    head = lines[0].split("\t")
    return [dict(zip(head, line.split("\t"), strict=True)) for line in lines[1:]]


def _read_deck() -> list[Card]:
    faces: list[Card] = []
    for row in _rows("deck.tsv"):
        kind = KINDS.index(row["kind"])
        card = Card(row["id"], VOCABULARY.object_number(row["id"]), SUITS.index(row["suit"]), kind)
        for letter in row["cost"].strip("-"):
            card.cost["?FRM".index(letter)] += 1
        if row["item"] != "-":
            card.item = ITEMS.index(row["item"])
        card.points = int(row["points"])
        if kind == PERSISTENT_CARD:
            card.effect = EFFECTS.index(row["id"])
        card.copies = int(row["count"])
        faces.append(card)
    return faces


def _read_quests() -> list[Card]:
    quests: list[Card] = []
    for row in _rows("quests.tsv"):
        card = Card(
            row["id"], VOCABULARY.object_number(row["id"]), SUITS.index(row["suit"]), QUEST_CARD
        )
        card.item = ITEMS.index(row["item1"])
        card.item2 = ITEMS.index(row["item2"])
        card.rule = f"root:quest/{card.id}"
        quests.append(card)
    return quests


def _make_loot() -> list[Card]:
    loot: list[Card] = []
    for at in range(len(ITEMS)):
        card = Card(f"item_{ITEMS[at]}", ITEM_OBJECTS.objects[at], BIRD, LOOT)
        card.item = at
        card.rule = "root:9.3.4"
        loot.append(card)
    return loot


FACES: Final[list[Card]] = _read_deck()
CARDS: Final[dict[str, Card]] = {card.id: card for card in FACES}
DECK: Final[list[Card]] = [card for card in FACES for _ in range(card.copies)]
DECK_FOR_TWO: Final[list[Card]] = [card for card in DECK if card.kind != DOMINANCE_CARD]  # 5.1.3
QUESTS: Final[list[Card]] = _read_quests()
LOOT_FACES: Final[list[Card]] = _make_loot()
ITEM_SUPPLY: Final[list[int]] = [
    int(next(row for row in _rows("items.tsv") if row["id"] == item)["supply"]) for item in ITEMS
]
USABLE_AMBUSHES: Final = 3  # in any clearing: the one of its suit and two birds


def _effect_faces() -> list[Card]:
    return [CARDS[id] for id in EFFECTS]


EFFECT_CARDS: Final[list[Card]] = _effect_faces()  # by effect
