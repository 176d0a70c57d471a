"""Why the Cult and the Riverfolk cannot do something in a place or with a part of their board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.events import Arg
from tafelrunde.kernel.reasons import Reason
from tafelrunde.titles.root.catalogue import FACES, SUITS
from tafelrunde.titles.root.factions import conspiracies, riverfolk
from tafelrunde.titles.root.factions.cult import Cult
from tafelrunde.titles.root.factions.riverfolk import Riverfolk
from tafelrunde.titles.root.refusals import (
    at_clearing,
    no_battle,
    no_move,
    no_placing,
    no_ruled_room,
    none_left,
    on_map,
)
from tafelrunde.titles.root.vocabulary import BATTLE, BUILD, CONVERT, CRUSADE, MOVE, RECRUIT

if TYPE_CHECKING:
    from tafelrunde.titles.root.table import Root

SUIT_OF = {card.id: card.suit for card in FACES}


# -- Cult


def of_cult(g: Root, me: Cult, ask: Ask, verb: int, c: int) -> Reason | None:
    """Conspiracies of Birdsong, rituals of Daylight."""
    if verb in conspiracies.COSTS:
        return no_conspiracy(g, me, verb, c)
    suit = g.suits[c]
    if ask.prompt == "ritual" and SUIT_OF.get(ask.source) != suit:
        return Reason("root-why-card-suit", "root:10.5", {"card": ask.source, "suit": SUITS[suit]})
    if ask.prompt == "cult-daylight" and not (g.suits_held(me) >> suit) & 1:
        return Reason("root-why-no-ritual", "root:10.5", {"suit": SUITS[suit]})
    found = no_placing(g, me, c) if verb == RECRUIT else no_ruled_room(g, me, c, "root:10.5.1")
    if found is None and verb == BUILD and not me.stock[suit - 1]:
        found = none_left(me.kinds[suit - 1].id, "root:10.5.1")
    if found is None and ask.prompt == "cult-daylight":
        return Reason("root-why-reveal", "root:10.5", {"suit": SUITS[suit]})
    return found


def no_conspiracy(g: Root, me: Cult, verb: int, c: int) -> Reason | None:
    """Why acolytes cannot conspire in a clearing."""
    if g.suits[c] != me.outcast:
        args: dict[str, Arg] = {"suit": SUITS[g.suits[c]], "outcast": SUITS[me.outcast]}
        return Reason("root-why-not-outcast", "root:10.4.3", args)
    cost = me.cost(conspiracies.COSTS[verb])
    if me.acolytes < cost:
        return Reason("root-why-acolytes", "root:10.4.3", {"cost": cost, "count": me.acolytes})
    if verb == CRUSADE:
        return None if conspiracies.crusades(g, me, c) else no_battle(g, me, c)
    found = no_placing(g, me, c)
    if found is not None:
        return found
    if verb == CONVERT:
        if conspiracies.converts(g, me, c):
            return None
        return at_clearing("root-why-no-enemy-warrior", "root:10.4.3.II", c)
    if not conspiracies.buildings(g, me, c):
        return at_clearing("root-why-no-enemy-building", "root:10.4.3.III", c)
    garden = me.kinds[g.suits[c] - 1].id
    return None if me.stock[g.suits[c] - 1] else none_left(garden, "root:10.4.3.III")


def of_garden(g: Root, me: Cult, ask: Ask, part: str) -> Reason | None:
    """Why gardens are not scored, or nobody becomes an acolyte."""
    if ask.prompt not in ("ritual", "cult-daylight"):
        return None
    if part == "acolytes":
        return Reason("root-why-sacrifice", "root:10.5.4")
    for suit in range(1, len(SUITS)):
        if part == f"garden_{SUITS[suit]}":
            if (me.scored >> suit) & 1:
                return Reason("root-why-scored", "root:10.5.3", {"suit": SUITS[suit]})
            if ask.prompt == "cult-daylight" and (g.suits_held(me) >> suit) & 1:
                return Reason("root-why-reveal", "root:10.5", {"suit": SUITS[suit]})
            return Reason("root-why-no-ritual", "root:10.5", {"suit": SUITS[suit]})
    return None


# -- Riverfolk


def of_riverfolk(g: Root, me: Riverfolk, ask: Ask, verb: int, c: int) -> Reason | None:
    """What funds are committed and spent for."""
    if not sum(me.funds):
        return Reason("root-why-no-funds", "root:11.5")
    if verb == MOVE:
        return no_move(g, me, c)
    if verb == BATTLE:
        return no_battle(g, me, c)
    if verb == RECRUIT and not g.board.is_on_river(c):
        return at_clearing("root-why-no-river", "root:11.5.5", c)
    if verb != RECRUIT and me.tokens[c]:
        return at_clearing("root-why-post", "root:11.5.6", c)
    found = no_placing(g, me, c)
    return found if found is not None or verb == RECRUIT else no_post(g, me, c)


def no_post(g: Root, me: Riverfolk, c: int) -> Reason | None:
    """Why the ruler's warriors do not pay for a trade post."""
    ruler = g.ruler(c)
    if ruler < 0:
        return at_clearing("root-why-nobody-rules", "root:11.5.6", c)
    owner = g.factions[ruler]
    count = me.funds[owner.number]
    if count >= riverfolk.ESTABLISH_COST:
        return None
    args: dict[str, Arg] = {"faction": owner.id, "cost": riverfolk.ESTABLISH_COST, "count": count}
    return Reason("root-why-funds-of", "root:11.5.6", args)


def of_post(g: Root, me: Riverfolk, ask: Ask, part: str) -> Reason | None:
    """Why a trade post of a track is no answer."""
    if ask.prompt != "riverfolk-daylight" or not part.startswith("trade_post_"):
        return None
    for k in range(len(me.kinds)):
        if me.kinds[k].id == part and not me.stock[k]:
            return none_left(part, "root:11.5.6")
    return on_map("root:11.5.6")
