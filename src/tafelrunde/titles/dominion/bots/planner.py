"""Plans for the kingdom at hand: menus that were bred and played against each other.

It begins with all fixed strategies. The best of them is the first to beat: new menus are bred from
it and from others that did well, and whoever beats it takes its place. A plan depends on the
kingdom and on how many games were played, and on nothing else, so it is made once in a process.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from tafelrunde.kernel.bots import Bot
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Sight
from tafelrunde.titles.dominion.bots.breeding import bred, richer
from tafelrunde.titles.dominion.bots.contest import Contest, TimeIsUp
from tafelrunde.titles.dominion.bots.fixed import fixed_menus
from tafelrunde.titles.dominion.bots.guide import DominionGuide
from tafelrunde.titles.dominion.bots.menu import Menu
from tafelrunde.titles.dominion.bots.strategies import Strategist, auto
from tafelrunde.titles.dominion.prepared import Kingdom
from tafelrunde.titles.dominion.sight import DominionSight

GAMES: Final = 20_000  # of a plan for two players: four to eight seconds
FIRST: Final = 16  # games of every fixed strategy
SECOND: Final = 60  # games of the best of them
FINALISTS: Final = 8
RICH: Final = 15  # coins: to buy Gold before the first Province is often better
POOL: Final = 8  # menus that new ones are bred from
KEPT: Final = 256  # plans that are remembered
# What a new menu has to achieve against the best one after so many games more.
HURDLES: Final = [(20, 0.48), (40, 0.50), (100, 0.51), (160, 0.515)]


class Plan:
    """The best menu found so far for a kingdom; it can be improved a little at a time."""

    def __init__(self, kingdom: Kingdom, games: int) -> None:
        seed = sha256(kingdom.name().encode()).hexdigest()[:16]
        self.contest = Contest(kingdom, seed)
        self.most = max(1, games * 2 // kingdom.seats)  # games: larger tables take longer
        self.menu = auto([card.id for card in self.contest.offers])
        self.first = self.menu  # whom all fixed strategies play
        self.pool: list[Menu] = [self.menu]
        self.heats = 0  # rounds among the fixed strategies that are over
        self.waiting = fixed_menus(self.contest.offers)
        self.judged: list[tuple[float, Menu]] = []
        self.born = 0  # menus bred so far

    def is_ready(self) -> bool:
        """Whether all games are played."""
        return self.contest.games >= self.most

    def improve(self, until: float = 0.0) -> None:
        """Play on until it is ready, or time is up; what was begun then begins anew later."""
        games = self.contest.games
        try:
            while not self.is_ready():
                games = self.contest.games
                if self.heats < 2:
                    self.judge(until)
                else:
                    self.breed(until)
        except TimeIsUp:
            self.contest.games = games

    def judge(self, until: float) -> None:
        """Try the next fixed strategy."""
        menu = self.waiting[0]
        games = FIRST if self.heats == 0 else SECOND
        value = self.contest.compare(menu, self.first, games, f"heat {self.heats}", until)
        self.waiting.pop(0)
        self.judged.append((value, menu))
        if self.waiting:
            return
        self.judged.sort(key=lambda one: -one[0])
        best = [menu for _, menu in self.judged[:FINALISTS]]
        if self.heats == 0:
            self.waiting = best + [richer(menu, RICH) for menu in best]
        else:
            self.pool = best
            if self.judged[0][0] > 0.5:
                self.menu = best[0]
        self.judged = []
        self.heats += 1

    def breed(self, until: float) -> None:
        """Breed a menu, and let it play the best one for as long as it keeps up."""
        contest = self.contest
        rng = Rng(f"{contest.seed}/{self.born}")
        parent = self.menu if rng.below(4) else self.pool[rng.below(len(self.pool))]
        child = bred(parent, self.pool, contest.offers, rng)
        total = 0.0
        played = 0
        failed = False
        for games, hurdle in HURDLES:
            value = contest.compare(child, self.menu, games, f"{self.born}/{played}", until)
            total += value * games
            played += games
            if total < hurdle * played:
                failed = True
                break
        self.born += 1
        if played > HURDLES[0][0]:
            self.pool = [child, *self.pool[: POOL - 1]]
        if not failed:
            self.menu = child


_PLANS: Final[dict[tuple[str, int], Plan]] = {}


def plan_for(kingdom: Kingdom, games: int) -> Plan:
    """The plan for a kingdom, as far as this process has made it."""
    key = (kingdom.name(), games)
    plan = _PLANS.pop(key, None)
    if plan is None:
        plan = Plan(kingdom, games)
        if len(_PLANS) >= KEPT:
            _PLANS.pop(next(iter(_PLANS)))
    _PLANS[key] = plan  # the latest is forgotten last
    return plan


class PlannerGuide(DominionGuide):
    """Worlds are played on by what was planned for this kingdom."""

    def __init__(self) -> None:
        super().__init__()
        self.preparation = GAMES
        self.plan: Plan | None = None
        self.kingdom: Kingdom | None = None  # that it is for
        self.settled = False  # whether all follow the finished plan
        self.followers: list[Strategist] = []

    def player(self, rng: Rng) -> Bot:
        """Who follows the plan; before there is one, the best fixed strategy we know."""
        bot = Strategist(auto, rng)
        if self.plan is not None:
            bot.menu = self.plan.menu
        self.followers.append(bot)
        return bot

    def prepare(self, sight: Sight, until: float) -> None:
        """Make the plan, as far as the time allows."""
        assert isinstance(sight, DominionSight)
        plan = self.plan
        if plan is None or self.kingdom is not sight.kingdom:
            self.kingdom = sight.kingdom
            plan = plan_for(sight.kingdom, self.preparation)
            self.plan = plan
        elif self.settled:
            return
        plan.improve(until)
        self.settled = plan.is_ready()
        for bot in self.followers:
            bot.menu = plan.menu
