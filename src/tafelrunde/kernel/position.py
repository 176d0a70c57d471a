"""A table in the middle of anything: the last checkpoint and the answers given since.

A rule that waits for an answer has no state of its own to save, so a position is what led to it.
Going on means running the step again with one answer more; imagining means running it again and,
when the question comes, dealing anew whatever the seat cannot know and giving fresh chance to what
follows. Nothing before that moment changes, so the seat is asked the very question it was asked
and sees what it saw.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import Ask, Option, Seat, Waiting
from tafelrunde.kernel.bots import Bot, Direct
from tafelrunde.kernel.errors import IllegalAnswer, MatchOver, NotYourSeat
from tafelrunde.kernel.events import Event
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import NO_DRIVER, Driver, Outcome, Sight, Table

TRIES: Final = 12  # deals, until one leads to what the seat has seen

Answer = tuple[int, int]  # (seat, option)


class Twist:
    """Where a world leaves the true one: before which answer, for whom, and by which chance.

    Without `deals` only the coming chance is another.
    """

    def __init__(self, at: int, seat: Seat, chance: str, deals: bool) -> None:
        self.at = at
        self.seat = seat
        self.chance = chance
        self.deals = deals

    def apply(self, table: Table) -> None:
        """Deal anew what the seat cannot know; what comes is decided by the same fresh chance."""
        chance = Rng(self.chance)
        if self.deals:
            table.redeal(self.seat, chance)
        table.rng = chance


class Replay(Driver):
    """Feeds recorded answers; then the run is dropped with `Waiting`, or others answer."""

    def __init__(
        self,
        start: Table,
        answers: list[Answer],
        twists: list[Twist] | None = None,
        then: Driver | None = None,
    ) -> None:
        self.start = start
        self.answers = answers
        self.twists = twists
        self.then = then
        self.used = 0
        self.twisted = 0
        self.sealed = 0  # answers already given to a simultaneous question that is still open

    def position(self, table: Table) -> Position:
        """Where the table stands."""
        return Position(self.start, self.answers, self.twists)

    def twist(self, table: Table) -> None:
        """Leave the true world if it is time."""
        if self.twists is not None:
            while self.twisted < len(self.twists) and self.twists[self.twisted].at == self.used:
                self.twists[self.twisted].apply(table)
                self.twisted += 1

    def answer(self, table: Table, ask: Ask) -> int:
        """The next recorded answer, which must come from the seat that is asked."""
        if self.twists is not None:
            self.twist(table)
        if self.used == len(self.answers):
            if self.then is not None:
                return self.then.answer(table, ask)
            raise Waiting([ask])
        seat, option = self.answers[self.used]
        if seat != ask.seat:
            raise NotYourSeat(
                "seat {seat} answered, but seat {asked} is asked", seat=seat, asked=ask.seat
            )
        self.used += 1
        return option

    def answer_each(self, table: Table, asks: list[Ask]) -> list[int]:
        """Recorded answers in the order in which they arrived."""
        options = [0] * len(asks)
        left = list(range(len(asks)))
        while left:
            self.twist(table)
            if self.used == len(self.answers):
                if self.then is not None:
                    for at in left:
                        options[at] = self.then.answer(table, asks[at])
                    return options
                self.sealed = len(asks) - len(left)
                raise Waiting([asks[at] for at in left])
            seat, option = self.answers[self.used]
            mine = [at for at in left if asks[at].seat == seat]
            if not mine:
                seats = [asks[at].seat for at in left]
                raise NotYourSeat(
                    "seat {seat} answered, but seats {seats} are asked", seat=seat, seats=seats
                )
            self.used += 1
            options[mine[0]] = self.take(asks[mine[0]], option)
            left.remove(mine[0])
        return options

    def take(self, ask: Ask, option: Option) -> Option:
        """A sealed answer is checked now, not only when the others have answered as well."""
        ask.check(option)
        return option


class Retelling(Replay):
    """Runs the same step with other hidden cards: what others did unseen they may do otherwise."""

    def __init__(
        self, start: Table, answers: list[Answer], seat: Seat, sealed: int, rng: Rng
    ) -> None:
        super().__init__(start, answers)
        self.seat = seat
        self.open = len(answers) - sealed  # answers before the question that is still open
        self.rng = rng
        self.given: list[Answer] = []

    def answer(self, table: Table, ask: Ask) -> int:
        """The recorded answer, where it is possible."""
        return self.take(ask, super().answer(table, ask))

    def take(self, ask: Ask, option: Option) -> Option:
        """This answer, or another one if it is impossible or nobody has seen it."""
        hidden = ask.seat != self.seat and len(self.given) >= self.open
        if hidden or (ask.seat != self.seat and option not in ask.options):
            option = ask.options[self.rng.below(len(ask.options))]
        ask.check(option)
        self.given.append((ask.seat, option))
        return option


class Position:
    """Where a game stands: `pending` is what is asked, `answer` goes on, `imagine` wonders.

    `start` is the table at the last checkpoint and is never changed. A `last_resort` is a world
    that could not be made whole: questions to others may list what they really hold.
    """

    def __init__(
        self,
        start: Table,
        answers: list[Answer],
        twists: list[Twist] | None = None,
        loud: bool = False,
    ) -> None:
        self.start = start
        self.answers = answers.copy()
        self.twists = twists
        self.loud = loud
        self.last_resort = False
        self.events: list[Event] = []  # of the steps that ended here; only if loud
        self._live: Table | None = None
        self._asks: list[Ask] | None = None
        self._sealed = 0

    # -- looking

    @property
    def table(self) -> Table:
        """The table as it is now."""
        if self._live is None:
            self._run()
        assert self._live is not None
        return self._live

    @property
    def pending(self) -> list[Ask]:
        """The open questions: one, or several if seats decide at the same time."""
        if self._asks is None:
            self._run()
        assert self._asks is not None
        return self._asks

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.pending

    def sight(self, seat: Seat) -> Sight:
        """What a seat sees here, for bots."""
        return self.table.sight(seat)

    def told(self) -> list[Event]:
        """What has happened since this position was made, if it is loud."""
        table = self.table
        return self.events if table is self.start else self.events + table.events

    # -- going on

    def copy(self) -> Position:
        """An independent position."""
        twin = Position(self.start, self.answers, self.twists, self.loud)
        twin.last_resort = self.last_resort
        twin.events = self.events.copy()
        twin._live = self._live  # run tables are looked at, never played
        twin._asks = self._asks
        twin._sealed = self._sealed
        return twin

    def answer(self, seat: Seat, option: Option) -> None:
        """Answer a pending question; anything wrong raises a named error and changes nothing."""
        asks = self.pending
        if not asks:
            raise MatchOver("the match is over")
        for ask in asks:
            if ask.seat == seat:
                ask.check(option)
                self.answers.append((seat, option))
                self._live = None
                self._asks = None
                return
        raise NotYourSeat("seat {seat} is not asked anything", seat=seat)

    def play_out(self, bots: list[Bot], *, max_decisions: int = 1_000_000) -> Outcome:
        """Let bots play on from here to the end; the position itself stays where it is."""
        table = self.start.copy()
        direct = Direct(table, bots)
        direct.limit = max_decisions
        table.driver = Replay(self.start, self.answers, self.twists, direct)
        if not table.over:
            table.play()
        table.driver = direct
        while not table.over:
            table.play()
        table.driver = NO_DRIVER
        return table.outcome()

    def _run(self) -> None:
        """Run on to the next question, or to the end."""
        while True:
            if self.start.over:
                self._live, self._asks, self._sealed = self.start, [], 0
                return
            live = self.start.copy()
            driver = Replay(self.start, self.answers, self.twists)
            live.driver = driver
            live.loud = self.loud
            try:
                live.play()
            except Waiting as waiting:
                self._live, self._asks, self._sealed = live, waiting.asks, driver.sealed
                return
            live.driver = NO_DRIVER
            self.events.extend(live.events)
            live.events = []
            self.start = live
            self.answers = self.answers[driver.used :]
            self.twists = None

    # -- imagining

    def imagine(self, seat: Seat, rng: Rng) -> Position:
        """A position that the seat cannot tell from this one.

        If the seat is asked, hidden things are dealt anew at its question. While others are asked
        as well, or instead, their questions must fit what they then hold: the step is told again
        from the checkpoint with other hidden cards, until it leads to what the seat has seen.
        """
        asks = self.pending
        if len(asks) == 1 and asks[0].seat == seat and not self._sealed:
            world = self._twisted(seat, rng, True)
            world._asks = asks  # the very question; the table is made when somebody looks at it
            return world
        if self.twists is None:
            seen = self._seen_by(seat)
            for _ in range(TRIES):
                retold = self._retold(seat, rng, seen)
                if retold is not None:
                    return retold
        world = self._twisted(seat, rng, True)
        world.last_resort = True
        return world

    def _twisted(self, seat: Seat, rng: Rng, deals: bool) -> Position:
        """The same answers, but from now on a world of its own."""
        chance = f"{rng.seed}/{rng.below(65536)}/{rng.below(65536)}/{rng.below(65536)}"
        twist = Twist(len(self.answers), seat, chance, deals)
        before = self.twists
        return Position(self.start, self.answers, [twist] if before is None else [*before, twist])

    def _retold(self, seat: Seat, rng: Rng, seen: list[object]) -> Position | None:
        """The step told again with other hidden cards; None if it leads somewhere else."""
        live = self.table.copy()
        live.redeal(seat, rng)
        start = self.start.copy()
        start.take_faces(live)
        twin = start.copy()
        driver = Retelling(start, self.answers, seat, self._sealed, rng)
        twin.driver = driver
        twin.loud = True
        try:
            twin.play()
        except Waiting as waiting:
            if len(driver.given) != len(self.answers):
                return None
            if seen_by(twin, twin.events, waiting.asks, seat) != seen:
                return None
        except (IllegalAnswer, NotYourSeat, LookupError, ValueError, AssertionError):
            return None  # with these cards that could not have happened
        else:
            return None
        retold = Position(start, driver.given)
        return retold._twisted(seat, rng, False)

    def _seen_by(self, seat: Seat) -> list[object]:
        """What the seat has observed in this step, which must be loud for that."""
        told = self if self.loud else Position(self.start, self.answers, self.twists, True)
        return seen_by(told.table, told.table.events, told.pending, seat)


def observed(table: Table, ask: Ask, seat: Seat) -> list[object]:
    """A question as a seat observes it: all of its own, only the public part of another's."""
    public: list[object] = list(ask.public())
    if ask.seat == seat:
        return [*public, ask.options, ask.count, ask.about]
    return [*public, ask.count, ask.about] if table.tells(ask) else public


def seen_by(table: Table, events: list[Event], asks: list[Ask], seat: Seat) -> list[object]:
    """Everything a seat observes at a question."""
    return [
        table.view(seat),
        [event.face(seat) for event in events],
        [observed(table, ask, seat) for ask in asks],
    ]
