"""The connection of a socket: what is said goes straight to the system, without queues or tasks."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tafelrunde.server.limits import PING_SECONDS, PONG_SECONDS, SOCKET_MESSAGE

# How uvicorn serves them. Compressing would cost a third of a megabyte for each socket.
SOCKETS: dict[str, Any] = {
    "ws_max_size": 4 * SOCKET_MESSAGE,  # a little more than we read, so that we can say no
    "ws_max_queue": 8,
    "ws_per_message_deflate": False,
    "ws_ping_interval": PING_SECONDS,
    "ws_ping_timeout": PONG_SECONDS,
    "access_log": False,
    "server_header": False,
}
GRACE = 2.0  # seconds for what a socket is told last
AHEAD = 8  # messages that are read before the ones before them are done
TEXT = 0x81  # a whole message of text


class Line(WebSocketsSansIOProtocol):
    """One socket, which is gone when it is closed, even if nobody reads what was sent."""

    said = b""  # and not yet sent
    heard = 0.0  # when something came last
    served = False  # to its end

    def say(self, data: bytes) -> None:
        """Send a text, unless the socket is being closed. No extension changes it on its way."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        size = len(data)
        if size < 126:
            head = bytes((TEXT, size))
        elif size < 65536:
            head = bytes((TEXT, 126)) + size.to_bytes(2, "big")
        else:
            head = bytes((TEXT, 127)) + size.to_bytes(8, "big")
        if not self.said:
            self.loop.call_soon(self.send_said)
        self.said += head + data

    def send_said(self) -> None:
        """What was said at the same moment goes in one piece: asking the system is dear."""
        said, self.said = self.said, b""
        if said and not (self.close_sent or self.transport.is_closing()):
            self.transport.write(said)

    @property
    def waiting(self) -> int:
        """Bytes that the other side has not taken yet."""
        return len(self.said) + self.transport.get_write_buffer_size()

    def send_receive_event_to_app(self) -> None:
        """A message has come; reading stops only when several are waiting, not after each."""
        paused = self.read_paused
        if self.queue.qsize() < AHEAD:
            self.read_paused = True  # as far as the next line knows
        super().send_receive_event_to_app()
        if self.queue.qsize() <= AHEAD:
            self.read_paused = paused

    def send_keepalive_ping(self) -> None:
        """Ask whether somebody is there, unless they have just said something."""
        pause = self.heard + PING_SECONDS - self.loop.time()
        if pause > 0:
            self.ping_timer = self.loop.call_later(pause, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """A ping was not answered."""
        super().keepalive_timeout()
        self.loop.call_later(GRACE, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        """What was no request for a socket is hung up on; otherwise it would stay for ever."""
        self.heard = self.loop.time()
        super().data_received(data)
        if not self.handshake_complete and self.conn.eof_sent:
            self.transport.close()

    def shutdown(self) -> None:
        """The server ends; whoever was refused has had the last word already."""
        self.send_said()
        if not self.handshake_complete and self.conn.eof_sent:
            self.transport.close()
        else:
            super().shutdown()

    async def run_asgi(self) -> None:
        """Serve it to its end."""
        self.scope["state"]["line"] = self
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(GRACE, self.transport.abort)
            self.served = True
            self.let_go()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        super().connection_lost(exc)
        self.let_go()

    def let_go(self) -> None:
        """Break the circles when nobody needs it: on a busy server nobody looks for them."""
        if self.served and self.disconnected:
            self.scope["state"].clear()  # holds this line
            self.conn.parser.close()  # reads for the connection that holds it


SOCKETS["ws"] = Line
