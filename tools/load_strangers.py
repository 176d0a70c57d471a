"""Strangers for load runs: they send the dearest things there are, as often as the limits allow."""

from __future__ import annotations

import asyncio
import random

from tafelrunde.kernel.rng import Rng
from tafelrunde.server.limits import CHRONICLE, OPTIONS, PREVIEWS
from tafelrunde.titles import registry
from tools.load_people import Guest, Http, Load, Trouble


def wishes() -> list[tuple[str, bytes]]:
    """What takes long to look at: addresses and bodies."""
    names = ",".join(f'"card{n}"' for n in range(OPTIONS // 14))
    sent = []
    for title in registry.TITLES:
        seats, _ = registry.load(title).sample(Rng("strangers"))
        many = f'{{"seats":{seats},"options":{{"cards":[{names}]}}}}'
        sent.append((f"/api/titles/{title}/preview", many.encode()))
        if registry.load(title).sequel() is not None:
            tiny = b'{"games":[' + b"{}," * (CHRONICLE // 3 - 10)
            sent.append((f"/api/titles/{title}/chronicle", tiny))
    return sent


class Stranger:
    """Somebody who is within the limits and means no good."""

    def __init__(self, load: Load, url: str, number: int) -> None:
        self.load = load
        self.guest = Guest(Http(url))
        self.number = number
        self.sent = 0

    async def trouble(self) -> None:
        """Send one thing after the other until cancelled."""
        await self.guest.come_in(f"Eve {self.number}")
        bodies = wishes()
        while True:
            path, body = random.choice(bodies)
            try:
                await self.guest.http.send("POST", path, body, self.guest.cookie, self.guest.csrf)
            except Trouble as no:
                if not str(no).startswith("400 "):  # which is right: nothing of it is any good
                    self.load.note(f"stranger: {no}")
            self.sent += 1
            await asyncio.sleep(PREVIEWS.seconds / PREVIEWS.credits)
