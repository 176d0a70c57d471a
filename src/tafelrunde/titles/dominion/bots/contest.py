"""Menus against menus: plain games in one kingdom, as many as it takes to tell which is better."""

from __future__ import annotations

from math import tanh
from typing import Final

from tafelrunde.kernel.bots import Bot, Direct
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import NO_DRIVER
from tafelrunde.titles.dominion.bots.menu import Menu
from tafelrunde.titles.dominion.bots.strategies import Strategist, bigmoney
from tafelrunde.titles.dominion.prepared import Kingdom
from tafelrunde.titles.dominion.setup import deal
from tafelrunde.titles.dominion.sight import DominionSight

LONGEST: Final = 1000  # decisions of each player: menus that buy nothing never end a game
LEAD: Final = 12.0  # points


def follower(menu: Menu, rng: Rng) -> Strategist:
    """Who plays by a menu."""
    bot = Strategist(bigmoney, rng)
    bot.menu = menu
    return bot


class Contest:
    """Games in one kingdom. The same chance deals the same games."""

    def __init__(self, kingdom: Kingdom, seed: str) -> None:
        self.kingdom = kingdom
        self.seed = seed
        self.games = 0  # played so far
        self.decisions = 0  # in them
        self.rng = Rng(seed)  # of bots that need none
        self.offers = DominionSight(deal(kingdom, seed), 0).offers()

    def compare(self, one: Menu, other: Menu, games: int, chance: str) -> float:
        """What one menu achieves against another, from 0 to 1; equal ones achieve 0.5."""
        match = Match(self, one, other)
        for game in range(games):
            match.play(f"{chance}/{game // 2}")
        return match.mean()

    def play(self, bots: list[Strategist], first: int, chance: str) -> float:
        """What the first bot achieves in one game; nothing if it broke or did not end.

        Half of the value is the victory, the other half the lead. The two sit in turn around the
        table, and `first` says who begins.
        """
        self.games += 1
        seats = self.kingdom.seats
        who = [(seat + first) % 2 for seat in range(seats)]
        seated: list[Bot] = [bots[at] for at in who]
        table = deal(self.kingdom, f"{self.seed}/{chance}")
        driver = Direct(table, seated)
        driver.limit = LONGEST * seats
        table.driver = driver
        try:
            while not table.over:
                table.play()
        except Exception:  # an odd kingdom is no reason to give up
            return 0.0
        finally:
            self.decisions += driver.decisions
            table.driver = NO_DRIVER  # driver and table refer to each other: let both go at once
        outcome = table.outcome()
        mine = 0.0
        others = 0.0
        share = 0.0
        for seat in range(seats):
            if who[seat] == 0:
                mine += outcome.scores[seat]
                share += 1.0 if seat in outcome.winners else 0.0
            else:
                others += outcome.scores[seat]
        share /= len(outcome.winners)
        count = who.count(0)
        lead = mine / count - others / (seats - count)
        return 0.5 * share + 0.25 + 0.25 * tanh(lead / LEAD)


class Match:
    """One menu against another, game by game; they change seats after each."""

    def __init__(self, contest: Contest, one: Menu, other: Menu) -> None:
        self.contest = contest
        self.one = one
        self.bots = [follower(one, contest.rng), follower(other, contest.rng)]
        self.total = 0.0
        self.played = 0

    def play(self, chance: str) -> None:
        """One game more."""
        self.total += self.contest.play(self.bots, self.played % 2, chance)
        self.played += 1

    def mean(self) -> float:
        """What the first menu achieved on average."""
        return self.total / self.played
