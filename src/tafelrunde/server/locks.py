"""A lock that can be taken at once, without a task, when nobody has it."""

from __future__ import annotations

import asyncio
from collections import deque


class Lock:
    """One at a time, in the order in which they came. Leaving it gives it to the next."""

    def __init__(self) -> None:
        self._held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Whether somebody has it."""
        return self._held

    def take(self) -> bool:
        """Take it if nobody has it; nobody waits then either."""
        if self._held:
            return False
        self._held = True
        return True

    def release(self) -> None:
        """Give it to the next one who waits, or to whoever comes."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._held = False

    async def __aenter__(self) -> None:
        """Wait for it."""
        if self.take():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was ours already
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        """Leave it."""
        self.release()
