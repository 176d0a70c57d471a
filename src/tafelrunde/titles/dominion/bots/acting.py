"""Which Action a bot plays next, if any."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.kernel.ask import PASS, Option
from tafelrunde.titles.dominion.bots.worth import (
    BY_NUMBER,
    COPPER,
    ESTATE,
    coins_in_sight,
    in_deck,
    is_dead,
    is_junk,
    is_late,
    is_terminal,
    tier,
)
from tafelrunde.titles.dominion.catalogue import ACTION, TREASURE, Card
from tafelrunde.titles.dominion.sight import DominionSight
from tafelrunde.titles.dominion.vocabulary import STRIDE

Reason = Callable[[DominionSight, Card], bool]


def best_action(sight: DominionSight, options: list[Option], *, twice: bool = False) -> int:
    """The Action to play among the options, or pass; `twice` for Throne Room."""
    best = PASS
    most = -1
    for option in options:
        if option != PASS:
            worth = rank(sight, BY_NUMBER[option % STRIDE], twice)
            if worth > most:
                most = worth
                best = option
    if best == PASS and PASS not in options:
        return options[0]
    return best


def rank(sight: DominionSight, card: Card, twice: bool) -> int:
    """Villages first, then what draws for free, then what ends the phase; -1: better not."""
    reason = REASONS.get(card.id)
    if reason is not None and not reason(sight, card):
        return -1
    if twice:
        return 10 * card.cost + 5 * card.cards
    if card.actions >= 2:
        return 90 + card.cards
    if card.id == "throne_room":
        return 85
    if not is_terminal(card):
        return 70 + 4 * card.cards + card.actions
    if card.cards > 0 and sight.actions > 1:
        return 50 + 4 * card.cards  # draw before deciding on the rest
    return 3 * card.cost + 2 * card.cards


def _junk_in_hand(sight: DominionSight, card: Card) -> bool:
    return any(is_junk(sight, held, 4) for held in sight.hand())


def _two_junk_in_hand(sight: DominionSight, card: Card) -> bool:
    return sum(1 for held in sight.hand() if held is COPPER or is_junk(sight, held, 4)) >= 2


def _fodder_in_hand(sight: DominionSight, card: Card) -> bool:
    late = is_late(sight, 4)
    for held in sight.hand():
        if in_deck(sight, held) <= 2 or (late and held.cost >= 6 and not is_dead(held)):
            return True
    return False


def _copper_in_hand(sight: DominionSight, card: Card) -> bool:
    return sight.in_hand(COPPER) > 0


def _cheap_treasure_in_hand(sight: DominionSight, card: Card) -> bool:
    return any(held.types & TREASURE and held.cost < 6 for held in sight.hand())


def _two_coppers_in_hand(sight: DominionSight, card: Card) -> bool:
    return sight.in_hand(COPPER) >= 2


def _estate_in_hand(sight: DominionSight, card: Card) -> bool:
    return sight.in_hand(ESTATE) > 0 or is_late(sight, 3)


def _two_in_hand(sight: DominionSight, card: Card) -> bool:
    return sight.in_hand(card) >= 2


def _dead_card_in_hand(sight: DominionSight, card: Card) -> bool:
    return any(is_dead(held) for held in sight.hand())


def _another_action_in_hand(sight: DominionSight, card: Card) -> bool:
    for held in sight.hand():
        if held.types & ACTION and held is not card and rank(sight, held, True) > 0:
            return True
    return False


def _hand_below_seven(sight: DominionSight, card: Card) -> bool:
    return sight.hand_size(sight.player) < 8  # the card itself is still in hand


def _poor_hand(sight: DominionSight, card: Card) -> bool:
    return tier(coins_in_sight(sight)) <= 1 and sight.hand_size(sight.player) > 1


def _junk_in_deck(sight: DominionSight, card: Card) -> bool:
    cards = sight.cards()
    return sum(1 for held in cards if in_deck(sight, held) <= 2) * 2 > len(cards)


# Cards that are better not played in every situation, and when they are.
REASONS: Final[dict[str, Reason]] = {
    "ambassador": _junk_in_hand,
    "baron": _estate_in_hand,
    "chapel": _junk_in_hand,
    "coppersmith": _two_coppers_in_hand,
    "island": _dead_card_in_hand,
    "library": _hand_below_seven,
    "lookout": _junk_in_deck,
    "mine": _cheap_treasure_in_hand,
    "moneylender": _copper_in_hand,
    "remodel": _fodder_in_hand,
    "replace": _fodder_in_hand,
    "salvager": _fodder_in_hand,
    "tactician": _poor_hand,
    "throne_room": _another_action_in_hand,
    "trading_post": _two_junk_in_hand,
    "treasure_map": _two_in_hand,
    "upgrade": _fodder_in_hand,
}
