"""Strategies that people know. Each is a function from a kingdom to a menu."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.kernel.ask import PASS, Ask
from tafelrunde.kernel.bots import Bot
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Sight
from tafelrunde.kernel.title import BotMaker
from tafelrunde.titles.dominion.bots.advice import answer
from tafelrunde.titles.dominion.bots.choosing import SECRET_CHAMBER
from tafelrunde.titles.dominion.bots.menu import Menu, Want
from tafelrunde.titles.dominion.sight import DominionSight

Recipe = Callable[[list[str]], Menu]  # from the ids of all Supply piles

# The best card of each kind comes first.
CURSERS = ["witch", "sea_hag", "torturer", "swindler", "replace"]
HAND_ATTACKS = ["militia", "ghost_ship", "cutpurse", "minion", "bureaucrat"]
THINNERS = ["chapel", "masquerade", "sentry", "trading_post", "upgrade", "ambassador", "steward"]
VILLAGES = ["village", "bazaar", "fishing_village", "mining_village", "festival", "shanty_town"]
DRAWS = ["smithy", "wharf", "torturer", "patrol", "ghost_ship", "council_room", "courtyard"]
FREE_FIVES = ["treasury", "market", "bazaar", "laboratory", "festival"]

# How much a card adds to Big Money, best first, and how many copies of it: the share of games won
# against plain Big Money falls from 96 % at the top to 58 % at the bottom of this list.
SUPPORT = [
    ("witch", 2),
    ("sea_hag", 2),
    ("ghost_ship", 3),
    ("torturer", 3),
    ("wharf", 4),
    ("patrol", 3),
    ("militia", 2),
    ("smithy", 1),
    ("swindler", 2),
    ("courtyard", 2),
    ("cutpurse", 1),
    ("tribute", 2),
    ("council_room", 2),
    ("library", 2),
    ("merchant_ship", 2),
    ("bandit", 2),
    ("explorer", 2),
    ("courtier", 2),
    ("nobles", 3),
    ("masquerade", 1),
    ("bridge", 1),
    ("baron", 2),
    ("navigator", 1),
    ("island", 1),
    ("treasury", 3),
    ("sentry", 2),
    ("bureaucrat", 1),
    ("laboratory", 9),
    ("chancellor", 1),
    ("mine", 1),
    ("market", 3),
    ("poacher", 9),
]


class Strategist(Bot):
    """Makes a menu when it first sees the kingdom, and answers the rest by common sense."""

    def __init__(self, recipe: Recipe, rng: Rng) -> None:
        self.recipe = recipe
        self.rng = rng
        self.menu: Menu | None = None
        self.hidden = False  # Secret Chamber was shown and may be shown again for ever

    def choose(self, sight: Sight, ask: Ask) -> int:
        """The menu's answer."""
        assert isinstance(sight, DominionSight)
        menu = self.menu
        if menu is None:
            menu = self.recipe([card.id for card in sight.supply()])
            self.menu = menu
        if ask.player != sight.seat:
            sight = sight.of(ask.player)
        option = answer(sight, ask, menu)
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


def some(card: str, most: int, early: int) -> list[Want]:
    """A want for a card the Supply may lack."""
    return [Want(card, most=most, early=early)] if card else []


GREENS = [Want("province"), Want("duchy", late=4), Want("estate", late=2)]
GOLD = [Want("gold")]
SILVER = [Want("duchy", late=6), Want("silver")]


def bigmoney(supply: list[str]) -> Menu:
    """Treasures, Provinces, and the smaller points in the end."""
    return Menu(GREENS + GOLD + SILVER)


def militia(supply: list[str]) -> Menu:
    """Money, and Attacks on the others' hands."""
    attack = first(HAND_ATTACKS, supply)
    return Menu(GREENS + GOLD + some(attack, 2, 3) + SILVER)


def witch(supply: list[str]) -> Menu:
    """Money, and Curses for the others as early as possible."""
    curser = first(CURSERS, supply)
    return Menu(GREENS + some(curser, 2, 3) + GOLD + SILVER)


def chapel(supply: list[str]) -> Menu:
    """A small deck: trash what it starts with, then money and what plays for free."""
    greens = [Want("province", money=14), Want("duchy", late=3), Want("estate", late=2)]
    thinner = some(first(THINNERS, supply), 1, 5)
    free = some(first(FREE_FIVES, supply), 5, 3)
    return Menu(greens + GOLD + thinner + free + SILVER)


def engine(supply: list[str]) -> Menu:
    """Villages and cards that draw, an Attack, Markets and the like to spend it all."""
    village = first(VILLAGES, supply)
    draw = first(DRAWS, supply)
    if not village or not draw:
        return auto(supply)
    motor = [
        Want(draw, per=village, plus=1, most=4, early=3),
        Want(village, per=draw, early=3),
    ]
    attack = some(first(HAND_ATTACKS, supply), 1, 3)
    free = some(first(FREE_FIVES, supply), 9, 2)
    return Menu(GREENS + attack + GOLD + free + motor + SILVER)


def auto(supply: list[str]) -> Menu:
    """Money, the card that helps it most in this kingdom, and what plays for free beside it."""
    free = some(first(FREE_FIVES, supply), 9, 3)
    for card, most in SUPPORT:
        if card in supply:
            wants = some(card, most, 3)
            if card in CURSERS:
                thinner = some("chapel" if "chapel" in supply else "", 1, 5)
                return Menu(GREENS + wants + GOLD + thinner + free + SILVER)
            if card == "nobles":
                return Menu(GREENS + wants + GOLD + free + SILVER)
            return Menu(GREENS + GOLD + wants + free + SILVER)
    return Menu(GREENS + GOLD + free + SILVER)
