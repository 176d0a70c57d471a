"""Every strategy one can name without knowing how its cards go together, and the best of them."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Sight
from tafelrunde.titles.dominion.bots import strategies
from tafelrunde.titles.dominion.bots.contest import Contest
from tafelrunde.titles.dominion.bots.landscapes import WHEN
from tafelrunde.titles.dominion.bots.menu import ANY, Menu, Want
from tafelrunde.titles.dominion.bots.strategies import GOLD, SILVER, Strategist
from tafelrunde.titles.dominion.catalogue import CURSE, Card
from tafelrunde.titles.dominion.prepared import Kingdom
from tafelrunde.titles.dominion.sight import DominionSight

BASIC: Final = [
    *["province", "duchy", "estate", "colony", "platinum", "gold", "silver", "copper", "potion"],
]
GAMES: Final = 100  # of each strategy against `auto`, and twice as many of each pair of the best
FINALISTS: Final = 6


def fixed_menus(offers: list[Card]) -> list[Menu]:
    """The strategies with names, `auto` first, and money with one, two or many of each card."""
    ids = [card.id for card in offers]
    menus = [
        strategies.auto(ids),
        strategies.bigmoney(ids),
        strategies.engine(ids),
        strategies.chapel(ids),
        strategies.militia(ids),
        strategies.witch(ids),
    ]
    for card in offers:
        if card.id in BASIC or card.types & CURSE:
            continue
        for most in (1, 2, ANY):
            menus.extend(_money_with(card, most, ids))
            if card.id in WHEN:
                break  # bought when it pays, however often
    return menus


def _money_with(card: Card, most: int, ids: list[str]) -> list[Menu]:
    """Money with so many copies of a card, which come before or after Gold."""
    points = strategies.greens(ids)
    when = WHEN.get(card.id)
    wanted = [Want(card.id, most=most, early=2) if when is None else Want(card.id, when=when)]
    rest = strategies.potion(card.id) + SILVER
    return [
        Menu(points + wanted + GOLD + rest, careful=True),
        Menu(points + GOLD + wanted + rest, careful=True),
    ]


def best_fixed(kingdom: Kingdom, games: int = GAMES) -> Menu:
    """The best of them: those that do best against `auto` play each other."""
    contest = Contest(kingdom, "fixed")
    menus = fixed_menus(contest.offers)
    scored = [(contest.compare(menu, menus[0], games, "first"), menu) for menu in menus]
    scored.sort(key=lambda one: -one[0])
    finalists = [menu for _, menu in scored[:FINALISTS]]
    best = finalists[0]
    most = -1.0
    for one in finalists:
        total = 0.0
        for other in finalists:
            total += contest.compare(one, other, 2 * games, "finals")
        if total > most:
            most = total
            best = one
    return best


class BestFixed(Strategist):
    """Plays the best fixed strategy of the kingdom: a yardstick, and slow to begin."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(strategies.auto, rng)

    def choose(self, sight: Sight, ask: Ask) -> int:
        """Its menu's answer."""
        if self.menu is None:
            assert isinstance(sight, DominionSight)
            self.menu = known_best(sight.kingdom)
        return super().choose(sight, ask)


# The same kingdom is played again and again: found once in a process.
_KNOWN: Final[dict[str, Menu]] = {}


def known_best(kingdom: Kingdom) -> Menu:
    """The best fixed strategy, remembered."""
    name = kingdom.name()
    found = _KNOWN.get(name)
    if found is None:
        found = best_fixed(kingdom)
        _KNOWN[name] = found
    return found
