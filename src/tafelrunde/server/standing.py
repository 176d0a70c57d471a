"""Standing answers: what somebody says once to a question that will come again in others' turns.

Only whoever has set one knows of it. The answer comes after a time drawn from how long this person
took lately (`Players.delay`), and never while others see that they are away (`Players.is_ours`), so
that nobody can tell it from an answer that was thought about. Whoever takes one back answers that
question themselves. Conditions are looked at when the question is asked; where they do not hold,
the question is one like all others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.offturn import TURN, Condition, Question, Term, all_hold
from tafelrunde.server import messages as m
from tafelrunde.server.asks import describe_ask, may_stand
from tafelrunde.server.limits import STANDING_IN_A_ROW, STANDING_PER_TABLE
from tafelrunde.server.refusals import Refusal
from tafelrunde.store import standing
from tafelrunde.store.standing import Standing

if TYPE_CHECKING:
    from tafelrunde.server.core import Server
    from tafelrunde.server.live import Live


# -- answering


def answer_to(live: Live, ask: Ask) -> int | None:
    """What stands for a question, if anything does and is possible; the first that is."""
    if not live.standing or live.match is None or not may_stand(live.match, ask):
        return None
    if live.reopened == (ask.seat, len(live.match.answers)):  # they want another answer this time
        return None
    user = live.table.seats[ask.seat].user_id
    found = live.standing.get((user or "", ask.prompt))
    if found is None or goes_round(live.match, ask.seat) or not holds(live.match, ask, found):
        return None
    return next((option for option in found.answers if ask.allows(option)), None)


def goes_round(match: Match, seat: int) -> bool:
    """Whether a seat has long been the only one to answer, perhaps the same again and again."""
    last = match.answers[-STANDING_IN_A_ROW:]
    return len(last) == STANDING_IN_A_ROW and all(who == seat for who, _ in last)


def holds(match: Match, ask: Ask, one: Standing) -> bool:
    """Whether the conditions of an answer are true of a question."""
    conditions = msgspec.convert(one.conditions, list[Condition])
    return all_hold(conditions, lambda term: value_of(match, ask, term))


def value_of(match: Match, ask: Ask, term: str) -> int | str | None:
    """What a question says of a term; None also if the title has no such term any more."""
    if term == TURN.id:
        return match.title.on_turn(match.table)
    return match.title.off_turn().value(match.table, ask, term)


# -- setting


async def stand(server: Server, live: Live, user: str, wish: m.Stand) -> None:
    """Set an answer that stands from the next question on, or take one back."""

    async def work() -> None:
        one = Standing(live.table.id, user, wish.prompt, wish.options, {})
        if wish.options:
            one = checked(live, user, wish)
        elif (user, wish.prompt) not in live.standing:
            return
        await standing.write(server.store, one)
        live.set_standing(one)

    await server.tables.guarded(live, work)
    tell(live, user)


def checked(live: Live, user: str, wish: m.Stand) -> Standing:
    """An answer to a question that may come in others' turns, or is asked in one now."""
    seat, match = live.table.seat_of(user), live.match
    if match is None:
        raise Refusal("not-started", "the game has not begun")
    question = next((one for one in foreseen(live, seat) if one.prompt == wish.prompt), None)
    if question is None:
        raise Refusal("stale", "this question is not asked in others' turns, or not now")
    before = live.standing.get((user, wish.prompt))
    known = [*question.options, *(before.answers if before is not None else [])]
    if len(set(wish.options)) < len(wish.options) or not set(wish.options) <= set(known):
        raise Refusal("illegal", "these are not answers to the question")
    for condition in wish.conditions:
        check_condition(question, condition, seat, match.seats)
    others = [prompt for who, prompt in live.standing if who == user and prompt != wish.prompt]
    if len(others) >= STANDING_PER_TABLE:
        raise Refusal("too-many", f"at most {STANDING_PER_TABLE} answers stand at a table")
    texts = [match.title.vocabulary.name(option) for option in wish.options]
    asked = {**as_asked(match, live.ask_of(seat), question), "texts": texts}
    conditions = msgspec.to_builtins(wish.conditions)
    return Standing(live.table.id, user, wish.prompt, wish.options, asked, conditions)


def check_condition(question: Question, wish: m.Condition, seat: int, seats: int) -> None:
    """Refuse what the question says nothing of, and values that it cannot have."""
    term = next((one for one in terms_of(question) if one.id == wish.term), None)
    if term is None:
        raise Refusal("illegal", "the question says nothing of this")
    if (wish.test == "is") == (term.kind == "number"):
        raise Refusal("illegal", "a number is at least or at most a value, all else is one")
    value = wish.value
    match term.kind:
        case "number" if not isinstance(value, int) or value > term.most:
            raise Refusal("illegal", f"this is a number from 0 to {term.most}")
        case "seat" if not isinstance(value, int) or value >= seats or value == seat:
            raise Refusal("illegal", "this is the seat of somebody else")
        case "word" if value not in term.words:
            raise Refusal("illegal", "this is not one of the words")


def as_asked(match: Match, ask: Ask | None, question: Question) -> dict[str, object]:
    """What is kept of a question, to show it beside its answer."""
    if ask is None or ask.prompt != question.prompt:
        return {"source": question.source, "about": "", "target": -1, "count": 0, "rule": ""}
    info = describe_ask(match.title.vocabulary, match.table, ask, mine=True)
    return {
        "source": info.source,
        "about": info.about,
        "target": info.target,
        "count": info.count,
        "rule": info.rule,
    }


# -- telling


def foreseen(live: Live, seat: int) -> list[Question]:
    """What a seat may be asked in others' turns; its open question with all that it offers now."""
    assert live.match is not None
    found = live.match.title.off_turn().questions(live.match.table, seat)
    ask = live.ask_of(seat)
    if ask is None or not may_stand(live.match, ask):
        return found
    before = next((one for one in found if one.prompt == ask.prompt), Question(ask.prompt, []))
    more = [option for option in ask.options if option not in before.options]
    now = Question(ask.prompt, [*before.options, *more], before.terms, before.source or ask.source)
    return [now, *(one for one in found if one is not before)]


def terms_of(question: Question) -> list[Term]:
    """What its answers may depend on."""
    return [*question.terms, TURN]


def foretold(live: Live, seat: int, ref: int) -> m.Foreseen:
    """The same as somebody is told it."""
    if live.match is None:
        raise Refusal("not-started", "the game has not begun")
    words = live.match.title.vocabulary
    return m.Foreseen(
        ref=ref,
        questions=[
            m.ForeseenInfo(
                prompt=one.prompt,
                source=one.source,
                options=one.options,
                texts=[words.name(option) for option in one.options],
                terms=[m.TermInfo(**vars(term)) for term in terms_of(one)],
            )
            for one in foreseen(live, seat)
        ],
    )


def told(live: Live, user: str) -> m.Standing:
    """All that stand for somebody."""
    seat = live.table.seat_of(user)
    found = [one for (who, _), one in sorted(live.standing.items()) if who == user]
    return m.Standing(answers=[described(one, seat) for one in found])


def described(one: Standing, seat: int) -> m.StandingInfo:
    """One of them, with the question as it was asked when it was set."""
    asked = dict(one.asked)
    texts = asked.pop("texts")
    question = m.AskInfo(seat=seat, player=seat, prompt=one.prompt, told=True, **asked)  # type: ignore[arg-type]
    assert isinstance(texts, list)
    return m.StandingInfo(
        prompt=one.prompt,
        ask=question,
        options=one.answers,
        texts=texts,
        conditions=msgspec.convert(one.conditions, list[m.Condition]),
    )


def tell(live: Live, user: str) -> None:
    """All pages of that user at the table."""
    message = told(live, user)
    for watcher in list(live.watchers):
        if watcher.user == user:
            watcher.send(message)
