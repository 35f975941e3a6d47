"""uvicorn's socket protocol with a short cut: several text frames in one write.

A change of a match is told to each seat in two or three messages. Handed over one by one, each pays for a frame object
and a write of its own. The short cut is an ASGI extension, offered in the scope: an application that doesn't know it,
and a server that doesn't offer it, go on as before.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

TEXTS = "snapcount.texts"


class LeanSockets(WebSocketsSansIOProtocol):
    async def run_asgi(self) -> None:
        if not self.conn.extensions:  # a compressed connection frames for itself
            scope: Any = self.scope
            scope["extensions"][TEXTS] = {}
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        if message["type"] != TEXTS:
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ConnectionError
        self.transport.write(b"".join([part for text in message["texts"] for part in framed(text)]))


def framed(text: str) -> tuple[bytes, bytes]:
    """The head and the body of a text frame (RFC 6455, 5.2): final, not masked."""
    body = text.encode()
    size = len(body)
    if size < 126:
        return bytes((0x81, size)), body
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big"), body
    return b"\x81\x7f" + size.to_bytes(8, "big"), body
