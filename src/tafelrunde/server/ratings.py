"""Ratings: counted once when a rated game has ended, for every title and number of players apart.

The model is Plackett-Luce of the package openskill. A game counts if everybody who played it has an
account and is still there; who had a bot play for them gets the bot's place.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from tafelrunde.server.limits import COUNTED_AT_ONCE, RATE_SECONDS
from tafelrunde.server.logs import log, log_failure
from tafelrunde.store import games, ratings
from tafelrunde.store.engine import Store
from tafelrunde.store.ratings import Outcome, Rating

if TYPE_CHECKING:
    from tafelrunde.server.core import Server

MIDDLE, STEP = 1500, 40  # how the numbers are shown: a newcomer has 1500
SURE = 10  # games after which a rating says something


@lru_cache
def model() -> Any:
    """The model, loaded when it is first needed."""
    from openskill.models import PlackettLuce

    return PlackettLuce()


def rate(before: list[Rating | None], places: list[int]) -> list[Rating]:
    """The ratings after a game that ended with these places, 1 being the best."""
    start = [
        [model().rating()] if one is None else [model().rating(mu=one.mu, sigma=one.sigma)]
        for one in before
    ]
    after = model().rate(start, ranks=places)
    games = [one.games + 1 if one is not None else 1 for one in before]
    return [
        Rating(float(team[0].mu), float(team[0].sigma), count)
        for team, count in zip(after, games, strict=True)
    ]


def shown(rating: Rating) -> int:
    """A rating as people read it."""
    return round(MIDDLE + STEP * (rating.mu - 25))


def places(scores: list[int], winners: list[int]) -> list[int]:
    """Who came where: winners first, then by points; whoever has the same shares a place."""
    keys = [(seat in winners, 0 if seat in winners else score) for seat, score in enumerate(scores)]
    return [1 + sum(other > key for other in keys) for key in keys]


async def count(store: Store, id: str) -> bool:
    """Count a finished game, if it is a rated one and was not counted before."""
    table = await games.find(store, id)
    result = table.result if table is not None else None
    if table is None or not table.rated or table.status != "finished" or result is None:
        return False
    people = [seat.user_id for seat in table.seats]
    scores, winners = result.get("scores"), result.get("winners")
    good = isinstance(scores, list) and isinstance(winners, list) and len(scores) == len(people)
    if not good or not all(people) or len(set(people)) < 2 or table.kind != "game":
        await ratings.not_rated(store, id)
        return False
    assert isinstance(scores, list) and isinstance(winners, list)
    game = [
        Outcome(id, seat, str(user), table.title, len(people), place, table.changed)
        for seat, (user, place) in enumerate(zip(people, places(scores, winners), strict=True))
    ]
    return await ratings.count_game(store, game, rate)


async def watch(server: Server) -> None:
    """Count what was left uncounted, by a crash for instance."""
    while True:
        try:
            for id in await ratings.uncounted(server.store, COUNTED_AT_ONCE):
                if await count(server.store, id):
                    log("rated", table=id)
        except Exception:
            log_failure("ratings")
        await asyncio.sleep(RATE_SECONDS)


async def recompute(store: Store) -> int:
    """Make all ratings anew."""
    return await ratings.recompute(store, rate)
