"""Why an area or a region is no answer now; everything told here lies open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.reasons import Reason, no_choice, parts_of
from tafelrunde.titles.allegoria.bidding import MOST_IN_AREA
from tafelrunde.titles.allegoria.merchants import costs_anarchy
from tafelrunde.titles.allegoria.player import CENTRE, MERCHANT, REGIONS, SOLDIER, SPY, Player
from tafelrunde.titles.allegoria.vocabulary import (
    AREAS,
    DURING,
    FIGURE_NAMES,
    HOUSES,
    OBJECT_NAMES,
    VOCABULARY,
)

if TYPE_CHECKING:
    from tafelrunde.titles.allegoria.table import Allegoria


# The kind of figure that an action needs in a region, by question, and the rule that says so.
NEEDED: Final = {
    "attack-where": (SOLDIER, "allegoria:A137"),
    "ruse-where": (SPY, "allegoria:A153"),
    "commerce-where": (MERCHANT, "allegoria:A164"),
}
# The kind of worker card that an action takes beside jokers, and the rule that says so.
DISCARDED: Final = {
    "discard-soldiers": ("soldier", "allegoria:A130"),
    "discard-spies": ("spy", "allegoria:A149"),
    "discard-merchants": ("merchant", "allegoria:A160"),
    "discard-bankers": ("banker", "allegoria:A169"),
    "discard-scholars": ("scholar", "allegoria:A186"),
}


def why_not(g: Allegoria, ask: Ask, spot: str) -> Reason:
    """Why a place or a card is no answer to this question."""
    me = g.players[ask.player]
    zone, _, name = parts_of(spot)
    if not name or not VOCABULARY.names(name):
        return no_choice(ask)
    thing = VOCABULARY.object_number(name)
    found: Reason | None = None
    if AREAS <= thing < HOUSES:
        found = of_area(g, me, ask, thing - AREAS)
    elif ask.prompt in DISCARDED and zone == "hand" and thing < DURING:
        kind, rule = DISCARDED[ask.prompt]
        found = Reason("allegoria-why-kind", rule, {"kind": kind})
    elif ask.prompt in NEEDED:
        found = of_place(g, me, ask.prompt, name)
    return no_choice(ask, name) if found is None else found


def of_area(g: Allegoria, me: Player, ask: Ask, area: int) -> Reason | None:
    """Why nothing happens in an area: it is full, or another one is being resolved."""
    if ask.prompt == "bid":
        full = len(me.bids[area]) >= MOST_IN_AREA
        return (
            Reason("allegoria-why-full", "allegoria:A69", {"count": MOST_IN_AREA}) if full else None
        )
    if g.area and g.area - 1 != area:
        return Reason(
            "allegoria-why-area", "allegoria:A74", {"area": OBJECT_NAMES[AREAS + g.area - 1]}
        )
    return None


def of_place(g: Allegoria, me: Player, prompt: str, name: str) -> Reason | None:
    """Why there is no Attack, Ruse or Commerce in a region."""
    kind, rule = NEEDED[prompt]
    for region in [*range(g.seats), CENTRE]:
        if g.region_name(region) != name:
            continue
        if not me.figures[kind * REGIONS + region]:
            return Reason(f"allegoria-why-no-{FIGURE_NAMES[kind]}", rule, {"region": name})
        if kind == SPY and region == me.seat:
            return Reason("allegoria-why-own-tavern", rule)
        if kind == SOLDIER and region == me.seat:
            return Reason("allegoria-why-own-battlefield", "allegoria:A139")
        if kind == MERCHANT and costs_anarchy(g, me, region):
            return Reason("allegoria-why-no-marker", "allegoria:A118")
    return None
