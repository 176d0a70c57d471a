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
from tafelrunde.titles.dominion.bots.landscapes import WHEN
from tafelrunde.titles.dominion.bots.menu import ANY, Menu, Want
from tafelrunde.titles.dominion.bots.support import SUPPORT
from tafelrunde.titles.dominion.bots.worth import is_terminal
from tafelrunde.titles.dominion.catalogue import CARDS, Card
from tafelrunde.titles.dominion.sight import DominionSight

Recipe = Callable[[list[str]], Menu]  # from the ids of all that can be bought

MANY = 9  # copies: as many as there are

# The best card of each kind comes first.
CURSERS = [
    *["witch", "mountebank", "familiar", "cultist", "old_witch", "sea_hag", "ill_gotten_gains"],
    *["soothsayer", "young_witch", "marauder", "torturer", "swamp_hag", "jester", "giant"],
    *["idol", "tormentor", "skulk", "vampire", "swindler", "replace"],
]
HAND_ATTACKS = [
    *["goons", "margrave", "militia", "ghost_ship", "raider", "legionary", "villain", "cutpurse"],
    *["minion", "relic", "enchantress", "bureaucrat", "urchin", "rabble", "fortune_teller"],
]
THINNERS = [
    *["chapel", "masquerade", "sentry", "remake", "junk_dealer", "amulet", "priest", "hermit"],
    *["forager", "monastery", "trading_post", "upgrade", "apprentice", "steward", "temple"],
    *["jack_of_all_trades", "counterfeit", "spice_merchant", "sacrifice", "ambassador"],
    *["ratcatcher", "bishop", "raze", "loan", "exorcist", "moneylender"],
]
VILLAGES = [
    *["village", "bazaar", "fishing_village", "mining_village", "workers_village", "city"],
    *["lost_city", "port", "plaza", "walled_village", "hideout", "mountain_village", "fortress"],
    *["wandering_minstrel", "bandit_camp", "inn", "border_village", "blessed_village", "festival"],
    *["farming_village", "hamlet", "villa", "cursed_village", "shanty_town"],
]
DRAWS = [
    *["smithy", "wharf", "torturer", "hunting_grounds", "margrave", "old_witch", "rabble"],
    *["swashbuckler", "catacombs", "journeyman", "patrol", "ghost_ship", "embassy", "gear"],
    *["recruiter", "council_room", "envoy", "tragic_hero", "courtyard", "silk_merchant"],
]
FREE_FIVES = [
    *["grand_market", "hunting_party", "treasury", "baker", "junk_dealer", "market", "bazaar"],
    *["laboratory", "forum", "festival", "mystic", "artificer", "highway", "emporium", "peddler"],
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
            menu = self.recipe([card.id for card in sight.offers()])
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
COLONIES = [
    *[Want("colony"), Want("province", late=5), Want("duchy", late=3), Want("estate", late=1)],
    Want("platinum"),
]
GOLD = [Want("gold")]
SILVER = [Want("duchy", late=6), Want("silver")]


def greens(offered: list[str]) -> list[Want]:
    """Points, and Platinum where Colonies are worth it."""
    return COLONIES if "colony" in offered else GREENS


def bigmoney(offered: list[str]) -> Menu:
    """Treasures, Provinces, and the smaller points in the end."""
    return Menu(greens(offered) + GOLD + SILVER)


def militia(offered: list[str]) -> Menu:
    """Money, and Attacks on the others' hands."""
    attack = first(HAND_ATTACKS, offered)
    return Menu(greens(offered) + GOLD + some(attack, 2, 3) + SILVER)


def witch(offered: list[str]) -> Menu:
    """Money, and Curses for the others as early as possible."""
    curser = first(CURSERS, offered)
    return Menu(greens(offered) + some(curser, 2, 3) + GOLD + potion(curser) + SILVER)


def chapel(offered: list[str]) -> Menu:
    """A small deck: trash what it starts with, then money and what plays for free."""
    points = [Want("province", money=14), Want("duchy", late=3), Want("estate", late=2)]
    if "colony" in offered:
        points = COLONIES
    thinner = some(first(THINNERS, offered), 1, 5)
    free = some(first(FREE_FIVES, offered), 5, 3)
    return Menu(points + GOLD + thinner + free + SILVER)


def engine(offered: list[str]) -> Menu:
    """Villages and cards that draw, an Attack, Markets and the like to spend it all."""
    village = first(VILLAGES, offered)
    draw = first(DRAWS, offered)
    if not village or not draw:
        return auto(offered)
    motor = [
        Want(draw, per=village, plus=1, most=4, early=3),
        Want(village, per=draw, early=3),
    ]
    attack = some(first(HAND_ATTACKS, offered), 1, 3)
    free = some(first(FREE_FIVES, offered), 9, 2)
    return Menu(greens(offered) + attack + GOLD + free + motor + SILVER, careful=True)


def potion(card: str) -> list[Want]:
    """The Potion without which a card cannot be bought."""
    return [Want("potion", most=1, early=4)] if card and CARDS[card].potion else []


def auto(offered: list[str]) -> Menu:
    """Money, and the cards, Events and Projects that help it most in this kingdom."""
    helpers: list[tuple[int, int, str]] = []
    for at, id in enumerate(offered):
        found = SUPPORT.get(id)
        if found is not None:
            helpers.append((-found[0], at, id))
    helpers.sort()
    before: list[Want] = []
    after: list[Want] = []
    has_terminal = False  # a second kind of them gets in the way of the first
    for _, _, id in helpers:
        card = CARDS[id]
        if is_terminal(card):
            if has_terminal:
                continue
            has_terminal = True
        _, most, comes_first = SUPPORT[id]
        (before if comes_first else after).append(helper(card, most))
        after.extend(potion(id))
    before.sort(key=_dearest_first)
    after.sort(key=_dearest_first)
    return Menu(greens(offered) + before + GOLD + after + SILVER, careful=True)


def _dearest_first(want: Want) -> int:
    return -want.card.cost


def helper(card: Card, most: int) -> Want:
    """A want for something that helps: cards while the game is young, Events when they pay."""
    when = WHEN.get(card.id)
    if when is not None:
        return Want(card.id, when=when)
    return Want(card.id, most=most if most < MANY else ANY, early=2)
