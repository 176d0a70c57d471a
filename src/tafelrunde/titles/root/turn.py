"""The turn (1.4): Birdsong, Daylight, Evening, one checkpointed step at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import PASS, Option
from tafelrunde.titles.root import battle, crafting, dominance, effects
from tafelrunde.titles.root.catalogue import (
    BETTER_BURROW_BANK,
    COBBLER,
    COMMAND_WARREN,
    EFFECT_CARDS,
)
from tafelrunde.titles.root.factions.base import Faction
from tafelrunde.titles.root.vocabulary import (
    ACTIVATE,
    CRAFT,
    DISCARD,
    RESOLVE,
    SERVICES,
    STRIDE,
    TAKE,
    USE,
)

if TYPE_CHECKING:
    from tafelrunde.titles.root.table import Root

SETUP: Final = 0
BIRDSONG: Final = 1
DAYLIGHT: Final = 2
EVENING: Final = 3
PHASE_NAMES: Final = ["setup", "birdsong", "daylight", "evening"]

HAND_LIMIT: Final = 5


def step(g: Root) -> None:
    """Play one step: a setup, the start of a phase, or one part of it."""
    phase = g.phase
    if phase == SETUP:
        set_up_next(g)
        return
    me = g.factions[g.turn]
    if phase == BIRDSONG:
        if not g.opened:
            start_turn(g, me)
        elif not effects.offer_birdsong(g, me):
            me.birdsong(g)
    elif phase == DAYLIGHT:
        if not g.opened:
            g.opened = True
            if me.has_effect(COMMAND_WARREN) and battle.may_battle(g, me, COMMAND_WARREN):
                return
        me.daylight(g)
    else:
        if not g.opened:
            g.opened = True
            if me.has_effect(COBBLER) and me.can_move(g):
                me.free_move(g, EFFECT_CARDS[COBBLER])
        me.evening(g)


def set_up_next(g: Root) -> None:
    """The next faction sets up, in the order of letters (5.1.7); then the first turn begins."""
    order = g.setup_order
    g.factions[order[g.stage]].setup(g)
    g.stage += 1
    if g.stage == len(order):
        g.stage = 0
        g.phase = BIRDSONG


def start_turn(g: Root, me: Faction) -> None:
    """A dominance may have won; then everything "at the start of Birdsong" in any order (1.1.3)."""
    g.opened = True
    if g.turn == g.first:
        g.round += 1
    if g.loud:
        g.say("turn", me.seat, {"faction": me.id, "round": g.round, "rule": "root:1.4"})
    if me.dominance >= 0 and dominance.has_won(g, me):
        rule = "root:3.3.1.II" if g.kinds[me.dominance].suit == 0 else "root:3.3.1.I"
        g.win(me, "dominance", rule)
    me.new_turn(g)
    waiting = me.starts_birdsong(g)
    if me.has_effect(BETTER_BURROW_BANK):
        waiting.append(EFFECT_CARDS[BETTER_BURROW_BANK].number)
    bought = False
    while True:
        options = [RESOLVE + effect for effect in waiting]
        sellers = [other for other in g.factions if other is not me and other.sells_to(g, me)]
        if sellers and not bought:
            options.append(RESOLVE + SERVICES)
        if not options:
            return
        effect = g.choose(me, "order-effects", options, "root:1.1.3") - RESOLVE
        if effect == SERVICES:
            bought = True
            for seller in sellers:
                seller.sell(g, me)
            continue
        waiting.remove(effect)
        if effect == EFFECT_CARDS[BETTER_BURROW_BANK].number:
            effects.better_burrow_bank(g, me)
        else:
            me.run_start(g, effect)


def end_phase(g: Root) -> None:
    """Go on to the next phase, or to the next player clockwise (1.4)."""
    me = g.factions[g.turn]
    if g.phase == BIRDSONG:
        while effects.offer_birdsong(g, me):  # the last chance, before mercenaries rule
            pass
    g.stage = 0
    g.actions = 0
    g.opened = False
    g.phase += 1
    if me.lender >= 0:
        g.forget_rulers()  # hired warriors rule from Daylight on
    if g.phase > EVENING:
        me.turn_ends(g)
        g.turn = (g.turn + 1) % g.seats
        g.phase = BIRDSONG


# -- what every faction may do in Daylight beside its own actions


def add_extras(g: Root, me: Faction, options: list[Option]) -> None:
    """Offer dominance cards and the cards that are used in Daylight."""
    if g.dominance_cards:
        dominance.add_options(g, me, options)
    if me.effects:
        effects.add_use_options(g, me, effects.DAYLIGHT_EFFECTS, options)


def may_have_extras(g: Root, me: Faction) -> bool:
    """Whether, as far as everybody knows, there could be such an offer."""
    if g.dominance_cards and dominance.may_be_of_use(g, me):
        return True
    if me.effects & effects.DAYLIGHT_EFFECTS:
        options: list[Option] = []
        effects.add_use_options(g, me, effects.DAYLIGHT_EFFECTS, options)
        return len(options) > 0
    return False


def took_extra(g: Root, me: Faction, option: Option) -> bool:
    """Carry out an answer that belongs to no faction in particular; False if it does."""
    verb = option - option % STRIDE
    if verb == CRAFT:
        crafting.craft(g, me, option - CRAFT)
    elif verb == ACTIVATE:
        dominance.activate(g, me, option - ACTIVATE)
    elif verb == TAKE:
        dominance.take(g, me, option - TAKE)
    elif verb == USE:
        effects.use(g, me, option - USE)
    else:
        return False
    return True


def last_extras(g: Root, me: Faction) -> bool:
    """Offer the extras once more before Daylight ends; whether one was taken."""
    if not may_have_extras(g, me):
        return False
    options: list[Option] = []
    add_extras(g, me, options)
    options.append(PASS)
    option = g.ask_of(me, "end-daylight", options, "root:3.3")
    return option != PASS and took_extra(g, me, option)


def draw_and_discard(g: Root, me: Faction, n: int, rule: str) -> None:
    """The end of Evening: draw, then discard down to five cards."""
    g.draw(me, n)
    discard_down(g, me, rule)


def discard_down(g: Root, me: Faction, rule: str) -> None:
    """Discard cards of one's choice until the hand holds five."""
    while len(me.hand) > HAND_LIMIT:
        over = len(me.hand) - HAND_LIMIT
        this = g.ask_card(
            me, verb=DISCARD, cards=me.hand, prompt="hand-limit", rule=rule, count=over
        )
        g.discard_from(me, this, me.hand)
