"""Whether this worker can read and write; found out at most once in a while."""

from __future__ import annotations

import asyncio
import time

from tafelrunde.server.limits import PULSE_KEPT, PULSE_SECONDS
from tafelrunde.server.logs import log_failure
from tafelrunde.store.engine import Store
from tafelrunde.store.users import note_pulse


class Pulse:
    """Writes a row of its own, the way answers are written."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.well = True
        self._felt = float("-inf")
        self._feeling: asyncio.Task[None] | None = None

    async def is_well(self) -> bool:
        """Whether writing works, or has not been answered in time; whoever asks at once shares."""
        if time.monotonic() - self._felt > PULSE_KEPT:
            if self._feeling is None or self._feeling.done():
                self._feeling = asyncio.ensure_future(self._feel())
            await asyncio.wait([self._feeling], timeout=PULSE_SECONDS)
            if not self._feeling.done():
                self.well = False
        return self.well

    async def _feel(self) -> None:
        try:
            await note_pulse(self.store)
            self.well, self._felt = True, time.monotonic()
        except Exception:
            log_failure("health")
            self.well = False
