"""All limits in one place: how large, how many, how often.

Every number below can be set by whoever hosts: in a file of lines like `guests = "40/600"` or
`body = 100000`, which the environment variable TAFELRUNDE_LIMITS names, or one by one by variables
like TAFELRUNDE_LIMIT_GUESTS=40/600. A variable wins over the file. What is no limit, or no number,
is refused at the start.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from tafelrunde.kernel.errors import TafelrundeError

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
ENDPOINT: Final = 1_000  # of a browser at its push service
PREFERENCES: Final = 4_000  # as JSON
WORD: Final = 80  # ids of titles, bots, cards
OPTIONS: Final = 64_000  # of a table, as JSON: room for somebody's own cards
CHRONICLE: Final = 400_000  # of a chronicle's file: some 150 games
TABLE_BODY: Final = 640_000  # of the wish for a table, which may bring a chronicle along
PRINT_BODY: Final = 300_000  # of a wish for dividers, which may bring own cards along
NUMBER: Final = 2**31 - 1
EMAIL: Final = 254
TOKEN: Final = 100  # in a link that was mailed
REASON: Final = 300  # of a ban, or what a report says

# -- numbers

SEATS: Final = 12
TURN_SECONDS: Final = 14 * 24 * 3600
TOTAL_SECONDS: Final = 60 * 24 * 3600  # of one seat, for a whole game
DUE_AT_ONCE: Final = 50  # tables whose time is up that are looked at in a row
TURNS_LISTED: Final = 200  # running games of one user that are looked at for the next turn
PUSHES_PER_USER: Final = 10  # browsers that are called
MUTED: Final = 40  # titles somebody wants to hear nothing of
ENTRANTS: Final = 64  # of a tournament
LEAGUE_ENTRANTS: Final = 12  # whose games all begin at once
ROUNDS: Final = 12  # of a Swiss tournament
TOURNAMENTS_OPEN: Final = 5  # of one user
FRIENDS: Final = 300  # of one user, wishes included
BEST: Final = 100  # of a list of ratings
GAMES_COUNTED: Final = 2_000  # the latest games that statistics are made of
COUNTED_AT_ONCE: Final = 100  # rated games that were left over
TABLES_OPEN: Final = 20  # tables of one user that wait or run
UPLOADS: Final = 20  # records one user may have uploaded; the oldest makes room
SOCKETS_PER_USER: Final = 24
SOCKETS_PER_ADDRESS: Final = 60
CHAT_SHOWN: Final = 100
LIST_PAGE: Final = 30
REPLAY_PAGE: Final = 50
CURVE_POINTS: Final = 400  # of the curve over a game
MOMENTS: Final = 12  # of a game that are worth a look
SUMMARIES: Final = 200  # of finished games that are kept in memory
QUEUE: Final = 1_000_000  # bytes waiting for a slow client, which is then dropped
SOCKETS: Final = 20_000  # of everybody together, for each worker
CONNECTIONS: Final = 4_000  # that are no sockets, for each worker; fewer if the system allows less
CONNECTIONS_PER_ADDRESS: Final = 100
EVENTS_AT_ONCE: Final = 400  # of a long log; the rest follows in further messages
GUIDE_STEPS: Final = 100  # of a guided game
JOBS_WAITING: Final = 20  # of one user, in one line of the workshop
INLINE: Final = 2_000  # bytes of options that are settled at once; more go to the workshop
LIVE_TABLES: Final = 500  # matches kept in memory while nobody looks at them
FINISHED_SECONDS: Final = 600  # that a finished one is kept, with what its bots thought
REPLAYS_OPEN: Final = 64  # matches kept between two pages of a replay
WORKSHOP_MATCHES: Final = 600  # matches a process keeps for bots that think
BOT_STEPS: Final = 20_000  # answers of a game after which bots play no more
RECORD_ANSWERS: Final = 20_000  # of an uploaded record
PRINTED: Final = 1000  # dividers at once
UPLOADS_AT_ONCE: Final = 2  # records that are checked at the same time
MAILS_WAITING: Final = 1_000  # in the queue of a worker
MAIL_TRIES: Final = 6  # within about an hour, before a mail is given up
MODERATED: Final = 100  # reports, bans and doings on the moderators' page

# -- seconds

HEAD_SECONDS: Final = 10  # until the head of a request is there
BODY_SECONDS: Final = 20  # until its body is there
PING_SECONDS: Final = 20  # between two pings on a socket
PONG_SECONDS: Final = 30  # until a ping must be answered
RELAY_SECONDS: Final = 10  # until the worker that plays a table has answered
WISH_SECONDS: Final = 30  # to look at options or at somebody's chronicle
UPLOAD_SECONDS: Final = 10
UPLOAD_MEMORY: Final = 1_000_000_000  # bytes, of the process that checks a record
WEBHOOK_SECONDS: Final = 5
BOT_SECONDS: Final = 20  # a bot that thinks longer answers at random
PAGE_SECONDS: Final = 20  # to make one page of a replay
PRINT_SECONDS: Final = 30  # to make a PDF, without the time it waits for others
STANDING_PER_TABLE: Final = 40  # questions that are answered by themselves
STANDING_ANSWERS: Final = 30  # of which the first possible one is taken
STANDING_CONDITIONS: Final = 8  # that are joined
STANDING_IN_A_ROW: Final = 60  # answers of one seat alone, after which it is asked in any case
GARBAGE_SECONDS: Final = 20  # between two looks through what has come since
CHECKPOINT_SECONDS: Final = 20  # between two times that SQLite's journal is written back
PULSE_KEPT: Final = 2  # a worker's health is found out at most that often
PULSE_SECONDS: Final = 3  # to write one row, before a worker is called ill
CLOCK_SECONDS: Final = 5  # between two looks for tables whose time is up
SPARE_SECONDS: Final = 20  # for an answer of somebody who has used up the whole game's time
RATE_SECONDS: Final = 120  # between two looks for rated games that were not counted
DIGEST_SECONDS: Final = 20  # between two looks for letters that are due
PUSH_TTL: Final = 86_400  # a push service keeps a message for a browser that is off
ROUND_SECONDS: Final = 60  # between two looks for tournaments that were left undone
TIDY_SECONDS: Final = 3600  # between two looks for what is too old
MAIL_SECONDS: Final = 20  # to hand one mail to the mail server
GAUGE_SECONDS: Final = 5  # between two looks at queues, for /metrics
COUNT_SECONDS: Final = 30  # between two counts of tables in the database, for /metrics

SESSION_DAYS: Final = 180  # a cookie; it is renewed by every visit


class Rate(NamedTuple):
    """So many credits, refilled evenly within so many seconds."""

    credits: int
    seconds: float


# By address (of IPv6 the first half): what costs us something before we know who it is.
ADDRESS: Final = Rate(600, 60)
GUESTS: Final = Rate(20, 600)
ACCOUNTS: Final = Rate(10, 600)
LOGINS: Final = Rate(20, 300)
CONNECTS: Final = Rate(120, 60)
# By address and account, or by browser where the account has been before: wrong passwords. The
# owner elsewhere notices nothing of somebody who guesses.
WRONG: Final = Rate(10, 300)
# By the whole server: what strangers all over the world may do together.
EVERYBODY: Final = Rate(60_000, 60)  # requests
ALL_GUESTS: Final = Rate(2_000, 600)
ALL_ACCOUNTS: Final = Rate(1_000, 600)
ALL_CONNECTS: Final = Rate(20_000, 60)
# By user.
TABLES: Final = Rate(30, 600)
UPLOADED: Final = Rate(10, 600)
PREVIEWS: Final = Rate(120, 60)
REPLAYS: Final = Rate(240, 60)
SHARES: Final = Rate(30, 60)  # links made or withdrawn
PRINTS: Final = Rate(20, 60)
SAID: Final = Rate(15, 30)
WHYS: Final = Rate(30, 15)  # reasons why something is no answer
SOUGHT: Final = Rate(60, 300)  # profiles looked at, friends asked
PUSHED: Final = Rate(20, 600)  # browsers registered
HINTS: Final = Rate(20, 60)
TOURED: Final = Rate(60, 600)  # tournaments opened, joined, begun
HOOKED: Final = Rate(30, 600)
CHANGED: Final = Rate(60, 60)  # settings, which a page stores by itself
REPORTED: Final = Rate(6, 600)
EXPORTED: Final = Rate(6, 600)
VERIFIED: Final = Rate(5, 3600)  # mails to an address that somebody says is theirs
# By mail address, and of all mail.
MAILED: Final = Rate(20, 3600)
ALL_MAILS: Final = Rate(3_000, 3600)
# By address: forgotten passwords, and links that are tried.
FORGOTTEN: Final = Rate(6, 900)
LINKS: Final = Rate(30, 900)
# By account: links to choose a new password, whoever asks for them.
RESETS: Final = Rate(4, 3600)
# By socket: a person who clicks fast, or a page that plays treasures one by one.
MESSAGES: Final = Rate(80, 10)


# -- what a host has set


class BadLimit(TafelrundeError):
    """A limit that there is not, or that is no number."""


FILE: Final = "TAFELRUNDE_LIMITS"
VARIABLE: Final = "TAFELRUNDE_LIMIT_"


def chosen(usual: Mapping[str, object], environment: Mapping[str, str]) -> dict[str, int | Rate]:
    """The limits that are set otherwise, by name."""
    wishes: dict[str, object] = {}
    if environment.get(FILE):
        try:
            wishes.update(tomllib.loads(Path(environment[FILE]).read_text("utf-8")))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BadLimit("the file of limits cannot be read: {error}", error=error) from None
    for name, value in environment.items():
        if name.startswith(VARIABLE):
            wishes[name.removeprefix(VARIABLE)] = value
    found: dict[str, int | Rate] = {}
    for name, wish in wishes.items():
        was = usual.get(name.upper())
        if not name.upper().isupper() or type(was) not in (int, Rate):
            raise BadLimit("there is no limit '{name}'", name=name[:40])
        found[name.upper()] = _read(name, wish, rate=isinstance(was, Rate))
    return found


def _read(name: str, wish: object, *, rate: bool) -> int | Rate:
    parts = str(wish).split("/")
    good = len(parts) == 1 + rate and all(part.isascii() and part.isdecimal() for part in parts)
    numbers = [int(part) for part in parts] if good and len(str(wish)) < 30 else []
    if not numbers or min(numbers) < 1:
        expected = "40/600" if rate else "40"
        raise BadLimit(
            "the limit '{name}' is written like {expected}, not {given}",
            name=name[:40],
            expected=expected,
            given=str(wish)[:40],
        )
    return Rate(*numbers) if rate else numbers[0]


globals().update(chosen(globals(), os.environ))

# -- days: what is older is removed, see `store/tidy.py`

KEPT_DAYS: Final = {
    "guest": SESSION_DAYS + 10,  # who was not here since then has no cookie any more
    "waiting": 30,  # a table that nobody starts
    "running": 365,  # a game nobody plays on, or that other rules have stopped
    "finished": 1100,
    "aside": 60,  # a sandbox or an uploaded record
    "closed": 7,
    "doings": 365,  # who did what, and reports that were dealt with
}
SESSION_SECONDS: Final = SESSION_DAYS * 24 * 3600
