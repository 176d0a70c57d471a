"""Plans for the kingdom at hand: menus that were bred and played against each other.

It begins with all fixed strategies. The best of them is the first to beat: new menus are bred from
it and from others that did well, and whoever beats it, and does no worse against the old ones,
takes its place. A plan depends on the kingdom and on how many games were played, and on nothing
else, so it is made once in a process.
"""

from __future__ import annotations

from hashlib import sha256
from time import perf_counter
from typing import Final

from tafelrunde.kernel.bots import Bot
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Sight
from tafelrunde.titles.dominion.bots.breeding import bred, richer
from tafelrunde.titles.dominion.bots.contest import Contest, Match
from tafelrunde.titles.dominion.bots.fixed import fixed_menus
from tafelrunde.titles.dominion.bots.guide import DominionGuide
from tafelrunde.titles.dominion.bots.menu import Menu
from tafelrunde.titles.dominion.bots.strategies import Strategist, auto
from tafelrunde.titles.dominion.prepared import Kingdom
from tafelrunde.titles.dominion.sight import DominionSight

GAMES: Final = 24_000  # of a plan for two players: four to eight seconds
HEAT_GAMES: Final = [16, 60]  # of every fixed strategy, then of the best of them
HEATS: Final = len(HEAT_GAMES)
FINALISTS: Final = 8
RICH: Final = 15  # coins: to buy Gold before the first Province is often better
POOL: Final = 8  # menus that new ones are bred from
KEPT: Final = 256  # plans that are remembered
# What a new menu has to achieve against the best one after so many games.
HURDLES: Final = [(12, 0.45), (30, 0.48), (80, 0.505), (200, 0.515)]
SAME: Final = 1e-9  # from one half: both have played alike
TRIALS: Final = 100  # games of the best menu against each of the old ones
SLACK: Final = 0.01  # by which it may do worse there than the one before


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
        self.match: Match | None = None  # that is going on
        self.old: list[Menu] = []  # the best fixed strategies, whom nobody may forget to beat
        self.record = 0.5  # of the best menu against them
        self.proven: Menu | None = None  # who has beaten the best menu, and has yet to play them
        self.trials: list[float] = []  # of a new one

    def is_ready(self) -> bool:
        """Whether all games are played."""
        return self.contest.games >= self.most

    def improve(self, until: float = 0.0) -> None:
        """Play on, game by game, until it is ready or time is up."""
        while not self.is_ready() and (until == 0.0 or perf_counter() < until):
            match = self.match
            if self.heats < HEATS:
                if match is None:
                    match = Match(self.contest, self.waiting.pop(0), self.first)
                self.match = self.judge(match)
            elif self.proven is not None:
                if match is None:
                    match = Match(self.contest, self.proven, self.old[len(self.trials)])
                self.match = self.compare_old(match, self.proven)
            else:
                if match is None:
                    match = Match(self.contest, self.new_menu(), self.menu)
                self.match = self.prove(match)

    def judge(self, match: Match) -> Match | None:
        """Play a game of a fixed strategy; the match, unless that was the last."""
        match.play(f"heat {self.heats}/{match.played // 2}")
        if match.played < HEAT_GAMES[self.heats]:
            return match
        self.judged.append((match.mean(), match.one))
        if not self.waiting:
            self.end_heat()
        return None

    def end_heat(self) -> None:
        """The best go on, also with more money; after the last heat, they are bred from."""
        self.judged.sort(key=lambda one: -one[0])
        best = [menu for _, menu in self.judged[:FINALISTS]]
        self.heats += 1
        if self.heats < HEATS:
            self.waiting = best + [richer(menu, RICH) for menu in best]
        else:
            self.pool = best
            self.old = [self.first, best[0]]
            self.proven = best[0]
        self.judged = []

    def new_menu(self) -> Menu:
        """A menu bred from the best one, or from another that did well."""
        rng = Rng(f"{self.contest.seed}/{self.born}")
        parent = self.menu if rng.below(4) else self.pool[rng.below(len(self.pool))]
        return bred(parent, self.pool, self.contest.offers, rng)

    def prove(self, match: Match) -> Match | None:
        """Play a game of a new menu against the best one; the match, unless it is decided."""
        match.play(f"{self.born}/{match.played // 2}")
        hurdle = 0.0
        for games, height in HURDLES:
            if match.played == games:
                hurdle = height
        if hurdle == 0.0:
            return match
        mean = match.mean()
        if mean >= hurdle and abs(mean - 0.5) > SAME:
            if match.played == HURDLES[0][0]:  # whoever takes the first one may have children
                self.pool = [match.one, *self.pool[: POOL - 1]]
            if match.played < HURDLES[-1][0]:
                return match
            self.proven = match.one
        self.born += 1
        return None

    def compare_old(self, match: Match, menu: Menu) -> Match | None:
        """Play a game against an old menu; who does as well there as the best is the new best."""
        match.play(f"old {self.born}/{len(self.trials)}/{match.played // 2}")
        if match.played < TRIALS:
            return match
        self.trials.append(match.mean())
        if len(self.trials) == len(self.old):
            record = sum(self.trials) / len(self.trials)
            if record >= self.record - SLACK:
                self.menu = menu
                self.record = record
            self.proven = None
            self.trials = []
        return None


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
