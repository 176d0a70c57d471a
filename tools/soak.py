"""Everything at once for an hour: does anything get lost, stuck, broken or larger and larger?

    python tools/soak.py --minutes 60

Three servers: one on SQLite that is killed, stopped, locked and whose disk is full again and again;
one on PostgreSQL with two workers that are killed, and whose database is restarted; and one on
SQLite that is left in peace, to see whether its memory grows. At all of them people and bots play
all titles, and strangers send rubbish. In the end every answer that was acknowledged must be in
the journals, every table must go on, and nothing may have gone wrong but what was caused.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import random
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tafelrunde._form import form  # noqa: E402
from tests.server.backends import NoPostgres, Postgres, Process, serving  # noqa: E402
from tools.load import memory  # noqa: E402
from tools.soak_people import Group, Journal  # noqa: E402
from tools.soak_troubles import House, make_trouble, send_rubbish  # noqa: E402

DELAYS = {"bot_delay": [0.1, 0.4], "forced_delay": [0.1, 0.3], "flow_delay": [0.05, 0.2]}
WARM = 0.25  # part of the time after which memory is looked at
GROWTH = 1.10  # what memory may be in the end, times what it was; and so many megabytes more
SLACK = 15.0
LAST = 90.0  # seconds in which every table must go on when all is calm again
GOAL = 6  # by so many answers


class Soak:
    """One run: the houses, who plays in them, and what was seen."""

    def __init__(self, args: argparse.Namespace, houses: list[House]) -> None:
        self.houses = houses
        self.rng = random.Random(args.seed)
        self.seconds = args.minutes * 60
        self.seen: Counter[str] = Counter()
        self.journal = Journal()
        number = itertools.count()
        self.groups = [
            Group(house, self.journal, next(number), random.Random(f"{args.seed} {house.name} {n}"))
            for house in houses
            for n in range(args.tables)
        ]
        self.sizes: list[float] = []

    async def run(self) -> None:
        """Play and make trouble; then calm, and everybody goes on."""
        end = time.monotonic() + self.seconds
        playing = [asyncio.ensure_future(group.play()) for group in self.groups]
        around = [asyncio.ensure_future(self.look(end))]
        for house in self.houses:
            around.append(asyncio.ensure_future(send_rubbish(house, end, self.seen, self.rng)))
            if house.troubled:
                around.append(asyncio.ensure_future(make_trouble(house, end, self.seen, self.rng)))
        await asyncio.gather(*around)
        print("all is calm; does every table go on?", flush=True)
        steps = {group: group.answers for group in self.groups}
        calm = time.monotonic() + LAST
        while time.monotonic() < calm:
            if all(group.answers >= steps[group] + GOAL for group in self.groups):
                break
            await asyncio.sleep(1)
        self.stuck = [g for g in self.groups if g.answers < steps[g] + GOAL]
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    async def look(self, end: float) -> None:
        """Note the memory of the server that is left in peace, and say how it goes."""
        quiet = next(house for house in self.houses if not house.troubled)
        begun, told = time.monotonic(), 0
        while time.monotonic() < end:
            await asyncio.sleep(min(5.0, self.seconds / 60))
            if time.monotonic() - begun > WARM * self.seconds:
                self.sizes.append(memory([quiet.process.process.pid]))
            minute = int((time.monotonic() - begun) / 60)
            if minute > told:
                told = minute
                what = ", ".join(f"{n} {name}" for name, n in sorted(self.seen.items()))
                print(f"{minute:3} min: {self.journal.count} answers; {what}", flush=True)

    def report(self, lost: list[str]) -> int:
        """Print what was seen; 0 if all is well."""
        wrong = [error for house in self.houses for error in house.unexpected()]
        wrong += self.journal.wrong
        quarter = max(1, len(self.sizes) // 4)
        first = sum(self.sizes[:quarter]) / quarter if self.sizes else 0.0
        last = sum(self.sizes[-quarter:]) / quarter if self.sizes else 0.0
        flat = last <= first * GROWTH + SLACK
        kind = "compiled" if form() == "compiled" else "plain Python"
        print(f"\n{self.seconds / 60:g} minutes, {len(self.houses)} servers, rules {kind}")
        print(f"tables at once          {len(self.groups)}")
        print(f"games begun, ended      {self.journal.begun}, {self.journal.ended}")
        print(f"answers acknowledged    {self.journal.count}")
        print(f"  of these lost         {len(lost)}")
        print(f"tables stuck            {len(self.stuck)}")
        for name, number in sorted(self.seen.items()):
            print(f"{name:24}{number}")
        print(f"unexpected errors       {len(wrong)}")
        print(f"memory of the quiet one {first:.0f} MB, in the end {last:.0f} MB")
        for line in [*lost, *(f"stuck: {g.table} {g.title}" for g in self.stuck), *wrong][:20]:
            print(f"  {line[:300]}")
        good = not lost and not self.stuck and not wrong and flat
        print("all is well" if good else "NOT WELL" + ("" if flat else ": memory grows"))
        return 0 if good else 1


def main() -> int:
    """Start the servers and run."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--tables", type=int, default=6, help="at each server")
    parser.add_argument("--seed", default=str(int(time.time())))
    parser.add_argument("--keep", type=Path, help="a directory for databases and logs")
    args = parser.parse_args()
    print(f"seed {args.seed}", flush=True)
    with ExitStack() as stack:
        if args.keep is not None:
            args.keep.mkdir(parents=True, exist_ok=True)
            folder = args.keep
        else:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))

        def start(name: str, db: str, **more: object) -> Process:
            return stack.enter_context(serving(db, folder / f"{name}.log", **DELAYS, **more))

        houses = []
        for name, troubled in (("sqlite", True), ("quiet", False)):
            process = start(name, str(folder / f"{name}.db"))
            houses.append(House(name, process, troubled=troubled))
        try:
            cluster = Postgres()
            stack.callback(cluster.stop)
            process = start("postgresql", cluster.database(), workers=2)
            houses.append(House("postgresql", process, troubled=True, cluster=cluster))
        except NoPostgres as reason:
            print(f"without PostgreSQL: {reason}")
        soak = Soak(args, houses)
        asyncio.run(soak.run())
        lost = asyncio.run(soak.journal.missing())
        if args.keep is not None:
            (folder / "acknowledged.json").write_text(json.dumps(soak.journal.told, indent=1))
        return soak.report(lost)


if __name__ == "__main__":
    sys.exit(main())
