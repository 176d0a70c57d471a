"""The bot that plays whatever it is: Chancellor, Exile or Citizen."""

from __future__ import annotations

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.bots import Bot
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Sight
from tafelrunde.titles.oath.bots.questions import Questions
from tafelrunde.titles.oath.bots.roles import ChancellorMind, CitizenMind, ExileMind
from tafelrunde.titles.oath.sight import OathSight


class Heuristic(Bot):
    """Values every option and takes the best; it remembers what it has tried in this round.

    Chance gives it a temper, once: the same bot gives the same answer in the same position, but
    another one may begin elsewhere, or think more of secrets and relics, or of the Empire.
    """

    def __init__(self, rng: Rng) -> None:
        self.temper = rng.below(65536)
        self.sight: OathSight | None = None
        self.round = 0
        self.minds: list[Questions] = []

    def choose(self, sight: Sight, ask: Ask) -> int:
        """The best option in the eyes of the role this player has now."""
        assert isinstance(sight, OathSight)
        if self.sight is not sight:
            # A host may show the table anew for every question; an earlier round is another game.
            temper = self.temper
            minds: list[Questions] = [
                ChancellorMind(sight, temper),
                ExileMind(sight, temper),
                CitizenMind(sight, temper),
            ]
            if self.minds and sight.round >= self.round:
                for at in range(len(minds)):
                    minds[at].recall(self.minds[at])
            self.sight, self.minds = sight, minds
        self.round = sight.round
        return self.minds[sight.me.role].answer(ask)
