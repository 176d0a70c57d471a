"""All limits in one place: how large, how many, how often."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final, NamedTuple

# -- sizes (bytes or characters)

HEAD: Final = 32_000  # of an HTTP request: its address and headers, cookies among them
BODY: Final = 80_000  # of an HTTP request
RECORD: Final = 1_000_000  # of an uploaded record
SOCKET_MESSAGE: Final = 4_000  # of one message on a socket
NAME: Final = 40
PASSWORD_MIN: Final = 8
PASSWORD_MAX: Final = 200
CHAT: Final = 500
WEBHOOK: Final = 300
PREFERENCES: Final = 4_000  # as JSON
WORD: Final = 80  # ids of titles, bots, cards
OPTIONS: Final = 64_000  # of a table, as JSON: room for somebody's own cards
CHRONICLE: Final = 400_000  # of a chronicle's file: some 150 games
TABLE_BODY: Final = 640_000  # of the wish for a table, which may bring a chronicle along
PRINT_BODY: Final = 300_000  # of a wish for dividers, which may bring own cards along
NUMBER: Final = 2**31 - 1

# -- numbers

SEATS: Final = 12
TURN_SECONDS: Final = 14 * 24 * 3600
TABLES_OPEN: Final = 20  # tables of one user that wait or run
UPLOADS: Final = 20  # records one user may have uploaded; the oldest makes room
SOCKETS_PER_USER: Final = 24
SOCKETS_PER_ADDRESS: Final = 60
CHAT_SHOWN: Final = 100
LIST_PAGE: Final = 30
REPLAY_PAGE: Final = 50
QUEUE: Final = 64  # messages waiting for a slow client, which is then dropped
LIVE_TABLES: Final = 500  # matches kept in memory while nobody looks at them
REPLAYS_OPEN: Final = 64  # matches kept between two pages of a replay
WORKSHOP_MATCHES: Final = 100  # matches a process keeps for bots that think
BOT_STEPS: Final = 20_000  # answers of a game after which bots play no more
RECORD_ANSWERS: Final = 20_000  # of an uploaded record
PRINTED: Final = 1000  # dividers at once
UPLOADS_AT_ONCE: Final = 2  # records that are checked at the same time

# -- seconds

HEAD_SECONDS: Final = 10  # until the head of a request is there
UPLOAD_SECONDS: Final = 10
UPLOAD_MEMORY: Final = 1_000_000_000  # bytes, of the process that checks a record
WEBHOOK_SECONDS: Final = 5
BOT_SECONDS: Final = 20  # a bot that thinks longer answers at random
PAGE_SECONDS: Final = 20  # to make one page of a replay
PRINT_SECONDS: Final = 30  # to make a PDF, without the time it waits for others
GARBAGE_SECONDS: Final = 600  # between two looks through the whole memory
CHECKPOINT_SECONDS: Final = 20  # between two times that SQLite's journal is written back
PULSE_KEPT: Final = 2  # a worker's health is found out at most that often
PULSE_SECONDS: Final = 3  # to write one row, before a worker is called ill
TIDY_SECONDS: Final = 3600  # between two looks for what is too old

# -- days: what is older is removed, see `store/tidy.py`

SESSION_DAYS: Final = 180  # a cookie; it is renewed by every visit
KEPT_DAYS: Final = {
    "guest": SESSION_DAYS + 10,  # who was not here since then has no cookie any more
    "waiting": 30,  # a table that nobody starts
    "running": 365,  # a game nobody plays on, or that other rules have stopped
    "finished": 1100,
    "aside": 60,  # a sandbox or an uploaded record
    "closed": 7,
}
SESSION_SECONDS: Final = SESSION_DAYS * 24 * 3600


class Rate(NamedTuple):
    """So many credits, refilled evenly within so many seconds."""

    credits: int
    seconds: float


# By address: what costs us something before we know who it is.
ADDRESS: Final = Rate(600, 60)
GUESTS: Final = Rate(20, 600)
ACCOUNTS: Final = Rate(10, 600)
LOGINS: Final = Rate(20, 300)
CONNECTS: Final = Rate(120, 60)
# By name: somebody tries passwords.
LOGINS_NAME: Final = Rate(10, 300)
# By user.
TABLES: Final = Rate(30, 600)
UPLOADED: Final = Rate(10, 600)
PREVIEWS: Final = Rate(120, 60)
REPLAYS: Final = Rate(240, 60)
PRINTS: Final = Rate(20, 60)
SAID: Final = Rate(15, 30)
WHYS: Final = Rate(30, 15)  # reasons why something is no answer
HOOKED: Final = Rate(30, 600)
CHANGED: Final = Rate(60, 60)  # settings, which a page stores by itself
# By socket: a person who clicks fast, or a page that plays treasures one by one.
MESSAGES: Final = Rate(80, 10)


class Limiter:
    """Counts what somebody does. Old entries are forgotten, so memory stays bounded."""

    def __init__(self, *, factor: float = 1.0, most: int = 50_000) -> None:
        self.factor = factor  # 0: no limits, for tests and load runs
        self.most = most
        self._levels: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def allows(self, what: str, rate: Rate, who: str) -> bool:
        """Take one credit if there is one."""
        if not self.factor:
            return True
        now = time.monotonic()
        credits = rate.credits * self.factor
        level, then = self._levels.pop((what, who), (credits, now))
        level = min(credits, level + (now - then) * credits / rate.seconds)
        allowed = level >= 1
        self._levels[(what, who)] = (level - 1 if allowed else level, now)
        while len(self._levels) > self.most:
            self._levels.popitem(last=False)
        return allowed
