"""A start with many games that go on: how soon a server answers, and how soon one can play.

    python tools/load_stored.py --games 5000 --answers 60

Stores so many running games of two people and a bot, starts a server, and opens some of them at
once. Prints the seconds from the start until the server answers, and until each of these pages
shows its game; and the processor time that took, which says the same on a busy machine.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tafelrunde.kernel.match import Match  # noqa: E402
from tafelrunde.server.lobby import new_table  # noqa: E402
from tafelrunde.server.signing import Signing  # noqa: E402
from tafelrunde.store import games, users  # noqa: E402
from tafelrunde.store.engine import Store, migrate, read_url  # noqa: E402
from tafelrunde.store.games import Seat  # noqa: E402
from tafelrunde.store.users import User  # noqa: E402
from tafelrunde.titles import registry  # noqa: E402
from tests.server.backends import serving  # noqa: E402
from tests.server.client import Person  # noqa: E402
from tools.load import processor  # noqa: E402

OPENED = 10  # pages


def played(title: str, seed: str, answers: int) -> Match:
    """A game of three, some answers old."""
    match, rng = Match.new(registry.load(title), 3, {}, seed=seed), random.Random(seed)
    while len(match.answers) < answers and not match.over:
        ask = rng.choice(match.pending)
        match.answer(ask.seat, rng.choice(ask.options))
    return match


async def fill(store: Store, args: argparse.Namespace) -> tuple[User, list[str]]:
    """Store the games; returns who sits at all of them."""
    ann = await users.add(store, "Ann", "en")
    ids: list[str] = []
    for _ in range(args.games):
        table = new_table(ann, args.title, {}, "game")
        match = played(args.title, table.seed, args.answers)
        table.status, table.steps = "running", len(match.answers)
        table.waiting_for = [ask.seat for ask in match.pending]
        table.seats = [
            Seat(0, ann.id, "Ann", ""),
            Seat(1, ann.id, "Bob", ""),
            Seat(2, None, "bot", match.title.default_bot),
        ]
        await games.add(store, table, match.answers)
        ids.append(table.id)
    return ann, ids


async def opened(url: str, cookie: str, table: str) -> None:
    """Wait until a page shows its game."""
    person = Person(url)
    person.http.cookies.set("tafelrunde", cookie)
    async with person.at(table) as page:
        await page.until(lambda: page.state)
    await person.close()


async def look(url: str, cookie: str, ids: list[str], began: float) -> None:
    """Open some tables at once."""

    async def one(id: str) -> float:
        await opened(url, cookie, id)
        return time.perf_counter() - began

    times = sorted(await asyncio.gather(*(one(id) for id in random.sample(ids, OPENED))))
    print(f"{OPENED} pages show their games after {times[0]:.1f} to {times[-1]:.1f} s")


async def prepare(db: str, args: argparse.Namespace) -> tuple[str, list[str]]:
    """A database full of games, and a cookie for them."""
    url = read_url(db)
    migrate(url)
    store = Store(url, "load")
    try:
        ann, ids = await fill(store, args)
        return Signing(await users.secret(store)).session(ann), ids
    finally:
        await store.close()


def main() -> int:
    """Fill a database, start, look."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--answers", type=int, default=60)
    parser.add_argument("--title", default=registry.FIRST, choices=list(registry.TITLES))
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        db = str(Path(folder) / "games.db")
        cookie, ids = asyncio.run(prepare(db, args))
        began = time.perf_counter()
        with serving(db, Path(folder) / "log") as server:
            workers = [server.process.pid]
            took, used = time.perf_counter() - began, processor(workers)
            print(f"{args.games} running games: it answers after {took:.1f} s", end=", ")
            print(f"{used:.2f} s of processor time")
            asyncio.run(look(server.url, cookie, ids, began))
            print(f"by then it has used {processor(workers):.2f} s of processor time")
    return 0


if __name__ == "__main__":
    sys.exit(main())
