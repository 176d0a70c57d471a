"""Plans for the kingdom at hand: menus that were bred and played against each other.

It begins with all fixed strategies, couples of their cards, and engines. The best of them is the
first to beat: new menus are bred from it and from others that did well. They play the best menu
and, lest they beat each other in circles, the best fixed strategy, its rival; who does better
there than the best menu takes its place. A plan depends on the kingdom and on how many games were
played, and on nothing else, so it is made once in a process.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
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
from tafelrunde.titles.dominion.bots.seeds import couples, different, engines, helpers, said
from tafelrunde.titles.dominion.bots.strategies import Strategist, auto
from tafelrunde.titles.dominion.catalogue import Card
from tafelrunde.titles.dominion.prepared import Kingdom
from tafelrunde.titles.dominion.sight import DominionSight

GAMES: Final = 32_000  # of a plan for two players: four to ten seconds
LENGTH: Final = 140  # decisions of a game; where games are longer, fewer are played
PLAYOUTS: Final = 1000  # of a decision: with fewer, search hardly adds to a good menu
FIRST_HEAT: Final = 16  # games of every menu that planning begins with
SECOND_HEAT: Final = 40  # of the best of them
TRIALS: Final = 100  # against the rival, of the very best and of every new best menu
FINALISTS: Final = 8
SINGLES: Final = 7  # cards that help money alone, of which couples are made
NEWCOMERS: Final = 16  # couples and engines that come to the second heat
RICH: Final = 15  # coins: to buy Gold before the first Province is often better
CONTENDERS: Final = 4  # for being the rival
POOL: Final = 8  # menus that new ones are bred from
KEPT: Final = 256  # plans that are remembered
# By how much a new menu has to do better than the best one after so many games.
HURDLES: Final = [(12, -0.05), (32, -0.02), (80, 0.005), (200, 0.015)]
SLACK: Final = 0.02  # by which it may do worse against the rival, if it beats the best one
ALIKE: Final = 6  # games after which a menu is dropped that has played like the best one
SAME: Final = 1e-9
AGAIN: Final = 10  # new menus, until the best one plays its rival once more

Games = Iterator[None]  # one game for every step
Ranked = list[tuple[float, Menu]]  # the best first


class Plan:
    """The best menu found so far for a kingdom; it can be improved a little at a time."""

    def __init__(self, kingdom: Kingdom, games: int) -> None:
        seed = sha256(kingdom.name().encode()).hexdigest()[:16]
        self.contest = Contest(kingdom, seed)
        self.most = max(1, games * 2 // kingdom.seats)  # games: larger tables take longer
        self.longest = max(1, games * LENGTH)  # decisions in all of them
        self.ids = [card.id for card in self.contest.offers]
        self.menu = auto(self.ids)
        self.first = self.menu  # whom everybody plays in the beginning
        self.rival = self.menu  # the best fixed strategy, whom nobody may forget to beat
        self.trial = Match(self.contest, self.menu, self.rival)  # of the best menu against it
        self.pool = [self.menu]
        self.promising: list[Card] = []  # what helps money most
        self.tried: set[str] = set()
        self.born = 0  # menus bred so far
        self.course: Games = self.planning()

    def is_ready(self) -> bool:
        """Whether all games are played, or as many decisions as they should take."""
        return self.contest.games >= self.most or self.contest.decisions >= self.longest

    def improve(self, until: float = 0.0) -> None:
        """Play on, game by game, until it is ready or time is up."""
        while not self.is_ready() and (until == 0.0 or perf_counter() < until):
            next(self.course)

    def planning(self) -> Games:
        """All games, one by one and without an end."""
        yield from self.begin(fixed_menus(self.contest.offers))
        yield from self.breed()

    # -- what planning begins with

    def begin(self, menus: list[Menu]) -> Games:
        """Find the best fixed strategies, and the best menu to breed from."""
        fixed = yield from self.heat(different(menus), FIRST_HEAT)
        self.menu = fixed[0][1]
        best = [menu for _, menu in fixed[:FINALISTS]]
        newcomers = couples(self.find_singles(fixed), self.ids)
        newcomers += engines(self.contest.offers, Rng(self.contest.seed))
        ranked = yield from self.heat(newcomers, FIRST_HEAT)
        second = best + [richer(menu, RICH) for menu in best]
        second += [menu for _, menu in ranked[:NEWCOMERS]]
        ranked = yield from self.heat(second, SECOND_HEAT)
        self.pool = [menu for _, menu in ranked[:FINALISTS]]
        self.menu = self.pool[0]
        yield from self.find_rival([menu for _, menu in ranked if menu in best])
        yield from self.find_best()

    def heat(self, menus: list[Menu], games: int) -> Generator[None, None, Ranked]:
        """What these menus achieve in so many games against the first one."""
        ranked: Ranked = []
        for menu in menus:
            mean = yield from self.play(menu, self.first, games, f"heat {games}")
            ranked.append((mean, menu))
        ranked.sort(key=_best_first)
        return ranked

    def play(self, one: Menu, other: Menu, games: int, chance: str) -> Generator[None, None, float]:
        """What one menu achieves in so many games against another."""
        match = Match(self.contest, one, other)
        while match.played < games:
            match.play(f"{chance}/{match.played // 2}")
            yield
        return match.mean()

    def find_singles(self, fixed: Ranked) -> list[Menu]:
        """The best menus with a single helper, each with another one."""
        singles: list[Menu] = []
        for _, menu in fixed:
            lines = helpers(menu)
            if len(lines) == 1 and lines[0].card not in self.promising:
                singles.append(menu)
                self.promising.append(lines[0].card)
            if len(singles) == SINGLES:
                break
        return singles

    def find_rival(self, fixed: list[Menu]) -> Games:
        """Let the best fixed strategies play each other."""
        contenders = fixed[:CONTENDERS]
        most = -1.0
        for one in contenders:
            total = 0.0
            for other in contenders:
                if one is not other:
                    total += yield from self.play(one, other, SECOND_HEAT, "rivals")
            if total > most:
                most = total
                self.rival = one

    def find_best(self) -> Games:
        """The menu that does best against the rival is the first to beat."""
        most = -1.0
        for menu in self.pool:
            trial = Match(self.contest, menu, self.rival)
            yield from play_on(trial, TRIALS)
            if trial.mean() > most:
                most = trial.mean()
                self.menu = menu
                self.trial = trial
        yield from play_on(self.trial, TRIALS)  # luck has helped it so far

    # -- breeding

    def breed(self) -> Games:
        """Try new menus for ever."""
        while True:
            yield from self.prove(self.new_menu())
            if self.born % AGAIN == 0:
                yield from play_on(self.trial, 2)

    def new_menu(self) -> Menu:
        """A menu bred from the best one, or from another that did well; none twice."""
        while True:
            self.born += 1
            rng = Rng(f"{self.contest.seed}/{self.born}")
            parent = self.menu if rng.below(4) else self.pool[rng.below(len(self.pool))]
            menu = bred(parent, self.pool, self.contest.offers, rng, self.promising)
            if said(menu) not in self.tried:
                self.tried.add(said(menu))
                return menu

    def prove(self, menu: Menu) -> Games:
        """Play a new menu against the best one and its rival, two games in turn."""
        best = Match(self.contest, menu, self.menu)
        rival = Match(self.contest, menu, self.rival)
        over_rival = 0.0
        chance = str(self.born)
        for games, height in HURDLES:
            while best.played + rival.played < games:
                match = best if best.played <= rival.played else rival
                for _ in range(2):
                    match.play(f"{chance}/{match.played // 2}")
                    yield
                if best.played == ALIKE and abs(best.mean() - 0.5) < SAME:
                    return
            over_rival = rival.mean() - self.trial.mean()
            if (best.mean() - 0.5 + over_rival) / 2 < height:
                return
            if games == HURDLES[0][0]:  # whoever takes the first one may have children
                self.pool = [menu, *self.pool[: POOL - 1]]
        if over_rival >= -SLACK:
            self.menu = menu
            self.trial = rival
            yield from play_on(rival, TRIALS)  # luck has helped it so far


def _best_first(one: tuple[float, Menu]) -> float:
    return -one[0]


def play_on(match: Match, games: int) -> Games:
    """So many games more."""
    for _ in range(games):
        match.play(f"on {match.played // 2}")
        yield


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
        self.playouts = PLAYOUTS
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
