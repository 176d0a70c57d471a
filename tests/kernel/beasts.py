"""Three rounds; in each everybody plays a card at the same time, and the strongest beasts score."""

from __future__ import annotations

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.asking import AskingTable
from tafelrunde.kernel.cards import Printed
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Outcome, best_score
from tafelrunde.kernel.title import Prepared, Title
from tafelrunde.kernel.vocabulary import Vocabulary
from tafelrunde.kernel.zones import ALL, COUNT, Place, Zone

NAMES = ["mouse", "hare", "fox", "wolf", "bear"]  # four cards of each, the strongest last
BEASTS = [Printed(name, at, "beasts:1") for at, name in enumerate(NAMES, 1)]
PLAY = 8  # an answer is 'play' and a beast: 9 is 'play mouse', 13 is 'play bear'
VOCABULARY = Vocabulary(["pass", "play"], {0: "", **dict(enumerate(NAMES, 1))}, PLAY)
DECK = Zone("deck", owner=COUNT, others=COUNT)  # the zones say who sees what; nothing else does
HAND = Zone("hand", owner=ALL, others=COUNT)
PILE = Zone("pile", owner=ALL, others=ALL)


class Beasts(AskingTable[Printed]):
    """The whole state. A physical card is a number, `kinds[card]` what is printed on it."""

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng, VOCABULARY)
        self.kinds = BEASTS * 4
        self.deck = list(range(len(self.kinds)))
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.pile: list[int] = []
        self.scores = [0] * seats

    def copy(self) -> Beasts:
        twin = Beasts(self.seats, self.rng.copy())
        twin.over, twin.kinds, twin.deck = self.over, self.kinds.copy(), self.deck.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.pile, twin.scores = self.pile.copy(), self.scores.copy()
        return twin

    def play(self) -> None:
        """One round: it is asked, carried out, told; then comes the next checkpoint."""
        options = [self.one_per_kind(PLAY, hand) for hand in self.hands]
        asks = [Ask(n, "beast", options[n], rule="beasts:1") for n in range(self.seats)]
        answers = self.ask_each(asks)
        for seat, answer in enumerate(answers):
            card = self.copy_of(self.hands[seat], answer - PLAY)
            self.hands[seat].remove(card)
            self.pile.append(card)
            self.scores[seat] += answer == max(answers)
            self.say("plays", seat, {"card": self.face(card), "rule": "beasts:1"})
        self.over = not self.hands[0]

    def places(self) -> list[Place]:
        hands = [Place(HAND, seat, hand) for seat, hand in enumerate(self.hands)]
        return [Place(DECK, -1, self.deck), Place(PILE, -1, self.pile), *hands]

    def open_facts(self) -> dict[str, object]:
        return {"scores": self.scores}

    def outcome(self) -> Outcome:
        return best_score(self.scores, "rounds")


class BeastsTitle(Title):
    """What everybody else may ask; 2 to 4 can play, unless it says otherwise."""

    def __init__(self) -> None:
        self.id, self.revision, self.vocabulary = "beasts", 1, VOCABULARY

    def deal(self, prepared: Prepared, seed: str) -> Beasts:
        table = Beasts(prepared.seats, Rng(seed))
        table.rng.shuffle(table.deck)
        for hand in table.hands:
            hand.extend(table.deck.pop() for _ in range(3))
        return table


TITLE = BeastsTitle()
