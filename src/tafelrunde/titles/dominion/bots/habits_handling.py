"""Habits of the later sets about hands, decks, mats, names and modes, by what asks."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import PASS, Ask
from tafelrunde.titles.dominion.bots.acting import best_action
from tafelrunde.titles.dominion.bots.choosing import (
    by_verb,
    card_of,
    choose_mode,
    dead_in_hand,
    first_of,
    gain,
    highest,
    lowest,
    name_junk,
    spare,
)
from tafelrunde.titles.dominion.bots.habits import Habit
from tafelrunde.titles.dominion.bots.menu import Menu
from tafelrunde.titles.dominion.bots.worth import (
    COLONY,
    COPPER,
    PROVINCE,
    coins_in_sight,
    in_deck,
    in_hand,
    is_dead,
    is_late,
    tier,
)
from tafelrunde.titles.dominion.catalogue import ACTION, TREASURE
from tafelrunde.titles.dominion.sight import DominionSight
from tafelrunde.titles.dominion.vocabulary import (
    CHOOSE,
    GAIN,
    MODE_COPPER,
    MODE_DECK,
    MODE_DISCARD,
    MODE_DUCHY,
    MODE_MAT,
    MODE_TRASH,
    NAME,
    PLAY,
    PLUS_CARDS,
    PLUS_COINS,
    TOPDECK,
    TRASH,
    YES,
    verb_of,
)


def _best(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    """The best card; in vain nothing."""
    return highest(sight, ask.options, in_deck)


def _best_in_hand(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    if verb_of(ask.options[0]) == GAIN:
        return gain(sight, ask.options, menu)
    option = highest(sight, ask.options, in_hand)
    return PASS if PASS in ask.options and is_dead(card_of(option)) else option


def _dearest(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    if ask.options[0] == YES:
        return YES
    return best_action(sight, ask.options, twice=True)


def _kings_court(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    if verb_of(ask.options[0]) != PLAY:
        return by_verb(sight, ask, menu)
    return best_action(sight, ask.options, twice=True)


def _never(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    return PASS if PASS in ask.options else by_verb(sight, ask, menu)


def _copper(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    """A Copper, or something worse, where it can be spared; otherwise rather nothing."""
    if verb_of(ask.options[0]) == GAIN:
        return gain(sight, ask.options, menu)
    if verb_of(ask.options[0]) == CHOOSE:
        return choose_mode(sight, ask.options, menu)
    option = lowest(sight, ask.options, in_hand)
    return PASS if PASS in ask.options and in_hand(sight, card_of(option)) > 10 else option


def _three_for_more(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    """Discard three cards only if they are hardly missed."""
    values = sorted([in_hand(sight, card) for card in sight.hand()])
    if PASS in ask.options and (len(values) < 3 or sum(values[:3]) > 24):
        return PASS
    return lowest(sight, ask.options, in_hand)


def _two_for_one(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    if ask.prompt != "vault-other":
        return by_verb(sight, ask, menu)
    values = sorted([in_hand(sight, card) for card in sight.hand()])
    if PASS in ask.options and (len(values) < 2 or values[0] + values[1] > 5):
        return PASS
    return lowest(sight, ask.options, in_hand)


def _journeyman(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    return name_junk(sight, ask.options)


def _rebuild(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    if verb_of(ask.options[0]) != NAME:
        return by_verb(sight, ask, menu)
    return first_of([NAME + COLONY.number, NAME + PROVINCE.number], ask.options)


def _contraband(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    return first_of([NAME + COLONY.number, NAME + PROVINCE.number], ask.options)


def _most(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    """As much as possible."""
    return ask.options[-1]


def _miser(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    saved = sum(1 for card in sight.tavern() if card is COPPER)
    return MODE_MAT if sight.in_hand(COPPER) and saved < 4 else PLUS_COINS


def _two_on_top(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    """Two cards are discarded, or put back, together: one's own or somebody else's."""
    if verb_of(ask.options[0]) != CHOOSE:
        return by_verb(sight, ask, menu)
    if ask.prompt.endswith("-other"):
        return first_of([MODE_DISCARD], ask.options)
    cards = sight.looking() or sight.revealed()
    weak = sum(in_hand(sight, card) for card in cards) < 12 * len(cards)
    return first_of([MODE_DISCARD if weak else MODE_DECK], ask.options)


def _catacombs(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    if verb_of(ask.options[0]) != CHOOSE:
        return by_verb(sight, ask, menu)
    cards = sight.looking()
    worth = sum(in_hand(sight, card) for card in cards)
    return ask.options[1] if cards and worth < 8 * len(cards) else ask.options[0]


def _count(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    if ask.prompt == "count-price":
        if dead_in_hand(sight) >= 2:
            return first_of([MODE_DISCARD], ask.options)
        return first_of([MODE_DECK, MODE_COPPER], ask.options)
    if ask.prompt != "count-reward":
        return by_verb(sight, ask, menu)
    if is_late(sight, 3):
        return first_of([MODE_DUCHY], ask.options)
    if all(in_deck(sight, card) <= 2 for card in sight.hand()):
        return first_of([MODE_TRASH], ask.options)
    return first_of([PLUS_COINS], ask.options)


def _wild_hunt(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    return first_of([PLUS_CARDS], ask.options)


def _duchy_or_estates(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    return first_of([MODE_DUCHY], ask.options)


def _sinister_plot(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    tokens = sight.plot_tokens
    return first_of([PLUS_CARDS], ask.options) if tokens >= 3 else ask.options[0]


def _annex(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    """What does nothing stays in the discard pile."""
    if verb_of(ask.options[0]) == GAIN:
        return gain(sight, ask.options, menu)
    option = lowest(sight, ask.options, in_hand)
    return option if in_hand(sight, card_of(option)) <= 10 else PASS


def _spare(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    if verb_of(ask.options[0]) == TRASH:
        return by_verb(sight, ask, menu)
    if PASS in ask.options and sight.actions > 0:
        return PASS
    return spare(sight, ask.options)


def _gear(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    """What this turn cannot use: Actions too many, coins beyond what they buy."""
    coins = coins_in_sight(sight)
    for option in ask.options:
        if option != PASS:
            card = card_of(option)
            if card.types & ACTION and sight.actions == 0:
                return option
            if card.types & TREASURE and tier(coins) == tier(coins - card.coins):
                return option
    return PASS


def _crypt(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    option = highest(sight, ask.options, in_hand)
    return PASS if PASS in ask.options and card_of(option).coins == 0 else option


def _storyteller(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    option = lowest(sight, ask.options, in_hand)
    return option if card_of(option) is COPPER or PASS not in ask.options else PASS


def _guide(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    return ask.options[0] if tier(coins_in_sight(sight)) <= 1 else PASS


def _coin_of_the_realm(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    waits = sight.actions == 0 and any(card.types & ACTION for card in sight.hand())
    return ask.options[0] if waits or PASS not in ask.options else PASS


def _lost_in_the_woods(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    if PASS in ask.options and dead_in_hand(sight) == 0:
        return PASS
    return by_verb(sight, ask, menu)


def _silos(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    return ask.options[-1] if tier(coins_in_sight(sight)) <= 1 else ask.options[0]


def _quest(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    if verb_of(ask.options[0]) != CHOOSE:
        return by_verb(sight, ask, menu)
    return ask.options[0]


def _scheme(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    if verb_of(ask.options[0]) not in (TOPDECK, GAIN):
        return ask.options[0]
    return highest(sight, ask.options, in_deck)


def _all_but_junk(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    option = highest(sight, ask.options, in_deck)
    return PASS if PASS in ask.options and in_deck(sight, card_of(option)) <= 0 else option


def _by_name(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    """Something helpful about a card is optional: always."""
    return ask.options[0]


HANDLING: Final[dict[str, Habit]] = {
    # Somebody else's best card, or the best for oneself.
    **dict.fromkeys(["advisor", "envoy", "pillage", "noble_brigand"], _best),
    **dict.fromkeys(["prince", "scepter"], _dearest),
    **dict.fromkeys(["kings_court", "disciple", "crown"], _kings_court),
    **dict.fromkeys(["the_moons_gift", "star_chart", "mountain_village"], _best_in_hand),
    **dict.fromkeys(["scheme", "herald", "herbalist", "scavenger", "rogue"], _scheme),
    "inn": _all_but_junk,
    # Better not.
    **dict.fromkeys(["duchess", "changeling"], _never),
    # Discarding.
    **dict.fromkeys(["stables", "plaza", "the_earths_gift"], _copper),
    "silos": _silos,
    **dict.fromkeys(["secret_cave", "the_skys_gift"], _three_for_more),
    "vault": _two_for_one,
    "lost_in_the_woods": _lost_in_the_woods,
    **dict.fromkeys(["arena", "crop_rotation", "opulent_castle", "tournament"], _by_name),
    # Naming.
    "journeyman": _journeyman,
    "rebuild": _rebuild,
    "contraband": _contraband,
    # Numbers.
    **dict.fromkeys(["counting_house", "capital"], _most),
    # Choices of a single card.
    "miser": _miser,
    **dict.fromkeys(["oracle", "survivors"], _two_on_top),
    "catacombs": _catacombs,
    "count": _count,
    "wild_hunt": _wild_hunt,
    **dict.fromkeys(["hunting_grounds", "sprawling_castle"], _duchy_or_estates),
    "sinister_plot": _sinister_plot,
    "annex": _annex,
    **dict.fromkeys(["city_gate", "save", "church"], _spare),
    "gear": _gear,
    "crypt": _crypt,
    "storyteller": _storyteller,
    # Calls from the Tavern mat.
    "guide": _guide,
    "coin_of_the_realm": _coin_of_the_realm,
    # Events.
    "quest": _quest,
}
