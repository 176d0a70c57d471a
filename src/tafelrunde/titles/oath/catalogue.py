"""What is printed on the cards: denizens, edifices, sites, relics, visions, banners, traits.

One `Card` per face, shared by all games. A physical card is a number (`g.kinds[number]` is its
face); the two sides of an edifice are two faces of one physical card.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tafelrunde.kernel.cards import Printed
from tafelrunde.titles.oath.powers import NO_POWER, Power
from tafelrunde.titles.oath.vocabulary import CARD

DISCORD: Final = 0
ARCANE: Final = 1
ORDER: Final = 2
HEARTH: Final = 3
BEAST: Final = 4
NOMAD: Final = 5
NO_SUIT: Final = -1
SUITS: Final = ["discord", "arcane", "order", "hearth", "beast", "nomad"]  # the ring of favor banks

DENIZEN: Final = 0
EDIFICE: Final = 1  # intact side
RUIN: Final = 2
VISION: Final = 3  # the Conspiracy, too
RELIC: Final = 4
SITE: Final = 5
BANNER: Final = 6
TRAIT: Final = 7  # a space of the Imperial Reliquary
KINDS: Final = ["denizen", "edifice", "ruin", "vision", "relic", "site", "banner", "trait"]

ANYWHERE: Final = 0
SITE_ONLY: Final = 1  # tree
ADVISER_ONLY: Final = 2  # person
RESTRICTIONS: Final = ["none", "site", "adviser"]

# Goals of oaths, Visions and Successors.
MOST_SITES: Final = 0
HOLDS_PEOPLES_FAVOR: Final = 1
MOST_RELICS: Final = 2
HOLDS_DARKEST_SECRET: Final = 3
MORE_RELICS: Final = 4  # than the Chancellor and every other Citizen
HOLDS_SCEPTER: Final = 5
GOALS: Final = [
    "most_sites",
    "peoples_favor",
    "most_relics_banners",
    "darkest_secret",
    "more_relics_banners",
    "grand_scepter",
]

# How a relic is recovered at a site.
NO_RECOVERY: Final = 0
PLACE_FAVOR: Final = 1
BURN_FAVOR: Final = 2
BURN_SECRET: Final = 3
RECOVERIES: Final = ["none", "place_favor", "burn_favor", "burn_secret"]

# Groups of sites with the same power.
COAST: Final = "coast"


class Card(Printed):
    """Everything that is printed on one face.

    `number` is the object of the vocabulary, `card_id` the printed number, `save_id` the byte in
    seed strings. `favor`, `burn_favor`, `secrets`, `burn_secrets` are the cost of its power.
    """

    def __init__(self, id: str, card_id: int, kind: int) -> None:
        super().__init__(id, CARD + card_id, f"oath:card/{id}")
        self.card_id = card_id
        self.save_id = -1
        self.kind = kind
        self.name_en = ""
        self.name_de = ""  # empty if the German name is not known
        self.suit = NO_SUIT
        self.restriction = ANYWHERE
        self.locked = False
        self.power_types: list[str] = []
        self.modifies = ""
        self.side = ""  # of a battle plan: attacker, defender, either
        self.favor = 0  # placed on the card
        self.burn_favor = 0
        self.secrets = 0  # placed on the card
        self.burn_secrets = 0
        self.first_game = False
        self.other_side = ""  # of an edifice
        self.edifice_suit = NO_SUIT
        self.dice = 0  # defence dice of a relic or site
        self.bandits = 0
        self.capacity = 0
        self.start_favor = 0
        self.start_secrets = 0
        self.start_relics = 0
        self.recovery = NO_RECOVERY
        self.recovery_cost = 0
        self.recovery_suit = NO_SUIT
        self.group = ""  # of sites
        self.goal = -1  # of a Vision
        self.rank = 9  # of a Vision in 3.4.3
        self.power: Power = NO_POWER

    @property
    def has_cost(self) -> bool:
        """Whether using the power costs anything."""
        return self.favor + self.burn_favor + self.secrets + self.burn_secrets > 0

    @property
    def is_denizen_or_edifice(self) -> bool:
        """Whether the card can lie at a site as one of its cards."""
        return self.kind <= RUIN

    @property
    def is_vision(self) -> bool:
        """Whether the back is that of a Vision; the Conspiracy has it, too."""
        return self.kind == VISION


def rows(name: str) -> list[dict[str, str]]:
    """The rows of a table of the title's data."""
    path = Path(__file__).with_name("data") / name
    lines = path.read_text(encoding="utf-8").splitlines()
    head = lines[0].split("\t")
    return [dict(zip(head, line.split("\t"), strict=True)) for line in lines[1:]]


def _make(row: dict[str, str], kind: int) -> Card:
    card = Card(row["slug"], int(row["id"]), kind)
    card.save_id = int(row["save_id"]) if row["save_id"] != "-" else -1
    card.name_en = row["name_en"]
    card.name_de = row["name_de"] if row["name_de"] != "-" else ""
    if "power_type" in row:
        card.power_types = row["power_type"].split("+")
        card.modifies = row["modifies"].strip("-")
        card.side = row["battle_side"].strip("-")
        card.favor = int(row["cost_favor_place"])
        card.burn_favor = int(row["cost_favor_burn"])
        card.secrets = int(row["cost_secret_place"])
        card.burn_secrets = int(row["cost_secret_burn"])
    if "restriction" in row:
        card.restriction = RESTRICTIONS.index(row["restriction"])
        card.locked = row["locked"] == "1"
    return card


def _read_denizens() -> list[Card]:
    faces: list[Card] = []
    for row in rows("denizens.tsv"):
        card = _make(row, DENIZEN)
        card.suit = SUITS.index(row["suit"])
        card.first_game = row["first_game"] == "1"
        faces.append(card)
    return faces


def _read_edifices() -> list[Card]:
    faces: list[Card] = []
    table = rows("edifices.tsv")
    ids = {row["id"]: row["slug"] for row in table}
    for row in table:
        card = _make(row, EDIFICE if row["side"] == "intact" else RUIN)
        card.edifice_suit = SUITS.index(row["edifice_suit"])
        card.suit = card.edifice_suit if card.kind == EDIFICE else NO_SUIT
        card.other_side = ids[row["other_side_id"]]
        faces.append(card)
    return faces


def _read_relics() -> list[Card]:
    faces: list[Card] = []
    for row in rows("relics.tsv"):
        card = _make(row, RELIC)
        card.dice = int(row["defence_dice"])
        faces.append(card)
    return faces


def _read_sites() -> list[Card]:
    faces: list[Card] = []
    for row in rows("sites.tsv"):
        card = _make(row, SITE)
        card.capacity = int(row["capacity"])
        card.dice = int(row["defence_dice"])
        card.bandits = int(row["bandits"])
        card.start_favor = int(row["start_favor"])
        card.start_secrets = int(row["start_secrets"])
        card.start_relics = int(row["start_relics"])
        card.group = row["power_group"]
        cost = row["recover_cost"].split(":")
        card.recovery = RECOVERIES.index(cost[0])
        if len(cost) > 1:
            card.recovery_cost = int(cost[1])
        if len(cost) > 2:
            card.recovery_suit = SUITS.index(cost[2])
        faces.append(card)
    return faces


def _read_visions() -> list[Card]:
    faces: list[Card] = []
    for row in rows("visions.tsv"):
        if row["kind"] == "vision":
            card = _make(row, VISION)
            if row["goal_code"] != "none":
                card.goal = GOALS.index(row["goal_code"])
                card.rank = int(row["exhaustion_rank"])
            faces.append(card)
    return faces


class OathGoal:
    """One of the four oaths: what makes the Oathkeeper, and what makes a Successor."""

    def __init__(self, id: str, card_id: int, save_id: int, goal: int, successor: int) -> None:
        self.id = id
        self.number = CARD + card_id
        self.save_id = save_id
        self.goal = goal
        self.successor = successor
        self.rule = f"oath:oath/{id}"


def _read_oaths() -> list[OathGoal]:
    found: list[OathGoal] = []
    for row in rows("visions.tsv"):
        if row["kind"] == "oath":
            goal = GOALS.index(row["goal_code"])
            successor = GOALS.index(row["successor_code"])
            found.append(
                OathGoal(row["slug"], int(row["id"]), int(row["save_id"]), goal, successor)
            )
    return found


DENIZENS: Final[list[Card]] = _read_denizens()
EDIFICE_SIDES: Final[list[Card]] = _read_edifices()  # intact side and ruin by turns
RELICS: Final[list[Card]] = _read_relics()  # the Grand Scepter is the last
SITES: Final[list[Card]] = _read_sites()
VISIONS: Final[list[Card]] = _read_visions()  # in the order of 3.4.3, the Conspiracy last
BANNERS: Final[list[Card]] = [
    Card("peoples_favor", 262, BANNER),
    Card("darkest_secret", 260, BANNER),
]
TRAITS: Final[list[Card]] = [
    Card("brutal", 267, TRAIT),
    Card("decadent", 269, TRAIT),
    Card("careless", 268, TRAIT),
    Card("greedy", 270, TRAIT),
]
OATHS: Final[list[OathGoal]] = _read_oaths()
OATH_IDS: Final[list[str]] = [oath.id for oath in OATHS]

FACES: Final[list[Card]] = [
    *DENIZENS,
    *EDIFICE_SIDES,
    *RELICS,
    *VISIONS,
    *SITES,
    *BANNERS,
    *TRAITS,
]
CARDS: Final[dict[str, Card]] = {card.id: card for card in FACES}
BY_NUMBER: Final[dict[int, Card]] = {card.number: card for card in FACES}

# The physical cards of the box, in this order; an edifice lies with its intact side up.
BOX: Final[list[Card]] = [
    *DENIZENS,
    *[card for card in EDIFICE_SIDES if card.kind == EDIFICE],
    *RELICS,
    *VISIONS,
    *SITES,
    *BANNERS,
    *TRAITS,
]
SCEPTER: Final = 224  # the Grand Scepter; it is never facedown, so its number always means it
FIRST_SITE: Final = 230
PEOPLES_FAVOR: Final = 253
DARKEST_SECRET: Final = 254
FIRST_TRAIT: Final = 255  # brutal, decadent, careless, greedy
CARD_COUNT: Final = 259
assert len(BOX) == CARD_COUNT and BOX[SCEPTER].id == "the_grand_scepter"
assert BOX[FIRST_SITE].kind == SITE and BOX[PEOPLES_FAVOR].id == "peoples_favor"
