"""The same rules, parked in a greenlet: one step costs the same however long the turn is.

For step-wise environments (PettingZoo and the like). Compared with `Match` it cannot go back.
"""

# not compiled: greenlet carries no types

from __future__ import annotations

from greenlet import getcurrent, greenlet

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.errors import MatchOver, NotYourSeat
from tafelrunde.kernel.table import Driver, Table


class Parked(Driver):
    """Leaves the greenlet with the open questions and comes back with (seat, option)."""

    def __init__(self, host: greenlet) -> None:
        self.host = host

    def answer(self, table: Table, ask: Ask) -> int:
        """Wait, parked, for the one answer."""
        option: int = self.host.switch([ask])[1]
        return option

    def answer_each(self, table: Table, asks: list[Ask]) -> list[int]:
        """Wait, parked, until every seat has answered."""
        options = [0] * len(asks)
        left = list(range(len(asks)))
        while left:
            seat, option = self.host.switch([asks[at] for at in left])
            mine = next(at for at in left if asks[at].seat == seat)
            options[mine] = option
            left.remove(mine)
        return options


class Stepper:
    """Plays a table one answer at a time: `pending`, then `answer(seat, option)`."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.pending: list[Ask] = []
        self._worker = greenlet(self._play)
        table.driver = Parked(getcurrent())
        self._resume(None)

    def _play(self, _: object) -> list[Ask]:
        while not self.table.over:
            self.table.play()
        return []

    def _resume(self, answer: tuple[int, int] | None) -> None:
        self.pending = self._worker.switch(answer)

    def answer(self, seat: int, option: int) -> None:
        """Answer a pending question; errors change nothing."""
        if self.table.over:
            raise MatchOver("the match is over")
        for ask in self.pending:
            if ask.seat == seat:
                ask.check(option)
                self._resume((seat, option))
                return
        raise NotYourSeat("seat {seat} is not asked anything", seat=seat)
