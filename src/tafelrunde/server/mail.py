"""Sending mail: `send` queues it, and one task hands it to the host's mail server.

What cannot be delivered now is tried again, later and later; what is refused for good is dropped.
The queue is in memory, because links in mails must not lie in the database: what waits when a
worker is killed is lost, and people ask again.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections import deque
from contextlib import suppress
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import NamedTuple

import aiosmtplib

from tafelrunde.server import metrics
from tafelrunde.server.limiter import ALL, Limiter
from tafelrunde.server.limits import (
    ALL_MAILS,
    EMAIL,
    MAIL_SECONDS,
    MAIL_TRIES,
    MAILED,
    MAILS_WAITING,
)
from tafelrunde.server.logs import log
from tafelrunde.server.settings import Smtp

ADDRESS = re.compile(
    r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*"
    r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?",
    re.ASCII | re.IGNORECASE,
)
PAUSE, LONGEST = 5.0, 900.0  # seconds before the second try, and between later ones at most


class Letter(NamedTuple):
    """A mail that waits."""

    due: float  # a moment of the monotonic clock
    to: str
    subject: str
    text: str
    tries: int = 0


def is_address(text: str) -> bool:
    """Whether this can be somebody's address."""
    return len(text) <= EMAIL and ADDRESS.fullmatch(text) is not None and ".." not in text


class Mailer:
    """The letters of one worker."""

    def __init__(self, smtp: Smtp | None, limiter: Limiter) -> None:
        self.smtp = smtp
        self.limiter = limiter
        self.waiting: deque[Letter] = deque()
        self._more = asyncio.Event()
        self._sending = False

    @property
    def can_send(self) -> bool:
        """Whether there is a mail server."""
        return self.smtp is not None

    def send(self, to: str, subject: str, text: str) -> bool:
        """Have a mail sent soon; False if there is no mail server or there is too much mail."""
        if self.smtp is None or not is_address(to) or len(self.waiting) >= MAILS_WAITING:
            return False
        if not self.limiter.has("mails", ALL_MAILS, ALL):
            log("mail", refused="all")
            return False
        if not self.limiter.allows("mail", MAILED, to.lower()):
            log("mail", refused="address")
            return False
        self.limiter.take("mails", ALL_MAILS, ALL)
        self._put(Letter(time.monotonic(), to, subject, text))
        return True

    def _put(self, letter: Letter) -> None:
        self.waiting.append(letter)
        self._more.set()

    async def run(self) -> None:
        """Send what is due, for ever."""
        while True:
            letter = self._due()
            if letter is None:
                self._more.clear()
                with suppress(TimeoutError):
                    async with asyncio.timeout(self._until_next()):
                        await self._more.wait()
                continue
            self._sending = True
            try:
                await self._try(letter)
            finally:
                self._sending = False

    def _due(self) -> Letter | None:
        """The next letter whose time has come."""
        now = time.monotonic()
        letter = next((letter for letter in self.waiting if letter.due <= now), None)
        if letter is not None:
            self.waiting.remove(letter)
        return letter

    def _until_next(self) -> float:
        return min((max(0.05, one.due - time.monotonic()) for one in self.waiting), default=60.0)

    async def _try(self, letter: Letter) -> None:
        tries = letter.tries + 1
        try:
            await self._deliver(letter)
            log("mail", sent=True, tries=tries)
            metrics.MAILS.labels("sent").inc()
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            kind = type(error).__name__
            final = is_final(error) or tries >= MAIL_TRIES
            log("mail", sent=False, tries=tries, failed=kind, dropped=final)
            metrics.MAILS.labels("dropped" if final else "delayed").inc()
            if not final:
                pause = min(LONGEST, PAUSE * 4 ** (tries - 1))
                self._put(letter._replace(due=time.monotonic() + pause, tries=tries))

    async def _deliver(self, letter: Letter) -> None:
        smtp = self.smtp
        assert smtp is not None
        await aiosmtplib.send(
            message_of(smtp.sender, letter),
            hostname=smtp.host,
            port=smtp.port,
            username=smtp.user or None,
            password=smtp.password or None,
            use_tls=smtp.security == "tls",
            start_tls=smtp.security == "starttls",
            timeout=MAIL_SECONDS,
        )

    async def close(self, seconds: float = 3.0) -> None:
        """Give what is due now a last chance."""
        if self.smtp is None:
            return
        end = time.monotonic() + seconds
        while (self._sending or any(one.due <= end for one in self.waiting)) and (
            time.monotonic() < end
        ):
            await asyncio.sleep(0.05)


def is_final(error: Exception) -> bool:
    """Whether the same mail would be refused again."""
    if isinstance(error, aiosmtplib.SMTPRecipientsRefused):
        return all(is_final(one) for one in error.recipients)
    if isinstance(error, aiosmtplib.SMTPAuthenticationError):
        return False  # the host can mend that
    return isinstance(error, aiosmtplib.SMTPResponseException) and 500 <= error.code < 600


def message_of(sender: str, letter: Letter) -> EmailMessage:
    """A letter as it goes out; a line break in a heading is a `ValueError`."""
    message = EmailMessage()
    message["From"] = sender
    message["To"] = letter.to
    message["Subject"] = letter.subject
    message["Date"] = formatdate()
    domain = parseaddr(sender)[1].rpartition("@")[2]
    message["Message-ID"] = make_msgid(domain=domain or "localhost")
    message["Auto-Submitted"] = "auto-generated"  # nobody's machine answers it
    message.set_content(letter.text)
    return message
