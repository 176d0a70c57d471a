"""Menus that planning begins with, besides the fixed strategies: two helpers at once, engines."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.rng import Rng
from tafelrunde.titles.dominion.bots.fixed import BASIC
from tafelrunde.titles.dominion.bots.menu import Menu, Want
from tafelrunde.titles.dominion.bots.strategies import GOLD, SILVER, greens, potion
from tafelrunde.titles.dominion.bots.worth import PRICE, is_terminal
from tafelrunde.titles.dominion.catalogue import CURSE, VICTORY, Card
from tafelrunde.titles.dominion.roles import meets

DRAWERS: Final = 5  # copies of a card that draws
MOST_ENGINES: Final = 48


def said(menu: Menu) -> str:
    """All a menu says: two that say the same play alike."""
    return f"{menu.wants} {menu.thin_to} {menu.careful}"


def different(menus: list[Menu]) -> list[Menu]:
    """Without those that say the same as one before."""
    found: dict[str, Menu] = {}
    for menu in menus:
        found.setdefault(said(menu), menu)
    return list(found.values())


def helpers(menu: Menu) -> list[Want]:
    """The lines of a menu that are not about money and points."""
    return [want for want in menu.wants if want.card.id not in BASIC]


def couples(menus: list[Menu], ids: list[str]) -> list[Menu]:
    """Money with the helpers of any two menus."""
    found = []
    for at, one in enumerate(menus):
        found.extend([_together(one, other, ids) for other in menus[:at]])
    return found


def _together(one: Menu, other: Menu, ids: list[str]) -> Menu:
    """Money with the helpers of two menus, before or after Gold as they were there."""
    before: list[Want] = []
    after: list[Want] = []
    potions: list[Want] = []
    for menu in (one, other):
        side = before
        for want in menu.wants:
            if want.card.id == "gold":
                side = after
            elif want.card.id == "potion":
                potions = [want]
            elif want.card.id not in BASIC:
                side.append(want)
    before.sort(key=_dearest_first)
    after.sort(key=_dearest_first)
    return Menu(greens(ids) + before + GOLD + after + potions + SILVER, careful=True)


def _dearest_first(want: Want) -> int:
    return -PRICE[want.number]


def engines(offers: list[Card], rng: Rng) -> list[Menu]:
    """Cards that draw, each village for those that need one, and each way to thin, or none.

    Chance says which ones if there are too many.
    """
    ids = [card.id for card in offers]
    cards = [card for card in offers if card.id not in BASIC and not card.types & CURSE]
    villages = [card for card in cards if meets(card, "village")]
    thinners = [card for card in cards if meets(card, "trash")]
    found = []
    for draw in cards:
        if not meets(draw, "draw") or draw.types & VICTORY:
            continue
        motors = [[Want(draw.id, most=DRAWERS, early=2)]]
        if is_terminal(draw):
            motors = [
                [
                    Want(draw.id, per=village.id, plus=1, most=DRAWERS, early=2),
                    Want(village.id, per=draw.id, early=2),
                ]
                for village in villages
                if village is not draw
            ]
        for motor in motors:
            found.append(_engine(motor, ids))
            for thinner in thinners:
                if all(want.card is not thinner for want in motor):
                    found.append(_engine([Want(thinner.id, most=1, early=4), *motor], ids))
    while len(found) > MOST_ENGINES:
        found.pop(rng.below(len(found)))
    return found


def _engine(motor: list[Want], ids: list[str]) -> Menu:
    """A motor, and money for it to find."""
    potions: list[Want] = []
    for want in motor:
        potions = potions or potion(want.card.id)
    return Menu(greens(ids) + motor + GOLD + potions + SILVER, careful=True)
