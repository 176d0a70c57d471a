"""Many tables at once: how long people wait for the new view after an answer.

    python tools/load.py --tables 200 --seconds 60 --title NAME

Starts a server (one worker, SQLite; `--postgres` or `--db` for another database, `--workers`; the
usual delays of bots) and plays with it from this process: two people and a bot at each table, who
think as long as people do. Prints the time from an answer to the view of the one who gave it and to
that of the other person, the processor time of an answer (people's and bots' alike), what playing
costs this process itself, the memory of a table, and everything that went wrong. The rules run as
they are built.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tafelrunde._form import form  # noqa: E402
from tafelrunde.server.settings import Settings  # noqa: E402
from tafelrunde.titles import registry  # noqa: E402
from tests.server.backends import Postgres, serving  # noqa: E402
from tools.load_people import Load, Pair  # noqa: E402
from tools.load_share import shares  # noqa: E402
from tools.load_strangers import Stranger  # noqa: E402

AHEAD = 0.15  # seconds of thinking, at least, while the games are brought to their middle
PACE = 1500  # tables that play on within a second then: more would only wait for the server
AT_ONCE = 8  # pairs that come in at the same time
OPENING = 180  # seconds after which no more pages are waited for


def stats(pid: int) -> list[str]:
    """What Linux tells of a process, from its state on; nothing elsewhere."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    others = [int(path.name) for path in Path("/proc").glob("[0-9]*")]
    return [other for other in others if stats(other)[1:2] == [str(pid)]]


def is_bench(pid: int) -> bool:
    """Whether a process belongs to a workshop, where bots think."""
    try:
        return b"tafelrunde.server.jobs" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def family(pid: int) -> tuple[list[int], list[int]]:
    """The processes that serve, and those in which bots think."""
    workers = [pid, *(child for child in children(pid) if not is_bench(child))]
    return workers, [child for worker in workers for child in children(worker) if is_bench(child)]


def memory(pids: list[int]) -> float:
    """Megabytes that processes use; 0 where nobody can say."""
    found = [stats(pid) for pid in pids]
    return sum(int(one[21]) for one in found if one) * os.sysconf("SC_PAGE_SIZE") / 1e6


def processor(pids: list[int]) -> float:
    """Seconds of processor time that processes have used; 0 where nobody can say."""
    found = [stats(pid) for pid in pids]
    return sum(int(one[11]) + int(one[12]) for one in found if one) / os.sysconf("SC_CLK_TCK")


def quantile(times: list[float], part: float) -> float:
    """Milliseconds that this part of the answers stay below."""
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


async def come_in(pairs: list[Pair]) -> None:
    """Everybody gets a name and a table, some at the same time."""
    waiting = list(enumerate(pairs))

    async def some() -> None:
        while waiting:
            number, pair = waiting.pop()
            await pair.come(number)

    await asyncio.gather(*(some() for _ in range(AT_ONCE)))


async def run(args: argparse.Namespace, urls: list[str], pids: list[int]) -> int:
    """Fill the tables, play, measure, print."""
    title = registry.load(args.title)
    bot = args.bot or title.default_bot
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": bot}]
    wish = {"title": title.id, "seats": seats, "options": msgspec.json.decode(args.options)}
    ahead = max(AHEAD, args.tables / PACE)
    load = Load((ahead, 2 * ahead))
    pairs = [Pair(load, urls[n % len(urls)], wish, random.Random(n)) for n in range(args.tables)]
    await pairs[0].come(0)  # everything is loaded now
    workers = [one for pid in pids for one in family(pid)[0]]
    empty = memory(workers)
    await come_in(pairs[1:])
    gc.disable()  # what we measure with must not pause
    playing: list[asyncio.Task[None]] = []
    began = time.perf_counter()
    for pair in pairs:
        playing.append(asyncio.ensure_future(pair.play()))
        await asyncio.sleep(0.005)
    while load.opened < 2 * len(pairs) and time.perf_counter() < began + OPENING:
        await asyncio.sleep(0.1)
    opening = time.perf_counter() - began
    strangers = [Stranger(load, urls[0], n) for n in range(args.strangers)]
    playing += [asyncio.ensure_future(stranger.trouble()) for stranger in strangers]
    await asyncio.sleep(args.ahead)
    load.think = (args.think / 2, args.think * 3 / 2)
    smaller = ExitStack()
    if args.share:
        smaller.enter_context(shares(workers, args.share))
    await asyncio.sleep(args.think * 2)
    benches = [one for pid in pids for one in family(pid)[1]]
    load.measuring, load.steps, load.bytes, load.messages = True, 0, 0, 0
    used, thought, own = processor(workers), processor(benches), time.process_time()
    began = time.perf_counter()
    await asyncio.sleep(args.seconds)
    load.measuring, lasted = False, time.perf_counter() - began
    used, thought = processor(workers) - used, processor(benches) - thought
    own, full = time.process_time() - own, memory(workers)
    smaller.close()
    for task in playing:
        task.cancel()
    done = await asyncio.gather(*playing, return_exceptions=True)
    for error in done:
        if isinstance(error, Exception):
            load.note(type(error).__name__)
    kind = "compiled" if form() == "compiled" else "plain Python"
    print(f"{args.tables} tables of {title.id} ({kind}), two people and {bot} at each")
    rates = f"{len(load.own) / lasted:.0f} answers of people a second, {load.steps / lasted:.0f}"
    print(f"{rates} with those of bots, {load.finished} games ended")
    print(f"all pages were open {opening:.0f} s after the first")
    if strangers:
        print(f"{len(strangers)} strangers sent {sum(one.sent for one in strangers)} things")
    for who, times in (("own view", load.own), ("other's view", load.other)):
        numbers = [f"{quantile(times, part):7.1f} ms" for part in (0.5, 0.9, 0.99, 1.0)]
        print(f"answer to {who:12}  median {'  '.join(numbers)}  (90 %, 99 %, longest)")
    each = 1000 * (full - empty) / max(1, args.tables - 1)
    bots = f"{len(benches)} processes for bots: {memory(benches):.0f} MB"
    print(f"memory {full:.0f} MB, {each:.0f} kB a table; {bots}")
    answers = max(1, load.steps)
    costs = f"{1000 * used / answers:.2f} ms of processor time for an answer"
    print(f"the server uses {100 * used / lasted:.0f} % of one core: {costs}")
    mine = f"{100 * own / lasted:.0f} % ({1000 * own / answers:.2f} ms for an answer)"
    print(f"bots use {100 * thought / lasted:.0f} % of one core, these people here {mine}")
    sent = f"{load.bytes / answers:.0f} bytes and {load.messages / answers:.1f} messages"
    print(f"sent for an answer: {sent}")
    print(f"errors: {load.wrong or 'none'}")
    late = not load.own or quantile(load.own + load.other, 0.99) > 100
    print("99 % within 100 ms: " + ("no" if late else "yes"))
    return 1 if load.wrong or not load.own else 0


def play(args: argparse.Namespace, urls: list[str], pids: list[int]) -> int:
    """Run with the fastest loop there is."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(run(args, urls, pids))
    return uvloop.run(run(args, urls, pids))


def main() -> int:
    """Read the options, start a server and run."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60, help="how long to measure")
    parser.add_argument("--ahead", type=float, default=30, help="seconds of fast play before")
    parser.add_argument("--think", type=float, default=2.5, help="seconds a person thinks")
    parser.add_argument("--title", default=registry.FIRST, choices=list(registry.TITLES))
    parser.add_argument("--options", default="{}", help="of the game, as JSON")
    parser.add_argument("--bot", default="")
    parser.add_argument("--db", default="", help="a fresh SQLite file if left out")
    parser.add_argument("--postgres", action="store_true", help="a fresh PostgreSQL")
    parser.add_argument("--workers", type=int, default=1, help="of each server")
    parser.add_argument("--strangers", type=int, default=0, help="who do what the limits allow")
    parser.add_argument("--share", type=float, default=0.0, help="of a core for each worker")
    parser.add_argument("--servers", type=int, default=1, help="on ports of their own")
    args = parser.parse_args()
    usual = Settings()
    delays = ("bot_delay", "forced_delay", "flow_delay")
    settings = {name: getattr(usual, name) for name in delays}
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        db = args.db or str(folder / "games.db")
        if args.postgres:
            postgres = Postgres()
            stack.callback(postgres.stop)
            db = postgres.database()
        logs = [folder / f"log{n}" for n in range(args.servers)]
        servers = [
            stack.enter_context(serving(db, log, workers=args.workers, **settings)) for log in logs
        ]
        pids = [server.process.pid for server in servers]
        status = play(args, [server.url for server in servers], pids)
        for server in servers:
            server.stop()
        lines = [line for log in logs for line in log.read_text().splitlines()]
        failed = [line for line in lines if '"level": "error"' in line]
        for line in failed[:5]:
            print(line[:300])
    return 1 if failed else status


if __name__ == "__main__":
    sys.exit(main())
