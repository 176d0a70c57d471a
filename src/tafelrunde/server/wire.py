"""What a connection may cost before it is a request: so many bytes, within so many seconds, and so
many connections of one address and in all.

uvicorn's protocol has no bounds here, so that one endless line could fill the memory and a few
slow senders could take every connection there is.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from contextlib import suppress

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tafelrunde.server.limiter import net_of
from tafelrunde.server.limits import (
    BODY_SECONDS,
    CONNECTIONS,
    CONNECTIONS_PER_ADDRESS,
    HEAD,
    HEAD_SECONDS,
)
from tafelrunde.server.logs import log, log_failure
from tafelrunde.server.relay import FOR, KEY, Switch

END = b"connection: close\r\ncontent-length: 0\r\n\r\n"
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\n" + END
TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\n" + END
TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\n" + END
FULL = b"HTTP/1.1 503 Service Unavailable\r\n" + END
SPARE = 300  # files that are no connections: the database, the workshop, pages


class Connections:
    """All connections of this worker that are not sockets of tables."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: dict[Wire, str] = {}  # the oldest first
        self.of: Counter[str] = Counter()

    def add(self, wire: Wire, net: str, *, counted: bool) -> bytes:
        """One more; returns what it is told if there is no room for it."""
        if counted and self.of[net] >= CONNECTIONS_PER_ADDRESS:
            return TOO_MANY
        if len(self.open) >= self.most:
            idle = next((other for other in self.open if other.is_waited_for()), None)
            if idle is None:
                return FULL
            idle.hang_up(TOO_LATE if idle.head < 0 else b"")
        self.open[wire] = net
        self.of[net] += 1
        return b""

    def remove(self, wire: Wire) -> None:
        """One less."""
        net = self.open.pop(wire, None)
        if net is not None:
            self.of[net] -= 1
            if not self.of[net]:
                del self.of[net]


def room() -> int:
    """How many connections the system and we allow."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != resource.RLIM_INFINITY:
            return max(50, min(CONNECTIONS, soft - SPARE))
    return CONNECTIONS


CONNECTED = Connections(room())
SWITCH: Switch | None = None  # where there are several workers
TABLE = re.compile(rb"/ws/tables/([A-Za-z0-9_-]{1,40})")


class Wire(HttpToolsProtocol):
    """One connection, whose requests are of a decent size and come in decent time."""

    head = 0  # bytes of the head that is being read; -1 while there is none
    patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for a request, but not for ever."""
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        refused = CONNECTED.add(self, net_of(peer), counted=bool(peer) and not self._is_proxy(peer))
        if refused:
            self.hang_up(refused)
        else:
            self._wait(HEAD_SECONDS)

    def _is_proxy(self, peer: str) -> bool:
        """Whether everybody comes from there; then it counts for itself who comes how often."""
        trusted = self.config.forwarded_allow_ips
        names = trusted.split(",") if isinstance(trusted, str) else list(trusted or [])
        return self.config.proxy_headers and any(one.strip() in ("*", peer) for one in names)

    def is_waited_for(self) -> bool:
        """Whether it is the other side that takes the time, not we."""
        idle = not self.cycle or self.cycle.response_complete
        return idle or self.patience is not None or self.transport.get_write_buffer_size() > 0

    def data_received(self, data: bytes) -> None:
        """Read on, unless this is too much."""
        if self.head >= 0:
            self.head += len(data)
            if self.patience is None:
                self._wait(HEAD_SECONDS)
        super().data_received(data)
        if self.head > HEAD:
            self.hang_up(TOO_LARGE)

    def on_headers_complete(self) -> None:
        """The head is there; the body follows."""
        self.head = -1
        self._wait_no_more()
        self._wait(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Next comes another head."""
        self.head = 0
        self._wait_no_more()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a socket, and counted as such; perhaps it belongs elsewhere."""
        self._wait_no_more()
        CONNECTED.remove(self)
        found = TABLE.fullmatch(self.url.partition(b"?")[0])
        if SWITCH is None or found is None:
            self._become_socket()
            return
        self.transport.pause_reading()
        self.finding = asyncio.ensure_future(self._find_way(SWITCH, found[1].decode("ascii")))

    def _become_socket(self) -> None:
        """Leave the connection to a socket; what reads requests holds us, and is not needed."""
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]

    async def _find_way(self, switch: Switch, table: str) -> None:
        """Serve the socket here, or connect it with the worker that plays its table."""
        try:
            address = await switch.way(table)
        except Exception:  # the database is away: whoever serves it here says so
            log_failure("relay", table=table)
            address = ""
        if self.transport.is_closing():
            return
        if not address:
            self._become_socket()
            self.transport.resume_reading()
            return
        self.connections.discard(self)
        try:
            head, client = self._head(), self._client()
            pipe = await switch.connect(table, address, head, client, self.transport)
        except OSError:
            self.hang_up(FULL)
            return
        log("relay", table=table)
        self.transport.set_protocol(pipe)
        self.parser = None  # type: ignore[assignment]
        self.transport.resume_reading()

    def _head(self) -> bytes:
        """The request as it came, without the end of its head."""
        lines = [self.scope["method"].encode() + b" " + self.url + b" HTTP/1.1\r\n"]
        for name, value in self.scope["headers"]:
            if name not in (KEY, FOR):
                lines += [name, b": ", value, b"\r\n"]
        return b"".join(lines)

    def _client(self) -> str:
        """Who is there, behind a proxy that we trust."""
        peer = self.client[0] if self.client else ""
        if not self._is_proxy(peer):
            return peer
        sent = [value for name, value in self.scope["headers"] if name == b"x-forwarded-for"]
        hosts = [host.strip() for host in b",".join(sent).decode("latin-1").split(",")]
        return next((host for host in reversed(hosts) if host and not self._is_proxy(host)), peer)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._wait_no_more()
        CONNECTED.remove(self)
        super().connection_lost(exc)

    def hang_up(self, told: bytes) -> None:
        """Say why, if nothing else is being said, and close."""
        self._wait_no_more()
        CONNECTED.remove(self)
        if not self.transport.is_closing():
            cycle = self.cycle
            if not cycle or cycle.response_complete or not cycle.response_started:
                self.transport.write(told)
            self.transport.close()

    def _wait(self, seconds: float) -> None:
        self.patience = self.loop.call_later(seconds, self._too_slow)

    def _wait_no_more(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def _too_slow(self) -> None:
        self.patience = None
        if self.head >= 0 and self.cycle and not self.cycle.response_complete:
            self._wait(HEAD_SECONDS)  # the answer to the request before is on its way
        else:
            self.hang_up(TOO_LATE if self.head < 0 else b"")


class InnerWire(Wire):
    """A connection of another worker: it has counted, and knows the way."""

    def _is_proxy(self, peer: str) -> bool:
        return True

    def handle_websocket_upgrade(self) -> None:
        """It is served here."""
        self._wait_no_more()
        CONNECTED.remove(self)
        self._become_socket()
