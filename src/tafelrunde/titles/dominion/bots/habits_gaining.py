"""Habits of the later sets about trashing, gaining and buying, by the card that asks."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import PASS, Ask
from tafelrunde.titles.dominion.bots.choosing import (
    by_verb,
    card_of,
    first_of,
    gain,
    highest,
    lowest,
    name_junk,
)
from tafelrunde.titles.dominion.bots.habits import Habit, upgrade_by
from tafelrunde.titles.dominion.bots.menu import Menu
from tafelrunde.titles.dominion.bots.worth import (
    COPPER,
    PRICE,
    as_gain,
    best_gain,
    coins_in_sight,
    in_deck,
    in_hand,
    is_junk,
    is_late,
    money,
    tier,
)
from tafelrunde.titles.dominion.catalogue import ACTION, TREASURE
from tafelrunde.titles.dominion.sight import DominionSight
from tafelrunde.titles.dominion.vocabulary import (
    BUY,
    CHOOSE,
    COUNT,
    GAIN,
    MODE_FROM_TRASH,
    MODE_GOLD,
    MODE_SILVER,
    MODE_TRASH,
    NAME,
    PLUS_CARDS,
    PLUS_COINS,
    TOPDECK,
    TRASH,
    YES,
    verb_of,
)

# What trashing with a card gains: so many coins more, exactly (True) or at most.
UPGRADES: Final[dict[str, tuple[int, bool]]] = {
    "expand": (3, False),
    "remake": (1, True),
    "develop": (1, True),
    "farmland": (2, True),
    "butcher": (2, False),
    "taxman": (3, False),
    "transmogrify": (1, False),
    "governor": (2, True),
    "improve": (1, True),
    "graverobber": (3, False),
    "zombie_mason": (1, False),
}


def _upgrade(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    verb = verb_of(ask.options[0])
    if verb == GAIN:
        return gain(sight, ask.options, menu)
    if verb != TRASH:
        return by_verb(sight, ask, menu)
    more, exactly = UPGRADES[ask.source]
    types = TREASURE if ask.source == "taxman" else 0
    return upgrade_by(sight, ask.options, more, exactly=exactly, types=types)


def _graverobber(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    if verb_of(ask.options[0]) == CHOOSE:
        return first_of([MODE_FROM_TRASH], ask.options)
    return _upgrade(sight, ask, menu)


def _procession(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    """Play twice and trash what becomes something better that way."""
    if verb_of(ask.options[0]) == GAIN:
        return gain(sight, ask.options, menu)
    return upgrade_by(sight, ask.options, 1, exactly=True, types=ACTION)


def _watchtower(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    card = card_of(ask.options[0])
    wanted = TOPDECK if as_gain(sight, card) > 3 else TRASH
    for option in ask.options:
        if verb_of(option) == wanted:
            return option
    return ask.options[0]


def _topdeck_gained(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    """What was gained goes on the deck, or to hand next turn, if it does something there."""
    if PASS not in ask.options or verb_of(ask.options[0]) == TRASH:
        return by_verb(sight, ask, menu)
    gained = sight.gained()
    if gained and in_hand(sight, gained[-1]) <= 10:
        return PASS
    return ask.options[0]


def _loan(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    """Trash the Coppers that can be spared; the rest is discarded or stays."""
    junk = is_junk(sight, card_of(ask.options[0]), menu.thin_to)
    return ask.options[0] if junk else ask.options[1]


def _doctor(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    verb = verb_of(ask.options[0])
    if verb == NAME:
        return name_junk(sight, ask.options)
    if verb == COUNT:
        junk = sum(1 for card in sight.cards() if in_deck(sight, card) <= 2)
        return ask.options[-1] if junk >= 4 else ask.options[0]
    card = card_of(ask.options[0])
    if is_junk(sight, card, menu.thin_to):
        return ask.options[0]
    return ask.options[1] if in_hand(sight, card) <= 3 else ask.options[-1]


def _masterpiece(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    return ask.options[-1] if ask.prompt == "overpay" else ask.options[0]


def _stonemason(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    """Overpay what buys two Actions of that price, if there are good ones."""
    if ask.prompt == "overpay":
        for n in range(len(ask.options) - 1, 1, -1):
            if best_gain(sight, n, exactly=True, types=ACTION) >= 10 * n:
                return ask.options[n]
        return ask.options[0]
    if verb_of(ask.options[0]) == GAIN:
        return gain(sight, ask.options, menu)
    return by_verb(sight, ask, menu)


def _monastery(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    if verb_of(ask.options[0]) == TRASH:
        return by_verb(sight, ask, menu)
    spare_coins = max(0, money(sight) - menu.thin_to)
    return ask.options[min(spare_coins, len(ask.options) - 1)]


def _ill_gotten_gains(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    coins = coins_in_sight(sight)
    return YES if tier(coins + 1) > tier(coins) else PASS


def _engineer(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    if verb_of(ask.options[0]) == GAIN:
        return gain(sight, ask.options, menu)
    return YES if is_late(sight, 2) else PASS


def _raze(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    """The Raze itself goes when nothing worse is in hand."""
    if verb_of(ask.options[0]) != CHOOSE:
        return by_verb(sight, ask, menu)
    return PASS if any(in_deck(sight, card) <= 2 for card in sight.hand()) else YES


def _amulet(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    if verb_of(ask.options[0]) != CHOOSE:
        return by_verb(sight, ask, menu)
    coins = coins_in_sight(sight)
    if sight.is_my_turn and tier(coins + 1) > max(tier(coins), 2):
        return first_of([PLUS_COINS], ask.options)
    junk = any(is_junk(sight, card, menu.thin_to) for card in sight.hand())
    return first_of([MODE_TRASH if junk else MODE_SILVER], ask.options)


def _butcher(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    if ask.prompt != "butcher-coffers":
        return _upgrade(sight, ask, menu)
    return ask.options[min(2, len(ask.options) - 1)]  # what the trashed card was chosen for


def _governor(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    if verb_of(ask.options[0]) != CHOOSE:
        return _upgrade(sight, ask, menu)
    if is_late(sight, 4) and any(sight.cost(card) == 6 for card in sight.hand()):
        return first_of([MODE_TRASH], ask.options)
    return first_of([MODE_GOLD if sight.actions == 0 else PLUS_CARDS], ask.options)


def _treasurer(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    if verb_of(ask.options[0]) != CHOOSE:
        return by_verb(sight, ask, menu)
    if sight.in_hand(COPPER) and is_junk(sight, COPPER, menu.thin_to):
        return first_of([MODE_TRASH], ask.options)
    return ask.options[-1]  # the Key


def _jester(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    return ask.options[0] if as_gain(sight, card_of(ask.options[0])) > 20 else ask.options[1]


def _counterfeit(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    option = lowest(sight, ask.options, in_deck)
    card = card_of(option)
    return option if card is COPPER or card.id == "spoils" or PASS not in ask.options else PASS


def _black_market(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    """Buy what is worth its price; Treasures are played for a good card only."""
    if ask.prompt == "black-market-treasure":
        return ask.options[-2] if len(ask.options) > 1 else PASS
    if ask.prompt != "black-market-buy":
        return ask.options[0]
    best = PASS
    most = 20
    coins = sight.coins
    for option in ask.options:
        if verb_of(option) == BUY:
            card = card_of(option)
            lost = tier(coins) - tier(coins - sight.cost(card))
            value = as_gain(sight, card) - 30 * lost  # what the coins would buy afterwards
            if value > most:
                most = value
                best = option
    return best


def _ratcatcher(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    if PASS not in ask.options:
        return by_verb(sight, ask, menu)
    junk = any(is_junk(sight, card, menu.thin_to) for card in sight.hand())
    return ask.options[0] if junk else PASS


def _duplicate(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    gained = sight.gained()
    good = gained and PRICE[gained[-1].number] >= 5
    return ask.options[0] if good or PASS not in ask.options else PASS


def _tax(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    """The best pile this player does not want."""
    mine = [want.number for want in menu.wants]
    best = ask.options[0]
    most = -1000
    for option in ask.options:
        card = card_of(option)
        value = as_gain(sight, card) - (500 if card.number in mine else 0)
        if value > most:
            most = value
            best = option
    return best


def _salt_the_earth(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    return lowest(sight, ask.options, as_gain)


def _advance(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    """A cheap Action goes for a dear one."""
    if verb_of(ask.options[0]) == GAIN:
        return gain(sight, ask.options, menu)
    option = lowest(sight, ask.options, in_deck)
    return option if PRICE[card_of(option).number] <= 4 else PASS


def _mint(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    option = highest(sight, ask.options, in_deck)
    return PASS if PASS in ask.options and card_of(option) is COPPER else option


GAINING: Final[dict[str, Habit]] = {
    **dict.fromkeys(UPGRADES, _upgrade),
    "graverobber": _graverobber,
    "procession": _procession,
    "butcher": _butcher,
    "governor": _governor,
    # Trashing what is not worth keeping.
    "doctor": _doctor,
    "monastery": _monastery,
    "loan": _loan,
    "raze": _raze,
    "amulet": _amulet,
    "treasurer": _treasurer,
    "counterfeit": _counterfeit,
    "ratcatcher": _ratcatcher,
    "advance": _advance,
    "salt_the_earth": _salt_the_earth,
    # What was gained, and what comes with it.
    **dict.fromkeys(["royal_seal", "tracker", "travelling_fair", "cargo_ship"], _topdeck_gained),
    "watchtower": _watchtower,
    "duplicate": _duplicate,
    "ill_gotten_gains": _ill_gotten_gains,
    "engineer": _engineer,
    "jester": _jester,
    "mint": _mint,
    # Buying and paying more.
    "masterpiece": _masterpiece,
    "stonemason": _stonemason,
    "black_market": _black_market,
    "tax": _tax,
}
