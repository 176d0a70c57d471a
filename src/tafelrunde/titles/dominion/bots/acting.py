"""Which Action a bot plays next, if any."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.kernel.ask import PASS, Option
from tafelrunde.titles.dominion.bots.worth import (
    BY_NUMBER,
    COPPER,
    DRAWS,
    ESTATE,
    PRICE,
    TERMINAL,
    coins_in_sight,
    in_deck,
    is_dead,
    is_junk,
    is_late,
    tier,
)
from tafelrunde.titles.dominion.catalogue import ACTION, TREASURE, VICTORY, Card
from tafelrunde.titles.dominion.sight import DominionSight
from tafelrunde.titles.dominion.vocabulary import PLAY, TREASURES, VILLAGERS_VERB

Reason = Callable[[DominionSight, Card], bool]

DOUBLERS: Final = {"throne_room", "kings_court", "procession", "disciple", "crown", "golem"}
# Treasures that look at what was played before them.
LAST_TREASURES: Final = {"bank", "horn_of_plenty", "fortune", "diadem", "crown", "scepter"}
# Treasures that cost something to play: they wait until they buy more.
DEAR_TREASURES: Final = {"cursed_gold", "spoils", "capital"}


def best_action(sight: DominionSight, options: list[Option], *, twice: bool = False) -> int:
    """The card to play among the options, or pass; `twice` for Throne Room."""
    best = PASS
    most = -1
    for option in options:
        if option >= PLAY and option < TREASURES:
            worth = rank(sight, BY_NUMBER[option - PLAY], twice)
            if worth > most:
                most = worth
                best = option
    if best == PASS and PASS not in options:
        return options[0]
    return best


def next_action(sight: DominionSight, options: list[Option]) -> int:
    """The next step of the Action phase: a Villager where an Action would wait in vain."""
    if sight.actions > 0 or VILLAGERS_VERB not in options:
        return best_action(sight, options)
    for card in sight.hand():
        if card.types & ACTION and rank(sight, card, False) >= 0:
            return VILLAGERS_VERB
    return PASS


def next_treasure(sight: DominionSight, options: list[Option]) -> int:
    """Treasures with a text first, then all plain ones, then those that count the others."""
    last = PASS
    for option in options:
        if option > PLAY and option < TREASURES:
            card = BY_NUMBER[option - PLAY]
            if card.id in LAST_TREASURES:
                last = option
            elif not card.is_plain_treasure() and _pays(sight, card):
                return option
    return TREASURES if TREASURES in options else last


def _pays(sight: DominionSight, card: Card) -> bool:
    """Whether a Treasure is better played than kept: some have a price."""
    if card.id not in DEAR_TREASURES:
        return True
    coins = coins_in_sight(sight)
    return tier(coins) > tier(coins - card.coins)


def rank(sight: DominionSight, card: Card, twice: bool) -> int:
    """Villages first, then what draws for free, then what ends the phase; -1: better not."""
    reason = REASONS.get(card.id)
    if reason is not None and not reason(sight, card):
        return -1
    number = card.number
    if twice:
        return 10 * PRICE[number] + 5 * DRAWS[number]
    if card.actions >= 2:
        return 90 + card.cards
    if card.id in DOUBLERS:
        return 85
    if not TERMINAL[number]:
        return 70 + 4 * DRAWS[number] + card.actions
    if DRAWS[number] > 0 and sight.actions > 1:
        return 50 + 4 * DRAWS[number]  # draw before deciding on the rest
    return 3 * PRICE[number] + 2 * DRAWS[number]


def _junk_in_hand(sight: DominionSight, card: Card) -> bool:
    return any(is_junk(sight, held, 4) for held in sight.hand())


def _trash_in_hand(sight: DominionSight, card: Card) -> bool:
    """Something that hardly anybody misses."""
    return any(in_deck(sight, held) <= 2 for held in sight.hand())


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
    """Something to play again that does not itself wait for something to play again."""
    for held in sight.hand():
        if held.types & ACTION and held.id not in DOUBLERS and rank(sight, held, True) > 0:
            return True
    return False


def _hand_below_seven(sight: DominionSight, card: Card) -> bool:
    return sight.hand_size(sight.player) < 8  # the card itself is still in hand


def _poor_hand(sight: DominionSight, card: Card) -> bool:
    return tier(coins_in_sight(sight)) <= 1 and sight.hand_size(sight.player) > 1


def _small_hand(sight: DominionSight, card: Card) -> bool:
    return sight.hand_size(sight.player) <= 5


def _treasure_in_hand(sight: DominionSight, card: Card) -> bool:
    return any(held.types & TREASURE and held.coins < 2 for held in sight.hand())


def _better_treasure_in_hand(sight: DominionSight, card: Card) -> bool:
    return any(held.types & TREASURE and held is not COPPER for held in sight.hand())


def _good_card_in_play(sight: DominionSight, card: Card) -> bool:
    return any(PRICE[held.number] >= 5 for held in sight.in_play())


def _few_treasures_in_hand(sight: DominionSight, card: Card) -> bool:
    return sum(1 for held in sight.hand() if held.types & TREASURE) < 4


def _victory_in_hand(sight: DominionSight, card: Card) -> bool:
    return any(held.types & VICTORY for held in sight.hand())


def _cards_to_discard(sight: DominionSight, card: Card) -> bool:
    return coins_in_sight(sight) <= 5


def _junk_in_deck(sight: DominionSight, card: Card) -> bool:
    cards = sight.cards()
    return sum(1 for held in cards if in_deck(sight, held) <= 2) * 2 > len(cards)


# Cards that are better not played in every situation, and when they are.
REASONS: Final[dict[str, Reason]] = {
    "altar": _fodder_in_hand,
    "ambassador": _junk_in_hand,
    "apprentice": _fodder_in_hand,
    "baron": _estate_in_hand,
    "bishop": _fodder_in_hand,
    "butcher": _fodder_in_hand,
    "catapult": _trash_in_hand,
    "changeling": _good_card_in_play,
    "chapel": _junk_in_hand,
    "church": _junk_in_hand,
    "coppersmith": _two_coppers_in_hand,
    "counting_house": _cards_to_discard,
    "crossroads": _victory_in_hand,
    "develop": _fodder_in_hand,
    "disciple": _another_action_in_hand,
    "dismantle": _fodder_in_hand,
    "exorcist": _trash_in_hand,
    "expand": _fodder_in_hand,
    "forager": _trash_in_hand,
    "forge": _trash_in_hand,
    "hideout": _trash_in_hand,
    "island": _dead_card_in_hand,
    "junk_dealer": _trash_in_hand,
    "kings_court": _another_action_in_hand,
    "library": _hand_below_seven,
    "lookout": _junk_in_deck,
    "mercenary": _two_junk_in_hand,
    "mine": _cheap_treasure_in_hand,
    "mint": _better_treasure_in_hand,
    "moneylender": _copper_in_hand,
    "poor_house": _few_treasures_in_hand,
    "pooka": _treasure_in_hand,
    "priest": _trash_in_hand,
    "procession": _another_action_in_hand,
    "rats": _trash_in_hand,
    "remake": _fodder_in_hand,
    "remodel": _fodder_in_hand,
    "replace": _fodder_in_hand,
    "research": _trash_in_hand,
    "sacrifice": _trash_in_hand,
    "salvager": _fodder_in_hand,
    "scholar": _small_hand,
    "spice_merchant": _treasure_in_hand,
    "stables": _treasure_in_hand,
    "stonemason": _fodder_in_hand,
    "storyteller": _copper_in_hand,
    "tactician": _poor_hand,
    "taxman": _cheap_treasure_in_hand,
    "temple": _trash_in_hand,
    "throne_room": _another_action_in_hand,
    "trade_route": _trash_in_hand,
    "trader": _fodder_in_hand,
    "trading_post": _two_junk_in_hand,
    "transmute": _trash_in_hand,
    "treasure_map": _two_in_hand,
    "upgrade": _fodder_in_hand,
    "watchtower": _hand_below_seven,
}
