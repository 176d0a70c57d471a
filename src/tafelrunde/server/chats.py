"""What people say to each other at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.server.limits import CHAT_SHOWN
from tafelrunde.server.live import Live
from tafelrunde.server.messages import ChatLine, Chats
from tafelrunde.store import games
from tafelrunde.store.games import Line
from tafelrunde.store.users import User

if TYPE_CHECKING:
    from tafelrunde.server.core import Server


async def say(server: Server, live: Live, user: User, text: str) -> None:
    """A line of chat, to everybody at the table."""
    seat = live.table.seat_of(user.id)
    await games.say(server.store, live.table.id, seat, user.name, text, user.id)
    await tell_new(server, live)


async def tell_new(server: Server, live: Live) -> None:
    """Tell everybody the lines that are new."""
    lines = await games.chat(server.store, live.table.id, since=live.chats, most=CHAT_SHOWN)
    if lines:
        live.chats = max(live.chats, lines[-1].number + 1)
        _tell(live, lines)


async def tell_again(server: Server, id: str) -> None:
    """Words were taken out: tell everybody the latest lines as they are now."""
    live = server.tables.live.get(id)
    if live is not None and live.watchers:
        _tell(live, await games.chat(server.store, id, most=CHAT_SHOWN))


def _tell(live: Live, lines: list[Line]) -> None:
    told = Chats(lines=[ChatLine(**line._asdict()) for line in lines])
    for watcher in list(live.watchers):
        watcher.send(told)
