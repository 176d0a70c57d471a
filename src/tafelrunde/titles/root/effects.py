"""The persistent effects of cards that are used outside battle, each once a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import PASS, Option
from tafelrunde.titles.root import removal
from tafelrunde.titles.root.board import SPOTS
from tafelrunde.titles.root.catalogue import (
    BETTER_BURROW_BANK,
    CODEBREAKERS,
    EFFECT_CARDS,
    EFFECTS,
    ROYAL_CLAIM,
    STAND_AND_DELIVER,
    TAX_COLLECTOR,
)
from tafelrunde.titles.root.factions.base import Faction
from tafelrunde.titles.root.vocabulary import CHOOSE, REMOVE, USE

if TYPE_CHECKING:
    from tafelrunde.titles.root.table import Root

BIRDSONG_EFFECTS: Final = (1 << ROYAL_CLAIM) | (1 << STAND_AND_DELIVER)
DAYLIGHT_EFFECTS: Final = (1 << TAX_COLLECTOR) | (1 << CODEBREAKERS)


def usable(g: Root, me: Faction, effect: int) -> bool:
    """Whether an effect that lies unused in the play area could do something."""
    if effect in (STAND_AND_DELIVER, CODEBREAKERS):
        return any(may_target(g, me, effect, other) for other in g.factions)
    if effect == TAX_COLLECTOR:
        return can_tax(g, me)
    return True


def add_use_options(g: Root, me: Faction, effects: int, options: list[Option]) -> None:
    """Offer those of the effects (bits) that could be used now."""
    unused = me.effects & ~me.effects_used & effects
    if unused:
        for effect in range(len(EFFECTS)):
            if (unused >> effect) & 1 and usable(g, me, effect):
                options.append(USE + EFFECT_CARDS[effect].number)


def offer_birdsong(g: Root, me: Faction) -> bool:
    """Royal Claim and Stand and Deliver! may be used at any time of Birdsong."""
    if not me.effects & BIRDSONG_EFFECTS:
        return False
    options: list[Option] = []
    add_use_options(g, me, BIRDSONG_EFFECTS, options)
    if not options:
        return False
    options.append(PASS)
    option = g.ask_of(me, "birdsong-card", options, "root:4.1.3")
    if option == PASS:
        return False
    use(g, me, option - USE)
    return True


def use(g: Root, me: Faction, number: int) -> None:
    """Use an effect in the play area, named by the object of its card."""
    for effect in range(len(EFFECTS)):
        if EFFECT_CARDS[effect].number == number:
            me.effects_used |= 1 << effect
            if effect == ROYAL_CLAIM:
                royal_claim(g, me)
            elif effect == STAND_AND_DELIVER:
                stand_and_deliver(g, me)
            elif effect == TAX_COLLECTOR:
                tax_collector(g, me)
            elif effect == CODEBREAKERS:
                codebreakers(g, me)


def targets(g: Root, me: Faction, effect: int) -> list[Faction]:
    """Whom an effect may be aimed at."""
    return [other for other in g.factions if may_target(g, me, effect, other)]


def may_target(g: Root, me: Faction, effect: int, other: Faction) -> bool:
    """Whether an effect may be aimed at a player: others, only enemies in the later print."""
    if other is me or (effect != BETTER_BURROW_BANK and not other.hand):
        return False
    if effect == CODEBREAKERS:
        return not other.hand_is_open
    return g.prepared.early_print or g.are_enemies(me, other)


def royal_claim(g: Root, me: Faction) -> None:
    # Discard it: 1 point for each clearing you rule.
    g.use_up(me, ROYAL_CLAIM)
    ruled = 0
    for c in range(1, SPOTS):
        if g.ruler(c) == me.seat:
            ruled += 1
    g.score(me, ruled, EFFECT_CARDS[ROYAL_CLAIM].rule)


def stand_and_deliver(g: Root, me: Faction) -> None:
    # Take a random card from another player, who scores 1 point.
    card = EFFECT_CARDS[STAND_AND_DELIVER]
    foes = targets(g, me, STAND_AND_DELIVER)
    foe = g.ask_faction(me, CHOOSE, foes, "stand-and-deliver", card.rule, card.id)
    g.tell_use(me, STAND_AND_DELIVER)
    g.steal(me, foe, card.rule)
    g.score(foe, 1, card.rule)


def taxable(g: Root, me: Faction) -> list[int]:
    """Where a warrior for the Tax Collector can come from: boxes count in the early print only."""
    found = [c for c in range(1, SPOTS) if me.warriors[c]]
    if g.prepared.early_print:
        found.extend(me.boxed_warriors())
    return found


def can_tax(g: Root, me: Faction) -> bool:
    """Whether there is such a place."""
    for c in range(1, SPOTS):
        if me.warriors[c]:
            return True
    return g.prepared.early_print and len(me.boxed_warriors()) > 0


def tax_collector(g: Root, me: Faction) -> None:
    # Remove one of your warriors to draw a card.
    card = EFFECT_CARDS[TAX_COLLECTOR]
    options = [REMOVE + place for place in taxable(g, me)]
    place = g.choose(me, "tax-collector", options, card.rule, card.id) - REMOVE
    g.tell_use(me, TAX_COLLECTOR)
    if place < SPOTS:
        removal.remove(g, [removal.Loss(me, me, place, 1, [])], None)
    else:
        me.take_from_box(g, place)
    g.draw(me, 1)


def codebreakers(g: Root, me: Faction) -> None:
    # Look at another player's hand.
    card = EFFECT_CARDS[CODEBREAKERS]
    foe = g.ask_faction(
        me, CHOOSE, targets(g, me, CODEBREAKERS), "codebreakers", card.rule, card.id
    )
    g.tell_use(me, CODEBREAKERS)
    g.show_hand(foe, me, card.rule)


def better_burrow_bank(g: Root, me: Faction) -> None:
    # You and another player of your choice draw a card; optional only in the later print.
    card = EFFECT_CARDS[BETTER_BURROW_BANK]
    options = [CHOOSE + foe.object for foe in targets(g, me, BETTER_BURROW_BANK)]
    if not g.prepared.early_print:
        options.append(PASS)
    option = g.choose(me, "better-burrow-bank", options, card.rule, card.id)
    me.effects_used |= 1 << BETTER_BURROW_BANK
    if option == PASS:
        return
    g.tell_use(me, BETTER_BURROW_BANK)
    g.draw(me, 1)
    g.draw(g.faction_of(option - CHOOSE), 1)
