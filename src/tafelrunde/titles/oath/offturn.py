"""What Oath may ask in others' turns: campaigns, losses, warbands of the Empire, exchanges."""

# not compiled: only servers ask, and rarely

from __future__ import annotations

from tafelrunde.kernel.ask import PASS, Ask, Seat
from tafelrunde.kernel.offturn import OffTurn, Question, Term, count
from tafelrunde.kernel.table import Table
from tafelrunde.titles.oath import forces
from tafelrunde.titles.oath.board import SLOTS
from tafelrunde.titles.oath.campaign_state import ATTACKER
from tafelrunde.titles.oath.deals import MOST_PENALTY
from tafelrunde.titles.oath.table import Oath
from tafelrunde.titles.oath.vocabulary import ACCEPT, LOSE, SLOT, YES

WHO = Term("target", "seat")
MANY = 20  # favor or warbands; nobody has more to give
MOST_WARBANDS = 60  # of a force: bandits fight, too
FORCE = Term("force", "number", MOST_WARBANDS)  # of the attacker
OFFERED, WANTED = Term("offered", "number", MANY), Term("wanted", "number", MANY)  # favor


class OathOffTurn(OffTurn):
    """The same for everybody: who is Imperial changes in the course of a game."""

    def questions(self, table: Table, seat: Seat) -> list[Question]:
        """Defence, losses, permissions, exchanges and what was promised."""
        assert isinstance(table, Oath)
        boards = [table.players[seat], *(one for one in table.players if one.seat != seat)]
        places = [LOSE + player.object for player in boards]
        places += [LOSE + SLOT + slot for slot in range(SLOTS)]
        return [
            Question("battle-plan", [PASS], [FORCE]),
            Question("join-defence", [YES, PASS], [WHO, FORCE]),
            Question("allow-ally", [YES, PASS], [WHO, FORCE]),
            Question("lose-warband", places, [count(MOST_WARBANDS)]),
            Question("sacrifice-from", places),
            Question("allow-sharing", [ACCEPT, PASS], [WHO, count(MANY)]),
            Question("allow-pick-up", [ACCEPT, PASS], [WHO, count(MANY)]),
            Question("accept-deal", [ACCEPT, PASS], [WHO, OFFERED, WANTED]),
            Question("admit-breach", [ACCEPT, PASS], [WHO, count(MOST_PENALTY)]),
        ]

    def value(self, table: Table, ask: Ask, term: str) -> int | str | None:
        """How many warbands attack, and how much favor changes hands in an exchange."""
        assert isinstance(table, Oath)
        if term == FORCE.id:
            campaign = table.campaign
            return None if campaign is None else forces.size(table, campaign, ATTACKER)
        if term in (OFFERED.id, WANTED.id):
            return None if table.deal is None else table.deal.favor[int(term == WANTED.id)]
        return super().value(table, ask, term)


OFF_TURN = OathOffTurn()
