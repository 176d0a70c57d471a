"""From a box to a dealt table, and the secret choices before the first week (A35-A50)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.kernel.ask import Ask
from tafelrunde.titles.allegoria.catalogue import TILE_CARDS, TOKEN_CARDS, Args, Card, Noble
from tafelrunde.titles.allegoria.player import Player
from tafelrunde.titles.allegoria.prepared import Box
from tafelrunde.titles.allegoria.vocabulary import (
    DECREES,
    DURING,
    END,
    FIGURES,
    KEEP,
    NOBLES,
    OBJECT_NAMES,
    TRADERS,
    objects_of,
)

if TYPE_CHECKING:
    from tafelrunde.titles.allegoria.table import Allegoria

# Families: cards that look the same from behind. The tokens of each seat follow.
WORKER_CARDS: Final = 0
DURING_TASKS: Final = 1
END_TASKS: Final = 2
NOBLE_CARDS: Final = 3
DECREE_CARDS: Final = 4
TRADER_CARDS: Final = 5
ALMS_TILES: Final = 6
BID_TOKENS: Final = 7

BID_TOKEN_FACES: Final = [0, 0, 1, 1, 2, 3]  # 0, 0, 1, 1, 2, * (A30)
END_TASKS_DEALT: Final = 5
END_TASKS_KEPT: Final = 3
NOBLES_DEALT: Final = 2
WORKERS_DEALT: Final = 3
DECREES_USED: Final = 6  # and the queen's death
TRADERS_USED: Final = 6
TILES_USED: Final = 3


def fill(box: Box) -> None:
    """Number all physical cards of the box, family by family."""
    deck = box.deck
    families: list[list[Card]] = [
        deck.workers,
        [deck.tasks[number] for number in objects_of(DURING)],
        [deck.tasks[number] for number in objects_of(END)],
        [deck.nobles[number] for number in objects_of(NOBLES)],
        [deck.decrees[number] for number in objects_of(DECREES)],
        [deck.traders[number] for number in objects_of(TRADERS)],
        TILE_CARDS,
    ]
    for _ in range(box.seats):
        families.append([TOKEN_CARDS[face] for face in BID_TOKEN_FACES])
    for family, kinds in enumerate(families):
        box.first.append(len(box.kinds))
        box.kinds.extend(kinds)
        box.family.extend([family] * len(kinds))
    box.first.append(len(box.kinds))


def family_cards(box: Box, family: int) -> list[int]:
    """The physical cards of a family."""
    return list(range(box.first[family], box.first[family + 1]))


def shuffled(g: Allegoria, family: int) -> list[int]:
    """The cards of a family, shuffled."""
    cards = family_cards(g.box, family)
    g.rng.shuffle(cards)
    return cards


def empty(g: Allegoria) -> None:
    """Cards without knowledge, players without cards, and the tokens of each (A37, A38)."""
    box = g.box
    count = len(box.kinds)
    g.kinds = box.kinds.copy()
    g.pools = [0] * count
    g.seen = [0] * count
    for seat in range(box.seats):
        me = Player(seat)
        me.tokens = family_cards(box, BID_TOKENS + seat)
        g.players.append(me)


def deal(g: Allegoria) -> None:
    """Shuffle every deck and deal what the players choose from (A39, A40, A42-A48, A50)."""
    empty(g)
    end_tasks = shuffled(g, END_TASKS)
    nobles = shuffled(g, NOBLE_CARDS)
    for me in g.players:
        for _ in range(END_TASKS_DEALT):
            me.looking.append(end_tasks.pop())
    g.worker_deck = shuffled(g, WORKER_CARDS)
    g.decree_deck = decree_deck(g)
    traders = shuffled(g, TRADER_CARDS)
    g.trader_deck = traders[:TRADERS_USED]
    g.task_deck = shuffled(g, DURING_TASKS)
    tiles = shuffled(g, ALMS_TILES)
    g.tiles = tiles[:TILES_USED]
    g.away.extend(end_tasks)
    g.away.extend(nobles)  # two for each player are on top
    g.away.extend(traders[TRADERS_USED:])
    g.away.extend(tiles[TILES_USED:])
    g.start = g.box.start if g.box.start >= 0 else g.rng.below(g.seats)


def decree_deck(g: Allegoria) -> list[int]:
    """Six of eleven decrees with the queen's death shuffled in (A43)."""
    queen = g.box.first[DECREE_CARDS]
    others = family_cards(g.box, DECREE_CARDS)[1:]
    g.rng.shuffle(others)
    deck = [*others[:DECREES_USED], queen]
    g.away.extend(others[DECREES_USED:])
    g.rng.shuffle(deck)
    return deck


def keep_an_end_task(g: Allegoria) -> bool:
    """All players at once keep one more end-game task (A39); True when all have three."""
    asks: list[Ask] = []
    left = END_TASKS_KEPT - len(g.players[0].end_tasks)
    for me in g.players:
        options = [KEEP + g.kinds[card].number for card in me.looking]
        asks.append(Ask(me.seat, "keep-end-task", options, "", "allegoria:A39", left, secret=True))
    answers = g.ask_each(asks)
    for seat in range(g.seats):
        me = g.players[seat]
        card = g.copy_of(me.looking, answers[seat] - KEEP)
        me.looking.remove(card)
        me.end_tasks.append(card)
    if left > 1:
        return False
    for me in g.players:
        for card in me.looking:
            g.learn(me.bit, card)
        g.away.extend(me.looking)
        me.looking.clear()
        if g.loud:
            kept: Args = {"cards": g.names(me.end_tasks)}
            args: Args = {"count": END_TASKS_KEPT, "rule": "allegoria:A39"}
            g.say("keeps-end-tasks", me.seat, args, kept, me.bit)
    deal_nobles(g)
    return True


def deal_nobles(g: Allegoria) -> None:
    """Two noble cards for everybody (A40)."""
    first = g.box.first[NOBLE_CARDS]
    last = g.box.first[NOBLE_CARDS + 1]
    nobles = [card for card in g.away if first <= card < last]
    for me in g.players:
        for _ in range(NOBLES_DEALT):
            card = nobles.pop()
            g.away.remove(card)
            me.looking.append(card)


def choose_nobles(g: Allegoria) -> None:
    """All at once keep a noble; they are shown together and give their start (A40, A41)."""
    asks: list[Ask] = []
    for me in g.players:
        options = [KEEP + g.kinds[card].number for card in me.looking]
        asks.append(Ask(me.seat, "choose-noble", options, "", "allegoria:A40", secret=True))
    answers = g.ask_each(asks)
    for seat in range(g.seats):
        me = g.players[seat]
        card = g.copy_of(me.looking, answers[seat] - KEEP)
        me.looking.remove(card)
        for other in me.looking:
            g.learn(me.bit, other)
        g.away.extend(me.looking)
        me.looking.clear()
        me.noble.append(card)
        noble = g.kinds[card]
        assert isinstance(noble, Noble)
        become(g, me, noble)
    for me in g.players:
        for _ in range(WORKERS_DEALT):
            g.draw_worker(me, "allegoria:A42")
    if g.loud:
        g.say("start-player", g.start, {"rule": "allegoria:A50"})


def become(g: Allegoria, me: Player, noble: Noble) -> None:
    """Set tracks and place figures as the noble card says (A41)."""
    if g.loud:
        g.say("noble", me.seat, {"card": noble.id, "rule": "allegoria:A41"})
    for track in range(len(noble.steps)):
        if noble.steps[track]:
            g.raise_track(me, track, noble.steps[track])
    for figure in range(len(noble.figures)):
        for _ in range(noble.figures[figure]):
            g.place(me, figure, me.seat)
            if g.loud:
                name = OBJECT_NAMES[FIGURES + figure]
                g.say("places", me.seat, {"figure": name, "rule": "allegoria:A41"})
