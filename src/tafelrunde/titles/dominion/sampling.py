"""Options drawn at random: every edition, every way to a kingdom, every element."""

from __future__ import annotations

from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.title import Options
from tafelrunde.titles.dominion.catalogue import ATTACK, BOON, CARDS, LANDSCAPE, SETS
from tafelrunde.titles.dominion.drawing import KINDS, Draw
from tafelrunde.titles.dominion.kingdoms import RECOMMENDED, landscapes, pool
from tafelrunde.titles.dominion.meta import SIZE
from tafelrunde.titles.dominion.options import check_options, read_editions, write_draw
from tafelrunde.titles.dominion.roles import NEEDS, meets


def sample(rng: Rng) -> Options:
    """Any options that lead to a game."""
    options: Options = {}
    editions: Options = {}
    for box in SETS.values():
        known: list[object] = ["first", "second", "latest", *box.printings]
        at = rng.below(2 * len(known))  # half of the time nothing is said
        if at < len(known):
            editions[box.id] = known[at]
    if editions:
        options["editions"] = editions
    way = rng.below(10)
    if way < 3:
        row = RECOMMENDED[rng.below(len(RECOMMENDED))]
        year = row.printings[rng.below(len(row.printings))]
        options["kingdom"] = f"{row.slug}/{year}" if rng.below(4) else row.slug
    elif way < 6:
        options["cards"] = _some([id for id in CARDS if CARDS[id].is_kingdom_card], SIZE, rng)
    elif way < 9:
        printings = read_editions(check_options(options).parts("editions"))
        options["draw"] = write_draw(_sample_draw(printings, rng))
    if way < 6 and rng.below(2):
        options["landscapes"] = _some([id for id in CARDS if CARDS[id].is_landscape], 2, rng)
    if rng.below(4) == 0:
        options["colonies"] = "with" if rng.below(2) else "without"
    if rng.below(4) == 0:
        options["shelters"] = "with" if rng.below(2) else "without"
    if rng.below(8) == 0:
        options["druid_boons"] = _some([id for id in CARDS if CARDS[id].types & BOON], 3, rng)
    return options


def _sample_draw(printings: dict[str, int], rng: Rng) -> Draw:
    sets = _some(list(SETS), 1 + rng.below(len(SETS)), rng)
    while len(pool(sets, printings)) < 2 * SIZE:
        sets = _some(list(SETS), 1 + rng.below(len(SETS)), rng)
    wish = Draw(sets, str(rng.below(65536)))
    cards = pool(sets, printings)
    if rng.below(2):  # wishes that can always be granted together
        some = _some([card.id for card in cards], 8, rng)
        wish.include = some[: rng.below(4)]
        wish.exclude = some[4:]
        wish.max_attacks = SIZE - rng.below(6)
        rest = [card for card in cards if card.id not in some]
        possible = [need for need in NEEDS if any(meets(card, need) for card in rest)]
        wish.need = _some(possible, rng.below(3), rng)
        costs = [card.cost for card in rest if not card.types & ATTACK]
        wish.costs = [costs[rng.below(len(costs))]]
    if rng.below(4) == 0:
        wish.at_least = [cards[rng.below(len(cards))].set]
    if rng.below(3) == 0:
        wish.landscapes = {
            kind: rng.below(2) for kind, type in KINDS.items() if landscapes(sets, type)
        }
    if rng.below(4) == 0 and landscapes(sets, LANDSCAPE):
        every = [card.id for card in landscapes(sets, LANDSCAPE)]
        wish.include = [*wish.include, *_some(every, 1, rng)]
    return wish


def _some(names: list[str], n: int, rng: Rng) -> list[str]:
    order = list(range(len(names)))
    rng.shuffle(order)
    return [names[at] for at in order[:n]]
