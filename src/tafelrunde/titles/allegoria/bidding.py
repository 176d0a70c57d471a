"""Bid tokens: placing them face down, turning them over, ranking (A65-A82)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import Ask
from tafelrunde.titles.allegoria import catalogue, guilds, tasks
from tafelrunde.titles.allegoria.catalogue import Args
from tafelrunde.titles.allegoria.player import Player
from tafelrunde.titles.allegoria.prepared import AREA_COUNT
from tafelrunde.titles.allegoria.vocabulary import (
    ACTIVATE,
    AREAS,
    BID,
    GUILDS,
    OBJECT_NAMES,
    STAR_1,
    STAR_2,
    STAR_TOKEN,
    STRIDE,
    TOKENS,
)

if TYPE_CHECKING:
    from tafelrunde.titles.allegoria.table import Allegoria

MOST_IN_AREA: Final = 3
ALL_AREAS: Final = (1 << AREA_COUNT) - 1


def place_a_token(g: Allegoria, me: Player) -> None:
    """One token, face down, into an area with at most two own tokens (A65-A69)."""
    tokens = me.tokens
    faces = 0
    for token in tokens:
        faces |= g.kinds[token].bit
    areas = ALL_AREAS
    if len(tokens) <= MOST_IN_AREA:  # before that no stack can be full
        for area in range(AREA_COUNT):
            if len(me.bids[area]) == MOST_IN_AREA:
                areas -= 1 << area
    option = g.ask(g.box.ask_bid(me.seat, len(tokens), faces, areas))
    face = (option - BID) // STRIDE
    area = option % STRIDE - AREAS
    number = TOKENS + face
    at = 0
    while g.kinds[tokens[at]].number != number:
        at += 1
    stack = me.bids[area]
    stack.append(tokens.pop(at))
    spaces = g.spaces[area]
    if len(stack) == 1:
        spaces.append(me.seat)  # the leftmost free space (A67)
    if g.loud:
        args: Args = {
            "area": OBJECT_NAMES[AREAS + area],
            "space": spaces.index(me.seat) + 1,
            "rule": "allegoria:A67",
        }
        g.say("bids", me.seat, args, {"token": OBJECT_NAMES[TOKENS + face]}, me.bit)


def turn_over(g: Allegoria) -> None:
    """All tokens of the area are shown and added up; a * is still open (A75)."""
    for me in g.players:
        me.bid = 0
        me.rank = 0
        if me.deeds:
            me.deeds = []
    for seat in g.spaces[g.area - 1]:
        me = g.players[seat]
        for token in me.bids[g.area - 1]:
            g.known[token] = g.everyone
            me.bid += g.kinds[token].value
    if g.loud:
        area = OBJECT_NAMES[AREAS + g.area - 1]
        g.say("area", -1, {"area": area, "rule": "allegoria:A74"})
        for seat in g.spaces[g.area - 1]:
            shown = g.names(g.players[seat].bids[g.area - 1])
            g.say("turns-over", seat, {"cards": shown, "area": area, "rule": "allegoria:A75"})


def has_star(g: Allegoria, me: Player) -> bool:
    """Whether one of the player's tokens in the area is the *."""
    return any(g.kinds[token].number == STAR_TOKEN for token in me.bids[g.area - 1])


def decide_star(g: Allegoria, me: Player) -> None:
    """The * counts 2, or 1 with a guild that may be activated (A76, A77)."""
    options = [STAR_2, STAR_1]
    edict = g.edict
    if edict is None or edict.op != catalogue.FORBID_GUILD:
        for guild in me.guilds:
            if guilds.can_activate(g, me, guild):
                options.append(ACTIVATE + GUILDS + guild)
    about = OBJECT_NAMES[AREAS + g.area - 1]
    option = g.ask(Ask(me.seat, "star", options, "", "allegoria:A76", 0, about))
    value = 2 if option == STAR_2 else 1
    me.bid += value
    if g.loud:
        g.say("star", me.seat, {"value": value, "rule": "allegoria:A76"})
    if option - option % STRIDE == ACTIVATE:
        guilds.activate(g, me, option - ACTIVATE - GUILDS)
        tasks.check(g, me)


def rank(g: Allegoria) -> None:
    """Highest bid first, of equal ones the one further left; bids of 0 do not count (A79, A80)."""
    order: list[int] = []
    for seat in g.spaces[g.area - 1]:
        bid = g.players[seat].bid
        if bid == 0:
            continue
        at = len(order)
        while at > 0 and g.players[order[at - 1]].bid < bid:
            at -= 1
        order.insert(at, seat)
    g.order = order
    for at in range(len(order)):
        me = g.players[order[at]]
        me.rank = at + 1
        if g.loud:
            args: Args = {"rank": me.rank, "bid": me.bid, "row": row_number(g, me)}
            args["rule"] = "allegoria:A79"
            g.say("ranks", me.seat, args)


def row_number(g: Allegoria, me: Player) -> int:
    """The row of the rank; in worker areas the lowest of several bidders has the last (A103)."""
    last = g.area > 2 and len(g.order) > 1 and me.rank == len(g.order)
    return len(g.box.rows) if last and g.box.lowest_uses_last_row else me.rank


def take_back(g: Allegoria) -> None:
    """The tokens of a resolved area return to their owners (A82)."""
    for seat in g.spaces[g.area - 1]:
        me = g.players[seat]
        me.tokens.extend(me.bids[g.area - 1])
        me.bids[g.area - 1].clear()
    g.spaces[g.area - 1].clear()


def forget(g: Allegoria) -> None:
    """A new week: nobody knows any more which token of a player is which."""
    for me in g.players:
        for token in me.tokens:
            g.known.pop(token, 0)
        me.tokens.sort()
