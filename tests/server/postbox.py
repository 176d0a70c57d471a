"""A real mail server for the tests, which keeps what it gets and can be told to refuse."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.server.backends import free_port

PATIENCE = 20.0


class Postbox:
    """What aiosmtpd calls with every mail."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.replies: list[str] = []  # what the next mails are answered instead of being taken

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        if self.replies:
            return self.replies.pop(0)
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=default)
        assert isinstance(mail, EmailMessage)
        assert envelope.rcpt_tos == [mail["To"]]
        self.mails.append(mail)
        return "250 OK"

    def to(self, address: str) -> list[EmailMessage]:
        return [mail for mail in self.mails if mail["To"] == address]

    def next(self, address: str, number: int = 1) -> EmailMessage:
        """Wait for so many mails to an address; the last of them."""
        deadline = time.monotonic() + PATIENCE
        while len(self.to(address)) < number:
            assert time.monotonic() < deadline, f"no mail to {address}"
            time.sleep(0.02)
        return self.to(address)[number - 1]


def token_in(mail: EmailMessage) -> str:
    """The token in the link of a mail."""
    found = re.search(r"#([\w-]{43})\s", mail.get_content())
    assert found is not None, mail.get_content()
    return found[1]


@contextmanager
def postbox() -> Iterator[tuple[Postbox, dict[str, Any]]]:
    """A mail server, and the settings of a server that uses it."""
    box = Postbox()
    port = free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    sender = "Tafelrunde <games@example.org>"
    smtp = {"host": "127.0.0.1", "port": port, "security": "none", "sender": sender}
    try:
        yield box, {"smtp": smtp}
    finally:
        controller.stop()
