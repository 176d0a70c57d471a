"""Passing on what reaches the wrong worker: each has an inner door that only the others know.

A socket is passed on as it is: after its head the bytes go through, both ways, and nobody here
looks at them. A request is asked again there.
"""

from __future__ import annotations

import asyncio
from hmac import compare_digest
from importlib.util import find_spec
from typing import TYPE_CHECKING, cast

import uvicorn
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.server import ServerState

from tafelrunde.server.limits import BODY, RELAY_SECONDS
from tafelrunde.server.lines import SOCKETS
from tafelrunde.server.logs import log_failure
from tafelrunde.server.refusals import Refusal

if TYPE_CHECKING:
    from tafelrunde.server.core import Server
    from tafelrunde.server.http import Call

KEY, FOR = b"x-tafelrunde-key", b"x-tafelrunde-for"  # what lets in, and who really asks
OWN = {b"host", b"cookie", b"origin", b"x-csrf-token", b"content-type", b"user-agent"}


class Inner:
    """The application as other workers reach it: they say who asks, and must know the key."""

    def __init__(self, app: ASGIApp, key: bytes) -> None:
        self.app = app
        self.key = key

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let in whoever has the key."""
        headers = dict(scope["headers"])
        if not compare_digest(headers.get(KEY, b""), self.key):
            if scope["type"] == "http":
                await Response(status_code=403)(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 4403})
            return
        scope["headers"] = [one for one in scope["headers"] if one[0] not in (KEY, FOR)]
        scope["client"] = (headers.get(FOR, b"").decode("latin-1"), 0)
        scope["relayed"] = True
        await self.app(scope, receive, send)


class Door:
    """Where other workers come in."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.inner: asyncio.Server | None = None

    async def open(self, app: ASGIApp) -> None:
        """Listen; from now on this worker can own tables that others are asked for."""
        if find_spec("httptools") is None:  # then each worker serves what it owns, and no more
            return
        from tafelrunde.server import wire

        key = self.server.signing.inner_key()
        config = uvicorn.Config(
            Inner(app, key), http=wire.InnerWire, lifespan="off", log_config=None, **SOCKETS
        )
        config.load()
        state = ServerState()
        self.inner = await asyncio.get_running_loop().create_server(
            lambda: wire.InnerWire(config=config, server_state=state, app_state={}),
            self.server.settings.inner,
            0,
        )
        host, port = self.inner.sockets[0].getsockname()[:2]
        self.server.owners.address = f"{host} {port}"
        wire.SWITCH = Switch(self.server, key)

    def close(self) -> None:
        """Let nobody in any more."""
        if self.inner is not None:
            from tafelrunde.server import wire

            wire.SWITCH = None
            self.inner.close()


class Switch:
    """Knows where a socket belongs, and connects it."""

    def __init__(self, server: Server, key: bytes) -> None:
        self.server = server
        self.key = key

    async def way(self, table: str) -> str:
        """Where a table is played; '' if here."""
        return await self.server.owners.elsewhere(table)

    async def connect(
        self, table: str, address: str, head: bytes, client: str, near: asyncio.Transport
    ) -> Pipe:
        """Connect a socket with the worker that plays its table; raises `OSError`."""
        host, port = address.split(" ")
        loop = asyncio.get_running_loop()
        try:
            far, _ = await asyncio.wait_for(
                loop.create_connection(lambda: Pipe(near), host, int(port)), RELAY_SECONDS
            )
        except (OSError, TimeoutError):
            self.server.owners.not_there(table)
            raise OSError("the worker is not there") from None
        more = [KEY, b": ", self.key, b"\r\n", FOR, b": ", client.encode("latin-1"), b"\r\n\r\n"]
        far.write(b"".join([head, *more]))
        back = Pipe(far)
        back.connection_made(near)
        return back


class Pipe(asyncio.Protocol):
    """What comes in here goes out at the other end, no faster than that is read."""

    def __init__(self, other: asyncio.Transport) -> None:
        self.other = other

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It begins."""
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Pass it on."""
        self.other.write(data)

    def pause_writing(self) -> None:
        """This end is full: read no more at the other one."""
        if not self.other.is_closing():
            self.other.pause_reading()

    def resume_writing(self) -> None:
        """There is room again."""
        if not self.other.is_closing():
            self.other.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """One end is gone, so the other one goes."""
        self.other.close()


async def forwarded(call: Call, table: str) -> Response | None:
    """What the worker says that plays a table; None if that is this one."""
    server = call.server
    address = "" if call.request.scope.get("relayed") else await server.owners.elsewhere(table)
    if not address:
        return None
    body = await call.bytes(BODY)
    request = call.request
    path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    client = request.client.host if request.client is not None else ""
    lines = [b"%s %s HTTP/1.1" % (request.method.encode(), path.encode("ascii", "ignore"))]
    lines += [name + b": " + value for name, value in request.scope["headers"] if name in OWN]
    lines += [KEY + b": " + server.signing.inner_key(), FOR + b": " + client.encode("latin-1")]
    lines += [b"connection: close", b"content-length: %d" % len(body), b"", body]
    host, port = address.split(" ")
    try:
        async with asyncio.timeout(RELAY_SECONDS):
            reader, writer = await asyncio.open_connection(host, int(port))
            try:
                writer.write(b"\r\n".join(lines))
                head, _, told = (await reader.read(-1)).partition(b"\r\n\r\n")
            finally:
                writer.close()
        status = int(head.split(None, 2)[1])
    except (OSError, TimeoutError, IndexError, ValueError):
        server.owners.not_there(table)
        log_failure("relay", table=table)
        raise Refusal("broken", "the worker that plays this table is not there") from None
    return Response(told, status, {"Cache-Control": "no-store"}, media_type="application/json")
