"""Standing answers: questions in others' turns that are answered by themselves, and secretly."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace

import pytest

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.match import Match
from tafelrunde.server import messages as m
from tafelrunde.server import standing
from tafelrunde.server.asks import may_stand
from tafelrunde.server.live import Live
from tafelrunde.server.lobby import new_table
from tafelrunde.server.players import Players
from tafelrunde.server.settings import Settings
from tafelrunde.server.signing import Signing
from tafelrunde.store import games, users
from tafelrunde.store.engine import Store, migrate, now, read_url
from tafelrunde.store.games import Move, Seat
from tafelrunde.store.standing import Standing
from tafelrunde.titles import registry
from tests.server.backends import serving
from tests.server.client import Person, Refused

pytestmark = pytest.mark.anyio
SEATS = 3


def asked_in_anothers_turn(title: str) -> Match:
    """A random game in which seat 0 has a choice while somebody else's turn goes on."""
    for seed in range(200):
        match, rng = Match.new(registry.load(title), SEATS, {}, seed=str(seed)), random.Random(seed)
        for _ in range(400):
            if match.over:
                break
            ask = match.pending[0]
            single = len(match.pending) == 1 and ask.seat == 0 and not ask.is_forced()
            if single and may_stand(match, ask):
                return match
            match.answer(ask.seat, rng.choice(ask.options))
    raise AssertionError(f"nobody is asked in another's turn of {title}")


def table_of(match: Match, ann: users.User, bob: users.User) -> games.Table:
    table = new_table(ann, match.title.id, {}, "game")
    table.seed, table.status, table.steps = match.seed, "running", len(match.answers)
    table.waiting_for = [ask.seat for ask in match.pending]
    table.seats = [
        Seat(0, ann.id, ann.name, ""),
        Seat(1, bob.id, bob.name, ""),
        Seat(2, None, "bot", match.title.default_bot),
    ]
    return table


async def stored(db: str, match: Match) -> tuple[str, dict[str, str]]:
    """Such a game of Ann and Bob in a database; its id, and cookies of both."""
    url = read_url(db)
    migrate(url)
    store = Store(url, "test")
    ann, bob = [await users.add(store, name, "en") for name in ("Ann", "Bob")]
    table = table_of(match, ann, bob)
    await games.add(store, table, match.answers)
    signing = Signing(await users.secret(store))
    await store.close()
    return table.id, {"Ann": signing.session(ann), "Bob": signing.session(bob)}


def person(url: str, cookie: str) -> Person:
    found = Person(url)
    found.http.cookies.set("tafelrunde", cookie)
    return found


def heard(page) -> list[m.Standing]:
    """All that a page was told of standing answers."""
    return [message for message in page.messages if isinstance(message, m.Standing)]


@dataclass
class Evening:
    """A game of Root in which Ann is asked something in another's turn; Bob plays, too."""

    id: str
    ask: Ask
    ann: Person
    bob: Person
    url: str
    log: Path


@pytest.fixture
async def evening(database: str, tmp_path: Path) -> AsyncIterator[Evening]:
    match = asked_in_anothers_turn("root")
    id, cookies = await stored(database, match)
    log = tmp_path / "log"
    with serving(database, log) as server:
        ann, bob = (person(server.url, cookies[name]) for name in ("Ann", "Bob"))
        yield Evening(id, match.pending[0], ann, bob, server.url, log)
        await ann.close()
        await bob.close()


async def test_it_answers_for_me_and_nobody_else_learns_of_it(evening):
    id, ask, ann, bob = evening.id, evening.ask, evening.ann, evening.bob
    async with ann.at(id) as hers, ann.at(id) as second, bob.at(id) as his:
        await hers.until(lambda: hers.state)
        await his.until(lambda: his.state)
        before = hers.state.sequence
        wish = m.Stand(prompt=ask.prompt, options=[ask.options[-1]])
        assert isinstance(await hers.do(wish), m.Accepted)
        for page in (hers, second):
            await page.until(lambda page=page: heard(page))
            told = heard(page)[-1].answers
            assert [(one.ask.prompt, one.options) for one in told] == [
                (ask.prompt, [ask.options[-1]])
            ]
        assert hers.state.sequence == before  # it stands from the next time on
        async with bob.at(id):  # somebody comes: whoever is asked is asked again
            await hers.until(lambda: hers.state.sequence > before)
        assert not heard(his)
        async with bob.at(id) as again:
            await again.until(lambda: again.state)
            assert not heard(again)
        wish = m.Stand(prompt=ask.prompt, options=[])
        assert isinstance(await hers.do(wish), m.Accepted)
        assert heard(hers)[-1].answers == []
    record = (await ann.get("/api/me/export"))["answers"]
    assert record[-1]["value"] == ask.options[-1]
    assert "standing" not in evening.log.read_text()


async def test_only_what_is_asked_now_in_anothers_turn_can_stand(evening):
    id, ask, ann, bob = evening.id, evening.ask, evening.ann, evening.bob
    async with ann.at(id) as hers, bob.at(id) as his:
        await hers.until(lambda: hers.state)

        async def refused(page, prompt, options):
            told = await page.do(m.Stand(prompt=prompt, options=options))
            assert isinstance(told, m.Refused)
            return told.error

        good = ask.options[0]
        assert await refused(hers, "another", [good]) == "stale"
        assert await refused(hers, ask.prompt, [good, good]) == "illegal"
        assert await refused(hers, ask.prompt, [max(ask.options) + 1]) == "illegal"
        assert await refused(his, ask.prompt, [good]) == "stale"
        assert not heard(hers)
    eve = await Person(evening.url).come_in("Eve")
    with pytest.raises(Refused):
        await eve.table(id)
    await eve.close()


def live_at(match: Match) -> Live:
    user = SimpleNamespace(id="ann", name="Ann", lang="en")
    table = table_of(match, user, SimpleNamespace(id="bob", name="Bob"))  # type: ignore[arg-type]
    live = Live(table)
    live.set_journal([Move(n, 0, s, value, now()) for n, (s, value) in enumerate(match.answers)])
    return live


@pytest.mark.parametrize("title", list(registry.TITLES))
def test_the_first_possible_answer_is_taken_in_others_turns_only(title):
    match = asked_in_anothers_turn(title)
    live, ask = live_at(match), match.pending[0]
    impossible = next(n for n in range(10**6) if n not in ask.options)
    one = Standing(live.table.id, "ann", ask.prompt, [impossible, ask.options[1]], {})
    assert standing.answer_to(live, ask) is None
    live.set_standing(one)
    assert standing.answer_to(live, ask) == ask.options[1]
    live.table.seats[0].user_id = "eve"  # somebody else sits there now
    assert standing.answer_to(live, ask) is None
    live.table.seats[0].user_id = "ann"
    turn = match.title.on_turn(match.table)
    assert turn == match.table.facts(-1)["turn"] != 0
    own = Ask(turn, ask.prompt, ask.options)
    live.set_standing(Standing(live.table.id, "bob", ask.prompt, ask.options, {}))
    live.table.seats[turn].user_id = "bob"
    assert not may_stand(match, own) and standing.answer_to(live, own) is None


def test_nothing_stands_before_the_first_turn():
    match = Match.new(registry.load("root"), SEATS, {}, seed="1")
    assert match.title.on_turn(match.table) == -1
    assert not any(may_stand(match, ask) for ask in match.pending)


def test_it_takes_as_long_as_a_thought_does():
    match = asked_in_anothers_turn("root")
    live, ask = live_at(match), match.pending[0]
    server = SimpleNamespace(settings=Settings(), hints=None)
    players = Players(server)
    for pace in range(3, 23):
        players.remember(live, 0, (False, float(pace)))
        players.remember(live, 0, (True, float(pace)))
    free = [players.delay(live, ask) for _ in range(300)]
    assert not players.is_ours(live, ask)
    live.set_standing(Standing(live.table.id, "ann", ask.prompt, [ask.options[0]], {}))
    assert players.is_ours(live, ask)
    standing_ones = [players.delay(live, ask) for _ in range(300)]
    for delays in (free, standing_ones):  # drawn from how long Ann took for choices
        assert min(delays) >= 2.7 and max(delays) <= 24.2
        assert 8 < sum(delays) / len(delays) < 17
    live.table.patient = True  # the table waits for whoever is away
    assert not players.is_ours(live, ask)
