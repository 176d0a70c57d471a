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
    DISCARD,
    GAIN,
    GIVE,
    KEEP,
    PLACE,
    PLAY,
    REACT,
    REVEAL,
    STRIDE,
    TAKE,
    TOPDECK,
    TRASH,
    verb_of,
)

Worth = Callable[[DominionSight, Card], int]

MOAT: Final = REACT + CARDS["moat"].number
DIPLOMAT: Final = REACT + CARDS["diplomat"].number
SECRET_CHAMBER: Final = REACT + CARDS["secret_chamber"].number


def by_verb(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    """What to answer to cards that need no habit of their own."""
    options = ask.options
    verb = verb_of(options[0])
    if verb == GAIN:
        return gain(sight, options, menu)
    if verb == DISCARD:
        option = lowest(sight, options, in_hand)
        return PASS if PASS in options and in_hand(sight, card_of(option)) > 3 else option
    if verb == TRASH:
        option = lowest(sight, options, in_deck)
        junk = is_junk(sight, card_of(option), menu.thin_to)
        return PASS if PASS in options and not junk else option
    if verb == TOPDECK:
        return lowest(sight, options, in_hand)
    if verb == PLAY:
        return best_action(sight, options)
    if verb == REACT:
        return react(sight, options)
    if verb in (GIVE, REVEAL):
        return lowest(sight, options, in_deck)
    if verb in (KEEP, TAKE):
        return highest(sight, options, in_hand)
    if verb in (ASIDE, PLACE):
        return lowest(sight, options, in_hand)
    return options[0]  # USE, CHOOSE and numbers: in the order of the text


def card_of(option: Option) -> Card:
    """The card an option is about."""
    return BY_NUMBER[option % STRIDE]


def lowest(sight: DominionSight, options: list[Option], worth: Worth) -> int:
    """The option with the card that is worth least; passing is not considered."""
    best = options[0]
    least = 1000
    for option in options:
        if option != PASS:
            value = worth(sight, card_of(option))
            if value < least:
                least = value
                best = option
    return best


def highest(sight: DominionSight, options: list[Option], worth: Worth) -> int:
    """The option with the card that is worth most; passing is not considered."""
    best = options[0]
    most = -1000
    for option in options:
        if option != PASS:
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


def react(sight: DominionSight, options: list[Option]) -> int:
    """Moat always; Secret Chamber to hide the best; Diplomat to get rid of dead cards."""
    if MOAT in options:
        return MOAT
    if SECRET_CHAMBER in options:
        return SECRET_CHAMBER
    if DIPLOMAT in options and dead_in_hand(sight) >= 3:
        return DIPLOMAT
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
