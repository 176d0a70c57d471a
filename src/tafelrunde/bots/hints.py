"""What a hard bot would answer in somebody's place, and how good each answer looks."""

from __future__ import annotations

from tafelrunde.bots.registry import read_budget, searcher
from tafelrunde.bots.search import NEVER, Budget, Explanation, Search
from tafelrunde.bots.stop import Stop
from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Sight
from tafelrunde.kernel.title import Title


def hint(
    title: Title,
    sight: Sight,
    ask: Ask,
    rng: Rng,
    budget: Budget | None = None,
    stop: Stop = NEVER,
) -> Explanation:
    """The thoughts of a search about every answer to a question, from what the seat may see.

    Hosts offer it only where nobody else could mind: never at a table with other people.
    """
    if ask.is_forced():
        return Explanation(ask, ask.options[0])
    hard = title.levels()["hard"]
    bot = searcher(title, hard, budget or read_budget(hard))(rng)
    assert isinstance(bot, Search)
    bot.thorough = True
    bot.stop = stop
    bot.choose(sight, ask)
    told = bot.explanation()
    assert told is not None
    return told
