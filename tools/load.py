"""Many tables at once: how long people wait for the new view after an answer.

    python tools/load.py --tables 200 --seconds 60 --title NAME

Starts a server (one worker, SQLite unless `--db` says otherwise, the usual delays of bots) and
plays with it from this process: two people and a bot at each table, who think as long as people do.
Prints the time from an answer to the view of the one who gave it and to that of the other person,
the memory of a table, and everything that went wrong. The rules run as they are built.
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
from contextlib import suppress
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tafelrunde._form import form  # noqa: E402
from tafelrunde.server.settings import Settings  # noqa: E402
from tafelrunde.titles import registry  # noqa: E402
from tests.server.backends import serving  # noqa: E402
from tests.server.client import Person, Refused  # noqa: E402

AHEAD = 0.15  # seconds of thinking while the games are brought to their middle
GOOD = ["treasures", "buy province", "buy gold", "buy silver"]


class Choice(msgspec.Struct):
    """As much of an option as a player needs."""

    number: int
    text: str


class Ask(msgspec.Struct):
    """As much of a question."""

    mine: bool
    options: list[Choice]


class Heard(msgspec.Struct):
    """As much of any message from the server."""

    type: str
    sequence: int = -1
    step: int = 0
    asks: list[Ask] = []
    result: object = None
    error: str = ""


DECODER = msgspec.json.Decoder(Heard)


class Load:
    """What is measured, and the clock everybody plays by."""

    def __init__(self, think: tuple[float, float]) -> None:
        self.think = think
        self.measuring = False
        self.own: list[float] = []  # seconds from an answer to one's own view
        self.other: list[float] = []  # and to the other person's
        self.finished = 0
        self.wrong: dict[str, int] = {}
        self.bytes = 0

    def note(self, what: str) -> None:
        """Something went wrong."""
        self.wrong[what] = self.wrong.get(what, 0) + 1


class Pair:
    """Two people at a table; `sent` is when the answer to the open question was sent."""

    def __init__(self, load: Load, url: str, wish: dict[str, object], rng: random.Random) -> None:
        self.load, self.url, self.wish, self.rng = load, url, wish, rng
        self.people: list[Person] = []
        self.sent: dict[int, tuple[int, float]] = {}  # question -> seat and time

    async def come(self, number: int) -> None:
        """Both get a name and a table."""
        names = (f"Ann {number}", f"Bob {number}")
        self.people = [await Person(self.url).come_in(name) for name in names]
        self.table = await self.new_table()

    async def new_table(self) -> str:
        """A running table of both and a bot."""
        ann, bob = self.people
        table = await ann.post("/api/tables", self.wish)
        await bob.post(f"/api/invitations/{table['invite']}/join", {})
        await ann.post(f"/api/tables/{table['id']}/start")
        for person in self.people:
            person.received.clear()
        id: str = table["id"]
        return id

    async def play(self) -> None:
        """Play game after game until cancelled."""
        try:
            while True:
                try:
                    await asyncio.gather(self.sit(0), self.sit(1))
                    self.load.finished += 1
                    self.table = await self.new_table()
                except (WebSocketException, OSError, Refused) as error:
                    self.load.note(type(error).__name__)
                    await asyncio.sleep(1)
        finally:
            for person in self.people:
                await person.close()

    async def sit(self, seat: int) -> None:
        """One person's page, to the end of a game."""
        person = self.people[seat]
        cookie = f"tafelrunde={person.http.cookies['tafelrunde']}"
        address = f"{self.url.replace('http', 'ws', 1)}/ws/tables/{self.table}"
        headers = {"Cookie": cookie}
        async with connect(
            address,
            origin=self.url,  # type: ignore[arg-type]
            additional_headers=headers,
            max_size=None,
            compression=None,
            open_timeout=60,
        ) as ws:
            asked = -1
            thinking: asyncio.Task[None] | None = None
            async for data in ws:
                at = time.perf_counter()
                self.load.bytes += len(data)
                heard = DECODER.decode(data)
                if heard.type == "refused" and heard.error != "stale":
                    self.load.note(heard.error)
                if heard.type != "state":
                    continue
                self.seen(seat, heard.sequence, at)
                if heard.result is not None:
                    return
                mine = next((ask for ask in heard.asks if ask.mine and len(ask.options) > 1), None)
                if mine is not None and heard.sequence != asked:
                    asked = heard.sequence
                    if thinking is not None:
                        thinking.cancel()
                    option = self.choose(mine)
                    thinking = asyncio.ensure_future(self.answer(ws, seat, asked, option))

    def choose(self, ask: Ask) -> int:
        """Something that leads on."""
        by_text = {choice.text: choice.number for choice in ask.options}
        for wish in GOOD:
            if wish in by_text and self.rng.random() < 0.8:
                return by_text[wish]
        return self.rng.choice(ask.options).number

    async def answer(self, ws: ClientConnection, seat: int, sequence: int, option: int) -> None:
        """Think, then answer."""
        low, high = self.load.think
        await asyncio.sleep(self.rng.uniform(low, high))
        self.sent[sequence] = (seat, time.perf_counter())
        text = f'{{"type":"answer","sequence":{sequence},"option":{option},"ref":1}}'
        with suppress(WebSocketException):  # the reader will notice
            await ws.send(text)

    def seen(self, seat: int, sequence: int, at: float) -> None:
        """A view came: whatever was asked before has been answered."""
        for question, (by, sent) in list(self.sent.items()):
            if question >= sequence:
                continue
            if self.load.measuring:
                (self.load.own if by == seat else self.load.other).append(at - sent)
            if by != seat:  # the other one has it as well: both have seen it
                del self.sent[question]


def stats(pid: int) -> list[str]:
    """What Linux tells of a process, from its state on; nothing elsewhere."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def children(pid: int) -> list[int]:
    """The processes that a process has started: those in which bots think."""
    others = [int(path.name) for path in Path("/proc").glob("[0-9]*")]
    return [other for other in others if stats(other)[1:2] == [str(pid)]]


def memory(pid: int) -> float:
    """Megabytes a process uses; 0 where nobody can say."""
    found = stats(pid)
    return int(found[21]) * os.sysconf("SC_PAGE_SIZE") / 1e6 if found else 0.0


def processor(pid: int) -> float:
    """Seconds of processor time a process has used; 0 where nobody can say."""
    found = stats(pid)
    return (int(found[11]) + int(found[12])) / os.sysconf("SC_CLK_TCK") if found else 0.0


def quantile(times: list[float], part: float) -> float:
    """Milliseconds that this part of the answers stay below."""
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


async def run(args: argparse.Namespace, url: str, pid: int) -> int:
    """Fill the tables, play, measure, print."""
    title = registry.load(args.title)
    bot = args.bot or title.default_bot
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": bot}]
    wish = {"title": title.id, "seats": seats, "options": msgspec.json.decode(args.options)}
    load = Load((AHEAD, 2 * AHEAD))
    pairs = [Pair(load, url, wish, random.Random(n)) for n in range(args.tables)]
    await pairs[0].come(0)  # everything is loaded now
    empty = memory(pid)
    for number, pair in enumerate(pairs[1:], 1):
        await pair.come(number)
    gc.disable()  # what we measure with must not pause
    playing: list[asyncio.Task[None]] = []
    for pair in pairs:
        playing.append(asyncio.ensure_future(pair.play()))
        await asyncio.sleep(0.01)
    await asyncio.sleep(args.ahead)
    load.think = (args.think / 2, args.think * 3 / 2)
    await asyncio.sleep(args.think * 2)
    load.measuring, used, began = True, processor(pid), time.perf_counter()
    await asyncio.sleep(args.seconds)
    load.measuring, lasted = False, time.perf_counter() - began
    busy, full = (processor(pid) - used) / lasted, memory(pid)
    thinking = [memory(child) for child in children(pid)]
    for task in playing:
        task.cancel()
    done = await asyncio.gather(*playing, return_exceptions=True)
    for error in done:
        if isinstance(error, Exception):
            load.note(type(error).__name__)
    kind = "compiled" if form() == "compiled" else "plain Python"
    print(f"{args.tables} tables of {title.id} ({kind}), two people and {bot} at each")
    print(f"{len(load.own) / lasted:.0f} answers of people a second, {load.finished} games ended")
    for who, times in (("own view", load.own), ("other's view", load.other)):
        numbers = [f"{quantile(times, part):7.1f} ms" for part in (0.5, 0.9, 0.99, 1.0)]
        print(f"answer to {who:12}  median {'  '.join(numbers)}  (90 %, 99 %, longest)")
    each = 1000 * (full - empty) / max(1, args.tables - 1)
    bots = f"{len(thinking)} processes for bots: {sum(thinking):.0f} MB"
    print(f"memory {full:.0f} MB, {each:.0f} kB a table; {bots}")
    print(f"the server uses {100 * busy:.0f} % of one core, {load.bytes / 1e6:.0f} MB sent")
    print(f"errors: {load.wrong or 'none'}")
    late = not load.own or quantile(load.own + load.other, 0.99) > 100
    print("99 % within 100 ms: " + ("no" if late else "yes"))
    return 1 if load.wrong or not load.own else 0


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
    args = parser.parse_args()
    usual = Settings()
    delays = ("bot_delay", "forced_delay", "flow_delay")
    settings = {name: getattr(usual, name) for name in delays}
    with tempfile.TemporaryDirectory() as folder:
        db, log = args.db or str(Path(folder) / "games.db"), Path(folder) / "log"
        with serving(db, log, **settings) as server:
            status = asyncio.run(run(args, server.url, server.process.pid))
        failed = [line for line in log.read_text().splitlines() if '"level": "error"' in line]
        for line in failed[:5]:
            print(line[:300])
    return 1 if failed else status


if __name__ == "__main__":
    sys.exit(main())
