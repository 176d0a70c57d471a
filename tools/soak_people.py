"""People who play through everything: they come back when a server was away, and remember what was
acknowledged. For `soak.py`."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

from websockets.exceptions import WebSocketException

from tafelrunde.server import messages as m
from tafelrunde.store import games
from tafelrunde.store.engine import Store, read_url
from tafelrunde.titles import registry
from tests.server.client import Page, Person, Refused

if TYPE_CHECKING:
    from tools.soak_troubles import House

THINK = (0.05, 0.4)  # seconds
AGAIN = 0.4  # seconds before somebody tries again
PATIENT = 8.0  # seconds without news after which somebody loads the page anew
AWAY = (WebSocketException, OSError, TimeoutError)
TITLES = list(registry.TITLES)

Told = list[tuple[int, int, int]]  # sequence, seat and option of an acknowledged answer


class Journal:
    """What was acknowledged, at which table."""

    def __init__(self) -> None:
        self.told: dict[str, Told] = {}
        self.databases: dict[str, str] = {}
        self.count = self.begun = self.ended = 0
        self.wrong: list[str] = []

    def begin(self, table: str, db: str) -> None:
        """A new table."""
        self.told[table] = []
        self.databases[table] = db
        self.begun += 1

    async def missing(self) -> list[str]:
        """Acknowledged answers that are in no journal."""
        lost: list[str] = []
        stores = {db: Store(read_url(db), "reading") for db in set(self.databases.values())}
        for table, told in self.told.items():
            lines = await games.journal(stores[self.databases[table]], table)
            if [line.number for line in lines] != list(range(len(lines))):
                lost.append(f"{table}: lines are missing")
            for sequence, seat, option in told:
                # Others may have answered the same question before.
                near = lines[sequence : sequence + 12]
                if not any(line[1:4] == (games.ANSWER, seat, option) for line in near):
                    lost.append(f"{table}: answer {option} of seat {seat} to question {sequence}")
        for store in stores.values():
            await store.close()
        return lost


class Group:
    """Two people and a bot, game after game, each time another title."""

    def __init__(self, house: House, journal: Journal, number: int, rng: random.Random) -> None:
        self.house, self.journal, self.rng = house, journal, rng
        self.number = number
        self.people: list[Person] = []
        self.table = self.title = ""
        self.answers = 0

    async def play(self) -> None:
        """Play until cancelled."""
        try:
            while not self.people:
                await self.try_to(self.come)
            while True:
                self.table = ""
                while not self.table:
                    await self.try_to(self.sit_down)
                await asyncio.gather(self.sit(0), self.sit(1))
                self.journal.ended += 1
        finally:
            for person in self.people:
                await person.close()

    async def try_to(self, do: object) -> None:
        """Do something that may fail while the server is away."""
        try:
            await do()  # type: ignore[operator]
        except Refused as no:
            if no.error != "broken" or not self.house.is_troubled():
                self.journal.wrong.append(f"{self.house.name}: {no}")
            await asyncio.sleep(AGAIN)
        except Exception:  # httpx has many ways to say that nobody is there
            await asyncio.sleep(AGAIN)

    async def come(self) -> None:
        """Both get a name."""
        url, names = self.house.process.url, (f"Ann {self.number}", f"Bob {self.number}")
        self.people = [await Person(url).come_in(name) for name in names]

    async def sit_down(self) -> None:
        """A running table of both and a bot."""
        ann, bob = self.people
        title = registry.load(self.rng.choice(TITLES))
        seats: list[object] = [{"kind": "me"}, {"kind": "open"}]
        seats += [{"kind": "bot", "bot": title.default_bot}]
        made = await ann.post("/api/tables", {"title": title.id, "seats": seats})
        self.journal.begin(made["id"], self.house.process.db)
        await bob.post(f"/api/invitations/{made['invite']}/join", {})
        await ann.post(f"/api/tables/{made['id']}/start")
        self.table, self.title = made["id"], title.id
        for person in self.people:
            person.received.clear()

    async def sit(self, seat: int) -> None:
        """One person at the table until the game is over, however often the line is lost."""
        while True:
            try:
                async with self.people[seat].at(self.table) as page:
                    if await self.answer_all(page, seat):
                        return
            except AWAY:
                await asyncio.sleep(AGAIN)

    async def answer_all(self, page: Page, seat: int) -> bool:
        """Answer what is asked; True when the game is over."""
        while True:
            async with asyncio.timeout(PATIENT):
                await page.until(lambda: page.state and (page.now.view.over or page.has_choice))
            page.received.clear()
            page.messages.clear()
            if page.now.view.over:
                return True
            await asyncio.sleep(self.rng.uniform(*THINK))
            if page.mine is None or not page.has_choice:
                continue
            sequence, choice = page.now.sequence, self.rng.choice(page.mine.options)
            async with asyncio.timeout(PATIENT):
                told = await page.answer(choice.number)
            if isinstance(told, m.Accepted):
                self.answers += 1
                self.journal.count += 1
                self.journal.told[self.table].append((sequence, seat, choice.number))
            elif told.error == "broken" and self.house.is_troubled():
                await asyncio.sleep(AGAIN)
            elif told.error not in ("stale", "not-your-seat"):
                self.journal.wrong.append(f"{self.house.name} {self.table}: {told.error}")
            page.answers.clear()
