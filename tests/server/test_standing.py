"""Standing answers: questions in others' turns that are answered by themselves, and secretly."""

from __future__ import annotations

import asyncio
import functools
import random
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from alembic import command
from sqlalchemy import URL

from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.offturn import Term
from tafelrunde.kernel.rng import Rng
from tafelrunde.server import messages as m
from tafelrunde.server import standing
from tafelrunde.server.asks import may_stand
from tafelrunde.server.limits import STANDING_CONDITIONS, STANDING_IN_A_ROW
from tafelrunde.server.live import Live
from tafelrunde.server.lobby import new_table
from tafelrunde.server.players import Players
from tafelrunde.server.settings import Settings
from tafelrunde.server.signing import Signing
from tafelrunde.store import games, users
from tafelrunde.store.engine import Store, connect, migrate, migrations, now, read_url
from tafelrunde.store.games import Move, Seat
from tafelrunde.store.standing import Standing
from tafelrunde.store.standing import read as read_standing
from tafelrunde.store.standing import write as write_standing
from tafelrunde.texts import LANGUAGES, Texts, message_id
from tafelrunde.titles import registry
from tests.server.backends import serving
from tests.server.client import Person, Refused

pytestmark = pytest.mark.anyio
Stored = dict[str, object]  # a condition
SEATS = 3


def asked_in_anothers_turn(title: str, prompt: str = "", by: int = -1) -> Match:
    """A random game in which seat 0 has a choice while somebody else's turn goes on.

    It may be a certain question, and one that follows from the answer of a certain seat.
    """
    return played(title, *asked_off_turn(title, prompt, by))


def played(title: str, seed: str, answers: tuple[tuple[int, int], ...]) -> Match:
    match = Match.new(registry.load(title), SEATS, {}, seed=seed)
    for seat, option in answers:
        match.answer(seat, option)
    return match


@functools.cache
def asked_off_turn(title: str, prompt: str, by: int) -> tuple[str, tuple[tuple[int, int], ...]]:
    """The seed and the answers of such a game."""
    for seed in range(200):
        match, rng = Match.new(registry.load(title), SEATS, {}, seed=str(seed)), random.Random(seed)
        for _ in range(400):
            if match.over:
                break
            ask = match.pending[0]
            single = len(match.pending) == 1 and ask.seat == 0 and not ask.is_forced()
            follows = by < 0 or (bool(match.answers) and match.answers[-1][0] == by)
            if single and follows and prompt in ("", ask.prompt) and may_stand(match, ask):
                return str(seed), tuple(match.answers)
            match.answer(ask.seat, rng.choice(ask.options))
    raise AssertionError(f"nobody is asked in another's turn of {title}")


def table_of(match: Match, ann: users.User, bob: users.User) -> games.Table:
    table = new_table(ann, match.title.id, match.options, "game")
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


IF_BOB = m.Condition(term="turn", test="is", value=1)
UNLESS_BOB = m.Condition(term="turn", test="is", value=1, unless=True)
IF_BOT = m.Condition(term="turn", test="is", value=2)
IF_MANY = m.Condition(term="warriors", test="least", value=25)
UNLESS_MANY = m.Condition(term="warriors", test="least", value=25, unless=True)

WHEN = {  # conditions of Ann's answer, and whether they hold in Bob's turn, who attacks with few
    "always": ([], True),
    "only if Bob": ([IF_BOB], True),
    "unless Bob": ([UNLESS_BOB], False),
    "only if many": ([IF_MANY], False),
    "unless many": ([UNLESS_MANY], True),
    "unless many, and not in Bob's turn": ([UNLESS_MANY, UNLESS_BOB], False),
    "unless many, and only in Bob's turn or the bot's": ([IF_BOT, UNLESS_MANY, IF_BOB], True),
}


@pytest.mark.parametrize("when", list(WHEN))
async def test_a_question_is_answered_before_it_was_ever_asked(database, tmp_path, when):
    match = asked_in_anothers_turn("root", "ambush", by=1)
    conditions, holds = WHEN[when]
    before = played("root", match.seed, tuple(match.answers[:-1]))
    id, cookies = await stored(database, before)
    with serving(database, tmp_path / "log") as server:
        ann = person(server.url, cookies["Ann"])
        async with ann.at(id) as hers:
            await hers.until(lambda: hers.state)
            assert hers.mine is None
            assert 0 in (await hers.foresee())["ambush"].options
            wish = m.Stand(prompt="ambush", options=[0], conditions=conditions)
            assert isinstance(await hers.do(wish), m.Accepted)
        await ann.close()
    with serving(database, tmp_path / "log") as server:  # it is stored with its conditions
        ann, bob = (person(server.url, cookies[name]) for name in ("Ann", "Bob"))
        async with ann.at(id) as hers, bob.at(id) as his:
            await hers.until(lambda: heard(hers) and hers.state)
            await his.until(lambda: his.state)
            assert [one.conditions for one in heard(hers)[-1].answers] == [conditions]
            start = hers.now.sequence
            await his.answer(match.answers[-1][1])
            if holds:
                await hers.until(lambda: hers.now.sequence > start + 1)
            else:
                await hers.until(lambda: hers.has_choice)
                assert (hers.mine.prompt, hers.mine.soon) == ("ambush", False)
                async with bob.at(id):  # whoever is asked is asked again
                    await asyncio.sleep(0.3)
                assert hers.now.sequence == start + 1
            assert not heard(his)
            assert all(not ask.soon for one in states(his) for ask in one.asks)
            assert any(ask.soon for one in states(hers) for ask in one.asks) == holds
        given = (await ann.get("/api/me/export"))["answers"]
        assert (given[-1]["number"] == start + 1 and given[-1]["value"] == 0) == holds
        await ann.close()
        await bob.close()
    assert "standing" not in (tmp_path / "log").read_text()


def states(page) -> list[m.State]:
    return [message for message in page.messages if isinstance(message, m.State)]


async def test_what_makes_no_condition_is_refused(evening):
    id, ask, ann = evening.id, evening.ask, evening.ann
    async with ann.at(id) as hers:
        await hers.until(lambda: hers.state)
        offered = await hers.foresee()

        async def told(prompt, **condition):
            wish = m.Stand(
                prompt=prompt,
                options=offered[prompt].options[:1],
                conditions=[IF_BOB, m.Condition(**condition)],
            )
            done = await hers.do(wish)
            return done.message if isinstance(done, m.Refused) else ""

        nothing = "the question says nothing of this"
        assert await told("ambush", term="hits", test="least", value=1) == nothing
        assert await told(ask.prompt, term="warriors", test="least", value=1) == nothing
        compared = "a number is at least or at most a value, all else is one"
        assert await told("ambush", term="warriors", test="is", value=1) == compared
        assert await told("ambush", term="turn", test="most", value=1) == compared
        number = "this is a number from 0 to 25"
        assert await told("ambush", term="warriors", test="least", value=26) == number
        assert await told("ambush", term="warriors", test="least", value="2") == number
        somebody = "this is the seat of somebody else"
        for value in (0, 3, "1"):
            assert await told("ambush", term="turn", test="is", value=value) == somebody
        good = {"term": "warriors", "test": "least", "value": 1}
        bad = [[good | {"value": value}] for value in (-1, 1.5, None, [], "x" * 300)]
        for conditions in (*bad, [good] * (STANDING_CONDITIONS + 1)):
            hers.answers.clear()
            wish = {"type": "stand", "prompt": "ambush", "options": [0], "conditions": conditions}
            await hers.send(wish)
            await hers.until(lambda: hers.answers)
            assert [one.error for one in hers.answers.values()] == ["bad-message"]
        assert not heard(hers)
        many = m.Stand(prompt="ambush", options=[0], conditions=[IF_BOB] * STANDING_CONDITIONS)
        assert isinstance(await hers.do(many), m.Accepted)
        for value in (0, 25):
            assert not await told("ambush", term="warriors", test="least", value=value)
        assert not await told(ask.prompt, term="turn", test="is", value=2)


async def test_only_what_comes_in_others_turns_can_stand(evening):
    id, ask, ann, bob = evening.id, evening.ask, evening.ann, evening.bob
    async with ann.at(id) as hers, bob.at(id) as his:
        await hers.until(lambda: hers.state)

        async def refused(page, prompt, options):
            told = await page.do(m.Stand(prompt=prompt, options=options))
            assert isinstance(told, m.Refused)
            return told.error

        good = ask.options[0]
        offered = (await hers.foresee())[ask.prompt].options
        assert await refused(hers, "another", [good]) == "stale"
        assert await refused(hers, ask.prompt, [good, good]) == "illegal"
        assert await refused(hers, ask.prompt, [max(offered) + 1]) == "illegal"
        assert await refused(his, ask.prompt, [good]) == "stale"  # another faction's
        assert await refused(his, "ambush", [good]) == "illegal"
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


def standing_of(live: Live, ask: Ask, options: list[int], *conditions: Stored) -> Standing:
    """An answer of Ann."""
    return Standing(live.table.id, "ann", ask.prompt, options, {}, list(conditions))


@pytest.mark.parametrize("title", list(registry.TITLES))
def test_the_first_possible_answer_is_taken_in_others_turns_only(title):
    match = asked_in_anothers_turn(title)
    live, ask = live_at(match), match.pending[0]
    impossible = next(n for n in range(10**6) if n not in ask.options)
    one = standing_of(live, ask, [impossible, ask.options[1]])
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


@pytest.mark.parametrize("title", list(registry.TITLES))
def test_a_condition_asks_whose_turn_it_is(title):
    match = asked_in_anothers_turn(title)
    live, ask = live_at(match), match.pending[0]
    turn, good = match.title.on_turn(match.table), ask.options[0]
    other = next(seat for seat in range(1, SEATS) if seat != turn)
    for seat, unless in ((turn, False), (turn, True), (other, False), (other, True)):
        is_so = {"term": "turn", "test": "is", "value": seat, "unless": unless}
        live.set_standing(standing_of(live, ask, [good], is_so))
        assert standing.answer_to(live, ask) == (good if (seat == turn) != unless else None)
    gone = {"term": "gone", "test": "is", "value": 0, "unless": True}  # by other rules, perhaps
    live.set_standing(standing_of(live, ask, [good], gone))
    assert standing.answer_to(live, ask) is None


# Questions of each title, and a number or word that they say.
SAID = [
    ("root", "ambush", "warriors"),
    ("root", "field-hospitals", "count"),
    ("root", "field-hospitals", "about"),
    ("dominion", "react", "about"),
    ("dominion", "discard", "source"),
    ("dominion", "discard", "count"),
    ("oath", "battle-plan", "force"),
    ("oath", "accept-deal", "offered"),
    ("oath", "accept-deal", "wanted"),
    ("allegoria", "spoils", "count"),
]


@pytest.mark.parametrize(("title", "prompt", "term"), SAID)
def test_a_condition_asks_what_the_question_says(title, prompt, term):
    match = asked_in_anothers_turn(title, prompt)
    live, ask = live_at(match), match.pending[0]
    value, good = standing.value_of(match, ask, term), ask.options[0]
    tests = [("is", value, True), ("is", "other", False)]
    if isinstance(value, int):
        tests = [("least", value, True), ("least", value + 1, False)]
        tests += [("most", value, True), ("most", value - 1, False)]
    for test, compared, so in tests:
        for unless in (False, True):
            is_so = {"term": term, "test": test, "value": compared, "unless": unless}
            if isinstance(compared, int) and compared < 0:
                continue
            live.set_standing(standing_of(live, ask, [good], is_so))
            assert (standing.answer_to(live, ask) is not None) == (so != unless), is_so


def test_as_many_attack_as_stand_in_the_clearing():
    match = asked_in_anothers_turn("root", "ambush")
    ask = match.pending[0]
    attacker = match.table.facts(-1)["factions"][ask.target]
    here = attacker["warriors"][int(ask.about.removeprefix("c")) - 1]
    assert here == standing.value_of(match, ask, "warriors") > 0
    assert ask.target == match.title.on_turn(match.table)


# Answers that are offered only while the question is asked: cards that may lie facedown until then,
# and what could be shown again and again.
NOT_BEFOREHAND = {"oath": ["use"], "dominion": ["react secret_chamber"]}


@pytest.mark.parametrize("title", list(registry.TITLES))
def test_the_list_of_questions_follows_from_what_lies_open(title):
    loaded, seen = registry.load(title), set()
    for seed in range(12):
        seats, options = loaded.sample(Rng(f"list {seed}"))
        match, rng = Match.new(loaded, seats, options, seed=str(seed)), random.Random(seed)
        for step in range(300):
            if match.over:
                break
            if step % 20 == 0:
                off_turn, seat = loaded.off_turn(), step // 20 % seats
                here = off_turn.questions(match.table, seat)
                other = match.table.imagine(seat, Rng(f"{seed} {step}"))
                assert off_turn.questions(other, seat) == here
            for ask in match.pending:
                listed = {q.prompt: q for q in loaded.off_turn().questions(match.table, ask.seat)}
                if may_stand(match, ask) and ask.prompt in listed:
                    seen.add(ask.prompt)
                    more = set(ask.options) - set(listed[ask.prompt].options)
                    names = [loaded.vocabulary.name(option) for option in more]
                    late = tuple(NOT_BEFOREHAND.get(title, ()))
                    assert [name for name in names if not name.startswith(late)] == []
                    for term in standing.terms_of(listed[ask.prompt]):
                        check_value(term, standing.value_of(match, ask, term.id), seats)
            ask = match.pending[0]
            match.answer(ask.seat, rng.choice(ask.options))
    assert seen or title == "allegoria"  # where such a question is rare


def check_value(term: Term, value: object, seats: int) -> None:
    """A condition can be made that holds for the value."""
    if term.kind == "number":
        assert isinstance(value, int) and 0 <= value <= term.most, term
    elif term.kind == "seat":
        assert isinstance(value, int) and 0 <= value < seats, term
    else:
        assert value in term.words, (term, value)


async def test_older_answers_keep_their_meaning(database):
    id, _ = await stored(database, asked_in_anothers_turn("root"))
    url, many = read_url(database), msgspec.to_builtins([UNLESS_MANY, UNLESS_BOB])
    kept = {"always": [], "unless": many[:1], "both": many}
    store = Store(url, "test")
    for prompt, conditions in kept.items():
        one = Standing(id, "ann", prompt, [0], {"texts": ["pass"]}, conditions)
        await write_standing(store, one)
    await store.close()
    go_back(url, "0010")
    migrate(url)
    store = Store(url, "test")
    found = {one.prompt: one.conditions for one in await read_standing(store, id)}
    await store.close()
    del kept["both"]  # with one condition alone it would have answered more than was said
    assert found == kept


def go_back(url: URL, revision: str) -> None:
    """Make a database as it was, with what was written into it then."""
    engine, config = connect(url), migrations()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, revision)
        null = "UPDATE standing SET condition = 'null' WHERE condition IS NULL"
        connection.exec_driver_sql(null)
    engine.dispose()


def test_it_does_not_go_round_for_ever():
    match = asked_in_anothers_turn("root")
    live, ask = live_at(match), match.pending[0]
    live.set_standing(standing_of(live, ask, ask.options))
    assert standing.answer_to(live, ask) is not None
    match = live.match
    match.answers.extend([(0, 0)] * STANDING_IN_A_ROW)
    assert standing.answer_to(live, ask) is None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", list(registry.TITLES))
def test_every_listed_question_has_a_text_and_names_for_its_terms(title, lang):
    loaded, mine = registry.load(title), Texts(lang, title, strict=True)
    listed = {}
    for seed in range(60):
        seats, options = loaded.sample(Rng(f"texts {seed}"))
        table = loaded.deal(loaded.prepare(seats, options), str(seed))
        for seat in range(seats):
            listed |= {one.prompt: one for one in loaded.off_turn().questions(table, seat)}
    assert listed
    for prompt, one in listed.items():
        assert mine.text(message_id("standing", prompt))
        for term in one.terms:
            assert mine.attribute(message_id("standing", prompt), term.id)
            for word in term.words:
                assert mine.thing(word)
        for option in one.options:
            assert mine.answer(loaded.vocabulary.name(option), prompt, one.source)


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
    live.set_standing(standing_of(live, ask, [ask.options[0]]))
    assert not players.is_ours(live, ask)  # everybody sees that she is away
    live.table.elsewhere = {"ann"}
    assert players.is_ours(live, ask)
    standing_ones = [players.delay(live, ask) for _ in range(300)]
    turn = {"term": "turn", "test": "is", "value": match.title.on_turn(match.table)}
    live.set_standing(standing_of(live, ask, [ask.options[0]], turn | {"unless": True}))
    assert not players.is_ours(live, ask)  # she is asked like everybody
    live.set_standing(standing_of(live, ask, [ask.options[0]], turn))
    assert players.is_ours(live, ask)
    on_condition = [players.delay(live, ask) for _ in range(300)]
    for delays in (free, standing_ones, on_condition):  # drawn from how long Ann took for choices
        assert min(delays) >= 2.7 and max(delays) <= 24.2
        assert 8 < sum(delays) / len(delays) < 17
    live.table.patient = True  # the table waits for whoever is away
    assert players.is_ours(live, ask)
    live.table.elsewhere = set()
    assert not players.is_ours(live, ask)
