"""What somebody wants to be told, where: by push, mail or webhook, by title and speed."""

from __future__ import annotations

from typing import Any

import msgspec

from tafelrunde.server.messages import CallWish, ChannelWish
from tafelrunde.store.finding import speed_of
from tafelrunde.store.games import Table


def wishes_of(kept: dict[str, Any] | None) -> CallWish:
    """What was chosen; the usual where nothing was, or nothing that can be read."""
    try:
        return msgspec.convert(kept or {}, CallWish)
    except msgspec.ValidationError:
        return CallWish()


def is_wanted(wish: ChannelWish, title: str, speed: str) -> bool:
    """Whether somebody wants to hear of such a game this way."""
    return speed in wish.speeds and title not in wish.muted


def wants(wish: ChannelWish, table: Table) -> bool:
    """The same for a table."""
    return is_wanted(wish, table.title, speed_of(table))
