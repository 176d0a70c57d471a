"""Who may not come in or not chat: kept in memory, read again whenever somebody changes it."""

from __future__ import annotations

import ipaddress
from typing import TYPE_CHECKING

from tafelrunde.server.refusals import Refusal
from tafelrunde.store.engine import now
from tafelrunde.store.moderation import BAN, MUTE, Ban, Net, valid
from tafelrunde.store.overview import time_of
from tafelrunde.store.users import User
from tafelrunde.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from tafelrunde.server.core import Server

CLOSED = 4410  # a socket of somebody who is banned


class Bans:
    """All bans and mutes of a server."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.users: dict[tuple[str, str], Ban] = {}
        self.nets: list[tuple[Net, Ban]] = []

    async def load(self) -> None:
        """Read them again, and close the pages of whoever is banned now."""
        found = await valid(self.server.store)
        self.users = {(ban.kind, ban.user_id): ban for ban in found if ban.user_id}
        self.nets = [(ipaddress.ip_network(ban.net), ban) for ban in found if ban.net]
        for socket in self.server.hub.all():
            if self.find(BAN, socket.user, socket.host, trusted=socket.moderator):
                socket.close(CLOSED)

    def find(self, kind: str, user: str, host: str, *, trusted: bool = False) -> Ban | None:
        """The ban that counts for a user at an address; moderators cannot be shut out by one."""
        ban = self.users.get((kind, user)) if user else None
        if ban is not None and not is_over(ban):
            return ban
        if not self.nets or trusted:
            return None
        try:
            ip = ipaddress.ip_address(host.partition("%")[0])
        except ValueError:
            return None
        if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped is not None:
            ip = ip.ipv4_mapped
        for net, ban in self.nets:
            if ban.kind == kind and ip.version == net.version and ip in net and not is_over(ban):
                return ban
        return None

    def check(self, user: User | None, host: str) -> None:
        """Refuse whoever is banned, and say until when and why."""
        id, trusted = (user.id, user.moderator) if user is not None else ("", False)
        ban = self.find(BAN, id, host, trusted=trusted)
        if ban is not None:
            raise Refusal("banned", "you are banned from this server", texts=told(ban))

    def check_mute(self, user: User, host: str) -> None:
        """Refuse whoever may not chat."""
        ban = self.find(MUTE, user.id, host, trusted=user.moderator)
        if ban is not None:
            raise Refusal("muted", "you may not chat", texts=told(ban))


def is_over(ban: Ban) -> bool:
    """Whether its time is up."""
    return 0 < ban.until <= now()


def told(ban: Ban) -> dict[str, str]:
    """Until when, and why, in all languages."""
    said: dict[str, str] = {}
    for lang in LANGUAGES:
        texts = Texts(lang)
        until = texts.text("ban-until", until=time_of(ban.until)) if ban.until else ""
        said[lang] = " ".join(part for part in (until, ban.reason) if part)
    return said
