"""Standing answers: what somebody says once to a question that will come again in others' turns.

Only whoever has set one knows of it. The answer comes as late as an answer without a choice does:
drawn from how long this person took lately (`Players.delay`), so that nobody can tell the two apart
from an answer that was thought about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.kernel.ask import Ask
from tafelrunde.server import messages as m
from tafelrunde.server.asks import describe_ask, may_stand
from tafelrunde.server.limits import STANDING_PER_TABLE
from tafelrunde.server.refusals import Refusal
from tafelrunde.store import standing
from tafelrunde.store.standing import Standing

if TYPE_CHECKING:
    from tafelrunde.server.core import Server
    from tafelrunde.server.live import Live


def answer_to(live: Live, ask: Ask) -> int | None:
    """What stands for a question, if anything does and is possible; the first that is."""
    if not live.standing or live.match is None or not may_stand(live.match, ask):
        return None
    user = live.table.seats[ask.seat].user_id
    found = live.standing.get((user or "", ask.prompt))
    if found is None:
        return None
    return next((option for option in found.answers if ask.allows(option)), None)


async def stand(server: Server, live: Live, user: str, wish: m.Stand) -> None:
    """Set an answer that stands from the next question on, or take one back."""

    async def work() -> None:
        one = Standing(live.table.id, user, wish.prompt, wish.options, {})
        if wish.options:
            one = checked(live, user, wish)
        await standing.write(server.store, one)
        live.set_standing(one)

    await server.tables.guarded(live, work)
    tell(live, user)


def checked(live: Live, user: str, wish: m.Stand) -> Standing:
    """An answer to the question that is open: its options are known, and it is not one's turn."""
    seat = live.table.seat_of(user)
    ask, match = live.ask_of(seat), live.match
    if match is None or ask is None or ask.prompt != wish.prompt:
        raise Refusal("stale", "this question is not asked now")
    if not may_stand(match, ask):
        raise Refusal("not-allowed", "only questions in others' turns are answered by themselves")
    before = live.standing.get((user, wish.prompt))
    words = match.title.vocabulary
    known = [*ask.options, *(before.answers if before is not None else [])]
    if len(set(wish.options)) < len(wish.options) or not set(wish.options) <= set(known):
        raise Refusal("illegal", "these are not answers to the question")
    others = [prompt for who, prompt in live.standing if who == user and prompt != wish.prompt]
    if len(others) >= STANDING_PER_TABLE:
        raise Refusal("too-many", f"at most {STANDING_PER_TABLE} answers stand at a table")
    info = describe_ask(words, match.table, ask, mine=True)
    asked: dict[str, object] = {
        "source": info.source,
        "about": info.about,
        "target": info.target,
        "count": info.count,
        "rule": info.rule,
        "texts": [words.name(option) for option in wish.options],
    }
    return Standing(live.table.id, user, wish.prompt, wish.options, asked)


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
    return m.StandingInfo(prompt=one.prompt, ask=question, options=one.answers, texts=texts)


def tell(live: Live, user: str) -> None:
    """All pages of that user at the table."""
    message = told(live, user)
    for watcher in list(live.watchers):
        if watcher.user == user:
            watcher.send(message)
