"""The database: migrations, the journal, what must be unique."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from tafelrunde.kernel.match import Match
from tafelrunde.server.live import load_match
from tafelrunde.server.lobby import new_table
from tafelrunde.store import games, users
from tafelrunde.store.engine import BadDatabase, Store, is_shared, migrate, read_url
from tafelrunde.store.games import ANSWER, REMOVE, REWIND, After, Conflict, Move, Seat, answers_of
from tafelrunde.store.schema import META
from tafelrunde.titles import registry

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(database):
    url = read_url(database)
    migrate(url)
    store = Store(url, "test")
    yield store
    await store.close()


async def planted(store: Store, **changes: object) -> games.Table:
    """A table of Ann's."""
    user = await users.add(store, "Ann", "en")
    table = new_table(user, "dominion", {}, "game")
    table.seats = [Seat(0, user.id, "Ann", ""), Seat(1, None, "bigmoney", "bigmoney")]
    for name, value in changes.items():
        setattr(table, name, value)
    await games.add(store, table)
    return table


def test_migrations_lead_to_the_schema_and_can_run_again(database):
    url = read_url(database)
    migrate(url)
    migrate(url)
    sync = url if is_shared(url) else url.set(drivername="sqlite")
    engine = sa.create_engine(sync)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), META) == []
    engine.dispose()


def test_a_database_of_a_newer_program_is_refused_in_one_line(database):
    url = read_url(database)
    migrate(url)
    sync = url if is_shared(url) else url.set(drivername="sqlite")
    engine = sa.create_engine(sync)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9001'")
    engine.dispose()
    with pytest.raises(BadDatabase, match="its revision is 9001"):
        migrate(url)
    command = [
        sys.executable,
        "-m",
        "tafelrunde.cli.main",
        "serve",
        "--lang",
        "de",
        "--db",
        database,
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode and len(done.stderr.strip().splitlines()) == 1
    assert "neueren Tafelrunde" in done.stderr


def after(steps: int) -> After:
    """The row of a table after a move."""
    return After(steps, [0], "running", None, 1, None, 0)


async def test_a_line_of_the_journal_is_written_once(store):
    table = await planted(store)
    await games.write_move(store, table.id, Move(0, ANSWER, 0, 2048, 5), after(1))
    with pytest.raises(Conflict):
        await games.write_move(store, table.id, Move(0, ANSWER, 1, 0, 6), after(9))
    found = await games.find(store, table.id)
    assert found is not None and found.steps == 1 and found.changed == 5
    assert await games.journal(store, table.id) == [Move(0, ANSWER, 0, 2048, 5)]


async def test_what_is_written_at_once_is_stored_together_and_one_failure_hurts_nobody_else(store):
    ids = [(await planted(store)).id for _ in range(6)]
    await games.write_move(store, ids[0], Move(0, ANSWER, 0, 1, 5), after(0))
    writes = [games.write_move(store, id, Move(0, ANSWER, 0, 7, 6), after(3)) for id in ids]
    errors = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(error) for error in errors] == [Conflict, *[type(None)] * 5]
    for id in ids[1:]:
        found = await games.find(store, id)
        assert found is not None and found.steps == 3
        assert [line.value for line in await games.journal(store, id)] == [7]
    assert [line.value for line in await games.journal(store, ids[0])] == [1]
    table = await games.find(store, ids[0])
    assert table is not None and table.steps == 0


async def test_whoever_fails_after_a_write_keeps_nobody_from_hearing_of_theirs(store):
    ids = [(await planted(store)).id for _ in range(3)]
    told: list[dict[str, object]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: told.append(context))

    def fails(error: Exception | None) -> None:
        raise ValueError("afterwards")

    games.write_move_then(store, ids[0], Move(0, ANSWER, 0, 7, 6), after(1), fails)
    await asyncio.gather(
        *(games.write_move(store, id, Move(0, ANSWER, 0, 7, 6), after(1)) for id in ids[1:])
    )
    asyncio.get_running_loop().set_exception_handler(None)
    assert isinstance(told[0]["exception"], ValueError) and len(told) == 1
    assert len(await games.journal(store, ids[0])) == 1


async def test_what_comes_while_another_transaction_was_just_written_shares_the_next(store):
    ids = [(await planted(store)).id for _ in range(5)]
    batches: list[int] = []
    write = store._write_all
    store._write_all = lambda jobs: batches.append(len(jobs)) or write(jobs)
    first = asyncio.ensure_future(
        games.write_move(store, ids[0], Move(0, ANSWER, 0, 7, 6), after(1))
    )
    while not batches:
        await asyncio.sleep(0)
    rest = [games.write_move(store, id, Move(0, ANSWER, 0, 7, 6), after(1)) for id in ids[1:]]
    await asyncio.gather(first, *rest)
    assert batches == [1, 4]


async def test_a_write_is_done_when_another_connection_can_read_it(store):
    table = await planted(store)
    other = Store(store.url, "other")
    for number in range(20):
        await games.write_move(store, table.id, Move(number, ANSWER, 0, number, 5), after(0))
        assert len(await games.journal(other, table.id)) == number + 1
        if number == 10:
            await store.checkpoint()
    await other.close()


async def test_a_seat_is_given_away_once(store):
    table = await planted(store)
    free: dict[str, object] = {"bot": "", "name": ""}
    await games.change_seat(store, table.id, 1, free, was=None, status="waiting")
    bob, eve = {"user_id": "bob", "name": "Bob"}, {"user_id": "eve"}
    assert not await games.change_seat(store, table.id, 1, bob, was=None, status="running")
    assert await games.change_seat(store, table.id, 1, bob, was=None, status="waiting")
    assert not await games.change_seat(store, table.id, 1, eve, was=None, status="waiting")
    found = await games.find(store, table.id)
    assert found is not None and found.seat_of("bob") == 1 and found.seat_of("eve") == -1


async def test_a_game_begins_once_and_with_all_seats_taken(store):
    table = await planted(store)
    free: dict[str, object] = {"user_id": None, "name": "", "bot": ""}
    assert await games.change_seat(store, table.id, 0, free, was=table.owner, status="waiting")
    assert not await games.start(store, table.id)  # somebody has just left
    ann: dict[str, object] = {"user_id": table.owner, "name": "Ann"}
    assert await games.change_seat(store, table.id, 0, ann, was=None, status="waiting")
    assert await games.start(store, table.id) and not await games.start(store, table.id)
    assert not await games.change_seat(store, table.id, 0, free, was=table.owner, status="waiting")


async def test_the_secret_that_signs_cookies_is_made_once(store):
    first = await users.secret(store)
    assert len(first) > 30 and await users.secret(store) == first
    again = Store(store.url, "other")
    assert await users.secret(again) == first
    await again.close()


async def test_chat_lines_are_numbered(store):
    table = await planted(store)
    for n in range(5):
        assert (await games.say(store, table.id, 0, "Ann", f"line {n}")).number == n
    assert [line.text for line in await games.chat(store, table.id, most=2)] == ["line 3", "line 4"]
    assert [line.number for line in await games.chat(store, table.id, since=3)] == [3, 4]


async def test_a_reloaded_match_is_the_same_after_undos(store):
    table = await planted(store, status="running")
    match = Match.new(registry.load("dominion"), 2, {}, seed=table.seed)
    number = 0
    for round in range(30):
        ask = match.pending[0]
        option = ask.options[round % len(ask.options)]
        match.answer(ask.seat, option)
        line = Move(number, ANSWER, ask.seat, option, 1)
        await games.write_move(store, table.id, line, after(0))
        number += 1
        if round % 4 == 3:
            keep = len(match.answers) - 1 - round % 2
            match.rewind(keep)
            line = Move(number, REWIND, ask.seat, keep, 1)
            await games.write_move(store, table.id, line, after(0))
            number += 1
    loaded = load_match(table, await games.journal(store, table.id))
    assert loaded.digest() == match.digest() and loaded.answers == match.answers


def test_the_journal_folds_to_the_answers_that_count():
    lines = [(ANSWER, 0, 5), (ANSWER, 1, 6), (ANSWER, 2, 7), (REMOVE, 1, 1), (ANSWER, 1, 8)]
    moves = [Move(n, *line, 0) for n, line in enumerate(lines)]
    assert answers_of(moves) == [(0, 5), (2, 7), (1, 8)]
    assert answers_of([*moves, Move(5, REWIND, 0, 1, 0), Move(6, ANSWER, 1, 9, 0)]) == [
        (0, 5),
        (1, 9),
    ]


async def test_sqlite_writes_ahead_and_to_the_disk(tmp_path):
    path = tmp_path / "deep" / "games.db"
    migrate(read_url(str(path)))
    store = Store(read_url(str(path)), "test")
    async with store.read() as connection:
        pragmas = [
            await connection.scalar(sa.text(f"PRAGMA {name}"))
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    assert pragmas == ["wal", 2, 1]
    await store.close()
    with sqlite3.connect(path) as plain:
        assert plain.execute("SELECT version_num FROM alembic_version").fetchall()


@pytest.mark.parametrize(
    "text", ["mysql://host/x", "sqlite://", "sqlite:///:memory:", "://", "a://"]
)
def test_a_bad_address_is_refused(text):
    with pytest.raises(BadDatabase):
        read_url(text)


def test_a_password_in_the_address_is_not_shown():
    url = read_url("postgresql://me:secret@host/games")
    assert "secret" not in str(url) and "secret" not in repr(url)
    assert read_url("games.db").database == "games.db"
    assert is_shared(url) and not is_shared(read_url("games.db"))


async def test_nothing_secret_is_in_the_text_of_a_table_or_an_error(store):
    table = await planted(store)
    assert table.seed not in repr(table) and table.invite not in repr(table)
    with pytest.raises(sa.exc.IntegrityError) as info:
        await games.add(store, table)
    assert table.seed not in str(info.value)


async def test_games_in_which_a_bot_is_asked_are_told_apart(store):
    bot = await planted(store, status="running")
    person = await planted(store, status="running")
    await planted(store)
    await games.change(store, bot.id, waiting_for=[1])
    await games.change(store, person.id, waiting_for=[0])
    found = await games.running(store)
    assert found.bots == [bot.id] and found.people == [person.id]
