"""Questions and results as a viewer may know them."""

from __future__ import annotations

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.table import Table
from tafelrunde.kernel.vocabulary import Vocabulary
from tafelrunde.server.messages import AskInfo, Choice, ResultInfo


def describe_asks(match: Match, viewer: int) -> list[AskInfo]:
    """The open questions: one's own whole, of others only what is public."""
    words, table = match.title.vocabulary, match.table
    return [describe_ask(words, table, ask, mine=ask.seat == viewer) for ask in match.pending]


def describe_ask(words: Vocabulary, table: Table, ask: Ask, *, mine: bool) -> AskInfo:
    """One question; the title decides whether others are told what it is about."""
    seat, player, target, prompt, source, rule = ask.public()
    info = AskInfo(seat=seat, player=player, target=target, prompt=prompt, source=source, rule=rule)
    if mine or table.tells(ask):
        info.told = True
        info.count = ask.count
        info.about = ask.about
    if mine:
        info.mine = True
        info.options = [describe_option(words, table, ask, option) for option in ask.options]
    return info


def describe_option(words: Vocabulary, table: Table, ask: Ask, option: int) -> Choice:
    """One legal answer, with what the title says about it."""
    mark = table.mark(ask, option)
    return Choice(
        number=option,
        text=words.name(option),
        spots=mark.spots,
        remark=mark.remark,
        args=mark.args,
        caution=mark.caution,
        habit=mark.habit,
    )


def result_of(match: Match) -> ResultInfo | None:
    """How a match ended, if it has."""
    if not match.over:
        return None
    end = match.table.outcome()
    return ResultInfo(scores=end.scores, winners=end.winners, reason=end.reason)
