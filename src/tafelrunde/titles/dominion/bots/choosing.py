"""Choosing among options by what the cards are worth, whatever card asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.kernel.ask import PASS, Ask, Option
from tafelrunde.titles.dominion.bots.acting import best_action
from tafelrunde.titles.dominion.bots.menu import Menu
from tafelrunde.titles.dominion.bots.worth import (
    BY_NUMBER,
    as_gain,
    coins_in_sight,
    in_deck,
    in_hand,
    is_dead,
    is_junk,
    is_terminal,
    tier,
)
from tafelrunde.titles.dominion.catalogue import ACTION, CARDS, TREASURE, Card
from tafelrunde.titles.dominion.sight import DominionSight
from tafelrunde.titles.dominion.vocabulary import (
    ASIDE,
    BID,
    CHOOSE,
    DISCARD,
    GAIN,
    GIVE,
    KEEP,
    MODE_COPPER,
    MODE_CURSE,
    MODE_DISCARD,
    MODE_DUCHY,
    MODE_ESTATE,
    MODE_GOLD,
    MODE_HAND,
    MODE_SILVER,
    MODE_TRASH,
    NAME,
    PLACE,
    PLAY,
    PLUS_ACTIONS,
    PLUS_BUYS,
    PLUS_CARDS,
    PLUS_COINS,
    REACT,
    REVEAL,
    STRIDE,
    TAKE,
    TOKEN,
    TOPDECK,
    TRASH,
    VOCABULARY,
    YES,
    verb_of,
)

Worth = Callable[[DominionSight, Card], int]

SECRET_CHAMBER: Final = REACT + CARDS["secret_chamber"].number
DIPLOMAT: Final = REACT + CARDS["diplomat"].number
WATCHTOWER: Final = REACT + CARDS["watchtower"].number
TRADER: Final = REACT + CARDS["trader"].number
# Reactions that only help whoever shows them.
WELCOME: Final = [
    REACT + CARDS[id].number
    for id in [
        *["moat", "secret_chamber", "horse_traders", "beggar", "caravan_guard"],
        *["fools_gold", "market_square", "hovel"],
    ]
]
FAIR_BID: Final = 8  # Debt for 8 points; somebody may have to bid a little more
HIGH_BID: Final = 11


def by_verb(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    """What to answer to cards that need no habit of their own."""
    options = ask.options
    verb = verb_of(options[0])
    if verb == GAIN:
        return gain(sight, options, menu)
    if verb == DISCARD:
        if len(options) == 2 and verb_of(options[1]) == TOPDECK:
            return sort_top(sight, ask)
        option = lowest(sight, options, in_hand)
        return PASS if PASS in options and in_hand(sight, card_of(option)) > 3 else option
    if verb == TRASH:
        return trash(sight, options, menu)
    if verb == TOPDECK:
        return lowest(sight, options, in_hand)
    if verb == PLAY:
        return best_action(sight, options)
    if verb == REACT:
        return react(sight, ask, options)
    if verb == CHOOSE:
        return choose_mode(sight, options, menu)
    if verb in (GIVE, REVEAL):
        return lowest(sight, options, in_deck)
    if verb in (KEEP, TAKE):
        return highest(sight, options, in_hand)
    if verb in (ASIDE, PLACE):
        return lowest(sight, options, in_hand)
    if verb == BID:
        return bid(ask)
    if verb == NAME:
        return name_own(sight, options)
    if verb == TOKEN:
        return favourite(sight, options, menu)
    return options[0]  # USE, CALL and numbers: in the order of the text


def trash(sight: DominionSight, options: list[Option], menu: Menu) -> int:
    """The worst card, if it is junk or somebody has to go."""
    option = lowest(sight, [one for one in options if verb_of(one) == TRASH], in_deck)
    junk = is_junk(sight, card_of(option), menu.thin_to)
    return PASS if PASS in options and not junk else option


def sort_top(sight: DominionSight, ask: Ask) -> int:
    """Discard a weak card from one's own deck, a strong one from somebody else's."""
    weak = in_hand(sight, card_of(ask.options[0])) <= 10
    return ask.options[0] if weak != ask.prompt.endswith("-other") else ask.options[1]


def bid(ask: Ask) -> int:
    """A fair bid, a little more if it must be, or none."""
    offer = max(FAIR_BID, ask.count + 1)
    option = BID + VOCABULARY.numbers[offer]
    return option if offer <= HIGH_BID and option in ask.options else PASS


def name_own(sight: DominionSight, options: list[Option]) -> int:
    """What is left most often in one's own deck and discard pile, of what helps."""
    unseen: dict[int, int] = {}
    for card in sight.cards():
        unseen[card.number] = unseen.get(card.number, 0) + 1
    for card in sight.hand():
        unseen[card.number] = unseen.get(card.number, 0) - 1
    best = options[0]
    most = -1
    for option in options:
        count = unseen.get(option % STRIDE, 0)
        if count > most and not is_dead(card_of(option)):
            most = count
            best = option
    return best


def name_junk(sight: DominionSight, options: list[Option]) -> int:
    """The card this player would like most to be rid of: how many, and how bad."""
    counts: dict[int, int] = {}
    for card in sight.cards():
        value = in_deck(sight, card)
        if value <= 2 or is_dead(card):
            counts[card.number] = counts.get(card.number, 0) + (2 if value <= 0 else 1)
    best = options[0]
    most = 0
    for option in options:
        count = counts.get(option % STRIDE, 0)
        if count > most:
            most = count
            best = option
    return best


def favourite(sight: DominionSight, options: list[Option], menu: Menu) -> int:
    """The pile of which this player owns most, or wants first."""
    best = options[0]
    most = -1
    wanted = [want.number for want in menu.wants]
    for option in options:
        if option == PASS:
            continue
        number = option % STRIDE
        value = 10 * sight.owned(card_of(option))
        if number in wanted:
            value += 9 - min(8, wanted.index(number))
        if value > most:
            most = value
            best = option
    return best


def choose_mode(sight: DominionSight, options: list[Option], menu: Menu) -> int:
    """The mode that helps most now, as far as one can tell without knowing the card."""
    best = options[0]
    most = -1000
    for option in options:
        value = 0 if option == PASS else mode_worth(sight, option, menu)
        if value > most:
            most = value
            best = option
    return best


def mode_worth(sight: DominionSight, mode: Option, menu: Menu) -> int:
    """How much a mode helps; passing is worth 0."""
    if mode == PLUS_COINS:
        coins = coins_in_sight(sight)
        return 30 if tier(coins + 2) > tier(coins) else 15
    if mode == PLUS_CARDS:
        return 20
    if mode == PLUS_ACTIONS:
        waits = sight.actions == 0 and any(is_terminal(card) for card in sight.hand())
        return 40 if waits else 5
    if mode == PLUS_BUYS:
        return 12 if coins_in_sight(sight) >= 10 else 3
    if mode == MODE_TRASH:
        junk = sum(1 for card in sight.hand() if is_junk(sight, card, menu.thin_to))
        return 28 if junk >= 2 else 18 if junk else -10
    return MODE_WORTH.get(mode, 10)


# What single modes are worth whatever the position.
MODE_WORTH: Final[dict[int, int]] = {
    MODE_GOLD: 35,
    MODE_DUCHY: 16,
    MODE_SILVER: 17,
    MODE_ESTATE: 4,
    MODE_COPPER: 6,
    MODE_CURSE: -20,
    MODE_DISCARD: 8,
    MODE_HAND: 14,
    YES: 10,
}


def card_of(option: Option) -> Card:
    """The card an option is about."""
    return BY_NUMBER[option % STRIDE]


def lowest(sight: DominionSight, options: list[Option], worth: Worth) -> int:
    """The option with the card that is worth least; passing and modes are not considered."""
    best = options[0]
    least = 1000
    for option in options:
        if option % STRIDE in BY_NUMBER:
            value = worth(sight, card_of(option))
            if value < least:
                least = value
                best = option
    return best


def highest(sight: DominionSight, options: list[Option], worth: Worth) -> int:
    """The option with the card that is worth most; passing and modes are not considered."""
    best = options[0]
    most = -1000
    for option in options:
        if option % STRIDE in BY_NUMBER:
            value = worth(sight, card_of(option))
            if value > most:
                most = value
                best = option
    return best


def gain(sight: DominionSight, options: list[Option], menu: Menu) -> int:
    """What the menu wants, otherwise the best there is; nothing bad if passing is possible."""
    wanted = menu.pick(sight, options, GAIN)
    if wanted >= 0:
        return wanted
    best = highest(sight, options, as_gain)
    return PASS if PASS in options and as_gain(sight, card_of(best)) <= 0 else best


def react(sight: DominionSight, ask: Ask, options: list[Option]) -> int:
    """What only helps, always; Diplomat to get rid of dead cards, the others against junk."""
    for option in WELCOME:
        if option in options:
            return option
    if DIPLOMAT in options and dead_in_hand(sight) >= 3:
        return DIPLOMAT
    gained = CARDS.get(ask.about)
    if gained is not None:
        bad = as_gain(sight, gained) <= 3
        if TRADER in options and bad:
            return TRADER
        if WATCHTOWER in options and (bad or not is_dead(gained)):
            return WATCHTOWER
    return PASS if PASS in options else options[0]


def dead_in_hand(sight: DominionSight) -> int:
    """How many cards in hand do nothing."""
    return sum(1 for card in sight.hand() if is_dead(card))


def spare(sight: DominionSight, options: list[Option]) -> int:
    """A card to save for later: an Action too many, money too much, or what hurts least."""
    coins = coins_in_sight(sight)
    best = options[0]
    most = -1000
    for option in options:
        if option == PASS:
            continue
        card = card_of(option)
        if card.types & TREASURE:
            loss = tier(coins) - tier(coins - card.coins)
            value = 10 * card.coins if loss == 0 else -100 * loss
        elif card.types & ACTION:
            value = 50 + card.cost if sight.actions == 0 and is_terminal(card) else -50
        else:
            value = 1
        if value > most:
            most = value
            best = option
    return best


def first_of(wishes: list[int], options: list[Option]) -> int:
    """The first wish that is offered."""
    for wish in wishes:
        if wish in options:
            return wish
    return options[0]
