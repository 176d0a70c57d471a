"""What people are shown beside an option: where to click, what it costs, what to ask twice.

Spots are clearings and forests ('c5', 'f3'), cards where they lie ('hand/0/anvil') and parts of a
faction's board ('board/2/sawmill', 'board/2/name'): see `kernel/marks.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import PASS, Ask, Option, Seat
from tafelrunde.kernel.events import Arg
from tafelrunde.kernel.marks import Mark, card_spot
from tafelrunde.titles.root import battle, odds
from tafelrunde.titles.root.battle import Battle
from tafelrunde.titles.root.catalogue import (
    BIRD,
    FACES,
    ITEM_CARD,
    ITEMS,
    QUESTS,
    SUIT_OBJECTS,
    SUITS,
    Card,
)
from tafelrunde.titles.root.cautions import caution
from tafelrunde.titles.root.factions import conspiracies, marquise, vagabond_characters
from tafelrunde.titles.root.factions.alliance import Alliance
from tafelrunde.titles.root.factions.base import FACTION_IDS, FACTION_OBJECTS, RIVERFOLK, Faction
from tafelrunde.titles.root.factions.cult import Cult
from tafelrunde.titles.root.factions.eyrie import COLUMN_OBJECTS, COLUMNS, LEADER_OBJECTS, VIZIERS
from tafelrunde.titles.root.factions.marquise import Marquise
from tafelrunde.titles.root.factions.riverfolk import Riverfolk
from tafelrunde.titles.root.factions.services import SERVICE_OBJECTS
from tafelrunde.titles.root.factions.vagabond import Vagabond
from tafelrunde.titles.root.factions.vagabond_items import SIDE_OBJECTS
from tafelrunde.titles.root.vocabulary import (
    ACTIVATE,
    AGAINST,
    AID,
    BATTLE,
    BOXES,
    BUILD,
    BUY,
    CHARACTER,
    CRAFT,
    ESTABLISH,
    EXPORT,
    LEAD,
    NAMES,
    OUTCAST,
    QUEST,
    RECRUIT,
    RESOLVE,
    SACRIFICE,
    SCORE,
    SCORE_POINTS,
    SPECIAL,
    SPREAD,
    STRIDE,
    STRIKE,
    TAKE,
    USE,
    VOCABULARY,
    is_place,
)

if TYPE_CHECKING:
    from tafelrunde.titles.root.table import Root

CARD_AT: Final = {card.number: card for card in [*FACES, *QUESTS]}  # by object
# Questions whose "pass" says that Daylight ends.
LAST_WORDS: Final = (
    "alliance-daylight",
    "end-daylight",
    "extra-action",
    "marquise-daylight",
    "riverfolk-daylight",
    "vagabond-daylight",
)
COST_WORDS: Final = ["any", *SUITS[1:]]  # as `Card.cost` counts


def mark(g: Root, ask: Ask, option: Option) -> Mark:
    """Everything there is to show of one option."""
    me = g.factions[ask.player]
    what = option % STRIDE
    verb = option - what
    remark, args = remark_on(g, me, ask, option)
    return Mark(
        spots(g, me, ask, verb, what),
        remark=remark,
        args=args,
        caution=caution(g, me, ask, option),
        ends=option == PASS and ask.prompt in LAST_WORDS,
    )


def board(seat: Seat, part: str) -> str:
    """A part of a faction's board: a track, a box, a column, an item, its name."""
    return f"board/{seat}/{part}"


# -- where to click


def spots(g: Root, me: Faction, ask: Ask, verb: int, what: int) -> list[str]:
    """The things on the table that mean an option."""
    if what == 0:
        return spots_without_object(me, verb)
    if is_place(what):
        return [NAMES[what]]
    if what in CARD_AT:
        return card_spots(g, me, ask, verb, CARD_AT[what])
    if FACTION_OBJECTS.which(what) >= 0:
        name = board(g.faction_of(what).seat, "name")
        return [name, *pawn_spot(me)] if verb in (STRIKE, AID) else [name]
    if SUIT_OBJECTS.which(what) >= 0:
        return suit_spots(g, me, ask, verb, SUIT_OBJECTS.which(what))
    if SIDE_OBJECTS.which(what) >= 0:
        return item_spots(g, me, ask, verb, what)
    if BOXES.which(what) >= 0 or COLUMN_OBJECTS.which(what) >= 0 or verb in (BUILD, SPECIAL):
        return [board(me.seat, NAMES[what])]
    if SERVICE_OBJECTS.which(what) >= 0:
        return [board(g.prepared.seat_of[RIVERFOLK], NAMES[what])]
    if NAMES[what] == "warrior" or any(other.kind_of(what) >= 0 for other in g.factions):
        return [ask.about] if is_named_place(ask.about) else pawn_spot(me)
    return []


def spots_without_object(me: Faction, verb: int) -> list[str]:
    """Where something is done that needs no further word."""
    if verb == RECRUIT and isinstance(me, Marquise):
        return [NAMES[c] for c in me.clearings_with(marquise.RECRUITERS)]
    if verb == SACRIFICE:
        return [board(me.seat, "acolytes")]
    return []


def card_spots(g: Root, me: Faction, ask: Ask, verb: int, card: Card) -> list[str]:
    """Where a card lies that an option names."""
    if verb == QUEST:
        return [card_spot("quests", -1, card.id)]
    if verb in (USE, RESOLVE):
        return [card_spot("play_area", me.seat, card.id)]
    if verb == TAKE:
        if ask.prompt == "hand-card":
            return [card_spot("hand", g.prepared.seat_of[RIVERFOLK], card.id)]
        return [card_spot("discard" if ask.prompt == "day-labor" else "available", -1, card.id)]
    if ask.prompt in ("spend-supporter", "supporter-limit"):
        return [card_spot("supporters", me.seat, card.id)]
    return [card_spot("hand", me.seat, card.id)]


def suit_spots(g: Root, me: Faction, ask: Ask, verb: int, suit: int) -> list[str]:
    """Cards of the Decree, crafting pieces, or the gardens of a suit."""
    if verb == RESOLVE:
        return [board(me.seat, f"{ask.about}-{SUITS[suit]}")]
    if verb in (SCORE, OUTCAST):
        return [board(me.seat, f"garden_{SUITS[suit]}")]
    if verb == ACTIVATE and isinstance(me, Riverfolk):
        return [board(me.seat, f"trade_post_{SUITS[suit]}")]
    if verb == ACTIVATE:
        crafters = [c for k in me.crafters for c in me.clearings_with(k) if g.suits[c] == suit]
        return [NAMES[c] for c in sorted(set(crafters))]
    return []


def item_spots(g: Root, me: Faction, ask: Ask, verb: int, what: int) -> list[str]:
    """An item on the own board, on another one, or under the ruin where the pawn stands."""
    if verb == TAKE and ask.prompt == "explore-ruin":
        return pawn_spot(me)
    owner = me.seat
    if ask.prompt == "aid-item":
        owner = g.prepared.seat_of[FACTION_IDS.index(ask.about)]
    return [board(owner, NAMES[what])]


def pawn_spot(me: Faction) -> list[str]:
    """Where a Vagabond stands."""
    return [NAMES[me.pawn]] if isinstance(me, Vagabond) and me.pawn else []


def is_named_place(name: str) -> bool:
    """Whether a question is about a clearing or forest."""
    return name in NAMES and is_place(VOCABULARY.object_number(name))


# -- what to say


def remark_on(g: Root, me: Faction, ask: Ask, option: Option) -> tuple[str, dict[str, Arg]]:
    """A message about an option, with its arguments: what it costs, what it brings."""
    what = option % STRIDE
    verb = option - what
    if verb == BATTLE:
        return battle_remark(g, me, what, battle.opponents_in(g, me, what))
    if verb == AGAINST and ask.prompt == "battle-defender":
        return battle_remark(g, me, VOCABULARY.object_number(ask.about), [g.faction_of(what)])
    if verb == BUILD and isinstance(me, Marquise):
        k = me.kind_of(what)
        return "root-remark-wood", {"wood": me.cost(k), "points": me.points_for(k)}
    if verb in (CRAFT, EXPORT):
        return craft_remark(g, me, CARD_AT[what], crafted=verb == CRAFT)
    if verb == QUEST:
        quest = CARD_AT[what]
        return "root-remark-items", {"items": [ITEMS[quest.item], ITEMS[quest.item2]]}
    if verb == CHARACTER:
        items = vagabond_characters.START_ITEMS[vagabond_characters.OBJECTS.which(what)]
        return "root-remark-items", {"items": [ITEMS[item] for item in items]}
    if verb == LEAD:
        viziers = VIZIERS[LEADER_OBJECTS.which(what)]
        columns = [f"column_{COLUMNS[at]}" for at in range(len(COLUMNS)) if viziers[at]]
        return "root-remark-viziers", {"columns": columns}
    otters = g.faction(RIVERFOLK)
    if verb == BUY and isinstance(otters, Riverfolk):
        return "root-remark-price", {"price": otters.prices[SERVICE_OBJECTS.which(what)]}
    if isinstance(me, Alliance) and verb == SPREAD:
        cost = me.spread_cost() + me.martial_law(g, what)
        return "root-remark-supporters", {"cost": cost, "points": me.next_points()}
    if isinstance(me, Cult) and verb in conspiracies.COSTS:
        return "root-remark-acolytes", {"cost": me.cost(conspiracies.COSTS[verb])}
    points = points_of(g, me, option)
    return ("root-remark-points", {"points": points}) if points else ("", {})


def battle_remark(g: Root, me: Faction, c: int, foes: list[Faction]) -> tuple[str, dict[str, Arg]]:
    """The hits a battle deals and takes on average; of several defenders the least and the most."""
    found = [odds.of_battle(g, Battle(c, me, foe)) for foe in foes]
    deals, takes = sorted({one.deals for one in found}), sorted({one.takes for one in found})
    args: dict[str, Arg] = {
        **in_tenths("deals", deals[0]),
        **in_tenths("takes", takes[0]),
        "ambush": int(any(one.ambush for one in found)),
        "helps": list(dict.fromkeys(id for one in found for id in one.helps)),
    }
    if len(deals) == len(takes) == 1:
        return "root-remark-battle", args
    args |= in_tenths("most-deals", deals[-1]) | in_tenths("most-takes", takes[-1])
    args |= {"deals-vary": int(len(deals) > 1), "takes-vary": int(len(takes) > 1)}
    return "root-remark-battle-range", args


def in_tenths(name: str, number: int) -> dict[str, Arg]:
    """A number of tenths as arguments of a message: the whole, and what follows the point."""
    return {name: number // 10, f"{name}-tenths": number % 10}


def craft_remark(g: Root, me: Faction, card: Card, *, crafted: bool) -> tuple[str, dict[str, Arg]]:
    """What a card costs and, if it is crafted for an item, what that scores."""
    cost = cost_of(card)
    if crafted and card.kind == ITEM_CARD:
        points = me.item_points(g, card)
        return "root-remark-item", {"cost": cost, "item": ITEMS[card.item], "points": points}
    return "root-remark-cost", {"cost": cost}


def cost_of(card: Card) -> list[str]:
    """The suits of the crafting pieces that a card costs."""
    return [COST_WORDS[suit] for suit in (1, 2, 3, BIRD) for _ in range(card.cost[suit])]


def points_of(g: Root, me: Faction, option: Option) -> int:
    """What an option scores at once, where that is its point."""
    what = option % STRIDE
    if isinstance(me, Riverfolk) and option - what == ESTABLISH:
        return me.points_for(g.suits[what] - 1)
    if isinstance(me, Cult) and option - what == SCORE:
        return me.points_for(SUIT_OBJECTS.which(what))
    if isinstance(me, Vagabond) and option == SCORE_POINTS and me.completed:
        return me.quest_points(g, g.kinds[me.completed[-1]].suit)
    return 0
