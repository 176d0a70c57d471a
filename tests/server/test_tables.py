"""Inside one worker: bots that think, fail or hang, databases that fail, memory that is bounded."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
import time
from collections import deque

import pytest

from tafelrunde.bots.registry import takes_long
from tafelrunde.kernel.ask import Ask
from tafelrunde.kernel.match import Match
from tafelrunde.server import housekeeping, players, workshop
from tafelrunde.server import messages as m
from tafelrunde.server.core import Server
from tafelrunde.server.jobs import HEAD, Think
from tafelrunde.server.live import Told
from tafelrunde.server.lobby import new_table
from tafelrunde.server.logs import JsonLines
from tafelrunde.server.refusals import Refusal
from tafelrunde.server.replaying import PREPARED
from tafelrunde.server.settings import Settings
from tafelrunde.store import games, users
from tafelrunde.store.engine import migrate, read_url
from tafelrunde.store.games import Seat
from tafelrunde.titles import registry

pytestmark = pytest.mark.anyio


class Eye:
    """A watcher without a socket."""

    def __init__(self, user: str) -> None:
        self.user = user
        self.invited = False
        self.sent = self.waiting = 0
        self.pace = "brisk"
        self.told: Told | None = None
        self.got: list[m.FromServer] = []

    def send(self, message: m.FromServer) -> None:
        self.got.append(message)

    def close(self, code: int) -> None:
        raise AssertionError(code)


@pytest.fixture
async def worker(tmp_path, monkeypatch):
    """A worker without HTTP; bots and forced answers come at once, processes as they are needed."""
    monkeypatch.setattr(housekeeping, "READY_SECONDS", 1e6)
    url = read_url(str(tmp_path / "games.db"))
    migrate(url)
    quick = {"bot_delay": (0, 0), "forced_delay": (0, 0), "flow_delay": (0, 0)}
    PREPARED.clear()  # tests change questions, which tables with the same options share
    worker = Server(Settings(db=str(url), live_tables=3, **quick))
    await worker.start()
    yield worker
    await worker.stop()


async def table(worker: Server, *bots: str) -> str:
    """A running table; '' is Ann's seat."""
    user = await users.add(worker.store, "Ann", "en")
    made = new_table(user, "dominion", {}, "game")
    made.status = "running"
    made.seats = [
        Seat(n, None, bot, bot) if bot else Seat(n, user.id, "Ann", "")
        for n, bot in enumerate(bots)
    ]
    await games.add(worker.store, made)
    return made.id


async def until(what) -> None:
    async with asyncio.timeout(30):
        while not what():
            await asyncio.sleep(0.01)


def let_play(monkeypatch, bot: str) -> None:
    """All bots are of this kind, see `odd_bots.py`."""
    command = [sys.executable, "-m", "tests.server.odd_bots", bot]
    monkeypatch.setattr(workshop, "COMMAND", command)


async def test_a_bot_that_thinks_does_not_keep_others_waiting(worker, monkeypatch):
    let_play(monkeypatch, "Slow")
    slow = await worker.tables.open(await table(worker, "bigmoney", "bigmoney"))
    await until(lambda: slow.number >= 1)
    mine = await worker.tables.open(await table(worker, "", ""))
    times = []
    for _ in range(8):
        await until(lambda: not mine.lock.locked() and not mine.match.pending[0].is_forced())
        ask = mine.match.pending[0]
        start = time.monotonic()
        await worker.tables.answer(mine, ask.seat, ask.options[0], mine.sequence)
        times.append(time.monotonic() - start)
    assert sorted(times)[4] < 0.2  # half a bot's thought, on a busy machine
    await until(lambda: slow.number >= 3)


def test_a_bot_whose_server_is_gone_ends_without_a_word():
    command = [sys.executable, "-m", "tafelrunde.server.jobs"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdout.close()  # as a killed server does
        process.stdin.write((2).to_bytes(HEAD, "big") + b"{}")
        process.stdin.flush()
        assert process.wait(60) == 0
        assert process.stderr is not None and process.stderr.read() == b""


@pytest.mark.parametrize("bot", ["Broken", "Cheat", "Dying"])
async def test_a_bot_that_fails_plays_anything_and_the_game_goes_on(
    worker, monkeypatch, bot, caplog
):
    let_play(monkeypatch, bot)
    live = await worker.tables.open(await table(worker, "bigmoney", "bigmoney"))
    await until(lambda: live.number >= 4)
    failures = [record for record in caplog.records if record.msg == "bot"]
    assert failures and all("hidden" not in JsonLines().format(one) for one in failures)


async def test_a_bot_that_never_answers_is_ended(worker, monkeypatch, caplog):
    let_play(monkeypatch, "Endless")
    monkeypatch.setattr(players, "BOT_SECONDS", 1.5)
    live = await worker.tables.open(await table(worker, "bigmoney", "bigmoney"))
    await until(lambda: live.number >= 2)
    assert any(record.msg == "bot" for record in caplog.records)
    for task in live.busy:
        task.cancel()
    await until(lambda: not any(bench.busy for bench in worker.quick.benches))
    assert all(bench.process is None for bench in worker.quick.benches)


async def test_a_bot_stops_thinking_when_its_seat_is_no_longer_its_own(worker, monkeypatch):
    let_play(monkeypatch, "Endless")
    live = await worker.tables.open(await table(worker, "bigmoney", "bigmoney"))
    await until(lambda: any(bench.process for bench in worker.quick.benches))
    (((_, _, seat),),) = worker.players.thinking.values()
    worker.players.schedule(live)
    assert worker.players.thinking, "the question is still open"
    live.table.seats[seat] = Seat(seat, live.table.owner, "Ann", "")
    worker.players.schedule(live)
    await until(lambda: not any(bench.busy for bench in worker.quick.benches))
    assert not worker.players.thinking
    assert all(bench.process is None for bench in worker.quick.benches)


async def test_a_bot_takes_as_long_without_a_choice_as_with_one(worker):
    live = await worker.tables.open(await table(worker, "", "bigmoney"))
    worker.settings.bot_delay = (0.1, 0.2)
    worker.players.paces["dominion", "bigmoney"].extend([1.0, 1.5])
    choice, forced = Ask(1, "buy", [0, 5]), Ask(1, "buy", [0])
    assert 0.1 <= worker.players.delay(live, choice) <= 0.2  # and then it thinks
    times = {worker.players.delay(live, forced) for _ in range(40)}
    assert times == {1.0, 1.5}


async def test_an_answer_that_cannot_be_stored_is_not_confirmed_and_not_shown(worker, monkeypatch):
    live = await worker.tables.open(await table(worker, "", "bigmoney"))
    eye = Eye(live.table.owner)
    live.watchers.add(eye)
    ask, sequence = live.ask_of(0), live.sequence
    assert ask is not None
    confirmed: list[int] = []

    def fails(*args: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(games, "write_move_then", fails)
        with pytest.raises(Refusal) as info:
            await worker.tables.answer(
                live, 0, ask.options[0], sequence, lambda: confirmed.append(1)
            )
    assert info.value.code == "broken" and not confirmed and not eye.got
    await worker.tables.answer(live, 0, ask.options[0], sequence, lambda: confirmed.append(1))
    assert confirmed and live.match is not None and len(live.match.answers) >= 1
    assert (await games.journal(worker.store, live.table.id))[0].value == ask.options[0]
    live.watchers.discard(eye)


async def test_the_answer_is_stored_before_anybody_hears_of_it(worker, monkeypatch):
    live = await worker.tables.open(await table(worker, "", "bigmoney"))
    eye = Eye(live.table.owner)
    live.watchers.add(eye)
    heard: list[int] = []
    write = games.write_move_then

    def watched(*args):
        def late() -> None:
            heard.append(len(eye.got))
            write(*args)

        heard.append(len(eye.got))
        asyncio.get_running_loop().call_later(0.05, late)

    monkeypatch.setattr(games, "write_move_then", watched)
    ask = live.ask_of(0)
    assert ask is not None
    confirmed: list[int] = []
    await worker.tables.answer(
        live, 0, ask.options[0], live.sequence, lambda: confirmed.append(len(eye.got))
    )
    assert heard[:2] == [0, 0] and confirmed == [0] and isinstance(eye.got[0], m.State)
    live.watchers.discard(eye)


async def test_an_answer_is_stored_even_if_its_sender_is_gone(worker, monkeypatch):
    live = await worker.tables.open(await table(worker, "", "bigmoney"))
    ask = live.ask_of(0)
    assert ask is not None
    sending = asyncio.ensure_future(worker.tables.answer(live, 0, ask.options[0], live.sequence))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    sending.cancel()
    await until(lambda: live.number > 0 and not live.lock.locked())
    assert len(await games.journal(worker.store, live.table.id)) == live.number


async def test_tables_nobody_looks_at_leave_the_memory_and_come_back(worker):
    ids = [await table(worker, "", "bigmoney") for _ in range(8)]
    rng = random.Random(1)
    for _ in range(40):
        live = await worker.tables.open(rng.choice(ids))
        ask = live.ask_of(0)
        if ask is not None and not ask.is_forced():
            try:
                await worker.tables.answer(live, 0, rng.choice(ask.options), live.sequence)
            except Refusal as refusal:
                assert refusal.code in ("stale", "not-your-seat")  # noqa: PT017
        await until(lambda live=live: not live.busy)
    await worker.tables.open(ids[0])
    assert len(worker.tables.live) <= 4
    for id in ids:
        live = await worker.tables.open(id)
        stored = await games.journal(worker.store, id)
        assert live.match is not None
        assert live.match.answers == games.answers_of(stored)


async def test_a_finished_game_leaves_the_memory_when_nobody_looks_at_it_any_more(worker):
    tables = worker.tables
    running = await tables.open(await table(worker, "", ""))
    over = await tables.open(await table(worker, "bigmoney", "bigmoney"))
    await until(lambda: over.table.status == "finished" and over.is_left_alone())
    tables.let_finished_go()
    assert over.table.id in tables.live  # somebody may still ask what its bots thought
    over.watchers.add(Eye("ann"))
    tables.let_finished_go(after=0)
    assert over.table.id in tables.live
    over.watchers.clear()
    tables.let_finished_go(after=0)
    assert list(tables.live) == [running.table.id]
    again = await tables.open(over.table.id)
    assert again.match.over and again.match.answers == over.match.answers


async def test_forced_answers_take_their_time(worker):
    live = await worker.tables.open(await table(worker, "", "bigmoney"))
    ask = live.ask_of(0)
    assert ask is not None
    worker.settings.forced_delay = (1.0, 2.0)
    worker.settings.flow_delay = (0.3, 0.6)
    worker.settings.bot_delay = (0.7, 0.9)
    times = [worker.players.delay(live, ask) for _ in range(50)]
    assert 1.0 <= min(times) < max(times) <= 2.0
    worker.players.people["dominion", "", False, False] = deque(float(n) for n in range(1, 61))
    away = [worker.players.delay(live, ask) for _ in range(400)]  # nobody looks at the table
    assert min(away) < 2.0 and 40.0 < max(away) < 50.0  # as people; too long is drawn again
    assert len(set(away)) == 400  # and nothing is cut to one length
    mine = live.table.seats[0].user_id
    worker.players.people["dominion", mine, False, False] = deque([5.0] * 10)
    assert all(4.5 <= worker.players.delay(live, ask) <= 5.5 for _ in range(20))  # their own
    ask.seat = 1
    assert 0.7 <= worker.players.delay(live, ask) <= 0.9
    await until(lambda: not live.busy)


async def test_the_delay_of_forced_answers_tells_nothing_of_presence_or_content(worker):
    live = await worker.tables.open(await table(worker, "", "bigmoney"))
    ask = live.ask_of(0)
    assert ask is not None
    worker.settings.forced_delay = (1.0, 2.0)
    worker.players.people["dominion", "", False, False] = deque(n / 10 for n in range(10, 40))

    def times() -> list[float]:
        random.seed(7)
        return [worker.players.delay(live, ask) for _ in range(20)]

    alone = times()
    live.watchers.add(Eye(live.table.seats[0].user_id or ""))
    there = times()
    ask.options, ask.prompt, ask.source, ask.about = [0], "react", "moat", "militia"
    assert alone == there == times()


async def test_only_the_time_that_people_take_for_choices_is_remembered(worker):
    live = await worker.tables.open(await table(worker, "", "bigmoney"))
    live.asked[0] -= 3000
    worker.players.remember(live, 0, worker.players.pace(live, 0))
    (took,) = worker.players.people["dominion", "", False, False]
    assert 3.0 <= took < 30.0
    ask = live.ask_of(0)
    assert ask is not None
    del ask.options[1:]
    assert worker.players.pace(live, 0) is None
    worker.players.remember(live, 0, None)
    assert len(worker.players.people["dominion", "", False, False]) == 1


def thinking_job(level: str, table: str) -> Think:
    """A question of Dominion's first game, asked now."""
    title = registry.load("dominion")
    match = Match.new(title, 2, {"kingdom": "first-game"}, seed=table, names=["", ""])
    while match.pending[0].prompt != "buy":
        match.answer(match.pending[0].seat, match.pending[0].options[-2])
    job = Think(table, match.record(), match.pending[0].seat, level)
    job.asked = time.time()
    return job


async def test_who_is_no_longer_waited_for_stops_and_keeps_what_it_knows():
    shop = workshop.Workshop(1)
    try:
        await shop.do(thinking_job("medium", "other"), 10)
        process = shop.benches[0].process
        assert process is not None
        for wait in (0.0, 0.001, 0.4, 1.0):  # before it has begun, while it begins, and thinks
            work = asyncio.ensure_future(shop.do(thinking_job("hard", "mine"), 10))
            await asyncio.sleep(wait)
            begun = time.monotonic()
            work.cancel()
            with pytest.raises(asyncio.CancelledError):
                await work
            assert time.monotonic() - begun < workshop.STOPPING
            assert shop.benches[0].process is process and not shop.benches[0].busy
            assert {"other"} <= set(shop.benches[0].tables)
            told = json.loads(await shop.do(thinking_job("bigmoney", "mine"), 10))
            assert told["option"] > 0 and told["told"] is None  # the answer to this very job
    finally:
        await shop.close()


async def test_a_server_has_processes_for_bots_soon_after_its_start(tmp_path, monkeypatch):
    monkeypatch.setattr(housekeeping, "READY_SECONDS", 0.0)
    url = read_url(str(tmp_path / "games.db"))
    migrate(url)
    server = Server(Settings(db=str(url)))
    await server.start()
    try:
        for shop in (server.quick, server.workshop):
            await until(lambda shop=shop: any(bench.process for bench in shop.benches))
    finally:
        await server.stop()
    assert not any(bench.process for bench in (*server.quick.benches, *server.workshop.benches))


async def test_a_process_waits_for_bots_before_they_come():
    shop = workshop.Workshop(2, is_ready=True)

    def waiting() -> list[workshop.Bench]:
        return [bench for bench in shop.benches if bench.process is not None and not bench.busy]

    try:
        shop.get_ready()
        await until(waiting)
        (first,) = waiting()
        work = asyncio.ensure_future(shop.do(thinking_job("hard", "one"), 10))
        await until(lambda: waiting() and first.busy)  # while it thinks, the next one starts
        (second,) = waiting()
        assert second is not first
        ready = second.process
        assert json.loads(await shop.do(thinking_job("medium", "other"), 10))["option"] > 0
        assert second.process is ready
        assert json.loads(await work)["option"] > 0
        shop.get_ready()
        assert len(waiting()) == 2, "there is nothing to start"
    finally:
        await shop.close()


def test_what_is_ready_has_loaded_everything_that_bots_need():
    script = """if True:
        import sys
        from tafelrunde.bots.registry import seatable
        from tafelrunde.kernel.match import Match
        from tafelrunde.server.jobs import Think, Worker, Ready
        from tafelrunde.titles import registry

        worker = Worker()
        worker.do(Ready())
        loaded = {*sys.modules}
        for id, meta in registry.TITLES.items():
            title = registry.load(id)
            match = Match.new(title, meta.usual_seats, {}, seed="a")
            while match.pending[0].is_forced():
                match.answer(match.pending[0].seat, match.pending[0].options[0])
            for bot in seatable(title):
                if bot in title.bots() or bot in ("easy", "medium"):
                    worker.do(Think(id, match.record(), match.pending[0].seat, bot))
        print(sorted({*sys.modules} - loaded))
    """
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("[]\n", "")


async def test_levels_keep_their_time_however_many_think(worker):
    """Who waited has less time left: hard bots answer within four seconds, medium within one."""
    took: dict[str, list[float]] = {}

    async def one(level: str, table: str) -> None:
        begun = time.monotonic()
        shop = worker.workshop if takes_long(registry.load("dominion"), level) else worker.quick
        await shop.do(thinking_job(level, table), 10, table)
        took.setdefault(level, []).append(time.monotonic() - begun)

    for _ in range(3):  # other tests keep the machine busy: one quiet moment is enough
        took.clear()
        await asyncio.gather(
            *[one("hard", f"hard {number}") for number in range(6)],
            *[one("medium", f"medium {number}") for number in range(3)],
        )
        assert min(took["hard"]) > 1.0, "they do think"
        if max(took["hard"]) < 4.0 and max(took["medium"]) < 1.0:
            return
    pytest.fail(f"too long: {took}")
