"""Why something cannot be done in a clearing or with a part of one's board: the four first boards.

Every function says what speaks against it, or None if nothing does. The map and the boards lie
open; of cards only those are looked at that the player who is asked holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.reasons import Reason
from tafelrunde.titles.root import battle, moving
from tafelrunde.titles.root.catalogue import SUITS
from tafelrunde.titles.root.factions import alliance, eyrie, marquise
from tafelrunde.titles.root.factions import vagabond_characters as characters
from tafelrunde.titles.root.factions.alliance import Alliance
from tafelrunde.titles.root.factions.base import Faction
from tafelrunde.titles.root.factions.eyrie import Eyrie
from tafelrunde.titles.root.factions.marquise import Marquise
from tafelrunde.titles.root.vocabulary import (
    AT,
    BATTLE,
    BUILD,
    MOVE,
    NAMES,
    OVERWORK,
    RECRUIT,
    REVOLT,
    SPREAD,
)

if TYPE_CHECKING:
    from tafelrunde.titles.root.table import Root

TRACKS: Final = {"sawmill": 0, "workshop": 1, "recruiter": 2}


def at_clearing(remark: str, rule: str, c: int) -> Reason:
    """A reason that names nothing but a clearing."""
    return Reason(remark, rule, {"clearing": NAMES[c]})


# -- whoever plays


def no_battle(g: Root, me: Faction, c: int) -> Reason | None:
    """Why warriors cannot start a battle in a clearing."""
    if battle.opponents_in(g, me, c):
        return None
    if not me.warriors[c] and not me.hired(g, c):
        return at_clearing("root-why-no-warriors", "root:4.3", c)
    return at_clearing("root-why-no-enemy", "root:4.3", c)


def no_move(g: Root, me: Faction, c: int) -> Reason | None:
    """Why warriors cannot move from a clearing."""
    if not me.warriors[c]:
        return at_clearing("root-why-no-warriors", "root:4.2", c)
    if moving.can_leave(g, me, c):
        return None
    return at_clearing("root-why-stuck", "root:4.2.1", c)


def no_placing(g: Root, me: Faction, c: int) -> Reason | None:
    """Why pieces cannot be placed in a clearing."""
    if g.is_closed(c):
        return at_clearing("root-why-closed", characters.RULES[characters.SCOUNDREL], c)
    return None if g.may_place(me, c) else at_clearing("root-why-keep", "root:6.2.2", c)


def no_room(g: Root, me: Faction, c: int) -> Reason | None:
    """Why a building cannot be placed in a clearing."""
    if not g.free_slots[c]:
        return at_clearing("root-why-no-slot", "root:2.2.3", c)
    return no_placing(g, me, c)


def no_ruled_room(g: Root, me: Faction, c: int, rule: str) -> Reason | None:
    """The same for buildings that must be placed where one rules."""
    if g.ruler(c) != me.seat:
        return at_clearing("root-why-not-ruled", rule, c)
    return no_room(g, me, c)


def no_card(g: Root, me: Faction, c: int, rule: str) -> Reason | None:
    """Why nothing in hand can be spent for a clearing."""
    if g.holds_suit(me, g.suits[c]):
        return None
    return Reason("root-why-no-card", rule, {"suit": SUITS[g.suits[c]]})


def none_left(piece: str, rule: str) -> Reason:
    """All pieces of a kind are on the map."""
    return Reason("root-why-none-left", rule, {"piece": piece})


def on_map(rule: str) -> Reason:
    """It is possible, but a clearing is chosen for it."""
    return Reason("root-why-on-map", rule)


# -- Marquise


def of_marquise(g: Root, me: Marquise, ask: Ask, verb: int, c: int) -> Reason | None:
    """Recruiting, building and overworking in a clearing."""
    if verb == RECRUIT:
        if me.recruited:
            return Reason("root-why-recruited", "root:6.5.3")
        if not me.count(marquise.RECRUITERS, c):
            return at_clearing("root-why-no-recruiter", "root:6.5.3", c)
        return no_placing(g, me, c)
    if verb == OVERWORK:
        if not me.count(marquise.SAWMILLS, c):
            return at_clearing("root-why-no-sawmill", "root:6.5.5", c)
        return no_placing(g, me, c) or no_card(g, me, c, "root:6.5.5")
    costs = [me.cost(k) for k in marquise.BUILDINGS if me.stock[k]]
    if ask.about in TRACKS:
        costs = [me.cost(TRACKS[ask.about])]
    return no_ruled_room(g, me, c, "root:6.5.4.II") or no_wood(g, me, c, costs)


def no_wood(g: Root, me: Marquise, c: int, costs: list[int]) -> Reason | None:
    """Why wood does not pay for the cheapest of some buildings in a clearing with room."""
    if not costs:
        return Reason("root-why-all-built", "root:6.5.4")
    wood = me.building_sites(g)[c]
    if wood >= min(costs):
        return None
    return Reason(
        "root-why-wood", "root:6.5.4.II", {"clearing": NAMES[c], "cost": min(costs), "wood": wood}
    )


def of_track(g: Root, me: Marquise, ask: Ask, part: str) -> Reason | None:
    """Why a building of a track cannot be built."""
    if part not in TRACKS:
        return None
    k = TRACKS[part]
    if not me.stock[k]:
        return none_left(part, "root:6.5.4")
    if ask.prompt == "extra-action":
        return Reason("root-why-no-actions", "root:6.5")
    if ask.prompt != "marquise-daylight":
        return None
    wood = me.wood_at_best_site(g)
    if wood < 0:
        return Reason("root-why-no-site", "root:6.5.4.II")
    args: dict[str, int | str | list[str]] = {"piece": part, "cost": me.cost(k), "wood": wood}
    return Reason("root-why-wood-anywhere", "root:6.5.4.II", args)


# -- Eyrie


def of_eyrie(g: Root, me: Eyrie, ask: Ask, verb: int, c: int) -> Reason | None:
    """The columns of the Decree, and a new roost; what is left speaks of the card's suit."""
    found: Reason | None = None
    if verb == AT:
        return no_room(g, me, c) or at_clearing("root-why-fewest", "root:7.4.3", c)
    if verb == MOVE:
        found = no_move(g, me, c)
    elif verb == BATTLE:
        found = no_battle(g, me, c)
    elif verb == RECRUIT and not me.count(eyrie.ROOSTS, c):
        found = at_clearing("root-why-no-roost", "root:7.5.2.I", c)
    elif verb == RECRUIT:
        found = no_placing(g, me, c)
    elif verb == BUILD and me.count(eyrie.ROOSTS, c):
        found = at_clearing("root-why-roost", "root:7.5.2.IV", c)
    elif verb == BUILD:
        found = no_ruled_room(g, me, c, "root:7.5.2.IV")
    return at_clearing("root-why-decree", "root:7.5.2", c) if found is None else found


def of_roost(ask: Ask, part: str) -> Reason | None:
    """When a roost of the track is built, and where that is answered."""
    if part != "roost":
        return None
    if ask.prompt in ("decree-build", "new-roost"):
        return on_map(ask.rule)
    return Reason("root-why-roosts", "root:7.5.2.IV")


# -- Alliance


def of_alliance(g: Root, me: Alliance, ask: Ask, verb: int, c: int) -> Reason | None:
    """Revolts, sympathy, and what officers do."""
    if verb == REVOLT:
        return no_revolt(g, me, c)
    if verb == SPREAD:
        return no_sympathy(g, me, c)
    if verb == RECRUIT:
        if not me.built[c]:
            return at_clearing("root-why-no-base", "root:8.6.1.III", c)
        return no_placing(g, me, c)
    if not me.warriors[c]:
        return at_clearing("root-why-no-warriors", "root:8.6.1.IV", c)
    if me.is_sympathetic(c):
        return at_clearing("root-why-sympathetic", "root:8.6.1.IV", c)
    return no_placing(g, me, c)


def no_revolt(g: Root, me: Alliance, c: int) -> Reason | None:
    """Why there can be no revolt in a clearing."""
    if g.stage != alliance.REVOLTING:
        return Reason("root-why-revolts-over", "root:8.4")
    if not me.is_sympathetic(c):
        return at_clearing("root-why-not-sympathetic", "root:8.4.1.I", c)
    suit = SUITS[g.suits[c]]
    if me.has_base(g.suits[c]):
        return Reason("root-why-base-built", "root:8.4.1.I", {"suit": suit})
    if not me.may_revolt(g, c):
        return no_room(g, me, c)
    return no_supporters(g, me, c, alliance.REVOLT_COST, "root:8.4.1.II")


def no_sympathy(g: Root, me: Alliance, c: int) -> Reason | None:
    """Why sympathy cannot spread to a clearing."""
    if not me.stock[alliance.SYMPATHY]:
        return none_left("sympathy", "root:8.2.5")
    if me.is_sympathetic(c):
        return at_clearing("root-why-sympathetic", "root:8.4.2.I", c)
    blocked = no_placing(g, me, c)
    if blocked is None and c not in me.fields(g):
        return at_clearing("root-why-no-sympathy-near", "root:8.4.2.I", c)
    cost = me.spread_cost() + me.martial_law(g, c)
    return blocked or no_supporters(g, me, c, cost, "root:8.4.2.II")


def no_supporters(g: Root, me: Alliance, c: int, cost: int, rule: str) -> Reason | None:
    """Why the supporters do not suffice for a clearing; only their owner is told."""
    count = me.matching_supporters(g)[g.suits[c]]
    if count >= cost:
        return None
    args: dict[str, int | str | list[str]] = {"suit": SUITS[g.suits[c]], "cost": cost}
    return Reason("root-why-supporters", rule, args | {"count": count})


def of_sympathy(g: Root, me: Alliance, ask: Ask, part: str) -> Reason | None:
    """Why nothing can be done with the sympathy track or the officers."""
    if part == "officers" and ask.prompt == "alliance-daylight":
        return Reason("root-why-train" if me.bases() else "root-why-no-bases", "root:8.5.3")
    if part != "sympathy" or ask.prompt not in ("alliance-birdsong", "military-operation"):
        return None
    if not me.stock[alliance.SYMPATHY]:
        return none_left(part, "root:8.2.5")
    if ask.prompt == "military-operation":
        return on_map("root:8.6.1.IV")
    for c in me.fields(g):
        if no_sympathy(g, me, c) is None:
            return on_map("root:8.4.2")
    return Reason("root-why-supporters-anywhere", "root:8.4.2.II", {"cost": me.spread_cost()})
