"""What to ask twice: somebody stops although something useful, and as good as free, is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import PASS, Ask, Option
from tafelrunde.titles.root.catalogue import FACES, ITEM_CARD, Card
from tafelrunde.titles.root.factions import vagabond_characters as characters
from tafelrunde.titles.root.factions.base import Faction
from tafelrunde.titles.root.factions.cult import Cult
from tafelrunde.titles.root.factions.riverfolk import Riverfolk
from tafelrunde.titles.root.factions.vagabond import Vagabond
from tafelrunde.titles.root.vocabulary import (
    BATTLE,
    BUILD,
    CONVERT,
    CRAFT,
    DRAW,
    ESTABLISH,
    EXPLORE,
    QUEST,
    RECRUIT,
    REPAIR,
    REVEAL,
    SANCTIFY,
    SCORE,
    SPECIAL,
    STRIDE,
    STRIKE,
    verb_of,
)

if TYPE_CHECKING:
    from tafelrunde.titles.root.table import Root

CARD_AT: Final = {card.number: card for card in FACES}  # by object

# The questions after which there is no further chance this turn.
LAST_CALLS: Final = (
    "vagabond-daylight",
    "riverfolk-daylight",
    "cult-birdsong",
    "cult-daylight",
    "cult-craft",
    "eyrie-craft",
)


def caution(g: Root, me: Faction, ask: Ask, option: Option) -> str:
    """A reason to ask again, or ''."""
    if option != PASS or len(ask.options) == 1:
        return ""
    left = ask.prompt == "military-operation" or (
        ask.prompt == "marquise-daylight" and ask.count > 0
    )
    if not left and ask.prompt in LAST_CALLS:
        left = any(is_worthwhile(g, me, other) for other in ask.options)
    return "sure-actions-left" if left else ""


def is_worthwhile(g: Root, me: Faction, option: Option) -> bool:
    """Whether hardly anybody would leave this undone: it scores, or costs what comes back."""
    what = option % STRIDE
    verb = option - what
    if verb == CRAFT:
        return scores_an_item(g, me, CARD_AT[what])
    if isinstance(me, Vagabond):
        return is_good_for_vagabond(g, me, verb, what)
    if isinstance(me, Riverfolk):
        # Funds in their box bring dividends, if there is a trade post; committed ones come back.
        idle = not any(me.on_map(k) for k in range(len(me.kinds)))
        return verb == ESTABLISH or (idle and verb in (DRAW, RECRUIT))
    if isinstance(me, Cult):
        if verb == REVEAL:
            return has_good_ritual(g, me, CARD_AT[what].suit)
        return verb in (CONVERT, SANCTIFY)
    return False


def has_good_ritual(g: Root, me: Cult, suit: int) -> bool:
    """Whether a revealed card brings a piece or points; it comes back, unless it scores."""
    verbs = {verb_of(ritual) for ritual in me.rituals(g, suit)}
    if BUILD in verbs and me.stock[suit - 1]:
        return True
    if RECRUIT in verbs and me.supply:
        return True
    return SCORE in verbs and me.points_for(suit) > 0


def scores_an_item(g: Root, me: Faction, card: Card) -> bool:
    """Whether a card is crafted for an item that brings points."""
    return card.kind == ITEM_CARD and me.item_points(g, card) > 0


def is_good_for_vagabond(g: Root, me: Vagabond, verb: int, what: int) -> bool:
    """Items that stay up are of no use; walking, aiding and new enemies are matters of taste."""
    if verb in (QUEST, EXPLORE, REPAIR):
        return True
    if verb == STRIKE:
        return me.is_hostile(g.faction_of(what))
    if verb == BATTLE:
        return any(me.is_hostile(foe) and foe.is_present(what) for foe in g.factions)
    return verb == SPECIAL and me.character in (characters.THIEF, characters.TINKER)
