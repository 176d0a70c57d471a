"""What arenas count victories by: the cards, Events and Projects that were bought."""

from __future__ import annotations

from typing import Final

from tafelrunde.kernel.aspects import Aspect, Notes
from tafelrunde.titles.dominion.vocabulary import BUY, STRIDE, VOCABULARY

ASPECTS: Final = [Aspect("bought", "card", several=True)]


def note(seats: int, answers: list[tuple[int, int]]) -> Notes:
    """For each seat what it bought, each once."""
    bought: list[dict[int, bool]] = [{} for _ in range(seats)]
    for seat, option in answers:
        if BUY < option < BUY + STRIDE:
            bought[seat][option - BUY] = True
    return {"bought": [[VOCABULARY.objects[number] for number in some] for some in bought]}
