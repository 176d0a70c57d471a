"""Why a pile, an Event, a Project or a card in hand is no answer now.

Everything told here lies open, or is the hand of the player who is asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.events import Arg
from tafelrunde.kernel.reasons import Reason, no_choice, parts_of
from tafelrunde.titles.dominion.buying import CUBES
from tafelrunde.titles.dominion.catalogue import (
    ACTION,
    CARDS,
    LANDSCAPE,
    NIGHT,
    PROJECT,
    TREASURE,
    Card,
)
from tafelrunde.titles.dominion.counters import DEBT
from tafelrunde.titles.dominion.vocabulary import GAIN, verb_of

if TYPE_CHECKING:
    from tafelrunde.titles.dominion.player import Player
    from tafelrunde.titles.dominion.table import Dominion

# The questions of a turn: what is played at them, and what to say of a card of another type and
# of a pile, which is not bought yet or not any more.
PLAYED: Final = {"play-action": ACTION, "play-treasure": TREASURE, "play-night": NIGHT}
WRONG_TYPE: Final = {
    "play-action": "dominion-why-not-action",
    "play-treasure": "dominion-why-not-treasure",
    "play-night": "dominion-why-not-night",
}
NOT_NOW: Final = {
    "play-action": "dominion-why-buy-later",
    "play-treasure": "dominion-why-treasures-first",
    "play-night": "dominion-why-bought-before",
}


def why_not(g: Dominion, ask: Ask, spot: str) -> Reason:
    """Why a pile, a landscape or a card is no answer to this question."""
    zone, owner, name = parts_of(spot)
    card = CARDS.get(name)
    if card is None:
        return no_choice(ask)
    me = g.players[ask.player]
    found: Reason | None = None
    if zone in ("supply", "landscape"):
        found = of_pile(g, me, ask, card)
    elif zone == "hand" and owner == me.seat:
        found = of_hand(g, ask, card)
    return no_choice(ask, card.id) if found is None else found


# -- piles, Events and Projects


def of_pile(g: Dominion, me: Player, ask: Ask, card: Card) -> Reason | None:
    """Why something beside the players cannot be bought or gained now."""
    if ask.prompt in NOT_NOW:
        return Reason(NOT_NOW[ask.prompt], "dominion:D13")
    if ask.prompt == "buy":
        return not_bought(g, me, card)
    if not any(verb_of(option) == GAIN for option in ask.options) or not ask.source:
        return None
    return not_there(g, card) or told("dominion-why-gain", ask.rule, card, {"source": ask.source})


def not_bought(g: Dominion, me: Player, card: Card) -> Reason | None:
    """Why something cannot be bought; what would have to change first is told first."""
    landscape = card.types & LANDSCAPE != 0
    gone = not_sold(g, me, card) if landscape else not_there(g, card)
    if gone is not None:
        return gone
    if me.counts[DEBT]:
        return told("dominion-why-debt", "dominion:D48", card, {"count": me.counts[DEBT]})
    if g.buys == 0:
        return told("dominion-why-no-buys", "dominion:D14", card)
    for other in g.kingdom.elements:
        if other.ban is not None and other.ban(g, me, card):
            return told("dominion-why-forbidden", other.rule, card, {"source": other.id})
    cost = card.cost if landscape else g.cost(card)
    if cost <= g.coins and card.potion <= g.potions:
        return None
    price: dict[str, Arg] = {"cost": cost, "potion": card.potion, "debt": card.debt}
    held: dict[str, Arg] = {"coins": g.coins, "potions": g.potions}
    return told("dominion-why-too-dear", "dominion:D17", card, price | held)


def not_there(g: Dominion, card: Card) -> Reason | None:
    """Why a card does not lie on a pile of the Supply, if it does not."""
    pile = g.pile(card)
    if pile is None:
        return None
    if not pile.supply:
        return told("dominion-why-beside", "dominion:D10", card)
    if pile.top is None:
        return told("dominion-why-empty", "dominion:D31", card)
    if pile.top is not card:
        return told("dominion-why-covered", "dominion:D31", card, {"top": pile.top.id})
    return None


def not_sold(g: Dominion, me: Player, card: Card) -> Reason | None:
    """Why an Event or Project cannot be bought (again), and a Landmark not at all."""
    if card not in g.kingdom.buyable:
        return told("dominion-why-landmark", "dominion:D54", card)
    if card in me.owned:
        rule = "dominion:D55" if card.types & PROJECT else card.rule
        return told("dominion-why-owned", rule, card)
    if card.types & PROJECT:
        if len([own for own in me.owned if own.types & PROJECT]) >= CUBES:
            return told("dominion-why-cubes", "dominion:D55", card, {"count": CUBES})
        return None
    if card.once == "turn" and card in g.events_bought:
        return told("dominion-why-once-a-turn", card.rule, card)
    return None


# -- the hand


def of_hand(g: Dominion, ask: Ask, card: Card) -> Reason | None:
    """Why a card of the player's hand cannot be played now."""
    types = g.types(card)
    if ask.prompt == "buy":
        if types & TREASURE:
            return told("dominion-why-treasure-late", "dominion:D16", card)
        return told("dominion-why-buying", "dominion:D13", card)
    if ask.prompt not in PLAYED:
        return None
    if types & ACTION and g.actions == 0 and ask.prompt != "play-night":
        return told("dominion-why-no-actions", "dominion:D15", card)
    if not types & PLAYED[ask.prompt]:
        return told(WRONG_TYPE[ask.prompt], ask.rule, card, {"types": card.type_names()})
    return None


def told(message: str, rule: str, card: Card, more: Mapping[str, Arg] | None = None) -> Reason:
    """A reason about a card."""
    args: dict[str, Arg] = {"card": card.id}
    if more is not None:
        args.update(more)
    return Reason(message, rule, args)
