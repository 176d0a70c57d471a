"""A sensible answer to every question, so that a strategy need only say what it wants to own.

What a question is about decides: first its source, if that card needs a habit of its own, then
the verb of its options.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.ask import PASS, Ask
from tafelrunde.titles.dominion.bots.acting import best_action, next_action, next_treasure
from tafelrunde.titles.dominion.bots.choosing import by_verb
from tafelrunde.titles.dominion.bots.habits import HABITS, Habit
from tafelrunde.titles.dominion.bots.habits_gaining import GAINING
from tafelrunde.titles.dominion.bots.habits_handling import HANDLING
from tafelrunde.titles.dominion.bots.landscapes import is_poor
from tafelrunde.titles.dominion.bots.menu import Menu
from tafelrunde.titles.dominion.sight import DominionSight
from tafelrunde.titles.dominion.vocabulary import PAY

ALL_HABITS: Final[dict[str, Habit]] = {**HABITS, **GAINING, **HANDLING}


def answer(sight: DominionSight, ask: Ask, menu: Menu) -> int:
    """What to answer."""
    prompt = ask.prompt
    options = ask.options
    if len(options) == 1:
        return options[0]
    if prompt == "play-action":
        return next_action(sight, options)
    if prompt == "play-treasure":
        if menu.hides_treasures and is_poor(sight):
            return PASS
        return next_treasure(sight, options)
    if prompt == "buy":
        if PAY in options:
            return PAY  # nothing can be bought before
        return menu.buy(sight, options)
    if prompt == "play-night":
        return best_action(sight, options)
    if prompt == "pay-debt":
        return options[-1]
    habit = ALL_HABITS.get(ask.source)
    if habit is not None:
        option = habit(sight, ask, menu)
        if option in options:
            return option
    return by_verb(sight, ask, menu)
