"""The bot that plays whichever faction it sits at."""

from __future__ import annotations

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.bots import Bot
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Sight
from tafelrunde.titles.root.bots.alliance import AllianceMind
from tafelrunde.titles.root.bots.cult import CultMind
from tafelrunde.titles.root.bots.eyrie import EyrieMind
from tafelrunde.titles.root.bots.marquise import MarquiseMind
from tafelrunde.titles.root.bots.mind import Mind
from tafelrunde.titles.root.bots.riverfolk import RiverfolkMind
from tafelrunde.titles.root.bots.vagabond import VagabondMind
from tafelrunde.titles.root.factions.base import ALLIANCE, CULT, EYRIE, MARQUISE, RIVERFOLK
from tafelrunde.titles.root.sight import RootSight


class Heuristic(Bot):
    """Values every option and takes the best.

    Chance gives it a temper, once: the same bot gives the same answer in the same position, but
    another one may like another corner, leader or character.
    """

    def __init__(self, rng: Rng) -> None:
        self.temper = rng.below(65536)
        self.mind: Mind | None = None

    def choose(self, sight: Sight, ask: Ask) -> int:
        """The best option in the eyes of the faction."""
        assert isinstance(sight, RootSight)
        mind = self.mind
        if mind is None or mind.sight is not sight:
            mind = make_mind(sight, self.temper)
            if self.mind is not None:  # a host may show the table anew for every question
                mind.recall(self.mind)
            self.mind = mind
        return mind.answer(ask)


def make_mind(sight: RootSight, temper: int) -> Mind:
    """The mind for the faction of a seat."""
    number = sight.number(sight.seat)
    if number == MARQUISE:
        return MarquiseMind(sight, temper)
    if number == EYRIE:
        return EyrieMind(sight, temper)
    if number == ALLIANCE:
        return AllianceMind(sight, temper)
    if number == CULT:
        return CultMind(sight, temper)
    if number == RIVERFOLK:
        return RiverfolkMind(sight, temper)
    return VagabondMind(sight, temper)
