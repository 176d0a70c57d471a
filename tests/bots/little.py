"""The smallest games in which a search can go wrong."""

from __future__ import annotations

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.bots import Bot
from tafelrunde.kernel.guide import Guide
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Outcome, Sight, Table
from tafelrunde.kernel.title import BotMaker, Options, Prepared, Title
from tafelrunde.kernel.vocabulary import Vocabulary
from tafelrunde.kernel.zones import ALL, COUNT, Place, Zone

STRIDE = 64
WORDS = ["", "red", "black", "door", *[f"gate_{number}" for number in range(40)]]
VOCABULARY = Vocabulary(["pass", "say"], dict(enumerate(WORDS)), STRIDE)
RED, BLACK, DOOR = STRIDE + 1, STRIDE + 2, STRIDE + 3
GATES = list(range(STRIDE + 4, STRIDE + 44))
BEST_GATE = GATES[33]


class First(Bot):
    """Always the first option."""

    def choose(self, sight: Sight, ask: Ask) -> int:
        return ask.options[0]


def make_first(rng: Rng) -> Bot:
    return First()


class Little(Table):
    """One seat, two cards of which one is drawn, and a few questions."""

    def __init__(self, rng: Rng, open_card: bool = False) -> None:
        super().__init__(2, rng)
        self.cards = [0]  # 0: red, 1: black; the one that lies apart is the other
        self.zone = Zone("card", owner=ALL if open_card else COUNT, others=COUNT)
        self.open_card = open_card
        self.winner = 1

    def copy(self) -> Little:
        twin = type(self)(self.rng.copy(), self.open_card)
        twin.over, twin.winner, twin.cards = self.over, self.winner, self.cards.copy()
        return twin

    def places(self) -> list[Place]:
        return [Place(self.zone, 0, [0])]

    def face(self, card: int) -> str:
        return "black" if self.cards[card] else "red"

    def known_to(self, card: int) -> int:
        return 0

    def open_facts(self) -> dict[str, object]:
        return {}

    def redeal(self, seat: int, rng: Rng) -> None:
        if 0 not in self.knowledge(seat):
            self.cards = [rng.below(2)]

    def take_faces(self, other: Table) -> None:
        assert isinstance(other, Little)
        self.cards = other.cards.copy()

    def outcome(self) -> Outcome:
        return Outcome([int(self.winner == 0), int(self.winner == 1)], [self.winner], "little")

    def end(self, wins: bool) -> None:
        self.winner, self.over = (0 if wins else 1), True


class Guessing(Little):
    """What colour is the card?"""

    def play(self) -> None:
        said = self.ask(Ask(0, "guess", [RED, BLACK], rule="little:1"))
        self.end((said == BLACK) == (self.cards[0] == 1))


class Doors(Little):
    """The first door wins six times in ten, the second leads to a question that decides."""

    def play(self) -> None:
        if self.ask(Ask(0, "door", [RED, DOOR], rule="little:1")) == RED:
            self.end(self.rng.below(10) < 6)
        else:
            self.end(self.ask(Ask(0, "colour", [RED, BLACK], rule="little:1")) == BLACK)


class Rivals(Little):
    """The other seat answers next, and has an answer that the first bot overlooks."""

    def play(self) -> None:
        if self.ask(Ask(0, "door", [DOOR, RED], rule="little:1")) == RED:
            self.end(self.rng.below(10) < 6)
        else:
            self.end(self.ask(Ask(1, "colour", [RED, BLACK], rule="little:1")) == RED)


class Gates(Little):
    """One gate of forty wins, the others three times in ten."""

    def play(self) -> None:
        said = self.ask(Ask(0, "gate", GATES, rule="little:1"))
        self.end(said == BEST_GATE or self.rng.below(10) < 3)


class Endless(Little):
    """A step that never ends, unless the first answer is black."""

    def play(self) -> None:
        while self.ask(Ask(0, "guess", [RED, BLACK], rule="little:1")) == RED:
            pass
        self.end(False)


class Broken(Little):
    """Worlds in which something goes wrong."""

    def play(self) -> None:
        if self.ask(Ask(0, "guess", [RED, BLACK], rule="little:1")) == BLACK:
            raise LookupError("there is no such card in this world")
        self.end(True)


class LittleTitle(Title):
    def __init__(self, kind: type[Little], open_card: bool = False) -> None:
        self.id = "little"
        self.revision = 1
        self.vocabulary = VOCABULARY
        self.default_bot = "first"
        self.kind = kind
        self.open_card = open_card

    def prepare(self, seats: int, options: Options) -> Prepared:
        return Prepared(2)

    def deal(self, prepared: Prepared, seed: str) -> Table:
        table = self.kind(Rng(seed), self.open_card)
        table.cards = [table.rng.below(2)]
        return table

    def bots(self) -> dict[str, BotMaker]:
        return {"first": make_first}

    def guide(self) -> Guide:
        return Seeing() if self.open_card else Guide(make_first)


class Seeing(Guide):
    """Whole games of the first bot."""

    def player(self, rng: Rng) -> Bot:
        return First()
