"""What a search thought, in words."""

from __future__ import annotations

from tafelrunde.bots.search import Explanation
from tafelrunde.kernel.vocabulary import Vocabulary
from tafelrunde.texts import Texts


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
