"""How many two-player Dominion games a second pyminion plays on one core.

Runs inside an environment of its own (``pip install pyminion==0.4.0``), never in the project's::

    python tools/dominion/bench_pyminion.py --job first_game --seconds 3 --seed 1

It plays whole games until the time is up and prints one line of JSON. ``turns_per_game`` counts the
turns of both seats together; ``capped`` says how many games were stopped at ``MAX_ROUNDS``.

Every job uses the First Game kingdom (cellar, market, merchant, militia, mine, moat, remodel,
smithy, village, workshop), the usual two-player piles (8 Estates, Duchies and Provinces, 10 Curses,
46 Coppers, 40 Silvers, 30 Golds, 10 of each kingdom card), and the first seat starts. A game is new
from setup to result: piles, players, shuffles, turns, scores.

Logging is off: no handler and every record disabled. What pyminion still spends on building its
messages cannot be switched off from outside and is part of the result.

The jobs, exactly, so that another engine can play the same games:

big_money
    pyminion's own ``BigMoney`` on both seats. It plays all treasures. For each buy it takes the
    first of these whose coins it has and whose pile is not empty: Province at 8, Gold at 6, Silver
    at 3; otherwise it stops.

first_game
    ``Simple`` on both seats.

    Action phase: play a Village if one is in hand, else a Market, else a Smithy, else stop; decide
    anew after each card. Treasures: play all.

    Buy phase: for each buy, decide anew with the coins left. "Owned" counts every card of that name
    the player has (deck, hand, discard pile, in play, bought this turn). Take the first line whose
    conditions hold and whose pile is not empty; stop when there is none:

    1. Province, with 8 or more coins
    2. Duchy,    with 5 or more coins, if 4 or fewer Provinces are left in the supply
    3. Gold,     with 6 or more coins
    4. Market,   with 5 or more coins
    5. Smithy,   with 4 or more coins, if fewer than 2 Smithies are owned
    6. Village,  with 3 or more coins, if Smithies owned > Villages owned + 1
    7. Silver,   with 3 or more coins

    Nothing else is ever decided: the bot owns no other action cards, and nobody attacks.

random
    ``Random`` on both seats: every decision is uniform over the legal options, where two cards of
    the same name are one option and stopping is one more option wherever the rules allow it.

    - Action phase and buy phase: one kind of card, or stop.
    - Treasures: one kind at a time, or stop; asked again until stopped or none is left.
    - Several cards (Cellar, Militia): one kind at a time from those not yet chosen; stopping is an
      option once enough are chosen.
    - Mine: a treasure or none. Remodel, Workshop and what Mine gains: one kind, no stopping.
    - Moat against Militia: yes or no, once for each Moat in hand.

    One exception: pyminion 0.4.0 fails when Remodel is played with nothing left to trash, so a
    Remodel that is the only card in hand is not played.
"""

import argparse
import json
import logging
import random
import time
from collections.abc import Callable, Iterator, Sequence
from importlib.metadata import version

from pyminion.bots.bot import Bot, BotDecider
from pyminion.bots.examples import BigMoney
from pyminion.core import Card
from pyminion.expansions import base
from pyminion.game import Game
from pyminion.player import Player

FIRST_GAME = [
    *(base.cellar, base.market, base.merchant, base.militia, base.mine),
    *(base.moat, base.remodel, base.smithy, base.village, base.workshop),
]

MAX_ROUNDS = 1000  # Turns of each seat; far beyond any game seen, so that every run ends.


class CappedGame(Game):  # type: ignore[misc]
    """A First Game that is also over when the last seat has had ``MAX_ROUNDS`` turns."""

    def __init__(self, players: list[Player]) -> None:
        super().__init__(
            players,
            expansions=[FIRST_GAME],
            kingdom_cards=FIRST_GAME,
            random_order=False,
            log_stdout=False,
        )
        self.is_capped = False

    def is_over(self) -> bool:
        if super().is_over():
            return True
        self.is_capped = self.players[-1].turns >= MAX_ROUNDS
        return self.is_capped


class Simple(BotDecider):  # type: ignore[misc]
    """The bot of ``first_game``; the module's docstring has its rule.

    ``BotDecider`` plays all treasures, plays the first card yielded that is in hand and buys the
    first card yielded whose pile is not empty.
    """

    def action_priority(self, player: Player, game: Game) -> Iterator[Card]:
        yield base.village
        yield base.market
        yield base.smithy

    def buy_priority(self, player: Player, game: Game) -> Iterator[Card]:
        coins = player.state.money
        if coins >= 8:
            yield base.province
        if coins >= 5 and game.supply.pile_length("Province") <= 4:
            yield base.duchy
        if coins >= 6:
            yield base.gold
        if coins >= 5:
            yield base.market
        if coins >= 3:
            smithies = player.get_card_count(base.smithy)
            if coins >= 4 and smithies < 2:
                yield base.smithy
            if smithies > player.get_card_count(base.village) + 1:
                yield base.village
            yield base.silver


def kinds(cards: Sequence[Card]) -> list[Card]:
    """The different cards among these, in order of first appearance."""
    return list(dict.fromkeys(cards))


def one_or_none(cards: Sequence[Card]) -> Card | None:
    return random.choice([*kinds(cards), None])


def some(cards: Sequence[Card], at_least: int, at_most: int) -> list[Card]:
    """Choose cards one at a time; ``at_most`` below 0 means no limit, as in pyminion."""
    left = list(cards)
    chosen: list[Card] = []
    while left and len(chosen) != at_most:
        card = random.choice(kinds(left)) if len(chosen) < at_least else one_or_none(left)
        if card is None:
            break
        left.remove(card)
        chosen.append(card)
    return chosen


class Random:
    """Uniformly random answers to every question the First Game kingdom can ask."""

    def action_phase_decision(
        self, valid_actions: list[Card], player: Player, game: Game
    ) -> Card | None:
        if player.hand.cards == [base.remodel]:  # pyminion could not resolve it.
            return None
        return one_or_none(valid_actions)

    def treasure_phase_decision(
        self, valid_treasures: list[Card], player: Player, game: Game
    ) -> list[Card]:
        return some(valid_treasures, 0, 1)

    def buy_phase_decision(
        self, valid_cards: list[Card], player: Player, game: Game
    ) -> Card | None:
        return one_or_none(valid_cards)

    def binary_decision(self, **_: object) -> bool:
        return random.choice((True, False))

    def discard_decision(
        self,
        *,
        valid_cards: list[Card],
        min_num_discard: int = 0,
        max_num_discard: int = -1,
        **_: object,
    ) -> list[Card]:
        return some(valid_cards, min_num_discard, max_num_discard)

    def trash_decision(
        self, *, valid_cards: list[Card], min_num_trash: int, max_num_trash: int, **_: object
    ) -> list[Card]:
        return some(valid_cards, min_num_trash, max_num_trash)

    def gain_decision(
        self, *, valid_cards: list[Card], min_num_gain: int, max_num_gain: int, **_: object
    ) -> list[Card]:
        return some(valid_cards, min_num_gain, max_num_gain)


JOBS: dict[str, Callable[[], Player]] = {
    "big_money": BigMoney,
    "first_game": lambda: Bot(decider=Simple()),
    "random": lambda: Bot(decider=Random()),
}


def measure(job: str, seconds: float) -> dict[str, str | int | float]:
    """Play whole games until the time is up."""
    new_player = JOBS[job]
    games = turns = capped = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        game = CappedGame([new_player(), new_player()])
        game.play()
        games += 1
        turns += sum(player.turns for player in game.players)
        capped += game.is_capped
    return {
        "engine": "pyminion",
        "version": version("pyminion"),
        "job": job,
        "games": games,
        "seconds": round(elapsed, 3),
        "games_per_s": round(games / elapsed, 2),
        "turns_per_game": round(turns / games, 2),
        "capped": capped,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--job", choices=JOBS, required=True)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if args.seconds <= 0:
        parser.error("--seconds must be above 0")
    logging.disable(logging.CRITICAL)
    random.seed(args.seed)  # pyminion shuffles with the global generator.
    print(json.dumps(measure(args.job, args.seconds)))


if __name__ == "__main__":
    main()
