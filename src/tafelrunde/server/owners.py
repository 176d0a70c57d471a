"""Whose table is it: with several workers each table is played by one of them, its owner.

Sockets and requests that reach another one are passed on (`relay.py`). With SQLite there is one
worker, which owns everything.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from tafelrunde.server.logs import log, log_failure
from tafelrunde.server.refusals import Refusal
from tafelrunde.store import owners as rows

if TYPE_CHECKING:
    from tafelrunde.server.core import Server

BEAT = 1.0  # seconds between two signs of life
STEADY = 3.0  # seconds without a failure before tables are taken from others
STALLED = 3.0  # seconds without one after which others may have taken our tables
AT_ONCE = 50  # tables that are inherited before others have a turn
REMEMBERED = 2.0  # seconds for which we believe that another one still owns a table
BURY = 60  # signs of life between two looks for what the dead have left


class Elsewhere(Refusal):
    """Another worker plays this table."""

    def __init__(self) -> None:
        super().__init__("stale", "another worker plays this table: try again")


class Owners:
    """What this worker owns, and who owns the rest."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.store = server.store
        self.address = ""  # where other workers reach this one
        self._since = float("-inf")  # the database is there
        self._others: dict[str, tuple[str, float]] = {}  # table -> address, until when

    async def elsewhere(self, table: str) -> str:
        """Where a table is played; '' if here, which it is from now on if it was nowhere."""
        if not self.store.shared or table in self.server.tables.live:
            return ""
        address, until = self._others.get(table, ("", 0.0))
        if address and until > time.monotonic():
            return address
        owner, address = await rows.claim(self.store, table, steady=self.is_steady())
        if owner == self.store.worker:
            self._others.pop(table, None)
            return ""
        self._others[table] = (address, time.monotonic() + REMEMBERED)
        return address

    async def require(self, table: str) -> None:
        """Refuse unless the table is ours."""
        if self.store.shared:
            owner, _ = await rows.claim(self.store, table, steady=self.is_steady())
            if owner != self.store.worker:
                raise Elsewhere

    def is_steady(self) -> bool:
        """Whether the database was there long enough for all others to have said that they live."""
        return time.monotonic() - self._since > STEADY

    def not_there(self, table: str) -> None:
        """Whoever owned a table cannot be reached: ask again next time."""
        self._others.pop(table, None)

    async def live(self) -> None:
        """Say that this worker lives, and take the tables of those that do not, for ever."""
        said, beats = time.monotonic(), 0
        self._since = said - STEADY  # whoever was here before us has had the time
        while True:
            try:
                await rows.beat(self.store, self.address)
                if time.monotonic() - said > STALLED:  # we were thought dead
                    self.keep_only(await rows.mine(self.store))
                said = time.monotonic()
                if self.is_steady():
                    await self.inherit()
                beats += 1
                if beats % BURY == 0:
                    await rows.bury(self.store)
                    self._others.clear()
            except Exception:
                self._since = time.monotonic()
                log_failure("beat")
            await asyncio.sleep(BEAT)

    async def inherit(self) -> None:
        """Play on where a worker has died."""
        while tables := await rows.inherit(self.store, AT_ONCE):
            log("inherit", tables=len(tables))
            self.server.players.resume_soon(tables)
            if len(tables) < AT_ONCE:
                return

    def keep_only(self, mine: set[str]) -> None:
        """Let go of the tables that others have taken."""
        for table in list(self.server.tables.live):
            if table not in mine:
                self.server.tables.let_go(table)
