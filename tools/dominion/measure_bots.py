"""How strong Dominion's bots are, and what single cards add to Big Money.

    tools/dominion/measure_bots.py share auto bigmoney --games 1000
    tools/dominion/measure_bots.py support amulet delve --games 200
    tools/dominion/measure_bots.py preparation --kingdoms 100 --seed 1

`share`: the games the first bot wins in kingdoms drawn from all boxes, each played from both seats.
`support`: for each card, Event or Project the best of a few ways to buy it beside Treasures, as a
line for `bots/support.py`.
`preparation`: how long the planner gets ready in the kingdoms of an arena with that seed, as
seconds of processor time, and how many games it plays meanwhile.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from time import process_time

from tafelrunde.arena.hall import Hall
from tafelrunde.arena.setting import Setting
from tafelrunde.kernel.bots import Bot, Direct
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.title import Options, Prepared
from tafelrunde.titles.dominion.bots import BOTS
from tafelrunde.titles.dominion.bots.menu import Menu
from tafelrunde.titles.dominion.bots.planner import GAMES, Plan
from tafelrunde.titles.dominion.bots.strategies import (
    GOLD,
    GREENS,
    MANY,
    SILVER,
    Strategist,
    bigmoney,
    helper,
    potion,
)
from tafelrunde.titles.dominion.catalogue import CARDS, EVENT, PROJECT, SETS
from tafelrunde.titles.dominion.prepared import Kingdom
from tafelrunde.titles.dominion.title import TITLE

# Piles that neither side buys: ten, and one more where the card itself is among them.
IDLE = [
    *["cellar", "moat", "chapel", "village", "workshop", "vassal"],
    *["merchant", "smithy", "militia", "remodel", "market"],
]
MOST_DECISIONS = 20_000


class Buyer:
    """Big Money with one helper, so many copies of it, before or after Gold."""

    def __init__(self, id: str, most: int, before: bool) -> None:
        self.id = id
        self.most = most
        self.before = before

    def __call__(self, offered: list[str]) -> Menu:
        """The menu, whatever else is offered."""
        wanted = [helper(CARDS[self.id], self.most)]
        if self.before:
            return Menu(GREENS + wanted + GOLD + potion(self.id) + SILVER)
        return Menu(GREENS + GOLD + wanted + potion(self.id) + SILVER)


def won(prepared: Prepared, seed: str, bots: list[Bot], seat: int) -> float:
    """The share of one game that a seat wins; an endless game is lost."""
    table = TITLE.deal(prepared, seed)
    table.driver = driver = Direct(table, bots)
    while not table.over:
        table.play()
        if driver.decisions > MOST_DECISIONS:
            return 0.0
    winners = table.outcome().winners
    return 1 / len(winners) if seat in winners else 0.0


def in_drawn_kingdoms(bot: str, foe: str, games: int, seed: str) -> float:
    """The share of games a bot wins in kingdoms of all boxes."""
    total = 0.0
    for n in range(games):
        drawn: Options = {"draw": {"sets": list(SETS), "seed": f"{seed}{n // 2}"}}
        pair = [BOTS[bot](Rng("a")), BOTS[foe](Rng("b"))]
        seat = n % 2
        total += won(TITLE.prepare(2, drawn), f"{seed} {n}", pair[::-1] if seat else pair, seat)
    return total / games


def with_helper(buyer: Buyer, games: int, seed: str) -> float:
    """The share of games that Big Money wins with a helper against Big Money without."""
    card = CARDS[buyer.id]
    options: Options = {"colonies": "without", "shelters": "without"}
    if card.types & (EVENT | PROJECT):
        options.update({"cards": IDLE[:10], "landscapes": [card.id]})
    else:
        pile = card.pile_of or card.id
        options["cards"] = [pile, *[id for id in IDLE if id != pile][:9]]
    prepared = TITLE.prepare(2, options)
    total = 0.0
    for n in range(games):
        pair: list[Bot] = [Strategist(buyer, Rng("a")), Strategist(bigmoney, Rng("b"))]
        seat = n % 2
        total += won(prepared, f"{seed}{n}", pair[::-1] if seat else pair, seat)
    return total / games


def ways_to_buy(id: str) -> list[Buyer]:
    """The numbers and orders worth trying."""
    card = CARDS[id]
    if card.types & (EVENT | PROJECT):
        ways = [(1, False), (1, True)]
    elif card.cost >= 6:
        ways = [(1, True), (2, True), (MANY, True), (3, False)]
    elif card.cost <= 2:
        ways = [(1, False), (3, False), (MANY, False)]
    else:
        ways = [(1, False), (2, False), (5, False), (2, True)]
    return [Buyer(id, most, before) for most, before in ways]


def support_line(id: str, games: int) -> str:
    """The best way to buy it, measured once more with other games."""
    best, most = ways_to_buy(id)[0], -1.0
    for buyer in ways_to_buy(id):
        share = with_helper(buyer, games // 2, "s")
        if share > most:
            best, most = buyer, share
    share = round(100 * with_helper(best, games, "t"))
    return f'"{id}": ({share}, {best.most}, {best.before}),'


def print_preparation(kingdoms: int, players: int, seed: str) -> None:
    """A line for each kingdom, then the longest and how long they take on average."""
    bots = ["planner", *["auto"] * (players - 1)]
    hall = Hall(Setting("dominion", bots, {}, seed, setups=kingdoms))
    times = []
    for setup in range(kingdoms):
        kingdom = hall.prepare(setup)
        assert isinstance(kingdom, Kingdom)
        plan = Plan(kingdom, GAMES)
        start = process_time()
        plan.improve()
        times.append(process_time() - start)
        games, decisions = plan.contest.games, plan.contest.decisions
        print(f"{setup:4} {times[-1]:6.2f} s {games:6} games {decisions:9} decisions", flush=True)
    print(f"mean {sum(times) / len(times):.2f} s, longest {max(times):.2f} s")


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure Dominion's bots.")
    kinds = parser.add_subparsers(dest="kind", required=True)
    share = kinds.add_parser("share")
    share.add_argument("bot", choices=list(BOTS))
    share.add_argument("foe", choices=list(BOTS))
    support = kinds.add_parser("support")
    support.add_argument("ids", nargs="+", choices=list(CARDS), metavar="id")
    preparation = kinds.add_parser("preparation")
    preparation.add_argument("--kingdoms", type=int, default=100)
    preparation.add_argument("--players", type=int, default=2)
    for kind in (share, support):
        kind.add_argument("--games", type=int, default=200)
    share.add_argument("--seed", default="share")
    preparation.add_argument("--seed", default="1")
    wish = parser.parse_args(arguments)
    if wish.kind == "preparation":
        print_preparation(wish.kingdoms, wish.players, wish.seed)
        return
    if wish.kind == "support":
        for id in wish.ids:
            print(support_line(id, wish.games), flush=True)
        return
    part = in_drawn_kingdoms(wish.bot, wish.foe, wish.games, wish.seed)
    margin = 1.96 * math.sqrt(part * (1 - part) / wish.games)
    print(
        f"{wish.bot} wins {100 * part:.1f} % ± {100 * margin:.1f} of {wish.games} games"
        f" against {wish.foe}"
    )


if __name__ == "__main__":
    main()
