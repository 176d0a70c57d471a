"""What is printed on cards and boards, as objects made once and shared by all games."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.cards import Printed
from tafelrunde.kernel.events import Arg
from tafelrunde.titles.allegoria.conditions import Node
from tafelrunde.titles.allegoria.vocabulary import (
    AREAS,
    BID,
    OBJECT_NAMES,
    STAR_TOKEN,
    STRIDE,
    TILES,
    TOKENS,
    VOCABULARY,
    WORKER_KINDS,
    WORKERS,
    objects_of,
)

Args = dict[str, Arg]  # of an event

MOST_BOUND: Final = 4  # names a condition can bind

# What an edict orders. The first group is carried out at once ...
QUEEN_DIES: Final = 0
PLACE: Final = 1
REMOVE: Final = 2
TRACK: Final = 3
DRAW: Final = 4
DISCARD: Final = 5
RETURN_ANARCHY: Final = 6
TAKE_ANARCHY: Final = 7
CHOICE: Final = 8
PAY: Final = 9
DIPLOMACY: Final = 10
ALMS: Final = 11
# ... the second holds for the week.
MOD_AP: Final = 20
MOD_COST: Final = 21
MOD_PAY: Final = 22
MOD_DRAW: Final = 23
WAIVE: Final = 24
FORBID_GUILD: Final = 25

OWN_CHOICE: Final = -1  # in place of a track
FIRST_COMMISSION: Final = -1  # in place of an action
FIRST_RUSE: Final = -2


class Edict:
    """What one half of a decree orders. `subject` is a kind, a track or an action."""

    def __init__(
        self, op: int, subject: int = 0, amount: int = 0, parts: list[Edict] | None = None
    ) -> None:
        self.op = op
        self.subject = subject
        self.amount = amount
        self.parts: list[Edict] = parts if parts is not None else []
        self.may = False

    @property
    def is_immediate(self) -> bool:
        """Whether it is carried out when it is read, and not in force for the week."""
        return self.op < MOD_AP


class Card(Printed):
    """A card, a bid token or an alms tile, as far as its face has no rules of its own.

    A worker card has a kind (`worker`, otherwise -1) and a value. A bid token has a `bit` of its
    own among the four faces, and a value too; that of the * is not fixed (0).
    """

    def __init__(self, number: int) -> None:
        id = OBJECT_NAMES[number]
        super().__init__(id, number, f"allegoria:card/{id}")
        self.worker = -1
        self.value = 0
        self.bit = 0


class Task(Card):
    """A task card."""

    def __init__(
        self, id: str, name_de: str, name_en: str, points: int, text: str, condition: Node
    ) -> None:
        super().__init__(VOCABULARY.object_number(id))
        self.name_de = name_de
        self.name_en = name_en
        self.points = points
        self.text = text
        self.condition = condition


class Noble(Card):
    """A noble card: steps on the five home tracks, figures that start at home."""

    def __init__(
        self, id: str, name_de: str, name_en: str, steps: list[int], figures: list[int]
    ) -> None:
        super().__init__(VOCABULARY.object_number(id))
        self.name_de = name_de
        self.name_en = name_en
        self.steps = steps
        self.figures = figures


class Decree(Card):
    """A royal decree: what it orders while the queen lives and after her death."""

    def __init__(
        self, id: str, name_de: str, name_en: str, upper: Edict, lower: Edict | None
    ) -> None:
        super().__init__(VOCABULARY.object_number(id))
        self.name_de = name_de
        self.name_en = name_en
        self.upper = upper
        self.lower = lower


class Trader(Card):
    """A travelling trader: line A pays wealth for trade, line B trade for wealth."""

    def __init__(
        self, id: str, name_de: str, name_en: str, wealth: tuple[int, int], trade: tuple[int, int]
    ) -> None:
        super().__init__(VOCABULARY.object_number(id))
        self.name_de = name_de
        self.name_en = name_en
        self.wealth_cost, self.wealth_gain = wealth
        self.trade_cost, self.trade_gain = trade


class Row:
    """A row of the action point table."""

    def __init__(self, station: int, commission: int, split: bool) -> None:
        self.station = station
        self.commission = commission
        self.split = split


class OwnCard:
    """A card of an owner's file that differs from ours; an empty text means ours still holds."""

    def __init__(self, id: str, names: dict[str, str], texts: dict[str, str]) -> None:
        self.id = id
        self.names = names  # by language
        self.texts = texts
        self.table = ""  # the table it stands in, if its rules differ and it has no text
        self.values: dict[str, str] = {}  # what that table says


class Deck:
    """All cards of the box, by the numbers of the vocabulary, and the prints of all tracks."""

    def __init__(self) -> None:
        self.workers: list[Card] = []  # 72 cards
        self.tasks: dict[int, Task] = {}
        self.nobles: dict[int, Noble] = {}
        self.decrees: dict[int, Decree] = {}
        self.traders: dict[int, Trader] = {}
        self.sections: list[int] = []  # the section of each value of a home track
        self.home_influence: list[int] = []  # by value
        self.group_size: list[int] = []  # by value
        self.anarchy: list[int] = []  # the price of a marker when so many are missing
        self.diplomacy: list[int] = []  # the multiplier of each space
        self.alms: list[int] = []  # the influence of each space
        self.tiles: list[int] = []  # the tile on each space of the alms track, or -1
        self.rows: dict[int, list[Row]] = {}  # by number of players
        self.draws: dict[int, list[int]] = {}
        self.own: dict[str, OwnCard] = {}  # cards of an owner, by id


def worker_cards() -> dict[int, Card]:
    """The worker cards, of each kind the values 1 to 3, by number."""
    found: dict[int, Card] = {}
    kinds = len(WORKER_KINDS)
    for at, number in enumerate(objects_of(WORKERS)):
        card = Card(number)
        values = len(objects_of(WORKERS)) // kinds
        card.worker, card.value = at // values, at % values + 1
        found[number] = card
    return found


def token_cards() -> list[Card]:
    """The four faces of bid tokens: 0, 1, 2 and *."""
    cards = [Card(number) for number in objects_of(TOKENS)]
    for face in range(len(cards)):
        cards[face].bit = 1 << face
        cards[face].value = face if cards[face].number != STAR_TOKEN else 0
    return cards


WORKER_CARDS: Final = worker_cards()
TOKEN_CARDS: Final = token_cards()
TILE_CARDS: Final = [Card(number) for number in objects_of(TILES)]


def bid_option(token: int, area: int) -> int:
    """The answer that puts a token (0, 1, 2, 3 for *) into an area (1 to 7)."""
    return BID + token * STRIDE + AREAS + area - 1
