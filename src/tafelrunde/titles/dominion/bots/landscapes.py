"""When it pays to buy an Event, or to pay more for a card; Projects pay until the game is late."""

from __future__ import annotations

from typing import Final

from tafelrunde.titles.dominion.bots.menu import When
from tafelrunde.titles.dominion.bots.worth import (
    COPPER,
    PRICE,
    SILVER,
    coins_in_sight,
    in_deck,
    is_late,
    money,
    tier,
)
from tafelrunde.titles.dominion.catalogue import ACTION, ATTACK, CURSE, TREASURE
from tafelrunde.titles.dominion.sight import DominionSight


def is_poor(sight: DominionSight) -> bool:
    """Whether all Treasures together do not pay what Alms gives, and none is in play."""
    if any(card.types & TREASURE for card in sight.in_play()):
        return False
    return coins_in_sight(sight) < 4


def _hid_treasures(sight: DominionSight) -> bool:
    return not any(card.types & TREASURE for card in sight.in_play())


def _one_coin_missing(sight: DominionSight) -> bool:
    return tier(sight.coins + 1) > tier(sight.coins) and not sight.lacks_card


def _attack_in_hand(sight: DominionSight) -> bool:
    hand = sight.hand()
    curses = sum(1 for card in hand if card.types & CURSE)
    return len(hand) >= 6 or curses >= 2 or any(card.types & ATTACK for card in hand)


def _coppers_in_play(sight: DominionSight) -> bool:
    coppers = sum(1 for card in sight.in_play() if card is COPPER)
    return coppers >= 2 and money(sight) >= 7 and not is_late(sight, 4) and sight.coins < 6


def _silvers_in_play(sight: DominionSight) -> bool:
    return sum(1 for card in sight.in_play() if card is SILVER) >= 2


def _two_to_trash(sight: DominionSight) -> bool:
    return sum(1 for card in sight.hand() if in_deck(sight, card) <= 2) >= 2


def _cheap_action_in_hand(sight: DominionSight) -> bool:
    return any(card.types & ACTION and PRICE[card.number] <= 4 for card in sight.hand())


def _nothing_left(sight: DominionSight) -> bool:
    return sight.undrawn == 0


def _much_junk(sight: DominionSight) -> bool:
    junk = sum(1 for card in sight.cards() if in_deck(sight, card) <= 0)
    return junk >= 3 and money(sight) >= 11 and not is_late(sight, 5)


def _coins_to_overpay(sight: DominionSight) -> bool:
    return sight.coins >= 5


def _early(sight: DominionSight) -> bool:
    return not is_late(sight, 5)


def _not_late(sight: DominionSight) -> bool:
    return not is_late(sight, 3)


def _late(sight: DominionSight) -> bool:
    return is_late(sight, 4)


def _very_late(sight: DominionSight) -> bool:
    return is_late(sight, 2) and len(sight.gained()) >= 1


def _always(sight: DominionSight) -> bool:
    return True


def _own_three_alike(sight: DominionSight) -> bool:
    counts: dict[int, int] = {}
    for card in sight.cards():
        if card.types & ACTION:
            counts[card.number] = counts.get(card.number, 0) + 1
    return any(count >= 3 for count in counts.values()) and not is_late(sight, 3)


# What is bought when the condition holds; other Events are left alone.
WHEN: Final[dict[str, When]] = {
    "alms": _hid_treasures,
    "borrow": _one_coin_missing,
    "quest": _attack_in_hand,
    "bonfire": _coppers_in_play,
    "expedition": _not_late,
    "ball": _early,
    "raid": _silvers_in_play,
    "trade": _two_to_trash,
    "training": _own_three_alike,
    "lost_arts": _own_three_alike,
    "pathfinding": _own_three_alike,
    "advance": _cheap_action_in_hand,
    "delve": _not_late,
    "banquet": _early,
    "wedding": _always,
    "windfall": _nothing_left,
    "conquest": _always,
    "dominate": _always,
    "triumph": _very_late,
    "donate": _much_junk,
    "annex": _late,
    "summon": _early,
    "seaway": _early,
    "salt_the_earth": _very_late,
    "masterpiece": _coins_to_overpay,
}
