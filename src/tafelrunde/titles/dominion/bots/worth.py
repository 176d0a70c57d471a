"""What a card is worth to a bot: in hand for a turn, in the deck, or as a gain."""

from __future__ import annotations

from typing import Final

from tafelrunde.titles.dominion.cards import all_sets  # noqa: F401  (registers every card)
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    CARDS,
    CURSE,
    NIGHT,
    RUINS,
    SHELTER,
    TREASURE,
    VICTORY,
    Card,
)
from tafelrunde.titles.dominion.roles import cards_drawn, ends_actions
from tafelrunde.titles.dominion.sight import DominionSight
from tafelrunde.titles.dominion.vocabulary import STRIDE

BY_NUMBER: Final = {card.number: card for card in CARDS.values()}
COPPER: Final = CARDS["copper"]
SILVER: Final = CARDS["silver"]
GOLD: Final = CARDS["gold"]
ESTATE: Final = CARDS["estate"]
PROVINCE: Final = CARDS["province"]
COLONY: Final = CARDS["colony"]
POTION: Final = CARDS["potion"]
CURSE_CARD: Final = CARDS["curse"]

# Where the price says nothing, or the wrong thing, about what a card is worth: in coins.
PRICED: Final[dict[str, int]] = {
    "peddler": 5,
    "poor_house": 2,
    "fools_gold": 3,
    "mint": 3,
    "farmland": 6,
    "death_cart": 3,
    "spoils": 4,
    "madman": 4,
    "mercenary": 5,
    "bag_of_gold": 6,
    "diadem": 7,
    "followers": 8,
    "princess": 6,
    "trusty_steed": 8,
    "wish": 5,
    "will_o_wisp": 3,
    "imp": 4,
    "bat": 4,
    "haunted_mirror": 1,
    "magic_lamp": 1,
    "goat": 3,
    "necropolis": 1,
    "engineer": 4,
    "city_quarter": 6,
    "overlord": 6,
    "royal_blacksmith": 6,
    "fortune": 9,
    "vineyard": 4,
    "transmute": 2,
    "rats": 2,
    "treasure_map": 3,
}


def _price(card: Card) -> int:
    return PRICED.get(card.id, card.cost + 2 * card.potion + card.debt)


def _by_number(values: list[tuple[int, int]]) -> list[int]:
    numbers = [0] * STRIDE
    for number, value in values:
        numbers[number] = value
    return numbers


# Looked up so often that they are lists by the card's number.
PRICE: Final = _by_number([(card.number, _price(card)) for card in CARDS.values()])
DRAWS: Final = _by_number([(card.number, cards_drawn(card)) for card in CARDS.values()])
TERMINAL: Final = _by_number([(card.number, int(ends_actions(card))) for card in CARDS.values()])
DOES_SOMETHING: Final = ACTION | TREASURE | NIGHT


def is_late(sight: DominionSight, provinces: int) -> bool:
    """Whether at most so many Provinces, or Colonies, are left for every two players."""
    return sight.ends_left * 2 <= provinces * sight.seats


def is_dead(card: Card) -> bool:
    """Whether the card does nothing in hand."""
    return card.types & DOES_SOMETHING == 0


def is_terminal(card: Card) -> bool:
    """Whether playing the card uses up an action."""
    return TERMINAL[card.number] != 0


def money(sight: DominionSight) -> int:
    """The coins of all Treasures this player owns."""
    return sum(card.coins for card in sight.cards() if card.types & TREASURE)


def coins_in_sight(sight: DominionSight) -> int:
    """The coins there will be after playing all Treasures in hand."""
    return sight.coins + sum(card.coins for card in sight.hand() if card.types & TREASURE)


def tier(coins: int) -> int:
    """What kind of card so many coins buy: nothing much, Silver, a 5, Gold, Province."""
    return (coins >= 3) + (coins >= 5) + (coins >= 6) + (coins >= 8)


def in_hand(sight: DominionSight, card: Card) -> int:
    """How much a card in hand helps: low ones are discarded first."""
    types = card.types
    if not types & DOES_SOMETHING:
        return 0 if types & CURSE else 1
    if types & RUINS:
        return 2
    if types & TREASURE:
        return 10 * card.coins if card.coins else 4 + 4 * PRICE[card.number]
    if is_terminal(card):
        if sight.is_my_turn:
            if sight.actions == 0:
                return 2
        elif _is_second_terminal(sight, card):
            return 3
    return 8 + 4 * PRICE[card.number]


def _is_second_terminal(sight: DominionSight, card: Card) -> bool:
    """Whether the hand holds a better Action that ends the phase and nothing that prevents it."""
    better = False
    for other in sight.hand():
        if other.actions >= 2:
            return False
        if is_terminal(other) and (
            other.cost > card.cost or (other.cost == card.cost and other.number > card.number)
        ):
            better = True
    return better or sight.in_hand(card) > 1


def in_deck(sight: DominionSight, card: Card) -> int:
    """How much it helps to own a card: low ones are trashed or given away first."""
    types = card.types
    if types & CURSE:
        return -10
    if types & (RUINS | SHELTER):
        return 1 if card.actions >= 2 else -2
    if card is COPPER:
        return 2
    if card is ESTATE:
        return 15 if is_late(sight, 2) else 0
    price = PRICE[card.number]
    if is_dead(card) and not is_late(sight, 4):
        return 8 * price if card.points >= 6 else 4 * price
    return 10 * price if price else 5


def is_junk(sight: DominionSight, card: Card, thin_to: int) -> bool:
    """Whether the deck is better without the card, and still has `thin_to` coins."""
    if card is COPPER:
        return money(sight) > thin_to
    return in_deck(sight, card) <= 0


def as_gain(sight: DominionSight, card: Card) -> int:
    """How much it helps to gain a card, if no menu says otherwise."""
    types = card.types
    if types & CURSE:
        return -10
    if types & RUINS:
        return -3
    if card is COPPER:
        return 0
    if card.points >= 6:
        return 200 + card.points
    if card is ESTATE:
        return 32 if is_late(sight, 2) else 3
    price = PRICE[card.number]
    if is_dead(card):
        return 12 * price if is_late(sight, 4) else 4 * price
    if card is POTION:
        return 25
    worth = 10 * price + (2 if types & TREASURE else 0)
    if is_late(sight, 2) and not types & VICTORY:
        worth //= 3
    if is_terminal(card):
        mine = sight.cards()
        if sum(1 for other in mine if is_terminal(other)) * 8 >= len(mine):
            worth -= 25
    return worth


def best_gain(sight: DominionSight, limit: int, *, exactly: bool = False, types: int = 0) -> int:
    """The worth of the best card in the Supply up to (or at exactly) that cost."""
    best = -20
    for card in sight.supply():
        cost = sight.cost(card)
        if cost > limit or (exactly and cost < limit) or sight.left(card) == 0:
            continue
        if card.potion or card.debt:
            continue
        if types == 0 or card.types & types:
            worth = as_gain(sight, card)
            if worth > best:
                best = worth
    return best
