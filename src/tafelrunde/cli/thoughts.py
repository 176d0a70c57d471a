"""What a search thought, in words."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_hex

from tafelrunde.bots.hints import hint
from tafelrunde.bots.search import Explanation, Search
from tafelrunde.kernel.bots import Bot
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.vocabulary import Vocabulary
from tafelrunde.reviews import last_choice, past, review
from tafelrunde.texts import Texts


def hint_lines(texts: Texts, match: Match, seat: int) -> list[str]:
    """What a hard bot would answer in a person's place, from what that person sees."""
    ask = next(ask for ask in match.pending if ask.seat == seat)
    told = hint(match.title, match.table.sight(seat), ask, Rng(token_hex(16)))
    return thoughts(texts, match.title.vocabulary, told)


def thoughts(texts: Texts, vocabulary: Vocabulary, told: Explanation) -> list[str]:
    """What was chosen, what was considered, and what was expected; the best answer first."""
    chosen = texts.option(vocabulary, told.chosen, told.ask)
    if not told.considered:
        return [texts.text("thoughts-plain", option=chosen)]
    return [texts.text("thoughts-chosen", option=chosen), *considered(texts, vocabulary, told)]


def considered(texts: Texts, vocabulary: Vocabulary, told: Explanation) -> list[str]:
    """How long was thought, and how good each answer looked."""
    count = len(told.considered)
    spent = {"count": count, "playouts": told.playouts, "worlds": told.worlds}
    lines = [texts.text("thoughts-spent", **spent)]
    for one in sorted(told.considered, key=lambda one: -one.value):
        label = texts.option(vocabulary, one.option, told.ask)
        value, error = round(100 * one.value), round(196 * one.error)
        lines.append(texts.text("thoughts-one", option=label, value=value, error=error))
    return lines


# -- past choices


def review_lines(
    texts: Texts, vocabulary: Vocabulary, names: Sequence[str], told: Explanation, given: int
) -> list[str]:
    """What was asked and answered, what was considered, and what was expected."""
    ask = told.ask
    answer = texts.option(vocabulary, given, ask)
    lines = [
        texts.text("review-asked", player=names[ask.seat], prompt=texts.prompt(ask, names)),
        texts.text("review-answered", option=answer),
    ]
    if not told.considered:
        lines.append(texts.text("review-plain"))
        return lines
    lines += considered(texts, vocabulary, told)
    if told.chosen != given:
        better = texts.option(vocabulary, told.chosen, ask)
        lines.append(texts.text("review-otherwise", option=better))
    return lines


def afterwards(texts: Texts, match: Match, names: Sequence[str], bots: dict[int, Bot]) -> list[str]:
    """What every bot thought about its last choice of a finished game.

    Those that did not search are spoken for by a hard one, which thinks it over now.
    """
    lines: list[str] = []
    for seat, bot in bots.items():
        told = bot.explanation() if isinstance(bot, Search) else None
        if told is not None:
            given = told.chosen
        else:
            step = last_choice(match, seat)
            if step < 0:
                continue
            given = match.answers[step][1]
            told = review(past(match, step), seat)
        lines += ["", *review_lines(texts, match.title.vocabulary, names, told, given)]
    return lines or [texts.text("review-nothing")]
