"""Questions and results as a viewer may know them."""

from __future__ import annotations

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.vocabulary import Vocabulary
from tafelrunde.server.messages import AskInfo, Choice, ResultInfo


def describe_asks(match: Match, viewer: int) -> list[AskInfo]:
    """The open questions: one's own whole, of others only what is public."""
    words, table = match.title.vocabulary, match.table
    return [
        describe_ask(words, ask, mine=ask.seat == viewer, told=table.tells(ask))
        for ask in match.pending
    ]


def describe_ask(words: Vocabulary, ask: Ask, *, mine: bool, told: bool) -> AskInfo:
    """One question; the title decides whether others are told what it is about."""
    seat, player, target, prompt, source, rule = ask.public()
    info = AskInfo(seat=seat, player=player, target=target, prompt=prompt, source=source, rule=rule)
    if mine or told:
        info.told = True
        info.count = ask.count
        info.about = ask.about
    if mine:
        info.mine = True
        info.options = [Choice(number=n, text=words.name(n)) for n in ask.options]
    return info


def result_of(match: Match) -> ResultInfo | None:
    """How a match ended, if it has."""
    if not match.over:
        return None
    end = match.table.outcome()
    return ResultInfo(scores=end.scores, winners=end.winners, reason=end.reason)
