"""Questions and results as a viewer may know them."""

from __future__ import annotations

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.reasons import explain
from tafelrunde.kernel.table import Table
from tafelrunde.kernel.vocabulary import Vocabulary
from tafelrunde.server.messages import AskInfo, Because, Choice, RefusedDeed, ResultInfo


def describe_asks(match: Match, viewer: int) -> list[AskInfo]:
    """The open questions: one's own whole, of others only what is public."""
    words, table = match.title.vocabulary, match.table
    told = [describe_ask(words, table, ask, mine=ask.seat == viewer) for ask in match.pending]
    for info, ask in zip(told, match.pending, strict=True):
        info.stands = info.mine and may_stand(match, ask)
    return told


def may_stand(match: Match, ask: Ask) -> bool:
    """Whether an answer can stand for the times to come: in another's turn, and for oneself."""
    turn = match.title.on_turn(match.table)
    return 0 <= turn != ask.seat == ask.player


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
        ends=mark.ends,
    )


def because(match: Match | None, ask: Ask | None, spot: str, ref: int) -> Because:
    """Why a thing on the table is no answer to a question, for the one who is asked."""
    if match is None or ask is None:
        return Because(ref=ref)
    told = [
        RefusedDeed(verb=verb, remark=one.remark, args=one.args, rule=one.rule)
        for verb, one in match.table.refusals(ask, spot)
    ]
    found = explain(match.table, ask, spot)
    if found is None:
        return Because(ref=ref, deeds=told)
    return Because(ref=ref, remark=found.remark, args=found.args, rule=found.rule, deeds=told)


def result_of(match: Match) -> ResultInfo | None:
    """How a match ended, if it has."""
    if not match.over:
        return None
    end = match.table.outcome()
    return ResultInfo(scores=end.scores, winners=end.winners, reason=end.reason)
