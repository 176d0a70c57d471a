"""What to answer to cards of the first three sets that need a habit of their own, set by set."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.kernel.ask import PASS, Ask, Option
from tafelrunde.titles.dominion.bots.acting import best_action
from tafelrunde.titles.dominion.bots.choosing import (
    by_verb,
    card_of,
    first_of,
    gain,
    highest,
    lowest,
    name_own,
    spare,
)
from tafelrunde.titles.dominion.bots.menu import Menu
from tafelrunde.titles.dominion.bots.worth import (
    COPPER,
    CURSE_CARD,
    as_gain,
    best_gain,
    coins_in_sight,
    in_deck,
    in_hand,
    is_junk,
    tier,
)
from tafelrunde.titles.dominion.catalogue import ACTION, CARDS, TREASURE
from tafelrunde.titles.dominion.sight import DominionSight
from tafelrunde.titles.dominion.vocabulary import (
    CHOOSE,
    DISCARD,
    GAIN,
    MODE_ATTACK,
    MODE_CURSE,
    MODE_DECK,
    MODE_DISCARD,
    MODE_GOLD,
    MODE_MAT,
    MODE_PICKUP,
    MODE_TRASH,
    PLUS_ACTIONS,
    PLUS_BUYS,
    PLUS_CARDS,
    PLUS_COINS,
    STRIDE,
    TRASH,
    YES,
    verb_of,
)

Habit = Callable[[DominionSight, Ask, Menu], int]


# -- base game


def _cellar(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    option = lowest(sight, ask.options, in_hand)
    return option if in_hand(sight, card_of(option)) <= 3 else PASS


def _harbinger(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    option = highest(sight, ask.options, in_hand)
    return option if in_hand(sight, card_of(option)) > 10 else PASS


def _chapel(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    option = lowest(sight, ask.options, in_deck)
    card = card_of(option)
    coins = coins_in_sight(sight)
    if card is COPPER and tier(coins) >= 3 and tier(coins - 1) < tier(coins):
        return PASS  # the Gold or Province of this turn is worth more
    return option if is_junk(sight, card, menu.thin_to) else PASS


def _moneylender(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    return ask.options[0]


def _throne_room(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    return best_action(sight, ask.options, twice=True)


def upgrade_by(
    sight: DominionSight, options: list[Option], more: int, *, exactly: bool = False, types: int = 0
) -> int:
    """The card whose trashing gains most."""
    best = PASS
    most = 0 if PASS in options else -1000
    for option in options:
        if option != PASS:
            card = card_of(option)
            limit = sight.cost(card) + more
            gained = best_gain(sight, limit, exactly=exactly, types=types)
            value = (gained if gained > 0 else 0) - in_deck(sight, card)
            if value > most:
                most = value
                best = option
    return best


def _smugglers(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    left = [option for option in ask.options if sight.left(card_of(option)) > 0]
    return gain(sight, left, menu)


def _remodel(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    if verb_of(ask.options[0]) == TRASH:
        return upgrade_by(sight, ask.options, 2)
    return gain(sight, ask.options, menu)


def _mine(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    if verb_of(ask.options[0]) == TRASH:
        return upgrade_by(sight, ask.options, 3, types=TREASURE)
    return highest(sight, ask.options, as_gain)


def _thief(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    option = highest(sight, ask.options, in_deck)
    return PASS if PASS in ask.options and card_of(option) is COPPER else option


def _spy(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    bad = in_hand(sight, CARDS[ask.about]) <= 10
    discard = bad == (ask.prompt == "spy-own")
    return ask.options[0] if discard else ask.options[1]


def _library(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    return ask.options[0] if sight.actions > 0 else ask.options[-1]


def _sentry(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    for option in ask.options:
        if verb_of(option) == TRASH:
            if is_junk(sight, card_of(option), menu.thin_to):
                return option
    for option in ask.options:
        if verb_of(option) == DISCARD:
            if in_hand(sight, card_of(option)) <= 3:
                return option
    return PASS


def _put_back(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    wants = verb_of(ask.options[0]) == GAIN
    return gain(sight, ask.options, menu) if wants else spare(sight, ask.options)


# -- Intrigue


def _pawn(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    return first_of([PLUS_CARDS, PLUS_ACTIONS], ask.options)


def _lurker(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    from_trash = [option for option in ask.options if verb_of(option) == GAIN]
    if from_trash:
        return highest(sight, from_trash, as_gain)
    if PASS in ask.options and sight.in_hand(CARDS["lurker"]) == 0:
        return PASS
    return highest(sight, ask.options, as_gain)


def _swindler(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    return lowest(sight, ask.options, as_gain)


def _steward(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    if ask.options[0] // STRIDE * STRIDE != CHOOSE:
        return by_verb(sight, ask, menu)
    junk = sum(1 for card in sight.hand() if is_junk(sight, card, menu.thin_to))
    coins = coins_in_sight(sight)
    if junk >= 2 and tier(coins) < 4:
        return MODE_TRASH
    return PLUS_COINS if tier(coins + 2) > tier(coins) else PLUS_CARDS


def _wishing_well(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    return name_own(sight, ask.options)


def _baron(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    return ask.options[0]


def _mining_village(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    coins = coins_in_sight(sight)
    return YES if tier(coins) < 4 <= tier(coins + 2) else PASS


def _secret_passage(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    if ask.prompt == "secret-passage":
        return spare(sight, ask.options)
    junk = in_hand(sight, CARDS[ask.about]) <= 10
    return ask.options[-1] if junk else ask.options[0]


def _mill(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    values = sorted([in_hand(sight, card) for card in sight.hand()])
    if PASS in ask.options and (len(values) < 2 or values[0] + values[1] > 10):
        return PASS
    return lowest(sight, ask.options, in_hand)


def _upgrade(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    if verb_of(ask.options[0]) == TRASH:
        return upgrade_by(sight, ask.options, 1, exactly=True)
    return gain(sight, ask.options, menu)


def _torturer(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    if ask.options[0] // STRIDE * STRIDE != CHOOSE:
        return by_verb(sight, ask, menu)
    cheap = sum(1 for card in sight.hand() if in_hand(sight, card) <= 10)
    if sight.left(CURSE_CARD) == 0:
        return MODE_CURSE
    return MODE_DISCARD if cheap >= 2 or sight.hand_size(sight.player) < 2 else MODE_CURSE


def _minion(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    again = sight.in_hand(CARDS["minion"]) > 0
    poor = tier(coins_in_sight(sight) + 2) < 2 and sight.hand_size(sight.player) < 5
    return MODE_DISCARD if poor and not again else PLUS_COINS


def _courtier(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    if ask.prompt == "courtier-reveal":
        best = ask.options[0]
        for option in ask.options:
            if len(card_of(option).type_names()) > len(card_of(best).type_names()):
                best = option
        return best
    coins = coins_in_sight(sight)
    if tier(coins + 3) > tier(coins):
        return first_of([PLUS_COINS, MODE_GOLD, PLUS_BUYS], ask.options)
    return first_of([MODE_GOLD, PLUS_COINS, PLUS_BUYS], ask.options)


def _nobles(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    if sight.actions > 0:
        return PLUS_CARDS
    more = any(card.types & ACTION for card in sight.hand())
    return PLUS_ACTIONS if more else PLUS_CARDS


# -- Seaside


def _native_village(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    return MODE_PICKUP if len(sight.stored()) >= 3 else MODE_MAT


def _embargo(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    """The best kingdom card this player does not want."""
    mine = [want.number for want in menu.wants]
    best = ask.options[-1]
    most = -1000
    for option in ask.options:
        card = card_of(option)
        if card.number not in mine and not card.basic and as_gain(sight, card) > most:
            most = as_gain(sight, card)
            best = option
    return best


def _pearl_diver(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    return YES if in_hand(sight, CARDS[ask.about]) > 10 else PASS


def _ambassador(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    if ask.prompt == "ambassador-reveal":
        return lowest(sight, ask.options, in_deck)
    junk = is_junk(sight, CARDS[ask.about], menu.thin_to)
    return ask.options[-1] if junk else ask.options[0]


def _salvager(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    coins = coins_in_sight(sight)
    best = ask.options[0]
    most = -1000
    for option in ask.options:
        card = card_of(option)
        own = card.coins if card.types & TREASURE else 0
        value = 20 * tier(coins + sight.cost(card) - own) - in_deck(sight, card)
        if value > most:
            most = value
            best = option
    return best


def _navigator(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    if ask.options[0] // STRIDE * STRIDE != CHOOSE:
        return by_verb(sight, ask, menu)
    cards = sight.looking()
    worth = sum(in_hand(sight, card) for card in cards)
    return MODE_DISCARD if worth < 12 * len(cards) else MODE_DECK


def _pirate_ship(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    if ask.options[0] // STRIDE * STRIDE != CHOOSE:
        return highest(sight, ask.options, in_deck)
    return PLUS_COINS if sight.pirate_coins >= 3 else MODE_ATTACK


def _explorer(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    return ask.options[0]


HABITS: Final[dict[str, Habit]] = {
    "cellar": _cellar,
    "chapel": _chapel,
    "harbinger": _harbinger,
    "moneylender": _moneylender,
    "throne_room": _throne_room,
    "remodel": _remodel,
    "mine": _mine,
    "thief": _thief,
    "spy": _spy,
    "library": _library,
    "sentry": _sentry,
    "artisan": _put_back,
    "courtyard": _put_back,
    "pawn": _pawn,
    "lurker": _lurker,
    "swindler": _swindler,
    "steward": _steward,
    "wishing_well": _wishing_well,
    "baron": _baron,
    "mining_village": _mining_village,
    "secret_passage": _secret_passage,
    "mill": _mill,
    "upgrade": _upgrade,
    "torturer": _torturer,
    "minion": _minion,
    "replace": _remodel,
    "courtier": _courtier,
    "nobles": _nobles,
    "native_village": _native_village,
    "embargo": _embargo,
    "haven": _put_back,
    "pearl_diver": _pearl_diver,
    "ambassador": _ambassador,
    "smugglers": _smugglers,
    "salvager": _salvager,
    "navigator": _navigator,
    "pirate_ship": _pirate_ship,
    "explorer": _explorer,
}
