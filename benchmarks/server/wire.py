"""The leanest socket client that will do, so that the server is measured and not the client."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast


class Wire(asyncio.Protocol):
    """Speaks just enough of RFC 6455: text frames both ways, pings answered. Its mask is zero, which is a mask."""

    def __init__(self, host: str, port: int, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.buffer = b""
        self.open = asyncio.get_running_loop().create_future()
        self.lost = False
        self.greeting = (
            f"GET /api/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self.greeting)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.open.done():
            self.open.set_exception(ConnectionError("refused"))

    def send(self, payload: bytes, kind: int = 0x81) -> None:
        size = len(payload)
        head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer + data if self.buffer else data
        if not self.open.done():
            head, found, buffer = buffer.partition(b"\r\n\r\n")
            if not found:
                self.buffer = head
                return
            if b" 101 " not in head[:20]:
                self.open.set_exception(ConnectionError(head[:60].decode()))
                return
            self.open.set_result(None)
        at, end = 0, len(buffer)
        while end - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if end - start < size:
                break
            payload, kind = buffer[start : start + size], buffer[at] & 15
            at = start + size
            if kind == 1:
                self.heard(payload)
            elif kind == 9:
                self.send(payload, 0x8A)
        self.buffer = buffer[at:]

    async def close(self) -> None:
        self.transport.close()


async def connect(port: int, heard: Callable[[bytes], None]) -> Wire:
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire("127.0.0.1", port, heard), "127.0.0.1", port)
    await asyncio.wait_for(wire.open, 20)
    return wire
