"""Travel (5.6), by oneself or because somebody else says so; turning up sites (2.8.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.titles.oath import majors
from tafelrunde.titles.oath.board import REGION_OF, SLOTS, TRAVEL_COST
from tafelrunde.titles.oath.contexts import TRAVELLING, Travel
from tafelrunde.titles.oath.player import Player
from tafelrunde.titles.oath.powers import (
    AFTER_TRAVEL,
    BIND_TRAVEL,
    DEPARTS,
    NAMES_DESTINATION,
    TRAVELLED,
    USE_TRAVEL,
)
from tafelrunde.titles.oath.vocabulary import TO

if TYPE_CHECKING:
    from tafelrunde.titles.oath.table import Oath


def _nearest(at: int) -> list[int]:
    keys = [TRAVEL_COST[REGION_OF[at]][REGION_OF[to]] * SLOTS + to for to in range(SLOTS)]
    return [key % SLOTS for key in sorted(keys)]


NEAREST: Final = [_nearest(slot) for slot in range(SLOTS)]  # all slots, the cheapest first


def shape(g: Oath, me: Player, used: list[int], to: int, free: bool, forced: bool) -> Travel:
    """A trip to one destination, as all powers shape it."""
    x = Travel(me, me.pawn, used, to)
    x.base = TRAVEL_COST[REGION_OF[me.pawn]][REGION_OF[to]]
    x.free = free
    x.is_forced = forced
    x.is_granted = free and not forced
    for this in used:
        g.power(this).use_travel(g, x, this)
    for this in g.active[BIND_TRAVEL]:
        g.power(this).bind_travel(g, x, this)
    x.close()
    return x


def trips(
    g: Oath,
    me: Player,
    used: list[int],
    free: bool = False,
    forced: bool = False,
    one: bool = False,
) -> list[Travel]:
    """The trips a player could make and pay; with `one` the first that is found will do."""
    found: list[Travel] = []
    costs = TRAVEL_COST[REGION_OF[me.pawn]]
    priced = not used and not free and not may_be_cheaper(g, me)
    for to in NEAREST[me.pawn] if one else range(SLOTS):
        if to != me.pawn and not (priced and costs[REGION_OF[to]] > me.supply):
            x = shape(g, me, used, to, free, forced)
            if majors.affordable(g, x):
                found.append(x)
                if one:
                    break
    return found


def may_be_cheaper(g: Oath, me: Player) -> bool:
    """Whether a trip may cost less than is printed, even without modifiers."""
    site = g.sites[me.pawn].card
    return g.power(site).eases_leaving or majors.is_eased(g, me, BIND_TRAVEL)


def is_possible(g: Oath, me: Player) -> bool:
    """Whether the player could travel at all."""
    if not g.active[USE_TRAVEL]:
        return bool(trips(g, me, [], False, False, True))
    proto = Travel(me, me.pawn, [], -1)
    base = majors.automatic(g, TRAVELLING, proto)
    if trips(g, me, base, False, False, True):
        return True
    for used in majors.combinations(g, TRAVELLING, proto, base):
        if trips(g, me, used, False, False, True):
            return True
    return False


def act(g: Oath, me: Player) -> None:
    """The major action: modifiers, destination, cost, moving (5.6)."""
    majors.begin(g, me, TRAVELLING)
    proto = Travel(me, me.pawn, [], -1)
    majors.pick(g, TRAVELLING, proto)
    x = choose_trip(g, me, trips(g, me, proto.used), me, "travel-to", "oath:5.6.1", "")
    if x is not None:
        go(g, x, "oath:5.6.2")


def namer(g: Oath, me: Player) -> Player | None:
    """Who names the destination in place of the traveller (Shrouded Wood)."""
    for this in g.active[NAMES_DESTINATION]:
        seat = g.power(this).names_destination(g, me, this)
        if seat >= 0:
            return g.players[seat]
    return None


def choose_trip(
    g: Oath,
    me: Player,
    choices: list[Travel],
    chooser: Player,
    prompt: str,
    cite: str,
    source: str,
    optional: bool = False,
) -> Travel | None:
    """Choose a destination. Nobody can be forced to pay a toll or flip a secret for one."""
    other = namer(g, me)
    if other is not None and not all(x.chooses_freely for x in choices):
        if optional and choices and not g.ask_yes(me, prompt="use-power", rule=cite, source=source):
            return None
        chooser, prompt, optional = other, "name-destination", False
    while choices:
        slots = [x.to for x in choices]
        g.candidates = choices
        to = g.ask_slot(chooser, TO, slots, prompt, cite, source, optional)
        if to < 0:
            return None
        x = choices[slots.index(to)]
        if chooser is me or not (x.tolls or x.flips):
            return x
        if g.ask_yes(
            me, prompt="pay-toll", rule=cite, source=source, about=g.kinds[g.sites[to].card].id
        ):
            return x
        choices.remove(x)
    return None


def free_trip(
    g: Oath,
    me: Player,
    cite: str,
    source: str = "",
    slots: list[int] | None = None,
    chooser: Player | None = None,
    optional: bool = False,
) -> bool:
    """Travel without Supply, to one of `slots` if given; another `chooser` forces the traveller.

    Returns whether the pawn moved.
    """
    forced = chooser is not None and chooser is not me
    choices = trips(g, me, [], True, forced)
    if slots is not None:
        choices = [x for x in choices if x.to in slots]
    by = chooser if chooser is not None else me
    x = choose_trip(g, me, choices, by, "travel-to", cite, source, optional)
    if x is None:
        return False
    go(g, x, cite)
    return True


def go(g: Oath, x: Travel, cite: str) -> None:
    """Pay, move the pawn, turn up the site, and let powers react."""
    me = x.me
    majors.pay(g, x, cite)
    for this in g.in_trigger_order(DEPARTS, me):
        g.power(this).departs(g, x, this)
    move_pawn(g, me, x.to, cite)
    for this in x.used:
        if AFTER_TRAVEL in g.power(this).hooks:
            g.power(this).after_travel(g, x, this)
    for this in g.in_trigger_order(TRAVELLED, me):
        g.power(this).travelled(g, x, this)
    if x.ends_act and g.turn == me.seat:
        g.end_act()
    g.settle()


def move_pawn(g: Oath, me: Player, slot: int, cite: str) -> None:
    """Set a pawn on a site, which is turned up if it was facedown."""
    me.pawn = slot
    turn_up(g, slot)
    if g.loud:
        g.say("travels", me.seat, {"site": g.kinds[g.sites[slot].card].id, "rule": cite})


def turn_up(g: Oath, slot: int) -> None:
    """Turn up a facedown site and fulfil its prompts: relics, favor, secrets (2.8.2)."""
    site = g.sites[slot]
    if site.faceup:
        return
    site.faceup = True
    g.known.pop(site.card, 0)
    g.enter(site.card, slot)
    card = g.kinds[site.card]
    if g.loud:
        g.say("reveals-site", -1, {"site": card.id, "rule": "oath:5.6.2"})
    for _ in range(card.start_relics):
        if g.relic_deck:
            site.relics.append(g.relic_deck.pop())
    site.favor = min(card.start_favor, g.shared_favor)
    g.shared_favor -= site.favor
    site.secrets = card.start_secrets
    g.title_stale = True


def distance(g: Oath, a: int, b: int) -> int:
    """The printed Supply cost between two slots."""
    return TRAVEL_COST[REGION_OF[a]][REGION_OF[b]]
