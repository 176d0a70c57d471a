"""Strategies that people know. Each is a function from a kingdom to a plan."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.kernel.ask import PASS, Ask
from tafelrunde.kernel.bots import Bot
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Sight
from tafelrunde.kernel.title import BotMaker
from tafelrunde.titles.dominion.bots.advice import SECRET_CHAMBER, answer
from tafelrunde.titles.dominion.bots.plan import Plan, Want
from tafelrunde.titles.dominion.table import DominionSight

Recipe = Callable[[list[str]], Plan]  # from the ids of all Supply piles

# The best card of each kind comes first.
CURSERS = ["witch", "sea_hag", "torturer", "replace", "ambassador"]
HAND_ATTACKS = ["militia", "ghost_ship", "minion", "cutpurse", "bureaucrat"]
THINNERS = ["chapel", "steward", "masquerade", "ambassador", "trading_post", "upgrade", "remodel"]
VILLAGES = ["fishing_village", "bazaar", "mining_village", "village", "festival", "native_village"]
DRAWS = ["wharf", "torturer", "council_room", "smithy", "patrol", "ghost_ship", "courtyard"]
CANTRIPS = ["laboratory", "market", "treasury", "caravan", "merchant", "poacher"]
TERMINALS = ["wharf", "council_room", "patrol", "merchant_ship", "smithy", "courtyard"]


class Strategist(Bot):
    """Makes a plan when it first sees the kingdom, and answers the rest by common sense."""

    def __init__(self, recipe: Recipe, rng: Rng) -> None:
        self.recipe = recipe
        self.rng = rng
        self.plan: Plan | None = None
        self.hidden = False  # Secret Chamber was shown and may be shown again for ever

    def choose(self, sight: Sight, ask: Ask) -> int:
        """The plan's answer."""
        assert isinstance(sight, DominionSight)
        plan = self.plan
        if plan is None:
            plan = self.recipe([card.id for card in sight.supply()])
            self.plan = plan
        option = answer(sight, ask, plan)
        if option == SECRET_CHAMBER:
            if self.hidden and PASS in ask.options:
                option = PASS
            self.hidden = True
        elif ask.source != "secret_chamber":
            self.hidden = False
        return option


def maker(recipe: Recipe) -> BotMaker:
    """Bots that follow a recipe."""

    def make(rng: Rng) -> Bot:
        return Strategist(recipe, rng)

    return make


def first(wishes: list[str], supply: list[str]) -> str:
    """The first wish that the Supply has, or ''."""
    for wish in wishes:
        if wish in supply:
            return wish
    return ""


def greens() -> list[Want]:
    """When to buy points."""
    return [Want("province"), Want("duchy", late=4), Want("estate", late=2)]


def riches() -> list[Want]:
    """What money buys first of all: more money."""
    return [Want("gold"), Want("duchy", late=6), Want("silver")]


def bigmoney(supply: list[str]) -> Plan:
    """Treasures, Provinces, and the smaller points in the end."""
    return Plan(greens() + riches())


def militia(supply: list[str]) -> Plan:
    """Money, and an Attack on hands in every other turn."""
    attack = first(HAND_ATTACKS, supply)
    wants = [Want(attack, most=2, early=3)] if attack else []
    return Plan([*greens(), Want("gold"), *wants, *riches()])


def witch(supply: list[str]) -> Plan:
    """Money, and Curses for the others as early as possible."""
    curser = first(CURSERS, supply)
    wants = [Want(curser, most=2, early=3)] if curser else []
    return Plan(greens() + wants + riches())


def chapel(supply: list[str]) -> Plan:
    """A small deck of good cards: trash the start, then money."""
    thinner = first(THINNERS, supply)
    wants = [Want(thinner, most=1, early=5)] if thinner else []
    return Plan([*greens(), Want("gold"), *wants, *riches()])


def engine(supply: list[str]) -> Plan:
    """Villages and cards that draw, until a turn draws the whole deck."""
    village = first(VILLAGES, supply)
    draw = first(DRAWS, supply)
    if not village or not draw:
        return Plan(greens() + riches())
    return Plan(
        [
            *greens(),
            Want("gold", most=1),
            Want(draw, per=village, plus=1, most=5),
            Want(village, per=draw),
            *riches(),
        ]
    )


def auto(supply: list[str]) -> Plan:
    """The strategy this kingdom invites to."""
    if first(CURSERS[:3], supply):
        return witch(supply)
    if "chapel" in supply:
        return chapel(supply)
    return militia(supply)
