"""What people are shown beside an answer: where it lies on the table, what it costs or brings.

Spots, the ids of what can be pointed at:

- 'area_3' an area, 'roselie' or 'centre' a region of the map;
- 'board/0/wealth' a home track of seat 0, 'board/0/guild_spies' a guild under that home board,
  'board/0/house' the whole of it;
- 'hand/0/soldier_2', 'looking/0/T05', 'group_2/-1/spy_1' and so on: a card in a zone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import PASS, Ask, Option, Seat
from tafelrunde.kernel.marks import Mark, card_spot
from tafelrunde.titles.allegoria import merchants, turn
from tafelrunde.titles.allegoria.catalogue import Args
from tafelrunde.titles.allegoria.player import TRADE, WEALTH, Player
from tafelrunde.titles.allegoria.vocabulary import (
    ACTIVATE,
    ALMS,
    AREAS,
    BUY,
    CENTRE_OBJECT,
    COUNT,
    DISCARD,
    DO,
    FIGHT,
    GROUPS,
    HOUSES,
    KEEP,
    LOWER,
    OBJECT_NAMES,
    PAIR,
    PAY,
    RECRUIT,
    REPLACE,
    SINGLE,
    STRIDE,
    TRACK_NAMES,
    TRACKS,
)

if TYPE_CHECKING:
    from tafelrunde.titles.allegoria.table import Allegoria

# Questions about a few cards whose words decide.
TEXTS_WANTED: Final = (
    "keep-end-task",
    "choose-noble",
    "keep-task",
    "grant-task",
    "star",
    "grant-guild",
)
# Where the cards of an answer lie, by its verb; what one looks at comes first.
OWN_CARDS: Final = {
    KEEP: ("looking", "hand"),
    DISCARD: ("looking", "hand"),
}
OPEN_CARDS: Final = {SINGLE: "row", PAIR: "row", BUY: "offer"}
# Questions whose "pass" says that the turn ends.
LAST_WORDS: Final = ("-act", "-cross", "-extra")


def mark(g: Allegoria, ask: Ask, option: Option) -> Mark:
    """Where an answer can be given on the table, and what is to be said about it."""
    if option == PASS:
        return Mark([], caution=caution(g, ask), ends=ask.prompt.endswith(LAST_WORDS))
    verb, thing = option - option % STRIDE, option % STRIDE
    told = remark(g, ask, verb, thing)
    return Mark(spots(g, ask, verb, thing), remark=told.remark, args=told.args)


def caution(g: Allegoria, ask: Ask) -> str:
    """A reason to ask again before passing: points of the bid would pay for another action."""
    actions = [option - DO for option in ask.options if option - option % STRIDE == DO]
    return "sure-points-left" if any(turn.cost(g, one) <= g.points for one in actions) else ""


# -- where


def spots(g: Allegoria, ask: Ask, verb: int, thing: int) -> list[str]:
    """The things on the table that mean an answer."""
    name = OBJECT_NAMES[thing]
    if verb == COUNT:
        return []
    if RECRUIT <= thing <= ALMS:  # actions are those of the area that is being resolved
        return [OBJECT_NAMES[AREAS + g.area - 1]]
    if AREAS <= thing < HOUSES:
        return [name]
    if verb == FIGHT:
        return [board_spot(g.region_of(thing), "house")]
    if HOUSES <= thing <= CENTRE_OBJECT:
        return [name]
    if TRACKS <= thing < TRACKS + len(TRACK_NAMES):
        return [board_spot(whose_track(g, ask, verb), name)]
    if verb in (ACTIVATE, REPLACE):
        return [board_spot(ask.seat, name)]
    if GROUPS <= thing < GROUPS + len(g.groups):
        cards = g.names(g.groups[thing - GROUPS])
        return [card_spot(name, -1, card) for card in dict.fromkeys(cards)]
    return card_spots(g, g.players[ask.seat], ask, verb, name)


def card_spots(g: Allegoria, me: Player, ask: Ask, verb: int, name: str) -> list[str]:
    """Where the card of an answer lies."""
    if ask.prompt == "take-card":
        return [card_spot(ask.about, -1, name)]
    if verb in OPEN_CARDS:
        return [card_spot(OPEN_CARDS[verb], -1, name)]
    for zone in OWN_CARDS.get(verb, ()):
        held = me.looking if zone == "looking" else me.hand
        if name in g.names(held):
            return [card_spot(zone, me.seat, name)]
    return []


def board_spot(seat: Seat, part: str) -> str:
    """A part of a home board."""
    return f"board/{seat}/{part}"


def whose_track(g: Allegoria, ask: Ask, verb: int) -> int:
    """The seat whose home track is meant: one's own, or in a Ruse that of an opponent."""
    if verb == LOWER and ask.prompt.startswith("ruse-"):
        return g.region_of(OBJECT_NAMES.index(ask.about))
    return ask.seat


# -- what


def remark(g: Allegoria, ask: Ask, verb: int, thing: int) -> Mark:
    """What a card says, the cards of a group, a price, the value of a track; without spots."""
    if ask.prompt in TEXTS_WANTED and verb != DISCARD and 0 < thing < AREAS:
        return Mark([], remark="allegoria-says", args={"says": OBJECT_NAMES[thing]})
    if verb == DO:
        return price(g, g.players[ask.seat], thing)
    if GROUPS <= thing < GROUPS + len(g.groups):
        cards = g.names(g.groups[thing - GROUPS])
        return Mark([], remark="allegoria-group", args={"cards": cards})
    if verb == PAY:
        return rate(g, g.players[ask.seat], thing - TRACKS)
    if TRACKS <= thing < TRACKS + len(TRACK_NAMES):
        owner = g.players[whose_track(g, ask, verb)]
        return Mark([], remark="allegoria-value", args={"value": owner.tracks[thing - TRACKS]})
    return Mark([])


def price(g: Allegoria, me: Player, action: int) -> Mark:
    """What an action costs, if it is more than one point."""
    points = turn.cost(g, action)
    if points == 1:
        return Mark([])
    args: Args = {"points": points, "extra": max(0, points - g.points)}
    args["markers"] = g.markers - turn.markers_after(g, me, points)
    return Mark([], remark="allegoria-price", args=args)


def rate(g: Allegoria, me: Player, track: int) -> Mark:
    """What the trader of the week asks on a track and gives for it."""
    cost, gain = merchants.exchange(g, track)
    args: Args = {"value": me.tracks[track], "cost": cost + merchants.toll_of(g), "gain": gain}
    args["other"] = TRACK_NAMES[TRADE if track == WEALTH else WEALTH]
    return Mark([], remark="allegoria-rate", args=args)
