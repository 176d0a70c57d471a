"""Why a place, a card in hand or a part of a board is no answer now.

Of a place it is also told what cannot be done there, deed by deed: no battle, no building.

The map lies open; of cards only those in the hand of the player who is asked are spoken of.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.reasons import Reason, no_choice, parts_of
from tafelrunde.titles.root.board import CORNERS, SPOTS
from tafelrunde.titles.root.catalogue import (
    AMBUSH_CARD,
    DOMINANCE_CARD,
    FACES,
    FAVOR_CARD,
    ITEM_CARD,
    ITEMS,
    PERSISTENT_CARD,
    Card,
)
from tafelrunde.titles.root.crafting import pieces_left
from tafelrunde.titles.root.factions.alliance import Alliance
from tafelrunde.titles.root.factions.base import Faction
from tafelrunde.titles.root.factions.cult import Cult
from tafelrunde.titles.root.factions.eyrie import Eyrie
from tafelrunde.titles.root.factions.marquise import Marquise
from tafelrunde.titles.root.factions.riverfolk import Riverfolk
from tafelrunde.titles.root.factions.vagabond import Vagabond
from tafelrunde.titles.root.marks import cost_of
from tafelrunde.titles.root.refusals import (
    no_battle,
    no_move,
    of_alliance,
    of_eyrie,
    of_marquise,
    of_roost,
    of_sympathy,
    of_track,
)
from tafelrunde.titles.root.refusals_river import of_cult, of_garden, of_post, of_riverfolk
from tafelrunde.titles.root.refusals_vagabond import (
    TASKS,
    of_other,
    of_pack,
    of_quest,
    of_vagabond,
)
from tafelrunde.titles.root.vocabulary import (
    AID,
    AT,
    BATTLE,
    BUILD,
    CONVERT,
    CRUSADE,
    ESTABLISH,
    EXPLORE,
    MOVE,
    NAMES,
    ORGANIZE,
    OVERWORK,
    RECRUIT,
    REVOLT,
    SANCTIFY,
    SLIP,
    SPREAD,
    STRIDE,
    STRIKE,
    TO,
    VERBS,
    VOCABULARY,
    is_place,
)

if TYPE_CHECKING:
    from tafelrunde.titles.root.table import Root

BY_ID: Final = {card.id: card for card in FACES}
# What each question offers to do at places; the first one is spoken of if nothing is possible.
DEEDS: Final = {
    "marquise-daylight": [MOVE, BATTLE, RECRUIT, BUILD, OVERWORK],
    "build-at": [AT],
    "new-roost": [AT],
    "decree-recruit": [RECRUIT],
    "decree-move": [MOVE],
    "decree-battle": [BATTLE],
    "decree-build": [BUILD],
    "alliance-birdsong": [SPREAD, REVOLT],
    "military-operation": [MOVE, BATTLE, RECRUIT, ORGANIZE],
    "vagabond-daylight": [TO, BATTLE, EXPLORE, AID, STRIKE],
    "slip": [SLIP],
    "cult-birdsong": [CRUSADE, CONVERT, SANCTIFY],
    "cult-daylight": [RECRUIT, BUILD],
    "ritual": [RECRUIT, BUILD],
    "riverfolk-daylight": [MOVE, BATTLE, RECRUIT, ESTABLISH],
}

# What speaks against a clearing while factions are set up.
NO_CORNER: Final = "root-why-no-corner"
DRY: Final = "root-why-no-river"
SET_UP: Final = {
    "place-keep": NO_CORNER,
    "first-roost": NO_CORNER,
    "cult-corner": NO_CORNER,
    "river-warrior": DRY,
    "place-building": "root-why-far-from-keep",
    "place-pawn": "root-why-no-forest",
}


def why_not(g: Root, ask: Ask, spot: str) -> Reason:
    """Why a place, a card or a part of a board is no answer to this question."""
    me = g.factions[ask.player]
    zone, owner, name = parts_of(spot)
    place = place_of(spot)
    found: Reason | None = None
    if place:
        found = of_place(g, me, ask, place)
    elif zone == "hand" and owner == me.seat and name in BY_ID:
        found = of_hand(g, me, ask, BY_ID[name])
    elif zone == "board" and 0 <= owner < len(g.factions):
        found = of_board(g, me, ask, g.factions[owner], name)
    elif zone == "quests" and name in TASKS and isinstance(me, Vagabond):
        found = of_quest(g, me, ask, name)
    if found is not None:
        return found
    return no_choice(ask, name if zone and name in BY_ID else "")


def place_of(name: str) -> int:
    """The number of a clearing or forest by its name; 0 if it is none."""
    number = VOCABULARY.object_number(name) if name and VOCABULARY.names(name) else 0
    return number if is_place(number) else 0


# -- places


def of_place(g: Root, me: Faction, ask: Ask, place: int) -> Reason | None:
    """Why nothing can be done in a clearing or forest, where the question makes that plain."""
    verbs = {option - option % STRIDE for option in ask.options}
    start = place_of(ask.about)
    if verbs == {TO} and start and ask.prompt == "move-to":
        return not_reached(g, me, start, place) if place < SPOTS else None
    if ask.prompt in SET_UP:
        return of_setup(g, ask, place)
    for verb in deeds_of(ask):
        found = refusal(g, me, ask, verb, place)
        if found is not None:
            return found
    return None


def of_setup(g: Root, ask: Ask, place: int) -> Reason | None:
    """Where no faction begins: what its first question asks of a place."""
    if place >= SPOTS:
        return None
    remark = SET_UP[ask.prompt]
    if (place in CORNERS and remark == NO_CORNER) or (g.board.is_on_river(place) and remark == DRY):
        return None  # it is another that the rules name
    if ask.prompt == "place-building" and not g.free_slots[place]:
        remark = "root-why-no-slot"
    return Reason(remark, ask.rule, {"clearing": NAMES[place]})


def deeds_of(ask: Ask) -> list[int]:
    """The verbs for places that a question is about."""
    if ask.prompt in DEEDS:
        return DEEDS[ask.prompt]
    verbs = {option - option % STRIDE for option in ask.options}
    return [verb for verb in (MOVE, BATTLE) if verb in verbs]


def refusals(g: Root, ask: Ask, spot: str) -> list[tuple[str, Reason]]:
    """Everything that the question is about and cannot be done at a place, with its reason."""
    place = place_of(spot)
    told: list[tuple[str, Reason]] = []
    for verb in deeds_of(ask) if place else []:
        if verb == AT or verb + place in ask.options:
            continue  # 'where?' is the whole question, and answered by why_not
        found = refusal(g, g.factions[ask.player], ask, verb, place)
        if found is not None:
            told.append((VERBS[verb // STRIDE], found))
    return told


def refusal(g: Root, me: Faction, ask: Ask, verb: int, place: int) -> Reason | None:
    """What speaks against doing something at a place; None if nothing does."""
    if isinstance(me, Vagabond):
        return of_vagabond(g, me, ask, verb, place) if ask.prompt in DEEDS else None
    if place >= SPOTS:
        return None
    if isinstance(me, Eyrie) and ask.prompt in DEEDS:
        return of_eyrie(g, me, ask, verb, place)
    if isinstance(me, Riverfolk) and ask.prompt in DEEDS:
        return of_riverfolk(g, me, ask, verb, place)
    if verb == MOVE:
        return no_move(g, me, place)
    if verb == BATTLE:
        return no_battle(g, me, place)
    if isinstance(me, Marquise):
        return of_marquise(g, me, ask, verb, place)
    if isinstance(me, Alliance):
        return of_alliance(g, me, ask, verb, place)
    return of_cult(g, me, ask, verb, place) if isinstance(me, Cult) else None


# -- boards


def of_board(g: Root, me: Faction, ask: Ask, owner: Faction, part: str) -> Reason | None:
    """Why a part of a board is no answer."""
    if isinstance(me, Vagabond) and part == "name":
        return of_other(g, me, ask, owner)
    if owner is not me:
        return None
    if isinstance(me, Marquise):
        return of_track(g, me, ask, part)
    if isinstance(me, Eyrie):
        return of_roost(ask, part)
    if isinstance(me, Alliance):
        return of_sympathy(g, me, ask, part)
    if isinstance(me, Cult):
        return of_garden(g, me, ask, part)
    if isinstance(me, Riverfolk):
        return of_post(g, me, ask, part)
    return of_pack(g, me, ask, part) if isinstance(me, Vagabond) else None


# -- moving


def not_reached(g: Root, me: Faction, a: int, b: int) -> Reason:
    """Why warriors cannot move from one clearing to another."""
    if a == b:
        return Reason("root-why-here", "root:4.2", {"clearing": NAMES[a]})
    if b not in me.reach(g, a):
        return Reason("root-why-not-adjacent", "root:4.2", {"from": NAMES[a], "to": NAMES[b]})
    if g.is_closed(b):
        return Reason("root-why-closed", "root:4.2", {"clearing": NAMES[b]})
    return Reason("root-why-no-rule", "root:4.2.1", {"from": NAMES[a], "to": NAMES[b]})


# -- the hand


def of_hand(g: Root, me: Faction, ask: Ask, card: Card) -> Reason | None:
    """Why a card of the own hand cannot be used in the own turn."""
    if g.turn != me.seat or ask.about or ask.source:
        return None
    if card.kind == AMBUSH_CARD:
        return Reason("root-why-ambush", "root:2.1.4")
    if card.kind == DOMINANCE_CARD:
        held = me.dominance >= 0
        return Reason("root-why-dominant" if held else "root-why-dominance", "root:3.3.1")
    if card.kind == ITEM_CARD and g.items[card.item] == 0:
        return Reason("root-why-no-item", "root:4.1.2", {"item": ITEMS[card.item]})
    if card.kind == PERSISTENT_CARD and me.has_effect(card.effect):
        return Reason("root-why-crafted", "root:4.1.4", {"card": card.id})
    if card.kind not in (ITEM_CARD, PERSISTENT_CARD, FAVOR_CARD):
        return None
    missing = not me.can_pay(g, card, pieces_left(g, me))
    message = "root-why-too-dear" if missing else "root-why-not-crafting"
    return Reason(message, "root:4.1.1", {"card": card.id, "cost": cost_of(card)})
