"""What a hard bot would answer in somebody's place, and how good each answer looks."""

from __future__ import annotations

from tafelrunde.bots.registry import read_budget
from tafelrunde.bots.search import Budget, Explanation, Search
from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.table import Sight
from tafelrunde.kernel.title import Title


def hint(
    title: Title, sight: Sight, ask: Ask, rng: Rng, budget: Budget | None = None
) -> Explanation:
    """The thoughts of a search about a question of that seat, from what the seat may see.

    Hosts offer it only where nobody else could mind: never at a table with other people.
    """
    bot = Search(title.guide(), budget or read_budget(title.levels()["hard"]), rng)
    if ask.is_forced():
        return Explanation(ask, ask.options[0])
    bot.choose(sight, ask)
    told = bot.explanation()
    assert told is not None
    return told
