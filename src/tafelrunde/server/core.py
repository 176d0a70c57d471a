"""One worker: everything it has, started and stopped together."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from secrets import token_hex

from starlette.types import ASGIApp

from tafelrunde.server import clocks, errands, housekeeping, metrics, notify, ratings
from tafelrunde.server.bans import Bans
from tafelrunde.server.calls import Calls
from tafelrunde.server.digest import Digest
from tafelrunde.server.hints import Hints
from tafelrunde.server.hub import Hub
from tafelrunde.server.limiter import Limiter
from tafelrunde.server.limits import JOBS_WAITING
from tafelrunde.server.logs import log
from tafelrunde.server.mail import Mailer
from tafelrunde.server.owners import Owners
from tafelrunde.server.players import Players
from tafelrunde.server.pulse import Pulse
from tafelrunde.server.relay import Door
from tafelrunde.server.settings import Settings
from tafelrunde.server.signing import Signing
from tafelrunde.server.tables import Tables
from tafelrunde.server.workshop import Workshop
from tafelrunde.store import users
from tafelrunde.store.engine import Store, read_url
from tafelrunde.store.games import still_here
from tafelrunde.store.owners import beat, leave


class Server:
    """The parts of one worker."""

    signing: Signing

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(read_url(settings.db), token_hex(8))
        self.limiter = Limiter(factor=settings.limit_factor)
        self.hub = Hub()
        self.pulse = Pulse(self.store)
        self.bans = Bans(self)
        self.mail = Mailer(settings.smtp, self.limiter)
        # Each kind of work has processes of its own: no replay keeps a bot waiting.
        self.workshop = Workshop(settings.workshop, is_ready=True)
        # For bots that never think for long.
        self.quick = Workshop(settings.workshop, nice=0, is_ready=True)
        self.replays = Workshop(settings.replays, JOBS_WAITING)
        self.wishes = Workshop(settings.wishes, JOBS_WAITING)
        self.printers = Workshop(settings.printers, JOBS_WAITING)
        # Of finished games: table, answers and revision of the rules.
        self.summaries: OrderedDict[tuple[str, int, int], bytes] = OrderedDict()
        self.owners = Owners(self)
        self.tables = Tables(self)
        self.hints = Hints(self)
        self.door = Door(self)
        self.players = Players(self)
        self.calls = Calls(self)
        self.digest = Digest(self)
        self.started = time.monotonic()
        self.visits = 0  # requests and sockets, so far
        self._background: list[asyncio.Task[None]] = []

    async def start(self, app: ASGIApp | None = None) -> None:
        """Begin to work; the database must have its schema. Other workers reach the application."""
        self.signing = Signing(self.settings.secret or await users.secret(self.store))
        await self.bans.load()
        work = [self.players.resume(), housekeeping.tidy(self), housekeeping.warm(self)]
        from tafelrunde.server import rounds  # it makes tables, which need a server

        work += [rounds.watch(self)]
        work += [clocks.watch(self), ratings.watch(self), self.digest.run()]
        work += [housekeeping.positions(self)]
        if not self.store.shared:
            work += [housekeeping.checkpoints(self), errands.run(self)]
        else:
            if app is not None:
                await self.door.open(app)
            await beat(self.store, self.owners.address)  # nobody takes us for dead from now on
            work += [notify.listen(self), notify.beat(self), notify.share(self)]
            work += [self.owners.live()]
        work += [self.mail.run(), metrics.watch_loop(), metrics.watch(self)]
        self._background = [asyncio.ensure_future(job) for job in work]
        log("start", worker=self.store.worker, database=self.store.url.get_backend_name())

    def ready(self) -> None:
        """Have processes ready for bots."""
        self.workshop.get_ready()
        self.quick.get_ready()

    async def stop(self) -> None:
        """End in good order: no new moves, everything accepted is stored, then close."""
        await self.mail.close()
        for task in self._background:
            task.cancel()
        self.players.close()
        self.door.close()
        await asyncio.wait(self._background, timeout=5)  # their connections must be closed
        for socket in self.hub.all():
            socket.close(1012)
        await self.tables.close()
        for workshop in (self.workshop, self.quick, self.replays, self.wishes, self.printers):
            await workshop.close()
        await still_here(self.store, leaving=True)
        if self.store.shared:
            await leave(self.store)
        await self.store.close()
        log("stop", worker=self.store.worker)
