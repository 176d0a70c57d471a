"""What a connection may send before it is a request: so many bytes, within so many seconds.

uvicorn's protocol has no bounds here, so that one endless line could fill the memory.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tafelrunde.server.limits import HEAD, HEAD_SECONDS

TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\n\r\n"


class Wire(HttpToolsProtocol):
    """One connection, whose requests have heads of a decent size that come in decent time."""

    head = 0  # bytes of the head that is being read; -1 while there is none
    patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for a request, but not for ever."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Read on, unless this is too much."""
        if self.head >= 0:
            self.head += len(data)
            if self.patience is None:
                self._wait()
        super().data_received(data)
        if self.head > HEAD and not self.transport.is_closing():
            self.transport.write(TOO_LARGE)
            self.transport.close()

    def on_headers_complete(self) -> None:
        """The head is there."""
        self.head = -1
        self._wait_no_more()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Next comes another head."""
        self.head = 0
        super().on_message_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._wait_no_more()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self.patience = self.loop.call_later(HEAD_SECONDS, self._too_slow)

    def _wait_no_more(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def _too_slow(self) -> None:
        if self.cycle and not self.cycle.response_complete:
            self._wait()  # the answer to the request before is on its way
        else:
            self.transport.close()
