"""uvicorn's socket protocol with a short cut for what a match sends all day: whole text messages.

Handed over as ASGI wants it, every message pays for an event object, a queue, a pause of the transport and a task that
is woken. Here a text message in one frame goes straight to whoever listens, and texts go out in one write. Everything
else (fragments, pings, closing, errors) is left to `websockets`, which gets it frame by frame. The short cut is an ASGI
extension, offered in the scope: where an application doesn't know it or a server doesn't offer it, all is as before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from struct import Struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

LEAN = "snapcount.lean"
WHOLE_TEXT = 0x81
SHORT = [bytes((WHOLE_TEXT, size)) for size in range(126)]
LONGER, LONGEST = Struct(">BBH").pack, Struct(">BBQ").pack
"""The heads of text frames by their size."""
Heard = Callable[[str | None], None]


class LeanSockets(WebSocketsSansIOProtocol):
    heard: Heard | None = None
    """Takes every text message; None for one of bytes."""
    drained: Callable[[], None]
    full = False
    """The other end reads too slowly: what is written now piles up here."""
    rest = b""
    in_fragments = False
    left_alone = False
    """The other end breaks the protocol: `websockets` says how, and closes."""

    async def run_asgi(self) -> None:
        if not self.conn.extensions:  # a compressed connection frames for itself
            scope: Any = self.scope
            scope["extensions"][LEAN] = self
        await super().run_asgi()

    def listen(self, heard: Heard, drained: Callable[[], None]) -> None:
        """From now on messages come this way; `drained` is called when the other end has caught up."""
        self.heard = heard
        self.drained = drained

    # Reading

    def data_received(self, data: bytes) -> None:
        if self.heard is None or self.left_alone:
            super().data_received(data)
            return
        if self.rest:
            data = self.rest + data
        at, end = 0, len(data)
        while end - at >= 2:
            kind, size, start = data[at], data[at + 1] & 0x7F, at + 2
            if size >= 126:
                width = 2 if size == 126 else 8
                if end - start < width:
                    break
                size, start = int.from_bytes(data[start : start + width], "big"), start + width
            body = start + 4
            if not data[at + 1] & 0x80 or size > self.config.ws_max_size:
                self.left_alone = True
                super().data_received(data[at:])
                return
            if end - body < size:
                break
            text = None
            if kind == WHOLE_TEXT and not self.in_fragments:
                text = unmasked(data[start:body], data[body : body + size])
            if text is None:
                self.other(kind, data[at : body + size])
            elif not self.close_sent:
                self.heard(text)
            at = body + size
        self.rest = data[at:]

    def other(self, kind: int, frame: bytes) -> None:
        if kind & 0x0F < 3:
            self.in_fragments = not kind & 0x80
        super().data_received(frame)

    def send_receive_event_to_app(self) -> None:
        """A message that came in fragments, in bytes, or that is no text."""
        if self.heard is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        try:
            text = data.decode() if self.curr_msg_data_type == "text" else None
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        self.heard(text)

    # Writing

    def write(self, texts: Iterable[str]) -> None:
        if not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self.transport.write(b"".join([framed(text) for text in texts]))

    def pause_writing(self) -> None:
        self.full = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self.full = False
        super().resume_writing()
        if self.heard is not None:
            self.drained()


def unmasked(mask: bytes, data: bytes) -> str | None:
    """The text of a frame; None if it is none."""
    try:
        return apply_mask(data, mask).decode()
    except UnicodeDecodeError:
        return None


def framed(text: str) -> bytes:
    """A text frame (RFC 6455, 5.2): final, not masked."""
    body = text.encode()
    size = len(body)
    if size < 126:
        return SHORT[size] + body
    if size < 1 << 16:
        return LONGER(WHOLE_TEXT, 126, size) + body
    return LONGEST(WHOLE_TEXT, 127, size) + body
