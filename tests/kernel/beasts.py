"""Three rounds; in each everybody plays a card at the same time, and the strongest beasts score."""

from __future__ import annotations

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.bots import RandomBot
from tafelrunde.kernel.errors import BadOptions
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Outcome, Table
from tafelrunde.kernel.title import BotMaker, Options, Prepared, Title
from tafelrunde.kernel.vocabulary import Vocabulary
from tafelrunde.kernel.zones import ALL, COUNT, Place, Zone

BEASTS = ["mouse", "hare", "fox", "wolf", "bear"]  # four cards of each, the strongest last
PLAY = 8  # an answer is 'play' and a beast: 9 is 'play mouse', 13 is 'play bear'
VOCABULARY = Vocabulary(["pass", "play"], {0: "", **dict(enumerate(BEASTS, 1))}, PLAY)
DECK = Zone("deck", owner=COUNT, others=COUNT)  # the zones say who sees what; nothing else does
HAND = Zone("hand", owner=ALL, others=COUNT)
PILE = Zone("pile", owner=ALL, others=ALL)


class Beasts(Table):
    """The whole state. A physical card is a number, `beasts[card]` what is printed on it."""

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.beasts = [n % len(BEASTS) for n in range(4 * len(BEASTS))]
        self.deck = list(range(len(self.beasts)))
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.pile: list[int] = []
        self.scores = [0] * seats

    def copy(self) -> Beasts:
        twin = Beasts(self.seats, self.rng.copy())
        twin.over, twin.beasts, twin.deck = self.over, self.beasts.copy(), self.deck.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.pile, twin.scores = self.pile.copy(), self.scores.copy()
        return twin

    def play(self) -> None:
        """One round: it is asked, carried out, told; then comes the next checkpoint."""
        asks: list[Ask] = []
        for seat, hand in enumerate(self.hands):
            options = sorted({PLAY + 1 + self.beasts[card] for card in hand})
            asks.append(Ask(seat, "beast", options, rule="beasts:1"))
        answers = self.ask_each(asks)
        for seat, answer in enumerate(answers):
            card = next(c for c in self.hands[seat] if self.beasts[c] == answer - PLAY - 1)
            self.hands[seat].remove(card)
            self.pile.append(card)
            self.scores[seat] += answer == max(answers)
            self.say("plays", seat, {"card": self.face(card), "rule": "beasts:1"})
        self.over = not self.hands[0]

    def places(self) -> list[Place]:
        hands = [Place(HAND, seat, hand) for seat, hand in enumerate(self.hands)]
        return [Place(DECK, -1, self.deck), Place(PILE, -1, self.pile), *hands]

    def face(self, card: int) -> str:
        return BEASTS[self.beasts[card]]

    def known_to(self, card: int) -> int:
        return 0  # nobody knows more than the zones show

    def facts(self, viewer: int) -> dict[str, object]:
        return {"scores": self.scores}

    def redeal(self, seat: int, rng: Rng) -> None:
        """What the seat cannot know might as well be otherwise."""
        hidden = sorted({*range(len(self.beasts))} - self.knowledge(seat))
        beasts = [self.beasts[card] for card in hidden]
        rng.shuffle(beasts)
        for card, beast in zip(hidden, beasts, strict=True):
            self.beasts[card] = beast

    def take_faces(self, other: Table) -> None:
        assert isinstance(other, Beasts)
        self.beasts = other.beasts.copy()

    def outcome(self) -> Outcome:
        best = max(self.scores)
        return Outcome(self.scores, [n for n in range(self.seats) if self.scores[n] == best], "3")

    def census(self) -> dict[str, int]:
        return {beast: self.beasts.count(n) for n, beast in enumerate(BEASTS)}


class BeastsTitle(Title):
    """What the registry knows."""

    def __init__(self) -> None:
        self.id, self.revision, self.vocabulary = "beasts", 1, VOCABULARY

    def prepare(self, seats: int, options: Options) -> Prepared:
        if options or not 2 <= seats <= 4:
            raise BadOptions("beasts are for 2 to 4 players and have no options")
        return Prepared(seats)

    def deal(self, prepared: Prepared, seed: str) -> Table:
        table = Beasts(prepared.seats, Rng(seed))
        table.rng.shuffle(table.deck)
        for hand in table.hands:
            hand.extend(table.deck.pop() for _ in range(3))
        return table

    def sample(self, rng: Rng) -> tuple[int, Options]:
        return 2 + rng.below(3), {}

    def bots(self) -> dict[str, BotMaker]:
        return {"random": RandomBot}


TITLE = BeastsTitle()
