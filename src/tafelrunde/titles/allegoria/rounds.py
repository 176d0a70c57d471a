"""The course of the game: setup choices, six weeks of four phases, one small step at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import Seat
from tafelrunde.titles.allegoria import (
    area_tasks,
    area_workers,
    bidding,
    decrees,
    scoring,
    setup,
    tasks,
    turn,
)
from tafelrunde.titles.allegoria.catalogue import QUEEN_DIES, Decree
from tafelrunde.titles.allegoria.prepared import AREA_COUNT
from tafelrunde.titles.allegoria.vocabulary import HARD_TIMES

if TYPE_CHECKING:
    from tafelrunde.titles.allegoria.table import Allegoria

END_TASKS: Final = 0
NOBLES: Final = 1
PREPARE: Final = 2
DECREE: Final = 3
PLAN: Final = 4
REVEAL: Final = 5
STARS: Final = 6
DIVIDE: Final = 7
TURN: Final = 8
ACT: Final = 9
CLOSE: Final = 10
CLEAN_UP: Final = 11

STAGE_NAMES: Final = [
    "end_tasks",
    "nobles",
    "preparation",
    "decree",
    "planning",
    "reveal",
    "stars",
    "divide",
    "turn",
    "action",
    "close",
    "administration",
]

WEEKS: Final = 6
ROW_SIZE: Final = 5
FIRST_WORKER_AREA: Final = 3
LAST_AREA: Final = AREA_COUNT
TOKENS_EACH: Final = len(setup.BID_TOKEN_FACES)


def turn_of(g: Allegoria) -> Seat:
    """The seat whose turn it is; -1 while all bid, or areas are gone through."""
    return g.order[g.at] if g.stage in (TURN, ACT) else -1


def step(g: Allegoria) -> None:
    """Play one step and say in `g.stage` what comes next."""
    stage = g.stage
    if stage == ACT:
        if turn.act(g):
            end_turn(g)
    elif stage == PLAN:
        plan(g)
    elif stage == TURN:
        start_turn(g)
    elif stage == REVEAL:
        reveal(g)
    elif stage == STARS:
        decide_a_star(g)
    elif stage == CLOSE:
        close(g)
    elif stage == DIVIDE:
        area_workers.divide(g)
        g.stage = TURN
    elif stage == PREPARE:
        prepare(g)
    elif stage == DECREE:
        obey(g)
    elif stage == CLEAN_UP:
        clean_up(g)
    elif stage == END_TASKS:
        if setup.keep_an_end_task(g):
            g.stage = NOBLES
    else:
        setup.choose_nobles(g)
        g.stage = PREPARE


# -- preparation phase


def prepare(g: Allegoria) -> None:
    """Week, trader, five worker cards, decree, in this order (A57-A60)."""
    g.week += 1
    if g.loud:
        g.say("week", g.start, {"number": g.week, "rule": "allegoria:A57"})
    trader = g.trader_deck.pop()
    g.trader.append(trader)
    if g.loud:
        g.say("trader", -1, {"card": g.face(trader), "rule": "allegoria:A58"})
    for _ in range(ROW_SIZE):
        card = g.top_worker()
        if card >= 0:
            g.row.append(card)
    if g.loud:
        g.say("row", -1, {"cards": g.names(g.row), "rule": "allegoria:A59"})
    proclaim(g)


def proclaim(g: Allegoria) -> None:
    """Reveal the decree; after the queen's death the next one at once (A60, A63)."""
    decree = reveal_decree(g)
    if decree.upper.op == QUEEN_DIES:
        g.queen_lives = False
        if g.loud:
            g.say("queen-dies", -1, {"rule": "allegoria:A63"})
        decree = reveal_decree(g)
    g.edict = decree.upper if g.queen_lives else decree.lower
    if g.loud:
        lives = int(g.queen_lives)
        g.say("decree", -1, {"card": decree.id, "upper": lives, "rule": "allegoria:A60"})
    if decree.number == HARD_TIMES:
        g.plus_tile = FIRST_WORKER_AREA
    g.at = 0
    g.stage = DECREE if g.edict is not None and g.edict.is_immediate else PLAN


def reveal_decree(g: Allegoria) -> Decree:
    """Turn over the top decree."""
    card = g.decree_deck.pop()
    g.decree.append(card)
    decree = g.kinds[card]
    assert isinstance(decree, Decree)
    return decree


def obey(g: Allegoria) -> None:
    """The next player, clockwise from the start player, does what the decree says (A61)."""
    me = g.players[(g.start + g.at) % g.seats]
    assert g.edict is not None
    decrees.carry_out(g, me, g.edict)
    g.at += 1
    if g.at == g.seats:
        g.at = 0
        g.stage = PLAN


# -- planning phase


def plan(g: Allegoria) -> None:
    """One player places one token (A65)."""
    bidding.place_a_token(g, g.players[(g.start + g.at) % g.seats])
    g.at += 1
    if g.at == TOKENS_EACH * g.seats:
        g.turns += 1
        g.area = 1
        g.stage = REVEAL


# -- action phase


def reveal(g: Allegoria) -> None:
    """Turn over all tokens of the area (A75)."""
    bidding.turn_over(g)
    g.at = 0
    g.stage = STARS


def decide_a_star(g: Allegoria) -> None:
    """The next * from the left is decided (A78); then the order is known."""
    spaces = g.spaces[g.area - 1]
    while g.at < len(spaces):
        me = g.players[spaces[g.at]]
        g.at += 1
        if bidding.has_star(g, me):
            bidding.decide_star(g, me)
            return
    bidding.rank(g)
    g.at = 0
    if not g.order:
        g.stage = CLOSE
    else:
        g.stage = DIVIDE if g.area == 2 else TURN


def start_turn(g: Allegoria) -> None:
    """The turn of the next player in ranking order begins; areas I and II are one step."""
    me = g.players[g.order[g.at]]
    tasks.check(g, me)
    if g.area == 1:
        area_tasks.draw(g, me)
        end_turn(g)
    elif g.area == 2:
        area_workers.choose(g, me)
        tasks.check(g, me)
        end_turn(g)
    else:
        turn.start(g, me)
        g.stage = ACT


def end_turn(g: Allegoria) -> None:
    """On to the next player in the area, or to its end."""
    g.turns += 1
    g.at += 1
    g.stage = TURN if g.at < len(g.order) else CLOSE


def close(g: Allegoria) -> None:
    """The area has been resolved: tokens go back (A82), the next area follows (A74)."""
    if g.area == 1:
        area_tasks.pass_marker(g)
    elif g.area == 2:
        area_workers.discard_rest(g)
    bidding.take_back(g)
    g.order = []
    if g.plus_tile == g.area:
        g.plus_tile = g.area + 1 if g.area < LAST_AREA else 0
    if g.area < LAST_AREA:
        g.area += 1
        g.stage = REVEAL
    else:
        g.area = 0
        g.stage = CLEAN_UP


# -- administration phase


def clean_up(g: Allegoria) -> None:
    """Trader and decree are discarded (A196); a new week, or the end after the sixth (A197)."""
    g.trader_discard.extend(g.trader)
    g.trader.clear()
    g.decree_discard.extend(g.decree)
    g.decree.clear()
    area_workers.discard_rest(g)
    bidding.forget(g)
    g.edict = None
    if g.week < WEEKS:
        g.stage = PREPARE
        return
    scoring.finish(g)
    g.over = True
