"""What Oath may ask in others' turns: campaigns, warbands of the Empire, exchanges."""

# not compiled: only servers ask, and rarely

from __future__ import annotations

from tafelrunde.kernel.ask import PASS, Ask, Seat
from tafelrunde.kernel.offturn import OffTurn, Question, Term, count
from tafelrunde.kernel.table import Table
from tafelrunde.titles.oath.deals import MOST_PENALTY
from tafelrunde.titles.oath.table import Oath
from tafelrunde.titles.oath.vocabulary import ACCEPT, YES

WHO = Term("target", "seat")
MANY = 20  # favor or warbands; nobody has more to give
OFFERED, WANTED = Term("offered", "number", MANY), Term("wanted", "number", MANY)  # favor


class OathOffTurn(OffTurn):
    """The same for everybody: who is Imperial changes in the course of a game."""

    def questions(self, table: Table, seat: Seat) -> list[Question]:
        """Defence, permissions, exchanges and what was promised."""
        return [
            Question("battle-plan", [PASS]),
            Question("join-defence", [YES, PASS], [WHO]),
            Question("allow-ally", [YES, PASS], [WHO]),
            Question("allow-sharing", [ACCEPT, PASS], [WHO, count(MANY)]),
            Question("allow-pick-up", [ACCEPT, PASS], [WHO, count(MANY)]),
            Question("accept-deal", [ACCEPT, PASS], [WHO, OFFERED, WANTED]),
            Question("admit-breach", [ACCEPT, PASS], [WHO, count(MOST_PENALTY)]),
        ]

    def value(self, table: Table, ask: Ask, term: str) -> int | str | None:
        """How much favor changes hands in the exchange that is offered."""
        assert isinstance(table, Oath)
        if term in (OFFERED.id, WANTED.id):
            return None if table.deal is None else table.deal.favor[int(term == WANTED.id)]
        return super().value(table, ask, term)


OFF_TURN = OathOffTurn()
