"""A tiny card game that uses everything the kernel offers, and its deliberately broken variants.

Two to four players hold hidden hands. Each round the lead marks two faces openly, may look at the
top of the deck, roll a die, or mill a card; then everybody stakes a card at the same time, sealed.
The highest face scores. The lead may bury a card, everybody draws, and the lead moves on.
"""

from __future__ import annotations

import random

from tafelrunde.kernel.ask import PASS, Ask
from tafelrunde.kernel.bots import RandomBot
from tafelrunde.kernel.errors import BadOptions
from tafelrunde.kernel.reasons import Reason, no_choice, parts_of
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Outcome, Table
from tafelrunde.kernel.title import BotMaker, Options, Prepared, Title
from tafelrunde.kernel.vocabulary import Vocabulary
from tafelrunde.kernel.zones import ALL, COUNT, NOTHING, TOP, Place, Zone, bit_of

FACES = ["corn", "hen", "fox", "owl", "shield"]
COPIES = 5
STRIDE = 8
VERBS = ["pass", "mark", "look", "roll", "mill", "show", "stake", "bury"]
MARK, LOOK, ROLL, MILL, SHOW, STAKE, BURY = (STRIDE * n for n in range(1, len(VERBS)))
VOCABULARY = Vocabulary(VERBS, {0: ""} | {n + 1: face for n, face in enumerate(FACES)}, STRIDE)

DECK = Zone("deck", owner=COUNT, others=COUNT, ordered=True)
HAND = Zone("hand", owner=ALL, others=COUNT)
CELLAR = Zone("cellar", owner=ALL, others=NOTHING)
PILE = Zone("pile", owner=TOP, others=TOP, ordered=True)

MARKS, LOOKS, GUARDS, BURIES, REFILLS = range(5)  # the steps of a round


class Toy(Table):
    """`faces[card]` is the index of the face printed on a card; lists end with the top card."""

    def __init__(self, seats: int, rng: Rng, rounds: int, flaw: str = "") -> None:
        super().__init__(seats, rng)
        self.rounds = rounds
        self.flaw = flaw
        self.faces = [n % len(FACES) for n in range(len(FACES) * COPIES)]
        self.deck = list(range(len(self.faces)))
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.cellars: list[list[int]] = [[] for _ in range(seats)]
        self.pile: list[int] = []
        self.known: dict[int, int] = {}
        self.marks: list[str] = []
        self.scores = [0] * seats
        self.round = 0
        self.step = MARKS

    def copy(self) -> Toy:
        twin = type(self)(self.seats, self.rng.copy(), self.rounds, self.flaw)
        twin.over = self.over
        twin.faces = self.faces.copy()
        twin.deck = self.deck.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.cellars = [cellar.copy() for cellar in self.cellars]
        twin.pile = self.pile if self.flaw == "shares" else self.pile.copy()
        twin.known = self.known.copy()
        twin.marks = self.marks.copy()
        twin.scores = self.scores.copy()
        twin.round, twin.step = self.round, self.step
        return twin

    @property
    def lead(self) -> int:
        return self.round % self.seats

    # -- the rules

    def play(self) -> None:
        (self.play_marks, self.play_look, self.play_duel, self.play_bury, self.play_refill)[
            self.step
        ]()
        self.step = (self.step + 1) % 5

    def play_marks(self) -> None:
        for left in (2, 1):
            options = [MARK + n + 1 for n in range(len(FACES))]
            if self.flaw == "repeats":
                options.append(options[0])
            if self.flaw == "stuck" and self.round == 1:
                options = []
            if self.flaw == "stranger":
                options.append(MARK + STRIDE - 1)
            prompt = "" if self.flaw == "nameless" else "mark"
            chosen = VOCABULARY.object(
                self.ask(Ask(self.lead, prompt, options, rule="toy:1", count=left))
            )
            self.marks.append(chosen)
            if self.flaw == "raises" and self.marks[-2:] == ["owl", "owl"]:
                raise ZeroDivisionError("two owls")
            self.say("marks", self.lead, {"face": chosen, "rule": "toy:1"})

    def play_look(self) -> None:
        if not self.deck:
            return
        source = self.face(self.deck[-1]) if self.flaw == "leaks-source" else ""
        options = [LOOK, ROLL, MILL, PASS]
        if self.flaw == "leaks-option" and self.face(self.deck[-1]) == "corn":
            options.remove(MILL)
        top = self.deck[-1]
        about = self.face(top) if self.flaw == "leaks-about" else ""
        ask = Ask(self.lead, "look", options, source, "toy:2", len(options), about)
        option = self.ask(ask)
        if option == LOOK:
            self.known[top] = self.known.get(top, 0) | 1 << self.lead
            self.say("looks", self.lead, {"count": 1}, {"card": self.face(top)}, 1 << self.lead)
        elif option == ROLL:
            self.say("rolls", self.lead, {"number": self.rng.die(6)})
        elif option == MILL:  # openly, but it comes to lie under the top card of the pile
            self.pile.insert(max(0, len(self.pile) - 1), self.deck.pop())
            self.known.pop(top, None)
            self.say("mills", self.lead, {"card": self.face(top)})

    def play_duel(self) -> None:
        for seat in range(self.seats):
            if seat != self.lead and self.hands[seat]:
                self.guard(seat)
        seats = [seat for seat in range(self.seats) if self.hands[seat]]
        asks = [
            Ask(seat, "stake", self.choices(STAKE, self.hands[seat]), rule="toy:4")
            for seat in seats
        ]
        options = self.ask_each(asks)
        for seat, option in zip(seats, options, strict=True):
            card = self.take(self.hands[seat], option - STAKE)
            self.pile.append(card)
            self.known.pop(card, None)  # the pile itself says what is seen of it
            self.say("stakes", seat, {"card": self.face(card), "rule": "toy:4"})
        if options:
            self.scores[seats[options.index(max(options))]] += 1
        if self.flaw == "loses" and self.round == 2:
            self.pile.pop()

    def guard(self, seat: int) -> None:
        """Everybody might hold a shield, so everybody is asked, even if passing is forced."""
        held = [card for card in self.hands[seat] if self.face(card) == "shield"]
        if self.flaw == "leaks-ask" and not held:
            return
        options = [SHOW + FACES.index("shield") + 1, PASS] if held else [PASS]
        if self.ask(Ask(seat, "guard", options, "shield", "toy:3")) != PASS:
            for other in range(-1, self.seats):
                if self.flaw == "confuses" or not any(
                    self.known_to(card) & bit_of(other) for card in held
                ):  # others see the same again
                    self.known[held[0]] = self.known.get(held[0], 0) | bit_of(other)
            self.scores[seat] += 1
            self.say("shows", seat, {"card": "shield", "rule": "toy:3"})

    def play_bury(self) -> None:
        if self.hands[self.lead]:
            options = [*self.choices(BURY, self.hands[self.lead]), PASS]
            option = self.ask(Ask(self.lead, "bury", options, rule="toy:5"))
            if option != PASS:
                for held in (
                    self.hands[self.lead] if self.flaw != "follows" else []
                ):  # it might be any of them, for the others
                    self.known[held] = self.known.get(held, 0) & 1 << self.lead
                card = self.take(self.hands[self.lead], option - BURY)
                self.cellars[self.lead].append(card)
                name = self.face(card)
                self.say("buries", self.lead, {"count": 1}, {"card": name}, 1 << self.lead)

    def play_refill(self) -> None:
        for seat in range(self.seats):
            if not self.deck:
                self.shuffle_pile()
            if self.deck:
                self.hands[seat].append(self.deck.pop())
                secret = {"card": self.face(self.hands[seat][-1])}
                args: dict[str, int | str | list[str]] = {"count": 1}
                if self.flaw == "leaks-event":
                    args.update(secret)
                self.say("draws", seat, args, dict(secret), 1 << seat)
        if self.flaw != "endless":
            self.round += 1
        if self.flaw == "listens" and self.loud:
            self.rng.below(6)
        if self.flaw == "global":
            self.scores[0] += random.randrange(1000)
        if self.flaw == "hashes":
            self.scores[0] += hash("corn") % 1000
        if self.round == self.rounds:
            self.over = True
            self.say("ends", -1, {})

    def shuffle_pile(self) -> None:
        self.deck, self.pile = self.pile, []
        self.rng.shuffle(self.deck)
        self.say("shuffles", -1, {})

    def choices(self, verb: int, cards: list[int]) -> list[int]:
        return sorted({verb + self.faces[card] + 1 for card in cards})

    def take(self, cards: list[int], thing: int) -> int:
        """Take a card with that face out of a hand.

        Whoever knew of one there knows of one less now, whichever of several it was.
        """
        fitting = [card for card in cards if self.faces[card] + 1 == thing]
        taken = max(fitting, key=lambda card: self.known.get(card, 0).bit_count())
        fitting.remove(taken)
        for viewer in range(-1, self.seats):
            mine = [card for card in fitting if self.known_to(card) & bit_of(viewer)]
            if mine and not self.known_to(taken) & bit_of(viewer):
                self.known[mine[0]] &= ~bit_of(viewer)
        cards.remove(taken)
        return taken

    # -- what the kernel asks of a table

    def places(self) -> list[Place]:
        places = [Place(DECK, -1, self.deck), Place(PILE, -1, self.pile)]
        for seat in range(self.seats):
            places.append(Place(HAND, seat, self.hands[seat]))
            places.append(Place(CELLAR, seat, self.cellars[seat]))
        return places

    def face(self, card: int) -> str:
        return FACES[self.faces[card]]

    def known_to(self, card: int) -> int:
        return self.known.get(card, 0)

    def tells(self, ask: Ask) -> bool:
        return ask.prompt == "look"

    def open_facts(self) -> dict[str, object]:
        facts: dict[str, object] = {
            "round": self.round,
            "step": self.step,
            "marks": self.marks,
            "scores": self.scores,
        }
        if self.flaw == "leaks-seed":
            facts["chance"] = self.rng.seed
        return facts

    def own_facts(self, viewer: int) -> dict[str, object]:
        if self.flaw == "leaks-facts" or (self.flaw == "leaks-watching" and viewer < 0):
            return {"shields": sum(self.face(card) == "shield" for card in self.deck)}
        return {}

    def why_not(self, ask: Ask, spot: str) -> Reason:
        zone, owner, face = parts_of(spot)
        if self.flaw == "leaks-reason" and zone == "hand" and owner >= 0:
            held = face in [self.face(card) for card in self.hands[owner]]
            return Reason("why-no-choice", "toy:1" if held else "toy:2")
        return no_choice(ask, face if face in FACES else "")

    def imagine(self, seat: int, rng: Rng) -> Table:
        twin = super().imagine(seat, rng)
        if self.flaw == "keeps-chance":
            twin.rng = self.rng.copy()
        return twin

    def redeal(self, seat: int, rng: Rng) -> None:
        if self.flaw == "keeps-truth":
            return
        known = set() if self.flaw == "forgets" else self.knowledge(seat)
        places = [place.cards for place in self.places() if place.zone is not PILE]
        hidden = [card for cards in places for card in cards if card not in known]
        faces = [self.faces[card] for card in hidden]
        rng.shuffle(faces)
        for card, face in zip(hidden, faces, strict=True):
            self.faces[card] = face
        if self.flaw == "miscounts" and hidden:
            self.faces[hidden[0]] = (self.faces[hidden[0]] + 1) % len(FACES)

    def take_faces(self, other: Table) -> None:
        assert isinstance(other, Toy)
        self.faces = other.faces.copy()

    def outcome(self) -> Outcome:
        best = max(self.scores)
        winners = [seat for seat in range(self.seats) if self.scores[seat] == best]
        return Outcome(self.scores, winners, "rounds")

    def census(self) -> dict[str, int]:
        total = dict.fromkeys(FACES, 0)
        for place in self.places():
            for card in place.cards:
                total[self.face(card)] += 1
        return total


class PreparedToy(Prepared):
    def __init__(self, seats: int, rounds: int) -> None:
        super().__init__(seats)
        self.rounds = rounds


class ToyTitle(Title):
    """The toy, or with a `flaw` one of its broken variants."""

    def __init__(self, flaw: str = "", revision: int = 1) -> None:
        self.id = "toy"
        self.revision = revision
        self.vocabulary = VOCABULARY
        self.flaw = flaw

    def prepare(self, seats: int, options: Options) -> Prepared:
        if not 2 <= seats <= 4:
            raise BadOptions(f"the toy is for 2 to 4 players, not {seats}")
        rounds = options.get("rounds", 3)
        if not isinstance(rounds, int) or not 1 <= rounds <= 40 or options.keys() - {"rounds"}:
            raise BadOptions("the only option is 'rounds', from 1 to 40")
        return PreparedToy(seats, rounds)

    def deal(self, prepared: Prepared, seed: str) -> Table:
        assert isinstance(prepared, PreparedToy)
        g = Toy(prepared.seats, Rng(seed), prepared.rounds, self.flaw)
        g.rng.shuffle(g.deck)
        for hand in g.hands:
            hand.extend(g.deck.pop() for _ in range(3))
        return g

    def sample(self, rng: Rng) -> tuple[int, Options]:
        return 2 + rng.below(3), {"rounds": 3 + rng.below(8)}

    def bots(self) -> dict[str, BotMaker]:
        return {"random": RandomBot}


TITLE = ToyTitle()
HASHES = ToyTitle("hashes")
