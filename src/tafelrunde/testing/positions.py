"""The test of imagined positions: a seat must not be able to tell them from the true one.

At random questions of random games a world is imagined for a seat. It must ask the same question
with the same options, show the seat the same view and the same events, hold the same cards in all,
know nothing of the coming chance, and go on without a fault. Hidden cards must come out
differently from world to world.
"""

from __future__ import annotations

from tafelrunde.kernel.bots import Bot, RandomBot
from tafelrunde.kernel.position import Position, observed
from tafelrunde.kernel.record import fingerprint
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.title import Title
from tafelrunde.testing.fuzz import LONGEST, Game, check_ask, check_cards, truth
from tafelrunde.testing.leaks import Leak, Sampler, as_bytes, difference, hidden_from

ANSWERS = 3  # given in every imagined world
PLAYED_OUT = 16  # of so many worlds one is played on for long


class Survey:
    """What was looked at."""

    def __init__(self) -> None:
        self.questions = 0
        self.mid_step = 0  # questions before which something was answered in the same step
        self.sealed = 0  # questions that several seats answer at the same time
        self.worlds = 0
        self.mixed = 0  # positions in which hidden cards could be dealt differently
        self.varied = 0  # ... and were
        self.last_resorts = 0


class Wonder:
    """Imagines worlds for one title and compares them with the truth."""

    def __init__(self, title: Title, seed: str) -> None:
        self.title = title
        self.rng = Rng(f"{seed} wonder")
        self.found = Survey()

    def look(self, true: Position) -> None:
        """Compare worlds of the seat that is asked and of some other seat."""
        asks = true.pending
        self.found.questions += 1
        self.found.mid_step += bool(true.answers)
        self.found.sealed += len(asks) > 1
        asked = asks[self.rng.below(len(asks))].seat
        self.compare(true, asked)
        self.compare(true, self.rng.below(true.table.seats))

    def compare(self, true: Position, seat: int) -> None:
        """One imagined world."""
        before = fingerprint([truth(true.table), true.table.view(seat)])
        world = true.imagine(seat, self.rng)
        if fingerprint([truth(true.table), true.table.view(seat)]) != before:
            raise Leak(f"seat {seat}: imagining changed the true table")
        self.found.worlds += 1
        self.found.last_resorts += world.last_resort
        loud = Position(world.start, world.answers, world.twists, True)
        expect = self.sees(true, seat)
        for shown in (loud, world):
            if shown is world:
                expect[1] = []
            got = self.sees(shown, seat)
            if as_bytes(expect) != as_bytes(got):
                where = f"seat {seat} at '{true.pending[0].prompt}'"
                raise Leak(f"{where} can tell an imagined world: {difference(expect, got)}")
        census = true.table.census()
        if world.table.census() != census:
            raise Leak(f"seat {seat}: the imagined world has other cards")
        chance = [position.table.rng.copy() for position in (true, world)]
        if [chance[0].below(65536) for _ in range(8)] == [chance[1].below(65536) for _ in range(8)]:
            raise Leak(f"seat {seat}: the imagined world knows the coming chance")
        hidden = hidden_from(true.table, seat)
        if len({true.table.face(card) for card in hidden}) > 1:
            self.found.mixed += 1
            differs = [true.table.face(card) != world.table.face(card) for card in hidden]
            self.found.varied += any(differs)
        if not world.last_resort:
            self.go_on(world, census)

    def sees(self, position: Position, seat: int) -> list[object]:
        """What the seat observes."""
        table = position.table
        return [
            table.view(seat),
            [event.face(seat) for event in table.events],
            [observed(table, ask, seat) for ask in position.pending],
        ]

    def go_on(self, world: Position, census: dict[str, int]) -> None:
        """Play on in an imagined world."""
        if self.found.worlds % PLAYED_OUT == 0:
            bots: list[Bot] = [RandomBot(self.rng) for _ in range(world.table.seats)]
            world.copy().play_out(bots, max_decisions=LONGEST)
        for _ in range(ANSWERS):
            asks = world.pending
            if not asks:
                return
            ask = asks[self.rng.below(len(asks))]
            check_ask(self.title, world.table.seats, ask)
            world.answer(ask.seat, ask.options[self.rng.below(len(ask.options))])
            check_cards(world.table, census)


def strange_worlds(
    title: Title, seed: str, questions: int, *, samples: int = 16, most: int = 3
) -> tuple[list[str], Survey]:
    """Look at so many questions of random games; what could be told apart, and what was seen."""
    wonder = Wonder(title, seed)
    strange: list[str] = []
    number = 0
    while wonder.found.questions < questions and len(strange) < most:
        secret = f"{seed} positions {number}"
        game = Game(title, secret)
        sampler = Sampler(Rng(f"{secret} samples"), samples)
        game.play(sampler)
        answers = game.answers
        for start, given in sampler.kept:
            true = Position(start, [], loud=True)
            taken = given
            try:
                while true.start is start and true.pending and taken < len(answers):
                    wonder.look(true)
                    true.answer(*answers[taken])
                    taken += 1
            except Exception as error:
                game.answers, game.result = answers[:taken], None
                path, _ = game.keep()
                strange.append(
                    f"{title.id}, {game.seats} seats, after {taken} answers: "
                    f"{type(error).__name__}: {error}. See it with: tafelrunde replay {path} - "
                    f"play it again with: TAFELRUNDE_SEED='{seed}'"
                )
                break
        number += 1
    found = wonder.found
    if found.mixed >= 20 and found.varied * 2 < found.mixed:
        strange.append(f"{title.id}: hidden cards seldom differ ({found.varied} of {found.mixed})")
    return strange, found
