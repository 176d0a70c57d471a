"""The same rules, parked in a greenlet: one step costs the same however long the turn is.

For step-wise environments (PettingZoo and the like). Compared with `Match` it cannot go back, and
it belongs to the thread that made it.
"""

# not compiled: greenlet carries no types

from __future__ import annotations

from collections.abc import Sequence

from greenlet import getcurrent, greenlet

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.bots import Bot
from tafelrunde.kernel.errors import MatchOver, NotYourSeat
from tafelrunde.kernel.position import Position
from tafelrunde.kernel.table import NO_DRIVER, Driver, Sight, Table


class Parked(Driver):
    """Leaves the greenlet with the open questions and comes back with (seat, option).

    Seats with a bot are not waited for, and with `skip_forced` nobody is who has no choice.
    """

    def __init__(self, table: Table, bots: Sequence[Bot | None], skip_forced: bool) -> None:
        self.host = getcurrent()
        self.bots = list(bots)
        self.sights: list[Sight] = [table.sight(seat) for seat in range(table.seats)]
        self.skip_forced = skip_forced
        self.keeps = any(bot is not None and bot.searches() for bot in self.bots)
        self.start = table
        self.since: list[tuple[int, int]] = []

    def begin(self, table: Table) -> None:
        """A step begins; whoever searches needs to know where."""
        if self.keeps:
            self.start = table.copy()
            self.since = []

    def at_once(self, ask: Ask) -> int:
        """The answer nobody has to be waited for, or -1."""
        bot = self.bots[ask.seat]
        if len(ask.options) == 1 and (self.skip_forced or bot is not None):
            return ask.options[0]
        return -1 if bot is None else bot.choose(self.sights[ask.seat], ask)

    def answer(self, table: Table, ask: Ask) -> int:
        """The answer of a bot, or wait, parked, for the one answer."""
        option = self.at_once(ask)
        if option < 0:
            option = self.host.switch([ask])[1]
        if self.keeps:
            self.since.append((ask.seat, option))
        return option

    def answer_each(self, table: Table, asks: list[Ask]) -> list[int]:
        """Wait, parked, until every seat has answered; none sees another's answer."""
        options = [self.at_once(ask) for ask in asks]
        left = [at for at in range(len(asks)) if options[at] < 0]
        while left:
            seat, option = self.host.switch([asks[at] for at in left])
            mine = next(at for at in left if asks[at].seat == seat)
            options[mine] = option
            left.remove(mine)
        if self.keeps:
            self.since.extend((asks[at].seat, options[at]) for at in range(len(asks)))
        return options

    def position(self, table: Table) -> Position:
        """Where the table stands, in the middle of a step."""
        return Position(self.start, self.since)


def _play(table: Table, driver: Parked) -> list[Ask]:
    """What runs in the greenlet; it knows nothing of the stepper, so that both can be let go."""
    try:
        while not table.over:
            driver.begin(table)
            table.play()
    finally:  # the game is over, or nobody waits for it any more: table and driver part
        table.driver = NO_DRIVER
    return []


class Stepper:
    """Plays a table one answer at a time: `pending`, then `answer(seat, option)`."""

    def __init__(
        self, table: Table, bots: Sequence[Bot | None] = (), *, skip_forced: bool = False
    ) -> None:
        self.table = table
        self._driver = Parked(table, bots or [None] * table.seats, skip_forced)
        table.driver = self._driver
        self._worker = greenlet(_play)
        self.pending: list[Ask] = self._worker.switch(table, self._driver)

    def answer(self, seat: int, option: int) -> None:
        """Answer a pending question; errors change nothing."""
        if self.table.over:
            raise MatchOver("the match is over")
        for ask in self.pending:
            if ask.seat == seat:
                ask.check(option)
                self._driver.host = getcurrent()
                self.pending = self._worker.switch((seat, option))
                return
        raise NotYourSeat("seat {seat} is not asked anything", seat=seat)
