"""What Throne of Allegoria may ask in others' turns: spoils of a battle somebody else began."""

# not compiled: only servers ask, and rarely

from __future__ import annotations

from tafelrunde.kernel.ask import Seat
from tafelrunde.kernel.offturn import OffTurn, Question, count
from tafelrunde.kernel.table import Table
from tafelrunde.titles.allegoria.vocabulary import INFLUENCE, REMOVAL

MOST = 20  # by which a battle is won


class AllegoriaOffTurn(OffTurn):
    """The same for every house."""

    def questions(self, table: Table, seat: Seat) -> list[Question]:
        """Whoever is attacked and wins chooses the spoils (A146)."""
        return [Question("spoils", [INFLUENCE, REMOVAL], [count(MOST)])]


OFF_TURN = AllegoriaOffTurn()
