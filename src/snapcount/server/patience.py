"""Requests that never get their headers out: whoever sends them byte by byte is cut off."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

HEADERS_WITHIN = 15.0
"""Seconds from the first byte of a request, or from the connection, until its headers are complete."""


class Impatient(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """uvicorn's own protocol and a clock that runs while no request is complete enough to be answered."""

    transport: asyncio.Transport
    cycle: Any
    """uvicorn's request at hand; None before the first."""
    within = HEADERS_WITHIN
    clock: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.start()

    def data_received(self, data: bytes) -> None:
        if not self.answering():
            self.start()
        super().data_received(data)
        if self.answering():
            self.stop()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop()
        super().connection_lost(exc)

    def answering(self) -> bool:
        """A request is being answered, or the connection has become a socket, which has a clock of its own."""
        if self.transport.get_protocol() is not self:
            return True
        return self.cycle is not None and not self.cycle.response_complete

    def start(self) -> None:
        if self.clock is None:
            self.clock = asyncio.get_running_loop().call_later(self.within, self.run_out)

    def stop(self) -> None:
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None

    def run_out(self) -> None:
        self.clock = None
        if not (self.answering() or self.transport.is_closing()):
            self.transport.close()
