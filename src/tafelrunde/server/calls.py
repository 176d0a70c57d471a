"""Calling people to their turn: in the page, and by a webhook if they are away."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from typing import TYPE_CHECKING
from urllib.parse import SplitResult, urlsplit

import msgspec

from tafelrunde.server.calling import wants, wishes_of
from tafelrunde.server.limits import HOOKED, WEBHOOK_SECONDS
from tafelrunde.server.live import Live
from tafelrunde.server.logs import log, log_failure
from tafelrunde.server.messages import YourTurn
from tafelrunde.server.refusals import Refusal
from tafelrunde.server.rooms import kind_of
from tafelrunde.store import people, users
from tafelrunde.store.games import Table
from tafelrunde.store.users import User

if TYPE_CHECKING:
    from tafelrunde.server.core import Server


# All of the new kind that is given out to anybody. Outside lie old ways to write private addresses
# (`::10.0.0.1`, `fec0::1`), and those translated on the way, perhaps into ones of the own network.
GIVEN_OUT = ipaddress.IPv6Network("2000::/3")
EXAMPLES = ipaddress.IPv6Network("3fff::/20")
JSON = {"Content-Type": "application/json"}
RESOLVING = ThreadPoolExecutor(16, "resolve")  # slow name servers keep nobody else waiting


class Calls:
    """Tells people that they are asked something."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.calling: set[asyncio.Task[None]] = set()
        self.turns: list[tuple[str, str, str, int]] = []  # of which other workers are told soon

    def your_turn(self, live: Live) -> None:
        """Call everybody who is asked now and was not before. No choice, no call."""
        for number in live.fresh:
            seat = live.table.seats[number]
            ask = live.ask_of(number)
            if kind_of(seat) == "human" and seat.user_id and ask and not ask.is_forced():
                self.ring(seat.user_id, live.table.id, live.table.title, number)
                if self.server.store.shared:
                    self.turns.append((seat.user_id, live.table.id, live.table.title, number))
                away = seat.user_id not in live.here | live.table.elsewhere
                if away and not self.server.players.is_ours(live, ask):
                    task = asyncio.ensure_future(self.call(live, seat.user_id, number))
                    self.calling.add(task)
                    task.add_done_callback(self.calling.discard)
        live.fresh = []

    def ring(self, user: str, table: str, title: str, seat: int) -> None:
        """Tell all open pages of a user."""
        for watcher in self.server.hub.of_user(user):
            watcher.send(YourTurn(table=table, title=title, seat=seat))

    async def call(self, live: Live, user: str, seat: int) -> None:
        """Tell somebody who is away: by their browsers, a letter later, their webhook.

        Each of them as they wish for the title and the speed.
        """
        from tafelrunde.server import push  # it needs `post`

        store, table = self.server.store, live.table
        found = await users.find(store, user)
        if found is None:
            return
        try:
            wish = wishes_of((await people.profile(store, user)).calls)
            if wants(wish.mail, table):
                self.server.digest.note(found, wish.minutes)
            if wants(wish.push, table):
                await push.your_turn(self.server, user, table)
            if wants(wish.hook, table):
                await self.hook(found, table, seat)
        except Exception:
            log_failure("call", user=user)

    async def hook(self, user: User, table: Table, seat: int) -> None:
        """Call somebody's webhook, if there is one."""
        if not user.webhook or not self.server.limiter.allows("webhook", HOOKED, user.id):
            return
        link = f"{self.server.settings.address}/table/{table.id}"
        body = msgspec.json.encode(
            {"event": "turn", "title": table.title, "table": table.id, "seat": seat, "url": link}
        )
        try:
            status = await post(user.webhook, body, private=self.server.settings.private_webhooks)
            log("webhook", user=user.id, status=status)
        except (OSError, TimeoutError, ValueError, Refusal) as error:
            log("webhook", user=user.id, failed=type(error).__name__)


def check_webhook(address: str) -> SplitResult:
    """Whether an address can be a webhook at all; where it leads is checked when it is used."""
    bad = Refusal("bad-webhook", "a webhook is an address like https://example.org/path")
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise bad from None
    if parts.scheme not in ("http", "https") or not parts.hostname or port == 0:
        raise bad
    if "@" in parts.netloc:  # a name or password of somebody
        raise bad
    if not address.isascii() or any(c.isspace() or c < " " for c in address):
        raise bad
    return parts


async def resolve(host: str, port: int, *, private: bool) -> str:
    """The address of a host; refuses any that is not on the open internet unless allowed."""
    look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(RESOLVING, look_up)
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses:
        raise Refusal("bad-webhook", "the webhook's host is unknown")
    for address in addresses:
        if not private and not is_open(address):
            raise Refusal("bad-webhook", "the webhook points into a private network")
    return addresses[0]


def is_open(address: str) -> bool:
    """Whether an address belongs to the open internet."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour
        if inner is not None:
            return is_open(str(inner))
        if ip not in GIVEN_OUT or ip in EXAMPLES or ip.teredo is not None:
            return False
    return ip.is_global and not ip.is_multicast


@lru_cache
def certificates() -> ssl.SSLContext:
    """Whom to trust; read once, because that takes long."""
    return ssl.create_default_context()


async def post(
    address: str, body: bytes, *, private: bool, headers: Mapping[str, str] = JSON
) -> int:
    """POST to a webhook and return the status; connects to exactly the address it has checked."""
    parts = check_webhook(address)
    host = parts.hostname or ""
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    path = parts.path or "/"
    target = f"{path}?{parts.query}" if parts.query else path
    async with asyncio.timeout(WEBHOOK_SECONDS):
        ip = await resolve(host, port, private=private)
        tls = certificates() if secure else None
        name = host if secure else None
        reader, writer = await asyncio.open_connection(ip, port, ssl=tls, server_hostname=name)
        try:
            lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
            head = (
                f"POST {target} HTTP/1.1\r\nHost: {parts.netloc}\r\nUser-Agent: Tafelrunde\r\n"
                f"{lines}Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
            )
            writer.write(head.encode("ascii") + body)
            await writer.drain()
            line = await reader.readline()
            return int(line.split()[1])
        except (IndexError, UnicodeEncodeError):
            raise ValueError("no HTTP answer") from None
        finally:
            writer.close()
