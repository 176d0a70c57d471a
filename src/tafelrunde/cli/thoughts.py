"""What a search thought, in words."""

from __future__ import annotations

from secrets import token_hex

from tafelrunde.bots.hints import hint
from tafelrunde.bots.search import Explanation
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.vocabulary import Vocabulary
from tafelrunde.texts import Texts


def hint_lines(texts: Texts, match: Match, seat: int) -> list[str]:
    """What a hard bot would answer in a person's place, from what that person sees."""
    ask = next(ask for ask in match.pending if ask.seat == seat)
    told = hint(match.title, match.table.sight(seat), ask, Rng(token_hex(16)))
    return thoughts(texts, match.title.vocabulary, told)


def thoughts(texts: Texts, vocabulary: Vocabulary, told: Explanation) -> list[str]:
    """What was chosen, what was considered, and what was expected; the best answer first."""

    def label(option: int) -> str:
        return texts.option(vocabulary, option, told.ask)

    if not told.considered:
        return [texts.text("thoughts-plain", option=label(told.chosen))]
    count = len(told.considered)
    lines = [
        texts.text("thoughts-chosen", option=label(told.chosen)),
        texts.text("thoughts-spent", count=count, playouts=told.playouts, worlds=told.worlds),
    ]
    for one in sorted(told.considered, key=lambda one: -one.value):
        value, error = round(100 * one.value), round(196 * one.error)
        lines.append(texts.text("thoughts-one", option=label(one.option), value=value, error=error))
    return lines
