"""A sensible answer to every question, so that a strategy need only say what it wants to own.

What a question is about decides: first its source, if that card needs a habit of its own, then
the verb of its options.
"""

from __future__ import annotations

from tafelrunde.kernel.ask import PASS, Ask
from tafelrunde.titles.dominion.bots.acting import best_action
from tafelrunde.titles.dominion.bots.choosing import by_verb
from tafelrunde.titles.dominion.bots.habits import HABITS
from tafelrunde.titles.dominion.bots.menu import Menu
from tafelrunde.titles.dominion.sight import DominionSight
from tafelrunde.titles.dominion.vocabulary import BUY, TREASURES


def answer(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    """What to answer."""
    prompt = ask.prompt
    options = ask.options
    if prompt == "play-action":
        return best_action(sight, options)
    if prompt == "play-treasure":
        return TREASURES if TREASURES in options else options[0]
    if prompt == "buy":
        wanted = menu.pick(sight, options, BUY)
        return wanted if wanted >= 0 else PASS
    habit = HABITS.get(ask.source)
    if habit is not None:
        option = habit(sight, ask, menu)
        if option in options:
            return option
    return by_verb(sight, ask, menu)
