"""What a bot thinks of a question that was answered long ago: for whoever reads a game."""

from __future__ import annotations

from typing import Final

from tafelrunde.bots.hints import hint
from tafelrunde.bots.registry import house_bot, read_budget
from tafelrunde.bots.search import NEVER, Explanation, Search
from tafelrunde.bots.stop import Stop
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.guide import USUAL
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import Rng
from tafelrunde.kernel.title import Title

MOST_PLAYOUTS: Final = 5 * USUAL  # that somebody waits for


def review(before: Match, seat: int, name: str = "", stop: Stop = NEVER) -> Explanation:
    """What the bot of that name thinks of a seat's open question, from what the seat sees.

    Bots that do not search, people, and bots that would take too long are spoken for by a hard bot.
    The chance depends on the position alone: who asks twice hears the same, if play-outs are
    counted.
    """
    ask = next(ask for ask in before.pending if ask.seat == seat)
    rng = Rng(f"{before.seed}/review/{len(before.answers)}")
    sight = before.table.sight(seat)
    bot = thinker(before.title, name, rng)
    if bot is None or ask.is_forced():
        return hint(before.title, sight, ask, rng, stop=stop)
    bot.stop = stop
    bot.choose(sight, ask)
    told = bot.explanation()
    assert told is not None
    return told


def thinker(title: Title, name: str, rng: Rng) -> Search | None:
    """The bot of that name, if it searches, and so that somebody would wait for it.

    A record may name any bot and any budget.
    """
    try:
        maker = house_bot(title, name)
    except TafelrundeError:  # a budget that is none
        return None
    bot = maker(rng) if maker is not None else None
    if not isinstance(bot, Search):
        return None
    if bot.budget.seconds > 0.0:
        short = bot.budget.seconds <= read_budget(title.levels()["hard"]).seconds
    else:
        short = bot.budget.playouts <= MOST_PLAYOUTS and bot.guide.preparation == 0
    return bot if short else None


def past(match: Match, step: int) -> Match:
    """The match after that many answers."""
    found = match.copy()
    found.rewind(step)
    return found


def last_choice(match: Match, seat: int) -> int:
    """The step of a seat's last answer to a question with a choice; -1 if there was none."""
    for step in range(len(match.answers) - 1, -1, -1):
        if match.answers[step][0] == seat:
            asks = past(match, step).pending
            if not next(ask for ask in asks if ask.seat == seat).is_forced():
                return step
    return -1
