"""How a server runs; workers get their settings through one environment variable."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

import msgspec

from tafelrunde.server.limits import LIVE_TABLES

VARIABLE = "TAFELRUNDE_SERVER"
STATIC = Path(__file__).with_name("static")


class Smtp(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The mail server that takes our mail."""

    host: str
    sender: str  # Tafelrunde <games@example.org>
    port: int = 587
    security: Literal["starttls", "tls", "none"] = "starttls"
    user: str = ""
    password: str = ""

    def __repr__(self) -> str:
        """Without the password."""
        return f"Smtp({self.host}:{self.port})"


class Settings(msgspec.Struct, kw_only=True):
    """Everything that can be set. Delays are seconds, from and to."""

    db: str = "sqlite:///tafelrunde.db"
    static: str = str(STATIC)
    origins: list[str] = []  # pages of other addresses that may use this server
    secure: bool = False  # reached by https: the cookie is sent over nothing else
    secret: str = ""  # signs cookies; '' keeps one in the database
    bot_delay: tuple[float, float] = (0.5, 1.2)
    forced_delay: tuple[float, float] = (0.9, 2.4)  # a question that might have been a choice
    flow_delay: tuple[float, float] = (0.3, 0.6)  # the same, in the middle of one's own answers
    limit_factor: float = 1.0  # 0: no rate limits
    private_webhooks: bool = False  # webhooks may point into the own network
    address: str = ""  # of this server as people reach it, for links in webhooks
    inner: str = "127.0.0.1"  # where workers of other hosts reach this one's
    live_tables: int = LIVE_TABLES
    workshop: int = 2  # processes for bots that think for long, and as many for the others
    replays: int = 1  # processes for pages of replays
    wishes: int = 1  # processes that look at large options and at chronicles
    printers: int = 1  # processes that typeset
    smtp: Smtp | None = None  # without it there is no mail
    metrics: str = ""  # the token that /metrics asks for; '' shows it to nobody
    clock_grace: float = 60.0  # seconds after a start in which nobody's time is up
    keep: float = 1.0  # how long old tables and guests are kept, times the usual; 0: for ever


def to_environment(settings: Settings) -> None:
    """Leave the settings for worker processes."""
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()


def from_environment() -> Settings:
    """The settings another process left, or the usual ones."""
    return msgspec.json.decode(os.environ.get(VARIABLE, "{}").encode(), type=Settings)
